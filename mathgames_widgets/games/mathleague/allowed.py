"""What may be done, by whom, and the rule that forbids everything else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from mathgames_widgets.core.game import Action, Player, Reason
from mathgames_widgets.core.reasons import GameIsOver, NoSuchPlayer, NotOfThisGame, NotYourTurn
from mathgames_widgets.games.mathleague.answering import TREASURER, TREASURER_ASKS, answers, why_not_answer
from mathgames_widgets.games.mathleague.attaching import (
    spots,
    why_not_in_team,
    why_not_student,
    why_not_teacher,
    why_not_tool,
)
from mathgames_widgets.games.mathleague.cards import ActionCard, Card, Key, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.effects import choices, targets
from mathgames_widgets.games.mathleague.paying import (
    MOVING,
    bonus_of,
    payments,
    school_cost,
    send_away_cost,
    student_cost,
    why_not_paid,
)
from mathgames_widgets.games.mathleague.reasons import (
    AlreadyAttached,
    AlreadyThere,
    BlockedThisTurn,
    NoSuchToolThere,
    NotAChoice,
    NotALegalTarget,
    NotAnOpponent,
    NotAsked,
    NotAsWasAsked,
    NotInFrontOfYou,
    NotInYourHand,
    NotThatKind,
    OneActionATurn,
    OnlyFromStudents,
    OnlyToStudents,
    PlayOrDiscardOne,
    TooManyCards,
    WrongPhase,
)
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
    Payment,
    PayUp,
    Phase,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    SendAway,
    State,
)
from mathgames_widgets.games.mathleague.table import in_hand, opponents, side, teams_of, tools_in_hand

C = TypeVar("C", bound=Card)


def to_act(state: State) -> tuple[Player, ...]:
    """Whose turn it is; whoever is asked for an answer; whoever has a choice to make."""
    match state.phase:
        case Phase.PLAY:
            return (state.turn.player,)
        case Phase.ANSWER:
            return state.waiting
        case Phase.CHOOSE:
            return (state.choosing.player,) if state.choosing else ()
        case Phase.OVER:
            return ()


# ── the first rule that is broken ─────────────────────────────────────────────────────────────────────────────────


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> why_not(new_game(2, "FERN-42"), 1, PlaySchool("blue Cantor College"))
    NotInYourHand(card='blue Cantor College')
    """
    if player not in range(state.players):
        return NoSuchPlayer(player)
    if state.phase is Phase.OVER:
        return GameIsOver()
    rule = _RULES.get(type(action))
    if rule is None:
        return NotOfThisGame()
    phase, check = rule
    if phase is not state.phase:
        return WrongPhase(state.phase)
    if player not in to_act(state):
        return NotAsked() if phase is Phase.ANSWER else NotYourTurn(to_act(state)[0])
    return check(state, player, action)


def _held(state: State, player: Player, key: Key, kind: type[C]) -> C | Reason:
    """The card of the hand, or why it is not played like this."""
    card = in_hand(state, player, key)
    if card is None:
        return NotInYourHand(key)
    return card if isinstance(card, kind) else NotThatKind(key, card.kind)


def _why_not_school(state: State, player: Player, action: PlaySchool) -> Reason | None:
    card = _held(state, player, action.card, School)
    if isinstance(card, Reason):
        return card
    return why_not_paid(state, player, action.payment, school_cost(state, card.name))


def _why_not_student(state: State, player: Player, action: PlayStudent) -> Reason | None:
    card = _held(state, player, action.card, Student)
    if isinstance(card, Reason):
        return card
    if reason := why_not_student(state.rules, side(state, player), card, action.team):
        return reason
    return why_not_paid(state, player, action.payment, student_cost(state, player, card, action.team))


def _why_not_teacher(state: State, player: Player, action: PlayTeacher) -> Reason | None:
    card = _held(state, player, action.card, Teacher)
    if isinstance(card, Reason):
        return card
    return why_not_teacher(side(state, player), card, action.on)


def _why_not_tool(state: State, player: Player, action: PlayTool) -> Reason | None:
    card = _held(state, player, action.card, Tool)
    if isinstance(card, Reason):
        return card
    return why_not_tool(state.rules, side(state, player), card, action.on)


def _why_not_action(state: State, player: Player, action: PlayAction) -> Reason | None:
    card = _held(state, player, action.card, ActionCard)
    if isinstance(card, Reason):
        return card
    if (player, card.key) in state.turn.blocked:
        return BlockedThisTurn(card.key)
    if state.turn.acted:
        return OneActionATurn()
    if action.target not in targets(state, card.name, player):
        return NotALegalTarget(card.key, action.target)
    return why_not_paid(state, player, action.payment, Fraction(card.pay))


def _why_not_attach(state: State, player: Player, action: Attach) -> Reason | None:
    found = [played for played in state.boards[player].students if played.card.key == action.student]
    if not found:
        return NotInFrontOfYou(action.student)
    if found[0].team is not None:
        return AlreadyAttached(action.student)
    if reason := why_not_in_team(side(state, player), found[0].card, found[0].card.school):
        return reason
    return why_not_paid(state, player, action.payment, MOVING)


def _why_not_move_teacher(state: State, player: Player, action: MoveTeacher) -> Reason | None:
    found = [played for played in state.boards[player].teachers if played.card.key == action.teacher]
    if not found:
        return NotInFrontOfYou(action.teacher)
    if found[0].on == action.to:
        return AlreadyThere(action.teacher)
    if reason := why_not_teacher(side(state, player), found[0].card, action.to):
        return reason
    return why_not_paid(state, player, action.payment, MOVING)


def _why_not_move_tool(state: State, player: Player, action: MoveTool) -> Reason | None:
    found = [played for played in state.boards[player].tools if played.card.key == action.tool]
    if not found:
        return NotInFrontOfYou(action.tool)
    if not isinstance(found[0].on, OnStudent):
        return OnlyFromStudents(action.tool)
    if not isinstance(action.to, OnStudent):
        return OnlyToStudents(action.tool)
    if found[0].on == action.to:
        return AlreadyThere(action.tool)
    if reason := why_not_tool(state.rules, side(state, player), found[0].card, action.to):
        return reason
    return why_not_paid(state, player, action.payment, MOVING)


def _why_not_send_away(state: State, player: Player, action: SendAway) -> Reason | None:
    if action.player not in opponents(state, player):
        return NotAnOpponent(action.player)
    found = [played.card for played in state.boards[action.player].tools if played.card.key == action.tool]
    if not found:
        return NoSuchToolThere(action.player, action.tool)
    return why_not_paid(state, player, action.payment, send_away_cost(found[0]))


def _why_not_discard(state: State, player: Player, action: Discard) -> Reason | None:
    return None if in_hand(state, player, action.card) else NotInYourHand(action.card)


def _why_not_end(state: State, player: Player, action: EndTurn) -> Reason | None:
    held = len(state.hands[player])
    if held and not state.turn.disposed:
        return PlayOrDiscardOne()
    return None if held <= state.turn.hand else TooManyCards(held - state.turn.hand, state.turn.hand)


def _why_not_choose(state: State, player: Player, action: Choose) -> Reason | None:
    assert state.choosing is not None
    if state.choosing.name == TREASURER:
        return NotAsWasAsked(TREASURER)
    return None if action in choices(state, state.choosing) else NotAChoice(state.choosing.name, action.card)


def _why_not_pay_up(state: State, player: Player, action: PayUp) -> Reason | None:
    if reason := _why_not_let_go(state, player, action):
        return reason
    return why_not_paid(state, player, action.payment, TREASURER_ASKS)


def _why_not_let_go(state: State, player: Player, action: Action) -> Reason | None:
    assert state.choosing is not None
    return None if state.choosing.name == TREASURER else NotAsWasAsked(state.choosing.name)


_RULES: dict[type[Action], tuple[Phase, Callable[[State, Player, Any], Reason | None]]] = {
    PlaySchool: (Phase.PLAY, _why_not_school),
    PlayStudent: (Phase.PLAY, _why_not_student),
    PlayTeacher: (Phase.PLAY, _why_not_teacher),
    PlayTool: (Phase.PLAY, _why_not_tool),
    PlayAction: (Phase.PLAY, _why_not_action),
    Attach: (Phase.PLAY, _why_not_attach),
    MoveTeacher: (Phase.PLAY, _why_not_move_teacher),
    MoveTool: (Phase.PLAY, _why_not_move_tool),
    SendAway: (Phase.PLAY, _why_not_send_away),
    Discard: (Phase.PLAY, _why_not_discard),
    EndTurn: (Phase.PLAY, _why_not_end),
    Answer: (Phase.ANSWER, why_not_answer),
    Decline: (Phase.ANSWER, lambda state, player, action: None),
    Choose: (Phase.CHOOSE, _why_not_choose),
    PayUp: (Phase.CHOOSE, _why_not_pay_up),
    LetGo: (Phase.CHOOSE, _why_not_let_go),
}
"""When each action belongs, and the rules for it."""


# ── everything that is open ───────────────────────────────────────────────────────────────────────────────────────


class Offers(Collection[Action]):
    """What a player may do, found when it is looked at.

    Walked through, it gives every action, with the payments from which no card could be left out. Asked what is in it,
    it knows every lawful action: whoever pays too much loses what is too much.
    """

    __slots__ = ("_found", "_player", "_state")

    def __init__(self, state: State, player: Player) -> None:
        self._state = state
        self._player = player
        self._found: tuple[Action, ...] | None = None

    def __iter__(self) -> Iterator[Action]:
        return iter(self._found) if self._found is not None else _open(self._state, self._player)

    def __len__(self) -> int:
        if self._found is None:
            self._found = tuple(_open(self._state, self._player))
        return len(self._found)

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and why_not(self._state, self._player, action) is None

    def __repr__(self) -> str:
        return f"<{len(self)} actions>"


def legal_actions(state: State, player: Player) -> Collection[Action]:
    """Everything open to a player, found when it is looked at; () for those who need not act.

    >>> from mathgames_widgets.games.mathleague.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> actions = legal_actions(state, state.turn.player)
    >>> [why_not(state, state.turn.player, action) for action in actions].count(None) == len(actions)
    True
    """
    return Offers(state, player) if player in to_act(state) else ()


def _open(state: State, player: Player) -> Iterator[Action]:
    if state.phase is Phase.ANSWER:
        return answers(state, player)
    if state.phase is Phase.CHOOSE:
        return _choosing(state, player)
    return _playing(state, player)


def _choosing(state: State, player: Player) -> Iterator[Action]:
    assert state.choosing is not None
    if state.choosing.name != TREASURER:
        yield from choices(state, state.choosing)
        return
    yield from map(PayUp, _paid(state, player, TREASURER_ASKS))
    yield LetGo()


def _paid(state: State, player: Player, cost: Fraction) -> Iterator[Payment]:
    """The payments for a cost that this hand has."""
    if cost > 0 and state.turn.no_payments and state.turn.player == player:
        return iter(())
    return payments(tools_in_hand(state, player), cost, bonus_of(state, player))


def _playing(state: State, player: Player) -> Iterator[Action]:
    for card in state.hands[player]:
        yield from _plays_of(state, player, card)
    yield from _moves(state, player)
    yield from (Discard(card.key) for card in state.hands[player])
    if _why_not_end(state, player, EndTurn()) is None:
        yield EndTurn()


def _plays_of(state: State, player: Player, card: Card) -> Iterator[Action]:
    """The ways to play one card of the hand."""
    team = side(state, player)
    if isinstance(card, School):
        for payment in _paid(state, player, school_cost(state, card.name)):
            yield PlaySchool(card.key, payment)
    elif isinstance(card, Student):
        for school in (card.school, None):
            if why_not_student(state.rules, team, card, school) is None:
                for payment in _paid(state, player, student_cost(state, player, card, school)):
                    yield PlayStudent(card.key, school, payment)
    elif isinstance(card, Teacher):
        yield from (PlayTeacher(card.key, spot) for spot in spots(team) if why_not_teacher(team, card, spot) is None)
    elif isinstance(card, Tool):
        for spot in spots(team):
            if why_not_tool(state.rules, team, card, spot) is None:
                yield PlayTool(card.key, spot)
    elif isinstance(card, ActionCard) and not state.turn.acted:
        for target in targets(state, card.name, player):
            for payment in _paid(state, player, Fraction(card.pay)):
                yield PlayAction(card.key, target, payment)


def _moves(state: State, player: Player) -> Iterator[Action]:
    """What TOOL cards are paid for besides cards of the hand."""
    team = side(state, player)
    board = state.boards[player]
    moving = tuple(_paid(state, player, MOVING))
    if not moving:
        return
    names = teams_of(team)
    for student in board.students:
        if student.team is None and student.card.school in names:
            yield from (Attach(student.card.key, payment) for payment in moving)
    for teacher in board.teachers:
        for spot in spots(team):
            if spot != teacher.on and why_not_teacher(team, teacher.card, spot) is None:
                yield from (MoveTeacher(teacher.card.key, spot, payment) for payment in moving)
    for tool in board.tools:
        for spot in spots(team) if isinstance(tool.on, OnStudent) else ():
            if spot != tool.on and isinstance(spot, OnStudent) and not why_not_tool(state.rules, team, tool.card, spot):
                yield from (MoveTool(tool.card.key, spot, payment) for payment in moving)
    for opponent in opponents(state, player):
        for sent in state.boards[opponent].tools:
            for payment in _paid(state, player, send_away_cost(sent.card)):
                yield SendAway(opponent, sent.card.key, payment)
