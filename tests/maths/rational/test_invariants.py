"""What holds for every rational function, tried on functions that Hypothesis makes up."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import assume, given, settings, strategies as some

from mathgames_widgets.maths.rational.algebraic import Algebraic, Number
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError
from tests.cases import cases, fractions

read = RationalFunction.parse

places = fractions(-6, 6, 4)
polynomials = some.lists(places, min_size=1, max_size=4).map(Polynomial)
linear = some.builds(Polynomial.linear, some.sampled_from([1, -1, 2, Fraction(1, 3)]), some.integers(-4, 4))
factors = some.one_of(linear, linear, polynomials)
rational_functions = some.builds(
    RationalFunction,
    some.lists(factors, max_size=4),
    some.lists(factors.filter(lambda factor: not factor.is_zero), max_size=4),
)
many = settings(max_examples=cases(50, long=120), deadline=None)


def around(x: Number) -> tuple[Fraction, Fraction]:
    """Two fractions very close to a number, one on each side."""
    if isinstance(x, Algebraic):
        return x.bounds(90)
    return x - Fraction(1, 2**90), x + Fraction(1, 2**90)


def sign(value: object) -> int:
    assert isinstance(value, Fraction)
    return (value > 0) - (value < 0)


@given(rational_functions)
@many
def test_what_is_written_reads_back(f: RationalFunction) -> None:
    assert read(plain(f)) == f
    assert read(typed(f)) == f


@given(some.text(alphabet="x0123456789+-*/^(). ²−·=,a", max_size=30))
@settings(max_examples=cases(600, long=1500), deadline=None)
def test_whatever_is_typed_is_read_or_refused_in_one_sentence(text: str) -> None:
    try:
        f = read(text)
    except ReadError as error:
        assert str(error).endswith(".")
        assert "\n" not in str(error)
    else:
        assert read(typed(f)) == f


@given(rational_functions, places)
@many
def test_the_domain_and_what_is_missing_are_all_numbers(f: RationalFunction, x: Fraction) -> None:
    assert (x in f.domain) != (x in f.domain.excluded)
    assert (f(x) is None) == (x in f.domain.excluded)
    assert list(f.domain.excluded) == sorted([hole.x for hole in f.holes] + [wall.x for wall in f.vertical_asymptotes])


@given(rational_functions, places)
@many
def test_values_are_the_quotient_of_the_rows(f: RationalFunction, x: Fraction) -> None:
    above = below = Fraction(1)
    for factor in f.top:
        above *= factor(x)
    for factor in f.bottom:
        below *= factor(x)
    assert f(x) == (above / below if below else None)
    if below:
        assert f.cancelled(x) == f(x)
        assert f.factored(x) == f(x)


@given(rational_functions)
@many
def test_the_sign_chart_agrees_with_the_values_beside_every_mark(f: RationalFunction) -> None:
    chart = f.sign_chart
    for mark, left_of_it in zip(chart.dividers, chart.signs, strict=False):
        left, right = (sign(f(x)) for x in around(mark.x))
        assert left == left_of_it
        assert (left != right) == mark.flips
    assert chart.signs[-1] == sign(f(Fraction(10**6)))
    assert [part.high for part in chart.stretches[:-1]] == [part.low for part in chart.stretches[1:]]


@given(rational_functions)
@many
def test_walls_go_where_they_say(f: RationalFunction) -> None:
    for wall in f.vertical_asymptotes:
        left, right = (f(x) for x in around(wall.x))
        assert (sign(left), sign(right)) == (wall.left, wall.right)
        assert (wall.left == wall.right) == (wall.order % 2 == 0)


@given(rational_functions)
@many
def test_zeros_are_zero_and_holes_are_limits(f: RationalFunction) -> None:
    for zero in f.zeros:
        assert f(zero.x) == 0
    for hole in f.holes:
        assert f(hole.x) is None
        assert f.cancelled(hole.x) == hole.y


@given(rational_functions)
@many
def test_crossings_satisfy_f_equals_the_asymptote(f: RationalFunction) -> None:
    for point in f.crossings:
        assert f.asymptote is not None
        assert f(point.x) == point.y
        assert RationalFunction((f.asymptote,))(point.x) == point.y


@given(rational_functions)
@many
def test_the_graph_comes_close_to_its_asymptote_on_the_side_it_says(f: RationalFunction) -> None:
    line = f.asymptote
    assume(line is not None and line.degree < 1)
    assert line is not None
    for end, x in ((f.end_behaviour.left, Fraction(-(10**9))), (f.end_behaviour.right, Fraction(10**9))):
        value = f(x)
        assert isinstance(value, Fraction)
        assert end.limit is not None
        assert sign(value - end.limit) == end.sign
        assert abs(value - end.limit) < Fraction(1, 1000)


@given(rational_functions)
@many
def test_extrema_are_local_extremes(f: RationalFunction) -> None:
    for one in f.extrema:
        assert f(one.x) == one.y
        for x in around(one.x):
            beside = f(x)
            assert beside is not None
            assert beside >= one.y if one.kind == "minimum" else beside <= one.y


@given(rational_functions)
@many
def test_between_two_walls_minima_and_maxima_take_turns(f: RationalFunction) -> None:
    cuts = {place.x for place in f.vertical_asymptotes} | {hole.x for hole in f.holes}
    for left, right in pairwise(f.extrema):
        if not any(left.x < x < right.x for x in cuts):
            assert left.kind != right.kind


@given(rational_functions, some.lists(places, min_size=1, max_size=8))
@many
def test_the_range_contains_every_value(f: RationalFunction, places: list[Fraction]) -> None:
    for x in places:
        value = f(x)
        assert value is None or value in f.range
    assert all(one.y in f.range for one in f.extrema)


@given(rational_functions)
@many
def test_the_range_promises_nothing_that_is_not_reached(f: RationalFunction) -> None:
    """Inside each interval of the range there is a height that f really has."""
    for part in f.range:
        low = around(part.low)[1] if part.low is not None else None
        high = around(part.high)[0] if part.high is not None else None
        if part.is_point:
            continue
        if low is None or high is None:
            level = (high or Fraction(0)) - 1 if low is None else low + 1
        else:
            level = (low + high) / 2
        equation = f.reduced[0] - f.reduced[1] * level
        assert any(f(x) == level for x in equation.real_roots)


@given(rational_functions)
@many
def test_symmetry_is_seen_in_the_values(f: RationalFunction) -> None:
    for x in (Fraction(1, 7), Fraction(3, 2), Fraction(2), Fraction(1)):
        value, mirrored = f(x), f(-x)
        if f.symmetry == "even":
            assert value == mirrored
        if f.symmetry == "odd":
            assert value == (None if mirrored is None else RationalFunction.parse("-x")(mirrored))
