"""A hand to be tried out: seven different digits, and which of all tables they open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.question import Question
from mathgames_widgets.table.screen import Select

from ...analysis.chances import HAND, opens
from ...rules.cards import Cards

say = room(__name__)

DIGITS = range(10)
PAIRS = tuple(permutations(DIGITS, 2))
"""Two different cards on the table; the order counts."""
FEW = 6
"""So many pairs that stay closed are named."""


def closed(hand: Cards) -> list[tuple[int, int]]:
    """The pairs of different digits that a hand does not open.

    >>> closed(tuple("0124578"))
    [(4, 9), (5, 6), (7, 9)]
    """
    return [pair for pair in PAIRS if not opens(hand, *pair)]


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldSeven(Question, AnsweredWithCards):
    """A board: digits are taken, and a square for each table fills where they open it.

    Its text is the digits in hand and the best seven so far: "0 1 2; 0124578".
    """

    @property
    def solution(self) -> Cards:
        return ()

    def write(self, answer: Cards) -> str:
        return " ".join(answer)

    def _standing(self, draft: str) -> tuple[Cards, Cards]:
        held, best = [*draft.split(";"), ""][:2]
        return tuple(held.split()), tuple(best.strip())

    def _said(self, held: Cards) -> str:
        left = closed(held)
        return say("hold-opens", opens=len(PAIRS) - len(left), held=len(held), closed=self._named(left))

    def _named(self, left: list[tuple[int, int]]) -> list[str] | None:
        return [f"({one}, {other})" for one, other in left] if len(left) <= FEW else None

    def cards_on(self, desk: AnswerDesk) -> Element:
        held, best = self._standing(desk.draft)
        digits = (
            press(
                digit,
                desk.offers(Select(digit)) if f"{digit}" in held or len(held) < HAND else None,
                key=f"hold{digit}",
                kind="mg-adder",
                aria_label=say("hold-digit", digit=digit),
                aria_pressed=str(f"{digit}" in held).lower(),
            )
            for digit in DIGITS
        )
        most = len(PAIRS) - len(closed(best))
        return div(
            div(span(say("hold-label")), *digits, cls="mg-adders"),
            p(self._said(held), cls="mg-advice", data_key="hold-said"),
            div(*self._squares(held), cls="mg-hand-tables", aria_hidden="true", data_key="tables"),
            p(say("hold-best", most=most, digits=list(best)), data_key="hold-best") if best else None,
            cls="mg-bars-room",
            data_key="hold-room",
        )

    def _squares(self, held: Cards) -> Iterator[Element]:
        """A row for each first digit, a column for each second one; no table has the same digit twice here."""
        shut = {*closed(held)}
        yield span(cls="mg-hand-line")
        yield from (span(second, cls="mg-hand-line") for second in DIGITS)
        for first in DIGITS:
            yield span(first, cls="mg-hand-line")
            for second in DIGITS:
                is_open = first != second and (first, second) not in shut
                kind = "" if first == second else "mg-hand-square"
                yield span(cls=f"{kind} mg-hand-opens" if is_open else kind)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        held, best = self._standing(desk.draft)
        match thing:
            case Select(int(digit)) if f"{digit}" in held:
                held = tuple([card for card in held if card != f"{digit}"])
            case Select(int(digit)) if len(held) < HAND:
                held = tuple(sorted([*held, f"{digit}"]))
            case _:
                return AnswerChange()
        if len(held) == HAND and (not best or len(closed(held)) < len(closed(best))):
            best = held
        return AnswerChange(f"{' '.join(held)}; {''.join(best)}", self._said(held))


def seven() -> HoldSeven:
    """The board on which seven digits are chosen."""
    return HoldSeven(prompt=say("hold-prompt"), why=Explanation(""))
