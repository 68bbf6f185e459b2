"""What the Rolls & Goals lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.lesson import rolls as lesson
>>> lesson.table("order")
<Table of Rolls & Goals: the order of the cards>
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mathgames_widgets.games.rolls_and_goals.cards import SIDES
from mathgames_widgets.lesson import rolls_alike, rolls_chance, rolls_judging, rolls_order, rolls_questions
from mathgames_widgets.lesson.guided import GuidedTable
from mathgames_widgets.lesson.page import Checkpoint
from mathgames_widgets.lesson.practice import Practice
from mathgames_widgets.lesson.progress import Progress, Report
from mathgames_widgets.lesson.questions import Question
from mathgames_widgets.lesson.rolls_game import GAME
from mathgames_widgets.lesson.rolls_practice import practise as deal_problems
from mathgames_widgets.lesson.rolls_reasons import why_worth
from mathgames_widgets.lesson.rolls_stack import read_stack
from mathgames_widgets.maths.explanation import Explanation

QUESTIONS: dict[str, Callable[[], Question]] = {
    **rolls_questions.QUESTIONS,
    **rolls_order.QUESTIONS,
    **rolls_chance.QUESTIONS,
    **rolls_judging.QUESTIONS,
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
    return Progress("Rolls & Goals", tuple(question(key) for key in QUESTIONS), shelf="rolls_and_goals")


def ask(key: str) -> Checkpoint:
    """The question with this key, to be answered on the page."""
    return progress().ask(key)


def report() -> Report:
    """Every question and how it was answered, to read and to print."""
    return progress().report()


def table(part: str) -> GuidedTable:
    """The table of one part of the game: zeroes, taking, order, chance."""
    return GuidedTable(GAME, part)


def worth(side: int, stack: str) -> Explanation:
    """What a die is worth with cards behind it, step by step; the stack is written from top to bottom.

    >>> print(worth(5, "x2, +3"))
    5 with x2, then +3 is worth 13.
      x2 doubles the value.   2 × 5 = 10
      +3 increases the value by 3.   10 + 3 = 13

    Raises ValueError for a side that a die does not have, ReadError where the stack cannot be read.
    """
    if isinstance(side, bool) or side not in range(1, SIDES + 1):
        raise ValueError(f"A die has the sides 1 to {SIDES}, not {side!r}.")
    return why_worth(side, read_stack(stack))


def alike(*sides: int) -> Explanation:
    """Whether these six dice can be made equal with the eight cards of the starting deck, and how."""
    return rolls_alike.alike(*sides)


def practise(kind: str = "") -> Practice:
    """Problems without end, of one kind or mixed."""
    return deal_problems(chosen=kind)
