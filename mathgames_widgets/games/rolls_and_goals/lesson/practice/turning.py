"""Cards laid behind every side of a die, one at a time: a table of what they make fills as it is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import EVERY_SIDE, Card, Cards, Goal, value_of
from ...rules.scoring import COUNTED
from ...words.sentences import face_text

say = room(__name__)

Tried = tuple[Card, int]
"""A card, and the side of the die or the value that it lies behind."""
OWN = range(-12, 13)
OWN_FIRST = 0
"""The values of one's own that can be tried, and the one that stands there first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TryEach(Question, AnsweredWithCards):
    """A board: each card can be laid behind each side of a die, and behind a value of one's own.

    Its text is that value, and what was tried, "-3 | +3 4, x2 1".

    >>> trying_each(("+3", "x2")).tried("9 | +3 4, x2 99, x2 9, x2 1")
    (('+3', 4), ('x2', 1), ('x2', 9))
    """

    is_to_play: ClassVar[bool] = True

    cards: Cards

    @property
    def every(self) -> tuple[Tried, ...]:
        """All that can be tried."""
        return tuple([(card, value) for card in self.cards for value in dict.fromkeys((*OWN, *EVERY_SIDE))])

    @property
    def solution(self) -> tuple[Tried, ...]:
        return ()

    def write(self, answer: tuple[Tried, ...]) -> str:
        return ", ".join([f"{card} {side}" for card, side in answer])

    def tried(self, draft: str) -> tuple[Tried, ...]:
        """What was tried, in the order of the table; what cannot be is left out."""
        names = {*draft.rpartition("| ")[2].split(", ")}
        return tuple([one for one in self.every if self.write((one,)) in names])

    @staticmethod
    def own(draft: str) -> int:
        """The value of one's own."""
        value = draft.rpartition(" |")[0]
        return int(value) if value in map(str, OWN) else OWN_FIRST

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
        own = self.own(desk.draft)
        columns = (*EVERY_SIDE, own)
        rows: Iterator[Element] = (
            tr(
                th(face_text(card), scope="row"),
                *[self._field((card, value), (card, value) in tried, desk, at) for at, value in enumerate(columns)],
                data_key=f"try-row-{card}",
            )
            for card in self.cards
        )
        head = thead(tr(td(), *sides, self._own_head(own, desk)))
        drawn = table(head, tbody(*rows), cls="mg-entries mg-six-results mg-try-each")
        fitting = sorted({*filter(counts, columns)})
        said = say("each-fits", values=fitting) if desk.is_answered else say("each-how")
        return div(drawn, p(said, cls="mg-advice", data_key="each-said"), cls="mg-entries-room", data_key="try-each")

    def _own_head(self, own: int, desk: AnswerDesk) -> Element:
        """The value of one's own, between what makes it less and more."""
        less, more = (
            press(
                sign,
                desk.offers(Touch("own", steps=by)) if own + by in OWN else None,
                key=f"own{by}",
                kind="mg-own-step",
                aria_label=say("each-own-step", value=own + by),
            )
            for sign, by in (("−", -1), ("+", 1))
        )
        fits = desk.is_answered and COUNTED[Goal.MOST_DIVISIBLE_BY_3](own)
        return th(
            div(less, span(in_text(own), data_key="own-value"), more, cls="mg-tried-value"),
            scope="col",
            cls="mg-fits" if fits else None,
        )

    def _field(self, one: Tried, is_tried: bool, desk: AnswerDesk, at: int) -> Element:
        """A value that was tried, or what is pressed to see it."""
        card, side = one
        value = value_of(side, (card,))
        if is_tried:
            fits = desk.is_answered and COUNTED[Goal.MOST_DIVISIBLE_BY_3](value)
            return td(in_text(value), " ✓" if fits else None, cls="mg-fits" if fits else None)
        shown = press(
            "?",
            desk.offers(Touch("try", value=self.write((one,)))),
            key=f"try-{card}-{at + 1}",
            kind="mg-roll-field",
            aria_label=say("each-field", card=face_text(card), side=side),
        )
        return td(shown, cls="mg-untried")

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("try", value=value) if found := self.tried(value):
                ((card, side),) = found[:1]
                said = say("each-makes", card=face_text(card), side=side, value=value_of(side, (card,)))
                return self._changed(self.own(desk.draft), (*self.tried(desk.draft), *found), said)
            case Touch("own", steps=by) if (own := self.own(desk.draft) + by) in OWN:
                return self._changed(own, self.tried(desk.draft), say("each-own", value=own))
        return AnswerChange()

    def _changed(self, own: int, tried: tuple[Tried, ...], said: str) -> AnswerChange:
        return AnswerChange(f"{own} | {self.write(tried)}", said)


def trying_each(cards: Cards) -> TryEach:
    """The board for some cards."""
    return TryEach(prompt=say("each-try"), why=Explanation(""), cards=cards)
