"""How numbers, polynomials, functions and sets are written: as MathML, as LaTeX and as plain text.

>>> from fractions import Fraction
>>> plain(Fraction(-3, 5)), latex(Fraction(-3, 5))
('−3/5', '-\\\\frac{3}{5}')
>>> mathml(Fraction(2))
'<math><mn>2</mn></math>'
"""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.maths.writing.shown import (
    APPLIED,
    Digits,
    Fence,
    Name,
    Operator,
    Over,
    Power,
    Shown,
    SideBySide,
    Words,
)

X = Name("x")
MINUS = Operator("−", spaced=False)
INFINITY = Name("∞")
DOT = Operator("·", spaced=False)
ON_THE_LINE = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
COMMA = Operator(",")
LONGEST = 4096
"""Bits of a whole number that is written with all its digits."""
SIGNS = frozenset("+−=≠≈<>≤≥→⇒∪∈·×÷,")


class Written:
    """Something that says how it is written: numbers, polynomials, functions, points and sets derive from it."""

    __slots__ = ()

    @property
    def shown(self) -> Shown:
        """The tree that draws it."""
        raise NotImplementedError


class Printed(Written):
    """Something that is printed as mathematics, too."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.shown.plain()

    def _repr_latex_(self) -> str:
        return f"${self.shown.latex()}$"


def mathml(thing: object, *, block: bool = False) -> str:
    """A whole <math> element for anything that `written` knows."""
    return written(thing).mathml(block=block)


def latex(thing: object) -> str:
    """LaTeX, without dollar signs."""
    return written(thing).latex()


def plain(thing: object) -> str:
    """One line of text with true minus signs. The reader understands that of functions.

    >>> from mathgames_widgets.maths.rational.function import RationalFunction
    >>> plain(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    '(x − 2)(x + 1) / ((x − 2)(x + 3))'
    """
    return written(thing).plain()


def typed(thing: object) -> str:
    """As one would type it on any keyboard.

    >>> from mathgames_widgets.maths.rational.polynomial import Polynomial
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
    return SideBySide(tuple(written(thing) for thing in things))


def of(name: str, x: object) -> Shown:
    """A function's name with what it is applied to.

    >>> print(of("f", 2))
    f(2)
    """
    return SideBySide((Name(name), Operator(APPLIED, spaced=False), Fence(written(x))))


def written(thing: object) -> Shown:
    """The tree that draws a text, a number or anything `Written`.

    Raises TypeError for anything else.
    """
    match thing:
        case Shown():
            return thing
        case Written():
            return thing.shown
        case str():
            return _text(thing)
        case int() | Fraction():
            return number(Fraction(thing))
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
        return SideBySide((MINUS, number(-value)))
    if value.denominator == 1:
        return _digits(value.numerator)
    return Over(_digits(value.numerator), _digits(value.denominator), is_number=True)


def _digits(size: int) -> Shown:
    """A whole number; one of more than a thousand digits by its first ones, cut and not rounded.

    >>> print(_digits(12), _digits(9**2000))
    12 3.055…·10¹⁹⁰⁸
    """
    if size.bit_length() <= LONGEST:
        return Digits(str(size))
    exponent = size.bit_length() * 3 // 10 - 4  # 3/10 is a little less than log10(2)
    first = size // 10**exponent
    while first >= 10_000:
        first, exponent = first // 10, exponent + 1
    return SideBySide((Digits(f"{first // 1000}.{first % 1000:03d}…"), DOT, Power(Digits("10"), exponent + 3)))


def in_place(x: object) -> Shown:
    """A number where x stood: in brackets unless it is whole and not negative."""
    simple = isinstance(x, (int, Fraction)) and x.denominator == 1 and x >= 0
    return written(x) if simple else Fence(written(x))
