"""Averages, rerolls and chances in words: checked by going through all rolls."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.rolls_and_goals.rules.cards import FACES, ON_THE_DIE, flipped, value_of
from mathgames_widgets.games.rolls_and_goals.words.chances import (
    why_given,
    why_greatest,
    why_holding_a_reroll,
    why_less_and_less,
    why_mean,
    why_mean_total,
    why_reroll,
    why_rerolls_for_total,
    why_worth,
)
from mathgames_widgets.maths.writing.words import mean_text
from tests.cases import cases
from tests.maths.numbers.equations import contradictions, is_well_written, value

SIDES = range(1, 7)
stacks = st.lists(st.sampled_from(FACES), max_size=4).map(tuple)


def mean(numbers):
    """The plain average."""
    numbers = list(numbers)
    return Fraction(sum(numbers), len(numbers))


def on_the_value(stack):
    """Cards that act on the value."""
    return tuple(card for card in stack if card not in ON_THE_DIE)


def fraction_in(claim):
    """The exact chance that a claim names."""
    return Fraction(re.findall(r"chance (?:(?:that|of) .* is |)(\d+(?:/\d+)?)", claim)[0])


# ── expected values ───────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(80, long=200), deadline=None)
@given(stacks)
def test_the_mean_of_a_die(stack):
    """expected value of a die, with any cards behind it"""
    told = why_mean(stack)
    assert is_well_written(told) and not contradictions(told)
    exact = mean(value_of(side, on_the_value(stack)) for side in SIDES)
    assert f" {mean_text(exact)} on average." in told.claim
    assert value(told.shown.plain().split(" = ")[-1]) == exact


def test_rounding_down_costs_a_quarter():
    """÷2 brings 1.5 on average, not 1.75"""
    assert "0.25 on average" in str(why_mean(("÷2",)))
    assert Fraction(7, 4) - mean(side // 2 for side in SIDES) == Fraction(1, 4)


@pytest.mark.parametrize("dice", range(2, 7))
def test_the_mean_of_a_total(dice):
    """six dice show 21 on average"""
    told = why_mean_total(dice)
    assert is_well_written(told) and not contradictions(told)
    assert mean_text(Fraction(7 * dice, 2)) in told.claim


def test_the_greatest_of_several_dice():
    """3.5, 4.47, 4.96 … exact fractions, and each further die adds less"""
    told = why_greatest(4)
    assert is_well_written(told) and not contradictions(told)
    exact = [mean(map(max, product(SIDES, repeat=dice))) for dice in range(1, 5)]
    assert exact[:3] == [Fraction(7, 2), Fraction(161, 36), Fraction(119, 24)]
    gains = [value(step.shown.plain().split(" = ")[-1]) for step in told.why if step.shown]
    assert gains == [after - before for before, after in pairwise(exact)]
    assert gains == sorted(gains, reverse=True)


# ── rerolls ───────────────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(80, long=200), deadline=None)
@given(st.integers(1, 6), stacks)
def test_what_a_reroll_adds(side, stack):
    """expected value of a reroll: it rolls and replaces, it does not keep the better"""
    told = why_reroll(side, stack)
    assert is_well_written(told) and not contradictions(told)
    if "pick" in stack:
        assert "changes nothing" in told.claim
        return
    if "reroll" in stack:
        assert "A second reroll behind the same die adds nothing on average" in told.claim
        return
    now = value_of(flipped(side) if stack.count("flip") % 2 else side, on_the_value(stack))
    values = [value_of(roll, on_the_value(stack)) for roll in SIDES]
    assert value(told.shown.plain().split(" = ")[-1]) == mean(values) - now
    counts = [int(number) for number in re.findall(r"\d", told.why[0].claim)]
    assert counts == [6, sum(v > now for v in values), sum(v < now for v in values), values.count(now)]


@settings(deadline=None)
@given(st.tuples(*[st.integers(1, 6)] * 6))
def test_rerolls_for_a_total_help_less_and_less(dice):
    """why more rerolls help less and less: the lowest dice are rolled again first"""
    told = why_rerolls_for_total(dice)
    assert is_well_written(told) and not contradictions(told)
    gains = [value(step.shown.plain().split(" = ")[-1]) for step in told.why if step.shown]
    assert gains == sorted(gains, reverse=True)
    assert gains == [Fraction(7, 2) - side for side in sorted(dice) if side < 4]
    assert ("so leave them" in str(told)) == any(side > 3 for side in dice)
    is_less_each_time = len(gains) > 1 and all(before > after for before, after in pairwise(gains))
    assert told.claim.startswith("Each extra reroll adds less") == is_less_each_time
    assert told.claim.startswith("No extra reroll adds more") == (len(set(gains)) < len(gains))
    assert told.claim.startswith("One reroll behind") == (len(gains) == 1)


def test_holding_a_reroll():
    """With the choice whether to roll again: 4.25 instead of 3.5."""
    told = why_holding_a_reroll()
    assert is_well_written(told) and not contradictions(told)
    assert mean(max(side, Fraction(7, 2)) for side in SIDES) == Fraction(17, 4)
    assert "4.25" in told.claim


@pytest.mark.parametrize("dice", range(2, 7))
def test_at_least_one_six(dice):
    """at least one six in n dice: 1-(5/6)^n with decreasing gains"""
    told = why_less_and_less(dice)
    assert is_well_written(told) and not contradictions(told)
    rolls = list(product(SIDES, repeat=dice))
    exact = Fraction(sum(6 in roll for roll in rolls), len(rolls))
    assert fraction_in(told.claim) == exact == 1 - Fraction(5, 6) ** dice
    adds = [Fraction(re.findall(r"\d+/\d+", step.claim)[0]) for step in told.why[1:]]
    assert sum(adds) == exact
    assert adds == sorted(adds, reverse=True) and len(set(adds)) == dice


# ── conditional chance ────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(80, long=200), deadline=None)
@given(st.integers(-6, 12), st.integers(1, 6), stacks)
def test_the_chance_given_the_cards(wanted, side, stack):
    """conditional chance: given that you hold a reroll behind the die with 2 …"""
    told = why_worth(wanted, side, stack)
    assert is_well_written(told)
    rolls = [flipped(roll) if stack.count("flip") % 2 else roll for roll in SIDES]
    making = [roll for roll, shown in zip(SIDES, rolls, strict=True) if value_of(shown, on_the_value(stack)) == wanted]
    if "pick" in stack:
        assert ("none of the 6 sides" in told.claim) == (not making)
    elif "reroll" in stack:
        assert fraction_in(told.claim) == Fraction(len(making), 6)
        assert [int(roll) for roll in re.findall(r"\d", told.why[0].claim.partition(": ")[2])] == making
    else:
        shown = rolls[side - 1]
        assert told.claim.endswith(f"is worth {value_of(shown, on_the_value(stack))}.".replace("-", "−"))


def test_a_second_reroll_behind_the_same_die_changes_nothing():
    """Rerolls are both carried out, and the last roll counts."""
    assert fraction_in(why_worth(6, 2, ("reroll", "reroll")).claim) == Fraction(1, 6)
    assert "Only the last roll counts" in str(why_worth(6, 2, ("reroll", "reroll")))


@pytest.mark.parametrize("shown", range(4))
@pytest.mark.parametrize("rolled", range(1, 4))
@pytest.mark.parametrize("needed", range(1, 5))
def test_what_is_known_changes_the_chance(shown, rolled, needed):
    """conditional chance, counted through all rolls"""
    told = why_given(shown, rolled, needed)
    assert is_well_written(told)
    rolls = list(product(SIDES, repeat=rolled))
    exact = Fraction(sum(shown + roll.count(6) >= needed for roll in rolls), len(rolls))
    assert fraction_in(told.claim) == exact
    every = [Fraction(1, 6) ** six * Fraction(5, 6) ** (6 - six) * ways
             for six, ways in enumerate((1, 6, 15, 20, 15, 6, 1)) if six >= needed]  # fmt: skip
    assert fraction_in(told.why[1].claim) == sum(every)


@pytest.mark.parametrize(
    "wrong",
    [lambda: why_mean_total(1), lambda: why_greatest(1), lambda: why_less_and_less(1), lambda: why_given(4, 3, 2)],
)
def test_what_makes_no_sense_is_refused(wrong):
    """Raises ValueError with one sentence."""
    with pytest.raises(ValueError, match=r"\.$"):
        wrong()
