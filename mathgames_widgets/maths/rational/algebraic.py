"""Exact irrational numbers: roots of polynomials, known to as many digits as anybody asks for, and values there."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache, total_ordering
from math import gcd, inf, isqrt, lcm
from typing import NamedTuple

from mathgames_widgets.maths.rational.factoring import factored_whole, resultant, without_squares
from mathgames_widgets.maths.rational.whole import (
    Whole,
    is_positive_at,
    isolated,
    narrowed,
    plus,
    slope,
    without_content,
)
from mathgames_widgets.maths.writing.notation import DOT, MINUS, Printed, number
from mathgames_widgets.maths.writing.shown import Digits, Operator, Over, Power, Root, Shown, SideBySide

FIRST_BITS = 64
"""How finely a root is located when it is found; comparisons look closer where they must."""


class Surd(NamedTuple):
    """rational + factor · √radicand, with a radicand free of squares as far as small primes go."""

    rational: Fraction
    factor: Fraction
    radicand: int


@total_ordering
class Algebraic(Printed):
    """A real irrational number: one root of an irreducible polynomial with whole coefficients.

    `minimal` is that polynomial, constant term first. The root is the only one in the cell from
    n / 2**bits to (n + 1) / 2**bits, so equality and order are decided exactly, never by rounding.

    >>> from mathgames_widgets.maths.rational.polynomial import Polynomial
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
        place = irreducible_roots(self.minimal).index(self)
        return f"Polynomial({list(self.minimal)}).real_roots[{place}]"

    @property
    def shown(self) -> Shown:
        """With roots where that is short, otherwise as a decimal with dots: 1.324…

        >>> from mathgames_widgets.maths.rational.polynomial import Polynomial
        >>> print(*Polynomial([-1, -1, 1]).real_roots, Polynomial([-1, -1, 0, 1]).real_roots[0])
        (1 − √5)/2 (1 + √5)/2 1.324…
        """
        return _shown(self)


Number = Fraction | Algebraic
"""Any exact number of this package."""


BEYOND = 1e150
"""A number that no picture reaches for; sums and products of a few such floats are still finite."""


def near(number: Number | float) -> float:
    """The nearest float for pictures, cut off where numbers are beyond them.

    >>> near(Fraction(1, 4)), near(Fraction(-(10**400)))
    (0.25, -1e+150)
    """
    try:
        return min(max(float(number), -BEYOND), BEYOND)
    except OverflowError:
        return BEYOND if number > 0 else -BEYOND


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


# ── real roots ────────────────────────────────────────────────────────────────────────────────────────────────────


def real_roots_of(numbers: Whole) -> tuple[Number, ...]:
    """The different real roots, in order, of a polynomial with whole coefficients that is not 0.

    >>> print(*real_roots_of((-4, 0, 2)))
    −√2 √2
    """
    found = [irreducible_roots(factor) for factor, _ in factored_whole(without_content(numbers))]
    return found[0] if len(found) == 1 else tuple(sorted([root for roots in found for root in roots]))


@lru_cache(maxsize=4096)
def irreducible_roots(numbers: Whole) -> tuple[Number, ...]:
    """The real roots of one irreducible polynomial with whole coefficients."""
    if len(numbers) == 2:
        return (Fraction(-numbers[0], numbers[1]),)
    if len(numbers) == 3:
        c, b, a = numbers
        return Algebraic.of_quadratic(a, b, c) if b * b > 4 * a * c else ()
    return tuple(_in_cell(numbers, cell, bits) for cell, bits in isolated(numbers))


def _in_cell(numbers: Whole, cell: int, bits: int) -> Algebraic:
    fine = max(bits, FIRST_BITS)
    return Algebraic(numbers, narrowed(numbers, cell, bits, fine), fine)


# ── how they are written ──────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def _shown(value: Algebraic) -> Shown:
    surd = value.surd
    if surd:
        return _surd(surd)
    if not any(value.minimal[1:-1]):
        return _root(value)
    return _decimal(value)


def _surd(surd: Surd) -> Shown:
    below = lcm(surd.rational.denominator, surd.factor.denominator)
    whole, many = int(surd.rational * below), int(surd.factor * below)
    root: Shown = Root(Digits(str(surd.radicand)))
    if abs(many) > 1:
        root = SideBySide((Digits(str(abs(many))), root), product=True)
    if whole:
        above = SideBySide((number(Fraction(whole)), Operator("−" if many < 0 else "+"), root))
        return above if below == 1 else Over(above, Digits(str(below)), is_number=True)
    size = root if below == 1 else Over(root, Digits(str(below)), is_number=True)
    return SideBySide((MINUS, size)) if many < 0 else size


def _root(value: Algebraic) -> Shown:
    """The root of a x^n + c."""
    inside = Fraction(-value.minimal[0], value.minimal[-1])
    degree = value.degree
    if value > 0:
        return Root(number(inside), degree)
    return SideBySide((MINUS, Root(number(abs(inside)), degree)))


def _decimal(value: Algebraic) -> Shown:
    """The first places, cut and not rounded, so that the dots tell the truth; a power of 10 where that is shorter.

    >>> print(_decimal(irreducible_roots((-1, 10**30, 0, 1))[0]))
    9.999…·10⁻³¹
    """
    exponent = _exponent(value)
    if -4 <= exponent < 12:
        places = max(3, 1 - exponent)
        size: Shown = Digits(_cut(value, Fraction(10) ** places, places))
    else:
        size = SideBySide((Digits(_cut(value, Fraction(10) ** (3 - exponent), 3)), DOT, Power(Digits("10"), exponent)))
    return SideBySide((MINUS, size)) if value < 0 else size


def _exponent(value: Algebraic) -> int:
    """The power of 10 of the first digit: 2 for 314.15…, −1 for 0.3…"""
    exponent = 0
    while value.times(Fraction(10) ** -exponent) >= 10:
        exponent += 1
    while value.times(Fraction(10) ** -exponent) < 1:
        exponent -= 1
    return exponent


def _cut(value: Algebraic, scale: Fraction, places: int) -> str:
    whole = value.times(scale)
    return f"{whole // 10**places}.{whole % 10**places:0{places}d}…"


# ── values at irrational places: T(α)/B(α) for a root α of an irreducible polynomial ──────────────────────────────────


def value_at(top: Whole, bottom: Whole, x: Number) -> Number:
    """top(x) / bottom(x), exact. The bottom must not be 0 there.

    >>> from mathgames_widgets.maths.rational.polynomial import Polynomial
    >>> low, high = Polynomial([-2, 0, 1]).real_roots
    >>> value_at((0, 0, 1), (1,), high), str(value_at((0, 1), (1, 1), high))
    (Fraction(2, 1), '2 − √2')
    """
    if isinstance(x, Fraction):
        above, below = x.numerator, x.denominator
        scale = below ** max(len(bottom) - len(top), 0), below ** max(len(top) - len(bottom), 0)
        return Fraction(_scaled(top, above, below) * scale[0], _scaled(bottom, above, below) * scale[1])
    return values_at(top, bottom, (x,))[0]


def _scaled(numbers: Whole, above: int, below: int) -> int:
    """The value at above / below, times below to the degree."""
    value, scale = 0, 1
    for coefficient in reversed(numbers):
        value = value * above + coefficient * scale
        scale *= below
    return value


def values_at(top: Whole, bottom: Whole, roots: Iterable[Algebraic]) -> tuple[Number, ...]:
    """The values at several roots of one irreducible polynomial."""
    places = tuple(roots)
    if not places:
        return ()
    if places[0].degree == 2:
        return tuple(_quadratic_value(top, bottom, place) for place in places)
    minimal = _minimal_of_value(top, bottom, places[0].minimal)
    if len(minimal) == 2:
        return (Fraction(-minimal[0], minimal[1]),) * len(places)
    return tuple(_located(minimal, top, bottom, place) for place in places)


# ── quadratics: whole numbers and one square root ───────────────────────────


def _quadratic_value(top: Whole, bottom: Whole, place: Algebraic) -> Number:
    """With x = (a + s√d)/c everything stays of the form (u + v√d)/w."""
    last, middle, first = place.minimal
    a, s, c, d = -middle, place.surd_sign, 2 * first, middle * middle - 4 * first * last
    u, v = _at_surd(top, a, s, c, d)
    w, z = _at_surd(bottom, a, s, c, d)
    above, below = c ** max(len(bottom) - len(top), 0), c ** max(len(top) - len(bottom), 0)
    norm = (w * w - z * z * d) * below
    return from_surd(Fraction((u * w - v * z * d) * above, norm), Fraction((v * w - u * z) * above, norm), d)


def _at_surd(polynomial: Whole, a: int, s: int, c: int, d: int) -> tuple[int, int]:
    """(u, v) with polynomial((a + s√d)/c) = (u + v√d) / c**degree."""
    u = v = 0
    scale = 1
    for coefficient in reversed(polynomial):
        u, v = u * a + v * s * d + coefficient * scale, v * a + u * s
        scale *= c
    return u, v


# ── higher degrees: the resultant has the value among its roots ─────────────


def _minimal_of_value(top: Whole, bottom: Whole, minimal: Whole) -> Whole:
    """The minimal polynomial of T(α)/B(α), from the resultant of m(x) and y·B(x) − T(x)."""
    degree = max(len(top), len(bottom)) - 1

    def at(y: int) -> int:
        line = plus(tuple(y * value for value in bottom), tuple(-value for value in top))
        missing: int = minimal[-1] ** (degree + 1 - len(line))  # where its degree drops, the resultant lacks those
        return resultant(minimal, line) * missing

    return without_squares(_through([at(y) for y in range(len(minimal))]))  # a power of the minimal polynomial


def _through(samples: list[int]) -> Whole:
    """The coefficients of the polynomial with these values at 0, 1, 2, …

    >>> _through([1, 2, 5])
    (1, 0, 1)
    """
    differences = list(samples)
    for step in range(1, len(samples)):
        for place in range(len(samples) - 1, step - 1, -1):
            differences[place] = (differences[place] - differences[place - 1]) // step
    result: list[int] = []
    for place in range(len(samples) - 1, -1, -1):
        shifted = [0, *result]
        for power, value in enumerate(result):
            shifted[power] -= place * value
        shifted[0] += differences[place]
        result = shifted
    return tuple(result)


def _located(minimal: Whole, top: Whole, bottom: Whole, place: Algebraic) -> Algebraic:
    """Which root of the minimal polynomial the value is: a cell around it in which that polynomial is monotone."""
    bits = FIRST_BITS
    while True:
        fine = 3 * bits
        x = place.cell(fine)
        above, below = (_between(numbers, x, x + 1, fine) for numbers in (top, bottom))
        if below[0] > 0 or below[1] < 0:
            cells = {(t << bits) // b for t in above for b in below}
            cell = min(cells)
            rise = _between(slope(minimal), cell << 2 * bits, (cell + 1) << 2 * bits, fine)
            if len(cells) == 1 and (rise[0] > 0 or rise[1] < 0):
                return Algebraic(minimal, cell, bits)
        bits *= 2


def _between(numbers: Whole, low: int, high: int, bits: int) -> tuple[int, int]:
    """Two whole numbers with the polynomial's value times 2**bits between them, wherever x · 2**bits is in low … high.

    >>> _between((-2, 0, 1), 3, 4, 1)  # x² − 2 from 1.5 to 2: twice the values are 0.5 to 4
    (0, 4)
    """
    least = most = 0
    for coefficient in reversed(numbers):
        ends = (least * low, least * high, most * low, most * high)
        least = (min(ends) >> bits) + (coefficient << bits)
        most = -(-max(ends) >> bits) + (coefficient << bits)
    return least, most
