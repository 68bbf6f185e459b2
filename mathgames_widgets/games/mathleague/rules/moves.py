"""The actions of a player's own turn, each with the rules that may forbid it and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeVar

from mathgames_widgets.core.codec import QUOTED, SEAT, Lines, Word, several
from mathgames_widgets.core.game import Action, NotInFrontOfYou, Player, Reason

from . import effects, events, reasons
from .cards import ActionCard, Card, Key, School, Student, Teacher, Tool, read, school_read, school_written, written
from .payments import FREE, MOVING, Payment, payments_of, school_cost, send_away_cost, student_cost
from .state import (
    ANY,
    TITLE,
    Link,
    OnStudent,
    OnTeam,
    Phase,
    PlayedStudent,
    PlayedTeacher,
    PlayedTool,
    Rules,
    Side,
    Spot,
    State,
    held,
    in_hand,
    leave_hand,
    opponents,
    schools_in,
    side,
    student_at,
    students_of,
    take_from_hand,
    teams_of,
    with_board,
)

C = TypeVar("C", bound=Card)
A = TypeVar("A", PlayedTeacher, PlayedTool)
P = TypeVar("P", PlayedStudent, PlayedTeacher, PlayedTool)

FOR_TOOLS = 3
""" "any group of three or more SCHOOL cards that are attached to each other" """

# ── what may be attached to what ──────────────────────────────────────────────────────────────────────────────────


def why_not_in_team(team: Side, card: Student | Teacher, school: str) -> Reason | None:
    """ "if the school name on the STUDENT card matches the name of the SCHOOL card(s) in the school team", and the same
    for a TEACHER card."""
    if card.school != school:
        return reasons.OtherSchool(card.key, card.school, school)
    return None if schools_in(team, school) else reasons.NoSuchTeam(school)


def why_not_student(rules: Rules, team: Side, student: Student, school: str | None) -> Reason | None:
    """A STUDENT card is attached to a school team with the name of its school, or to none."""
    if rules.age_group not in (ANY, student.level):
        return reasons.OtherAgeGroup(student.key, rules.age_group)
    return None if school is None else why_not_in_team(team, student, school)


def why_not_teacher(team: Side, teacher: Teacher, spot: Spot) -> Reason | None:
    """ "Any TEACHER card may be attached to any STUDENT card", or to a school team with the name on it."""
    if isinstance(spot, OnTeam):
        return why_not_in_team(team, teacher, spot.school)
    return None if student_at(team, spot) else reasons.NoSuchStudent(spot)


def why_not_tool(rules: Rules, team: Side, tool: Tool, spot: Spot) -> Reason | None:
    """ "attaching them to any STUDENT card or to any group of three or more SCHOOL cards" """
    if isinstance(spot, OnTeam):
        count = schools_in(team, spot.school)
        if not count:
            return reasons.NoSuchTeam(spot.school)
        return None if count >= FOR_TOOLS else reasons.TooFewSchools(spot.school, count)
    student = student_at(team, spot)
    if student is None:
        return reasons.NoSuchStudent(spot)
    if rules.tool_colour and student.card.colour != tool.colour:
        return reasons.OtherColour(tool.key, student.card.key)
    return None


def spots(team: Side) -> Iterator[Spot]:
    """Every place on a side, for a TEACHER or TOOL card to be tried."""
    for seat, played in students_of(team):
        yield OnStudent(seat, played.card.key)
    yield from map(OnTeam, teams_of(team))


# ── cards of the hand ─────────────────────────────────────────────────────────────────────────────────────────────


def _from_hand(state: State, player: Player, key: Key, kind: type[C]) -> tuple[State, C]:
    """A card that is about to be laid onto the table. The turn has now disposed of one."""
    card = held(state, player, key, kind)
    return take_from_hand(disposed(state), player, (card,)), card


def disposed(state: State) -> State:
    """ "A player must play or discard at least one card per turn": now one was."""
    return state if state.turn.disposed else replace(state, turn=replace(state.turn, disposed=True))


@dataclass(frozen=True, slots=True)
class PlaySchool(Action):
    """Place a SCHOOL card onto the table."""

    card: Key
    payment: Payment = ()


def _school(state: State, player: Player, action: PlaySchool) -> events.Change:
    """ "SCHOOL cards may be played by placing them face up onto the table in front of the player." """
    state, card = _from_hand(state, player, action.card, School)
    board = state.boards[player]
    state = with_board(state, player, replace(board, schools=(*board.schools, card)))
    if state.turn.free_school:
        state = replace(state, turn=replace(state.turn, free_school=False))
    return state, (events.Played(player, card),)


@dataclass(frozen=True, slots=True)
class PlayStudent(Action):
    """Place a STUDENT card onto the table, attached to a school team or to none."""

    card: Key
    team: str | None = None
    payment: Payment = ()


def _why_not_play_student(state: State, player: Player, action: PlayStudent) -> Reason | None:
    card = held(state, player, action.card, Student)
    return why_not_student(state.rules, side(state, player), card, action.team)


def _student(state: State, player: Player, action: PlayStudent) -> events.Change:
    """ "STUDENT cards may be played by placing them face up onto the table in front of the player." """
    state, card = _from_hand(state, player, action.card, Student)
    board = state.boards[player]
    state = with_board(state, player, replace(board, students=(*board.students, PlayedStudent(card, action.team))))
    if state.turn.discount:
        state = replace(state, turn=replace(state.turn, discount=0))
    return state, (events.Played(player, card, OnTeam(action.team) if action.team else None),)


@dataclass(frozen=True, slots=True)
class PlayTeacher(Action):
    """Place a TEACHER card onto the table, attached "to either a school team or to a STUDENT card"."""

    card: Key
    on: Spot


def _why_not_play_teacher(state: State, player: Player, action: PlayTeacher) -> Reason | None:
    return why_not_teacher(side(state, player), held(state, player, action.card, Teacher), action.on)


def _teacher(state: State, player: Player, action: PlayTeacher) -> events.Change:
    """ "TEACHER cards may be played for free." """
    state, card = _from_hand(state, player, action.card, Teacher)
    board = state.boards[player]
    board = replace(board, teachers=(*board.teachers, PlayedTeacher(card, action.on)))
    return with_board(state, player, board), (events.Played(player, card, action.on),)


@dataclass(frozen=True, slots=True)
class PlayTool(Action):
    """Place a TOOL card onto the table, attached to a STUDENT card or to three or more SCHOOL cards."""

    card: Key
    on: Spot


def _why_not_play_tool(state: State, player: Player, action: PlayTool) -> Reason | None:
    return why_not_tool(state.rules, side(state, player), held(state, player, action.card, Tool), action.on)


def _tool(state: State, player: Player, action: PlayTool) -> events.Change:
    """ "TOOL cards may be played by placing them face up onto the table in front of the player and attaching them" """
    state, card = _from_hand(state, player, action.card, Tool)
    board = state.boards[player]
    board = replace(board, tools=(*board.tools, PlayedTool(card, action.on)))
    return with_board(state, player, board), (events.Played(player, card, action.on),)


@dataclass(frozen=True, slots=True)
class PlayAction(Action):
    """Play an ACTION card on a target: an opponent, or the player where the card says so."""

    card: Key
    target: Player
    payment: Payment = ()


def _why_not_action(state: State, player: Player, action: PlayAction) -> Reason | None:
    card = held(state, player, action.card, ActionCard)
    if (player, card.key) in state.turn.blocked:
        return reasons.BlockedThisTurn(card.key)
    if state.turn.acted:
        return reasons.OneActionATurn()
    if action.target not in effects.targets(state, card.effect, player):
        return reasons.NotALegalTarget(card.key, action.target)
    return None


def _action(state: State, player: Player, action: PlayAction) -> events.Change:
    """ "placing the ACTION card into the discard pile … and following the instructions on the card, subject to any
    modifications imposed by a STAFF card played in response" """
    card = held(state, player, action.card, ActionCard)
    state = leave_hand(state, player, (card,))
    state = replace(state, turn=replace(state.turn, disposed=True, acted=True))
    state, happened = effects.asked(state, Link(player, card, action.target))
    return state, (events.PlayedAction(player, card, action.target), *happened)


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn, and draw up to six cards."""


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a card of the hand onto the discard pile."""

    card: Key


def _discard(state: State, player: Player, action: Discard) -> events.Change:
    """ "by playing or discarding each card" """
    card = held(state, player, action.card, Card)
    return leave_hand(disposed(state), player, (card,)), (events.Discarded(player, card),)


# ── cards on the table ────────────────────────────────────────────────────────────────────────────────────────────


def _lying(cards: Sequence[P], key: Key) -> P | None:
    """The card with this key, if it lies there."""
    return next((played for played in cards if played.card.key == key), None)


def _moved(cards: Sequence[A], key: Key, to: Spot) -> tuple[A, tuple[A, ...]]:
    """The card with this key as it lies, and all of them once it is attached elsewhere."""
    moved = next(played for played in cards if played.card.key == key)
    after = replace(moved, on=to)
    return moved, tuple([after if played is moved else played for played in cards])


@dataclass(frozen=True, slots=True)
class Attach(Action):
    """ "attach a previously-played but unattached STUDENT card to a school team" """

    student: Key
    payment: Payment


def _why_not_attach(state: State, player: Player, action: Attach) -> Reason | None:
    student = _lying(state.boards[player].students, action.student)
    if student is None:
        return NotInFrontOfYou(action.student)
    if student.team is not None:
        return reasons.AlreadyAttached(action.student)
    return why_not_in_team(side(state, player), student.card, student.card.school)


def _attach(state: State, player: Player, action: Attach) -> events.Change:
    """ "to attach a previously-played but unattached STUDENT card to a school team" """
    school = next(played.card.school for played in state.boards[player].students if played.card.key == action.student)
    return effects.attached(disposed(state), player, action.student, school)


@dataclass(frozen=True, slots=True)
class MoveTeacher(Action):
    """ "detach a TEACHER card from a STUDENT card or a school team and attach it to a different" one."""

    teacher: Key
    to: Spot
    payment: Payment


def _why_not_move_teacher(state: State, player: Player, action: MoveTeacher) -> Reason | None:
    teacher = _lying(state.boards[player].teachers, action.teacher)
    if teacher is None:
        return NotInFrontOfYou(action.teacher)
    if teacher.on == action.to:
        return reasons.AlreadyThere(action.teacher)
    return why_not_teacher(side(state, player), teacher.card, action.to)


def _move_teacher(state: State, player: Player, action: MoveTeacher) -> events.Change:
    """ "to detach a TEACHER card from a STUDENT card or a school team and attach it to a different" one."""
    board = state.boards[player]
    moved, teachers = _moved(board.teachers, action.teacher, action.to)
    state = with_board(disposed(state), player, replace(board, teachers=teachers))
    return state, (events.Moved(player, moved.card, moved.on, action.to),)


@dataclass(frozen=True, slots=True)
class MoveTool(Action):
    """ "detach a previously-played TOOL card from one STUDENT card and attach it to a different STUDENT card" """

    tool: Key
    to: Spot
    payment: Payment


def _why_not_move_tool(state: State, player: Player, action: MoveTool) -> Reason | None:
    tool = _lying(state.boards[player].tools, action.tool)
    if tool is None:
        return NotInFrontOfYou(action.tool)
    if not isinstance(tool.on, OnStudent):
        return reasons.OnlyFromStudents(action.tool)
    if not isinstance(action.to, OnStudent):
        return reasons.OnlyToStudents(action.tool)
    if tool.on == action.to:
        return reasons.AlreadyThere(action.tool)
    return why_not_tool(state.rules, side(state, player), tool.card, action.to)


def _move_tool(state: State, player: Player, action: MoveTool) -> events.Change:
    """ "to detach a previously-played TOOL card from one STUDENT card and attach it to a different STUDENT card" """
    board = state.boards[player]
    moved, tools = _moved(board.tools, action.tool, action.to)
    state = with_board(disposed(state), player, replace(board, tools=tools))
    return state, (events.Moved(player, moved.card, moved.on, action.to),)


@dataclass(frozen=True, slots=True)
class SendAway(Action):
    """ "send any TOOL card played by an opponent to that opponent's discard pile" """

    player: Player
    tool: Key
    payment: Payment


def _why_not_send_away(state: State, player: Player, action: SendAway) -> Reason | None:
    if action.player not in opponents(state, player):
        return reasons.NotAnOpponent(action.player)
    tool = _lying(state.boards[action.player].tools, action.tool)
    return None if tool else reasons.NoSuchToolThere(action.player, action.tool)


def _send_away(state: State, player: Player, action: SendAway) -> events.Change:
    """ "send any TOOL card played by an opponent to that opponent's discard pile by paying TOOL cards worth at least
    twice the value of the opponent's TOOL card" """
    return effects.removed_tool(disposed(state), player, action.player, action.tool)


def cost_of(state: State, player: Player, action: Action) -> Fraction:
    """What an action costs in this turn, 0 where it is free. The card has to be where the action takes it from."""
    match action:
        case PlaySchool(key) | PlayStudent(key) | PlayAction(key):
            match in_hand(state, player, key):
                case School() as school:
                    return school_cost(state, school.name)
                case Student() as student:
                    return student_cost(state, player, student, getattr(action, "team", None))
                case ActionCard() as card:
                    return Fraction(card.pay)
        case Attach() | MoveTeacher() | MoveTool():
            return MOVING
        case SendAway(owner, key):
            return next(send_away_cost(tool.card) for tool in state.boards[owner].tools if tool.card.key == key)
        case effects.PayUp():
            return effects.TREASURER_ASKS
    return FREE


MOVES: Mapping[type[Action], effects.Rule] = MappingProxyType(
    {
        PlaySchool: effects.Rule(Phase.PLAY, _school, School),
        PlayStudent: effects.Rule(Phase.PLAY, _student, Student, _why_not_play_student),
        PlayTeacher: effects.Rule(Phase.PLAY, _teacher, Teacher, _why_not_play_teacher),
        PlayTool: effects.Rule(Phase.PLAY, _tool, Tool, _why_not_play_tool),
        PlayAction: effects.Rule(Phase.PLAY, _action, ActionCard, _why_not_action),
        Attach: effects.Rule(Phase.PLAY, _attach, why_not=_why_not_attach),
        MoveTeacher: effects.Rule(Phase.PLAY, _move_teacher, why_not=_why_not_move_teacher),
        MoveTool: effects.Rule(Phase.PLAY, _move_tool, why_not=_why_not_move_tool),
        SendAway: effects.Rule(Phase.PLAY, _send_away, why_not=_why_not_send_away),
        Discard: effects.Rule(Phase.PLAY, _discard, Card),
    }
)
"""The actions of a player's own turn, but for its end."""


# ── everything that is open ───────────────────────────────────────────────────────────────────────────────────────


def open_moves(state: State, player: Player) -> Iterator[Action]:
    """Everything that the player on turn may do, but for ending the turn."""
    for card in state.hands[player]:
        yield from _plays_of(state, player, card)
    yield from _moves_on_the_table(state, player)
    yield from (Discard(card.key) for card in state.hands[player])


def _plays_of(state: State, player: Player, card: Card) -> Iterator[Action]:
    """The ways to play one card of the hand."""
    team = side(state, player)
    if isinstance(card, School):
        for payment in payments_of(state, player, school_cost(state, card.name)):
            yield PlaySchool(card.key, payment)
    elif isinstance(card, Student):
        for school in (card.school, None):
            if why_not_student(state.rules, team, card, school) is None:
                for payment in payments_of(state, player, student_cost(state, player, card, school)):
                    yield PlayStudent(card.key, school, payment)
    elif isinstance(card, Teacher):
        yield from (PlayTeacher(card.key, spot) for spot in spots(team) if why_not_teacher(team, card, spot) is None)
    elif isinstance(card, Tool):
        for spot in spots(team):
            if why_not_tool(state.rules, team, card, spot) is None:
                yield PlayTool(card.key, spot)
    elif isinstance(card, ActionCard) and not state.turn.acted:
        for target in effects.targets(state, card.effect, player):
            for payment in payments_of(state, player, Fraction(card.pay)):
                yield PlayAction(card.key, target, payment)


def _moves_on_the_table(state: State, player: Player) -> Iterator[Action]:
    """What TOOL cards are paid for besides cards of the hand."""
    team = side(state, player)
    board = state.boards[player]
    moving = tuple(payments_of(state, player, MOVING))
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
            for payment in payments_of(state, player, send_away_cost(sent.card)):
                yield SendAway(opponent, sent.card.key, payment)


# ── how actions are written in records ────────────────────────────────────────────────────────────────────────────────


CARD = Word(f"(?:M[0-9]{{3}}(?:#[1-9][0-9]*)?|{QUOTED.shape})", read, written)
SCHOOL = Word(f"(?:M[0-9]{{3}}|{QUOTED.shape})", school_read, school_written)

_PLACE: Lines[Spot] = Lines(
    TITLE,
    {OnTeam: "team {school}", OnStudent: "student {player} {student}"},
    {"school": SCHOOL, "player": SEAT, "student": CARD},
)
_WORDS: dict[str, Word[Any] | Lines[Any]] = {
    **dict.fromkeys(("card", "student", "teacher", "tool"), CARD),
    "team": SCHOOL,
    **dict.fromkeys(("on", "to"), _PLACE),
    **dict.fromkeys(("player", "target"), SEAT),
    "payment": several(CARD),
}

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        PlaySchool: "school {card}[ pay {payment}]",
        PlayStudent: "student {card}[ team {team}][ pay {payment}]",
        PlayTeacher: "teacher {card} on {on}",
        PlayTool: "tool {card} on {on}",
        PlayAction: "action {card} target {target}[ pay {payment}]",
        Attach: "attach {student}[ pay {payment}]",
        MoveTeacher: "move teacher {teacher} to {to}[ pay {payment}]",
        MoveTool: "move tool {tool} to {to}[ pay {payment}]",
        SendAway: "send away {player} {tool}[ pay {payment}]",
        Discard: "discard {card}",
        EndTurn: "end turn",
        effects.Answer: "answer {card}[ target {target}]",
        effects.Decline: "decline",
        effects.Choose: "choose {card}[ team {team}]",
        effects.PayUp: "pay up[ pay {payment}]",
        effects.LetGo: "let go",
    },
    _WORDS,
    like=("end turn", "discard M001"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
