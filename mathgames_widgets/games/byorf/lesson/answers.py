"""A question answered with cards: a function is built from some of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.cards import explanation
from mathgames_widgets.page.html import Element, div, li, p, ul
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.question import Demanded
from mathgames_widgets.table.screen import Ask, Screen

from .. import Built, Factor, Goal
from ..table.choosing import goal_strip
from ..table.parts import goal_card
from ..table.playing import Workbench, board_with, goals_reached, moved, moved_says, rows
from ..words.explanations import goal_meaning

say = room(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Build(Demanded, AnsweredWithCards):
    """A function to be built from cards so that it meets all demands; the answer is a `Built`.

    Its text has the ids of the cards, "F03 F05 / F07".
    """

    cards: tuple[Factor, ...]
    goals: tuple[Goal, ...] = ()
    """Goal cards that lie beside the rows, where the question is about points."""

    def read(self, text: str) -> Built:
        above, _, below = text.partition("/")
        built = Built(self._row(above), self._row(below))
        used = [*built.top, *built.bottom]
        if len(set(used)) < len(used):
            raise ReadError(say("card-used-twice"))
        return built

    def _row(self, text: str) -> tuple[Factor, ...]:
        by_id = {card.id: card for card in self.cards}
        ids = text.split()
        for id in ids:
            if id not in by_id:
                raise ReadError(say("card-not-here", text=id[:20]))
        return tuple([by_id[id] for id in ids])

    def write(self, answer: Built) -> str:
        return " / ".join(" ".join(card.id for card in row) for row in (answer.top, answer.bottom))

    def say(self, answer: Built) -> str:
        return plain(answer.function)

    def function_of(self, answer: Built) -> RationalFunction:
        return answer.function

    def cards_on(self, desk: AnswerDesk) -> Element:
        built = self.read(desk.draft)
        board = board_with(built, self.cards, self.goals)
        screen = Screen((say("you"),), desk.offers, asked=desk.asked)
        wanted = ul(*(li(demand.text) for demand in self.demands), cls="mg-demands")
        return div(
            wanted,
            self._goals(board, screen),
            explanation(goal_meaning(desk.asked), key="meaning") if desk.asked in self.goals else None,
            rows(board, screen),
            p(say("cards-in-function", used=built.cards_used, cards=len(self.cards)), cls="mg-advice"),
            cls="mg-build-desk mg-byorf",
            data_key="desk",
        )

    def _goals(self, board: Workbench, screen: Screen) -> Element | None:
        """The goals that lie beside the rows; before the first card none is ticked, not even one that 1 meets."""
        if board.built.cards_used or not self.goals:
            return goals_reached(board, screen) if self.goals else None
        return goal_strip(*(goal_card(goal, screen) for goal in self.goals), role="group")

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        if move := moved(thing):
            built = self.read(desk.draft).put(*move)
            return AnswerChange(self.write(built), moved_says(*move), asked=desk.asked)
        match thing:
            case Ask(goal):
                return AnswerChange(asked=None if desk.asked == goal else goal)
        return AnswerChange(asked=desk.asked)
