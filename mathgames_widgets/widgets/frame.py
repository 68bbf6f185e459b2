"""What stands around every table: the cover, the question before one leaves, hints, and the buttons for watching."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.html import Element, div, p
from mathgames_widgets.widgets.sight import Press
from mathgames_widgets.widgets.stage import Offers
from mathgames_widgets.widgets.why import explanation

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
