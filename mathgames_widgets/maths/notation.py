"""How numbers, polynomials, functions and sets are written: as MathML, as LaTeX and as plain text.

>>> from fractions import Fraction
>>> plain(Fraction(-3, 5)), latex(Fraction(-3, 5))
('−3/5', '-\\\\frac{3}{5}')
>>> mathml(Fraction(2))
'<math><mn>2</mn></math>'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from .algebraic import Algebraic, Surd
from .features import HorizontalAsymptote, Point, PolynomialAsymptote, SlantAsymptote, VerticalAsymptote
from .polynomial import Polynomial
from .rational import RationalFunction
from .real_set import Interval, RealSet
from .shown import Digits, Fence, Name, Operator, Over, Power, Root, Row, Shown, Words

X = Name("x")
MINUS = Operator("−", spaced=False)
INFINITY = Name("∞")
DOT = Operator("·", spaced=False)
ON_THE_LINE = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
COMMA = Operator(",")
SIGNS = frozenset("+−=≠≈<>≤≥→⇒∪∈·×,")


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

    >>> show("f", "(", 2, ")", "=", Fraction(3, 5)).plain()
    'f(2) = 3/5'
    """
    return Row(tuple(written(thing) for thing in things))


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
    return Over(Digits(str(value.numerator)), Digits(str(value.denominator)))


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
    below = surd.rational.denominator * surd.factor.denominator
    while below % 2 == 0 and not (surd.rational * below / 2).denominator * (surd.factor * below / 2).denominator > 1:
        below //= 2
    for prime in range(3, below + 1, 2):
        while below % prime == 0 and (surd.rational * below / prime).denominator == 1 == (
            surd.factor * below / prime
        ).denominator:
            below //= prime
    whole, many = int(surd.rational * below), int(surd.factor * below)
    root = Root(Digits(str(surd.radicand)))
    rooted: tuple[Shown, ...] = (root,) if abs(many) == 1 else (Digits(str(abs(many))), root)
    if whole:
        above = Row((number(Fraction(whole)), Operator("−" if many < 0 else "+"), Row(rooted, product=True)))
        return above if below == 1 else Over(above, Digits(str(below)))
    product: Shown = Row(rooted, product=True)
    if below > 1:
        product = Over(product, Digits(str(below)))
    return Row((MINUS, product)) if many < 0 else product


def _root(value: Algebraic) -> Shown:
    """The root of a x^n + c."""
    inside = Fraction(-value.minimal[0], value.minimal[-1])
    degree = value.degree
    if value > 0:
        return Root(number(inside), degree)
    return Row((MINUS, Root(number(abs(inside)), degree)))


def _decimal(value: Algebraic) -> Shown:
    """The first three places, cut and not rounded, so that the dots tell the truth."""
    places = 3
    size = abs(float(value))
    while size < 10 ** (1 - places):
        places += 1
    scale = 10**places
    whole = int(float(abs(value.rounded(places + 12))) * scale)
    digits = Digits(f"{whole // scale}.{whole % scale:0{places}d}…")
    return Row((MINUS, digits)) if value < 0 else digits


# ── polynomials and functions ───────────────────────────────────────────────


@lru_cache(maxsize=4096)
def polynomial(value: Polynomial) -> Shown:
    """Highest power first, or lowest first where that saves a leading minus: 2 − x."""
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
        parts.append(_term(abs(coefficient), power))
    return Row(tuple(parts)) if len(parts) > 1 else parts[0]


def _term(size: Fraction, power: int) -> Shown:
    if not power:
        return number(size)
    name: Shown = X if power == 1 else Power(X, power)
    if size == 1:
        return name
    return Row((Fence(number(size)) if size.denominator > 1 else number(size), name), product=True)


def function(value: RationalFunction, *, powers: bool = False) -> Shown:
    """The two rows of factors as built, nothing cancelled; equal factors as powers where `powers`."""
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
    counted = _counted(row) if powers else [(factor, 1) for factor in row]
    if not counted:
        return Digits("1")
    if counted == [(counted[0][0], 1)]:
        return polynomial(counted[0][0])
    parts: list[Shown] = []
    for place, (factor, power) in enumerate(counted):
        if place == 0 and factor == Polynomial((-1,)) and _is_bracketed(counted[1][0]):
            parts.append(MINUS)
            continue
        parts += _joined(parts, factor, power)
    return Row(tuple(parts), product=True)


def _counted(row: Iterable[Polynomial]) -> list[tuple[Polynomial, int]]:
    times: dict[Polynomial, int] = {}
    for factor in row:
        times[factor] = times.get(factor, 0) + 1
    return list(times.items())


def _joined(before: list[Shown], factor: Polynomial, power: int) -> list[Shown]:
    """The factor as it stands in a row, with a dot in front where it would run into its neighbour."""
    piece = polynomial(factor)
    bracketed = _is_bracketed(factor) or (factor.leading < 0 and (bool(before) or factor.degree == 0 or power > 1))
    if not bracketed and factor.degree == 0 and factor.leading.denominator > 1:
        bracketed = True
    if power > 1:
        plain_x = factor == Polynomial((0, 1))
        piece = Power(piece if plain_x else Fence(piece), power)
    elif bracketed:
        piece = Fence(piece)
    if before and not _is_bracketed(factor) and not (factor.degree and _ends_in_bracket(before[-1])):
        return [DOT, piece]
    return [piece]


def _is_bracketed(factor: Polynomial) -> bool:
    """Whether it has several terms and so stands in brackets."""
    return sum(map(bool, factor.coefficients)) > 1


def _ends_in_bracket(piece: Shown) -> bool:
    return isinstance(piece, Fence) or (isinstance(piece, Power) and isinstance(piece.base, Fence))


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
