"""Chances and means for reading."""

from __future__ import annotations

import re
from fractions import Fraction

from hypothesis import given, settings, strategies as st

from mathgames_widgets.maths.writing.words import chance_text, mean_text
from tests.maths.numbers.equations import value


@settings(deadline=None)
@given(st.fractions(0, 1, max_denominator=50000))
def test_a_chance_is_exact_and_in_percent(chance):
    """exact fractions, and the percent beside them says where it was rounded"""
    exact, said = chance_text(chance).split(", ", 1)
    assert Fraction(exact) == chance
    percent = re.fullmatch(r"(about |)(\d+)%", said)
    if percent:
        assert abs(100 * chance - int(percent[2])) <= Fraction(1, 2)
        assert (percent[1] == "") == (100 * chance == int(percent[2]))
    else:
        assert said in ("impossible", "certain", "less than 1%", "more than 99%")
        assert (said in ("impossible", "certain")) == (chance in (0, 1))


@settings(deadline=None)
@given(st.fractions(-20, 20, max_denominator=50000))
def test_a_mean_says_where_it_was_rounded(number):
    """3.5, about 4.47, about 4.96"""
    said = mean_text(number)
    assert abs(value(said.removeprefix("about ")) - number) <= Fraction(1, 200)
    assert said.startswith("about ") == (value(said.removeprefix("about ")) != number)
