"""The same functions in SymPy, for whoever goes on with them in a notebook: `sympy.sympify` asks for them by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial

if TYPE_CHECKING:
    from sympy import Expr


def quotient(function: RationalFunction) -> Expr:
    """Both rows as they are built. SymPy cancels as soon as it works with them, and a hole is gone then.

    >>> quotient(RationalFunction.parse("(x-2)(x+1) / ((x-2)(x+3))"))
    (x - 2)*(x + 1)/(((x - 2)*(x + 3)))
    """
    from sympy import Integer, Mul, Pow

    top, bottom = ([polynomial(factor) for factor in row] for row in (function.top, function.bottom))
    if not bottom:
        return Mul(*top, evaluate=False) if top else Integer(1)
    below = Pow(Mul(*bottom, evaluate=False), Integer(-1), evaluate=False)
    return Mul(*top, below, evaluate=False)


def polynomial(one: Polynomial) -> Expr:
    """A polynomial in SymPy's x.

    >>> polynomial(Polynomial([-4, 0, 1]))
    x**2 - 4
    """
    from sympy import Poly, Rational, Symbol

    falling = [Rational(value.numerator, value.denominator) for value in reversed(one.coefficients)]
    return Poly(falling or [0], Symbol("x")).as_expr()
