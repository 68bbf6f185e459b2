"""What FORMULA has on paper: its 57 cards, a sheet for the formulas of a round, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.html import Element, p
from mathgames_widgets.page.paper import Pack, leaf, rules_leaf, to_fill_in

from ..rules.cards import DECK
from ..rules.state import TITLE
from ..table.parts import equals_card, number_card, symbol_card
from ..words.rules import rules_in_short
from .pictures import InHand, OnTable, face_up

say = room(__name__)

ROWS = [f"{turn}." for turn in range(1, 23)]
PLAYERS = ("", "", "", "", "")


def packs() -> tuple[Pack, ...]:
    """The number cards and the five yellow ones, which lie open."""
    numbers = [number_card(face, key=f"{face}.{at}") for at, face in enumerate(DECK)]
    signs = [symbol_card(sign, key=str(sign)) for sign in Sign]
    return (Pack(say("pack-cards"), (*numbers, *signs, equals_card(key="="))),)


def boards() -> tuple[Element, ...]:
    """The rules, a record of the formulas, and the points."""
    return (rules(), _record(), _scores())


def rules() -> Element:
    """The rules on a page: a formula, a play that keeps some of its cards, and one with a Joker."""
    pictures = (
        ((OnTable(face_up("3", "+", "6", "9")).draw(),), say("picture-formula")),
        ((InHand(("1", "1")).draw(), OnTable(face_up("13", "+", "6", "19")).draw()), say("picture-play")),
        ((InHand(("J", "2")).draw(), OnTable(face_up("3", "x", "J4", "12")).draw()), say("picture-joker")),
    )
    return rules_leaf(TITLE, rules_in_short(), pictures)


def _record() -> Element:
    said = p(say("record-how"))
    number = say("record-number")
    columns = (say("record-player"), number, say("record-sign"), number, "=", say("record-answer"), say("record-laid"))
    return leaf(say("record-title", game=TITLE), said, to_fill_in("", columns, ROWS))


def _scores() -> Element:
    said = p(say("scores-how"))
    rounds = [say("scores-round", round=number) for number in range(1, 11)]
    return leaf(
        say("scores-title", game=TITLE),
        said,
        to_fill_in("", ("", *PLAYERS), [*rounds, say("scores-total")]),
        named=False,
    )
