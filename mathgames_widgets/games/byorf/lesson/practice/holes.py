"""Holes and vertical asymptotes: where they are, how high a hole lies, and what the curve does beside a wall."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Point, Sign
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, holes, restrictions, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import MatchPairs, Pair
from mathgames_widgets.questions.drawing.places import to_drag
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number, Numbers

from .drawing import FAR, NOT_0, Shape, decimal, equation, exact, exactly, face, function, on_both_sides, places, worked

say = room(__name__)

WHERE: dict[int, tuple[Shape, ...]] = {
    1: (((1, 1), (1, 0)), ((1, 1), (0, 1)), ((1, 1), (1, 0), (0, 1))),
    2: (((1, 1), (1, 2), (1, 0)), ((2, 1), (0, 1)), ((1, 1), (1, 1), (0, 1)), ((1, 2), (1, 0)), ((2, 1), (1, 2))),
    3: (((1, 1), (1, 0), (0, 1)), ((1, 0), (1, 0), (0, 1), (0, 1)), ((1, 2), (1, 0)), ((1, 1), (1, 0), (0, 1))),
}
"""For each level what may stand above and below; the third level comes multiplied out."""


def _where(draw: ProblemRng, level: int) -> Question:
    lead = draw.one((1, 2)) if level == 2 else 1
    f = function(draw, places(draw, draw.one(WHERE[level])), lead=lead, expanded=level == 3)
    right = exactly(hole.x for hole in f.holes)
    gaps = tuple(sorted([place.x for place in f.places if place.below]))
    shared = tuple([place.x for place in f.places if place.above and place.below])
    wrong = (
        (gaps, ideas.EVERY_GAP),
        (shared, ideas.IT_CANCELS),
        (tuple([wall.x for wall in f.vertical_asymptotes]), ideas.HOLE_OR_WALL),
        (f.x_intercepts, ideas.NEEDS_BOTH),
    )
    return Numbers(
        prompt=say.pieces("practice-holes", function=equation(f)),
        values=right,
        hint=say("practice-holes.hint" if level < 3 else "practice-holes.hint-factor"),
        why=worked(holes(f).claim, f, restrictions(f), cancel(f), holes(f)),
        because=lambda own: _not_there(f, [x for x in own if x not in right]) if own else say("practice-holes.some"),
        misconceptions=(*expected(right, *wrong), *([Wrong((), ideas.HOLE_IS_GONE)] if right else [])),
        onward=to_drag(f),
    )


def _not_there(f: RationalFunction, extra: Sequence[Fraction]) -> str:
    """What the function does at the first of some numbers where it has another feature than was asked for, or none."""
    if not extra:
        return ""
    x, beside = extra[0], extra[0] + Fraction(1, FAR)
    if (y := f(x)) is not None:
        return say("practice-holes.value", x=plain(x), y=plain(y))
    is_hole = x in [hole.x for hole in f.holes]
    return say(
        "practice-holes.beside",
        x=plain(x),
        hole=is_hole,
        beside=decimal(beside),
        y=decimal(f(beside)).removesuffix(".000"),
    )


HIGH: dict[int, tuple[Shape, ...]] = {
    1: (((1, 1), (1, 0)), ((1, 1), (1, 0), (1, 0))),
    2: (((1, 1), (1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 1), (1, 0), (0, 2))),
    3: (((1, 1), (1, 0), (0, 1)), ((2, 1), (0, 1)), ((1, 1), (2, 0), (0, 1))),
}
"""The hole is at the first place."""


def height_of(f: RationalFunction, x: int) -> Number:
    """How high is the hole at x?"""
    y = exact(next(hole.y for hole in f.holes if hole.x == x))
    factor, (top, _) = face(1, x), f.reduced
    mirrored = f(-x)
    wrong = [
        (Fraction(0), ideas.HEIGHT_ZERO),
        (None, ideas.NO_HEIGHT),
        (-y, ideas.SIGN_LOST),
        (top(x), ideas.BOTTOM_FORGOTTEN),
    ]
    return Number(
        prompt=say.pieces("practice-height", x=plain(x), function=equation(f)),
        value=y,
        hint=say("practice-height.hint", factor=factor, x=plain(x)),
        why=worked(say("practice-height.why", point=plain(Point(Fraction(x), y))), f, cancel(f), holes(f)),
        misconceptions=expected(y, *wrong, *([] if mirrored is None else [(mirrored, ideas.SIGN_READ_OFF)])),
        because=lambda own: on_both_sides(f, own, lambda step: (x - Fraction(1, 10**step), x + Fraction(1, 10**step))),
        onward=to_drag(f),
    )


def _height(draw: ProblemRng, level: int) -> Question:
    at = places(draw, draw.one(HIGH[level]), NOT_0)
    lead = draw.one((1, 2, -1)) if level == 3 else 1
    f = function(draw, at, lead=lead, expanded=level == 3)
    return height_of(f, at[0].root)


FIND_HOLES = Kind("holes", lambda: say("kind-holes"), _where)
HEIGHTS = Kind("heights", lambda: say("kind-heights"), _height)


# ── vertical asymptotes: where, of which order, and what the curve does beside them ──────────────────────────────

WHERE_WALLS: dict[int, tuple[Shape, ...]] = {
    1: (((1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 0), (0, 1), (0, 1)), ((1, 1), (1, 0), (0, 1))),
    2: (((1, 2), (1, 0)), ((0, 2), (1, 1)), ((1, 3), (1, 0)), ((2, 3), (0, 1)), ((1, 3), (0, 2))),
    3: (((1, 1), (0, 1), (0, 2), (1, 0)), ((1, 2), (0, 2), (1, 1)), ((1, 3), (0, 1), (2, 1)), ((1, 1), (1, 2), (1, 3))),
}


def _walls(draw: ProblemRng, level: int) -> Question:
    at = places(draw, draw.one(WHERE_WALLS[level]))
    lead = draw.one((1, 2, -1)) if level == 3 else 1
    f = function(draw, at, lead=lead)
    ask = {1: _where_walls, 2: _order, 3: _beside}[level]
    return ask(f)


def _where_walls(f: RationalFunction) -> Numbers:
    right = exactly(wall.x for wall in f.vertical_asymptotes)
    gaps = tuple(sorted([place.x for place in f.places if place.below]))
    mirrored = tuple(sorted([-x for x in right]))
    return Numbers(
        prompt=say.pieces("practice-walls", function=equation(f)),
        values=right,
        hint=say("practice-walls.hint"),
        why=_why(f),
        because=lambda own: _not_there(f, [x for x in own if x not in right]) if own else say("practice-walls.some"),
        misconceptions=expected(
            right, (gaps, ideas.ALWAYS_A_WALL), (f.x_intercepts, ideas.SWAPPED), (mirrored, ideas.SIGN_READ_OFF)
        ),
        onward=to_drag(f),
    )


def _order(f: RationalFunction) -> Number:
    wall = max(f.vertical_asymptotes, key=lambda asymptote: asymptote.order)
    place = next(place for place in f.places if place.x == wall.x)
    return Number(
        prompt=say.pieces("practice-order", x=plain(wall.x), function=equation(f)),
        value=wall.order,
        hint=say("practice-order.hint"),
        why=_why(f, say("practice-order.why", line=plain(wall), order=wall.order)),
        onward=to_drag(f),
        misconceptions=expected(
            wall.order, (place.below, ideas.BEFORE), (place.above, ideas.ABOVE), (None, ideas.IT_CANCELS)
        ),
        because=lambda own: say(
            "practice-order.against",
            own=own if own and own >= 1 and own.denominator == 1 else None,
            x=plain(wall.x),
            more=own and own > wall.order,
        ),
    )


Sides = tuple[Sign, Sign] | None
"""Where the graph goes to the left and right of a vertical asymptote; None for a hole."""

SIDES: dict[Sides, str] = {(1, 1): "up", (-1, -1): "down", (-1, 1): "down-up", (1, -1): "up-down", None: "hole"}
"""How their messages are called."""


def _beside(f: RationalFunction) -> MatchPairs:
    gaps = [place for place in f.places if place.below]
    walls = {wall.x: (wall.left, wall.right) for wall in f.vertical_asymptotes}
    rights: list[Sides] = [walls.get(gap.x) for gap in gaps]
    others = [sides for sides in SIDES if sides not in rights]
    answers = [*rights, *others]
    wrong = [
        Wrong((place, answers.index(chosen)), _behind(right, chosen))
        for place, right in enumerate(rights)
        for chosen in SIDES
        if chosen != right
    ]
    return MatchPairs(
        prompt=say.pieces("practice-beside", function=equation(f)),
        pairs=tuple([Pair(show("x", "=", gap.x), _said(right)) for gap, right in zip(gaps, rights, strict=True)]),
        others=tuple(map(_said, others)),
        hint=say("practice-beside.hint"),
        why=_why(f),
        because=lambda place: _just_right_of(f, exact(gaps[place].x)),
        onward=to_drag(f),
        misconceptions=tuple(wrong),
    )


def _just_right_of(f: RationalFunction, x: Fraction) -> str:
    beside = x + Fraction(1, FAR)
    return say("far-value", x=decimal(beside), y=decimal(f(beside)).removesuffix(".000"))


def _said(sides: Sides) -> str:
    return say.by("sides", SIDES[sides])


def _behind(right: Sides, chosen: Sides) -> Misconception:
    if right is None:
        return ideas.ALWAYS_A_WALL
    if chosen is None:
        return ideas.IT_CANCELS
    return ideas.OTHERS_FORGOTTEN if (right[0] == right[1]) == (chosen[0] == chosen[1]) else ideas.ODD_EVEN


def _why(f: RationalFunction, claim: str = "") -> Explanation:
    found = vertical_asymptotes(f)
    return worked(claim or found.claim, f, restrictions(f), cancel(f), found)


WALLS = Kind("walls", lambda: say("kind-walls"), _walls)
