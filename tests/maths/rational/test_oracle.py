"""SymPy, an independent algebra system, agrees on every feature of random functions.

`make test` tries 2,000 of them, `make test-long` all 10,400.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from sympy import QQ as RATIONALS, Poly, Rational, count_roots, symbols
from sympy.external.gmpy import GROUND_TYPES

from mathgames_widgets.maths.rational.algebraic import Algebraic, Number
from mathgames_widgets.maths.rational.function import Interval, RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from tests.cases import cases
from tests.maths.rational.random_functions import AWKWARD, functions

CHUNKS = 40
EACH = cases(50, long=260)

x, y = symbols("x y")
Whole = tuple[int, ...]


# ── what SymPy says ─────────────────────────────────────────────────────────


def poly(polynomial: Polynomial) -> Poly:
    """The same polynomial in SymPy."""
    values = [Rational(value.numerator, value.denominator) for value in polynomial.coefficients]
    return Poly.from_list(values[::-1] or [0], x, domain=RATIONALS)


def multiplied(row: tuple[Polynomial, ...]) -> Poly:
    product = Poly(1, x, domain=RATIONALS)
    for polynomial in row:
        product *= poly(polynomial)
    return product


def whole(polynomial: Poly) -> Whole:
    """Whole coefficients without a common divisor, constant term first, the leading one positive."""
    _, cleared = polynomial.clear_denoms(convert=True)
    numbers = [int(value) for value in cleared.primitive()[1].all_coeffs()]
    sign = 1 if numbers[0] > 0 else -1
    return tuple(sign * number for number in reversed(numbers))


@cache
def powers(polynomial: Poly) -> dict[Whole, int]:
    """Irreducible factors with their powers; found once, since several features ask for the same polynomial's."""
    if polynomial.degree() < 1:
        return {}
    return {whole(factor): power for factor, power in polynomial.factor_list()[1]}


class Oracle:
    """A function as SymPy sees it: both rows multiplied out and cancelled."""

    def __init__(self, f: RationalFunction) -> None:
        self.built_top, self.built_bottom = multiplied(f.top), multiplied(f.bottom)
        shared = self.built_top.gcd(self.built_bottom)
        self.top, self.bottom = self.built_top.quo(shared), self.built_bottom.quo(shared)
        self.below = powers(self.built_bottom)
        self.above = powers(self.built_top)


@cache
def how_many_real(numbers: Whole) -> int:
    return int(count_roots(Poly.from_list(list(reversed(numbers)), x)))


def root_of(number: Number) -> Whole:
    """The irreducible polynomial of an exact number."""
    return number.minimal if isinstance(number, Algebraic) else (-number.numerator, number.denominator)


def assert_roots(found: list[Number], expected: dict[Whole, int]) -> None:
    """All different real roots of these irreducible polynomials, in order, each in its right place."""
    assert found == sorted(found)
    counted = Counter(root_of(number) for number in found)
    real = {numbers: how_many_real(numbers) if len(numbers) > 2 else 1 for numbers in expected}
    assert counted == {numbers: many for numbers, many in real.items() if many}
    for number in found:
        assert_in_its_cell(number)


def assert_in_its_cell(number: Number) -> None:
    if isinstance(number, Algebraic):
        low, high = (Rational(end.numerator, end.denominator) for end in number.bounds(40))
        minimal = Poly.from_list(list(reversed(number.minimal)), x)
        assert (minimal.eval(low) > 0) != (minimal.eval(high) > 0)


def at(polynomial: Poly, place: Fraction) -> Fraction:
    value = polynomial.eval(Rational(place.numerator, place.denominator))
    return Fraction(int(value.p), int(value.q))


def assert_value(oracle: Oracle, place: Number, value: Number) -> None:
    """value = top/bottom at an exact place."""
    if isinstance(place, Fraction):
        assert value == at(oracle.top, place) / at(oracle.bottom, place)
        return
    minimal = Poly.from_list(list(reversed(place.minimal)), x, domain=RATIONALS)
    inverse = oracle.bottom.rem(minimal).invert(minimal)
    element = (oracle.top * inverse).rem(minimal)
    assert_is_root_in_field(root_of(value), element, minimal)
    near = sum(float(c) * float(place) ** power for power, c in enumerate(reversed(element.all_coeffs())))
    assert float(value) == pytest.approx(near, rel=1e-6, abs=1e-6)


def assert_is_root_in_field(numbers: Whole, element: Poly, minimal: Poly) -> None:
    total = Poly(0, x, domain=RATIONALS)
    for number in reversed(numbers):
        total = (total * element + number).rem(minimal)
    assert total.is_zero


# ── feature by feature ──────────────────────────────────────────────────────


def check_rows(f: RationalFunction, oracle: Oracle) -> None:
    top, bottom = map(poly, f.reduced)
    assert (top * oracle.bottom - bottom * oracle.top).is_zero
    assert (top.degree(), bottom.degree()) == (oracle.top.degree(), oracle.bottom.degree())


def check_places(f: RationalFunction, oracle: Oracle) -> None:
    left_below = powers(oracle.bottom)
    filled = {numbers: 0 for numbers in oracle.below if numbers not in left_below}
    zeros = {numbers: power for numbers, power in oracle.above.items() if numbers not in oracle.below}
    assert_roots([wall.x for wall in f.vertical_asymptotes], left_below)
    assert_roots([hole.x for hole in f.holes], filled)
    assert_roots([zero.x for zero in f.zeros], zeros)
    assert list(f.domain.excluded) == sorted([hole.x for hole in f.holes] + [wall.x for wall in f.vertical_asymptotes])
    assert all(wall.order == left_below[root_of(wall.x)] for wall in f.vertical_asymptotes)
    assert all(zero.multiplicity == zeros[root_of(zero.x)] for zero in f.zeros)
    assert f.x_intercepts == tuple(zero.x for zero in f.zeros)
    for hole in f.holes:
        above = oracle.below if f.is_zero else oracle.above  # 0 has every factor as often as one likes
        assert (hole.above, hole.below) == (above.get(root_of(hole.x), 0), oracle.below[root_of(hole.x)])
        assert_value(oracle, hole.x, hole.y)


def between(low: Number | None, high: Number | None) -> Fraction:
    """A fraction strictly between two numbers, None being infinite."""
    if low is None and high is None:
        return Fraction(0)
    if low is None or high is None:
        edge, away = (high, -1) if low is None else (low, 1)
        assert edge is not None
        return (edge.bounds()[0] if isinstance(edge, Algebraic) else edge) + 2 * away
    bits = 64
    while True:
        left = low.bounds(bits)[1] if isinstance(low, Algebraic) else low
        right = high.bounds(bits)[0] if isinstance(high, Algebraic) else high
        if left < right:
            return (left + right) / 2
        bits *= 2


def sign(value: Fraction) -> int:
    return (value > 0) - (value < 0)


def check_signs(f: RationalFunction, oracle: Oracle) -> None:
    marks = f.sign_chart.marks
    ends = [None, *(mark.x for mark in marks), None]
    real = [sign(at(oracle.built_top, place) * at(oracle.built_bottom, place)) for place in
            (between(low, high) for low, high in pairwise(ends))]  # fmt: skip
    assert [mark.flips for mark in marks] == [left != right for left, right in pairwise(real)]
    kept = [left for mark, left in zip(marks, real, strict=False) if mark.kind != "hole"]
    assert list(f.sign_chart.signs) == [*kept, real[-1]]
    sides = {mark.x: pair for mark, pair in zip(marks, pairwise(real), strict=True)}
    assert all((wall.left, wall.right) == sides[wall.x] for wall in f.vertical_asymptotes)


def check_far_out(f: RationalFunction, oracle: Oracle) -> None:
    quotient, rest = oracle.top.div(oracle.bottom)
    if oracle.bottom.degree() < 1:
        assert f.asymptote is None
    else:
        assert f.asymptote is not None
        assert poly(f.asymptote) == quotient
        found = [f.horizontal_asymptote, f.slant_asymptote, f.polynomial_asymptote]
        assert [bool(one) for one in found] == [quotient.degree() < 1, quotient.degree() == 1, quotient.degree() > 1]
        meeting = {numbers: 1 for numbers in powers(rest) if numbers not in oracle.below}
        assert_roots([point.x for point in f.crossings], meeting)
        for point in f.crossings:
            assert_value(oracle, point.x, point.y)
    check_ends(f, oracle, quotient)


def check_ends(f: RationalFunction, oracle: Oracle, quotient: Poly) -> None:
    far = Fraction(10**9)  # beyond every root of these small coefficients
    for end, place in ((f.end_behaviour.left, -far), (f.end_behaviour.right, far)):
        value = at(oracle.top, place) / at(oracle.bottom, place)
        if quotient.degree() > 0:
            assert (end.limit, end.sign) == (None, sign(value))
        else:
            level = at(quotient, Fraction(0))
            assert (end.limit, end.sign) == (level, sign(value - level))


def check_axes(f: RationalFunction, oracle: Oracle) -> None:
    if oracle.built_bottom.eval(0):
        assert f.y_intercept == at(oracle.top, Fraction(0)) / at(oracle.bottom, Fraction(0))
        assert f.lost_y_intercept is None
    else:
        assert f.y_intercept is None
        assert bool(f.lost_y_intercept) == bool(oracle.bottom.eval(0))
    assert f.symmetry == symmetry(oracle)


def symmetry(oracle: Oracle) -> str | None:
    mirror = Poly(-x, x, domain=RATIONALS)
    excluded = [numbers for numbers in oracle.below if how_many_real(numbers)]
    if any(whole(Poly.from_list(list(reversed(one)), x).compose(mirror)) not in excluded for one in excluded):
        return None
    turned = oracle.top.compose(mirror) * oracle.bottom
    straight = oracle.top * oracle.bottom.compose(mirror)
    if (turned - straight).is_zero:
        return "even"
    return "odd" if (turned + straight).is_zero else None


def check_values(f: RationalFunction, oracle: Oracle) -> None:
    for place in (Fraction(-7, 2), Fraction(0), Fraction(1), Fraction(13, 3)):
        below = at(oracle.built_bottom, place)
        assert f(place) == (at(oracle.built_top, place) / below if below else None)


def check_turning_points(f: RationalFunction, oracle: Oracle) -> None:
    slope = oracle.top.diff() * oracle.bottom - oracle.top * oracle.bottom.diff()
    turning = {numbers: 1 for numbers, power in powers(slope).items() if power % 2 and numbers not in oracle.below}
    assert_roots([extremum.x for extremum in f.extrema], turning)
    for extremum in f.extrema:
        assert_value(oracle, extremum.x, extremum.y)
        assert extremum.kind == kind(slope, extremum.x, f)


def kind(slope: Poly, place: Number, f: RationalFunction) -> str:
    """From the sign of the slope between this turning point and the next place of interest."""
    others = [one.x for one in (*f.extrema, *f.holes, *f.vertical_asymptotes)]
    flat = [Fraction(-factor[0], factor[1]) for factor in powers(slope) if len(factor) == 2]
    right = min((one for one in [*others, *flat] if one > place), default=None)
    edge = between(place, right)
    near = between(place, edge)
    return "minimum" if at(slope, near) > 0 else "maximum"


def check_range(f: RationalFunction, oracle: Oracle) -> None:
    for level in levels(f.range.intervals):
        assert (level in f.range) == is_reached(oracle, level)


def levels(intervals: tuple[Interval, ...]) -> list[Fraction]:
    """Heights inside, between and at the ends of the intervals."""
    ends = [end for one in intervals for end in (one.low, one.high)]
    exact = [end for end in ends if isinstance(end, Fraction)]
    stops = [None, *sorted({end for end in ends if end is not None}), None]
    return exact + [between(low, high) for low, high in pairwise(stops)]


def is_reached(oracle: Oracle, level: Fraction) -> bool:
    """Whether f(x) = level has a solution in the domain: a real root where the built denominator has none."""
    equation = oracle.top - oracle.bottom * Rational(level.numerator, level.denominator)
    if equation.is_zero:
        return True
    while (shared := equation.gcd(oracle.built_bottom)).degree() > 0:
        equation = equation.quo(shared)
    return equation.degree() > 0 and count_roots(equation) > 0


CHECKS = (
    check_rows,
    check_places,
    check_signs,
    check_far_out,
    check_axes,
    check_values,
    check_turning_points,
    check_range,
)


def check(f: RationalFunction) -> None:
    oracle = Oracle(f)
    for feature in CHECKS:
        feature(f, oracle)


@pytest.mark.parametrize("text", AWKWARD)
def test_sympy_agrees_on_the_awkward_ones(text: str) -> None:
    check(RationalFunction.parse(text))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_sympy_agrees_on_random_functions(chunk: int) -> None:
    """2,000 functions; 10,400 in the long run."""
    for f in functions(f"oracle {chunk}", EACH):
        try:
            check(f)
        except Exception as error:
            raise AssertionError(f"{f!r} disagrees") from error


def test_the_oracle_is_independent() -> None:
    """SymPy reckons with Python's own numbers here, not with python-flint's."""
    assert GROUND_TYPES == "python"


def test_there_are_enough_of_them_and_they_are_awkward_enough() -> None:
    """Each kind that tends to go wrong comes up many times."""
    every = [f for chunk in range(CHUNKS) for f in functions(f"oracle {chunk}", EACH)]
    seen: dict[str, Any] = {
        "in all": len(every),
        "nothing left": sum(f.is_constant for f in every),
        "empty top": sum(not f.top for f in every),
        "empty bottom": sum(not f.bottom for f in every),
        "0 removed": sum(0 in f.domain.excluded for f in every),
        "an asymptote after a cancelled factor": sum(
            any(q > p > 0 and factor.real_roots for factor, p, q in f.factors.powers) for f in every
        ),
        "crossing": sum(bool(f.crossings) for f in every),
        "double zero": sum(any(zero.multiplicity == 2 for zero in f.zeros) for f in every),
        "double pole": sum(any(wall.order == 2 for wall in f.vertical_asymptotes) for f in every),
        "negative lead": sum(any(factor.leading < 0 for factor in f.top + f.bottom) for f in every),
        "irrational place": sum(any(isinstance(place.x, Algebraic) for place in f.places) for f in every),
        "complex roots": sum(
            any(len(factor.real_roots) < factor.degree for factor, _, _ in f.factors.powers) for f in every
        ),
        "thirds": sum(
            any(value.denominator == 3 for row in f.top + f.bottom for value in row.coefficients) for f in every
        ),
    }
    assert seen.pop("in all") == CHUNKS * EACH >= 2_000
    assert min(seen.values()) >= CHUNKS * EACH // 100, seen
