"""Practice for FORMULA: kinds of problem that are drawn from a seed, in the order in which the lesson comes to them.

>>> problem = kind("sign").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
>>> practise("FERN-42", "divide")
<Practice FERN-42: problem 1, Divisible or not?, level 1 of 3>
"""

from __future__ import annotations

from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.whose import kind_of_whose

from . import whose
from .changing import ALLOWED, BECOME
from .digits import DIVISIBLE, PLACE_VALUE, ZERO
from .facts import MISSING, MISTAKE, WHICH_SIGN
from .making import HOW_MANY, JOKERS, MAKE, MOST

WHOSE = kind_of_whose(whose.SLIPS)

DRILL = Drill(
    "formula practice",
    (WHICH_SIGN, MISTAKE, MISSING, MAKE, PLACE_VALUE, BECOME, ALLOWED, DIVISIBLE, ZERO, JOKERS, HOW_MANY, MOST, WHOSE),
    tickets=((DIVISIBLE, 2), (MISTAKE, 2)),
)

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
