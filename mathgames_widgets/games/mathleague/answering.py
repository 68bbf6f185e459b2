"""STAFF cards: which card they answer, who is asked, who is taken, and what becomes of the ACTION card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core.game import Action, Event, Player, Reason
from mathgames_widgets.games.mathleague.cards import ActionCard, Staff
from mathgames_widgets.games.mathleague.effects import EFFECTS, other_targets, targets
from mathgames_widgets.games.mathleague.events import (
    Asked,
    Blocked,
    Cancelled,
    PlayedStaff,
    Redirected,
    Refused,
    Replied,
    TakenOver,
    Unanswered,
)
from mathgames_widgets.games.mathleague.reasons import (
    BlockedThisTurn,
    DoesNotAnswer,
    NotALegalTarget,
    NotInYourHand,
    NotThatKind,
)
from mathgames_widgets.games.mathleague.state import Answer, Choosing, Decline, Link, Phase, State
from mathgames_widgets.games.mathleague.table import (
    Change,
    from_discards,
    in_hand,
    into_hand,
    leave_hand,
    opponents,
)

PRINCIPAL = "Principal"
PROCTOR = "Proctor"
REGISTRAR = "Registrar"
COUNSELOR = "Counselor"
SECRETARY = "Secretary"
TREASURER = "Treasurer"
SUPERINTENDENT = "Superintendent"

ANSWERS_ACTION = (PRINCIPAL, PROCTOR, REGISTRAR, TREASURER, SUPERINTENDENT)
""" "the ACTION card just played" """

ANSWERS_STAFF = (COUNSELOR, SECRETARY)
""" "the STAFF card just played" """

TREASURER_ASKS = Fraction(10)
""" "pays TOOL cards worth at least 10 now, or the ACTION card is cancelled" """


# ── which card, on whom ───────────────────────────────────────────────────────────────────────────────────────────


def why_not_answer(state: State, player: Player, action: Answer) -> Reason | None:
    """The first rule that a STAFF card would break, if any."""
    card = in_hand(state, player, action.card)
    last = state.chain[-1]
    if card is None:
        return NotInYourHand(action.card)
    if not isinstance(card, Staff):
        return NotThatKind(card.key, card.kind)
    if (player, card.key) in state.turn.blocked:
        return BlockedThisTurn(card.key)
    if card.name not in (ANSWERS_ACTION if isinstance(last.card, ActionCard) else ANSWERS_STAFF):
        return DoesNotAnswer(card.key, last.card.key)
    if action.target not in answer_targets(state, player, card):
        return NotALegalTarget(card.key, action.target)
    return None


def answer_targets(state: State, player: Player, card: Staff) -> tuple[Player | None, ...]:
    """The players that a STAFF card may name; only None for a card that names nobody."""
    action = state.chain[0]
    if card.name == REGISTRAR:
        assert action.target is not None
        return other_targets(state, action.card.name, action.player, action.target)
    if card.name == SUPERINTENDENT:
        return targets(state, action.card.name, player)
    return (None,)


def answers(state: State, player: Player) -> Iterator[Action]:
    """Every answer open to a player, with a STAFF card or without one."""
    yield Decline()
    for card in state.hands[player]:
        if isinstance(card, Staff):
            for target in answer_targets(state, player, card):
                answer = Answer(card.key, target)
                if why_not_answer(state, player, answer) is None:
                    yield answer


# ── asking everybody at once ──────────────────────────────────────────────────────────────────────────────────────


def asked(state: State, link: Link) -> Change:
    """An ACTION or STAFF card was played: every opponent of its player is asked."""
    waiting = tuple(sorted(opponents(state, link.player)))
    state = replace(state, phase=Phase.ANSWER, chain=(*state.chain, link), waiting=waiting, replies=())
    return _resolved(state, ()) if not waiting else (state, ())


def replied(state: State, player: Player, action: Answer | Decline) -> Change:
    """One answer, face down. When it is the last one, the cards are turned over."""
    replies, event = state.replies, Replied(player, None)
    if isinstance(action, Answer):
        card = in_hand(state, player, action.card)
        assert isinstance(card, Staff)
        replies = tuple(sorted((*replies, Link(player, card, action.target)), key=lambda reply: reply.player))
        event = Replied(player, action.card, action.target)
    waiting = tuple([seat for seat in state.waiting if seat != player])
    state = replace(state, waiting=waiting, replies=replies)
    if waiting:
        return state, (event,)
    state, events = _turned_over(state)
    return state, (event, *events)


def _turned_over(state: State) -> Change:
    """ "Only one STAFF card may be played in response to each ACTION or STAFF card, so if multiple opponents wish to
    play a STAFF card, the privilege goes to the one whose turn is most imminent." """
    last = state.chain[-1]
    if not state.replies:
        return _resolved(state, (Unanswered(last),))
    taken = min(state.replies, key=lambda reply: (reply.player - state.turn.player - 1) % state.players)
    assert isinstance(taken.card, Staff)
    state = leave_hand(replace(state, replies=()), taken.player, (taken.card,))
    state, events = asked(state, taken)
    return state, (PlayedStaff(taken.player, taken.card, last, taken.target), *events)


# ── what becomes of it ────────────────────────────────────────────────────────────────────────────────────────────


def _resolved(state: State, events: tuple[Event, ...]) -> Change:
    """The last answer stands, so the one before it falls, and so on down to the ACTION card."""
    chain = state.chain
    state = replace(state, phase=Phase.PLAY, waiting=(), replies=())
    happened = list(events)
    stands = True
    for link, answered in zip(chain[:1:-1], chain[-2:0:-1], strict=True):
        if stands:
            state, event = _fallen(state, answered, link.card.name)
            happened.append(event)
        stands = not stands
    if len(chain) == 1 or not stands:
        state, more = carried_out(state, chain[0].player, chain[0].target)
    else:
        state, more = _answered(state, chain[0], chain[1])
    return state, (*happened, *more)


def _fallen(state: State, link: Link, by: str) -> tuple[State, Event]:
    """A card was cancelled, or blocked: "back to its player's hand and not playable this turn"."""
    if by not in (PROCTOR, SECRETARY):
        return state, Cancelled(link.player, link.card)
    state = into_hand(from_discards(state, link.player, link.card), link.player, (link.card,))
    turn = replace(state.turn, blocked=(*state.turn.blocked, (link.player, link.card.key)))
    return replace(state, turn=turn), Blocked(link.player, link.card)


def _answered(state: State, action: Link, staff: Link) -> Change:
    """What the STAFF card that stands does to the ACTION card."""
    assert isinstance(action.card, ActionCard)
    assert action.target is not None
    if staff.card.name == TREASURER:
        choosing = Choosing(action.player, TREASURER, action.player, action.target)
        return replace(state, phase=Phase.CHOOSE, choosing=choosing), (Asked(action.player, TREASURER, 1),)
    if staff.target is None:
        state, event = _fallen(state, action, staff.card.name)
        return replace(state, chain=()), (event,)
    if staff.card.name == REGISTRAR:
        state, events = carried_out(state, action.player, staff.target)
        return state, (Redirected(action.card, staff.target), *events)
    state, events = carried_out(state, staff.player, staff.target)
    return state, (TakenOver(action.card, staff.player, staff.target), *events)


def carried_out(state: State, beneficiary: Player, target: Player | None) -> Change:
    """The ACTION card takes effect."""
    assert target is not None
    name = state.chain[0].card.name
    return EFFECTS[name].begin(replace(state, phase=Phase.PLAY, chain=(), choosing=None), beneficiary, target)


def let_go(state: State) -> Change:
    """The Treasurer was not paid: the ACTION card is cancelled."""
    action = state.chain[0]
    state = replace(state, phase=Phase.PLAY, chain=(), choosing=None)
    return state, (Refused(action.player), Cancelled(action.player, action.card))
