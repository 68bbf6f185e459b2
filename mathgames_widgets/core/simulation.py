"""Many games between bots, on all processors, as rows for a table of any kind.

What starts processes is imported where they are started: it takes its time, and in a browser there are none.
"""

from __future__ import annotations

import csv
import pickle
import sys
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from mathgames_widgets.core.bots import all_bots, bot_choice
from mathgames_widgets.core.game import AnyBot, AnyGame, Outcome, Score
from mathgames_widgets.core.match import AnyMatch, Match, as_game
from mathgames_widgets.core.processes import leave_with_parent, processors, without_main
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.core.words import listed

Cell: TypeAlias = str | int | float
"""What stands in a column of a row."""

Row: TypeAlias = dict[str, Cell]

LONGEST = 10_000
"""Moves; the games between bots of this package have a few hundred at most."""

WORTH_A_PROCESS = 4
"""So many games at least for each process that is started."""

PORTIONS, LARGEST = 20, 50
"""How many portions each process gets, one after the other, and how many games are in one at most."""


class Rows(list[Row]):
    """What `simulate` gives: a list of plain dicts, all with the same keys in the same order.

    >>> rows = Rows([{"number": 1, "winner": 2}, {"number": 2, "winner": 1}])
    >>> rows.columns
    ('number', 'winner')
    >>> rows
    <Rows: 2 games, number to winner>
    """

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(self[0]) if self else ()

    def to_csv(self, target: str | Path | TextIO) -> None:
        """Write a CSV file with a line of names: to a path, or to a file that is open for text."""
        if isinstance(target, (str, Path)):
            with open(target, "w", newline="", encoding="utf-8") as file:
                self.to_csv(file)
            return
        writer = csv.DictWriter(target, self.columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(self)

    def __repr__(self) -> str:
        columns = f", {self.columns[0]} to {self.columns[-1]}" if self else ""
        return f"<Rows: {len(self)} games{columns}>"


class Stopped(KeyboardInterrupt):
    """Someone has stopped a simulation; `rows` are the games that were played until then.

    >>> print(Stopped(Rows([{"number": 1}]), 10_000))
    1 of 10,000 games were played. They are the rows of this interrupt: import sys; rows = sys.last_value.rows
    """

    def __init__(self, rows: Rows, games: int) -> None:
        self.rows, self.games = rows, games
        super().__init__(
            f"{len(rows):,} of {games:,} games were played."
            " They are the rows of this interrupt: import sys; rows = sys.last_value.rows"
        )


def simulate(
    game: AnyGame | str,
    bots: Sequence[str | AnyBot],
    games: int = 100,
    seed: str | int | None = None,
    *,
    rules: Any = None,
    processes: int | None = None,
    progress: bool | Callable[[int, int], None] = True,
) -> Rows:
    """So many games between bots, each as one row.

    `bots` has one for each seat: the name of a bot of the game, or a bot of your own. The same `seed` gives the same
    rows, whatever the number of `processes`; game 7 of FERN-42 is dealt by the seed FERN-42-7, and
    `bot_game(game, bots, "FERN-42-7")` plays it again. `progress` tells how far it is, on the error output or to a
    function that takes the games played and all of them.

    Ctrl-C, or *Interrupt* in a notebook, raises Stopped, which is a KeyboardInterrupt with the games that were played
    as its `rows`. In a notebook, `import sys; rows = sys.last_value.rows` has them afterwards.

    >>> rows = simulate("matician", ["greedy", "random"], games=3, seed="FERN-42", progress=False)
    >>> [(row["seed"], row["winner"], row["score_1"], row["score_2"]) for row in rows]
    [('FERN-42-1', 2, 0, 3), ('FERN-42-2', 2, 1, 3), ('FERN-42-3', 2, 2, 3)]

    A bot of your own that stands in a notebook or in the script itself is known to this process alone, so its games
    are played here, one after the other; put it into a module to have all processors.

    Raises ValueError with one sentence for a game, a bot, a number of players or a number of games that does not exist.
    """
    game = as_game(game)
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(f"games is {games!r:.60}, but it must be a whole number from 1 up.")
    seed = new_seed_code() if seed is None else seed_text(seed)
    plan = SimulationPlan(game, bots_of(game, bots), seed, game.Rules() if rules is None else rules)
    plan.match(1)  # refuses what does not fit, before anything is started
    tell = progress if callable(progress) else _Progress() if progress else None
    processes = _processes(plan, games, processes)
    rows_from: dict[int, list[Row]] = {}
    try:
        with closing(_here(plan, games) if processes == 1 else _beside(plan, games, processes)) as parts:
            _gather(parts, rows_from, games, tell)
    except KeyboardInterrupt:
        raise Stopped(_in_order(rows_from), games) from None
    return _in_order(rows_from)


def bot_game(
    game: AnyGame | str, bots: Sequence[str | AnyBot], seed: str | int | None = None, *, rules: Any = None
) -> AnyMatch:
    """One game between bots, played to its end.

    >>> bot_game("matician", ["greedy", "random"], "FERN-42-1").outcome().scores
    (0, 3)

    Raises ValueError as `simulate` does, and RuntimeError where the bots never come to an end.
    """
    game = as_game(game)
    players = bots_of(game, bots)
    match: AnyMatch = Match(game, len(players), seed, rules=rules)
    _play_out(match, players)
    return match


def bots_of(game: AnyGame, bots: Sequence[str | AnyBot]) -> tuple[AnyBot, ...]:
    """The bots themselves, where some are named. Raises ValueError for a name that no bot of the game has."""
    if isinstance(bots, str):
        raise ValueError(f"Give one bot for each seat, such as [{bots!r}, {bots!r}].")
    named = {bot.name: bot for bot in all_bots(game)}
    for bot in bots:
        if isinstance(bot, str) and bot not in named:
            raise ValueError(f"{game.TITLE} has no bot {bot!r:.60}; its bots are {listed(tuple(named))}.")
    return tuple([named[bot] if isinstance(bot, str) else bot for bot in bots])


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What all games of a simulation have in common."""

    game: AnyGame
    bots: tuple[AnyBot, ...]
    seed: str
    rules: Any

    def match(self, number: int) -> AnyMatch:
        """One of the games, dealt."""
        return Match(self.game, len(self.bots), f"{self.seed}-{number}", rules=self.rules)

    def row(self, number: int) -> Row:
        """One of the games, played and written down."""
        match = self.match(number)
        _play_out(match, self.bots)
        outcome = match.outcome()
        assert outcome is not None, "nobody may act any more"
        return _row(match, number, [bot.name for bot in self.bots], outcome)


def _play_out(match: AnyMatch, bots: Sequence[AnyBot]) -> None:
    while seats := match.to_act():
        if len(match.turns) == LONGEST:
            raise RuntimeError(f"The game with the seed {match.seed} is not over after {LONGEST:,} moves.")
        match.play(seats[0], bot_choice(match, seats[0], bots[seats[0]]))


def _row(match: AnyMatch, number: int, bots: Sequence[str], outcome: Outcome) -> Row:
    """A game in plain numbers and texts; seats count from 1, as people count them."""
    seats = range(1, match.players + 1)
    winners = [seat + 1 for seat in outcome.winners]
    row: Row = {"number": number, "game": match.game.NAME, "seed": match.seed, "players": match.players}
    row |= {f"bot_{seat}": name for seat, name in zip(seats, bots, strict=True)}
    row |= {"winner": winners[0] if len(winners) == 1 else 0, "winners": " ".join(map(str, winners))}
    row |= {f"place_{seat}": place for seat, place in zip(seats, outcome.places, strict=True)}
    row |= {f"score_{seat}": _plain(score) for seat, score in zip(seats, outcome.scores, strict=True)}
    if hasattr(match.state, "round"):
        row["rounds"] = match.state.round
    return row | {"moves": len(match.turns), "ending": type(outcome.why).__name__}


def _plain(score: Score) -> int | float:
    """A score as any table takes it: halves and quarters as decimals."""
    return float(score) if isinstance(score, Fraction) else score


def _in_order(rows: Mapping[int, list[Row]]) -> Rows:
    """All rows in the order of their numbers."""
    return _uniform([row for first in sorted(rows) for row in rows[first]])


def _uniform(rows: list[Row]) -> Rows:
    """Every column has one type: where one score is a decimal number, all of its column are."""
    decimal = {name for row in rows for name, cell in row.items() if isinstance(cell, float)}
    for row in rows:
        row.update({name: float(row[name]) for name in decimal})
    return Rows(rows)


# ── here, or in processes of their own ──────────────────────────────────────────────────────────────────────────────

Part: TypeAlias = tuple[int, list[Row]]
"""The number of the first of some games, and their rows."""


def _processes(plan: SimulationPlan, games: int, wanted: int | None) -> int:
    """How many processes play; this one alone where the others would not know the game or a bot."""
    if wanted is None:
        wanted = min(processors(), max(1, games // WORTH_A_PROCESS))
    if isinstance(wanted, bool) or not isinstance(wanted, int) or wanted < 1:
        raise ValueError(f"processes is {wanted!r:.60}, but it must be a whole number from 1 up.")
    return wanted if wanted > 1 and _packed(plan) is not None else 1


def _packed(plan: SimulationPlan) -> bytes | None:
    """The plan as it is sent to another process; None where something in it is known to this one alone."""
    if sys.modules.get(plan.game.__name__) is not plan.game:
        return None
    if "__main__" in {plan.game.__name__, type(plan.rules).__module__, *(type(bot).__module__ for bot in plan.bots)}:
        return None
    with suppress(pickle.PicklingError, AttributeError, TypeError):
        return pickle.dumps((plan.game.__name__, plan.bots, plan.seed, plan.rules))
    return None


def _unpacked(packed: bytes) -> SimulationPlan:
    from importlib import import_module

    name, bots, seed, rules = pickle.loads(packed)
    game: Any = import_module(name)
    return SimulationPlan(game, bots, seed, rules)


def _here(plan: SimulationPlan, games: int) -> Generator[Part, None, None]:
    for number in range(1, games + 1):
        yield number, [plan.row(number)]


def _beside(plan: SimulationPlan, games: int, processes: int) -> Generator[Part, None, None]:
    """The games in portions, as other processes finish them."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    packed = _packed(plan)
    assert packed is not None, "else it is played here"
    size = min(LARGEST, max(1, games // (processes * PORTIONS)))
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=leave_with_parent)
    try:
        with without_main():
            asked = [
                pool.submit(_portion, packed, first, min(first + size, games + 1))
                for first in range(1, games + 1, size)
            ]
        for done in as_completed(asked):
            yield done.result()
    except BaseException:
        for process in tuple((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _portion(packed: bytes, first: int, end: int) -> Part:
    """In a process of its own: some of the games."""
    plan = _unpacked(packed)
    return first, [plan.row(number) for number in range(first, end)]


def _gather(
    parts: Iterable[Part], found: dict[int, list[Row]], games: int, tell: Callable[[int, int], None] | None
) -> None:
    """Keep all rows as they come. It is told at the beginning, and whenever another hundredth is there."""
    played = shown = 0
    if tell is not None:
        tell(0, games)
    for first, rows in parts:
        found[first] = rows
        played += len(rows)
        if tell is not None and (hundredth := 100 * played // games) > shown:
            shown = hundredth
            tell(played, games)


class _Progress:
    """How far it is, in one line of the error output that is written over and over."""

    def __call__(self, played: int, games: int) -> None:
        end = "\n" if played == games else ""
        print(f"\r{played:,} of {games:,} games", end=end, file=sys.stderr, flush=True)
