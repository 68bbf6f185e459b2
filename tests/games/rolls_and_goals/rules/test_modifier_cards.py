"""One test for each modifier card, with what the rulebook says of it and how many there are in the docstring."""

from __future__ import annotations

from collections import Counter

import pytest

from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    FACES,
    OTHER_MODIFIERS,
    SHARED_DECK,
    STARTING_SET,
    flipped,
)
from mathgames_widgets.games.rolls_and_goals.rules.state import Picked, Rerolled
from tests.games.rolls_and_goals.tables import all_ready, result, sitting, step, values


def behind_each(card):
    """What a card makes of the six sides of a die."""
    return values(" | ".join([f"{side} {card}" for side in range(1, 7)]))


def test_plus_1():
    """+1 x12 increases the value by 1"""
    assert STARTING_SET["+1"] == 12
    assert behind_each("+1") == (2, 3, 4, 5, 6, 7)


def test_minus_1():
    """-1 x12 decreases the value by 1"""
    assert STARTING_SET["-1"] == 12
    assert behind_each("-1") == (0, 1, 2, 3, 4, 5)


def test_plus_2():
    """+2 x6 increases the value by 2"""
    assert STARTING_SET["+2"] == 6
    assert behind_each("+2") == (3, 4, 5, 6, 7, 8)


def test_minus_2():
    """-2 x6 decreases the value by 2"""
    assert STARTING_SET["-2"] == 6
    assert behind_each("-2") == (-1, 0, 1, 2, 3, 4)


def test_plus_3():
    """+3 x6 increases the value by 3"""
    assert STARTING_SET["+3"] == 6
    assert behind_each("+3") == (4, 5, 6, 7, 8, 9)


def test_minus_3():
    """-3 x6 decreases the value by 3"""
    assert STARTING_SET["-3"] == 6
    assert behind_each("-3") == (-2, -1, 0, 1, 2, 3)


def test_blank():
    """blank x8 does nothing (takes up a spot in your hand)"""
    assert OTHER_MODIFIERS["blank"] == 8
    assert behind_each("blank") == behind_each("blank blank") == (1, 2, 3, 4, 5, 6)
    assert behind_each("+1 blank x2") == behind_each("+1 x2")


def sets_to(number):
    assert OTHER_MODIFIERS[f"[{number}]"] == 2
    assert behind_each(f"[{number}]") == behind_each(f"x2 -3 [{number}]") == (number,) * 6


def test_set_to_0():
    """[0] x2 changes the value to 0"""
    sets_to(0)


def test_set_to_1():
    """[1] x2 changes the value to 1"""
    sets_to(1)


def test_set_to_2():
    """[2] x2 changes the value to 2"""
    sets_to(2)


def test_set_to_3():
    """[3] x2 changes the value to 3"""
    sets_to(3)


def test_set_to_4():
    """[4] x2 changes the value to 4"""
    sets_to(4)


def test_set_to_5():
    """[5] x2 changes the value to 5"""
    sets_to(5)


def test_set_to_6():
    """[6] x2 changes the value to 6"""
    sets_to(6)


def test_set_to_7():
    """[7] x2 changes the value to 7"""
    sets_to(7)


def test_double():
    """x2 x4 doubles the value"""
    assert OTHER_MODIFIERS["x2"] == 4
    assert behind_each("x2") == (2, 4, 6, 8, 10, 12)
    assert behind_each("-3 x2") == (-4, -2, 0, 2, 4, 6)


def test_halve():
    """÷ 2 (rounded down) x4 halves the value, then rounds down (ie, 5 → 2.5 → 2)"""
    assert OTHER_MODIFIERS["÷2"] == 4
    assert behind_each("÷2") == (0, 1, 1, 2, 2, 3)


def test_negate():
    """negate x4 changes the sign between positive and negative (does not affect 0)"""
    assert OTHER_MODIFIERS["negate"] == 4
    assert behind_each("negate") == (-1, -2, -3, -4, -5, -6)
    assert behind_each("-3 negate") == (2, 1, 0, -1, -2, -3)
    assert behind_each("negate negate") == (1, 2, 3, 4, 5, 6)


def test_reroll():
    """reroll x4 roll the actual die again (do this first)"""
    assert OTHER_MODIFIERS["reroll"] == 4
    over = all_ready(sitting("1 reroll | 2 reroll | 3 [7] reroll | 4 reroll reroll | 5 | 6"))
    rolls = [(event.die, event.before, event.after) for event in over.events if isinstance(event, Rerolled)]
    assert [die for die, _, _ in rolls] == [0, 1, 2, 3, 3]
    assert rolls[4][1] == rolls[3][2]
    dice = tuple([rolls[number][2] for number in (0, 1, 2, 4)])
    assert result(over).dice[0] == (*dice, 5, 6)
    assert result(over).values[0] == (*dice[:2], 7, dice[3], 5, 6)


def test_pick():
    """pick x4 change the actual die to any side (do this second)"""
    assert OTHER_MODIFIERS["pick"] == 4
    state = all_ready(sitting("1 | 2 x2 pick | 3 | 4 | 5 | 6")).state
    for side in range(1, 7):
        over = step(state, f"0 pick die 2 {side}")
        assert over.events[1] == Picked(0, 1, 2, side)
        assert result(over).values[0] == (1, 2 * side, 3, 4, 5, 6)


def test_flip():
    """flip x4 flip the actual die to the opposite side (do this third)"""
    assert OTHER_MODIFIERS["flip"] == 4
    assert behind_each("flip") == behind_each("blank flip") == (6, 5, 4, 3, 2, 1)
    assert behind_each("x2 flip") == tuple([2 * flipped(side) for side in range(1, 7)])


@pytest.mark.parametrize(("cards", "count"), [(STARTING_SET, 48), (OTHER_MODIFIERS, 48)], ids=["starting", "other"])
def test_half_of_the_modifiers_are_the_starting_set(cards, count):
    """starting set … other modifiers"""
    assert sum(cards.values()) == count
    assert len(FACES) == len(STARTING_SET) + len(OTHER_MODIFIERS) == 6 + 15
    assert Counter(SHARED_DECK) == Counter(OTHER_MODIFIERS)
