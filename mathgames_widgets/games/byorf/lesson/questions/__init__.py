"""The questions of the three BYORF lessons: those of the practice with the cards of the game, and many of its own."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.whose import whose

from ... import factor
from ..practice import whose as slips
from ..practice.cards import BEST_BUILD
from ..practice.far_out import FAR_OUT, level_of, slant_of
from ..practice.graphs import WRITE
from ..practice.holes import FIND_HOLES, HEIGHTS, WALLS
from ..practice.sketching import SKETCH
from ..practice.zeros import INTERCEPTS, SIGNS, ZEROS, x_intercepts_of
from . import aims, far_out as far, goals, holes, reasons, zeros

_QUESTIONS: Questions = {
    "zero": lambda: zeros.beside_line(factor("F35"), (1, 3), (-1, 2)),
    "first": lambda: zeros.first(factor("F08")),
    "asymptote": zeros.wall,
    "restrictions": lambda: WALLS.twins(zeros.forbidden(), 2),
    "even": zeros.even,
    "bounce": lambda: ZEROS.twins(zeros.bounce(), 2),
    "cross": lambda: ZEROS.asks("LESSON-2", 2),
    "signs": lambda: SIGNS.twins(zeros.sign_chart(), 2),
    "why-zeros": reasons.bounce,
    "whose-zeros": lambda: whose(slips.sign_read_off, "ZEROS"),
    "between": zeros.between,
    "zoom": holes.zoom,
    "hole": lambda: FIND_HOLES.twins(holes.hole(), 2),
    "drag": holes.drag,
    "powers": lambda: FIND_HOLES.twins(holes.which_holes(), 2),
    "rows": zeros.places,
    "why-holes": reasons.hole,
    "reduced": holes.reduced,
    "lifted": holes.lifted,
    "height": lambda: HEIGHTS.twins(holes.height(), 2),
    "changes": holes.changes,
    "high": goals.high,
    "x-intercepts": lambda: replace(
        INTERCEPTS.asks(x_intercepts_of(far.ON_AXIS), 2), reason=reasons.of_lost(far.ON_AXIS)
    ),
    "y-intercept": far.lost,
    "whose-holes": lambda: whose(slips.hole_is_gone, "HOLES"),
    "write": lambda: WRITE.twins(goals.write(), 2),
    "steer": far.steer,
    "level": lambda: replace(FAR_OUT.asks(level_of(zeros.TABLE), 1), reason=reasons.of_level(zeros.TABLE)),
    "degrees": far.degrees,
    "divide": lambda: FAR_OUT.twins(far.divide(), 2),
    "crossing": lambda: FAR_OUT.twins(far.crossing(), 2),
    "slant": lambda: FAR_OUT.asks(slant_of(far.SLANTED), 3),
    "sketch": lambda: SKETCH.asks(far.sketch(), 2),
    "rival": lambda: BEST_BUILD.asks(goals.rival(), 3),
    "goals": goals.together,
    "build": lambda: BEST_BUILD.twins(goals.build(), 2),
    "other-six": lambda: BEST_BUILD.asks(goals.other_six(), 3),
    "why-far": reasons.level,
    "whose-far": lambda: whose(slips.always_fades, "FAR"),
    "two": goals.two_of_three,
    "why-two": reasons.both_lines,
}
QUESTIONS = aims.aiming(_QUESTIONS)
"""In the order of the lesson."""

_KNOWN: Questions = {
    "known": zeros.known,
    "known-holes": lambda: HEIGHTS.asks("LESSON-3", 2),
    "known-far": lambda: FAR_OUT.asks("LESSON-3", 3),
}
KNOWN = aims.aiming(_KNOWN)
"""All of a lesson in one question, for those who know it."""
