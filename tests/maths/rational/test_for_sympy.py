"""Our functions in SymPy's hands."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sympy import Rational, Symbol, limit, sympify

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from tests.maths.rational.random_functions import AWKWARD

PLACES = (-7, Fraction(-1, 2), Fraction(1, 3), 11)


@pytest.mark.parametrize("text", AWKWARD)
def test_both_give_the_same_values(text):
    function = RationalFunction.parse(text)
    written = sympify(function)
    for place in PLACES:
        ours = function(place)
        if ours is not None:
            assert written.subs(Symbol("x"), Rational(place)).doit() == Rational(ours)


def test_a_common_factor_is_still_there():
    f = RationalFunction.parse("(x-2)(x+1) / ((x-2)(x+3))")
    assert str(sympify(f)) == "(x - 2)*(x + 1)/(((x - 2)*(x + 3)))"
    assert limit(f, Symbol("x"), 2) == Rational(f.holes[0].y)


@pytest.mark.parametrize(
    ("function", "written"),
    [
        (RationalFunction(), "1"),
        (RationalFunction([Polynomial([])], [Polynomial([0, 1])]), "0/x"),
        (RationalFunction([], [Polynomial([0, 1])]), "1/x"),
        (Polynomial([]), "0"),
        (Polynomial([Fraction(1, 2), 0, 3]), "3*x**2 + 1/2"),
    ],
    ids=str,
)
def test_empty_rows_and_zero(function, written):
    assert str(sympify(function)) == written
