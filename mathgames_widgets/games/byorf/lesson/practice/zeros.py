"""Signs and zeros: where a function is positive, where it is 0, and where its graph meets the axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from math import prod

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Interval, Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, intercepts, restrictions, signs
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseSome, MatchPairs, Option, Pair
from mathgames_widgets.questions.drawing.places import to_drag
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number, Numbers

from .drawing import NOT_0, RootPlace, Shape, equation, exact, exactly, function, matched, places, values_at, worked

say = room(__name__)

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


def _signs(draw: ProblemRng, level: int) -> Question:
    lead = draw.one((1, -1) if level == 1 else (1, -1, 2, -2))
    f = function(draw, places(draw, draw.one(SHAPES[level])), lead=lead)
    found = signs(f)
    return ChooseSome(
        prompt=say.pieces("practice-signs", function=equation(f)),
        options=tuple(_options(f)),
        hint=say("practice-signs.hint"),
        because=lambda ticked: values_at(
            f, [_inside(intervals(f)[at][0]) for at in sorted(ticked) if intervals(f)[at][1] < 0]
        ),
        why=worked(found.claim, f, cancel(f), *found.why),
        onward=to_drag(f),
    )


def intervals(f: RationalFunction) -> list[tuple[Interval, int]]:
    """The x-axis cut at every mark, with the sign of f on each piece, from left to right.

    >>> [(str(piece), sign) for piece, sign in intervals(RationalFunction.parse("(x-1)/(x-1)^2"))]
    [('(−∞, 1)', -1), ('(1, ∞)', 1)]
    """
    pieces = [(interval, sign) for sign in (1, -1) for interval in f.sign_chart.where(sign)]
    return sorted(pieces, key=lambda piece: (piece[0].low is not None, float(piece[0].low or 0)))


def _inside(piece: Interval) -> Fraction:
    """A number in a piece of the x-axis."""
    if piece.low is None:
        return exact(piece.high or Fraction(0)) - 1
    return exact(piece.low) + 1 if piece.high is None else (exact(piece.low) + exact(piece.high)) / 2


def _options(f: RationalFunction) -> list[Option]:
    pieces = intervals(f)
    flipped = _alternating(len(pieces), pieces[-1][1])
    return [
        Option(show(piece), sign > 0, _behind(sign, other, is_last=place == len(pieces) - 1))
        for place, ((piece, sign), other) in enumerate(zip(pieces, flipped, strict=True))
    ]


def _alternating(count: int, last: int) -> Sequence[int]:
    """The signs as they would be if every mark changed them."""
    return [last * (-1) ** (count - 1 - place) for place in range(count)]


def _behind(sign: int, alternating: int, *, is_last: bool) -> Misconception:
    if sign != alternating:
        return ideas.ALWAYS_CHANGES
    return ideas.ALWAYS_PLUS if is_last and sign < 0 else ideas.ONE_FACTOR


SIGNS = Kind("signs", lambda: say("kind-signs"), _signs)


# ── where the graph meets the axes: zeros that cross or bounce, and intercepts lost to a hole ────────────────────

ZEROS_OF: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (1, 0)), ((1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1)), ((2, 0), (0, 1))),
    2: (((1, 0), (2, 0)), ((1, 0), (2, 0), (0, 1)), ((3, 0), (2, 0)), ((2, 0), (2, 0), (1, 0))),
    3: (((1, 0), (2, 0), (1, 1)), ((2, 0), (1, 1), (0, 1)), ((3, 0), (2, 0), (1, 2)), ((2, 0), (2, 1), (1, 0))),
}


def _zeros(draw: ProblemRng, level: int) -> Question:
    at = places(draw, draw.one(ZEROS_OF[level]))
    f = function(draw, at, lead=draw.one((1, -1, 2)) if level > 1 else 1)
    return _where(f) if level == 1 else manners(f, at)


def _where(f: RationalFunction) -> Numbers:
    """Where is f 0? Beside the zeros, the walls may be taken for some."""
    asked = x_intercepts_of(f)
    both = tuple(sorted([*asked.values, *(wall.x for wall in f.vertical_asymptotes)]))
    return replace(
        asked,
        prompt=say.pieces("practice-zeros", function=equation(f)),
        hint=say("practice-zeros.hint"),
        misconceptions=(*asked.misconceptions, *expected(asked.values, (both, ideas.SWAPPED))),
    )


def manners(f: RationalFunction, at: Sequence[RootPlace]) -> MatchPairs:
    """What does the graph have at each of these places?"""
    in_order = sorted(at, key=lambda place: place.root)
    pairs, others, wrong = matched([place.placed for place in in_order])
    return MatchPairs(
        prompt=say.pieces("practice-manners", function=equation(f)),
        pairs=tuple([Pair(show("x", "=", place.root), right) for place, right in zip(in_order, pairs, strict=True)]),
        others=others,
        hint=say("practice-manners.hint"),
        more_hints=(say("practice-manners.hint-2"), say("practice-manners.hint-3")),
        why=worked(
            " ".join(say.by("manner", place.placed.outcome, x=plain(place.root)) for place in in_order),
            f,
            *([cancel(f)] if any(place.above and place.below for place in in_order) else ()),
            *(_factors_at(f, place) for place in in_order),
        ),
        misconceptions=wrong,
        because=lambda place: _look_again(in_order[place]),
        onward=to_drag(f),
    )


def _look_again(place: RootPlace) -> str:
    return say("practice-manners.again", x=plain(place.root), above=place.above, below=place.below)


def _factors_at(f: RationalFunction, place: RootPlace) -> Explanation:
    """Which factors are 0 at a place, and what that means for the graph there."""
    factors = [plain(factor) for factor in (*f.top, *f.bottom) if factor.degree and not factor(place.root)]
    said = say("practice-manners.at", x=plain(place.root), factors=factors, many=len(factors))
    return Explanation(f"{said} {place.placed.claim}", why=(Explanation(place.placed.reason),))


def _why(f: RationalFunction) -> Explanation:
    found = intercepts(f)
    return worked(found.claim, f, restrictions(f), cancel(f), *found.why)


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────

MEETS: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1)), ((1, 0), (0, 1), (0, 1))),
    2: (((1, 0), (1, 1)), ((2, 1), (1, 0)), ((2, 1), (1, 0), (0, 1)), ((1, 1), (1, 0), (0, 1)), ((1, 1), (0, 1))),
}


def _intercepts(draw: ProblemRng, level: int) -> Question:
    if level == 3:
        return _points(draw)
    at = places(draw, draw.one(MEETS[level]), NOT_0)
    f = function(draw, at, lead=draw.one((1, 2)))
    return y_intercept_of(f) if level == 1 else x_intercepts_of(f)


def y_intercept_of(f: RationalFunction) -> Number:
    """At which height does the graph meet the y-axis, if it does?"""
    right, gone, (top, _) = f.y_intercept, f.lost_y_intercept, f.reduced
    lost = [(gone.y, ideas.CANCELLED_TOO_EARLY), (Fraction(0), ideas.ZERO_OVER_ZERO)] if gone else []
    holes = ideas.NO_INTERCEPT if right is None or not f.holes else taken_by_hole(f, Fraction(0))
    why = _why(f)
    if gone:
        why = replace(why, why=(*why.why, Explanation(say("practice-y-intercept.lost"))))
    return Number(
        prompt=say.pieces("practice-y-intercept", function=equation(f)),
        value=right,
        hint=say("practice-y-intercept.hint"),
        more_hints=(say("practice-y-intercept.hint-2"), say("practice-y-intercept.hint-3")),
        why=why,
        misconceptions=expected(
            right,
            *lost,
            *[(zero.x, ideas.AXES_MIXED_UP) for zero in f.zeros],
            (top(0), ideas.BOTTOM_FORGOTTEN),
            (None, holes),
        ),
        because=lambda own: _over_zero(f) if right is None else _height_put_in(f, own),
        onward=to_drag(f),
    )


def taken_by_hole(f: RationalFunction, x: Fraction) -> Misconception:
    """The idea that a hole takes every intercept, with a point that it leaves."""
    return ideas.TAKES_ALL.about(holes=[plain(hole.x) for hole in f.holes], x=plain(x), value=plain(f.cancelled(x)))


def _over_zero(f: RationalFunction) -> str:
    """What both rows are at x = 0, as the function was built, where the one below is 0."""
    return say("practice-y-intercept.over-zero", above=plain(prod([factor(0) for factor in f.top], start=Fraction(1))))


def _height_put_in(f: RationalFunction, own: Fraction | None) -> str:
    """What the top would have to be at x = 0 for a wrong height."""
    below = prod([factor(0) for factor in f.bottom], start=Fraction(1))
    above = None if own is None else plain(own * exact(below))
    return say("practice-y-intercept.against", own=own, above=above, below=plain(below))


def x_intercepts_of(f: RationalFunction) -> Numbers:
    """At which x does the graph meet the x-axis?"""
    right = exactly(f.x_intercepts)
    above = tuple([place.x for place in f.places if place.above])
    walls = tuple([wall.x for wall in f.vertical_asymptotes])
    mirrored = tuple(sorted([-x for x in right]))
    return Numbers(
        prompt=say.pieces("practice-x-intercepts", function=equation(f)),
        values=right,
        hint=say("practice-x-intercepts.hint"),
        more_hints=(say("practice-x-intercepts.hint-2"), say("practice-x-intercepts.hint-3")),
        why=_why(f),
        misconceptions=expected(
            right, (above, ideas.TOP_IS_ZERO), (walls, ideas.SWAPPED), (mirrored, ideas.SIGN_READ_OFF)
        ),
        because=lambda own: (
            values_at(f, [x for x in own if x not in right]) if own else say("practice-x-intercepts.some")
        ),
        onward=to_drag(f),
    )


def _points(draw: ProblemRng) -> Question:
    if draw.one((True, False)):
        at = places(draw, draw.one((((2, 1), (1, 0), (0, 1)), ((1, 1), (1, 0), (0, 1)))), NOT_0)
    else:
        at = (RootPlace(0, *draw.one(((1, 1), (2, 1)))), *places(draw, ((1, 0), (0, 1)), NOT_0))
    f = function(draw, at, lead=draw.one((1, 2, -1)))
    points = draw.shuffled(_candidates(f))
    return ChooseSome(
        prompt=say.pieces("practice-points", function=equation(f)),
        options=tuple([option for _, option in points]),
        hint=say("practice-points.hint"),
        because=lambda ticked: values_at(f, [points[at][0].x for at in sorted(ticked) if not points[at][1].right]),
        why=_why(f),
        onward=to_drag(f),
    )


def _candidates(f: RationalFunction) -> list[tuple[Point, Option]]:
    """Points on the axes: the intercepts, those lost to a hole, and those that only look like one."""
    right = {Point(x, Fraction(0)) for x in f.x_intercepts}
    if f.y_intercept is not None:
        right.add(Point(Fraction(0), f.y_intercept))
    behind: dict[Point, Misconception | None] = dict.fromkeys(sorted(right, key=_by_place))
    for wall in f.vertical_asymptotes:
        behind.setdefault(Point(wall.x, Fraction(0)), ideas.SWAPPED)
    for hole in f.holes:
        behind.setdefault(Point(hole.x, Fraction(0)), ideas.TOP_IS_ZERO)
        if not hole.x:
            behind.setdefault(Point(hole.x, hole.y), ideas.CANCELLED_TOO_EARLY)
    for x in exactly(f.x_intercepts):
        behind.setdefault(Point(-x, Fraction(0)), ideas.SIGN_READ_OFF)
    return [(point, Option(show(point), point in right, misconception)) for point, misconception in behind.items()]


def _by_place(point: Point) -> tuple[float, float]:
    return (float(point.x), float(point.y))


ZEROS = Kind("zeros", lambda: say("kind-zeros"), _zeros)
INTERCEPTS = Kind("intercepts", lambda: say("kind-intercepts"), _intercepts)
