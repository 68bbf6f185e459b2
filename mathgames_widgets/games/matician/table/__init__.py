"""How Matician looks: the table in every phase, the round turned over, and which options a page offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player, Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import board, explanation, group, note, part
from mathgames_widgets.page.html import Element, div
from mathgames_widgets.table.frame import ask_button
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import Tick

from ..bots import judge as judge
from ..rules.cards import MINUS
from ..rules.state import Pass, Phase, Revealed, RoundResult, Take, Took, View
from ..words.explanations import sign_effect, sign_example
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption, cards_text, redealt_says, value_text, who_scored
from . import playing
from .hints import hint, in_view_of
from .panels import Explorer, explored, explorer_button
from .parts import hand_card
from .playing import Aims, AskedEffect, Held, MinusAim
from .result import (
    AskedResult,
    best_of_game,
    made,
    made_says,
    over,
    reveal_caption,
    reveal_steps,
    score,
    scoring,
    so_far,
    why_asked,
)
from .seats import seats

say = room(__name__)


def introduction() -> str:
    """What the game is, in two sentences."""
    return say("introduction")


def options() -> tuple[Tick, ...]:
    """The variants, each a field of `Rules`."""
    symbols, points = say("options-symbols"), say("options-points")
    return (
        Tick("draft", say("option-draft"), symbols),
        Tick("small_under_times", say("option-small"), symbols),
        Tick("by_rank", say("option-ranks"), points),
        Tick("play_on", say("option-play-on"), points),
    )


@dataclass(frozen=True, slots=True)
class Redealt:
    """What is asked: which hands were shown and dealt again."""


def where(view: View) -> str:
    """Where the game stands, in a line."""
    return say("where", phase=view.phase, round=view.round)


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    if view.phase is Phase.OVER:
        return div(*(scoring(result, screen) for result in view.results[-1:]), data_key="scored-table")
    aims = playing.aims_of(view, screen)
    return board(
        seats(view, screen, aims),
        *_rooms(view, screen, aims),
        key="matician-table",
        cls=f"mg-matician mg-matician-{view.phase.value}",
        keys=aims.keys(),
    )


def _rooms(view: View, screen: Screen, aims: Aims) -> list[Element | None]:
    """What lies before the seat that looks; those who only watch see the others."""
    plays = view.player is not None and view.player in view.active
    desk = playing.desk_of(view, screen)
    bar: Element | None
    match view.phase:
        case Phase.DRAFT:
            bar = part(
                "next", explorer_button(view, screen), _redealt(view, screen), label=say("next-step"), key="ready-bar"
            )
            return [playing.offered(view, screen), *([playing.hand_room(desk), bar] if plays else [])]
        case _ if not plays:
            return []
        case Phase.NUMBERS:
            hand, bar = playing.hand_room(desk), playing.laying_bar(desk)
            bar.children = (*bar.children, _redealt(view, screen))
        case _:
            hand, bar = playing.aiming_hand(aims), playing.choice_bar(aims) if screen.is_live else None
    return [playing.own_room(desk), playing.own_graph(desk), hand, bar]


def _redealt(view: View, screen: Screen) -> Element | None:
    """Hands with too few numbers were shown to everyone before they were dealt again: a button shows them."""
    return ask_button(screen, say("hands-shown"), Redealt(), key="redealt", kind="mg-quiet") if view.redealt else None


def _hands_shown(view: View, screen: Screen) -> Element:
    rows = []
    for place, (seat, hand) in enumerate(view.redealt):
        cards = [hand_card(card, key=f"redealt{place}.{at}") for at, card in enumerate(hand)]
        rows.append(note(redealt_says(seat, hand, screen.names), key=f"redealt-told{place}"))
        shown = say("shown-hand", cards=cards_text(hand))
        rows.append(group(*cards, key=f"redealt-cards{place}", label=shown, cls="mg-shown-hand"))
    return div(*rows, data_key="redealt-hands")


def answer(view: View, asked: Any, screen: Screen) -> Element | None:
    """What opens over the table."""
    match asked:
        case Explorer() if view.is_my_turn and view.phase in (Phase.DRAFT, Phase.NUMBERS):
            return explored(view, screen, asked)
        case AskedEffect(symbol, side):
            told = (sign_example if screen.waits else sign_effect)(symbol, (side,))
            return explanation(told, key=f"effect{symbol}{side}")
        case Redealt():
            return _hands_shown(view, screen)
        case AskedResult():
            return why_asked(view, asked, screen)
    return None


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    match asked:
        case Explorer():
            return say("compare")
        case AskedEffect():
            return say("what-would-it-do")
        case Redealt():
            return say("hands-shown")
    return say("why")


def pause(events: tuple[Event, ...]) -> RoundResult | None:
    """What play should stop for: a round that was turned over."""
    return next((event.result for event in events if isinstance(event, Revealed)), None)


def earlier(selected: Any) -> Any:
    """One step back: the minus card that was aimed is in hand again."""
    return Held(MINUS) if isinstance(selected, MinusAim) else None


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
    """The steps of a round are heard as they are seen; what is left to say is who gets the point."""
    return who_scored(stop, screen.names)


def where_stopped(stop: RoundResult) -> str:
    """Where the game stands while a round is looked at."""
    return say("where-stopped", round=stop.round)


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: what the seat's own equation is worth."""
    equation = playing.own_equation(view) if view.is_my_turn else None
    return "" if equation is None else say("heard", value=value_text(equation.value))
