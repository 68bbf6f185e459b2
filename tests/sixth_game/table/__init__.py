"""How Counters looks."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Event, Outcome
from mathgames_widgets.page.cards import group, note, press, room
from mathgames_widgets.page.html import Element, p, span
from mathgames_widgets.table.frame import podium
from mathgames_widgets.table.screen import Do, Screen
from mathgames_widgets.table.start import Number
from mathgames_widgets.table.views import after, earlier, heard_at_stop, let_go, pause, scoring, where_stopped
from tests.sixth_game.rules.state import Take, View
from tests.sixth_game.words.sentences import hint

INTRODUCTION = "Take one to three counters from the heap. Whoever takes the last one wins."
GOES_ON = "Go on"
OPTIONS = (Number("most", "Most counters in a turn"),)


def where(view: View) -> str:
    """Where the game stands, in a line."""
    return f"{view.heap} on the heap" if view.heap else "The game is over"


def table(view: View, screen: Screen) -> Element:
    """The heap, and a button for each move; they answer only the seat whose turn it is."""
    moves = [Take(counters) for counters in range(1, min(view.rules.most, view.heap) + 1)]
    buttons = [
        press(f"Take {move.counters}", screen.offers(Do(move)) if view.is_my_turn else None, key=f"take{move.counters}")
        for move in moves
    ]
    counters = [span(cls="mg-counter", data_key=f"counter{at}") for at in range(view.heap)]
    return room(
        "The heap",
        span(*counters, cls="mg-heap", role="img", aria_label=f"{view.heap} counters"),
        group(*buttons, key="moves", label="How many?") if buttons else None,
        note(f"{screen.name(view.turn)} takes next.", key="turn") if view.heap else None,
        key="heap",
    )


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """Who won."""
    (winner,) = outcome.winners
    told = [f"{points} of 1" for points in outcome.scores]
    return room(
        "The game is over",
        p(f"{screen.name(winner)} took the last counter and wins.", cls="mg-verdict"),
        podium(outcome, screen, score=lambda seat: told[seat], told=lambda seat: ""),
        key="over",
    )


def moves_behind(event: Event) -> tuple[Any, ...]:
    """Every move lies open at once."""
    return ()


def heard(view: View) -> str:
    """What a screen reader says beyond the last event."""
    return f"{view.heap} left."


__all__ = [
    "GOES_ON",
    "INTRODUCTION",
    "OPTIONS",
    "after",
    "earlier",
    "heard",
    "heard_at_stop",
    "hint",
    "let_go",
    "moves_behind",
    "over",
    "pause",
    "scoring",
    "table",
    "where",
    "where_stopped",
]
