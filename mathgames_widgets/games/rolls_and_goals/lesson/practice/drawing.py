"""What all kinds of problem share: dice, stacks and values drawn by chance, and what stands beside a box."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.problem import ProblemRng

from ...rules.cards import BLANK, DICE, DOUBLE, FLIP, HALVE, NEGATE, Cards, Goal, Values
from ...rules.scoring import measure

say = room(__name__)

SHIFTS: Cards = ("+1", "+2", "+3", "-1", "-2", "-3")
"""Cards that add or take away."""
TURNS: Cards = (DOUBLE, HALVE, NEGATE)
"""Cards for which the order matters."""
FIXED: Cards = tuple([f"[{digit}]" for digit in range(8)])
"""Cards that change the value to their own."""

LOWEST = {1: 1, 2: -4, 3: -6}
HIGHEST = {1: 9, 2: 7, 3: 9}
"""From where to where values go at each level."""


def integer() -> tuple[str, ...]:
    """What stands beside a box for an integer."""
    return say("advice-integer"), say("advice-integer.other")


def integers() -> tuple[str, ...]:
    """What stands beside a box for several."""
    return say("advice-integers"), say("advice-integers.other")


def exact() -> tuple[str, ...]:
    """What stands beside a box for an exact value."""
    return say("advice-exact"), say("advice-exact.other")


def chance() -> tuple[str, ...]:
    """What stands beside a box for a chance."""
    return say("advice-chance"), say("advice-chance.other")


def a_stack(draw: ProblemRng, level: int) -> Cards:
    """Cards behind a die: at first only + and −, then one that doubles, halves or negates, then flips as well."""
    if level == 1:
        return draw.shuffled((draw.one(SHIFTS), draw.one((*SHIFTS, *FIXED))))
    if level == 2:
        return draw.shuffled((*draw.some(SHIFTS, 2), draw.one(TURNS)))
    return draw.shuffled((draw.one(SHIFTS), *draw.some(TURNS, 2), draw.one((FLIP, FLIP, BLANK))))


def some_values(draw: ProblemRng, level: int, count: int = DICE) -> Values:
    """What some dice are worth."""
    return tuple([draw.one(range(LOWEST[level], HIGHEST[level] + 1)) for _ in range(count)])


def alike_values(draw: ProblemRng, level: int, count: int = DICE) -> Values:
    """Values near each other, so that some of them are equal."""
    low = 1 if level == 1 else draw.one(range(-4, 3))
    return tuple([draw.one(range(low, low + 6)) for _ in range(count)])


def measured(goal: Goal, values: Values) -> int:
    """What a goal compares, 0 where there is no run or set.

    >>> measured(Goal.LONGEST_RUN, (4, 2, 3, 3, 7)), measured(Goal.LARGEST_SET, (1, 2))
    (3, 0)
    """
    return measure(goal, values) or 0
