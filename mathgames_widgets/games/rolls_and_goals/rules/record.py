"""How actions are written in records."""

from __future__ import annotations

import re

from mathgames_widgets.core.game import Action
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, FACES
from mathgames_widgets.games.rolls_and_goals.rules.goals import GOALS
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    ON_DECK,
    ON_DISCARD,
    Declare,
    Pick,
    Put,
    Ready,
    Take,
    TakeBack,
    Withdraw,
)

_PLACE_NAMES = {**{die: f"die {die + 1}" for die in range(DICE)}, ON_DECK: "deck", ON_DISCARD: "discard"}
_PLACES = {name: place for place, name in _PLACE_NAMES.items()}
_PLACE = "|".join(_PLACES)
_PUT = re.compile(rf"put (\S+) ({_PLACE})")
_TAKE_BACK = re.compile(rf"take back ({_PLACE}) ([1-9])")
_GOAL = re.compile(r"(declare|withdraw) (.+)")
_PICK = re.compile(r"pick die ([1-6]) ([1-6])")
_TAKE = re.compile(r"take( (?!back\b).+)")
SPECIAL = "special"


def write_action(action: Action) -> str:
    """The action as a line of a record; dice and cards of a stack are counted from 1.

    >>> [write_action(action) for action in (Put("+2", 0), TakeBack(0, 0), Pick(5, 6), Take(("x2",), special=True))]
    ['put +2 die 1', 'take back die 1 1', 'pick die 6 6', 'take x2 special']
    """
    match action:
        case Put(card, place):
            return f"put {card} {_PLACE_NAMES[place]}"
        case TakeBack(place, at):
            return f"take back {_PLACE_NAMES[place]} {at + 1}"
        case Declare(goal):
            return f"declare {goal}"
        case Withdraw(goal):
            return f"withdraw {goal}"
        case Ready():
            return "ready"
        case Pick(die, side):
            return f"pick die {die + 1} {side}"
        case Take(cards, special):
            return " ".join(["take", *cards, *([SPECIAL] if special else [])])
    raise ValueError(f"{action!r} is not an action of Rolls & Goals.")


def read_action(text: str) -> Action:
    """The action that `write_action` wrote.

    >>> read_action("put [7] deck"), read_action("take +1 flip")
    (Put(card='[7]', place=6), Take(cards=('+1', 'flip'), special=False))

    Raises ValueError with one sentence.
    """
    if text == "ready":
        return Ready()
    if found := _TAKE_BACK.fullmatch(text):
        return TakeBack(_PLACES[found[1]], int(found[2]) - 1)
    if found := _PUT.fullmatch(text):
        return Put(_card(found[1]), _PLACES[found[2]])
    if found := _PICK.fullmatch(text):
        return Pick(int(found[1]) - 1, int(found[2]))
    if found := _GOAL.fullmatch(text):
        goal = _goal(found[2])
        return Declare(goal) if found[1] == "declare" else Withdraw(goal)
    if found := _TAKE.fullmatch(text):
        *cards, last = found[1].split(" ")[1:]
        special = last == SPECIAL
        return Take(tuple([_card(card) for card in (cards if special else [*cards, last])]), special)
    raise ValueError(
        f"{text[:60]!r} is no move of Rolls & Goals; moves look like 'put +1 die 3', 'ready' or 'take x2 flip'."
    )


def _card(text: str) -> str:
    if text not in FACES:
        raise ValueError(f"{text[:60]!r} is no modifier card; cards look like '+1', '[0]', 'x2' or 'flip'.")
    return text


def _goal(text: str) -> str:
    if text not in GOALS:
        raise ValueError(f"{text[:60]!r} is no goal card; goals look like 'most odds' or 'highest total'.")
    return text
