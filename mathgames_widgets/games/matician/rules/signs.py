"""What a "-" does to an equation, by symbol and by the side where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from mathgames_widgets.core.game import Named
from mathgames_widgets.games.matician.rules.cards import LEFT, NUMBERS, RIGHT, SIDES, Equation, Side, Symbol

Where = tuple[Side, ...]
"""The sides where a "-" lies: one of them, or both."""

WHERES: tuple[Where, ...] = ((LEFT,), (RIGHT,), (LEFT, RIGHT))
"""Left, right, and one on each side."""


class Effect(Named):
    """What a "-" does to the player whose equation it is."""

    HELPS = "helps"
    """The value rises."""
    HARMS = "harms"
    """The value falls."""
    NOTHING = "nothing"
    """The value stays, or there is none anyway."""


def attacked(equation: Equation, where: Sequence[Side]) -> Equation:
    """The equation with one more "-" on each of these sides.

    >>> attacked(Equation("4", "x", "13"), (LEFT, RIGHT)).value
    Fraction(52, 1)
    """
    for side in where:
        equation = equation.attacked(side)
    return equation


def effect(equation: Equation, where: Sequence[Side]) -> Effect:
    """What one more "-" on each of these sides does.

    >>> effect(Equation("4", "-", "13"), (RIGHT,)), effect(Equation("4", "/", "0"), (LEFT,))
    (Effect.HELPS, Effect.NOTHING)
    """
    before, after = equation.value, attacked(equation, where).value
    if before is None or after is None or before == after:
        return Effect.NOTHING
    return Effect.HELPS if after > before else Effect.HARMS


@cache
def effects(symbol: Symbol, where: Where) -> frozenset[Effect]:
    """Everything that it can do to two numbers other than 0, on which no "-" lies yet.

    >>> effects("-", (RIGHT,)), effects("x", (LEFT, RIGHT)), len(effects("-", (LEFT, RIGHT)))
    (frozenset({Effect.HELPS}), frozenset({Effect.NOTHING}), 3)
    """
    pairs = product([card for card in NUMBERS if int(card)], repeat=2)
    return frozenset([effect(Equation(left, symbol, right), where) for left, right in pairs])


def harmful_sides(symbol: Symbol) -> tuple[Side, ...]:
    """The sides on which a single "-" harms every pair of numbers other than 0.

    >>> harmful_sides("-"), harmful_sides("x")
    ((0,), (0, 1))
    """
    return tuple([side for side in SIDES if effects(symbol, (side,)) == {Effect.HARMS}])
