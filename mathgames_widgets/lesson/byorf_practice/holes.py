"""Where the holes are, and how high."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.lesson.byorf_practice.functions import (
    NOT_0,
    Shape,
    equation,
    factor_at,
    function,
    places,
    worked,
)
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.questions import Misconception, Wrong
from mathgames_widgets.lesson.typed import Number, Numbers
from mathgames_widgets.maths.features import Hole, Point
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.steps_rows import cancel, holes, restrictions

EVERY_GAP = Misconception(
    "Every excluded x is a hole",
    "A zero of the bottom row is a hole only if its factor cancels there completely; otherwise it is a vertical "
    "asymptote.",
)
SWAPPED = Misconception(
    "Hole and asymptote swapped",
    "Where the factor stays below there is a vertical asymptote; where it cancels away there is a hole.",
)
WHATEVER_CANCELS = Misconception(
    "Whatever cancels leaves a hole",
    "Count above and below: if some of the factor is left below after cancelling, it is a vertical asymptote.",
)
ZEROS = Misconception(
    "Zeros taken for holes", "Where only the top is 0 the function has the value 0: that is an x-intercept, not a hole."
)
OVERLOOKED = Misconception(
    "Cancelling closes the hole", "What cancels still must not be 0: the point is missing, although the factor is gone."
)

WHERE: dict[int, tuple[Shape, ...]] = {
    1: (((1, 1), (1, 0)), ((1, 1), (0, 1)), ((1, 1), (1, 0), (0, 1))),
    2: (((1, 1), (1, 2), (1, 0)), ((2, 1), (0, 1)), ((1, 1), (1, 1), (0, 1)), ((1, 2), (1, 0)), ((2, 1), (1, 2))),
    3: (((1, 1), (1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1), (0, 1)), ((1, 1), (1, 1)), ((1, 1), (1, 0), (0, 1))),
}
"""For each level what may stand above and below; the third level comes multiplied out."""


def _where(draw: Draw, level: int) -> Task:
    lead = draw.one((1, 2)) if level == 2 else 1
    f = function(draw, places(draw, draw.one(WHERE[level])), lead=lead, expanded=level == 3)
    right = _roots(f.holes)
    gaps = tuple(sorted([place.x for place in f.places if place.below]))
    shared = tuple([place.x for place in f.places if place.above and place.below])
    wrong = (
        (gaps, EVERY_GAP),
        (shared, WHATEVER_CANCELS),
        (tuple([wall.x for wall in f.vertical_asymptotes]), SWAPPED),
        (f.x_intercepts, ZEROS),
    )
    question = Numbers(
        key="",
        prompt=("At which x does the graph of this function have a hole? ", equation(f)),
        values=right,
        hint="Which factors stand above and below? Count each of them in both rows."
        if level < 3
        else "Factor both rows first; then look for what stands in both.",
        why=worked(holes(f).claim, f, restrictions(f), cancel(f), holes(f)),
        misconceptions=(*expected(right, *wrong), *([Wrong((), OVERLOOKED)] if right else [])),
    )
    return Task(question, (f,))


def _roots(found: tuple[Hole, ...]) -> tuple[Fraction, ...]:
    return tuple([Fraction(hole.x) for hole in found if isinstance(hole.x, Fraction)])


ALWAYS_0 = Misconception(
    "0/0 is 0", "0/0 has no value. The height is what the function comes close to: the value of the reduced form."
)
NO_HEIGHT = Misconception(
    "A hole has no height", "f has no value there, but its neighbours come as close as you like to one height."
)
BOTTOM_FORGOTTEN = Misconception(
    "The bottom is forgotten", "After cancelling something is still left below: it divides the height."
)
SIGN = Misconception("Sign of the root", "The root goes in as it is: x − 2 is 0 at x = 2, and x + 2 at x = −2.")

HIGH: dict[int, tuple[Shape, ...]] = {
    1: (((1, 1), (1, 0)), ((1, 1), (1, 0), (1, 0))),
    2: (((1, 1), (1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 1), (1, 0), (0, 2))),
    3: (((1, 1), (1, 0), (0, 1)), ((2, 1), (0, 1)), ((1, 1), (2, 0), (0, 1))),
}
"""The hole is at the first place."""


def _height(draw: Draw, level: int) -> Task:
    at = places(draw, draw.one(HIGH[level]), NOT_0)
    lead = draw.one((1, 2, -1)) if level == 3 else 1
    f = function(draw, at, lead=lead, expanded=level == 3)
    hole = next(one for one in f.holes if one.x == at[0].root)
    question = Number(
        key="",
        prompt=(f"The graph of this function has a hole at x = {plain(hole.x)}. At which height y? ", equation(f)),
        value=Fraction(hole.y) if isinstance(hole.y, Fraction) else None,
        hint=f"Cancel {factor_at(hole.x)}, then put x = {plain(hole.x)} into what is left.",
        why=worked(f"The hole lies at {plain(Point(hole.x, hole.y))}.", f, cancel(f), holes(f)),
        misconceptions=_wrong_heights(f, hole),
    )
    return Task(question, (f,))


def _wrong_heights(f: RationalFunction, hole: Hole) -> tuple[Wrong, ...]:
    top, _ = f.reduced
    assert isinstance(hole.x, Fraction), "all roots here are whole"
    wrong = [(Fraction(0), ALWAYS_0), (None, NO_HEIGHT), (top(hole.x), BOTTOM_FORGOTTEN)]
    mirrored = f(-hole.x)
    if mirrored is not None:
        wrong.append((mirrored, SIGN))  # type: ignore[arg-type]
    return expected(hole.y, *wrong)


FIND_HOLES = Kind("holes", "Find the holes", _where)
HEIGHTS = Kind("heights", "Heights of holes", _height)
