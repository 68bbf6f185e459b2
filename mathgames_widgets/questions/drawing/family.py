"""A fact family that is built of cards: all true formulas with the same three numbers, one in each row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import INVERSE, Formula, Sign
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.cards import Laid, LayCards
from mathgames_widgets.questions.question import AnswerOutcome
from mathgames_widgets.questions.reading import Half, Reading

say = room(__name__)

PARTS = 4
"""Cards of a formula: a number, a sign, a number, and the answer."""
ANSWER = 2
"""Cards that can lie behind a left side."""
SIGN_AT = 1
"""Where the sign stands among them."""
Family = tuple[Formula, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LayRows(LayCards):
    """Cards that are laid in rows, one after the other; a card that is laid leaves another one like it in the hand."""

    is_endless: ClassVar[bool] = True

    @property
    def parts(self) -> int:
        """How many cards a row has."""
        return PARTS

    @property
    def places(self) -> tuple[str, ...]:
        return tuple([say("family-row", row=row) for row in range(1, self.rows + 1)])

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return len(self.solution)

    @property
    def most(self) -> int:
        return self.parts

    def next_place(self, laid: Laid) -> int | None:
        return next((row for row, cards in enumerate(laid) if len(cards) < self.parts), None)

    def takes(self, laid: Laid, to: int, face: str) -> bool:
        return to == self.next_place(laid) and self.fits(laid[to], face)

    def fits(self, cards: tuple[str, ...], face: str) -> bool:
        """Whether a card may come next in a row that is not full."""
        raise NotImplementedError

    def is_twice(self, laid: Laid, place: int) -> bool:
        return len(laid[place]) == self.parts and laid.count(laid[place]) > 1

    @property
    def shape(self) -> str:
        return "mg-family"

    def with_gaps(self, cards: list[Element]) -> list[Element]:
        """The cards of a row, and a gap for each that is missing."""
        return [*cards, *[span(cls="mg-lay-gap", data_key=f"gap{at}") for at in range(len(cards), self.parts)]]


@dataclass(frozen=True, slots=True, kw_only=True)
class FactFamily(LayRows):
    """The fact family of a formula, its rows in any order. The text is "2 x 4 = 8; 8 ÷ 4 = 2".

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> cards, why = ("2", "3", "6", "x", "÷"), Explanation("")
    >>> asked = FactFamily(prompt="", why=why, cards=cards, of=Formula(2, Sign.TIMES, 3, 6))
    >>> print(*asked.solution, sep=", ")
    2 × 3 = 6, 3 × 2 = 6, 6 ÷ 3 = 2, 6 ÷ 2 = 3
    >>> asked.judge("2 x 3 = 6; 2 ÷ 6 = 3").said
    'Not yet. 2 ÷ 6 = 3 is not true: 3 × 6 is 18, not 2.'
    """

    of: Formula
    """A sum or a product; the others follow from it."""
    is_counted: bool = False
    """Whether it is for the learner to find how many there are: one more row than are laid is in sight."""

    @property
    def solution(self) -> Family:
        return family_of(self.of)

    @property
    def rows(self) -> int:
        return len(self.solution) + self.is_counted

    @property
    def shape(self) -> str:
        return "mg-family mg-orders" if self.is_counted else "mg-family"

    def fits(self, cards: tuple[str, ...], face: str) -> bool:
        return face.isdigit() == (len(cards) != SIGN_AT)

    def without(self, cards: list[str], at: int) -> list[str]:
        """What comes behind a card that is taken back goes with it, since each has its place."""
        return cards[:at]

    def state(self, laid: Laid, place: int, desk: AnswerDesk) -> str:
        """The rows that are not true, which the verdict names, are lit."""
        row = laid[place]
        if desk.tries and len(row) == PARTS and not _formula(row).is_true:
            return "mg-lit"
        if self.is_counted and not laid[place] and (place != self.next_place(laid) or desk.is_shown):
            return "mg-later"
        return LayRows.state(self, laid, place, desk)

    # ── reading and judging ───────────────────────────────────────────────────────────────────────────────────────

    def faces_in(self, place: str) -> list[str]:
        return [face for face in LayRows.faces_in(self, place) if face != "="]

    def read(self, text: str) -> Family:
        laid = LayRows.read(self, text)
        found = [cards for cards in laid if cards]
        for row, cards in enumerate(laid, 1):
            if 0 < len(cards) < PARTS:
                raise Half(say("family-half", row=row))
        return tuple(map(_formula, found))

    def check(self, answer: Any) -> Family:
        return tuple(answer)

    def write(self, answer: Any) -> str:
        rows = (formula if isinstance(formula, tuple) else _cards(formula) for formula in answer)
        return "; ".join([" ".join((*row[:3], "=", row[3])) if len(row) == PARTS else " ".join(row) for row in rows])

    def say(self, answer: Family) -> str:
        return say("family-said", formulas=[str(formula) for formula in answer])

    def is_right(self, answer: Family) -> bool:
        return sorted(answer, key=str) == sorted(self.solution, key=str)

    def _judged(self, given: Reading) -> Any:
        """A family of which every row is right, but some are missing, is not finished."""
        answer: Family = given.answer
        if not self.is_right(answer) and not self._fault(answer):
            more = say("family-more", found=len(answer))
            said = more if self.is_counted else say("family-unfinished", missing=self._missing(answer))
            return self._not_right(AnswerOutcome.UNFINISHED, said)
        return LayRows._judged(self, given)

    @property
    def praise(self) -> str:
        return say("family-counted", many=len(self.solution)) if self.is_counted else say("family-right")

    def lacks(self, answer: Family) -> str:
        return self._fault(answer)

    def _fault(self, answer: Family) -> str:
        """Which rows are not true, or what else speaks against the first that does not belong; else nothing."""
        wrong, *others = dict.fromkeys(formula for formula in answer if not formula.is_true) or (None,)
        if wrong is not None:
            too = say("family-too", formulas=[str(formula) for formula in others], many=len(others)) if others else ""
            return f"{self._untrue(wrong)} {too}".strip()
        other = next((formula for formula in answer if formula not in self.solution), None)
        if other is not None:
            return say(
                "family-other", formula=str(other), numbers=sorted({self.of.left, self.of.right, self.of.answer})
            )
        twice = next((formula for formula, many in Counter(answer).items() if many > 1), None)
        return "" if twice is None else say("family-twice", formula=str(twice))

    def _untrue(self, wrong: Formula) -> str:
        """A formula and what its own numbers make; a quotient is tried by its product."""
        if wrong.sign in (Sign.DIVIDE, Sign.MINUS):
            back = Formula(wrong.answer, INVERSE[wrong.sign], wrong.right, wrong.left)
            return say("family-undone", formula=str(wrong), back=back.says, value=back.value, left=wrong.left)
        return say("family-untrue", formula=str(wrong), left=wrong.says, value=wrong.value)

    def _missing(self, answer: Family) -> list[str]:
        """How many are missing with each sign."""
        many = Counter(formula.sign for formula in self.solution if formula not in answer)
        return [say("family-missing", count=count, sign=str(sign)) for sign, count in many.items()]

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def between(self, cards: list[Element]) -> list[object]:
        all_parts = self.with_gaps(cards)
        return [*all_parts[:3], span("=", cls="mg-lay-equals", data_key="equals"), all_parts[3]]

    def above(self, laid: Laid, desk: AnswerDesk) -> Iterator[Element]:
        told = say("family-done", many=len(self.solution)) if desk.is_shown else self.now(laid)
        yield p(told, cls="mg-advice", data_key="now")

    def _hand(self, laid: Laid, desk: AnswerDesk) -> Element:
        """Nothing once the whole family lies there, in two columns: its reasons need the room."""
        if desk.is_shown and self.is_counted and sum(map(bool, laid)) == len(self.solution):
            return div(cls="mg-family-whole", data_key="no-hand")
        return LayRows._hand(self, laid, desk)

    def now(self, laid: Laid) -> str:
        row = self.next_place(laid)
        if row is None:
            return say("family-now", rows=len(laid))
        return say("family-next", row=row + 1, part=len(laid[row]))


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishSides(LayCards):
    """Left sides of formulas, behind which the cards of a hand are laid; what is true so far stays listed.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> sides = tuple([Formula(3, sign, 6, 0) for sign in Sign])
    >>> board = FinishSides(prompt="", why=Explanation(""), cards=("1", "8", "9"), sides=sides)
    >>> board.now(((), (), ("1",), ())), board.now((("9",), (), ("1", "8"), ()))
    ('Put cards after =. True ones are listed here.', 'True so far: 3 + 6 = 9 and 3 × 6 = 18.')
    """

    is_endless: ClassVar[bool] = True

    sides: tuple[Formula, ...]

    @property
    def places(self) -> tuple[str, ...]:
        return tuple([f"{side.says} =" for side in self.sides])

    @property
    def shape(self) -> str:
        return "mg-family mg-left-sides"

    def takes(self, laid: Laid, to: int, face: str) -> bool:
        return len(laid[to]) < ANSWER and laid[to].count(face) < self.cards.count(face)

    def around(self, laid: Laid, places: list[Element]) -> Iterator[Element]:
        yield from LayCards.around(self, laid, places)
        yield p(self.now(laid), cls="mg-advice", data_key="now")

    def now(self, laid: Laid) -> str:
        tried = [
            replace(side, answer=int("".join(cards))) for side, cards in zip(self.sides, laid, strict=True) if cards
        ]
        return say("sides-now", formulas=[str(formula) for formula in tried if formula.is_true] or None)


def _formula(row: tuple[str, ...]) -> Formula:
    left, sign, right, end = row
    return Formula(int(left), Sign(sign), int(right), int(end))


def _cards(formula: Formula) -> tuple[str, ...]:
    return str(formula.left), formula.sign.value, str(formula.right), str(formula.answer)


def family_of(of: Formula) -> Family:
    """A sum or a product, the same with its numbers swapped, and what undoes each of them."""
    swapped = Formula(of.right, of.sign, of.left, of.answer)
    undone = [Formula(formula.answer, INVERSE[formula.sign], formula.right, formula.left) for formula in (of, swapped)]
    return tuple(dict.fromkeys((of, swapped, *undone)))
