"""The last questions of the Matician lesson: who gets the point, and which values are rare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS, TIMES, Symbol
from mathgames_widgets.games.matician.equations import Equation
from mathgames_widgets.games.matician.scoring import highest
from mathgames_widgets.games.matician.sentences import equation_text, worked_out
from mathgames_widgets.lesson.choices import ChooseSome, Option
from mathgames_widgets.lesson.matician_ideas import DIFFERENT_FRACTIONS, NO_VALUE_WINS, SIZE_WITHOUT_SIGN
from mathgames_widgets.lesson.matician_practice.drawing import an_equation, hand, two
from mathgames_widgets.lesson.matician_practice.ranks import all_with
from mathgames_widgets.lesson.matician_practice.ranks import rank as ranked
from mathgames_widgets.lesson.problem import Draw
from mathgames_widgets.lesson.questions import Misconception, Question
from mathgames_widgets.lesson.typed import Number
from mathgames_widgets.maths.explanation import Explanation

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


QUESTIONS: dict[str, Callable[[], Question]] = {"point": point, "rank": rank}
