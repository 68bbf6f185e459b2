"""Values on a number line: the line itself, and the lane of each equation on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.html import Element, circle, div, g, line as stroke, svg, text

from ..rules.cards import Symbol, Value
from ..rules.state import Rules
from ..words.explanations import rank_text

INSET = 4
"""How much of the width, in percent, stays free on either side."""
MOST_TICKS, CROWDED = 8, 7
STEPS = (
    *(Fraction(1, 10), Fraction(1, 4), Fraction(1, 2)),
    *(Fraction(step * 10**zeros) for zeros in range(4) for step in (1, 2, 5)),
)
"""1/10, 1/4, 1/2, 1, 2, 5, 10, 20, 50 …"""


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
    step = next(step for step in STEPS if (high - low) / step <= MOST_TICKS - 1)
    bottom, top = floor(low / step) * step, ceil(high / step) * step
    return Scale(bottom, top if top > bottom else bottom + step, step)


RANKS = Scale(Fraction(0), Fraction(1), Fraction(1, 4))
"""Ranks lie between 0% and 100%."""

REACH = {"+": 30, "-": 30, "x": 225, "/": 15}
"""How far from 0 two numbers can come with a symbol."""


def own_scale(symbol: Symbol, rules: Rules) -> Scale:
    """The same line for everything that can be laid beside a symbol.

    >>> [int(tick) for tick in own_scale("x", Rules(small_under_times=True)).ticks]
    [-100, -50, 0, 50, 100]
    """
    reach = Fraction(81 if symbol == "x" and rules.small_under_times else REACH[symbol])
    return scale_of([-reach, reach])


# ── one line for one's own equation ───────────────────────────────────────────────────────────────────────────────

AXIS, DOWN = 26, 46
"""How far below its top the line and the numbers below it are drawn, in pixels."""


def own_line(scale: Scale, value: Value, others: Sequence[Fraction], *, name: str) -> Element:
    """Where a value lies, as a full dot, and where minus cards would take it, as empty ones."""
    dots = [
        circle(cx=scale.across(other), cy=AXIS, r=6, cls="mg-was-dot", data_key=f"could{at}")
        for at, other in enumerate(others)
    ]
    here = None
    if value is not None:
        here = g(
            circle(cx=scale.across(value), cy=AXIS, r=8, cls="mg-value-dot"),
            text(plain(value), x=scale.across(value), y=13, cls="mg-line-value"),
            data_key="own-dot",
        )
    return svg(
        _axis(scale),
        *dots,
        here,
        width="100%",
        height=DOWN + 6,
        cls="mg-turned-line",
        role="img",
        aria_label=name,
        data_key="own-line",
    )


def _axis(scale: Scale) -> Element:
    return g(
        stroke(x1="0%", x2="100%", y1=AXIS, y2=AXIS, cls="mg-axis"),
        *(
            g(
                stroke(
                    x1=at,
                    x2=at,
                    y1=AXIS - 5,
                    y2=AXIS + 5,
                    cls="mg-scale mg-tick-0" if tick == 0 else "mg-scale",
                ),
                text(plain(tick), x=at, y=AXIS + 20, cls="mg-tick-text"),
            )
            for tick in scale.ticks
            for at in (scale.across(tick),)
        ),
    )


# ── a lane for each player ────────────────────────────────────────────────────────────────────────────────────────


def lane(scale: Scale, value: Value, before: Value, *, key: str) -> Element:
    """A value on its own piece of the line, and where it came from; the grid runs through all lanes alike."""
    grid = [
        stroke(x1=at, x2=at, y1="0%", y2="100%", cls="mg-grid-line mg-zero-line" if tick == 0 else "mg-grid-line")
        for tick in scale.ticks
        for at in (scale.across(tick),)
    ]
    shown: list[Element] = []
    if value is not None:
        at = scale.across(value)
        moved = before is not None and before != value
        if moved and before is not None:
            was = scale.across(before)
            shown += [
                stroke(x1=was, x2=at, y1="50%", y2="50%", cls="mg-turned-jump"),
                circle(cx=was, cy="50%", r=6, cls="mg-was-dot"),
            ]
        shown.append(
            circle(
                cx=at,
                cy="50%",
                r=7,
                cls="mg-value-dot mg-jumped" if moved else "mg-value-dot",
                style=f"--from: {scale.across(before)}" if moved and before is not None else None,
                data_key=f"dot-{key}",
            )
        )
    drawn = svg(
        *grid,
        stroke(x1="0%", x2="100%", y1="50%", y2="50%", cls="mg-axis mg-lane-axis"),
        *shown,
        width="100%",
        height="100%",
        cls="mg-turned-line",
    )
    return div(drawn, cls="mg-lane", aria_hidden="true", data_key=f"lane-{key}")


def ticks_below(scale: Scale, *, is_rank: bool) -> Element:
    """The numbers below the lanes; of many, every second one is left out where there is little room."""
    between = "mg-tick-text mg-tick-between" + (" mg-tick-crowded" if len(scale.ticks) > CROWDED else "")
    drawn = svg(
        *(
            text(
                rank_text(tick) if is_rank else plain(tick),
                x=scale.across(tick),
                y=13,
                cls=between if tick / scale.step % 2 else "mg-tick-text",
            )
            for tick in scale.ticks
        ),
        width="100%",
        height=18,
        cls="mg-turned-line",
    )
    return div(drawn, cls="mg-lane-row mg-lane-ticks", aria_hidden="true", data_key="lane-ticks")
