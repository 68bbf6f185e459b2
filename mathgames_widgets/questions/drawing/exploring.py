"""Going on after the answer: the marks of the function that was asked about are dragged, or its cards laid anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.html import Element, details, summary
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.controls import AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.places import MOST, AxisMark, DragMarks, MarkedAxis
from mathgames_widgets.questions.question import Question, plain_text
from mathgames_widgets.table.screen import Press

say = room(__name__)

NARROW, WIDE = 6, 12
"""How far the axes go from 0, for a function that was shown close by or far out."""


@dataclass(frozen=True, slots=True)
class Explored:
    """Something that was done while exploring, and not to answer."""

    thing: Any


class ExploreOffers(Offers):
    """Offers on the page around, each marked as one of exploring."""

    def __init__(self, around: Offers) -> None:
        self._around = around

    def __call__(self, thing: Any) -> int:
        return self._around(Explored(thing))


class OpenBoard:
    """Something to go on with: cards to lay or dice to roll, of which nothing is judged."""

    def __init__(self, board: Question, draft: str) -> None:
        assert isinstance(board, AnsweredWithCards), "it is done by hand"
        self._board, self._by_hand = board, board
        self.draft = draft
        """How it stands."""

    def draw(self, offers: Offers, *, is_open: bool = True) -> Element:
        """The board, under what one may do with it."""
        desk = AnswerDesk(self.draft, ExploreOffers(offers), is_shown=True)
        inside = self._by_hand.cards_on(desk)
        return details(summary(plain_text(self._board.prompt)), inside, open=is_open, data_key="explorer")

    def take(self, done: Explored, values: Values) -> str:
        """Go on with what was laid, dragged or rolled; what is said of it."""
        if isinstance(done.thing, Press):
            return ""  # Enter checks an answer, and here is none
        change = self._by_hand.taken(AnswerDesk(self.draft, Offers(), values=values, is_shown=True), done.thing)
        self.draft = self.draft if change.draft is None else change.draft
        return change.said


class OpenAxis(OpenBoard):
    """The axis of a function with its marks to be dragged, none of which is judged.

    >>> axis = OpenAxis.of(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    >>> axis.draft
    'hole 2, zero -1, wall -3'
    >>> OpenAxis.of(RationalFunction.parse("1/(2x-1)")) is None
    True
    """

    @property
    def function(self) -> RationalFunction:
        """The function as its marks stand now."""
        marked: MarkedAxis | None = self._board.read(self.draft) if self.draft else None
        return marked.function if marked else RationalFunction()

    @staticmethod
    def of(f: RationalFunction, reach: float = NARROW) -> OpenAxis | None:
        """One for a function whose factors are 0 at whole numbers in sight; None for any other."""
        wide = NARROW if reach <= NARROW else WIDE
        marks = _marks_of(f)
        if not marks or not 0 < len(marks) <= MOST or any(abs(mark.x) > wide for mark in marks):
            return None
        window = (-wide, wide, -wide, wide)
        times = Fraction(f.factors.above) / Fraction(f.factors.below)
        prompt, why = say("explore"), Explanation("")
        board = DragMarks(prompt=prompt, why=why, demands=(), example=None, window=window, times=times)
        return OpenAxis(board, board.write(MarkedAxis(tuple(marks), times)))


def _marks_of(f: RationalFunction) -> list[AxisMark] | None:
    """The marks of a function that is a product of factors such as x − 2; None for any other."""
    _, _, powers = f.factors
    if any(factor.degree != 1 or factor.leading != 1 for factor, _, _ in powers):
        return None
    return [mark for factor, above, below in powers for mark in _marks_at(-int(factor.coefficients[0]), above, below)]


def _marks_at(x: int, above: int, below: int) -> Iterator[AxisMark]:
    both = min(above, below)
    yield from [AxisMark("hole", x)] * both
    yield from [AxisMark("zero", x)] * (above - both)
    yield from [AxisMark("wall", x)] * (below - both)
