"""Dice with exact chances: one, several, their sum, the greatest, how many show something, and rolling again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from mathgames_widgets.maths.chance.distributions import Distribution, certain, evenly

SIDES = 6


def die(sides: int = SIDES) -> Distribution[int]:
    """A fair die.

    >>> die()[3]
    Fraction(1, 6)
    """
    return evenly(range(1, sides + 1))


def greatest(dice: Iterable[Distribution[int]]) -> Distribution[int]:
    """The greatest of some dice, at least one.

    >>> greatest([die(), die()])[6]
    Fraction(11, 36)
    """
    first, *others = dice
    for other in others:
        first = first.join(other, max)
    return first


def how_many(dice: Iterable[Distribution[int]], shows: Callable[[int], bool]) -> Distribution[int]:
    """How many of the dice show something.

    >>> how_many([die()] * 3, lambda roll: roll == 6)[1]
    Fraction(25, 72)
    """
    return folded(dice, 0, lambda so_far, roll: so_far + shows(roll))


def folded(dice: Iterable[Distribution[int]], start: int, function: Callable[[int, int], int]) -> Distribution[int]:
    """What comes of the dice, one after the other: `function` is given what came so far, and the next roll.

    >>> folded([die(2), die(2)], 1, lambda so_far, roll: so_far * roll)[2]
    Fraction(1, 2)
    """
    so_far = certain(start)
    for die in dice:
        so_far = so_far.join(die, function)
    return so_far


def best_of_rerolls(rerolls: int) -> Fraction:
    """The expected roll of a die that may be rolled again up to so often, by someone who wants a great number.

    Whoever still has rolls to come keeps a roll where it is greater than what these promise. Each further reroll adds
    less: there is less and less left to gain.

    >>> [best_of_rerolls(rerolls) for rerolls in range(3)]
    [Fraction(7, 2), Fraction(17, 4), Fraction(14, 3)]
    """
    promised = Fraction(0)
    for _ in range(rerolls + 1):
        promised = _keeping(promised)
    return promised


def _keeping(promised: Fraction) -> Fraction:
    """The expected roll where a roll below what is promised is not kept."""
    return die().expected(lambda roll: max(Fraction(roll), promised))
