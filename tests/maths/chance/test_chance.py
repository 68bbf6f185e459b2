"""Exact chances, what is known, and shares that were sampled."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.core import Rng
from mathgames_widgets.maths.chance.distributions import Distribution, Sampled, at_least_once, certain, drawing, evenly
from tests.cases import fractions

BAGS = st.lists(st.integers(-3, 3), min_size=1, max_size=8)


@given(outcomes=BAGS)
def test_evenly_counts(outcomes):
    """The chance of an outcome is how often it is named, divided by all."""
    drawn = evenly(outcomes)
    assert all(drawn[one] == Fraction(outcomes.count(one), len(outcomes)) for one in range(-4, 5))
    assert drawn.expected(lambda one: one) == Fraction(sum(outcomes), len(outcomes))


@given(mine=BAGS, theirs=BAGS)
def test_joining_is_counting_pairs(mine, theirs):
    """Two that do not depend on each other: every pair of names counts once."""
    pairs = [one - other for one in mine for other in theirs]
    assert evenly(mine).join(evenly(theirs), lambda one, other: one - other) == evenly(pairs)


@given(outcomes=BAGS)
def test_conditional_chance_counts_what_is_left(outcomes):
    """Knowing that a number is above 0, only those above 0 are counted."""
    left = [one for one in outcomes if one > 0]
    if left:
        assert evenly(outcomes).given(lambda one: one > 0) == evenly(left)
    else:
        with pytest.raises(ValueError, match="cannot happen"):
            evenly(outcomes).given(lambda one: one > 0)


def test_chances_that_do_not_add_up():
    """Chances are at least 0 and add up to 1."""
    for chances in ({}, {1: Fraction(1, 2)}, {1: Fraction(3, 2), 2: Fraction(-1, 2)}):
        with pytest.raises(ValueError, match="add up to 1"):
            Distribution(chances)
    with pytest.raises(ValueError, match="possible"):
        evenly(())


def test_what_cannot_happen_is_not_named():
    """A chance of 0 leaves no outcome behind."""
    assert Distribution({1: Fraction(1), 2: Fraction(0)}) == certain(1)


@given(chance=fractions(0, 1, 9), tries=st.integers(0, 6))
def test_at_least_once_is_all_but_never(chance, tries):
    """Counted the long way: the chances of exactly one, two, … hits added up."""
    hits = [comb(tries, hit) * chance**hit * (1 - chance) ** (tries - hit) for hit in range(1, tries + 1)]
    assert at_least_once(chance, tries) == sum(hits)


@given(cards=st.integers(1, 9), data=st.data())
def test_drawing_counts_hands(cards, data):
    """Every hand that can be drawn without putting back, one by one."""
    wanted, drawn = data.draw(st.integers(0, cards)), data.draw(st.integers(0, cards))
    hands = [sum(card < wanted for card in hand) for hand in combinations(range(cards), drawn)]
    assert drawing(wanted, cards, drawn) == evenly(hands)


@pytest.mark.parametrize(("wanted", "cards", "drawn"), [(5, 4, 1), (1, 4, 5), (-1, 4, 2), (1, 4, -2)])
def test_drawings_that_cannot_be(wanted, cards, drawn):
    """More wanted or drawn cards than there are, or fewer than none."""
    with pytest.raises(ValueError, match="cannot be"):
        drawing(wanted, cards, drawn)


@given(tries=st.integers(1, 500), data=st.data())
def test_wilson_solves_its_equation(tries, data):
    """At both ends, the share seen is 1.96 standard deviations of that chance away."""
    hits = data.draw(st.integers(0, tries))
    seen = Sampled(hits, tries)
    assert 0 <= seen.low <= seen.share <= seen.high <= 1
    for end in {seen.low, seen.high} - {0.0, 1.0}:
        assert abs(float(seen.share) - end) == pytest.approx(1.959964 * (end * (1 - end) / tries) ** 0.5, rel=1e-6)
    assert seen.margin == max(seen.high - float(seen.share), float(seen.share) - seen.low)


def test_the_interval_holds_the_true_chance_about_19_times_of_20():
    """500 samples of 60 rolls: the chance of a six lies inside the interval of nearly all of them."""
    held = 0
    for number in range(500):
        seen = Sampled(Rng(f"WILSON-{number}").rolled(60)[0].count(6), 60)
        held += seen.low <= 1 / 6 <= seen.high
    assert 0.92 <= held / 500 <= 0.98


@pytest.mark.parametrize(("hits", "tries"), [(0, 0), (3, 2), (-1, 5)])
def test_samples_that_cannot_be(hits, tries):
    """No tries, or more hits than tries."""
    with pytest.raises(ValueError, match="cannot be"):
        Sampled(hits, tries)
