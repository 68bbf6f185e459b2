"""The questions of the Matician lesson about choosing: fractions below 0, caution, expected values, and mixing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.games.matician.lesson.misconceptions import (
    CAUTION_ONLY,
    DIFFERENT_FRACTIONS,
    HOPE_ONLY,
    NO_VALUE_WINS,
    SIZE_WITHOUT_SIGN,
    WRONG_SIDE,
)
from mathgames_widgets.games.matician.lesson.pictures import bare, table_of
from mathgames_widgets.games.matician.lesson.practice.drawing import an_equation, hand, two
from mathgames_widgets.games.matician.lesson.practice.ordering import all_with, in_order
from mathgames_widgets.games.matician.lesson.practice.ordering import rank as ranked
from mathgames_widgets.games.matician.lesson.practice.payoffs import (
    UNEVEN,
    chance_of_first,
    entries_of,
    expected_of,
    mixed_against,
    some_rows,
    two_rows,
    with_nothing,
)
from mathgames_widgets.games.matician.lesson.practice.payoffs import cautious as cautious_row
from mathgames_widgets.games.matician.rules.cards import LESS, OVER, PLUS, RIGHT, SIDES, TIMES, Equation, Side, Symbol
from mathgames_widgets.games.matician.rules.scoring import highest
from mathgames_widgets.games.matician.words.sentences import equation_text, side_text, worked_out
from mathgames_widgets.maths.chance.strategies import maximax, maximin
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, Option, PutInOrder
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.typed import Number

# ── fractions below 0 ─────────────────────────────────────────────────────────────────────────────────────────────


def fractions(
    values: Sequence[Fraction] = (Fraction(-2), Fraction(-1, 11), Fraction(-15, 7), Fraction(15, 7)),
) -> PutInOrder:
    """Fractions and whole numbers below 0."""
    return replace(
        in_order(values),
        key="fractions",
        prompt="Put these values in order, the lowest first.",
        hint="Below 0, whatever is nearer to 0 is greater. Between which whole numbers does each fraction lie?",
        again=_fractions_again,
    )


def _fractions_again(seed: str) -> PutInOrder:
    """A negative fraction and the whole number just above it, its opposite, and a fraction near 0."""
    draw = Draw(seed)
    below = draw.one(range(2, 8))
    above = draw.one([number for number in range(below + 1, 16) if number % below])
    fraction = Fraction(above, below)
    near = -Fraction(1, draw.one(range(8, 16)))
    return fractions(draw.shuffled((-fraction, -Fraction(above // below), near, fraction)))


# ── caution ───────────────────────────────────────────────────────────────────────────────────────────────────────

QUOTIENTS = (Equation("11", OVER, "1"), Equation("6", OVER, "2"), Equation("1", OVER, "11"))


def cautious(equations: Sequence[Equation] = QUOTIENTS) -> ChooseOne:
    """Which quotient is the cautious choice?"""
    return replace(cautious_row(with_nothing(equations)), key="cautious", again=_cautious_again)


def _cautious_again(seed: str) -> ChooseOne:
    draw = Draw(seed)
    while True:
        equations = some_rows(draw, (OVER,), 3)
        entries = entries_of(with_nothing(equations))
        if len(maximin(entries)) == len(maximax(entries)) == 1:
            return cautious(equations)


# ── what one can expect ───────────────────────────────────────────────────────────────────────────────────────────


LAST = Equation("13", PLUS, "10")
"""What the learner lays in the fourth round."""


def expectation(
    equation: Equation = LAST,
    chances: Sequence[Fraction] = (Fraction(0), Fraction(1, 4), Fraction(3, 4)),
) -> Number:
    """What is an arrangement worth on average?"""
    return replace(expected_of(equation, chances), key="expected", again=_expected_again)


def _expected_again(seed: str) -> Number:
    draw = Draw(seed)
    left = draw.one(UNEVEN)
    low, high = hand(draw, 2)
    return expectation(Equation(str(high), PLUS, str(low)), (Fraction(0), left, 1 - left))


def reply(numbers: Sequence[int] = (10, 12, 13), side: Side = RIGHT) -> ChooseOne:
    """What to lay against somebody who always attacks the same side."""
    low, middle, high = map(str, sorted(numbers))
    large_there = Equation(low, PLUS, high) if side == RIGHT else Equation(high, PLUS, low)
    large_here = Equation(large_there.right, PLUS, large_there.left)
    near_here, near_there = (
        (Equation(high, PLUS, middle), Equation(middle, PLUS, high))
        if side == RIGHT
        else (Equation(middle, PLUS, high), Equation(high, PLUS, middle))
    )
    ideas = {large_here: None, near_here: CAUTION_ONLY, large_there: WRONG_SIDE, near_there: HOPE_ONLY}
    return ChooseOne(
        key="reply",
        prompt=f"You hold {low}, {middle} and {high}, and your symbol is +. You are sure that the "
        f"{side_text(side)} number will be attacked. What do you lay?",
        hint="One number stays as it is, the other counts below 0. Which should be large, which small?",
        options=tuple([Option(bare(one), one == large_here, ideas[one]) for one in sorted(ideas, key=bare)]),
        why=Explanation(
            f"{bare(large_here)}: the large number stays, and little is lost.",
            why=tuple([Explanation(f"{worked_out(one.attacked(side))}.") for one in ideas]),
        ),
        again=lambda seed: reply(hand(Draw(seed), 3), Draw(f"{seed} side").one(SIDES)),
    )


# ── mixing ────────────────────────────────────────────────────────────────────────────────────────────────────────


def half(equation: Equation = LAST, chance: Fraction = Fraction(1, 2), side: Side = RIGHT) -> Number:
    """What a mix of both arrangements brings against one who always does the same."""
    return replace(mixed_against(equation, chance, side), key="half", again=_half_again)


def _half_again(seed: str) -> Number:
    draw = Draw(seed)
    low, high = hand(draw, 2)
    return half(Equation(str(high), PLUS, str(low)), draw.one(UNEVEN), draw.one(SIDES))


TWO_ROWS = (LAST, Equation("12", PLUS, "13"))


def mixture(equations: Sequence[Equation] = TWO_ROWS) -> Number:
    """How often should each of two arrangements be laid?"""
    return replace(
        chance_of_first(table_of(equations)),
        key="mixture",
        again=lambda seed: replace(chance_of_first(two_rows(Draw(seed))), key="mixture"),
    )


QUESTIONS: dict[str, Callable[[], Question]] = {
    "fractions": fractions,
    "cautious": cautious,
    "reply": reply,
    "expected": expectation,
    "half": half,
    "mixture": mixture,
}


# ── The last questions of the Matician lesson: who gets the point, and which values are rare ─────────────────────────

# ── who gets the point ────────────────────────────────────────────────────────────────────────────────────────────

FOUR = (
    Equation("10", OVER, "4", (1, 0)),
    Equation("9", OVER, "0"),
    Equation("4", PLUS, "13", (0, 1)),
    Equation("5", OVER, "2", (0, 1)),
)
"""Four equations: the highest value twice, one without a value, and one that is far below 0."""


def point(equations: Sequence[Equation] = FOUR) -> ChooseSome:
    """Who has the highest value?"""
    winners = highest([equation.value for equation in equations])
    return ChooseSome(
        key="point",
        prompt="Four players have turned their equations over. Who gets a point? Choose everybody who does.",
        hint="Work out all values. Nothing can be divided by 0. Equally high is as good as the highest.",
        options=tuple(
            [
                Option(f"Player {seat + 1}: {equation_text(one)}", seat in winners, _idea(one, seat in winners))
                for seat, one in enumerate(equations)
            ]
        ),
        why=Explanation(
            "Everybody with the highest value gets a point.",
            why=tuple([Explanation(f"{worked_out(one)}.") for one in equations]),
        ),
        again=_point_again,
    )


def _idea(equation: Equation, wins: bool) -> Misconception:
    if equation.value is None:
        return NO_VALUE_WINS
    return DIFFERENT_FRACTIONS if wins else SIZE_WITHOUT_SIGN


def _point_again(seed: str) -> ChooseSome:
    """The same four cases with other numbers, in another order."""
    draw = Draw(seed)
    while True:
        left, right = two(draw, 7)
        twice = Equation(str(2 * int(left)), OVER, str(2 * int(right)), (1, 0))
        low = an_equation(draw, draw.one((PLUS, LESS)), (1, 0))
        if Fraction(int(left), int(right)).denominator > 1 and low.value is not None and low.value < -7:
            break
    nothing = Equation(str(draw.one(range(1, 16))), OVER, "0")
    return point(draw.shuffled((twice, nothing, low, Equation(left, OVER, right, (0, 1)))))


# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def rank(numbers: Sequence[int] = (1, 2, 3, 4), symbol: Symbol = PLUS, mine: Equation | None = None) -> Number:
    """Which part of all pairs is worth less?"""
    laid = Equation("2", PLUS, "4") if mine is None else mine
    return replace(ranked(numbers, symbol, laid), key="rank", again=_rank_again)


def _rank_again(seed: str) -> Number:
    draw = Draw(seed)
    numbers, symbol = hand(draw, 4, 9), draw.one((PLUS, TIMES))
    return rank(numbers, symbol, draw.one(all_with(numbers, symbol)[1:]))


QUESTIONS_MATICIAN_JUDGING: dict[str, Callable[[], Question]] = {"point": point, "rank": rank}
