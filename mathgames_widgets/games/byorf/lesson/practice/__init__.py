"""Practice for BYORF: kinds of problem that are drawn from a seed, in the order in which the lesson comes to them.

>>> problem = kind("holes").problem("FERN-42", level=1)
>>> problem.question.judge(problem.question.solution).right
True
"""

from __future__ import annotations

from mathgames_widgets.games.byorf.lesson.practice.cards import BEST_BUILD, LAST_CARD
from mathgames_widgets.games.byorf.lesson.practice.far_out import FAR_OUT
from mathgames_widgets.games.byorf.lesson.practice.graphs import MATCH, WRITE
from mathgames_widgets.games.byorf.lesson.practice.holes import FIND_HOLES, HEIGHTS, WALLS
from mathgames_widgets.games.byorf.lesson.practice.zeros import INTERCEPTS, SIGNS, ZEROS
from mathgames_widgets.questions.practice import Drill

__all__ = ["DRILL", "KINDS", "kind", "practise"]

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

KINDS, kind, practise = DRILL.kinds, DRILL.kind, DRILL.practise
