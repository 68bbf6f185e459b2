"""Every reason in one sentence: which rule forbids it, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Reason
from mathgames_widgets.core.reasons import NoSuchPlayer, NotOfThisGame, NotYourTurn, common_refusal
from mathgames_widgets.core.words import counted, name_of
from mathgames_widgets.games.mathleague.reasons import (
    AlreadyAttached,
    AlreadyThere,
    BlockedThisTurn,
    DoesNotAnswer,
    NoSuchStudent,
    NoSuchTeam,
    NoSuchToolThere,
    NotAChoice,
    NotALegalTarget,
    NotAnOpponent,
    NotAsked,
    NotAsWasAsked,
    NotATool,
    NotEnough,
    NothingToPay,
    NotInFrontOfYou,
    NotInYourHand,
    NotThatKind,
    OneActionATurn,
    OnlyFromStudents,
    OnlyToStudents,
    OtherAgeGroup,
    OtherColour,
    OtherSchool,
    PaidTwice,
    PaymentsBlocked,
    PlayOrDiscardOne,
    TooFewSchools,
    TooManyCards,
    WrongPhase,
)
from mathgames_widgets.games.mathleague.wording import (
    LEVEL_NAMES,
    NOW,
    key_text,
    number_of_cards,
    number_text,
    points_text,
    spot_text,
)


def refusal(reason: Reason, names: Sequence[str] = ()) -> str:
    """Why something may not be done.

    >>> from fractions import Fraction
    >>> refusal(NotEnough(5, Fraction(20)))
    'These TOOL cards are worth 5 points, but the cost is 20.'

    Raises TypeError for a reason of another game.
    """
    said = (
        _about_the_turn(reason, names)
        or _about_cards(reason)
        or _about_payments(reason)
        or _about_attaching(reason, names)
        or _about_answers(reason, names)
    )
    if not said:
        raise TypeError(f"{reason!r} is not a reason of mathleague.org/cards.")
    return said


def _about_the_turn(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case NoSuchPlayer(player):
            return f"There is no Player {player + 1} in this game."
        case NotOfThisGame():
            return "That is not a move of mathleague.org/cards."
        case WrongPhase(phase):
            return f"That is not possible now: {NOW[phase]}."
        case NotYourTurn(turn):
            return f"Now it is up to {name_of(turn, names)}."
        case NotAsked():
            return "You are not asked for an answer now."
        case OneActionATurn():
            return "Only one ACTION card may be played each turn, and you have played yours."
        case PlayOrDiscardOne():
            return "Play or discard at least one card before you end your turn."
        case TooManyCards(over, most):
            return f"A turn ends with at most {number_of_cards(most)} in hand: discard {counted(over, 'card')} first."
    return common_refusal(reason, names)


def _about_cards(reason: Reason) -> str | None:
    match reason:
        case NotInYourHand(card):
            return f"{key_text(card)} is not in your hand."
        case NotThatKind(card, kind):
            return f"{key_text(card)} is a {kind} card and is played in another way."
        case NotInFrontOfYou(card):
            return f"No such card lies in front of you: {key_text(card)}."
        case OtherAgeGroup(card, age_group):
            return f"Only {LEVEL_NAMES[age_group]} STUDENT cards are played here, and {key_text(card)} is not one."
        case BlockedThisTurn(card):
            return f"{key_text(card)} was blocked and cannot be played again this turn."
    return None


def _about_payments(reason: Reason) -> str | None:
    match reason:
        case NotATool(card):
            return f"Only TOOL cards are paid, and {key_text(card)} is not one."
        case PaidTwice(card):
            return f"A card is paid once, and {key_text(card)} is named twice."
        case NotEnough(worth, cost):
            return f"These TOOL cards are worth {points_text(worth)}, but the cost is {number_text(cost)}."
        case NothingToPay():
            return "This is free, so nothing is paid."
        case PaymentsBlocked():
            return "An ACTION card blocks all payments in this turn."
    return None


def _about_attaching(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case NoSuchTeam(school):
            return f"There is no school team {school} on your side of the table."
        case OtherSchool(card, printed, school):
            return f"{key_text(card)} belongs to {printed}, not to {school}."
        case NoSuchStudent(spot):
            return f"No such STUDENT card lies on your side of the table: {spot_text(spot, names)}."
        case TooFewSchools(school, count):
            here = counted(count, "SCHOOL card")
            return f"TOOL cards are attached to three or more SCHOOL cards, and {school} has {here}."
        case OtherColour(tool, student):
            return f"Colours must match here: {key_text(tool)} cannot be attached to {key_text(student)}."
        case AlreadyAttached(student):
            return f"{key_text(student)} is in a school team already."
        case OnlyFromStudents(tool):
            return f"Only a TOOL card on a STUDENT card can be moved, and {key_text(tool)} lies on a school team."
        case OnlyToStudents(tool):
            return f"A TOOL card moves to another STUDENT card only: {key_text(tool)} cannot go to a school team."
        case AlreadyThere(card):
            return f"{key_text(card)} is attached there already."
        case NotAnOpponent(player):
            return f"Only the TOOL cards of an opponent can be sent away, and {name_of(player, names)} is none."
        case NoSuchToolThere(player, tool):
            return f"{key_text(tool)} does not lie in front of {name_of(player, names)}."
    return None


def _about_answers(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case NotALegalTarget(card, None):
            return f"{key_text(card)} needs a target."
        case NotALegalTarget(card, target):
            assert target is not None, "the case before this one has no target"
            return f"{key_text(card)} cannot be aimed at {name_of(target, names)}."
        case DoesNotAnswer(card, to):
            return f"{key_text(card)} is no answer to {key_text(to)}."
        case NotAChoice(name, card):
            return f"{name} does not allow the choice of {key_text(card)}."
        case NotAsWasAsked(name):
            return f"{name} asks for something else."
    return None
