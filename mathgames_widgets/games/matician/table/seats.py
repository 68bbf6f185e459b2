"""Everyone at the table: points, symbols, what lies face down beside them, and where a minus card is aimed."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.page.cards import badge, note, room
from mathgames_widgets.page.html import Element, div, li, span, ul
from mathgames_widgets.table.screen import Screen

from ..rules.cards import LEFT, RIGHT, Cards, Side
from ..rules.state import Phase, View
from ..words.sentences import SPOKEN, cards_text, redealt_says
from .parts import face_down, hand_card, no_card, points_badge, symbol_card
from .playing import Aim, Aims, at_side, zone_of


def seats(view: View, screen: Screen, aims: Aims) -> Element:
    """Everyone, with the equation before each as far as it is seen."""
    return room(
        "At the table",
        ul(*(_seat(view, screen, aims, seat) for seat in range(view.players)), cls="mg-players mg-equation-players"),
        key="players",
    )


def _seat(view: View, screen: Screen, aims: Aims, seat: Player) -> Element:
    mine = seat == view.player
    return li(
        div(
            span(screen.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if mine else None,
            points_badge(view.points[seat]),
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        None if mine else _equation(view, screen, aims, seat),
        cls=f"mg-player mg-seat-card{' mg-mine' if mine else ''}{' mg-acts' if seat in view.to_act else ''}",
        data_key=f"player{seat}",
    )


def _status(view: View, seat: Player) -> str:
    if seat not in view.active:
        return "has three points"
    match view.phase:
        case Phase.DRAFT if seat in view.order:
            place = view.order.index(seat)
            return "takes now" if place == 0 else "takes next" if place == 1 else "takes later"
        case Phase.DRAFT:
            return "has taken"
        case Phase.NUMBERS:
            return "ready" if view.ready[seat] else "laying numbers"
    return "has chosen" if view.chosen[seat] else "choosing"


def _equation(view: View, screen: Screen, aims: Aims, seat: Player) -> Element | None:
    """A player's symbol, face up, and a card face down on each side of it."""
    symbol = view.symbols[seat]
    if symbol is None or seat not in view.active:
        return None
    name = screen.name(seat)
    return div(
        _side(view, aims, seat, LEFT),
        symbol_card(symbol, key=f"symbol{seat}", size="mg-small-symbol", label=f"symbol {SPOKEN[symbol]}"),
        _side(view, aims, seat, RIGHT),
        cls="mg-laid-equation",
        role="group",
        aria_label=f"Equation of {name}",
        data_group=f"equation{seat}" if aims.targets else None,
        data_key=f"equation{seat}",
    )


def _side(view: View, aims: Aims, seat: Player, side: Side) -> Element:
    aim = Aim(seat, side)
    key = f"number{seat}.{side}"
    lies = view.ready[seat] or view.phase is Phase.SABOTAGE
    return span(
        at_side(aims, aim),
        face_down(side, key=key, size="mg-small-card") if lies else no_card(side, key=key),
        cls="mg-side-cards",
        data_zone=zone_of(aim) if aim in aims.targets else None,
        data_key=f"side{seat}.{side}",
    )


def redealt(view: View, screen: Screen) -> Element | None:
    """Hands with too few numbers were shown to everyone before they were dealt again."""
    if not view.redealt or view.phase is Phase.OVER:
        return None
    return div(
        *(
            _shown(place, hand, redealt_says(seat, hand, screen.names))
            for place, (seat, hand) in enumerate(view.redealt)
        ),
        cls="mg-room",
        data_key="redealt",
    )


def _shown(place: int, hand: Cards, says: str) -> Element:
    cards = [hand_card(card, key=f"redealt{place}.{at}", size="mg-small-card") for at, card in enumerate(hand)]
    label, key = f"Shown: {cards_text(hand)}", f"redealt-cards{place}"
    return div(
        note(says, key=f"redealt-told{place}"),
        div(*cards, cls="mg-row", role="group", aria_label=label, data_key=key),
        cls="mg-steps",
        data_key=f"redealt{place}",
    )
