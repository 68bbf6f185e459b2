"""Equilibria of a round of Matician: exactly with known hands, and the mix of a bot that has to imagine them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count, islice

from benchmarks.row import AtMost, Row, milliseconds, sampled
from mathgames_widgets.games.matician.analysis.plans import balanced, guess
from mathgames_widgets.games.matician.rules.rules import new_game
from mathgames_widgets.games.matician.rules.state import State
from mathgames_widgets.games.matician.rules.view import observe

ROUNDS_A_RUN = 20
VIEWS_A_RUN = 3
A_MOVE = AtMost(300, "ms")


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Rounds by chance, and the slowest of them. Nobody else plays this game."""
    wanted = runs * ROUNDS_A_RUN
    times = [milliseconds(partial(solved, state)) for state in islice(deals(2), wanted)]
    what = "the equilibrium of a round of Matician with known hands"
    yield Row(f"{what}, each of {wanted}", sampled(times, "ms"), (), A_MOVE)
    yield Row(f"{what}, the slowest of these", sampled([max(times)], "ms"), (), A_MOVE)
    for players in (2, 4, 8):
        views = [observe(state, 0) for state in islice(deals(players), runs * VIEWS_A_RUN)]
        mixed = sampled([milliseconds(partial(guess, view)) for view in views], "ms")
        yield Row(f"a bot's mix of plans in Matician, {players} players", mixed, (), A_MOVE)


def deals(players: int) -> Iterator[State]:
    """Deal after deal, with nothing laid yet."""
    return (new_game(players, f"BALANCE-{number}") for number in count())


def solved(state: State) -> object:
    """The equilibrium, when both hands are known."""
    (left, right), (mine, theirs) = state.symbols, state.hands
    assert left is not None and right is not None, "Symbols are dealt."
    return balanced((mine, theirs), (left, right))
