"""Every card: the six kinds with what is printed on them, and the pool that decks are built from.

The pool is an original design of this project, not the published cards of the game. It is three times a whole set of
double-nine dominoes: 55 cards with all domino digits once, the first 55 being the starter deck.
"""

from __future__ import annotations

import json
import pkgutil
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar

from mathgames_widgets.core.game import NoSuchCard, Refused

from .refusals import NotASchool, UnknownCard

COLOURS = ("blue", "orange", "red", "green", "purple")
""" "Available colors are blue, orange, red, green, and purple." """

ELEM, MS, HS = "Elem", "MS", "HS"

LEVELS = (ELEM, MS, HS)
"""Elementary, middle and high school."""

Key = str
"""What tells two cards of a deck apart: colour and name, such as `"blue Amara"`."""

EffectId = str
"""What an ACTION or STAFF card does, such as `"pop-quiz"`, whatever name is printed on it."""


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card: "A card's name consists of the words in bold type", "A card's color is the color of the letters and
    numbers in the top left corner", "The domino digits are the two small numbers in the top left corner".

    Cards are sorted and compared by what is printed on them; `key` is colour and name. Where a deck may have the same
    card twice, `copy` tells the two apart.

    >>> Tool("blue", "81", "Triangle Area", "A = bh/2", 10).key, School("green", "62", "Euler Academy", copy=2).key
    ('blue Triangle Area', 'green Euler Academy #2')
    """

    kind: ClassVar[str] = ""
    """The word in capitals that the rulebook has for it."""

    colour: str
    domino: str
    name: str
    copy: int = field(default=1, kw_only=True)
    key: Key = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        again = f" #{self.copy}" if self.copy > 1 else ""
        object.__setattr__(self, "key", f"{self.colour} {self.name}{again}")

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        printed = [field.name for field in fields(self) if field.repr and (field.name != "copy" or self.copy > 1)]
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in printed])})"

    @property
    def number(self) -> int:
        """ "Each player reads the two domino digits of their card as a two-digit number."

        >>> Staff("orange", "98", "Proctor", "proctor").number
        98
        """
        return int(self.domino)


@dataclass(frozen=True, slots=True, repr=False)
class School(Card):
    """A SCHOOL card; its name is the school's."""

    kind: ClassVar[str] = "SCHOOL"
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True, repr=False)
class Student(Card):
    """A STUDENT card: elementary, middle or high school, at a school, with the high score printed on it."""

    kind: ClassVar[str] = "STUDENT"
    level: str
    school: str
    high_score: int
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True, repr=False)
class Teacher(Card):
    """A TEACHER card, with the name of a school."""

    kind: ClassVar[str] = "TEACHER"
    school: str
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True, repr=False)
class Tool(Card):
    """A TOOL card: a piece of mathematics, worth some points."""

    kind: ClassVar[str] = "TOOL"
    text: str
    value: int
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True, repr=False)
class ActionCard(Card):
    """An ACTION card: what it does, and the worth of the TOOL cards "required in order to implement" it."""

    kind: ClassVar[str] = "ACTION"
    effect: EffectId
    pay: int = 0
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True, repr=False)
class Staff(Card):
    """A STAFF card: how it answers."""

    kind: ClassVar[str] = "STAFF"
    effect: EffectId
    __hash__ = Card.__hash__


Cards = tuple[Card, ...]

KINDS: tuple[type[Card], ...] = (School, Student, Teacher, Tool, ActionCard, Staff)
"""The six kinds, in the order of the rulebook."""

_KIND_ORDER = {kind: number for number, kind in enumerate(KINDS)}

_COLOUR_ORDER = {colour: number for number, colour in enumerate(COLOURS)}


def _place(card: Card) -> tuple[int, int, str, str, int]:
    return _KIND_ORDER[type(card)], _COLOUR_ORDER[card.colour], card.domino, card.name, card.copy


def numbered(cards: Iterable[Card]) -> Cards:
    """The cards of a deck, told apart where the same one is there more than once.

    >>> school = School("green", "62", "Euler Academy")
    >>> [card.key for card in numbered([school, school])]
    ['green Euler Academy', 'green Euler Academy #2']
    """
    found: Counter[Card] = Counter()
    told = []
    for card in cards:
        printed = replace(card, copy=1)
        found[printed] += 1
        told.append(replace(printed, copy=found[printed]))
    return tuple(told)


def in_order(cards: Iterable[Card]) -> Cards:
    """The cards as one sorts a hand: by kind, colour and domino digits.

    >>> tool, school = Tool("blue", "81", "Triangle Area", "A = bh/2", 10), School("green", "62", "Euler Academy")
    >>> [card.key for card in in_order([tool, school])]
    ['green Euler Academy', 'blue Triangle Area']
    """
    return tuple(sorted(cards, key=_place))


# ── the pool ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class NamedEffect:
    """An effect by its name in deck files, the kind of its cards, and what has to be paid for it."""

    id: EffectId
    type: str
    name: str
    pay: int = 0


def _read(name: str) -> list[dict[str, Any]]:
    text = pkgutil.get_data(__package__, f"{name}.json")
    assert text is not None, "pkgutil returns None only for loaders that cannot read data"
    found: list[dict[str, Any]] = json.loads(text)[name]
    return found


EFFECTS_BY_ID: Mapping[EffectId, NamedEffect] = MappingProxyType(
    {effect["id"]: NamedEffect(**effect) for effect in _read("effects")}
)
"""Every effect: the ACTION cards first, then the STAFF cards."""


EFFECT_NAMED: Mapping[str, NamedEffect] = MappingProxyType({effect.name: effect for effect in EFFECTS_BY_ID.values()})
"""The same by the names that people write in deck files."""


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


def _from_file(entry: Mapping[str, Any]) -> Card:
    printed = {name: value for name, value in entry.items() if name not in ("id", "type")}
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


def with_effect(colour: str, domino: str, effect: EffectId) -> Card:
    """The ACTION or STAFF card with this effect, whose name goes with it.

    >>> with_effect("blue", "99", "principal").key
    'blue Principal'
    """
    named = EFFECTS_BY_ID[effect]
    if named.type == Staff.kind:
        return Staff(colour, domino, named.name, effect)
    return ActionCard(colour, domino, named.name, effect, named.pay)


_BY_ID: Mapping[str, Card] = MappingProxyType({entry["id"]: _from_file(entry) for entry in _read("cards")})

POOL: Cards = tuple(_BY_ID.values())
"""Every card that a deck can be built from."""


_BY_KEY: Mapping[Key, Card] = MappingProxyType({card.key: card for card in POOL})

LONGEST_KEY = 2 * max(map(len, _BY_KEY))
"""Characters after which a text comes near no card, so that none is looked for."""

_IDS: Mapping[Key, str] = MappingProxyType({card.key: id for id, card in _BY_ID.items()})


def written(key: Key) -> str:
    """A card in a record: by its id, which stays when its name is worded differently; hand-made cards by their colours
    and effects or names.

    >>> written("blue Amara"), written("blue Amara #2"), written("blue Zoe"), written("red Pop Quiz")
    ('M001', 'M001#2', '"blue Zoe"', '"red |pop-quiz"')
    """
    printed, number, copy = key.partition(" #")
    if printed in _IDS:
        return f"{_IDS[printed]}{number.strip()}{copy}"
    colour, _, name = printed.partition(" ")
    return f'"{colour} |{EFFECT_NAMED[name].id}{number}{copy}"' if name in EFFECT_NAMED else f'"{key}"'


def read(text: str) -> Key:
    """The key of the card that `written` wrote. Records of the first version have the names of all cards.

    >>> read("M001#2"), read('"blue Amara"'), read('"red |pop-quiz"')
    ('blue Amara #2', 'blue Amara', 'red Pop Quiz')

    Raises Refused for an id that no card has.
    """
    if text.startswith('"'):
        colour, _, rest = text[1:-1].partition(" |")
        effect, number, copy = rest.partition(" #")
        return f"{colour} {EFFECTS_BY_ID[effect].name}{number}{copy}" if effect in EFFECTS_BY_ID else text[1:-1]
    id, number, copy = text.partition("#")
    if id not in _BY_ID:
        raise Refused(NoSuchCard(id))
    return f"{_BY_ID[id].key} #{copy}" if number else _BY_ID[id].key


def school_written(name: str) -> str:
    """A school in a record: by the id of its first SCHOOL card.

    >>> school_written("Euler Academy"), school_written("Our School")
    ('M006', '"Our School"')
    """
    return next((id for id, card in _BY_ID.items() if isinstance(card, School) and card.name == name), f'"{name}"')


def school_read(text: str) -> str:
    """The name of the school that `school_written` wrote.

    >>> school_read("M006"), school_read('"Euler Academy"')
    ('Euler Academy', 'Euler Academy')

    Raises Refused for an id that no SCHOOL card has.
    """
    if text.startswith('"'):
        return text[1:-1]
    card = _BY_ID.get(text)
    if not isinstance(card, School):
        raise Refused(NotASchool(text))
    return card.name


def card(key: Key) -> Card:
    """The card of the pool with this colour and name, or with this id.

    >>> card("blue Amara").high_score, card("M001").key
    (200, 'blue Amara')

    Raises Refused for a card that is not in the pool, with the names that come near.
    """
    if key in _BY_KEY or key in _BY_ID:
        return _BY_KEY.get(key) or _BY_ID[key]
    near = get_close_matches(key, _BY_KEY, n=2) if len(key) <= LONGEST_KEY else ()
    raise Refused(UnknownCard(key, tuple(near)))


def effect_of(key: Key) -> EffectId | None:
    """What an ACTION or STAFF card with this colour and name does; None for any other card.

    >>> effect_of("red Pop Quiz"), effect_of("blue Amara")
    ('pop-quiz', None)
    """
    effect = EFFECT_NAMED.get(key.partition(" #")[0].partition(" ")[2])
    return effect.id if effect else None


def tool_id(key: Key) -> str | None:
    """The id of a TOOL card of the pool; None for every other card.

    >>> tool_id("orange Mean"), tool_id("blue Amara")
    ('M022', None)
    """
    return _IDS[key] if isinstance(_BY_KEY.get(key), Tool) else None


def in_pool(card: Card) -> bool:
    """Whether this is a card of the pool, and not a hand-made one."""
    return _BY_KEY.get(card.key) == card


@cache
def schools() -> tuple[str, ...]:
    """The names of the schools that have SCHOOL cards in the pool.

    >>> schools()
    ('Euler Academy', 'Noether Academy', 'Ramanujan Prep', 'Hypatia Hall')
    """
    return tuple(dict.fromkeys(card.name for card in POOL if isinstance(card, School)))
