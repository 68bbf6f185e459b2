"""How Rolls & Goals looks: the table in every phase, the round turned over, and which options a page offers."""

from __future__ import annotations

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.words import listed
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Number
from mathgames_widgets.table.views import after, earlier, heard_at_stop, let_go

from ..rules.state import Phase, Pick, Picked, Ready, RoundResult, RoundScored, Take, Took, TurnedOver
from ..rules.view import View
from ..words.hints import hint
from .choosing import selecting
from .panels import chance_panel, wondering
from .parts import goals_room, special_goals, value_shown
from .playing import own_values, picking, placing
from .result import over, scoring
from .seats import seats

INTRODUCTION = "Roll six dice, lay cards behind them, and achieve the goals on the table."

GOES_ON = "Choose new cards"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (Number("rounds", "Rounds"),)
"""The variants, each a field of `Rules`."""

DONE = {Phase.PLACE: "placing cards", Phase.PICK: "picking sides", Phase.SELECT: "deck selecting"}


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return "The game is over"
    return f"Round {view.round} of {view.rules.rounds} · {DONE[view.phase]}"


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.OVER:
        return div(*(scoring(result, screen) for result in view.results[-1:]), data_key="scored-table")
    dice = own_values(view)
    return div(
        _news(view, screen),
        goals_room(view, screen, dice),
        *_middle(view, screen),
        chance_panel(view, screen),
        wondering(view, screen),
        special_goals(view, screen, dice),
        seats(view, screen),
        cls="mg-draft mg-dice-table",
        data_key="dice-table",
    )


def _middle(view: View, screen: Screen) -> list[Element | None]:
    match view.phase:
        case Phase.PLACE:
            return placing(view, screen)
        case Phase.PICK:
            return picking(view, screen)
    return selecting(view, screen)


def _news(view: View, screen: Screen) -> Element | None:
    """Who took what last; everything else that happens is drawn on the table itself."""
    has_begun = view.phase is Phase.SELECT and len(view.order) < view.players
    if not has_begun or not screen.news:
        return None
    return p(screen.news[-1], cls="mg-news", data_key="news")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was scored."""
    return next((event.result for event in events if isinstance(event, RoundScored)), None)


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The moves that an event brought to light, so that they can be asked why: all placements come to light at once."""
    match event:
        case TurnedOver(stacks):
            return tuple([(player, Ready()) for player in range(len(stacks))])
        case Picked(player, die, _, side):
            return ((player, Pick(die, side)),)
        case Took(player, cards, special):
            return ((player, Take(cards, special)),)
    return ()


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a scored round is looked at."""
    return f"Round {stop.round} is scored"


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what your own dice are worth."""
    values = own_values(view)
    return f"Your dice: {listed([value_shown(value) for value in values])}." if values and view.is_my_turn else ""


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
