"""What the FORMULA lesson shows, in one line each: the table of a part, a question, practice, the reasons of a formula.

>>> from mathgames_widgets.lesson import formula as lesson
>>> lesson.table("opening")
<Table of FORMULA: the opening>
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mathgames_widgets.games.formula.explain import why_formula
from mathgames_widgets.lesson import formula_counts, formula_opening, formula_places, formula_questions, formula_zero
from mathgames_widgets.lesson.formula_game import GAME
from mathgames_widgets.lesson.formula_making import read_formula
from mathgames_widgets.lesson.formula_practice import practise as deal_problems
from mathgames_widgets.lesson.guided import GuidedTable
from mathgames_widgets.lesson.page import Checkpoint
from mathgames_widgets.lesson.practice import Practice
from mathgames_widgets.lesson.progress import Progress, Report
from mathgames_widgets.lesson.questions import Question
from mathgames_widgets.maths.explanation import Explanation

QUESTIONS: dict[str, Callable[[], Question]] = {
    **formula_questions.QUESTIONS,
    **formula_places.QUESTIONS,
    **formula_zero.QUESTIONS,
    **formula_counts.QUESTIONS,
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
    return Progress("FORMULA", tuple(question(key) for key in QUESTIONS), shelf="formula")


def ask(key: str) -> Checkpoint:
    """The question with this key, to be answered on the page."""
    return progress().ask(key)


def report() -> Report:
    """Every question and how it was answered, to read and to print."""
    return progress().report()


def table(part: str) -> GuidedTable:
    """The table of one part of the game: opening, division, keeping, covering, drawing, sweeping."""
    return GuidedTable(GAME, part)


def why(formula: str) -> Explanation:
    """Whether a formula is true and why, step by step; it is written as one types it.

    >>> why("8 / 2 = 4").claim, why("7 x 8 = 54").claim
    ('8 ÷ 2 = 4 is true.', '7 x 8 = 54 is not true: 7 x 8 = 56.')

    Raises ReadError where the text cannot be read.
    """
    return why_formula(read_formula(formula))


def opened(left: int, right: int) -> Explanation:
    """How many hands of seven can open two digits, and with which answers."""
    return formula_opening.opened(left, right)


def practise(kind: str = "") -> Practice:
    """Problems without end, of one kind or mixed."""
    return deal_problems(chosen=kind)
