"""Dice against counting every roll one by one."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from operator import add

import pytest

from mathgames_widgets.maths.chance.dice import best_of_rerolls, die, folded, greatest, how_many
from mathgames_widgets.maths.chance.distributions import certain, evenly

ROLLS = list(product(range(1, 7), repeat=3))


def test_sums_greatest_and_counts_of_three_dice():
    """All 216 rolls, counted."""
    dice = [die()] * 3
    assert folded(dice, 0, add) == evenly(sum(roll) for roll in ROLLS)
    assert greatest(dice) == evenly(max(roll) for roll in ROLLS)
    assert how_many(dice, lambda roll: roll % 2 == 1) == evenly(sum(one % 2 for one in roll) for roll in ROLLS)


def test_dice_of_other_kinds():
    """Dice that were changed, that have other sides, that are known already."""
    assert folded([die().map(lambda roll: 7 - roll)], 0, add) == die()
    assert folded([die(2), certain(5)], 0, add)[7] == Fraction(1, 2)
    assert folded([], 0, add) == certain(0)


def test_the_sum_of_six_dice():
    """46,656 rolls: 4,332 of them make 21, one makes 6."""
    six = folded([die()] * 6, 0, add)
    assert (six[21], six[6]) == (Fraction(4332, 46656), Fraction(1, 46656))


def plans(rerolls):
    """Every way to decide beforehand from which roll on one stops, before each reroll."""
    return product(range(1, 7), repeat=rerolls)


def worth(plan):
    """The mean of what one ends with, over every sequence of rolls."""
    ends = []
    for rolls in product(range(1, 7), repeat=len(plan) + 1):
        kept = [roll for roll, least in zip(rolls, plan, strict=False) if roll >= least]
        ends.append(kept[0] if kept else rolls[-1])
    return Fraction(sum(ends), len(ends))


@pytest.mark.parametrize("rerolls", [0, 1, 2])
def test_no_plan_is_better(rerolls):
    """Of all plans when to stop, the best is worth what is said."""
    assert best_of_rerolls(rerolls) == max(map(worth, plans(rerolls)))


def test_more_rerolls_help_less_and_less():
    """Each adds something, and less than the one before."""
    worths = [best_of_rerolls(number) for number in range(8)]
    steps = [after - before for before, after in pairwise(worths)]
    assert all(step > 0 for step in steps)
    assert steps == sorted(steps, reverse=True) and len(set(steps)) == len(steps)
