"""What a card may be attached to: students, teachers and tools."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeVar

from mathgames_widgets.core.game import Action, GameIsOver, NoSuchPlayer, NotOfThisGame, NotYourTurn, Player, Reason
from mathgames_widgets.games.mathleague.rules.cards import MS, ActionCard, Card, Key, School, Student, Teacher, Tool
from mathgames_widgets.games.mathleague.rules.effects import (
    TREASURER,
    TREASURER_ASKS,
    answers,
    choices,
    targets,
    why_not_answer,
)
from mathgames_widgets.games.mathleague.rules.events import (
    OpenTable,
    in_hand,
    opponents,
    schools_in,
    side,
    student_at,
    students_of,
    teams_of,
    tools_in_hand,
)
from mathgames_widgets.games.mathleague.rules.reasons import (
    AlreadyAttached,
    AlreadyThere,
    BlockedThisTurn,
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
    ANY,
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
    Rules,
    SendAway,
    Side,
    Spot,
    State,
)

FOR_TOOLS = 3
""" "any group of three or more SCHOOL cards that are attached to each other" """


def why_not_in_team(team: Side, card: Student | Teacher, school: str) -> Reason | None:
    """ "if the school name on the STUDENT card matches the name of the SCHOOL card(s) in the school team", and the same
    for a TEACHER card."""
    if card.school != school:
        return OtherSchool(card.key, card.school, school)
    return None if schools_in(team, school) else NoSuchTeam(school)


def why_not_student(rules: Rules, team: Side, student: Student, school: str | None) -> Reason | None:
    """A STUDENT card is attached to a school team with the name of its school, or to none."""
    if rules.age_group not in (ANY, student.level):
        return OtherAgeGroup(student.key, rules.age_group)
    return None if school is None else why_not_in_team(team, student, school)


def why_not_teacher(team: Side, teacher: Teacher, spot: Spot) -> Reason | None:
    """ "Any TEACHER card may be attached to any STUDENT card", or to a school team with the name on it."""
    if isinstance(spot, OnTeam):
        return why_not_in_team(team, teacher, spot.school)
    return None if student_at(team, spot) else NoSuchStudent(spot)


def why_not_tool(rules: Rules, team: Side, tool: Tool, spot: Spot) -> Reason | None:
    """ "attaching them to any STUDENT card or to any group of three or more SCHOOL cards" """
    if isinstance(spot, OnTeam):
        count = schools_in(team, spot.school)
        return None if count >= FOR_TOOLS else TooFewSchools(spot.school, count) if count else NoSuchTeam(spot.school)
    student = student_at(team, spot)
    if student is None:
        return NoSuchStudent(spot)
    if rules.tool_colour and student.card.colour != tool.colour:
        return OtherColour(tool.key, student.card.key)
    return None


def spots(team: Side) -> Iterator[Spot]:
    """Every place on a side, for a TEACHER or TOOL card to be tried."""
    for seat, played in students_of(team):
        yield OnStudent(seat, played.card.key)
    yield from map(OnTeam, teams_of(team))


# ── What has to be paid, what TOOL cards are worth for it, and which payments have no card too many ──────────────────

FREE = Fraction(0)

MOVING = Fraction(5)
""" "a player may pay TOOL cards worth at least 5 points into the discard pile in order to attach … or to detach" """

SCHOOL_STEP = 10
""" "at least 10 points times the number of SCHOOL cards with the same name that are already on the table" """

FREE_FROM = 2
""" "a school team with two or more SCHOOL cards" """

SEND_AWAY = 2
""" "TOOL cards worth at least twice the value of the opponent's TOOL card" """


# ── the cost ──────────────────────────────────────────────────────────────────────────────────────────────────────


def school_cost(table: OpenTable, name: str) -> Fraction:
    """What a SCHOOL card of this name costs in this turn.

    "at least 10 points times the number of SCHOOL cards with the same name that are already on the table in front of
    any player".
    """
    if table.turn.free_school:
        return FREE
    return Fraction(SCHOOL_STEP * sum([school.name == name for board in table.boards for school in board.schools]))


def printed_cost(student: Student) -> Fraction:
    """What a STUDENT card costs: "at least x/10 points where x is the student's score as indicated on the card", and
    "at least x/2 points" for a middle school card.

    >>> printed_cost(Student("blue", "11", "Ben", "MS", "Euler Academy", 36))
    Fraction(18, 1)
    """
    return Fraction(student.high_score, 2 if student.level == MS else 10)


def student_cost(table: OpenTable, player: Player, student: Student, team: str | None) -> Fraction:
    """What a STUDENT card costs in this turn, attached to a school team or to none.

    "If the STUDENT card is being attached to a school team with two or more SCHOOL cards, the STUDENT card may be
    played for free."
    """
    if team is not None and schools_in(side(table, player), team) >= FREE_FROM:
        return FREE
    return max(FREE, printed_cost(student) - table.turn.discount)


def send_away_cost(tool: Tool) -> Fraction:
    """What it costs to send an opponent's TOOL card away."""
    return Fraction(SEND_AWAY * tool.value)


# ── the payment ───────────────────────────────────────────────────────────────────────────────────────────────────


def bonus_of(table: OpenTable, player: Player) -> int:
    """What every TOOL card that this player pays counts more, in this player's own turn."""
    return table.turn.bonus if table.turn.player == player else 0


def worth(tools: Sequence[Tool], bonus: int = 0) -> int:
    """What TOOL cards are worth together as a payment."""
    return sum([tool.value for tool in tools]) + bonus * len(tools)


def payment_of(action: Action) -> Payment:
    """The TOOL cards that an action pays; none for an action that is free.

    >>> payment_of(PlaySchool("blue Euler Academy", ("red Mean",))), payment_of(EndTurn())
    (('red Mean',), ())
    """
    paid: Payment = getattr(action, "payment", ())
    return paid


def with_payment(action: Action, payment: Payment) -> Action:
    """The same action with another payment."""
    return replace(action, payment=payment)  # type: ignore[call-arg]


def tools_of(state: State, player: Player, payment: Payment) -> tuple[Tool, ...]:
    """The cards of a payment that `why_not_paid` allows."""
    return tuple([card for card in state.hands[player] if card.key in payment and isinstance(card, Tool)])


def why_not_paid(state: State, player: Player, payment: Payment, cost: Fraction) -> Reason | None:
    """Whether TOOL cards of the hand cover the cost: too much is lost, and nothing is paid for nothing."""
    if not payment:
        return None if cost <= 0 else _blocked(state, player) or NotEnough(0, cost)
    if cost <= 0:
        return NothingToPay()
    tools = []
    for key in payment:
        card = in_hand(state, player, key)
        if card is None:
            return NotInYourHand(key)
        if not isinstance(card, Tool):
            return NotATool(key)
        if card in tools:
            return PaidTwice(key)
        tools.append(card)
    if blocked := _blocked(state, player):
        return blocked
    paid = worth(tools, bonus_of(state, player))
    return None if paid >= cost else NotEnough(paid, cost)


def _blocked(state: State, player: Player) -> Reason | None:
    blocked = state.turn.no_payments and state.turn.player == player
    return PaymentsBlocked() if blocked else None


def payments(tools: Sequence[Tool], cost: Fraction, bonus: int = 0) -> Iterator[Payment]:
    """The payments that cover a cost and from which no card could be left out, small ones first.

    >>> five, ten, more = (Tool("blue", "00", f"worth {value}", "…", value) for value in (5, 10, 15))
    >>> list(payments([five, ten, more], Fraction(14)))
    [('blue worth 15',), ('blue worth 5', 'blue worth 10')]
    >>> list(payments([five, ten, more], Fraction(0)))
    [()]
    """
    if cost <= 0:
        yield ()
        return
    for count in range(1, len(tools) + 1):
        for chosen in combinations(tools, count):
            paid = worth(chosen, bonus)
            if paid >= cost > paid - min([tool.value for tool in chosen]) - bonus:
                yield tuple([tool.key for tool in chosen])


def cheapest(tools: Sequence[Tool], cost: Fraction, bonus: int = 0) -> Payment | None:
    """The payment that loses least, of equal ones the one with the fewest cards; None where the tools do not cover it.

    >>> five, ten, more = (Tool("blue", "00", f"worth {value}", "…", value) for value in (5, 10, 15))
    >>> cheapest([five, ten, more], Fraction(15)), cheapest([five, ten], Fraction(18))
    (('blue worth 15',), None)
    """
    values = {tool.key: tool.value + bonus for tool in tools}
    found = payments(tools, cost, bonus)
    return min(found, key=lambda payment: (sum([values[key] for key in payment]), len(payment)), default=None)


# ── What may be done, by whom, and the rule that forbids everything else ─────────────────────────────────────────────

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

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
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
    """What a player may do: every action with the payments from which no card could be left out.

    Asked what is in it, it knows every legal action, also one that pays a card too many. It holds nothing but actions
    and the TOOL cards of the player's own hand: a bot that is given it finds no way to a hidden card.
    """

    __slots__ = ("_actions", "_tools")

    def __init__(self, actions: Iterable[Action], tools: Iterable[Key]) -> None:
        self._actions = tuple(actions)
        self._tools = frozenset(tools)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._actions or (isinstance(action, Action) and self._pays_too_much(action))

    def _pays_too_much(self, action: Action) -> bool:
        """Whether some of the TOOL cards that are paid would be enough: "what is paid over the cost is lost"."""
        paid = payment_of(action)
        if len(set(paid)) < len(paid) or not self._tools.issuperset(paid):
            return False
        offered = (one for one in self._actions if 0 < len(payment_of(one)) <= len(paid))
        return any(
            set(payment_of(one)).issubset(paid) and with_payment(action, payment_of(one)) == one for one in offered
        )

    def __repr__(self) -> str:
        return f"<{len(self)} actions>"


def legal_actions(state: State, player: Player) -> Collection[Action]:
    """Everything open to a player; () for those who need not act.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> state = new_game(2, "FERN-42")
    >>> actions = legal_actions(state, state.turn.player)
    >>> [why_not(state, state.turn.player, action) for action in actions].count(None) == len(actions)
    True
    """
    if player not in to_act(state):
        return ()
    return Offers(_open(state, player), [tool.key for tool in tools_in_hand(state, player)])


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
