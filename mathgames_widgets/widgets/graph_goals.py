"""What is laid over a graph: the signs of a function, and marks for what goals ask for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.features import Point
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.widgets.graph_labels import Frame, Label, brief, number
from mathgames_widgets.widgets.graph_parts import Drawn, band, coefficients, ends, line, span
from mathgames_widgets.widgets.graph_words import sign_spans
from mathgames_widgets.widgets.html import Element, circle, g, text

CIRCLED_ONE = 0x2460


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a goal asks for, marked in the picture.

    Upright lines at `xs`, level lines at `ys`, other `lines`, rings round `points`, and bands over `spans` of the
    x-axis (None: without end). `met`: whether the goal is reached; the marks of others are dotted.

    >>> from fractions import Fraction
    >>> Highlight("Horizontal asymptote y = 2", ys=(Fraction(2),), met=False).ys
    (Fraction(2, 1),)
    """

    text: str
    xs: tuple[Number, ...] = ()
    ys: tuple[Number, ...] = ()
    lines: tuple[Polynomial, ...] = ()
    points: tuple[Point, ...] = ()
    spans: tuple[tuple[Number | None, Number | None], ...] = ()
    met: bool = True


def shading(one: Drawn, frame: Frame) -> Iterator[Element]:
    """Above the axis where the function is positive, below it where it is negative, each with its sign."""
    for low, high, sign in sign_spans(one.function):
        if not sign:
            continue
        half, cls, said = ("top", "mg-plus", "+") if sign > 0 else ("bottom", "mg-minus", "−")
        left, right = span(low, high, frame)
        yield band(low, high, half, f"mg-shade {cls}", frame)
        yield text(
            said,
            cls=f"mg-sign {cls}",
            data_half=half,
            **ends(low, high),
            x=brief((left + right) / 2),
            y=20 if sign > 0 else frame.height - 10,
            visibility="visible" if right - left > 14 else "hidden",
        )


def goal_bands(goal: Highlight, frame: Frame) -> list[Element]:
    return [band(low, high, "both", f"mg-goal-band {_reached(goal)}", frame) for low, high in goal.spans]


def goal_lines(goal: Highlight, frame: Frame) -> Iterator[Element]:
    cls = f"mg-goal-line {_reached(goal)}"
    yield from (line(frame, cls=cls, data_x=number(x)) for x in goal.xs)
    yield from (line(frame, cls=cls, data_y=number(y)) for y in goal.ys)
    yield from (line(frame, cls=cls, data_c=coefficients(other)) for other in goal.lines)


def goal_rings(goal: Highlight, frame: Frame) -> Iterator[Element]:
    for one in goal.points:
        x, y = float(one.x), float(one.y)
        yield g(
            circle(r=11),
            cls=f"mg-goal-ring {_reached(goal)}",
            data_x=number(x),
            data_y=number(y),
            transform=f"translate({brief(frame.across(x))} {brief(frame.down(y))})",
        )


def _reached(goal: Highlight) -> str:
    return "mg-met" if goal.met else "mg-unmet"


def circled(place: int) -> str:
    """The number of a goal in the picture.

    >>> circled(0), circled(2)
    ('①', '③')
    """
    return chr(CIRCLED_ONE + place % 20)


def goal_labels(place: int, goal: Highlight) -> Iterator[Label]:
    words, cls = circled(place), "mg-goal-number"
    if goal.points:
        yield Label(words, cls, x=float(goal.points[0].x), y=float(goal.points[0].y), must=True)
    elif goal.xs:
        yield Label(words, cls, x=float(goal.xs[0]), must=True)
    elif goal.ys:
        yield Label(words, cls, y=float(goal.ys[0]), must=True)
    elif goal.lines:
        yield Label(words, cls, line=tuple(map(float, goal.lines[0].coefficients)), must=True)
