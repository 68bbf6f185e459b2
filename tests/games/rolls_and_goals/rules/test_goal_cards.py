"""One test for each goal card, with what the rulebook says of it in the docstring."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.rules.cards import GOALS
from tests.games.rolls_and_goals.tables import achieved_by


def most_of_a_number(number):
    """Two dice of the number beat one; others and negatives do not count."""
    other = number % 6 + 1
    two, one = f"{number} {number} {other} 0 0 0", f"{number} {other} {other} {other} -{number} -{number}"
    assert achieved_by(f"most {number}s", one, two) == (1,)
    assert achieved_by(f"most {number}s", two, two, one) == (0, 1)


def test_most_1s():
    """most 1s most dice equal to 1"""
    most_of_a_number(1)


def test_most_2s():
    """most 2s most dice equal to 2"""
    most_of_a_number(2)


def test_most_3s():
    """most 3s most dice equal to 3"""
    most_of_a_number(3)


def test_most_4s():
    """most 4s most dice equal to 4"""
    most_of_a_number(4)


def test_most_5s():
    """most 5s most dice equal to 5"""
    most_of_a_number(5)


def test_most_6s():
    """most 6s most dice equal to 6"""
    most_of_a_number(6)


def test_most_zeroes():
    """most zeroes most dice equal to 0"""
    assert achieved_by("most zeroes", "0 1 2 3 4 5", "0 0 1 1 1 1", "10 20 -10 1 1 1") == (1,)


def test_most_odds():
    """most odds most dice equal to an odd number (including negative odd numbers)"""
    assert achieved_by("most odds", "1 3 5 2 2 2", "-1 -3 7 9 0 0") == (1,)
    assert achieved_by("most odds", "-5 0 0 0 0 0", "5 0 0 0 0 0") == (0, 1)


def test_most_evens():
    """most evens most dice equal to an even number (including negative even numbers, and 0)"""
    assert achieved_by("most evens", "2 4 6 1 1 1", "0 -2 -4 8 1 1") == (1,)
    assert achieved_by("most evens", "0 1 1 1 1 1", "-2 1 1 1 1 1", "6 1 1 1 1 1") == (0, 1, 2)


def test_most_divisible_by_3():
    """most divisible by 3 most dice equal to a number that divides by 3 without a remainder"""
    assert achieved_by("most divisible by 3", "3 6 1 1 1 1", "0 -3 9 1 1 1", "1 2 4 5 7 8") == (1,)


def test_fewest_positive():
    """fewest positive fewest dice equal to a positive number (greater than 0)"""
    assert achieved_by("fewest positive", "1 1 1 1 1 1", "0 0 -1 -1 1 1", "0 0 0 1 1 1") == (1,)
    assert achieved_by("fewest positive", "0 0 0 0 0 0", "-1 -2 -3 0 0 0", "0 0 0 0 0 1") == (0, 1)


def test_fewest_123456():
    """fewest 123456 most dice equal to a number other than 1, 2, 3, 4, 5, or 6"""
    assert achieved_by("fewest 123456", "1 2 3 4 5 6", "0 7 1 1 1 1", "-1 -6 12 1 2 3") == (2,)


def test_highest_total():
    """highest total after all players sum their dice values, the largest sum"""
    assert achieved_by("highest total", "6 6 6 6 6 6", "30 7 0 0 0 0", "40 0 0 0 0 -4") == (1,)


def test_lowest_total():
    """lowest total after all players sum their dice values, the smallest sum"""
    assert achieved_by("lowest total", "1 1 1 1 1 1", "6 6 6 -6 -6 -6", "1 1 1 1 1 -4") == (1,)


def test_2nd_highest_total():
    """2nd highest total after all players sum their dice values, the second largest sum"""
    assert achieved_by("2nd highest total", "6 6 6 6 6 6", "6 6 6 6 6 5", "1 1 1 1 1 1") == (1,)


def test_2nd_lowest_total():
    """2nd lowest total after all players sum their dice values, the second smallest sum"""
    assert achieved_by("2nd lowest total", "6 6 6 6 6 6", "1 1 1 1 1 2", "-1 1 1 1 1 1") == (1,)
    assert achieved_by("2nd lowest total", "6 6 6 6 6 6", "1 1 1 1 1 2") == (0,)


def test_biggest_number():
    """biggest number individual die equal to the highest number"""
    assert achieved_by("biggest number", "6 6 6 6 6 6", "7 -9 -9 -9 -9 -9") == (1,)
    assert achieved_by("biggest number", "8 1 1 1 1 1", "8 8 8 8 8 8") == (0, 1)


def test_smallest_number():
    """smallest number individual die equal to the lowest number"""
    assert achieved_by("smallest number", "0 0 0 0 0 0", "-1 9 9 9 9 9") == (1,)
    assert achieved_by("smallest number", "-2 1 1 1 1 1", "-2 -2 -2 -2 -2 -2") == (0, 1)


def test_greatest_range():
    """greatest range largest difference between the highest and lowest number"""
    assert achieved_by("greatest range", "1 6 6 6 6 6", "-3 3 0 0 0 0", "12 12 12 12 12 8") == (1,)


def test_smallest_range():
    """smallest range smallest difference between the highest and lowest number"""
    assert achieved_by("smallest range", "1 2 3 4 5 6", "9 9 9 9 9 8", "1 1 1 1 1 3") == (1,)
    assert achieved_by("smallest range", "5 5 5 5 5 5", "-1 -1 -1 -1 -1 -1", "1 1 1 1 1 2") == (0, 1)


def test_longest_run():
    """longest run most dice "in a row", ie, representing consecutive values"""
    assert achieved_by("longest run", "1 2 3 6 6 6", "-2 0 -1 1 5 5", "2 4 6 8 9 10") == (1,)
    assert achieved_by("longest run", "1 2 3 4 6 8", "9 8 7 6 6 1") == (0, 1)


def test_largest_set():
    """largest set most dice of the same value"""
    assert achieved_by("largest set", "1 1 1 6 6 6", "-4 -4 -4 -4 1 2", "5 5 1 1 2 2") == (1,)


def test_most_pairs():
    """most pairs most groupings of two dice of equal value"""
    assert achieved_by("most pairs", "1 1 2 2 3 4", "1 1 2 2 -3 -3", "5 5 5 6 6 6") == (1,)


def test_greatest_variety():
    """greatest variety most different values across all dice"""
    assert achieved_by("greatest variety", "1 2 3 4 5 5", "-1 1 0 2 9 12", "1 1 1 2 2 2") == (1,)


def test_every_goal_card_is_here():
    """24 Goal cards: each of them is tested here."""
    assert all(f"test_{goal.replace(' ', '_')}" in globals() for goal in GOALS)
