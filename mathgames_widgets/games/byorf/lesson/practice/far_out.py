"""Horizontal and slant asymptotes."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.byorf.lesson.practice.drawing import NOT_0, Shape, equation, function, places, worked
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import cancel, far_out
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.choices import ChooseOne, Option
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception
from mathgames_widgets.questions.typed import Expression, Number

ALWAYS_0 = Misconception(
    "always-0",
    "The asymptote is always the x-axis",
    "Only where the bottom has the higher degree does the quotient go to 0.",
)
RATIO = Misconception(
    "ratio",
    "The leading coefficients always decide",
    "Their ratio is the height only where both rows have the same degree.",
)
UPSIDE_DOWN = Misconception(
    "upside-down", "The ratio upside down", "The leading coefficient of the top stands above in the ratio."
)
AT_0 = Misconception(
    "at-0", "f(0) taken for the far end", "f(0) is the height on the y-axis; far out only the highest powers count."
)
NONE = Misconception(
    "none",
    "No asymptote where there is one",
    "The degree above is not higher than the degree below, so the graph levels off.",
)

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


def _draw(draw: Draw, level: int) -> Task:
    ask = {1: _height, 2: _which, 3: _line}[level]
    return ask(draw)


def _height(draw: Draw) -> Task:
    at = places(draw, draw.one(LEVEL_LINES))
    lead, below = draw.some((1, 2, 3, -2, -1), 2)
    f = function(draw, at, lead=lead, below=below)
    assert f.horizontal_asymptote is not None, "the top never has the higher degree here"
    y = f.horizontal_asymptote.y
    wrong = [
        (Fraction(0), ALWAYS_0),
        (Fraction(lead, below), RATIO),
        (Fraction(below, lead), UPSIDE_DOWN),
        (None, NONE),
    ]
    question = Number(
        key="",
        prompt=("At which height y is the horizontal asymptote of this function? ", equation(f)),
        value=y,
        hint="Compare the degrees of the two rows first.",
        why=_why(f),
        misconceptions=expected(y, *wrong, (f.y_intercept, AT_0)),
    )
    return Task(question, (f,))


SLANT_FROM_DEGREE = Misconception(
    "slant-from-degree",
    "A slant asymptote without one degree more",
    "A slant asymptote needs exactly one degree more above than below.",
)
TOO_HIGH = Misconception(
    "too-high",
    "Nothing far out",
    "Compare the degrees: only with two or more degrees more above is there neither kind of line.",
)


def _which(draw: Draw) -> Task:
    f = function(draw, places(draw, draw.one(ANY_END)), lead=draw.one((2, 3, -2)))
    lead = show("y", "=", _leading_ratio(f))
    options = (
        Option(show("y", "=", 0), _level(f) == 0, ALWAYS_0),
        Option(lead, bool(_level(f)), RATIO),
        Option("a slant asymptote", f.slant_asymptote is not None, SLANT_FROM_DEGREE),
        Option("neither a horizontal nor a slant one", f.asymptote is not None and f.asymptote.degree > 1, TOO_HIGH),
    )
    question = ChooseOne(
        key="",
        prompt=("Which asymptote does the graph of this function have far out? ", equation(f)),
        options=options,
        hint="Count the factors above and below: what cancels does not change the difference.",
        why=_why(f),
    )
    return Task(question, (f,))


def _leading_ratio(f: RationalFunction) -> Fraction:
    top, bottom = f.reduced
    return top.leading / bottom.leading


def _level(f: RationalFunction) -> Fraction | None:
    return f.horizontal_asymptote.y if f.horizontal_asymptote else None


LEADING_TERM = Misconception(
    "leading-term",
    "Only the leading terms are divided",
    "They give the slope. The line also has a number of its own; division by the whole bottom finds it.",
)
SECOND_TERM = Misconception(
    "second-term", "The remainder's sign", "Subtract carefully in the division: minus a negative number adds."
)


def _line(draw: Draw) -> Task:
    at = places(draw, draw.one(SLANTED), NOT_0)
    f = function(draw, at, lead=draw.one((1, 2, -1)), expanded=draw.one((True, False)))
    assert f.slant_asymptote is not None, "the top has one degree more"
    line = f.slant_asymptote.line
    slope, constant = f.slant_asymptote.slope, f.slant_asymptote.intercept
    wrong = ((Polynomial((0, slope)), LEADING_TERM), (Polynomial((-constant, slope)), SECOND_TERM))
    question = Expression(
        key="",
        prompt=("The graph of this function has a slant asymptote. Which line is it? ", equation(f)),
        left="y",
        advice="such as 2x+1",
        value=RationalFunction((line,)),
        hint="Multiply out both rows, then divide the top by the bottom and leave out the remainder.",
        why=_why(f),
        misconceptions=expected(
            RationalFunction((line,)), *[(RationalFunction((one,)), misconception) for one, misconception in wrong]
        ),
    )
    return Task(question, (f,))


def _why(f: RationalFunction) -> Explanation:
    found = far_out(f)
    return worked(found.claim, f, cancel(f), found)


FAR_OUT = Kind("far-out", "Horizontal and slant asymptotes", _draw)
