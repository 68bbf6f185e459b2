"""Bots: they see what a seat sees, choose, and say why."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from mathgames_widgets.core.game import A, Bot, Player, R, S, V
from mathgames_widgets.core.match import AnyMatch, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng

say = room(__name__)


class RandomBot:
    """Any legal move, all equally likely.

    >>> RandomBot().choose(None, ["left", "right"], Rng("FERN-42")) in ("left", "right")
    True
    """

    name = "random"

    def choose(self, view: object, actions: Collection[A], rng: Rng) -> A:
        """One of the actions."""
        return rng.choice(tuple(actions))[0]

    def because(self, view: object, action: object) -> str:
        """It has no reason, and says so."""
        return say("random-bot")


def bot_move(match: Match[S, A, V, R], player: Player, bot: Bot[V, A]) -> tuple[A, str]:
    """What the bot would do now, and why; the match is not changed.

    The bot's chance is drawn from the game's seed through a one-way hash: replayable, but no way back to the cards.

    >>> from mathgames_widgets.games import byorf
    >>> match = Match(byorf, players=2, seed="FERN-42")
    >>> action, why = bot_move(match, 0, byorf.BOTS[0])
    >>> action in match.legal_actions(0)
    True
    """
    action = bot_choice(match, player, bot)
    return action, bot.because(match.observe(player), action)


def bot_choice(match: Match[S, A, V, R], player: Player, bot: Bot[V, A]) -> A:
    """What the bot would do now, without its reason."""
    return bot.choose(match.observe(player), match.legal_actions(player), bot_rng(match, player))


def bot_rng(match: AnyMatch, player: Player) -> Rng:
    """The chance a bot at this seat has at this moment."""
    moment = f"{match.seed} {player} {len(match.turns)}"
    return Rng(sha256(moment.encode()).hexdigest())
