"""Ends, crossings, turning points and range: what takes more than counting factors.

`top` and `bottom` are the rows after cancelling, multiplied out, with whole coefficients.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple, TypeVar

from mathgames_widgets.maths.rational import algebraic
from mathgames_widgets.maths.rational.algebraic import Algebraic, Number
from mathgames_widgets.maths.rational.factoring import factored_whole
from mathgames_widgets.maths.rational.features import (
    End,
    EndBehaviour,
    Extremum,
    Hole,
    Interval,
    Point,
    RealSet,
    Sign,
    VerticalAsymptote,
)
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.whole import Whole, plus, times, without_content

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


class RealRoot(NamedTuple):
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


# ── far out ─────────────────────────────────────────────────────────────────


def end_behaviour(top: Whole, bottom: Whole) -> EndBehaviour:
    """What f(x) does as x goes to −∞ and to ∞.

    >>> end_behaviour((1, 0, 1), (0, 1)).left
    End(limit=None, sign=-1)
    """
    rise = len(top) - len(bottom)
    if rise > 0:
        upward = sign_of(top[-1] * bottom[-1])
        return EndBehaviour(End(None, upward * (-1) ** rise), End(None, upward))
    level = Fraction(top[-1], bottom[-1]) if rise == 0 else Fraction(0)
    rest = _rest(top, bottom, Polynomial((level,)))
    if not rest:
        return EndBehaviour(End(level, 0), End(level, 0))
    right = sign_of(rest[-1] * bottom[-1])
    left = right * (-1) ** (len(bottom) - len(rest))
    return EndBehaviour(End(level, left), End(level, right))


def crossings(top: Whole, bottom: Whole, line: Polynomial, undefined_at: Collection[Number]) -> tuple[Point, ...]:
    """Where the graph meets the asymptote `line`."""
    rest = _rest(top, bottom, line)
    meets = [x for x in algebraic.real_roots_of(rest) if x not in undefined_at] if len(rest) > 1 else []
    return tuple([Point(x, polynomial_at(line, x)) for x in meets])


def _rest(top: Whole, bottom: Whole, line: Polynomial) -> Whole:
    """The top row of f − line; whole coefficients."""
    numbers, below = line.whole
    return plus(times(top, (below,)), times(bottom, tuple([-number for number in numbers])))


def polynomial_at(polynomial: Polynomial, x: Number) -> Number:
    """The value of a polynomial at any exact number."""
    if isinstance(x, Fraction):
        return polynomial(x)
    numbers, below = polynomial.whole
    return algebraic.value_at(numbers, (below,), x)


# ── turning points ──────────────────────────────────────────────────────────


def turns(factors: Factors, places: Iterable[RealRoot], top: Whole, bottom: Whole) -> tuple[Extremum, ...]:
    """Every turn of the graph with its holes filled, in order.

    With f = c·∏ g^e the slope is c·∏ g^(e−1)·L, where L = Σ e·g′·∏ (the other g) has no root in common with any g.
    The slope changes sign at the roots of L of odd multiplicity and at the roots of each g with an even e.
    """
    slope = slope_factor(factors)
    if not slope:
        return ()
    rising = (slope[-1] > 0) == (factors.above > 0)
    found: list[Extremum] = []
    for x, y in reversed(in_order(_slope_changes(slope, places, top, bottom))):
        if y is not None:
            found.append(Extremum(x, y, "minimum" if rising else "maximum"))
        rising = not rising
    return tuple(reversed(found))


def slope_factor(factors: Factors) -> Whole:
    """The polynomial L above; nothing for a constant function.

    >>> slope_factor(Factors(1, 1, ((Polynomial([-1, 1]), 1, 0), (Polynomial([-3, 1]), 0, 2))))
    (-1, -1)
    """
    product: Whole = (1,)
    slope: Whole = ()
    for factor, above, below in factors.powers:
        if above == below:
            continue
        numbers = factor.whole[0]
        share = times(tuple([power * (above - below) * value for power, value in enumerate(numbers)][1:]), product)
        slope = plus(times(slope, numbers), share)
        product = times(product, numbers)
    return slope


def _slope_changes(
    slope: Whole, places: Iterable[RealRoot], top: Whole, bottom: Whole
) -> list[tuple[Number, Number | None]]:
    """(x, y) where the slope changes sign; y is None at a wall."""
    changes: list[tuple[Number, Number | None]] = []
    for x, above, below, _, _ in places:
        if (above - below) % 2 == 0 and above != below:
            changes.append((x, Fraction(0) if above > below else None))
    for numbers, power in factored_whole(without_content(slope)):
        if power % 2 == 0:
            continue
        roots = algebraic.irreducible_roots(numbers)
        if len(numbers) == 2:
            changes += [(root, algebraic.value_at(top, bottom, root)) for root in roots]
        else:
            irrational = [root for root in roots if isinstance(root, Algebraic)]
            changes += zip(irrational, algebraic.values_at(top, bottom, irrational), strict=True)
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


def range_of(
    ends: EndBehaviour, holes: Iterable[Hole], turns: Iterable[Extremum], walls: Iterable[VerticalAsymptote]
) -> RealSet:
    """All values of a function that is not constant: between two stations the graph is strictly monotone."""
    stations = _stations(ends, holes, turns, walls)
    pieces = [_between(left, right) for left, right in pairwise(stations)]
    points = [Interval(station.left, station.left, True, True) for station in stations if station.is_there]
    return RealSet.union(pieces + points)


def _stations(
    ends: EndBehaviour, holes: Iterable[Hole], turns: Iterable[Extremum], walls: Iterable[VerticalAsymptote]
) -> list[Station]:
    """`turns` are those whose point is there."""
    places: list[tuple[Number, Station]] = [(hole.x, _at_height(hole.y, False)) for hole in holes]
    places += [(turn.x, _at_height(turn.y, True)) for turn in turns]
    places += [(wall.x, Station(None, wall.left > 0, None, wall.right > 0, False)) for wall in walls]
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
