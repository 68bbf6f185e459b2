"""Numbers, hands and equations drawn by chance, for all kinds of problem."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.problem import ProblemRng

from ...rules.cards import LESS, OVER, PLUS, TIMES, Card, Equation, Symbol

say = room(__name__)


def exact() -> tuple[str, ...]:
    """What stands beside a box for a value."""
    return say("advice-exact"), say("advice-exact.other")


def exact_or_none() -> tuple[str, ...]:
    """The same where there may be no value."""
    return say("advice-exact-or-none"), say("advice-exact-or-none.other")


def a_chance() -> tuple[str, ...]:
    """What stands beside a box for a chance."""
    return say("advice-chance"), say("advice-chance.other")


def two(draw: ProblemRng, most: int = 15) -> tuple[Card, Card]:
    """Two different numbers from 1 on."""
    left, right = draw.some(range(1, most + 1), 2)
    return str(left), str(right)


def hand(draw: ProblemRng, size: int, most: int = 15) -> tuple[int, ...]:
    """Different numbers from 1 on, the smallest first."""
    return tuple(sorted(draw.some(range(1, most + 1), size)))


def an_equation(draw: ProblemRng, symbol: Symbol, minuses: tuple[int, int] = (0, 0)) -> Equation:
    """An equation of two different numbers; small ones under "x", so that it can be worked out in the head."""
    left, right = two(draw, 12 if symbol == TIMES else 15)
    return Equation(left, symbol, right, minuses)


ONE_SIDE = ((0, 1), (1, 0))
"""One minus card, on the right or on the left."""
SYMBOLS = (PLUS, LESS, TIMES, OVER)
