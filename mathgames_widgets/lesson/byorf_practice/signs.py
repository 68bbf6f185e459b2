"""The sign chart: where a function is positive."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.lesson.byorf_practice.functions import Shape, equation, function, places, worked
from mathgames_widgets.lesson.choices import ChooseSome, Option
from mathgames_widgets.lesson.problem import Draw, Kind, Task
from mathgames_widgets.lesson.questions import Misconception
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.real_set import Interval
from mathgames_widgets.maths.steps_graph import signs
from mathgames_widgets.maths.steps_rows import cancel

ALWAYS_CHANGES = Misconception(
    "The sign changes at every mark",
    "Where a factor stands an even number of times, or cancels away, the sign stays.",
)
ALWAYS_PLUS = Misconception(
    "Far right is always plus",
    "Far to the right the sign is that of the leading coefficients: one negative coefficient turns the chart around.",
)
ONE_FACTOR = Misconception(
    "One factor decides", "The sign of a quotient comes from all its factors: an odd number of minus signs gives minus."
)

SHAPES: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (1, 0)), ((1, 0), (1, 0), (0, 1)), ((0, 1), (0, 1), (1, 0))),
    2: (
        ((2, 0), (0, 1)),
        ((1, 0), (0, 2)),
        ((1, 0), (2, 0), (0, 1)),
        ((1, 0), (0, 2), (0, 1)),
        ((2, 0), (0, 2), (1, 0)),
    ),
    3: (((1, 1), (1, 0), (0, 1)), ((2, 1), (0, 1), (1, 0)), ((1, 1), (2, 0), (0, 1)), ((1, 2), (1, 1), (2, 0))),
}


def _draw(draw: Draw, level: int) -> Task:
    lead = draw.one((1, -1) if level == 1 else (1, -1, 2, -2))
    f = function(draw, places(draw, draw.one(SHAPES[level])), lead=lead)
    found = signs(f)
    question = ChooseSome(
        key="",
        prompt=("On which of these intervals is f(x) positive? ", equation(f)),
        options=tuple(_options(f)),
        hint="Begin far to the right, then go left: at which marks does the sign change?",
        why=worked(found.claim, f, cancel(f), found),
    )
    return Task(question, (f,))


def intervals(f: RationalFunction) -> list[tuple[Interval, int]]:
    """The x-axis cut at every mark, with the sign of f on each piece, from left to right.

    >>> [(str(piece), sign) for piece, sign in intervals(RationalFunction.parse("(x-1)/(x-1)^2"))]
    [('(−∞, 1)', -1), ('(1, ∞)', 1)]
    """
    pieces = [(one, sign) for sign in (1, -1) for one in f.sign_chart.where(sign)]
    return sorted(pieces, key=lambda piece: (piece[0].low is not None, float(piece[0].low or 0)))


def _options(f: RationalFunction) -> list[Option]:
    pieces = intervals(f)
    flipped = _alternating(len(pieces), pieces[-1][1])
    return [
        Option(show(piece), sign > 0, _behind(f, sign, other))
        for (piece, sign), other in zip(pieces, flipped, strict=True)
    ]


def _alternating(count: int, last: int) -> Sequence[int]:
    """The signs as they would be if every mark changed them."""
    return [last * (-1) ** (count - 1 - place) for place in range(count)]


def _behind(f: RationalFunction, sign: int, alternating: int) -> Misconception:
    if sign != alternating:
        return ALWAYS_CHANGES
    return ALWAYS_PLUS if f.sign_chart.signs[-1] < 0 else ONE_FACTOR


SIGNS = Kind("signs", "Sign charts", _draw)
