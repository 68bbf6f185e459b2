"""Lines of play counted to a fixed depth (perft): the counts are exact and published, the speed is measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from benchmarks.row import Peer, Row, Sample, sampled
from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.games import byorf, formula

DEAL = "FERN-42"
COUNTS: tuple[tuple[AnyGame, int, int, int], ...] = ((byorf, 2, 6, 115_200), (formula, 3, 4, 149_413))
"""The game, for how many, how many moves, and how many lines of so many moves begin with the deal."""

CHESS_DEPTH = 3
CHESS_COUNT = 8_902


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Each game from its first deal; chess from its first position."""
    others = (python_chess(runs),) if peers else ()
    for game, players, depth, count in COUNTS:
        deal = game.new_game(players, DEAL)
        what = f"lines of play counted: {count:,} of {depth} moves in {game.TITLE} for {players}"
        yield Row(what, speed(runs, partial(lines, game, deal, depth), count), others)


def lines(game: AnyGame, state: Any, depth: int) -> int:
    """How many different lines of so many moves there are; the last move need not be made to be counted."""
    moves = ((player, game.legal_actions(state, player)) for player in game.to_act(state))
    if depth == 1:
        return sum(len(actions) for _, actions in moves)
    return sum(
        lines(game, game.apply(state, player, action).state, depth - 1)
        for player, actions in moves
        for action in actions
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
