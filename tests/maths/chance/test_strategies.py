"""Payoff matrices: what is cautious, what is dominated, and equilibria that both players' guarantees prove."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as some
from sympy import Matrix, Rational

from mathgames_widgets.maths.chance.distributions import Distribution, certain, evenly
from mathgames_widgets.maths.chance.strategies import (
    dominates,
    equilibrium,
    expected_payoffs,
    guaranteed,
    maximax,
    maximin,
    reduced,
    undominated_columns,
    undominated_rows,
)
from tests.cases import cases, fractions

ROCK_PAPER_SCISSORS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]

entries = some.one_of(some.integers(-3, 3), fractions(-3, 3, 4))


@some.composite
def matrices(draw, most=4):
    """Small matrices, of whole numbers that often tie and of fractions."""
    columns = draw(some.integers(1, most))
    row = some.lists(entries, min_size=columns, max_size=columns)
    return draw(some.lists(row, min_size=1, max_size=most))


def is_proved(payoffs, found):
    """ "Whatever the other does" on both sides: together they prove the value."""
    return guaranteed(payoffs, found.rows) == found.value == max(expected_payoffs(payoffs, found.columns))


def value_by_brute_force(payoffs):
    """The best guarantee of all mixes that make some columns equally good: one of them is best (Shapley and Snow)."""
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    return max(
        guaranteed(payoffs, mix)
        for size in range(1, 1 + min(len(rows), len(columns)))
        for chosen in combinations(rows, size)
        for against in combinations(columns, size)
        for mix in equalising(payoffs, chosen, against)
    )


def equalising(payoffs, rows, columns):
    """The mix of exactly these rows that brings the same against each of these columns, if there is just one."""
    shift = 1 - min(map(min, payoffs))
    square = Matrix(
        [[Rational(*(payoffs[row][column] + shift).as_integer_ratio()) for row in rows] for column in columns]
    )
    if square.det():
        weights = [
            Fraction(int(weight.numerator), int(weight.denominator))
            for weight in square.LUsolve(Matrix([1] * len(rows)))
        ]
        if min(weights) >= 0:
            yield Distribution({row: weight / sum(weights) for row, weight in zip(rows, weights, strict=True)})


@settings(max_examples=cases(20, long=60), deadline=None)
@given(matrices())
def test_both_guarantees_are_the_value(payoffs):
    """Nobody can gain by leaving: this proves the answer, however it was found."""
    assert is_proved(payoffs, equilibrium(payoffs))


@settings(max_examples=25, deadline=None)
@given(matrices(most=3))
def test_the_value_is_that_of_brute_force(payoffs):
    """All supports tried one by one, with another method."""
    assert equilibrium(payoffs).value == value_by_brute_force(payoffs)


@settings(max_examples=cases(20, long=60), deadline=None)
@given(matrices(), fractions(-5, 5, 3), some.integers(1, 4))
def test_a_shift_and_a_scale_change_nothing_but_the_value(payoffs, shift, scale):
    """Payoffs in other units: the same game."""
    other = [[scale * entry + shift for entry in row] for row in payoffs]
    assert equilibrium(other).value == scale * equilibrium(payoffs).value + shift


@settings(max_examples=cases(20, long=60), deadline=None)
@given(matrices(most=5))
def test_the_value_lies_between_maximin_and_minimax(payoffs):
    """A mix guarantees at least what the cautious row does, and the cautious column concedes no less."""
    value = equilibrium(payoffs).value
    assert max(map(min, payoffs)) <= value <= min(map(max, zip(*payoffs, strict=True)))


def test_rock_paper_scissors():
    """A third each, and the game is fair."""
    found = equilibrium(ROCK_PAPER_SCISSORS)
    assert (found.value, found.rows, found.columns) == (0, evenly(range(3)), evenly(range(3)))


def test_a_saddle_point_is_played_always():
    """The least of its row and the greatest of its column."""
    found = equilibrium([[4, 1, 3], [3, 2, 5], [0, 1, 6]])
    assert (found.value, found.rows, found.columns) == (2, certain(1), certain(1))


def test_a_larger_game_is_solved_exactly():
    """Fifteen rows and ten columns."""
    payoffs = [
        [(7 * row * row + 11 * row * column + 5 * column) % 23 - 11 for column in range(10)] for row in range(15)
    ]
    assert is_proved(payoffs, equilibrium(payoffs))


def test_cautious_and_hopeful_rows():
    """The greatest worst payoff, the greatest best payoff; all that tie."""
    payoffs = [[5, -4], [1, 0], [0, 5]]
    assert (maximin(payoffs), maximax(payoffs)) == ((1, 2), (0, 2))


def test_expected_payoffs_weigh_the_columns():
    """Each column as often as it comes."""
    mix = Distribution({0: Fraction(3, 4), 1: Fraction(1, 4)})
    assert expected_payoffs([[4, 0], [0, 8], [1, 1]], mix) == (3, 2, 1)


@settings(max_examples=cases(20, long=60), deadline=None)
@given(matrices())
def test_every_row_left_out_has_a_row_kept_that_is_as_good(payoffs):
    """And no row that is kept is dominated."""
    kept = undominated_rows(payoffs)
    for place, row in enumerate(payoffs):
        if place in kept:
            assert not any(dominates(other, row) for other in payoffs)
        else:
            assert any(list(payoffs[best]) == row or dominates(payoffs[best], row) for best in kept)


def test_columns_are_dominated_for_who_pays():
    """The second costs less in every row; the first costs least in the second."""
    assert undominated_columns([[3, 1, 2], [0, 1, 2]]) == (0, 1)


def test_dominance_is_repeated():
    """The third row goes, then the first column, then the first row."""
    assert reduced([[0, 3], [2, 1]]) == ((0, 1), (0, 1))
    assert reduced([[9, 1], [2, 2], [1, 0]]) == ((1,), (1,))


@pytest.mark.parametrize("nothing", [[], [[]], [[1, 2], [3]]])
@pytest.mark.parametrize("question", [maximin, maximax, undominated_rows, undominated_columns, reduced, equilibrium])
def test_no_matrix_is_refused(question, nothing):
    """In one clear sentence."""
    with pytest.raises(ValueError, match="rows of the same length"):
        question(nothing)
