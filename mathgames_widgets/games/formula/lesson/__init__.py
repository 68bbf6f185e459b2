"""What the FORMULA lesson shows, in one line each: the table of a part, a question, practice, the reasons of a formula.

>>> from mathgames_widgets.games.formula import lesson
>>> lesson.table("opening")
<Table of FORMULA: the opening>
"""

from __future__ import annotations

from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.lesson import Lesson

from ..words.chances import why_hard_to_open
from ..words.why import why_formula
from .answers import read_formula
from .practice import DRILL
from .questions import QUESTIONS
from .stops import GAME

LESSON = Lesson("FORMULA", QUESTIONS, GAME, DRILL, storage="formula")

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
table, practise = LESSON.table, LESSON.practise
opened = why_hard_to_open


def why(formula: str) -> Explanation:
    """Whether a formula is true and why, step by step; it is written as one types it.

    >>> why("8 / 2 = 4").claim, why("7 × 8 = 54").claim
    ('8 ÷ 2 = 4 is true.', '7 × 8 = 54 is not true: 7 × 8 = 56.')

    Raises ReadError where the text cannot be read.
    """
    return why_formula(read_formula(formula))
