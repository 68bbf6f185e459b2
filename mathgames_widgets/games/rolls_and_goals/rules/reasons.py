"""Why something may not be done: one reason for each rule that can be broken."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Reason

from .cards import Card, Goal


@dataclass(frozen=True, slots=True)
class NoSuchPlace(Reason):
    """There are six dice, the deck and the discard pile."""

    place: int


@dataclass(frozen=True, slots=True)
class NoCardThere(Reason):
    """Fewer cards lie at this place."""

    place: int
    at: int


@dataclass(frozen=True, slots=True)
class NotYourSpecialGoal(Reason):
    """Only a special goal that one keeps can be declared."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class AlreadyDeclared(Reason):
    """A goal is declared once."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class NotDeclared(Reason):
    """Only what was to be declared can be kept after all."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class NothingToPick(Reason):
    """No pick card lies behind this die, or its side was chosen before."""

    die: int


@dataclass(frozen=True, slots=True)
class NoSuchSide(Reason):
    """A die has the sides 1 to 6."""

    side: int


@dataclass(frozen=True, slots=True)
class NotOnOffer(Reason):
    """The card does not lie there to be taken, or not so often."""

    card: Card


@dataclass(frozen=True, slots=True)
class NoSpecialGoalThere(Reason):
    """The special goal is gone."""


@dataclass(frozen=True, slots=True)
class WrongNumberOfCards(Reason):
    """ "add 2 Modifier cards …, Optionally, take only 1 Modifier card, and also take the special Goal card": `cards`
    in all, the goal included, where everyone takes `each`."""

    cards: int
    each: int


@dataclass(frozen=True, slots=True)
class TakeWhatIsLeft(Reason):
    """ "The last player takes what is left, the special goal included." """
