"""A rational function explained step by step, from its factors to the sketch.

Every step states what is found, shows it, and says why: first the principle, then each case.
"""

from __future__ import annotations

from typing import Literal

from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import of, plain, show
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.steps_graph import far_out, intercepts, signs, sketch, vertical_asymptotes
from mathgames_widgets.maths.steps_rows import cancel, factor, holes, restrictions
from mathgames_widgets.maths.words import level, listed, some

STEPS = (factor, restrictions, cancel, holes, vertical_asymptotes, far_out, intercepts, signs, sketch)
"""In the order in which one works them out on paper."""


def explain(f: RationalFunction, length: Literal["short", "long"] = "short") -> Explanation:
    """The whole story of a function in nine steps.

    The short form gives each step with its principle; the long one goes through every factor, hole and mark.

    >>> f = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
    >>> for step in explain(f).why[:4]:
    ...     print(step.claim)
    Both rows are already products of factors.
    x must not be −3 or 2.
    x − 2 cancels.
    There is a hole at (2, 3/5).
    """
    steps = tuple(step(f) for step in STEPS)
    if length == "short":
        steps = tuple(_shortened(step) for step in steps)
    return Explanation(summary(f), show(of("f", "x"), "=", f), steps)


def _shortened(step: Explanation) -> Explanation:
    principle = tuple(Explanation(reason.claim, reason.shown) for reason in step.why[:1])
    return Explanation(step.claim, step.shown, principle)


def summary(f: RationalFunction) -> str:
    """What stands out about the graph, in one sentence.

    >>> summary(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    'The graph has a hole at x = 2, a vertical asymptote at x = −3 and the horizontal asymptote y = 1.'
    """
    holes = [f"x = {plain(hole.x)}" for hole in f.holes]
    if f.is_constant:
        gaps = f" with {some(holes, 'a hole at', 'holes at')}" if holes else ""
        return f"The graph is the horizontal line y = {level(f)}{gaps}."
    parts = [some(holes, "a hole at", "holes at")] if holes else []
    walls = [plain(wall) for wall in f.vertical_asymptotes]
    if walls:
        parts.append(some(walls, "a vertical asymptote at", "vertical asymptotes at"))
    if f.asymptote is not None:
        parts.append(f"the {_asymptote_kind(f)} asymptote y = {plain(f.asymptote)}")
    if holes and not walls and f.asymptote is None:
        top, bottom = f.reduced
        whole = top * (1 / bottom.leading)
        curve = f"the line y = {plain(whole)}" if whole.degree == 1 else "that of a polynomial"
        return f"The graph is {curve} with {listed(parts)}."
    if parts:
        return f"The graph has {listed(parts)}."
    return "The graph is that of a polynomial: one smooth curve without holes or asymptotes."


def _asymptote_kind(f: RationalFunction) -> str:
    if f.horizontal_asymptote:
        return "horizontal"
    return "slant" if f.slant_asymptote else "curved"
