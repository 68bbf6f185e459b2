"""The last questions of the FORMULA lesson: counting formulas, what to keep, and which openings are hard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.games.formula import Cards, Kept, Lay, Rules, Table
from mathgames_widgets.games.formula.analysis.chances import true_new_formulas, worth
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.formula.lesson.misconceptions import (
    CARD_USED_AGAIN,
    CHOICES_ADD,
    LARGE_IS_STRONG,
    LARGE_NEEDS_MUCH,
    ORDER_FORGOTTEN,
    SIGNS_FORGOTTEN,
    TRUE_BY_LUCK,
    ZERO_IS_USELESS,
)
from mathgames_widgets.games.formula.lesson.opening import chance, opened
from mathgames_widgets.games.formula.lesson.pictures import InHand, OnTable, face_up
from mathgames_widgets.games.formula.lesson.questions.equations import WHOLE
from mathgames_widgets.games.formula.rules.cards import in_order
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.words.chances import why_keep_which, why_so_many_formulas
from mathgames_widgets.games.formula.words.why import why_formula, why_play
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, Option, PutInOrder
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Demand, Misconception, Question, Wrong
from mathgames_widgets.questions.typed import Number

LAST = ("3", "5", "8")
"""The learner's last three cards."""
SWEPT = face_up("8", "x", "0", "0")
"""What they are laid on."""


# ── counting ──────────────────────────────────────────────────────────────────────────────────────────────────────


def orders(cards: Cards = LAST) -> Number:
    """In how many orders can three cards be laid, one in each number?"""
    count = len(cards)
    laid = count * (count - 1) * (count - 2)
    return Number(
        key="orders",
        prompt=(
            "Three of these cards go onto the table, one in each number. How many orders are there? ",
            InHand(cards),
        ),
        hint="How many cards can be the first number? And when that one lies there, how many are left for the second?",
        value=laid,
        advice=WHOLE,
        why=Explanation(
            f"There are {count} cards for the first number, {count - 1} for the second and {count - 2} for the answer: "
            f"{count} × {count - 1} × {count - 2} = {laid}.",
            why=(Explanation("Choices that are made one after the other are multiplied."),),
        ),
        misconceptions=expected(
            laid,
            (count**3, CARD_USED_AGAIN),
            (3 * count, CHOICES_ADD),
            (3 * count - 3, CHOICES_ADD),
            (count, ORDER_FORGOTTEN),
        ),
        again=lambda seed: orders(in_order(Draw(seed).some("123456789", Draw(seed).one((4, 5, 6))))),
    )


def formulas(cards: Cards = LAST) -> Number:
    """How many formulas, true or not, can be laid with these cards?"""
    count = len(cards)
    rows = count * (count - 1) * (count - 2)
    return Number(
        key="formulas",
        prompt=(
            f"There are {rows} orders, and the sign is one of four. How many formulas is that, true or not? ",
            InHand(cards),
        ),
        hint="For each order of the cards there are four signs to choose from.",
        value=4 * rows,
        advice=WHOLE,
        why=why_so_many_formulas(cards, Rules()),
        misconceptions=(Wrong(rows + 4, CHOICES_ADD), Wrong(rows, SIGNS_FORGOTTEN), Wrong(4, ORDER_FORGOTTEN)),
        again=lambda seed: formulas(in_order(Draw(seed).some("123456789", Draw(seed).one((4, 5))))),
    )


def true(cards: Cards = LAST) -> Number:
    """Which share of them is true?"""
    share = Fraction(true_new_formulas(cards, Rules()), 24)
    found = [formula_of(SWEPT, play) for play in plays(SWEPT, cards, Rules())]
    first = min(found, key=lambda one: (one.sign.name != "PLUS", one.left))
    return Number(
        key="true",
        prompt=("You have 24 formulas with these three cards. What fraction of them is true? ", InHand(cards)),
        hint=f"Here is one: {first}. Turn it round, then undo it. How many do you get?",
        value=share,
        advice="such as 3/24 or 1/8",
        why=Explanation(
            f"{len(found)} of 24 are true: {share.numerator} of {share.denominator}.",
            why=tuple(why_formula(one) for one in found),
        ),
        misconceptions=tuple(
            Wrong(wrong, idea)
            for wrong, idea in (
                (Fraction(1, 24), ORDER_FORGOTTEN),
                (Fraction(2, 24), ORDER_FORGOTTEN),
                (Fraction(1, 4), TRUE_BY_LUCK),
                (Fraction(1, 2), TRUE_BY_LUCK),
            )
            if wrong != share
        ),
        again=_true_again,
    )


def _true_again(seed: str) -> Number:
    small, large = sorted(Draw(seed).some(range(1, 6), 2))
    third = Draw(f"{seed} sign").one([total for total in (small + large, small * large) if large < total < 10])
    return true(in_order((str(small), str(large), str(third))))


def last(table: Table = SWEPT, hand: Cards = LAST) -> MakeFormula:
    """A formula that sweeps everything away."""
    found = plays(table, hand, Rules())
    return MakeFormula(
        key="last",
        prompt=(
            "Nothing of this formula may stay. Write a formula with three of these cards. ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Which of your cards is the sum of two others, or their product?",
        table=table,
        hand=hand,
        why=why_formula(formula_of(table, found[0])),
        again=_last_again,
    )


def _last_again(seed: str) -> MakeFormula:
    draw = Draw(seed)
    while True:
        hand = in_order(draw.some("123456789", 4))
        table = face_up(str(draw.one(range(10, 1000))), "x", "0", "0")
        if len(plays(table, hand, Rules())) == 4:
            return last(table, hand)


# ── what to keep ──────────────────────────────────────────────────────────────────────────────────────────────────


def keep(digits: tuple[int, ...] = (0, 1, 4, 9)) -> PutInOrder:
    """Which cards lie in the most formulas?"""
    ranked = sorted(digits, key=lambda digit: -worth(str(digit)))
    by_size = tuple(ranked.index(digit) for digit in sorted(digits, reverse=True))
    zero_last = tuple(
        ranked.index(digit) for digit in sorted(digits, key=lambda digit: (digit == 0, -worth(str(digit))))
    )
    upside_down = tuple(reversed(range(len(digits))))
    return PutInOrder(
        key="keep",
        prompt=(
            "Think of all true formulas of three one-digit numbers. "
            "Put the cards in order: the one that lies in the most formulas comes first. ",
            InHand(tuple(map(str, sorted(digits)))),
        ),
        hint="For each card ask how often it can be a number of the formula, and how often the answer.",
        items=tuple(f"card {digit}" for digit in ranked),
        why=why_keep_which(Rules()),
        misconceptions=tuple(
            Wrong(order, idea)
            for order, idea in (
                (by_size, LARGE_IS_STRONG),
                (zero_last, ZERO_IS_USELESS),
                (upside_down, LARGE_IS_STRONG),
            )
            if order != tuple(range(len(digits)))
        ),
        again=lambda seed: keep((0, 1, *Draw(seed).some(range(2, 10), 2))),
    )


def hardest(pairs: tuple[tuple[int, int], ...] = ((0, 0), (6, 2), (2, 9), (9, 2))) -> ChooseOne:
    """Which of these openings is the hardest?"""
    worst = min(pairs, key=lambda pair: chance(*pair))
    return ChooseOne(
        key="hardest",
        prompt="Which of these tables is answered by the fewest hands of seven cards?",
        hint="Write down all true formulas for each. How many different answers are there, and of how many cards?",
        options=tuple(
            Option(
                f"{left} and {right}",
                (left, right) == worst,
                None if (left, right) == worst else _not_hard(left, right),
            )
            for left, right in pairs
        ),
        because=lambda place: opened(*pairs[place]).claim,
        why=Explanation(
            f"{worst[0]} and {worst[1]} are the hardest of these.", why=tuple(opened(*pair) for pair in pairs)
        ),
        again=_hardest_again,
    )


def _not_hard(left: int, right: int) -> Misconception | None:
    return ZERO_IS_USELESS if 0 in (left, right) else LARGE_NEEDS_MUCH if left > right else None


def _hardest_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    while True:
        pairs = draw.some([(left, right) for left in range(10) for right in range(10)], 4)
        chances = sorted(chance(*pair) for pair in pairs)
        if chances[1] - chances[0] > Fraction(1, 20):
            return hardest(pairs)


# ── at the end ────────────────────────────────────────────────────────────────────────────────────────────────────


def make(table: Table | None = None, hand: Cards = ("0", "1", "6", "7", "9")) -> MakeFormula:
    """Two cards or more, with something of the table kept."""
    table = face_up("7", "x", "8", "56") if table is None else table
    demands: tuple[Demand[Lay], ...] = (
        Demand("at least two new cards", lambda play: len(play.laid) > 1),
        Demand("at least one card of the table stays", _keeps_one),
    )
    question = MakeFormula(
        key="make",
        prompt=(
            "Write a formula that lays at least two of your cards and keeps at least one of the table. ",
            OnTable(table),
            " ",
            InHand(hand),
        ),
        hint="Keep one number and try all four signs. A longer number may keep one card and change the other.",
        table=table,
        hand=hand,
        demands=demands,
        why=Explanation(""),
        again=_make_again,
    )
    return replace(question, why=why_play(table, question.answers[0]))


def _keeps_one(play: Lay) -> bool:
    return any(isinstance(spot, Kept) for row in play.rows for spot in row)


def _make_again(seed: str) -> MakeFormula:
    draw = Draw(seed)
    while True:
        left, right = draw.one(range(2, 10)), draw.one(range(2, 10))
        table = face_up(str(left), "x", str(right), str(left * right))
        hand = in_order(draw.some("0123456789", 5))
        found = [play for play in plays(table, hand, Rules()) if len(play.laid) > 1 and _keeps_one(play)]
        if len(found) >= 3:
            return make(table, hand)


QUESTIONS: dict[str, Callable[[], Question]] = {
    "orders": orders,
    "formulas": formulas,
    "true": true,
    "last": last,
    "keep": keep,
    "make": make,
    "hardest": hardest,
}
