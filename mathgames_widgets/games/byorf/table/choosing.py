"""The draft: goals, my hand, what each player has kept, and what passes where."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.page.cards import badge, card_back, group, note, press, room
from mathgames_widgets.page.html import Element, div, li, p, span, ul
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Do, Screen, Select

from ..rules.cards import Factor
from ..rules.moves import Keep
from ..rules.state import Direction, Evidence, Phase
from ..rules.view import View
from ..words.explanations import goal_meaning
from ..words.why import FACE_DOWN, chosen_says, passing_says
from .parts import factor_card, goal_card


def goals(view: View, screen: Screen, evidence: tuple[Evidence, ...] = ()) -> Element:
    """The goals of this round, face up for all."""
    cards = [goal_card(goal, screen, evidence[place] if evidence else None) for place, goal in enumerate(view.goals)]
    meaning = next((goal for goal in view.goals if goal == screen.asked), None)
    return room(
        "Goals of this round",
        div(div(*cards, role="list", cls="mg-goals"), data_group="goals", data_key="goal-row"),
        div(explanation(goal_meaning(meaning), key=f"meaning-{meaning.id}"), cls="mg-panel", data_key="meaning")
        if meaning
        else None,
        key="goals",
    )


def players(view: View, screen: Screen) -> Element:
    """Everyone at the table, the cards they kept, and which way the hands go."""
    return room(
        "At the table",
        ul(*(_player(view, screen, seat) for seat in range(view.players)), cls="mg-players"),
        key="players",
    )


def _player(view: View, screen: Screen, seat: int) -> Element:
    mine = seat == view.player
    kept = [factor_card(card, key=f"{card.id}k", size="mg-small") for card in view.kept[seat]]
    down = [card_back(key=f"down{seat}", label="a card, face down", size="mg-small")] if view.has_chosen[seat] else []
    return li(
        div(
            span(screen.name(seat), cls="mg-name"),
            badge("you", cls="mg-you") if mine else None,
            badge(f"{view.points[seat]} points"),
            span(_status(view, seat), cls="mg-status"),
            cls="mg-player-head",
        ),
        div(*kept, *down, cls="mg-kept") if kept or down else p("No card kept yet.", cls="mg-empty"),
        cls="mg-player mg-mine" if mine else "mg-player",
        data_key=f"player{seat}",
    )


def _status(view: View, seat: int) -> str:
    if view.phase is Phase.OVER:
        return ""
    if view.phase is Phase.BUILD:
        return "ready" if view.ready[seat] else "building"
    if view.has_chosen[seat]:
        return "has chosen"
    return "choosing"


def passing(view: View, screen: Screen) -> Element | None:
    """Where the rest of the hand goes when everyone has chosen."""
    text = passing_says(view, screen.names)
    if text is None:
        return None
    arrow = "→" if view.direction is Direction.LEFT else "←"
    return note([span(arrow, aria_hidden="true"), " ", text], key="passing", kind="mg-passing")


def hand(view: View, screen: Screen) -> Element | None:
    """My hand: press a card to look at it, press again to keep it."""
    if view.player is None:
        return None
    if view.chosen is not None:
        waiting = note(chosen_says(view.chosen), key="waiting")
        cards = [factor_card(card, size="mg-big") for card in view.hand]
        return room("Your hand", waiting, div(*cards, cls="mg-hand"), key="hand")
    chosen = screen.selected if screen.selected in view.hand else None
    cards = [_in_hand(card, chosen, screen) for card in view.hand]
    keep = (
        press(f"Keep {chosen.face}", screen.offers(Do(Keep(chosen))), key="keep", kind="mg-primary")
        if chosen
        else press("Keep a card", None, key="keep", kind="mg-primary")
    )
    return room(
        "Your hand",
        p(f"Press a card to pick it up, then keep it. {FACE_DOWN}", cls="mg-advice"),
        group(*cards, key="hand-cards", label="Your hand", cls="mg-hand"),
        div(keep, passing(view, screen), cls="mg-bar", data_key="keep-bar"),
        key="hand",
    )


def _in_hand(card: Factor, chosen: Any, screen: Screen) -> Element:
    up = card == chosen
    return factor_card(
        card,
        offer=screen.offers(Do(Keep(card)) if up else Select(card)),
        pressed=up,
        label=f"{card.face}, picked up. Press again to keep it." if up else card.face,
        size="mg-big",
    )


def hidden_hand(view: View) -> Element | None:
    """What a watcher sees: nothing but that cards are held."""
    if view.player is not None:
        return None
    return note("You are watching: hands stay hidden until they are played.", key="watching")


def draft(view: View, screen: Screen) -> Element:
    """The whole table while cards are drafted."""
    return div(
        goals(view, screen),
        hand(view, screen),
        hidden_hand(view),
        players(view, screen),
        cls="mg-draft",
        data_key="draft",
    )
