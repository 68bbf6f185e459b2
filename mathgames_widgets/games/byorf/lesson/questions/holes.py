"""The questions of the BYORF lesson about holes: where they are, how to find their height, and what moves them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import cancel, holes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ChooseThen, Option
from mathgames_widgets.questions.drawing.places import DragMarks, axis, to_drag
from mathgames_widgets.questions.drawing.signs import GraphOf, GraphsOf
from mathgames_widgets.questions.drawing.zoom import LookCloser, Looked, ZoomIn, short
from mathgames_widgets.questions.problem import ProblemRng, expected
from mathgames_widgets.questions.question import Demand, Misconception, Picture
from mathgames_widgets.questions.typed import Expression, Number

from ..practice.drawing import FAR, ROOTS, AtZero, FactorPlaces, Linear, drawn, equation, exact, face, rows
from ..practice.holes import height_of
from ..practice.lifting import lifting

say = room(__name__)

NEAR_BY = (0, 1, -1, 2, -2, 3, -3, 5, -5, 7)
"""Places where two functions are compared."""


def hole(
    root: int = 1,
    above: int = 1,
    below: int = 1,
    zero: int = -1,
    pole: int = -2,
    *,
    is_again: bool = False,
) -> ChooseOne:
    """What happens where a factor stands above and below?"""
    f = rows(((1, zero), *[(1, root)] * above), ((1, pole), (-1, pole), *[(1, root)] * below))
    placed = FactorPlaces(above, below)
    guesses = (AtZero.CROSSES, AtZero.WALL, AtZero.HOLE, AtZero.GONE)
    factor = face(1, root)
    return ChooseOne(
        prompt=say.pieces("ask-hole-again" if is_again else "ask-hole", factor=factor, function=show(f), x=root),
        hint=say("ask-hole-at", factor=factor),
        more_hints=(say("ask-hole-at.hint-2"), say("ask-hole-at.hint-3")),
        options=tuple(
            [Option(say.by("guess", guess), guess == placed.outcome, placed.behind(guess)) for guess in guesses]
        ),
        why=Explanation(placed.claim, why=(cancel(f),)),  # its height is worked out later
        try_out=LookCloser(prompt=say("ask-hole-at.look", x=root), why=Explanation(""), function=f, at=root),
        onward=to_drag(f),
        again=_hole_again,
    )


def _hole_again(seed: str) -> ChooseOne:
    draw = ProblemRng(seed)
    root, zero, pole = draw.some(range(-4, 5), 3)
    above, below = draw.one(((1, 1), (2, 1), (1, 2), (2, 2)))
    return hole(root, above, below, zero, pole, is_again=True)


def which_holes(root: int = 3, other: int = -1, order: Sequence[int] = range(4)) -> ChooseSome:
    """(x − 3)/(x − 3)² against (x − 3)²/(x − 3)."""
    a, b, reach = (1, root), (1, other), max(3, abs(root - other) + 1)
    written = (rows((a,), (a, a)), rows((a, a), (a,)), rows((a, b), (a,)), rows((b,), (a, b)))
    several = tuple([written[place] for place in order])
    return ChooseSome(
        prompt=say("ask-which-holes", x=root),
        hint=say("ask-which-holes.hint", factor=face(1, root)),
        more_hints=(say("ask-which-holes.hint-2", factor=face(1, root), x=root), say("ask-which-holes.hint-3")),
        options=tuple(_with_hole(f, root) for f in several),
        because=lambda chosen: _runs_away([several[place] for place in sorted(chosen)], root),
        why=Explanation(say("ask-which-holes.why"), why=tuple(_left_at(f, root) for f in several)),
        picture=GraphsOf(tuple(_pictured(f, root) for f in several), (root - 3, root + 3, -reach, reach)),
        onward=to_drag(written[0]),
        again=_which_holes_again,
    )


def _kind_at(f: RationalFunction, x: int) -> str:
    """Whether there is a hole or an asymptote."""
    return "hole" if x in {hole.x for hole in f.holes} else "asymptote"


def _pictured(f: RationalFunction, x: int) -> tuple[str, RationalFunction]:
    return say("ask-which-holes.pictured", function=plain(f), kind=_kind_at(f, x)), f


def _left_at(f: RationalFunction, x: int) -> Explanation:
    """The reduced form of a function, and what that means for one place."""
    height = next((plain(Point(hole.x, hole.y)) for hole in f.holes if hole.x == x), "")
    beside = [plain(Point(hole.x, hole.y)) for hole in f.holes if hole.x != x]
    said = say(
        "ask-which-holes.leaves",
        left=plain(f.cancelled),
        x=x,
        kind=_kind_at(f, x),
        point=height,
        many=len(beside),
        beside=beside,
    )
    return Explanation(said)


def _which_holes_again(seed: str) -> ChooseSome:
    root, other = drawn(seed, 2)
    return which_holes(root, other, ProblemRng(f"{seed} order").shuffled(range(4)))


def _runs_away(chosen: Sequence[RationalFunction], x: int) -> str:
    """Two values of the first of these that has no hole at x, close to it and closer; nothing where all have one."""
    wrong = next((f for f in chosen if _kind_at(f, x) == "asymptote"), None)
    if wrong is None:
        return ""
    near, nearer = x + Fraction(1, 10), x + Fraction(1, 100)
    y, then = (plain(wrong(at)) for at in (near, nearer))
    return say("ask-which-holes.runs", function=plain(wrong), x=short(near), y=y, closer=short(nearer), then=then)


def _with_hole(f: RationalFunction, root: int) -> Option:
    has_it = root in {hole.x for hole in f.holes}
    return Option(show(f), has_it, ideas.HOLE_IS_GONE if has_it else ideas.IT_CANCELS)


# ── the height ────────────────────────────────────────────────────────────────────────────────────────────────────


def with_hole(zero: int, at: int, pole: int, lead: int, *more: Linear) -> RationalFunction:
    """A function with one hole, and perhaps more factors above."""
    return rows(((1, zero), (1, at), *more), ((1, pole), (lead, pole), (1, at)))


def _numbers(seed: str) -> tuple[int, int, int, int]:
    draw = ProblemRng(seed)
    zero, at, pole = draw.some(range(-4, 5), 3)
    return zero, at, pole, draw.one((-1, -1, 1, 2))


def drag(x: int = 2) -> DragMarks:
    """A hole that is made of a zero and an asymptote, by dragging the one onto the other."""
    example = axis(("zero", x), ("wall", x))
    return DragMarks(
        prompt=say("ask-drag", x=x),
        hint=say("ask-drag.hint"),
        more_hints=(say("ask-drag.hint-2"), say("ask-drag.hint-3")),
        kinds=("zero", "wall"),
        demands=(
            Demand(
                say("demand-hole", x=x),
                lambda marked: any(hole.x == x for hole in marked.function.holes),
                against=lambda marked: _instead(marked.function, x),
            ),
            Demand(
                say("ask-drag.alone"),
                lambda marked: not _others(marked.function, x),
                against=lambda marked: say("ask-drag.clear", marks=_others(marked.function, x)),
            ),
        ),
        example=example,
        why=holes(example.function),
        worked=lambda marked: holes(marked.function),
        idea=lambda marked: _behind_dragged(marked.function, x),
        again=lambda seed: drag(ProblemRng(seed).one(ROOTS)),
    )


def _instead(f: RationalFunction, x: int) -> str:
    """What is at x where a hole was asked for."""
    y = f(x)
    return say("ask-drag.needs", x=x, y="none" if y is None else plain(y))


def _others(f: RationalFunction, x: int) -> list[str]:
    """What else there is than a hole at x, in words."""
    zeros, walls = [zero.x for zero in f.zeros], [wall.x for wall in f.vertical_asymptotes]
    beside = [hole.x for hole in f.holes if hole.x != x]
    kinds = {"zero": zeros, "wall": walls, "hole": beside}
    return [say.by("still", kind, x=plain(at)) for kind, places in kinds.items() for at in places]


def _behind_dragged(f: RationalFunction, x: int) -> Misconception | None:
    """The idea behind factors that were to make a hole."""
    there = next((place for place in f.places if place.x == x), None)
    return FactorPlaces(there.above, there.below).behind(AtZero.HOLE) if there else None


def zoom(at: int = 2, zero: int = -1, pole: int = -3) -> ZoomIn:
    """Where is one point missing, and how high would it lie? The curve is looked at closer and closer."""
    f = rows(((1, at), (1, zero)), ((1, at), (1, pole)))
    asked = ZoomIn(
        prompt=say("ask-zoom"),
        hint=say("ask-zoom.hint"),
        more_hints=(say("ask-zoom.hint-2"), say("ask-zoom.hint-3")),
        function=f,
        why=_zoomed(f),
        picture=GraphOf(f),
        reason=_hidden(at),
        again=_zoom_again,
    )
    return replace(asked, misconceptions=expected(asked.solution, (Looked(at, Fraction(0)), ideas.HEIGHT_ZERO)))


def _hidden(at: int) -> ChooseThen:
    """What a formula must have for one point to be missing; each wrong answer makes something else there."""
    elsewhere = -at or 1
    there = {"x": at, "elsewhere": elsewhere, "factor": face(1, at), "other": face(1, elsewhere)}
    ways = ("above", "below", "both", "other")
    against = {place: say.by("hidden.not", way, **there) for place, way in enumerate(ways) if way != "both"}
    return ChooseThen(
        prompt=say("ask-zoom.then", x=at),
        options=tuple([Option(say.by("hidden", way, **there), way == "both") for way in ways]),
        because=lambda place: against[place],
        why=Explanation(""),
    )


def _zoomed(f: RationalFunction) -> Explanation:
    """The function whose curve was looked at, and the height of its hole as a decimal and as a fraction."""
    hole, found = f.holes[0], holes(f)
    y = exact(hole.y)
    as_fraction = say("ask-zoom.fraction", decimal=short(y), y=plain(y))
    more = (Explanation(as_fraction),) if y.denominator > 1 else ()
    return Explanation(say("ask-zoom.why", x=plain(hole.x), y=short(y)), equation(f), (*found.why, *more))


def _zoom_again(seed: str) -> ZoomIn:
    """A height that can be read off a scale of tenths and hundredths, and is not 0."""
    draw = ProblemRng(seed)
    while True:
        at, zero, pole = draw.some(range(-4, 5), 3)
        height = Fraction(at - zero, at - pole)
        if abs(height) <= 4 and 100 % height.denominator == 0:
            return zoom(at, zero, pole)


def reduced(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1) -> Expression:
    """What is left after cancelling?"""
    f = with_hole(zero, at, pole, lead)
    right = f.cancelled
    without_sign = rows(((1, zero),), ((1, pole), (1, pole)))
    signs = [(without_sign, ideas.SIGN_LOST)] if lead < 0 else []
    halves = (RationalFunction(f.top[:1], f.bottom), RationalFunction(f.top, f.bottom[:2]))
    wrong = [(f, ideas.NOT_CANCELLED), *signs, *[(half, ideas.CROSSED_OUT_ONCE) for half in halves]]
    return Expression(
        prompt=say.pieces("ask-reduced", function=equation(f)),
        before=f,
        left=say("ask-reduced.name"),
        hint=say("ask-reduced.hint", factor=face(1, at)),
        more_hints=(say("ask-reduced.hint-2"), say("ask-reduced.hint-3")),
        value=right,
        why=_left(f, at),
        misconceptions=expected(right, *wrong),
        because=lambda written: _lost(written, f) or _compared(written, right),
        reason=_same(f, at),
        onward=to_drag(f),
        again=lambda seed: reduced(*_numbers(seed)),
    )


def _left(f: RationalFunction, at: int) -> Explanation:
    """What cancels, and where what is left has another value."""
    found = cancel(f)
    return replace(found, why=(*found.why, Explanation(say("ask-reduced.why", x=at, y=plain(exact(f.holes[0].y))))))


def _same(f: RationalFunction, at: int) -> ChooseThen:
    """Whether what is left is the function itself; a wrong answer is met by two values."""
    near, value = next((x, y) for x in NEAR_BY if (y := f(x)) is not None)
    height = plain(exact(f.holes[0].y))
    against = {
        0: say("ask-reduced.not-everywhere", x=at, y=height),
        2: say("ask-reduced.not-nowhere", x=near, y=plain(value)),
    }
    return ChooseThen(
        prompt=say("ask-reduced.then"),
        options=(
            Option(say("ask-reduced.everywhere")),
            Option(say("ask-reduced.but-one", x=at), True),
            Option(say("ask-reduced.nowhere")),
        ),
        because=lambda place: against[place],
        why=Explanation(""),
    )


def _lost(written: RationalFunction, f: RationalFunction) -> str:
    """That two factors below do not cancel each other; nothing where both were kept."""
    one, other, _ = f.bottom
    if all(not written.equals(RationalFunction(f.top[:1], (kept,))) for kept in (one, other)):
        return ""
    return say("ask-reduced.lost", one=plain(one), other=plain(other))


def _compared(written: RationalFunction, right: RationalFunction) -> str:
    """A place where two functions differ, in words; nothing where they have the same values."""
    for x in NEAR_BY:
        mine, other = written(x), right(x)
        if mine is not None and other is not None and mine != other:
            return say("ask-reduced.compared", x=x, yours=plain(mine), right=plain(other))
    return ""


def height(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1, card: Linear = (1, 4)) -> Number:
    """How high is the hole, when one more card lies above?"""
    asked = height_of(with_hole(zero, at, pole, lead, card), at)
    before = exact(with_hole(zero, at, pole, lead).holes[0].y)
    own = expected(asked.value, (before, ideas.OWN_FACTOR.about(**_value_there(card, at))))
    others = tuple(wrong for wrong in asked.misconceptions if wrong.answer != before)
    return replace(
        asked,
        misconceptions=(*own, *others),
        hint=say("height-hint"),
        more_hints=(asked.hint, say("height-hint-3")),
        again=_height_again,
    )


def _height_again(seed: str) -> Number:
    draw = ProblemRng(seed)
    zero, at, pole, root = draw.some(range(-4, 5), 4)
    return height(zero, at, pole, draw.one((-1, 1)), (1, root))


# ── what moves a hole ─────────────────────────────────────────────────────────────────────────────────────────────


def lifted(
    zero: int = -1,
    at: int = 1,
    pole: int = -2,
    lead: int = -1,
    card: Linear = (1, 4),
) -> ChooseOne:
    """What does one more factor above do to the hole?"""
    y = exact(with_hole(zero, at, pole, lead).holes[0].y)
    times = card[0] * (at - card[1])
    sides = (
        (say("ask-lifted.above"), say("ask-lifted.down")) if y < 0 else (say("ask-lifted.below"), say("ask-lifted.up"))
    )
    there = _value_there(card, at)
    options = zip((*sides, say("ask-lifted.stays")), (times < 0, times > 1, times == 1), strict=True)
    by_sign, own = ideas.SIGN_JUDGED.about(**there), ideas.OWN_FACTOR.about(**there)
    behind = (by_sign, by_sign, own)
    return ChooseOne(
        prompt=say.pieces(
            "ask-lifted",
            point=plain(Point(Fraction(at), y)),
            factor=face(*card),
            graph=_near(with_hole(zero, at, pole, lead), at, y),
        ),
        hint=say("ask-lifted.hint", factor=face(*card), x=at),
        more_hints=(say("ask-lifted.hint-2", factor=face(*card), x=at), say("ask-lifted.hint-3")),
        options=tuple(
            Option(text, right, None if right else idea) for (text, right), idea in zip(options, behind, strict=True)
        ),
        why=Explanation(
            say("lifted", way="stays" if times == 1 else "turns" if times < 0 else "grows", **there),
            show(rows((card,)).with_number(Fraction(at)), "=", times),
            (Explanation(say("ask-lifted.times", times=times, side="above" if times * y > 0 else "below")),),
        ),
        try_out=lifting(with_hole(zero, at, pole, lead), at, card),
        again=_lifted_again,
    )


def _near(f: RationalFunction, at: int, y: Fraction) -> Picture:
    """A hole and the x-axis, and little else."""
    low, high, room_left = min(y, Fraction(0)), max(y, Fraction(0)), abs(y) / 2
    left = min([at - 1.5, *[float(x) - 0.5 for x in f.x_intercepts]])
    return Picture((f,), (left, at + 1.5, float(low - room_left), float(high + room_left)), is_low=True)


def _value_there(card: Linear, at: int) -> dict[str, object]:
    """What a factor is at a place."""
    lead, root = card
    return {"x": at, "factor": face(*card), "value": lead * (at - root)}


def _lifted_again(seed: str) -> ChooseOne:
    """A card without a minus that is positive there would mislead nobody."""
    draw = ProblemRng(seed)
    while True:
        zero, at, pole, root = draw.some(range(-4, 5), 4)
        lead = draw.one((1, 1, -1))
        if lead < 0 or root > 0 or at < root:
            return lifted(zero, at, pole, draw.one((-1, 1)), (lead, root))


def changes(zero: int = -1, at: int = 1, pole: int = -2, lead: int = -1, root: int = 4) -> ChooseSome:
    """What does a card that moves the hole change besides that, and besides its own zero?"""
    f = with_hole(zero, at, pole, lead, (1, root))
    assert f.horizontal_asymptote is not None, "as many factors stand above as below"
    there = {"factor": face(1, root), "root": root, "zero": zero, "pole": pole}
    reasons = say("ask-changes.level", y=plain(f.horizontal_asymptote.y)), say("ask-changes.others", **there)
    board = to_drag(f)
    stays = {1: say("ask-changes.wall-stays", **there), 3: say("ask-changes.zero-stays", **there)}
    return ChooseSome(
        prompt=say("ask-changes", **there),
        hint=say("ask-changes.hint", factor=face(1, root), low=root - 1, high=FAR),
        more_hints=(say("ask-changes.hint-2"), say("ask-changes.hint-3")),
        options=(
            Option(say("ask-changes.signs", **there), True),
            Option(say("ask-changes.wall", **there)),
            Option(say("ask-changes.far"), True),
            Option(say("ask-changes.zero", **there)),
        ),
        because=lambda chosen: " ".join([said for place, said in stays.items() if place in chosen]),
        why=Explanation(say("ask-changes.why", **there), why=tuple(map(Explanation, reasons))),
        onward=board and replace(board, is_folded=True),
        again=_changes_again,
    )


def _changes_again(seed: str) -> ChooseSome:
    """A card whose value is 1 at the hole would not move it."""
    draw = ProblemRng(seed)
    while True:
        zero, at, pole, root = draw.some(range(-4, 5), 4)
        if at - root != 1:
            return changes(zero, at, pole, draw.one((-1, 1)), root)
