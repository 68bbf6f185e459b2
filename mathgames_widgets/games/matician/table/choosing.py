"""Symbols on offer: what lies there to be taken, and who takes when."""

from __future__ import annotations

from mathgames_widgets.page.cards import badge, group, note, room
from mathgames_widgets.page.html import Element, li, ol, p, span
from mathgames_widgets.table.screen import Do, Screen

from ..rules.state import Take, View
from ..words.sentences import SPOKEN, turn_says, waiting_says
from .parts import symbol_card
from .playing import desk_of, hand_room


def drafting(view: View, screen: Screen) -> list[Element | None]:
    """The offer, the order of taking, and the seat's hand, which is known already."""
    plays = view.player is not None and view.player in view.active
    return [
        _offer_room(view, screen),
        hand_room(desk_of(view, screen)) if plays else None,
    ]


def _offer_room(view: View, screen: Screen) -> Element:
    takes = view.is_my_turn and screen.is_live
    return room(
        "Symbols to be taken",
        p(turn_says(view), cls="mg-advice") if takes else None,
        group(
            *(_symbol(view, screen, at, takes) for at in range(len(view.offer))),
            key="offer",
            label="Symbols to be taken",
            cls="mg-hand mg-symbol-offer",
        ),
        None if view.is_my_turn else note(waiting_says(view, screen.names), key="waiting"),
        _order(view, screen),
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


def _order(view: View, screen: Screen) -> Element:
    """Who takes in which order; the first place goes round the table."""
    return ol(
        *(
            li(
                span(screen.name(seat), cls="mg-name"),
                badge("you", cls="mg-you") if seat == view.player else None,
                badge("now") if place == 0 else None,
                cls="mg-in-line",
                data_key=f"line{seat}",
            )
            for place, seat in enumerate(view.order)
        ),
        cls="mg-line-up",
        aria_label="Order of taking",
    )
