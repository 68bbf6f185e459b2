"""What a pupil typed: numbers and lists of numbers in any way that people write them, and functions.

`number`, `numbers` and `function` give the value, the form in which it was written, and how it was understood. They are
stricter than the library where a text means two things: then they raise TwoReadings, and the page asks. Nothing typed
is ever run as code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Any

from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import ENGLISH, cached, language, room, speaking
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing import reader
from mathgames_widgets.maths.writing.formulas import pieces
from mathgames_widgets.maths.writing.notation import COMMA, INFINITY, MINUS, Written, show, typed, written
from mathgames_widgets.maths.writing.reader import ALIKE, VULGAR, WIDE, ReadError, TwoReadings, number_of
from mathgames_widgets.maths.writing.shown import Digits, Operator, Over, Power, Shown, SideBySide, Words

say = room(__name__)


class Form(Enum):
    """How a number is written."""

    WHOLE = "whole"
    DECIMAL = "decimal"
    FRACTION = "fraction"
    NOT_LOWEST = "not-lowest"
    """A fraction that can be simplified."""
    DIVISION = "division"
    """A fraction that comes out whole, such as 8/2."""
    MIXED = "mixed"
    PERCENT = "percent"
    UNEVALUATED = "unevaluated"
    """A sum, a product, a power or a number with two signs: still to be worked out."""
    TURNED = "turned"
    """An equation with its answer first."""
    NONE = "none"
    """That there is no such number."""
    INFINITE = "infinite"


class Infinite(Written):
    """∞, which is no number: it is like nothing that could be asked for."""

    __slots__ = ()

    @property
    def shown(self) -> Shown:
        return INFINITY

    def __repr__(self) -> str:
        return "∞"


INFINITE = Infinite()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text was read as."""

    answer: Any
    forms: frozenset[Form] = frozenset()
    understood: Shown | None = None
    """As it is typeset, in the form in which it was typed; None where a kind of answer has no such picture."""
    excluded: tuple[Fraction, ...] = ()
    """What x must not be, where that was typed behind a function."""

    @property
    def is_endless(self) -> bool:
        """Whether ∞ stands in it."""
        return Form.INFINITE in self.forms


NOTHING = Reading(None, frozenset({Form.NONE}))

LONGEST, SHOWN = 400, 40
"""Characters that a number may have, and that are shown of what cannot be read."""
LABEL = re.compile(r"\s*(?:\?|[^\W\d_][^\W_]{0,11}['′]?\s*(?:\([^()=]{0,24}\))?)?\s*[=∈]\s*(?!=)")
"""A short name in front of a number, which changes nothing: x =, y=, x₁ =, P(A) =, ? =, or = alone."""
STRANGE = re.compile(rf"[^0-9\s.,+*/^()x%{VULGAR}⁰¹²³⁴⁵⁶⁷⁸⁹⁻±∞…\u0305-]")
"""What no number is written with; an x is told apart."""
BRACKETS = {"(": ")", "[": "]", "{": "}"}
SIGNED = re.compile(r"(?P<signs>(?:[-+]\s*)*)(?P<bare>.*)", re.DOTALL)
WHOLE = re.compile(r"\d+")
DECIMAL = re.compile(r"\d+\.\d*|\.\d+")
PERIODIC = re.compile(
    r"(?P<whole>\d*)\.(?P<lead>\d*?)"
    r"(?:\((?P<cycle>\d{1,9})\)|(?P<over>(?:\d\u0305){1,9})|(?P<again>\d{1,6}?)(?P=again)+(?:…|\.{2,}))"
)
"""A decimal that goes on in the same way: 0.(6), 0.6 with a line above, 0.666…"""
FRACTION = re.compile(r"(?P<above>\d+|\(\s*-?\s*\d+\s*\))\s*/\s*(?P<below>\d+|-\s*\d+|\(\s*-?\s*\d+\s*\))")
MIXED = re.compile(rf"(?P<whole>\d+)(?:\s+(?P<above>\d+)\s*/\s*(?P<below>\d+)|\s*(?P<share>[{VULGAR}]))")
DIGITS_OR_TIMES = re.compile(r"([-+]?)\s*(\d*\.\d+)\((\d{1,9})\)")
"""0.1(6), whose 6 goes on for ever, or is multiplied."""
REMAINDER = re.compile(r"\s*\d+\s*([^\W\d_]+)\.?\s*\d+\s*")
"""A whole number with a remainder: 9 r 1."""
UNIT = re.compile(r"(.*[\d)])\s*([^\W\d_]{2,})\.?", re.DOTALL)
"""A number with a word behind it, such as 20 points."""
TENS_AND_ONES = re.compile(r"(?P<before>\d )?(?P<tens>[2-9])T (?P<ones>(?(before)/?)[1-9])(?!\d)")
SAID = re.compile(r"(\d+ & )?(\d+ ?|@ )?/(\d+)|([\d.,/]+(?: ?%)?)( \S+)?")
"""A number in words of which each is a digit by now: 3 & 1 /2, 50 %, 5 points."""
TIMES = re.compile(r"(?<=[\d)])\s*x\s*(?=[\d(])")
"""The letter x for times: 4 x 65."""
POINT = re.compile(r"[(\[]\s*([^(),;]+)[,;]([^(),;]+)[)\]]")
"""A point, where one number is asked for."""
POINTS = re.compile(rf"{POINT.pattern}(?:[^\d()]+{POINT.pattern})+")
"""Several, where numbers are asked for."""
TOGETHER = "\x1e"
"""In place of a comma that does not stand between the numbers of a list."""
CHOICE = re.compile(
    rf"(?<![^\W\d_])(?:C|nCr)\s*\(\s*(\d{{1,3}})\s*[,;{TOGETHER}]\s*(\d{{1,3}})\s*\)"
    r"|\b(\d{1,3})\s*(?:C|nCr|choose)\s*(\d{1,3})\b",
    re.IGNORECASE,
)
"""How many ways there are to choose 2 of 7: C(7, 2), 7C2, 7 choose 2."""
PIECE = re.compile(r"C\(\d+, \d+\)|\d*\.?\d+\s*/\s*\d+(?![.\d]|\s*\^)|\d+\s*\^\s*\d+|\d+\.?\d*|\.\d+|\S")
"""A number, a fraction, a power or a sign of a calculation."""
RATIO = re.compile(r"\s*(\d{1,6})\s*:\s*(\d{1,6})\s*")
QUOTIENT = re.compile(r"(-?\s*\d+)\s*÷\s*(-?\s*\d+)")
BLANK_THOUSANDS = re.compile(r"[-+]?[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+")
RANGE = re.compile(r"(\d)\s*[-–]\s*(\d)")
"""0-6, which is a difference, or all numbers from 0 to 6."""
THOUSANDS = re.compile(r"[1-9]\d{0,2}([.,])\d{3}")
MANY_THOUSANDS = re.compile(r"[1-9]\d{0,2}(,\d{3}){2,}")
TIGHT = re.compile(r"(?<=\d),(?=\d)")
"""A comma between two digits, which may be a decimal one."""
PLAIN = re.compile(rf"[-+±]?(?:\d+(?:\.\d*)?|\.\d+|\d*[{VULGAR}])(?:/\d+)?%?|[-+]?∞")
"""A number of a list that has only blanks between its numbers."""
BLANK = Operator(" ", spaced=False)
IS_NOT = r"(?:≠|!=|=/=|/=|<>)"
ABOUT = re.compile("[≈~≃≅≒]")
"""What says that a number is only close to another one."""
UNEQUAL = rf"x\s*{IS_NOT}\s*"
"""What stands before a number that x must not be."""
CUT = "\x1f"
"""Between the numbers of a list."""


# ── one number ──────────────────────────────────────────────────────────────


class NoQuotient(ReadError):
    """What was typed divides by 0."""


class Half(ReadError):
    """What was typed is the beginning of an answer; the message says what is missing."""


def number(text: str, *, is_share: bool = False) -> Reading:
    """The exact number that a text writes, how it was written and how it was understood.

    Where a fraction is asked for, `is_share`, what is said to words shows one.

    >>> number("3/5").answer, number("−0.25").answer, number("1 1/2").answer, number("x = 2").answer
    (Fraction(3, 5), Fraction(-1, 4), Fraction(3, 2), Fraction(2, 1))
    >>> number("½").answer, number("12.5 %").answer, number("0,5").answer
    (Fraction(1, 2), Fraction(1, 8), Fraction(1, 2))
    >>> print(number("4+(-13)").understood, [form.name for form in number("4+(-13)").forms])
    4 + (−13) ['UNEVALUATED']
    >>> number("2x")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: I can read "2", but not the "x" after it; write only a number.

    Raises ReadError, and its kind TwoReadings.
    """
    if len(text) > LONGEST:
        raise ReadError(say("number-unread", typed=_short(text)))
    if re.search(IS_NOT, text):
        raise ReadError(say("number-is-not", typed=_short(text)))
    _refuse_about(text)
    power = text.translate(WIDE).replace("**", "^")  # as in Python
    bare = _without_unit(_in_digits(_unstopped(_unlabelled(power))))
    if CHOICE.search(bare):
        return _choice(bare, text)
    if not bare:
        raise ReadError(say("number-empty"))
    if point := POINT.fullmatch(bare):
        raise TwoReadings(say("two-numbers", typed=_short(text)), (point[1].strip(), point[2].strip()))
    if BLANK_THOUSANDS.fullmatch(bare):
        bare = re.sub(r"\s", "", bare)
    if quotient := QUOTIENT.fullmatch(bare.translate(MINUSES)):
        return _divided(*quotient.groups())
    if is_infinite(bare):
        return Reading(INFINITE, frozenset({Form.INFINITE}), _with_sign(bare.lstrip()[0] in "-−", INFINITY))
    bare = _inside(bare).translate(ALIKE).strip()
    bare = TIMES.sub("*", bare)
    if STRANGE.search(bare):
        raise _unread(text, is_share=is_share)
    if "±" in bare:
        raise ReadError(say("number-two-signs"))
    pointed = _pointed(bare)
    if (found := DIGITS_OR_TIMES.fullmatch(pointed)) and (again := PERIODIC.fullmatch(f"{found[2]}({found[3]})")):
        both = typed(_periodic(again).answer), f"{found[2]}*{found[3]}"
        raise TwoReadings(in_doubt(text), [found[1] + reading for reading in both])
    return _number(pointed, text)


def _refuse_about(text: str) -> None:
    """Raise ReadError where a text says that a number is only close to another one."""
    if found := ABOUT.search(text):
        raise ReadError(say("number-about", sign=found[0]))


def _number(bare: str, text: str) -> Reading:
    """The number that a text writes whose commas are points, as `text` had it."""
    if bare.endswith("%"):
        of_hundred = _number(bare[:-1].rstrip(), text)
        understood = SideBySide((of_hundred.understood or Digits(""), Operator("%", spaced=False)))
        return Reading(of_hundred.answer / 100, of_hundred.forms | {Form.PERCENT}, understood)
    signed = SIGNED.fullmatch(bare)
    assert signed is not None
    signs, rest = re.sub(r"\s", "", signed["signs"]), _inside(signed["bare"])
    simple = _simple(rest) if len(signs) < 2 else None
    if simple is None:
        return _worked_out(bare, text)
    is_minus = "-" in signs
    if not is_minus:
        return simple
    return replace(simple, answer=-simple.answer, understood=_with_sign(True, simple.understood or Digits("")))


def _simple(bare: str) -> Reading | None:
    """A number without a sign, if it is written as one: whole, decimal, a fraction or a mixed number."""
    if max(map(len, re.findall(r"\d+", bare)), default=0) > reader.MOST_DIGITS:
        return None
    if WHOLE.fullmatch(bare):
        return Reading(Fraction(bare), frozenset({Form.WHOLE}), Digits(bare))
    if DECIMAL.fullmatch(bare):
        return Reading(Fraction(bare), frozenset({Form.DECIMAL}), Digits(bare.replace(".", _decimal())))
    if found := FRACTION.fullmatch(bare):
        return _fraction(found["above"], found["below"])
    if found := MIXED.fullmatch(bare):
        share = number_of(found["share"]) if found["share"] else _over(int(found["above"]), int(found["below"]))
        above, below = (found["above"], found["below"]) if found["above"] else share.as_integer_ratio()
        parts = Digits(found["whole"]), Over(Digits(f"{above}"), Digits(f"{below}"), is_number=True)
        return Reading(int(found["whole"]) + share, frozenset({Form.MIXED}), SideBySide((parts[0], BLANK, parts[1])))
    if len(bare) == 1 and bare in VULGAR:
        share = number_of(bare)
        return Reading(share, frozenset({Form.FRACTION}), written(share))
    if found := PERIODIC.fullmatch(bare):
        return _periodic(found)
    return None


def _periodic(found: re.Match[str]) -> Reading:
    """The exact value of a decimal that repeats some digits for ever.

    >>> [f"{number(text).answer}" for text in ("0.(6)", "0.1666...", "1.2727…", "0.6\u0305")]
    ['2/3', '1/6', '14/11', '2/3']
    """
    cycle = (found["cycle"] or found["over"] or found["again"]).replace("\u0305", "")
    lead, scale = found["whole"] + found["lead"], 10 ** len(found["lead"])
    value = (int(lead or 0) + Fraction(int(cycle), 10 ** len(cycle) - 1)) / scale
    return Reading(value, frozenset({Form.DECIMAL}), Digits(found[0].replace(".", _decimal(), 1)))


def _fraction(above: str, below: str) -> Reading:
    top, bottom = (int(re.sub(r"[\s()]", "", side)) for side in (above, below))
    value = _over(top, bottom)
    is_lowest = value.denominator == abs(bottom) and value.denominator > 1
    forms = {Form.FRACTION if is_lowest else Form.NOT_LOWEST} | ({Form.DIVISION} if value.denominator == 1 else set())
    return Reading(value, frozenset(forms), Over(written(top), written(bottom), is_number=True))


def _divided(above: str, below: str) -> Reading:
    """A division with its own sign, which is no number yet: 15 ÷ 7."""
    top, bottom = (int(re.sub(r"\s", "", side)) for side in (above, below))
    understood = SideBySide((written(top), Operator("÷"), written(bottom)))
    return Reading(_over(top, bottom), frozenset({Form.UNEVALUATED}), understood)


def _choice(bare: str, text: str) -> Reading:
    """A calculation with numbers of ways to choose, which is still to be worked out.

    >>> found = number("C(7,2)/9")
    >>> found.answer, found.understood.plain()
    (Fraction(7, 3), 'C(7, 2)/9')
    """
    worked = CHOICE.sub(lambda choice: f"({comb(*map(int, filter(None, choice.groups())))})", bare)
    answer = _worked_out(worked.translate(ALIKE), text).answer
    return Reading(answer, frozenset({Form.UNEVALUATED}), _as_typed(_choices_as("C({}, {})", bare.translate(ALIKE))))


def _choices_as(form: str, text: str) -> str:
    """A text with all its numbers of ways to choose written in one form."""
    return CHOICE.sub(lambda choice: form.format(*filter(None, choice.groups())), text)


def _in_digits(bare: str) -> str:
    """A number in words, perhaps with a minus in front and with what is counted behind it; any other text as it is.

    >>> _in_digits("Two"), _in_digits("minus three"), _in_digits("five points"), _in_digits("twenty-one")
    ('2', '-3', '5 points', '21')
    >>> _in_digits("negative 2/3"), _in_digits("two thirds"), _in_digits("a half"), _in_digits("three and a half")
    ('-2/3', '2/3', '1/2', '3 1/2')
    >>> _in_digits("fifty percent"), _in_digits("five thirty-sixths"), _in_digits("half of it")
    ('50 %', '5/36', 'half of it')
    """
    if not any(map(str.isalpha, bare)):
        return bare
    percent = re.sub(rf"\s*(?<![^\W_])(?:{_any_of('percent')})(?![^\W_])", " %", bare, flags=re.IGNORECASE)
    signed = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", re.sub(r"^[-−]\s*", "- ", percent))
    sign, *words = signed.split()
    is_minus = sign == "-" or sign.casefold() in _typed_words("minus")
    known = _number_words()
    said = " ".join([known.get(word.casefold(), word) for word in (words if is_minus else (sign, *words))])
    found = SAID.fullmatch(TENS_AND_ONES.sub(_tens_and_ones, said).replace("T", "0"))
    if not found:
        return bare
    minus, whole, above, below, size, unit = "-" if is_minus else "", *found.groups(default="")
    return f"{minus}{size}{unit}" if size else f"{minus}{whole[:-2]}{above.strip('@ ') or 1}/{below}"


def _tens_and_ones(found: re.Match[str]) -> str:
    """35 for thirty and five, and /36 for thirty and sixths with a number in front."""
    share = "/" * found["ones"].startswith("/")
    return f"{found['before'] or ''}{share}{found['tens']}{found['ones'][-1]}"


def _without_unit(bare: str) -> str:
    """A number without the word for what is counted, such as points."""
    found = UNIT.fullmatch(bare)
    return found[1] if found and found[2].casefold() in _typed_words("unit") else bare


def _over(above: int, below: int) -> Fraction:
    if not below:
        raise NoQuotient(say("divided-by-zero"))
    return Fraction(above, below)


def _worked_out(bare: str, text: str) -> Reading:
    """A sum, a product or a number with several signs."""
    try:
        f = RationalFunction.parse(bare)
    except ReadError as wrong:
        if isinstance(wrong, TwoReadings) and not any("x" in reading for reading in wrong.readings):
            raise
        raise _unread(text, wrong) from None
    if any(factor.degree > 0 for factor in f.top + f.bottom):
        raise _unread(text)
    value = f(0)
    if not isinstance(value, Fraction):
        raise ReadError(say("write-number"))
    return Reading(value, frozenset({Form.UNEVALUATED}), _as_typed(bare))


def _as_typed(bare: str) -> Shown:
    """A sum or product of numbers, typeset as it was typed and not worked out."""
    found: list[Shown] = []
    before = ""
    for piece in PIECE.findall(bare):
        if "/" in piece and len(piece) > 1:
            above, below = piece.split("/")
            found.append(Over(Digits(above.strip()), Digits(below.strip()), is_number=True))
        elif "^" in piece and len(piece) > 1:
            base, power = piece.split("^")
            found.append(Power(Digits(base.strip()), int(power[:9])))
        elif piece in "+-*/":
            sign = {"+": "+", "-": "−", "*": "·", "/": "/"}[piece]
            found.append(Operator(sign, spaced=piece != "/" and before not in ("", "(", "+", "-", "*", "/")))
        elif piece in "()^":
            found.append(Operator(piece, spaced=False))
        else:
            found.append(Digits(piece.replace(".", _decimal())))
        before = piece
    return SideBySide(tuple(found))


def _with_sign(is_minus: bool, size: Shown) -> Shown:
    return SideBySide((MINUS, size)) if is_minus else size


def _pointed(bare: str) -> str:
    """A number with points for its decimal commas. Raises TwoReadings where 1,000 may be a thousand."""
    sign, size = bare[: len(bare) - len(bare.lstrip("+- "))], bare.lstrip("+- ")
    bare = bare.replace("٫", ".")
    if _decimal() == "." and MANY_THOUSANDS.fullmatch(size):
        return bare.replace(",", "")
    doubtful = THOUSANDS.fullmatch(size)
    if doubtful and (doubtful[1] == ",") == (_decimal() == "."):
        both = [f"{sign}{size.replace(doubtful[1], between)}" for between in ("", _decimal())]
        raise TwoReadings(in_doubt(bare), both)
    return TIGHT.sub(".", bare)


def _decimal() -> str:
    return locale_of(language()).decimal


def ratio(text: str) -> str:
    """Odds as a chance; any other text as it is.

    >>> ratio("3:1"), ratio("0:4"), ratio("1/3")
    ('3/4', '0/4', '1/3')
    >>> ratio("1:3")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.TwoReadings: "1:3" can be read in two ways.

    Raises TwoReadings where it may be one of three, or one against three.
    """
    if not (found := RATIO.fullmatch(text)) or not int(found[1]) + int(found[2]):
        return text
    one, other = map(int, found.groups())
    against = f"{one}/{one + other}"
    if one > other or not one:
        return against
    raise TwoReadings(in_doubt(text), (f"{one}/{other}", against))


def share(text: str, is_count: bool = False) -> str:
    """A chance in words as a fraction; any other text as it is.

    >>> share("1 in 3"), share("two out of three"), share("1/3")
    ('1/3', '2/3', '1/3')
    >>> share("3 of 6", is_count=True)
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.TwoReadings: "3 of 6" can be read in two ways.

    Raises TwoReadings where a number is asked for that may as well be a count: 3 of 6 dice.
    """
    found = re.fullmatch(rf"\s*(\w+)\s+(?:{_any_of('of')})\s+(\w+)\s*", text)
    share, of = map(_in_digits, found.groups()) if found else ("", "")
    if not (share.isdecimal() and of.isdecimal()):
        return text
    both = share, f"{share}/{of}"
    if is_count:
        raise TwoReadings(in_doubt(text), both)
    return both[1]


SIGNS = {"+": r"\+", "−": "-", "×": "[x*]", "÷": "[/:]"}
BLANK_IN = re.compile(r"(?:\?|\d+) [+−×÷] (?:\?|\d+) = (?:\?|\d+)")
"""The equation of a question, with a blank."""


def blank(text: str, asked: str) -> str:
    """What stands in the blank of the equation that is asked about, where all of it is typed; any other text as it is.

    >>> blank("6 x 7 = 42", "Which number is missing? 6 × ? = 42"), blank("42/6", "6 × ? = 42")
    ('7', '42/6')
    """
    found = BLANK_IN.search(asked)
    if found is None or found[0].count("?") != 1:
        return text
    pieces = [SIGNS.get(piece, piece).replace("?", r"(\d+)") for piece in found[0].split()]
    whole = re.fullmatch(r"\s*".join(["", *pieces, r"\.?", ""]), text.translate(ALIKE))
    return whole[1] if whole else text


# ── several numbers ─────────────────────────────────────────────────────────


def numbers(text: str, *, left_out: bool = False) -> Reading:
    """Several numbers, one after the other, in any brackets or none; the answer is a tuple in the order typed.

    Where what is left out is asked for, x ≠ may stand before them.

    >>> numbers("{-2, 0, 3}").answer == numbers("-2 0 3").answer == numbers("x=-2, x=0 and x=3,").answer
    True
    >>> print(numbers("±9; 1 1/2").understood)
    −9, 9, 1 1/2

    Raises ReadError, and its kind TwoReadings: a comma in "0,5" may stand before a decimal or between two numbers.
    """
    if len(text) > LONGEST:
        raise ReadError(say("number-unread", typed=_short(text)))
    _refuse_about(text)
    text = _choices_as(f"C({{}}{TOGETHER}{{}})", text.translate(WIDE))
    if left_out:
        text = re.sub(UNEQUAL, "x=", text)
    body = _unstopped(_inside(_unstopped(_unlabelled(text))))
    if POINTS.fullmatch(body):
        ends = ["; ".join(pair[end].strip() for pair in POINT.findall(body)) for end in (0, 1)]
        raise TwoReadings(in_doubt(text), ends)
    if re.search(r"[(\[{][^)\]}]*,", body):
        raise _unread(text)
    if not body:
        raise ReadError(say("numbers-empty"))
    if (found := RANGE.fullmatch(body)) and found[1] < found[2]:
        every = "; ".join(map(str, range(int(found[1]), int(found[2]) + 1)))
        raise TwoReadings(in_doubt(text), (every, f"-{int(found[2]) - int(found[1])}"))
    pieces = _cut(body)
    if len(pieces) == 1:
        pieces = _between_blanks(pieces[0])
    if not all(pieces):
        raise ReadError(say("numbers-gap"))
    if any(re.match(r"(\+-|\+−)\s*\d", piece) for piece in pieces):
        either = [re.sub(r"^\+[-−]", sign, "; ".join(pieces)) for sign in ("-", "±")]
        raise TwoReadings(in_doubt(text), either)
    return together([reading for piece in pieces for reading in _one_or_two(piece)])


def together(readings: Iterable[Reading]) -> Reading:
    """Several readings as one: all answers, all forms, side by side."""
    found = tuple(readings)
    parts = [reading.understood or Words(say("none")) for reading in found]
    row = [part for reading in parts for part in (COMMA if _decimal() == "." else Operator(";"), reading)][1:]
    forms: frozenset[Form] = frozenset().union(*[reading.forms for reading in found])
    return Reading(tuple([reading.answer for reading in found]), forms, SideBySide(tuple(row)))


def _one_or_two(piece: str) -> list[Reading]:
    """A number of a list; ±9 is two."""
    bare = _unlabelled(piece).replace("+/-", "±").replace("+/−", "±")
    if bare.count("±") != 1:
        return [number(bare)]
    before, after = bare.split("±")
    around = before.strip()
    return [number(f"{around}{sign}{after.strip()}") for sign in ("-", "+" if around else "")]


def _cut(body: str) -> list[str]:
    """The pieces of a list. Raises TwoReadings where a comma may be a decimal one."""
    as_typed = body
    body = re.sub("[;؛&]", CUT, body.replace("،", ",").replace("、", ","))
    has_semicolon = CUT in body
    mixed = rf"\s+(?:{_any_of('article')})\s"  # two and a half
    body = re.sub(rf"(?<![^\W_])(?:{_any_of('and')})(?![^\W_])(?!{mixed})", CUT, body, flags=re.IGNORECASE)
    body = re.sub(rf"\s*,?\s*{CUT}\s*,?\s*", CUT, body)
    tight = len(TIGHT.findall(body))
    loose = body.count(",") - tight
    if not tight:
        pass
    elif _decimal() == ".":
        if re.fullmatch(r"[-+−]?\s*0,\d+\s*%?", body):
            raise _comma_in(as_typed)
        if has_semicolon and not loose and all(piece.count(",") < 2 for piece in body.split(CUT)):
            body = TIGHT.sub(".", body)
    elif loose or CUT in body:
        body = TIGHT.sub(".", body)
    elif tight == 1:
        raise _comma_in(as_typed)
    return [piece.strip() for piece in re.split(rf"[,{CUT}]", body)]


def _comma_in(text: str) -> TwoReadings:
    """0,5 may be two numbers, or one half."""
    both = TIGHT.sub("; ", text), TIGHT.sub(".", text)
    return TwoReadings(in_doubt(text), both)


def _any_of(which: str) -> str:
    """The words of a list that people type, as a pattern."""
    return "|".join(sorted(map(re.escape, _typed_words(which)), reverse=True))


def _between_blanks(body: str) -> list[str]:
    """The numbers of a list without commas. Raises TwoReadings where one of them may be a mixed number."""
    pieces = re.sub(r"\s*/\s*", "/", body.translate(ALIKE)).split()
    if len(pieces) < 2 or not all(PLAIN.fullmatch(piece) for piece in pieces):
        return [body]
    joined: list[str] = pieces[:1]
    for before, piece in pairwise(pieces):
        is_mixed = WHOLE.fullmatch(before.lstrip("+-")) and _is_share(piece)
        joined = [*joined[:-1], f"{before} {piece}"] if is_mixed else [*joined, piece]
    if joined != pieces:
        mixed = "; ".join(joined) if len(joined) > 1 else typed(number(body).answer)
        raise TwoReadings(in_doubt(body), (mixed, "; ".join(pieces)))
    return pieces


def _is_share(piece: str) -> bool:
    """Whether it can be the fraction of a mixed number: 1/2, ½, but not 3/2 or −1/2."""
    if found := re.fullmatch(r"(\d{1,20})/(\d{1,20})", piece):
        return int(found[1]) < int(found[2])
    return len(piece) == 1 and piece in VULGAR


# ── none, and ∞ ─────────────────────────────────────────────────────────────


def is_none(text: str) -> bool:
    """Whether a text says that there is no such number, in English or in the language of the page.

    >>> is_none("Nothing."), is_none("-"), is_none("{ }"), is_none("There are no real solutions"), is_none("0")
    (True, True, True, True, False)
    >>> is_none("(")
    False
    """
    body = _unlabelled(text)
    if "".join(body.split()).strip(".!\"'“”") in ("()", "[]", "{}"):
        return True
    said = body.translate(NO_BRACKETS).strip(" .!\"'“”").casefold().split()
    known, filler = _typed_words("none"), _typed_words("filler")
    told = (" ".join(said), " ".join([word for word in said if word not in filler]))
    return told[0] in ("-", "–", "—", "−", "∅", "ø") or not known.isdisjoint(told)


def is_infinite(text: str) -> bool:
    """Whether a text says ∞, with a sign or without."""
    word = text.strip().lstrip("+-−± ").casefold()
    return word in ("∞", "inf", "oo") or word in _typed_words("infinite")


MINUSES = str.maketrans("−–", "--")
NO_BRACKETS = str.maketrans("’", "'", "()[]{}")


@cached
def _typed_words(which: str) -> frozenset[str]:
    """The words of a list that people type, in the language of the page and in English."""
    with speaking(ENGLISH):
        english = say.by("typed", which)
    words = f"{english},{say.by('typed', which)}".split(",")
    return frozenset({word.strip().casefold() for word in words if word.strip()})


@cached
def _number_words() -> Mapping[str, str]:
    """What the words of numbers stand for, in the language of the page and in English: 2 for two, 3T for thirty, which
    a digit may follow, /3 for thirds, @ for a, and & for what stands inside a mixed number.
    """
    known = dict.fromkeys(_typed_words("and"), "&") | dict.fromkeys(_typed_words("article"), "@")
    for which, sign, first in (("share", "/{}", 2), ("tens", "{}T", 2), ("number", "{}", 0)):
        with speaking(ENGLISH):
            english = say.by("typed", which)
        for words in (english, say.by("typed", which)):
            for size, names in enumerate(words.split(","), first):
                known |= {name.casefold(): sign.format(size) for name in names.split()}
    return known


# ── rounded ─────────────────────────────────────────────────────────────────

NEAR = Fraction(1, 10)
"""How far off a rounded number may be, as a share of the exact one, to count as close."""


def is_rounded(given: Reading, exact: Fraction) -> bool:
    """Whether a decimal, a percentage or a fraction such as 33/100 is another number, rounded or cut off.

    >>> [is_rounded(number(text), Fraction(2, 3)) for text in ("0.67", "66%", "667/1000", "0.6", "2/3", "1")]
    [True, True, True, False, False, False]
    """
    value = given.answer
    if not isinstance(value, Fraction) or value == exact:
        return False
    if value.denominator == 1:  # 149 for 148.75, but not 4 for 3.5
        return exact.denominator > 1 and abs(value) >= 100 and abs(value - exact) <= Fraction(1, 2)
    if value.denominator == 2:
        return False
    digits = next((many for many in range(1, 16) if 10**many % value.denominator == 0), 0)
    is_decimal = given.forms & {Form.DECIMAL, Form.PERCENT} or value.denominator == 10**digits
    off = abs(value - exact) * 10**digits
    is_cut = digits > 1 and off < 1 and abs(value) < abs(exact)
    return bool(digits and is_decimal) and (off <= Fraction(1, 2) or is_cut) and abs(value - exact) <= NEAR * abs(exact)


# ── a function ──────────────────────────────────────────────────────────────


def function(text: str) -> Reading:
    """The function that a text writes; what stands side by side below "/" is asked about.

    >>> print(function("(x-1)/(x+2)").understood)
    (x − 1) / (x + 2)

    Raises ReadError, and its kind TwoReadings.
    """
    if not text.strip():
        raise ReadError(say("function-empty"))
    typed = TIGHT.sub(".", _unstopped(text))
    f = RationalFunction.parse(typed, strict=True)
    return Reading(f, frozenset(), _sum_as_typed(typed, f) or f.shown)


def _sum_as_typed(text: str, f: RationalFunction) -> Shown | None:
    """A sum with a quotient in it, set as it was typed: over one line it would look like something else."""
    if not _adds_a_quotient(text):
        return None
    parts = pieces(text.strip())
    if len(parts) != 1 or isinstance(parts[0], str):
        return None
    try:
        again = RationalFunction.parse(parts[0].plain(), strict=True)
    except ReadError:
        return None
    return parts[0] if (again.top, again.bottom) == (f.top, f.bottom) else None


def _adds_a_quotient(text: str) -> bool:
    """Whether a sum and a line stand side by side in the same brackets.

    >>> _adds_a_quotient("x+1/(x+2)"), _adds_a_quotient("(x+1)/(-x-2)"), _adds_a_quotient("-1/x")
    (True, False, False)
    """
    levels: list[set[str]] = [set()]
    before = ""
    for sign in text.replace("−", "-").replace(" ", ""):
        if sign == "(":
            levels.append(set())
        elif sign == ")" and len(levels) > 1:
            levels.pop()
        elif sign == "/" or (sign in "+-" and before not in ("", *"(*/^+-=")):
            levels[-1].add("/" if sign == "/" else "+")
        if len(levels[-1]) == 2:
            return True
        before = sign
    return False


def restricted(text: str) -> Reading:
    """The same, and behind it perhaps what x must not be.

    >>> found = restricted("x+1 for x != 2, x != 3")
    >>> print(found.understood, found.excluded == (2, 3))
    x + 1, x ≠ 2, x ≠ 3 True

    Raises ReadError, and its kind TwoReadings.
    """
    pattern = rf"(.+?)(?:[\s,;:]|\b(?:{_any_of('restriction')})\b)+(\(?)({UNEQUAL}.+)"
    found = re.fullmatch(pattern, text, re.DOTALL) if len(text) <= LONGEST else None
    if not found or (found[2] and not found[3].rstrip().endswith(")")):
        return function(text)
    before, opening, behind = found.groups()
    try:
        f = function(before)
    except TwoReadings as asked:
        raise TwoReadings(f"{asked}", [f"{reading}{text[found.end(1) :]}" for reading in asked.readings]) from None
    try:
        without = numbers(re.sub(UNEQUAL, "x=", behind.rstrip()[: -len(opening) or None]))
    except TwoReadings as asked:
        raise TwoReadings(in_doubt(text), [f"{before}, x ≠ {reading}" for reading in asked.readings]) from None
    if without.is_endless:
        raise _unread(behind)
    limits = [part for x in without.answer for part in (",", show("x", "≠", x))]
    return replace(f, excluded=without.answer, understood=show(f.answer, *limits))


# ── what both need ──────────────────────────────────────────────────────────


def _unstopped(text: str) -> str:
    """A text without blanks around it, and without a comma or a full stop behind it."""
    bare = text.strip().rstrip(",;").strip()
    return bare[:-1].strip() if bare.endswith(".") and not bare.endswith("..") else bare


def _unlabelled(text: str) -> str:
    """A text without a name or words such as “it is” in front of what it says.

    >>> _unlabelled("x = 3"), _unlabelled("The answer is 3"), _unlabelled("at x = 3"), _unlabelled("Answer: 3")
    ('3', '3', '3', '3')
    """
    word, _, rest = text.strip().partition(" ")
    if any(map(str.isnumeric, rest)) and word.rstrip(":").casefold() in _typed_words("filler"):
        return _unlabelled(rest)
    return LABEL.sub("", text, count=1) if LABEL.match(text) else text


def _inside(text: str) -> str:
    """A text without the brackets around all of it. Raises ReadError, naming the one that was typed, if one is left."""
    text = text.strip()
    open_ones: list[str] = []
    closes_at = -1
    for place, sign in enumerate(text):
        if sign in BRACKETS:
            open_ones.append(sign)
        elif sign in BRACKETS.values():
            if not open_ones:
                raise ReadError(say("bracket-closes-nothing", bracket=sign))
            open_ones.pop()
            if not open_ones and closes_at < 0:
                closes_at = place
    if open_ones:
        raise ReadError(say("bracket-open", bracket=open_ones[-1]))
    if text[:1] in BRACKETS and closes_at == len(text) - 1 and len(text) > 2:
        return _inside(text[1:-1])
    return text


def _unread(text: str, wrong: ReadError | None = None, *, is_share: bool = False) -> ReadError:
    """What is said to something that is no number: what was read of it, and where that ends."""
    bare = text.strip()
    if (found := REMAINDER.fullmatch(bare)) and found[1].casefold() in _typed_words("remainder"):
        return ReadError(say("number-remainder", typed=_short(text)))
    for end in range(len(bare) - 1 if len(bare) <= SHOWN else 0, 0, -1):
        rest = bare[end:].strip()
        if bare[end - 1].isspace() or not rest or (bare[end - 1 : end + 1].isalnum() and bare[end].isdigit()):
            continue
        signed = SIGNED.fullmatch(TIGHT.sub(".", bare[:end].translate(ALIKE)))
        if signed and _simple(signed["bare"].strip()):
            return ReadError(say("number-read-so-far", read=bare[:end], rest=_short(rest)))
    if {letter for letter in bare.translate(ALIKE) if letter.isalpha()} == {"x"}:
        return ReadError(say("number-has-x", typed=_short(text)))
    if re.fullmatch(r"[^\W\d]+(?:[\s-][^\W\d]+)*", bare):  # two thirds
        return ReadError(say("number-in-words", typed=_short(text), is_share=is_share))
    return wrong or ReadError(say("number-unread", typed=_short(text)))


def in_doubt(text: str) -> str:
    """That a text means two things."""
    return say("two-readings", typed=_short(text))


def _short(text: str) -> str:
    return text.strip()[:SHOWN] + ("…" if len(text.strip()) > SHOWN else "")
