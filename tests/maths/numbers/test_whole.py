"""Whole numbers on both sides of zero, against definitions written out here."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.numbers.signed import (
    added,
    after_a_sign,
    difference,
    half,
    halved,
    in_text,
    parity,
    thirds,
)
from mathgames_widgets.maths.writing.notation import show
from tests.maths.numbers.equations import contradictions, holds, is_well_written, value

ANY = st.integers(-60, 60)


@settings(deadline=None)
@given(ANY)
def test_a_number_is_even_where_twice_a_whole_number_makes_it(number):
    """why zero is even, parity of negative numbers"""
    told = parity(number)
    is_even = any(2 * half_of_it == number for half_of_it in range(-31, 31))
    assert told.claim == f"{in_text(number)} is {'even' if is_even else 'odd'}."
    assert is_well_written(told) and not contradictions(told)
    assert ("because" in str(told)) == (number < 0)
    assert ("whole number" in str(told)) == (number >= 0), "an integer may be negative; a whole number may not"


def test_zero_is_even():
    """Zero is even and divisible by 3."""
    assert parity(0).shown.plain() == "0 = 2 × 0"
    assert thirds(0).shown.plain() == "0 = 3 × 0"


@settings(deadline=None)
@given(ANY)
def test_three_divides_what_it_makes(number):
    """divisibility by 3 incl. 0 and negatives"""
    told = thirds(number)
    made = [(times, rest) for times in range(-21, 21) for rest in range(3) if 3 * times + rest == number]
    ((_, rest),) = made
    assert ("no remainder" in told.claim) == (rest == 0)
    assert rest == 0 or f"the remainder is {rest}" in told.claim
    assert is_well_written(told) and not contradictions(told)


@settings(deadline=None)
@given(ANY)
def test_half_is_rounded_to_the_left(number):
    """ "/2" rounds down: 5 -> 2, -5 -> -3."""
    told = halved(number)
    assert told.shown.plain().endswith(f" {in_text(math.floor(Fraction(number, 2)))}")
    assert value(half(number).plain()) == Fraction(number, 2)
    assert is_well_written(told) and not contradictions(told)
    assert ("number line" in str(told)) == (number < 0 and number % 2 == 1)


def test_rounding_down_below_zero():
    """rounding down also below zero: -5 ÷ 2 = -2.5 → -3"""
    assert halved(-5).shown.plain() == "−5 ÷ 2 = −2.5 → −3"
    assert halved(5).shown.plain() == "5 ÷ 2 = 2.5 → 2"


@settings(deadline=None)
@given(st.lists(ANY, min_size=1, max_size=8))
def test_a_sum_is_written_with_minus_signs(numbers):
    """Numbers to be added, with a minus sign in place of the plus where one is negative."""
    written = show(*added(numbers)).plain()
    assert value(written) == sum(numbers)
    assert "+ −" not in written and "− −" not in written


@settings(deadline=None)
@given(ANY, ANY)
def test_a_difference_is_a_distance(one, other):
    """range"""
    high, low = max(one, other), min(one, other)
    told = difference(high, low)
    assert f" is {high - low}." in told.claim
    assert is_well_written(told) and not contradictions(told)


@pytest.mark.parametrize("number", [-3, 0, 3])
def test_a_number_behind_a_sign(number):
    """in brackets where it is negative"""
    assert holds(show(2, "×", after_a_sign(number), "=", 2 * number).plain())
