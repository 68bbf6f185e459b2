"""Bots: they see what a seat sees, choose, and say why."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any, Protocol

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.rng import Rng


class Bot(Protocol):
    """A player made of code. It gets a View and the legal actions, never the State."""

    @property
    def name(self) -> str:
        """Short name for code and records: `greedy`."""

    @property
    def title(self) -> str:
        """For people: `Serves the goals on the table`."""

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Any:
        """One of the legal actions; the same view and the same rng give the same choice."""

    def because(self, view: Any, action: Any) -> str:
        """Why, in one or two sentences for learners; nothing that others at the table may not know yet."""


class RandomBot:
    """Any legal move, all equally likely.

    >>> RandomBot().choose(None, ["left", "right"], Rng("FERN-42")) in ("left", "right")
    True
    """

    name = "random"
    title = "Plays at random"

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Any:
        """One of the actions."""
        return rng.choice(tuple(actions))[0]

    def because(self, view: Any, action: Any) -> str:
        """It has no reason, and says so."""
        return "I play at random: every move was equally likely."


def bot_move(match: Match, player: Player, bot: Bot) -> tuple[Any, str]:
    """What the bot would do now, and why; the match is not changed.

    The bot's chance is drawn from the game's seed through a one-way hash: replayable, but no way back to the cards.

    >>> from mathgames_widgets.games import byorf
    >>> match = Match(byorf, players=2, seed="FERN-42")
    >>> action, why = bot_move(match, 0, byorf.BOTS[0])
    >>> action in match.legal_actions(0)
    True
    """
    view = match.observe(player)
    action = bot.choose(view, match.legal_actions(player), bot_rng(match, player))
    return action, bot.because(view, action)


def bot_rng(match: Match, player: Player) -> Rng:
    """The chance a bot at this seat has at this moment."""
    moment = f"{match.seed} {player} {len(match.turns)}"
    return Rng(sha256(moment.encode()).hexdigest())
