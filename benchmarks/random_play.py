"""Games played by chance, on one core: moves a second."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.row import AtLeast, Peer, Row, Sample, sampled
from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.games import byorf, formula, mathleague, matician, rolls_and_goals

SPELL = 0.5
"""Seconds that a run lasts."""

UNO, GIN_RUMMY = "uno", "gin-rummy"
PEERS = {"leduc-holdem": "Leduc", UNO: "Uno", GIN_RUMMY: "gin rummy"}


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """BYORF by the rules alone, then with the view of the mover, which RLCard always gives; then the others.

    Where legal moves are no search, a game has to be above Uno. In mathleague.org/cards, where cards are paid for with
    others, they are one, so it is measured by gin rummy. FORMULA searches for every play before each move, in a way
    that one can read; it has no aim here but that of `hands`, and gin rummy stands beside it.
    """
    others = {name: rlcard(name, runs) for name in PEERS} if peers else {}
    uno, gin_rummy = ([others[name]] if name in others else [] for name in (UNO, GIN_RUMMY))
    yield row("BYORF, 2 players", speed(runs, partial(game, byorf, 2)), others.values(), uno)
    yield row("BYORF, 8 players", speed(runs, partial(game, byorf, 8)), uno, uno)
    yield row("BYORF, 2 players, with the mover's view", speed(runs, partial(game_with_views, byorf, 2)), uno, uno)
    for other, peer, rivals in (
        (matician, uno, uno),
        (rolls_and_goals, uno, uno),
        (mathleague, gin_rummy, gin_rummy),
        (formula, gin_rummy, ()),
    ):
        for players in (2, other.PLAYERS[-1]):
            ours = speed(runs, partial(game, other, players))
            yield row(f"{other.TITLE}, {players} players", ours, peer, rivals)


def row(what: str, ours: Sample, peers: Iterable[Peer], rivals: Sequence[Peer]) -> Row:
    """Random play of a game; the aim is the speed of its rival in the same run."""
    measured = [rival.sample for rival in rivals if rival.sample]
    aim = AtLeast(measured[0].median, "moves/s") if measured else None
    return Row(f"random play of {what}", ours, tuple(peers), aim)


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


def game(
    rules: AnyGame, players: int, number: int, looks: Callable[[Any, int], object] = lambda state, player: None
) -> int:
    """A whole game by chance; how many moves it had. Before a move its player `looks` at the table."""
    random = Random(number)
    state = rules.new_game(players, number)
    moves = 0
    while acting := rules.to_act(state):
        player = acting[0]
        looks(state, player)
        actions: Any = rules.legal_actions(state, player)
        state = rules.apply(state, player, random.choice(listed(actions))).state
        moves += 1
    return moves


def listed(actions: Collection[Any]) -> Sequence[Any]:
    """The actions in a row, where they are not in one already."""
    return actions if isinstance(actions, Sequence) else tuple(actions)


def game_with_views(rules: AnyGame, players: int, number: int) -> int:
    """The same, with the view of whoever moves worked out each time."""
    return game(rules, players, number, rules.observe)


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
