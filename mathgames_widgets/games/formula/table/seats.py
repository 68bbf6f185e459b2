"""Everyone at the table: how many cards they hold, whose turn it is, and what they have scored."""

from __future__ import annotations

from mathgames_widgets.page.cards import badge, room
from mathgames_widgets.page.html import Element, div, li, span, ul
from mathgames_widgets.table.screen import Screen

from ..rules.cards import in_order
from ..rules.scoring import totals
from ..rules.view import View
from ..words.sentences import cards_text, points_text
from .parts import in_figures, number_card


def seats(view: View, screen: Screen) -> Element:
    """Everyone, in the order of play, and the stock."""
    return room(
        "At the table",
        ul(*(_seat(view, screen, seat) for seat in range(view.players)), _stock(view), cls="mg-players mg-seats"),
        key="players",
    )


def _seat(view: View, screen: Screen, seat: int) -> Element:
    mine = seat == view.player
    hand = None if mine else view.hands[seat]
    acts = seat == view.turn and not view.is_over
    return li(
        div(
            span(screen.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if mine else None,
            badge(_points(view, seat)) if view.rules.points else None,
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        _fan(view.sizes[seat], seat) if hand is None else _open_hand(hand, seat),
        cls=f"mg-player mg-seat-card{' mg-mine' if mine else ''}{' mg-acts' if acts else ''}",
        data_key=f"player{seat}",
    )


def _status(view: View, seat: int) -> str:
    if seat in view.finished:
        return f"out, number {view.finished.index(seat) + 1}"
    if view.is_over:
        return ""
    return "to play" if seat == view.turn else ""


def _points(view: View, seat: int) -> str:
    """The points so far, and how many end the game."""
    points = totals(view.results, view.players)[seat] + (0 if view.is_over else view.played[seat])
    return f"{points} of {points_text(view.rules.points_to)}".replace("-", "−")


def _fan(cards: int, seat: int) -> Element:
    """Backs of cards side by side, and how many they are."""
    backs = [span(cls="mg-tiny-back") for _ in range(min(cards, 12))]
    return div(
        span(*backs, cls="mg-fan", aria_hidden="true"),
        badge(in_figures(cards)),
        cls="mg-held",
        data_key=f"held{seat}",
    )


def _open_hand(hand: tuple[str, ...], seat: int) -> Element:
    """A hand that lies open."""
    cards = in_order(hand)
    keys = [f"seat{seat}.{card}.{cards[:at].count(card)}" for at, card in enumerate(cards)]
    shown = [number_card(card, key=key, size="mg-mini") for card, key in zip(cards, keys, strict=True)]
    name = f"{in_figures(len(cards))}{': ' + cards_text(cards) if cards else ''}"
    return div(*shown, cls="mg-held mg-open", role="group", aria_label=name, data_key=f"held{seat}")


def _stock(view: View) -> Element:
    """The cards that are left to draw."""
    used_up = f"used up; {len(view.table.covered)} covered can be shuffled"
    return li(
        div(span("Stock", cls="mg-name"), cls="mg-player-head"),
        div(
            span(span(cls="mg-tiny-back"), cls="mg-fan", aria_hidden="true") if view.stock else None,
            badge(in_figures(view.stock) if view.stock else used_up if view.table.covered else "used up"),
            cls="mg-held",
        ),
        cls="mg-player mg-seat-card",
        data_key="stock",
    )
