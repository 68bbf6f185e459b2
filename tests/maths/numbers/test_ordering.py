"""Why one number is less than another."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.numbers.signed import in_order, why_less
from tests.cases import fractions
from tests.maths.numbers.equations import contradictions, holds, is_well_written

numbers = fractions(-30, 30, 15)


@settings(max_examples=150, deadline=None)
@given(numbers, numbers)
def test_less_is_said_of_the_lower_number(one, other):
    """Less means farther to the left on the number line."""
    low, high = sorted((one, other))
    if low == high:
        with pytest.raises(ValueError, match=r"is not less than .*\.$"):
            why_less(low, high)
        return
    told = why_less(low, high)
    assert holds(told.shown.plain())
    assert is_well_written(told) and not contradictions(told)
    with pytest.raises(ValueError, match=r"is not less than .*\.$"):
        why_less(high, low)


@pytest.mark.parametrize(
    ("low", "high", "because"),
    [
        ("-9", "-4", "−9 lies farther to the left on the number line: 9 below 0, and −4 only 4 below 0."),
        ("-9", "4", "Every negative number is less than every positive number."),
        ("-1/2", "0", "Every negative number is less than 0."),
        ("0", "1/2", "Every positive number is greater than 0."),
        ("7/2", "5", "7/2 is less than 4, and 5 is more than 4."),
        ("3", "7/2", "7/2 is 1/2 more than 3."),
        ("7/2", "4", "7/2 is 1/2 less than 4."),
        ("7/5", "8/5", "Both have the denominator 5, so the numerators decide: 7 < 8."),
        ("10/3", "7/2", "Over the common denominator 6 the numerators can be compared: 20 < 21."),
        ("1/2", "5/8", "Over the common denominator 8 the numerators can be compared: 4 < 5."),
    ],
)
def test_the_reason_fits_the_numbers(low, high, because):
    """Below zero, across zero, with a whole number between them, and over a common denominator."""
    assert why_less(Fraction(low), Fraction(high)).why[0].claim == because


def test_whole_numbers_above_zero_need_no_reason():
    """4 is less than 7: that is how one counts."""
    assert why_less(Fraction(4), Fraction(7)).why == ()


def test_negative_fractions_are_compared_by_their_sizes():
    """−7/2 < −10/3 because 7/2 > 10/3."""
    inner = why_less(Fraction(-7, 2), Fraction(-10, 3)).why[1]
    assert inner == why_less(Fraction(10, 3), Fraction(7, 2))


@settings(max_examples=40, deadline=None)
@given(st.lists(numbers, min_size=1, max_size=8))
def test_numbers_in_order(values):
    """From the lowest to the highest, equal ones with a sign =."""
    written = in_order(values).plain()
    assert holds(written)
    assert written.count("<") == len(set(values)) - 1
