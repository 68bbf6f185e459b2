"""Going on after the answer: the marks of the function that was asked about are dragged, or its cards laid anew."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mathgames_widgets.page.html import Element, details, summary
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.controls import AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.question import Question, plain_text
from mathgames_widgets.table.screen import Press


@dataclass(frozen=True, slots=True)
class Explored:
    """Something that was done while exploring, and not to answer."""

    thing: Any
    is_onward: bool = False
    """Whether it was done on a board that opened with the answer, where another stands with the question."""
    board: OpenBoard | None = field(default=None, compare=False, repr=False)


class ExploreOffers(Offers):
    """Offers on the page around, each marked as one of exploring."""

    def __init__(self, around: Offers, board: OpenBoard) -> None:
        self._around, self._board = around, board

    def __call__(self, thing: Any) -> int:
        return self._around(Explored(thing, self._board.is_onward, self._board))


class OpenBoard:
    """Something to go on with: cards to lay or dice to roll, of which nothing is judged."""

    def __init__(self, board: Question, draft: str, *, is_onward: bool = False) -> None:
        assert isinstance(board, AnsweredWithCards), "it is done by hand"
        self._board, self._by_hand = board, board
        self.is_onward = is_onward
        self._is_completed = False
        self.draft = draft
        """How it stands."""

    @staticmethod
    def of(board: Question | None) -> OpenBoard | None:
        """One that begins as the answer to its question leaves it; None where there is nothing to go on with."""
        return OpenBoard(board, board.write(board.solution), is_onward=True) if board else None

    @property
    def first(self) -> str:
        """What is to be done on it before the question beside it can be answered; empty once that is done."""
        return self._by_hand.first(self.draft)

    def complete(self) -> None:
        """Go on from the answer, once that is there."""
        if not self._is_completed:
            self._is_completed, self.draft = True, self._by_hand.completed or self.draft

    def draw(self, offers: Offers, *, is_open: bool = True, tries: int = 0) -> Element:
        """The board, under what one may do with it; `tries` is how often the question beside it was answered."""
        desk = AnswerDesk(
            self.draft, ExploreOffers(offers, self), tries=tries, is_shown=True, is_answered=self._is_completed
        )
        inside = self._by_hand.cards_on(desk)
        return details(summary(plain_text(self._board.prompt)), inside, open=is_open, data_key="explorer")

    def take(self, done: Explored, values: Values, *, tries: int = 0) -> str:
        """Go on with what was laid, dragged or rolled, here or on the other board of a question; what is said of it."""
        if done.board and done.is_onward != self.is_onward:
            return done.board.take(done, values, tries=tries)
        if isinstance(done.thing, Press):
            return ""  # Enter checks an answer, and here is none
        desk = AnswerDesk(
            self.draft, Offers(), values=values, tries=tries, is_shown=True, is_answered=self._is_completed
        )
        change = self._by_hand.taken(desk, done.thing)
        self.draft = self.draft if change.draft is None else change.draft
        return change.said
