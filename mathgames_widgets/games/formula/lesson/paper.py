"""What FORMULA has on paper: its 57 cards, a sheet for the formulas of a round, and the score sheet."""

from __future__ import annotations

from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.page.html import Element, p
from mathgames_widgets.page.paper import Pack, leaf, rules_leaf, to_fill_in

from ..rules.cards import DECK
from ..rules.state import TITLE
from ..table.parts import SPOKEN, number_card, symbol_card
from ..words.rules import rules_in_short

ROWS = [f"{turn}." for turn in range(1, 23)]
PLAYERS = ("", "", "", "", "")


def packs() -> tuple[Pack, ...]:
    """The number cards and the five yellow ones, which lie open."""
    numbers = [number_card(face, key=f"{face}.{at}") for at, face in enumerate(DECK)]
    signs = [symbol_card(str(sign), SPOKEN[sign], key=str(sign)) for sign in Sign]
    return (Pack("cards", (*numbers, *signs, symbol_card("=", "equals", key="="))),)


def boards() -> tuple[Element, ...]:
    """The rules, a record of the formulas, and the points."""
    return (rules_leaf(TITLE, rules_in_short()), _record(), _scores())


def _record() -> Element:
    said = p("Write each formula down as soon as it lies there, and let your neighbor check it.")
    columns = ("Player", "number", "sign", "number", "=", "answer", "cards laid")
    return leaf(f"{TITLE}: our formulas", said, to_fill_in("", columns, ROWS))


def _scores() -> Element:
    said = p("Points for the cards laid, 10 for the first one out, minus the cards left. Write the names above.")
    rounds = [f"Round {number}" for number in range(1, 11)]
    return leaf(f"{TITLE}: score sheet", said, to_fill_in("", ("", *PLAYERS), [*rounds, "Total"]), named=False)
