"""How BYORF looks: what the table draws for each phase, and which options a page offers."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.page.html import Element, div
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Choice, Number, Tick, Way
from mathgames_widgets.table.views import earlier, heard_at_stop, let_go

from ..rules.moves import Keep, Kept, Put, Ready, Revealed, Scored
from ..rules.state import Phase, RoundResult
from ..rules.view import View
from ..words.hints import hint
from .choosing import draft, players
from .playing import build
from .result import over, scoring

INTRODUCTION = "Draft six factors, build a rational function from them, and earn the goals on the table."

GOES_ON = "Next round"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (
    Number("rounds", "Rounds"),
    Number("goals", "Goals each round"),
    Number("hand", "Cards in a hand"),
    Choice("pass_first", "Round 1 passes to the", (("left", "left"), ("right", "right"))),
    Tick("more_factors_win_ties", "In a tie, more factors win"),
    Tick("ties_split", "If still tied, the points are split, rounded up"),
)
"""The variants, each a field of `Rules`."""


WAYS = (Way("puzzle", "Puzzle: the best build", page="puzzle.ipynb"),)
"""Ways to play that have a button of their own."""


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return "The game is over"
    start = f"Round {view.round} of {view.rules.rounds}"
    if view.phase is Phase.BUILD:
        return f"{start} · building"
    return f"{start} · turn {view.turn} of {view.rules.hand}"


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.DRAFT:
        return draft(view, screen)
    if view.phase is Phase.BUILD:
        return div(build(view, screen), players(view, screen), data_key="build-table")
    return div(*(scoring(scored, screen) for scored in view.results[-1:]), data_key="scored-table")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was scored."""
    return next((event.result for event in events if isinstance(event, Scored)), None)


def after(action: Action, view: View) -> Any:
    """What is in hand after a move: when a card was placed, the next one that lies aside."""
    if isinstance(action, Put) and view.aside:
        return view.aside[0]
    return None


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The move that an event brought to light: asked "why?", the player who made it answers."""
    match event:
        case Kept(player, card, last) if not last:
            return ((player, Keep(card)),)
        case Revealed(player):
            return ((player, Ready()),)
    return ()


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a scored round is looked at."""
    return f"Round {stop.round} is scored"


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what the function reaches now."""
    if view.phase is not Phase.BUILD or view.player is None:
        return ""
    top, bottom = (len(row) for row in (view.built.top, view.built.bottom))
    return f"{top} above, {bottom} below." if top or bottom else ""


__all__ = [
    "GOES_ON",
    "INTRODUCTION",
    "OPTIONS",
    "WAYS",
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
