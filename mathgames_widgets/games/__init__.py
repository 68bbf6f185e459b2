"""The games, one package each. No game imports another, and none is loaded before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from mathgames_widgets.core.game import AnyGame

NAMES = ("byorf", "formula", "rolls_and_goals", "matician", "mathleague")
"""The packages of the games; adding one means adding it here."""

GAMES: tuple[AnyGame, ...]
"""Every game of this package."""


def __getattr__(name: str) -> Any:
    """Load a game, or all of them, when they are first asked for: who plays one does not wait for the others."""
    if name in NAMES:
        return import_module(f"{__name__}.{name}")
    if name == "GAMES":
        globals()["GAMES"] = games = tuple([import_module(f"{__name__}.{game}") for game in NAMES])
        return games
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
