"""What the BYORF lesson shows, in one line each: the table of a part, a question, practice, two goals at once.

>>> from mathgames_widgets.lesson import byorf as lesson
>>> lesson.table("hole")
<Table of BYORF: a common factor>
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mathgames_widgets.games.byorf import factor
from mathgames_widgets.lesson import byorf_far as far
from mathgames_widgets.lesson import byorf_questions as near
from mathgames_widgets.lesson import byorf_together
from mathgames_widgets.lesson.byorf_game import GAME
from mathgames_widgets.lesson.guided import GuidedTable
from mathgames_widgets.lesson.page import Checkpoint
from mathgames_widgets.lesson.practice import Practice, practice
from mathgames_widgets.lesson.progress import Progress, Report
from mathgames_widgets.lesson.questions import Question
from mathgames_widgets.maths.explanation import Explanation

QUESTIONS: dict[str, Callable[[], Question]] = {
    "zero": lambda: near.zero_of(factor("F35")),
    "rows": near.rows,
    "restrictions": near.forbidden,
    "asymptote": near.wall,
    "even": near.even,
    "bounce": near.bounce,
    "signs": near.sign_chart,
    "hole": near.hole,
    "powers": near.which_holes,
    "reduced": near.reduced,
    "steps": near.order,
    "height": near.height,
    "lifted": near.lifted,
    "level": far.level,
    "degrees": far.degrees,
    "crossing": far.crossing,
    "slant": far.slant,
    "x-intercepts": far.crossings,
    "y-intercept": far.lost,
    "goals": far.together,
    "build": far.build,
    "write": far.write,
}
"""The questions in the order of the lesson, each made when it is asked."""


def question(key: str) -> Question:
    """The question with this key. Raises ValueError, naming the keys, where there is none."""
    if key not in QUESTIONS:
        raise ValueError(f"There is no question {key!r}; there are {', '.join(QUESTIONS)}.")
    return QUESTIONS[key]()


@cache
def progress() -> Progress:
    """Which questions are answered, on this page and in this browser."""
    return Progress("BYORF", tuple(question(key) for key in QUESTIONS))


def ask(key: str) -> Checkpoint:
    """The question with this key, to be answered on the page."""
    return progress().ask(key)


def report() -> Report:
    """Every question and how it was answered, to read and to print."""
    return progress().report()


def table(part: str) -> GuidedTable:
    """The table of one part of the game: draft, zero, asymptote, even, bounce, hole, height, score."""
    return GuidedTable(GAME, part)


def both(one: str, other: str) -> Explanation:
    """A function that meets two goals, given by their numbers, or the reason why none does."""
    return byorf_together.both(one, other)


def practise(kind: str = "") -> Practice:
    """Problems without end, of one kind or mixed."""
    return practice(kind=kind)
