"""Practice for BYORF: kinds of problem that are drawn from a seed, in the order in which the lesson comes to them.

>>> problem = kind("holes").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
"""

from __future__ import annotations

from mathgames_widgets.lesson.byorf_practice.cards import BEST_BUILD, LAST_CARD
from mathgames_widgets.lesson.byorf_practice.far_out import FAR_OUT
from mathgames_widgets.lesson.byorf_practice.graphs import MATCH, WRITE
from mathgames_widgets.lesson.byorf_practice.holes import FIND_HOLES, HEIGHTS
from mathgames_widgets.lesson.byorf_practice.signs import SIGNS
from mathgames_widgets.lesson.byorf_practice.walls import WALLS
from mathgames_widgets.lesson.byorf_practice.zeros import INTERCEPTS, ZEROS
from mathgames_widgets.lesson.drill import Drill

__all__ = ["DRILL", "KINDS", "kind"]

DRILL = Drill(
    "practice",
    (
        WALLS,
        ZEROS,
        SIGNS,
        FIND_HOLES,
        HEIGHTS,
        INTERCEPTS,
        FAR_OUT,
        MATCH,
        WRITE,
        BEST_BUILD,
        LAST_CARD,
    ),
)

KINDS, kind = DRILL.kinds, DRILL.kind
