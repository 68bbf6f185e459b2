"""What every ACTION and STAFF card does: on whom, what happens at once, and the answers and choices that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from mathgames_widgets.core.game import Action, Event, Player, Reason, changed

from . import events, reasons
from .cards import ActionCard, Card, EffectId, Key, Staff, Tool
from .payments import Payment, payments_of
from .state import (
    Board,
    Choosing,
    Link,
    OnStudent,
    Phase,
    PlayedStudent,
    State,
    TurnSoFar,
    from_discards,
    held,
    into_hand,
    leave_hand,
    onto_discards,
    opponents,
    shown,
    side,
    teams_of,
    tools_in_hand,
    with_board,
)

STUDY_DRAWS = 2
""" "Draw two cards now." """
LIBRARY_DRAWS, LIBRARY_DISCARDS = 3, 2
""" "Draw three cards now, then discard two cards from your hand" """
TRIP_DISCARDS = 2
""" "The target discards two cards from hand" """
DISCOUNT = 15
""" "costs 15 points less, but never less than 0" """
PAID_BONUS = 5
""" "every TOOL card that you pay counts 5 points more than its value" """
EARLY_HAND = 5
""" "draws or discards to five cards instead of six" """
OPPONENT, ONESELF = "opponent", "oneself"
""" "Target: one opponent." "Target: yourself." """

SNOW_DAY, EARLY_DISMISSAL = "snow-day", "early-dismissal"
PROCTOR, SECRETARY = "proctor", "secretary"
REGISTRAR, TREASURER, SUPERINTENDENT = "registrar", "treasurer", "superintendent"

ANSWERS_ACTION = ("principal", PROCTOR, REGISTRAR, TREASURER, SUPERINTENDENT)
""" "the ACTION card just played" """

ANSWERS_STAFF = ("counselor", SECRETARY)
""" "the STAFF card just played" """

TREASURER_ASKS = Fraction(10)
""" "pays TOOL cards worth at least 10 now, or the ACTION card is canceled" """


def allowed(state: State, player: Player, action: Any) -> Reason | None:
    """No rule forbids it, as long as it is paid for and its card is there."""
    return None


class Rule(NamedTuple):
    """An action in the rules: the phase it belongs to, what it does, once it is paid for, the kind that its `card` of
    the hand has to be, where it plays one, and the rule that forbids it, if any, before the payment is looked at."""

    phase: Phase
    do: Callable[[State, Player, Any], events.Change]
    plays: type[Card] | None = None
    why_not: Callable[[State, Player, Any], Reason | None] = allowed


@dataclass(frozen=True, slots=True)
class Effect:
    """An ACTION card at work.

    `on` is who its text names; `fits` whether a player can be the target; `begin(state, effect, beneficiary, target)`
    is what happens at once, and `choices` and `chosen` belong to the choice that it gives, where it gives one.
    """

    on: str
    begin: Callable[[State, EffectId, Player, Player], events.Change]
    fits: Callable[[State, Player], bool] = lambda state, player: True
    choices: Callable[[State, Choosing], Iterator[Choose]] | None = None
    chosen: Callable[[State, Choosing, Choose], events.Change] | None = None


# ── on whom ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def targets(state: State, effect: EffectId, beneficiary: Player) -> tuple[Player, ...]:
    """Whom an ACTION card can be played on by `beneficiary`, the next one first."""
    rule = EFFECTS[effect]
    seats = opponents(state, beneficiary) if rule.on == OPPONENT else (beneficiary,)
    return tuple([seat for seat in seats if rule.fits(state, seat)])


def other_targets(state: State, effect: EffectId, beneficiary: Player, target: Player) -> tuple[Player, ...]:
    """ "another legal target, which may be the player who played it": nobody else for a card on its own player."""
    rule = EFFECTS[effect]
    if rule.on == ONESELF:
        return ()
    seats = (*opponents(state, beneficiary), beneficiary)
    return tuple([seat for seat in seats if seat != target and rule.fits(state, seat)])


# ── choices ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose a card, and a school team where the ACTION card asks for one."""

    card: Key
    team: str | None = None


def _why_not_choose(state: State, player: Player, action: Choose) -> Reason | None:
    assert state.choosing is not None
    if state.choosing.effect == TREASURER:
        return reasons.NotAsWasAsked(TREASURER)
    return None if action in choices(state, state.choosing) else reasons.NotAChoice(state.choosing.effect, action.card)


def _do_choose(state: State, player: Player, action: Choose) -> events.Change:
    """A choice was made; where cards are left to be chosen, the next choice."""
    assert state.choosing is not None
    return _choose(replace(state, phase=Phase.PLAY), state.choosing, action)


def choices(state: State, choosing: Choosing) -> tuple[Choose, ...]:
    """What may be chosen."""
    give = EFFECTS[choosing.effect].choices
    return tuple(give(state, choosing)) if give else ()


def _choose(state: State, choosing: Choosing, action: Choose) -> events.Change:
    chosen = EFFECTS[choosing.effect].chosen
    assert chosen is not None
    state, happened = chosen(replace(state, choosing=None), choosing, action)
    if choosing.left == 1:
        return state, happened
    return _then(state, happened, replace(choosing, left=choosing.left - 1))


def _then(state: State, happened: tuple[Event, ...], choosing: Choosing) -> events.Change:
    """Ask for a choice. Where there is nothing to choose from, it is made."""
    options = choices(state, choosing)
    if not options:
        return state, (*happened, *([] if happened else [events.NoEffect(choosing.player, choosing.effect)]))
    if len(options) <= choosing.left:
        state, more = _choose(state, choosing, options[0])
        return state, (*happened, *more)
    state = replace(state, phase=Phase.CHOOSE, choosing=choosing)
    return state, (*happened, events.Asked(choosing.player, choosing.effect, choosing.left))


def _a_choice(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """For cards that do nothing but give `beneficiary` a choice."""
    return _then(state, (), Choosing(beneficiary, effect, beneficiary, target))


# ── a card of the hand ────────────────────────────────────────────────────────────────────────────────────────────────


def _hand_choices(state: State, choosing: Choosing) -> Iterator[Choose]:
    return (Choose(card.key) for card in state.hands[choosing.player])


def _tool_choices(state: State, choosing: Choosing) -> Iterator[Choose]:
    return (Choose(card.key) for card in tools_in_hand(state, choosing.player))


def _discard(state: State, choosing: Choosing, action: Choose) -> events.Change:
    card = next(card for card in state.hands[choosing.player] if card.key == action.card)
    return leave_hand(state, choosing.player, (card,)), (events.Discarded(choosing.player, card),)


def _pop_quiz(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """ "The target reveals all TOOL cards in hand and discards one of them (their choice)." """
    tools = tools_in_hand(state, target)
    happened = (events.ShowedCards(target, tools),) if tools else ()
    return _then(shown(state, target, tools), happened, Choosing(target, effect, beneficiary, target))


def _field_trip(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """ "The target discards two cards from hand (their choice). Fewer than two in hand: all of them." """
    left = min(TRIP_DISCARDS, len(state.hands[target]))
    return _then(state, (), Choosing(target, effect, beneficiary, target, left))


def _study_session(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """ "Draw two cards now." """
    state, happened = events.drawn(state, target, STUDY_DRAWS)
    return state, happened or (events.NoEffect(target, effect),)


def _library_day(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """ "Draw three cards now, then discard two cards from your hand (your choice)." """
    state, happened = events.drawn(state, target, LIBRARY_DRAWS)
    left = min(LIBRARY_DISCARDS, len(state.hands[target]))
    return _then(state, happened, Choosing(target, effect, beneficiary, target, left))


def _lost_tools(state: State, choosing: Choosing) -> Iterator[Choose]:
    """ "Take one TOOL card (your choice) from your discard pile into your hand." """
    return (Choose(card.key) for card in state.discard_piles[choosing.target] if isinstance(card, Tool))


def _find(state: State, choosing: Choosing, action: Choose) -> events.Change:
    player = choosing.target
    card = next(card for card in state.discard_piles[player] if card.key == action.card)
    return into_hand(from_discards(state, player, card), player, (card,)), (events.TookDiscard(player, card),)


# ── a card on the table ───────────────────────────────────────────────────────────────────────────────────────────────


def _unattached(board: Board) -> Iterator[PlayedStudent]:
    return (played for played in board.students if played.team is None)


def _has_unattached(state: State, player: Player) -> bool:
    return any(_unattached(state.boards[player]))


def _unattached_students(state: State, choosing: Choosing) -> Iterator[Choose]:
    return (Choose(played.card.key) for played in _unattached(state.boards[choosing.target]))


def _transfer(state: State, choosing: Choosing, action: Choose) -> events.Change:
    """ "Return one such card (your choice) to its owner's hand; TOOL and TEACHER cards on it go to the owner's discard
    pile." """
    owner = choosing.target
    student = next(played for played in state.boards[owner].students if played.card.key == action.card)
    board = state.boards[owner]
    kept = tuple([played for played in board.students if played != student])
    state = into_hand(with_board(state, owner, replace(board, students=kept)), owner, (student.card,))
    happened: list[Event] = [events.Returned(choosing.beneficiary, owner, student.card)]
    for seat, _ in side(state, owner):
        state, more = _stripped(state, choosing.beneficiary, seat, OnStudent(owner, action.card))
        happened.extend(more)
    return state, tuple(happened)


def _stripped(state: State, by: Player, seat: Player, spot: OnStudent) -> events.Change:
    """The TEACHER and TOOL cards of a seat that are attached to a STUDENT card go to its discard pile."""
    board = state.boards[seat]
    off: tuple[Card, ...] = (
        *[played.card for played in board.teachers if played.on == spot],
        *[played.card for played in board.tools if played.on == spot],
    )
    if not off:
        return state, ()
    teachers = tuple([played for played in board.teachers if played.on != spot])
    tools = tuple([played for played in board.tools if played.on != spot])
    state = onto_discards(with_board(state, seat, replace(board, teachers=teachers, tools=tools)), seat, off)
    return state, tuple([events.Removed(by, seat, card) for card in off])


def _has_teacher(state: State, player: Player) -> bool:
    return bool(state.boards[player].teachers)


def _teachers(state: State, choosing: Choosing) -> Iterator[Choose]:
    return (Choose(played.card.key) for played in state.boards[choosing.target].teachers)


def _substitute(state: State, choosing: Choosing, action: Choose) -> events.Change:
    """ "Return one such card (your choice) to its owner's hand." """
    owner = choosing.target
    board = state.boards[owner]
    card = next(played.card for played in board.teachers if played.card.key == action.card)
    kept = tuple([played for played in board.teachers if played.card != card])
    state = into_hand(with_board(state, owner, replace(board, teachers=kept)), owner, (card,))
    return state, (events.Returned(choosing.beneficiary, owner, card),)


def _tools_on_students(board: Board) -> Iterator[Tool]:
    return (played.card for played in board.tools if isinstance(played.on, OnStudent))


def _has_tool_on_student(state: State, player: Player) -> bool:
    return any(_tools_on_students(state.boards[player]))


def _calculators(state: State, choosing: Choosing) -> Iterator[Choose]:
    return (Choose(tool.key) for tool in _tools_on_students(state.boards[choosing.target]))


def _ban(state: State, choosing: Choosing, action: Choose) -> events.Change:
    """ "One such TOOL card (your choice) goes to its owner's discard pile." """
    return removed_tool(state, choosing.beneficiary, choosing.target, action.card)


def removed_tool(state: State, by: Player, owner: Player, key: Key) -> events.Change:
    """A TOOL card on the table goes to its owner's discard pile."""
    board = state.boards[owner]
    card = next(played.card for played in board.tools if played.card.key == key)
    kept = tuple([played for played in board.tools if played.card != card])
    state = onto_discards(with_board(state, owner, replace(board, tools=kept)), owner, (card,))
    return state, (events.Removed(by, owner, card),)


def _can_exchange(state: State, player: Player) -> bool:
    return _has_unattached(state, player) and bool(teams_of(side(state, player)))


def _exchanges(state: State, choosing: Choosing) -> Iterator[Choose]:
    """ "Attach one such STUDENT card to one such school team (your choice), whatever school name is on the" card."""
    for played in _unattached(state.boards[choosing.target]):
        for team in teams_of(side(state, choosing.target)):
            yield Choose(played.card.key, team)


def _exchange(state: State, choosing: Choosing, action: Choose) -> events.Change:
    assert action.team is not None
    return attached(state, choosing.target, action.card, action.team)


def attached(state: State, player: Player, key: Key, team: str) -> events.Change:
    """A STUDENT card that lay there is now attached to a school team."""
    board = state.boards[player]
    card = next(played.card for played in board.students if played.card.key == key)
    students = tuple([PlayedStudent(card, team) if played.card == card else played for played in board.students])
    return with_board(state, player, replace(board, students=students)), (events.Attached(player, card, team),)


# ── a turn changed ────────────────────────────────────────────────────────────────────────────────────────────────────


def _this_turn(change: Callable[[TurnSoFar], TurnSoFar]) -> Callable[[State, EffectId, Player, Player], events.Change]:
    """For cards that change what is left of this turn: nothing, where it is not the target's."""

    def begin(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
        if state.turn.player != target:
            return state, (events.NoEffect(target, effect),)
        return replace(state, turn=change(state.turn)), (events.TookEffect(target, effect),)

    return begin


def _next_turn(state: State, effect: EffectId, beneficiary: Player, target: Player) -> events.Change:
    """For cards that change the target's next turn."""
    waiting = state.ahead[target]
    if effect not in waiting:
        state = replace(state, ahead=changed(state.ahead, target, (*waiting, effect)))
    return state, (events.TookEffect(target, effect),)


def turn_of(player: Player, ahead: tuple[EffectId, ...]) -> TurnSoFar:
    """A new turn, changed by the ACTION cards that waited for it.

    >>> turn_of(1, (EARLY_DISMISSAL,)).hand, turn_of(1, (SNOW_DAY,)).no_payments
    (5, True)
    """
    turn = TurnSoFar(player)
    if SNOW_DAY in ahead:
        turn = replace(turn, no_payments=True)
    return replace(turn, hand=EARLY_HAND) if EARLY_DISMISSAL in ahead else turn


EFFECTS: Mapping[EffectId, Effect] = MappingProxyType(
    {
        "pop-quiz": Effect(OPPONENT, _pop_quiz, choices=_tool_choices, chosen=_discard),
        "transfer-request": Effect(OPPONENT, _a_choice, _has_unattached, _unattached_students, _transfer),
        "study-session": Effect(ONESELF, _study_session),
        SNOW_DAY: Effect(OPPONENT, _next_turn),
        "scholarship": Effect(ONESELF, _this_turn(lambda turn: replace(turn, discount=DISCOUNT))),
        "building-grant": Effect(ONESELF, _this_turn(lambda turn: replace(turn, free_school=True))),
        "fundraiser": Effect(ONESELF, _this_turn(lambda turn: replace(turn, bonus=PAID_BONUS))),
        "lost-and-found": Effect(ONESELF, _a_choice, choices=_lost_tools, chosen=_find),
        "library-day": Effect(ONESELF, _library_day, choices=_hand_choices, chosen=_discard),
        "exchange-student": Effect(ONESELF, _a_choice, _can_exchange, _exchanges, _exchange),
        "substitute-teacher": Effect(OPPONENT, _a_choice, _has_teacher, _teachers, _substitute),
        "calculator-ban": Effect(OPPONENT, _a_choice, _has_tool_on_student, _calculators, _ban),
        "field-trip": Effect(OPPONENT, _field_trip, choices=_hand_choices, chosen=_discard),
        EARLY_DISMISSAL: Effect(OPPONENT, _next_turn),
    }
)
"""What every ACTION card does."""


# ── answers with a STAFF card: every opponent is asked at once ────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Answer(Action):
    """Offer a STAFF card as an answer, face down; `target` is the new target where the card names one."""

    card: Key
    target: Player | None = None


def _why_not_answer(state: State, player: Player, action: Answer) -> Reason | None:
    """The first rule that a STAFF card would break, if any."""
    card = held(state, player, action.card, Staff)
    last = state.chain[-1]
    if (player, card.key) in state.turn.blocked:
        return reasons.BlockedThisTurn(card.key)
    if card.effect not in (ANSWERS_ACTION if isinstance(last.card, ActionCard) else ANSWERS_STAFF):
        return reasons.DoesNotAnswer(card.key, last.card.key)
    if action.target not in answer_targets(state, player, card):
        return reasons.NotALegalTarget(card.key, action.target)
    return None


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Answer with no STAFF card."""


def _replied(state: State, player: Player, action: Answer | Decline) -> events.Change:
    """One answer, face down. When it is the last one, the cards are turned over."""
    replies, event = state.replies, events.Replied(player, None)
    if isinstance(action, Answer):
        link = Link(player, held(state, player, action.card, Staff), action.target)
        replies = tuple(sorted((*replies, link), key=lambda reply: reply.player))
        event = events.Replied(player, action.card, action.target)
    waiting = tuple([seat for seat in state.waiting if seat != player])
    state = replace(state, waiting=waiting, replies=replies)
    if waiting:
        return state, (event,)
    state, happened = _turned_over(state)
    return state, (event, *happened)


def answer_targets(state: State, player: Player, card: Staff) -> tuple[Player | None, ...]:
    """The players that a STAFF card may name; only None for a card that names nobody."""
    action = state.chain[0]
    if card.effect == REGISTRAR:
        assert action.target is not None
        return other_targets(state, action.card.effect, action.player, action.target)
    if card.effect == SUPERINTENDENT:
        return targets(state, action.card.effect, player)
    return (None,)


def asked(state: State, link: Link) -> events.Change:
    """An ACTION or STAFF card was played: every opponent of its player is asked."""
    waiting = tuple(sorted(opponents(state, link.player)))
    state = replace(state, phase=Phase.ANSWER, chain=(*state.chain, link), waiting=waiting, replies=())
    return _resolved(state, ()) if not waiting else (state, ())


def _turned_over(state: State) -> events.Change:
    """ "Only one STAFF card may be played in response to each ACTION or STAFF card, so if multiple opponents wish to
    play a STAFF card, the privilege goes to the one whose turn is most imminent." """
    last = state.chain[-1]
    if not state.replies:
        return _resolved(state, (events.Unanswered(last),))
    taken = min(state.replies, key=lambda reply: (reply.player - state.turn.player - 1) % state.players)
    assert isinstance(taken.card, Staff)
    state = leave_hand(replace(state, replies=()), taken.player, (taken.card,))
    state, happened = asked(state, taken)
    return state, (events.PlayedStaff(taken.player, taken.card, last, taken.target), *happened)


# ── what becomes of the ACTION card ───────────────────────────────────────────────────────────────────────────────────


def _resolved(state: State, happened: tuple[Event, ...]) -> events.Change:
    """The last answer stands, so the one before it falls, and so on down to the ACTION card."""
    chain = state.chain
    state = replace(state, phase=Phase.PLAY, waiting=(), replies=())
    told = list(happened)
    stands = True
    for link, answered in zip(chain[:1:-1], chain[-2:0:-1], strict=True):
        if stands:
            state, event = _fallen(state, answered, link.card.effect)
            told.append(event)
        stands = not stands
    if len(chain) == 1 or not stands:
        state, more = carried_out(state, chain[0].player, chain[0].target)
    else:
        state, more = _answered(state, chain[0], chain[1])
    return state, (*told, *more)


def _fallen(state: State, link: Link, by: EffectId) -> tuple[State, Event]:
    """A card was canceled, or blocked: "back to its player's hand and not playable this turn"."""
    if by not in (PROCTOR, SECRETARY):
        return state, events.Cancelled(link.player, link.card)
    state = into_hand(from_discards(state, link.player, link.card), link.player, (link.card,))
    turn = replace(state.turn, blocked=(*state.turn.blocked, (link.player, link.card.key)))
    return replace(state, turn=turn), events.Blocked(link.player, link.card)


def _answered(state: State, action: Link, staff: Link) -> events.Change:
    """What the STAFF card that stands does to the ACTION card."""
    assert isinstance(action.card, ActionCard)
    assert action.target is not None
    if staff.card.effect == TREASURER:
        choosing = Choosing(action.player, TREASURER, action.player, action.target)
        return replace(state, phase=Phase.CHOOSE, choosing=choosing), (events.Asked(action.player, TREASURER, 1),)
    if staff.target is None:
        state, event = _fallen(state, action, staff.card.effect)
        return replace(state, chain=()), (event,)
    if staff.card.effect == REGISTRAR:
        state, happened = carried_out(state, action.player, staff.target)
        return state, (events.Redirected(action.card, staff.target), *happened)
    state, happened = carried_out(state, staff.player, staff.target)
    return state, (events.TakenOver(action.card, staff.player, staff.target), *happened)


def carried_out(state: State, beneficiary: Player, target: Player | None) -> events.Change:
    """The ACTION card takes effect."""
    assert target is not None
    effect = state.chain[0].card.effect
    state = replace(state, phase=Phase.PLAY, chain=(), choosing=None)
    return EFFECTS[effect].begin(state, effect, beneficiary, target)


@dataclass(frozen=True, slots=True)
class PayUp(Action):
    """Pay what a STAFF card asks for, so that the ACTION card takes effect."""

    payment: Payment


def _pay_up(state: State, player: Player, action: PayUp) -> events.Change:
    """The ACTION card takes effect after all."""
    return carried_out(state, state.chain[0].player, state.chain[0].target)


@dataclass(frozen=True, slots=True)
class LetGo(Action):
    """Do not pay: the ACTION card is canceled."""


def _why_not_let_go(state: State, player: Player, action: LetGo | PayUp) -> Reason | None:
    assert state.choosing is not None
    return None if state.choosing.effect == TREASURER else reasons.NotAsWasAsked(state.choosing.effect)


def _let_go(state: State, player: Player, action: LetGo) -> events.Change:
    """The Treasurer was not paid: the ACTION card is canceled."""
    link = state.chain[0]
    state = replace(state, phase=Phase.PLAY, chain=(), choosing=None)
    return state, (events.DidNotPay(link.player), events.Cancelled(link.player, link.card))


ANSWERS: Mapping[type[Action], Rule] = MappingProxyType(
    {
        Answer: Rule(Phase.ANSWER, _replied, Staff, _why_not_answer),
        Decline: Rule(Phase.ANSWER, _replied),
        Choose: Rule(Phase.CHOOSE, _do_choose, why_not=_why_not_choose),
        PayUp: Rule(Phase.CHOOSE, _pay_up, why_not=_why_not_let_go),
        LetGo: Rule(Phase.CHOOSE, _let_go, why_not=_why_not_let_go),
    }
)
"""The actions that answer a card, and those that choose."""


def open_answers(state: State, player: Player) -> Iterator[Action]:
    """Every answer open to a player, with a STAFF card or without one."""
    yield Decline()
    for card in state.hands[player]:
        if isinstance(card, Staff):
            for target in answer_targets(state, player, card):
                answer = Answer(card.key, target)
                if _why_not_answer(state, player, answer) is None:
                    yield answer


def open_choices(state: State, player: Player) -> Iterator[Action]:
    """Every choice open to a player."""
    assert state.choosing is not None
    if state.choosing.effect != TREASURER:
        yield from choices(state, state.choosing)
        return
    yield from map(PayUp, payments_of(state, player, TREASURER_ASKS))
    yield LetGo()
