"""From the cards on the table to points."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player

from .cards import Equation, Value, rank_of
from .state import RoundResult, Rules, Sabotage


def sabotaged(equation: Equation, seat: Player, sabotages: Sequence[Sabotage | None]) -> Equation:
    """An equation with every "-" that was laid at it: "several may land on one number and then alternate"."""
    for sabotage in sabotages:
        if sabotage is not None and sabotage.target == seat:
            equation = equation.attacked(sabotage.side)
    return equation


def measure(equation: Equation, rules: Rules) -> Value:
    """What is compared: the value, or its rank within the symbol.

    >>> measure(Equation("15", "x", "15"), Rules()), measure(Equation("15", "x", "15"), Rules(by_rank=True))
    (Fraction(225, 1), Fraction(344, 345))
    """
    if not rules.by_rank:
        return equation.value
    return rank_of(equation.value, equation.symbol, is_small=rules.small_under_times)


def highest(measures: Sequence[Value]) -> tuple[Player, ...]:
    """Every player tied for the highest value; nobody where nobody has a value.

    >>> from fractions import Fraction
    >>> highest([Fraction(17), None, Fraction(17), Fraction(-9)]), highest([None, None])
    ((0, 2), ())
    """
    values = [value for value in measures if value is not None]
    return tuple([seat for seat, value in enumerate(measures) if value is not None and value == max(values)])


def judge(
    number: int,
    equations: Sequence[Equation | None],
    sabotages: Sequence[Sabotage | None],
    points: Sequence[int],
    rules: Rules,
) -> RoundResult:
    """What comes of a round: "1 point is granted for each "highest solution"".

    `equations` are without any "-" yet, None for those who do not play any more; `points` are those before the round.

    >>> left, right = Equation("4", "+", "13"), Equation("2", "x", "3")
    >>> judge(1, [left, right], [None, Sabotage(0, 1)], [0, 0], Rules()).points
    (0, 1)
    """
    final = [
        None if equation is None else sabotaged(equation, seat, sabotages) for seat, equation in enumerate(equations)
    ]
    measures = [None if equation is None else measure(equation, rules) for equation in final]
    winners = highest(measures)
    after = tuple([before + (seat in winners) for seat, before in enumerate(points)])
    return RoundResult(number, tuple(final), tuple(sabotages), tuple(measures), winners, after, rules)
