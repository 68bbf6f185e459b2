"""Games that have what a game may leave out: `@having("puzzles")` runs a test for each of them."""

from __future__ import annotations

from types import ModuleType

import pytest

from mathgames_widgets.games import GAMES, module_of


def games_with(*paths: str) -> list[ModuleType]:
    """The games that have all of these modules."""
    return [game for game in GAMES if all(module_of(game.__name__, path) for path in paths)]


def having(*paths: str) -> pytest.MarkDecorator:
    """A test of each of these games."""
    return pytest.mark.parametrize("game", games_with(*paths), ids=lambda game: game.NAME)
