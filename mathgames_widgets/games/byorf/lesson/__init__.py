"""What the BYORF lesson shows, in one line each: the table of a part, a question, practice, two goals at once.

>>> from mathgames_widgets.games.byorf import lesson
>>> lesson.table("hole")
<Table of BYORF: a common factor>
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import (
    cancel,
    explain,
    far_out,
    holes as hole_steps,
    intercepts,
    restrictions,
    signs,
    vertical_asymptotes,
)
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson, Questions

from .. import factor
from .practice import DRILL, FIRST, SECOND
from .practice.cards import BEST_BUILD
from .practice.far_out import FAR_OUT
from .practice.graphs import WRITE
from .practice.holes import FIND_HOLES, HEIGHTS, WALLS
from .practice.zeros import SIGNS, ZEROS as ZEROS_OF
from .questions import far_out as far, goals, holes, together, zeros
from .questions.together import PairOfGoals
from .stops import GAME

QUESTIONS: Questions = {
    "zero": lambda: zeros.zero_of(factor("F35")),
    "first": lambda: zeros.first(factor("F08")),
    "asymptote": zeros.wall,
    "restrictions": lambda: WALLS.twins(zeros.forbidden(), 2),
    "even": zeros.even,
    "bounce": lambda: ZEROS_OF.twins(zeros.bounce(), 2),
    "cross": zeros.cross,
    "signs": lambda: SIGNS.twins(zeros.sign_chart(), 2),
    "between": zeros.between,
    "hole": lambda: FIND_HOLES.twins(holes.hole(), 2),
    "powers": lambda: FIND_HOLES.twins(holes.which_holes(), 2),
    "rows": zeros.places,
    "steps": holes.steps,
    "reduced": holes.reduced,
    "lifted": holes.lifted,
    "height": lambda: HEIGHTS.twins(holes.height(), 2),
    "high": goals.high,
    "x-intercepts": far.crossings,
    "y-intercept": far.lost,
    "write": lambda: WRITE.twins(goals.write(), 2),
    "level": far.level,
    "degrees": far.degrees,
    "slant": far.slant,
    "crossing": lambda: FAR_OUT.twins(far.crossing(), 2),
    "goals": goals.together,
    "build": lambda: BEST_BUILD.twins(goals.build(), 2),
    "two": goals.two_of_three,
}
"""In the order of the lesson."""

LESSON = Lesson("BYORF", QUESTIONS, GAME, DRILL, storage="")

ZEROS = Lesson(
    "BYORF, zeros and signs",
    {
        "known": zeros.known,
        **{key: QUESTIONS[key] for key in ("zero", "first", "asymptote", "restrictions", "even", "bounce", "signs")},
        **{key: QUESTIONS[key] for key in ("cross", "between")},
    },
    GAME,
    replace(DRILL, kinds=FIRST),
    storage="",
)
"""The first of three lessons on one game: what a factor does above, below, once and twice."""

HOLES = Lesson(
    "BYORF, holes",
    {
        "known-holes": holes.known,
        **{key: QUESTIONS[key] for key in ("hole", "powers", "rows", "steps", "reduced", "lifted", "height", "high")},
        **{key: QUESTIONS[key] for key in ("x-intercepts", "y-intercept", "write")},
    },
    GAME,
    replace(DRILL, kinds=SECOND),
    storage="",
)
"""The second: a factor in both rows."""

FAR = Lesson(
    "BYORF, far away and goals together",
    {
        "known-far": far.known,
        **{key: QUESTIONS[key] for key in ("level", "degrees", "slant", "crossing", "goals", "build", "two")},
    },
    GAME,
    DRILL,
    storage="",
)
"""The third: both ends of the curve, and which goals go together."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
predict, table, practise = LESSON.predict, LESSON.table, LESSON.practise
look, play = LESSON.look, LESSON.play


def both(one: str, other: str) -> Explanation:
    """A function that meets two goals, given by their numbers, or the reason why none does."""
    return together.both(one, other)


def pair(one: str, other: str) -> PairOfGoals:
    """Two goals to be chosen on the page, these two at first: can one function meet both?"""
    return PairOfGoals(one, other)


STEPS: dict[str, Callable[[RationalFunction], Explanation]] = {
    "restrictions": restrictions,
    "cancelling": cancel,
    "holes": hole_steps,
    "asymptotes": vertical_asymptotes,
    "far out": far_out,
    "intercepts": intercepts,
    "signs": signs,
}
"""What can be asked about a function, one thing at a time."""


def steps(function: str | RationalFunction, about: str = "") -> Explanation:
    """A function step by step, or only what it says about one thing; a text is read as one types it.

    >>> steps("(x-3)^2/(x-3)", "holes").claim
    'There is a hole at (3, 0).'

    Raises ReadError where the text cannot be read, and ValueError for a thing that there are no steps about.
    """
    f = RationalFunction.parse(function) if isinstance(function, str) else function
    if not about:
        return explain(f, length="long")
    if about not in STEPS:
        raise ValueError(f"There are no steps about {about!r}; there are some about {', '.join(STEPS)}.")
    return STEPS[about](f)
