"""Whole games against bots: no step, caption or spoken word tells a seat what is hidden from it at that moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.page.page import Offers
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import Window
from tests.guide import ALL_OPEN, EVERY
from tests.table.sitting import against, is_over, offers, take

ME = 0
PRESSES = 400


@dataclass
class Watched:
    """A table whose every drawing is made twice: as things are, and as they might be for all that the seat can know."""

    table: Window
    drawings: int = 0
    twins: int = 0
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        show_step, redraw = self.table.show_step, self.table.redraw

        def shown(caption: str) -> None:
            self.look(f"the step {caption!r}")
            show_step(caption)

        def drawn(say: str = "") -> None:
            self.look(f"the page after {say!r}")
            redraw(say)

        self.table.show_step, self.table.redraw = shown, drawn

    def look(self, what: str) -> None:
        """Draw the page in a world that differs only in what the seat does not see: not a letter may change."""
        match = self.table.match
        real = match._states[-1]
        here = self.html()
        self.drawings += 1
        for seed in ("A", "B"):
            other = match.game.imagine(match.observe(ME), f"{seed} {self.drawings}")
            if match.game.observe(other, ME) != match.observe(ME):
                self.faults.append(f"{what}: the other world does not look the same")
            self.twins += other != real
            match._states[-1] = other
            there = self.html()
            match._states[-1] = real
            if here != there:
                self.faults.append(f"{what} shows what is hidden")

    def html(self) -> str:
        return str(self.table._page(Offers()))

    def listen(self, events: list[Any]) -> None:
        """What happened in the last press is not told where it was hidden from the seat."""
        game, names, views = self.table.match.game, self.table.match.names, self.table._views
        told = [self.table.spoken, *(caption for _, _, caption in self.table.frames)]
        shown = [self.table.html, *(html for _, html, _ in self.table.frames)]
        for event in events:
            seen = event.as_seen_by(ME)
            if seen == event:
                continue
            allowed = "" if seen is None else game.sentence(seen, names)
            whole = game.sentence(event, names)
            caption, own = views.caption(event, names), "" if seen is None else views.caption(seen, names)
            if whole != allowed and any(whole in text for text in (*told, *shown)):
                self.faults.append(f"told, but hidden: {whole}")
            if caption not in ("", own) and any(caption in text for text in told):
                self.faults.append(f"shown, but hidden: {caption}")


def played(game: Any, bots: int, **options: Any) -> Watched:
    """A whole game; the person's moves are made by a bot, press by press."""
    watched = Watched(against(*[game.BOTS[1].name] * bots, game=game, seed="HIDDEN-1", **options))
    table = watched.table
    for _ in range(PRESSES):
        if is_over(table):
            break
        before = len(table.match.turns)
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            table.frames = ()
            action, _ = bot_move(table.match, ME, game.BOTS[1])
            table.redraw(table._move(action))
        watched.listen([event for turn in table.match.turns[before:] for event in turn.events])
    return watched


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.NAME)
def test_no_step_tells_what_is_hidden(game):
    """Neither the table between two moves nor what is said of them."""
    watched = played(game, 2)
    assert is_over(watched.table)
    assert watched.faults == []
    assert (watched.twins > watched.drawings) == (game.NAME not in ALL_OPEN), "there was much to hide"
