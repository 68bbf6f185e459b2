"""The parts of a graph's picture. By its attributes each says where it belongs, so that the script can move it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.curve import Curve, horner
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.widgets.graph_labels import Frame, brief, number
from mathgames_widgets.widgets.html import Element, path, rect

SERIES = 8
"""Colours, dashes and dots that can be told apart; further functions start again."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A function in the picture: its curve in floats, its name and the number of its colour."""

    function: RationalFunction
    curve: Curve
    name: str
    place: int

    @property
    def series(self) -> str:
        """The class of its colour, dash and dot."""
        return f"mg-s{self.place % SERIES + 1}"


def coefficients(polynomial: Polynomial) -> str:
    """Constant first, with spaces between."""
    return " ".join(map(number, polynomial.coefficients)) or "0"


def line(frame: Frame, *, data_x: str | None = None, data_y: str | None = None, data_c: str = "", cls: str) -> Element:
    """An upright line at x, a level line at y or the curve of a polynomial."""
    if data_x is not None:
        d = f"M{brief(frame.across(float(data_x)))} 0V{frame.height}"
    elif data_y is not None:
        d = f"M0 {brief(frame.down(float(data_y)))}H{frame.width}"
    else:
        d = _polynomial([float(one) for one in data_c.split()], frame)
    return path(cls=cls, data_x=data_x, data_y=data_y, data_c=data_c or None, d=d)


def _polynomial(line: Sequence[float], frame: Frame) -> str:
    """A straight line needs two points; a bent one gets one for every few pixels."""
    parts = frame.width // 8 if len(line) > 2 else 1
    far = 99 * frame.height
    points = []
    for part in range(parts + 1):
        x = frame.width * part / parts
        y = min(max(frame.down(horner(line, frame.x(x))), -far), far)
        points.append(f"{brief(x)} {brief(y)}")
    return "M" + " ".join(points)


def band(low: Number | None, high: Number | None, half: str, cls: str, frame: Frame) -> Element:
    left, right = span(low, high, frame)
    axis = min(max(frame.down(0), 0), frame.height)
    top, bottom = axis if half == "bottom" else 0, axis if half == "top" else frame.height
    return rect(
        cls=cls,
        data_half=half,
        **ends(low, high),
        x=brief(left),
        y=brief(top),
        width=brief(right - left),
        height=brief(bottom - top),
    )


def span(low: Number | None, high: Number | None, frame: Frame) -> tuple[float, float]:
    left = 0.0 if low is None else min(max(frame.across(float(low)), 0), frame.width)
    right = frame.width if high is None else min(max(frame.across(float(high)), 0), frame.width)
    return left, right


def ends(low: Number | None, high: Number | None) -> dict[str, str | None]:
    return {"data_from": None if low is None else number(low), "data_to": None if high is None else number(high)}
