"""The games, one package each. No game imports another."""

from __future__ import annotations

from mathgames_widgets.core.game import Game
from mathgames_widgets.games import byorf, formula, rolls_and_goals

GAMES: tuple[Game, ...] = (byorf, formula, rolls_and_goals)
"""Every game of this package; adding one means adding it here."""
