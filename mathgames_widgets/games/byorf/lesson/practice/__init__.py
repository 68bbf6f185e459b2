"""Practice for BYORF: kinds of problem that are drawn from a seed, in the order in which the lesson comes to them.

>>> problem = kind("holes").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
"""

from __future__ import annotations

from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.whose import kind_of_whose

from . import whose
from .cards import BEST_BUILD, LAST_CARD
from .far_out import FAR_OUT
from .graphs import MATCH, WRITE
from .holes import FIND_HOLES, HEIGHTS, WALLS
from .painting import PAINT
from .sketching import SKETCH
from .zeros import INTERCEPTS, SIGNS, ZEROS

FIRST = (ZEROS, SIGNS)
"""What the first of the three lessons teaches; walls come beside holes from their first level on."""
SECOND = (WALLS, *FIRST, FIND_HOLES, HEIGHTS, INTERCEPTS)
"""What the second has taught as well."""

WHOSE = kind_of_whose((*whose.ZEROS, *whose.HOLES, *whose.FAR))

DRILL = Drill(
    "practice",
    (*SECOND, PAINT, FAR_OUT, SKETCH, MATCH, WRITE, BEST_BUILD, LAST_CARD, WHOSE),
    tickets=((SIGNS, 2), (FIND_HOLES, 2), (FAR_OUT, 1)),
    after=5,
)

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
