"""A table that the learner fills in: one exact number, or none, in every empty place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mathgames_widgets.lesson.questions import Misconception, Question
from mathgames_widgets.lesson.typed import is_none, number
from mathgames_widgets.maths.notation import plain, typed
from mathgames_widgets.maths.reader import ReadError
from mathgames_widgets.maths.words import listed

Entry = Fraction | int | None
"""What stands in a place; None where there is no such number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FillTable(Question):
    """A table with a number in every place; the answer has them row by row.

    A `Wrong` answer is (place counted from 0, row by row; what stands there).

    >>> from mathgames_widgets.maths.explanation import Explanation
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
            raise ReadError("Every place of the table needs a number first, or “none”.")
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
        return f"{fits} of {len(answer)} {'is' if fits == 1 else 'are'} right." if fits else "None of them is right."

    def _wrong_places(self, answer: tuple[Fraction | None, ...]) -> list[int]:
        return [place for place, (one, other) in enumerate(zip(answer, self.solution, strict=True)) if one != other]

    def behind(self, answer: tuple[Fraction | None, ...]) -> Misconception | None:
        """What is behind the first wrong number for which it is known."""
        named = {one.answer: one.misconception for one in reversed(self.misconceptions)}
        found = [named.get((place, answer[place])) for place in self._wrong_places(answer)]
        return next((one for one in found if one), None)

    def with_entry(self, place: int, entry: Any) -> tuple[Fraction | None, ...]:
        """The right table but for one place."""
        return self.check((*self.solution[:place], entry, *self.solution[place + 1 :]))


def _said(entry: Fraction | None) -> str:
    return "none" if entry is None else plain(entry)
