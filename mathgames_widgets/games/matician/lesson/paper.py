"""What Matician has on paper: both decks, a mat for an equation, and a sheet for the rounds."""

from __future__ import annotations

from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.page.paper import Pack, blank, leaf, rules_leaf, to_fill_in
from mathgames_widgets.questions.pictures import NumberLine

from ..rules.cards import DECK, SYMBOL_DECK
from ..rules.state import POINTS_TO_WIN, TITLE
from ..table.parts import hand_card, symbol_card
from ..words.rules import rules_in_short

PLACES = ("minus cards", "", "minus cards", "number", "symbol", "number")


def packs() -> tuple[Pack, ...]:
    """The decks: symbols and numbers are shuffled apart."""
    symbols = [symbol_card(symbol, key=f"symbol.{at}") for at, symbol in enumerate(SYMBOL_DECK)]
    numbers = [hand_card(face, key=f"card.{at}") for at, face in enumerate(DECK)]
    return Pack("symbols", tuple(symbols)), Pack("numbers and minus cards", tuple(numbers))


def boards() -> tuple[Element, ...]:
    """The rules, a mat for each player, and the rounds."""
    return (rules_leaf(TITLE, rules_in_short()), _mat(), _rounds())


def _mat() -> Element:
    places = [div(span(name), cls="mg-mat-place" if name else None) for name in PLACES]
    worth = p(blank("Worth before the minus cards"), blank("and after"), cls="mg-name-line")
    line = NumberLine(-30, 30).draw()
    return leaf(f"{TITLE}: my equation", div(*places, cls="mg-mat"), worth, line, named=False, cls="mg-mat-leaf")


def _rounds() -> Element:
    said = p(f"The highest value in a round gets a point; {POINTS_TO_WIN} points win.")
    columns = ("My equation", "its value", "after the minus cards", "highest", "points so far")
    return leaf(f"{TITLE}: my rounds", said, to_fill_in("", columns, [""] * 12), NumberLine(-30, 30).draw())
