"""Make the puzzles of each game, from games between bots: `python -m tools.puzzles [GAME ...] [--until 500]`.

It goes on where it ended before, tells how far it is, and keeps what it has found when it is stopped with Ctrl-C.
A file that has grown gives other puzzles to the days, as the easiest and the hardest are others then.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterator
from time import perf_counter

from mathgames_widgets.core.bots import bot_choice
from mathgames_widgets.core.game import AnyGame
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.puzzles import SEAT, PosedPuzzle, Puzzles, Solved, file_of, lines_of, rules_of
from mathgames_widgets.games import GAMES, NAMES, module_of

SEED = "PUZZLE"
SAVED_EVERY = 60.0
"""Seconds."""


def found_in(game: AnyGame, puzzles: Puzzles, number: int) -> Iterator[PosedPuzzle]:
    """The puzzles of one game between bots."""
    rules = puzzles.RULES[number % len(puzzles.RULES)]
    players = puzzles.PLAYERS[number // len(puzzles.RULES) % len(puzzles.PLAYERS)]
    match = Match(game, players, f"{SEED}-{number}", rules=rules_of(game, rules))
    bot = next(one for one in game.BOTS if one.name == puzzles.BOT)
    while match.to_act() and len(match.turns) < puzzles.MOST_MOVES:
        if match.to_act()[0] == SEAT and (solved := puzzles.solved(match.observe(SEAT))) is not None:
            moves = tuple(f"{turn.player} {game.write_action(turn.action)}" for turn in match.turns)
            yield as_puzzle(game, match.seed, players, rules, moves, solved)
        seat = match.to_act()[0]
        match.play(seat, bot_choice(match, seat, bot))


def as_puzzle(
    game: AnyGame, seed: str, players: int, rules: str, moves: tuple[str, ...], solved: Solved
) -> PosedPuzzle:
    """A position and its solution, as they are written."""
    return PosedPuzzle(
        seed, players, rules, moves, tuple(map(game.write_action, solved.answer)),
        solved.worth, solved.margin, solved.error, solved.difficulty, solved.ideas,
    )  # fmt: skip


def last_number(lines: list[str]) -> int:
    """The number of the last game that is in a file; −1 where there is none."""
    return max([int(PosedPuzzle.of(line).seed.rpartition("-")[2]) for line in lines], default=-1)


def save(game: AnyGame, lines: list[str]) -> None:
    """Write the file, the easiest puzzle first."""
    lines.sort(key=lambda line: (PosedPuzzle.of(line).difficulty, line))
    file_of(game).write_bytes(gzip.compress("\n".join(lines).encode("utf-8"), 9, mtime=0))


def make(game: AnyGame, until: int) -> None:
    """Look for puzzles until there are so many."""
    puzzles = module_of(game.__name__, "puzzles")
    if puzzles is None:
        return
    lines = lines_of(game)
    number, began, saved = last_number(lines) + 1, perf_counter(), perf_counter()
    before = len(lines)
    try:
        while len(lines) < until:
            lines += [one.line for one in found_in(game, puzzles, number)]
            number += 1
            if perf_counter() - saved > SAVED_EVERY:
                save(game, lines)
                saved = perf_counter()
            took = perf_counter() - began
            told = f"\r{game.NAME}: {len(lines)} of {until}, {took / max(1, len(lines) - before):.2f} s each"
            print(told, end="", file=sys.stderr, flush=True)
    finally:
        save(game, lines)
        print(f"  {file_of(game).stat().st_size:,} bytes", file=sys.stderr)


def main() -> None:
    """The command."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=NAMES)
    asked.add_argument("--until", type=int, default=500)
    chosen = asked.parse_args()
    try:
        for game in GAMES:
            if game.NAME in chosen.games:
                make(game, chosen.until)
    except KeyboardInterrupt:
        print("Stopped; what was found is kept.", file=sys.stderr)


if __name__ == "__main__":
    main()
