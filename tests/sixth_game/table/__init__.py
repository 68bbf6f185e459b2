"""How Counters looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mathgames_widgets.core.game import Event, Outcome
from mathgames_widgets.page.cards import board, group, part, press
from mathgames_widgets.page.html import Element, span
from mathgames_widgets.table.frame import Stand, podium, seat_chip, seats
from mathgames_widgets.table.screen import Do, Screen
from mathgames_widgets.table.start import Number
from tests.sixth_game.rules.state import Take, View
from tests.sixth_game.words.sentences import hint as hint, sentence

INTRODUCTION = "Take one to three counters from the heap. The player who takes the last one wins."
OPTIONS = (Number("most", "Most counters in a turn"),)


def where(view: View) -> str:
    """Where the game stands, in a line."""
    return f"{view.heap} on the heap" if view.heap else "The game is over"


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now."""
    return "Take some counters." if view.is_my_turn else ""


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened."""
    return sentence(event, names)


def table(view: View, screen: Screen) -> Element:
    """The heap, and a button for each move; they answer only the seat whose turn it is."""
    moves = [Take(counters) for counters in range(1, view.rules.most + 1)]
    buttons = [
        press(
            f"Take {move.counters}",
            screen.offers(Do(move)) if view.is_my_turn and move.counters <= view.heap else None,
            key=f"take{move.counters}",
        )
        for move in moves
    ]
    counters = [span(cls="mg-counter", data_key=f"counter{at}") for at in range(view.heap)]
    heap = span(*counters, cls="mg-heap", role="img", aria_label=f"{view.heap} counters")
    return board(
        seats(*(seat_chip(screen, seat, acts=seat == view.turn) for seat in range(view.players))),
        part("aim", heap, label="The heap", key="heap"),
        part("next", group(*buttons, key="moves", label="How many?"), label="Your move", key="move"),
        key="counters",
    )


def over(view: View, outcome: Outcome, screen: Screen) -> Element:
    """Everyone by place."""
    return podium(outcome, screen, [Stand(f"{points} of 1") for points in outcome.scores])


def moves_behind(event: Event) -> tuple[Any, ...]:
    """Every move lies open at once."""
    return ()


def heard(view: View) -> str:
    """What a screen reader says beyond the last event."""
    return f"{view.heap} left."
