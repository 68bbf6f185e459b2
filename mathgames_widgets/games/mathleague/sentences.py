"""Every event, action and reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Action, Event, Player, Reason
from mathgames_widgets.core.words import listed, name_of
from mathgames_widgets.games.mathleague.events import (
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
from mathgames_widgets.games.mathleague.refusals import refusal
from mathgames_widgets.games.mathleague.state import (
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
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    SendAway,
)
from mathgames_widgets.games.mathleague.wording import (
    card_text,
    cards_text,
    key_text,
    keys_text,
    number_of_cards,
    number_text,
    points_text,
    spot_text,
)


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
