"""What Matician has on paper: both decks, a mat for an equation, and a sheet for the rounds."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in
from mathgames_widgets.questions.pictures import NumberLine

from ..rules.cards import DECK, SYMBOL_DECK, Equation
from ..rules.state import TITLE
from ..table.parts import hand_card, symbol_card
from ..words.rules import rules_in_short
from .pictures import EquationCards

say = room(__name__)

PICTURES = ("laid", "one-minus", "two-minuses")
"""What is shown beside the rules, by the ids of their messages."""


def packs() -> tuple[Pack, ...]:
    """The decks: symbols and numbers are shuffled apart."""
    symbols = [symbol_card(symbol, key=f"symbol.{at}") for at, symbol in enumerate(SYMBOL_DECK)]
    numbers = [hand_card(face, key=f"card.{at}") for at, face in enumerate(DECK)]
    return Pack(say("pack-symbols"), tuple(symbols)), Pack(say("pack-numbers"), tuple(numbers))


def boards() -> tuple[Element, ...]:
    """The rules, a mat for each player, and the rounds."""
    return (rules(), _mat(), _rounds())


def rules() -> Element:
    """The rules on a page: an equation, the same with a minus card, and with two of them."""
    laid = [EquationCards(Equation("13", "-", "4", minuses)).draw() for minuses in ((0, 0), (0, 1), (1, 1))]
    pictures = tuple([((equation,), say.by("picture", name)) for equation, name in zip(laid, PICTURES, strict=True)])
    return rules_leaf(TITLE, rules_in_short(), pictures)


def _mat() -> Element:
    minuses, number = say("mat-minuses"), say("mat-number")
    names = (minuses, "", minuses, number, say("mat-symbol"), number)
    places = [div(span(name), cls="mg-mat-place" if name else None) for name in names]
    worth = p(blank(say("mat-worth")), blank(say("mat-after")), cls="mg-name-line")
    line = NumberLine(-30, 30).draw()
    return leaf(say("mat-title"), div(*places, cls="mg-mat"), worth, line, named=False, cls="mg-mat-leaf")


def _rounds() -> Element:
    said = p(say("rounds-said"))
    columns = (
        *(say("rounds-equation"), say("rounds-value"), say("rounds-after")),
        *(say("rounds-highest"), say("rounds-points")),
    )
    return leaf(say("rounds-title"), said, to_fill_in("", columns, [""] * 12), NumberLine(-30, 30).draw())
