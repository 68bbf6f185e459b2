"""Problems about digits: what a card is worth at its place, what can be divided, and what 0 does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import change, divisible
from mathgames_widgets.maths.numbers.equality import by_zero, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.typed import Number, Numbers

from ...rules.moves import is_times_zero
from ...rules.plays import plays
from ...rules.state import Rules
from ...words.why import why_play
from ..answers import MakeFormula
from ..pictures import InHand, OnTable, face_up
from .drawing import a_hand, against, checked, table_of, worked_out

say = room(__name__)

# ── what is a card worth? ─────────────────────────────────────────────────────────────────────────────────────────


def _place(draw: ProblemRng, level: int) -> Question:
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
    apart = abs(after - old)
    return Number(
        prompt=say("covered-prompt", more=after > old, digit=digit, number=old, card=new),
        value=apart,
        advice=(say("advice-whole"), say("advice-whole.other")),
        hint=say("covered-hint", digit=digit),
        why=change(old, after),
        because=_seen_now(old, after > old),
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
        prompt=say("beside-prompt", front=in_front, card=new, number=old),
        value=after - old,
        advice=(say("advice-whole"), say("advice-whole.other")),
        hint=say("beside-hint"),
        why=change(old, after),
        because=_seen_now(old, True),
        misconceptions=expected(
            after - old, (new, ideas.FACE_VALUE), (after, ideas.WHOLE_NUMBER), (other - old, ideas.WRONG_WAY)
        ),
    )


def _seen_now(old: int, more: bool) -> Callable[[Fraction | None], str]:
    """The number that there would be, to be compared with the cards."""
    return against(
        lambda by: say("place-seen", number=old, after=old + by if more else old - by),
        say("place-changes"),
    )


def _which_card(old: int, after: int, digit: int, new: int) -> Question:
    apart = abs(after - old)
    return Number(
        prompt=say("which-card-prompt", more=after > old, digit=digit, number=old, by=apart),
        value=new,
        advice=(say("which-card-advice"), say("which-card-advice.other")),
        hint=say("which-card-hint", digit=digit, by=apart),
        why=change(old, after),
        because=against(lambda card: _covered_by(card, old, after), say("which-card-some")),
        misconceptions=expected(new, (abs(new - digit), ideas.CHANGE_FOR_CARD), (apart, ideas.FACE_VALUE)),
    )


def _covered_by(card: int, old: int, after: int) -> str:
    """What another card in the same place makes of a number."""
    if card > 9:
        return say("no-digit", number=card)
    at = next(at for at, (one, other) in enumerate(zip(str(old), str(after), strict=True)) if one != other)
    shown = f"{old}"[:at] + f"{card}" + f"{old}"[at + 1 :]
    how = "zero" if shown.startswith("0") else "same" if int(shown) == old else "more" if int(shown) > old else "less"
    return say("which-card-makes", how=how, card=card, after=int(shown), by=abs(int(shown) - old), number=old)


PLACE_VALUE = Kind("place", lambda: say("kind-place"), _place)

# ── what can be divided? ──────────────────────────────────────────────────────────────────────────────────────────


DIVISORS = {1: range(2, 10), 2: (2, 3, 4, 5), 3: (3, 4, 6, 8, 9)}


def _divide(draw: ProblemRng, level: int) -> Question:
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
        prompt=say("quotient-prompt", number=number, by=by),
        value=value,
        advice=(say("advice-none-too"), say("advice-none-too.other")),
        hint=say("quotient-hint", number=number, by=by),
        why=_why_divided(number, by),
        because=against(
            lambda whole: checked(Formula(whole, Sign.TIMES, by, number)), say("quotient-some", number=number, by=by)
        ),
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
    fits = [numbers[digit] for digit in right]
    claim = say("digits-why", numbers=fits, by=by) if right else say("digits-none", by=by)
    shown = right or tuple(range(0, 10, 3))
    other = [digit for digit in range(10) if digit not in shown][:1]
    return Numbers(
        prompt=say("digits-prompt", number=f"{before}?{behind}", by=by),
        values=right,
        advice=(say("advice-digits-or-none"), say("advice-digits-or-none.other")),
        hint=say("digits-hint", by=by),
        because=lambda answer: _left_over(answer, numbers, by),
        why=Explanation(claim, why=tuple([divisible(numbers[digit], by) for digit in (*shown, *other)])),
        misconceptions=expected(right, (alone, idea)),
    )


def _left_over(answer: Iterable[Fraction], numbers: dict[int, int], by: int) -> str:
    """What is left over with the first wrong digit of an answer."""
    for digit in answer:
        if digit not in numbers:
            return say("no-digit", number=digit)
        number = numbers[int(digit)]
        if number % by:
            return say("digits-rest", digit=digit, number=number, by=by, rest=number % by)
    return "" if answer else say("digits-some")


DIVISIBLE = Kind("divide", lambda: say("kind-divide"), _divide)

# ── what 0 does ───────────────────────────────────────────────────────────────────────────────────────────────────


def _zero(draw: ProblemRng, level: int) -> Question:
    if level == 1:
        return _with_zero(draw)
    return _which_go(draw) if level == 2 else _after_zero(draw)


def _with_zero(draw: ProblemRng) -> Question:
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
        prompt=say("zero-prompt", side=f"{left} {sign} {right}"),
        value=value,
        advice=(say("advice-none-too"), say("advice-none-too.other")),
        hint=say("zero-hint"),
        why=_why_zero(left, sign, right),
        because=against(
            lambda number: _not_with_zero(number, left, sign, right), say("zero-some", sign=sign, number=right)
        ),
        misconceptions=expected(value, *others),
    )


def _why_zero(left: int, sign: Sign, right: int) -> Explanation:
    if sign is Sign.DIVIDE and not right:
        return by_zero(left)
    if sign is Sign.TIMES:
        return times_zero(left or right)
    told = worked_out(left, sign, right)
    return told if told.why else Explanation(told.claim, told.shown, (Explanation(say("zero-nothing")),))


def _not_with_zero(number: int, left: int, sign: Sign, right: int) -> str:
    """What speaks against a wrong value of a side with a 0 in it."""
    side, n = f"{left} {sign} {right}", left or right
    if sign is Sign.DIVIDE:
        return say("zero-turned", side=side, number=number, right=right, product=number * right, left=left)
    if sign is Sign.TIMES:
        steps = [Formula(*((n, sign, times) if left else (times, sign, n)), times * n) for times in (2, 1)]
        return say("zero-steps", steps=[f"{step}" for step in steps], n=n)
    return say("zero-steps-none", n=n, number=number, apart=abs(n - number))


def _which_go(draw: ProblemRng) -> Question:
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
    which = [str(formula) for formula, goes in zip(formulas, must_go, strict=True) if goes]
    return ChooseSome(
        prompt=say("sweep-prompt"),
        options=tuple(options),
        hint=say("sweep-hint"),
        why=Explanation(say("sweep-why", formulas=which), why=tuple([_may_stay(formula) for formula in formulas])),
    )


def _may_stay(formula: Formula) -> Explanation:
    if is_times_zero(table_of(formula)):
        n = formula.left or formula.right
        return Explanation(say("sweep-goes", formula=f"{formula}", number=n, sign=formula.sign))
    return Explanation(say("sweep-stays", formula=f"{formula}"))


def _after_zero(draw: ProblemRng) -> Question:
    while True:
        table = face_up(str(draw.one(range(2, 60))), "x", "0", "0")
        hand = a_hand(draw, 5)
        if plays(table, hand, Rules()):
            break
    question = MakeFormula(
        prompt=say.pieces("after-zero-prompt", table=OnTable(table), hand=InHand(hand)),
        hint=say("after-zero-hint"),
        table=table,
        hand=hand,
        why=Explanation(""),
    )
    return question.explained(lambda play: why_play(table, play))


ZERO = Kind("zero", lambda: say("kind-zero"), _zero)
