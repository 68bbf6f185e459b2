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
AIM_OF = "uno"
"""Legal moves in BYORF are no search, so it has to be above this one; in games where they are, above gin rummy."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """BYORF for two and for eight, each move with the legal moves and with what the player may see, as RLCard does."""
    others = {name: rlcard(name, runs) for name in PEERS} if peers else {}
    uno = others.get(AIM_OF)
    aim = AtLeast(uno.sample.median, "moves/s") if uno and uno.sample else None
    for players in (2, 8):
        ours = speed(runs, partial(game, players))
        yield Row(f"random play, {players} players, with a view a move", ours, tuple(others.values()), aim)


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


def game(players: int, number: int) -> int:
    """A whole game of BYORF by chance; how many moves it had."""
    random = Random(number)
    state = byorf.new_game(players, number)
    moves = 0
    while acting := byorf.to_act(state):
        player = acting[0]
        byorf.observe(state, player)
        action = random.choice(tuple(byorf.legal_actions(state, player)))
        state = byorf.apply(state, player, action).state
        moves += 1
    return moves


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
