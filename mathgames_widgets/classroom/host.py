"""What the pages of a table ask of it, and what they can wish for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from mathgames_widgets.classroom.standing import Standing
from mathgames_widgets.core.game import Player


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that a person wants of the table, and not of the game: `what` is the name of a method of `Host`."""

    what: str
    value: Any = None


class Host(Protocol):
    """A table, as its pages see it. Everything that changes it raises Refused where it may not be done."""

    @property
    def is_led(self) -> bool:
        """Whether a teacher says what is played."""

    @property
    def is_sealed(self) -> bool:
        """Whether its seed is still in use elsewhere, so that it is not told even at the end."""

    @property
    def code(self) -> str:
        """The code by which people find it."""

    @property
    def called(self) -> str:
        """What people call it."""

    @property
    def standing(self) -> Standing:
        """How it stands."""

    @property
    def leader(self) -> str:
        """Who chooses the game: the one who opened the table, or the next in line while that person is gone."""

    @property
    def trouble(self) -> str:
        """A sentence where the table cannot be kept; else empty."""

    def is_here(self, person: str) -> bool:
        """Whether somebody has the table open now."""

    def address_for(self, person: str) -> str:
        """Where others find this server, as somebody's own browser names it; empty where only this machine does."""

    def long_gone(self) -> list[Player]:
        """The seats for which the game waits and whose people have been gone for a while."""

    def choose(self, person: str, game: str, boxes: Mapping[str, str]) -> None:
        """Set what is played next."""

    def sit(self, person: str, sits: bool) -> None:
        """Take part in the next game, or only watch."""

    def deal(self, person: str) -> None:
        """Begin the game that was chosen."""

    def again(self, person: str) -> None:
        """The same people, bots and options, and new cards."""

    def choose_anew(self, person: str) -> None:
        """Leave a game that is over, to choose another one."""

    def stand_in(self, person: str, seat: Player) -> None:
        """Let a bot play for somebody who has been gone for a while."""

    def close(self, person: str) -> None:
        """Delete the table and everything in it."""
