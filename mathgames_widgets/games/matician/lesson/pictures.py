"""Equations and payoff tables of Matician to be looked at in a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.question import Figure

from ..rules.cards import LEFT, RIGHT, SIDES, Equation
from ..words.sentences import equation_text, side_text, value_text

if TYPE_CHECKING:
    from mathgames_widgets.page.html import Element

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
        from mathgames_widgets.page.html import div

        from ..table.parts import turned_up

        return div(turned_up(self.equation, key="laid"), cls="mg-figure", role="group", aria_label=self.plain())


@dataclass(frozen=True, slots=True)
class PayoffTable(Figure):
    """What each of some choices brings in each of some cases."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    entries: tuple[Values, ...]
    corner: str = "you lay"

    def plain(self) -> str:
        return "; ".join([self._row(name, row) for name, row in zip(self.rows, self.entries, strict=True)])

    def _row(self, name: str, row: Values) -> str:
        told = [f"{value_text(value)} with {column}" for value, column in zip(row, self.columns, strict=True)]
        return f"{name}: {listed(told)}"

    def draw(self) -> Element:
        from mathgames_widgets.page.html import div, table, tbody, td, th, thead, tr

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
    '13 + 10: −3 with a minus card on the left and 3 with a minus card on the right'
    """
    return PayoffTable(tuple(map(bare, equations)), ATTACKS, tuple(map(attacked_values, equations)))


def attack_text(equation: Equation, side: int) -> str:
    """An attack on one side.

    >>> attack_text(Equation("13", "-", "4"), 1)
    'in front of the 4 on the right'
    """
    return f"in front of the {equation.cards[side]} on the {side_text(side)}"
