"""The 24 goal cards, by the names and in the order of the rulebook."""

from __future__ import annotations

Goal = str
"""A goal card by its name in the rulebook: `"most odds"`."""

Goals = tuple[Goal, ...]

MOST_OF_A_NUMBER: Goals = tuple(f"most {number}s" for number in range(1, 7))
MOST_ZEROES = "most zeroes"
MOST_ODDS = "most odds"
MOST_EVENS = "most evens"
MOST_DIVISIBLE_BY_3 = "most divisible by 3"
FEWEST_POSITIVE = "fewest positive"
FEWEST_123456 = "fewest 123456"
HIGHEST_TOTAL = "highest total"
LOWEST_TOTAL = "lowest total"
SECOND_HIGHEST_TOTAL = "2nd highest total"
SECOND_LOWEST_TOTAL = "2nd lowest total"
BIGGEST_NUMBER = "biggest number"
SMALLEST_NUMBER = "smallest number"
GREATEST_RANGE = "greatest range"
SMALLEST_RANGE = "smallest range"
LONGEST_RUN = "longest run"
LARGEST_SET = "largest set"
MOST_PAIRS = "most pairs"
GREATEST_VARIETY = "greatest variety"

GOALS: Goals = (
    *MOST_OF_A_NUMBER,
    MOST_ZEROES,
    MOST_ODDS,
    MOST_EVENS,
    MOST_DIVISIBLE_BY_3,
    FEWEST_POSITIVE,
    FEWEST_123456,
    HIGHEST_TOTAL,
    LOWEST_TOTAL,
    SECOND_HIGHEST_TOTAL,
    SECOND_LOWEST_TOTAL,
    BIGGEST_NUMBER,
    SMALLEST_NUMBER,
    GREATEST_RANGE,
    SMALLEST_RANGE,
    LONGEST_RUN,
    LARGEST_SET,
    MOST_PAIRS,
    GREATEST_VARIETY,
)
"""Every goal card once."""

REVEALED = 3
""" "Reveal 3 Goal cards"."""

TOKENS = 6
""" "with 6 Tokens on each"."""
