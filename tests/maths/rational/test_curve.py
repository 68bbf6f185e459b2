"""Curves: cut exactly at poles and holes, true to the function everywhere else."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import hypot, inf, isfinite

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.rational.curve import (
    BEND,
    Curve,
    Pair,
    PlotWindow,
    curve,
    pieces,
    tick_step,
    ticks,
    window_around,
)
from mathgames_widgets.maths.rational.function import RationalFunction
from tests.cases import cases
from tests.maths.rational.random_functions import HUGE

factors = st.tuples(st.sampled_from([1, 1, 1, -1, 2]), st.integers(-4, 4))
rows = st.lists(factors, max_size=4)
functions = st.builds(RationalFunction.of_linear, rows, rows)
awkward = st.sampled_from(
    [
        "(x^2-2)/(x^2+1)",
        "94-2x^2",
        "(x-3)/(x-3)^2",
        "(x^4-1)/(x-3)",
        "1/(x^2-2)",
        "(x^3-x-1)/(x^2-5)",
        "x/3/((x-1/7)(x+1/7))",
        "0/(x-1)",
        "5",
    ]
).map(RationalFunction.parse)
all_functions = st.one_of(functions, awkward)
windows = st.builds(
    lambda x, y, width, height: PlotWindow(x, x + width, y, y + height),
    st.floats(-6, 4),
    st.floats(-20, 10),
    st.floats(1e-3, 40),
    st.floats(1e-3, 60),
)


def build(text: str) -> RationalFunction:
    return RationalFunction.parse(text)


def gaps(f: RationalFunction) -> list[float]:
    return [float(one.x) for one in (*f.holes, *f.vertical_asymptotes)]


def exact(f: RationalFunction, x: float) -> float | None:
    """What f is at exactly this float; what no float can hold is infinite, so in no window."""
    value = f.cancelled(Fraction(x))
    try:
        return None if value is None else float(value)
    except OverflowError:
        return inf if value > 0 else -inf


@given(all_functions, windows)
def test_no_piece_crosses_a_pole_or_a_hole(f: RationalFunction, window: PlotWindow) -> None:
    """No false line across a pole; the pen is lifted at a hole."""
    for piece in pieces(curve(f), window):
        assert not [x for x in gaps(f) if piece[0][0] < x < piece[-1][0]]


@given(all_functions, windows)
def test_every_point_of_a_piece_lies_on_the_function(f: RationalFunction, window: PlotWindow) -> None:
    for piece in pieces(curve(f), window):
        for x, y in piece:
            true = exact(f, x)
            assert true is None or y == pytest.approx(true, rel=1e-6, abs=1e-6 * window.height)


@given(all_functions, windows)
def test_pieces_go_from_left_to_right(f: RationalFunction, window: PlotWindow) -> None:
    drawn = pieces(curve(f), window)
    assert all(a[0] <= b[0] for piece in drawn for a, b in pairwise(piece))
    assert all(one[-1][0] <= other[0][0] for one, other in pairwise(drawn))


@settings(max_examples=cases(80, long=200))
@given(all_functions, windows, st.floats(0, 1))
def test_whatever_can_be_seen_is_drawn(f: RationalFunction, window: PlotWindow, share: float) -> None:
    """However far one zooms, a visible point of the graph lies on a piece."""
    x = window.left + share * window.width
    y = exact(f, x)
    if y is None or (x, y) not in window or x in gaps(f):
        return
    assert distance((x, y), pieces(curve(f), window), window) < 5 * BEND


def distance(point: Pair, drawn: tuple[tuple[Pair, ...], ...], window: PlotWindow) -> float:
    """From a point to the nearest line, in parts of the window."""
    scaled = [[(x / window.width, y / window.height) for x, y in piece] for piece in drawn]
    at = point[0] / window.width, point[1] / window.height
    lines = [line for piece in scaled for line in pairwise(piece)]
    return min((to_line(at, a, b) for a, b in lines), default=1.0)


def to_line(point: Pair, a: Pair, b: Pair) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = 0.0 if length == 0 else min(1.0, max(0.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay))


@given(functions, windows)
def test_steep_pieces_end_just_outside_the_window(f: RationalFunction, window: PlotWindow) -> None:
    """Clipped cleanly: nothing reaches farther than one window above or below."""
    for piece in pieces(curve(f), window):
        for _, y in piece:
            assert window.bottom - 1.001 * window.height <= y <= window.top + 1.001 * window.height


def test_both_branches_beside_a_pole_leave_the_window() -> None:
    left, right = pieces(curve(build("1/x")), PlotWindow(-4, 4, -3, 3))
    assert left[-1][1] < -3 and right[0][1] > 3
    assert left[-1][0] < 0 < right[0][0]


def test_a_pole_and_a_factor_above_it_still_make_a_pole() -> None:
    """(x-3)/(x-3)^2 still has an asymptote at 3."""
    assert curve(build("(x-3)/(x-3)^2")).poles == (3.0,)
    assert len(pieces(curve(build("(x-3)/(x-3)^2")), PlotWindow(0, 6, -3, 3))) == 2


def test_a_branch_between_two_close_poles_is_not_missed() -> None:
    """A thin branch is found however coarse the picture is."""
    f = build("1/((x-1)(x-1.001))")
    window = PlotWindow(-1000, 1000, -5e6, 5e6)
    assert any(piece[0][1] < -4e6 for piece in pieces(curve(f), window))


def test_a_hole_lies_exactly_between_two_pieces() -> None:
    before, after = pieces(curve(build("(x-2)(x+1)/((x-2)(x+3))")), PlotWindow(-2, 4, -3, 3))
    assert before[-1] == after[0] == (2.0, 0.6)


def test_a_window_edge_on_a_pole_is_no_trouble() -> None:
    (piece,) = pieces(curve(build("1/x")), PlotWindow(0, 4, -3, 3))
    assert piece[0][1] > 3


def test_a_curve_has_values_with_its_holes_filled_in() -> None:
    line: Curve = curve(build("(x-2)/(x-2)"))
    assert line(2) == 1.0 and [knot.x for knot in line.knots if knot.is_cut] == [2.0]


@given(all_functions)
def test_the_window_shows_every_hole_zero_and_pole(f: RationalFunction) -> None:
    window = window_around([f])
    for row in (f.holes, f.zeros, f.vertical_asymptotes):
        assert all(window.left < float(one.x) < window.right for one in row)


@given(all_functions, all_functions)
def test_a_window_for_two_shows_the_axes(f: RationalFunction, g: RationalFunction) -> None:
    window = window_around([f, g])
    assert (0, 0) in window
    assert window == window_around([f, g])


def test_a_bounce_is_not_flattened_by_a_branch_far_above() -> None:
    """The left branch never comes below 16, and the hump beside the bounce is half a unit high."""
    window = window_around([build("(x+1)(x-1)^2/((x+2)(-x-2))")])
    assert window.top - window.bottom <= 8
    without = window_around([build("(x+1)(x-1)(x-3)/((x+2)(-x-2))")])
    assert without.top > 8, "where nothing turns back on the axis the branch is seen"


def test_a_window_for_nothing() -> None:
    assert window_around([]) == PlotWindow(-4, 4, -2.6, 2.6)


@pytest.mark.parametrize("sides", [(1, 1, 0, 1), (2, 1, 0, 1), (0, 1, 3, 2)])
def test_a_window_has_its_sides_in_order(sides: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="left < right and bottom < top"):
        PlotWindow(*sides)


def test_a_window_is_finite() -> None:
    with pytest.raises(ValueError, match="finite"):
        PlotWindow(0, float("inf"), 0, 1)


@given(st.floats(1e-9, 1e9))
def test_a_step_is_round_and_not_too_small(least: float) -> None:
    step = tick_step(least)
    assert least <= step <= 2.6 * Fraction(least)
    assert str(float(step)).strip("0.e-+")[0] in "125" or step == 0


@given(st.floats(-100, 100), st.floats(0.1, 200))
def test_ticks_lie_inside(low: float, width: float) -> None:
    marks = ticks(low, low + width, tick_step(width / 10))
    assert all(low - 1e-9 <= mark <= low + width + 1e-9 for mark in marks)
    assert len(marks) <= 11


@pytest.mark.parametrize("text", HUGE)
def test_a_curve_beyond_floats_is_cut_off(text: str) -> None:
    """Every point of a picture is finite, however large the numbers of the function are."""
    f = RationalFunction.parse(text)
    window = window_around([f])
    seen = [y for piece in pieces(curve(f), window) for point in piece for y in point]
    assert all(map(isfinite, seen))
    assert all(abs(value) < 1e200 for value in (window.left, window.right, window.bottom, window.top))


def test_products_beyond_floats_have_the_right_value() -> None:
    """10^400 / 10^390 is 10^10, though neither is a float."""
    far = curve(RationalFunction.parse("(x-1000000)^59/(x+1000000)^58"))
    assert far(1e7) == pytest.approx(9e6 * (9e6 / 1.1e7) ** 58)
