"""Every STAFF card does exactly what its text says, alone and in chains."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from mathgames_widgets.games.mathleague import Phase, legal_actions, to_act
from mathgames_widgets.games.mathleague.rules import effects, events, reasons
from mathgames_widgets.games.mathleague.rules.cards import EFFECTS_BY_ID as WORDS, card
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar
from tests.games.mathleague.tables import Seat, all_decline, names, play, refused, sitting, step

PILE = "red Kofi, red Lena, red Mateo, red Nadia, red Omar, green Priya, green Quinn, green Rosa"
STUDY = "action 'red Study Session' target 1"


def studying(*others, mine="", **options):
    """Seat 0 has played Study Session; the others are asked."""
    hand = f"red Study Session, blue Amara{', ' if mine else ''}{mine}"
    seats = [Seat(hand=hand, pile=PILE), *[Seat(hand=other) for other in others]]
    return play(sitting(*seats, **options), STUDY)


def drew(state):
    """Whether the Study Session took effect for seat 0."""
    return card("red Kofi") in state.hands[0]


def test_every_staff_card_is_known():
    """7 STAFF effects, each with its words."""
    assert {*effects.ANSWERS_ACTION, *effects.ANSWERS_STAFF} == {
        name for name, effect in WORDS.items() if effect.type == "STAFF"
    }
    assert len((*effects.ANSWERS_ACTION, *effects.ANSWERS_STAFF)) == 7


# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_principal():
    """Principal: Cancel the ACTION card just played."""
    state = studying("blue Principal, red Kofi")
    happened = step(state, "1 answer 'blue Principal'", "0 decline")
    state = happened.state
    assert names(state.discard_piles[0]) == "red Study Session"
    assert names(state.hands[0]) == "blue Amara"
    assert events.Cancelled(0, card("red Study Session")) in happened.events
    assert to_act(state) == (0,)
    assert state.chain == ()


def test_a_payment_for_a_cancelled_action_is_lost():
    """Canceled: discarded without effect; what was paid for it stays paid."""
    state = sitting(
        Seat(hand="orange Transfer Request, blue Triangle Area, red Kofi"), Seat("blue Amara", hand="blue Principal")
    )
    state = play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    state = play(state, "1 answer 'blue Principal'", "0 decline")
    assert names(state.discard_piles[0]) == "blue Triangle Area, orange Transfer Request"
    assert state.boards[1].students


def test_proctor():
    """Proctor: Block the ACTION card just played: it returns to its player's hand and cannot be played again this
    turn."""
    happened = step(studying("orange Proctor, red Kofi"), "1 answer 'orange Proctor'", "0 decline")
    state = happened.state
    assert names(state.hands[0]) == "blue Amara, red Study Session"
    assert names(state.known[0]) == "red Study Session"
    assert state.discard_piles[0] == ()
    assert events.Blocked(0, card("red Study Session")) in happened.events
    assert refused(state, STUDY) == reasons.BlockedThisTurn("red Study Session")
    state = play(state, "end turn", "discard 'red Kofi'", "end turn")
    assert refused(state, STUDY) is None


def test_a_blocked_action_was_the_action_of_the_turn():
    """A player may play only one ACTION card per turn: a blocked one was played."""
    state = play(studying("orange Proctor", mine="blue Pop Quiz"), "1 answer 'orange Proctor'", "0 decline")
    assert refused(state, "action 'blue Pop Quiz' target 2") == reasons.OneActionATurn()
    assert refused(state, "end turn") is None


def test_registrar():
    """Registrar: Change the target of the ACTION card just played to another legal target, which may be the player who
    played it."""
    mine, theirs = Seat(hand="blue Field Trip, blue Amara, blue Ben, blue Dev"), "red Lena, red Omar, red Nadia"
    state = sitting(mine, Seat(hand=f"red Registrar, {theirs}"), Seat(hand=theirs))
    state = play(state, "action 'blue Field Trip' target 2")
    targets = [action.target for action in legal_actions(state, 1) if isinstance(action, effects.Answer)]
    assert targets == [2, 0]
    assert refused(state, "1 answer 'red Registrar' target 2") == reasons.NotALegalTarget("red Registrar", 1)
    assert refused(state, "1 answer 'red Registrar'") == reasons.NotALegalTarget("red Registrar", None)
    third = play(state, "1 answer 'red Registrar' target 3", "2 decline", "0 decline", "2 decline")
    assert to_act(third) == (2,)
    happened = step(state, "1 answer 'red Registrar' target 1", "2 decline", "0 decline", "2 decline")
    assert to_act(happened.state) == (0,)
    assert events.Redirected(card("blue Field Trip"), 0) in happened.events
    state = play(happened.state, "choose 'blue Ben'", "choose 'blue Dev'")
    assert names(state.hands[0]) == "blue Amara"


def test_registrar_needs_another_legal_target():
    """another legal target: a player whom the ACTION card could have been played on, and none for a card on oneself."""
    wrong = refused(studying("red Registrar"), "1 answer 'red Registrar' target 2")
    assert wrong == reasons.NotALegalTarget("red Registrar", 1)
    attached = "blue Euler Academy\nblue Ben in Euler Academy"
    state = sitting(
        Seat("red Omar", hand="orange Transfer Request, blue Triangle Area"),
        Seat("blue Amara", hand="red Registrar"),
        Seat(attached),
    )
    state = play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    assert [action.target for action in legal_actions(state, 1) if isinstance(action, effects.Answer)] == [0]
    state = play(state, "1 answer 'red Registrar' target 1", "2 decline", "0 decline", "2 decline")
    assert names(state.hands[0]) == "red Omar"
    assert state.boards[1].students


def test_counselor():
    """Counselor: Cancel the STAFF card just played; the ACTION card then takes effect normally."""
    happened = step(
        studying("blue Principal", mine="green Counselor"),
        "1 answer 'blue Principal'",
        "0 answer 'green Counselor'",
        "1 decline",
    )
    assert events.Cancelled(1, card("blue Principal")) in happened.events
    assert drew(happened.state)
    assert names(happened.state.discard_piles[1]) == "blue Principal"


def test_secretary():
    """Secretary: Block the STAFF card just played: it returns to its player's hand and cannot be played again this
    turn; the ACTION card then takes effect normally."""
    state = studying("blue Principal", mine="green Secretary")
    happened = step(state, "1 answer 'blue Principal'", "0 answer 'green Secretary'", "1 decline")
    state = happened.state
    assert events.Blocked(1, card("blue Principal")) in happened.events
    assert drew(state)
    assert names(state.hands[1]) == "blue Principal"
    assert state.discard_piles[1] == ()
    assert state.turn.blocked == ((1, "blue Principal"),)


def test_a_blocked_staff_card_waits_for_the_next_turn():
    """and cannot be played again this turn"""
    turn = TurnSoFar(0, blocked=((1, "blue Principal"),))
    state = studying("blue Principal, red Kofi", turn=turn)
    assert refused(state, "1 answer 'blue Principal'") == reasons.BlockedThisTurn("blue Principal")
    assert set(legal_actions(state, 1)) == {effects.Decline()}
    assert play(all_decline(state), "end turn").turn.blocked == ()


def test_treasurer_is_paid():
    """Treasurer: The player of the ACTION card just played pays TOOL cards worth at least 10 now"""
    state = studying("orange Treasurer", mine="orange Mean, blue Triangle Area, red Slope Formula")
    state = play(state, "1 answer 'orange Treasurer'", "0 decline")
    assert (state.phase, to_act(state)) == (Phase.CHOOSE, (0,))
    assert set(legal_actions(state, 0)) == {
        effects.LetGo(),
        effects.PayUp(("blue Triangle Area",)),
        effects.PayUp(("red Slope Formula",)),
    }
    assert refused(state, "pay up pay 'orange Mean'") == reasons.NotEnough(5, Fraction(10))
    assert not drew(state)
    state = play(state, "pay up pay 'blue Triangle Area'")
    assert drew(state)
    assert names(state.discard_piles[0]) == "red Study Session, blue Triangle Area"
    assert state.phase is Phase.PLAY


def test_treasurer_is_not_paid():
    """or the ACTION card is canceled (their choice)."""
    state = studying("orange Treasurer", mine="blue Triangle Area")
    state = play(state, "1 answer 'orange Treasurer'", "0 decline", "let go")
    assert not drew(state)
    assert names(state.hands[0]) == "blue Amara, blue Triangle Area"
    assert (state.phase, state.chain, state.choosing) == (Phase.PLAY, (), None)


def test_treasurer_on_a_snow_day():
    """every TOOL card is blocked for making payments: this one, too."""
    state = studying("orange Treasurer", mine="blue Triangle Area", turn=TurnSoFar(0, no_payments=True))
    state = play(state, "1 answer 'orange Treasurer'", "0 decline")
    assert set(legal_actions(state, 0)) == {effects.LetGo()}
    assert refused(state, "pay up pay 'blue Triangle Area'") == reasons.PaymentsBlocked()


def test_superintendent():
    """Superintendent: Become the beneficiary of the ACTION card just played: it takes effect as if you had played it,
    on a legal target of your choice. What was paid for it stays paid."""
    state = sitting(
        Seat("red Omar\nred Kofi", hand="orange Transfer Request, blue Triangle Area"),
        Seat("blue Amara", hand="red Superintendent"),
        Seat("blue Dev"),
    )
    state = play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    assert [action.target for action in legal_actions(state, 1) if isinstance(action, effects.Answer)] == [2, 0]
    happened = step(state, "1 answer 'red Superintendent' target 1", "2 decline", "0 decline", "2 decline")
    assert events.TakenOver(card("orange Transfer Request"), 1, 0) in happened.events
    assert to_act(happened.state) == (1,)
    state = play(happened.state, "choose 'red Kofi'")
    assert names(state.hands[0]) == "red Kofi"
    assert names(state.discard_piles[0]) == "blue Triangle Area, orange Transfer Request"
    assert to_act(state) == (0,)


def test_superintendent_with_a_card_on_oneself():
    """as if you had played it: "Target: yourself" is the player of the STAFF card."""
    state = play(studying("red Superintendent, red Kofi"), "1 answer 'red Superintendent' target 2", "0 decline")
    assert len(state.hands[1]) == 3
    assert names(state.hands[0]) == "blue Amara"


@pytest.mark.parametrize("taken", ["blue Scholarship", "red Building Grant", "green Fundraiser"])
def test_superintendent_with_a_card_for_this_turn(taken):
    """this turn: it is not the turn of the player who has become the beneficiary, so nothing comes of it."""
    state = sitting(Seat(hand=f"{taken}, red Kofi"), Seat(hand="red Superintendent, red Lena"))
    state = play(state, f"action '{taken}' target 1", "1 answer 'red Superintendent' target 2", "0 decline")
    assert state.turn == TurnSoFar(0, disposed=True, acted=True)
    assert play(state, "end turn").turn == TurnSoFar(1)


# ── which card they answer ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("staff", ["green Counselor", "green Secretary"])
def test_some_answer_only_a_staff_card(staff):
    """the STAFF card just played"""
    assert refused(studying(staff), f"1 answer '{staff}'") == reasons.DoesNotAnswer(staff, "red Study Session")


@pytest.mark.parametrize("staff", ["green Principal", "orange Proctor", "orange Treasurer"])
def test_some_answer_only_an_action_card(staff):
    """the ACTION card just played"""
    state = play(studying("blue Principal", mine=staff), "1 answer 'blue Principal'")
    assert refused(state, f"0 answer '{staff}'") == reasons.DoesNotAnswer(staff, "blue Principal")


# ── chains ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("length", range(5))
def test_a_chain_of_counselors(length):
    """Counselor: Cancel the STAFF card just played. An even number of cards against the Principal leaves it
    standing."""
    counselors = ["green Counselor", "blue Counselor"]
    mine, theirs = ", ".join(counselors), ", ".join(["blue Principal", *counselors])
    state = play(studying(theirs, mine=mine), "1 answer 'blue Principal'")
    for number in range(length):
        seat = number % 2
        state = play(state, f"{seat} answer '{counselors[number // 2]}'")
    state = all_decline(state)
    assert drew(state) == (length % 2 == 1)
    assert state.phase is Phase.PLAY


@pytest.mark.parametrize("cards", list(product(["Counselor", "Secretary"], repeat=2)))
def test_a_blocked_card_returns_only_when_the_block_stands(cards):
    """A canceled Secretary blocks nothing; a blocked Counselor cancels nothing."""
    mine, theirs = f"green {cards[0]}", f"blue {cards[1]}"
    state = studying(f"blue Principal, {theirs}", mine=mine)
    state = play(state, "1 answer 'blue Principal'", f"0 answer '{mine}'", f"1 answer '{theirs}'", "0 decline")
    assert not drew(state)
    assert names(state.discard_piles[1]) == f"blue Principal, {theirs}"
    returned = cards[1] == "Secretary"
    assert (mine in names(state.hands[0])) == returned
    assert state.turn.blocked == (((0, mine),) if returned else ())


def test_everybody_but_its_player_answers_a_staff_card():
    """to counter the effect of an ACTION card or another STAFF card: a third player may answer the answer."""
    state = studying("blue Principal", "green Counselor")
    assert to_act(state) == (1, 2)
    state = play(state, "1 answer 'blue Principal'", "2 decline")
    assert to_act(state) == (0, 2)
    state = play(state, "0 decline", "2 answer 'green Counselor'")
    assert to_act(state) == (0, 1)
    assert drew(all_decline(state))


def test_a_cancelled_answer_was_the_one_answer():
    """Only one STAFF card may be played in response to each ACTION or STAFF card: when it is canceled, no second
    one."""
    state = studying("blue Principal, green Principal", mine="green Counselor")
    state = play(state, "1 answer 'blue Principal'", "0 answer 'green Counselor'")
    assert refused(state, "1 answer 'green Principal'") == reasons.DoesNotAnswer("green Principal", "green Counselor")
    state = play(state, "1 decline")
    assert drew(state)
    assert to_act(state) == (0,)
