"""Opponents, weakest first. A bot gets a view and the legal actions, never the state, and says why."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import Bot
from mathgames_widgets.core.rng import Rng
from tests.sixth_game.rules.state import Take, View
from tests.sixth_game.words.sentences import surplus


class CountingBot:
    """Leaves a multiple of one more than the most that may be taken, where it can."""

    name = "counting"
    title = "Counts the heap"

    def choose(self, view: View, actions: Collection[Take], rng: Rng) -> Take:
        """The surplus, or one counter."""
        return Take(surplus(view) or 1)

    def because(self, view: View, action: Take) -> str:
        """The remainder that decides."""
        group = view.rules.most + 1
        if surplus(view):
            return f"Now {view.heap - action.counters} are left, a multiple of {group}."
        return f"{view.heap} is a multiple of {group}, so no move is better than another."


BOTS: Sequence[Bot[View, Take]] = (RandomBot(), CountingBot())
