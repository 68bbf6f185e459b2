"""Practice for mathleague.org/cards: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("student").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
>>> practise("FERN-42", "cost")
<Practice FERN-42: problem 1, What does it cost?, level 1 of 3>
"""

from __future__ import annotations

from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.whose import kind_of_whose

from . import whose
from .averages import AVERAGE, BEST, COLOUR, LEVEL
from .costs import COST, PAYMENT, UNIT
from .counting import DRAWING, FOURS, WIN
from .students import CAPPED, SCHOOL, STUDENT

WHOSE = kind_of_whose(whose.SLIPS)

DRILL = Drill(
    "mathleague practice",
    (STUDENT, LEVEL, AVERAGE, BEST, COST, UNIT, PAYMENT, CAPPED, COLOUR, SCHOOL, FOURS, DRAWING, WIN, WHOSE),
    tickets=((AVERAGE, 1), (COST, 1)),
)

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
