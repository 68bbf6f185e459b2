"""A person's seat taken by a bot. Its text is run in the browser's Python too, so it imports nothing of the tests."""

from __future__ import annotations

import random

from mathgames_widgets import games
from mathgames_widgets.core.bots import Bot, bot_move
from mathgames_widgets.table.screen import Do, Press, Select
from mathgames_widgets.table.window import Window, play

LONGEST = 2_000
"""Presses; no game takes so many."""


def next_press(table: Window, bot: Bot, chance: random.Random) -> int:
    """What a bot would press; where its move takes several presses, this or that."""
    offered = list(table.offered)
    if Press("on") in offered:
        return offered.index(Press("on"))
    assert table.match is not None
    action, _ = bot_move(table.match, table.viewer, bot)
    moves = {n: offer.action for n, offer in enumerate(offered) if isinstance(offer, Do)}
    best = [n for n, move in moves.items() if move == action]
    picks = [n for n, offer in enumerate(offered) if isinstance(offer, Select)]
    others = [*moves] if moves and chance.random() < 0.7 else picks or [*moves]
    return chance.choice(best or others)


def pages_of(name: str, seed: str) -> list[str]:
    """A whole game against the bot that a new table proposes: every page that was drawn, to the result."""
    game = getattr(games, name)
    table = play(game, you="Asha", seed=seed)
    table.press(list(table.offered).index(Press("deal")))
    chance = random.Random(seed)
    pages = [table.html]
    for _ in range(LONGEST):
        offered = list(table.offered)
        if Press("replay", 0) in offered and Press("replay") not in offered:
            return pages
        table.press(next_press(table, game.BOTS[-1], chance))
        pages.append(table.html)
    raise AssertionError(f"{name}, {seed}: the game does not end")
