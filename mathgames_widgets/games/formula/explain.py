"""Hints: what can be done, said little by little."""

from __future__ import annotations

from mathgames_widgets.games.formula.laying import formula_of
from mathgames_widgets.games.formula.plays import plays
from mathgames_widgets.games.formula.sentences import OPERATIONS, counted, laid_text, listed, sentence
from mathgames_widgets.games.formula.state import Kept, Lay, View
from mathgames_widgets.games.formula.table import Place, Table
from mathgames_widgets.maths.explanation import Explanation

__all__ = ["hint", "sentence"]


def hint(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large, from what this seat sees; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.formula.rules import new_game, observe
    >>> [step.claim for step in hint(observe(new_game(2, "FERN-42"), 0))]
    ['There is no formula with your cards now: draw a card.']
    """
    if not view.is_my_turn:
        return ()
    found = plays(view.table, view.hand, view.rules)
    if not found:
        return (Explanation(f"There is no formula with your cards now: {'draw a card' if view.can_draw else 'pass'}."),)
    best = max(found, key=lambda play: len(play.laid))
    return (
        Explanation(f"There is a play with {OPERATIONS[best.sign]}."),
        Explanation(f"You can lay {counted(len(best.laid), 'card')} with it."),
        Explanation(stays(view.table, best)),
        Explanation(f"{formula_of(view.table, best)}: lay {laid_text(best)}."),
    )


def stays(table: Table, play: Lay) -> str:
    """Which cards of the table a play keeps."""
    kept = [text for place in Place if (text := _kept(table, play, place))]
    if not kept:
        return "No card of the table stays: all three numbers are new."
    return f"Of the table {listed(kept)} {'stay' if len(kept) > 1 else 'stays'}."


def _kept(table: Table, play: Lay, place: Place) -> str:
    faces = ["a Joker" if pile.digit is None else f"{pile.digit}" for pile in table.number(place)]
    kept = [faces[spot.at] for spot in play.row(place) if isinstance(spot, Kept)]
    if not kept:
        return ""
    return "".join(faces) if len(kept) == len(faces) else f"{listed(kept)} of {''.join(faces)}"
