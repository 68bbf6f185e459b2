"""Random rational functions for the tests, awkward ones among them, the same ones on every machine."""

from __future__ import annotations

import random
from fractions import Fraction

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial

LEADS = (1, 1, 1, 1, -1, -1, 2)
UNUSUAL_LEADS = (Fraction(1, 3), Fraction(-2, 3), 3, Fraction(1, 2))
UNUSUAL_ROOTS = (Fraction(1, 3), Fraction(-2, 3), Fraction(5, 2), Fraction(-1, 4), 7)
WHOLE = tuple(
    Polynomial(coefficients)
    for coefficients in (
        (1, 0, 1),  # no real zero
        (1, 1, 1),
        (94, 0, -2),  # two irrational zeros
        (-2, 0, 1),
        (-1, -1, 1),
        (1, -1, 1),
        (-2, 0, 0, 1),  # one irrational zero
        (1, -3, 0, 1),  # three irrational zeros
        (1, 0, 0, 0, 1),
        (1, 0, -4, 0, 1),  # four
        (-4, 0, 1),  # splits
        (Fraction(1, 3), Fraction(-1, 2), 1),
        (0, 0, 1),
        (-3,),
        (Fraction(2, 5),),
    )
)
AWKWARD = (
    "(x-3)/(x-3)^2",
    "(x-1)(x+2)/((x-1)(x+2))",
    "1",
    "1/(x-1)",
    "x-1",
    "(x-1)/x",
    "x/x",
    "x^2/x",
    "x/x^2",
    "(x^2+1)/(x-1)",
    "x/(x^2+1)",
    "(x-1)^2/(x-1)",
    "(x-1)^2(x+3)^2/(x^2-4)^2",
    "1/(x-2)^2",
    "-x(2-x)/((-x-1)(3-x))",
    "94-2x^2",
    "x^2+1",
    "(x^2+1)/(x^2+1)",
    "(1/3)x/(x-1/3)",
    "(x^2-2)(x+1)/(x^2-2)",
    "(x^3-2)/((x^3-2)(x+1))",
    "0",
    "0/(x-1)",
    "5/3",
    "(x^4+1)/(x-1)",
    "(x-1)^2/((x-1)(x+1)^2(x+1))",
    "x^3/x^2(x+1)",
    "(x-1)(x-1)(x+1)/((x-1)(x+1)(x+1)(x+1))",
)


def functions(seed: str, how_many: int) -> list[RationalFunction]:
    """So many functions; a few of the awkward ones stand among them."""
    chance = random.Random(seed)
    return [_one(chance) for _ in range(how_many)]


def _one(chance: random.Random) -> RationalFunction:
    kind = chance.random()
    if kind < 0.02:
        return RationalFunction.parse(chance.choice(AWKWARD))
    if kind < 0.55:
        return _from(chance, _card, 6)
    return _from(chance, _anything, 4)


def _from(chance: random.Random, factor: object, most: int) -> RationalFunction:
    rows: tuple[list[Polynomial], list[Polynomial]] = [], []
    for _ in range(chance.randint(0, most)):
        rows[chance.randrange(2)].append(factor(chance))  # type: ignore[operator]
    if rows[0] and chance.random() < 0.3:
        rows[1].append(chance.choice(rows[0]))  # something to cancel
    return RationalFunction(*rows)


def _card(chance: random.Random) -> Polynomial:
    return Polynomial.linear(chance.choice(LEADS), chance.randint(-4, 4))


def _anything(chance: random.Random) -> Polynomial:
    kind = chance.random()
    if kind < 0.4:
        return _card(chance)
    if kind < 0.6:
        return Polynomial.linear(chance.choice(UNUSUAL_LEADS), chance.choice(UNUSUAL_ROOTS))
    if kind < 0.85:
        return chance.choice(WHOLE)
    polynomial = Polynomial(
        Fraction(chance.randint(-5, 5), chance.choice((1, 1, 1, 2, 3))) for _ in range(chance.randint(1, 4))
    )
    return _card(chance) if polynomial.is_zero else polynomial


HUGE = (
    "(x-1000000)^60",
    "(x-1000000)^55/(x-1)",
    f"x^59(x-1{'0' * 60})/(x-1{'0' * 60})",
    f"(1{'0' * 70}x-1)^15",
    f"x^50/{'9' * 70}",
    f"(x^3-2)^3(x^3-1{'0' * 70})^3/(x^3-1{'0' * 70})^2",
)
"""Functions that can be read, with numbers beyond floats."""
