"""Bots that play like a pupil are there to be beaten: the strongest bot of each game does so, with both seats."""

from __future__ import annotations

import pytest

from benchmarks.ladder import deal_of, interval
from mathgames_widgets.core.bots import pupils_of
from mathgames_widgets.games import GAMES

DEALS = 60
"""Each is played twice."""


@pytest.mark.parametrize("game", [game for game in GAMES if pupils_of(game)], ids=lambda game: game.NAME)
def test_a_pupil_can_be_beaten(game):
    """By more than half, as far as chance allows."""
    (pupil,) = pupils_of(game)
    share, low, _ = interval([deal_of(game, game.BOTS[-1], pupil, f"PUPIL-{deal}") for deal in range(DEALS)])
    print(f"{game.TITLE}: {share:.0f} % of {2 * DEALS} games, at least {low:.0f} %.")
    assert low > 50
