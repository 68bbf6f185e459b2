"""Sums, products, quotients, powers and derivatives of functions: the values, and where there is none.

What a value is, is asked of the two functions themselves at places that matter; what a formula is, of SymPy.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, example, given, settings, strategies as some
from sympy import Poly, Symbol, cancel, diff, together

from mathgames_widgets.maths.rational.algebraic import Algebraic
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from tests.cases import cases, fractions
from tests.maths.rational.random_functions import AWKWARD

read = RationalFunction.parse
x = Symbol("x")

linear = some.builds(Polynomial.linear, some.sampled_from([1, -1, 2, Fraction(1, 3)]), some.integers(-2, 2))
others = some.sampled_from([Polynomial(c) for c in ((1, 0, 1), (-2, 0, 1), (-4, 0, 1), (3,), (Fraction(-1, 2),), ())])
factors = some.one_of(linear, linear, others)
built = some.builds(
    RationalFunction,
    some.lists(factors, max_size=3),
    some.lists(factors.filter(lambda factor: not factor.is_zero), max_size=3),
)
functions = some.one_of(built, built, some.sampled_from(AWKWARD).map(read))
numbers = some.one_of(some.integers(-3, 3), fractions(-3, 3, 3))
places = fractions(-3, 3, 2)
many = settings(max_examples=cases(40, long=400), deadline=None)

SIGNS: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}
signs = some.sampled_from(sorted(SIGNS))


def worth(sign: str, first: Fraction | None, second: Fraction | None) -> Fraction | None:
    """What two values make; nothing where one is missing, or where it would be divided by 0."""
    if first is None or second is None or (sign == "/" and not second):
        return None
    value: Fraction = SIGNS[sign](first, second)
    return value


def is_zero(function: RationalFunction | Fraction | int) -> bool:
    return function.is_zero if isinstance(function, RationalFunction) else not function


@given(functions, signs, functions, some.lists(places, min_size=3, max_size=3))
@example(read("(x-2)(x+1)/(x-2)"), "+", read("1/x"), [Fraction(2)])
@example(read("x"), "*", read("1/x"), [Fraction(0)])
@example(read("1/x"), "-", read("1/x"), [Fraction(0)])
@example(read("1"), "/", read("x/(x-1)"), [Fraction(0), Fraction(1)])
@many
def test_values_are_those_of_the_two_and_missing_where_one_is(
    f: RationalFunction, sign: str, g: RationalFunction, some_places: list[Fraction]
) -> None:
    assume(sign != "/" or not g.is_zero)
    made = SIGNS[sign](f, g)
    for place in {*some_places, *f.undefined_at, *g.undefined_at, *g.x_intercepts}:
        if isinstance(place, Algebraic):
            assert (made(place) is None) == (worth(sign, *map(_some, (f(place), g(place)))) is None)
        else:
            assert made(place) == worth(sign, f(place), g(place))
    missing = {*f.undefined_at, *g.undefined_at, *(g.x_intercepts if sign == "/" else ())}
    assert set(made.undefined_at) == missing


def _some(value: object) -> Fraction | None:
    """Whether there is a value and whether it is 0, which is all that matters for being defined."""
    return None if value is None else Fraction(0 if not value else 1)


@given(functions, signs, functions)
@many
def test_formulas_are_those_of_sympy(f: RationalFunction, sign: str, g: RationalFunction) -> None:
    assume(sign != "/" or not g.is_zero)
    assert same(SIGNS[sign](f, g), SIGNS[sign](f._sympy_(), g._sympy_()))


@given(functions, signs, numbers)
@many
def test_a_number_may_stand_on_either_side(f: RationalFunction, sign: str, number: Fraction | int) -> None:
    constant = RationalFunction([Polynomial([number])])
    if sign != "/" or number:
        assert SIGNS[sign](f, number).equals(SIGNS[sign](f, constant))
    if sign != "/" or not f.is_zero:
        turned = SIGNS[sign](number, f)
        assert turned.equals(SIGNS[sign](constant, f))
        assert turned.undefined_at == SIGNS[sign](constant, f).undefined_at


@given(functions, some.integers(-3, 4))
@many
def test_powers(f: RationalFunction, power: int) -> None:
    assume(not f.is_zero or power > 0)
    raised = f**power
    assert same(raised, f._sympy_() ** power)
    assert set(raised.undefined_at) == {*f.undefined_at, *(f.x_intercepts if power < 0 else ())}


@given(functions)
@many
def test_the_derivative_is_that_of_sympy_and_missing_where_the_function_is(f: RationalFunction) -> None:
    assert same(f.derivative, diff(f._sympy_(), x))
    assert f.derivative.undefined_at == f.undefined_at


@given(functions, functions)
@many
def test_equal_means_no_difference(f: RationalFunction, g: RationalFunction) -> None:
    assert f.equals(g) == (f - g).is_zero == g.equals(f)
    assert f.equals(f + g - g) and (f + 0) == f and (0 - (0 - f)).equals(f) and +f == f
    if not g.is_zero:
        assert f.equals(f * g / g)


@pytest.mark.parametrize("sign", "+-*/")
@pytest.mark.parametrize(("first", "second"), [("1/x", "1/(x-1)"), ("(x-2)/(x-2)", "x+1"), ("2x", "(x^2-4)/(x+2)")])
def test_what_is_reckoned_is_what_is_read(first: str, sign: str, second: str) -> None:
    """Python's signs do what the same signs do in a text that someone types."""
    assert SIGNS[sign](read(first), read(second)) == read(f"({first}) {sign} ({second})")


def test_several_are_added_at_once():
    assert sum([read("1/x"), read("1/x"), read("x")]).equals(read("(x^2+2)/x"))
    assert read("x") - Polynomial([0, 1]) == read("0")


def test_sympy_goes_on_with_them():
    assert cancel(together(read("1/x") * x)) == cancel(together(x * read("1/x"))) == 1


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda f: RationalFunction("x"), r"read a text with RationalFunction.parse\('x'\)"),  # type: ignore[arg-type]
        (lambda f: RationalFunction([1]), r'write RationalFunction.parse\("x-2"\)'),  # type: ignore[list-item]
        (lambda f: RationalFunction((), "x"), r"read a text with RationalFunction.parse\('x'\)"),  # type: ignore[arg-type]
        (lambda f: RationalFunction(5), "5 is no row of polynomials"),  # type: ignore[arg-type]
        (lambda f: f + "x", r"'x' is text; read it first, with RationalFunction.parse\('x'\)"),
        (lambda f: 0.5 * f, "0.5 is no fraction; .* Fraction"),
        (lambda f: f**0.5, "0.5 is no whole number; .* f \\*\\* 2"),
        (lambda f: f.equals(None), "None is no function"),
        (lambda f: f + None, "unsupported operand"),
        (lambda f: f(0.5), "0.5 is no exact number"),
    ],
)
def test_what_is_no_function_is_refused_in_a_sentence(wrong: Callable[[Any], object], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        wrong(read("1/x"))


@pytest.mark.parametrize("divide", [lambda f: f / 0, lambda f: 1 / (f - f), lambda f: (f * 0) ** -1])
def test_nothing_is_divided_by_zero(divide: Callable[[Any], object]) -> None:
    with pytest.raises(ZeroDivisionError, match="divide"):
        divide(read("1/x"))


def test_zero_to_the_power_zero_has_no_value():
    with pytest.raises(ValueError, match="0 to the power 0 has no value"):
        (read("0/x")) ** 0


def same(f: RationalFunction, expression: Any) -> bool:
    """Whether SymPy finds no difference between a function and an expression."""
    top, bottom = (Poly(1, x), Poly(1, x))
    for factor in f.top:
        top *= Poly(factor._sympy_(), x)
    for factor in f.bottom:
        bottom *= Poly(factor._sympy_(), x)
    above, below = together(expression).as_numer_denom()
    return bool((top * Poly(below, x) - Poly(above, x) * bottom).is_zero)
