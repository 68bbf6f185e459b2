"""What the BYORF lesson shows, in one line each: the table of a part, a question, practice, two goals at once.

>>> from mathgames_widgets.games.byorf import lesson
>>> lesson.table("hole")
<Table of BYORF: a common factor>
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mathgames_widgets.core.messages import Words, room
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
from mathgames_widgets.questions.lesson import Lesson, Skill
from mathgames_widgets.questions.problem import Kind

from ..rules.moves import TITLE
from .practice import DRILL, FIRST, SECOND, WHOSE
from .practice.cards import BEST_BUILD
from .practice.far_out import FAR_OUT
from .practice.graphs import WRITE
from .practice.holes import FIND_HOLES, HEIGHTS, WALLS
from .practice.zeros import INTERCEPTS, SIGNS, ZEROS as FIND_ZEROS
from .questions import KNOWN, QUESTIONS, together
from .questions.goals import OF_THIS_ROUND
from .questions.together import PairOfGoals
from .stops import GAME

say = room(__name__)

LEADS = {
    "known": FIND_ZEROS,
    "zero": FIND_ZEROS,
    "first": SIGNS,
    "asymptote": WALLS,
    "even": SIGNS,
    "between": SIGNS,
    "zoom": FIND_HOLES,
    "rows": FIND_HOLES,
    "why-holes": FIND_HOLES,
    "drag": FIND_HOLES,
    "reduced": FIND_HOLES,
    "lifted": HEIGHTS,
    "changes": SIGNS,
    "high": BEST_BUILD,
    "y-intercept": INTERCEPTS,
    "steer": FAR_OUT,
    "degrees": FAR_OUT,
    "goals": BEST_BUILD,
    "rival": BEST_BUILD,
    "other-six": BEST_BUILD,
    "two": WRITE,
    "why-two": FAR_OUT,
    "whose-zeros": WHOSE,
    "why-zeros": SIGNS,
    "why-far": FAR_OUT,
    "whose-holes": WHOSE,
    "whose-far": WHOSE,
}
"""What one practises who missed a question that comes from no practice."""

ZEROS_SKILLS = (
    Skill(lambda: say("can-find"), ("zero", "asymptote")),
    Skill(lambda: say("can-turn"), ("even", "bounce")),
    Skill(lambda: say("can-chart"), ("signs",)),
)
HOLES_SKILLS = (
    Skill(lambda: say("can-tell-hole"), ("hole", "rows")),
    Skill(lambda: say("can-reduce"), ("reduced",)),
    Skill(lambda: say("can-height"), ("height",)),
)
FAR_SKILLS = (
    Skill(lambda: say("can-level"), ("level", "degrees")),
    Skill(lambda: say("can-slant"), ("divide",)),
    Skill(lambda: say("can-sketch"), ("sketch",)),
)

LESSON = Lesson(
    TITLE,
    QUESTIONS,
    GAME,
    DRILL,
    storage="",
    leads=LEADS,
    skills=(*ZEROS_SKILLS, *HOLES_SKILLS, *FAR_SKILLS),
)


def _part(title: Words, kinds: tuple[Kind, ...], skills: tuple[Skill, ...], known: str, *keys: str) -> Lesson:
    """One of three lessons on one game: the question for those who know it, and some of the questions."""
    asked = {key: {**QUESTIONS, **KNOWN}[key] for key in (known, *keys)}
    return Lesson(title, asked, GAME, replace(DRILL, kinds=kinds), storage="", leads=LEADS, skills=skills)


ZEROS = _part(
    lambda: say("lesson-zeros"),
    FIRST,
    ZEROS_SKILLS,
    "known",
    "zero",
    "first",
    "asymptote",
    "restrictions",
    "even",
    "bounce",
    "cross",
    "signs",
    "why-zeros",
    "whose-zeros",
    "between",
)
"""The first: what a factor does above, below, once and twice."""
HOLES = _part(
    lambda: say("lesson-holes"),
    SECOND,
    HOLES_SKILLS,
    "known-holes",
    "zoom",
    "hole",
    "drag",
    "powers",
    "rows",
    "why-holes",
    "reduced",
    "lifted",
    "height",
    "changes",
    "high",
    "x-intercepts",
    "y-intercept",
    "whose-holes",
    "write",
)
"""The second: a factor in both rows."""
FAR = _part(
    lambda: say("lesson-far"),
    DRILL.kinds,
    FAR_SKILLS,
    "known-far",
    "steer",
    "level",
    "degrees",
    "divide",
    "crossing",
    "slant",
    "sketch",
    "rival",
    "goals",
    "build",
    "other-six",
    "why-far",
    "whose-far",
    "two",
    "why-two",
)
"""The third: both ends of the curve, and which goals go together."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
vote, told = LESSON.vote, LESSON.told
predict, table, practise = LESSON.predict, LESSON.table, LESSON.practise
look, play = LESSON.look, LESSON.play


def both(one: str, other: str) -> Explanation:
    """A function that meets two goals, given by their numbers, or the reason why none does."""
    return together.both(one, other)


def pair(one: str, other: str) -> PairOfGoals:
    """Two goals to be chosen on the page, these two at first: can one function meet both?

    The pairs of the question beside it are left to that question.
    """
    return PairOfGoals(one, other, [frozenset((two.one, two.other)) for two in OF_THIS_ROUND])


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
