"""Exact irrational numbers: roots of polynomials, known to as many digits as anybody asks for."""

from __future__ import annotations

from fractions import Fraction
from functools import total_ordering
from math import gcd, inf, isqrt
from typing import NamedTuple

from mathgames_widgets.maths.isolation import is_positive_at, narrowed

FIRST_BITS = 64
"""How finely a root is located when it is found; comparisons look closer where they must."""


class Surd(NamedTuple):
    """rational + factor · √radicand, with a radicand free of squares as far as small primes go."""

    rational: Fraction
    factor: Fraction
    radicand: int


@total_ordering
class Algebraic:
    """A real irrational number: one root of an irreducible polynomial with whole coefficients.

    `minimal` is that polynomial, constant term first. The root is the only one in the cell from
    n / 2**bits to (n + 1) / 2**bits, so equality and order are decided exactly, never by rounding.

    >>> from mathgames_widgets.maths.polynomial import Polynomial
    >>> low, high = Polynomial([94, 0, -2]).real_roots
    >>> print(high), float(high)
    √47
    (None, 6.855654600401044)
    >>> low < -6 < high, high == Algebraic.of_quadratic(1, 0, -47)[1]
    (True, True)
    """

    __slots__ = ("_bits", "_cell", "minimal")

    def __init__(self, minimal: tuple[int, ...], cell: int, bits: int) -> None:
        self.minimal = minimal
        self._cell = cell
        self._bits = bits

    @staticmethod
    def of_quadratic(a: int, b: int, c: int) -> tuple[Algebraic, Algebraic]:
        """Both roots of ax² + bx + c, in order, for a > 0 and a discriminant that is positive and no square."""
        bits = FIRST_BITS
        while True:
            low, high = (_quadratic_cell(a, b, c, sign, bits) for sign in (-1, 1))
            if low != high:
                return Algebraic((c, b, a), low, bits), Algebraic((c, b, a), high, bits)
            bits *= 2

    # ── where it lies ───────────────────────────────────────────────────────

    @property
    def degree(self) -> int:
        """The degree of the minimal polynomial: 2 for square roots."""
        return len(self.minimal) - 1

    def cell(self, bits: int) -> int:
        """The whole number n with n < self · 2**bits < n + 1."""
        if bits <= self._bits:
            return self._cell >> (self._bits - bits)
        if self.degree == 2:
            c, b, a = self.minimal
            self._cell = _quadratic_cell(a, b, c, self.surd_sign, bits)
        else:
            self._cell = narrowed(self.minimal, self._cell, self._bits, bits)
        self._bits = bits
        return self._cell

    @property
    def surd_sign(self) -> int:
        """Whether it is the greater or the smaller root of its quadratic."""
        _, b, a = self.minimal
        middle_is_above = self._is_below(-b, 2 * a)
        return -1 if middle_is_above else 1

    def bounds(self, bits: int = FIRST_BITS) -> tuple[Fraction, Fraction]:
        """Two fractions, 1/2**bits apart, with the number between them."""
        cell = self.cell(bits)
        return Fraction(cell, 1 << bits), Fraction(cell + 1, 1 << bits)

    def _is_below(self, numerator: int, denominator: int) -> bool:
        """Whether it is less than a fraction. They are never equal: one of them is irrational."""
        scaled = numerator << self._bits
        if scaled >= (self._cell + 1) * denominator:
            return True
        if scaled <= self._cell * denominator:
            return False
        left = is_positive_at(self.minimal, self._cell, 1 << self._bits)
        return is_positive_at(self.minimal, numerator, denominator) != left

    # ── being a number ──────────────────────────────────────────────────────

    def __float__(self) -> float:
        bits = self._bits
        while abs(self.cell(bits)) >> 56 == 0:
            bits += 60
        try:
            return self.cell(bits) / (1 << bits)
        except OverflowError:
            return inf if self > 0 else -inf

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Algebraic) or self.minimal != other.minimal:
            return False
        bits = max(self._bits, other._bits)
        return self.cell(bits) == other.cell(bits)

    def __hash__(self) -> int:
        return hash(self.minimal)

    def __lt__(self, other: Algebraic | Fraction | int | float) -> bool:
        if isinstance(other, Algebraic):
            return self != other and self._is_left_of(other)
        if isinstance(other, float) and abs(other) == inf:
            return other > 0
        if isinstance(other, (int, Fraction, float)):
            return self._is_below(*other.as_integer_ratio())
        return NotImplemented

    def _is_left_of(self, other: Algebraic) -> bool:
        bits = min(self._bits, other._bits)
        while (mine := self.cell(bits)) == (theirs := other.cell(bits)):
            bits += FIRST_BITS
        return mine < theirs

    def times(self, scale: Fraction) -> int:
        """The whole part of its size times a positive number, the sign left aside.

        >>> Algebraic.of_quadratic(1, 0, -2)[0].times(Fraction(1000))
        1414
        """
        bits = FIRST_BITS
        while True:
            ends = (abs(self.cell(bits)), abs(self.cell(bits) + 1))
            low, high = (int(end * scale / (1 << bits)) for end in ends)
            if low == high:
                return low
            bits *= 2

    def rounded(self, places: int) -> Fraction:
        """The nearest decimal with so many places after the point.

        >>> print(float(Algebraic.of_quadratic(1, 0, -2)[1].rounded(3)))
        1.414
        """
        size = (self.times(Fraction(2 * 10**places)) + 1) // 2
        return Fraction(size if self > 0 else -size, 10**places)

    @property
    def surd(self) -> Surd | None:
        """The number as a + b√d where its polynomial is a quadratic; otherwise None.

        >>> Algebraic.of_quadratic(1, -1, -1)[1].surd
        Surd(rational=Fraction(1, 2), factor=Fraction(1, 2), radicand=5)
        """
        if self.degree != 2:
            return None
        c, b, a = self.minimal
        outside, inside = _square_taken_out(b * b - 4 * a * c)
        return Surd(Fraction(-b, 2 * a), Fraction(self.surd_sign * outside, 2 * a), inside)

    def __repr__(self) -> str:
        from mathgames_widgets.maths.factoring import irreducible_roots

        place = irreducible_roots(self.minimal).index(self)
        return f"Polynomial({list(self.minimal)}).real_roots[{place}]"

    def __str__(self) -> str:
        from mathgames_widgets.maths.notation import plain

        return plain(self)

    def _repr_latex_(self) -> str:
        from mathgames_widgets.maths.notation import latex

        return f"${latex(self)}$"


Number = Fraction | Algebraic
"""Any exact number of this package."""


def from_surd(rational: Fraction, factor: Fraction, radicand: int) -> Number:
    """rational + factor · √radicand, for a radicand that is no square.

    >>> print(from_surd(Fraction(1), Fraction(-1), 2))
    1 − √2
    """
    if not factor:
        return rational
    # x = u + v√d  ⇒  x² − 2ux + (u² − v²d) = 0
    middle, last = -2 * rational, rational * rational - factor * factor * radicand
    below = middle.denominator * last.denominator // gcd(middle.denominator, last.denominator)
    a, b, c = below, int(middle * below), int(last * below)
    return Algebraic.of_quadratic(a, b, c)[1 if factor > 0 else 0]


def _quadratic_cell(a: int, b: int, c: int, sign: int, bits: int) -> int:
    root = isqrt((b * b - 4 * a * c) << (2 * bits))
    above = root if sign > 0 else -root - 1  # the part behind the point is never 0: the root is irrational
    return ((-b << bits) + above) // (2 * a)


def _square_taken_out(number: int) -> tuple[int, int]:
    """(s, d) with s²·d the number: 12 is 2²·3. Primes below 1000 are tried, and what is left is tried as a square."""
    outside, inside, prime = 1, 1, 2
    while prime * prime <= number and prime < 1000:
        while number % (prime * prime) == 0:
            number //= prime * prime
            outside *= prime
        if number % prime == 0:
            number //= prime
            inside *= prime
        prime += 1
    root = isqrt(number)
    if root * root == number:
        return outside * root, inside
    return outside, inside * number
