"""Why something may not be done: one reason for each rule that can be broken."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Reason
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

from .cards import Card, Place


@dataclass(frozen=True, slots=True)
class NothingToDraw(Reason):
    """Neither the stock nor the formula has a card to draw: one passes."""


@dataclass(frozen=True, slots=True)
class StillCardsToDraw(Reason):
    """One passes only where there is nothing to draw."""


@dataclass(frozen=True, slots=True)
class NothingLaid(Reason):
    """ "changing the sign is free but is not a move by itself"."""


@dataclass(frozen=True, slots=True)
class TooManyCards(Reason):
    """ "A maximum of 3 cards can be played in each turn"."""

    laid: int
    most: int


@dataclass(frozen=True, slots=True)
class HeldTooFew(Reason):
    """The card is laid more often than it is in the hand."""

    card: Card
    laid: int
    held: int


@dataclass(frozen=True, slots=True)
class WrongDigit(Reason):
    """A digit card is its digit; a Joker is one of 0 to 9."""

    card: Card
    digit: int


@dataclass(frozen=True, slots=True)
class SignNotInPlay(Reason):
    """ "Take away the - and + cards"."""

    sign: Sign


@dataclass(frozen=True, slots=True)
class OpeningCardsStay(Reason):
    """The two cards turned up are completed, not changed."""

    place: Place


@dataclass(frozen=True, slots=True)
class NumberMissing(Reason):
    """A number has no card."""

    place: Place


@dataclass(frozen=True, slots=True)
class NoCardThere(Reason):
    """The number has fewer piles."""

    place: Place
    at: int


@dataclass(frozen=True, slots=True)
class OrderChanged(Reason):
    """ "Kept cards keep their order"."""

    place: Place


@dataclass(frozen=True, slots=True)
class SqueezedIn(Reason):
    """ "nothing is squeezed between two cards that touch", and into a gap go no more cards than were there."""

    place: Place


@dataclass(frozen=True, slots=True)
class LeftOut(Reason):
    """ "The player cannot use just one of the cards and take the other card away." `digit` is that card's digit."""

    place: Place
    digit: int
    number: int


@dataclass(frozen=True, slots=True)
class TimesZeroMustGo(Reason):
    """ "The formula: "number" x 0 = 0 has to be completely replaced by the next player."

    `places` are the numbers in which a card would stay, `bare` the digits of those cards, number by number. `beside` is
    the first new card that lies beside a number and covers nothing of it, with the digits of that number.
    """

    formula: Formula
    places: tuple[Place, ...] = ()
    bare: tuple[tuple[int, ...], ...] = ()
    beside: tuple[Card, tuple[int, ...]] | None = None


@dataclass(frozen=True, slots=True)
class HalfCovered(TimesZeroMustGo):
    """The same, where a new card lies over a part of `number`; `digits` are those of it that would stay."""

    number: int = 0
    digits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepOneCard(Reason):
    """ "use at least 1 card that is already on the table"."""


@dataclass(frozen=True, slots=True)
class JokerNeedsADigit(Reason):
    """A Joker turned up at the start is named by the player who completes the opening."""

    place: Place


@dataclass(frozen=True, slots=True)
class JokerKeepsItsDigit(Reason):
    """ "The Joker keeps the number that the first player has assigned to it." Digit cards keep theirs too."""

    place: Place
    digit: int
    wanted: int


@dataclass(frozen=True, slots=True)
class LeadingZero(Reason):
    """A number of several cards does not begin with 0."""

    place: Place
    digits: str


@dataclass(frozen=True, slots=True)
class DividesByZero(Reason):
    """You cannot divide by 0."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class NotTrue(Reason):
    """The two sides have different values."""

    formula: Formula


@dataclass(frozen=True, slots=True)
class RoundsAreOpen(Reason):
    """The points game plays as many rounds as it needs, so their number is left at 1."""

    rounds: int
    option: str = "rounds"


@dataclass(frozen=True, slots=True)
class NoPointsGame(Reason):
    """The bonus for a sign needs the points game."""

    option: str = "sign_bonus"


@dataclass(frozen=True, slots=True)
class NoNextRound(Reason):
    """The winner's extra card needs a next round, or the points game."""

    option: str = "winner_extra_card"
