"""Why something may not be done: one reason for each rule that can be broken."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.game import Player, Reason

from .cards import EffectId, Key
from .state import Spot


@dataclass(frozen=True, slots=True)
class NotAsked(Reason):
    """The card was not played by an opponent, or this player has answered before."""


@dataclass(frozen=True, slots=True)
class NotThatKind(Reason):
    """The card is played in another way: it is of the kind `kind`."""

    card: Key
    kind: str


@dataclass(frozen=True, slots=True)
class NotATool(Reason):
    """Only TOOL cards are paid."""

    card: Key


@dataclass(frozen=True, slots=True)
class PaidTwice(Reason):
    """A card is paid once."""

    card: Key


@dataclass(frozen=True, slots=True)
class NotEnough(Reason):
    """ "the player must pay TOOL cards into the discard pile worth a total of at least" `cost`."""

    worth: int
    cost: Fraction


@dataclass(frozen=True, slots=True)
class NothingToPay(Reason):
    """ "may be played for free" """


@dataclass(frozen=True, slots=True)
class PaymentsBlocked(Reason):
    """An ACTION card blocks every TOOL card for making payments in this turn."""


@dataclass(frozen=True, slots=True)
class NoSuchTeam(Reason):
    """No SCHOOL card with this name lies on the player's side."""

    school: str


@dataclass(frozen=True, slots=True)
class OtherSchool(Reason):
    """ "if the school name on the … card matches the name of the SCHOOL card(s) in the school team": on the card is
    `printed`."""

    card: Key
    printed: str
    school: str


@dataclass(frozen=True, slots=True)
class NoSuchStudent(Reason):
    """No such STUDENT card lies on the player's side."""

    spot: Spot


@dataclass(frozen=True, slots=True)
class TooFewSchools(Reason):
    """ "any group of three or more SCHOOL cards that are attached to each other": here are `count`."""

    school: str
    count: int


@dataclass(frozen=True, slots=True)
class OtherColour(Reason):
    """ "requiring TOOL cards to be the same color as the STUDENT card they are attached to" """

    tool: Key
    student: Key


@dataclass(frozen=True, slots=True)
class OtherAgeGroup(Reason):
    """ "limiting STUDENT cards to a single age group" """

    card: Key
    age_group: str


@dataclass(frozen=True, slots=True)
class AlreadyAttached(Reason):
    """Only a "previously-played but unattached STUDENT card" can be attached."""

    student: Key


@dataclass(frozen=True, slots=True)
class OnlyFromStudents(Reason):
    """Only a TOOL card on a STUDENT card can be moved."""

    tool: Key


@dataclass(frozen=True, slots=True)
class OnlyToStudents(Reason):
    """A TOOL card that moves is attached to a STUDENT card."""

    tool: Key


@dataclass(frozen=True, slots=True)
class AlreadyThere(Reason):
    """ "attach it to a different" one: the card is attached there already."""

    card: Key


@dataclass(frozen=True, slots=True)
class NotAnOpponent(Reason):
    """Only a TOOL card "played by an opponent" can be sent away."""

    player: Player


@dataclass(frozen=True, slots=True)
class NoSuchToolThere(Reason):
    """No such TOOL card lies in front of that player."""

    player: Player
    tool: Key


@dataclass(frozen=True, slots=True)
class OneActionATurn(Reason):
    """ "A player may play only one ACTION card per turn." """


@dataclass(frozen=True, slots=True)
class NotALegalTarget(Reason):
    """The card cannot be aimed at this player."""

    card: Key
    target: Player | None


@dataclass(frozen=True, slots=True)
class PlayOrDiscardOne(Reason):
    """ "A player must play or discard at least one card per turn"."""


@dataclass(frozen=True, slots=True)
class TooManyCards(Reason):
    """ "discard enough cards from their hand to bring their card count to six": so many are over `most`."""

    over: int
    most: int


@dataclass(frozen=True, slots=True)
class DoesNotAnswer(Reason):
    """The STAFF card answers another kind of card than the one just played, `to`."""

    card: Key
    to: Key


@dataclass(frozen=True, slots=True)
class BlockedThisTurn(Reason):
    """The card was blocked, and is "not playable this turn"."""

    card: Key


@dataclass(frozen=True, slots=True)
class NotAChoice(Reason):
    """The card that gives the choice does not allow this one."""

    effect: EffectId
    card: Key


@dataclass(frozen=True, slots=True)
class NotAsWasAsked(Reason):
    """The card asks for another kind of decision."""

    effect: EffectId
