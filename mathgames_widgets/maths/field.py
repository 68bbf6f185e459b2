"""Exact values at irrational places: T(α)/B(α) for a root α of an irreducible polynomial."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from mathgames_widgets.maths.algebraic import FIRST_BITS, Algebraic, Number, from_surd
from mathgames_widgets.maths.polynomial import without_content

Whole = tuple[int, ...]
"""A polynomial with whole coefficients, constant term first."""


def value_at(top: Whole, bottom: Whole, x: Algebraic) -> Number:
    """top(x) / bottom(x), exact. The bottom must not be 0 there.

    >>> from mathgames_widgets.maths.polynomial import Polynomial
    >>> low, high = Polynomial([-2, 0, 1]).real_roots
    >>> value_at((0, 0, 1), (1,), high), str(value_at((0, 1), (1, 1), high))
    (Fraction(2, 1), '2 − √2')
    """
    return values_at(top, bottom, (x,))[0]


def values_at(top: Whole, bottom: Whole, roots: Iterable[Algebraic]) -> tuple[Number, ...]:
    """The values at several roots of one irreducible polynomial."""
    places = tuple(roots)
    if not places:
        return ()
    if places[0].degree == 2:
        return tuple(_quadratic_value(top, bottom, place) for place in places)
    minimal = _minimal_of_value(top, bottom, places[0].minimal)
    if len(minimal) == 2:
        return (Fraction(-minimal[0], minimal[1]),) * len(places)
    return tuple(_located(minimal, top, bottom, place) for place in places)


# ── quadratics: whole numbers and one square root ───────────────────────────


def _quadratic_value(top: Whole, bottom: Whole, place: Algebraic) -> Number:
    """With x = (a + s√d)/c everything stays of the form (u + v√d)/w."""
    last, middle, first = place.minimal
    a, s, c, d = -middle, place.surd_sign, 2 * first, middle * middle - 4 * first * last
    u, v = _at_surd(top, a, s, c, d)
    w, z = _at_surd(bottom, a, s, c, d)
    above, below = c ** max(len(bottom) - len(top), 0), c ** max(len(top) - len(bottom), 0)
    norm = (w * w - z * z * d) * below
    return from_surd(Fraction((u * w - v * z * d) * above, norm), Fraction((v * w - u * z) * above, norm), d)


def _at_surd(polynomial: Whole, a: int, s: int, c: int, d: int) -> tuple[int, int]:
    """(u, v) with polynomial((a + s√d)/c) = (u + v√d) / c**degree."""
    u = v = 0
    scale = 1
    for coefficient in reversed(polynomial):
        u, v = u * a + v * s * d + coefficient * scale, v * a + u * s
        scale *= c
    return u, v


# ── higher degrees: the resultant has the value among its roots ─────────────


def _minimal_of_value(top: Whole, bottom: Whole, minimal: Whole) -> Whole:
    """The minimal polynomial of T(α)/B(α), from the resultant of m(x) and y·B(x) − T(x)."""
    from flint import fmpz_poly

    m, t, b = fmpz_poly(list(minimal)), fmpz_poly(list(top)), fmpz_poly(list(bottom))
    degree = max(t.degree(), b.degree())

    def at(y: int) -> int:
        line = b * y - t  # where its degree drops, the resultant misses that many leading coefficients of m
        missing: int = minimal[-1] ** (degree - line.degree())
        return int(m.resultant(line)) * missing

    samples = [at(y) for y in range(len(minimal))]
    resultant = fmpz_poly(_through(samples))  # a power of the minimal polynomial: what it shares with its slope goes
    return without_content(tuple(int(value) for value in (resultant // resultant.gcd(resultant.derivative())).coeffs()))


def _through(samples: list[int]) -> list[int]:
    """The coefficients of the polynomial with these values at 0, 1, 2, …

    >>> _through([1, 2, 5])
    [1, 0, 1]
    """
    differences = list(samples)
    for step in range(1, len(samples)):
        for place in range(len(samples) - 1, step - 1, -1):
            differences[place] = (differences[place] - differences[place - 1]) // step
    result: list[int] = []
    for place in range(len(samples) - 1, -1, -1):
        shifted = [0, *result]
        for power, value in enumerate(result):
            shifted[power] -= place * value
        shifted[0] += differences[place]
        result = shifted
    return result


def _located(minimal: Whole, top: Whole, bottom: Whole, place: Algebraic) -> Algebraic:
    """Which root of the minimal polynomial the value is: a cell around it in which that polynomial is monotone."""
    from flint import arb, ctx, fmpz_poly

    t, b, slope = fmpz_poly(list(top)), fmpz_poly(list(bottom)), fmpz_poly(list(minimal)).derivative()
    bits = FIRST_BITS
    while True:
        with ctx.workprec(3 * bits):
            x = arb(2 * place.cell(2 * bits) + 1, 1) / arb(2) ** (2 * bits + 1)
            cell = (t(x) / b(x) * arb(2) ** bits).floor().unique_fmpz()
            if cell is not None and not slope(arb(2 * cell + 1, 1) / arb(2) ** (bits + 1)).contains(0):
                return Algebraic(minimal, int(cell), bits)
        bits *= 2
