"""Games played by chance, on one core: moves a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.row import Peer, Row
from benchmarks.sample import AtLeast, Sample, sampled
from mathgames_widgets.games import byorf

SPELL = 0.5
"""Seconds that a run lasts."""

PEERS = {"leduc-holdem": "Leduc", "uno": "Uno", "gin-rummy": "gin rummy"}
AIM_OF = PEERS["uno"]
"""Legal moves in BYORF are no search, so it has to be above this one; in games where they are, above gin rummy."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """BYORF for two and for eight by the rules alone, then with the view of the mover, which RLCard always gives."""
    others = tuple(rlcard(name, runs) for name in PEERS) if peers else ()
    uno = tuple(peer for peer in others if peer.name.endswith(AIM_OF))
    aim = AtLeast(uno[0].sample.median, "moves/s") if uno and uno[0].sample else None
    yield Row("random play, 2 players", speed(runs, partial(game, 2)), others, aim)
    yield Row("random play, 8 players", speed(runs, partial(game, 8)), uno, aim)
    yield Row("random play, 2 players, with the mover's view", speed(runs, partial(game_with_views, 2)), uno, aim)


def speed(runs: int, play: Callable[[int], int]) -> Sample:
    """Moves a second, one value a run; `play` plays the game of that number and says how many moves it had."""
    play(0)
    numbers = count(1)

    def once() -> float:
        moves, start = 0, perf_counter()
        while perf_counter() - start < SPELL:
            moves += play(next(numbers))
        return moves / (perf_counter() - start)

    return sampled((once() for _ in range(runs)), "moves/s")


def game(players: int, number: int, looks: Callable[[byorf.State, int], object] = lambda state, player: None) -> int:
    """A whole game of BYORF by chance; how many moves it had. Before a move its player `looks` at the table."""
    random = Random(number)
    state = byorf.new_game(players, number)
    moves = 0
    while acting := byorf.to_act(state):
        player = acting[0]
        looks(state, player)
        action = random.choice(byorf.legal_actions(state, player))
        state = byorf.apply(state, player, action).state
        moves += 1
    return moves


def game_with_views(players: int, number: int) -> int:
    """The same, with the view of whoever moves worked out each time."""
    return game(players, number, byorf.observe)


def rlcard(name: str, runs: int) -> Peer:
    """A game of RLCard, through the steps of its environment; each gives the next player's view and legal moves."""
    title = f"RLCard {PEERS[name]}"
    if not find_spec("rlcard"):
        return Peer(title, None)
    import rlcard

    table: Any = rlcard.make(name, config={"seed": 1})

    def play(number: int) -> int:
        random = Random(number)
        view, _ = table.reset()
        moves = 0
        while not table.is_over():
            view, _ = table.step(random.choice(tuple(view["legal_actions"])))
            moves += 1
        return moves

    return Peer(title, speed(runs, play))
