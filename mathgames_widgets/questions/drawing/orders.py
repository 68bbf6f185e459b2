"""Every order of some cards, laid row by row and counted; afterwards other cards and signs come to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, details, div, p, span, strong, summary
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk
from mathgames_widgets.questions.drawing.cards import Laid
from mathgames_widgets.questions.drawing.family import LayRows
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import AnswerOutcome, Figure
from mathgames_widgets.questions.reading import Half, Reading

say = room(__name__)

BEYOND = "|"
"""Between the rows and what was chosen after the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryOrder(LayRows):
    """Three cards in every order, with a sign and = between them; true or not is no matter. The text is "2 4 8; 2 8 4".

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> asked = EveryOrder(prompt="", why=Explanation(""), cards=("2", "4", "8"), sign=Sign.PLUS, more="3")
    >>> asked.judge("2 4 8; 2 8 4; 4 2 8").said
    'Not finished: 3 different ones so far. More can begin with 4 and 8.'
    >>> asked.judge("2 4 8; 2 4 8").said
    'Not yet. You have 2 + 4 = 8 twice.'
    """

    sign: Sign
    more: str
    """The card that may come to them afterwards."""

    @property
    def parts(self) -> int:
        return len(self.cards)

    @property
    def places(self) -> tuple[str, ...]:
        """One row more than there are orders: how many there are is for the learner to find."""
        return tuple([say("order-row", row=row) for row in range(1, len(self.solution) + 2)])

    @property
    def solution(self) -> Laid:
        return tuple(permutations(self.cards))

    @property
    def shape(self) -> str:
        return "mg-family mg-orders"

    def fits(self, cards: tuple[str, ...], face: str) -> bool:
        return face not in cards

    def without(self, cards: list[str], at: int) -> list[str]:
        """The last card lies down by itself, so it goes with the one before it."""
        return cards[: min(at, self.parts - 2)]

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """In a row where one card is left, it lies down by itself."""
        match thing:
            case Touch("beyond", value=value):
                draft = f"{desk.draft.partition(BEYOND)[0]}{BEYOND}{value}"
                return AnswerChange(draft, self._told_beyond(*self._chosen_beyond(draft)), goes_on=True)
        change = LayRows.taken(self, desk, thing)
        rows = self._drafted(change.draft or "")
        full = tuple([(*row, *(set(self.cards) - set(row))) if len(row) == self.parts - 1 else row for row in rows])
        said = change.said.removesuffix(self.now(rows)).strip()
        return replace(change, draft=self.write(full), said=f"{said} {self.now(full)}")

    # ── reading and judging ───────────────────────────────────────────────────────────────────────────────────────

    def _drafted(self, text: str) -> Laid:
        return LayRows._drafted(self, text.partition(BEYOND)[0])

    def read(self, text: str) -> Laid:
        rows = LayRows.read(self, text)
        for row, cards in enumerate(rows, 1):
            if 0 < len(cards) < self.parts:
                raise Half(say("order-half", row=row))
        return tuple([cards for cards in rows if cards])

    def check(self, answer: Any) -> Any:
        return tuple(answer)

    def say(self, answer: Laid) -> str:
        return say("order-said", formulas=list(map(self._in_signs, answer)))

    def _in_signs(self, row: tuple[str, ...]) -> str:
        left, right, end = row
        return f"{left} {self.sign} {right} = {end}"

    def is_right(self, answer: Laid) -> bool:
        return sorted(answer) == sorted(self.solution)

    def _judged(self, given: Reading) -> Any:
        """Orders that are all different, but not all of them, are not finished."""
        rows: Laid = given.answer
        if len(set(rows)) == len(rows) < len(self.solution):
            first = [card for card in self.cards if sum(row[0] == card for row in rows) < self.parts - 1]
            return self._not_right(AnswerOutcome.UNFINISHED, say("order-unfinished", found=len(rows), first=first))
        return LayRows._judged(self, given)

    @property
    def praise(self) -> str:
        return say("order-right", many=len(self.solution))

    def lacks(self, answer: Laid) -> str:
        twice = next(row for row in answer if answer.count(row) > 1)
        return say("family-twice", formula=self._in_signs(twice))

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def cards_on(self, desk: AnswerDesk) -> Element:
        desk_now = LayRows.cards_on(self, desk)
        return div(desk_now, self._beyond(desk), data_key="orders") if desk.is_shown else desk_now

    def above(self, laid: Laid, desk: AnswerDesk) -> Iterator[Element]:
        if not desk.is_shown:
            yield p(self.now(laid) if any(laid) else say("order-begin"), cls="mg-advice", data_key="now")

    def _hand(self, laid: Laid, desk: AnswerDesk) -> Element:
        """Nothing once every order lies there: what comes next needs the room."""
        return div(data_key="no-hand") if desk.is_shown else LayRows._hand(self, laid, desk)

    def state(self, laid: Laid, place: int, desk: AnswerDesk) -> str:
        """A row comes into sight when the one before it is full."""
        if laid[place] or (place == self.next_place(laid) and not desk.is_shown):
            return LayRows.state(self, laid, place, desk)
        return "mg-later"

    def between(self, cards: list[Element]) -> list[object]:
        left, right, end = self.with_gaps(cards)
        return [left, span(str(self.sign), cls="mg-lay-equals"), right, span("=", cls="mg-lay-equals"), end]

    def now(self, laid: Laid) -> str:
        done = {row for row in laid if len(row) == self.parts}
        return say("order-now", found=len(done), sign=str(self.sign))

    def _beyond(self, desk: AnswerDesk) -> Element:
        """Other cards and signs to choose: a dot for each formula, in the row of its first card below its sign.

        Nothing counts the dots of the cards of the question: how many there are is asked next, which are true later.
        """
        cards, signs = self._chosen_beyond(desk.draft)
        chosen = "".join((*cards, *signs))
        formulas = self._formulas_of(cards, signs)
        return details(
            summary(say("order-more")),
            div(
                div(
                    self._switches(sorted((*self.cards, self.more)), chosen, len(cards) > self.parts, desk),
                    self._switches(SIGN_VALUES, chosen, len(signs) > 1, desk),
                    p(self._told_beyond(cards, signs), data_key="told"),
                    data_key="choices",
                ),
                _table_of_dots(formulas),
                cls="mg-order-beyond",
            ),
            open=True,
            data_key="beyond",
        )

    def _chosen_beyond(self, draft: str) -> tuple[list[str], list[str]]:
        """The cards and the signs that are chosen after the answer; at first those of the question."""
        chosen = draft.partition(BEYOND)[2] or "".join((*self.cards, self.sign.value))
        cards, signs = sorted((*self.cards, self.more)), SIGN_VALUES
        return [card for card in cards if card in chosen], [sign for sign in signs if sign in chosen]

    def _formulas_of(self, cards: list[str], signs: list[str]) -> list[Formula]:
        return _every_formula(list(map(int, cards)), list(map(Sign, signs)))

    def _told_beyond(self, cards: list[str], signs: list[str]) -> str:
        """How many formulas those are, with more cards than the question has."""
        formulas = self._formulas_of(cards, signs)
        if len(cards) == self.parts:
            return say("order-dots")
        orders = len(formulas) // len(signs)
        return say("order-beyond", orders=orders, signs=len(signs), formulas=len(formulas))

    def _switches(self, every: list[str], chosen: str, may_go: bool, desk: AnswerDesk) -> Element:
        """Cards or signs, each to be pressed in or out."""
        switches = [
            press(
                self.shown(card),
                desk.offers(Touch("beyond", value=chosen.replace(card, "") if card in chosen else chosen + card))
                if may_go or card not in chosen
                else None,
                key=f"beyond-{card}",
                aria_pressed=str(card in chosen).lower(),
            )
            for card in every
        ]
        return div(*switches, cls="mg-bar mg-habits", data_key=f"switches-{every[0]}")


SIGN_VALUES = [sign.value for sign in Sign]


@dataclass(frozen=True, slots=True)
class TrueOnes(Figure):
    """Every formula of three different numbers as a dot; the true ones, which were found, are filled.

    >>> TrueOnes((2, 4, 8)).plain()
    'Each dot is one of the 24 formulas. The 4 true ones are filled.'
    """

    numbers: tuple[int, ...]

    def plain(self) -> str:
        every = self._every
        return say("order-true", true=sum(one.is_true for one in every), every=len(every))

    def draw(self) -> Element:
        return div(p(self.plain(), cls="mg-advice"), _table_of_dots(self._every, is_told=True), data_key="true-ones")

    @property
    def _every(self) -> list[Formula]:
        return _every_formula(self.numbers, list(Sign))


def _every_formula(numbers: Sequence[int], signs: Sequence[Sign]) -> list[Formula]:
    """The formulas with three of the numbers, true or not."""
    return [Formula(left, sign, right, end) for left, right, end in permutations(numbers, 3) for sign in signs]


def _table_of_dots(formulas: list[Formula], *, is_told: bool = False) -> Element:
    """A dot for each formula, in the row of its first number below its sign."""
    signs, firsts = (dict.fromkeys(parts) for parts in zip(*((one.sign, one.left) for one in formulas), strict=True))
    heads = [span(str(sign), cls="mg-order-sign", data_key=f"head-{sign.value}") for sign in signs]
    lines = [
        (
            strong(say("order-first", card=f"{first}"), data_key=f"line-{first}"),
            *(_dots([one for one in formulas if (one.left, one.sign) == (first, sign)], is_told) for sign in signs),
        )
        for first in firsts
    ]
    return div(span(), *heads, *lines, cls="mg-order-table", style=f"--n: {len(signs)}", data_key="dots")


def _dots(formulas: list[Formula], is_told: bool) -> Element:
    """A dot for each of some formulas; which are true is told, or is for the learner to find."""
    true = sum(one.is_true for one in formulas) if is_told else 0
    dots = [span(cls="mg-day mg-practiced" if at < true else "mg-day") for at in range(len(formulas))]
    label = say("order-many-true", many=len(formulas), true=true) if is_told else say("order-many", many=len(formulas))
    return div(*dots, cls="mg-order-dots", role="img", aria_label=label)
