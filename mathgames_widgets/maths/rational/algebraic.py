"""Real roots, each alone in an interval, found and narrowed with whole numbers only.

A cell (n, bits) is the open interval from n / 2**bits to (n + 1) / 2**bits. The polynomials here have whole
coefficients, no square factor and no rational root, so no end of a cell is ever a root.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import total_ordering
from math import gcd, inf, isqrt
from typing import NamedTuple

from mathgames_widgets.maths.rational.polynomial import without_content

Whole = tuple[int, ...]
Cell = tuple[int, int]


def isolated(polynomial: Whole) -> list[Cell]:
    """One cell around each real root, from left to right.

    >>> isolated((-2, 0, 0, 1))  # ∛2 lies between 0 and 4
    [(0, -2)]
    """
    size = _root_bits(polynomial)
    mirrored = tuple(-value if power % 2 else value for power, value in enumerate(polynomial))
    left = [(-1 - cell, bits) for cell, bits in _positive(mirrored, size)]
    return left[::-1] + _positive(polynomial, size)


def _root_bits(polynomial: Whole) -> int:
    """b with all roots between −2**b and 2**b (Fujiwara's bound, rounded up to powers of 2)."""
    lead, degree = polynomial[-1].bit_length(), len(polynomial) - 1
    return 1 + max(
        -((lead - 1 - polynomial[degree - step].bit_length()) // step)
        for step in range(1, degree + 1)
        if polynomial[degree - step]
    )


def _positive(polynomial: Whole, size: int) -> list[Cell]:
    """Cells of the positive roots: halve the interval until Descartes' rule counts one root or none.

    The work list holds (coefficients, n, k): the part of the polynomial on the n-th of 2**k equal pieces of
    (0, 2**size), stretched to (0, 1).
    """
    if _sign_changes(polynomial) == 0:
        return []
    scaled = [value << max(size * power, 0) for power, value in enumerate(polynomial)]
    if size < 0:
        scaled = [value << (-size * (len(polynomial) - 1 - power)) for power, value in enumerate(polynomial)]
    found: list[Cell] = []
    work = [(scaled, 0, 0)]
    while work:
        part, piece, depth = work.pop()
        roots = _sign_changes(_shifted(part[::-1]))
        if roots == 1:
            found.append((piece, depth - size))
        elif roots > 1:
            degree = len(part) - 1
            left = [value << (degree - power) for power, value in enumerate(part)]
            work.append((_shifted(left), 2 * piece + 1, depth + 1))
            work.append((left, 2 * piece, depth + 1))
    return found


def _shifted(coefficients: list[int]) -> list[int]:
    """The coefficients of p(x + 1).

    >>> _shifted([0, 0, 1])
    [1, 2, 1]
    """
    values = list(coefficients)
    last = len(values) - 1
    for start in range(last):
        carry = values[last]
        for place in range(last - 1, start - 1, -1):
            carry += values[place]
            values[place] = carry
    return values


def _sign_changes(coefficients: Whole | list[int]) -> int:
    changes, before = 0, 0
    for value in coefficients:
        if value:
            if before and (value > 0) != (before > 0):
                changes += 1
            before = value
    return changes


def is_positive_at(polynomial: Whole, numerator: int, denominator: int) -> bool:
    """Whether the polynomial is positive at a fraction with a positive denominator."""
    value, scale = 0, 1
    for coefficient in reversed(polynomial):
        value = value * numerator + coefficient * scale
        scale *= denominator
    return value > 0


def narrowed(polynomial: Whole, cell: int, bits: int, wanted: int) -> int:
    """The cell of the same root with `wanted` bits, at least as many as before.

    Newton's step doubles the bits; a step that misses is seen by its signs, and halving takes over for a while.

    >>> narrowed((-2, 0, 0, 1), 0, -2, 20) / 2**20
    1.2599201202392578
    """
    left = _is_positive(polynomial, cell, bits)
    while bits < wanted:
        aim = min(2 * bits - 4, wanted)
        guess = _newton(polynomial, cell, bits, aim) if aim > bits + 4 else None
        if guess is not None and _is_cell(polynomial, guess, aim, left):
            cell, bits = guess, aim
            continue
        for _ in range(min(4, wanted - bits)):
            cell, bits = 2 * cell, bits + 1
            if _is_positive(polynomial, cell + 1, bits) == left:
                cell += 1
    return cell


def _is_positive(polynomial: Whole, cell: int, bits: int) -> bool:
    """Whether the polynomial is positive at cell / 2**bits."""
    if bits < 0:
        return is_positive_at(polynomial, cell << -bits, 1)
    value, shift = 0, 0
    for coefficient in reversed(polynomial):
        value = value * cell + (coefficient << shift)
        shift += bits
    return value > 0


def _is_cell(polynomial: Whole, cell: int, bits: int, left: bool) -> bool:
    return _is_positive(polynomial, cell, bits) == left != _is_positive(polynomial, cell + 1, bits)


def _newton(polynomial: Whole, cell: int, bits: int, aim: int) -> int | None:
    """Newton's step from the middle of the cell, cut to `aim` bits."""
    middle, bits = 2 * cell + 1, bits + 1
    value = slope = shift = 0
    for coefficient in reversed(polynomial):
        slope = slope * middle + value
        value = value * middle + (coefficient << shift)
        shift += bits
    if not slope:
        return None
    # value is p · 2**(bits·degree) and slope is p′ · 2**(bits·(degree − 1)), so their quotient counts cells
    return ((middle * slope - value) << (aim - bits)) // slope


# ── Exact irrational numbers: roots of polynomials, known to as many digits as anybody asks for ──────────────────────

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
        from mathgames_widgets.maths.rational.factoring import irreducible_roots

        place = irreducible_roots(self.minimal).index(self)
        return f"Polynomial({list(self.minimal)}).real_roots[{place}]"

    def __str__(self) -> str:
        from mathgames_widgets.maths.writing.notation import plain

        return plain(self)

    def _repr_latex_(self) -> str:
        from mathgames_widgets.maths.writing.notation import latex

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


# ── Exact values at irrational places: T(α)/B(α) for a root α of an irreducible polynomial ───────────────────────────


def value_at(top: Whole, bottom: Whole, x: Algebraic) -> Number:
    """top(x) / bottom(x), exact. The bottom must not be 0 there.

    >>> from mathgames_widgets.maths.rational.polynomial import Polynomial
    >>> low, high = Polynomial([-2, 0, 1]).real_roots
    >>> value_at((0, 0, 1), (1,), high), str(value_at((0, 1), (1, 1), high))
    (Fraction(2, 1), '2 − √2')
    """
    return values_at(top, bottom, (x,))[0]


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
    from flint import fmpz_poly

    m, t, b = fmpz_poly(list(minimal)), fmpz_poly(list(top)), fmpz_poly(list(bottom))
    degree = max(t.degree(), b.degree())

    def at(y: int) -> int:
        line = b * y - t  # where its degree drops, the resultant misses that many leading coefficients of m
        missing: int = minimal[-1] ** (degree - line.degree())
        return int(m.resultant(line)) * missing

    samples = [at(y) for y in range(len(minimal))]
    resultant = fmpz_poly(_through(samples))  # a power of the minimal polynomial: what it shares with its slope goes
    return without_content(tuple(int(value) for value in (resultant // resultant.gcd(resultant.derivative())).coeffs()))


def _through(samples: list[int]) -> list[int]:
    """The coefficients of the polynomial with these values at 0, 1, 2, …

    >>> _through([1, 2, 5])
    [1, 0, 1]
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
    return result


def _located(minimal: Whole, top: Whole, bottom: Whole, place: Algebraic) -> Algebraic:
    """Which root of the minimal polynomial the value is: a cell around it in which that polynomial is monotone."""
    from flint import arb, ctx, fmpz_poly

    t, b, slope = fmpz_poly(list(top)), fmpz_poly(list(bottom)), fmpz_poly(list(minimal)).derivative()
    bits = FIRST_BITS
    while True:
        with ctx.workprec(3 * bits):
            x = arb(2 * place.cell(2 * bits) + 1, 1) / arb(2) ** (2 * bits + 1)
            cell = (t(x) / b(x) * arb(2) ** bits).floor().unique_fmpz()
            if cell is not None and not slope(arb(2 * cell + 1, 1) / arb(2) ** (bits + 1)).contains(0):
                return Algebraic(minimal, int(cell), bits)
        bits *= 2
