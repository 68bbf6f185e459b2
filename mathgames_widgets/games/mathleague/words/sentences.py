"""Names of cards, places and amounts, as sentences use them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction

from mathgames_widgets.core.game import Action, Event, NoSuchPlayer, NotOfThisGame, NotYourTurn, Player, Reason
from mathgames_widgets.core.words import common_refusal, counted, listed, name_of
from mathgames_widgets.games.mathleague.rules.cards import ELEM, HS, MS, Card, Key
from mathgames_widgets.games.mathleague.rules.events import (
    Asked,
    Attached,
    Blocked,
    Cancelled,
    Discarded,
    Drew,
    GameOver,
    Moved,
    NoEffect,
    Paid,
    PileFinished,
    Played,
    PlayedAction,
    PlayedStaff,
    RanOut,
    ReachedWinNumber,
    Redirected,
    Refused,
    Removed,
    Replied,
    Returned,
    Revealed,
    TakenOver,
    TookBack,
    TookEffect,
    TurnBegan,
    Unanswered,
)
from mathgames_widgets.games.mathleague.rules.reasons import (
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
from mathgames_widgets.games.mathleague.rules.state import (
    Answer,
    Attach,
    Choose,
    Decline,
    Discard,
    EndTurn,
    LetGo,
    MoveTeacher,
    MoveTool,
    OnStudent,
    OnTeam,
    Payment,
    PayUp,
    Phase,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    SendAway,
    Spot,
)

LEVEL_NAMES = {ELEM: "elementary school", MS: "middle school", HS: "high school"}
"""The age groups in full."""

NOW = {
    Phase.PLAY: "cards are played",
    Phase.ANSWER: "a card is being answered",
    Phase.CHOOSE: "somebody makes a choice",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""


def key_text(key: Key) -> str:
    """A card by its name, with the colour that tells it from others of the same name.

    >>> key_text("blue Amara"), key_text("red Slope Formula")
    ('Amara (blue)', 'Slope Formula (red)')
    """
    colour, _, name = key.partition(" ")
    return f"{name} ({colour})"


def card_text(card: Card) -> str:
    """A card with its kind in the rulebook's capitals.

    >>> from mathgames_widgets.games.mathleague.rules.cards import School
    >>> card_text(School("green", "62", "Euler Academy"))
    'the SCHOOL card Euler Academy (green)'
    """
    return f"the {card.kind} card {key_text(card.key)}"


def cards_text(cards: Iterable[Card]) -> str:
    """Some cards in a row by their names."""
    return keys_text([card.key for card in cards])


def keys_text(keys: Sequence[Key]) -> str:
    """Some cards in a row by their names, `nothing` for none.

    >>> keys_text(["blue Amara", "red Mean"]), keys_text([])
    ('Amara (blue) and Mean (red)', 'nothing')
    """
    return listed([key_text(key) for key in keys]) if keys else "nothing"


def number_text(value: Fraction | int) -> str:
    """A number as it is read on a score sheet: a decimal where it ends, else a fraction.

    >>> number_text(Fraction(335, 2)), number_text(200), number_text(Fraction(-5)), number_text(Fraction(500, 3))
    ('167.5', '200', '−5', '500/3')
    """
    value = Fraction(value)
    left = value.denominator
    for prime in (2, 5):
        while left % prime == 0:
            left //= prime
    text = f"{value}" if left > 1 else f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    return text.replace("-", "−")


def points_text(value: Fraction | int) -> str:
    """An amount of points.

    >>> points_text(1), points_text(Fraction(335, 2))
    ('1 point', '167.5 points')
    """
    return f"{number_text(value)} point{'' if value == 1 else 's'}"


def spot_text(spot: Spot, names: Sequence[str] = (), player: Player | None = None) -> str:
    """Where a TEACHER or TOOL card is attached; the owner of a student is named unless it is `player`.

    >>> from mathgames_widgets.games.mathleague.rules.state import OnTeam
    >>> spot_text(OnTeam("Euler Academy")), spot_text(OnStudent(1, "blue Amara"), ["Asha", "Ben"], 0)
    ('the school team Euler Academy', "Ben's Amara (blue)")
    """
    if not isinstance(spot, OnStudent):
        return f"the school team {spot.school}"
    own = player is None or spot.player == player
    return key_text(spot.student) if own else f"{name_of(spot.player, names)}'s {key_text(spot.student)}"


def number_of_cards(number: int) -> str:
    """A number of cards.

    >>> number_of_cards(1), number_of_cards(3)
    ('one card', 'three cards')
    """
    return counted(number, "card")


# ── Every reason in one sentence: which rule forbids it, and what would be right ─────────────────────────────────────


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


# ── Every event, action and reason in one sentence ───────────────────────────────────────────────────────────────────


def sentence(fact: Event | Reason | Action, names: Sequence[str] = ()) -> str:
    """An event, a reason or an action in one sentence for learners.

    >>> sentence(PlaySchool("blue Euler Academy", ("red Mean",)))
    'Play Euler Academy (blue) and pay Mean (red).'
    >>> sentence(TurnBegan(1), ["Asha", "Ben"])
    "It is Ben's turn."

    Raises TypeError for something that is none of the three.
    """
    if isinstance(fact, Event):
        return _event(fact, names)
    if isinstance(fact, Reason):
        return refusal(fact, names)
    return _action(fact, names)


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Event, names: Sequence[str]) -> str:
    said = (
        _of_a_turn(event, names)
        or _of_an_answer(event, names)
        or _of_an_effect(event, names)
        or _of_the_end(event, names)
    )
    if not said:
        raise TypeError(f"{event!r} is not an event of mathleague.org/cards.")
    return said


def _of_a_turn(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Paid(player, tools, worth, cost):
            lost = f": {points_text(event.lost)} lost" if event.lost else ""
            return (
                f"{name_of(player, names)} paid {cards_text(tools)}, worth {points_text(worth)}, "
                f"for a cost of {number_text(cost)}{lost}."
            )
        case Played(player, card, OnStudent() | OnTeam() as on):
            return (
                f"{name_of(player, names)} played {card_text(card)} and attached it to {spot_text(on, names, player)}."
            )
        case Played(player, card):
            return f"{name_of(player, names)} played {card_text(card)}."
        case Attached(player, card, team):
            return f"{name_of(player, names)} attached {key_text(card.key)} to the school team {team}."
        case Moved(player, card, before, after):
            return (
                f"{name_of(player, names)} moved {key_text(card.key)} from {spot_text(before, names, player)} "
                f"to {spot_text(after, names, player)}."
            )
        case Discarded(player, card):
            return f"{name_of(player, names)} discarded {card_text(card)}."
        case Drew(player, count, None):
            return f"{name_of(player, names)} drew {number_of_cards(count)}."
        case Drew(player, _, cards):
            return f"{name_of(player, names)} drew {cards_text(cards or ())}."
        case TurnBegan(player):
            return f"It is {name_of(player, names)}'s turn."
    return None


def _of_an_answer(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case PlayedAction(player, card, target) if player == target:
            return f"{name_of(player, names)} played the ACTION card {key_text(card.key)}."
        case PlayedAction(player, card, target):
            return f"{name_of(player, names)} played the ACTION card {key_text(card.key)} on {name_of(target, names)}."
        case Replied(player, None):
            return f"{name_of(player, names)} has answered, face down."
        case Replied(player, card):
            return f"{name_of(player, names)} offers {key_text(card or '')} as an answer, face down."
        case PlayedStaff(player, card, to):
            return (
                f"{name_of(player, names)} answered {key_text(to.card.key)} with the STAFF card {key_text(card.key)}."
            )
        case Unanswered(to):
            return f"Nobody answered {key_text(to.card.key)}."
        case Cancelled(_, card):
            return f"{key_text(card.key)} is cancelled and has no effect."
        case Blocked(player, card):
            return (
                f"{key_text(card.key)} is blocked: it goes back to the hand of {name_of(player, names)} and cannot be "
                "played again this turn."
            )
        case Redirected(card, target):
            return f"{key_text(card.key)} is aimed at {name_of(target, names)} now."
        case TakenOver(card, beneficiary, target):
            on = "" if beneficiary == target else f" on {name_of(target, names)}"
            return f"{key_text(card.key)} takes effect as if {name_of(beneficiary, names)} had played it{on}."
    return None


def _of_an_effect(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Removed(by, owner, card) if by == owner:
            return f"{name_of(owner, names)} put {key_text(card.key)} onto the discard pile."
        case Removed(by, owner, card):
            return f"{name_of(by, names)} sent {key_text(card.key)} to the discard pile of {name_of(owner, names)}."
        case Asked(player, name, left):
            more = f": {number_of_cards(left)} are still to be chosen" if left > 1 else ""
            return f"{name} gives {name_of(player, names)} a choice{more}."
        case Refused(player):
            return f"{name_of(player, names)} does not pay."
        case Revealed(player, cards):
            return f"{name_of(player, names)} shows {cards_text(cards)}."
        case Returned(_, owner, card):
            return f"{key_text(card.key)} goes back to the hand of {name_of(owner, names)}."
        case TookBack(player, card):
            return f"{name_of(player, names)} took {key_text(card.key)} from the discard pile."
        case TookEffect(player, name):
            return f"{name} takes effect for {name_of(player, names)}."
        case NoEffect(player, name):
            return f"{name} comes to nothing for {name_of(player, names)}."
    return None


def _of_the_end(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case ReachedWinNumber(players, scores):
            reached = [
                f"{name_of(player, names)} with {points_text(score)}"
                for player, score in zip(players, scores, strict=True)
            ]
            return f"The win number is reached by {listed(reached)}."
        case RanOut(player):
            return f"{name_of(player, names)} cannot draw enough cards, so the game ends."
        case PileFinished(pile, score):
            return f"Pile {pile} is finished with {points_text(score)}."
        case GameOver(winners, scores) if len(scores) == 1:
            return f"{name_of(winners[0], names)} finished the solitaire with {points_text(scores[0])}."
        case GameOver(winners, scores):
            together = " together" if len(winners) > 1 else ""
            who = listed([name_of(player, names) for player in winners])
            return f"{who} won the game{together} with {points_text(scores[winners[0]])}."
    return None


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(action: Action, names: Sequence[str]) -> str:
    said = _of_playing(action, names) or _of_moving(action, names) or _of_answering(action, names)
    if not said:
        raise TypeError(f"{action!r} is not an action of mathleague.org/cards.")
    return said


def _paying(payment: Payment) -> str:
    return f" and pay {keys_text(payment)}" if payment else ""


def _of_playing(action: Action, names: Sequence[str]) -> str | None:
    match action:
        case PlaySchool(card, payment):
            return f"Play {key_text(card)}{_paying(payment)}."
        case PlayStudent(card, None, payment):
            return f"Play {key_text(card)} without a school team{_paying(payment)}."
        case PlayStudent(card, team, payment):
            return f"Play {key_text(card)} in the school team {team}{_paying(payment)}."
        case PlayTeacher(card, on) | PlayTool(card, on):
            return f"Attach {key_text(card)} to {spot_text(on, names)}."
        case PlayAction(card, target, payment):
            return f"Play {key_text(card)} on {name_of(target, names)}{_paying(payment)}."
    return None


def _of_moving(action: Action, names: Sequence[str]) -> str | None:
    match action:
        case Attach(student, payment):
            return f"Attach {key_text(student)} to its school team{_paying(payment)}."
        case MoveTeacher(card, to, payment) | MoveTool(card, to, payment):
            return f"Move {key_text(card)} to {spot_text(to, names)}{_paying(payment)}."
        case SendAway(player, tool, payment):
            return f"Send {key_text(tool)} of {name_of(player, names)} away{_paying(payment)}."
        case Discard(card):
            return f"Discard {key_text(card)}."
        case EndTurn():
            return "End the turn."
    return None


def _of_answering(action: Action, names: Sequence[str]) -> str | None:
    match action:
        case Answer(card, None):
            return f"Answer with {key_text(card)}."
        case Answer(card, target):
            return f"Answer with {key_text(card)}, with {name_of(_seat(target), names)} as the target."
        case Decline():
            return "Answer with no STAFF card."
        case Choose(card, None):
            return f"Choose {key_text(card)}."
        case Choose(card, team):
            return f"Choose {key_text(card)} for the school team {team}."
        case PayUp(payment):
            return f"Pay {keys_text(payment)}, so that the ACTION card takes effect."
        case LetGo():
            return "Do not pay: the ACTION card is cancelled."
    return None


def _seat(target: Player | None) -> Player:
    assert target is not None, "the case before this one has no target"
    return target
