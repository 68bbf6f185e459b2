"""Questions answered on a picture: a place on a graph, and a function built from cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from mathgames_widgets.games.byorf import Built, Factor, Goal
from mathgames_widgets.lesson.questions import Demand, Misconception, Question
from mathgames_widgets.lesson.typed import number
from mathgames_widgets.maths.features import Point
from mathgames_widgets.maths.notation import plain, typed
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.reader import ReadError
from mathgames_widgets.maths.words import listed


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Build(Question):
    """A function to be built from cards so that it meets all demands; the answer is a `Built`.

    Its text has the ids of the cards, "F03 F05 / F07".
    """

    is_open: ClassVar[bool] = True

    cards: tuple[Factor, ...]
    demands: tuple[Demand[Built], ...]
    example: Built
    goals: tuple[Goal, ...] = ()
    """Goal cards that lie beside the rows, where the question is about points."""

    def read(self, text: str) -> Built:
        above, _, below = text.partition("/")
        built = Built(self._row(above), self._row(below))
        used = [*built.top, *built.bottom]
        if len(set(used)) < len(used):
            raise ReadError("A card can be used only once.")
        return built

    def _row(self, text: str) -> tuple[Factor, ...]:
        by_id = {card.id: card for card in self.cards}
        ids = text.split()
        for one in ids:
            if one not in by_id:
                raise ReadError(f'"{one[:20]}" is none of the cards here.')
        return tuple([by_id[one] for one in ids])

    def write(self, answer: Built) -> str:
        return " / ".join(" ".join(card.id for card in row) for row in (answer.top, answer.bottom))

    def is_right(self, answer: Built) -> bool:
        return all(demand.is_met(answer) for demand in self.demands)

    @property
    def solution(self) -> Built:
        return self.example

    def say(self, answer: Built) -> str:
        return plain(answer.function)

    def lacks(self, answer: Built) -> str:
        return f"Not fulfilled: {listed(self.unmet(answer))}."

    def unmet(self, answer: Built) -> Sequence[str]:
        """The demands that are not met yet."""
        return [demand.text for demand in self.demands if not demand.is_met(answer)]

    def behind(self, answer: Built) -> Misconception | None:
        unmet = [demand.misconception for demand in self.demands if not demand.is_met(answer)]
        return Question.behind(self, answer) or next((one for one in unmet if one), None)
