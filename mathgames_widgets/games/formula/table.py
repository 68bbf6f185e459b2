"""The formula in the middle of the table: three numbers of cards, and what lies beneath them."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.named import Named
from mathgames_widgets.games.formula.cards import Card, Cards
from mathgames_widgets.maths.arithmetic import Formula, Sign


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
        return tuple([card for pile in (*self.left, *self.right, *self.answer) for card in pile.beneath])

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
