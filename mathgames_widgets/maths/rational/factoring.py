"""Irreducible factors and real roots, both exact.

Constants, straight lines and quadratics are done here with whole numbers; higher degrees are split by python-flint,
imported when it is first needed.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import gcd, isqrt
from typing import NamedTuple, TypeVar

from mathgames_widgets.maths.rational.algebraic import FIRST_BITS, Algebraic, Number, isolated, narrowed
from mathgames_widgets.maths.rational.features import Sign
from mathgames_widgets.maths.rational.polynomial import ONE, Factored, Polynomial, without_content

Powers = tuple[tuple[tuple[int, ...], int], ...]


def factored(polynomial: Polynomial) -> Factored:
    """The constant and the irreducible factors of a polynomial, for `Polynomial.factored`."""
    if polynomial.is_zero:
        raise ValueError("The zero polynomial has no factors of its own: everything divides it.")
    numbers, below = polynomial.whole
    if len(numbers) == 2:
        factor = without_content(numbers)
        return Factored(Fraction(numbers[1], factor[1] * below), ((_irreducible(factor), 1),))
    powers = factored_whole(without_content(numbers))
    lead = 1
    for coefficients, power in powers:
        lead *= coefficients[-1] ** power
    named = [(_irreducible(coefficients), power) for coefficients, power in powers]
    return Factored(Fraction(numbers[-1], lead * below), tuple(named))


@lru_cache(maxsize=4096)
def _irreducible(coefficients: tuple[int, ...]) -> Polynomial:
    """One object for each factor, so that its roots are found once."""
    return Polynomial(coefficients)


def factored_whole(numbers: tuple[int, ...]) -> Powers:
    """Irreducible factors of a primitive polynomial with whole coefficients.

    >>> factored_whole((0, 0, -2, 0, 1))
    (((0, 1), 2), ((-2, 0, 1), 1))
    """
    if len(numbers) < 2:
        return ()
    if len(numbers) == 2:
        return ((numbers, 1),)
    if len(numbers) == 3:
        return _quadratic_factors(*numbers)
    if numbers[0] == 0:
        zeros = next(place for place, number in enumerate(numbers) if number)
        return _in_order((((0, 1), zeros), *factored_whole(numbers[zeros:])))
    from flint import fmpz_poly

    _, found = fmpz_poly(list(numbers)).factor()
    return _in_order(tuple((_positive(factor), power) for factor, power in found))


def _in_order(powers: Powers) -> Powers:
    """By degree; straight lines by root; others by coefficients."""

    def key(one: tuple[tuple[int, ...], int]) -> tuple[int, tuple[Fraction | int, ...]]:
        numbers = one[0]
        return len(numbers), (Fraction(-numbers[0], numbers[1]),) if len(numbers) == 2 else numbers[::-1]

    return tuple(sorted(powers, key=key))


def _positive(factor: object) -> tuple[int, ...]:
    return without_content(tuple(int(value) for value in factor.coeffs()))  # type: ignore[attr-defined]


def _quadratic_factors(c: int, b: int, a: int) -> Powers:
    discriminant = b * b - 4 * a * c
    root = isqrt(discriminant) if discriminant >= 0 else -1
    if root * root != discriminant:
        return (((c, b, a), 1),)
    low, high = (_line(b + sign * root, 2 * a) for sign in (1, -1))
    return ((low, 2),) if low == high else ((low, 1), (high, 1))


def _line(constant: int, lead: int) -> tuple[int, int]:
    shared = gcd(constant, lead)
    return constant // shared, lead // shared


def real_roots(polynomial: Polynomial) -> tuple[Number, ...]:
    """The different real roots in order, for `Polynomial.real_roots`."""
    if polynomial.degree == 1:
        constant, lead = polynomial.coefficients
        return (-constant / lead,)
    factors = [factor for factor, _ in polynomial.factored.powers]
    if len(factors) == 1:
        return irreducible_roots(factors[0].whole[0])
    return tuple(sorted(root for factor in factors for root in factor.real_roots))


def real_roots_of(numbers: tuple[int, ...]) -> tuple[Number, ...]:
    """The different real roots, in order, of a polynomial with whole coefficients that is not 0.

    >>> print(*real_roots_of((-4, 0, 2)))
    −√2 √2
    """
    found = [irreducible_roots(factor) for factor, _ in factored_whole(without_content(numbers))]
    return found[0] if len(found) == 1 else tuple(sorted([root for roots in found for root in roots]))


@lru_cache(maxsize=4096)
def irreducible_roots(numbers: tuple[int, ...]) -> tuple[Number, ...]:
    """The real roots of one irreducible polynomial with whole coefficients."""
    if len(numbers) == 2:
        return (Fraction(-numbers[0], numbers[1]),)
    if len(numbers) == 3:
        c, b, a = numbers
        return Algebraic.of_quadratic(a, b, c) if b * b > 4 * a * c else ()
    return tuple(_located(numbers, cell, bits) for cell, bits in isolated(numbers))


def _located(numbers: tuple[int, ...], cell: int, bits: int) -> Algebraic:
    fine = max(bits, FIRST_BITS)
    return Algebraic(numbers, narrowed(numbers, cell, bits, fine), fine)


# ── The counting behind rational functions: how often each factor stands above and below, and where it is 0 ──────────

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
