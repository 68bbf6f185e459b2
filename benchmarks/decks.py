"""`python -m benchmarks.decks`: how the ready decks of mathleague.org/cards do against each other, by simulation.

Every two decks meet on the same seeds from both seats; the same command gives the same figures. Both sides are played
by the same bot, so what differs is the deck.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from time import process_time

from mathgames_widgets.core.game import AnyBot
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS
from mathgames_widgets.games.mathleague.rules.moves import EndTurn
from mathgames_widgets.games.mathleague.rules.rules import apply, legal_actions, new_game, outcome, to_act
from mathgames_widgets.games.mathleague.rules.state import Rules, State
from mathgames_widgets.games.mathleague.rules.view import observe
from mathgames_widgets.maths.chance.distributions import Sampled

NAMES = tuple([deck.name for deck in READY_DECKS])


@dataclass(frozen=True, slots=True)
class Met:
    """Games of one deck against another: how many the first one won, how many were shared, turns and seconds."""

    games: int
    won: int
    shared: int
    turns: int
    seconds: float

    @property
    def share(self) -> Sampled:
        """How often the first deck wins."""
        return Sampled(self.won, self.games)


def met(first: str, second: str, bot: AnyBot, games: int) -> Met:
    """So many games, an even number: each seed from both seats.

    >>> found = met("Starter", "Bargains", BOTS[1], 4)
    >>> found.games, found.won + found.shared <= 4
    (4, True)
    """
    won = shared = turns = 0
    start = process_time()
    for number in range(games):
        decks = (first, second) if number % 2 == 0 else (second, first)
        state, taken = played(Rules(decks=decks, open_decks=True), bot, f"DECKS-{number // 2}")
        end = outcome(state)
        assert end is not None
        won += end.winners == (number % 2,)
        shared += len(end.winners) > 1
        turns += taken
    return Met(games, won, shared, turns, process_time() - start)


def played(rules: Rules, bot: AnyBot, seed: str) -> tuple[State, int]:
    """A game for two to its end, and how many turns it took."""
    state, moves, turns = new_game(2, seed, rules), 0, 1
    while to_act(state):
        player = to_act(state)[0]
        actions = legal_actions(state, player)
        action = bot.choose(observe(state, player), actions, Rng(f"{seed} {moves}"))
        state, moves, turns = apply(state, player, action).state, moves + 1, turns + isinstance(action, EndTurn)
    return state, turns


def line(first: str, second: str, found: Met) -> str:
    """A row of the table."""
    share = f"{100 * float(found.share.share):.0f} ± {100 * found.share.margin:.0f}"
    turns, seconds = found.turns / found.games, found.seconds / found.games
    return f"| {first} | {second} | {found.games} | {share} | {found.shared} | {turns:.1f} | {seconds:.1f} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table: in how many percent of the games a deck wins against another."""
    options = parser().parse_args(arguments)
    bot = next(bot for bot in BOTS if bot.name == options.bot)
    print(f"Both sides played by the bot `{bot.name}`; wins of the first deck in percent, with 95% margins.\n")
    print("| first | second | games | first wins | shared | turns a game | seconds a game |")
    print("|---|---|---|---|---|---|---|")
    for first, second in combinations(options.decks, 2):
        print(line(first, second, met(first, second, bot, options.games)), flush=True)
    return 0


def parser() -> argparse.ArgumentParser:
    """The options."""
    top = argparse.ArgumentParser(prog="python -m benchmarks.decks", description=main.__doc__)
    top.add_argument("--bot", default=BOTS[-1].name, choices=[bot.name for bot in BOTS], help="who plays (%(default)s)")
    top.add_argument("--games", type=int, default=100, metavar="N", help="games for each row, even (%(default)s)")
    top.add_argument("--decks", nargs="+", default=NAMES, choices=NAMES, metavar="DECK", help="which decks (all)")
    return top


if __name__ == "__main__":
    sys.exit(main())
