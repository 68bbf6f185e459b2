"""What stands around every table: the cover, the saved game, hints, and the buttons for watching and stepping."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.widgets.cards import press
from mathgames_widgets.widgets.html import Element, button, div, p, span, textarea
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


def save_room(text: str, name: str) -> Element:
    """The saved game, as a file to keep and as text to copy."""
    advice = "Keep this file, or copy the text; “Go on with a saved game” on the first page takes both."
    return div(
        p(advice, cls="mg-advice"),
        textarea(text, readonly=True, rows=3, aria_label="The saved game as text", data_key="saved-text"),
        button(
            "Save as a file", type="button", cls="mg-button", data_download=name, data_content=text, data_key="file"
        ),
        cls="mg-panel",
        data_key="save-room",
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


def replay_bar(frames: Sequence[int], place: int, offers: Offers) -> Element:
    """Stepping through a game: `frames` are the moments to stop at, `place` is where we are among them."""
    go = _steps(frames, place, offers)
    return div(
        go("First", 0, "first"),
        go("Back", place - 1, "back"),
        go("Forward", place + 1, "forward"),
        go("Last", len(frames) - 1, "last"),
        span(f"{place + 1} of {len(frames)}", cls="mg-status"),
        press("Leave the replay", offers(Press("replay")), key="leave", kind="mg-quiet", data_escape=True),
        cls="mg-bar",
        data_group="replay",
        role="group",
        aria_label="Replay",
        data_key="replay-bar",
    )


def _steps(frames: Sequence[int], place: int, offers: Offers) -> Callable[[str, int, str], Element]:
    def go(text: str, to: int, key: str) -> Element:
        is_there = 0 <= to < len(frames) and to != place
        return press(text, offers(Press("replay", frames[to])) if is_there else None, key=key)

    return go
