"""What happens far out: horizontal and slant asymptotes."""

from __future__ import annotations

from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import cancel, far_out
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.drawing.places import WIDE, to_drag
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question, Text
from mathgames_widgets.questions.typed import Expression, Number, Same

from .drawing import FAR, NOT_0, Shape, decimal, equation, exact, far_values, function, places, worked

say = room(__name__)

LEVEL_LINES: tuple[Shape, ...] = (((1, 0), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 0), (1, 0), (0, 2)), ((0, 1),))
ANY_END: tuple[Shape, ...] = (
    ((1, 0), (0, 1)),
    ((1, 0), (0, 2)),
    ((1, 0), (1, 0), (0, 1)),
    ((2, 0), (1, 0), (0, 1)),
    ((1, 0), (1, 0), (0, 1), (0, 1)),
    ((1, 1), (1, 0), (0, 1)),
    ((1, 1), (1, 0), (1, 0), (0, 1)),
)
SLANTED: tuple[Shape, ...] = (((1, 0), (1, 0), (0, 1)), ((2, 0), (0, 1)), ((1, 0), (1, 0), (1, 1), (0, 1)))

BEHIND_ENDS = {
    (-1, 0): ideas.NOT_COUNTED,
    (-1, 1): ideas.BIGGER_WINS,
    (-1, 2): ideas.BIGGER_WINS,
    (0, -1): ideas.ALWAYS_FADES,
    (0, 1): ideas.ONE_MORE_ABOVE,
    (0, 2): ideas.ALWAYS_GROWS,
    (1, -1): ideas.BIGGER_WINS,
    (1, 0): ideas.NOT_COUNTED,
    (2, -1): ideas.BIGGER_WINS,
    (2, 0): ideas.NOT_COUNTED,
    (2, 1): ideas.ANY_GROWTH,
}
"""What is behind taking a graph with one excess of the degree above for one with another, from −1 to 2."""


def excess(f: RationalFunction) -> int:
    """The degree above minus the degree below, −1 where it is less and 2 where it is more."""
    top, bottom = f.reduced
    return min(max(top.degree - bottom.degree, -1), 2)


def level_of(f: RationalFunction) -> Number:
    """How high is the horizontal asymptote?"""
    assert f.horizontal_asymptote is not None, "the top never has the higher degree here"
    y, (top, bottom) = f.horizontal_asymptote.y, f.reduced
    wrong = [(top.leading / bottom.leading, ideas.NOT_COUNTED)]
    if y:
        wrong = [(Fraction(0), ideas.ALWAYS_FADES), (Fraction(1), ideas.ONLY_DEGREES), (1 / y, ideas.UPSIDE_DOWN)]
    if y < 0:
        wrong.append((-y, ideas.SIGN_LOST))
    return Number(
        prompt=say.pieces("practice-level", function=equation(f)),
        value=y,
        hint=say("practice-level.hint"),
        more_hints=(say("practice-level.hint-2"), say("practice-level.hint-3")),
        why=_why(f),
        misconceptions=expected(y, *wrong, (None, ideas.ALWAYS_GROWS), (f.y_intercept, ideas.AT_0)),
        because=lambda own: far_values(f, own),
        onward=to_drag(f, WIDE),
    )


def _level(draw: ProblemRng) -> Question:
    at = places(draw, draw.one(LEVEL_LINES))
    lead, below = draw.some((1, 2, 3, -2, -1), 2)
    f = function(draw, at, lead=lead, below=below)
    return level_of(f)


def _which(draw: ProblemRng) -> Question:
    f = function(draw, places(draw, draw.one(ANY_END)), lead=draw.one((2, 3, -2)))
    top, bottom = f.reduced
    answers: tuple[Text, ...] = (
        show("y", "=", 0),
        show("y", "=", top.leading / bottom.leading),
        say("practice-which-end.slant"),
        say("practice-which-end.neither"),
    )
    right = excess(f)
    return ChooseOne(
        prompt=say.pieces("practice-which-end", function=equation(f)),
        options=tuple([Option(text, at == right, _behind(right, at)) for at, text in enumerate(answers, start=-1)]),
        hint=say("practice-which-end.hint"),
        why=_why(f),
        because=lambda _: say("far-value", x=FAR, y=decimal(f(FAR))),
        onward=to_drag(f, WIDE),
    )


def _behind(right: int, chosen: int) -> Misconception | None:
    return None if chosen == right else BEHIND_ENDS.get((right, chosen), ideas.TOO_HIGH)


def slant_of(f: RationalFunction) -> Expression:
    """Which line is the slant asymptote?"""
    assert f.slant_asymptote is not None, "the top has one degree more"
    line, slope, constant = f.slant_asymptote.line, f.slant_asymptote.slope, f.slant_asymptote.intercept
    (top, bottom), lead = f.reduced, Polynomial((0, slope))
    by_x_alone = Polynomial((top.coefficients[-2] / bottom.leading, slope))
    wrong = (
        (lead, ideas.ONLY_LEADING),
        (by_x_alone, ideas.DIVIDED_BY_X),
        (Polynomial((-constant, slope)), ideas.SECOND_TERM),
    )
    right = RationalFunction((line,))
    return Expression(
        prompt=say.pieces("practice-slant", function=equation(f)),
        left="y",
        advice=say("practice-slant.advice"),
        value=right,
        same=Same.REDUCED,
        of=f,
        hint=say("practice-slant.hint"),
        more_hints=(say("practice-slant.hint-2"), say("practice-slant.hint-3")),
        why=_why(f),
        onward=to_drag(f, WIDE),
        misconceptions=expected(
            right, (f, ideas.REMAINDER_KEPT), *[(RationalFunction((value,)), idea) for value, idea in wrong]
        ),
        because=lambda written: _far_from(written, f),
    )


def _far_from(written: RationalFunction, f: RationalFunction) -> str:
    """On which side of the curve a line lies far out, and whether the gap stays."""
    gap, further = (_gap(written, f, x) for x in (FAR, 10 * FAR))
    if gap is None or further is None:
        return ""
    if not gap:
        return say("practice-slant.function-itself")
    way = "grows" if abs(further) > 2 * abs(gap) else "closes" if 2 * abs(further) < abs(gap) else "stays"
    return say("practice-slant.far", x=FAR, above=gap > 0, gap=way)


def _gap(written: RationalFunction, f: RationalFunction, x: int) -> Fraction | None:
    own, its = written(x), f(x)
    return None if own is None or its is None else exact(own) - exact(its)


def _line(draw: ProblemRng) -> Question:
    at = places(draw, draw.one(SLANTED), NOT_0)
    f = function(draw, at, lead=draw.one((1, 2, -1)), expanded=draw.one((True, False)))
    return slant_of(f)


def _why(f: RationalFunction) -> Explanation:
    found = far_out(f)
    return worked(found.claim, f, cancel(f), found)


FAR_OUT = Kind("far-out", lambda: say("kind-far-out"), lambda draw, level: (_level, _which, _line)[level - 1](draw))
