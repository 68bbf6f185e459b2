"""Why something may not be done: one reason for each rule that can be broken."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Player, Reason

from .cards import Card, Side, Symbol


@dataclass(frozen=True, slots=True)
class HasFinished(Reason):
    """A player with three points does not play on."""

    player: Player


@dataclass(frozen=True, slots=True)
class NotOnOffer(Reason):
    """No such symbol lies there to be taken."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class NoSuchSide(Reason):
    """A symbol has a left and a right side."""

    side: Side


@dataclass(frozen=True, slots=True)
class NotANumber(Reason):
    """ "One card will go on one side of the symbol": a number; "-" is for sabotage."""


@dataclass(frozen=True, slots=True)
class TooLargeUnderTimes(Reason):
    """The variant: beside "x" lie numbers from 1 to 9."""

    card: Card


@dataclass(frozen=True, slots=True)
class SideTaken(Reason):
    """A number lies there already."""

    side: Side


@dataclass(frozen=True, slots=True)
class NothingThere(Reason):
    """Nothing lies on this side."""

    side: Side


@dataclass(frozen=True, slots=True)
class SideIsEmpty(Reason):
    """ "one will go on the other side": both sides need a number first."""


@dataclass(frozen=True, slots=True)
class AlreadyChosen(Reason):
    """Each player lays at most one "-" a round."""


@dataclass(frozen=True, slots=True)
class NoMinus(Reason):
    """ "if they have any in their hand"."""


@dataclass(frozen=True, slots=True)
class NobodyThere(Reason):
    """Nobody with an equation sits there."""

    target: Player


@dataclass(frozen=True, slots=True)
class YourOwnEquation(Reason):
    """ "sabotage another player": not your own equation."""
