"""A hand to be tried out: seven different digits, and which of all tables they open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import group, press
from mathgames_widgets.page.html import Element, button, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.question import Question
from mathgames_widgets.table.screen import Select

from ...analysis.chances import HAND, opened_with, openings, opens
from ...rules.cards import Cards

say = room(__name__)

DIGITS = range(10)
PAIRS = tuple(permutations(DIGITS, 2))
"""Two different cards on the table; the order counts."""
MOST_OPENED = 87
"""So many of these pairs can seven different digits open, and no more."""
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

    Its text is the digits in hand, the best seven so far, and the table that was pressed: "0 1 2; 0124578; 36".
    """

    @property
    def solution(self) -> Cards:
        return ()

    def write(self, answer: Cards) -> str:
        return " ".join(answer)

    def _standing(self, draft: str) -> tuple[Cards, Cards, str]:
        held, best, pair = [*draft.split(";"), "", ""][:3]
        return tuple(held.split()), tuple(best.strip()), pair.strip()

    def _said(self, held: Cards) -> str:
        left = closed(held)
        many = len(PAIRS) - len(left)
        return say("hold-opens", opens=many, held=len(held), closed=self._named(left), is_most=many == MOST_OPENED)

    def _named(self, left: list[tuple[int, int]]) -> list[str] | None:
        return [f"({one}, {other})" for one, other in left] if len(left) <= FEW else None

    def cards_on(self, desk: AnswerDesk) -> Element:
        held, best, pair = self._standing(desk.draft)
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
            group(
                *self._squares(held, pair, desk),
                key="tables",
                label=say("hold-tables"),
                cls="mg-hand-tables",
                data_grid=True,
            ),
            p(self._of_pair(held, pair), cls="mg-advice", data_key="hold-pair"),
            p(say("hold-best", most=most, digits=list(best)), data_key="hold-best") if best else None,
            cls="mg-bars-room",
            data_key="hold-room",
        )

    def _of_pair(self, held: Cards, pair: str) -> str:
        """With which formulas the digits open the table that was pressed, or which ones it would take."""
        if not pair:
            return say("hold-press")
        first, second = map(int, pair)
        found = [str(one) for one in opened_with(held, first, second)]
        lacks = [_lacking(one, held) for one in openings(first, second)] if not found else []
        return say("hold-pair", opens=len(found), first=first, second=second, formulas=found, lacks=lacks)

    def _squares(self, held: Cards, pair: str, desk: AnswerDesk) -> Iterator[Element]:
        """A row for each first digit, a column for each second one; no table has the same digit twice here."""
        shut = {*closed(held)}
        yield span(cls="mg-hand-line")
        yield from (span(second, cls="mg-hand-line") for second in DIGITS)
        for first in DIGITS:
            yield span(first, cls="mg-hand-line")
            for second in DIGITS:
                if first == second:
                    yield span()
                    continue
                is_open = (first, second) not in shut
                yield button(
                    type="button",
                    cls="mg-hand-square mg-hand-opens" if is_open else "mg-hand-square",
                    aria_label=say("hold-table", first=first, second=second, open=is_open),
                    aria_pressed=str(pair == f"{first}{second}").lower(),
                    data_n=desk.offers(Select((first, second))),
                    data_key=f"table{first}{second}",
                )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        held, best, pair = self._standing(desk.draft)
        match thing:
            case Select((int(first), int(second))):
                pair = f"{first}{second}"
                return AnswerChange(_drafted(held, best, pair), self._of_pair(held, pair))
            case Select(int(digit)) if f"{digit}" in held:
                held = tuple([card for card in held if card != f"{digit}"])
            case Select(int(digit)) if len(held) < HAND:
                held = tuple(sorted([*held, f"{digit}"]))
            case _:
                return AnswerChange()
        if len(held) == HAND and (not best or len(closed(held)) < len(closed(best))):
            best = held
        return AnswerChange(_drafted(held, best, pair), self._said(held))


def _lacking(formula: Formula, held: Cards) -> str:
    """The first card that a hand has not often enough for the answer of a formula."""
    needed = Counter(str(formula.answer))
    digit = next(iter(needed - Counter(held)))
    return say("hold-lacks", formula=f"{formula}", digit=digit, needed=needed[digit], held=held.count(digit))


def _drafted(held: Cards, best: Cards, pair: str) -> str:
    return "; ".join([" ".join(held), "".join(best), *([pair] if pair else [])])


def seven() -> HoldSeven:
    """The board on which seven digits are chosen."""
    return HoldSeven(prompt=say("hold-prompt"), why=Explanation(""))
