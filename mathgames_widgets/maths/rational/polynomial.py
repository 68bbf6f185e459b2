"""Exact polynomials in x with rational coefficients."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import gcd, lcm
from typing import TYPE_CHECKING, NamedTuple

from mathgames_widgets.maths.rational.lazy import lazy

if TYPE_CHECKING:
    from sympy import Expr

    from mathgames_widgets.maths.rational.algebraic import Number

ZERO, ONE = Fraction(0), Fraction(1)


class Factored(NamedTuple):
    """A polynomial as a constant times powers of irreducible factors.

    Every factor has whole coefficients without a common divisor and a positive leading one: 3x − 1, x² + 1.
    """

    constant: Fraction
    powers: tuple[tuple[Polynomial, int], ...]


class Polynomial:
    """A polynomial, constant term first. Values never change; equal ones are interchangeable.

    >>> p = Polynomial([-4, 0, 1])
    >>> print(p)
    x² − 4
    >>> p(3), p.degree, p.leading
    (Fraction(5, 1), 2, Fraction(1, 1))
    >>> p * 2 == Polynomial([-8, 0, 2])
    True
    """

    coefficients: tuple[Fraction, ...]

    def __init__(self, coefficients: Iterable[int | Fraction]) -> None:
        kept = [value if type(value) is Fraction else Fraction(value) for value in coefficients]
        while kept and not kept[-1]:
            kept.pop()
        self.coefficients = tuple(kept)

    @staticmethod
    def constant(value: int | Fraction) -> Polynomial:
        """The polynomial that is the same everywhere."""
        return Polynomial((value,))

    @staticmethod
    @lru_cache(maxsize=4096)
    def linear(lead: int | Fraction, root: int | Fraction) -> Polynomial:
        """`lead` times (x − root).

        >>> print(Polynomial.linear(-1, 2))
        2 − x

        Raises ValueError where `lead` is 0.
        """
        if not lead:
            raise ValueError("A linear factor needs a leading coefficient other than 0.")
        return Polynomial((-lead * root, lead))

    # ── what it is ──────────────────────────────────────────────────────────

    @property
    def degree(self) -> int:
        """The highest power of x; −1 for the zero polynomial."""
        return len(self.coefficients) - 1

    @property
    def leading(self) -> Fraction:
        """The coefficient of the highest power; 0 for the zero polynomial."""
        return self.coefficients[-1] if self.coefficients else ZERO

    @property
    def is_zero(self) -> bool:
        return not self.coefficients

    @property
    def is_constant(self) -> bool:
        return len(self.coefficients) < 2

    @lazy
    def whole(self) -> tuple[tuple[int, ...], int]:
        """Whole coefficients over one denominator: x/2 + 1/3 is ((2, 3), 6)."""
        below = lcm(*(value.denominator for value in self.coefficients))
        return tuple(value.numerator * (below // value.denominator) for value in self.coefficients), below

    @lazy
    def primitive(self) -> Polynomial:
        """The same roots with whole coefficients that share no divisor, the leading one positive."""
        numbers, _ = self.whole
        return Polynomial(without_content(numbers))

    @lazy
    def factored(self) -> Factored:
        """The constant and the irreducible factors, in order of degree, then of root.

        >>> constant, powers = Polynomial([-8, 0, 2]).factored
        >>> constant, [(str(factor), power) for factor, power in powers]
        (Fraction(2, 1), [('x + 2', 1), ('x − 2', 1)])

        Raises ValueError for the zero polynomial, which has every factor.
        """
        from mathgames_widgets.maths.rational.factoring import factored

        return factored(self)

    @lazy
    def real_roots(self) -> tuple[Number, ...]:
        """The different real roots, in order. Raises ValueError for the zero polynomial.

        >>> Polynomial([0, -1, 0, 1]).real_roots == (-1, 0, 1)
        True
        >>> print(*Polynomial([94, 0, -2]).real_roots)
        −√47 √47
        """
        from mathgames_widgets.maths.rational.factoring import real_roots

        return real_roots(self)

    # ── reckoning ───────────────────────────────────────────────────────────

    def __call__(self, x: int | Fraction) -> Fraction:
        """The exact value at a rational x."""
        value = ZERO
        for coefficient in reversed(self.coefficients):
            value = value * x + coefficient
        return value

    def __neg__(self) -> Polynomial:
        return Polynomial(-value for value in self.coefficients)

    def __add__(self, other: Polynomial | int | Fraction) -> Polynomial:
        longer, shorter = self.coefficients, as_polynomial(other).coefficients
        if len(longer) < len(shorter):
            longer, shorter = shorter, longer
        return Polynomial((*(a + b for a, b in zip(longer, shorter, strict=False)), *longer[len(shorter) :]))

    def __sub__(self, other: Polynomial | int | Fraction) -> Polynomial:
        return self + -as_polynomial(other)

    def __mul__(self, other: Polynomial | int | Fraction) -> Polynomial:
        (mine, below), (theirs, also_below) = self.whole, as_polynomial(other).whole
        below *= also_below
        return Polynomial(Fraction(value, below) for value in times(mine, theirs))

    def __pow__(self, power: int) -> Polynomial:
        result = Polynomial((1,))
        for _ in range(power):
            result = result * self
        return result

    def __divmod__(self, other: Polynomial) -> tuple[Polynomial, Polynomial]:
        """Quotient and remainder of long division.

        >>> quotient, remainder = divmod(Polynomial([1, 0, 1]), Polynomial([-1, 1]))
        >>> print(quotient, "remainder", remainder)
        x + 1 remainder 2

        Raises ZeroDivisionError for division by the zero polynomial.
        """
        if other.is_zero:
            raise ZeroDivisionError("A polynomial cannot be divided by 0.")
        rest, quotient = list(self.coefficients), []
        for place in range(len(rest) - len(other.coefficients), -1, -1):
            share = rest[place + other.degree] / other.leading
            quotient.append(share)
            for power, value in enumerate(other.coefficients):
                rest[place + power] -= share * value
        return Polynomial(reversed(quotient)), Polynomial(rest[: max(other.degree, 0)] if quotient else rest)

    def __floordiv__(self, other: Polynomial) -> Polynomial:
        return divmod(self, other)[0]

    def __mod__(self, other: Polynomial) -> Polynomial:
        return divmod(self, other)[1]

    @lazy
    def derivative(self) -> Polynomial:
        """The slope at each x.

        >>> print(Polynomial([7, 3, 1]).derivative)
        2x + 3
        """
        return Polynomial(power * value for power, value in enumerate(self.coefficients) if power)

    # ── being a value ───────────────────────────────────────────────────────

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Polynomial) and self.coefficients == other.coefficients

    @lazy
    def _hash(self) -> int:
        return hash(self.coefficients)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        values = ", ".join(
            str(value) if value.denominator == 1 else f"Fraction({value.numerator}, {value.denominator})"
            for value in self.coefficients
        )
        return f"Polynomial([{values}])"

    def __str__(self) -> str:
        from mathgames_widgets.maths.writing.notation import plain

        return plain(self)

    def _repr_latex_(self) -> str:
        from mathgames_widgets.maths.writing.notation import latex

        return f"${latex(self)}$"

    def _sympy_(self) -> Expr:
        """What `sympy.sympify` takes it for."""
        from mathgames_widgets.maths.rational.for_sympy import polynomial

        return polynomial(self)


def as_polynomial(value: Polynomial | int | Fraction) -> Polynomial:
    return value if isinstance(value, Polynomial) else Polynomial((value,))


def times(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    """The coefficients of a product.

    >>> times((-1, 1), (1, 1))
    (-1, 0, 1)
    """
    if not first or not second:
        return ()
    product = [0] * (len(first) + len(second) - 1)
    for place, one in enumerate(first):
        if one:
            for other_place, other in enumerate(second, place):
                product[other_place] += one * other
    return tuple(product)


def without_content(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Divided by everything the numbers share, the last one made positive.

    >>> without_content((4, 0, -2))
    (-2, 0, 1)
    """
    if not numbers:
        return numbers
    shared = gcd(*numbers)
    if numbers[-1] < 0:
        shared = -shared
    return tuple(number // shared for number in numbers)
