"""Hints for a turn, from small to large."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.chances import openings
from ..rules.cards import Place, Table, number_of
from ..rules.moves import formula_of
from ..rules.plays import plays
from ..rules.state import Lay, Staying
from ..rules.view import View
from .sentences import laid_text, say
from .why import best_of, why_play


def advised(view: View, found: Sequence[Lay] | None = None) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    `found` are the plays that are still looked for, all by default. The first hint tells the operation, the second what
    stays on the table, the third what to lay, and the last one the formula.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> [step.claim for step in advised(observe(new_game(2, "FERN-42"), 0))]
    ['Your cards make no true formula now: draw a card.',
     'With 5 and 9, the answer must be 14 or 45, and your cards cannot make that.']
    """
    if not view.is_my_turn:
        return ()
    found = plays(view.table, view.hand, view.rules) if found is None else found
    if not found:
        return _nothing_to_lay(view)
    best = best_of(found, view.table, view.hand, view.rules)
    formula = formula_of(view.table, best)
    return (
        Explanation(say("hint-operation", cards=len(best.laid), sign=best.sign)),
        Explanation(stays(view.table, best)),
        Explanation(say("hint-lay", laid=laid_text(best))),
        Explanation(f"{formula}.", why=why_play(view.table, best).why),
    )


def _nothing_to_lay(view: View) -> tuple[Explanation, ...]:
    do = say("hint-draw") if view.can_draw else say("hint-pass")
    return Explanation(do), Explanation(_answers_needed(view) or say("hint-none-true"))


def _answers_needed(view: View) -> str:
    """Which answers would open the round, where both cards turned up are digits."""
    piles = [view.table.number(place) for place in (Place.LEFT, Place.RIGHT)]
    if view.table.is_open or None in (piles[0][0].digit, piles[1][0].digit):
        return ""
    left, right = map(number_of, piles)
    whole = sorted({opening.answer for opening in openings(left, right, view.rules.signs)})
    if not whole:
        return say("hint-no-answer", left=left, right=right)
    return say("hint-answers", left=left, right=right, answers=whole)


def stays(table: Table, play: Lay) -> str:
    """Which cards of the table a play keeps: "Keep the 7 in 79 and the 8 on the table." """
    kept = [text for place in Place for text in _kept(table, play, place)]
    return say("hint-keep", kept=kept) if kept else say("hint-keep-none")


def _kept(table: Table, play: Lay, place: Place) -> list[str]:
    faces = [say("joker") if pile.digit is None else f"{pile.digit}" for pile in table.number(place)]
    kept = [faces[spot.at] for spot in play.row(place) if isinstance(spot, Staying)]
    number = "".join(faces)
    if kept and kept == faces:
        return [say("kept-number", number=number)]
    return [say("kept-digit", digit=face, number=number) for face in kept]
