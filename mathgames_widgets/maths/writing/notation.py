"""How numbers, polynomials, functions and sets are written: as MathML, as LaTeX and as plain text.

>>> from fractions import Fraction
>>> plain(Fraction(-3, 5)), latex(Fraction(-3, 5))
('−3/5', '-\\\\frac{3}{5}')
>>> mathml(Fraction(2))
'<math><mn>2</mn></math>'
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import lcm

from mathgames_widgets.maths.rational.algebraic import Algebraic, Number, Surd
from mathgames_widgets.maths.rational.features import (
    HorizontalAsymptote,
    Interval,
    Point,
    PolynomialAsymptote,
    RealSet,
    SlantAsymptote,
    VerticalAsymptote,
)
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.shown import (
    APPLIED,
    Digits,
    Fence,
    Name,
    Operator,
    Over,
    Power,
    Root,
    Row,
    Shown,
    Words,
)

X = Name("x")
MINUS = Operator("−", spaced=False)
INFINITY = Name("∞")
DOT = Operator("·", spaced=False)
ON_THE_LINE = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
COMMA = Operator(",")
SIGNS = frozenset("+−=≠≈<>≤≥→⇒∪∈·×÷,")


def mathml(thing: object, *, block: bool = False) -> str:
    """A whole <math> element for anything that `written` knows."""
    return written(thing).mathml(block=block)


def latex(thing: object) -> str:
    """LaTeX, without dollar signs."""
    return written(thing).latex()


def plain(thing: object) -> str:
    """One line of text with true minus signs. The reader understands that of functions.

    >>> plain(Polynomial([94, 0, -2]))
    '94 − 2x²'
    >>> plain(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    '(x − 2)(x + 1) / ((x − 2)(x + 3))'
    """
    return written(thing).plain()


def typed(thing: object) -> str:
    """As one would type it on any keyboard.

    >>> typed(Polynomial([94, 0, -2]))
    '94-2x^2'
    """
    text = plain(thing).replace(" − ", "-").replace(" + ", "+").replace("−", "-").replace("·", "*")
    return re.sub("[⁰¹²³⁴⁵⁶⁷⁸⁹]+", lambda power: "^" + power[0].translate(ON_THE_LINE), text)


def show(*things: object) -> Shown:
    """A line of mathematics from its parts; one letter is a name, a sign is a sign, other text is words.

    >>> show(of("f", 2), "=", Fraction(3, 5)).plain()
    'f(2) = 3/5'
    """
    return Row(tuple(written(thing) for thing in things))


def of(name: str, x: object) -> Shown:
    """A function's name with what it is applied to.

    >>> print(of("f", 2))
    f(2)
    """
    return Row((Name(name), Operator(APPLIED, spaced=False), Fence(written(x))))


def written(thing: object) -> Shown:
    """The tree that draws a number, polynomial, function, point, set or text.

    Raises TypeError for anything else.
    """
    match thing:
        case Shown():
            return thing
        case str():
            return _text(thing)
        case int() | Fraction():
            return number(Fraction(thing))
        case Algebraic():
            return algebraic(thing)
        case Polynomial():
            return polynomial(thing)
        case RationalFunction():
            return function(thing)
        case Point(x, y):
            return Fence(show(x, ",", y))
        case Interval():
            return _interval(thing)
        case RealSet():
            return real_set(thing)
        case VerticalAsymptote():
            return show("x", "=", thing.x)
        case HorizontalAsymptote():
            return show("y", "=", thing.y)
        case SlantAsymptote():
            return show("y", "=", thing.line)
        case PolynomialAsymptote():
            return show("y", "=", thing.polynomial)
    raise TypeError(f"{thing!r} is nothing that this package writes as mathematics.")


def _text(text: str) -> Shown:
    if text in SIGNS:
        return Operator(text)
    if text in ("(", ")", "[", "]"):
        return Operator(text, spaced=False)
    return Name(text) if len(text) == 1 else Words(text)


# ── numbers ─────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def number(value: Fraction) -> Shown:
    """A whole number or a fraction, a minus sign in front."""
    if value < 0:
        return Row((MINUS, number(-value)))
    if value.denominator == 1:
        return Digits(str(value.numerator))
    return Over(Digits(str(value.numerator)), Digits(str(value.denominator)), is_number=True)


@lru_cache(maxsize=4096)
def algebraic(value: Algebraic) -> Shown:
    """With roots where that is short, otherwise as a decimal with dots: 1.324…

    >>> print(*map(plain, Polynomial([-1, -1, 1]).real_roots), plain(Polynomial([-1, -1, 0, 1]).real_roots[0]))
    (1 − √5)/2 (1 + √5)/2 1.324…
    """
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
        root = Row((Digits(str(abs(many))), root), product=True)
    if whole:
        above = Row((number(Fraction(whole)), Operator("−" if many < 0 else "+"), root))
        return above if below == 1 else Over(above, Digits(str(below)), is_number=True)
    size = root if below == 1 else Over(root, Digits(str(below)), is_number=True)
    return Row((MINUS, size)) if many < 0 else size


def _root(value: Algebraic) -> Shown:
    """The root of a x^n + c."""
    inside = Fraction(-value.minimal[0], value.minimal[-1])
    degree = value.degree
    if value > 0:
        return Root(number(inside), degree)
    return Row((MINUS, Root(number(abs(inside)), degree)))


def _decimal(value: Algebraic) -> Shown:
    """The first places, cut and not rounded, so that the dots tell the truth; a power of 10 where that is shorter.

    >>> print(_decimal(Polynomial([-1, 10**30, 0, 1]).real_roots[0]))
    9.999…·10⁻³¹
    """
    exponent = _exponent(value)
    if -4 <= exponent < 12:
        places = max(3, 1 - exponent)
        size: Shown = Digits(_cut(value, Fraction(10) ** places, places))
    else:
        size = Row((Digits(_cut(value, Fraction(10) ** (3 - exponent), 3)), DOT, Power(Digits("10"), exponent)))
    return Row((MINUS, size)) if value < 0 else size


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


# ── polynomials and functions ───────────────────────────────────────────────


@lru_cache(maxsize=4096)
def polynomial(value: Polynomial) -> Shown:
    """Highest power first, or lowest first where that saves a leading minus: 2 − x."""
    return _sum_of_terms(value, X)


def _sum_of_terms(value: Polynomial, x: Shown) -> Shown:
    terms = [(power, number) for power, number in enumerate(value.coefficients) if number]
    if not terms:
        return Digits("0")
    if len(terms) != 2 or terms[1][1] > 0 or terms[0][1] < 0:
        terms.reverse()
    parts: list[Shown] = []
    for power, coefficient in terms:
        if parts:
            parts.append(Operator("−" if coefficient < 0 else "+"))
        elif coefficient < 0:
            parts.append(MINUS)
        parts.append(_term(abs(coefficient), power, x))
    return Row(tuple(parts)) if len(parts) > 1 else parts[0]


def _term(size: Fraction, power: int, x: Shown) -> Shown:
    if not power:
        return number(size)
    raised: Shown = x if power == 1 else Power(x, power)
    if size == 1:
        return raised
    coefficient = Fence(number(size)) if size.denominator > 1 else number(size)
    return Row((coefficient, raised) if x == X else (coefficient, DOT, raised), product=True)


def with_number(value: RationalFunction, x: Number) -> Shown:
    """The function with a number in the place of x, not yet worked out.

    >>> print(with_number(RationalFunction.parse("2x(x^2+1)/(x-4)"), Fraction(-3)))
    2·(−3)·((−3)² + 1) / (−3 − 4)
    """
    top, bottom = (_row_with_number(row, x) for row in (value.top, value.bottom))
    return Over(top, bottom) if value.bottom else top


def in_place(x: int | Number) -> Shown:
    """A number where x stood: in brackets unless it is whole and not negative."""
    simple = not isinstance(x, Algebraic) and x.denominator == 1 and x >= 0
    return written(x) if simple else Fence(written(x))


def _row_with_number(row: tuple[Polynomial, ...], x: Number) -> Shown:
    place = in_place(x)
    pieces = [_first_bare(_sum_of_terms(factor, place)) if _has_terms(factor) else _sum_of_terms(factor, place)
              for factor in row]  # fmt: skip
    if not pieces:
        return Digits("1")
    if len(pieces) == 1:
        return pieces[0]
    fenced = [Fence(piece) if _has_terms(factor) else piece for factor, piece in zip(row, pieces, strict=True)]
    return Row(tuple(part for piece in fenced for part in (DOT, piece))[1:], product=True)


def _first_bare(terms: Shown) -> Shown:
    """At the beginning of a sum a negative number needs no brackets of its own."""
    if isinstance(terms, Row) and isinstance(terms.parts[0], Fence):
        return Row((terms.parts[0].inside, *terms.parts[1:]))
    return terms


def function(value: RationalFunction, *, powers: bool = False) -> Shown:
    """The two rows of factors as built, nothing cancelled; equal factors collected as powers where `powers`."""
    top = product(value.top, powers=powers)
    if not value.bottom:
        return top
    return Over(top, product(value.bottom, powers=powers))


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
        piece = Power(Fence(polynomial(factor)), power) if power > 1 else _factor(factor, is_first=before is None)
        if before and _needs_dot(is_closed=before.degree > 0 and _is_fenced(parts[-1]), piece=piece):
            parts.append(DOT)
        parts.append(piece)
        before = factor
    if factors[0] == (Polynomial((-1,)), 1) and _has_terms(factors[1][0]):
        parts[0] = MINUS
    return Row(tuple(parts), product=True)


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
    piece = polynomial(factor)
    return Fence(piece) if factor.degree == 0 and factor.leading.denominator > 1 else piece


def _factor(factor: Polynomial, *, is_first: bool) -> Shown:
    """One of several factors: in brackets if it has several terms, a minus in front, or is a fraction."""
    piece = polynomial(factor)
    if _has_terms(factor):
        return Fence(piece)
    if factor.leading < 0:
        return Row((MINUS, _factor(-factor, is_first=False))) if is_first else Fence(piece)
    return Fence(piece) if factor.degree == 0 and factor.leading.denominator > 1 else piece


def _needs_dot(piece: Shown, *, is_closed: bool) -> bool:
    """Whether a factor would run into its neighbour: 2 · x, x · x and (x − 1) · 2."""
    while isinstance(piece, Row):
        piece = piece.parts[0]
    if _is_fenced(piece):
        return False
    return isinstance(piece, Digits) or not is_closed


def _is_fenced(piece: Shown) -> bool:
    return isinstance(piece, Fence) or (isinstance(piece, Power) and isinstance(piece.base, Fence))


def _has_terms(factor: Polynomial) -> bool:
    """Whether it is a sum of several terms."""
    return sum(map(bool, factor.coefficients)) > 1


# ── sets ────────────────────────────────────────────────────────────────────


def real_set(value: RealSet) -> Shown:
    """A union of intervals; ℝ for all numbers, ∅ for none."""
    if value.is_everything:
        return Name("ℝ")
    if not value.intervals:
        return Name("∅")
    parts: list[Shown] = []
    for one in value.intervals:
        parts += [Operator("∪"), _interval(one)] if parts else [_interval(one)]
    return Row(tuple(parts))


def _interval(one: Interval) -> Shown:
    if one.is_point:
        return Fence(written(one.low), "{", "}")
    low = Row((MINUS, INFINITY)) if one.low is None else written(one.low)
    high = INFINITY if one.high is None else written(one.high)
    return Fence(Row((low, COMMA, high)), "[" if one.low_closed else "(", "]" if one.high_closed else ")")
