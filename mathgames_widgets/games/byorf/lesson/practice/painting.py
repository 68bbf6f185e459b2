"""Sign charts that are painted: by hand, from the function alone."""

from __future__ import annotations

from dataclasses import replace

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import signs
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.drawing.signs import MINUS, PLUS, WALL, ZERO, Chart, GraphOf, PaintSigns
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception

from .drawing import Shape, function, places

say = room(__name__)


def painted(f: RationalFunction) -> PaintSigns:
    """Which signs has this function between its marks? The chart is painted."""
    asked = PaintSigns(
        prompt=say.pieces("ask-sign-chart", function=show(f)),
        hint=say("ask-sign-chart.hint"),
        more_hints=(say("ask-sign-chart.hint-2"), say("ask-sign-chart.hint-3")),
        function=f,
        why=signs(f),
        picture=GraphOf(f),
        idea=lambda chart: _painted_idea(f, chart),
    )
    charts = [_mistaken(f, *wrong) for wrong in ((True, False), (False, True), (False, False))]
    behind = [(chart, idea) for chart in charts if (idea := _painted_idea(f, chart))]
    return replace(asked, misconceptions=expected(asked.solution, *behind))


def _mistaken(f: RationalFunction, always_flips: bool, is_swapped: bool) -> Chart:
    """The chart of someone who changes the sign at each mark or at none of them, or who swaps zeros and asymptotes."""
    chart = f.sign_chart
    sign, parts = chart.signs[-1], [PLUS if chart.signs[-1] > 0 else MINUS]
    for mark in reversed(chart.dividers):
        sign = -sign if (mark.flips if is_swapped else always_flips) else sign
        is_zero = (mark.kind == "zero") != is_swapped
        parts += [ZERO if is_zero else WALL, PLUS if sign > 0 else MINUS]
    return tuple(reversed(parts))


def _painted_idea(f: RationalFunction, chart: Chart) -> Misconception | None:
    """What is behind a chart: from the right, the first mark that is of another kind, or flips where it must not.

    Marks that are all of one kind, where the function has both, tell only that nobody asked which is which.
    """
    if len({*chart[1::2]}) < len({mark.kind == "zero" for mark in f.sign_chart.dividers}):
        return None
    for place in range(len(chart) - 2, 0, -2):
        mark = f.sign_chart.dividers[place // 2]
        if (chart[place] == ZERO) != (mark.kind == "zero"):
            return ideas.SWAPPED
        flips = chart[place - 1] != chart[place + 1]
        if flips != mark.flips:
            too_often = ideas.ALWAYS_CROSSES if mark.kind == "zero" else ideas.ALWAYS_FLIPS
            return too_often if flips else ideas.ODD_FLIPS
    return None


SHAPES: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((2, 0), (0, 1)), ((1, 0), (0, 2)), ((1, 0), (2, 0))),
    2: (((1, 0), (2, 0), (0, 1)), ((1, 0), (0, 2), (0, 1)), ((2, 0), (0, 2), (1, 0))),
    3: (((1, 0), (2, 0), (0, 1), (0, 2)), ((3, 0), (2, 0), (0, 1)), ((2, 0), (0, 3), (0, 2))),
}
"""What stands above and below on each level: at least one mark changes no sign but on the first."""


def _paint(draw: ProblemRng, level: int) -> PaintSigns:
    lead = draw.one((1, -1)) if level > 1 else 1
    return painted(function(draw, places(draw, draw.one(SHAPES[level])), lead=lead))


PAINT = Kind("paint", lambda: say("kind-paint"), _paint)
