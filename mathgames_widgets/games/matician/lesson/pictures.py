"""Equations and payoff tables of Matician to be looked at in a question, and a learner's round beside the lesson's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor

from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.page.html import Element, div, p, strong, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import LEARNER

from ..rules.cards import LEFT, RIGHT, SIDES, Equation
from ..rules.state import Phase, RoundResult, View
from ..table.parts import turned_up
from ..words.sentences import equation_text, points_text, side_text, value_text, worked_out

Values = tuple[Fraction | None, ...]

ATTACKS = ("a minus card on the left", "a minus card on the right")
"""The columns of a payoff table."""


def bare(equation: Equation) -> str:
    """The numbers as they were laid, without any minus card.

    >>> bare(Equation("4", "+", "13", (0, 1)))
    '4 + 13'
    """
    return equation_text(equation.as_laid)


def minuses_text(equation: Equation) -> str:
    """Where the minus cards lie.

    >>> minuses_text(Equation("4", "+", "13", (0, 1))), minuses_text(Equation("8", "x", "5", (1, 3)))
    ('a minus card in front of 13', 'a minus card in front of 8 and three minus cards in front of 5')
    """
    numbers = (equation.left, equation.right)
    laid = [(equation.minuses[side], numbers[side]) for side in SIDES if equation.minuses[side]]
    return listed([f"{'a minus card' if n == 1 else counted(n, 'minus card')} in front of {card}" for n, card in laid])


@dataclass(frozen=True, slots=True)
class Cards(Figure):
    """The cards of an equation, turned over."""

    equation: Equation

    def plain(self) -> str:
        laid = minuses_text(self.equation)
        return f"{bare(self.equation)}{f', {laid}' if laid else ''}"

    def draw(self) -> Element:
        return div(turned_up(self.equation, key="laid"), cls="mg-figure", role="group", aria_label=self.plain())


@dataclass(frozen=True, slots=True)
class PayoffTable(Figure):
    """What each of some choices brings in each of some cases."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    entries: tuple[Values, ...]
    corner: str = "you lay"

    def plain(self) -> str:
        rows = zip(self.rows, self.entries, strict=True)
        told = [f"{name}: {', '.join(map(value_text, row))}" for name, row in rows]
        return "; ".join([f"{self.corner}: {', '.join(self.columns)}", *told])

    def draw(self) -> Element:
        head = tr(th(self.corner, scope="col"), *[th(column, scope="col") for column in self.columns])
        body = [
            tr(th(name, scope="row"), *[td(value_text(value)) for value in row])
            for name, row in zip(self.rows, self.entries, strict=True)
        ]
        drawn = table(thead(head), tbody(*body), cls="mg-entries")
        return div(drawn, cls="mg-figure mg-entries-room", role="group", aria_label="payoff table", tabindex=0)


def attacked_values(equation: Equation) -> Values:
    """What becomes of an equation with one more minus card on the left, and with one on the right.

    >>> [str(value) for value in attacked_values(Equation("13", "+", "10"))]
    ['-3', '3']
    """
    return equation.attacked(LEFT).value, equation.attacked(RIGHT).value


def table_of(equations: Sequence[Equation]) -> PayoffTable:
    """The payoff table of some arrangements, attacked on the left or on the right.

    >>> table_of([Equation("13", "+", "10")]).plain()
    'you lay: a minus card on the left, a minus card on the right; 13 + 10: −3, 3'
    """
    return PayoffTable(tuple(map(bare, equations)), ATTACKS, tuple(map(attacked_values, equations)))


def attack_text(equation: Equation, side: int) -> str:
    """An attack on one side.

    >>> attack_text(Equation("13", "-", "4"), 1)
    'in front of the 4 on the right'
    """
    return f"in front of the {equation.cards[side]} on the {side_text(side)}"


# ── a learner's round beside the lesson's ─────────────────────────────────────────────────────────────────────────


def beside(yours: View, lessons: View) -> Element:
    """Two rounds turned over, each on a number line; before that, what was laid and what a card can make of it."""
    if lessons.phase is Phase.SABOTAGE:
        return div(*[_line(whose, _laid(view)) for whose, view in (("You", yours), ("The lesson", lessons))])
    if len(yours.results) < len(lessons.results):
        return _line("You", "Your round is not turned over yet.")
    rounds = [view.results[len(lessons.results) - 1] for view in (yours, lessons)]
    values = [Fraction(0), *[one.value or Fraction(0) for result in rounds for one in _before_and_after(result)]]
    low, high = floor(min(values)) - 1, ceil(max(values)) + 1
    return div(*[_turned(whose, one, low, high) for whose, one in zip(("You", "The lesson"), rounds, strict=True)])


def _line(whose: str, said: str) -> Element:
    return p(strong(f"{whose}: "), said)


def _laid(view: View) -> str:
    left, right = view.mine
    if left is None or right is None or view.symbol is None:
        return "two numbers are still to be laid."
    equation = Equation(left, view.symbol, right)
    falls = [
        f"{value_text(value)} on the {side_text(side)}"
        for side, value in zip(SIDES, attacked_values(equation), strict=True)
    ]
    return f"{worked_out(equation)}. One minus card makes it {' or '.join(falls)}."


def _before_and_after(result: RoundResult) -> tuple[Equation, Equation]:
    """The learner's equation as it was laid and as it was turned over."""
    equation = result.equation_of(LEARNER)
    return equation.as_laid, equation


def _turned(whose: str, result: RoundResult, low: int, high: int) -> Element:
    before, after = _before_and_after(result)
    other, points = worked_out(result.equation_of(1 - LEARNER)), points_text(int(LEARNER in result.winners))
    said = f"{worked_out(before)} became {worked_out(after)}, against {other}: {points}."
    picture = None
    if before.value is not None and after.value is not None:
        picture = NumberLine(low, high, ((after.value, ""),), (Jump(before.value, after.value),)).draw()
    return div(_line(whose, said), picture)
