"""Bots: they see what a seat sees, choose, and say why."""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from mathgames_widgets.core.game import A, AnyBot, AnyGame, Bot, Player, R, S, V, V_contra
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


class DearMove(NamedTuple):
    """A move that a wrong idea has led to: what it cost, and that in a sentence."""

    cost: float
    says: str


class Pupil(Bot[V_contra, A], Protocol):
    """A bot that plays like a pupil who believes something that is not so."""

    def believed(self) -> str:
        """What it believes, and what is so, in a sentence or two."""

    def slip(self, view: V_contra, action: A) -> DearMove | None:
        """What a move of its own cost it, where that came of what it believes."""


def all_bots(game: AnyGame) -> tuple[AnyBot, ...]:
    """The bots of a game, weakest first, and then those that play like a pupil.

    >>> from mathgames_widgets.games import byorf
    >>> [bot.name for bot in all_bots(byorf)]
    ['random', 'greedy', 'thinker', 'pupil']
    """
    return (*game.BOTS, *pupils_of(game))


def pupils_of(game: AnyGame) -> tuple[Pupil[Any, Any], ...]:
    """The bots of a game that believe something wrong; a game may have none."""
    return tuple(getattr(game, "PUPILS", ()))


def dearest_slip(match: AnyMatch, player: Player, pupil: Pupil[Any, Any]) -> DearMove | None:
    """The move of a game that a pupil's idea made dearest; None where it cost nothing."""
    views = match.views(player)
    own = [(views[at], turn.action) for at, turn in enumerate(match.turns) if turn.player == player]
    found = [slip for view, action in own if (slip := pupil.slip(view, action)) is not None]
    return max(found, key=lambda slip: slip.cost, default=None)


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
