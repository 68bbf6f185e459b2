"""Dice with exact chances: one, several, their sum, the greatest, how many show something, and rolling again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction

from mathgames_widgets.maths.chance.distributions import Chance, Distribution, certain, evenly

SIDES = 6


def die(sides: int = SIDES) -> Distribution[int]:
    """A fair die.

    >>> die()[3]
    Fraction(1, 6)
    """
    return evenly(range(1, sides + 1))


def total(dice: Iterable[Distribution[int]]) -> Distribution[int]:
    """The sum of dice that do not depend on each other; each may have been changed on its own.

    >>> total([die(), die()])[7], total([die(), die().map(lambda roll: 2 * roll)])[18]
    (Fraction(1, 6), Fraction(1, 36))
    """
    return folded(dice, 0, lambda so_far, roll: so_far + roll)


def greatest(dice: Iterable[Distribution[int]]) -> Distribution[int]:
    """The greatest of some dice, at least one.

    >>> greatest([die(), die()])[6]
    Fraction(11, 36)
    """
    first, *others = dice
    for one in others:
        first = first.join(one, max)
    return first


def how_many(dice: Iterable[Distribution[int]], shows: Callable[[int], bool]) -> Distribution[int]:
    """How many of the dice show something.

    >>> how_many([die()] * 3, lambda roll: roll == 6)[1]
    Fraction(25, 72)
    """
    return folded(dice, 0, lambda so_far, roll: so_far + shows(roll))


def sorted_rolls(dice: Iterable[Distribution[int]]) -> Distribution[tuple[int, ...]]:
    """What dice show, whichever die shows it: rolls that differ in their order only are one outcome.

    >>> pairs = sorted_rolls([die(), die()])
    >>> pairs[1, 2], pairs[2, 2], len(pairs.chances)
    (Fraction(1, 18), Fraction(1, 36), 21)
    """
    start: tuple[int, ...] = ()
    rolled = certain(start)
    for one in dice:
        rolled = rolled.join(one, lambda so_far, roll: tuple(sorted((*so_far, roll))))
    return rolled


def folded(dice: Iterable[Distribution[int]], start: int, function: Callable[[int, int], int]) -> Distribution[int]:
    """What comes of the dice, one after the other: `function` is given what came so far, and the next roll.

    >>> folded([die(2), die(2)], 1, lambda so_far, roll: so_far * roll)[2]
    Fraction(1, 2)
    """
    so_far = certain(start)
    for one in dice:
        so_far = so_far.join(one, function)
    return so_far


def best_of_rerolls(rerolls: int, sides: int = SIDES) -> Fraction:
    """The expected roll of a die that may be rolled again up to so often, by somebody who wants a great number.

    Whoever still has rolls to come keeps a roll where it is greater than what these promise. Each further reroll adds
    less: there is less and less left to gain.

    >>> [best_of_rerolls(rerolls) for rerolls in range(3)]
    [Fraction(7, 2), Fraction(17, 4), Fraction(14, 3)]
    """
    promised = Fraction(0)
    for _ in range(rerolls + 1):
        promised = _keeping(promised, sides)
    return promised


def _keeping(promised: Fraction, sides: int) -> Fraction:
    """The expected roll where a roll below what is promised is not kept."""
    return die(sides).expected(lambda roll: max(Fraction(roll), promised))


def better_by_reroll(side: int, sides: int = SIDES) -> Chance:
    """How likely it is that a die shows more after it is rolled once again.

    >>> [better_by_reroll(side) for side in (1, 4, 6)]
    [Fraction(5, 6), Fraction(1, 3), Fraction(0, 1)]
    """
    return die(sides).chance(lambda roll: roll > side)
