"""What stands behind the question mark, and the whole rules in short sections."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of, people

from ..rules.cards import NAMED, Card, kind_of
from ..rules.state import MOST_ROUNDS, Phase
from ..rules.view import View, most_taken, next_to_pick, takes_all, takes_open

say = room(__name__)


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now."""
    match view.phase:
        case Phase.PLACE:
            return say("prompt-place" if view.is_my_turn else "prompt-others-place")
        case Phase.PICK if view.is_my_turn:
            return say("prompt-pick", die=next_to_pick(view) + 1)
        case Phase.PICK:
            return say("prompt-others-pick", players=people(view.to_act, names), many=len(view.to_act))
        case Phase.SELECT if view.is_my_turn:
            return _to_take(view)
        case Phase.SELECT:
            return say("prompt-others-take", player=name_of(view.to_act[0], names))
    return ""


def _to_take(view: View) -> str:
    takes = takes_open(view)
    if takes_all(view, takes):
        return say("prompt-take-rest")
    if most_taken(takes) == 1:
        return say("prompt-take-one")
    return say("prompt-take-two", special=bool(view.specials_offered))


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase, in a few sentences.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> len(help(observe(new_game(2, "FERN-42"), 0)))
    4
    """
    match view.phase:
        case Phase.PLACE:
            return (*[say.by("help-place", number) for number in (1, 2, 3, 4)], *_of_cards(view.hand))
        case Phase.PICK:
            return (say("help-pick-1"), say("help-pick-2"))
    return (say("help-select-1"), say("help-select-2"), *_of_cards(view.offer))


MOST_CARDS_TOLD = 2
"""So many kinds of cards are told beside a phase; the others stand in the rules."""


def _of_cards(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """What the cards do whose face is a word."""
    named = [card for card in dict.fromkeys(cards) if card in NAMED][:MOST_CARDS_TOLD]
    return tuple([say.by("told", kind_of(card)) for card in named])


PARTS = ("aim", "start", "round", "turning", "goals", "new-cards", "special-goals", "counting", "cards")


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """Every rule: a title and a few sentences each."""
    return tuple([(say.by("rule.title", part), say.by("rule", part, rounds=MOST_ROUNDS)) for part in PARTS])
