"""The average of rounds so far as a line: it goes up and down at first, and calms down the longer one plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.html import Element, Raw, circle, div, drawing, line, p, path, text

say = room(__name__)

WIDE, DEEP, EDGE, TOP = 560, 96, 44, 14
"""The picture, how deep the lines in it lie apart, and its edges."""
MOST_POINTS = 140
"""As many points of the line as are drawn at most."""


def averages(brought: Sequence[int]) -> list[tuple[int, Fraction]]:
    """Rounds, and the average up to each of them: the first, the last, and as many between as can be seen.

    >>> [(number, str(mean)) for number, mean in averages((3, 3, -3))]
    [(1, '3'), (2, '3'), (3, '1')]
    >>> many = averages((3, -3) * 500)
    >>> len(many) <= MOST_POINTS + 1, many[0][0], many[-1][0]
    (True, 1, 1000)
    """
    step = -(-len(brought) // MOST_POINTS) or 1
    totals = list(accumulate(brought))
    shown = sorted({*range(0, len(totals), step), *([len(totals) - 1] if totals else [])})
    return [(at + 1, Fraction(totals[at], at + 1)) for at in shown]


def running(brought: Sequence[int], ends: tuple[int, int], least: int, expected: Fraction | None = None) -> Element:
    """The line, between the lowest and the highest that a round brings; it has room for `least` rounds.

    The expected value, where it may be seen, is a dashed line beside it.
    """
    below = None if expected is None else p(say("running-legend", value=expected), cls="mg-small", data_key="legend")
    shapes = _shapes(averages(brought), ends, max(least, len(brought)), expected)
    return div(_picture(shapes), below, cls="mg-running-room", data_key="running")


def _picture(shapes: Iterator[Element]) -> Raw:
    return drawing(f"0 0 {WIDE} {TOP + DEEP + 30}", *shapes, cls="mg-number-line mg-running")


def _shapes(
    means: Sequence[tuple[int, Fraction]], ends: tuple[int, int], rounds: int, expected: Fraction | None
) -> Iterator[Element]:
    low, high = ends

    def x_of(number: int) -> float:
        return round(EDGE + (WIDE - 2 * EDGE) * (number - 1) / max(1, rounds - 1), 1)

    def y_of(value: Fraction | int) -> float:
        return round(TOP + DEEP * float((high - value) / (high - low)), 1)

    for value in sorted({low, high, *([0] if low < 0 < high else [])}):
        yield line(x1=EDGE, x2=WIDE - EDGE, y1=y_of(value), y2=y_of(value), cls="mg-level-line")
        yield text(plain(value), x=EDGE / 2, y=y_of(value) + 5, cls="mg-mark-label")
    below = TOP + DEEP + 26
    yield text(say("running-round", number=1), x=EDGE, y=below, text_anchor="start")
    yield text(say("running-line"), x=WIDE / 2, y=below)
    yield text(say("running-round", number=rounds), x=WIDE, y=below, text_anchor="end")
    if expected is not None:
        yield line(x1=EDGE, x2=WIDE - EDGE, y1=y_of(expected), y2=y_of(expected), cls="mg-wall-line")
        yield text(plain(expected), x=WIDE - EDGE / 2, y=y_of(expected) + 5, cls="mg-mark-label")
    if means:
        way = " ".join([f"{x_of(number)},{y_of(mean)}" for number, mean in means])
        yield path(d=f"M{way}", cls="mg-running-way")
        number, mean = means[-1]
        yield circle(cx=x_of(number), cy=y_of(mean), r=5, cls="mg-marked")
