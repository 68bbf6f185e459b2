"""Place value and divisibility."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.numbers import digits
from tests.cases import cases
from tests.maths.numbers.equations import contradictions, holds, is_well_written

numbers = st.one_of(st.integers(0, 99), st.integers(0, 10**6), st.integers(0, 10**12))
many = settings(max_examples=cases(100, long=250), deadline=None)


@many
@given(numbers)
def test_a_number_is_its_digits_times_their_places(number):
    """10 = 1 × 10 + 0 × 1"""
    assert sum(digit * place for digit, place in digits.places(number)) == number
    assert "".join(str(digit) for digit, _ in digits.places(number)) == str(number)
    assert digits.digit_sum(number) == sum(map(int, str(number)))
    assert sum(digits.round_parts(number)) == number
    told = digits.place_value(number)
    assert is_well_written(told) and holds(told.shown.plain())


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (0, "0 is 0 ones."),
        (7, "7 is 7 ones."),
        (10, "10 is 1 ten and 0 ones."),
        (428, "428 is 4 hundreds, 2 tens and 8 ones."),
        (
            1000000,
            "1000000 is 1 million, 0 hundred thousands, 0 ten thousands, 0 thousands, 0 hundreds, 0 tens and 0 ones.",
        ),
        (12345678, "12345678 is the sum of its digits, each times the value of its place."),
    ],
)
def test_places_have_names(number, says):
    """place value of two-card and longer numbers"""
    assert digits.place_value(number).claim == says


@many
@given(numbers, numbers)
def test_a_change_is_as_large_as_the_difference(old, new):
    """How a number grew or shrank by other digits."""
    told = digits.change(old, new)
    assert is_well_written(told) and not contradictions(told)
    if old == new:
        assert told.claim == f"{old} stays {new}."
        return
    more, less = f"{new - old} more", f"{old - new} less"
    assert told.claim == f"{old} becomes {new}: {more if new > old else less}."


@many
@given(numbers, st.data())
def test_the_changes_of_the_digits_add_up(old, data):
    """Covering the 1 of 10 changes more than covering the 0."""
    text = str(old)
    new = int(data.draw(st.text("123456789", min_size=len(text), max_size=len(text))))
    steps = digits.change(old, new).why
    found = [re.search(r": (\d+) (more|less)\.$", step.claim) for step in steps]
    parts = [int(one[1]) * (-1 if one[2] == "less" else 1) for one in found]
    assert sum(parts) == new - old
    assert all((step.shown is None) == step.claim.startswith("The ones") for step in steps)


def test_covering_the_left_digit_changes_more():
    """why covering the 1 changes more than covering the 0"""
    assert digits.change(10, 12).why[0].claim == "The ones go from 0 to 2: 2 more."
    assert digits.change(10, 30).why[0].claim == "The tens go from 1 to 3: 20 more."
    assert digits.change(10, 102).why[0].shown.plain() == "102 = 10 × 10 + 2"
    assert digits.change(10, 210).why[0].shown.plain() == "210 = 200 + 10"


# ── 0 on the left ─────────────────────────────────────────────────────────────────────────────────────────────────


@many
@given(st.text("0123456789", min_size=1, max_size=8))
def test_a_zero_on_the_left_adds_nothing(rest):
    """why 0 is not written on the left"""
    told = digits.no_zero_in_front("0" + rest)
    assert is_well_written(told) and not contradictions(told)
    assert told.claim == f"0{rest} is the number {int(rest)}, and a 0 on the left is not written."
    assert told.shown.plain().endswith(f" = {int(rest)}") and holds(told.shown.plain())


@pytest.mark.parametrize("text", ["0", "7", "50", ""])
def test_other_numbers_have_no_zero_too_many(text):
    """0 itself is fine."""
    with pytest.raises(ValueError, match=r"\.$"):
        digits.no_zero_in_front(text)


# ── divisibility ──────────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(200, long=500), deadline=None)
@given(numbers, st.one_of(st.integers(1, 10), st.integers(1, 200)))
def test_divisible_where_nothing_remains(number, by):
    """tests for 2, 3, 4, 5, 6, 8, 9, 10 with the reason from place value; remainder"""
    told = digits.divisible(number, by)
    assert is_well_written(told)
    for step in told.every():
        if step.shown:
            assert holds(step.shown.plain()), step
    assert ("remainder" in told.claim) == bool(number % by)
    if number % by:
        assert told.claim.endswith(f"a remainder of {number % by}.")
    verdicts = [step.claim for step in told.why if f"can {number}." in step.claim]
    assert all((f"so can {number}." in verdict) == (number % by == 0) for verdict in verdicts)


@pytest.mark.parametrize("by", [2, 3, 4, 5, 6, 8, 9, 10])
def test_a_test_has_its_reason(by):
    """Each test says what decides, and why; for numbers long enough to need one."""
    told = digits.divisible(123456, by)
    assert len(told.why) >= 2


@pytest.mark.parametrize("by", [7, 11, 12, 37])
def test_others_are_divided(by):
    """Division with remainder decides the rest."""
    told = digits.divisible(12345, by)
    assert not told.why and holds(told.shown.plain())


@pytest.mark.parametrize("by", [0, -3])
def test_nothing_is_divided_by_zero(by):
    """Raises ValueError for 0, by which nothing is divided."""
    with pytest.raises(ValueError, match=r"\.$"):
        digits.divisible(7, by)
