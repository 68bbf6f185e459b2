"""What one can say about the graph of a rational function, each feature a small value; and sets of real numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise
from typing import Literal, Protocol

from mathgames_widgets.maths.rational.algebraic import Algebraic, Number
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import COMMA, INFINITY, MINUS, Printed, Written, show, written
from mathgames_widgets.maths.writing.shown import Fence, Name, Operator, Shown, SideBySide


@dataclass(frozen=True, slots=True)
class Interval(Printed):
    """All numbers between `low` and `high`; None is infinite, and a closed end belongs to it.

    >>> print(Interval(None, Fraction(2), False, True))
    (−∞, 2]
    """

    low: Number | None
    high: Number | None
    low_closed: bool = False
    high_closed: bool = False

    @property
    def is_point(self) -> bool:
        return self.low is not None and self.low == self.high

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, (int, Fraction, Algebraic)):
            return False
        above = self.low is None or x > self.low or (self.low_closed and x == self.low)
        return above and (self.high is None or x < self.high or (self.high_closed and x == self.high))

    @property
    def shown(self) -> Shown:
        if self.is_point:
            return Fence(written(self.low), "{", "}")
        low = SideBySide((MINUS, INFINITY)) if self.low is None else written(self.low)
        high = INFINITY if self.high is None else written(self.high)
        return Fence(SideBySide((low, COMMA, high)), "[" if self.low_closed else "(", "]" if self.high_closed else ")")


@dataclass(frozen=True, slots=True)
class RealSet(Printed):
    """A union of intervals, from left to right, with a gap between any two of them.

    >>> print(RealSet.without([Fraction(2), Fraction(-3)]))
    (−∞, −3) ∪ (−3, 2) ∪ (2, ∞)
    >>> RealSet.without([Fraction(2)]).excluded
    (Fraction(2, 1),)
    """

    intervals: tuple[Interval, ...]

    @staticmethod
    def union(intervals: Iterable[Interval]) -> RealSet:
        """The set of all numbers that are in one of the intervals."""
        merged: list[Interval] = []
        for interval in _from_the_left(intervals):
            if merged and _touch(merged[-1], interval):
                merged[-1] = _joined(merged[-1], interval)
            else:
                merged.append(interval)
        return RealSet(tuple(merged))

    @staticmethod
    def without(points: Iterable[Number]) -> RealSet:
        """All real numbers but these."""
        return RealSet.cut_at(sorted(set(points)))

    @staticmethod
    def cut_at(points: Iterable[Number]) -> RealSet:
        """All real numbers but these, which come in order and each of them once."""
        return RealSet(tuple([Interval(low, high) for low, high in pairwise([None, *points, None])]))

    @property
    def excluded(self) -> tuple[Number, ...]:
        """The single numbers that are missing between two intervals."""
        neighbours = pairwise(self.intervals)
        return tuple(left.high for left, right in neighbours if left.high is not None and left.high == right.low)

    @property
    def is_everything(self) -> bool:
        """Whether no real number is missing."""
        return self.intervals == (Interval(None, None),)

    def __contains__(self, x: object) -> bool:
        return any(x in interval for interval in self.intervals)

    def __iter__(self) -> Iterator[Interval]:
        return iter(self.intervals)

    @property
    def shown(self) -> Shown:
        """A union of intervals; ℝ for all numbers, ∅ for none."""
        if self.is_everything:
            return Name("ℝ")
        if not self.intervals:
            return Name("∅")
        parts: list[Shown] = []
        for interval in self.intervals:
            parts += [Operator("∪"), interval.shown] if parts else [interval.shown]
        return SideBySide(tuple(parts))


def _from_the_left(intervals: Iterable[Interval]) -> list[Interval]:
    """Infinite ones first, then by lower end, a closed end before an open one."""
    whole: list[Interval] = []
    bounded: list[Interval] = []
    for interval in intervals:
        (whole if interval.low is None else bounded).append(interval)
    return whole + sorted(bounded, key=lambda interval: (interval.low, not interval.low_closed))


def _touch(left: Interval, right: Interval) -> bool:
    if left.high is None or right.low is None:
        return True
    return right.low < left.high or (right.low == left.high and (left.high_closed or right.low_closed))


def _joined(left: Interval, right: Interval) -> Interval:
    """Both in one; `right` does not begin before `left`."""
    low_closed = left.low_closed or (right.low == left.low and right.low_closed)
    if left.high is None or right.high is None:
        return Interval(left.low, None, low_closed, False)
    if left.high == right.high:
        return Interval(left.low, left.high, low_closed, left.high_closed or right.high_closed)
    end = left if left.high > right.high else right
    return Interval(left.low, end.high, low_closed, end.high_closed)


# ── features ──────────────────────────────────────────────────────────────────────────────────────────────────────

Sign = int
"""+1 positive (or up), −1 negative (or down), 0 neither."""


@dataclass(frozen=True, slots=True)
class Point(Written):
    """A point of the plane, exact."""

    x: Number
    y: Number

    @property
    def shown(self) -> Shown:
        return Fence(show(self.x, ",", self.y))


@dataclass(frozen=True, slots=True)
class Hole:
    """Where the function is undefined only because a factor cancels: an open circle at (x, y).

    `above` and `below` say how often the factor stands in the top and in the bottom row, as built.
    """

    x: Number
    y: Number
    above: int
    below: int


@dataclass(frozen=True, slots=True)
class Zero:
    """Where the graph meets the x-axis. An even multiplicity bounces, an odd one goes through."""

    x: Number
    multiplicity: int


@dataclass(frozen=True, slots=True)
class VerticalAsymptote(Written):
    """A wall of the graph. `left` and `right`: +1 where the curve goes up to infinity on that side, −1 down."""

    x: Number
    order: int
    left: Sign
    right: Sign

    @property
    def shown(self) -> Shown:
        return show("x", "=", self.x)


class Crossed(Protocol):
    """What an asymptote asks of its function."""

    @property
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets its asymptote."""


class FarOut(Written):
    """A line or curve that the graph comes close to far out, on both sides."""

    __slots__ = ()
    function: Crossed

    @property
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets it."""
        return self.function.crossings


@dataclass(frozen=True, slots=True)
class HorizontalAsymptote(FarOut):
    """The level y that the graph comes close to on both sides."""

    y: Fraction
    function: Crossed = field(repr=False, compare=False)

    @property
    def shown(self) -> Shown:
        return show("y", "=", self.y)


@dataclass(frozen=True, slots=True)
class SlantAsymptote(FarOut):
    """The line y = slope · x + intercept that the graph comes close to on both sides."""

    slope: Fraction
    intercept: Fraction
    function: Crossed = field(repr=False, compare=False)

    @property
    def line(self) -> Polynomial:
        """slope · x + intercept."""
        return Polynomial((self.intercept, self.slope))

    @property
    def shown(self) -> Shown:
        return show("y", "=", self.line)


@dataclass(frozen=True, slots=True)
class PolynomialAsymptote(FarOut):
    """The curve y = polynomial, of degree two or more, that the graph comes close to on both sides."""

    polynomial: Polynomial
    function: Crossed = field(repr=False, compare=False)

    @property
    def shown(self) -> Shown:
        return show("y", "=", self.polynomial)


@dataclass(frozen=True, slots=True)
class End:
    """What f(x) does far out on one side.

    With a limit, `sign` says where the graph comes from: +1 above it, −1 below it, 0 along it.
    Without one (None), the graph goes to sign · infinity.
    """

    limit: Fraction | None
    sign: Sign


@dataclass(frozen=True, slots=True)
class EndBehaviour:
    """Both ends of the graph: x → −∞ on the left, x → ∞ on the right."""

    left: End
    right: End


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the sign chart; `flips` where the sign changes there."""

    x: Number
    kind: Literal["zero", "asymptote", "hole"]
    flips: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the x-axis on which the sign of the function stays; None is infinite."""

    low: Number | None
    high: Number | None
    sign: Sign


@dataclass(frozen=True, slots=True)
class SignChart:
    """Where the function is positive and where negative.

    `signs` has one sign more than there are zeros and asymptotes among the marks: the sign just left of each of
    them, and the sign far to the right. Holes are drawn but not counted, even the rare one where the sign changes,
    as at 1 for (x − 1)²/(x − 1); `stretches` divides there too.
    """

    marks: tuple[Mark, ...]
    signs: tuple[Sign, ...]

    @property
    def dividers(self) -> tuple[Mark, ...]:
        """The zeros and the vertical asymptotes: the marks between the signs."""
        return tuple(mark for mark in self.marks if mark.kind != "hole")

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The x-axis cut at every zero, at every asymptote and at every hole where the sign changes.

        >>> from mathgames_widgets.maths.rational.function import RationalFunction
        >>> [stretch.sign for stretch in RationalFunction.parse("(x-1)^2/(x-1)").sign_chart.stretches]
        [-1, 1]
        """
        return self._cut([mark for mark in self.marks if mark.kind != "hole" or mark.flips])

    def where(self, sign: Sign) -> RealSet:
        """All x where f(x) has this sign: +1 or −1.

        >>> from mathgames_widgets.maths.rational.function import RationalFunction
        >>> print(RationalFunction.parse("x^2(x-1)(x-2)/(x-2)").sign_chart.where(+1))
        (1, 2) ∪ (2, ∞)
        """
        stretches = self._cut(self.marks)
        return RealSet(tuple(Interval(part.low, part.high) for part in stretches if part.sign == sign))

    def _cut(self, marks: Sequence[Mark]) -> tuple[Stretch, ...]:
        found: list[Stretch] = []
        high: Number | None = None
        sign = self.signs[-1]
        for mark in reversed(marks):
            found.append(Stretch(mark.x, high, sign))
            high, sign = mark.x, -sign if mark.flips else sign
        found.append(Stretch(None, high, sign))
        return tuple(reversed(found))


@dataclass(frozen=True, slots=True)
class Extremum:
    """A local minimum or maximum of the graph."""

    x: Number
    y: Number
    kind: Literal["minimum", "maximum"]
