"""Sets of real numbers made of intervals and single points: domains and ranges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from mathgames_widgets.maths.algebraic import Algebraic, Number


@dataclass(frozen=True, slots=True)
class Interval:
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

    def __str__(self) -> str:
        from mathgames_widgets.maths.notation import plain

        return plain(self)


@dataclass(frozen=True, slots=True)
class RealSet:
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
        for one in _from_the_left(intervals):
            if merged and _touch(merged[-1], one):
                merged[-1] = _joined(merged[-1], one)
            else:
                merged.append(one)
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

    def __str__(self) -> str:
        from mathgames_widgets.maths.notation import plain

        return plain(self)

    def _repr_latex_(self) -> str:
        from mathgames_widgets.maths.notation import latex

        return f"${latex(self)}$"


def _from_the_left(intervals: Iterable[Interval]) -> list[Interval]:
    """Infinite ones first, then by lower end, a closed end before an open one."""
    whole: list[Interval] = []
    bounded: list[Interval] = []
    for one in intervals:
        (whole if one.low is None else bounded).append(one)
    return whole + sorted(bounded, key=lambda one: (one.low, not one.low_closed))


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
