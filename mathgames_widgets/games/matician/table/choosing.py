"""Symbols on offer: what lies there to be taken."""

from __future__ import annotations

from mathgames_widgets.page.cards import group, part
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.screen import Do, Screen

from ..rules.state import Take, View
from ..words.sentences import SPOKEN
from .parts import symbol_card


def offered(view: View, screen: Screen) -> Element:
    """The symbols that lie open; each is a button while it is one's turn."""
    takes = view.is_my_turn and screen.is_live
    symbols = [_symbol(view, screen, at, takes) for at in range(len(view.offer))]
    return part(
        "aim",
        group(*symbols, key="offer", label="Symbols to take", cls="mg-symbol-offer"),
        label="Symbols to take",
        key="offer-room",
    )


def _symbol(view: View, screen: Screen, at: int, takes: bool) -> Element:
    symbol = view.offer[at]
    copy = view.offer[:at].count(symbol)
    return symbol_card(
        symbol,
        key=f"offer{symbol}.{copy}",
        label=f"take the symbol {SPOKEN[symbol]}" if takes else f"symbol {SPOKEN[symbol]}",
        offer=screen.offers(Do(Take(symbol))) if takes else None,
    )
