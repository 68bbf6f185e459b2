"""Powers, opposites and derivatives of quotients, as rows of factors. A value that is missing stays missing.

Sums, products and quotients of rows stand in `writing.reader`, which needs them to read `1/x + 1/(x-1)`.
"""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.maths.rational.analysis import Factors
from mathgames_widgets.maths.rational.polynomial import ONE, Polynomial
from mathgames_widgets.maths.writing.reader import RowsRead, multiplied


def opposite(rows: RowsRead) -> RowsRead:
    """The same with the other sign, which a number or a multiple of x in front takes.

    >>> opposite(RowsRead((Polynomial([0, 2]), Polynomial([-1, 1])))).top
    (Polynomial([0, -2]), Polynomial([-1, 1]))
    """
    first = rows.top[:1]
    if first and sum(map(bool, first[0].coefficients)) == 1:
        return RowsRead((-first[0], *rows.top[1:]), rows.bottom)
    return RowsRead((Polynomial((-1,)), *rows.top), rows.bottom)


def power(rows: RowsRead, exponent: int) -> RowsRead:
    """The rows so many times over; the power 0 is 1 wherever there is a value.

    >>> print(*power(RowsRead((Polynomial([0, 1]),), (Polynomial([-1, 1]),)), -2).bottom, sep=" · ")
    x · x − 1 · x · x − 1

    Raises ZeroDivisionError for a negative power of 0, and ValueError for its power 0.
    """
    if exponent <= 0 and any(factor.is_zero for factor in rows.top):
        if exponent:
            raise ZeroDivisionError("0 has no negative powers: they would divide by 0.")
        raise ValueError("0 to the power 0 has no value; write 1 if you mean 1.")
    if exponent == 0:
        kept = tuple(factor for factor in rows.bottom if factor.degree > 0)
        return RowsRead(kept, kept)
    if exponent < 0:
        return power(RowsRead(()) / rows, -exponent)
    return RowsRead(rows.top * exponent, rows.bottom * exponent)


def derivative(factors: Factors) -> RowsRead:
    """The slope of a quotient of irreducible factors: (r₁ᵃ · r₂ᵇ)′ = r₁ᵃ⁻¹ · r₂ᵇ⁻¹ · (a · r₁′ · r₂ + b · r₁ · r₂′).

    A hole is a hole of the derivative, too: there is no slope where there is no point.
    """
    left = [(factor, p - q) for factor, p, q in factors.powers if p != q]
    slopes = Polynomial(())
    for factor, times in left:
        others = multiplied(other for other, _ in left if other is not factor)
        slopes = slopes + factor.derivative * others * times
    holes = [factor for factor, p, q in factors.powers if 0 < q <= p and factor.real_roots]
    number = Fraction(factors.above, factors.below) * (slopes.leading if slopes.is_constant else ONE)
    rest = () if slopes.is_constant else (slopes,)
    top = [factor for factor, times in left for _ in range(times - 1)]
    bottom = [factor for factor, times in left for _ in range(1 - times if times < 0 else 0)]
    constants = (Polynomial((number.numerator,)), Polynomial((number.denominator,)))
    return RowsRead((constants[0], *top, *rest, *holes), (constants[1], *bottom, *holes))
