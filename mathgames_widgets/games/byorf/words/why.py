"""What goes on in this part of a round, in a sentence that stands beside the cards."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import name_of

from ..rules.cards import Factor
from ..rules.view import View

FACE_DOWN = "It stays face down until everyone has chosen."
NOT_EVERY_CARD = "Not every card has to be used."
ALONE = "Superlative goals count as if you were alone."
"""How a puzzle scores them."""


def chosen_says(card: Factor) -> str:
    """That a card is chosen, and who knows it.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> chosen_says(factor("F18"))
    'You chose x − 2. It lies face down until everyone has chosen.'
    """
    return f"You chose {card.face}. It lies face down until everyone has chosen."


def passing_says(view: View, names: Sequence[str] = ()) -> str | None:
    """Where the rest of the hand goes when everyone has chosen, None where nothing is left to go.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> passing_says(observe(new_game(3, "FERN-42"), 0), ["Asha", "Ben", "Chiara"])
    'Then the rest of your hand goes left, to Ben; you get the hand of Chiara.'
    >>> passing_says(observe(new_game(2, "FERN-42"), 0), ["Asha", "Ben"])
    'Then you and Ben swap what is left of your hands.'
    """
    if view.player is None or view.pass_to is None or view.receives_from is None:
        return None
    if len(view.hand) + view.has_chosen[view.player] < 2:
        return None
    to, source = name_of(view.pass_to, names), name_of(view.receives_from, names)
    if to == source:
        return f"Then you and {to} swap what is left of your hands."
    return f"Then the rest of your hand goes {view.direction.value}, to {to}; you get the hand of {source}."


def building_says(view: View) -> str:
    """What a player waits for while functions are built; "" for one who is still building.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> building_says(observe(new_game(3, "FERN-42"), None))
    'Everyone is building. The functions are turned over when all are ready.'
    """
    if view.player is None:
        return "Everyone is building. The functions are turned over when all are ready."
    if view.ready[view.player]:
        return "You are ready. The functions are turned over when everyone is."
    return ""
