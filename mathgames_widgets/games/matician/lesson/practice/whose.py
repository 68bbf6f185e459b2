"""Answers about equations and choices that follow an idea of the catalogue: their lines, and the two rules."""

from __future__ import annotations

from fractions import Fraction

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.whose import Cases, Slip, Slips

from .payoffs import terms

say = room(__name__)


def _two(draw: ProblemRng) -> tuple[int, int]:
    """The numbers of two cards, the lower one first."""
    low, high = sorted(draw.some(range(2, 15), 2))
    return low, high


# ── signs ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def taken_not_added(draw: ProblemRng) -> Slip:
    """Subtracting a negative number makes less."""
    right, left = _two(draw)
    return Slip(
        idea=ideas.TAKEN_NOT_ADDED,
        others=(ideas.CARD_IGNORED, ideas.WHOLE_EQUATION, ideas.TWO_MINUSES_STAY),
        task=say("whose-minus-right", left=left, right=right),
        lines=(
            say("whose-minus-right.laid", left=left, right=right),
            say("whose-minus-right.less", right=right),
            say("whose-minus-right.so", left=left, right=right, value=left - right),
        ),
        at=1,
        instead=say("whose-minus-right.instead", right=right),
        cases=Cases(say("whose-minus-right.asked", left=left, right=right), 2, lambda pair: min(pair) >= 0),
        believed=lambda pair: pair[0] - pair[1],
        true=lambda pair: pair[0] + pair[1],
        example=(Fraction(right), Fraction(left)),
        own=((left, right),),
        dull=(Fraction(left), Fraction(0)),
    )


def larger_minus_smaller(draw: ProblemRng) -> Slip:
    """You always take the smaller number from the larger."""
    left, right = _two(draw)
    return Slip(
        idea=ideas.LARGER_MINUS_SMALLER,
        others=(ideas.SIDES_ALIKE, ideas.WHOLE_EQUATION, ideas.TAKEN_NOT_ADDED),
        task=say("whose-less-first", left=left, right=right),
        lines=(
            say("whose-less-first.take", left=left, right=right),
            say("whose-less-first.work", left=left, right=right, value=right - left),
            say("whose-less-first.so", value=right - left),
        ),
        at=0,
        instead=say("whose-less-first.instead", left=left, right=right, value=left - right),
        cases=Cases(say("whose-less-first.asked"), 2),
        believed=lambda pair: abs(pair[0] - pair[1]),
        true=lambda pair: pair[0] - pair[1],
        example=(Fraction(left), Fraction(right + 1)),
        own=((left, right),),
        dull=(Fraction(right), Fraction(left)),
    )


def two_minuses_make_plus(draw: ProblemRng) -> Slip:
    """Two minuses always make a plus."""
    left, right = _two(draw)
    return Slip(
        idea=ideas.TWO_MINUSES_MAKE_PLUS,
        others=(ideas.TWO_MINUSES_STAY, ideas.SIGN_LOST, ideas.CARD_IGNORED),
        task=say("whose-two-minuses", left=left, right=right),
        lines=(
            say("whose-two-minuses.laid", left=left, right=right),
            say("whose-two-minuses.product"),
            say("whose-two-minuses.always", left=left, right=right),
            say("whose-two-minuses.so", left=left, right=right, value=left + right),
        ),
        at=2,
        instead=say("whose-two-minuses.instead", left=left, right=right, value=-left - right),
        cases=Cases(say("whose-two-minuses.asked", left=left, right=right), 2, lambda pair: min(pair) >= 0),
        believed=lambda pair: pair[0] + pair[1],
        true=lambda pair: -pair[0] - pair[1],
        example=(Fraction(left), Fraction(right + 1)),
        own=((left, right), (right, left)),
        dull=(Fraction(0), Fraction(0)),
    )


def size_without_sign(draw: ProblemRng) -> Slip:
    """−7 is more than −3, because 7 is more than 3."""
    low, high = _two(draw)
    return Slip(
        idea=ideas.SIZE_WITHOUT_SIGN.about(low=-high, high=-low),
        others=(ideas.WRONG_END, ideas.ANY_MINUS, ideas.SIGN_LOST),
        task=say("whose-more", one=-low, other=-high),
        lines=(
            say("whose-more.size", low=low, high=high),
            say("whose-more.same", one=-low, other=-high),
            say("whose-more.so", other=-high),
        ),
        at=1,
        instead=say("whose-more.instead", other=-high),
        cases=Cases(say("whose-more.asked"), 2),
        believed=lambda pair: max(pair, key=lambda number: (abs(number), number)),
        true=max,
        example=(Fraction(-low), Fraction(-high - 1)),
        own=((-low, -high), (-high, -low)),
        dull=(Fraction(low), Fraction(high)),
    )


# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def chances_ignored(draw: ProblemRng) -> Slip:
    """The expected value is the mean, whatever the chances."""
    low, high = _two(draw)
    mean = Fraction(high - low, 2)
    chance = draw.one((Fraction(1, 4), Fraction(3, 4), Fraction(1, 3)))

    def worth(chance: Fraction) -> Fraction:
        return chance * high - (1 - chance) * low

    def unfit(number: Fraction) -> str:
        """What a chance brings that refutes nothing; one of 0 or 1 is none of the two that the task asks for."""
        if not 0 <= number <= 1:
            return say("whose-expected.outside")
        if number in (0, 1):
            return say("whose-expected.sure", chance=number, value=worth(number))
        if worth(number) == mean:
            return say("whose-expected.agrees", chance=number, value=mean)
        return say("whose-expected.unfit", chance=number, value=worth(number))

    return Slip(
        idea=ideas.CHANCES_IGNORED,
        others=(ideas.CHANCES_SWAPPED, ideas.LIKELIEST_ONLY, ideas.ADDED_NOT_WEIGHED),
        task=say("whose-expected", high=high, low=-low, chance=chance, other=1 - chance),
        lines=(
            say("whose-expected.values", high=high, low=-low),
            say("whose-expected.mean", sum=high - low, mean=mean),
            say("whose-expected.so", mean=mean),
        ),
        at=1,
        instead=say("whose-expected.instead", value=worth(chance)),
        cases=Cases(
            say("whose-expected.asked", high=high),
            1,
            lambda number: number == chance or (0 < number < 1 and worth(number) < 0),
            said=lambda chance: say("whose-expected.case", chance=chance),
            unfit=unfit,
        ),
        unlike=(
            say(
                "whose-expected.swapped",
                terms=terms((Fraction(high), Fraction(-low)), (1 - chance, chance)),
                value=worth(1 - chance),
                mean=mean,
            ),
            say("whose-expected.likeliest", value=high if chance > Fraction(1, 2) else -low, mean=mean),
            say("whose-expected.added", high=high, low=-low, sum=high - low, mean=mean),
        ),
        believed=lambda chance: mean,
        true=worth,
        example=Fraction(1, 10),
        own=(chance,),
    )


def added_not_weighed(draw: ProblemRng) -> Slip:
    """The values are just added up."""
    low, high = _two(draw)
    return Slip(
        idea=ideas.ADDED_NOT_WEIGHED,
        others=(ideas.HOPE_ONLY, ideas.CAUTION_ONLY, ideas.CHANCES_SWAPPED),
        task=say("whose-coin", high=high, low=low),
        lines=(
            say("whose-coin.both"),
            say("whose-coin.equal"),
            say("whose-coin.add", high=high, low=low, sum=low + high),
            say("whose-coin.so", sum=low + high),
        ),
        at=2,
        instead=say("whose-coin.instead", mean=Fraction(low + high, 2)),
        cases=Cases(say("whose-coin.asked"), 2),
        believed=sum,
        true=lambda pair: sum(pair) / 2,
        example=(Fraction(low), Fraction(high + 1)),
        own=((low, high), (high, low)),
        dull=(Fraction(low), Fraction(-low)),
    )


SIGNS: tuple[Slips, ...] = (taken_not_added, larger_minus_smaller, two_minuses_make_plus, size_without_sign)
CHOOSING: tuple[Slips, ...] = (chances_ignored, added_not_weighed)
