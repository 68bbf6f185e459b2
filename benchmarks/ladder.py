"""How strong the bots of each game are: what share of the games each wins against the one below it, for two.

Each deal is played twice, so that both sit in each seat, and a win that is shared counts as its share. The error is
that of the deals, each with its two games, as they hang together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt

from benchmarks.row import AtLeast, Row, Sample
from mathgames_widgets.core import AnyBot, AnyGame, bot_game
from mathgames_widgets.games import GAMES

DEALS_A_RUN = 4
SURE = 1.96
"""Standard errors within which 95 of 100 such shares have the true one."""
BETTER = AtLeast(50, "%")


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """A row for each bot but the weakest. Nobody else plays these games."""
    for game in GAMES:
        for weaker, stronger in pairwise(game.BOTS):
            shares = [deal_of(game, stronger, weaker, f"LADDER-{deal}") for deal in range(DEALS_A_RUN * runs)]
            share, low, high = interval(shares)
            what = f"{game.TITLE}: share won by {stronger.name} against {weaker.name}, {2 * len(shares)} games"
            yield Row(what, Sample((share, low, high), "%"), (), BETTER)


def deal_of(game: AnyGame, stronger: AnyBot, weaker: AnyBot, seed: str) -> float:
    """The share that a bot wins of the two games with one deal."""
    won = 0.0
    for seat, bots in enumerate(([stronger, weaker], [weaker, stronger])):
        outcome = bot_game(game, bots, seed).outcome()
        assert outcome is not None, "games between bots end"
        won += (seat in outcome.winners) / max(1, len(outcome.winners))
    return won / 2


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The share in percent, and from where to where 95 of 100 such intervals have the true one.

    >>> [round(one) for one in interval([1, 0.5, 1, 0.5, 1, 0.5])]
    [75, 53, 97]
    """
    many, mean = len(shares), sum(shares) / len(shares)
    error = sqrt(sum([(one - mean) ** 2 for one in shares]) / max(1, many - 1) / many)
    low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
    return 100 * mean, 100 * low, 100 * high
