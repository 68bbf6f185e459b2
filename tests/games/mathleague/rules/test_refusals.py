"""Every rule that can be broken has its reason."""

from __future__ import annotations

import inspect
from fractions import Fraction
from itertools import permutations

import pytest

from mathgames_widgets.core import Action, IllegalAction, Reason
from mathgames_widgets.core.game import (
    GameIsOver,
    NoSuchPlayer,
    NotInFrontOfYou,
    NotInYourHand,
    NotOfThisGame,
    NotYourTurn,
    WrongPhase,
)
from mathgames_widgets.games.mathleague import OnStudent, Phase, apply, legal_actions, why_not
from mathgames_widgets.games.mathleague.rules import reasons
from mathgames_widgets.games.mathleague.rules.cards import Tool
from mathgames_widgets.games.mathleague.rules.moves import Discard, EndTurn
from mathgames_widgets.games.mathleague.rules.payments import payment_of, with_payment
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar
from tests.games.mathleague.tables import FOUR, Seat, parsed, play, refused, sitting

SCHOOLS = "blue Euler Academy\norange Euler Academy"
HAND = "blue Euler Academy, blue Amara, blue Ben, blue Coach Fermat, orange Mean, blue Triangle Area, blue Pop Quiz"
BOARD = f"{SCHOOLS}\nred Kofi: red Slope Formula, red Coach Kovalevskaya\nblue Dev in Euler Academy\ngreen Quinn"


def sit(**options):
    """Seat 0 has some of everything; seat 1 has a student with a tool."""
    return sitting(Seat(BOARD, hand=HAND), Seat("blue Amara: orange Gauss Sum", hand="blue Principal"), **options)


REFUSED = [
    ("5 end turn", NoSuchPlayer(5)),
    ("1 end turn", NotYourTurn(0)),
    ("decline", WrongPhase(Phase.PLAY)),
    ("choose 'blue Amara'", WrongPhase(Phase.PLAY)),
    ("discard 'red Lena'", NotInYourHand("red Lena")),
    ("school 'green Euler Academy'", NotInYourHand("green Euler Academy")),
    ("school 'blue Amara'", reasons.NotThatKind("blue Amara", "STUDENT")),
    ("student 'orange Mean'", reasons.NotThatKind("orange Mean", "TOOL")),
    ("tool 'blue Pop Quiz' on team 'Euler Academy'", reasons.NotThatKind("blue Pop Quiz", "ACTION")),
    ("action 'blue Coach Fermat' target 2", reasons.NotThatKind("blue Coach Fermat", "TEACHER")),
    ("teacher 'blue Euler Academy' on team 'Euler Academy'", reasons.NotThatKind("blue Euler Academy", "SCHOOL")),
    ("student 'blue Amara' pay 'blue Ben'", reasons.NotATool("blue Ben")),
    ("student 'blue Amara' pay 'red Lena'", NotInYourHand("red Lena")),
    ("student 'blue Amara' pay 'orange Mean' 'orange Mean'", reasons.PaidTwice("orange Mean")),
    ("student 'blue Amara' pay 'orange Mean' 'blue Triangle Area'", reasons.NotEnough(15, Fraction(20))),
    ("student 'blue Amara' team 'Euler Academy' pay 'orange Mean'", reasons.NothingToPay()),
    ("student 'blue Amara' team 'Hypatia Hall'", reasons.OtherSchool("blue Amara", "Euler Academy", "Hypatia Hall")),
    ("teacher 'blue Coach Fermat' on student 1 'red Lena'", reasons.NoSuchStudent(OnStudent(0, "red Lena"))),
    ("teacher 'blue Coach Fermat' on student 2 'blue Amara'", reasons.NoSuchStudent(OnStudent(1, "blue Amara"))),
    ("tool 'orange Mean' on team 'Euler Academy'", reasons.TooFewSchools("Euler Academy", 2)),
    ("tool 'orange Mean' on team 'Noether Academy'", reasons.NoSuchTeam("Noether Academy")),
    ("attach 'red Kofi' pay 'orange Mean'", reasons.NoSuchTeam("Noether Academy")),
    ("attach 'blue Dev' pay 'orange Mean'", reasons.AlreadyAttached("blue Dev")),
    ("attach 'blue Amara' pay 'orange Mean'", NotInFrontOfYou("blue Amara")),
    (
        "move teacher 'red Coach Kovalevskaya' to student 1 'red Kofi' pay 'orange Mean'",
        reasons.AlreadyThere("red Coach Kovalevskaya"),
    ),
    (
        "move teacher 'red Coach Kovalevskaya' to team 'Euler Academy' pay 'orange Mean'",
        reasons.OtherSchool("red Coach Kovalevskaya", "Noether Academy", "Euler Academy"),
    ),
    ("move teacher 'blue Coach Fermat' to team 'Euler Academy'", NotInFrontOfYou("blue Coach Fermat")),
    ("move tool 'orange Mean' to student 1 'blue Dev'", NotInFrontOfYou("orange Mean")),
    ("move tool 'red Slope Formula' to student 1 'red Kofi'", reasons.AlreadyThere("red Slope Formula")),
    ("move tool 'red Slope Formula' to team 'Euler Academy'", reasons.OnlyToStudents("red Slope Formula")),
    ("move tool 'red Slope Formula' to student 1 'blue Dev'", reasons.NotEnough(0, Fraction(5))),
    ("send away 1 'red Slope Formula'", reasons.NotAnOpponent(0)),
    ("send away 3 'red Slope Formula'", reasons.NotAnOpponent(2)),
    ("send away 2 'red Slope Formula'", reasons.NoSuchToolThere(1, "red Slope Formula")),
    ("send away 2 'orange Gauss Sum' pay 'blue Triangle Area'", reasons.NotEnough(10, Fraction(30))),
    ("action 'blue Pop Quiz' target 1", reasons.NotALegalTarget("blue Pop Quiz", 0)),
    ("action 'blue Pop Quiz' target 9", reasons.NotALegalTarget("blue Pop Quiz", 8)),
    ("end turn", reasons.PlayOrDiscardOne()),
]


@pytest.mark.parametrize(("line", "reason"), REFUSED)
def test_what_breaks_a_rule_is_refused(line, reason):
    """why_not: None where the action is allowed, or the first rule it breaks; apply raises it."""
    state = sit()
    assert refused(state, line) == reason
    player, action = parsed(state, line)
    assert action not in legal_actions(state, player) or player == 5
    with pytest.raises(IllegalAction) as refusal:
        apply(state, player, action)
    assert refusal.value.reason == reason


def others():
    """The reasons that need another table: the table, the move, and the reason."""
    on_school = f"{SCHOOLS}\ngreen Euler Academy\nEuler Academy: orange Gauss Sum\nblue Dev"
    yield (
        sitting(Seat(on_school, hand="orange Mean")),
        "move tool 'orange Gauss Sum' to student 1 'blue Dev' pay 'orange Mean'",
        reasons.OnlyFromStudents("orange Gauss Sum"),
    )
    yield play(sit(), "action 'blue Pop Quiz' target 2"), "0 decline", reasons.NotAsked()
    three = sitting(Seat(hand="red Study Session"), Seat(hand="red Kofi"), Seat(hand="blue Amara"))
    asked = play(three, "action 'red Study Session' target 1", "2 decline")
    yield asked, "2 decline", reasons.NotAsked()
    yield asked, "1 answer 'red Kofi'", reasons.NotThatKind("red Kofi", "STUDENT")
    yield asked, "1 answer 'blue Principal'", NotInYourHand("blue Principal")
    asked = play(sit(), "action 'blue Pop Quiz' target 2")
    yield asked, "1 answer 'blue Principal' target 1", reasons.NotALegalTarget("blue Principal", 0)
    yield sit(turn=TurnSoFar(0, acted=True)), "action 'blue Pop Quiz' target 2", reasons.OneActionATurn()
    blocked = TurnSoFar(0, acted=True, blocked=((0, "blue Pop Quiz"),))
    yield sit(turn=blocked), "action 'blue Pop Quiz' target 2", reasons.BlockedThisTurn("blue Pop Quiz")
    snow = sit(turn=TurnSoFar(0, no_payments=True))
    yield snow, "student 'blue Amara' pay 'blue Triangle Area'", reasons.PaymentsBlocked()
    yield sit(turn=TurnSoFar(0, disposed=True)), "end turn", reasons.TooManyCards(1, 6)
    yield sit(age_group="MS"), "student 'blue Amara'", reasons.OtherAgeGroup("blue Amara", "MS")
    red = reasons.OtherColour("orange Mean", "red Kofi")
    yield sit(tool_colour=True), "tool 'orange Mean' on student 1 'red Kofi'", red
    trip = sitting(Seat(hand="blue Field Trip"), Seat(hand="blue Amara, blue Ben, blue Dev"))
    trip = play(trip, "action 'blue Field Trip' target 2", "1 decline")
    yield trip, "0 choose 'blue Amara'", NotYourTurn(1)
    yield trip, "choose 'red Kofi'", reasons.NotAChoice("field-trip", "red Kofi")
    yield trip, "choose 'blue Amara' team 'Euler Academy'", reasons.NotAChoice("field-trip", "blue Amara")
    yield trip, "let go", reasons.NotAsWasAsked("field-trip")
    yield trip, "pay up", reasons.NotAsWasAsked("field-trip")
    yield trip, "decline", WrongPhase(Phase.CHOOSE)
    asked = sitting(Seat(hand="red Study Session, blue Triangle Area"), Seat(hand="orange Treasurer"))
    asked = play(asked, "action 'red Study Session' target 1", "1 answer 'orange Treasurer'", "0 decline")
    yield asked, "choose 'blue Triangle Area'", reasons.NotAsWasAsked("treasurer")
    yield asked, "pay up", reasons.NotEnough(0, Fraction(10))
    over = play(sitting(Seat(FOUR, hand="orange Mean"), win=171), "tool 'orange Mean' on student 1 'blue Amara'")
    yield over, "0 end turn", GameIsOver()


@pytest.mark.parametrize(("state", "line", "reason"), list(others()))
def test_what_breaks_a_rule_elsewhere_is_refused(state, line, reason):
    """why_not is the one place where legality is decided; legal_actions and apply agree with it."""
    assert refused(state, line) == reason
    player, action = parsed(state, line)
    assert action not in legal_actions(state, player)
    with pytest.raises(IllegalAction):
        apply(state, player, action)


class Foreign(Action):
    """An action of no game."""


def test_an_action_of_another_game_is_refused():
    """An action of another game is no action here."""
    assert why_not(sit(), 0, Foreign()) == NotOfThisGame()
    assert Foreign() not in legal_actions(sit(), 0)
    assert "end turn" not in legal_actions(sit(), 0)


def test_every_reason_has_been_tried():
    """One reason for each rule that can be broken, and each has its test."""
    tried = {type(reason) for _, reason in REFUSED} | {type(reason) for _, _, reason in others()}
    every = {
        kind
        for _, kind in inspect.getmembers(reasons, inspect.isclass)
        if issubclass(kind, Reason) and kind is not Reason
    }
    assert every - tried == {reasons.DoesNotAnswer}


def test_legal_actions_can_be_counted_walked_and_asked():
    """legal_actions gives anything that can be counted, walked and asked what is in it."""
    offers = legal_actions(sit(), 0)
    assert Discard("orange Mean") in offers
    assert EndTurn() not in offers
    assert len(offers) == len(tuple(offers)) == len(set(offers))
    assert repr(offers) == f"<{len(offers)} actions>"
    assert legal_actions(sit(), 1) == ()


def test_an_action_is_offered_exactly_where_nothing_forbids_it():
    """legal_actions knows every payment that covers a cost, whatever the order of its cards, and no other."""
    state = sit()
    offers = legal_actions(state, 0)
    tools = [card.key for card in state.hands[0] if isinstance(card, Tool)]
    paid = [payment for count in range(4) for payment in permutations([*tools, "red Mean", tools[0]], count)]
    for bare in {with_payment(action, ()) if payment_of(action) else action for action in offers}:
        for payment in paid if hasattr(bare, "payment") else [()]:
            action = with_payment(bare, payment) if payment else bare
            assert (action in offers) == (why_not(state, 0, action) is None), action
