"""How FORMULA looks: the table, the end of a round, and which options a page offers."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.words import counted
from mathgames_widgets.page.cards import note
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Number, Tick
from mathgames_widgets.table.views import after, heard_at_stop

from ..rules.moves import Drew, Laid, Passed, RoundOver
from ..rules.state import Draw, Pass, RoundResult
from ..rules.view import View
from ..words.why import hint
from .panels import counting, looking_back
from .playing import Desk, formula_room, hand_room, keys_of
from .result import over, scoring
from .seats import seats
from .turn import Trial, trial_of

INTRODUCTION = "Change the formula on the table with cards from your hand. First to have no cards left wins."

GOES_ON = "Next round"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (
    Number("hand", "Cards in a hand", "The table"),
    Tick("open_hands", "All hands lie open", "The table"),
    Tick("keep_one", "At least one card of the table stays in the formula", "A turn"),
    Tick("times_and_divide", "Only × and ÷, and four cards in a turn", "A turn"),
    Tick("fives_draw", "An answer that can be divided by 5 makes the others draw a card", "A turn"),
    Tick("play_on", "Play on until one player is left, for the places", "Rounds"),
    Number("rounds", "Rounds", "Rounds"),
    Tick("winner_extra_card", "The winner of a round starts the next one with an extra card", "Rounds"),
    Tick("points", "Cards that are laid score their face value, cards left cost it", "The points game"),
    Number("points_to", "First to so many points", "The points game"),
    Tick("sign_bonus", "A difference scores 5 more, a quotient 10 more", "The points game"),
)
"""The variants, each a field of `Rules`."""


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.is_over:
        return "The game is over"
    start = f"Round {view.round}" + ("" if view.rules.points else f" of {view.rules.rounds}")
    return start if view.table.is_open else f"{start} · the opening"


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    acts = view.is_my_turn and screen.is_live
    desk = Desk(_trial(view, screen) if acts else trial_of(view), screen, acts)
    return div(
        seats(view, screen),
        p(" ".join(screen.news), cls="mg-news", data_key="news") if screen.news and not view.is_over else None,
        div(
            formula_room(desk, view),
            hand_room(desk) if view.player is not None else _watching(view),
            cls="mg-desk",
            data_key="desk",
            data_keys=keys_of(desk),
        ),
        counting(view) if acts else None,
        looking_back(view) if screen.is_live else None,
        cls="mg-draft mg-formula-table",
        data_key="formula-table",
    )


def _trial(view: View, screen: Screen) -> Trial:
    """What is being tried, or the turn as it begins."""
    tried = screen.selected
    begun = trial_of(view)
    is_of_now = isinstance(tried, Trial) and (tried.table, tried.hand) == (begun.table, begun.hand)
    return tried if is_of_now else begun


def _watching(view: View) -> Element | None:
    """What a watcher is told in place of a hand."""
    if view.is_over or view.rules.open_hands:
        return None
    return note("You are watching: hands stay hidden until they are played.", key="watching")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that ended."""
    return next((event.result for event in events if isinstance(event, RoundOver)), None)


def earlier(selected: Any) -> Trial | None:
    """One step back in the turn in the making."""
    return selected.before if isinstance(selected, Trial) else None


def let_go(selected: Any) -> Trial | None:
    """What is left when Escape is pressed: the turn in the making, without the card picked up."""
    return selected.pick(None) if isinstance(selected, Trial) else None


def moves_behind(event: Event) -> tuple[tuple[Player, Action], ...]:
    """The move that an event brought to light; why a player drew would tell of cards that are hidden."""
    match event:
        case Laid(player, action):
            return ((player, action),)
        case Drew(player, card, False) if card is not None:
            return ((player, Draw()),)
        case Passed(player):
            return ((player, Pass()),)
    return ()


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while the end of a round is looked at."""
    return f"Round {stop.round} is over"


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: the formula, and how many cards are left."""
    if not view.is_my_turn or view.table.formula is None:
        return ""
    return f"The formula is {view.table.formula}. You have {counted(len(view.hand), 'card')}."


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
