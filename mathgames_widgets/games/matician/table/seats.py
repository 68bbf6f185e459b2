"""Everyone at the table: points, symbols, what lies face down beside them, and where a minus card is aimed."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import part
from mathgames_widgets.page.html import Element, div, li, span, ul
from mathgames_widgets.table.screen import Screen

from ..rules.cards import LEFT, RIGHT, Side
from ..rules.state import Phase, View
from ..words.sentences import doing
from .parts import face_down, no_card, symbol_card, tile_head
from .playing import Aims, MinusAim, at_side, zone_of

say = room(__name__)


def seats(view: View, screen: Screen, aims: Aims) -> Element:
    """Everyone, with the equation before each as far as it is seen."""
    tiles = [_seat(view, screen, aims, seat) for seat in range(view.players)]
    return part(
        "places" if aims.targets else "others",
        ul(*tiles, cls=f"mg-tiles mg-tiles-{view.players}"),
        label=say("at-the-table"),
        key="players",
    )


def _seat(view: View, screen: Screen, aims: Aims, seat: Player) -> Element:
    mine = seat == view.player
    acts = seat in view.to_act
    return li(
        tile_head(screen, seat, view.points[seat], _state(view, seat)),
        None if mine else _equation(view, screen, aims, seat),
        cls=f"mg-tile mg-on-felt{' mg-me' if mine else ''}{' mg-acts' if acts else ''}",
        data_key=f"seat{seat}",
        data_flies=f"seat{seat}",
    )


def _state(view: View, seat: Player) -> Element:
    """What a player does, as a sign: a tick where it is done, a number where it is a place in the line."""
    said = doing(view, seat)
    sign = "✓" if seat in view.active and seat not in view.to_act else "…"
    if seat not in view.active:
        sign = "★"
    elif view.phase is Phase.DRAFT and seat in view.order:
        sign = f"{view.order.index(seat) + 1}."
    return span(sign, cls="mg-state", role="img", aria_label=said, title=said)


def _equation(view: View, screen: Screen, aims: Aims, seat: Player) -> Element | None:
    """A player's symbol, face up, and a card face down on each side of it."""
    symbol = view.symbols[seat]
    if seat not in view.active:
        return None
    is_drafted = view.phase is Phase.DRAFT
    return div(
        None if is_drafted else _side(view, aims, seat, LEFT),
        symbol_card(symbol, key=f"symbol{seat}")
        if symbol is not None
        else span(cls="mg-no-symbol", data_key=f"symbol{seat}"),
        None if is_drafted else _side(view, aims, seat, RIGHT),
        cls="mg-laid-equation",
        role="group",
        aria_label=say("equation-of", player=screen.name(seat)),
        data_group=f"equation{seat}" if aims.targets else None,
        data_key=f"equation{seat}",
    )


def _side(view: View, aims: Aims, seat: Player, side: Side) -> Element:
    aim = MinusAim(seat, side)
    key = f"number{seat}.{side}"
    lies = view.ready[seat] or view.phase is Phase.SABOTAGE
    return span(
        at_side(aims, aim),
        face_down(side, key=key, data_from=f"seat{seat}") if lies else no_card(side, key=key),
        cls="mg-side-cards",
        data_zone=zone_of(aim) if aim in aims.targets else None,
        data_key=f"side{seat}.{side}",
    )
