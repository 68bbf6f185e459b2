"""Opponents, weakest first. Each is given a View and the legal actions, never the State."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import Bot
from mathgames_widgets.core.game import Action
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.matician.state import TakeBack, View


class RandomBot:
    """Lays any two numbers, and a "-" anywhere or nowhere."""

    name = "random"
    title = "Plays at random"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """One of the steps that lead on, all equally likely: nothing is taken back."""
        return rng.choice([action for action in actions if not isinstance(action, TakeBack)])[0]

    def because(self, view: View, action: Action) -> str:
        """It has no reason, and says so."""
        return "I play at random: every step was equally likely."


BOTS: Sequence[Bot] = (RandomBot(),)
"""The bots, weakest first."""
