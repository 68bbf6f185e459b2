"""Practice for Matician: kinds of problem that are drawn from a seed, in the order of the lesson.

>>> problem = kind("value").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
>>> practise("FERN-42", "order")
<Practice FERN-42: problem 1, In order on the number line, level 1 of 3>
"""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.whose import kind_of_whose

from . import whose
from .ordering import FRACTIONS, ORDER, RANK
from .pairs import BEST, SAFEST
from .payoffs import EXPECTED, MIXTURE, PAYOFF
from .values import HELPS, HURTS, VALUE, ZERO

WHOSE = kind_of_whose((*whose.SIGNS, *whose.CHOOSING))

DRILL = Drill(
    "matician practice",
    (VALUE, BEST, ORDER, SAFEST, HURTS, HELPS, ZERO, FRACTIONS, PAYOFF, EXPECTED, MIXTURE, RANK, WHOSE),
    tickets=((VALUE, 1), (BEST, 3)),
)

SIGNS_DRILL = replace(DRILL, kinds=(VALUE, ORDER, HURTS, HELPS, ZERO, FRACTIONS))
"""What the first lesson has come to; what was learned is kept with that of the whole practice."""

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
