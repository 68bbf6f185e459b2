"""Curves that are sketched, from the function alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.drawing.signs import GraphOf
from mathgames_widgets.questions.drawing.sketch import WINDOW, SketchCurve, sketched
from mathgames_widgets.questions.drawing.strokes import SketchedCurve
from mathgames_widgets.questions.problem import Kind, ProblemRng
from mathgames_widgets.questions.question import Misconception, Wrong

from .drawing import RootPlace, function, places, rows

say = room(__name__)

Places = tuple[RootPlace, ...]


def sketching(at: Places, f: RationalFunction) -> SketchCurve:
    """What does this function look like? `at` is where its factors stand."""
    asked = _asked(f)
    lead = f.top[0].coefficients[-1] if f.top else 1
    wrong = [(sketched(rows(*_rows(other, int(lead)))), idea) for other, idea in _mistaken(at)]
    behind = [Wrong(curve, idea) for curve, idea in wrong if _is_finished(asked, curve) and not asked.is_right(curve)]
    return replace(asked, misconceptions=_told_apart(asked, behind))


def _asked(f: RationalFunction) -> SketchCurve:
    return SketchCurve(
        prompt=say.pieces("ask-sketch", function=show(f)),
        hint=say("ask-sketch.hint"),
        more_hints=(say("ask-sketch.hint-2"), say("ask-sketch.hint-3")),
        function=f,
        why=explain(f),
        picture=GraphOf(f, WINDOW),
    )


def _rows(at: Places, lead: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    top = [(1, place.root) for place in at for _ in range(place.above)]
    bottom = [(1, place.root) for place in at for _ in range(place.below)]
    return [(lead * slope if place == 0 else slope, root) for place, (slope, root) in enumerate(top)], bottom


def _mistaken(at: Places) -> Iterator[tuple[Places, Misconception]]:
    """The factors of someone who draws by an idea."""
    yield tuple([RootPlace(place.root, place.below, place.above) for place in at]), ideas.SWAPPED
    yield tuple([RootPlace(-place.root, place.above, place.below) for place in at]), ideas.SIGN_READ_OFF
    yield tuple([RootPlace(place.root, min(place.above, 1), place.below) for place in at]), ideas.ALWAYS_CROSSES
    yield tuple([RootPlace(place.root, place.above, min(place.below, 1)) for place in at]), ideas.ALWAYS_FLIPS


def _told_apart(asked: SketchCurve, wrong: list[Wrong]) -> tuple[Wrong, ...]:
    """Each curve with the first idea that draws it."""
    found: list[Wrong] = []
    for mistake in wrong:
        if not any(asked.is_like(other.answer, mistake.answer) for other in found):
            found.append(mistake)
    return tuple(found)


def _is_finished(asked: SketchCurve, curve: SketchedCurve) -> bool:
    """Whether both ends of a curve and all between can be seen on the axes."""
    try:
        asked.check(curve)
    except ReadError:
        return False
    return True


SHAPES = {
    1: (((1, 0), (0, 1)), ((1, 0), (0, 2)), ((0, 1), (0, 1), (1, 0))),
    2: (((1, 0), (1, 0), (0, 2)), ((2, 0), (0, 1)), ((1, 0), (1, 0), (0, 1), (0, 1))),
    3: (((1, 0), (2, 0), (0, 2)), ((1, 0), (1, 0), (0, 1)), ((2, 0), (1, 0), (0, 1), (0, 1))),
}
"""What stands above and below on each level."""
ROOTS = (-4, -2, -1, 0, 1, 2, 4)
"""No two marks lie so near to the edge that the end could not be seen."""


def _sketch(draw: ProblemRng, level: int) -> SketchCurve:
    """One whose curve shows all that counts between −6 and 6."""
    while True:
        at = places(draw, draw.one(SHAPES[level]), ROOTS)
        f = function(draw, at, lead=draw.one((1, -1, 2)) if level > 1 else 1)
        asked = _asked(f)
        if _is_finished(asked, asked.solution) and asked.is_right(asked.solution):
            return sketching(at, f)


SKETCH = Kind("sketch", lambda: say("kind-sketch"), _sketch)
