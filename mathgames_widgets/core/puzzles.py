"""A puzzle: a position of a game in which one decision is clearly better than all others, as it is kept in a file.

A game that has puzzles keeps them in `puzzles/`: `__init__.py` has the names of the protocol `Puzzles`, and beside it
lies `made.gz`, which `python -m tools.puzzles` has made. A puzzle is drawn, tried and explained from a View, so that
cards which the player cannot know are never told; what a decision is, the judge of the game says.

The positions that ship come from games between bots. A decision of your own that cost much is an OwnPuzzle: a saved
game up to that decision, which comes back to be made again. What is better there, the judge of the game says.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import date
from importlib.resources import files
from math import gcd, log2
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.judging import Decision, Judge, OwnMove, decisions_of
from mathgames_widgets.core.match import AnyMatch, Match, Turn, as_game
from mathgames_widgets.core.record import Record

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
        made = [_READ[str(field.type)](text) for field, text in zip(fields(PosedPuzzle), line.split("\t"), strict=True)]
        return PosedPuzzle(*made)

    def match(self, game: AnyGame) -> AnyMatch:
        """The game as it stands where the puzzle begins."""
        match: AnyMatch = Match(game, self.players, self.seed, rules=rules_of(game, self.rules))
        for move in self.moves:
            seat, _, text = move.partition(" ")
            match.play(int(seat), game.read_action(text))
        return match


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A decision of a player that cost much: the game up to its end, saved, and the turn with which it began.

    >>> from mathgames_widgets.core.simulation import bot_game
    >>> from mathgames_widgets.games import byorf
    >>> from mathgames_widgets.games.byorf.bots import judge
    >>> match = bot_game(byorf, ["random", "greedy"], "FERN-42")
    >>> one = OwnPuzzle.of(match, 0, decisions_of(match, 0, judge), 4)
    >>> OwnPuzzle.of_line(one.line) == one, len(one.match().turns), one.decision(judge).turn
    (True, 4, 4)

    What was laid for it before, piece by piece, is not laid yet.
    """

    record: str
    seat: Player
    turn: int

    @staticmethod
    def of(match: AnyMatch, seat: Player, decisions: Sequence[Decision], turn: int) -> OwnPuzzle:
        """The decision of a seat that began in a turn."""
        end = min([decision.turn for decision in decisions if decision.turn > turn], default=len(match.turns))
        before = max([decision.turn for decision in decisions if decision.turn < turn], default=-1)
        while turn - 1 > before and _can_be_taken_back(match.turns[turn - 1], seat):
            turn -= 1
        saved = match.record()
        return OwnPuzzle(replace(saved, moves=saved.moves[:end], finished=False).to_json(), seat, turn)

    @property
    def name(self) -> str:
        """What tells the position from others, whatever was decided there."""
        told = Record.from_json(self.record)
        return f"{crc32(repr((told.seed, told.moves[: self.turn], self.seat)).encode()):08x}"

    @property
    def game(self) -> str:
        """The name of its game. Raises RecordError where the text is no saved game."""
        return Record.from_json(self.record).game

    def match(self) -> AnyMatch:
        """The game as it stood before the decision. Raises RecordError where it cannot be played again."""
        told = Record.from_json(self.record)
        return Match.load(replace(told, moves=told.moves[: self.turn]))

    def decision(self, judge: Judge) -> Decision:
        """What was decided. Raises RecordError, and ValueError where nothing was decided in that turn."""
        found = decisions_of(Match.load(self.record), self.seat, judge)
        for decision in found:
            if decision.turn >= self.turn:
                return decision
        raise ValueError(f"Nothing was decided after turn {self.turn}.")

    @property
    def line(self) -> str:
        """The text of one line that says all of it."""
        return json.dumps([self.record, self.seat, self.turn], ensure_ascii=False)

    @staticmethod
    def of_line(line: str) -> OwnPuzzle:
        """What a line says. Raises ValueError for any other text."""
        return OwnPuzzle.of_json(json.loads(line))

    @staticmethod
    def of_json(said: Any) -> OwnPuzzle:
        """What was kept. Raises ValueError for anything else."""
        match said:
            case [str(record), int(seat), int(turn)] if 0 <= seat < Record.from_json(record).players and turn >= 0:
                mistake = OwnPuzzle(record, seat, turn)
                as_game(mistake.game)
                return mistake
        raise ValueError("A kept puzzle is none of ours.")


def _can_be_taken_back(turn: Turn[Any], seat: Player) -> bool:
    return turn.player == seat and not any(event.closes_undo for event in turn.events)


def rules_of(game: AnyGame, text: str) -> Any:
    """The options of a game, from what differs from the usual: a number for a name, or a name that is switched on.

    >>> from mathgames_widgets.games import byorf
    >>> rules_of(byorf, "hand=5").hand
    5
    """
    parts = [part.partition("=") for part in text.split()]
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

    def aim(self) -> str:
        """What all puzzles of the game ask, in a short sentence."""

    def task(self, view: Any) -> str:
        """What is asked, in a sentence."""

    def idea(self, name: str) -> str:
        """What one has to think of."""

    def short(self, less: float) -> str:
        """By how much a try is worse than what is best, in a sentence."""

    def first_step(self, view: Any, answer: Sequence[Any]) -> str:
        """A part of the answer."""

    def reason(self, decision: Decision, begun: Any) -> Any:
        """What a decision comes to, an Explanation in mathematics: why the best one is good, and why another is not.

        `begun` is what could be seen when the puzzle began.
        """


def decided(match: AnyMatch, since: int, judge: Judge, seat: Player = SEAT) -> Decision | None:
    """What the player of a puzzle has decided since a turn; None before the end of it."""
    views = match.views(seat)
    turns = [(at, turn) for at, turn in enumerate(match.turns) if at >= since and turn.player == seat]
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


# ── how it goes ─────────────────────────────────────────────────────────────────────────────────────────────────────

WRONG, HELPED, FOUND = "x?+"
"""What is kept of a puzzle: a sign for each wrong try, each hint, and the right answer."""
LONGEST = 40
"""Signs of one puzzle that are kept."""

Tries = dict[str, dict[str, str]]
"""How the puzzles of each day went: the day as 2026-11-24, and the signs by the names of the games."""


def tries_in(kept: Any, days: int) -> Tries:
    """What a kept text tells of the newest days; nothing for what is none of ours.

    >>> tries_in({"2026-11-24": {"byorf": "x+"}, "soon": {}}, 400)
    {'2026-11-24': {'byorf': 'x+'}}
    """
    found: Tries = {}
    for day, tried in list(kept.items())[-days:] if isinstance(kept, Mapping) else ():
        try:
            found[date.fromisoformat(day).isoformat()] = _signs(tried)
        except (ValueError, TypeError, AttributeError):
            continue
    return found


def _signs(tried: Any) -> dict[str, str]:
    known = {WRONG, HELPED, FOUND}
    return {name: text[-LONGEST:] for name, text in tried.items() if isinstance(name, str) and set(text) <= known}


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


def level_of_the_day(day: date) -> int:
    """How hard the puzzles of a day are, from 1.

    >>> level_of_the_day(date(2026, 11, 23)), level_of_the_day(date(2026, 11, 27))
    (1, 5)
    """
    return WEEKDAYS[day.weekday()] + 1


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
