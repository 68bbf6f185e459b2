"""The counting behind rational functions: how often each factor stands above and below, and where it is 0."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.features import Sign
from mathgames_widgets.maths.polynomial import ONE, Polynomial

Thing = TypeVar("Thing")

TOO_CLOSE = 1e-9
"""Roots that are nearer to each other than this, in floats, are put in order exactly."""


class Factors(NamedTuple):
    """A function as constant · ∏ factor^(above − below), every factor irreducible."""

    above: int
    below: int
    """The constant is above / below; below is positive."""
    powers: tuple[tuple[Polynomial, int, int], ...]
    """(factor, times in the top row, times in the bottom row)"""


class Place(NamedTuple):
    """A real root of one of the rows, with the sign of the function on both sides."""

    x: Number
    above: int
    below: int
    left: Sign
    right: Sign


def sign_of(number: int) -> Sign:
    """+1, −1 or 0.

    >>> sign_of(-7)
    -1
    """
    return (number > 0) - (number < 0)


def split(row: tuple[Polynomial, ...]) -> tuple[Polynomial, ...]:
    """A row as one number and irreducible factors.

    >>> print(*split((Polynomial([-4, 2]), Polynomial([-1, 0, 1]))))
    2 x − 2 x + 1 x − 1
    """
    if any(polynomial.is_zero for polynomial in row):
        return (Polynomial(()),)
    constant = ONE
    factors: list[Polynomial] = []
    for polynomial in row:
        constant *= polynomial.factored.constant
        factors += [factor for factor, power in polynomial.factored.powers for _ in range(power)]
    return (Polynomial((constant,)), *factors)


def zero_factors(counts: dict[Polynomial, list[int]]) -> Factors:
    """0 takes every factor of the bottom row away, and leaves holes."""
    return Factors(0, 1, tuple((factor, q, q) for factor, (_, q) in counts.items() if q))


def in_order(found: list[tuple[Number, Thing]]) -> list[tuple[Number, Thing]]:
    """What is found at different x, from left to right: by floats where these are far enough apart, else exactly."""
    if len(found) < 2:
        return found
    try:
        near = sorted([(float(x), place) for place, (x, _) in enumerate(found)])
    except OverflowError:  # too large for a float
        return sorted(found, key=_x)
    last = near[0][0]
    for here, _ in near[1:]:
        if here - last <= TOO_CLOSE * (1 + abs(here)):
            return sorted(found, key=_x)
        last = here
    return [found[place] for _, place in near]


def _x(found: tuple[Number, object]) -> Number:
    return found[0]


def mirrored(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The coefficients of a factor with −x for x, the leading one as positive as before.

    >>> mirrored((-3, 1)), mirrored((1, 2, 4))
    ((3, 1), (1, -2, 4))
    """
    last = len(numbers) - 1
    return tuple([-value if (last - power) % 2 else value for power, value in enumerate(numbers)])
