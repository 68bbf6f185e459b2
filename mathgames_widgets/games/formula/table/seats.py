"""Everyone at the table: how many cards they hold, whose turn it is, and what they have scored; and the stock."""

from __future__ import annotations

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import badge
from mathgames_widgets.page.html import Element, div, li, span
from mathgames_widgets.table.frame import ask_button, seat_chip, seats as row
from mathgames_widgets.table.screen import Screen

from ..rules.cards import in_order
from ..rules.scoring import totals
from ..rules.view import View
from ..words.sentences import cards_text
from .parts import back, in_figures, small_cards

say = room(__name__)

CLOSER = "closer"
"""What is asked to look closer: at what lies beneath, what is possible, and one's last turn."""


def seats(view: View, screen: Screen) -> Element:
    """Everyone, in the order of play, and the stock."""
    return row(*(_seat(view, screen, seat) for seat in range(view.players)), _stock(view, screen))


def _seat(view: View, screen: Screen, seat: Player) -> Element:
    mine = seat == view.player
    hand = None if mine else view.hands[seat]
    return seat_chip(
        screen,
        seat,
        _held(view.sizes[seat], seat) if hand is None else _open_hand(hand, seat),
        _points(view, seat) if view.rules.points else None,
        badge(say("out", place=place)) if (place := _place(view, seat)) else None,
        acts=seat == view.turn and not view.is_over,
        me=mine,
    )


def _place(view: View, seat: Player) -> int:
    """Where a player came in who has no cards left; 0 for the others."""
    return view.finished.index(seat) + 1 if seat in view.finished else 0


def _held(cards: int, seat: Player) -> Element:
    """How many cards, beside the back of one."""
    return span(
        back(),
        span(cards, cls="mg-tally"),
        cls="mg-equation-held",
        role="img",
        aria_label=in_figures(cards),
        data_key=f"held{seat}",
    )


def _points(view: View, seat: Player) -> Element:
    """The points so far, how many end the game, and how much of the way that is."""
    points = totals(view.results, view.players)[seat] + (0 if view.is_over else view.played[seat])
    target = view.rules.points_to
    way = max(0, min(100, round(100 * points / target)))
    return span(
        span(f"{points}".replace("-", "−"), cls="mg-tally"),
        span(f"/{target}", cls="mg-target-points"),
        span(cls="mg-way", style=f"--way: {way}%", aria_hidden="true"),
        cls="mg-score",
        role="img",
        aria_label=say("points-of", points=points, target=target),
        data_key=f"points{seat}",
    )


def _open_hand(hand: tuple[str, ...], seat: Player) -> Element:
    """A hand that lies open."""
    cards = in_order(hand)
    shown = small_cards(cards, f"seat{seat}")
    name = say("hand-open", count=len(cards), cards=cards_text(cards))
    return div(*shown, cls="mg-equation-held mg-open", role="group", aria_label=name, data_key=f"held{seat}")


def _stock(view: View, screen: Screen) -> Element:
    """The cards that are left to draw, and a look at all that lies there."""
    return li(
        span(say("stock"), cls="mg-name"),
        span(
            back(),
            span(view.stock, cls="mg-tally"),
            cls="mg-equation-held",
            role="img",
            aria_label=say("stock-holds", stock=view.stock, beneath=len(view.table.covered)),
            data_key="held-stock",
        ),
        ask_button(screen, say("closer"), CLOSER, key="closer", kind="mg-quiet mg-tiny"),
        cls="mg-seat-chip mg-stock",
        data_key="stock",
    )
