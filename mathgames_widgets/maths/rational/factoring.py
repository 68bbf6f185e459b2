"""Irreducible factors, common divisors and resultants of polynomials with whole coefficients.

Constants, straight lines and quadratics are split here, higher degrees by python-flint, imported when first needed.
Where there is none, as in a browser, `zassenhaus` does the same in plain Python, about ten times as slowly.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import gcd, isqrt
from typing import Any

from mathgames_widgets.maths.rational import zassenhaus
from mathgames_widgets.maths.rational.whole import Powers, Whole, without_content


@lru_cache
def fmpz_poly() -> Any:
    """python-flint's polynomial with whole coefficients; None where python-flint is not installed."""
    try:
        from flint import fmpz_poly as found
    except ImportError:
        return None
    return found


def _whole(polynomial: Any) -> Whole:
    return tuple(int(value) for value in polynomial.coeffs())


def resultant(first: Whole, second: Whole) -> int:
    """The product of the differences of all their roots, times powers of their leads; 0 if they share a root.

    >>> resultant((-2, 0, 1), (-3, 1))
    7
    """
    flint = fmpz_poly()
    return int(flint(list(first)).resultant(flint(list(second)))) if flint else zassenhaus.resultant(first, second)


def without_squares(numbers: Whole) -> Whole:
    """The product of the different irreducible factors, without content.

    >>> without_squares((1, 2, 1))
    (1, 1)
    """
    flint = fmpz_poly()
    if flint is None:
        return without_content(zassenhaus.without_squares(numbers))
    polynomial = flint(list(numbers))
    return without_content(_whole(polynomial // polynomial.gcd(polynomial.derivative())))


def factored_whole(numbers: Whole) -> Powers:
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
    if (flint := fmpz_poly()) is None:
        return _in_order(zassenhaus.factored(numbers))
    _, found = flint(list(numbers)).factor()
    return _in_order(tuple((without_content(_whole(factor)), power) for factor, power in found))


def _in_order(powers: Powers) -> Powers:
    """By degree; straight lines by root; others by coefficients."""

    def key(power: tuple[Whole, int]) -> tuple[int, tuple[Fraction | int, ...]]:
        numbers = power[0]
        return len(numbers), (Fraction(-numbers[0], numbers[1]),) if len(numbers) == 2 else numbers[::-1]

    return tuple(sorted(powers, key=key))


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
