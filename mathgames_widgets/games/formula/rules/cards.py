"""What is in the box: 57 cards. Five of each digit and two Jokers are shuffled; the five yellow symbols lie open.

How many there are of each digit is this project's own count; the rulebook says 57 cards and 2 Jokers.
"""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Named
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

Card = str
"""A number card: one of the ten digits `"0"` to `"9"`, or `JOKER`. Cards with the same face are the same card."""

Cards = tuple[Card, ...]

DIGITS: Cards = tuple("0123456789")
"""The ten faces with a digit."""

JOKER: Card = "J"
""" "Each Joker can represent a number between 0-9." """

EACH_DIGIT = 5
JOKERS = 2

DECK: Cards = tuple(digit for digit in DIGITS for _ in range(EACH_DIGIT)) + (JOKER,) * JOKERS
"""All cards that are shuffled, in order; hands are sorted like this."""


def in_order(cards: Cards | list[Card]) -> Cards:
    """The cards sorted by digit, Jokers last.

    >>> in_order(("J", "7", "0"))
    ('0', '7', 'J')
    """
    return tuple(sorted(cards))


def face_value(card: Card) -> int:
    """What a card that is left costs in the points game: its digit, "a Joker 25".

    >>> face_value("7"), face_value("J")
    (7, 25)
    """
    return 25 if card == JOKER else int(card)


# ── The formula in the middle of the table: three numbers of cards, and what lies beneath them ───────────────────────


class Place(Named):
    """The three numbers of a formula."""

    LEFT = "left"
    RIGHT = "right"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Pile:
    """A card of the formula and the cards that it covers.

    `digit` is None only for a Joker turned up at the start that nobody has named yet. `beneath` lists what was covered,
    the oldest first.
    """

    card: Card
    digit: int | None
    beneath: Cards = ()


Number = tuple[Pile, ...]
"""The piles that make one number, from left to right; () for the answer that nobody has laid yet."""


@dataclass(frozen=True, slots=True)
class Table:
    """The formula in the middle. Before the opening there is neither a sign nor an answer."""

    left: Number
    sign: Sign | None
    right: Number
    answer: Number

    @property
    def is_open(self) -> bool:
        """Whether the first formula has been completed."""
        return self.sign is not None

    @property
    def formula(self) -> Formula | None:
        """The formula as numbers, None before the opening."""
        if self.sign is None:
            return None
        return Formula(number_of(self.left), self.sign, number_of(self.right), number_of(self.answer))

    @property
    def covered(self) -> Cards:
        """Every card beneath the formula, from left to right."""
        return tuple([card for pile in self.piles for card in pile.beneath])

    @property
    def piles(self) -> tuple[Pile, ...]:
        """Every pile of the formula, from left to right."""
        return (*self.left, *self.right, *self.answer)

    def number(self, place: Place) -> Number:
        """The piles at a place."""
        return self.left if place is Place.LEFT else self.right if place is Place.RIGHT else self.answer


def number_of(piles: Number) -> int:
    """The number that the piles show.

    >>> number_of((Pile("1", 1), Pile("J", 0)))
    10
    """
    number = 0
    for pile in piles:
        assert pile.digit is not None, "after the opening every Joker has its digit"
        number = 10 * number + pile.digit
    return number
