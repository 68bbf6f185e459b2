"""Cards laid behind every side of a die, one at a time: a table of what they make fills as it is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import EVERY_SIDE, Card, Cards, Goal, Side, worth
from ...rules.scoring import COUNTED
from ...words.sentences import face_text

say = room(__name__)

Tried = tuple[Card, Side]
"""A card, and the side of the die that it lies behind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TryEach(Question, AnsweredWithCards):
    """A board: each card can be laid behind each side of a die. Its text is what was tried, "+3 4, x2 1".

    >>> trying_each(("+3", "x2")).tried("+3 4, x2 9, x2 1")
    (('+3', 4), ('x2', 1))
    """

    is_to_play: ClassVar[bool] = True

    cards: Cards

    @property
    def every(self) -> tuple[Tried, ...]:
        """All that can be tried."""
        return tuple([(card, side) for card in self.cards for side in EVERY_SIDE])

    @property
    def solution(self) -> tuple[Tried, ...]:
        return ()

    def write(self, answer: tuple[Tried, ...]) -> str:
        return ", ".join([f"{card} {side}" for card, side in answer])

    def tried(self, draft: str) -> tuple[Tried, ...]:
        """What was tried, in the order of the table; what cannot be is left out."""
        names = {*draft.split(", ")}
        return tuple([one for one in self.every if self.write((one,)) in names])

    @property
    def draws_answer(self) -> bool:
        return True

    def cards_on(self, desk: AnswerDesk) -> Element:
        """The table; which of its values are divisible by 3 is marked once the question is answered."""
        from ...table import parts

        tried = {*self.tried(desk.draft)}
        counts = COUNTED[Goal.MOST_DIVISIBLE_BY_3]
        sides = (
            th(
                parts.die(side, key=f"try{side}", label=str(side), size="mg-die-small"),
                scope="col",
                cls="mg-fits" if desk.is_answered and counts(side) else None,
            )
            for side in EVERY_SIDE
        )
        rows: Iterator[Element] = (
            tr(
                th(face_text(card), scope="row"),
                *[self._field((card, side), (card, side) in tried, desk) for side in EVERY_SIDE],
                data_key=f"try-row-{card}",
            )
            for card in self.cards
        )
        head = thead(tr(td(), *sides))
        drawn = table(head, tbody(*rows), cls="mg-entries mg-six-results mg-try-each")
        said = say("each-fits") if desk.is_answered else say("each-how")
        return div(drawn, p(said, cls="mg-advice", data_key="each-said"), cls="mg-entries-room", data_key="try-each")

    def _field(self, one: Tried, is_tried: bool, desk: AnswerDesk) -> Element:
        """A value that was tried, or what is pressed to see it."""
        card, side = one
        value = worth(side, (card,))
        if is_tried:
            fits = desk.is_answered and COUNTED[Goal.MOST_DIVISIBLE_BY_3](value)
            return td(in_text(value), " ✓" if fits else None, cls="mg-fits" if fits else None)
        shown = press(
            "?",
            desk.offers(Touch("try", value=self.write((one,)))),
            key=f"try-{card}-{side}",
            kind="mg-roll-field",
            aria_label=say("each-field", card=face_text(card), side=side),
        )
        return td(shown, cls="mg-untried")

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("try", value=value) if found := self.tried(value):
                ((card, side),) = found[:1]
                said = say("each-makes", card=face_text(card), side=side, value=worth(side, (card,)))
                return AnswerChange(self.write(self.tried(f"{desk.draft}, {value}")), said)
        return AnswerChange()


def trying_each(cards: Cards) -> TryEach:
    """The board for some cards."""
    return TryEach(prompt=say("each-try"), why=Explanation(""), cards=cards)
