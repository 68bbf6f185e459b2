"""Where the holes are, and how high."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.byorf.lesson.practice.drawing import (
    NOT_0,
    Shape,
    equation,
    factor_at,
    function,
    places,
    worked,
)
from mathgames_widgets.maths.rational.features import Hole, Point, VerticalAsymptote
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, holes, restrictions, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import Match, Pair
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception, Wrong
from mathgames_widgets.questions.typed import Number, Numbers

EVERY_GAP = Misconception(
    "every-gap",
    "Every excluded x is a hole",
    "A zero of the bottom row is a hole only if its factor cancels there completely; otherwise it is a vertical "
    "asymptote.",
)
SWAPPED = Misconception(
    "swapped",
    "Hole and asymptote swapped",
    "Where the factor stays below there is a vertical asymptote; where it cancels away there is a hole.",
)
WHATEVER_CANCELS = Misconception(
    "whatever-cancels",
    "Whatever cancels leaves a hole",
    "Count above and below: if some of the factor is left below after cancelling, it is a vertical asymptote.",
)
ZEROS = Misconception(
    "zeros",
    "Zeros taken for holes",
    "Where only the top is 0 the function has the value 0: that is an x-intercept, not a hole.",
)
OVERLOOKED = Misconception(
    "overlooked",
    "Cancelling closes the hole",
    "What cancels still must not be 0: the point is missing, although the factor is gone.",
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
    "always-0",
    "0/0 is 0",
    "0/0 has no value. The height is what the function comes close to: the value of the reduced form.",
)
NO_HEIGHT = Misconception(
    "no-height",
    "A hole has no height",
    "f has no value there, but its neighbours come as close as you like to one height.",
)
BOTTOM_FORGOTTEN = Misconception(
    "bottom-forgotten",
    "The bottom is forgotten",
    "After cancelling something is still left below: it divides the height.",
)
SIGN = Misconception("sign", "Sign of the root", "The root goes in as it is: x − 2 is 0 at x = 2, and x + 2 at x = −2.")

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


# ── Where the vertical asymptotes are, of which order, and what the curve does beside them ───────────────────────────

EVERY_GAP_WALLS = Misconception(
    "every-gap-walls",
    "Every zero below is an asymptote",
    "One factor cancels completely: there the graph has a hole, not a vertical asymptote.",
)
TOP = Misconception(
    "top", "Top and bottom swapped", "A zero of the top makes the function 0; a wall needs a zero of the bottom."
)
SHARED = Misconception(
    "shared", "What cancels is gone", "Only as much cancels as stands above. What is left below still makes a wall."
)
SIGN_WALLS = Misconception(
    "sign-walls", "Sign of the root", "A factor is 0 at its root: x − 2 at x = 2, and x + 2 at x = −2."
)
BEFORE = Misconception("before", "Counted before cancelling", "The order counts what is left below after cancelling.")
ABOVE = Misconception("above", "Counted above", "The order counts factors below the line.")

WHERE_WALLS: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 1), (1, 0), (0, 1))),
    2: (((1, 2), (1, 0)), ((0, 2), (1, 1)), ((1, 3), (1, 0)), ((2, 3), (0, 1)), ((1, 3), (0, 2))),
    3: (((1, 1), (0, 1), (0, 2), (1, 0)), ((1, 2), (0, 2), (1, 1)), ((1, 3), (0, 1), (2, 1)), ((1, 1), (1, 2), (1, 3))),
}


def _draw(draw: Draw, level: int) -> Task:
    at = places(draw, draw.one(WHERE_WALLS[level]))
    lead = draw.one((1, 2, -1)) if level == 3 else 1
    f = function(draw, at, lead=lead)
    ask = {1: _where_walls, 2: _order, 3: _beside}[level]
    return Task(ask(f), (f,))


def _where_walls(f: RationalFunction) -> Numbers:
    right = tuple([Fraction(wall.x) for wall in f.vertical_asymptotes if isinstance(wall.x, Fraction)])
    gaps = tuple(sorted([place.x for place in f.places if place.below]))
    mirrored = tuple(sorted([-x for x in right]))
    return Numbers(
        key="",
        prompt=("At which x does the graph of this function have a vertical asymptote? ", equation(f)),
        values=right,
        hint="Cancel first. Then ask where what is left below is 0.",
        why=_why(f),
        misconceptions=expected(right, (gaps, EVERY_GAP_WALLS), (f.x_intercepts, TOP), (mirrored, SIGN_WALLS)),
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
    "parity",
    "Odd and even mixed up",
    "Left below an even number of times, the factor keeps its sign: the same way on both sides. Odd: opposite ways.",
)
UPSIDE_DOWN = Misconception(
    "upside-down",
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
        return EVERY_GAP_WALLS
    if chosen == HOLE:
        return SHARED
    same = {SAME_UP, SAME_DOWN}
    return UPSIDE_DOWN if (right in same) == (chosen in same) else PARITY


def _why(f: RationalFunction, claim: str = "") -> Explanation:
    found = vertical_asymptotes(f)
    return worked(claim or found.claim, f, restrictions(f), cancel(f), found)


WALLS = Kind("walls", "Vertical asymptotes and their orders", _draw)
