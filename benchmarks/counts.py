"""Lines of play counted to a fixed depth (perft): the counts are exact and published, the speed is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from benchmarks.row import Peer, Row
from benchmarks.sample import Sample, sampled
from mathgames_widgets.games import byorf

DEPTH = 6
COUNTS = {2: 115_200}
CHESS_DEPTH = 3
CHESS_COUNT = 8_902


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """BYORF for two from the first deal; chess from its first position."""
    deal = byorf.new_game(2, "FERN-42")
    ours = speed(runs, lambda: lines(deal, DEPTH), COUNTS[2])
    what = f"lines of play counted: {COUNTS[2]:,} of {DEPTH} moves in BYORF for two"
    yield Row(what, ours, (python_chess(runs),) if peers else ())


def lines(state: byorf.State, depth: int) -> int:
    """How many different lines of so many moves there are; the last move need not be made to be counted."""
    moves = ((player, byorf.legal_actions(state, player)) for player in byorf.to_act(state))
    if depth == 1:
        return sum(len(actions) for _, actions in moves)
    return sum(
        lines(byorf.apply(state, player, action).state, depth - 1) for player, actions in moves for action in actions
    )


def speed(runs: int, counted: Callable[[], int], right: int) -> Sample:
    """Lines a second, one value a run. Raises ArithmeticError where the count is not the right one."""

    def once() -> float:
        start = perf_counter()
        found = counted()
        taken = perf_counter() - start
        if found != right:
            raise ArithmeticError(f"{found:,} lines were counted, and there are {right:,}.")
        return found / taken

    return sampled((once() for _ in range(runs)), "lines/s")


def python_chess(runs: int) -> Peer:
    """python-chess, which counts the last move without making it too."""
    name = f"python-chess, {CHESS_COUNT:,} lines of {CHESS_DEPTH} moves"
    if not find_spec("chess"):
        return Peer(name, None)
    import chess

    def lines_of(board: Any, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        found = 0
        for move in board.legal_moves:
            board.push(move)
            found += lines_of(board, depth - 1)
            board.pop()
        return found

    return Peer(name, speed(runs, lambda: lines_of(chess.Board(), CHESS_DEPTH), CHESS_COUNT))
