"""How long a bot takes where it thinks longest: a thinker's draft at a full table of BYORF."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from benchmarks.row import Row
from benchmarks.sample import AtMost, milliseconds, sampled
from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.games import byorf

A_CHOICE = AtMost(300, "ms")
RANDOM, THINKER = byorf.BOTS[0], byorf.BOTS[-1]


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """What somebody waits for. Nobody else plays these games."""
    times = [max(choices(f"DRAFT-{run}")) for run in range(runs)]
    yield Row("a thinker's choice in BYORF, 8 players, the slowest of a draft", sampled(times, "ms"), (), A_CHOICE)


def choices(seed: str) -> Iterator[float]:
    """Milliseconds for each choice of a thinker and its reason, among seven who draft by chance."""
    match = Match(byorf, byorf.PLAYERS[-1], seed)
    while match.state.phase is byorf.Phase.DRAFT:
        player = match.to_act()[0]
        if player == 0:
            yield milliseconds(partial(bot_move, match, player, THINKER))
        match.play(player, bot_move(match, player, THINKER if player == 0 else RANDOM)[0])
