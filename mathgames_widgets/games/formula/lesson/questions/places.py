"""The questions of the FORMULA lesson about numbers of several cards: what a place is worth, covering, dividing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from mathgames_widgets.games.formula import Cards, Kept, Lay, New, Rules, Sign, Table
from mathgames_widgets.games.formula.lesson.answers import LayCards
from mathgames_widgets.games.formula.lesson.misconceptions import (
    FACE_VALUE,
    LAST_DIGIT_DECIDES,
    SAME_END,
    ZERO_BEHIND,
    ZERO_IN_FRONT,
)
from mathgames_widgets.games.formula.lesson.pictures import face_up
from mathgames_widgets.games.formula.lesson.questions.equations import WHOLE, at_stop
from mathgames_widgets.games.formula.rules.cards import in_order
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.words.why import why_play
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.numbers.digits import change, divisible, no_zero_in_front, place_value
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number


def places(front: int = 3, behind: int = 2) -> Number:
    """What is the left card of a number worth?"""
    return Number(
        key="places",
        prompt=f"A card with {front} stands on the left of a {behind}. How much is this {front} worth there?",
        hint=f"Read the number aloud. How much more is it than the {behind} alone?",
        value=10 * front,
        advice=WHOLE,
        why=replace(place_value(10 * front + behind), why=(change(behind, 10 * front + behind),)),
        misconceptions=expected(
            10 * front, *[(wrong, FACE_VALUE) for wrong in (front, front + behind, front * behind)]
        ),
        again=lambda seed: places(*Draw(seed).some(range(1, 10), 2)),
    )


def zero(digit: int = 2) -> ChooseOne:
    """On which side of a card can a 0 stand?"""
    return ChooseOne(
        key="zero",
        prompt=f"You may set a card beside a {digit}, on either side. Which numbers can a 0 make of it?",
        hint=f"How many tens and how many ones would 0{digit} have, and how many has {digit}0?",
        options=(
            Option(f"Only {digit}0", True),
            Option(f"0{digit} and {digit}0", False, ZERO_IN_FRONT),
            Option(f"Only 0{digit}", False, ZERO_IN_FRONT),
            Option(f"None: with a 0 it stays {digit}", False, ZERO_BEHIND),
        ),
        why=no_zero_in_front(f"0{digit}"),
        again=lambda seed: zero(Draw(seed).one(range(1, 10))),
    )


# ── covering one card ─────────────────────────────────────────────────────────────────────────────────────────────


def cover(table: Table | None = None, hand: Cards = (), sign: Sign = Sign.PLUS) -> LayCards:
    """One card over one card of a longer number makes another formula true."""
    if table is None:
        table, hand = at_stop(3)
    demands: tuple[Demand[Lay], ...] = (
        Demand(f"{sign} between the numbers", lambda play: play.sign is sign),
        Demand("one new card, over one card of a longer number", covers_one),
    )
    question = LayCards(
        key="cover",
        prompt=f"Change the sign to {sign}. Then cover a single card of a longer number, so that the formula is true.",
        hint="Work out the left side with the new sign. In which digit does it differ from the answer?",
        table=table,
        hand=hand,
        demands=demands,
        why=Explanation(""),
        again=_cover_again,
    )
    return replace(question, why=why_play(table, question.solution))


def covers_one(play: Lay) -> bool:
    """Whether one card is laid, and lies in a number with a card that stays.

    >>> covers_one(Lay((Kept(0),), Sign.PLUS, (Kept(0),), (New("1", 1), Kept(1))))
    True
    """
    touched = [row for row in play.rows if any(isinstance(spot, New) for spot in row)]
    return len(play.laid) == 1 and any(isinstance(spot, Kept) for spot in touched[0])


@cache
def _one_digit_apart() -> tuple[tuple[Formula, Formula], ...]:
    """Pairs of true formulas with other signs, equal but for one digit of a number of two."""
    true = [
        Formula(left, sign, right, int(value))
        for left in range(2, 100)
        for right in range(2, 10)
        for sign in Sign
        if (value := Formula(left, sign, right, 0).value) is not None
        if value.denominator == 1 and 2 <= value < 100
    ]
    apart = []
    for one in true:
        for other in true:
            if one.sign is not other.sign and one.right == other.right and _differ_once(one, other):
                apart.append((one, other))
    return tuple(apart)


def _differ_once(one: Formula, other: Formula) -> bool:
    if (one.left == other.left) == (one.answer == other.answer):
        return False
    old, new = (one.left, other.left) if one.answer == other.answer else (one.answer, other.answer)
    if not 9 < old < 100 or not 9 < new < 100:
        return False
    return (old // 10 == new // 10) != (old % 10 == new % 10)


def _cover_again(seed: str) -> LayCards:
    draw = Draw(seed)
    while True:
        one, other = draw.one(_one_digit_apart())
        table = face_up(str(one.left), one.sign.value, str(one.right), str(one.answer))
        old, new = (
            (str(one.left), str(other.left)) if one.answer == other.answer else (str(one.answer), str(other.answer))
        )
        needed = next(after for before, after in zip(old, new, strict=True) if before != after)
        hand = in_order((needed, *draw.some([digit for digit in "123456789" if digit != needed], 2)))
        if any(play.sign is other.sign and covers_one(play) for play in plays(table, hand, Rules())):
            return cover(table, hand, other.sign)


def difference(old: int = 32, new: int = 12) -> Number:
    """How much does a number change by one other digit?"""
    tens = old % 10 == new % 10
    apart = abs(old - new)
    more = "more" if new > old else "less"
    place = "left" if tens else "right"
    return Number(
        key="difference",
        prompt=f"The {place} card of {old} is covered, and the number is {new} now. How much {more} is that?",
        hint="Is it the card of the tens or the card of the ones that changes?",
        value=apart,
        advice=WHOLE,
        why=change(old, new),
        misconceptions=(Wrong(apart // 10 if tens else apart * 10, FACE_VALUE),),
        again=_difference_again,
    )


def _difference_again(seed: str) -> Number:
    draw = Draw(seed)
    kept, old, new = draw.one(range(1, 10)), *draw.some(range(1, 10), 2)
    return (
        difference(10 * old + kept, 10 * new + kept)
        if draw.one((True, True, False))
        else difference(10 * kept + old, 10 * kept + new)
    )


# ── divisibility ──────────────────────────────────────────────────────────────────────────────────────────────────


def divisors(by: int = 4, numbers: tuple[int, ...] = (12, 18, 32, 34)) -> ChooseSome:
    """Which numbers can be divided by this one?"""
    return ChooseSome(
        key="divisors",
        prompt=f"Each of these is to be divided by {by}. Where is the answer a whole number?",
        hint=f"Look for the nearest number that you know from the table of {by}. Is anything left over?",
        options=tuple(
            Option(f"{number} ÷ {by}", number % by == 0, None if number % by == 0 else _remainder_idea(number, by))
            for number in numbers
        ),
        why=Explanation(
            f"A number can be divided by {by} where it is a whole number times {by}.",
            why=tuple(divisible(number, by) for number in numbers),
        ),
        again=_divisors_again,
    )


def _remainder_idea(number: int, by: int) -> Misconception | None:
    if by == 4 and number % 2 == 0:
        return LAST_DIGIT_DECIDES
    return SAME_END if number % 10 in (by, (2 * by) % 10) else None


def _divisors_again(seed: str) -> ChooseSome:
    draw = Draw(seed)
    by = draw.one((3, 4, 6, 8))
    right = draw.some(range(3, 12), 2)
    left_over = draw.some([number for number in range(3 * by, 12 * by) if number % by], 2)
    return divisors(by, tuple(draw.shuffled((*[by * one for one in right], *left_over))))


QUESTIONS: dict[str, Callable[[], Question]] = {
    "places": places,
    "zero": zero,
    "cover": cover,
    "difference": difference,
    "divisors": divisors,
}
