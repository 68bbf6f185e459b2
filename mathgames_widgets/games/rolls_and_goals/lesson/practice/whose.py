"""Answers about dice and cards that follow an idea of the catalogue: their lines, and the two rules."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import floor, trunc

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.whose import Cases, Slip, Slips, whole

from ...rules.cards import Side
from .betting import betting

say = room(__name__)

MOST_ROLLS = 20
"""No counterexample has more rolls: their fractions would be longer than a line."""
ROLL, INTEGER, TOTAL = whole(1, 6), whole(-100, 100), whole(2, 12)


def _halved(value: Fraction) -> Fraction:
    return Fraction(floor(value / 2))


# ── order and signs ───────────────────────────────────────────────────────────────────────────────────────────────────


def halving_undoes(draw: ProblemRng) -> Slip:
    """Halving and doubling cancel."""
    side = draw.one((3, 5))
    half = side // 2
    return Slip(
        idea=ideas.HALVING_UNDOES,
        others=(ideas.ORDER_IS_FREE, ideas.ROUNDED_UP, ideas.CARD_FORGOTTEN),
        task=say("whose-halve-double", side=side),
        lines=(
            say("whose-halve-double.undo"),
            say("whose-halve-double.so", side=side),
        ),
        at=0,
        instead=say("whose-halve-double.instead", side=side, half=half, value=2 * half),
        cases=Cases(say("whose-halve-double.asked"), 1, ROLL),
        believed=lambda side: side,
        true=lambda side: 2 * _halved(side),
        example=Fraction(8 - side),
        own=(side,),
        dull=Fraction(4),
    )


def order_is_free(draw: ProblemRng) -> Slip:
    """The order of the cards makes no difference."""
    side, more = draw.one(range(2, 7)), draw.one((1, 3))
    wrong = 2 * (side + more)
    return Slip(
        idea=ideas.ORDER_IS_FREE,
        others=(ideas.NOTHING_SWAPS, ideas.ADDED_NOT_SET, ideas.CARD_FORGOTTEN),
        task=say("whose-order", side=side, more=more),
        lines=(
            say("whose-order.cards", more=more),
            say("whose-order.free", side=side, more=more, sum=side + more),
            say("whose-order.so", sum=side + more, value=wrong),
        ),
        at=1,
        instead=say("whose-order.instead", side=side, double=2 * side, more=more, value=2 * side + more),
        cases=Cases(say("whose-order.asked"), 1, ROLL),
        believed=lambda side: 2 * (side + more),
        true=lambda side: 2 * side + more,
        example=Fraction(1),
        own=(side,),
    )


def towards_zero(draw: ProblemRng) -> Slip:
    """Halving rounds toward 0."""
    value = Fraction(-draw.one(range(3, 20, 2)))
    half, cut = value / 2, Fraction(trunc(value / 2))
    return Slip(
        idea=ideas.TOWARDS_ZERO.about(value=value, true=_halved(value)),
        others=(ideas.NOT_ROUNDED, ideas.SIGN_LOST, ideas.NOTHING_BELOW_ZERO),
        task=say("whose-half", value=value),
        lines=(
            say("whose-half.half", value=value, half=half),
            say("whose-half.drop", cut=cut),
            say("whose-half.so", cut=cut),
        ),
        at=1,
        instead=say("whose-half.instead", down=_halved(value)),
        cases=Cases(say("whose-half.asked"), 1, INTEGER),
        believed=lambda value: Fraction(trunc(value / 2)),
        true=_halved,
        example=value - 2,
        own=(value,),
        dull=Fraction(5),
    )


def negate_makes_negative(draw: ProblemRng) -> Slip:
    """Negate makes a number negative."""
    value = -draw.one(range(1, 7))
    return Slip(
        idea=ideas.NEGATE_MAKES_NEGATIVE.about(value=value, true=-value),
        others=(ideas.NOTHING_BELOW_ZERO, ideas.SIGN_LOST, ideas.FLIP_IN_ITS_TURN),
        task=say("whose-negate", value=value),
        lines=(
            say("whose-negate.is", value=value),
            say("whose-negate.makes"),
            say("whose-negate.so", value=value),
        ),
        at=1,
        instead=say("whose-negate.instead", value=value, other=-value),
        cases=Cases(say("whose-negate.asked"), 1, INTEGER),
        believed=lambda value: -abs(value),
        true=lambda value: -value,
        example=Fraction(value - 1),
        own=(value,),
        dull=Fraction(-value),
    )


# ── chance ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def chances_add(draw: ProblemRng) -> Slip:
    """Chances of several rolls are added."""
    return _added(draw.one((2, 3, 4)), draw.one(range(1, 7)))


def four_rolls(draw: ProblemRng) -> Slip:
    """The same for an old bet: at least one 6 in four rolls. It can be played."""
    return replace(_added(4, 6), try_out=betting(4, 6, Fraction(4, 6)))


def _no_rolls(rolls: Fraction) -> str:
    """Why a number is no number of rolls that is tried here."""
    is_whole = rolls.denominator == 1 and rolls >= 0
    return say("whose-rolls.unfit", case="zero" if not rolls else "many" if is_whole else "none")


def _added(rolls: int, side: Side) -> Slip:
    sum_ = Fraction(rolls, 6)
    return Slip(
        idea=ideas.CHANCES_ADD,
        others=(ideas.CHANCE_OF_NONE, ideas.CHANCES_OF_ALL, ideas.EXACTLY_ONE),
        task=say("whose-rolls", rolls=rolls, side=side),
        lines=(
            say("whose-rolls.least"),
            say("whose-rolls.one"),
            say("whose-rolls.add", rolls=rolls),
            say("whose-rolls.so", chance=sum_),
        ),
        at=2,
        instead=say(
            "whose-rolls.instead",
            rolls=rolls,
            side=side,
            product=" × ".join(["5/6"] * rolls),
            none=Fraction(5, 6) ** rolls,
            some=1 - Fraction(5, 6) ** rolls,
        ),
        cases=Cases(
            say("whose-rolls.asked"),
            1,
            whole(1, MOST_ROLLS),
            said=lambda rolls: say("whose-rolls.case", rolls=int(rolls)),
            unfit=_no_rolls,
        ),
        believed=lambda rolls: rolls / 6,
        true=lambda rolls: 1 - Fraction(5, 6) ** int(rolls),
        example=Fraction(7),
        own=(rolls,),
        dull=Fraction(1),
    )


def order_of_dice(draw: ProblemRng) -> Slip:
    """2 and 5 is the same roll as 5 and 2."""
    total = draw.one((5, 6, 7, 8, 9))
    return Slip(
        idea=ideas.ORDER_OF_DICE,
        others=(ideas.SUMS_EQUALLY_LIKELY, ideas.ONE_ROLL_ONLY, ideas.COUNT_NOT_CHANCE),
        task=say("whose-total", total=total),
        lines=(
            say("whose-total.pairs", total=total, pairs=[f"{low} + {total - low}" for low in _low(total)]),
            say("whose-total.same"),
            say("whose-total.so", ways=len(_low(total))),
        ),
        at=1,
        instead=say("whose-total.instead"),
        cases=Cases(say("whose-total.asked"), 1, TOTAL),
        believed=lambda total: Fraction(len(_low(int(total)))),
        true=lambda total: 6 - abs(total - 7),
        example=Fraction(7 if total != 7 else 6),
        own=(total,),
        dull=Fraction(12),
    )


def _low(total: int) -> list[int]:
    """The lower of two dice with this total, each pair once."""
    return [low for low in range(1, total // 2 + 1) if total - low <= 6]


def sums_equally_likely(draw: ProblemRng) -> Slip:
    """All totals are equally likely."""
    total = draw.one(range(4, 11))
    return Slip(
        idea=ideas.SUMS_EQUALLY_LIKELY,
        others=(ideas.ORDER_OF_DICE, ideas.ONE_DIE_ONLY, ideas.HALF_AND_HALF),
        task=say("whose-sum", total=total),
        lines=(say("whose-sum.eleven"), say("whose-sum.alike"), say("whose-sum.so", total=total)),
        at=1,
        instead=say("whose-sum.instead", total=total, ways=6 - abs(total - 7)),
        cases=Cases(say("whose-sum.asked"), 1, TOTAL),
        believed=lambda total: Fraction(1, 11),
        true=lambda total: Fraction(6 - abs(total - 7), 36),
        example=Fraction(2),
        own=(total,),
    )


def rounded_at_the_end(draw: ProblemRng) -> Slip:
    """Halve the mean of the die."""
    side = draw.one((1, 3, 5))
    return Slip(
        idea=ideas.ROUNDED_AT_THE_END,
        others=(ideas.MIDDLE_IS_THREE, ideas.MOST_IS_MEAN, ideas.NOT_DIVIDED),
        task=say("whose-mean"),
        lines=(say("whose-mean.die"), say("whose-mean.halved"), say("whose-mean.so")),
        at=1,
        instead=say("whose-mean.instead"),
        cases=Cases(say("whose-mean.asked"), 1, ROLL),
        believed=lambda side: side / 2,
        true=_halved,
        example=Fraction(side),
        dull=Fraction(6),
    )


ORDER: tuple[Slips, ...] = (halving_undoes, order_is_free, towards_zero, negate_makes_negative)
CHANCE: tuple[Slips, ...] = (chances_add, order_of_dice, sums_equally_likely, rounded_at_the_end)
