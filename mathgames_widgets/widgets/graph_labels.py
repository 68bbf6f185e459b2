"""Where the labels of a graph stand: near what they name, clear of the curves and of each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.curve import Curve, Window, horner, tick_step, ticks
from mathgames_widgets.widgets.html import Element, text

LETTER = 6.7
"""Pixels, the mean width of a letter in a label."""

LINE = 15
"""Pixels, the height of a label."""

TICK_EVERY = 58
"""Pixels between two numbers of the x-axis, or a little more."""

Box = tuple[float, float, float, float]
"""left, top, right, bottom"""

Obstacle = tuple[Box, float]
"""A box, and what covering it costs."""

Spot = tuple[float, float, str]
"""x, y and the text-anchor."""

BLOCKED = 90
"""A label that costs as much is left out, unless it must be there."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window of the plane on so many pixels."""

    window: Window
    width: int
    height: int

    def across(self, x: float) -> float:
        """Pixels from the left."""
        return (x - self.window.left) / self.window.width * self.width

    def down(self, y: float) -> float:
        """Pixels from the top."""
        return (self.window.top - y) / self.window.height * self.height

    def x(self, across: float) -> float:
        """The number of the x-axis at so many pixels."""
        return self.window.left + across / self.width * self.window.width

    def ticks_across(self) -> tuple[Fraction, ...]:
        return ticks(self.window.left, self.window.right, tick_step(self.window.width * TICK_EVERY / self.width))

    def ticks_up(self) -> tuple[Fraction, ...]:
        return ticks(
            self.window.bottom, self.window.top, tick_step(self.window.height * TICK_EVERY * 0.8 / self.height)
        )


@dataclass(frozen=True, slots=True)
class Label:
    """A text for a point (x, y), an upright line (x), a level line (y) or a polynomial (line).

    One that `must` be there is never left out.
    """

    text: str
    series: str
    x: float | None = None
    y: float | None = None
    line: tuple[float, ...] = ()
    must: bool = False


def brief(value: float) -> str:
    """Pixels with one digit behind the point, as short as can be.

    >>> brief(12.04), brief(-0.04), brief(3.26)
    ('12', '0', '3.3')
    """
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def number(value: Number | float) -> str:
    """A float as the page reads it.

    >>> number(Fraction(1, 3)), number(Fraction(2))
    ('0.3333333333333333', '2')
    """
    near = float(value)
    return str(int(near)) if near == int(near) else repr(near)


def text_box(words: str, x: float, y: float, anchor: str) -> Box:
    """About the space that a text takes."""
    width = len(words) * LETTER + 4
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - LINE + 3, left + width, y + 4


def placed(
    labels: Sequence[Label], curves: Sequence[Curve], frame: Frame, obstacles: Sequence[Obstacle]
) -> Iterator[Element]:
    """Every label at the best free place; those without one are hidden, but never one that must be there."""
    taken = list(obstacles)
    for label in labels:
        spot, cost = best_spot(label, curves, frame, taken)
        shown = spot is not None and (cost < BLOCKED or label.must)
        x, y, anchor = spot if spot and shown else (0.0, 0.0, "start")
        if shown:
            taken.append((text_box(label.text, x, y, anchor), 100.0))
        yield text(
            label.text,
            cls=f"mg-label {label.series}",
            data_x=None if label.x is None else number(label.x),
            data_y=None if label.y is None else number(label.y),
            data_c=" ".join(map(number, label.line)) or None,
            data_must="true" if label.must else None,
            x=brief(x),
            y=brief(y),
            text_anchor=anchor,
            visibility=None if shown else "hidden",
        )


def best_spot(
    label: Label, curves: Sequence[Curve], frame: Frame, taken: Sequence[Obstacle]
) -> tuple[Spot | None, float]:
    """The cheapest place, and what it costs; none where what it names is out of sight."""
    best: Spot | None = None
    least = inf
    for rank, (x, y, anchor) in enumerate(spots(label, frame)):
        left, top, right, bottom = box = text_box(label.text, x, y, anchor)
        if left < 0 or right > frame.width or top < 0 or bottom > frame.height:
            continue
        cost = rank / 4 + sum([price for other, price in taken if _overlap(box, other)])
        if cost < least:
            cost += 8 * sum([_runs_through(curve, box, frame) for curve in curves])
        if cost < least:
            best, least = (x, y, anchor), cost
    return best, least


def spots(label: Label, frame: Frame) -> Iterator[Spot]:
    """The places where a label may stand, the best first."""
    if label.line:
        yield from _along(label.line, frame)
        return
    x = None if label.x is None else frame.across(label.x)
    y = None if label.y is None else frame.down(label.y)
    if x is not None and not 0 <= x <= frame.width:
        return
    if x is not None and y is not None:
        yield from _around(x, min(max(y, 4), frame.height - 4))
    elif x is not None:
        for at in (18, 36, 54, frame.height - 10, frame.height - 28):
            yield x + 6, at, "start"
            yield x - 6, at, "end"
    elif y is not None and 0 <= y <= frame.height:
        for level in (y - 6, y + 16):
            yield frame.width - 6, level, "end"
            yield 6, level, "start"
            yield frame.width * 0.75, level, "middle"
            yield frame.width * 0.25, level, "middle"


def _along(line: Sequence[float], frame: Frame) -> Iterator[Spot]:
    for share in (0.94, 0.82, 0.7, 0.06, 0.18, 0.3):
        x = frame.width * share
        y = frame.down(horner(line, frame.x(x)))
        if 0 < y < frame.height:
            yield from _around(x, y)


def _around(x: float, y: float) -> Iterator[Spot]:
    for far in (1, 1.8):
        yield x + 9 * far, y - 9 * far, "start"
        yield x - 9 * far, y - 9 * far, "end"
        yield x + 9 * far, y + 4 + 15 * far, "start"
        yield x - 9 * far, y + 4 + 15 * far, "end"
        yield x + 12 * far, y + 4, "start"
        yield x - 12 * far, y + 4, "end"
        yield x, y - 13 * far, "middle"
        yield x, y + 8 + 15 * far, "middle"


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _runs_through(curve: Curve, box: Box, frame: Frame) -> bool:
    """Whether the curve passes the box, going by six of its points."""
    left, top, right, bottom = box
    sides = set()
    for part in range(6):
        y = frame.down(curve(frame.x(left + (right - left) * part / 5)))
        if top <= y <= bottom:
            return True
        sides.add(y < top)
    return len(sides) == 2
