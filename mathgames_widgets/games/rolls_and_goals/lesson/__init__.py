"""What the Rolls & Goals lesson shows, in one line each: the table of a part, a question, practice, reasons.

>>> from mathgames_widgets.games.rolls_and_goals import lesson
>>> lesson.table("order")
<Table of Rolls & Goals: the order of the cards>
"""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson

from ..rules.cards import DICE, EVERY_SIDE, SIDES
from ..words.chances import why_less_and_less
from ..words.explanations import why_possible
from .answers import read_stack
from .practice import DRILL
from .questions import QUESTIONS, alike
from .stops import GAME

LESSON = Lesson("Rolls & Goals", QUESTIONS, GAME, DRILL, storage="rolls_and_goals")

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
table, practise = LESSON.table, LESSON.practise


def worth(side: int, stack: str) -> Explanation:
    """What a die is worth with cards behind it, step by step; the stack is written from top to bottom.

    >>> print(worth(5, "x2, +3"))
    The die is worth 13: 5 → ×2 → 10 → +3 → 13.   5 → 10 → 13
      ×2 doubles the value.   2 × 5 = 10
      +3 increases the value by 3.   10 + 3 = 13

    Raises ValueError for a side that a die does not have, ReadError where the stack cannot be read.
    """
    _check_side(side)
    return why_possible(side, read_stack(stack))


def at_least_one(side: int, dice: int) -> Explanation:
    """The chance of at least one die with a side among several, and what each die adds to it.

    >>> at_least_one(6, dice=2).claim
    'The chance that at least one of two dice shows 6 is 11/36, about 31%.'

    Raises ValueError for a side that a die does not have, and for fewer than two dice or more than six.
    """
    _check_side(side)
    if dice not in range(2, DICE + 1):
        raise ValueError(f"There are two to six dice to roll, not {dice!r}.")
    return why_less_and_less(dice, side)


def _check_side(side: int) -> None:
    if isinstance(side, bool) or side not in EVERY_SIDE:
        raise ValueError(f"A die has the sides 1 to {SIDES}, not {side!r}.")
