"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says is shown once its move lies on the table, so it may speak of the cards it laid, of the formula and of
how many cards it holds, but never of which cards it still holds or has drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import Bot
from mathgames_widgets.core.game import Action
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.formula.state import View


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


BOTS: Sequence[Bot] = (RandomBot(),)
"""The bots, weakest first."""
