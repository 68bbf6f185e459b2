"""Irreducible factors and real roots, both exact.

Constants, straight lines and quadratics are done here with whole numbers; higher degrees are split by python-flint,
imported when it is first needed.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import gcd, isqrt

from mathgames_widgets.maths.algebraic import FIRST_BITS, Algebraic, Number
from mathgames_widgets.maths.isolation import isolated, narrowed
from mathgames_widgets.maths.polynomial import Factored, Polynomial, without_content

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
