"""What has to be paid, what TOOL cards are worth for it, and which payments have no card too many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from mathgames_widgets.core.game import Action, NotInYourHand, Player, Reason

from . import reasons
from .cards import MS, Key, Student, Tool
from .events import Change, Paid
from .state import OpenTable, State, in_hand, leave_hand, schools_in, side, tools_in_hand

Payment = tuple[Key, ...]
"""TOOL cards in the hand that are paid into the discard pile."""

FREE = Fraction(0)

MOVING = Fraction(5)
""" "a player may pay TOOL cards worth at least 5 points into the discard pile in order to attach … or to detach" """

SCHOOL_STEP = 10
""" "at least 10 points times the number of SCHOOL cards with the same name that are already on the table" """

FREE_FROM = 2
""" "a school team with two or more SCHOOL cards" """

SEND_AWAY = 2
""" "TOOL cards worth at least twice the value of the opponent's TOOL card" """

# ── the cost ──────────────────────────────────────────────────────────────────────────────────────────────────────────


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


# ── the payment ───────────────────────────────────────────────────────────────────────────────────────────────────────


def payment_of(action: Action) -> Payment:
    """The TOOL cards that an action pays; none for an action that is free."""
    paid: Payment = getattr(action, "payment", ())
    return paid


def with_payment(action: Action, payment: Payment) -> Action:
    """The same action with another payment."""
    return replace(action, payment=payment)  # type: ignore[call-arg]


def bonus_of(table: OpenTable, player: Player) -> int:
    """What every TOOL card that this player pays counts more, in this player's own turn."""
    return table.turn.bonus if table.turn.player == player else 0


def worth(tools: Sequence[Tool], bonus: int = 0) -> int:
    """What TOOL cards are worth together as a payment."""
    return sum([tool.value for tool in tools]) + bonus * len(tools)


def why_not_paid(state: State, player: Player, payment: Payment, cost: Fraction) -> Reason | None:
    """Whether TOOL cards of the hand cover the cost: too much is lost, and nothing is paid for nothing."""
    if not payment:
        return None if cost <= 0 else _blocked(state, player) or reasons.NotEnough(0, cost)
    if cost <= 0:
        return reasons.NothingToPay()
    tools = []
    for key in payment:
        card = in_hand(state, player, key)
        if card is None:
            return NotInYourHand(key)
        if not isinstance(card, Tool):
            return reasons.NotATool(key)
        if card in tools:
            return reasons.PaidTwice(key)
        tools.append(card)
    if blocked := _blocked(state, player):
        return blocked
    paid = worth(tools, bonus_of(state, player))
    return None if paid >= cost else reasons.NotEnough(paid, cost)


def _blocked(state: State, player: Player) -> Reason | None:
    blocked = state.turn.no_payments and state.turn.player == player
    return reasons.PaymentsBlocked() if blocked else None


def paid(state: State, player: Player, payment: Payment, cost: Fraction) -> Change:
    """ "Payments come from TOOL cards in hand, each payment on its own; what is paid over the cost is lost." """
    if not payment:
        return state, ()
    tools = tuple([card for card in state.hands[player] if card.key in payment and isinstance(card, Tool)])
    event = Paid(player, tools, worth(tools, bonus_of(state, player)), cost)
    return leave_hand(state, player, tools), (event,)


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


def payments_of(state: State, player: Player, cost: Fraction) -> Iterator[Payment]:
    """The payments for a cost that this hand has."""
    if cost > 0 and state.turn.no_payments and state.turn.player == player:
        return iter(())
    return payments(tools_in_hand(state, player), cost, bonus_of(state, player))
