"""What stands around every table: the cover, the question before one leaves, hints, and the buttons for watching."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mathgames_widgets.core.game import Outcome, Player
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import badge, press
from mathgames_widgets.page.html import Element, div, li, ol, p, span
from mathgames_widgets.page.page import Offers
from mathgames_widgets.page.why import explanation
from mathgames_widgets.table.screen import Press, Screen

PACE = 1400
"""Milliseconds between two moves when bots play by themselves."""


def cover(name: str, offers: Offers, undo: int | None) -> Element:
    """The screen between two people: not a card on it, until the one it goes to asks for them."""
    return div(
        p(f"The screen goes to {name}.", cls="mg-verdict"),
        p("Everybody else looks away, please.", cls="mg-advice"),
        press(f"I am {name}: show my cards", offers(Press("show")), key="show", kind="mg-primary mg-large"),
        press("Take the last move back", undo, key="undo-covered", kind="mg-quiet"),
        cls="mg-cover",
        data_key="cover",
    )


def leave_room(question: str, offers: Offers) -> Element:
    """A game that goes on is not lost by one press."""
    return div(
        p(question, cls="mg-claim"),
        div(
            press("Keep playing", offers(Press("close")), key="stay", kind="mg-primary"),
            press("Leave this game", offers(Press("new", True)), key="leave-game"),
            cls="mg-bar",
        ),
        cls="mg-panel",
        role="alertdialog",
        aria_label="Leave this game?",
        data_key="leave-room",
    )


def hint_room(hints: Sequence[Explanation], asked: int) -> Element | None:
    """As many hints as were asked for, from small to large."""
    if not asked:
        return None
    shown = hints[:asked]
    return div(
        *(explanation(one, key=f"hint{place}") for place, one in enumerate(shown)),
        p(_what_is_left(len(hints), len(shown)), cls="mg-advice"),
        cls="mg-panel mg-hint",
        data_key="hint-room",
    )


def _what_is_left(hints: int, shown: int) -> str:
    if not hints:
        return "There is nothing to decide now."
    return "Press Hint again for more." if shown < hints else "That is all there is to say."


def watch_bar(offers: Offers, *, auto: bool) -> Element:
    """For those who only watch: the next move, or one after the other."""
    run = press("Stop" if auto else "Play on", offers(Press("auto")), key="auto")
    step = press("Next move", offers(Press("step")), key="step", kind="mg-primary", data_auto=PACE if auto else None)
    return div(step, run, cls="mg-bar", data_key="watch-bar")


# ── The places at the end of a game ──────────────────────────────────────────────────────────────────────────────────


def podium(
    outcome: Outcome,
    screen: Screen,
    *,
    score: Callable[[Player], str],
    told: Callable[[Player], str],
    tie: Callable[[Player], Element | None] = lambda _: None,
) -> Element:
    """Everybody by place, with the score in words, what is told of how it came about, and what broke a tie."""
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    return ol(
        *(_stand(outcome.places[seat], seat, screen, told(seat), tie(seat), score(seat)) for seat in order),
        cls="mg-podium",
    )


def _stand(place: int, seat: Player, screen: Screen, told: str, tie: Element | None, score: str) -> Element:
    return li(
        span(f"{place}.", cls="mg-place"),
        span(screen.name(seat), cls="mg-name"),
        span(told, cls="mg-status"),
        tie,
        badge(score),
        cls="mg-stand mg-best" if place == 1 else "mg-stand",
        data_key=f"stand{seat}",
        data_flies=f"stand{seat}",
    )
