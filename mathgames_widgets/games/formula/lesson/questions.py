"""The questions of the FORMULA lesson, in its order: most come from the practice, with the cards of its game."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, ClassVar

import mathgames_widgets.games.formula.lesson.misconceptions as ideas
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import divisible
from mathgames_widgets.maths.numbers.equality import by_zero, equals_both_ways, times_zero
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option, PutInOrder
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

from ..analysis.chances import opening_chance
from ..rules.cards import JOKER, Cards, Pile, Table, in_order
from ..words.chances import why_hard_to_open
from .pictures import InHand, OnTable, face_up
from .practice.digits import DIVISIBLE, PLACE_VALUE, ZERO, set_beside
from .practice.drawing import WHOLE
from .practice.facts import MISTAKE
from .practice.making import HOW_MANY, MOST, TIMES_ZERO, how_many, most_cards
from .stops import at_stop

# ── what = means ──────────────────────────────────────────────────────────────────────────────────────────────────


def equal(left: int = 3, right: int = 6) -> ChooseSome:
    """Which of these are true?"""
    total = left + right
    both_ways = equals_both_ways(Formula(left, Sign.PLUS, right, total))
    less = f"{left} + {right} = {total + 1} − 1 is true too: both sides are worth {total}."
    return ChooseSome(
        prompt=f"You know that {left} + {right} = {total}. Which of these are true as well?",
        hint="Cover one side with your hand and work out the other one. Then change sides.",
        more_hints=(
            "Does = say that an answer comes next, or that both sides are worth the same?",
            f"Work out {total + 1} − 1. Then look for the other sides that are worth {total}.",
        ),
        options=(
            Option(f"{total} = {left} + {right}", True, ideas.ANSWER_COMES_NEXT),
            Option(f"{left} + {right} = {total} + 1", False, ideas.ANSWER_COMES_NEXT),
            Option(f"{total} = {total}", True, ideas.NOTHING_TO_WORK_OUT),
            Option(f"{left} + {right} = {total + 1} − 1", True, ideas.ANSWER_COMES_NEXT),
        ),
        why=replace(both_ways, why=(*both_ways.why, Explanation(less))),
        again=lambda seed: equal(*Draw(seed).some(range(2, 10), 2)),
    )


# ── the cards of the game ─────────────────────────────────────────────────────────────────────────────────────────


def known() -> Question:
    """The most cards on a table where three of them hardly fit."""
    question = most_cards(face_up("2", "+", "21", "23"), ("5", "6", "8", "8", "9"))
    more = (
        "One number of the table may stay, and so may one card of 21 or of 23.",
        "Keep the 2 in front and choose ×.",
    )
    return MOST.asks(replace(question, more_hints=more), 2)


def divides(by: int = 4, numbers: tuple[int, ...] = (12, 18, 32, 34)) -> Question:
    """For which answers is there a Joker that makes the product true?"""
    right = [number for number in numbers if number % by == 0]
    odd = next(number for number in numbers if number % by)
    jokers = listed([f"{number // by} × {by} = {number}" for number in right])
    question = ChooseSome(
        prompt=(
            "Player 2 wants to lay a Joker on the left. For which of these answers is there a digit? ",
            OnTable(Table((Pile(JOKER, None),), Sign.TIMES, (Pile(str(by), by),), ())),
        ),
        hint=f"× is undone by ÷. What is {right[0]} ÷ {by}?",
        more_hints=(
            f"Count in steps of {by}. Which of the numbers do you land on?",
            f"{odd} = {odd // by} × {by} + {odd % by}: something is left over.",
        ),
        options=tuple(Option(str(number), number % by == 0, _left_over(number, by)) for number in numbers),
        why=Explanation(f"{jokers}. The others leave a remainder.", why=tuple(divisible(one, by) for one in numbers)),
        again=_divides_again,
    )
    return DIVISIBLE.twins(question, 2)


def _left_over(number: int, by: int) -> Misconception | None:
    if number % by == 0:
        return None
    if number % 10 == by:
        return ideas.SAME_END
    return ideas.LAST_DIGIT_DECIDES if by == 4 and number % 2 == 0 else None


def _divides_again(seed: str) -> Question:
    draw = Draw(seed)
    by = draw.one((3, 4, 6, 8))
    right = [by * one for one in draw.some(range(3, 10), 2)]
    return divides(by, draw.shuffled((*right, *draw.some([one for one in range(3 * by, 10 * by) if one % by], 2))))


def ways() -> Question:
    """With how many formulas can the game be opened?"""
    more = (
        "The order counts: 3 comes first. Is 3 − 6 on any card?",
        "Two cards side by side make one number. Is a product possible with that?",
    )
    return HOW_MANY.asks(replace(how_many(*at_stop(0), 1), more_hints=more), 1)


def difference() -> Question:
    """How much is one card of a number worth?"""
    question = set_beside(6, 1, in_front=True)
    more = ("How many tens has 6, and how many tens has 16?", "The ones stay as they are. Count on from 6 to 16.")
    prompt = (f"{question.prompt} ", OnTable(at_stop(1)[0]))
    return PLACE_VALUE.asks(replace(question, prompt=prompt, more_hints=more), 2)


def orders(cards: Cards = ("2", "4", "8")) -> Number:
    """How many formulas can be written, true or not?"""
    count = len(cards)
    rows = count * (count - 1) * (count - 2)
    factors = f"{count} × {count - 1} × {count - 2}"
    return Number(
        prompt=(
            "You lay one card for each number, and choose + − × or ÷. How many formulas are possible, true or not? ",
            InHand(cards),
        ),
        value=4 * rows,
        advice=WHOLE,
        hint="How many cards can be the first number? And how many are then left for the second?",
        more_hints=(f"There are {factors} orders of three cards.", "Each order goes with each of the four signs."),
        why=Explanation(
            f"{factors} orders, each with 4 signs: {4 * rows} formulas.",
            shown=show(rows, "×", 4, "=", 4 * rows),
            why=(Explanation("Choices that follow each other are multiplied: this is the product rule."),),
        ),
        misconceptions=expected(
            4 * rows,
            (rows, ideas.SIGNS_FORGOTTEN),
            (4 * count**3, ideas.CARD_USED_AGAIN),
            *[(total, ideas.CHOICES_ADD) for total in (3 * count + 1, rows + 4, count + 4)],
            *[(few, ideas.ORDER_FORGOTTEN) for few in (2 * rows, 4)],
        ),
        again=lambda seed: orders(in_order(Draw(seed).some("123456789", 4))),
        harder=lambda seed: orders(in_order(Draw(seed).some("123456789", 5))),
    )


def facts() -> Question:
    """How many formulas have the same three numbers?"""
    hand = ("2", "4", "8")
    question = replace(
        how_many(TIMES_ZERO, hand, 3),
        prompt=("How many different true formulas can you make of these three cards alone? ", InHand(hand)),
        more_hints=("You know one product. Swap its two numbers.", "Each product can be undone by a division."),
    )
    return HOW_MANY.asks(question, 3)


# ── 0 ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def free(number: int = 27) -> ChooseOne:
    """Which numbers make n × 0 = 0 true?"""
    return ChooseOne(
        prompt=(
            f"Which numbers could lie in place of {number}, so that the formula is true? ",
            OnTable(face_up(str(number), "x", "0", "0")),
        ),
        hint="Put in 5. Then put in 28. Is it still true?",
        more_hints=("What are five bags worth with nothing in them?", "And 428 bags with nothing in them?"),
        options=(
            Option(f"Only {number}", False, ideas.ONLY_THE_ONE_THAT_LIES_THERE),
            Option("Only 0", False, ideas.ONLY_ZERO),
            Option("Any one-digit number, but no longer one", False, ideas.ONLY_SHORT_NUMBERS),
            Option("Any number at all", True),
        ),
        why=times_zero(number),
        again=lambda seed: free(Draw(seed).one(range(2, 100))),
    )


def proof(number: int = 27) -> PutInOrder:
    """Why does a number divided by 0 have no answer?"""
    return PutInOrder(
        prompt=f"Why does {number} ÷ 0 have no answer? Put the steps of the proof in order.",
        hint="Begin with “Suppose”. The end is what follows from all the rest.",
        more_hints=(
            "A division is checked with a product. Which step does that?",
            "Second comes the product with a. Third comes what a product with 0 always is.",
        ),
        items=(
            f"Suppose there is an answer: {number} ÷ 0 = a.",
            f"Check it with a product: a × 0 must be {number}.",
            "A product with 0 is 0, whatever a is.",
            f"That makes {number} equal to 0, which is false: there is no answer.",
        ),
        misconceptions=(Wrong((3, 0, 1, 2), ideas.THEN_IT_IS_FINISHED), Wrong((2, 3, 0, 1), ideas.THEN_IT_IS_FINISHED)),
        why=by_zero(number),
        again=lambda seed: proof(Draw(seed).one(range(2, 100))),
    )


# ── the open problem ──────────────────────────────────────────────────────────────────────────────────────────────

Two = tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class TwoCards(Question):
    """Two digits that fewer than `below` of 100 hands can open; the order counts.

    >>> hardest().judge("3 and 8").right, hardest().judge("8 3").said
    (True, 'Not yet: 8 and 3. About 83 of 100 hands can open with 8 and 3.')
    """

    is_open: ClassVar[bool] = True

    below: int

    def read(self, text: str) -> Two:
        digits = re.fullmatch(r"\s*([0-9])(?:\s+|\s*,\s*|\s+and\s+)([0-9])\s*", text)
        if digits is None:
            raise ReadError("Write two digits, such as 3 and 6.")
        return int(digits[1]), int(digits[2])

    def write(self, answer: Two) -> str:
        return self.say(answer)

    def say(self, answer: Two) -> str:
        return "{} and {}".format(*answer)

    def is_right(self, answer: Two) -> bool:
        return 100 * opening_chance(*answer) < self.below

    @property
    def solution(self) -> Two:
        return min(product(range(10), range(10)), key=lambda pair: opening_chance(*pair))

    def lacks(self, answer: Two) -> str:
        return why_hard_to_open(*answer).claim

    def behind(self, answer: Any) -> Misconception | None:
        return ideas.LARGE_NEEDS_MUCH if self.is_right(answer[::-1]) else None


def hardest(below: int = 60) -> TwoCards:
    """Which two cards are hard to open?"""
    return TwoCards(
        prompt=f"Find two cards that fewer than {below} of 100 hands can open.",
        below=below,
        hint="Choose two digits. Which answers do they have, and how many cards does each answer take?",
        more_hints=(
            "Each answer that needs no two cards makes it easier. With which order is there no difference?",
            "Put the smaller one in front: only the sum and the product are left. Find two that both take two cards.",
        ),
        advice="two digits, such as 3 and 6",
        why=Explanation("The fewest hands open 2 and 9.", why=(why_hard_to_open(2, 9),)),
        worked=lambda pair: why_hard_to_open(*pair),
        misconceptions=(Wrong((9, 2), ideas.LARGE_NEEDS_MUCH),),
        again=lambda seed: hardest(Draw(seed).one([*range(50, 60), *range(61, 80)])),
        easier=lambda seed: hardest(80),
        harder=lambda seed: hardest(50),
    )


QUESTIONS: Questions = {
    "equal": lambda: MISTAKE.twins(equal(), 2),
    "known": known,
    "divides": divides,
    "ways": ways,
    "difference": difference,
    "orders": orders,
    "facts": facts,
    "free": lambda: ZERO.twins(free(), 2),
    "proof": lambda: ZERO.twins(proof(), 2),
    "hardest": hardest,
}
"""In the order of the lesson, each made when it is asked."""
