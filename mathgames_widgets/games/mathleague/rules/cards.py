"""What a card is: SCHOOL, STUDENT, TEACHER, TOOL, ACTION and STAFF cards, with what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import ClassVar

COLOURS = ("blue", "orange", "red", "green", "purple")
""" "Available colors are blue, orange, red, green, and purple." """

ELEM, MS, HS = "Elem", "MS", "HS"
LEVELS = (ELEM, MS, HS)
"""Elementary, middle and high school."""

Key = str
"""What tells two cards of a deck apart: colour and name, such as `"blue Amara"`."""


@dataclass(frozen=True, slots=True)
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

    @property
    def number(self) -> int:
        """ "Each player reads the two domino digits of their card as a two-digit number."

        >>> Staff("orange", "98", "Proctor", "…").number
        98
        """
        return int(self.domino)


@dataclass(frozen=True, slots=True)
class School(Card):
    """A SCHOOL card; its name is the school's."""

    kind: ClassVar[str] = "SCHOOL"
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True)
class Student(Card):
    """A STUDENT card: elementary, middle or high school, at a school, with the high score printed on it."""

    kind: ClassVar[str] = "STUDENT"
    level: str
    school: str
    high_score: int
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True)
class Teacher(Card):
    """A TEACHER card, with the name of a school."""

    kind: ClassVar[str] = "TEACHER"
    school: str
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True)
class Tool(Card):
    """A TOOL card: a piece of mathematics, worth some points."""

    kind: ClassVar[str] = "TOOL"
    text: str
    value: int
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True)
class ActionCard(Card):
    """An ACTION card. Its name says what it does; `pay` is the worth of the TOOL cards "required in order to implement"
    it."""

    kind: ClassVar[str] = "ACTION"
    text: str
    pay: int = 0
    __hash__ = Card.__hash__


@dataclass(frozen=True, slots=True)
class Staff(Card):
    """A STAFF card. Its name says how it answers."""

    kind: ClassVar[str] = "STAFF"
    text: str
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
