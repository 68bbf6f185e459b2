"""What lies on the table, what may be done, what happens, and why something may not be done."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Action, Ending, Event, Player, Reason, check_whole

PLAYERS = range(2, 5)


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game."""

    most: int = 3
    """So many counters may be taken in a turn. Two to seven."""

    def __post_init__(self) -> None:
        check_whole("most", self.most, range(2, 8))


@dataclass(frozen=True, slots=True)
class State:
    """The heap, and whose turn it is."""

    rules: Rules
    players: int
    heap: int
    turn: Player = 0


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know (`player` None: a watcher): everything, since nothing is hidden in this game."""

    rules: Rules
    player: Player | None
    players: int
    heap: int
    turn: Player

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat takes next."""
        return self.heap > 0 and self.player == self.turn


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take some counters."""

    counters: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took some counters."""

    player: Player
    counters: int


@dataclass(frozen=True, slots=True)
class TookTheLast(Ending):
    """Someone took the last counter."""


@dataclass(frozen=True, slots=True)
class NotSoMany(Reason):
    """ "one to three of them", and no more than there are."""

    most: int
