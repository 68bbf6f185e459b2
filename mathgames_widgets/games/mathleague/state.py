"""What lies on the table, the whole game, what one seat sees of it, what may be done and what happens."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.mathleague.cards import Key, School, Student, Teacher, Tool

# ── on the table ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class OnStudent:
    """The place of a TEACHER or TOOL card: a STUDENT card in front of `player`."""

    player: Player
    student: Key


@dataclass(frozen=True, slots=True)
class OnTeam:
    """The place of a TEACHER or TOOL card: the SCHOOL cards with this name, the school team of one's own side."""

    school: str


Spot = OnStudent | OnTeam


@dataclass(frozen=True, slots=True)
class PlayedStudent:
    """A STUDENT card on the table. `team` is the school whose team it is attached to, None for none: "the STUDENT card may
    be placed without attaching it to a school team"."""

    card: Student
    team: str | None = None


@dataclass(frozen=True, slots=True)
class PlayedTeacher:
    """A TEACHER card on the table, always attached to something."""

    card: Teacher
    on: Spot


@dataclass(frozen=True, slots=True)
class PlayedTool:
    """A TOOL card on the table, attached to a STUDENT card or to three or more SCHOOL cards."""

    card: Tool
    on: Spot


@dataclass(frozen=True, slots=True)
class Board:
    """The cards on the table in front of one player, each kind in the order in which it was played.

    "Any SCHOOL cards with matching names played by the same player attach to each other automatically".
    """

    schools: tuple[School, ...] = ()
    students: tuple[PlayedStudent, ...] = ()
    teachers: tuple[PlayedTeacher, ...] = ()
    tools: tuple[PlayedTool, ...] = ()


EMPTY = Board()

Side = tuple[tuple[Player, Board], ...]
"""The boards that attach to each other: a player's own, and in team play the partner's too."""
