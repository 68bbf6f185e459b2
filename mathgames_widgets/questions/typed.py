"""Questions whose answer is typed: a number, several numbers, an expression, a function for a description."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from mathgames_widgets.core.messages import ENGLISH, room, speaking
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ALIKE, ReadError
from mathgames_widgets.questions.question import Demanded, Misconception, Question, ideas

say = room(__name__)

MIXED = re.compile(r"(-?)\s*(\d{1,20})\s+(\d{1,20})\s*/\s*(\d{1,20})")
"""A mixed number such as 1 1/2."""
LABEL = re.compile(r"^\s*[xy]\s*=\s*")
"""x = in front of a number, which changes nothing."""

STRANGE = re.compile(r"[^0-9\s.,+*/^()x%⁰¹²³⁴⁵⁶⁷⁸⁹⁻-]")
"""What no number is written with; an x is told apart."""
LONGEST, SHOWN = 400, 40
"""Characters that a number may have, and that are shown of what cannot be read."""

(UNDEFINED,) = ideas(__name__, "cancelling-closes-the-hole")


def number(text: str) -> Fraction:
    """The exact number that a text writes.

    >>> number("3/5"), number("−0.25"), number("1 1/2"), number("x = 2")
    (Fraction(3, 5), Fraction(-1, 4), Fraction(3, 2), Fraction(2, 1))
    >>> number("12.5 %")
    Fraction(1, 8)
    >>> number("cm")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: "cm" cannot be read; write only a number, such as 3/5, −2 or 0.25.
    >>> number("2x")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: There is an x in "2x"; write a number such as 3/5, −2 or 0.25.

    Raises ReadError.
    """
    bare = LABEL.sub("", text, count=1)
    if len(bare) > LONGEST or STRANGE.search(bare.translate(ALIKE)):
        short = text.strip()[:SHOWN] + ("…" if len(text.strip()) > SHOWN else "")
        raise ReadError(say("number-unread", typed=short))
    mixed = MIXED.fullmatch(bare.translate(ALIKE).strip())
    if mixed:
        sign, whole, above, below = mixed.groups()
        if not int(below):
            raise ReadError(say("divided-by-zero"))
        value = int(whole) + Fraction(int(above), int(below))
        return -value if sign else value
    if not bare.strip():
        raise ReadError(say("number-empty"))
    if bare.rstrip().endswith("%"):
        return number(bare.rstrip()[:-1]) / 100
    f = RationalFunction.parse(bare)
    if any(factor.degree > 0 for factor in f.top + f.bottom):
        raise ReadError(say("number-with-x", typed=text.strip()[:40]))
    value_there = f(0)
    if not isinstance(value_there, Fraction):
        raise ReadError(say("write-number"))
    return value_there


def is_none(text: str) -> bool:
    """Whether a text says that there is no such number, in English or in the language of the page.

    >>> is_none("Nothing."), is_none("-"), is_none("0")
    (True, True, False)
    """
    typed_word = text.translate(ALIKE).strip().rstrip(".").casefold()
    if typed_word == "-" or typed_word in say("typed-none").casefold().split(", "):
        return True
    with speaking(ENGLISH):
        return typed_word in say("typed-none").split(", ")


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Question):
    """One exact number, or None where the right answer is that there is none."""

    value: Fraction | int | None

    def check(self, answer: Fraction | int | None) -> Fraction | None:
        return None if answer is None else Fraction(answer)

    def read(self, text: str) -> Fraction | None:
        return None if is_none(text) else number(text)

    def write(self, answer: Fraction | int | None) -> str:
        return "none" if answer is None else typed(Fraction(answer))

    @property
    def solution(self) -> Fraction | None:
        return self.check(self.value)

    def say(self, answer: Fraction | None) -> str:
        return say("there-is-none") if answer is None else plain(answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(Number):
    """One exact chance: a number from 0 to 1, and other numbers are answered so.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> Chance(prompt="A die shows 6?", value=Fraction(1, 6), why=Explanation("One of six sides.")).judge("3/2").said
    'Not yet: 3/2. A chance is a number from 0 to 1.'
    """

    def against(self, answer: Fraction | None) -> str:
        is_one = answer is not None and 0 <= answer <= 1
        return Number.against(self, answer) if is_one else say("no-chance")


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers(Question):
    """Several exact numbers in any order, typed with commas between them; "none" is the empty answer."""

    values: tuple[Fraction | int, ...]

    def check(self, answer: Iterable[Fraction | int]) -> tuple[Fraction, ...]:
        return tuple(sorted({Fraction(one) for one in answer}))

    def read(self, text: str) -> tuple[Fraction, ...]:
        if is_none(text):
            return ()
        return self.check([number(piece) for piece in re.split(r"[,;]|\band\b", text)])

    def write(self, answer: Iterable[Fraction | int]) -> str:
        return ", ".join(typed(Fraction(one)) for one in answer) or "none"

    @property
    def solution(self) -> tuple[Fraction, ...]:
        return self.check(self.values)

    def say(self, answer: tuple[Fraction, ...]) -> str:
        return listed([plain(one) for one in answer]) if answer else say("there-is-none")

    def lacks(self, answer: tuple[Fraction, ...]) -> str:
        right = set(answer) & set(self.solution)
        if not right:
            return ""
        if len(right) == len(answer):
            return say("lacks-some")
        return say("numbers-right", numbers=tuple(sorted(right)), many=len(right))

    def is_like(self, expected: Iterable[Fraction | int], answer: tuple[Fraction, ...]) -> bool:
        return self.check(expected) == answer


class Same(Enum):
    """When two written functions count as the same."""

    FUNCTION = "function"
    """The same values, and undefined at the same places."""
    REDUCED = "reduced"
    """The same values wherever both are defined."""
    FACTORS = "factors"
    """The same factors above and below, in any order."""


def is_same(f: RationalFunction, g: RationalFunction, same: Same = Same.FUNCTION) -> bool:
    """Whether two functions are the same, compared exactly.

    >>> f, g = RationalFunction.parse("(x-2)(x+1)/(x-2)"), RationalFunction.parse("x+1")
    >>> is_same(f, g), is_same(f, g, Same.REDUCED)
    (False, True)
    """
    if same is Same.FACTORS:
        return f.factors.above * g.factors.below == g.factors.above * f.factors.below and sorted(
            map(str, f.factors.powers)
        ) == sorted(map(str, g.factors.powers))
    (top, bottom), (other_top, other_bottom) = f.reduced, g.reduced
    if top * other_bottom != other_top * bottom:
        return False
    return same is Same.REDUCED or f.domain.excluded == g.domain.excluded


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression(Question):
    """An expression in x, compared exactly: as a function with its restrictions, unless `same` says otherwise."""

    value: RationalFunction
    same: Same = Same.FUNCTION
    left: str = "f(x)"
    """What stands before the equals sign: `y` where a line is asked for."""

    def read(self, text: str) -> RationalFunction:
        return RationalFunction.parse(text)

    def write(self, answer: RationalFunction) -> str:
        return typed(answer)

    def is_right(self, answer: RationalFunction) -> bool:
        return is_same(answer, self.value, self.same)

    @property
    def solution(self) -> RationalFunction:
        return self.value

    def say(self, answer: RationalFunction) -> str:
        return str(answer)

    def behind(self, answer: RationalFunction) -> Misconception | None:
        if self.ideas_behind(answer) or not is_same(answer, self.value, Same.REDUCED):
            return Question.behind(self, answer)
        return UNDEFINED if self.same is Same.FUNCTION else None

    def function_of(self, answer: RationalFunction) -> RationalFunction:
        return answer

    def is_like(self, expected: RationalFunction, answer: RationalFunction) -> bool:
        return is_same(expected, answer, self.same)


@dataclass(frozen=True, slots=True, kw_only=True)
class Write(Demanded):
    """A function to be written for a description: every one that meets all demands is right."""

    def read(self, text: str) -> RationalFunction:
        return RationalFunction.parse(text)

    def write(self, answer: RationalFunction) -> str:
        return typed(answer)

    def say(self, answer: RationalFunction) -> str:
        return str(answer)

    def function_of(self, answer: RationalFunction) -> RationalFunction:
        return answer

    def is_like(self, expected: RationalFunction, answer: RationalFunction) -> bool:
        return is_same(expected, answer)


# ── A table that the learner fills in: one exact number, or none, in every empty place ───────────────────────────────

Entry = Fraction | int | None
"""What stands in a place; None where there is no such number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillTable(Question):
    """A table with a number in every place; the answer has them row by row.

    A `Wrong` answer is (place counted from 0, row by row; what stands there).

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> table = FillTable(key="t", prompt="", why=Explanation(""), corner="", rows=("6 + 2", "6 ÷ 0"),
    ...     columns=("value",), values=(8, None))
    >>> table.judge("8; none").right, table.judge("8; 0").said
    (True, 'Not yet: 8; 0. 1 of 2 is right.')
    """

    corner: str
    """What the rows are."""
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[Entry, ...]

    def name(self, place: int) -> str:
        """Row and column of a place, in words; the row alone where there is one column."""
        row, column = divmod(place, len(self.columns))
        return self.rows[row] if len(self.columns) == 1 else f"{self.rows[row]}, {self.columns[column]}"

    def check(self, answer: Iterable[Entry]) -> tuple[Fraction | None, ...]:
        return tuple([None if entry is None else Fraction(entry) for entry in answer])

    def read(self, text: str) -> tuple[Fraction | None, ...]:
        pieces = text.split(";")
        if len(pieces) != len(self.values) or not all(piece.strip() for piece in pieces):
            raise ReadError(say("fill-every-cell"))
        return tuple([None if is_none(piece) else number(piece) for piece in pieces])

    def write(self, answer: Iterable[Entry]) -> str:
        return "; ".join(["none" if entry is None else typed(Fraction(entry)) for entry in answer])

    @property
    def solution(self) -> tuple[Fraction | None, ...]:
        return self.check(self.values)

    def say(self, answer: tuple[Fraction | None, ...]) -> str:
        said, wide = [_said(entry) for entry in answer], len(self.columns)
        return "; ".join([listed(said[start : start + wide]) for start in range(0, len(said), wide)])

    def lacks(self, answer: tuple[Fraction | None, ...]) -> str:
        fits = len(answer) - len(self._wrong_places(answer))
        return say("cells-right", fits=fits, all=len(answer))

    def _wrong_places(self, answer: tuple[Fraction | None, ...]) -> list[int]:
        return [place for place, (one, other) in enumerate(zip(answer, self.solution, strict=True)) if one != other]

    def ideas_behind(self, answer: tuple[Fraction | None, ...]) -> tuple[Misconception, ...]:
        """What is behind the first wrong number for which it is known."""
        for place in self._wrong_places(answer):
            if found := [one.misconception for one in self.misconceptions if one.answer == (place, answer[place])]:
                return tuple(dict.fromkeys(found))
        return ()

    def with_entry(self, place: int, entry: Any) -> tuple[Fraction | None, ...]:
        """The right table but for one place."""
        return self.check((*self.solution[:place], entry, *self.solution[place + 1 :]))


def _said(entry: Fraction | None) -> str:
    return say("none") if entry is None else plain(entry)
