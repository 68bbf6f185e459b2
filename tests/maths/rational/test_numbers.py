"""Polynomials, algebraic numbers and sets of numbers."""

from __future__ import annotations

from fractions import Fraction
from math import inf, sqrt

import pytest

from mathgames_widgets.maths.rational import whole
from mathgames_widgets.maths.rational.algebraic import Algebraic, from_surd, value_at
from mathgames_widgets.maths.rational.features import Interval, RealSet
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.whole import is_positive_at, isolated

ROOT_2 = Polynomial([-2, 0, 1]).real_roots[1]
ROOT_3 = Polynomial([-3, 0, 1]).real_roots[1]
CUBE_ROOT_2 = Polynomial([-2, 0, 0, 1]).real_roots[0]


# ── polynomials ─────────────────────────────────────────────────────────────


def test_zeros_at_the_end_are_dropped() -> None:
    assert Polynomial([1, 2, 0, 0]) == Polynomial([1, 2])
    assert Polynomial([0, 0]).degree == -1
    assert Polynomial([0, 0]).is_zero


def test_reckoning() -> None:
    p, q = Polynomial([1, 1]), Polynomial([-1, 1])
    assert p + q == Polynomial([0, 2])
    assert p - q == Polynomial([2])
    assert p * q == Polynomial([-1, 0, 1])
    assert p**3 == Polynomial([1, 3, 3, 1])
    assert -p == Polynomial([-1, -1])
    assert p * Fraction(1, 2) + 1 == Polynomial([Fraction(3, 2), Fraction(1, 2)])
    assert p * Polynomial([]) == Polynomial([])


def test_long_division() -> None:
    p, q = Polynomial([5, 0, Fraction(1, 2), 2]), Polynomial([1, 3])
    quotient, remainder = divmod(p, q)
    assert quotient * q + remainder == p
    assert remainder.degree < q.degree
    assert divmod(q, p) == (Polynomial([]), q)
    assert p // q == quotient
    assert p % q == remainder
    with pytest.raises(ZeroDivisionError):
        divmod(p, Polynomial([]))


def test_a_linear_factor_needs_a_lead() -> None:
    assert Polynomial.linear(2, -1) == Polynomial([2, 2])
    with pytest.raises(ValueError, match="other than 0"):
        Polynomial.linear(0, 3)


def test_factoring() -> None:
    constant, powers = Polynomial([0, 0, -4, 0, 1, 0]).factored
    assert constant == 1
    assert [(str(factor), power) for factor, power in powers] == [("x + 2", 1), ("x", 2), ("x − 2", 1)]
    third = Polynomial([Fraction(-1, 3), 1]).factored
    assert (third.constant, third.powers) == (Fraction(1, 3), ((Polynomial([-1, 3]), 1),))
    with pytest.raises(ValueError, match="everything divides it"):
        _ = Polynomial([]).factored


def test_factors_multiply_back() -> None:
    p = Polynomial([Fraction(2, 3), 0, -5, 1, 7, Fraction(1, 2)]) * Polynomial([1, 0, 2]) ** 2
    product = Polynomial([p.factored.constant])
    for factor, power in p.factored.powers:
        product = product * factor**power
    assert product == p


# ── algebraic numbers ───────────────────────────────────────────────────────


def test_order_is_exact() -> None:
    """99/70 and 577/408 lie on both sides of √2, closer than a float would care."""
    assert Fraction(665857, 470832) > ROOT_2 > Fraction(1607521, 1136689)
    assert ROOT_2 < ROOT_3 < 2
    assert sorted([ROOT_3, Fraction(3, 2), ROOT_2, CUBE_ROOT_2]) == [CUBE_ROOT_2, ROOT_2, Fraction(3, 2), ROOT_3]
    assert -inf < ROOT_2 < inf
    assert ROOT_2 > 1.414


def test_order_is_exact_however_close_the_fraction() -> None:
    """The convergents 1, 3/2, 7/5, 17/12, … lie by turns below and above √2, soon closer than 10⁻⁵⁰."""
    above, below = 1, 1
    for step in range(70):
        fresh = Algebraic.of_quadratic(1, 0, -2)[1]
        assert (fresh > Fraction(above, below)) == (step % 2 == 0)
        above, below = above + 2 * below, above + below


def test_numbers_that_floats_cannot_tell_apart() -> None:
    tiny = Fraction(1, 10**40)
    near = Polynomial([-2 - tiny, 0, 1]).real_roots[1]
    assert float(near) == float(ROOT_2)
    assert near > ROOT_2
    assert near != ROOT_2


def test_equal_numbers_are_equal_however_they_were_found() -> None:
    again = value_at((0, 0, 1), (1,), Polynomial([-2, 0, 0, 0, 1]).real_roots[1])
    assert again == ROOT_2
    assert hash(again) == hash(ROOT_2)
    assert len({again, ROOT_2, ROOT_3}) == 2
    assert ROOT_2 != 2


def test_floats_and_rounding() -> None:
    assert float(ROOT_2) == pytest.approx(sqrt(2), rel=1e-15)
    assert float(CUBE_ROOT_2) == pytest.approx(2 ** (1 / 3), rel=1e-15)
    small = Polynomial([-2, 0, 10**40]).real_roots[1]
    assert float(small) == pytest.approx(sqrt(2) / 10**20, rel=1e-15)
    assert ROOT_2.rounded(4) == Fraction(14142, 10000)
    assert Polynomial([-2, 0, 1]).real_roots[0].rounded(2) == Fraction(-141, 100)


def test_a_repr_can_be_pasted_back() -> None:
    assert repr(ROOT_2) == "Polynomial([-2, 0, 1]).real_roots[1]"
    assert eval(repr(CUBE_ROOT_2)) == CUBE_ROOT_2


def test_surds() -> None:
    assert from_surd(Fraction(1, 2), Fraction(0), 5) == Fraction(1, 2)
    golden = from_surd(Fraction(1, 2), Fraction(1, 2), 5)
    assert golden == Polynomial([-1, -1, 1]).real_roots[1]
    assert isinstance(golden, Algebraic)
    assert golden.surd == (Fraction(1, 2), Fraction(1, 2), 5)
    twelve = Polynomial([-12, 0, 1]).real_roots[0]
    assert isinstance(twelve, Algebraic)
    assert twelve.surd == (0, -2, 3)
    assert CUBE_ROOT_2.surd is None


def test_values_in_a_number_field() -> None:
    """(α² + 1)/(α − 1) for α = ∛2, and a value that turns out rational."""
    value = value_at((1, 0, 1), (-1, 1), CUBE_ROOT_2)
    assert float(value) == pytest.approx((2 ** (2 / 3) + 1) / (2 ** (1 / 3) - 1), rel=1e-14)
    assert value_at((0, 0, 0, 5), (3,), CUBE_ROOT_2) == Fraction(10, 3)


def test_roots_that_lie_close_together_are_told_apart() -> None:
    """Mignotte's polynomial x⁷ − 2(10⁴x − 1)² has two roots 10⁻¹⁸ apart."""
    polynomial = Polynomial([-2, 4 * 10**4, -2 * 10**8, 0, 0, 0, 0, 1])
    roots = polynomial.real_roots
    assert len(roots) == 3
    assert roots[0] < roots[1] < roots[2]
    assert float(roots[0]) == pytest.approx(float(roots[1]), rel=1e-9)


def test_roots_that_almost_meet_are_found_in_a_few_leaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roots 10^-270 apart: the search must not halve its way down to them, 2,800 times a whole polynomial."""
    steps = []
    shifted = whole._shifted
    monkeypatch.setattr(whole, "_shifted", lambda *given: steps.append(given) or shifted(*given))
    numbers = (-2, 4 * 10**9, -2 * 10**18, *[0] * 57, 1)
    cells = isolated(numbers)
    assert len(cells) == 4 and cells[1][1] == cells[2][1] > 900
    assert len(steps) < 250
    for cell, bits in cells:
        ends = [
            is_positive_at(numbers, end, 1 << max(bits, 0))
            for end in (cell << max(-bits, 0), (cell + 1) << max(-bits, 0))
        ]
        assert ends[0] != ends[1]


def test_large_and_tiny_roots_are_isolated() -> None:
    assert len(isolated((-2, 0, 0, 10**60))) == 1
    assert len(isolated((-(10**60), 0, 0, 2))) == 1
    low, high = Polynomial([-(10**20), 0, 0, 0, 3]).real_roots
    assert low < -70_000 < 70_000 < high


# ── sets ────────────────────────────────────────────────────────────────────


def between(low: int | None, high: int | None, *, closed: str = "") -> Interval:
    ends = [None if end is None else Fraction(end) for end in (low, high)]
    return Interval(ends[0], ends[1], "[" in closed, "]" in closed)


@pytest.mark.parametrize(
    ("pieces", "union"),
    [
        ([between(0, 1), between(1, 2)], "(0, 1) ∪ (1, 2)"),
        ([between(0, 1, closed="]"), between(1, 2)], "(0, 2)"),
        ([between(0, 1), between(1, 1, closed="[]"), between(1, 2)], "(0, 2)"),
        ([between(0, 5), between(1, 2), between(0, 0, closed="[]")], "[0, 5)"),
        ([between(None, 1), between(0, None)], "ℝ"),
        ([between(None, 1), between(2, None, closed="[")], "(−∞, 1) ∪ [2, ∞)"),
        ([between(3, 3, closed="[]")], "{3}"),
        ([between(0, 2), between(0, 2, closed="[]")], "[0, 2]"),
        ([between(None, 0), between(None, 4)], "(−∞, 4)"),
        ([], "∅"),
    ],
)
def test_unions(pieces: list[Interval], union: str) -> None:
    assert str(RealSet.union(pieces)) == union
    assert str(RealSet.union(pieces[::-1])) == union


def test_membership() -> None:
    reals = RealSet.without([ROOT_2, Fraction(0)])
    assert 1 in reals
    assert ROOT_2 not in reals
    assert 0 not in reals
    assert "x" not in reals
    assert reals.excluded == (0, ROOT_2)
    assert Fraction(1) in between(0, 1, closed="]")
    assert Fraction(1) not in between(0, 1)
