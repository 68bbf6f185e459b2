"""The cards there are: a pool to build decks from, and what each ACTION and STAFF card says.

The pool is an original design of this project, not the published cards of the game. It is three times a whole set of
double-nine dominoes: 55 cards with all domino digits once, the first 55 being the starter deck.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any

from mathgames_widgets.games.mathleague.rules.cards import (
    COLOURS,
    ActionCard,
    Card,
    Cards,
    Key,
    School,
    Staff,
    Student,
    Teacher,
    Tool,
)


@dataclass(frozen=True, slots=True)
class Effect:
    """What an ACTION or a STAFF card of this name does, and what has to be paid for it."""

    type: str
    name: str
    text: str
    pay: int = 0


def _read(name: str) -> list[dict[str, Any]]:
    text = pkgutil.get_data(__package__, f"{name}.json")
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    found: list[dict[str, Any]] = json.loads(text)[name]
    return found


EFFECTS: Mapping[str, Effect] = MappingProxyType({one["name"]: Effect(**one) for one in _read("effects")})
"""Every effect by its name: the ACTION cards first, then the STAFF cards."""

_DIFFERENCES: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"blue": (0, 7), "orange": (1, 6), "red": (2, 5), "green": (3, 4), "purple": (8, 9)}
)


def colour_of(domino: str) -> str | None:
    """ "with d = top - bottom, blue {0,7}, orange {1,6}, red {2,5}, green {3,4}, purple {8,9}"; None for other digits.

    >>> colour_of("81"), colour_of("80"), colour_of("18")
    ('blue', 'purple', None)
    """
    if len(domino) != 2 or not (domino.isascii() and domino.isdigit()):
        return None
    difference = int(domino[0]) - int(domino[1])
    return next((colour for colour in COLOURS if difference in _DIFFERENCES[colour]), None)


def dominoes_of(colour: str) -> tuple[str, ...]:
    """The domino digits a card of this colour can have.

    >>> dominoes_of("purple")
    ('80', '90', '91')
    """
    pairs = (f"{top}{bottom}" for top in range(10) for bottom in range(top + 1))
    return tuple([pair for pair in pairs if colour_of(pair) == colour])


def _card(entry: Mapping[str, Any]) -> Card:
    printed = {name: value for name, value in entry.items() if name != "type"}
    match entry["type"]:
        case "SCHOOL":
            return School(**printed)
        case "STUDENT":
            return Student(**printed)
        case "TEACHER":
            return Teacher(**printed)
        case "TOOL":
            return Tool(**printed)
    return with_effect(**printed)


def with_effect(colour: str, domino: str, name: str) -> Card:
    """The ACTION or STAFF card with this name: its text goes with its name.

    >>> with_effect("blue", "99", "Principal").kind
    'STAFF'
    """
    effect = EFFECTS[name]
    if effect.type == "STAFF":
        return Staff(colour, domino, name, effect.text)
    return ActionCard(colour, domino, name, effect.text, effect.pay)


POOL: Cards = tuple([_card(entry) for entry in _read("cards")])
"""Every card that a deck can be built from."""

_BY_KEY: Mapping[Key, Card] = MappingProxyType({card.key: card for card in POOL})


def card(key: Key) -> Card:
    """The card of the pool with this colour and name.

    >>> card("blue Amara").high_score
    200

    Raises ValueError for a card that is not in the pool, with the names that come near.
    """
    if key in _BY_KEY:
        return _BY_KEY[key]
    near = get_close_matches(key, _BY_KEY, n=2)
    raise ValueError(f"there is no card {key!r}" + (f"; is it {' or '.join(map(repr, near))}?" if near else "."))


def in_pool(card: Card) -> bool:
    """Whether this is a card of the pool, and not one that somebody made."""
    return _BY_KEY.get(card.key) == card


@cache
def schools() -> tuple[str, ...]:
    """The names of the schools that have SCHOOL cards in the pool.

    >>> schools()
    ('Euler Academy', 'Noether Academy', 'Ramanujan Prep', 'Hypatia Hall')
    """
    return tuple(dict.fromkeys(card.name for card in POOL if isinstance(card, School)))
