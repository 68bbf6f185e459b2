"""The sign chart: where a function is positive."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.games.byorf.lesson.practice.drawing import (
    NOT_0,
    Place,
    Shape,
    equation,
    function,
    places,
    worked,
)
from mathgames_widgets.maths.rational.features import Interval, Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, intercepts, restrictions, signs
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.choices import ChooseSome, Match, Option, Pair
from mathgames_widgets.questions.problem import Draw, Kind, Task, expected
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number, Numbers

ALWAYS_CHANGES = Misconception(
    "always-changes",
    "The sign changes at every mark",
    "Where a factor stands an even number of times, or cancels away, the sign stays.",
)
ALWAYS_PLUS = Misconception(
    "always-plus",
    "Far right is always plus",
    "Far to the right the sign is that of the leading coefficients: one negative coefficient turns the chart around.",
)
ONE_FACTOR = Misconception(
    "one-factor",
    "One factor decides",
    "The sign of a quotient comes from all its factors: an odd number of minus signs gives minus.",
)

SHAPES: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (1, 0)), ((1, 0), (1, 0), (0, 1)), ((0, 1), (0, 1), (1, 0))),
    2: (
        ((2, 0), (0, 1)),
        ((1, 0), (0, 2)),
        ((1, 0), (2, 0), (0, 1)),
        ((1, 0), (0, 2), (0, 1)),
        ((2, 0), (0, 2), (1, 0)),
    ),
    3: (((1, 1), (1, 0), (0, 1)), ((2, 1), (0, 1), (1, 0)), ((1, 1), (2, 0), (0, 1)), ((1, 2), (1, 1), (2, 0))),
}


def _draw(draw: Draw, level: int) -> Task:
    lead = draw.one((1, -1) if level == 1 else (1, -1, 2, -2))
    f = function(draw, places(draw, draw.one(SHAPES[level])), lead=lead)
    found = signs(f)
    question = ChooseSome(
        key="",
        prompt=("On which of these intervals is f(x) positive? ", equation(f)),
        options=tuple(_options(f)),
        hint="Begin far to the right, then go left: at which marks does the sign change?",
        why=worked(found.claim, f, cancel(f), found),
    )
    return Task(question, (f,))


def intervals(f: RationalFunction) -> list[tuple[Interval, int]]:
    """The x-axis cut at every mark, with the sign of f on each piece, from left to right.

    >>> [(str(piece), sign) for piece, sign in intervals(RationalFunction.parse("(x-1)/(x-1)^2"))]
    [('(−∞, 1)', -1), ('(1, ∞)', 1)]
    """
    pieces = [(one, sign) for sign in (1, -1) for one in f.sign_chart.where(sign)]
    return sorted(pieces, key=lambda piece: (piece[0].low is not None, float(piece[0].low or 0)))


def _options(f: RationalFunction) -> list[Option]:
    pieces = intervals(f)
    flipped = _alternating(len(pieces), pieces[-1][1])
    return [
        Option(show(piece), sign > 0, _behind(f, sign, other))
        for (piece, sign), other in zip(pieces, flipped, strict=True)
    ]


def _alternating(count: int, last: int) -> Sequence[int]:
    """The signs as they would be if every mark changed them."""
    return [last * (-1) ** (count - 1 - place) for place in range(count)]


def _behind(f: RationalFunction, sign: int, alternating: int) -> Misconception:
    if sign != alternating:
        return ALWAYS_CHANGES
    return ALWAYS_PLUS if f.sign_chart.signs[-1] < 0 else ONE_FACTOR


SIGNS = Kind("signs", "Sign charts", _draw)


# ── Where the graph meets the axes: zeros that cross or bounce, and intercepts lost to a hole ────────────────────────

BOTTOM = Misconception(
    "bottom", "Top and bottom swapped", "A quotient is 0 where its top is 0; where its bottom is 0 it has no value."
)
CANCELLED = Misconception(
    "cancelled",
    "A cancelled zero counts",
    "Where the factor also stands below, f is not defined: the point is missing.",
)
SIGN = Misconception("sign", "Sign of the root", "A factor is 0 at its root: x − 2 at x = 2, and x + 2 at x = −2.")
PARITY = Misconception(
    "parity",
    "Crossing and bouncing mixed up",
    "A factor that stands an odd number of times changes its sign there, so the graph goes through; an even number "
    "keeps the sign, so the graph turns back.",
)

CROSSES, BOUNCES = "a zero where it crosses the x-axis", "a zero where it bounces off the x-axis"
HOLE, WALL = "a hole", "a vertical asymptote"

ZEROS_OF: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (1, 0)), ((1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1)), ((2, 0), (0, 1))),
    2: (((1, 0), (2, 0)), ((1, 0), (2, 0), (0, 1)), ((3, 0), (2, 0)), ((2, 0), (2, 0), (1, 0))),
    3: (((1, 0), (2, 0), (1, 1)), ((2, 0), (1, 1), (0, 1)), ((3, 0), (2, 0), (1, 2)), ((2, 0), (2, 1), (1, 0))),
}


def _zeros(draw: Draw, level: int) -> Task:
    at = places(draw, draw.one(ZEROS_OF[level]))
    f = function(draw, at, lead=draw.one((1, -1, 2)) if level > 1 else 1)
    return Task(_where(f) if level == 1 else _manners(f, at), (f,))


def _where(f: RationalFunction) -> Numbers:
    right = tuple([Fraction(x) for x in f.x_intercepts if isinstance(x, Fraction)])
    walls = tuple([wall.x for wall in f.vertical_asymptotes])
    mirrored = tuple(sorted([-x for x in right]))
    both = tuple(sorted([*right, *walls]))
    return Numbers(
        key="",
        prompt=("At which x is f(x) = 0? ", equation(f)),
        values=right,
        hint="A quotient is 0 where its top is 0 and its bottom is not.",
        why=_why(f),
        misconceptions=expected(right, (walls, BOTTOM), (both, BOTTOM), (mirrored, SIGN)),
    )


def _manners(f: RationalFunction, at: tuple[Place, ...]) -> Match:
    in_order = sorted(at, key=lambda place: place.root)
    pairs = tuple([Pair(show("x", "=", place.root), _manner(place)) for place in in_order])
    rights = [pair.right for pair in pairs]
    manners = (CROSSES, BOUNCES, HOLE, WALL)
    others = tuple([manner for manner in manners if manner not in rights])
    answers = [*rights, *others]
    wrong = [
        Wrong((place, answers.index(manner)), _behind_zeros(str(pair.right), manner))
        for place, pair in enumerate(pairs)
        for manner in manners
        if manner != pair.right
    ]
    return Match(
        key="",
        prompt=("What does the graph have at each of these x? ", equation(f)),
        pairs=pairs,
        others=others,
        hint="Count how often each factor stands above, and whether it stands below too.",
        why=_why(f),
        misconceptions=tuple(wrong),
    )


def _manner(place: Place) -> str:
    if place.below:
        return HOLE if place.above >= place.below else WALL
    return CROSSES if place.above % 2 else BOUNCES


def _behind_zeros(right: str, chosen: str) -> Misconception:
    zeros = {CROSSES, BOUNCES}
    if {right, chosen} == zeros:
        return PARITY
    if {right, chosen} == {HOLE, WALL}:
        return HOLE_OR_WALL
    if chosen == HOLE:
        return ONE_ROW
    return CANCELLED if right == HOLE else BOTTOM


HOLE_OR_WALL = Misconception(
    "hole-or-wall",
    "Hole and asymptote swapped",
    "Where the factor cancels away below there is a hole; where some of it stays below, a vertical asymptote.",
)
ONE_ROW = Misconception(
    "one-row",
    "A hole from one row",
    "A hole needs the factor in both rows. A factor that stands only above makes a zero.",
)


def _why(f: RationalFunction) -> Explanation:
    found = intercepts(f)
    return worked(found.claim, f, restrictions(f), cancel(f), found)


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────

SWAPPED_AXES = Misconception(
    "swapped-axes", "The axes swapped", "The y-intercept is f(0): put in x = 0. For f(x) = 0 one gets x-intercepts."
)
TOP_ONLY = Misconception("top-only", "The bottom is forgotten", "At x = 0 the bottom has a value too, and it divides.")
LOST_Y = Misconception(
    "lost-y", "The hole has a value", "x cancels, but 0 still must not be put in: the y-intercept is lost to a hole."
)
NONE = Misconception("none", "No intercept where there is one", "The bottom is not 0 at x = 0, so f(0) has a value.")
LOST_X = Misconception(
    "lost-x",
    "A cancelled zero counts",
    "The hole lies on the x-axis, but the point is missing, so there is no intercept.",
)

MEETS: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1)), ((1, 0), (0, 1), (0, 1))),
    2: (((1, 0), (1, 1)), ((2, 1), (1, 0)), ((2, 1), (1, 0), (0, 1)), ((1, 1), (1, 0), (0, 1)), ((1, 1), (0, 1))),
}


def _intercepts(draw: Draw, level: int) -> Task:
    if level == 3:
        return _points(draw)
    at = places(draw, draw.one(MEETS[level]), NOT_0)
    f = function(draw, at, lead=draw.one((1, 2)))
    return Task(_height_at_0(f) if level == 1 else _crossings(f), (f,))


def _height_at_0(f: RationalFunction) -> Number:
    top, _ = f.reduced
    zero = f.x_intercepts[0]
    assert isinstance(zero, Fraction), "all roots here are whole"
    return Number(
        key="",
        prompt=("At which y does the graph of this function cross the y-axis? ", equation(f)),
        value=f.y_intercept,
        hint="On the y-axis x = 0.",
        why=_why(f),
        misconceptions=expected(f.y_intercept, (zero, SWAPPED_AXES), (top(0), TOP_ONLY), (None, NONE)),
    )


def _crossings(f: RationalFunction) -> Numbers:
    right = tuple([Fraction(x) for x in f.x_intercepts if isinstance(x, Fraction)])
    above = tuple([place.x for place in f.places if place.above])
    walls = tuple([wall.x for wall in f.vertical_asymptotes])
    mirrored = tuple(sorted([-x for x in right]))
    return Numbers(
        key="",
        prompt=("At which x does the graph of this function meet the x-axis? ", equation(f)),
        values=right,
        hint="A zero of the top counts only where the bottom is not 0. There may be none.",
        why=_why(f),
        misconceptions=expected(right, (above, LOST_X), (walls, BOTTOM), (mirrored, SIGN)),
    )


def _points(draw: Draw) -> Task:
    if draw.one((True, False)):
        at = places(draw, draw.one((((2, 1), (1, 0), (0, 1)), ((1, 1), (1, 0), (0, 1)))), NOT_0)
    else:
        at = (Place(0, *draw.one(((1, 1), (2, 1)))), *places(draw, ((1, 0), (0, 1)), NOT_0))
    f = function(draw, at, lead=draw.one((1, 2, -1)))
    question: Question = ChooseSome(
        key="",
        prompt=("Which of these points does the graph of this function have in common with the axes? ", equation(f)),
        options=draw.shuffled(_candidates(f)),
        hint="Check for each point that f is defined at its x.",
        why=_why(f),
    )
    return Task(question, (f,))


def _candidates(f: RationalFunction) -> list[Option]:
    """Points on the axes: the intercepts, those lost to a hole, and those that only look like one."""
    right = {Point(x, Fraction(0)) for x in f.x_intercepts}
    if f.y_intercept is not None:
        right.add(Point(Fraction(0), f.y_intercept))
    behind: dict[Point, Misconception | None] = dict.fromkeys(sorted(right, key=_by_place))
    for wall in f.vertical_asymptotes:
        behind.setdefault(Point(wall.x, Fraction(0)), BOTTOM)
    for hole in f.holes:
        behind.setdefault(Point(hole.x, Fraction(0)), LOST_X)
        if not hole.x:
            behind.setdefault(Point(hole.x, hole.y), LOST_Y)
    for x in (x for x in f.x_intercepts if isinstance(x, Fraction)):
        behind.setdefault(Point(-x, Fraction(0)), SIGN)
    return [Option(show(point), point in right, misconception) for point, misconception in behind.items()]


def _by_place(point: Point) -> tuple[float, float]:
    return (float(point.x), float(point.y))


ZEROS = Kind("zeros", "Zeros: through the axis, or back", _zeros)
INTERCEPTS = Kind("intercepts", "Intercepts, and those that are lost", _intercepts)
