"""Formulas, tables and hands drawn by chance, for all kinds of problem."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.equality import by_zero, left_side, remainder, value_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.maths.writing.shown import Shown, Words
from mathgames_widgets.questions.problem import ProblemRng

from ...rules.cards import DECK, JOKER, Cards, Table, in_order
from ..pictures import face_up

say = room(__name__)

RANGES = {1: (range(2, 10), range(2, 10)), 2: (range(11, 26), range(2, 7)), 3: (range(12, 50), range(3, 10))}
"""For each level the two numbers of a sum or a product; differences and quotients are their inverses."""


def a_formula(draw: ProblemRng, level: int, sign: Sign | None = None) -> Formula:
    """A true formula, longer at a higher level."""
    sign = draw.one(tuple(Sign)) if sign is None else sign
    first, second = RANGES[level]
    one, other = draw.one(first), draw.one(second)
    if draw.one((True, False)):
        one, other = other, one
    if sign is Sign.PLUS:
        return Formula(one, sign, other, one + other)
    if sign is Sign.MINUS:
        return Formula(one + other, sign, other, one)
    if sign is Sign.TIMES:
        return Formula(one, sign, other, one * other)
    return Formula(one * other, sign, other, one)


def a_table(draw: ProblemRng, level: int) -> Table:
    """A table on which the first formula has been made."""
    return table_of(a_formula(draw, level))


def table_of(formula: Formula) -> Table:
    """The formula as cards on a table."""
    return face_up(str(formula.left), formula.sign.value, str(formula.right), str(formula.answer))


def a_hand(draw: ProblemRng, size: int, *, jokers: bool = False) -> Cards:
    """Some cards of the deck."""
    cards = DECK if jokers else tuple([card for card in DECK if card != JOKER])
    return in_order(draw.some(cards, size))


def on_one_line(formula: str) -> Shown:
    """A formula, perhaps with a gap, as mathematics: a line never ends in it.

    >>> print(on_one_line("6 ? 2 = 8"), on_one_line("? × 4 = 20"), sep=", ")
    6 ? 2 = 8, ? × 4 = 20
    """
    left, sign, *rest = [int(part) if part.isdecimal() else part for part in formula.split()]
    return show(left, Words("?") if sign == "?" else sign, *rest)


def worked_out(left: int, sign: Sign, right: int) -> Explanation:
    """What a left side is worth.

    >>> worked_out(7, Sign.DIVIDE, 2).claim
    '7 ÷ 2 is 3 remainder 1.'
    """
    side = Formula(left, sign, right, 0)
    if side.value is None:
        return by_zero(left)
    told = left_side(side)
    return Explanation(value_text(side), told.shown, told.why)


def against(said: Callable[[int], str], none: str) -> Callable[[Fraction | None], str]:
    """What speaks against a wrong number, where the question asks for a whole one from 0 on; `none` speaks against
    the answer that there is none.

    >>> speaks = against(lambda number: f"Not {number}.", "There is one.")
    >>> speaks(Fraction(4)), speaks(None), speaks(Fraction(-4))
    ('Not 4.', 'There is one.', 'The question asks for a whole number, 0 or more, and −4 is not one.')
    """

    def told(answer: Fraction | None) -> str:
        if answer is None:
            return none
        is_whole = answer.denominator == 1 and answer >= 0
        return said(int(answer)) if is_whole else say("not-whole", number=answer)

    return told


def checked(formula: Formula) -> str:
    """What a left side is worth beside a wrong answer of it.

    >>> checked(Formula(5, Sign.TIMES, 7, 56))
    'Check it: 5 × 7 = 35, and that is less than 56.'
    >>> checked(Formula(7, Sign.DIVIDE, 3, 5))
    'Check it: 7 ÷ 3 is 2 remainder 1, and that is less than 5.'
    """
    if formula.value is None:
        return say("checked-by-zero", side=formula.says)
    beside = {"more": formula.value > formula.answer, "wanted": formula.answer}
    if formula.value.denominator > 1:
        return say("checked-remainder", **remainder(formula), **beside)
    return say("checked", side=formula.says, value=formula.value, **beside)
