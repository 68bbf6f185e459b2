"""Ends, crossings, turning points and range: what takes more than counting factors."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from mathgames_widgets.maths.rational.algebraic import Algebraic, Number, Whole, value_at, values_at
from mathgames_widgets.maths.rational.factoring import factored_whole, in_order, irreducible_roots, real_roots_of
from mathgames_widgets.maths.rational.features import End, EndBehaviour, Extremum, Interval, Point, RealSet, Sign
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial, times, without_content

# ── far out ─────────────────────────────────────────────────────────────────


def end_behaviour(f: RationalFunction) -> EndBehaviour:
    """What f(x) does as x goes to −∞ and to ∞, for `RationalFunction.end_behaviour`."""
    if f.is_constant:
        along = End(_constant_value(f), 0)
        return EndBehaviour(along, along)
    top, bottom = f.reduced_whole
    rise = len(top) - len(bottom)
    if rise > 0:
        upward = _sign(top[-1] * bottom[-1])
        return EndBehaviour(End(None, upward * (-1) ** rise), End(None, upward))
    level = Fraction(top[-1], bottom[-1]) if rise == 0 else Fraction(0)
    rest = _rest(f, Polynomial((level,)))
    right = _sign(rest[-1] * bottom[-1])
    left = right * (-1) ** (len(bottom) - len(rest))
    return EndBehaviour(End(level, left), End(level, right))


def _sign(value: int) -> Sign:
    return (value > 0) - (value < 0)


def _constant_value(f: RationalFunction) -> Fraction:
    top, bottom = f.reduced
    return top.leading / bottom.leading


def crossings(f: RationalFunction) -> tuple[Point, ...]:
    """Where the graph meets its asymptote, for `RationalFunction.crossings`."""
    line = f.asymptote
    if line is None:
        return ()
    if line.is_zero:
        return tuple(Point(x, Fraction(0)) for x in f.x_intercepts)
    meets = [x for x in real_roots_of(_rest(f, line)) if x not in f.undefined_at]
    return tuple([Point(x, polynomial_at(line, x)) for x in meets])


def _rest(f: RationalFunction, line: Polynomial) -> Whole:
    """The top row of f − line, after cancelling; whole coefficients."""
    top, bottom = f.reduced_whole
    numbers, below = line.whole
    return _sum(times(top, (below,)), times(bottom, tuple([-number for number in numbers])))


def polynomial_at(polynomial: Polynomial, x: Number) -> Number:
    """The value of a polynomial at any exact number."""
    if isinstance(x, Fraction):
        return polynomial(x)
    numbers, below = polynomial.whole
    return value_at(numbers, (below,), x)


# ── turning points ──────────────────────────────────────────────────────────


def extrema(f: RationalFunction) -> tuple[Extremum, ...]:
    """Local minima and maxima, for `RationalFunction.extrema`: the turns whose point is there."""
    missing = {hole.x for hole in f.holes} if f.holes else ()
    return tuple(turn for turn in f.turns if turn.x not in missing)


def turns(f: RationalFunction) -> tuple[Extremum, ...]:
    """Every turn of the graph with its holes filled, in order, for `RationalFunction.turns`.

    With f = c·∏ g^e the slope is c·∏ g^(e−1)·L, where L = Σ e·g′·∏ (the other g) has no root in common with any g.
    The slope changes sign at the roots of L of odd multiplicity and at the roots of each g with an even e.
    """
    if f.is_constant:
        return ()
    slope = slope_factor(f)
    rising = (slope[-1] > 0) == (f.factors.above > 0)
    found: list[Extremum] = []
    for x, y in reversed(in_order(_slope_changes(f, slope))):
        if y is not None:
            found.append(Extremum(x, y, "minimum" if rising else "maximum"))
        rising = not rising
    return tuple(reversed(found))


def slope_factor(f: RationalFunction) -> Whole:
    """The polynomial L above, for a function that is not constant.

    >>> slope_factor(RationalFunction.parse("(x-1)/(x-3)^2"))
    (-1, -1)
    """
    product: Whole = (1,)
    slope: Whole = ()
    for factor, above, below in f.factors.powers:
        if above == below:
            continue
        numbers = factor.whole[0]
        share = times(tuple(power * (above - below) * value for power, value in enumerate(numbers))[1:], product)
        slope = _sum(times(slope, numbers), share)
        product = times(product, numbers)
    return slope


def _sum(first: Whole, second: Whole) -> Whole:
    if len(first) < len(second):
        first, second = second, first
    total = [a + b for a, b in zip(first, second, strict=False)] + list(first[len(second) :])
    while total and not total[-1]:
        total.pop()
    return tuple(total)


def _slope_changes(f: RationalFunction, slope: Whole) -> list[tuple[Number, Number | None]]:
    """(x, y) where the slope changes sign; y is None at a wall."""
    changes: list[tuple[Number, Number | None]] = []
    for x, above, below, _, _ in f.places:
        if (above - below) % 2 == 0 and above != below:
            changes.append((x, Fraction(0) if above > below else None))
    top, bottom = f.reduced_whole
    for numbers, power in factored_whole(without_content(slope)):
        if power % 2 == 0:
            continue
        roots = irreducible_roots(numbers)
        if len(numbers) == 2:
            changes += [(root, f.height(root)) for root in roots]
        else:
            irrational = [root for root in roots if isinstance(root, Algebraic)]
            changes += zip(irrational, values_at(top, bottom, irrational), strict=True)
    return changes


# ── range ───────────────────────────────────────────────────────────────────


class Station(NamedTuple):
    """A place where a stretch of the graph begins or ends, with the heights just left and just right of it.

    None is infinite; `left_up` and `right_up` say which infinity.
    """

    left: Number | None
    left_up: bool
    right: Number | None
    right_up: bool
    is_there: bool


def range_of(f: RationalFunction) -> RealSet:
    """All values of f, for `RationalFunction.range`: between two stations the graph is strictly monotone."""
    if f.is_constant:
        level = _constant_value(f)
        return RealSet((Interval(level, level, True, True),))
    stations = _stations(f)
    pieces = [_between(left, right) for left, right in pairwise(stations)]
    points = [Interval(one.left, one.left, True, True) for one in stations if one.is_there]
    return RealSet.union(pieces + points)


def _stations(f: RationalFunction) -> list[Station]:
    ends = f.end_behaviour
    missing = {hole.x for hole in f.holes}
    places: list[tuple[Number, Station]] = [(hole.x, _at_height(hole.y, False)) for hole in f.holes]
    places += [(turn.x, _at_height(turn.y, True)) for turn in f.turns if turn.x not in missing]
    places += [(wall.x, Station(None, wall.left > 0, None, wall.right > 0, False)) for wall in f.vertical_asymptotes]
    inner = [station for _, station in in_order(places)]
    return [_at_end(ends.left), *inner, _at_end(ends.right)]


def _at_height(y: Number, is_there: bool) -> Station:
    return Station(y, False, y, False, is_there)


def _at_end(end: End) -> Station:
    return Station(end.limit, end.sign > 0, end.limit, end.sign > 0, False)


def _between(left: Station, right: Station) -> Interval:
    """The open interval of heights on a monotone stretch."""
    if left.right is None:
        if right.left is None:
            return Interval(None, None)
        return Interval(right.left, None) if left.right_up else Interval(None, right.left)
    if right.left is None:
        return Interval(left.right, None) if right.left_up else Interval(None, left.right)
    low, high = sorted((left.right, right.left))
    return Interval(low, high)
