"""Reading rational functions as people type them. Nothing typed is ever run as code.

    sum     = ["−"] product { ("+" | "−") product }
    product = row { ("·" | "/") row }
    row     = unit { unit }                      side by side: stays together, also below "/"
    unit    = [number] x [power] | number | "(" sum ")" [power]
    number  = digits [power] | "(" number [ "/" number ] ")" [power]

So (x−1)/(x+2)(x−4) has both brackets below the line, as in a hand of cards, and 2x is one factor. A number with x or a
bracket directly behind it is not read below "/": 1/3x and x/2x are meant in two ways, 1/(3x) and (1/3)x are not. Who
reads answers is stricter: there, brackets side by side below "/" are in doubt, too. And 0⁰ has no value, so neither has
(x − x)⁰.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import mul
from typing import NamedTuple

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.polynomial import Polynomial

say = room(__name__)

LONGEST = 400
"""Characters."""
HIGHEST = 60
"""The highest exponent, and the highest degree of each row."""
DEEPEST = 40
"""Brackets inside brackets."""
MOST_FACTORS = 240
"""Factors in a row, plain numbers included."""
LARGEST = 256
"""Bits of a number."""
LARGEST_ROW = 4096
"""Bits of a row multiplied out, about; so its value at a short x can be written with digits."""
MOST_DIGITS = 78
"""Digits of a number, as many as so many bits can need; what was read can then be written and read again."""


class Alike(dict[int, int | str]):
    """What some signs are read as, for `str.translate`; full-width signs and the digits of every script besides.

    >>> "－２＋३ × ４".translate(Alike({ord("×"): "*"}))
    '-2+3 * 4'
    """

    def __missing__(self, code: int) -> int | str:
        sign = chr(code - FULL_WIDTH) if 0xFF01 <= code <= 0xFF5E else chr(code)
        digit = unicodedata.decimal(sign, None)
        return self.get(ord(sign), sign) if digit is None else f"{digit}"


FULL_WIDTH = 0xFF01 - ord("!")
"""How far a full-width sign lies behind the usual one."""
WIDE = Alike()
"""Full-width signs and the digits of every script, as the usual ones."""
ALIKE = Alike(str.maketrans("−–—×·⋅∙÷∕⁄X𝑥[]{}\u00a0\u2062", "---****///xx()() *"))
"""Other ways to write the same sign."""
SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
PREFIX = re.compile(r"\s*(?:[yY]|[fFgG]\s*\(\s*x\s*\))\s*=")
"""f(x) =, g(x) = or y = in front, which changes nothing."""
VULGAR = "¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
"""Fractions of one character."""
TOKEN = re.compile(
    rf"(?P<number>\d*[{VULGAR}]|\d+\.\d*|\.\d+|\d+)|(?P<raised>⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?P<power>\*\*|\^)|(?P<sign>[-+*/()x])"
)


class ReadError(ValueError):
    """What was typed is no rational function in x; the message says what is wrong, where, and what would be right."""


class TwoReadings(ReadError):
    """What was typed means two things; `readings` are both, written so that nobody can doubt them.

    The first is what it is taken for where nobody can be asked.
    """

    def __init__(self, message: str, readings: Iterable[str]) -> None:
        super().__init__(message)
        self.readings = tuple(dict.fromkeys(readings))


class Token(NamedTuple):
    """A piece of the text and where it begins, counted from 1."""

    kind: str
    text: str
    place: int

    @property
    def end(self) -> int:
        """How many characters there are up to its end."""
        return self.place - 1 + len(self.text)


class Doubt(NamedTuple):
    """What stands below a line and may end earlier: the places of its tokens."""

    start: int
    first: int
    """Behind its first factor."""
    end: int


@dataclass(frozen=True, slots=True)
class RowsRead:
    """A quotient while it is being read."""

    top: tuple[Polynomial, ...]
    bottom: tuple[Polynomial, ...] = ()

    def __mul__(self, other: RowsRead) -> RowsRead:
        return RowsRead(self.top + other.top, self.bottom + other.bottom)

    def __truediv__(self, other: RowsRead) -> RowsRead:
        """The quotient. What must not be 0 below the line of `other` still must not, so it stands above and below."""
        kept = tuple(factor for factor in other.bottom if factor.degree > 0)
        return RowsRead(self.top + other.bottom + kept, self.bottom + other.top + kept)

    def __add__(self, other: RowsRead) -> RowsRead:
        """The sum over a common denominator, multiplied out above."""
        (mine, my_bottom), (theirs, their_bottom) = self.split, other.split
        common = my_bottom | their_bottom
        first = mine * multiplied((common - my_bottom).elements())
        second = theirs * multiplied((common - their_bottom).elements())
        return RowsRead((first + second,), tuple(common.elements()))

    @property
    def split(self) -> tuple[Polynomial, Counter[Polynomial]]:
        """The top multiplied out and divided by the numbers below; the factors with x below."""
        numbers = multiplied(factor for factor in self.bottom if factor.degree == 0).leading
        return multiplied(self.top) * (1 / numbers), Counter(factor for factor in self.bottom if factor.degree > 0)

    @property
    def number(self) -> Fraction | None:
        """The value of a plain number or a quotient of two: 3 or 1/3, but not the two factors of 2 · 3."""
        if max(len(self.top), len(self.bottom)) > 1 or any(factor.degree > 0 for factor in self.top + self.bottom):
            return None
        return self.split[0].leading


def read(text: str, *, strict: bool = False) -> RowsRead:
    """The rational function that `text` writes, as its rows of factors, kept as written.

    With `strict`, what stands side by side below "/" raises TwoReadings:

    >>> try: read("1/(x+1)(x-3)", strict=True)
    ... except TwoReadings as asked: asked.readings
    ('1/((x+1)(x-3))', '1/(x+1)*(x-3)')

    >>> read("(x-1) / (x+2)(x-4)").bottom
    (Polynomial([2, 1]), Polynomial([-4, 1]))
    >>> read("1/x + 1/(x−1)").top
    (Polynomial([-1, 2]),)
    >>> read("2x+a")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: The letter "a" at character 4 cannot be read; ...

    Raises ReadError, and its kind TwoReadings.
    """
    if not isinstance(text, str):
        raise ReadError(say("no-text", given=f"{text!r:.60}"))
    if len(text) > LONGEST:
        raise ReadError(say("too-long", length=len(text), most=LONGEST))
    return _Reader(text, strict).function()


def tokens(text: str) -> list[Token]:
    """The pieces of the text."""
    pieces, place, text = [], 0, text.translate(ALIKE)
    while place < len(text):
        if text[place].isspace():
            place += 1
            continue
        match = TOKEN.match(text, place)
        if not match or match.lastgroup is None:
            raise _stranger(text, place)
        kind = match[0] if match.lastgroup == "sign" else match.lastgroup
        pieces.append(Token(kind, match[0], place + 1))
        place = match.end()
    return pieces


def _stranger(text: str, place: int) -> ReadError:
    found, place = text[place], place + 1
    if found == "=":
        return ReadError(say("stray-equals", place=place))
    if found == ",":
        return ReadError(say("stray-comma", place=place))
    if found.isalpha():
        return ReadError(say("stray-letter", found=found, place=place))
    return ReadError(say("stray-sign", found=found, place=place))


def multiplied(row: Iterable[Polynomial]) -> Polynomial:
    """The product of a row of factors."""
    return reduce(mul, row, Polynomial((1,)))


class _Reader:
    """One text being read from left to right."""

    def __init__(self, text: str, strict: bool) -> None:
        self.text = PREFIX.sub(lambda prefix: " " * len(prefix[0]), text, count=1)
        self.tokens = tokens(self.text)
        self.strict = strict
        self.at = 0
        self.depth = 0
        self.first = 0  # behind the first factor of the row that was read last
        self.doubts: list[Doubt] = []

    # ── where we are ────────────────────────────────────────────────────────

    @property
    def kind(self) -> str:
        """The kind of the next piece; "" at the end."""
        return self.tokens[self.at].kind if self.at < len(self.tokens) else ""

    @property
    def place(self) -> int:
        """Where the next piece begins; there is one."""
        return self.tokens[self.at].place

    def take(self) -> Token:
        self.at += 1
        return self.tokens[self.at - 1]

    # ── the grammar ─────────────────────────────────────────────────────────

    def function(self) -> RowsRead:
        if not self.tokens:
            raise ReadError(say("nothing-typed"))
        rows = self.sum()
        if self.kind == ")":
            raise ReadError(say("closes-nothing", place=self.place))
        if self.kind:
            raise ReadError(say("power-of-nothing", place=self.place))
        if self.doubts:
            raise self.two_readings()
        return rows

    def sum(self) -> RowsRead:
        total = self.product()
        while self.kind in ("+", "-"):
            total = self.checked(total + self.product())
        return total

    def product(self) -> RowsRead:
        rows = self.row()
        while self.kind in ("*", "/"):
            sign = self.take()
            start = self.at
            other = self.row()
            if sign.kind == "/":
                self.doubt(start)
            if sign.kind == "/" and multiplied(other.top).is_zero:
                raise ReadError(say("over-zero", place=sign.place))
            rows = self.checked(rows * other if sign.kind == "*" else rows / other)
        return rows

    def row(self) -> RowsRead:
        """Factors side by side. A minus in front melts into a number or a multiple of x."""
        sign = self.signs()
        rows, melts = self.unit()
        first = self.at
        if sign < 0:
            rows = RowsRead((-rows.top[0],)) if melts else RowsRead((Polynomial((-1,)),)) * rows
        while self.kind in ("x", "("):
            rows = self.checked(rows * self.unit()[0])
        if self.kind == "number":
            raise ReadError(say("number-follows", place=self.place))
        self.first = first
        return rows

    def signs(self) -> int:
        """The signs in front of a product, as +1 or −1."""
        sign = 1
        while self.kind in ("+", "-"):
            sign = -sign if self.take().kind == "-" else sign
        return sign

    def unit(self) -> tuple[RowsRead, bool]:
        """A number, a multiple of x or a bracket; and whether a minus in front melts into it."""
        if self.kind == "number":
            return self.multiple(self.number())
        if self.kind == "x":
            return self.multiple(Fraction(1))
        if self.kind == "(":
            return self.bracket()
        raise self.missing()

    def number(self) -> Fraction:
        """Digits, read exactly, and their power."""
        digits = self.take()
        if len(digits.text) > MOST_DIGITS:
            raise ReadError(say("too-many-digits", place=digits.place, most=MOST_DIGITS))
        value = number_of(digits.text)
        return self.raised(value, self.exponent()) if self.has_exponent else value

    def raised(self, value: Fraction, exponent: int) -> Fraction:
        if exponent < 0 and not value:
            raise ReadError(say("negative-power-of-zero"))
        if exponent == 0 and not value:
            raise self.zero_to_zero()
        if max(_bits(value), 1) * abs(exponent) > LARGEST:
            raise self.too_large()
        return value**exponent

    def multiple(self, number: Fraction) -> tuple[RowsRead, bool]:
        """A number, and the power of x that follows it directly."""
        factor = Polynomial((number,))
        if self.kind != "x":
            return RowsRead((factor,)), True
        self.take()
        exponent = self.exponent() if self.has_exponent else 1
        if exponent < 0:
            return RowsRead((factor,), (Polynomial((0, 1)),) * -exponent), False
        return RowsRead((Polynomial((*(0,) * exponent, number)),)), True

    def bracket(self) -> tuple[RowsRead, bool]:
        """A sum in brackets, its power with it. A plain number in brackets is a number like any other."""
        opened = self.take()
        self.depth += 1
        if self.depth > DEEPEST:
            raise ReadError(say("too-deep", place=opened.place, depth=DEEPEST + 1))
        if self.kind == ")":
            raise ReadError(say("empty-brackets", place=opened.place))
        rows = self.sum()
        if self.kind != ")":
            raise self.unclosed(opened)
        self.take()
        self.depth -= 1
        exponent = self.exponent() if self.has_exponent else 1
        number = rows.number
        if number is not None:
            return self.multiple(self.raised(number, exponent))
        return self.power(rows, exponent), False

    def unclosed(self, opened: Token) -> ReadError:
        if self.kind:
            return ReadError(say("power-of-nothing", place=self.place))
        return ReadError(say("never-closed", place=opened.place))

    def power(self, rows: RowsRead, exponent: int) -> RowsRead:
        if exponent < 0:
            if multiplied(rows.top).is_zero:
                raise ReadError(say("negative-power-of-zero"))
            return self.power(RowsRead(()) / rows, -exponent)
        if exponent == 0:
            if multiplied(rows.top).is_zero:
                raise self.zero_to_zero()
            kept = tuple(factor for factor in rows.bottom if factor.degree > 0)
            return RowsRead((Polynomial((1,)), *kept), kept)
        if max(len(rows.top), len(rows.bottom)) * exponent > MOST_FACTORS:
            raise self.too_many()
        return self.checked(RowsRead(rows.top * exponent, rows.bottom * exponent))

    @property
    def has_exponent(self) -> bool:
        return self.kind in ("power", "raised")

    def exponent(self) -> int:
        """The whole number after ^, or a raised one."""
        sign = self.take()
        is_raised = sign.kind == "raised"
        exponent = int(sign.text.translate(SUPERSCRIPTS)) if is_raised else self.written_exponent(sign)
        if abs(exponent) > HIGHEST:
            raise ReadError(say("power-too-high", place=sign.place, most=HIGHEST))
        if self.has_exponent:
            raise ReadError(say("power-on-power", place=self.place))
        return exponent

    def written_exponent(self, sign: Token) -> int:
        bracketed = self.kind == "(" and bool(self.take())
        minus = self.kind == "-" and bool(self.take())
        if self.kind != "number" or not self.tokens[self.at].text.isdecimal():
            raise ReadError(say("power-needs-whole", place=sign.place))
        digits = self.take().text
        if bracketed and (self.kind != ")" or not self.take()):
            raise ReadError(say("power-needs-one", place=sign.place))
        exponent = int(digits) if len(digits) < 6 else HIGHEST + 1
        return -exponent if minus else exponent

    # ── what is refused ─────────────────────────────────────────────────────

    def missing(self) -> ReadError:
        if not self.kind:
            return ReadError(say("missing-at-end"))
        if self.kind == ")":
            return ReadError(say("missing-before-bracket", place=self.place))
        return ReadError(say("missing-before", found=self.tokens[self.at].text, place=self.place))

    def doubt(self, start: int) -> None:
        """Note what stands below the line since `start`, where not everybody ends it at the same place.

        1/3x is one over 3x to some people and a third of x to others, so what stands below needs brackets. Of factors
        side by side that holds as well, but by our rule they stay together: only strict readers ask.
        """
        kinds = [token.kind for token in self.tokens[start : self.at]]
        has_number = kinds[:2] in (["number", "x"], ["number", "("])
        first = start + 1 if has_number else self.first
        if has_number or (self.strict and first < self.at):
            self.doubts.append(Doubt(start, first, self.at))

    def two_readings(self) -> TwoReadings:
        """What is asked where the text has two meanings: all of a row below the line, or its first factor alone."""
        start, _, end = self.doubts[0]
        slash = self.tokens[start - 1].place
        found = "/" + self.tokens[start].text + self.tokens[start + 1].text
        if self.tokens[start].kind == "(":
            found = self.text[slash - 1 : self.tokens[end - 1].end]
        brackets = [(self.tokens[doubt.start].place - 1, "(") for doubt in self.doubts]
        brackets += [(self.tokens[doubt.end - 1].end, ")") for doubt in self.doubts]
        times = [(self.tokens[doubt.first - 1].end, "*") for doubt in self.doubts]
        readings = [_with(self.text, brackets), _with(self.text, times)]
        if (sum_start := self._sum_before(start - 1)) is not None:
            around = [(self.tokens[sum_start].place - 1, "("), (slash - 1, ")")]
            readings.insert(1, _with(self.text, [*around, *brackets]))
        return TwoReadings(say("two-meanings", found=found, place=slash), readings)

    def _sum_before(self, slash: int) -> int | None:
        """Where a sum without brackets begins whose last part stands above a line: all of it may be meant to."""
        depth, has_sign = 0, False
        for at in range(slash - 1, -1, -1):
            text = self.tokens[at].text
            depth += (text == ")") - (text == "(")
            if depth < 0:
                return at + 1 if has_sign else None
            if not depth and text in ("*", "/"):
                return None
            has_sign |= not depth and text in "+-" and at > 0 and self.tokens[at - 1].text not in "(+-"
        return 0 if has_sign else None

    def checked(self, rows: RowsRead) -> RowsRead:
        """The same rows, if they are not too much to work with."""
        for row in (rows.top, rows.bottom):
            if len(row) > MOST_FACTORS:
                raise self.too_many()
            if sum(max(factor.degree, 0) for factor in row) > HIGHEST:
                raise ReadError(say("degree-too-high", most=HIGHEST))
            sizes = [max(map(_bits, factor.coefficients), default=0) for factor in row]
            if max(sizes, default=0) > LARGEST or sum(sizes) > LARGEST_ROW:
                raise self.too_large()
        return rows

    def zero_to_zero(self) -> ReadError:
        return ReadError(say("zero-to-zero"))

    def too_many(self) -> ReadError:
        return ReadError(say("too-many-factors", most=MOST_FACTORS))

    def too_large(self) -> ReadError:
        return ReadError(say("too-large"))


def number_of(digits: str) -> Fraction:
    """The number that digits write, with a point or a fraction of one character.

    >>> number_of("0.25"), number_of("½"), number_of("1⅔")
    (Fraction(1, 4), Fraction(1, 2), Fraction(5, 3))
    """
    if digits[-1] not in VULGAR:
        return Fraction(digits)
    share = Fraction(unicodedata.normalize("NFKC", digits[-1]).replace("⁄", "/"))
    return int(digits[:-1] or 0) + share


def _with(text: str, signs: Iterable[tuple[int, str]]) -> str:
    """The text with signs put in at some places."""
    for place, sign in sorted(signs, reverse=True):
        text = text[:place] + sign + text[place:]
    return text.strip()


def _bits(value: Fraction) -> int:
    return max(value.numerator.bit_length(), value.denominator.bit_length())
