"""Recorded games are played again and compared line by line.

After a change that is meant, write them anew with python -m tests.playthroughs.playthrough and read the difference.
"""

from __future__ import annotations

import pytest

from mathgames_widgets.games import GAMES
from tests.playthroughs.playthrough import HERE, recorded


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_playthroughs(game):
    """Same game, options, seed and actions: the same game, to the last word."""
    files = dict(recorded(game))
    assert files.keys() == set(HERE.glob(f"{game.NAME}-*.txt"))
    for path, text in files.items():
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines(), path.name
