"""The questions of the BYORF lesson about asymptotes, places of a factor and signs.

Each is a function of its numbers, so that another try comes with new ones; the answers are worked out, never typed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import restrictions, signs, vertical_asymptotes
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.choices import ChooseOne, ClickGraph, MatchPairs, Option, Pair, Target
from mathgames_widgets.questions.drawing.matching import CardPicture, MatchCards
from mathgames_widgets.questions.drawing.places import AxisKind, DragMarks, axis, to_drag
from mathgames_widgets.questions.drawing.signs import MINUS, PLUS, ZERO, PaintSigns
from mathgames_widgets.questions.problem import ProblemRng, expected
from mathgames_widgets.questions.question import Demand, Wrong
from mathgames_widgets.questions.typed import Number, Numbers

from ... import FACTORS, Factor, function_of
from ..practice.drawing import (
    MOST_SAID,
    OFFERED_AT_HEIGHTS,
    AtZero,
    FactorPlaces,
    RootPlace,
    beside,
    drawn,
    equation,
    exact,
    exactly,
    face,
    matched,
    rows,
    with_other_signs,
)
from ..practice.painting import painted
from ..practice.walking import walk
from ..practice.zeros import manners

say = room(__name__)

TABLE = rows(((1, -1), (1, 1), (1, 4)), ((1, -2), (-1, -2), (1, 1)))
"""What the learner builds in the game."""


# ── asymptotes and places ──────────────────────────────────────────────────────────────────────────────────────────


def _with(f: RationalFunction, *kinds: AxisKind) -> DragMarks | None:
    """What may be dragged on after an answer, with what the lesson has spoken of so far."""
    board = to_drag(f)
    if board is None:
        return None
    return replace(board, kinds=kinds, goals=tuple([goal for goal in board.goals if goal.kind in ("meet", *kinds)]))


FIRST_PLACES = ((1, 1), (2, 0), (2, 1), (1, 2))
PLACES = (*FIRST_PLACES, (1, 0), (0, 1), (0, 2), (3, 0))
"""How often the same factor can stand above and below, with up to three cards."""


def places(root: int = 1, cards: int = 3, counts: Sequence[tuple[int, int]] = FIRST_PLACES) -> MatchCards:
    """What does the place of a factor do?"""
    name, placed = face(1, root), [FactorPlaces(*count) for count in counts]
    pairs, others, wrong = matched(placed, by_height=True)
    outcomes_there = dict.fromkeys(place.seen for place in placed)
    outcomes = tuple(dict.fromkeys([*outcomes_there, *OFFERED_AT_HEIGHTS]))
    return MatchCards(
        prompt=say("ask-places", cards=cards, factor=name, x=root, twice=len(outcomes_there) < len(placed)),
        hint=say("ask-places.hint", factor=name, x=root),
        more_hints=(say("ask-places.hint-2"), say("ask-places.hint-3", x=root)),
        pairs=tuple([Pair(str(place), said) for place, said in zip(placed, pairs, strict=True)]),
        others=others,
        pictures=tuple([_card_picture(outcome) for outcome in outcomes]),
        misconceptions=wrong,
        why=Explanation(
            say("ask-places.why"),
            why=tuple([Explanation(place.claim, why=(Explanation(place.reason),)) for place in placed]),
        ),
        compare=lambda place, card: _beside(placed[place], outcomes[card], name, root),
        onward=to_drag(rows([(1, root), (1, root)])),
        again=_rows_again,
    )


def _beside(placed: FactorPlaces, laid: AtZero, factor: str, x: int) -> str:
    """What is said of a card that does not fit: of the right kind of hole only how high it is."""
    counts = {"above": placed.above, "below": placed.below}
    if placed.seen == AtZero.ON_AXIS and laid == AtZero.HOLE:
        return say("ask-places.on-axis", factor=factor, x=x, **counts)
    return say("ask-places.again", **counts)


DRAWN = {
    AtZero.CROSSES: "x-20",
    AtZero.TOUCHES: "(x-20)^2",
    AtZero.WALL: "1/(x-20)",
    AtZero.HOLE: "(x-20)(x-16)/(4(x-20))",
    AtZero.ON_AXIS: "(x-20)^2/(x-20)",
}
"""What a factor can do to a curve, close to its zero 20: there no y-axis is in the picture of a card."""


def _card_picture(outcome: AtZero) -> CardPicture:
    return CardPicture(RationalFunction.parse(DRAWN[outcome]), (17.4, 22.6, -1.4, 1.9), far_out=False)


def _rows_again(seed: str) -> MatchCards:
    draw = ProblemRng(seed)
    while True:
        counts = draw.some(PLACES, 4)
        if len({FactorPlaces(*count).outcome for count in counts}) >= 3:
            root = draw.one((-4, -3, -2, -1, 2, 3, 4))
            return places(root, max(above + below for above, below in counts), counts)


def wall(zero: int = -1, pole: int = -2) -> ClickGraph:
    """Where will the vertical asymptote stand?"""
    f = rows(((1, zero),), ((1, pole),))
    return ClickGraph(
        prompt=say.pieces("ask-wall", function=show(f)),
        hint=say("ask-wall.hint"),
        more_hints=(say("ask-wall.hint-2", factor=face(1, pole)), say("ask-wall.hint-3")),
        targets=(Target(x=pole),),
        reach=Fraction(0),
        why=vertical_asymptotes(f),
        misconceptions=(Wrong(Target(x=-pole), ideas.SIGN_READ_OFF), Wrong(Target(x=zero), ideas.ABOVE_IS_WALL)),
        because=lambda point: _not_0_below(f, point),
        onward=_with(f, "zero", "wall"),
        again=lambda seed: wall(*with_other_signs(seed)),
    )


def _not_0_below(f: RationalFunction, point: Point) -> str:
    return say("ask-wall.not-0", x=plain(point.x), value=f.bottom[0](exact(point.x)))


def forbidden(above: tuple[int, ...] = (4, 3), below: tuple[int, ...] = (-2, 0, 3)) -> Numbers:
    """Which x must be left out?"""
    f = rows([(1, root) for root in above], [(1, root) for root in below])
    right, survivors = tuple(sorted(below)), exactly(wall.x for wall in f.vertical_asymptotes)
    return Numbers(
        prompt=say.pieces("ask-forbidden", function=show(f)),
        hint=say("ask-forbidden.hint"),
        more_hints=(say("ask-forbidden.hint-2"), say("ask-forbidden.hint-3")),
        values=right,
        left_out=True,
        why=restrictions(f),
        misconceptions=expected(
            right,
            (survivors, ideas.HOLE_IS_GONE),
            (tuple(sorted(above)), ideas.ABOVE_IS_FORBIDDEN),
            (tuple(sorted({*above, *below})), ideas.ABOVE_IS_FORBIDDEN),
            (tuple(sorted(-root for root in below)), ideas.SIGN_READ_OFF),
        ),
        because=lambda answer: _allowed(f, answer),
        onward=to_drag(f),
        again=lambda seed: _forbidden_again(drawn(seed, 4)),
    )


def _allowed(f: RationalFunction, answer: tuple[Fraction, ...]) -> str:
    extra = [x for x in answer if x not in f.domain.excluded]
    if extra:
        return " ".join([say("ask-forbidden.allowed", x=x) for x in extra[:MOST_SAID]])
    return "" if answer else say("ask-forbidden.none")


def _forbidden_again(roots: tuple[int, ...]) -> Numbers:
    common, zero, one, other = roots
    return forbidden((zero, common), (one, other, common))


# ── multiplicity and signs ────────────────────────────────────────────────────────────────────────────────────────


def even(zero: int = -1, pole: int = -2, leads: tuple[int, ...] = (1, -1)) -> ChooseOne:
    """What does one more factor with the same zero below do?"""
    below = [(lead, pole) for lead in leads]
    f = rows(((1, zero),), below)
    is_even = f.vertical_asymptotes[0].order % 2 == 0
    *before, last = (face(*factor) for factor in below)
    return ChooseOne(
        prompt=say.pieces("ask-even", factor=last, factors=before, x=pole, function=show(f), **beside(pole)),
        hint=say.pieces("ask-even.hint", x=pole, top=face(1, zero), bottom=show(rows(below, ()))),
        more_hints=(say("ask-even.hint-2", x=pole), say("ask-even.hint-3")),
        options=(
            Option(say("ask-even.jump", x=pole), not is_even, ideas.ALWAYS_FLIPS if is_even else None),
            Option(say("ask-even.stay"), is_even, None if is_even else ideas.REPEATED_STAYS),
            Option(say("ask-even.hole"), False, ideas.NEEDS_BOTH),
        ),
        because=lambda _: _near(f, pole),
        why=_both_sides(f),
        onward=_with(f, "zero", "wall"),
        again=_even_again,
    )


def _near(f: RationalFunction, x: int) -> str:
    """Its values a tenth on each side of a place."""
    low, high = (plain(f(x + Fraction(step, 10))) for step in (-1, 1))
    return say("ask-first.values", low=low, high=high, **beside(x))


def _both_sides(f: RationalFunction) -> Explanation:
    """What happens on both sides of its only vertical asymptote, in the words of the question."""
    (wall,) = f.vertical_asymptotes
    (reason,) = [step for step in vertical_asymptotes(f).why if step.why]
    sign = say("ask-even.flips" if wall.order % 2 else "ask-even.keeps", many=wall.order, x=plain(wall.x))
    claim = say("ask-even.why", x=plain(wall.x), left=_way(wall.left), right=_way(wall.right))
    return Explanation(claim, why=(Explanation(sign), *reason.why))


def _way(sign: int) -> str:
    return "up" if sign > 0 else "down"


def _even_again(seed: str) -> ChooseOne:
    draw = ProblemRng(seed)
    zero, pole = draw.some((-4, -3, -2, -1, 1, 2, 3, 4), 2)
    return even(zero, pole, tuple(draw.one((1, -1)) for _ in range(draw.one((2, 3)))))


def bounce(zero: int = -1, root: int = 1, times: int = 2, pole: int = -2) -> ChooseOne:
    """What does one more factor with the same zero above do?"""
    f = rows(((1, zero), *[(1, root)] * times), ((1, pole), (-1, pole)))
    placed = FactorPlaces(times, 0)
    power = rows(((1, root),) * times).written(powers=True)
    return ChooseOne(
        prompt=say.pieces("ask-bounce", times=times, factor=face(1, root), function=show(f), x=root, **beside(root)),
        hint=say.pieces("ask-bounce.hint", power=power, x=root),
        more_hints=(say("ask-bounce.hint-2", x=root), say("ask-bounce.hint-3")),
        options=(
            Option(say("ask-bounce.crosses"), placed.outcome == AtZero.CROSSES, placed.behind(AtZero.CROSSES)),
            Option(say("ask-bounce.touches"), placed.outcome == AtZero.TOUCHES, placed.behind(AtZero.TOUCHES)),
            Option(say("ask-bounce.hole"), False, placed.behind(AtZero.HOLE)),
        ),
        why=_at_zero(f, root, plain(power), times),
        onward=_with(f, "zero", "wall"),
        again=_bounce_again,
    )


def _at_zero(f: RationalFunction, x: int, power: str, times: int) -> Explanation:
    """What the graph does at a zero, in the words of the question, and a value on each side of it."""
    low, high = (_rounded(f(at)) for at in (x - STEP, x + STEP))
    return Explanation(
        say("ask-bounce.why-touches" if times % 2 == 0 else "ask-bounce.why-crosses", x=x),
        why=(
            Explanation(say("ask-bounce.power", power=power, many=times, x=x)),
            Explanation(say("ask-bounce.others", x=x)),
            Explanation(say("ask-bounce.values", low=low, high=high, **beside(x))),
        ),
    )


STEP = Fraction(1, 10)
"""How far from a zero two values are shown."""


def _rounded(y: object) -> str:
    assert isinstance(y, Fraction), "it has a value there"
    return f"{float(y):.2g}".replace("-", "−")


def _bounce_again(seed: str) -> ChooseOne:
    draw = ProblemRng(seed)
    zero, root, pole = draw.some(range(-4, 5), 3)
    return bounce(zero, root, draw.one((2, 3)), pole)


def sign_chart(top: tuple[int, ...] = (2, -1, -1), bottom: tuple[int, ...] = (0, 3, 3)) -> PaintSigns:
    """Which signs has this function between its marks? The chart is painted."""
    asked = painted(rows([(1, root) for root in top], [(1, root) for root in bottom]))
    return replace(asked, again=lambda seed: _signs_again(drawn(seed, 4)))


def _signs_again(roots: tuple[int, ...]) -> PaintSigns:
    once, twice, below, below_twice = roots
    return sign_chart((once, twice, twice), (below, below_twice, below_twice))


# ── one factor alone: where it is 0, and which signs it has ──────────────────────────────────────────────────────

OFF_CENTRE = tuple(card for card in FACTORS if card.root)
"""The cards whose zero is not 0, so that there is something to work out."""


def zero_of(card: Factor) -> Number:
    """Where is this card 0?"""
    f, number = function_of((card,), ()), -card.lead * card.root
    return Number(
        prompt=say.pieces("ask-zero", function=show(f)),
        value=card.root,
        hint=say("ask-zero.hint"),
        more_hints=(say("ask-zero.hint-2", card=card.face), say("ask-zero.hint-3")),
        why=_solved(card, f),
        misconceptions=expected(
            card.root,
            (Fraction(number), ideas.SIGN_READ_OFF),
            (Fraction(-number), ideas.SIGN_FLIPPED),
            *([(Fraction(abs(number)), ideas.SIGN_DROPPED)] if number < 0 else []),
        ),
        onward=_with(f, "zero"),
        because=lambda x: say("ask-zero.somewhere") if x is None else say("ask-zero.not-0", x=x, value=plain(f(x))),
        again=lambda seed: zero_of(ProblemRng(seed).one(OFF_CENTRE)),
    )


def beside_line(card: Factor, *factors: tuple[int, int]) -> Number:
    """Where is this card 0? Beside it is a line on which the zeros of two others are found, one rising, one falling."""
    return replace(zero_of(card), try_out=walk(*factors), again=_beside_line_again)


def _beside_line_again(seed: str) -> Number:
    draw = ProblemRng(seed)
    card = draw.one(OFF_CENTRE)
    rising, falling = draw.some([root for root in range(-4, 5) if root not in (0, card.root)], 2)
    return beside_line(card, (1, rising), (-1, falling))


def _solved(card: Factor, f: RationalFunction) -> Explanation:
    """The equation behind the zero."""
    number = -card.lead * card.root
    moved = say("ask-zero.subtract" if number > 0 else "ask-zero.add", number=abs(number))
    steps = [
        Explanation(say("ask-zero.set-equal"), show(f, "=", 0)),
        Explanation(moved, show(Polynomial((0, card.lead)), "=", -number)),
    ]
    if card.lead != 1:
        freed = say("ask-zero.change-signs") if card.lead == -1 else say("ask-zero.divide", lead=card.lead)
        steps.append(Explanation(freed, show("x", "=", card.root)))
    steps.append(Explanation(say("ask-zero.put-in"), _worked_out(f, card.root)))
    return Explanation(say("ask-zero.why", card=card.face, x=card.root), why=tuple(steps))


def first(card: Factor) -> PaintSigns:
    """Which signs has this card, left and right of its zero? They are painted."""
    f, rises = function_of((card,), ()), card.lead > 0
    left, right = card.root - 2, card.root + 2
    up, down = (MINUS, ZERO, PLUS), (PLUS, ZERO, MINUS)
    on_card = PLUS if card.lead * card.root < 0 else MINUS
    return PaintSigns(
        prompt=say.pieces("ask-first", function=show(f), left=left, right=right),
        hint=say("ask-first.hint", x=card.root),
        more_hints=(say("ask-first.hint-2", left=left, right=right, card=card.face), say("ask-first.hint-3")),
        function=f,
        only_signs=True,
        misconceptions=(
            Wrong(down if rises else up, ideas.RISES_OR_FALLS),
            Wrong((on_card, ZERO, on_card), ideas.SIGN_ON_CARD),
        ),
        why=Explanation(
            say("ask-first.why", x=card.root, signs="− | 0 | +" if rises else "+ | 0 | −"),
            why=(
                *(Explanation(say("ask-first.put-in", x=x), _worked_out(f, x)) for x in (left, card.root, right)),
                Explanation(say("ask-first.only-there")),
            ),
        ),
        onward=_with(f, "zero"),
        because=lambda _: say("ask-first.values", low=plain(f(left)), left=left, high=plain(f(right)), right=right),
        again=_first_again,
    )


def _first_again(seed: str) -> PaintSigns:
    """Rising and falling factors come equally often, although the box has fewer that fall."""
    draw = ProblemRng(seed)
    rises = draw.one((True, False))
    return first(draw.one([card for card in OFF_CENTRE if (card.lead > 0) == rises]))


def _worked_out(f: RationalFunction, x: int) -> Shown:
    """A value with the number put in."""
    return show(f.with_number(Fraction(x)), "=", f(x))


# ── for those who know it, and without a ceiling ─────────────────────────────────────────────────────────────────


def known(once: int = 4, twice: int = -1, wall: int = -3, even_wall: int = 2) -> MatchPairs:
    """All that the first lesson is about: nothing cancels, and the ends of the curve are level."""
    f = rows(((1, once), (1, twice), (-1, twice)), ((1, wall), (1, even_wall), (1, even_wall)))
    at = (RootPlace(once, 1, 0), RootPlace(twice, 2, 0), RootPlace(wall, 0, 1), RootPlace(even_wall, 0, 2))
    return replace(
        manners(f, at),
        more_hints=(say("ask-known.hint-2"), say("practice-manners.hint-3")),
        again=lambda seed: known(*drawn(seed, 4)),
    )


def between(low: int = -1, high: int = 2) -> DragMarks:
    """A function that is negative between two numbers and nowhere else."""
    example = axis(("zero", low), ("zero", high))
    return DragMarks(
        prompt=say("ask-between", low=low, high=high),
        hint=say("ask-between.hint", low=low, high=high),
        more_hints=(say("ask-between.hint-2", low=low), say("ask-between.hint-3", low=low, high=high)),
        demands=(
            Demand(
                say("ask-between.demand", low=low, high=high),
                lambda marked: _negative(marked.function) == [(low, high)],
                against=lambda marked: _not_between(marked.function, low, high),
            ),
        ),
        example=example,
        why=_signs_of(example.function),
        worked=lambda marked: _signs_of(marked.function),
        further=(
            Demand(say("ask-between.wall"), lambda marked: bool(marked.function.vertical_asymptotes)),
            Demand(say("ask-between.three"), lambda marked: len(marked.marks) > 2),
            Demand(say("ask-between.no-zero"), lambda marked: not marked.function.x_intercepts),
            Demand(say("ask-between.hole"), lambda marked: bool(marked.function.holes)),
        ),
        again=lambda seed: between(*sorted(ProblemRng(seed).some(range(-5, 6), 2))),
    )


def _signs_of(f: RationalFunction) -> Explanation:
    """The signs of a function, with the function beside them."""
    return replace(signs(f), shown=equation(f))


def _negative(f: RationalFunction) -> list[tuple[object, object]]:
    """Where it is negative; a hole parts what it lies in."""
    return [(interval.low, interval.high) for interval in f.sign_chart.where(-1)]


def _not_between(f: RationalFunction, low: int, high: int) -> str:
    """One x between the two where it is not negative, and one elsewhere where it is.

    >>> _not_between(RationalFunction.parse("x-2"), -1, 2)
    'At x = −1 it is −3, so it is negative in other places, too.'
    >>> _not_between(RationalFunction.parse("(x+1)(2-x)"), -1, 2)
    'At x = 0, between −1 and 2, it is 2, not negative. At x = −2 it is −4, so it is negative in other places, too.'
    """
    tried = [(x, f(x)) for x in _to_try(f, low, high)]
    inside = next(((x, y) for x, y in tried if low < x < high and (y is None or y >= 0)), None)
    outside = next(((x, y) for x, y in tried if not low < x < high and y is not None and y < 0), None)
    said = []
    if inside:
        x, y = inside
        said.append(say("ask-between.inside", low=low, high=high, x=x, y=None if y is None else plain(y)))
    if outside:
        said.append(say("ask-between.outside", x=outside[0], y=plain(outside[1])))
    return " ".join(said)


def _to_try(f: RationalFunction, low: int, high: int) -> list[Fraction]:
    """The cuts of the x-axis by the function and the question, and a number in every part; the simplest first."""
    cuts = sorted({float(low), float(high), *(float(mark.x) for mark in f.sign_chart.marks)})
    middle = [(left + right) / 2 for left, right in pairwise([cuts[0] - 2, *cuts, cuts[-1] + 2])]
    parts = pairwise([cuts[0] - 4, *cuts, cuts[-1] + 4])
    whole = [n for left, right in parts for n in (floor(left) + 1, ceil(right) - 1) if left < n < right]
    near = [Fraction(x).limit_denominator(limit) for x in (*middle, *cuts) for limit in (12, 10**6)]
    return sorted({*map(Fraction, whole), *near}, key=lambda x: (x.denominator, abs(x)))
