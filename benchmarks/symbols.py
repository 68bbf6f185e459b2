"""`python -m benchmarks.symbols`: how much the equation symbol decides in Matician, by simulation.

Every round is a first round of a game with a seed of its own, so rounds do not depend on one another; the same command
gives the same figures. All seats are played by the same bot.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import AnyBot
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.matician.bots.bots import BOTS
from mathgames_widgets.games.matician.rules.cards import SYMBOLS, Symbol
from mathgames_widgets.games.matician.rules.moves import legal_actions, to_act
from mathgames_widgets.games.matician.rules.rules import apply, new_game
from mathgames_widgets.games.matician.rules.state import RoundResult, Rules
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.maths.chance.distributions import Sampled

VARIANTS: Mapping[str, Rules] = {
    "the rulebook's game": Rules(),
    "1 to 9 under x": Rules(small_under_times=True),
    "by rank": Rules(by_rank=True),
    "drafted symbols": Rules(draft=True),
}


@dataclass(frozen=True, slots=True)
class Played:
    """Rounds, counted by symbol: at how many seats it lay, and at how many of them it scored."""

    rounds: int
    seats: Counter[Symbol]
    points: Counter[Symbol]

    def share(self, symbol: Symbol) -> Sampled | None:
        """How often a player with this symbol scores; None where it never lay."""
        return Sampled(self.points[symbol], self.seats[symbol]) if self.seats[symbol] else None

    @property
    def gap(self) -> float:
        """From the symbol that scores least often to the one that scores most often."""
        shares = [float(share.share) for symbol in SYMBOLS if (share := self.share(symbol))]
        return max(shares) - min(shares)


def played(rules: Rules, players: int, bot: AnyBot, rounds: int) -> Played:
    """So many rounds.

    >>> found = played(Rules(), 2, BOTS[1], 5)
    >>> found.rounds, sum(found.seats.values())
    (5, 10)
    """
    seats: Counter[Symbol] = Counter()
    points: Counter[Symbol] = Counter()
    for number in range(rounds):
        result = first_round(rules, players, bot, f"SYMBOLS-{number}")
        symbols = [equation.symbol for equation in result.equations if equation is not None]
        seats.update(symbols)
        points.update([symbols[seat] for seat in result.winners])
    return Played(rounds, seats, points)


def first_round(rules: Rules, players: int, bot: AnyBot, seed: str) -> RoundResult:
    """What comes of the first round of a game."""
    state, moves = new_game(players, seed, rules), 0
    while not state.results:
        player = to_act(state)[0]
        actions = legal_actions(state, player)
        action = bot.choose(observe(state, player), actions, Rng(f"{seed} {moves}"))
        state, moves = apply(state, player, action).state, moves + 1
    return state.results[0]


def line(name: str, players: int, found: Played) -> str:
    """A row of the table."""
    cells = [cell(found.share(symbol)) for symbol in SYMBOLS]
    return f"| {name} | {players} | {found.rounds} | {' | '.join(cells)} | {100 * found.gap:.0f} |"


def cell(share: Sampled | None) -> str:
    """A share in percent with its margin."""
    return "–" if share is None else f"{100 * float(share.share):.0f} ± {100 * share.margin:.0f}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a table: in how many percent of the rounds a player with each symbol scores."""
    options = parser().parse_args(arguments)
    bot = next(bot for bot in BOTS if bot.name == options.bot)
    print(f"All played by the bot `{bot.name}`; in percent, with 95% margins.\n")
    print("| game | players | rounds | + | − | × | ÷ | from least to most |\n|---|---|---|---|---|---|---|---|")
    for players in options.players:
        for name, rules in VARIANTS.items():
            print(line(name, players, played(rules, players, bot, options.rounds)), flush=True)
    return 0


def parser() -> argparse.ArgumentParser:
    """The options."""
    top = argparse.ArgumentParser(prog="python -m benchmarks.symbols", description=main.__doc__)
    top.add_argument("--bot", default=BOTS[-1].name, choices=[bot.name for bot in BOTS], help="who plays (%(default)s)")
    top.add_argument("--rounds", type=int, default=400, metavar="N", help="rounds for each row (%(default)s)")
    top.add_argument("--players", type=int, nargs="+", default=[2, 4], help="how many play (2 4)")
    return top


if __name__ == "__main__":
    sys.exit(main())
