"""Cards of FORMULA to be looked at in a question: the formula on the table, and a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathgames_widgets.questions.question import Figure

from .. import Cards, Rules, Sign, Table
from ..rules.cards import Pile, Place
from ..table.turn import begin
from ..words.sentences import cards_text

if TYPE_CHECKING:
    from mathgames_widgets.page.html import Element


def face_up(left: str, sign: str, right: str, answer: str) -> Table:
    """A table without covered cards, a Joker written with its digit: `J3`. Without sign and answer nobody has opened.

    >>> face_up("8", "x", "4", "J32").formula.is_true
    True
    """
    return Table(_piles(left), Sign(sign) if sign else None, _piles(right), _piles(answer))


def _piles(text: str) -> tuple[Pile, ...]:
    piles: list[Pile] = []
    joker = False
    for sign in text:
        if sign == "J":
            joker = True
            continue
        piles.append(Pile("J" if joker else sign, int(sign)))
        joker = False
    return tuple(piles)


@dataclass(frozen=True, slots=True)
class OnTable(Figure):
    """The formula on the table."""

    table: Table

    def plain(self) -> str:
        left, right, answer = (_digits(self.table, place) for place in Place)
        sign = "?" if self.table.sign is None else str(self.table.sign)
        return f"On the table: {left} {sign} {right} = {answer}."

    def draw(self) -> Element:
        from mathgames_widgets.page.html import div
        from mathgames_widgets.table.screen import Screen

        from ..table.playing import Desk, equation

        desk = Desk(begin(self.table, (), Rules()), Screen(()), is_live=False)
        return div(equation(desk), cls="mg-figure mg-formula-figure")


def _digits(table: Table, place: Place) -> str:
    return "".join("?" if pile.digit is None else str(pile.digit) for pile in table.number(place)) or "?"


@dataclass(frozen=True, slots=True)
class InHand(Figure):
    """Some cards of a hand."""

    cards: Cards

    def plain(self) -> str:
        return f"In your hand: {cards_text(self.cards)}."

    def draw(self) -> Element:
        from mathgames_widgets.page.html import div

        from ..table.parts import number_card

        faces = [number_card(card, key=f"figure{at}") for at, card in enumerate(self.cards)]
        size = f"--n:{len(faces)}"
        return div(*faces, cls="mg-figure mg-hand mg-number-hand", style=size, role="group", aria_label=self.plain())
