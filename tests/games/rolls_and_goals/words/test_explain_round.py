"""The mathematics of the round at hand: every goal and every hand has some, and none of it is wrong."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from mathgames_widgets.games.rolls_and_goals.rules.cards import BLANK, FACES, GOALS, ON_THE_DIE, Goal, value_of
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.words.why import mathematics, of_cards, telling_pair
from tests.games.rolls_and_goals.tables import sitting
from tests.maths.numbers.equations import contradictions, is_well_written


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_has_its_mathematics(goal):
    """zero as even, parity, divisibility, range, mode, runs, expected values, conditional chance"""
    chance = random.Random(goal)
    for _ in range(10):
        dice = " | ".join(str(chance.randint(1, 6)) for _ in range(6))
        hand = " ".join(chance.sample(FACES, 6))
        told = mathematics(observe(sitting(dice, goals=(goal,), hands=[hand, ""]), 0))
        assert told[-1].claim.lower().startswith(f"{goal}: ")
        assert told[-1].why[0].claim.startswith("Your dice as they are now: ")
        assert all(is_well_written(one) and not contradictions(one) for one in told)


@pytest.mark.parametrize("goal", [Goal.MOST_ODDS, Goal.MOST_EVENS])
def test_even_and_odd_are_shown_below_0_as_well(goal):
    told = mathematics(observe(sitting("1 | 2 | 3 | 4 | 5 | 6", goals=(goal,), hands=["+1", ""]), 0))[-1]
    assert {one.claim.split()[-1] for one in told.why if one.claim.startswith("−")} == {"even.", "odd."}


def test_special_goals_and_placed_cards_count():
    """What one has, wherever it lies."""
    state = sitting("1 x2 | 1 | 1 | 1 | 1 | 1", hands=["+1", ""], specials=(("most odds",), ()))
    told = [one.claim for one in mathematics(observe(state, 0))]
    assert told == [
        "The order matters: these cards turn a 1 into 4 or 3.",
        "Most odds: Every integer is even or odd, including 0 and negative numbers.",
    ]


def test_a_reroll_for_a_number():
    """conditional chance: given that you hold a reroll behind the die with 2 …"""
    state = sitting("2 | 6 | 6 | 1 | 1 | 1", goals=("most 6s",), hands=["reroll", ""])
    told = mathematics(observe(state, 0))[-1]
    assert [one.claim for one in told.why][-2:] == [
        "Given the reroll behind the die with 2, the chance that it is worth 6 is 1/6, about 17%.",
        "Given two dice that show 6, the chance of at least three 6s with one reroll is 1/6, about 17%.",
    ]


def test_the_pair_that_tells_most():
    """+1 then x2 against x2 then +1: the cards at hand whose order changes most"""
    chance = random.Random(3)
    for _ in range(50):
        cards, dice = tuple(chance.sample(FACES, 6)), tuple(chance.randint(1, 6) for _ in range(6))
        faces = [card for card in cards if card not in (*ON_THE_DIE, BLANK)]
        if len(faces) < 2:
            continue
        side, pair = telling_pair(cards, dice)
        change = abs(value_of(side, pair) - value_of(side, pair[::-1]))
        assert change == max(
            abs(value_of(one, two) - value_of(one, two[::-1])) for two in combinations(faces, 2) for one in dice
        )


def test_nothing_to_say_about_blanks():
    """A blank does nothing."""
    assert of_cards((BLANK, "pick"), (1, 2, 3, 4, 5, 6)) == ()
