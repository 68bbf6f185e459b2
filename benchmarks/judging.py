"""What a decision costs a processor that is weighed after a game, in each of the games; the last ones come first."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from time import process_time

from benchmarks.bots import milliseconds
from benchmarks.row import AtMost, Row
from mathgames_widgets.core import bot_game
from mathgames_widgets.core.judging import decisions_of, judged
from mathgames_widgets.games import GAMES

FIRST = AtMost(5_000, "ms")


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """One row for each game. Nobody else plays these games."""
    for game in GAMES:
        took: list[float] = []
        judge = import_module(f"{game.__name__}.table").judge
        for run in range(runs):
            match = bot_game(game, [game.BOTS[1].name, game.BOTS[-1].name], f"JUDGE-{run}")
            for decision in decisions_of(match, 0, judge)[-2:]:
                begun = process_time()
                judged(decision, judge)
                took.append(process_time() - begun)
        yield Row(f"a decision weighed in {game.TITLE}, each of {len(took)}", milliseconds(took), (), FIRST)
