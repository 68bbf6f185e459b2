"""A curve that someone sketched, as strokes of a pen, and what can be read off it.

No hand is exact, so places are floats here; what is read off them is told to the nearest half.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import groupby, pairwise
from math import ceil, hypot
from typing import Literal

from mathgames_widgets.core.game import Named

Dot = tuple[float, float]
"""Where the pen was: x and y."""
Stroke = tuple[Dot, ...]
"""Dots from left to right, joined by straight lines."""

REACH = 6
"""The axes go so far from 0, in all four ways."""
EDGE = 5.75
"""At this height a curve leaves the picture; beside an asymptote it may end a little lower."""
HIGH = 4.0
"""From here a stroke that ends counts as one that follows an asymptote."""
LOW, SEEN, LEAST = 0.3, 0.7, 0.05
"""Nearer to the axis than the first a curve may lie on it; a side of it that does not reach the second is a wobble."""
BREAK = 3.0
"""So wide a gap may be that an asymptote leaves."""
LEVEL = 0.6
"""A curve that rises less than this for each unit is level."""
STEADY, LONG = 0.2, 8.0
"""A line that rises more than the first and is straight as far as the second is not."""
SAMPLE, KEY = 0.1, 0.5
"""How close together a stroke is looked at, and how far a key takes the pen."""
JOINED, CLOSE = 0.55, 0.75
"""A stroke that begins so near to the end of another goes on with it."""
NEAR = 0.6
"""So far from its place a zero or an asymptote may be drawn."""
BACK = 0.75
"""How far a pen may go back by mistake."""
THIN = 0.01
"""Two dots of a stroke are at least so far apart from left to right."""
BEND = 0.06
"""How far a dot that is left out may lie from the line."""


class TurnsBack(ValueError):
    """A line with two heights above one x, which no function has; `x` says where it turns."""

    def __init__(self, x: float) -> None:
        super().__init__(x)
        self.x = x


@dataclass(frozen=True, slots=True)
class SketchedCurve:
    """Strokes from left to right; none lies above another.

    >>> curve = SketchedCurve().with_stroke(stroke([(-2, 1), (2, -1)]))
    >>> curve.at(1), curve.at(3)
    (-0.5, None)
    """

    strokes: tuple[Stroke, ...] = ()

    def with_stroke(self, drawn: Stroke) -> SketchedCurve:
        """The curve with one more stroke, which takes the place of what was there."""
        low, high = drawn[0][0], drawn[-1][0]
        sides = [
            *(_left_of(stroke, low) for stroke in self.strokes),
            *(_right_of(stroke, high) for stroke in self.strokes),
        ]
        return SketchedCurve(_joined([drawn, *(side for side in sides if side)]))

    def with_dot(self, x: float, y: float) -> SketchedCurve:
        """The curve with another height at one place, as a key sets it."""
        aside = KEY - THIN
        sides = [
            side
            for stroke in self.strokes
            for side in (_left_of(stroke, x - aside), _right_of(stroke, x + aside))
            if side
        ]
        return SketchedCurve(_joined([((x, y),), *sides]))

    def without(self, x: float) -> SketchedCurve:
        """The curve with nothing near a place."""
        gone = KEY / 2
        sides = ((_left_of(stroke, x - gone), _right_of(stroke, x + gone)) for stroke in self.strokes)
        return SketchedCurve(tuple([side for both in sides for side in both if side]))

    def at(self, x: float) -> float | None:
        """The height above a place; None where nothing is drawn."""
        for stroke in self.strokes:
            if stroke[0][0] <= x <= stroke[-1][0]:
                return _height(stroke, x)
        return None


def stroke(dots: Iterable[Dot]) -> Stroke:
    """What a pen has drawn, from left to right and with as few dots as show it.

    A hand may wobble; a line that goes back further raises TurnsBack.
    """
    raw = list(dots)
    if raw[-1][0] < raw[0][0]:
        raw.reverse()
    furthest = raw[0][0]
    for x, _ in raw:
        furthest = max(furthest, x)
        if furthest - x > BACK:
            raise TurnsBack(furthest)
    needed = _straightened(raw)
    return tuple([(x, round(20 * y) / 20) for x, (_, y) in zip(_apart(needed), needed, strict=True)])


def _apart(dots: Sequence[Dot]) -> list[float]:
    """The places of the dots in hundredths, each to the right of the one before, none beyond the edge."""
    found: list[int] = []
    for x, _ in dots:
        found.append(max(round(100 * x), found[-1] + 1) if found else round(100 * x))
    last = 100 * REACH - len(found) + 1
    return [min(x, last + place) / 100 for place, x in enumerate(found)]


def _straightened(dots: list[Dot]) -> list[Dot]:
    """The dots that are needed: what lies almost on the line between two others is left out."""
    if len(dots) < 3:
        return dots
    (x0, y0), (x1, y1) = dots[0], dots[-1]
    length = hypot(x1 - x0, y1 - y0)

    def off(place: int) -> float:
        x, y = dots[place]
        return abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length if length else hypot(x - x0, y - y0)

    worst = max(range(1, len(dots) - 1), key=off)
    if off(worst) <= BEND:
        return [dots[0], dots[-1]]
    return [*_straightened(dots[: worst + 1])[:-1], *_straightened(dots[worst:])]


def _height(dots: Stroke, x: float) -> float:
    for (x0, y0), (x1, y1) in pairwise(dots):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return dots[0][1]


def _left_of(dots: Stroke, x: float) -> Stroke:
    kept = tuple([dot for dot in dots if dot[0] < x])
    return (*kept, (x - THIN, _height(dots, x))) if kept and dots[-1][0] > x > kept[-1][0] + JOINED else kept


def _right_of(dots: Stroke, x: float) -> Stroke:
    kept = tuple([dot for dot in dots if dot[0] > x])
    return ((x + THIN, _height(dots, x)), *kept) if kept and dots[0][0] < x < kept[0][0] - JOINED else kept


def _joined(strokes: Sequence[Stroke]) -> tuple[Stroke, ...]:
    """The strokes in order; one that goes on where another ends is one with it."""
    found: list[Stroke] = []
    for stroke in sorted(strokes):
        if found and _goes_on(found[-1], stroke):
            found[-1] = (*found[-1], *stroke)
        else:
            found.append(stroke)
    return tuple(found)


def _goes_on(one: Stroke, other: Stroke) -> bool:
    (x0, y0), (x1, y1) = one[-1], other[0]
    is_dot = len(one) == 1 or len(other) == 1
    return x1 - x0 <= JOINED and (is_dot or abs(y1 - y0) <= CLOSE)


# ── what can be read off it ───────────────────────────────────────────────────────────────────────────────────────


class SketchHeading(Named):
    """What a curve does at the edge of the picture."""

    LEVEL = "level"
    UP = "up"
    DOWN = "down"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class SketchEnd:
    """How a curve leaves the picture on the left or on the right, and at which height if it is level."""

    heading: SketchHeading
    y: float = 0


@dataclass(frozen=True, slots=True)
class CurveGap:
    """Where nothing is drawn; `is_half` where a curve goes to the edge on one side only."""

    x: Fraction
    is_half: bool


@dataclass(frozen=True, slots=True)
class CurveMark:
    """A zero or an asymptote of a sketched curve, between two numbers; `flips` where the sign changes there."""

    kind: Literal["zero", "asymptote"]
    low: float
    high: float
    flips: bool

    @property
    def x(self) -> Fraction:
        """Where it seems to lie, to the nearest half."""
        return half((self.low + self.high) / 2)

    def away(self, x: float) -> float:
        """How far it is from a number."""
        return max(self.low - x, x - self.high, 0)

    def is_like(self, other: CurveMark) -> bool:
        """Whether it is drawn at the same place as another one, and as that is."""
        apart = max(self.low - other.high, other.low - self.high)
        return apart <= NEAR and (self.kind, self.flips) == (other.kind, other.flips)


@dataclass(frozen=True, slots=True)
class CurveFeatures:
    """What a sketched curve says: its zeros and asymptotes, where it is not finished, and both ends.

    >>> there = stroke([(-6, 1), (0, -1), (1.9, -6)])
    >>> back = stroke([(2.1, 6), (3, 1), (6, 1)])
    >>> found = features(SketchedCurve((there, back)))
    >>> [(str(mark.x), mark.kind, mark.flips) for mark in found.marks], found.right.heading.value, found.gaps
    ([('-3', 'zero', True), ('2', 'asymptote', True)], 'level', ())
    """

    marks: tuple[CurveMark, ...]
    gaps: tuple[CurveGap, ...]
    left: SketchEnd
    right: SketchEnd


RunKind = Literal["top", "bottom", "+", "-", "0"]
AT_EDGE: dict[RunKind, RunKind] = {"+": "top", "-": "bottom"}


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a stroke: at the upper or lower edge, above the axis or below it, or on it."""

    kind: RunKind
    low: float
    high: float
    most: float
    """How far from the axis it gets."""
    least: float
    """How near."""
    near: tuple[float, float]
    """From where to where it is nearest to the axis."""

    @property
    def sign(self) -> int:
        """1 above the axis, −1 below it, 0 on it."""
        return {"top": 1, "+": 1, "bottom": -1, "-": -1, "0": 0}[self.kind]

    @property
    def is_edge(self) -> bool:
        """Whether it is where a curve leaves the picture."""
        return self.kind in ("top", "bottom")


@lru_cache(maxsize=64)
def features(curve: SketchedCurve) -> CurveFeatures:
    """What can be read off a sketched curve; to the nearest half."""
    lines = [stroke for stroke in curve.strokes if len(stroke) > 1]
    if not lines:
        return CurveFeatures((), (), SketchEnd(SketchHeading.MISSING), SketchEnd(SketchHeading.MISSING))
    marks = [mark for stroke in lines for mark in _inside(list(_runs(stroke)))]
    gaps: list[CurveGap] = []
    for found in map(_between, lines, lines[1:]):
        marks += [found] if isinstance(found, CurveMark) else []
        gaps += [found] if isinstance(found, CurveGap) else []
    return CurveFeatures(_once(marks), tuple(gaps), _end(lines[0], -1), _end(lines[-1], 1))


def _once(marks: Iterable[CurveMark]) -> tuple[CurveMark, ...]:
    """The marks in order; an asymptote that is drawn as a line of its own as well is one."""
    found: list[CurveMark] = []
    for mark in sorted(marks, key=lambda mark: (mark.low, mark.high)):
        last = found[-1] if found else None
        if last and last.kind == mark.kind == "asymptote" and mark.low - last.high <= KEY:
            found[-1] = CurveMark("asymptote", last.low, max(last.high, mark.high), last.flips != mark.flips)
        else:
            found.append(mark)
    return tuple(found)


def _samples(dots: Stroke) -> Iterator[Dot]:
    for (x0, y0), (x1, y1) in pairwise(dots):
        is_jump = abs(y1 - y0) >= 2 * HIGH and x1 - x0 <= 1
        parts = 1 if is_jump else max(ceil((x1 - x0) / SAMPLE), 1)
        yield from ((x0 + (x1 - x0) * n / parts, y0 + (y1 - y0) * n / parts) for n in range(parts))
    yield dots[-1]


def _kind(y: float) -> RunKind:
    if abs(y) >= EDGE:
        return "top" if y > 0 else "bottom"
    return "0" if abs(y) <= LOW else "+" if y > 0 else "-"


def _runs(dots: Stroke) -> Iterator[Run]:
    """The runs of a stroke; what only wobbles beside the axis lies on it, and what wobbles at the edge lies there."""
    found = []
    for kind, group in groupby(_samples(dots), lambda dot: _kind(dot[1])):
        run = _run(kind, list(group))
        is_wobble = kind in "+-" and run.most < SEEN and run.high - run.low < 1
        at_edge = AT_EDGE if run.least >= HIGH else {}
        found.append(replace(run, kind="0" if is_wobble else at_edge.get(kind, kind)))
    for _, near in groupby(found, lambda run: run.kind):
        same = list(near)
        own = [dot for dot in _samples(dots) if same[0].low <= dot[0] <= same[-1].high]
        yield _run(same[0].kind, own)


def _run(kind: RunKind, dots: list[Dot]) -> Run:
    heights = [abs(y) for _, y in dots]
    least = min(heights)
    sides = [dot for dot in dots if dot[1]]
    turns = [x for (x0, y0), (x1, y1) in pairwise(sides) if y0 * y1 < 0 for x in (x0, x1)]
    near = turns or [x for x, y in dots if abs(y) <= least + LEAST]
    return Run(kind, dots[0][0], dots[-1][0], max(heights), least, (near[0], near[-1]))


def _inside(runs: list[Run]) -> Iterator[CurveMark]:
    """The marks of one stroke: where it meets the axis, and where it leaves the picture and comes back."""
    for before, run, after in zip(runs, runs[1:], [*runs[2:], None], strict=False):
        if run.is_edge and after and not before.is_edge:
            last = after if after.is_edge else run
            yield CurveMark("asymptote", run.low, last.high, run.sign != last.sign)
        elif run.kind == "0" and after:
            yield CurveMark("zero", *run.near, before.sign != after.sign)
        elif run.sign * before.sign < 0 and not (run.is_edge and before.is_edge):
            yield CurveMark("zero", before.high, run.low, True)


def _between(before: Stroke, after: Stroke) -> CurveMark | CurveGap:
    """What stands between two strokes."""
    (x0, y0), (x1, y1) = before[-1], after[0]
    high = [y for y in (y0, y1) if abs(y) >= HIGH]
    if len(high) == 2 and x1 - x0 <= BREAK:
        return CurveMark("asymptote", x0, x1, y0 * y1 < 0)
    return CurveGap(half((x0 + x1) / 2), len(high) == 1)


def _end(dots: Stroke, side: Literal[-1, 1]) -> SketchEnd:
    """How a curve ends on one side."""
    x, y = dots[0] if side < 0 else dots[-1]
    if abs(y) >= EDGE and side * x >= REACH / 2:
        return SketchEnd(SketchHeading.UP if y > 0 else SketchHeading.DOWN)
    if side * x < REACH - 1:
        return SketchEnd(SketchHeading.MISSING)
    slope, before = [_slope(dots, side, back) for back in (1.0, LONG)]
    is_straight = dots[-1][0] - dots[0][0] >= LONG and abs(slope) > STEADY and abs(slope - before) < BEND
    if abs(slope) <= LEVEL and not is_straight:
        return SketchEnd(SketchHeading.LEVEL, y)
    return SketchEnd(SketchHeading.UP if slope > 0 else SketchHeading.DOWN)


def _slope(dots: Stroke, side: Literal[-1, 1], back: float) -> float:
    """How much a curve rises towards one side for each unit of so many before its end."""
    x, y = dots[0] if side < 0 else dots[-1]
    inside = x - side * min(back, dots[-1][0] - dots[0][0])
    return (y - _height(dots, inside)) / abs(x - inside)


def half(x: float) -> Fraction:
    """The nearest half."""
    return Fraction(round(2 * x), 2)
