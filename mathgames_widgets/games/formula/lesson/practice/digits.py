"""Problems about digits: what a card is worth at its place, what can be divided, and what 0 does."""

from __future__ import annotations

from dataclasses import replace

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import change, divisible
from mathgames_widgets.maths.numbers.equality import by_zero, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Number, Numbers

from ...rules.moves import is_times_zero
from ...rules.plays import plays
from ...rules.state import Rules
from ...words.why import why_play
from ..answers import MakeFormula
from ..pictures import InHand, OnTable, face_up
from .drawing import NONE_TOO, WHOLE, a_hand, table_of, worked_out

# ── what is a card worth? ─────────────────────────────────────────────────────────────────────────────────────────


def _place(draw: Draw, level: int) -> Question:
    digits = draw.some(range(1, 10), 3 if level > 1 else 2)
    at, new = draw.one(range(len(digits))), draw.one(range(1, 10))
    old = _number(digits)
    if level == 2 and draw.one((True, False)):
        return set_beside(_number(digits[:2]), new, in_front=draw.one((True, False)))
    after = _number((*digits[:at], new, *digits[at + 1 :]))
    if after == old:
        return _place(draw, level)
    return _which_card(old, after, digits[at], new) if level == 3 else _covered(old, after)


def _number(digits: tuple[int, ...]) -> int:
    return int("".join(map(str, digits)))


def _covered(old: int, after: int) -> Question:
    digit, new = next((one, other) for one, other in zip(str(old), str(after), strict=True) if one != other)
    more = "more" if after > old else "less"
    apart = abs(after - old)
    return Number(
        prompt=f"The {digit} of {old} is covered by a {new}. How much {more} is the number now?",
        value=apart,
        advice=WHOLE,
        hint=f"Is the {digit} at the place of the ones, the tens or the hundreds?",
        why=change(old, after),
        misconceptions=expected(
            apart,
            (abs(int(new) - int(digit)), ideas.FACE_VALUE),
            (int(new), ideas.FACE_VALUE),
            (after, ideas.WHOLE_NUMBER),
        ),
    )


def set_beside(old: int, new: int, *, in_front: bool) -> Question:
    """How much a number grows by a card in front of it or behind it."""
    front, behind = int(f"{new}{old}"), int(f"{old}{new}")
    after, other = (front, behind) if in_front else (behind, front)
    return Number(
        prompt=f"A {new} is set {'in front of' if in_front else 'behind'} {old}. How much more is the number now?",
        value=after - old,
        advice=WHOLE,
        hint="Write the new number down, with the place of each digit.",
        why=change(old, after),
        misconceptions=expected(
            after - old, (new, ideas.FACE_VALUE), (after, ideas.WHOLE_NUMBER), (other - old, ideas.WRONG_WAY)
        ),
    )


def _which_card(old: int, after: int, digit: int, new: int) -> Question:
    apart, more = abs(after - old), "more" if after > old else "less"
    return Number(
        prompt=f"A card over the {digit} of {old} makes the number {apart} {more}. Which card?",
        value=new,
        advice="one digit, such as 7",
        hint=f"By how much must the digit {digit} change there, so that the number changes by {apart}?",
        why=change(old, after),
        misconceptions=expected(new, (abs(new - digit), ideas.CHANGE_FOR_CARD), (apart, ideas.FACE_VALUE)),
    )


PLACE_VALUE = Kind("place", "What is a card worth?", _place)

# ── what can be divided? ──────────────────────────────────────────────────────────────────────────────────────────


DIVISORS = {1: range(2, 10), 2: (2, 3, 4, 5), 3: (3, 4, 6, 8, 9)}


def _divide(draw: Draw, level: int) -> Question:
    by = draw.one(DIVISORS[level])
    if level == 1:
        return _exactly(draw.one(range(3, 12)) * by + draw.one((0, 0, 1, by - 1)), by)
    before = str(draw.one(range(1, 100 if level == 2 else 10)))
    behind = str(draw.one(range(10))) if level == 3 else ""
    return _which_digits(before, behind, by)


def _exactly(number: int, by: int) -> Question:
    whole, rest = divmod(number, by)
    value = None if rest else whole
    return Number(
        prompt=f"What is {number} ÷ {by}, if it is a whole number?",
        value=value,
        advice=NONE_TOO,
        hint=f"Look for the product of {by} that is next to {number}.",
        why=_why_divided(number, by),
        misconceptions=expected(value, (whole, ideas.ROUNDED), (whole + 1, ideas.ROUNDED)) if rest else (),
    )


def _why_divided(number: int, by: int) -> Explanation:
    told = divisible(number, by)
    return Explanation(told.claim, told.shown, (worked_out(number, Sign.DIVIDE, by), *told.why))


def _which_digits(before: str, behind: str, by: int) -> Question:
    numbers = {digit: int(f"{before}{digit}{behind}") for digit in range(10)}
    right = tuple([digit for digit, number in numbers.items() if number % by == 0])
    alone = tuple([digit for digit in range(10) if digit % by == 0])
    idea = ideas.LAST_DIGIT_DECIDES if by == 4 else ideas.SAME_END
    words = listed([str(numbers[digit]) for digit in right]) if right else ""
    claim = f"{words} can be divided by {by}." if right else f"With no digit can it be divided by {by}."
    shown = right or tuple(range(0, 10, 3))
    other = [digit for digit in range(10) if digit not in shown][:1]
    return Numbers(
        prompt=f"Which digits can stand for ? so that {before}?{behind} can be divided by {by}?",
        values=right,
        advice="digits with commas between them, such as 2, 5; “none” where there is none",
        hint=_test(by),
        why=Explanation(claim, why=tuple([divisible(numbers[digit], by) for digit in (*shown, *other)])),
        misconceptions=expected(right, (alone, idea)),
    )


def _test(by: int) -> str:
    if by in (3, 9):
        return "Add the digits that are there. What must still come to it?"
    if by == 6:
        return "The number must be even, and the sum of its digits a number of the table of 3."
    if by in (4, 8):
        return (
            "The last two digits decide about 4, the last three about 8." if by == 8 else "Look at the last two digits."
        )
    return "The last digit decides."


DIVISIBLE = Kind("divide", "What can be divided?", _divide)

# ── what 0 does ───────────────────────────────────────────────────────────────────────────────────────────────────


def _zero(draw: Draw, level: int) -> Question:
    if level == 1:
        return _with_zero(draw)
    return _which_go(draw) if level == 2 else _after_zero(draw)


def _with_zero(draw: Draw) -> Question:
    n = draw.one(range(2, 30))
    left, sign, right = draw.one(
        (
            (n, Sign.TIMES, 0), (0, Sign.TIMES, n), (0, Sign.DIVIDE, n), (n, Sign.DIVIDE, 0),
            (n, Sign.DIVIDE, 0), (n, Sign.MINUS, 0), (n, Sign.PLUS, 0), (0, Sign.PLUS, n),
        )
    )  # fmt: skip
    found = Formula(left, sign, right, 0).value
    value = None if found is None else int(found)
    idea = ideas.ZERO_DIVIDES if found is None else ideas.NOTHING_ADDED if value else ideas.ONLY_ZERO
    others = [(0, idea), (n, idea if found is None or not value else ideas.ZERO_BEHIND)]
    if sign is Sign.DIVIDE and right:
        others.append((None, ideas.ZERO_OVER))  # type: ignore[arg-type]
    return Number(
        prompt=f"What is {left} {sign} {right}?",
        value=value,
        advice=NONE_TOO,
        hint="Check a quotient by its product: a ÷ b = c means c × b = a.",
        why=_why_zero(left, sign, right),
        misconceptions=expected(value, *others),
    )


def _why_zero(left: int, sign: Sign, right: int) -> Explanation:
    if sign is Sign.DIVIDE and not right:
        return by_zero(left)
    if sign is Sign.TIMES:
        return times_zero(left or right)
    told = worked_out(left, sign, right)
    return told if told.why else Explanation(told.claim, told.shown, (Explanation("Nothing is added or taken away."),))


def _which_go(draw: Draw) -> Question:
    n, m, k, one = (*draw.some(range(2, 30), 3), draw.one(range(1, 10)))
    goes = draw.some(((n, Sign.TIMES, 0), (0, Sign.TIMES, m), (0, Sign.DIVIDE, k)), draw.one((1, 2)))
    stays = draw.some(((n, Sign.MINUS, n), (m, Sign.PLUS, 0), (0, Sign.PLUS, k), (one, Sign.MINUS, 0)), 4 - len(goes))
    formulas = [Formula(*side, int(Formula(*side, 0).value or 0)) for side in draw.shuffled((*goes, *stays))]
    must_go = [is_times_zero(table_of(formula)) for formula in formulas]
    options = [
        Option(
            str(formula),
            goes,
            (ideas.ZERO_MAY_STAY if formula.sign is Sign.DIVIDE else ideas.ONLY_ZERO) if goes else ideas.ANY_ZERO,
        )
        for formula, goes in zip(formulas, must_go, strict=True)
    ]
    which = listed([str(formula) for formula, goes in zip(formulas, must_go, strict=True) if goes])
    return ChooseSome(
        prompt="After which of these formulas must the next player cover every card?",
        options=tuple(options),
        hint="In which of them could one of the numbers be any other number as well?",
        why=Explanation(f"{which} must go.", why=tuple([_may_stay(formula) for formula in formulas])),
    )


def _may_stay(formula: Formula) -> Explanation:
    if is_times_zero(table_of(formula)):
        n = formula.left or formula.right
        others = "any other number but 0" if formula.sign is Sign.DIVIDE else "any other number"
        return Explanation(f"{formula} must go: in place of {n} it is true with {others} as well.")
    return Explanation(f"Cards of {formula} may stay: change one number alone, and it is no longer true.")


def _after_zero(draw: Draw) -> Question:
    while True:
        table = face_up(str(draw.one(range(2, 60))), "x", "0", "0")
        hand = a_hand(draw, 5)
        if plays(table, hand, Rules()):
            break
    question = MakeFormula(
        prompt=(
            "Every card must be covered. Make a formula with three of your cards. ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Take two of your cards, work out their sum, difference, product and quotient, and look for the answer.",
        table=table,
        hand=hand,
        why=Explanation(""),
    )
    return replace(question, why=why_play(table, question.answers[0]))


ZERO = Kind("zero", "What 0 does", _zero)
