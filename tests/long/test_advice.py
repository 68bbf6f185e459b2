"""Following the hints of mathleague.org/cards, which keep students for a start, wins as often as not keeping any."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.core.game import Action
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague.analysis import plans
from mathgames_widgets.games.mathleague.bots.bots import PlanningBot
from mathgames_widgets.games.mathleague.rules.view import View
from tests.games.bot_games import both_seats, played

DEALS = 100
"""Each is played twice, so that both sit in each seat."""


class Unkept(PlanningBot):
    """The planner that discards whatever it expects least of."""

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(plans, "KEPT_FOR_A_START", 0)
            return super().choose(view, actions, rng)


def test_the_advice_wins_as_often() -> None:
    """Half of two hundred games, within what chance allows: 95 of 100 such intervals hold the true share."""
    won = 0.0
    for seed, seat, bots in both_seats(PlanningBot(), Unkept(), DEALS):
        winners = mathleague.outcome(played(mathleague, *bots, seed=seed)[0]).winners
        won += (seat in winners) / len(winners)
    games = 2 * DEALS
    share = won / games
    width = 1.96 * sqrt(share * (1 - share) / games)
    print(f"Who follows the hints won {share:.3f} ± {width:.3f} of {games} games.")
    assert share + width >= 0.5
