"""Values on a number line: a lane for each player, with the value before any sabotage where it was another one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.games.matician.equations import Value
from mathgames_widgets.games.matician.sentences import value_text
from mathgames_widgets.widgets.html import Element, circle, figcaption, figure, g, span, svg, text
from mathgames_widgets.widgets.html import line as stroke

NAME, LABEL, DOT, BELOW = 16, 36, 50, 70
"""How far below the top of its lane the name, the value, the dot and the value before are written, in pixels."""
LANE = 84
SHORT_LANE = 68
AXIS = 34
INSET = 7
"""How much of the width, in percent, stays free on either side."""
MOST_TICKS = 8
EDGE, SHIFT = Fraction(1, 10), 8
"""How much of the line counts as its end, and by how many pixels a number there begins before its dot."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Whose value it is, what it is, and what it was before any sabotage."""

    name: str
    value: Value
    before: Value

    @property
    def moved(self) -> bool:
        """Whether the value was another one before."""
        return self.value != self.before

    @property
    def told(self) -> str:
        """The lane in words.

        >>> Lane("Asha", Fraction(-9), Fraction(17)).told
        'Asha: −9, before the minus cards 17'
        """
        before = f", before the minus cards {value_text(self.before)}" if self.moved else ""
        return f"{self.name}: {value_text(self.value)}{before}"


@dataclass(frozen=True, slots=True)
class Scale:
    """The piece of the line that is drawn, and the numbers that are written below it."""

    low: Fraction
    high: Fraction
    step: Fraction

    def across(self, value: Fraction) -> str:
        """How far from the left a number lies, as an attribute of SVG.

        >>> Scale(Fraction(0), Fraction(10), Fraction(5)).across(Fraction(5))
        '50.00%'
        """
        share = float((value - self.low) / (self.high - self.low))
        return f"{INSET + share * (100 - 2 * INSET):.2f}%"

    @property
    def ticks(self) -> list[Fraction]:
        """The numbers below the line."""
        count = int((self.high - self.low) / self.step)
        return [self.low + at * self.step for at in range(count + 1)]


def scale_of(values: Sequence[Fraction]) -> Scale:
    """A line with 0 on it on which all values lie, with round steps.

    >>> scale = scale_of([Fraction(-9), Fraction(52)])
    >>> [int(tick) for tick in scale.ticks]
    [-10, 0, 10, 20, 30, 40, 50, 60]
    """
    low, high = min([*values, Fraction(0)]), max([*values, Fraction(0)])
    step = next(step for step in _steps() if (high - low) / step <= MOST_TICKS - 1)
    bottom, top = floor(low / step) * step, ceil(high / step) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


def _steps() -> list[Fraction]:
    """1/10, 1/4, 1/2, 1, 2, 5, 10, 20, 50 …"""
    small = [Fraction(1, 10), Fraction(1, 4), Fraction(1, 2)]
    return small + [Fraction(one * 10**zeros) for zeros in range(4) for one in (1, 2, 5)]


def number_line(lanes: Sequence[Lane], *, shown: int, name: str, key: str) -> Element:
    """The picture with its description; a full dot is what counts, an empty one what it was before.

    Only the first `shown` lanes are drawn, on a line that has room for all.
    """
    there = [value for lane in lanes for value in (lane.value, lane.before) if value is not None]
    scale, lanes = scale_of(there), lanes[:shown]
    tops = [sum(map(_height, lanes[:at])) for at in range(len(lanes))]
    bottom = sum(map(_height, lanes))
    told = "; ".join([lane.told for lane in lanes])
    return figure(
        svg(
            _axis(scale, bottom),
            *(_lane(lane, scale, top, f"{key}.{at}") for at, (lane, top) in enumerate(zip(lanes, tops, strict=True))),
            width="100%",
            height=bottom + AXIS,
            cls="mg-number-line",
            role="img",
            aria_label=f"{name} on a number line: {told}.",
        ),
        figcaption(
            span(f"{name}. "),
            span("Full dot: what counts. Empty dot: before the minus cards. ")
            if any(lane.moved for lane in lanes)
            else None,
            cls="mg-advice",
        ),
        data_key=f"line-{key}",
    )


def _height(lane: Lane) -> int:
    return LANE if lane.moved and lane.before is not None else SHORT_LANE


def _axis(scale: Scale, bottom: int) -> Element:
    return g(
        *(
            g(
                stroke(x1=scale.across(tick), x2=scale.across(tick), y1=0, y2=bottom + 6, cls=_tick_class(tick)),
                text(value_text(tick), x=scale.across(tick), y=bottom + 24, cls="mg-tick-text"),
            )
            for tick in scale.ticks
        ),
        stroke(x1="0%", x2="100%", y1=bottom, y2=bottom, cls="mg-axis"),
    )


def _tick_class(tick: Fraction) -> str:
    return "mg-grid-line mg-zero-line" if tick == 0 else "mg-grid-line"


def _lane(lane: Lane, scale: Scale, top: int, key: str) -> Element:
    name = text(lane.name, x="4", y=top + NAME, cls="mg-lane-name")
    if lane.value is None:
        none = text(f"{value_text(None)}: division by zero", x="4", y=top + DOT, cls="mg-lane-value")
        return g(name, none, data_key=key)
    before = lane.before if lane.moved else None
    at = scale.across(lane.value)
    return g(
        name,
        _before(before, at, scale, top) if before is not None else None,
        circle(
            cx=at,
            cy=top + DOT,
            r=7,
            cls="mg-value-dot" if before is None else "mg-value-dot mg-jumped",
            style=None if before is None else f"--from: {scale.across(before)}",
        ),
        _number(lane.value, scale, top + LABEL, "mg-lane-value"),
        data_key=key,
    )


def _before(before: Fraction, at: str, scale: Scale, top: int) -> Element:
    """Where the value was before the minus cards, and the way from there."""
    was = scale.across(before)
    return g(
        stroke(x1=was, x2=at, y1=top + DOT, y2=top + DOT, cls="mg-jump"),
        circle(cx=was, cy=top + DOT, r=6, cls="mg-was-dot"),
        _number(before, scale, top + BELOW, "mg-was-text"),
    )


def _number(value: Fraction, scale: Scale, down: int, cls: str) -> Element:
    """A number at its place; at the ends of the line it is written inwards, so that long ones have room."""
    share = (value - scale.low) / (scale.high - scale.low)
    end = "mg-to-the-right" if share < EDGE else "mg-to-the-left" if share > 1 - EDGE else "mg-on-dot"
    shift = {"mg-to-the-right": -SHIFT, "mg-to-the-left": SHIFT}.get(end)
    return text(value_text(value), x=scale.across(value), y=down, dx=shift, cls=f"{cls} {end}")
