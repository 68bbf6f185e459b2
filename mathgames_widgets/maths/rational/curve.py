"""A rational function as a curve: the only place where floats are used.

The x-axis is cut exactly at the poles and the holes, and once more at the extrema. Between two cuts the function only
rises or only falls, so what can be seen of it in a window is one unbroken stretch: no branch is missed however far one
zooms, and no line ever crosses a pole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import ceil, copysign, exp, floor, hypot, inf, isfinite, log, log10, nan, prod

from mathgames_widgets.maths.rational.algebraic import BEYOND, near
from mathgames_widgets.maths.rational.function import Extremum, Hole, RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial

Pair = tuple[float, float]
"""x and y."""

Piece = tuple[Pair, ...]
"""Points to be joined by straight lines, from left to right."""

BEND = 0.0004
"""How far a piece may lie from the true curve, as a part of the window."""

STRETCHES = 6
"""Parts into which every rise or fall is cut before looking how far it bends."""


@dataclass(frozen=True, slots=True)
class PlotWindow:
    """The part of the plane that is shown.

    >>> PlotWindow(-4, 4, -3, 3).width
    8
    """

    left: float
    right: float
    bottom: float
    top: float

    def __post_init__(self) -> None:
        if not all(map(isfinite, (self.left, self.right, self.bottom, self.top))):
            raise ValueError("The four sides of a window are finite numbers.")
        if not (self.left < self.right and self.bottom < self.top):
            raise ValueError("A window is given as left < right and bottom < top.")

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.top - self.bottom

    def __contains__(self, point: Pair) -> bool:
        x, y = point
        return self.left <= x <= self.right and self.bottom <= y <= self.top


@dataclass(frozen=True, slots=True)
class Knot:
    """A place where a monotone stretch ends, with the limits of the curve on both sides (infinite at a pole).

    `is_cut` where the function has no value: the pen is lifted there.
    """

    x: float
    before: float
    after: float
    is_cut: bool


@dataclass(frozen=True)
class Curve:
    """The reduced form of a function in floats, and the knots where its stretches end.

    The value at x is `lead` times the product of x − z over `zeros`, divided by the product of x − p over `poles`,
    times `top` over `bottom`: the coefficients, constant first, of what has no rational roots (1 if all have).
    """

    lead: float
    zeros: tuple[float, ...]
    poles: tuple[float, ...]
    top: tuple[float, ...]
    bottom: tuple[float, ...]
    knots: tuple[Knot, ...]

    def __call__(self, x: float) -> float:
        """The value at x, holes filled in; not a number exactly at a pole."""
        above = self.lead if len(self.top) == 1 else self.lead * horner(self.top, x)
        below = 1.0 if len(self.bottom) == 1 else horner(self.bottom, x)
        for zero in self.zeros:
            above *= x - zero
        for pole in self.poles:
            below *= x - pole
        value = above / below if below else nan
        return value if -BEYOND < value < BEYOND or not below else self._cut_off(x)

    def _cut_off(self, x: float) -> float:
        """The value where products are beyond floats, by logarithms, cut off as `near` does."""
        above, below = [horner(self.top, x), *(x - zero for zero in self.zeros)], [horner(self.bottom, x)]
        below += [x - pole for pole in self.poles]
        if not all(above):
            return 0.0
        sign = prod([copysign(1, factor) for factor in (self.lead, *above, *below)])
        size = sum([log(abs(factor)) for factor in (self.lead, *above)]) - sum([log(abs(factor)) for factor in below])
        return sign * min(exp(min(size, 700)), BEYOND)


def horner(coefficients: Sequence[float], x: float) -> float:
    """The value of a polynomial, constant term first.

    >>> horner((1, 0, 2), 3)
    19.0
    """
    value = 0.0
    for coefficient in reversed(coefficients):
        value = value * x + coefficient
    return value


@lru_cache(maxsize=64)
def curve(f: RationalFunction) -> Curve:
    """The curve of `f`; lately asked ones are kept, since a picture asks several times.

    >>> halves = curve(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    >>> [knot.x for knot in halves.knots if knot.is_cut], halves(1)
    ([-3.0, 2.0], 0.5)
    """
    above, below, powers = f.factors
    lead, zeros, poles = Fraction(above, below), list[float](), list[float]()
    rest = [Polynomial.constant(1), Polynomial.constant(1)]
    for factor, p, q in powers:
        if factor.degree > 1:
            rest[p < q] *= factor ** abs(p - q)
            continue
        lead *= factor.leading ** (p - q)
        roots = zeros if p > q else poles
        roots += [near(-factor.coefficients[0] / factor.leading)] * abs(p - q)
    return Curve(near(lead), tuple(zeros), tuple(poles), _floats(rest[0]), _floats(rest[1]), _knots(f))


def _floats(polynomial: Polynomial) -> tuple[float, ...]:
    return tuple(map(near, polynomial.coefficients))


def _knots(f: RationalFunction) -> tuple[Knot, ...]:
    poles = [
        Knot(near(asymptote.x), asymptote.left * inf, asymptote.right * inf, True)
        for asymptote in f.vertical_asymptotes
    ]
    holes = [Knot(near(hole.x), near(hole.y), near(hole.y), True) for hole in f.holes]
    turns = [Knot(near(extremum.x), near(extremum.y), near(extremum.y), False) for extremum in f.extrema]
    return tuple(sorted((*poles, *holes, *turns), key=lambda knot: knot.x))


def pieces(curve: Curve, window: PlotWindow, *, bend: float = BEND) -> tuple[Piece, ...]:
    """The visible pieces of a curve; each ends at a pole, a hole or just outside the window.

    >>> line_with_hole = curve(RationalFunction.parse("x(x-1)/(x-1)"))
    >>> [(piece[0][0], piece[-1][0]) for piece in pieces(line_with_hole, PlotWindow(-2, 2, -2, 2))]
    [(-2, 1.0), (1.0, 2)]
    """
    found: list[list[Pair]] = []
    for low, high in pairwise(_knots_in(curve, window)):
        stretch = _stretch(curve, low, high, window, bend)
        if not stretch:
            continue
        if found and not low.is_cut and found[-1][-1] == stretch[0]:
            found[-1] += stretch[1:]
        else:
            found.append(stretch)
    return tuple(map(tuple, found))


def _knots_in(curve: Curve, window: PlotWindow) -> list[Knot]:
    inside = [knot for knot in curve.knots if window.left < knot.x < window.right]
    return list(dict.fromkeys([_edge(curve, window.left), *inside, _edge(curve, window.right)]))


def _edge(curve: Curve, x: float) -> Knot:
    """The side of the window, taken as a knot; on a pole, or too close to one for floats, the pole itself."""
    y = curve(x)
    nearest = min(curve.knots, key=lambda knot: abs(knot.x - x), default=None)
    if nearest and (nearest.x == x or not isfinite(y)):
        return nearest
    return Knot(x, y, y, False)


def _stretch(curve: Curve, low: Knot, high: Knot, window: PlotWindow, bend: float) -> list[Pair]:
    """What is seen between two neighbouring knots, where the curve only rises or only falls."""
    a, b = (low.x, low.after), (high.x, high.before)
    if max(a[1], b[1]) < window.bottom or min(a[1], b[1]) > window.top:
        return []
    a, b = _brought_in(curve, a, b, window), _brought_in(curve, b, a, window)
    points = [a]
    for part in range(1, STRETCHES):
        x = a[0] + (b[0] - a[0]) * part / STRETCHES
        _bent(curve, points, (x, curve(x)), window, bend)
    _bent(curve, points, b, window, bend)
    return points


def _brought_in(curve: Curve, end: Pair, other: Pair, window: PlotWindow) -> Pair:
    """The end itself, or, if it lies far outside, a point of the curve a little above or below the window."""
    near, far = (window.top, window.top + window.height), (window.bottom, window.bottom - window.height)
    edge, limit = near if end[1] > window.top else far
    if window.bottom - window.height <= end[1] <= window.top + window.height:
        return end
    outside, inside = end[0], other[0]
    for _ in range(200):
        x = (outside + inside) / 2
        y = curve(x)
        if min(edge, limit) <= y <= max(edge, limit) or x in (outside, inside):
            return x, y
        if (y > edge) == (limit > edge):
            outside = x
        else:
            inside = x
    return x, y


def _bent(curve: Curve, points: list[Pair], to: Pair, window: PlotWindow, bend: float, depth: int = 9) -> None:
    """Go on from the last point to `to`, with points between them wherever the curve leaves the straight line."""
    (x0, y0), (x1, y1) = points[-1], to
    x = (x0 + x1) / 2
    y = curve(x)
    across, up = (x1 - x0) / window.width, (y1 - y0) / window.height
    off = abs(y - (y0 + y1) / 2) / window.height * across
    if depth and off > bend * hypot(across, up):
        _bent(curve, points, (x, y), window, bend, depth - 1)
        _bent(curve, points, to, window, bend, depth - 1)
        return
    points.append(to)


def ticks(low: float, high: float, step: Fraction) -> tuple[Fraction, ...]:
    """The multiples of `step` from `low` to `high`.

    >>> [str(tick) for tick in ticks(-1, 1, Fraction(1, 2))]
    ['-1', '-1/2', '0', '1/2', '1']
    """
    return tuple([step * number for number in range(ceil(low / step), floor(high / step) + 1)])


@lru_cache(maxsize=64)
def tick_step(least: float) -> Fraction:
    """The smallest of 1, 2 or 5 times a power of ten that is not below `least`.

    >>> str(tick_step(0.3)), str(tick_step(7))
    ('1/2', '10')
    """
    ten = Fraction(10) ** floor(log10(least))
    return next(ten * digit for digit in (1, 2, 5, 10, 20) if ten * digit >= least)


SHAPE = 0.66
"""Height of a picture by its width."""

TALL = 2.6
"""A window is at most so many times as high as one in which both axes have the same scale, ..."""

TALL_FOR_A_BRANCH = 5.0
"""... or so many times, where a branch of a curve would not be seen at all."""

FLATTEST = 6
"""Where a curve turns back on the x-axis, a window is at most so many times as high as its turning points lie apart."""


HIGHEST = 1e100
"""A window reaches for no point beyond this."""


def window_around(functions: Sequence[RationalFunction]) -> PlotWindow:
    """A window that shows what matters of all the functions: holes, intercepts, asymptotes, turning points.

    >>> window_around([RationalFunction.parse("1/x")])
    PlotWindow(left=-4, right=4, bottom=-2.6, top=2.6)
    """
    left, right = _sides(functions)
    bottom, top = _floor_and_ceiling(functions, left, right)
    return PlotWindow(left, right, bottom, top)


def _sides(functions: Sequence[RationalFunction]) -> tuple[int, int]:
    marks = sorted(x for f in functions for x in _marks(f)) or [0.0]
    low, high = marks[0], marks[-1]
    reach = max(high - low, 4)
    turns = [x for f in functions for extremum in f.extrema if low - reach <= (x := near(extremum.x)) <= high + reach]
    low, high = min(low, 0, *turns), max(high, 0, *turns)
    room = max(2, (high - low) / 5)
    if high - low < 4:
        room = 4 - (high - low) / 2
    return floor(low - room), ceil(high + room)


def _marks(f: RationalFunction) -> Iterable[float]:
    """Where something happens on the x-axis."""
    for row in (f.zeros, f.holes, f.vertical_asymptotes):
        yield from (near(point.x) for point in row)


def _floor_and_ceiling(functions: Sequence[RationalFunction], left: int, right: int) -> tuple[float, float]:
    """Where most of the curves lie, widened to what matters, the nearest first, unless that would flatten the rest."""
    square = (right - left) * SHAPE / 2
    flat = min([FLATTEST * apart for f in functions if (apart := _turns_apart(f, left, right))], default=inf)
    low, high = 0.0, 0.0
    if any(f.vertical_asymptotes for f in functions):
        low, high = _middle(sorted(y for f in functions for y in _heights(curve(f), left, right)))
        most = min(square * TALL, flat / 2)
        low, high = max(min(low, 0.0), -most), min(max(high, 0.0), most)
    special = [y for f in functions for y in _special_heights(f, left, right)]
    branches = [y for f in functions for y in _branches(f, left, right)]
    for heights, most in ((special, 2 * square * TALL), (branches, min(2 * square * TALL_FOR_A_BRANCH, flat))):
        for y in sorted(heights, key=abs):
            if abs(y) < HIGHEST and max(high, y) - min(low, y) <= most:
                low, high = min(low, y), max(high, y)
    if high - low < 1.2 * square:
        low, high = min(low, -square * 0.8), max(high, square * 0.8)
    room = (high - low) / 10
    return _rounded_out(low - room, high + room)


def _turns_apart(f: RationalFunction, left: int, right: int) -> float:
    """How far the turning points of a curve lie apart in height, if it turns back on the x-axis; else 0."""
    if all(zero.multiplicity % 2 for zero in f.zeros):
        return 0.0
    heights = [near(turn.y) for turn in f.extrema if left < near(turn.x) < right]
    return max(heights, default=0.0) - min(heights, default=0.0)


def _branches(f: RationalFunction, left: int, right: int) -> Iterable[float]:
    """Of each branch between two vertical asymptotes the height that lies nearest to the x-axis."""
    drawn = curve(f)
    walls = [x for wall in f.vertical_asymptotes if left < (x := near(wall.x)) < right]
    turns = [(near(turn.x), near(turn.y)) for turn in f.extrema]
    for start, end in pairwise((left, *walls, right)):
        middle = [drawn(start + (end - start) * (part + 0.5) / 24) for part in range(24)]
        yield min((*middle, *(y for x, y in turns if start < x < end)), key=abs)


def _heights(curve: Curve, left: int, right: int) -> Iterable[float]:
    for step in range(1, 80):
        y = curve(left + (right - left) * (step + 0.37) / 80.5)
        if abs(y) < HIGHEST:
            yield y


def _middle(heights: Sequence[float]) -> tuple[float, float]:
    """All but the steepest: the lowest quarter of the heights and the highest are left out."""
    if not heights:
        return -1.0, 1.0
    quarter = len(heights) // 4
    return heights[quarter], heights[-1 - quarter]


def _special_heights(f: RationalFunction, left: int, right: int) -> Iterable[float]:
    points: list[Hole | Extremum] = [*f.holes, *f.extrema]
    yield from (near(point.y) for point in points if left < near(point.x) < right)
    if f.y_intercept is not None:
        yield near(f.y_intercept)
    if f.horizontal_asymptote is not None:
        yield near(f.horizontal_asymptote.y)


def _rounded_out(low: float, high: float) -> tuple[float, float]:
    """The numbers with two digits or so just outside.

    >>> _rounded_out(-2.8, 103.2)
    (-5, 105)
    """
    step = tick_step((high - low) / 40)
    ends = floor(low / step) * step, ceil(high / step) * step
    bottom, top = (int(end) if end.denominator == 1 else float(end) for end in ends)
    return bottom, top
