"""What there is to see of a game at a table: each phase once, with what can be open over it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.table.screen import Ask, Press, Select
from mathgames_widgets.table.window import Window, play
from tests.browser.direct import told
from tests.table.sitting import against, is_over, offers, take

Scene = tuple[str, dict[str, Any]]
"""What it is called, and what a browser is told to show it."""

DRAWERS = ("help", "log", "menu")
"""What a tool in the head opens."""


def phase(table: Window) -> str:
    """Where the game stands, without its numbers."""
    if offers(table, Press("on")):
        return "scored"
    phase = getattr(table.match.observe(table.viewer), "phase", None)
    return f"{phase.name.lower()}" if phase is not None else re.sub(r"\d+", "", table._where())


def pages(table: Window) -> Iterator[str]:
    """A whole game, the person's moves made by a bot; gives the phase of every page that the person meets."""
    game = table.room.game
    yield phase(table)
    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
        else:
            action, _ = bot_move(table.match, table.viewer, game.BOTS[1])
            table._move(action)
            table.redraw()
        yield phase(table)


def scenes(game: Any, players: int, seed: str = "SCREEN-1") -> Iterator[Scene]:
    """The pages of one game, each a drawing of its own: before the deal, all phases with the steps that show what
    others do, a hint, what is picked up or asked about first, the drawers, the end, the look back, the replay.
    """
    yield "start", told(play(game))
    table = against(*[game.BOTS[1].name] * (players - 1), game=game, seed=seed)
    met: set[str] = set()
    fullest: dict[str, dict[str, Any]] = {}
    for number, now in enumerate(pages(table)):
        yield from steps(now, table, met)
        fullest[now] = max(fullest.get(now, still(table)), still(table), key=lambda one: len(one["html"]))
        if now in met:
            continue
        met.add(now)
        yield now, still(table)
        yield from opened(now, table, DRAWERS if number == 0 else ())
    yield from ((f"{now}, fullest", page) for now, page in fullest.items())
    yield "end", still(table)
    yield from opened("end", table, (*DRAWERS, "best"))
    if offers(table, Press("lookback")):
        take(table, Press("lookback"))
        while offers(table, Press("weigh")):
            take(table, Press("weigh"))
        yield "look back", still(table)
        take(table, Press("lookback"))
    take(table, Press("replay", 0))
    yield "replay", still(table)


def still(table: Window) -> dict[str, Any]:
    """A page as it stands."""
    return {**told(table), "frames": []}


def steps(now: str, table: Window, met: set[str]) -> Iterator[Scene]:
    """What was shown on the way to a page, one of each kind."""
    for at, (_, html, _) in enumerate(table.frames):
        kind = f"{now}, step {at}"
        if kind not in met and at < 8:
            met.add(kind)
            yield kind, {**still(table), "html": html}


def opened(now: str, table: Window, drawers: tuple[str, ...]) -> Iterator[Scene]:
    """The same page with one thing open, or picked up, after the other."""
    for what in drawers:
        if offers(table, Press("open", what)):
            yield f"{now}, {what}", still(take(table, Press("open", what)))
            take(table, Press("close"))
    if offers(table, Press("hint")):
        yield f"{now}, hint", still(take(table, Press("hint")))
        take(table, Press("close"))
    kinds = {(type(one), type(one.thing)): one for one in reversed(table.offered) if isinstance(one, Select | Ask)}
    for (kind, of), one in kinds.items():
        if one.thing is not None and offers(table, one):
            yield f"{now}, {kind.__name__} {of.__name__}", still(take(table, one))
            if offers(table, Press("close")):
                take(table, Press("close"))
