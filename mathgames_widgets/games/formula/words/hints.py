"""Hints for a turn, from small to large."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import counted, listed
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import capital

from ..analysis.chances import openings
from ..rules.cards import Place, Table, number_of
from ..rules.moves import formula_of
from ..rules.plays import plays
from ..rules.state import Kept, Lay
from ..rules.view import View
from .sentences import OPERATIONS, laid_text
from .why import best_of, why_play


def hint(view: View, found: Sequence[Lay] | None = None) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    `found` are the plays that are still looked for, all by default. The first hint tells the operation, the second what
    stays on the table, the third what to lay, and the last one the formula.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> [step.claim for step in hint(observe(new_game(2, "FERN-42"), 0))]
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
        Explanation(f"You can lay {counted(len(best.laid), 'card')} with {OPERATIONS[best.sign]}."),
        Explanation(stays(view.table, best)),
        Explanation(f"Lay {laid_text(best)}."),
        Explanation(f"{formula}.", why=why_play(view.table, best).why),
    )


def _nothing_to_lay(view: View) -> tuple[Explanation, ...]:
    do = "draw a card" if view.can_draw else "pass"
    return (
        Explanation(f"Your cards make no true formula now: {do}."),
        Explanation(_answers_needed(view) or "No formula that your cards can make here is true."),
    )


def _answers_needed(view: View) -> str:
    """Which answers would open the round, where both cards turned up are digits."""
    left, right = (view.table.number(place) for place in (Place.LEFT, Place.RIGHT))
    if view.table.is_open or None in (left[0].digit, right[0].digit):
        return ""
    whole = sorted({one.answer for one in openings(number_of(left), number_of(right), view.rules.signs)})
    start = f"With {number_of(left)} and {number_of(right)},"
    if not whole:
        return f"{start} no sign in play gives a whole number from 0 up."
    answers = " or ".join([part for part in (", ".join(map(str, whole[:-1])), str(whole[-1])) if part])
    return f"{start} the answer must be {answers}, and your cards cannot make that."


def stays(table: Table, play: Lay) -> str:
    """Which cards of the table a play keeps: "The 7 in 79 and the 8 stay on the table." """
    kept = [text for place in Place for text in _kept(table, play, place)]
    if not kept:
        return "No card on the table stays: all three numbers are new."
    return f"{capital(listed(kept))} {'stays' if len(kept) == 1 else 'stay'} on the table."


def _kept(table: Table, play: Lay, place: Place) -> list[str]:
    faces = ["Joker" if pile.digit is None else f"{pile.digit}" for pile in table.number(place)]
    kept = [faces[spot.at] for spot in play.row(place) if isinstance(spot, Kept)]
    number = "".join(faces)
    return [f"the {number}"] if kept and kept == faces else [f"the {face} in {number}" for face in kept]
