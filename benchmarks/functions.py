"""The functions that are analysed and drawn: the same ones for everybody, chosen by a seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from mathgames_widgets.games.byorf import FACTORS, Factor
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial

Coefficients = tuple[int, ...]
"""Of one factor, the constant term first."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Two rows of factors, as every library can take them."""

    top: tuple[Coefficients, ...]
    bottom: tuple[Coefficients, ...]

    def function(self) -> RationalFunction:
        """The function, new: nothing about it has been worked out yet. What is on a card is known beforehand."""
        return RationalFunction(map(factor, self.top), map(factor, self.bottom))


def factor(numbers: Coefficients) -> Polynomial:
    """The polynomial with these coefficients; linear ones are shared, as the cards are.

    >>> print(factor((2, -1)), factor((1, 0, 1)))
    2 − x x² + 1
    """
    if len(numbers) != 2:
        return Polynomial(numbers)
    constant, lead = numbers
    return Polynomial.linear(lead, Fraction(-constant, lead))


def hands(seed: str) -> Iterator[Rows]:
    """Functions of six BYORF cards, each above or below as it falls; some always cancel.

    >>> rows = next(hands("first"))
    >>> len(rows.top) + len(rows.bottom)
    6
    """
    random = Random(seed)
    while True:
        rows: tuple[list[Coefficients], list[Coefficients]] = ([], [])
        for card in random.sample(FACTORS, 6):
            random.choice(rows).append(coefficients(card))
        yield Rows(*map(tuple, rows))


def quotients(seed: str) -> Iterator[Rows]:
    """Quotients of quadratics times a factor in common: irrational zeros and poles, holes, curves without either."""
    random = Random(seed)

    def quadratic() -> Coefficients:
        return (random.randint(-9, 9), random.randint(-9, 9), random.choice((-2, -1, 1, 2)))

    while True:
        common = (random.randint(-9, 9), 1)
        yield Rows((quadratic(), common), (quadratic(), common))


def coefficients(card: Factor) -> Coefficients:
    """The factor on a card: −x + 2 is (2, −1)."""
    numbers = Polynomial.linear(card.lead, card.root).coefficients
    return tuple(map(int, numbers))
