"""Questions whose answer is typed: a number, several numbers, an expression, a function for a description."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from math import gcd, prod
from typing import ClassVar, cast

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.maths.writing.shown import Words
from mathgames_widgets.questions import reading
from mathgames_widgets.questions.question import (
    AnswerOutcome,
    Demanded,
    Misconception,
    Question,
    Verdict,
    each_once,
    ideas,
    plain_text,
)
from mathgames_widgets.questions.reading import Form, NoQuotient, Reading, is_none, is_rounded

say = room(__name__)

(UNDEFINED,) = ideas(__name__, "cancelling-closes-the-hole")

ABSURD = 10_000
"""No answer in these games is so large, and nothing worked out from a number that is helps anybody."""
HUGE = re.compile(r"\d{5,}")


def functions_typed() -> tuple[str, ...]:
    """How typed functions are read; docs/typing.md says more."""
    return say("type-powers"), say("type-below"), say("type-brackets")


def number(text: str) -> Fraction:
    """The exact number that a text writes; `reading.number` also tells its form.

    >>> number("3/5"), number("1 1/2")
    (Fraction(3, 5), Fraction(3, 2))

    Raises ReadError.
    """
    found = reading.number(text)
    if found.is_endless:
        raise ReadError(say("write-number"))
    return cast(Fraction, found.answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Question):
    """One exact number, or None where the right answer is that there is none.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> third = Number(prompt="1 ÷ 3?", value=Fraction(1, 3), why=Explanation("Three thirds are one."))
    >>> third.judge("2/6").said
    'Right: 1/3. 2/6 is 1/3 in lowest terms.'
    >>> third.judge("0.33").said
    'Close, but 0.33 is rounded. As a fraction it is 33/100. Write the exact value.'
    """

    is_chance: ClassVar[bool] = False

    value: Fraction | int | None
    form: Form | None = None
    """The form that the question asks for."""
    is_form_the_point: bool = False
    """Whether the right value in another form does not answer it."""

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return say("type-number"), say("type-rounded")

    def check(self, answer: Fraction | int | None) -> Fraction | None:
        return None if answer is None else Fraction(answer)

    def reading(self, text: str) -> Reading:
        try:
            return self._entry(text)
        except NoQuotient:
            if self.value is not None:
                raise
            return Reading(None, frozenset({Form.UNEVALUATED}), Words(" ".join(text.split())))
        except ReadError:
            found = _worked_out(text)
            if found is None or found.answer != self.solution:
                raise
            return found

    def _entry(self, text: str) -> Reading:
        text = reading.share(text, is_count=self.form is not Form.FRACTION)
        is_share = self.is_chance or self.form is Form.FRACTION
        return entry(reading.blank(text, plain_text(self.prompt)), is_share=is_share)

    def heard(self, text: str) -> Reading:
        try:
            return self._entry(text)
        except NoQuotient:
            return Reading(None, frozenset({Form.UNEVALUATED}), Words(" ".join(text.split())))
        except ReadError:
            if (found := _worked_out(text)) is None:
                raise
            return found

    def read(self, text: str) -> Fraction | None:
        return cast("Fraction | None", self.reading(text).answer)

    def write(self, answer: Fraction | int | None) -> str:
        return "none" if answer is None else typed(Fraction(answer))

    @property
    def solution(self) -> Fraction | None:
        return self.check(self.value)

    def say(self, answer: Fraction | None) -> str:
        return say("there-is-none") if answer is None else plain(answer)

    def finish(self, given: Reading) -> AnswerOutcome:
        if is_unfinished(given) or (Form.NOT_LOWEST in given.forms and self._wants_lowest(given)):
            return AnswerOutcome.UNFINISHED
        if self.form is not None:
            is_asked = bool({self.form, *ALSO.get(self.form, ())} & given.forms) and Form.PERCENT not in given.forms
            return AnswerOutcome.RIGHT if is_asked else AnswerOutcome.OTHER_FORM
        return AnswerOutcome.OTHER_FORM if Form.PERCENT in given.forms else AnswerOutcome.RIGHT

    def _wants_lowest(self, given: Reading) -> bool:
        """Whether a fraction that can be simplified is not done: 8/2, or one that stands in the question."""
        is_whole = given.answer.denominator == 1
        is_copied = given.understood is not None and given.understood.plain() in plain_text(self.prompt)
        return is_whole or is_copied or self.is_form_the_point

    def said_back(self, given: Reading) -> str:
        """A number in the form in which it was typed; of a calculation its value, too."""
        if given.understood is None or given.answer is None:
            return self.say(given.answer)
        typed_so = given.understood.plain().strip()
        return f"{typed_so} = {self.say(given.answer)}" if Form.UNEVALUATED in given.forms else typed_so

    def unfinished(self, given: Reading) -> str:
        if given.answer is None and given.understood:
            return say("unfinished-by-zero", typed=given.understood.plain().strip())
        if Form.UNEVALUATED in given.forms or given.understood is None:
            return Question.unfinished(self, given)
        is_integer = given.answer.denominator == 1
        return say("unfinished-integer" if is_integer else "unfinished-simplify", typed=given.understood.plain())

    def _right(self, given: Reading) -> Verdict:
        """The verdict with a fraction in lowest terms, where another one was typed."""
        found = Question._right(self, given)
        if not found.right or Form.NOT_LOWEST not in given.forms or given.understood is None:
            return found
        lowest = say("right-in-lowest", typed=given.understood.plain(), lowest=plain(given.answer))
        return replace(found, said=f"{found.said} {lowest}")

    @property
    def takes_other_forms(self) -> bool:
        return not self.is_form_the_point

    def asked_form(self, given: Reading) -> str:
        return say.by("asked-form", self.form) if self.form else say("asked-number")

    def is_rounded(self, given: Reading) -> bool:
        return self.solution is not None and is_rounded(given, self.solution)

    def against(self, answer: Fraction | None) -> str:
        said = Question.against(self, answer)
        return say("far-beyond") if answer is not None and self._is_absurd(answer, said) else said

    def _is_absurd(self, answer: Fraction, said: str) -> bool:
        """Whether an answer is so far off that what is worked out from it would be as absurd."""
        other = [number for number in HUGE.findall(said) if number != f"{abs(answer)}"]
        return bool(other) and abs(answer) >= ABSURD and abs(answer) > 100 * abs(self.solution or Fraction(0))

    def ideas_behind(self, answer: Fraction | None) -> tuple[Misconception, ...]:
        """The ideas behind a wrong answer; one that is rounded shows them, too."""
        known = Question.ideas_behind(self, answer)
        if known or answer is None or (abs(answer) < 1 and answer.denominator <= 10):
            return known
        given, expected = Reading(answer, frozenset({Form.DECIMAL})), self.misconceptions
        near = [
            belief for belief in expected if belief.answer is not None and is_rounded(given, Fraction(belief.answer))
        ]
        return each_once(belief.misconception for belief in near)


ALSO = {Form.FRACTION: (Form.NOT_LOWEST, Form.WHOLE)}
"""Forms that are as good as the one that is asked for: 2/12 of the pairs, or 0 of them."""


def entry(text: str, *, is_share: bool = False) -> Reading:
    """One number, or none."""
    if is_none(text):
        return Reading(None, frozenset({Form.NONE}), Words(say("none")))
    return reading.number(text, is_share=is_share)


def _worked_out(text: str) -> Reading | None:
    """The end of a calculation that is true, such as 4 − 13 = −9 or −9 = 4 − 13, and what 1/3 ≈ 0.33 is exactly; None
    for any other."""
    sides = [side for side in re.split("[=≈]", text) if re.search(r"\d", side)]  # not the x of x = 4 − 13 = −9
    try:
        found = [reading.number(side) for side in sides]
    except ReadError:
        return None
    before, about, _ = text.partition("≈")
    if about:  # it stands behind the exact value, and in front of one that is rounded
        if not re.search(r"\d", before) or len(found) < 2 or not is_rounded(found.pop(), found[0].answer):
            return None
    elif len(found) < 2:
        return None
    ends = [reading for reading in found if not is_unfinished(reading)]
    return (ends or found)[-1] if len({reading.answer for reading in found}) == 1 else None


def is_unfinished(given: Reading) -> bool:
    """Whether something in it is still to be worked out."""
    return bool(given.forms & {Form.UNEVALUATED, Form.DIVISION})


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance(Number):
    """One exact chance: a number from 0 to 1, and other numbers are answered so.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> Chance(prompt="A die shows 6?", value=Fraction(1, 6), why=Explanation("One of six sides.")).judge("3/2").said
    'Not yet: 3/2. A chance is a number from 0 to 1.'
    """

    is_chance: ClassVar[bool] = True

    takes_calculations: bool = False
    """Whether 1 − (5/6)² is as good as its value."""

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return say("type-chance"), say("type-rounded")

    def reading(self, text: str) -> Reading:
        return Number.reading(self, reading.share(reading.ratio(text)))

    def heard(self, text: str) -> Reading:
        return Number.heard(self, reading.share(reading.ratio(text)))

    def finish(self, given: Reading) -> AnswerOutcome:
        """A percentage is a usual form of a chance, and 6/36 shows how it was counted."""
        if Form.UNEVALUATED in given.forms:
            return AnswerOutcome.RIGHT if self.takes_calculations else AnswerOutcome.UNFINISHED
        return Number.finish(self, given) if self.form else AnswerOutcome.RIGHT

    def against(self, answer: Fraction | None) -> str:
        is_one = answer is not None and 0 <= answer <= 1
        return Number.against(self, answer) if is_one else say("no-chance")


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers(Question):
    """Several exact numbers in any order, typed in any way that lists are written; "none" is the empty answer."""

    values: tuple[Fraction | int, ...]
    left_out: bool = False
    """Whether they are what x must not be."""

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return say("type-list"), say("type-rounded")

    def check(self, answer: Iterable[Fraction | int]) -> tuple[Fraction, ...]:
        return tuple(sorted({Fraction(number) for number in answer}))

    def reading(self, text: str) -> Reading:
        """The numbers of a text; a pair in round brackets that is no right list may be a point, and is asked about."""
        found = self.heard(text)
        pair = reading.POINT.fullmatch(text.strip())
        if pair and pair[0][0] == "(" and not self.is_right(found.answer):
            raise TwoReadings(reading.in_doubt(text), ("; ".join(map(str.strip, pair.groups())), pair[1].strip()))
        return found

    def heard(self, text: str) -> Reading:
        if is_none(text):
            return Reading(self.check(()), frozenset({Form.NONE}), Words(say("none")))
        found = reading.numbers(text, left_out=self.left_out)
        return found if found.is_endless else replace(found, answer=self.check(found.answer))

    def read(self, text: str) -> tuple[Fraction, ...]:
        return tuple(self.reading(text).answer)

    def finish(self, given: Reading) -> AnswerOutcome:
        return AnswerOutcome.UNFINISHED if is_unfinished(given) else AnswerOutcome.RIGHT

    def unfinished(self, given: Reading) -> str:
        return Question.unfinished(self, given) if len(given.answer) == 1 else say("unfinished-cells")

    def is_rounded(self, given: Reading) -> bool:
        """Whether each number is right or the rounded one of the right ones, and none is missing."""
        left = set(self.solution) - set(given.answer)
        rest = set(given.answer) - set(self.solution)
        near = [
            next((number for number in left if is_rounded(replace(given, answer=other), number)), None)
            for other in rest
        ]
        return bool(rest) and None not in near and len(rest) == len(left) == len(set(near))

    def write(self, answer: Iterable[Fraction | int]) -> str:
        return ", ".join(typed(Fraction(number)) for number in answer) or "none"

    @property
    def solution(self) -> tuple[Fraction, ...]:
        return self.check(self.values)

    def say(self, answer: tuple[Fraction, ...]) -> str:
        return listed([plain(number) for number in answer]) if answer else say("there-is-none")

    def lacks(self, answer: tuple[Fraction, ...]) -> str:
        right = set(answer) & set(self.solution)
        if not right:
            return ""
        if len(right) == len(answer):
            return say("lacks-some", given=len(answer), many=len(self.solution) - len(right))
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


def common_number(f: RationalFunction) -> int:
    """The greatest whole number that divides both rows, 1 where there are fractions.

    >>> common_number(RationalFunction.parse("2(x-1)/(4x+2)")), common_number(RationalFunction.parse("x/2"))
    (2, 1)
    """
    rows = [[factor.coefficients for factor in row] for row in (f.top, f.bottom)]
    if any(Fraction(c).denominator > 1 for row in rows for factor in row for c in factor):
        return 1
    return gcd(*[prod(gcd(*[int(c) for c in factor]) for factor in row) for row in rows])


class TypedFunction(Question):
    """A question that is answered with a function of x."""

    __slots__ = ()

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return functions_typed()

    def reading(self, text: str) -> Reading:
        return reading.function(text)

    def read(self, text: str) -> RationalFunction:
        return cast(RationalFunction, self.reading(text).answer)

    def write(self, answer: RationalFunction) -> str:
        return typed(answer)

    def say(self, answer: RationalFunction) -> str:
        return str(answer)

    def function_of(self, answer: RationalFunction) -> RationalFunction:
        return answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Expression(TypedFunction):
    """An expression in x, compared exactly: as a function with its restrictions, unless `same` says otherwise."""

    value: RationalFunction
    same: Same = Same.FUNCTION
    left: str = "f(x)"
    """What stands before the equals sign: `y` where a line is asked for."""
    of: RationalFunction | None = None
    """The function that a line is asked of: both are drawn when the answer is judged."""
    before: RationalFunction | None = None
    """The function before cancelling, where the question asks for what is left: then a number above and below is
    another form, and the restrictions may stand behind it."""

    @property
    def curve(self) -> RationalFunction | None:
        return self.of

    def built_from(self, answer: RationalFunction) -> RationalFunction | None:
        return self.before if self.is_right(answer) else None

    def reading(self, text: str) -> Reading:
        return reading.restricted(text) if self.before else reading.function(text)

    def _right(self, given: Reading) -> Verdict:
        """The verdict with a word on the restrictions, where some were typed."""
        found = Question._right(self, given)
        if self.before is None or not given.excluded or not found.right:
            return found
        wrong = [x for x in given.excluded if x not in self.before.domain.excluded]
        if wrong:
            return self._not_right(AnswerOutcome.WRONG, say("restriction-wrong", x=plain(wrong[0])))
        missing = [plain(hole.x) for hole in self.before.holes if hole.x not in given.excluded]
        word = say("restriction-missing", numbers=missing) if missing else say("restriction-kept")
        return replace(found, said=f"{found.said} {word}")

    def is_right(self, answer: RationalFunction) -> bool:
        return is_same(answer, self.value, self.same)

    def finish(self, given: Reading) -> AnswerOutcome:
        is_done = self.before is None or common_number(given.answer) == 1
        return AnswerOutcome.RIGHT if is_done and not self._is_divided(given.answer) else AnswerOutcome.OTHER_FORM

    def _is_divided(self, answer: RationalFunction) -> bool:
        """Whether something with x still stands below where a line is asked for."""
        return self.of is not None and any(factor.degree > 0 for factor in answer.bottom)

    def asked_form(self, given: Reading) -> str:
        if self._is_divided(given.answer):
            return say("asked-line", left=self.left, line=str(self.solution))
        return say("asked-cancelled", number=common_number(given.answer))

    @property
    def solution(self) -> RationalFunction:
        return self.value

    def ideas_behind(self, answer: RationalFunction) -> tuple[Misconception, ...]:
        known = Question.ideas_behind(self, answer)
        closes = self.same is Same.FUNCTION and is_same(answer, self.value, Same.REDUCED)
        return (UNDEFINED,) if closes and not known else known

    def is_like(self, expected: RationalFunction, answer: RationalFunction) -> bool:
        return is_same(expected, answer, self.same)


@dataclass(frozen=True, slots=True, kw_only=True)
class Write(TypedFunction, Demanded):
    """A function to be written for a description: every one that meets all demands is right."""

    def reading(self, text: str) -> Reading:
        """What x must not be makes a hole: 1/(x + 1), x ≠ 3 is read as (x − 3)/((x + 1)(x − 3))."""
        found = reading.restricted(text)
        f: RationalFunction = found.answer
        for x in found.excluded:
            if isinstance(x, Fraction) and x not in f.domain.excluded:
                f = RationalFunction.parse(f"({f})*(x-({x}))/(x-({x}))")
        return replace(found, answer=f)

    def is_like(self, expected: RationalFunction, answer: RationalFunction) -> bool:
        return is_same(expected, answer)


# ── A table that the learner fills in: one exact number, or none, in every empty place ───────────────────────────────

Entry = Fraction | int | None
"""What stands in a place; None where there is no such number."""


SAID_BACK = 4
"""So many numbers of a table are said again."""


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

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return say("type-number"), say("type-rounded")

    def name(self, place: int) -> str:
        """Row and column of a place, in words; the row alone where there is one column."""
        row, column = divmod(place, len(self.columns))
        return self.rows[row] if len(self.columns) == 1 else f"{self.rows[row]}, {self.columns[column]}"

    def check(self, answer: Iterable[Entry]) -> tuple[Fraction | None, ...]:
        return tuple([None if entry is None else Fraction(entry) for entry in answer])

    def reading(self, text: str) -> Reading:
        pieces = text.split(";")
        if len(pieces) != len(self.values) or not all(piece.strip() for piece in pieces):
            raise ReadError(say("fill-every-cell"))
        return reading.together([self._cell(pieces, place) for place in range(len(pieces))])

    def _cell(self, pieces: list[str], place: int) -> Reading:
        """What stands in a place. What means two things there is asked about as a whole table."""
        try:
            return entry(pieces[place])
        except TwoReadings as asked:
            tables = ["; ".join([*pieces[:place], reading, *pieces[place + 1 :]]) for reading in asked.readings]
            raise TwoReadings(f"{asked}", tables) from None

    def read(self, text: str) -> tuple[Fraction | None, ...]:
        return tuple(self.reading(text).answer)

    def finish(self, given: Reading) -> AnswerOutcome:
        return AnswerOutcome.UNFINISHED if is_unfinished(given) else AnswerOutcome.RIGHT

    def unfinished(self, given: Reading) -> str:
        return say("unfinished-cells")

    def endless(self, given: Reading) -> str:
        return f"{say('no-infinity', answer='∞')} {self.lacks(given.answer)}"

    def write(self, answer: Iterable[Entry]) -> str:
        return "; ".join(["none" if entry is None else typed(Fraction(entry)) for entry in answer])

    @property
    def solution(self) -> tuple[Fraction | None, ...]:
        return self.check(self.values)

    def say(self, answer: tuple[Fraction | None, ...]) -> str:
        said, wide = [_said(entry) for entry in answer], len(self.columns)
        return "; ".join([listed(said[start : start + wide]) for start in range(0, len(said), wide)])

    def said_back(self, given: Reading) -> str:
        """A short table; in a longer one each place is marked."""
        return self.say(given.answer) if len(self.values) <= SAID_BACK else ""

    def lacks(self, answer: tuple[Fraction | None, ...]) -> str:
        fits = len(answer) - len(self._wrong_places(answer))
        return say("cells-right", fits=fits, all=len(answer))

    def _wrong_places(self, answer: tuple[Fraction | None, ...]) -> list[int]:
        return [place for place, (cell, other) in enumerate(zip(answer, self.solution, strict=True)) if cell != other]

    def ideas_behind(self, answer: tuple[Fraction | None, ...]) -> tuple[Misconception, ...]:
        """What is behind the first wrong number, of which the verdict speaks."""
        places = [(place, answer[place]) for place in self.to_light(answer)[:1]]
        return each_once([belief.misconception for belief in self.misconceptions if belief.answer in places])

    def to_light(self, answer: tuple[Fraction | None, ...]) -> Sequence[int]:
        """Where the wrong numbers stand."""
        return self._wrong_places(answer)


def _said(entry: Fraction | None) -> str:
    return say("none") if entry is None else plain(entry)
