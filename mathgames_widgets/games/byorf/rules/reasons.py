"""Why something may not be done, beside the reasons that every game has."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Reason

from .cards import Factor
from .state import Row


@dataclass(frozen=True, slots=True)
class AlreadyChose(Reason):
    """One card a turn: this one lies face down already."""

    card: Factor


@dataclass(frozen=True, slots=True)
class AlreadyThere(Reason):
    """The card lies in that row."""

    card: Factor
    row: Row


@dataclass(frozen=True, slots=True)
class NotPlaced(Reason):
    """The card lies in neither row."""

    card: Factor


@dataclass(frozen=True, slots=True)
class TooFewFactors(Reason):
    """The 48 factor cards are too few for so many hands of this size."""

    players: int
    hand: int
