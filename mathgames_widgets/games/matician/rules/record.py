"""How actions are written in records."""

from __future__ import annotations

import re

from mathgames_widgets.core.game import Action
from mathgames_widgets.games.matician.rules.cards import FACES, LEFT, RIGHT, SYMBOLS
from mathgames_widgets.games.matician.rules.state import Pass, Put, Ready, Sabotage, Take, TakeBack

_SIDE_NAMES = {LEFT: "left", RIGHT: "right"}
_SIDES = {name: side for side, name in _SIDE_NAMES.items()}
_TAKE = re.compile(r"take (\S+)")
_PUT = re.compile(r"put (\S+) (left|right)")
_TAKE_BACK = re.compile(r"take back (left|right)")
_SABOTAGE = re.compile(r"sabotage ([1-8]) (left|right)")


def write_action(action: Action) -> str:
    """The action as a line of a record; players are counted from 1.

    >>> [write_action(action) for action in (Take("x"), Put("13", 1), TakeBack(0), Ready(), Sabotage(1, 1), Pass())]
    ['take x', 'put 13 right', 'take back left', 'ready', 'sabotage 2 right', 'pass']
    """
    match action:
        case Take(symbol):
            return f"take {symbol}"
        case Put(card, side):
            return f"put {card} {_SIDE_NAMES[side]}"
        case TakeBack(side):
            return f"take back {_SIDE_NAMES[side]}"
        case Ready():
            return "ready"
        case Sabotage(target, side):
            return f"sabotage {target + 1} {_SIDE_NAMES[side]}"
        case Pass():
            return "pass"
    raise ValueError(f"{action!r} is not an action of Matician.")


def read_action(text: str) -> Action:
    """The action that `write_action` wrote.

    >>> read_action("put 13 right"), read_action("sabotage 2 left")
    (Put(card='13', side=1), Sabotage(target=1, side=0))

    Raises ValueError with one sentence.
    """
    if text == "ready":
        return Ready()
    if text == "pass":
        return Pass()
    if found := _TAKE_BACK.fullmatch(text):
        return TakeBack(_SIDES[found[1]])
    if found := _PUT.fullmatch(text):
        return Put(_one_of(found[1], FACES, "card; cards are the numbers 0 to 15 and '-'"), _SIDES[found[2]])
    if found := _TAKE.fullmatch(text):
        return Take(_one_of(found[1], SYMBOLS, "equation symbol; these are '+', '-', 'x' and '/'"))
    if found := _SABOTAGE.fullmatch(text):
        return Sabotage(int(found[1]) - 1, _SIDES[found[2]])
    raise ValueError(f"{text[:60]!r} is no move of Matician; moves look like 'put 13 right', 'ready' or 'pass'.")


def _one_of(text: str, faces: tuple[str, ...], what: str) -> str:
    if text not in faces:
        raise ValueError(f"{text[:60]!r} is no {what}.")
    return text
