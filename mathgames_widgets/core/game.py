"""What every game is made of: actions, events, reasons, steps and outcomes.

A game is a module (or package) with the names of the `Game` protocol; there is no base class to inherit from.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Protocol

Player = int
"""A seat at the table: 0 for the first player."""

Score = int | Fraction


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player may do. Games derive their own."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. Games derive their own.

    `closes_undo` is True for whatever nobody can unsee or undo: a reveal, a draw, a shuffle, a roll.
    """

    closes_undo: ClassVar[bool] = False

    def as_seen_by(self, player: Player | None) -> Event | None:
        """What `player` (None: a watcher) sees of it; None where there is nothing to see."""
        return self


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is not allowed. Games derive their own, one for each rule that can be broken."""


@dataclass(frozen=True, slots=True)
class Step:
    """What `apply` gives back: the new state and what happened on the way."""

    state: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    `winners` are the seats that won (several: a shared victory), `scores` has one number a seat,
    `places` one place a seat, 1 for the best, shared where equal. `why` is one sentence.

    >>> Outcome(winners=(1,), scores=(3, 8), places=(2, 1), why="Most points.").winners
    (1,)
    """

    winners: tuple[Player, ...]
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    why: str


class IllegalAction(ValueError):
    """An action that the rules refuse, with the action and the reason."""

    def __init__(self, action: Action, reason: Reason) -> None:
        super().__init__(f"{action!r} is not allowed here: {reason!r}")
        self.action = action
        self.reason = reason


class Game(Protocol):
    """The names that a game module has. See docs/adding-a-game.md for a guided tour."""

    NAME: str
    """Short name used in records and file names: `chess`."""
    TITLE: str
    """The name on the box: `Chess`."""
    PLAYERS: range
    """How many may play: `range(2, 9)` for two to eight."""
    Rules: Any
    """The frozen dataclass of options; `Rules()` is the rulebook with this project's rulings."""
    BOTS: Sequence[Any]
    """The bots, weakest first."""

    def new_game(self, players: int, seed: str | int, rules: Any = None) -> Any:
        """The first state. Raises ValueError with one clear sentence for a wrong number of players."""

    def to_act(self, state: Any) -> tuple[Player, ...]:
        """Who may act now; several where choices are simultaneous; () when the game is over."""

    def legal_actions(self, state: Any, player: Player) -> Collection[Any]:
        """Every action open to `player`, in a fixed order; empty for those who need not act."""

    def why_not(self, state: Any, player: Player, action: Any) -> Reason | None:
        """None where the action is allowed, or the first rule it breaks."""

    def apply(self, state: Any, player: Player, action: Any) -> Step:
        """The state after the action. Raises IllegalAction."""

    def observe(self, state: Any, player: Player | None) -> Any:
        """What `player` may know; None is a watcher, who sees only what lies open."""

    def imagine(self, view: Any, seed: str | int) -> Any:
        """A whole state that fits the view, the hidden part dealt at random from `seed`."""

    def outcome(self, state: Any) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def write_action(self, action: Any) -> str:
        """The action as a short line of text for records: `keep F05`."""

    def read_action(self, text: str) -> Any:
        """The action that `write_action` wrote. Raises ValueError with one clear sentence."""

    def sentence(self, fact: Any, names: Sequence[str]) -> str:
        """An event, a reason or an action in one sentence for learners."""
