"""Optimal weights: what the columns concede is what the rows guarantee, which proves both; SymPy finds the same."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as some
from sympy.solvers.simplex import linprog

from mathgames_widgets.maths.chance.strategies import optimal_weights
from tests.cases import cases


@some.composite
def positive(draw, most=6):
    """Matrices above 0, small enough in their entries that many of them tie."""
    width = draw(some.integers(1, most))
    return draw(some.lists(some.lists(some.integers(1, 4), min_size=width, max_size=width), min_size=1, max_size=most))


def is_proved(payoffs, rows, columns):
    """No column brings the weighed rows less, and no row the weighed columns more, than both bring together."""
    guaranteed = min(
        sum(weight * entry for weight, entry in zip(rows, column, strict=True)) for column in zip(*payoffs, strict=True)
    )
    conceded = max(sum(weight * entry for weight, entry in zip(columns, row, strict=True)) for row in payoffs)
    return min(*rows, *columns) >= 0 and Fraction(guaranteed, sum(rows)) == Fraction(conceded, sum(columns))


@settings(max_examples=cases(60, long=150))
@given(positive())
def test_the_weights_prove_each_other(payoffs):
    """Entries that tie leave several pivots to choose from: it ends all the same."""
    assert is_proved(payoffs, *optimal_weights(payoffs))


@settings(max_examples=20)
@given(positive(most=4))
def test_the_columns_weigh_as_much_as_sympy_finds(payoffs):
    """As much as they can while no row gets more than 1."""
    _, columns = optimal_weights(payoffs)
    least, _ = linprog([-1] * len(payoffs[0]), payoffs, [1] * len(payoffs))
    most = max(sum(weight * entry for weight, entry in zip(columns, row, strict=True)) for row in payoffs)
    assert Fraction(sum(columns), most) == Fraction(int(-least.numerator), int(least.denominator))


def test_as_many_plans_as_a_round_of_matician_can_have():
    """A pair of six numbers in either order, and a minus card on either side or nowhere: ninety plans for each."""
    payoffs = [[1 + (7 * row * row + 11 * row * column + 5 * column) % 3 for column in range(90)] for row in range(90)]
    assert is_proved(payoffs, *optimal_weights(payoffs))


@pytest.mark.parametrize("payoffs", [[[0]], [[2, 1], [3, -1]]])
def test_the_method_starts_above_nothing(payoffs):
    """A column that brings nothing could weigh without end."""
    with pytest.raises(ValueError, match="above 0"):
        optimal_weights(payoffs)
