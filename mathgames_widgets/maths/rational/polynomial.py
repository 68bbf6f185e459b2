"""Exact polynomials in x with rational coefficients."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from mathgames_widgets.maths.rational.algebraic import Number, irreducible_roots
from mathgames_widgets.maths.rational.factoring import factored_whole
from mathgames_widgets.maths.rational.lazy import lazy
from mathgames_widgets.maths.rational.whole import times, without_content
from mathgames_widgets.maths.writing.notation import DOT, MINUS, Printed, X, in_place, number, written
from mathgames_widgets.maths.writing.shown import Digits, Fence, Operator, Power, Shown, SideBySide

if TYPE_CHECKING:
    from sympy import Expr

ZERO, ONE = Fraction(0), Fraction(1)


class Factored(NamedTuple):
    """A polynomial as a constant times powers of irreducible factors.

    Every factor has whole coefficients without a common divisor and a positive leading one: 3x − 1, x² + 1.
    """

    constant: Fraction
    powers: tuple[tuple[Polynomial, int], ...]


class Polynomial(Printed):
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
        if self.is_zero:
            raise ValueError("The zero polynomial has no factors of its own: everything divides it.")
        numbers, below = self.whole
        if len(numbers) == 2:
            factor = without_content(numbers)
            return Factored(Fraction(numbers[1], factor[1] * below), ((irreducible(factor), 1),))
        powers = factored_whole(without_content(numbers))
        lead = 1
        for coefficients, power in powers:
            lead *= coefficients[-1] ** power
        named = [(irreducible(coefficients), power) for coefficients, power in powers]
        return Factored(Fraction(numbers[-1], lead * below), tuple(named))

    @lazy
    def real_roots(self) -> tuple[Number, ...]:
        """The different real roots, in order. Raises ValueError for the zero polynomial.

        >>> Polynomial([0, -1, 0, 1]).real_roots == (-1, 0, 1)
        True
        >>> print(*Polynomial([94, 0, -2]).real_roots)
        −√47 √47
        """
        if self.degree == 1:
            constant, lead = self.coefficients
            return (-constant / lead,)
        factors = [factor for factor, _ in self.factored.powers]
        if len(factors) == 1:
            return irreducible_roots(factors[0].whole[0])
        return tuple(sorted(root for factor in factors for root in factor.real_roots))

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

    @property
    def shown(self) -> Shown:
        """Highest power first, or lowest first where that saves a leading minus: 2 − x."""
        return _shown(self)

    def _sympy_(self) -> Expr:
        """What `sympy.sympify` takes it for.

        >>> from sympy import sympify
        >>> sympify(Polynomial([-4, 0, 1]))
        x**2 - 4
        """
        from sympy import Poly, Rational, Symbol

        falling = [Rational(value.numerator, value.denominator) for value in reversed(self.coefficients)]
        return Poly(falling or [0], Symbol("x")).as_expr()


def as_polynomial(value: Polynomial | int | Fraction) -> Polynomial:
    return value if isinstance(value, Polynomial) else Polynomial((value,))


@lru_cache(maxsize=4096)
def irreducible(coefficients: tuple[int, ...]) -> Polynomial:
    """One object for each factor, so that its roots are found once."""
    return Polynomial(coefficients)


# ── how they are written ──────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def _shown(value: Polynomial) -> Shown:
    return _sum_of_terms(value, X)


def falling(value: Polynomial) -> Shown:
    """Highest power first, whatever its sign, as in the columns of a division.

    >>> print(falling(Polynomial([6, -2])), "or", Polynomial([6, -2]))
    −2x + 6 or 6 − 2x
    """
    return _sum_of_terms(value, X, falls=True)


def _sum_of_terms(value: Polynomial, x: Shown, *, falls: bool = False) -> Shown:
    terms = [(power, number) for power, number in enumerate(value.coefficients) if number]
    if not terms:
        return Digits("0")
    if falls or len(terms) != 2 or terms[1][1] > 0 or terms[0][1] < 0:
        terms.reverse()
    parts: list[Shown] = []
    for power, coefficient in terms:
        if parts:
            parts.append(Operator("−" if coefficient < 0 else "+"))
        elif coefficient < 0:
            parts.append(MINUS)
        parts.append(_term(abs(coefficient), power, x))
    return SideBySide(tuple(parts)) if len(parts) > 1 else parts[0]


def _term(size: Fraction, power: int, x: Shown) -> Shown:
    if not power:
        return number(size)
    raised: Shown = x if power == 1 else Power(x, power)
    if size == 1:
        return raised
    coefficient = Fence(number(size)) if size.denominator > 1 else number(size)
    return SideBySide((coefficient, raised) if x == X else (coefficient, DOT, raised), product=True)


def product(row: Iterable[Polynomial], *, powers: bool = False) -> Shown:
    """A row of factors; an empty one is 1.

    >>> factors = [Polynomial([0, 1]), Polynomial([-1, 1]), Polynomial([-1, 1])]
    >>> print(product(factors), "or", product(factors, powers=True))
    x(x − 1)(x − 1) or x(x − 1)²
    """
    factors = _collected(row) if powers else [(factor, 1) for factor in row]
    if not factors:
        return Digits("1")
    if len(factors) == 1 and factors[0][1] == 1:
        return _alone(factors[0][0])
    parts: list[Shown] = []
    before: Polynomial | None = None
    for factor, power in factors:
        piece = Power(Fence(factor.shown), power) if power > 1 else _factor(factor, is_first=before is None)
        if before and _needs_dot(is_closed=before.degree > 0 and _is_fenced(parts[-1]), piece=piece):
            parts.append(DOT)
        parts.append(piece)
        before = factor
    if factors[0] == (Polynomial((-1,)), 1) and _has_terms(factors[1][0]):
        parts[0] = MINUS
    return SideBySide(tuple(parts), product=True)


def _collected(row: Iterable[Polynomial]) -> list[tuple[Polynomial, int]]:
    """Numbers and powers of x as one factor in front, equal factors behind it as powers."""
    front, times = Polynomial((1,)), Counter[Polynomial]()
    for factor in row:
        if _has_terms(factor):
            times[factor] += 1
        else:
            front = front * factor
    behind = list(times.items())
    return behind if front == Polynomial((1,)) else [(front, 1), *behind]


def _alone(factor: Polynomial) -> Shown:
    """The only factor of a row; a fraction keeps its brackets, so that it is not read as two rows."""
    piece = factor.shown
    return Fence(piece) if factor.degree == 0 and factor.leading.denominator > 1 else piece


def _factor(factor: Polynomial, *, is_first: bool) -> Shown:
    """One of several factors: in brackets if it has several terms, a minus in front, or is a fraction."""
    piece = factor.shown
    if _has_terms(factor):
        return Fence(piece)
    if factor.leading < 0:
        return SideBySide((MINUS, _factor(-factor, is_first=False))) if is_first else Fence(piece)
    return Fence(piece) if factor.degree == 0 and factor.leading.denominator > 1 else piece


def _needs_dot(piece: Shown, *, is_closed: bool) -> bool:
    """Whether a factor would run into its neighbour: 2 · x, x · x and (x − 1) · 2."""
    while isinstance(piece, SideBySide):
        piece = piece.parts[0]
    if _is_fenced(piece):
        return False
    return isinstance(piece, Digits) or not is_closed


def _is_fenced(piece: Shown) -> bool:
    return isinstance(piece, Fence) or (isinstance(piece, Power) and isinstance(piece.base, Fence))


def _has_terms(factor: Polynomial) -> bool:
    """Whether it is a sum of several terms."""
    return sum(map(bool, factor.coefficients)) > 1


def product_at(row: tuple[Polynomial, ...], x: Number) -> Shown:
    """A row of factors with a number in the place of x, not yet worked out."""
    place = in_place(x)
    pieces = [_first_bare(_sum_of_terms(factor, place)) if _has_terms(factor) else _sum_of_terms(factor, place)
              for factor in row]  # fmt: skip
    if not pieces:
        return Digits("1")
    if len(pieces) == 1:
        return pieces[0]
    fenced = [Fence(piece) if _has_terms(factor) else piece for factor, piece in zip(row, pieces, strict=True)]
    return SideBySide(tuple(part for piece in fenced for part in (DOT, piece))[1:], product=True)


def values_at(row: tuple[Polynomial, ...], x: int | Fraction) -> Shown:
    """A row of factors with the value of each at x."""
    values = [factor(x) for factor in row] or [Fraction(1)]
    pieces = [written(values[0]), *map(in_place, values[1:])]
    return SideBySide(tuple(part for piece in pieces for part in (DOT, piece))[1:], product=True)


def _first_bare(terms: Shown) -> Shown:
    """At the beginning of a sum a negative number needs no brackets of its own."""
    if isinstance(terms, SideBySide) and isinstance(terms.parts[0], Fence):
        return SideBySide((terms.parts[0].inside, *terms.parts[1:]))
    return terms
