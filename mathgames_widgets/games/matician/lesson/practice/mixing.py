"""The chance of a row as a mark to be slid from 0 to 1, and what both columns are worth on average meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.html import Element, circle, div, line, p, rect, text
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.line import EDGE, WIDE, PlaceOnLine

say = room(__name__)

STEPS = (10, 12, 9, 11, 7)
"""Of the mark from 0 to 1: the first with which it passes the place where both columns are worth the same, and does not
stop there. What is seen is between which two steps that lies; where exactly, is left to reckoning."""
TOP, DEEP, HALF = 100, 120, 12
"""Where the picture of both averages begins, how deep it is, and half the width of a mark in it."""


def weighed(row: Sequence[Fraction], chances: Sequence[Fraction]) -> Fraction:
    """The expected value of what stands there with some chances.

    >>> str(weighed((Fraction(-3), Fraction(3)), (Fraction(1, 4), Fraction(3, 4))))
    '3/2'
    """
    return sum([value * chance for value, chance in zip(row, chances, strict=True)], Fraction(0))


@dataclass(frozen=True, slots=True, kw_only=True)
class MixLine(PlaceOnLine):
    """A board: the chance of the first row is slid, and a mark for each of two columns goes up and down with it.

    >>> from fractions import Fraction as F
    >>> board = mixing(((F(-3), F(3)), (F(1), F(-1))), F(1, 4), "Slide.")
    >>> board.placed(F(1, 2))
    'With p = 1/2, you get −1 on average if the minus card comes on the left, and 1 on the right.'
    """

    entries: tuple[tuple[Fraction, ...], ...]

    def averages(self, chance: Fraction) -> tuple[Fraction, ...]:
        """What each column is worth where the first row has this chance."""
        return tuple([weighed(column, (chance, 1 - chance)) for column in zip(*self.entries, strict=True)])

    def placed(self, x: Fraction) -> str:
        first, second = self.averages(x)
        return say("mix-slid", p=x, first=first, second=second)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        said = self.placed(self.read(desk.draft)) if desk.draft else say("mix-slide")
        return div(
            PlaceOnLine.cards_on(self, desk),
            p(say("mix-legend"), cls="mg-small", data_key="legend"),
            p(said, cls="mg-advice", data_key="level"),
            cls="mg-beam-room",
        )

    @property
    def room_below(self) -> int:
        return TOP + DEEP + 3 * HALF - self.base

    def _tick(self, n: int) -> Iterator[Element]:
        """Both ends with their numbers beside them, where the mark does not hide them."""
        x = self.x_of(n)
        yield line(x1=x, x2=x, y1=self.base - 5, y2=self.base + 5, cls="mg-tick-line")
        outwards = -16 if n == self.low else 16
        yield text(plain(n), x=x + outwards, y=self.base + 24, cls="mg-zero-number")

    def above(self, at: Fraction | None) -> Iterator[Element]:
        """Below the line, both averages at their heights with the way they came: a disc, and a square around it."""
        at = Fraction(self.low) if at is None else at
        beside = EDGE / 2 if 4 * at > 1 else WIDE - EDGE / 2  # where the marks do not stand
        for step in range(1, int(1 / self.step)):
            x = self.x_of(step * self.step)
            yield line(x1=x, x2=x, y1=self.base - 3, y2=self.base + 3, cls="mg-tick-line")
        yield text(say("mix-axis-p"), x=self.x_of(1) + 16, y=self.base - 10, cls="mg-mark-label")
        yield text(say("mix-axis"), x=WIDE / 2, y=self._height(self._high) - 10, cls="mg-mark-label")
        for value in {self._low, Fraction(0), self._high}:
            if self._low <= value <= self._high:
                high = self._height(value)
                yield line(x1=EDGE + 8, x2=WIDE - EDGE, y1=high, y2=high, cls="mg-wall-line")
                yield text(plain(value), x=beside, y=high + 5, cls="mg-mark-label")
        x, (first, second) = self.x_of(at), map(self._height, self.averages(at))
        yield line(x1=x, x2=x, y1=self.base, y2=TOP + DEEP + HALF, cls="mg-wall-line")
        for start, end in zip(map(self._height, self.averages(Fraction(0))), (first, second), strict=True):
            yield line(x1=self.x_of(0), x2=x, y1=start, y2=end, cls="mg-average-way")
        yield rect(x=x - HALF, y=second - HALF, width=2 * HALF, height=2 * HALF, cls="mg-second-average")
        yield circle(cx=x, cy=first, r=HALF - 4, cls="mg-marked")
        for name, high, other in ((say("letter-left"), first, second), (say("letter-right"), second, first)):
            is_above = high < other or (high == other and name == say("letter-left"))
            yield text(name, x=x, y=high + (-HALF - 4 if is_above else 2 * HALF + 6), cls="mg-mark-label")

    @property
    def _low(self) -> Fraction:
        return min(value for row in self.entries for value in row)

    @property
    def _high(self) -> Fraction:
        return max(value for row in self.entries for value in row)

    def _height(self, value: Fraction) -> float:
        return round(TOP + DEEP * float((self._high - value) / (self._high - self._low)), 1)


def mixing(entries: tuple[tuple[Fraction, ...], ...], same: Fraction, prompt: str) -> MixLine:
    """The board of a 2 x 2 table whose columns are worth the same at one chance of the first row."""
    step = Fraction(1, next(steps for steps in STEPS if (same * steps).denominator > 1))
    return MixLine(prompt=prompt, why=Explanation(""), value=same, low=0, high=1, step=step, entries=entries)
