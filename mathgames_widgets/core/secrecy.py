"""What only one player may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from mathgames_widgets.core.game import Event, Player

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """Something that `player` did, and nobody else sees anything of it. Games derive their own."""

    player: Player

    def as_seen_by(self, player: Player | None) -> Event | None:
        return self if player == self.player else None


def own_only(things: Sequence[T], player: Player | None) -> tuple[T | None, ...]:
    """One entry a seat, hidden but for one's own; a watcher sees none.

    >>> own_only(("7", "13", "4"), 1), own_only(("7", "13", "4"), None)
    ((None, '13', None), (None, None, None))
    """
    return tuple([thing if seat == player else None for seat, thing in enumerate(things)])
