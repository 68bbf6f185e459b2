"""Opponents, weakest first."""

from __future__ import annotations

from collections.abc import Collection

from mathgames_widgets.core.game import Action
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf.state import View


class RandomBot:
    """Any legal move, all equally likely."""

    name = "random"
    title = "Plays at random"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """One of the actions, all equally likely."""
        return rng.choice(tuple(actions))[0]

    def because(self, view: View, action: Action) -> str:
        """It has no reason, and says so."""
        return "I play at random: every move was equally likely."


BOTS = (RandomBot(),)
"""The bots, weakest first."""
