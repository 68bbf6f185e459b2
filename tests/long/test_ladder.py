"""What a table tells of a bot's strength is what it wins: measured anew, each deal with both seats."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from benchmarks.following import FOLLOWERS
from benchmarks.ladder import deal_of, interval
from mathgames_widgets.games import GAMES, byorf, rolls_and_goals

DEALS = 60
"""Each is played twice."""
FOLLOWED = 12
"""The same, of those that follow a judge."""
PAIRS = [(game, at, *pair) for game in GAMES if hasattr(game, "LADDER") for at, pair in enumerate(pairwise(game.BOTS))]


@pytest.mark.parametrize(
    ("game", "at", "weaker", "stronger"), PAIRS, ids=lambda one: getattr(one, "NAME", getattr(one, "name", f"{one}"))
)
def test_a_bot_wins_as_often_as_is_told(game, at, weaker, stronger):
    """Within what chance allows, and with a little room for the interval itself."""
    share, low, high = interval([deal_of(game, stronger, weaker, f"AGAIN-{deal}") for deal in range(DEALS)])
    print(f"{game.TITLE}: {stronger.name} won {share:.0f} % against {weaker.name}, {low:.0f} to {high:.0f}.")
    assert low - 5 <= game.LADDER[at] <= high + 5


@pytest.mark.parametrize("game", [byorf, rolls_and_goals], ids=lambda game: game.NAME)
def test_who_follows_the_judge_beats_a_bot_that_plays_well(game):
    """The same bot sits at both seats; one of them does what the judge finds better for sure."""
    (follower,) = [replace(one, level=1) for one in FOLLOWERS if one.game is game]
    share, low, high = interval([deal_of(game, follower, follower.bot, f"FOLLOW-{deal}") for deal in range(FOLLOWED)])
    print(f"{game.TITLE}: {share:.0f} % of {2 * FOLLOWED} games, {low:.0f} to {high:.0f}.")
    assert low > 50
