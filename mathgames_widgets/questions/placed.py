"""A question answered with a place on a graph."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import number


@dataclass(frozen=True, slots=True)
class Target:
    """A place to be met: a point, or with one coordinate left open a whole line."""

    x: Fraction | int | None = None
    y: Fraction | int | None = None

    def is_met(self, point: Point, reach: Fraction) -> bool:
        """Whether the point lies within reach.

        >>> Target(x=-3).is_met(Point(Fraction(-3), Fraction(5)), Fraction(0))
        True
        """
        wanted = ((self.x, point.x), (self.y, point.y))
        return all(aim is None or aim - reach <= at <= aim + reach for aim, at in wanted)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClickGraph(Question):
    """A place to be clicked on a graph: one that meets any of `targets`. A `Wrong` answer is a Target too.

    Clicks and arrow keys land on the same net of points, `step` apart, so that both can answer exactly.
    """

    is_open: ClassVar[bool] = True

    functions: tuple[RationalFunction, ...] = ()
    """What is drawn; nothing at all where the place is to be predicted."""
    targets: tuple[Target, ...]
    window: tuple[int, int, int, int] = (-6, 6, -6, 6)
    """Left, right, bottom and top."""
    step: Fraction = Fraction(1, 2)
    reach: Fraction = Fraction(1, 4)
    """How far from a target is still right, in each direction."""

    def check(self, answer: Point | tuple[Fraction | int, Fraction | int]) -> Point:
        if isinstance(answer, Point):
            return answer
        x, y = answer
        return Point(Fraction(x), Fraction(y))

    def read(self, text: str) -> Point:
        pieces = text.replace(";", ",").strip().removeprefix("(").removesuffix(")").split(",")
        if len(pieces) == 1 and self._is_upright and pieces[0].strip():
            pieces.append("0")
        if len(pieces) != 2:
            raise ReadError("Write the place as two numbers with a comma between them, such as 2, 3/5.")
        return Point(number(pieces[0]), number(pieces[1]))

    def write(self, answer: Point) -> str:
        return f"{typed(answer.x)}, {typed(answer.y)}"

    def is_right(self, answer: Point) -> bool:
        return any(target.is_met(answer, self.reach) for target in self.targets)

    @property
    def solution(self) -> Point:
        first = self.targets[0]
        return Point(Fraction(first.x or 0), Fraction(first.y or 0))

    def say(self, answer: Point) -> str:
        return f"x = {plain(answer.x)}" if self._is_upright else plain(answer)

    @property
    def _is_upright(self) -> bool:
        """Whether upright lines are asked for, so that only x counts."""
        return all(target.y is None for target in self.targets)

    def is_like(self, expected: Target, answer: Point) -> bool:
        return expected.is_met(answer, self.reach)

    def nearest(self, across: float, down: float) -> Point:
        """The point of the net under a click, given in shares of the picture from its left upper corner."""
        left, right, bottom, top = self.window
        x, y = left + across * (right - left), top - down * (top - bottom)
        return Point(self._on_net(x, left, right), self._on_net(y, bottom, top))

    def moved(self, point: Point, right: int, up: int) -> Point:
        """The point some steps further, inside the picture."""
        low_x, high_x, low_y, high_y = self.window
        x, y = Fraction(typed(point.x)) + right * self.step, Fraction(typed(point.y)) + up * self.step
        return Point(_between(x, low_x, high_x), _between(y, low_y, high_y))

    def _on_net(self, value: float, low: int, high: int) -> Fraction:
        inside = min(max(value, low), high)
        return round(inside / float(self.step)) * self.step


def _between(value: Fraction, low: int, high: int) -> Fraction:
    return max(min(value, Fraction(high)), Fraction(low))
