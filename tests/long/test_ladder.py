"""What a table tells of a bot's strength is what it wins: measured anew, each deal with both seats."""

from __future__ import annotations

from itertools import pairwise

import pytest

from benchmarks.ladder import deal_of, interval
from mathgames_widgets.games import GAMES

DEALS = 60
"""Each is played twice."""
PAIRS = [(game, at, *pair) for game in GAMES if hasattr(game, "LADDER") for at, pair in enumerate(pairwise(game.BOTS))]


@pytest.mark.parametrize(
    ("game", "at", "weaker", "stronger"), PAIRS, ids=lambda one: getattr(one, "NAME", getattr(one, "name", f"{one}"))
)
def test_a_bot_wins_as_often_as_is_told(game, at, weaker, stronger):
    """Within what chance allows, and with a little room for the interval itself."""
    share, low, high = interval([deal_of(game, stronger, weaker, f"AGAIN-{deal}") for deal in range(DEALS)])
    print(f"{game.TITLE}: {stronger.name} won {share:.0f} % against {weaker.name}, {low:.0f} to {high:.0f}.")
    assert low - 5 <= game.LADDER[at] <= high + 5
