"""How Matician looks: the table in every phase, the round turned over, and which options a page offers."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.page.cards import note
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Tick
from mathgames_widgets.table.views import after

from ..rules.state import Pass, Phase, Ready, Revealed, RoundResult, Take, Took, View
from ..words.hints import hint
from ..words.sentences import value_text, waiting_says
from .choosing import drafting
from .panels import payoff_panel
from .playing import Aim, Aims, Held, aims_of, choosing, desk_of, keys_of, laying, own_equation, own_room
from .result import Turned, over, scoring, told, turned_over
from .seats import redealt, seats

INTRODUCTION = "Lay two numbers beside your symbol. The highest value wins the point, if no minus card hits it."

GOES_ON = "Next round"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (
    Tick("draft", "Symbols are drafted instead of dealt", "Symbols"),
    Tick("small_under_times", "Beside × lie only numbers from 1 to 9", "Symbols"),
    Tick("by_rank", "Values are compared by their rank within the symbol", "Points"),
    Tick("play_on", "Play on for the places after the first player has three points", "Points"),
)
"""The variants, each a field of `Rules`."""

DONE = {Phase.DRAFT: "taking symbols", Phase.NUMBERS: "laying numbers", Phase.SABOTAGE: "sabotage"}


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return "The game is over"
    return f"Round {view.round} · {DONE[view.phase]}"


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.OVER:
        return div(*(turned_over(result, screen) for result in view.results[-1:]), data_key="scored-table")
    aims = aims_of(view, screen)
    return div(
        _news(view, screen),
        redealt(view, screen),
        *_rooms(view, screen, aims),
        cls="mg-draft mg-matician-table",
        data_key="matician-table",
        data_keys=keys_of(aims),
    )


def _rooms(view: View, screen: Screen, aims: Aims) -> list[Element | None]:
    """The seat's own cards first, but the others' equations first where they are aimed at."""
    everyone = seats(view, screen, aims)
    match view.phase:
        case Phase.DRAFT:
            return [*drafting(view, screen), payoff_panel(view, screen), everyone]
        case Phase.NUMBERS:
            return [*laying(view, screen), payoff_panel(view, screen), everyone]
    if view.player is None or view.player not in view.active:
        return [note(waiting_says(view), key="waiting"), everyone]
    return [everyone, *choosing(aims), own_room(desk_of(view, screen))]


def _news(view: View, screen: Screen) -> Element | None:
    """What happened while symbols are taken in turn; what is laid afterwards nobody sees."""
    if view.phase is not Phase.DRAFT or not screen.news:
        return None
    return p(screen.news[-1], cls="mg-news", data_key="news")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was turned over."""
    return next((event.result for event in events if isinstance(event, Revealed)), None)


def earlier(selected: Any) -> Any:
    """One step back: the minus card that was aimed is in hand again."""
    return Held("-") if isinstance(selected, Aim) else None


def let_go(selected: Any) -> Any:
    """What is left of what was selected when Escape is pressed: what has been turned over stays so."""
    return selected if isinstance(selected, Turned) else None


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The moves that an event brought to light, so that they can be asked why."""
    match event:
        case Took(player, symbol):
            return ((player, Take(symbol)),)
        case Revealed(result):
            return _choices(result)
    return ()


def _choices(result: RoundResult) -> tuple[tuple[Player, Action], ...]:
    """What everyone laid and chose in a round: that they were ready, and their sabotage."""
    there = [seat for seat, equation in enumerate(result.equations) if equation is not None]
    return tuple([(seat, move) for seat in there for move in (Ready(), result.sabotages[seat] or Pass())])


def heard_at_stop(stop: RoundResult, screen: Screen) -> str:
    """A round is heard as it is seen: one equation after the other, and only then who has the highest value."""
    return told(stop, screen)


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a round is looked at."""
    return f"Round {stop.round} is turned over"


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what the seat's own equation is worth."""
    equation = own_equation(view) if view.is_my_turn else None
    return "" if equation is None else f"Your equation: {value_text(equation.value)}."


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
