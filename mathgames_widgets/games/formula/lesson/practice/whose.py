"""Answers about formulas that follow an idea of the catalogue: their lines, and the two rules."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.drawing.cards import Laid
from mathgames_widgets.questions.drawing.trying import TryCards
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.whose import Cases, Slip, Slips, whole

from ..pictures import scale, weighs

say = room(__name__)


def answer_comes_next(draw: ProblemRng) -> Slip:
    """The answer comes right after =, whatever else is on that side."""
    left, right = draw.some(range(3, 9), 2)
    total, more = left + right, draw.one(range(2, 6))
    return Slip(
        idea=ideas.ANSWER_COMES_NEXT,
        others=(ideas.ORDER_IS_FREE, ideas.NOTHING_TO_WORK_OUT, ideas.DIGIT_DROPPED),
        task=say("whose-box", left=left, right=right, more=more),
        lines=(
            f"{left} + {right} = {total}",
            say("whose-box.so", total=total),
            f"{left} + {right} = {total} + {more} = {total + more}",
        ),
        at=1,
        instead=say("whose-box.instead", left=left, right=right, total=total, box=total - more, more=more),
        cases=Cases(
            say("whose-box.asked", left=left, right=right, total=total),
            1,
            whole(0, total),
            said=lambda number: f"{left} + {right} = □ + {number}",
        ),
        believed=lambda number: Fraction(total),
        true=lambda number: total - number,
        example=Fraction(more + 1),
        own=(Fraction(more),),
        dull=Fraction(0),
        try_out=_box(left, right, more),
    )


class _Folded(TryCards):
    """Cards that wait folded, so that all three parts of the question stay in sight."""

    __slots__ = ()
    is_to_play: ClassVar[bool] = False


def _box(left: int, right: int, more: int) -> TryCards:
    """Digits for the box in left + right = □ + more, and the scale with both sides."""

    def in_box(laid: Laid) -> int:
        return int("".join(laid[0]) or 0)

    def told(laid: Laid) -> str:
        if not laid[0]:
            return say("whose-box-waits")
        return weighs(f"{left} + {right} = {in_box(laid)} + {more}", left + right, in_box(laid) + more)

    return _Folded(
        prompt=say("whose-box-try"),
        why=Explanation(""),
        cards=tuple(map(str, range(10))),
        rooms=(f"{left} + {right} = □ + {more}",),
        longest=2,
        follows=lambda cards, face: cards != ("0",),
        told=told,
        shows=lambda laid: scale(left + right, in_box(laid) + more),
    )


def order_is_free(draw: ProblemRng) -> Slip:
    """You can swap the numbers of a difference."""
    less, more = sorted(draw.some(range(2, 10), 2))
    return Slip(
        idea=ideas.ORDER_IS_FREE,
        others=(ideas.ANSWER_COMES_NEXT, ideas.ONE_SIDE_ONLY, ideas.DIGIT_DROPPED),
        task=say("whose-swap", less=less, more=more),
        lines=(
            f"{more} − {less} = {more - less}",
            say("whose-swap.same", less=less, more=more),
            say("whose-swap.so", less=less, more=more, answer=more - less),
        ),
        at=1,
        instead=f"{less} − {more} = {less - more}".replace("= -", "= −"),
        cases=Cases(say("whose-swap.asked"), 2),
        believed=lambda pair: pair[1] - pair[0],
        true=lambda pair: pair[0] - pair[1],
        example=(Fraction(less), Fraction(more + 1)),
        own=((Fraction(less), Fraction(more)), (Fraction(more), Fraction(less))),
        dull=(Fraction(less), Fraction(less)),
    )


def even_by_four(draw: ProblemRng) -> Slip:
    """All even numbers can be divided by 4."""
    number = 4 * draw.one(range(3, 20)) + 2
    return Slip(
        idea=ideas.LAST_DIGIT_DECIDES,
        others=(ideas.DIGIT_DROPPED, ideas.DIVISION_BOTH_WAYS, ideas.SAME_END),
        task=say("whose-even", number=number),
        lines=(
            say("whose-even.even", number=number),
            say("whose-even.four"),
            say("whose-even.every", number=number),
            say("whose-even.so", number=number),
        ),
        at=2,
        instead=say("whose-even.instead", number=number),
        cases=Cases(
            say("whose-even.asked"),
            1,
            lambda number: number.denominator == 1 and number >= 0 and number % 2 == 0,
            unfit=lambda number: say("whose-even.silent"),
        ),
        believed=lambda number: Fraction(0),
        true=lambda number: number % 4,
        example=Fraction(number + 4),
        own=(Fraction(number),),
        dull=Fraction(number + 2),
    )


def choices_add(draw: ProblemRng) -> Slip:
    """Choices that follow each other are added."""
    first, second = draw.some(range(3, 8), 2)
    return Slip(
        idea=ideas.CHOICES_ADD,
        others=(ideas.ORDER_FORGOTTEN, ideas.CARD_USED_AGAIN, ideas.ONE_OF_THE_FAMILY),
        task=say("whose-choices", first=first, second=second),
        lines=(
            say("whose-choices.add", first=first, second=second, sum=first + second),
            say("whose-choices.so", sum=first + second),
        ),
        at=0,
        instead=say("whose-choices.instead", first=first, second=second, product=first * second),
        cases=Cases(say("whose-choices.asked"), 2, whole(1, 20)),
        believed=lambda pair: pair[0] + pair[1],
        true=lambda pair: pair[0] * pair[1],
        example=(Fraction(first), Fraction(second + 1)),
        own=((Fraction(first), Fraction(second)), (Fraction(second), Fraction(first))),
        dull=(Fraction(2), Fraction(2)),
    )


def zero_divides(draw: ProblemRng) -> Slip:
    """Dividing by 0 gives 0."""
    number = draw.one(range(2, 30))
    return Slip(
        idea=ideas.ZERO_DIVIDES,
        others=(ideas.ZERO_OVER, ideas.ONLY_ZERO, ideas.ORDER_IS_FREE),
        task=say("whose-nothing", number=number),
        lines=(say("whose-nothing.product", number=number), say("whose-nothing.every"), f"{number} ÷ 0 = 0"),
        at=1,
        instead=say("whose-nothing.instead"),
        cases=Cases(say("whose-nothing.asked")),
        believed=lambda number: number,
        true=lambda number: Fraction(0),
        example=Fraction(number),
        dull=Fraction(0),
    )


SLIPS: tuple[Slips, ...] = (answer_comes_next, order_is_free, even_by_four, choices_add, zero_divides)
