"""A game once more, step by step: as much as one seat saw of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mathgames_widgets.widgets.cards import note, press
from mathgames_widgets.widgets.html import Element, div, span
from mathgames_widgets.widgets.past import Past
from mathgames_widgets.widgets.sight import Press, Sight
from mathgames_widgets.widgets.stage import Offers


def replayed(past: Past, here: int, offers: Offers) -> tuple[Element, ...]:
    """The table as it was at the frame `here`, what happened to come there, and the buttons that step on."""
    match, look = past.match, past.look
    frames = past.frames()
    view = match.views(past.viewer)[here]
    told = note(f"{look.where(view)}. {past.told_at(here)}", key="told")
    stop = look.pause(match.turns[here - 1].events) if here else None
    sight = Sight(match.names)
    shown = look.table(view, sight) if stop is None else look.scoring(stop, sight)
    return (replay_bar(frames, frames.index(here), offers), told, shown)


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
