"""A puzzle: a position of a game in which one decision is clearly better than all others, as it is kept in a file.

A game that has puzzles keeps them in `puzzles/`: `__init__.py` has the names of the protocol `Puzzles`, and beside it
lies `made.gz`, which `python -m tools.puzzles` has made. A puzzle is drawn, tried and explained from a View, so that
cards which the player cannot know are never told; what a decision is, the judge of the game says.

The positions that ship come from games between bots. A decision of one's own that cost much is a PosedPuzzle as well:
`PosedPuzzle` with the seed and the moves of that match, and the better choice as its answer.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date
from importlib.resources import files
from math import gcd, log2
from pathlib import Path
from typing import Any, Protocol

from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.judging import Decision, Judge, OwnMove
from mathgames_widgets.core.match import AnyMatch, Match

SEAT: Player = 0
"""Who solves a puzzle."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What is best in a position, and by how much."""

    answer: tuple[Any, ...]
    """The actions that carry it out."""
    worth: float
    margin: float
    """How much less the best other choice is worth."""
    error: float
    """One standard error of the margin; 0 where all cases were counted."""
    difficulty: float
    ideas: tuple[str, ...]
    """What one has to think of, the most telling first; each has a message `idea-…` of the game."""


@dataclass(frozen=True, slots=True)
class PosedPuzzle:
    """A position with its solution, in plain text: a line of a file.

    >>> one = PosedPuzzle("FERN-1", 2, "", ("0 keep F01",), ("ready",), 9.0, 2.0, 0.0, 7.5, ("hole",))
    >>> PosedPuzzle.of(one.line) == one
    True
    """

    seed: str
    players: int
    rules: str
    """What differs from the usual rules, such as `hand=5`."""
    moves: tuple[str, ...]
    """The way to the position, as it stands in a record."""
    answer: tuple[str, ...]
    worth: float
    margin: float
    error: float
    difficulty: float
    ideas: tuple[str, ...]

    @property
    def line(self) -> str:
        """The line of the file."""
        return "\t".join([_written(value) for value in asdict(self).values()])

    @staticmethod
    def of(line: str) -> PosedPuzzle:
        """The puzzle that a line tells of."""
        made = [_READ[str(one.type)](text) for one, text in zip(fields(PosedPuzzle), line.split("\t"), strict=True)]
        return PosedPuzzle(*made)

    def match(self, game: AnyGame) -> AnyMatch:
        """The game as it stands where the puzzle begins."""
        match: AnyMatch = Match(game, self.players, self.seed, rules=rules_of(game, self.rules))
        for move in self.moves:
            seat, _, text = move.partition(" ")
            match.play(int(seat), game.read_action(text))
        return match


def rules_of(game: AnyGame, text: str) -> Any:
    """The options of a game, from what differs from the usual: a number for a name, or a name that is switched on.

    >>> from mathgames_widgets.games import byorf
    >>> rules_of(byorf, "hand=5").hand
    5
    """
    parts = [one.partition("=") for one in text.split()]
    return game.Rules(**{name: int(number) if sign else True for name, sign, number in parts})


def _written(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.4g}"
    return ";".join(value) if isinstance(value, tuple) else str(value)


_READ: dict[str, Any] = {
    "str": str,
    "int": int,
    "float": float,
    "tuple[str, ...]": lambda text: tuple(text.split(";")) if text else (),
}


class Puzzles(Protocol):
    """What the folder `puzzles` of a game has."""

    @property
    def RULES(self) -> Sequence[str]:
        """The rules under which positions are looked for, one after the other."""

    @property
    def PLAYERS(self) -> Sequence[int]:
        """How many play, in turn."""

    @property
    def BOT(self) -> str:
        """Who plays at each seat until there."""

    @property
    def MOST_MOVES(self) -> int:
        """The moves of a game among which positions are looked for: what comes later would be long to tell."""

    def solved(self, view: Any) -> Solved | None:
        """What is best for a player here; None where that is no puzzle."""

    def worth(self, decision: Decision) -> float | None:
        """What a decision is worth; None where it is not made yet."""

    def task(self, view: Any) -> str:
        """What is asked, in a sentence."""

    def idea(self, name: str) -> str:
        """What one has to think of."""

    def short(self, less: float) -> str:
        """By how much a try is worse than what is best, in a sentence."""

    def first_step(self, view: Any, answer: Sequence[Any]) -> str:
        """A part of the answer."""

    def reason(self, decision: Decision) -> Any:
        """What a decision comes to, an Explanation in mathematics: why the best one is good, and why another is not."""


def decided(match: AnyMatch, since: int, judge: Judge) -> Decision | None:
    """What the player of a puzzle has decided since a turn; None before the end of it."""
    views = match.views(SEAT)
    turns = [(at, turn) for at, turn in enumerate(match.turns) if at >= since and turn.player == SEAT]
    found = judge.decisions([OwnMove(at, views[at], turn.action) for at, turn in turns])
    return found[-1] if found else None


def answered(puzzle: PosedPuzzle, game: AnyGame, judge: Judge) -> Decision:
    """The decision that is the answer."""
    match = puzzle.match(game)
    since = len(match.turns)
    for text in puzzle.answer:
        match.play(SEAT, game.read_action(text))
    decision = decided(match, since, judge)
    assert decision is not None, "an answer decides"
    return decision


def is_right(puzzle: PosedPuzzle, worth: float) -> bool:
    """Whether something is worth as much as the answer: it is nearer to it than to the best of the rest."""
    return worth >= puzzle.worth - puzzle.margin / 2


def difficulty(*, choices: int, right: int, steps: int, largest: int, ideas: int) -> float:
    """How hard it is to find what is best: among many choices, in several steps, with large numbers, by more ideas.

    >>> difficulty(choices=64, right=1, steps=2, largest=15, ideas=1)
    11.0
    """
    return log2(choices / right) + steps + log2(largest + 1) / 2 + ideas


# ── the file ──────────────────────────────────────────────────────────────────────────────────────────────────────


def file_of(game: AnyGame) -> Path:
    """Where the puzzles of a game lie."""
    return Path(str(files(game.__name__))) / "puzzles" / "made.gz"


def lines_of(game: AnyGame) -> list[str]:
    """The puzzles of a game, each a line, the easiest first; none where there is no file."""
    path = file_of(game)
    if not path.exists():
        return []
    return gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()


LEVELS = 5
"""How many steps there are from the easiest to the hardest."""
WEEKDAYS = (0, 1, 2, 3, 4, 3, 1)
"""The level of each day, from Monday on."""
FRIDAY = 4
FIRST_WEEK = date(2026, 11, 23)
"""A Monday."""


def number_of_the_day(day: date, puzzles: int) -> int:
    """The place among the puzzles of a game of the one that a day has: easy on Monday, hard on Friday.

    It comes from the date alone, and no puzzle comes again before all of its level have been there.

    >>> [number_of_the_day(date(2026, 11, 23 + day), 500) for day in range(5)]
    [0, 100, 200, 300, 400]
    >>> number_of_the_day(date(2026, 11, 30), 500)
    61
    """
    level = WEEKDAYS[day.weekday()]
    first, end = level * puzzles // LEVELS, (level + 1) * puzzles // LEVELS
    week = (day - FIRST_WEEK).days // 7
    turn = WEEKDAYS.count(level) * week + (day.weekday() > FRIDAY)  # the weekend gets others of a level than its week
    return first + (turn * _step(end - first)) % (end - first)


def _step(size: int) -> int:
    """How far it is to the next one: some way, and by the end each has come once.

    >>> _step(100), _step(7)
    (61, 4)
    """
    return next(step for step in range(max(1, round(size * 0.61)), size + 2) if gcd(step, size) == 1)
