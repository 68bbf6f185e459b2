"""What a seat may know: a page is drawn once more from nothing but the view of whoever looks, and must be the same."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from typing import Any

import pytest

from mathgames_widgets.classroom.window import LiveWindow
from mathgames_widgets.core.match import AnyMatch, Turn
from mathgames_widgets.page.page import Offers, Page


def as_known(match: AnyMatch, seat: int | None) -> AnyMatch:
    """A match that fits all that a seat knows; whatever it cannot know is different."""
    known = copy.copy(match)
    view = match.observe(seat)
    imagined = match.game.imagine(view, "ANOTHER SEED")
    assert match.game.observe(imagined, seat) == view
    known._states = [*match._states[:-1], imagined]
    known._seed = "ANOTHER SEED"
    known._turns = [
        Turn(
            turn.player,
            turn.action if turn.player == seat else None,
            tuple(seen for event in turn.events if (seen := event.as_seen_by(seat)) is not None),
        )
        for turn in match._turns
    ]
    return known


class Watch:
    """Every drawing of every live window, by who looked. One in so many is drawn once more: where it tells what its
    viewer cannot know, that is a fault. So is a window that was not drawn although it would look different.
    """

    ONE_IN = 2

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: dict[str, set[str]] = defaultdict(set)
        self.looked = self.skipped = 0
        self.faults: list[str] = []
        self._chance = random.Random(5)
        draw_anew = Page._Page__draw_anew  # type: ignore[attr-defined]

        def drawn_and_looked_at(page: Page) -> str:
            html: str = draw_anew(page)
            if isinstance(page, LiveWindow):
                self._look(page, html)
            return html

        monkeypatch.setattr(Page, "_Page__draw_anew", drawn_and_looked_at)
        look_again = LiveWindow.look_again

        def skipped_only_where_nothing_changed(window: Any, *, only_if_seen: bool = False) -> None:
            before = window.drawing
            look_again(window, only_if_seen=only_if_seen)
            if window.drawing == before:
                self.skipped += 1
                keys = window._keys
                if str(window._draw(Offers())) != window.html:
                    self.faults.append(f"Seat {window._viewer} still looks at a page that has changed: {window.html}")
                window._keys = keys

        monkeypatch.setattr(LiveWindow, "look_again", skipped_only_where_nothing_changed)

    def _look(self, window: Any, html: str) -> None:
        self.drawn[window._person].add(html)
        room = window._room
        if room.is_over or self._chance.random() > 1 / self.ONE_IN:
            return  # at the end everything lies open
        match, keys = room.match, window._keys
        room.match = as_known(match, window._viewer)
        try:
            again = str(window._draw(Offers()))
        finally:
            room.match, window._keys = match, keys
        if again != html:
            self.faults.append(f"Seat {window._viewer} is shown more than it can know: {html}")
        self.looked += 1
