"""Practice for Rolls & Goals: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("order").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
>>> practise("FERN-42", "run")
<Practice FERN-42: problem 1, The longest run, level 1 of 3>
"""

from __future__ import annotations

from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.whose import kind_of_whose

from . import whose
from .chance import EXPECTED, REROLL, SIXES
from .goals import GOAL, SECOND
from .stacks import HALVING, LINE, ORDER, REACH, VALUE
from .values import PAIRS, PARITY, RANGE, RUN, SET, THREES

WHOSE = kind_of_whose((*whose.ORDER, *whose.CHANCE))

DRILL = Drill(
    "rolls and goals practice",
    (
        VALUE,
        LINE,
        ORDER,
        HALVING,
        REACH,
        PARITY,
        THREES,
        RANGE,
        SET,
        RUN,
        PAIRS,
        GOAL,
        SECOND,
        EXPECTED,
        REROLL,
        SIXES,
        WHOSE,
    ),
    tickets=((ORDER, 2), (SIXES, 1)),
)

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
