"""The chance of a row as a mark to be slid from 0 to 1, and what both columns are worth on average meanwhile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.page.html import Element, circle, div, g, line, p, rect, span, text
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk
from mathgames_widgets.questions.drawing.line import EDGE, WIDE, PlaceOnLine

say = room(__name__)

STEPS = (10, 12, 9, 11, 7)
"""Of the mark from 0 to 1: the first with which it passes the place where both columns are worth the same, and does not
stop there. What is seen is between which two steps that lies; where exactly, is left to reckoning."""
LEAST_STEPS = 8
"""Once the question is answered there are at least so many, and the mark stops at the answer, too."""
TOP, DEEP, HALF = 88, 130, 9
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
    'With p = 1/2, your average is −1 against a card on the left (L), 1 on the right (R).'
    """

    entries: tuple[tuple[Fraction, ...], ...]
    is_whole: bool = False
    """Whether both averages are drawn from one end to the other, and not as far as the mark has come."""

    def averages(self, chance: Fraction) -> tuple[Fraction, ...]:
        """What each column is worth where the first row has this chance."""
        return tuple([weighed(column, (chance, 1 - chance)) for column in zip(*self.entries, strict=True)])

    def placed(self, x: Fraction) -> str:
        first, second = self.averages(x)
        if first == second:
            return say("mix-met", p=x, both=first)
        return say("mix-slid", p=x, first=first, second=second)

    @property
    def completed(self) -> str:
        """With the answer, the mark stands where both columns are worth the same."""
        return typed(Fraction(self.value))

    @property
    def answered(self) -> MixLine:
        """The board once its question is answered: its mark stops there, and both averages are drawn to their ends."""
        parts = Fraction(self.value).denominator
        return replace(self, step=Fraction(1, parts * -(-LEAST_STEPS // parts)), is_whole=True)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        return PlaceOnLine.taken(self.answered if desk.is_answered else self, desk, thing)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        board = self.answered if desk.is_answered else self
        at = board.read(desk.draft) if desk.draft else None
        begin = p(say("mix-slide"), cls="mg-advice", data_frame="", data_key="level", hidden=at is not None)
        said = [
            p(board.placed(x), cls="mg-advice", data_frame=place, data_key=f"level-{place}", hidden=x != at)
            for place, x in enumerate(board.stops)
        ]
        return div(
            PlaceOnLine.cards_on(board, desk),
            begin,
            *said,
            cls="mg-beam-room",
            data_frames=len(said) - 1,
        )

    @property
    def stops(self) -> list[Fraction]:
        """Where the mark may stand. The page is drawn for each of them, so that it goes along while the mark slides."""
        return [place * Fraction(self.step) for place in range(int(1 / Fraction(self.step)) + 1)]

    def on_mark(self, at: Fraction | None) -> Iterator[Element]:
        yield span("?", cls="mg-line-value", data_frame="", hidden=at is not None)
        for place, x in enumerate(self.stops):
            yield span(plain(x), cls="mg-line-value", data_frame=place, hidden=x != at)

    @property
    def room_below(self) -> int:
        return TOP + DEEP + 3 * HALF - self.base

    def _tick(self, n: int) -> Iterator[Element]:
        """Both ends with what p is there, inside of them: outside, the numbers of the averages stand."""
        x, is_low = self.x_of(n), n == self.low
        yield line(x1=x, x2=x, y1=self.base - 5, y2=self.base + 5, cls="mg-tick-line")
        inwards = {"x": x + 8, "style": "text-anchor:start"} if is_low else {"x": x - 8, "style": "text-anchor:end"}
        yield text(say("mix-axis-p", p=n), y=self.base + 22, cls="mg-mark-label", **inwards)

    def above(self, at: Fraction | None) -> Iterator[Element]:
        """Below the line, both averages at their heights: a picture for each place of the mark, one of them seen."""
        now = Fraction(self.low) if at is None else at
        for x in self.stops[1:-1]:
            yield line(x1=self.x_of(x), x2=self.x_of(x), y1=self.base - 3, y2=self.base + 3, cls="mg-tick-line")
        yield text(say("mix-axis"), x=WIDE / 2, y=self._height(self._high) - 10, cls="mg-mark-label")
        for place, x in enumerate(self.stops):
            yield g(*self._averages_at(x), data_frame=place, data_key=f"frame-{place}", hidden=x != now)

    def _averages_at(self, at: Fraction) -> Iterator[Element]:
        """Both averages with the way they came: a disc, and a square around it."""
        beside = EDGE / 2 if 4 * at > 1 else WIDE - EDGE / 2  # where the marks do not stand
        for value in {self._low, Fraction(0), self._high}:
            if self._low <= value <= self._high:
                high = self._height(value)
                yield line(x1=EDGE + 8, x2=WIDE - EDGE - 8, y1=high, y2=high, cls="mg-wall-line")
                yield text(plain(value), x=beside, y=high + 5, cls="mg-mark-label")
        x, (first, second) = self.x_of(at), map(self._height, self.averages(at))
        letters = say("letter-left"), say("letter-right")
        yield line(x1=x, x2=x, y1=self.base, y2=TOP + DEEP + HALF, cls="mg-wall-line")
        end = 1 if self.is_whole else at
        for heights in zip(*[map(self._height, self.averages(Fraction(x))) for x in (0, end)], strict=True):
            yield line(x1=self.x_of(0), x2=self.x_of(end), y1=heights[0], y2=heights[1], cls="mg-average-way")
        for start, stop in pairwise(sorted({Fraction(0), min(Fraction(end), Fraction(self.value)), Fraction(end)})):
            lowest = [self._height(min(self.averages(place))) for place in (start, stop)]
            yield line(x1=self.x_of(start), x2=self.x_of(stop), y1=lowest[0], y2=lowest[1], cls="mg-average-least")
        if self.is_whole:  # each line is named where it ends, across from the numbers
            for name, value in zip(letters, self.averages(Fraction(4 * at > 1)), strict=True):
                yield text(name, x=WIDE - beside, y=self._height(value) + 5, cls="mg-mark-label", data_end=name)
        yield rect(x=x - HALF, y=second - HALF, width=2 * HALF, height=2 * HALF, cls="mg-second-average")
        yield circle(cx=x, cy=first, r=HALF - 3, cls="mg-marked")
        for name, high, other in zip(letters, (first, second), (second, first), strict=True):
            is_above = high < other or (high == other and name == letters[0])
            yield text(name, x=x, y=high + (-HALF - 6 if is_above else 2 * HALF + 9), cls="mg-mark-label")

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
