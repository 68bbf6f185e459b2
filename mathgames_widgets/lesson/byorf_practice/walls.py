"""Where the vertical asymptotes are, of which order, and what the curve does beside them."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.lesson.byorf_practice.functions import Shape, equation, function, places, worked
from mathgames_widgets.lesson.choices import Match, Pair
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.questions import Misconception, Wrong
from mathgames_widgets.lesson.typed import Number, Numbers
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.features import VerticalAsymptote
from mathgames_widgets.maths.notation import plain, show
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.steps_graph import vertical_asymptotes
from mathgames_widgets.maths.steps_rows import cancel, restrictions

EVERY_GAP = Misconception(
    "Every zero below is an asymptote",
    "One factor cancels completely: there the graph has a hole, not a vertical asymptote.",
)
TOP = Misconception(
    "Top and bottom swapped", "A zero of the top makes the function 0; a wall needs a zero of the bottom."
)
SHARED = Misconception(
    "What cancels is gone", "Only as much cancels as stands above. What is left below still makes a wall."
)
SIGN = Misconception("Sign of the root", "A factor is 0 at its root: x − 2 at x = 2, and x + 2 at x = −2.")
BEFORE = Misconception("Counted before cancelling", "The order counts what is left below after cancelling.")
ABOVE = Misconception("Counted above", "The order counts factors below the line.")

WHERE: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 1), (1, 0), (0, 1))),
    2: (((1, 2), (1, 0)), ((0, 2), (1, 1)), ((1, 3), (1, 0)), ((2, 3), (0, 1)), ((1, 3), (0, 2))),
    3: (((1, 1), (0, 1), (0, 2), (1, 0)), ((1, 2), (0, 2), (1, 1)), ((1, 3), (0, 1), (2, 1)), ((1, 1), (1, 2), (1, 3))),
}


def _draw(draw: Draw, level: int) -> Task:
    at = places(draw, draw.one(WHERE[level]))
    lead = draw.one((1, 2, -1)) if level == 3 else 1
    f = function(draw, at, lead=lead)
    ask = {1: _where, 2: _order, 3: _beside}[level]
    return Task(ask(f), (f,))


def _where(f: RationalFunction) -> Numbers:
    right = tuple([Fraction(wall.x) for wall in f.vertical_asymptotes if isinstance(wall.x, Fraction)])
    gaps = tuple(sorted([place.x for place in f.places if place.below]))
    mirrored = tuple(sorted([-x for x in right]))
    return Numbers(
        key="",
        prompt=("At which x does the graph of this function have a vertical asymptote? ", equation(f)),
        values=right,
        hint="Cancel first. Then ask where what is left below is 0.",
        why=_why(f),
        misconceptions=expected(right, (gaps, EVERY_GAP), (f.x_intercepts, TOP), (mirrored, SIGN)),
    )


def _order(f: RationalFunction) -> Number:
    wall = max(f.vertical_asymptotes, key=lambda one: one.order)
    place = next(place for place in f.places if place.x == wall.x)
    return Number(
        key="",
        prompt=(f"Of which order is the vertical asymptote x = {plain(wall.x)} of this function? ", equation(f)),
        value=wall.order,
        hint="The order is how often the factor is left below after cancelling.",
        why=_why(f, f"{plain(wall)} has order {wall.order}."),
        misconceptions=expected(wall.order, (place.below, BEFORE), (place.above, ABOVE), (None, SHARED)),
    )


SAME_UP, SAME_DOWN = "up on both sides", "down on both sides"
RISES, FALLS = "down on the left, up on the right", "up on the left, down on the right"
HOLE = "a hole, no wall"
SIDES = {(1, 1): SAME_UP, (-1, -1): SAME_DOWN, (-1, 1): RISES, (1, -1): FALLS}

PARITY = Misconception(
    "Odd and even mixed up",
    "Left below an even number of times, the factor keeps its sign: the same way on both sides. Odd: opposite ways.",
)
UPSIDE_DOWN = Misconception(
    "The other factors are forgotten",
    "The order says whether the two sides agree. Which way they go is up to the sign of all factors together.",
)


def _beside(f: RationalFunction) -> Match:
    gaps = [place for place in f.places if place.below]
    walls = {wall.x: wall for wall in f.vertical_asymptotes}
    pairs = tuple([Pair(show("x", "=", gap.x), _manner(walls.get(gap.x))) for gap in gaps])
    rights = [pair.right for pair in pairs]
    others = tuple([manner for manner in (*SIDES.values(), HOLE) if manner not in rights])
    answers = [*rights, *others]
    wrong = [
        Wrong((place, answers.index(manner)), _behind(pair.right, manner))
        for place, pair in enumerate(pairs)
        for manner in (*SIDES.values(), HOLE)
        if manner != pair.right
    ]
    return Match(
        key="",
        prompt=("What does the graph do at each of these x? ", equation(f)),
        pairs=pairs,
        others=others,
        hint="Count what is left below: nothing, an odd or an even number. Then try a number close to x on one side.",
        why=_why(f),
        misconceptions=tuple(wrong),
    )


def _manner(wall: VerticalAsymptote | None) -> str:
    return SIDES[wall.left, wall.right] if wall else HOLE


def _behind(right: object, chosen: str) -> Misconception:
    if right == HOLE:
        return EVERY_GAP
    if chosen == HOLE:
        return SHARED
    same = {SAME_UP, SAME_DOWN}
    return UPSIDE_DOWN if (right in same) == (chosen in same) else PARITY


def _why(f: RationalFunction, claim: str = "") -> Explanation:
    found = vertical_asymptotes(f)
    return worked(claim or found.claim, f, restrictions(f), cancel(f), found)


WALLS = Kind("walls", "Vertical asymptotes and their orders", _draw)
