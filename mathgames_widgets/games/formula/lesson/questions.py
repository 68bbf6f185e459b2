"""The questions of the FORMULA lesson, in its order: most come from the practice, with the cards of its game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import Any, ClassVar

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import INVERSE, Formula, Sign
from mathgames_widgets.maths.numbers.digits import divisible
from mathgames_widgets.maths.numbers.equality import by_zero, equals_both_ways, left_side, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import place_button, press
from mathgames_widgets.page.html import Element, div, p, path, span, svg, text
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, ChooseThen, Option
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.cards import Laid
from mathgames_widgets.questions.drawing.family import FactFamily, family_of
from mathgames_widgets.questions.drawing.orders import EveryOrder, TrueOnes
from mathgames_widgets.questions.drawing.trying import TryCards
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.prediction import to_choose
from mathgames_widgets.questions.problem import ProblemRng, expected
from mathgames_widgets.questions.proof import ALONE, Proof, reasons_for
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong, plain_text
from mathgames_widgets.questions.reading import numbers
from mathgames_widgets.questions.typed import Number
from mathgames_widgets.questions.whose import whose
from mathgames_widgets.table.screen import Select

from ..analysis.chances import opening_chance, openings
from ..rules.cards import JOKER, Cards, Pile, Table, in_order
from ..table.parts import number_card
from ..words.chances import why_hard_to_open
from ..words.why import why_formula
from .pictures import InHand, OnTable, face_up, scale, weighs
from .practice import whose as slips
from .practice.digits import DIVISIBLE, ZERO
from .practice.drawing import against, on_one_line
from .practice.making import HOW_MANY, MOST, how_many, most_cards
from .practice.opening import seven
from .stops import at_stop

say = room(__name__)

# ── what = means ──────────────────────────────────────────────────────────────────────────────────────────────────


def equal(left: int = 3, right: int = 6) -> ChooseSome:
    """Which of these are true?"""
    total = left + right
    both_ways = equals_both_ways(Formula(left, Sign.PLUS, right, total))
    less = f"{total + 1} − 1"
    why = say("equal-why-both", formula=f"{left} + {right} = {less}", total=total)
    return ChooseSome(
        prompt=say.pieces("equal-prompt", formula=on_one_line(f"{left} + {right} = {total}")),
        hint=say("equal-hint"),
        more_hints=(say("equal-hint-means"), say("equal-hint-last", side=less, total=total)),
        options=(
            Option(f"{total} = {left} + {right}", True, ideas.ANSWER_COMES_NEXT),
            Option(f"{left} + {right} = {total} + 1", False, ideas.ANSWER_COMES_NEXT),
            Option(f"{total} = {total}", True, ideas.NOTHING_TO_WORK_OUT),
            Option(f"{left} + {right} = {less}", True, ideas.ANSWER_COMES_NEXT),
        ),
        try_out=_two_sides(left, right),
        because=lambda chosen: (
            say("equal-not", side=f"{left} + {right}", total=total, more=total + 1) if 1 in chosen else ""
        ),
        why=replace(both_ways, why=(Explanation(why),)),
        again=lambda seed: equal(*ProblemRng(seed).some(range(2, 10), 2)),
        easier=lambda seed: equal(*ProblemRng(seed).some(range(1, 5), 2)),
        harder=lambda seed: equal_sides(*ProblemRng(seed).one(FACTORS)),
    )


FACTORS = [(left, right) for left in range(3, 10) for right in range(3, 10) if right not in (left, left + 1)]


def equal_sides(left: int, right: int) -> ChooseSome:
    """The same with products, with work on both sides, and with a row of signs = that runs on."""
    total = left * right
    both_ways = equals_both_ways(Formula(left, Sign.TIMES, right, total))
    less, chain = f"{total + 2} − 2", f"{left} × {right} = {total} + 2 = {total + 2}"
    other, product = f"{left + 1} × {right - 1}", (left + 1) * (right - 1)
    why = (
        say("equal-why", formula=f"{left} × {right} = {less}", total=total),
        say("equal-chain", chain=chain, total=total, more=total + 2),
        say("equal-other", side=other, product=product, total=total),
    )
    return ChooseSome(
        prompt=say.pieces("equal-prompt", formula=on_one_line(f"{left} × {right} = {total}")),
        hint=say("equal-hint"),
        more_hints=(say("equal-hint-means"), say("equal-hint-last", side=less, total=total)),
        options=(
            Option(f"{total} = {right} × {left}", True, ideas.ANSWER_COMES_NEXT),
            Option(chain, False, ideas.ANSWER_COMES_NEXT),
            Option(f"{left} × {right} = {less}", True, ideas.ANSWER_COMES_NEXT),
            Option(f"{left} × {right} = {other}", False, ideas.ONE_SIDE_ONLY),
        ),
        why=replace(both_ways, why=tuple(map(Explanation, why))),
        again=lambda seed: equal_sides(*ProblemRng(seed).one(FACTORS)),
    )


def _two_sides(left: int, right: int) -> TryCards:
    """Cards for both sides of =, on a scale."""
    numbers = dict.fromkeys([1, left, right, left + right, left + right + 1])
    return TryCards(
        prompt=say("scale-prompt"),
        why=Explanation(""),
        cards=(*map(str, numbers), *SIDE_SIGNS),
        rooms=(say("scale-left"), say("scale-right")),
        longest=5,
        follows=lambda cards, face: (face in SIDE_SIGNS) == (len(cards) % 2 == 1),
        told=_weighed,
        shows=lambda laid: scale(*map(_worth, laid)),
    )


SIDE_SIGNS = "+", "-"


def _worth(side: tuple[str, ...]) -> int:
    """What a side is worth, without a sign at its end that waits for a number."""
    signs = ("+", *side[1::2])
    return sum(int(number) if sign == "+" else -int(number) for sign, number in zip(signs, side[::2], strict=False))


def _weighed(laid: Laid) -> str:
    sides = [" ".join(side).replace("-", "−") for side in laid]
    if not all(laid) or any(len(side) % 2 == 0 for side in laid):
        return say("scale-waits")
    return weighs(" = ".join(sides), *map(_worth, laid))


# ── the cards of the game ─────────────────────────────────────────────────────────────────────────────────────────


def known() -> Question:
    """The most cards on a table where three of them hardly fit."""
    question = most_cards(face_up("2", "+", "21", "23"), ("5", "6", "8", "8", "9"))
    more = say("known-hint"), say("known-hint-last")
    return MOST.asks(replace(question, more_hints=more), 2)


def divides(by: int = 4, numbers: tuple[int, ...] = (12, 18, 32, 34, 40)) -> Question:
    """For which answers is there a Joker that makes the product true? One of them takes a Joker and a second card."""
    right = [number for number in numbers if _is_product(number, by)]
    odd = [number for number in numbers if number % by]
    far = next(number for number in numbers if number % by == 0 and number not in right)
    products = [f"{number // by} × {by} = {number}" for number in right]
    table = Table((Pile(JOKER, None),), Sign.TIMES, (Pile(str(by), by),), ())
    left_over = f"{odd[0]} = {odd[0] // by} × {by} + {odd[0] % by}"
    question = ChooseSome(
        prompt=say.pieces("divides-prompt", table=OnTable(table)),
        hint=say("divides-hint", number=right[0], by=by),
        more_hints=(say("divides-hint-steps", by=by), say("divides-hint-last", product=left_over)),
        options=tuple(Option(str(number), number in right, _not_a_product(number, by)) for number in numbers),
        why=Explanation(
            say("divides-why", products=products, odd=odd, product=f"{far} = {far // by} × {by}", whole=far // by),
            why=tuple(divisible(number, by) for number in numbers),
        ),
        try_out=_steps_of(by, numbers),
        because=lambda chosen: _lies_between(min(extra), by) if (extra := _untrue_of(chosen, numbers, by)) else "",
        again=_divides_again,
    )
    return DIVISIBLE.twins(question, 2)


def _is_product(number: int, by: int) -> bool:
    """Whether one digit times the other factor is the number."""
    return number in range(0, 10 * by, by)


def _untrue_of(chosen: frozenset[int], numbers: tuple[int, ...], by: int) -> list[int]:
    """The numbers that were chosen and are no product of a Joker."""
    return [numbers[place] for place in chosen if not _is_product(numbers[place], by)]


def _lies_between(number: int, by: int) -> str:
    """Between which products a number lies, or that its factor is no digit."""
    low, is_beyond = number // by, number % by == 0
    low_product, high_product = low * by, (low + 1) * by
    return say(
        "divides-not",
        beyond=is_beyond,
        number=number,
        by=by,
        factor=low,
        next=low + 1,
        low=low_product,
        high=high_product,
    )


def _steps_of(by: int, numbers: tuple[int, ...]) -> TryCards:
    """A digit for the Joker, and its product walked on the number line past the answers."""
    marks = tuple([(number, plain(number)) for number in sorted(numbers)])

    def times(laid: Laid) -> int:
        return int(laid[0][0]) if laid[0] else 0

    def told(laid: Laid) -> str:
        product = by * times(laid)
        meets = "none" if not laid[0] else "yes" if product in numbers else "no"
        return say("steps-said", meets=meets, digit=times(laid), by=by, product=product)

    def shows(laid: Laid) -> Element:
        jumps = tuple([Jump(by * at, by * at + by) for at in range(times(laid))])
        return NumberLine(0, max(9 * by, *numbers), marks, jumps).draw()

    return TryCards(
        prompt=say("steps-prompt"),
        why=Explanation(""),
        cards=tuple(map(str, range(10))),
        rooms=(say("steps-joker"),),
        longest=1,
        told=told,
        shows=shows,
    )


def _not_a_product(number: int, by: int) -> Misconception | None:
    if number % by == 0:
        return None if _is_product(number, by) else ideas.JOKER_OF_TWO_DIGITS
    if number % 10 == by:
        return ideas.SAME_END
    return ideas.LAST_DIGIT_DECIDES if by == 4 and number % 2 == 0 else None


def _divides_again(seed: str) -> Question:
    draw = ProblemRng(seed)
    by = draw.one((3, 4, 6, 8))
    right = [by * factor for factor in draw.some(range(3, 10), 2)]
    odd = draw.some([number for number in range(3 * by, 10 * by) if number % by], 2)
    return divides(by, (*draw.shuffled((*right, *odd)), by * draw.one(range(10, 13))))


def ways() -> Question:
    """With how many formulas can the game be opened? It is chosen as it was foretold, not typed."""
    counted = replace(how_many(*at_stop(0), 1), key="ways")
    chosen = to_choose(counted)
    assert chosen is not None
    asked = replace(
        chosen,
        more_hints=(say("ways-hint-order"), say("ways-hint-last")),
        try_out=counted.try_out,
        because=lambda place: counted.against(counted.read(plain_text(chosen.options[place].text))),
    )
    return HOW_MANY.asks(asked, 1)


def grows(left: int = 2, right: int = 9) -> ChooseOne:
    """By how much does a product grow when a 1 is put in front of its second factor?"""
    answer, more = left * right, 10 * left
    before, after = f"{left} × {right} = {answer}", f"{left} × {right + 10}"
    options = {1: ideas.FACE_VALUE, 10: ideas.ONE_OF_TWO_FACTORS, more: None, answer + more: ideas.WHOLE_NUMBER}
    return ChooseOne(
        prompt=say.pieces("grows-prompt", formula=on_one_line(before), right=right, after=on_one_line(after)),
        hint=say("grows-hint", left=left, right=right),
        more_hints=(say("grows-hint-last", left=left, new=right + 10),),
        options=tuple([Option(str(by), idea is None, idea) for by, idea in options.items()]),
        try_out=_both_sides(left, right, answer),
        because=lambda place: _not_that_much([*options][place], left, right),
        why=Explanation(
            say("grows-why", left=left, before=before, after=after, more=more, answer=answer + more),
            why=(left_side(Formula(left, Sign.TIMES, right + 10, answer + more)),),
        ),
        reason=_keeps_true(answer, left),
        again=lambda seed: grows(*ProblemRng(seed).one(GROWING)),
        easier=lambda seed: grows(2, ProblemRng(seed).one(range(5, 10))),
    )


GROWING = [
    (left, right)
    for left in range(2, 7)
    for right in range(3, 10)
    if left * right > 10 and left * right // 10 + left < 10 and (left * right) % 10 and left * right // 10 != left
]
"""Products with two digits, the first of which may grow by the other factor."""


def _not_that_much(by: int, left: int, right: int) -> str:
    """What speaks against a wrong number by which the product grows."""
    how = "card" if by == 1 else "once" if by == 10 else "whole"
    return say("grows-not", how=how, left=left, right=right, new=right + 10, before=left * right)


def _keeps_true(answer: int, tens: int) -> ChooseThen:
    """Which one card over the answer, or beside it, makes it so many tens greater?"""
    digit, ones = divmod(answer, 10)
    return _one_card(
        answer,
        answer + 10 * tens,
        (
            (
                Option(say("one-card-prompt.over", card=tens, digit=digit), False, ideas.CHANGE_FOR_CARD),
                10 * tens + ones,
            ),
            (Option(say("one-card-prompt.over", card=digit + tens, digit=digit), True), answer + 10 * tens),
            (
                Option(say("one-card-prompt.over", card=digit + tens, digit=ones), False, ideas.FACE_VALUE),
                10 * digit + digit + tens,
            ),
            (
                Option(say("one-card-prompt.front", card=tens, answer=answer), False, ideas.FACE_VALUE),
                100 * tens + answer,
            ),
        ),
    )


def _one_card(answer: int, wanted: int, cards: tuple[tuple[Option, int], ...]) -> ChooseThen:
    """Which one card makes the answer what the left side is worth? Each card has the number that it makes."""
    return ChooseThen(
        prompt=say("one-card-prompt", answer=answer),
        why=Explanation(""),
        options=tuple([option for option, _ in cards]),
        because=lambda place: say("one-card-makes", number=cards[place][1], left=wanted),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeDigits(TryCards):
    """Numbers whose digits are changed: a card can be dropped in front of another; no number begins with 0."""

    is_ordered: ClassVar[bool] = True

    def without(self, cards: list[str], at: int) -> list[str]:
        return [*cards[:at], *cards[at + 1 :]]

    def label_of(self, place: int) -> Element:
        """Only a name: a card goes in front of the digits or behind them."""
        return span(self.places[place], cls="mg-lay-name")

    def between_in(self, place: int, laid: Laid, cards: list[Element]) -> list[object]:
        if not cards:
            return [_side_of(f"{place}", say("change-first"))]
        if len(cards) == self.longest:
            return [*cards]
        number = "".join(laid[place])
        front = _side_of(f"{place}.0", say("change-front", number=number))
        return [front, *cards, _side_of(f"{place}.{len(cards)}", say("change-behind", number=number))]

    def moved(self, before: Laid, after: Laid, place: int, at: int, to: int) -> Laid:
        return tuple([tuple("".join(cards).lstrip("0")) or cards[-1:] for cards in after])


def _side_of(zone: str, label: str) -> Element:
    """A place beside a number, to press and to drop on."""
    button = place_button(zone=zone, label=label, shown=span(label, cls="mg-unseen"))
    return span(button, cls="mg-lay-side", data_zone=zone, data_key=f"side{zone}")


def _both_sides(left: int, right: int, answer: int) -> ChangeDigits:
    """The second factor and the answer, in digits to be changed, on a scale."""

    def sides(laid: Laid) -> tuple[int, int]:
        factor, end = (int("".join(digits) or 0) for digits in laid)
        return left * factor, end

    def told(laid: Laid) -> str:
        if not all(laid):
            return say("grows-waits")
        return weighs(f"{left} × {''.join(laid[0])} = {''.join(laid[1])}", *sides(laid))

    return ChangeDigits(
        prompt=say("grows-try"),
        why=Explanation(""),
        cards=tuple(map(str, range(10))),
        rooms=(f"{left} ×", "="),
        longest=3,
        begins=(tuple(str(right)), tuple(str(answer))),
        follows=lambda cards, face: bool(cards) or face != "0",
        told=told,
        shows=lambda laid: scale(*sides(laid)),
    )


def falls(left: int, right: int) -> ChooseOne:
    """What becomes of a difference when less is taken away?"""
    answer = left - right
    before, after = f"{left} − {right} = {answer}", f"{left} − {right - 1}"
    ones = answer % 10
    return ChooseOne(
        prompt=say.pieces("falls-prompt", formula=on_one_line(before), digit=right, card=right - 1),
        hint=say("falls-hint", left=left),
        options=(
            Option(say("falls-prompt.less"), False, ideas.SAME_WAY),
            Option(say("falls-prompt.same"), False, ideas.ONE_SIDE_ONLY),
            Option(say("falls-prompt.more"), True),
        ),
        why=Explanation(
            say("falls-why", before=before, after=after, answer=answer + 1),
            why=(left_side(Formula(left, Sign.MINUS, right - 1, answer + 1)),),
        ),
        reason=_one_card(
            answer,
            answer + 1,
            (
                (Option(say("one-card-prompt.over", card=ones - 1, digit=ones), False, ideas.SAME_WAY), answer - 1),
                (Option(say("one-card-prompt.over", card=ones + 1, digit=ones), True), answer + 1),
                (
                    Option(say("one-card-prompt.over", card=ones + 1, digit=answer // 10), False, ideas.FACE_VALUE),
                    10 * (ones + 1) + ones,
                ),
            ),
        ),
        again=_falls_again,
    )


def _falls_again(seed: str) -> ChooseOne:
    draw = ProblemRng(seed)
    tens, ones = draw.some(range(2, 9), 2)
    answer = 10 * tens + ones
    right = draw.one(range(3, 10))
    return falls(answer + right, right)


def rows(cards: Cards = ("2", "4", "8"), more: str = "3") -> EveryOrder:
    """Every formula with three cards and +, true or not, built of the cards; then more cards and signs come to it."""
    return EveryOrder(
        prompt=say("rows-prompt", cards=cards),
        hint=say("rows-hint"),
        more_hints=(say("orders-hint"), say("rows-hint-last", card=cards[0])),
        cards=cards,
        sign=Sign.PLUS,
        more=more,
        reason=_with_all_signs(cards),
        why=Explanation(say("orders-why", product="3 × 2 × 1", total=24), why=(Explanation(say("product-rule")),)),
        again=lambda seed: rows(in_order((drawn := ProblemRng(seed).some("123456789", 4))[:3]), drawn[3]),
        harder=lambda seed: orders(in_order(ProblemRng(seed).some("123456789", 4))),
    )


def _with_all_signs(cards: Cards) -> ChooseThen:
    """How many formulas three cards make, once they lie in every order with +: to be counted in dots."""
    counts = {6: ideas.SIGNS_FORGOTTEN, 10: ideas.CHOICES_ADD, 12: None, 24: None, 108: ideas.CARD_USED_AGAIN}
    right = 24
    return ChooseThen(
        prompt=say("rows-then", cards=cards),
        why=Explanation(""),
        options=tuple([Option(str(count), count == right, idea) for count, idea in counts.items()]),
        because=lambda place: say("rows-not", count=list(counts)[place], card=cards[0]),
    )


def orders(cards: Cards) -> Number:
    """How many formulas can be written, true or not?"""
    count = len(cards)
    every = count * (count - 1) * (count - 2)
    factors = f"{count} × {count - 1} × {count - 2}"
    return Number(
        prompt=say.pieces("orders-prompt", hand=InHand(cards)),
        value=4 * every,
        advice=(say("advice-whole"), say("advice-whole.other")),
        hint=say("orders-hint"),
        more_hints=(say("orders-hint-cards", product=factors), say("orders-hint-last")),
        why=Explanation(
            say("orders-why", product=factors, total=4 * every),
            shown=show(every, "×", 4, "=", 4 * every),
            why=(Explanation(say("product-rule")),),
        ),
        because=against(lambda many: _other_orders(many, 4 * every, cards), say("orders-some")),
        misconceptions=expected(
            4 * every,
            (every, ideas.SIGNS_FORGOTTEN),
            (4 * count**3, ideas.CARD_USED_AGAIN),
            *[(total, ideas.CHOICES_ADD) for total in (3 * count + 1, every + 4, count + 4)],
            *[(few, ideas.ORDER_FORGOTTEN) for few in (2 * every, 4)],
        ),
    )


def _other_orders(many: int, total: int, cards: Cards) -> str:
    """What speaks against a wrong count of formulas."""
    if many < total:
        return say("orders-more", many=many, cards=cards[:3])
    return say("orders-fewer", many=many, left=len(cards) - 1, last=len(cards) - 2)


def family(of: Formula = Formula(2, Sign.TIMES, 4, 8)) -> FactFamily:  # noqa: B008 - frozen
    """All true formulas with the same three numbers, found among all and built of cards."""
    undo = INVERSE[of.sign]
    return FactFamily(
        prompt=say("family-prompt", numbers=sorted({of.left, of.right, of.answer})),
        hint=say("family-hint"),
        more_hints=(say("family-hint-swap"), say("family-hint-last", sign=str(undo))),
        cards=(*map(str, sorted((of.left, of.right, of.answer))), *[sign.value for sign in Sign]),
        picture=TrueOnes(tuple(sorted((of.left, of.right, of.answer)))),
        of=of,
        is_counted=True,
        why=Explanation(
            _why_family(of),
            why=(
                Explanation(say("family-turned", formula=f"{of.answer} = {of.says}")),
                Explanation(
                    say("family-each"),
                    why=tuple([replace(why_formula(formula), shown=None) for formula in family_of(of)]),
                ),
            ),
        ),
        idea=_behind_family,
        again=_family_again,
    )


def _why_family(of: Formula) -> str:
    """How many facts a family has, and why."""
    facts = [str(fact) for fact in family_of(of)]
    return say(
        "family-why", count=len(facts), number=of.left, facts=facts, sign=str(of.sign), undo=str(INVERSE[of.sign])
    )


def _behind_family(rows: tuple[Formula, ...]) -> Misconception | None:
    """The idea behind the first formula that is not true: its numbers are turned around."""
    wrong = next((row for row in rows if not row.is_true), None)
    if wrong is None or wrong.sign not in (Sign.DIVIDE, Sign.MINUS):
        return None
    turned = {Formula(wrong.right, wrong.sign, wrong.left, wrong.answer).is_true, _undone(wrong).is_true}
    if True not in turned:
        return None
    return ideas.DIVISION_BOTH_WAYS if wrong.sign is Sign.DIVIDE else ideas.ORDER_IS_FREE


def _undone(wrong: Formula) -> Formula:
    """The formula with its answer in front: 8 ÷ 2 = 4 for 4 ÷ 2 = 8."""
    return Formula(wrong.answer, wrong.sign, wrong.right, wrong.left)


def _family_again(seed: str) -> FactFamily:
    draw = ProblemRng(seed)
    left, right = draw.some(range(2, 10), 2)
    if draw.one((True, True, False)):
        return family(Formula(left, Sign.TIMES, right, left * right))
    return family(Formula(left, Sign.PLUS, right, left + right))


# ── 0 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def free(number: int = 27, *, begins: bool = False) -> ChooseOne:
    """Which numbers make n × 0 = 0 true? In the lesson it begins with the move of the other player."""
    asked = say.pieces("free-prompt", number=number, table=OnTable(face_up(str(number), "x", "0", "0")))
    return ChooseOne(
        prompt=(say("free-begin"), " ", *asked) if begins else asked,
        hint=say("free-hint"),
        more_hints=(say("free-hint-bags"), say("free-hint-last")),
        options=(
            Option(say("free-only", number=number), False, ideas.ONLY_THE_ONE_THAT_LIES_THERE),
            Option(say("free-only", number=0), False, ideas.ONLY_ZERO),
            Option(say("free-short"), False, ideas.ONLY_SHORT_NUMBERS),
            Option(say("free-any"), True),
        ),
        try_out=_empty_bags(
            say("bags-prompt", number=number), say("bags-number"), lambda **given: say("bags-said", **given)
        ),
        because=lambda place: say.by("free-not", FREE[place], number=number if place == 1 else _another(number)),
        why=Explanation(say("cancel-zero.why"), why=(times_zero(number),)),
        reason=_cancel_zero(number),
        again=lambda seed: free(ProblemRng(seed).one(range(2, 100))),
    )


FREE = "only", "zero", "short", "any"
"""What each answer takes."""


def _another(number: int) -> int:
    """A number with two digits that is not the one on the table."""
    return number + 1 if 9 <= number < 99 else 10 + number % 10


def _cancel_zero(number: int) -> ChooseThen:
    """Whether a 0 can be cancelled on both sides, as other factors can."""
    return ChooseThen(
        prompt=say("cancel-zero", number=number, other=number + 7),
        why=Explanation(""),
        options=(
            Option(say("cancel-zero.yes"), False, ideas.ZERO_CANCELS),
            Option(say("cancel-zero.no", number=number, other=number + 7), True),
            Option(say("cancel-zero.untrue"), False, ideas.ONE_SIDE_ONLY),
        ),
        because=lambda place: say.by("cancel-not", CANCEL[place], number=number, other=number + 7),
    )


CANCEL = "yes", "no", "untrue"
"""What each answer says of the 0 on both sides."""


MOST_BAGS = 100
FEW_BAGS = 60
"""Of a larger number this many are drawn, and the others counted."""


def _empty_bags(prompt: str, place: str, told: Callable[..., str]) -> TryCards:
    """Digits for the number in front of × 0, as many bags with nothing in them, and what is told of them."""

    def bags(laid: Laid) -> int:
        return int("".join(laid[0]) or 0)

    def shows(laid: Laid) -> Element:
        many = bags(laid)
        drawn = many if many <= MOST_BAGS else FEW_BAGS
        return div(
            *[_bag(at) for at in range(drawn)],
            span(say("bags-more", more=many - drawn), cls="mg-bags-more", data_key="more") if many > drawn else None,
            cls="mg-bags",
            aria_hidden="true",
            data_key="bags",
        )

    return TryCards(
        prompt=prompt,
        why=Explanation(""),
        cards=tuple(map(str, range(10))),
        rooms=(place,),
        longest=3,
        follows=lambda cards, face: cards[:1] != ("0",),
        told=lambda laid: told(given="yes" if laid[0] else "no", number=bags(laid)),
        shows=shows,
    )


def _bag(at: int) -> Element:
    """A bag that is tied up, with what is in it written on it."""
    return svg(
        path(d="M7 2h6l-2 4q7 4 7 9 0 4-4 4H6q-4 0-4-4 0-5 7-9z", cls="mg-bag"),
        text("0", x=10, y=16, cls="mg-bag-holds"),
        viewBox="0 0 20 20",
        data_key=f"bag{at}",
    )


def proof(number: int = 27) -> Proof:
    """Why does a number divided by 0 have no answer? What a product with 0 is holds anyway, so it may come early."""
    return Proof(
        prompt=say("proof-prompt", number=number),
        hint=say("proof-hint"),
        more_hints=(say("proof-hint-product"), say("proof-hint-last")),
        items=(
            say("proof-1", number=number),
            say("proof-2", number=number),
            say("proof-3"),
            say("proof-4", number=number),
            say("proof-false", number=number),
        ),
        rests_on=(ALONE, ((0,),), ALONE, ((1, 2),), ()),
        goal=3,
        gap=lambda line, place: say("proof-uses", place=place) if line == 1 else "",
        but=say("proof-but", number=number),
        true=(
            say("proof-true-1"),
            say("proof-true-2"),
            say("proof-true-3"),
            say("proof-true-4", number=number),
        ),
        try_out=_empty_bags(
            say("proof-try", number=number), "a", lambda **given: say("proof-try.said", **given, wanted=number)
        ),
        misconceptions=tuple(
            [
                Wrong((*order, 4), ideas.THEN_IT_IS_FINISHED)
                for order in permutations(range(4))
                if order.index(3) < order.index(0)
            ]
        ),
        reason=_zero_by_zero(),
        why=replace(by_zero(number), why=(*by_zero(number).why, by_zero(0))),
        again=lambda seed: proof(ProblemRng(seed).one(range(2, 100))),
    )


def _zero_by_zero() -> ChooseThen:
    """How 0 ÷ 0 differs: nothing fits there in one case, and everything in the other."""
    return ChooseThen(
        prompt=say("zero-by-zero"),
        why=Explanation(""),
        options=(
            Option(say("zero-by-zero.none"), False, ideas.NOTHING_FITS),
            Option(say("zero-by-zero.all"), True),
            Option(say("zero-by-zero.zero"), False, ideas.FIRST_THAT_FITS),
            Option(say("zero-by-zero.one"), False, ideas.FIRST_THAT_FITS),
        ),
        because=lambda place: say.by("zero-by-zero-not", ("none", "all", "zero", "one")[place]),
    )


def times_zero_proof(letter: str) -> Proof:
    """What the other proof takes for granted: why a product with 0 is 0."""
    return reasons_for(
        say("times-zero-prompt", n=letter),
        tuple([say.by("times-zero", name, n=letter) for name in ("sum", "both", "parts", "so")]),
        ((), (0,), (1,), (2,)),
        say("times-zero-false", n=letter),
        say("times-zero-but", n=letter),
        lambda seed: times_zero_proof(ProblemRng(seed).one("abkmn")),
    )


def last(factor: int = 3) -> FactFamily:
    """All true formulas of three cards two of which are equal, built of cards: to swap those is nothing new."""
    square = Formula(factor, Sign.TIMES, factor, factor * factor)
    question = family(square)
    return replace(
        question,
        prompt=say("last-prompt", numbers=[factor, factor, square.answer]),
        picture=None,
        hint=say("last-hint-family"),
        more_hints=(say("last-hint-equal", number=factor), say("family-hint-last", sign=str(INVERSE[square.sign]))),
        because=lambda rows: say("last-twice", number=factor) if rows.count(square) > 1 else "",
        again=lambda seed: last(ProblemRng(seed).one(range(4, 14))),
    )


# ── the open problem ──────────────────────────────────────────────────────────────────────────────────────────────

Two = tuple[int, int]
TWO = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoCards(Question, AnsweredWithCards):
    """Two different digits that fewer than `below` of 100 hands can open, laid as cards; the order counts.

    >>> hardest().judge("3 and 8").right, hardest().judge("8 3").said
    (True, 'Not yet: 8 and 3. About 83 of 100 hands can open with 8 and 3. 8 − 3 = 5 takes only one card.')
    """

    is_open: ClassVar[bool] = True
    needs_board: ClassVar[bool] = False

    below: int

    def read(self, text: str) -> Two:
        try:
            left, right = numbers(text.replace(",", ";")).answer
        except ValueError:  # a ReadError, or more or fewer than two
            raise ReadError(say("two-digits-unreadable")) from None
        if {left, right} - set(range(10)):
            raise ReadError(say("two-digits-unreadable"))
        return int(left), int(right)

    def write(self, answer: Two) -> str:
        return "{}, {}".format(*answer)

    def say(self, answer: Two) -> str:
        return say("two-digits", left=answer[0], right=answer[1])

    def is_right(self, answer: Two) -> bool:
        return answer[0] != answer[1] and 100 * opening_chance(*answer) < self.below

    @property
    def solution(self) -> Two:
        return min(permutations(range(10), 2), key=lambda pair: opening_chance(*pair))

    def lacks(self, answer: Two) -> str:
        if answer[0] == answer[1]:
            return say("two-digits-alike")
        short = [
            say("two-digits-one-card", formula=f"{formula}") for formula in openings(*answer) if formula.answer < 10
        ]
        whole = why_hard_to_open(*answer)
        return " ".join([whole.claim, *(short[:1] or [whole.why[0].claim])])

    def behind(self, answer: Any) -> Misconception | None:
        return ideas.LARGE_NEEDS_MUCH if self.is_right(answer[::-1]) else None

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        """Ten digits to press, the two that are laid, and below a pair that was checked a square for each hand."""
        laid = re.findall(r"\d", desk.draft)
        digits = (
            press(
                digit,
                desk.offers(Select(digit)) if len(laid) < TWO else None,
                key=f"digit{digit}",
                kind="mg-adder",
                aria_label=say("two-digits-lay", digit=digit),
            )
            for digit in range(10)
        )
        cards = [
            number_card(
                digit,
                key=f"laid{at}.{digit}",
                offer=desk.offers(Select(-1 - at)),
                label=say("two-digits-back", digit=digit),
            )
            for at, digit in enumerate(laid)
        ]
        free = [span(cls="mg-free-slot", data_key=f"free{at}") for at in range(len(cards), TWO)]
        is_checked = len(laid) == TWO and (desk.tries > 0 or desk.is_shown)
        size = f"--n:{TWO}"
        return div(
            div(*digits, cls="mg-adders"),
            div(*cards, *free, cls="mg-figure mg-hand mg-number-hand mg-two-cards", style=size, data_key="laid"),
            _of_100_hands(opening_chance(*map(int, laid)), self.below) if is_checked else None,
            cls="mg-bars-room",
            data_key="two-cards",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        laid = re.findall(r"\d", desk.draft)
        match thing:
            case Select(int(digit)) if digit >= 0:
                laid.append(str(digit))
            case Select(int(back)):
                del laid[-1 - back]
            case _:
                return AnswerChange()
        return AnswerChange(", ".join(laid), say("two-digits-laid", digits=laid, many=len(laid)))


def _of_100_hands(chance: Fraction, below: int) -> Element:
    """A square for each of 100 hands; those that can open are filled, and what is too many is lighter."""
    many = round(100 * chance)
    kinds = ["mg-hand-opens"] * min(many, below - 1) + ["mg-hand-opens mg-hand-over"] * (many - below + 1)
    squares = [span(cls=f"mg-hand-square {kind}".strip()) for kind in (kinds + [""] * 100)[:100]]
    label = say("of-100-hands", many=many)
    over = p(say("of-100-too-many", most=below - 1, over=many - below + 1), cls="mg-advice", data_key="over")
    drawn = div(*squares, cls="mg-hand-squares", role="img", aria_label=label, data_key="squares")
    return div(drawn, over if many >= below else None, data_key="of-100")


BELOW = 56
"""So many of 100 hands, in the lesson; its further finds and its board belong to this bound."""


def hardest(below: int = BELOW) -> TwoCards:
    """Which two cards are hard to open?"""
    return TwoCards(
        prompt=say("hardest-prompt", below=below),
        below=below,
        hint=say("hardest-hint"),
        more_hints=(say("hardest-hint-order"), say("hardest-hint-last")),
        why=Explanation(say("hardest-why"), why=(_why_hard((2, 9)),)),
        worked=_why_hard,
        misconceptions=(Wrong((9, 2), ideas.LARGE_NEEDS_MUCH),),
        further=(
            Demand(say("hardest-next"), lambda pair: abs(pair[0] - pair[1]) == 1),
            Demand(say("hardest-apart"), lambda pair: abs(pair[0] - pair[1]) == 5),
            Demand(say("hardest-of-all"), lambda pair: pair == (2, 9)),
        )
        if below == BELOW
        else (),
        onward=seven() if below == BELOW else None,
        again=lambda seed: hardest(ProblemRng(seed).one(BOUNDS)),
        easier=lambda seed: hardest(70),
        harder=lambda seed: hardest(50),
    )


def _why_hard(pair: Two) -> Explanation:
    """Why few hands open a pair; of the hardest one also what all its answers have in common."""
    told = why_hard_to_open(*pair)
    if pair != (2, 9):
        return told
    answers = [formula.answer for formula in openings(*pair)]
    (digit,) = set.intersection(*[{*str(answer)} for answer in answers])
    return replace(told, why=(Explanation(say("hardest-both", answers=answers, digit=digit)), *told.why))


BOUNDS = (*range(49, 55), *range(57, 62))
"""Other bounds, which one to fifteen pairs meet. None lies between a chance and the whole number that is said of it."""

QUESTIONS: Questions = {
    "equal": equal,
    "known": known,
    "divides": divides,
    "ways": ways,
    "grows": lambda: replace(grows(), harder=_falls_again),
    "rows": rows,
    "family": lambda: HOW_MANY.twins(family(), 3),
    "free": lambda: ZERO.twins(free(begins=True), 2),
    "proof": lambda: replace(
        ZERO.twins(proof(), 2),
        harder=lambda seed: times_zero_proof(ProblemRng(seed).one("abkmn")),
    ),
    "last": lambda: HOW_MANY.twins(last(), 3),
    "whose": lambda: whose(slips.answer_comes_next),
    "hardest": hardest,
}
"""In the order of the lesson, each made when it is asked."""
