"""Every feature of a rational function by hand, one case for each sentence one could dispute."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from mathgames_widgets.maths.rational.algebraic import Algebraic
from mathgames_widgets.maths.rational.function import (
    End,
    Extremum,
    Hole,
    Mark,
    Point,
    RationalFunction,
    Stretch,
    VerticalAsymptote,
    Zero,
)
from mathgames_widgets.maths.rational.polynomial import Polynomial

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)
ROOT_2 = Polynomial([-2, 0, 1]).real_roots[1]


def read(text: str) -> RationalFunction:
    return RationalFunction.parse(text)


# ── the rows ────────────────────────────────────────────────────────────────


def test_the_rows_are_kept_as_built() -> None:
    f = read("(x-2)(x+1)/((x-2)(x+3))")
    assert f.top == (Polynomial([-2, 1]), Polynomial([1, 1]))
    assert f.bottom == (Polynomial([-2, 1]), Polynomial([3, 1]))


def test_an_empty_row_is_1() -> None:
    assert RationalFunction()(5) == 1
    assert RationalFunction(bottom=[Polynomial([0, 1])])(4) == Fraction(1, 4)
    assert RationalFunction([Polynomial([1])]) == RationalFunction()


def test_linear_factors_need_no_polynomials() -> None:
    assert RationalFunction.of_linear(top=[(-1, 2)], bottom=[(2, -1)]) == read("(2-x)/(2x+2)")


def test_a_row_of_0_below_is_refused() -> None:
    with pytest.raises(ZeroDivisionError, match="nothing can be divided by 0"):
        RationalFunction([Polynomial([1])], [Polynomial([])])


def test_equal_rows_make_equal_functions() -> None:
    assert read("(x-1)/(x-2)") == read("(x−1) / (x−2)")
    assert hash(read("(x-1)/(x-2)")) == hash(read("(x−1) / (x−2)"))
    assert read("(x-1)/(x-1)") != read("1")
    assert read("x(x-1)") != read("(x-1)x")


def test_a_repr_can_be_pasted_back() -> None:
    f = read("(x-2)(x+1) / ((x-2)(x+3))")
    assert repr(f) == "RationalFunction.parse('(x-2)(x+1) / ((x-2)(x+3))')"
    assert eval(repr(f)) == f


def test_reduced_and_cancelled_forms() -> None:
    f = read("(2x-4)(x+1)/((x-2)(3-x))")
    assert f.reduced == (Polynomial([-2, -2]), Polynomial([-3, 1]))
    assert str(f.cancelled) == "−2(x + 1) / (x − 3)"
    assert str(f.factored) == "2(x − 2)(x + 1) / (−(x − 2)(x − 3))"


def test_values_are_exact_and_missing_where_undefined() -> None:
    f = read("(x-2)(x+1)/((x-2)(x+3))")
    assert f(HALF) == Fraction(3, 7)
    assert f(2) is None
    assert f(-3) is None
    assert read("x^2")(ROOT_2) == 2
    assert read("1/(x^2-2)")(ROOT_2) is None
    with pytest.raises(TypeError, match="no exact number"):
        f(0.5)  # type: ignore[arg-type]


# ── holes, zeros, walls ─────────────────────────────────────────────────────


def test_a_hole_where_a_factor_cancels() -> None:
    assert read("(x-2)(x+1)/((x-2)(x+3))").holes == (Hole(Fraction(2), Fraction(3, 5), 1, 1),)


def test_an_asymptote_stays_where_more_stands_below() -> None:
    """So (x-3)/(x-3)^2 still has an asymptote at 3."""
    f = read("(x-3)/(x-3)^2")
    assert f.holes == ()
    assert f.vertical_asymptotes == (VerticalAsymptote(Fraction(3), 1, -1, 1),)


def test_a_hole_on_the_axis_where_more_stands_above() -> None:
    """If p > q the hole lies on the x-axis and is not an x-intercept."""
    f = read("(x-1)^2/(x-1)")
    assert f.holes == (Hole(Fraction(1), Fraction(0), 2, 1),)
    assert f.zeros == ()
    assert f.x_intercepts == ()
    assert f.lost_x_intercepts == f.holes


def test_multiplicity_of_zeros() -> None:
    assert read("x^3(x-1)^2(x+2)").zeros == (Zero(Fraction(-2), 1), Zero(Fraction(0), 3), Zero(Fraction(1), 2))


def test_multiplicities_of_different_factors_add_up() -> None:
    """(x² − 1) and (2x − 2) both hold x − 1."""
    assert read("(x^2-1)(2x-2)").zeros == (Zero(Fraction(-1), 1), Zero(Fraction(1), 2))


def test_even_and_odd_asymptotes() -> None:
    assert read("1/(x-2)^2").vertical_asymptotes == (VerticalAsymptote(Fraction(2), 2, 1, 1),)
    assert read("-1/(x-2)").vertical_asymptotes == (VerticalAsymptote(Fraction(2), 1, 1, -1),)


def test_irrational_and_complex_roots() -> None:
    """94-2x² has two irrational zeros; x²+1 has none."""
    low, high = read("94-2x^2").x_intercepts
    assert isinstance(low, Algebraic)
    assert isinstance(high, Algebraic)
    assert (str(low), str(high)) == ("−√47", "√47")
    assert read("x^2+1").zeros == ()


def test_a_hole_at_an_irrational_place_has_an_exact_height() -> None:
    low, high = read("(x^2-2)(x+1)/(x^2-2)").holes
    assert high.x == ROOT_2
    assert (str(low.y), str(high.y)) == ("1 − √2", "1 + √2")


def test_a_cancelled_factor_without_real_zeros_leaves_no_hole() -> None:
    f = read("x(x^2+1)/(x^2+1)")
    assert f.holes == ()
    assert f.domain.is_everything


def test_thirds_are_exact() -> None:
    f = read("((1/3)x+1)/(x-1/3)")
    assert f.zeros == (Zero(Fraction(-3), 1),)
    assert f.vertical_asymptotes[0].x == THIRD
    assert f.horizontal_asymptote is not None
    assert f.horizontal_asymptote.y == THIRD


def test_places_closer_than_floats_can_tell_are_in_order() -> None:
    """√2 is a zero and √(2 + 10⁻⁴⁰) a wall, in either order of the rows."""
    near = Polynomial([-2 * 10**40 - 1, 0, 10**40])
    for f in (RationalFunction([Polynomial([-2, 0, 1])], [near]), RationalFunction([near], [Polynomial([-2, 0, 1])])):
        kinds = [mark.kind for mark in f.sign_chart.marks]
        assert kinds == kinds[::-1]
        assert [place.x for place in f.places] == sorted(place.x for place in f.places)
        assert f.sign_chart.signs == (1, -1, 1, -1, 1)


def test_places_too_large_for_floats_are_in_order() -> None:
    """10⁴⁰⁰ is a zero and −10⁴⁰⁰ a wall: no float is as large."""
    far = Fraction(10**400)
    f = RationalFunction([Polynomial([-far, 1])], [Polynomial([far, 1])])
    assert [place.x for place in f.places] == [-far, far]
    assert f.sign_chart.signs == (1, -1, 1)
    assert f.extrema == ()


# ── intercepts, domain, symmetry, signs ─────────────────────────────────────


def test_the_y_intercept() -> None:
    assert read("(x-2)/(x+3)").y_intercept == Fraction(-2, 3)


def test_a_y_intercept_lost_to_a_hole() -> None:
    f = read("x(x+2)/x")
    assert f.y_intercept is None
    assert f.lost_y_intercept == Hole(Fraction(0), Fraction(2), 1, 1)


def test_a_y_intercept_lost_to_a_wall() -> None:
    f = read("(x+2)/x")
    assert (f.y_intercept, f.lost_y_intercept) == (None, None)


def test_the_domain_knows_what_is_missing() -> None:
    f = read("(x-2)/((x-2)x(x^2-2)(x^2+1))")
    assert [str(x) for x in f.domain.excluded] == ["−√2", "0", "√2", "2"]
    assert 1 in f.domain
    assert ROOT_2 not in f.domain


@pytest.mark.parametrize(
    ("text", "symmetry"),
    [
        ("x^2/(x^2-1)", "even"),
        ("x/(x^2-1)", "odd"),
        ("(x-1)/(x+1)", None),
        ("x^2(x-1)/(x-1)", None),  # the hole at 1 has no mirror image
        ("x^2(x-1)(x+1)/((x-1)(x+1))", "even"),
        ("(x^2+x+1)/(x^2+x+1)", "even"),  # 1 everywhere
        ("(x-1)^2(x+1)^3/((x-1)(x+1)^2)", "even"),  # x² − 1 with two holes
        ("0", "even"),
        ("0/x", "even"),
        ("0/(x-1)", None),
    ],
)
def test_symmetry_looks_at_the_whole_graph(text: str, symmetry: str | None) -> None:
    assert read(text).symmetry == symmetry


def test_the_sign_chart() -> None:
    chart = read("(x-1)(x+2)^2/(x-3)").sign_chart
    assert chart.marks == (
        Mark(Fraction(-2), "zero", False),
        Mark(Fraction(1), "zero", True),
        Mark(Fraction(3), "asymptote", True),
    )
    assert chart.signs == (1, 1, -1, 1)


def test_holes_are_drawn_but_divide_nothing() -> None:
    chart = read("(x-1)(x-5)/(x-5)").sign_chart
    assert chart.marks == (Mark(Fraction(1), "zero", True), Mark(Fraction(5), "hole", False))
    assert chart.signs == (-1, 1)
    assert str(chart.where(1)) == "(1, 5) ∪ (5, ∞)"


def test_a_hole_where_the_sign_changes() -> None:
    """(x-1)²/(x-1) is x − 1 without the point: negative on the left, positive on the right."""
    chart = read("x(x-1)^2/(x-1)").sign_chart
    assert chart.marks == (Mark(Fraction(0), "zero", True), Mark(Fraction(1), "hole", True))
    assert chart.signs[0] == 1
    assert chart.stretches == (
        Stretch(None, Fraction(0), 1),
        Stretch(Fraction(0), Fraction(1), -1),
        Stretch(Fraction(1), None, 1),
    )


# ── far out ─────────────────────────────────────────────────────────────────


def test_horizontal_asymptotes() -> None:
    low, level = read("1/x").horizontal_asymptote, read("(2x+1)/(3x-5)").horizontal_asymptote
    assert low is not None
    assert level is not None
    assert (low.y, level.y) == (0, Fraction(2, 3))


def test_where_a_curve_crosses_its_horizontal_asymptote() -> None:
    level = read("(x-1)(x-2)/(x^2+1)").horizontal_asymptote
    assert level is not None
    assert level.crossings == (Point(THIRD, Fraction(1)),)


def test_a_crossing_that_falls_into_a_hole_is_none() -> None:
    level = read("x(x-1)/((x^2+1)(x-1))").horizontal_asymptote
    lost = read("x^2/((x^2+1)x)").horizontal_asymptote
    assert level is not None
    assert lost is not None
    assert level.crossings == (Point(Fraction(0), Fraction(0)),)
    assert lost.crossings == ()


def test_slant_asymptotes() -> None:
    slant = read("(x^2+1)/(x-1)").slant_asymptote
    assert slant is not None
    assert (slant.slope, slant.intercept, slant.crossings) == (1, 1, ())
    halved = read("(x-1)(x-2)(x-3)/(2(x^2+x+1))").slant_asymptote
    assert halved is not None
    assert (halved.slope, halved.intercept) == (HALF, Fraction(-7, 2))


def test_a_line_with_holes_has_no_slant_asymptote() -> None:
    """Otherwise the graph is a line with holes."""
    f = read("(x-1)(x-2)/(x-2)")
    assert f.slant_asymptote is None
    assert f.asymptote is None


def test_polynomial_asymptotes() -> None:
    curve = read("x^4/(x-1)").polynomial_asymptote
    assert curve is not None
    assert curve.polynomial == Polynomial([1, 1, 1, 1])
    assert read("x^4").polynomial_asymptote is None


def test_a_constant_has_no_horizontal_asymptote() -> None:
    """A function is constant when nothing is left after cancelling."""
    f = read("(x-1)(2x+4)/((x-1)(x+2))")
    assert f.is_constant
    assert f.horizontal_asymptote is None
    assert f.end_behaviour.left == End(Fraction(2), 0)


@pytest.mark.parametrize(
    ("text", "left", "right"),
    [
        ("-x^3/(x-1)", End(None, -1), End(None, -1)),
        ("x^3", End(None, -1), End(None, 1)),
        ("1/x", End(Fraction(0), -1), End(Fraction(0), 1)),
        ("-1/x^2", End(Fraction(0), -1), End(Fraction(0), -1)),
        ("(x+1)/(x+3)", End(Fraction(1), 1), End(Fraction(1), -1)),
        ("3(x-1)/(x-1)", End(Fraction(3), 0), End(Fraction(3), 0)),
    ],
)
def test_end_behaviour_says_from_which_side(text: str, left: End, right: End) -> None:
    ends = read(text).end_behaviour
    assert (ends.left, ends.right) == (left, right)


# ── turning points and range ────────────────────────────────────────────────


def test_extrema_are_exact() -> None:
    low, high = read("(x^2+1)/(x-1)").extrema
    assert (str(low.x), str(low.y), low.kind) == ("1 − √2", "2 − 2√2", "maximum")
    assert (str(high.x), str(high.y), high.kind) == ("1 + √2", "2 + 2√2", "minimum")


def test_an_irrational_place_may_have_a_rational_height() -> None:
    low, middle, high = read("x^4-4x^2").extrema
    assert low.y == high.y == -4
    assert middle == Extremum(Fraction(0), Fraction(0), "maximum")


def test_a_bounce_is_an_extremum_and_a_flat_passage_is_not() -> None:
    assert read("x^2").extrema == (Extremum(Fraction(0), Fraction(0), "minimum"),)
    assert read("x^3").extrema == ()


def test_a_turn_whose_point_is_missing_is_no_extremum() -> None:
    f = read("x^3/x")
    assert f.extrema == ()
    assert f.turns == (Extremum(Fraction(0), Fraction(0), "minimum"),)


def test_constants_have_no_extrema() -> None:
    assert read("5").extrema == ()


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("x^2", "[0, ∞)"),
        ("x^3", "ℝ"),
        ("1/x", "(−∞, 0) ∪ (0, ∞)"),
        ("1/(x^2+1)", "(0, 1]"),
        ("x/(x^2+1)", "[−1/2, 1/2]"),
        ("(x^2+1)/(x-1)", "(−∞, 2 − 2√2] ∪ [2 + 2√2, ∞)"),
        ("x(x-1)/(x-1)", "(−∞, 1) ∪ (1, ∞)"),
        ("x^2(x-1)/(x-1)", "[0, ∞)"),  # 1 is reached at −1 as well
        ("x^3/x", "(0, ∞)"),
        ("x^2(x^2-1)/(x^2-1)", "[0, 1) ∪ (1, ∞)"),
        ("2x/x", "{2}"),
        ("0/(x-1)", "{0}"),
    ],
)
def test_range(text: str, values: str) -> None:
    assert str(read(text).range) == values


# ── 0, and large functions ──────────────────────────────────────────────────


def test_the_function_that_is_0() -> None:
    f = read("0/((x-1)(x^2+1))")
    assert f.is_zero
    assert f.is_constant
    assert [(hole.x, hole.y) for hole in f.holes] == [(1, 0)]
    assert (f.zeros, f.vertical_asymptotes, f.y_intercept, f.asymptote) == ((), (), 0, None)
    assert f.sign_chart.signs == (0,)
    assert f(7) == 0
    assert f(1) is None


def test_the_largest_functions_do_not_hang() -> None:
    """Degree 60 above and below; nothing about its graph may stop a page."""
    top = "+".join(f"{(7 * power) % 11 - 5}x^{power}" for power in range(61)).replace("+-", "-")
    bottom = "+".join(f"{(5 * power) % 13 - 6}x^{power}" for power in range(61)).replace("+-", "-")
    f = RationalFunction((read_polynomial(top),), (read_polynomial(bottom),))
    assert f.horizontal_asymptote is not None
    assert all(point.kind in ("minimum", "maximum") for point in f.extrema)
    assert f.range.intervals


def read_polynomial(text: str) -> Polynomial:
    half = len(text) // 2
    cut = next(place for place in range(half, len(text)) if text[place] in "+-")
    first, second = read(text[:cut]).top, read(text[cut:]).top
    return first[0] + second[0]


def test_linear_factors_need_neither_flint_nor_sympy() -> None:
    """Cards only need counting: the first table is drawn before any algebra system is loaded."""
    code = (
        "import sys\n"
        "from mathgames_widgets.maths.rational.function import RationalFunction\n"
        "f = RationalFunction.of_linear([(1, 2), (-1, 0), (2, -1)], [(1, 2), (1, -3), (1, 1)])\n"
        "f.holes, f.zeros, f.vertical_asymptotes, f.horizontal_asymptote, f.slant_asymptote, f.polynomial_asymptote\n"
        "f.y_intercept, f.sign_chart, f.end_behaviour, f.domain, f.symmetry, str(f), f._repr_latex_()\n"
        "assert not {'flint', 'sympy', 'numpy'} & set(sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
