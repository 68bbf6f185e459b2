"""Every ACTION card does exactly what its text says."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.games.mathleague import Phase, legal_actions, observe, to_act
from mathgames_widgets.games.mathleague.rules import effects, events, reasons
from mathgames_widgets.games.mathleague.rules.cards import EFFECTS_BY_ID as WORDS
from mathgames_widgets.games.mathleague.rules.effects import Choose
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar
from tests.games.mathleague.tables import Seat, all_decline, names, play, refused, sitting, step


def played(state, line):
    """The table after an ACTION card that nobody answers."""
    return all_decline(play(state, line))


def choices(state):
    """What can be chosen, by whom."""
    (player,) = to_act(state)
    assert state.phase is Phase.CHOOSE
    return player, [action.card for action in legal_actions(state, player)]


def test_every_action_card_is_known():
    """14 ACTION effects, each with its words."""
    assert set(effects.EFFECTS) == {id for id, effect in WORDS.items() if effect.type == "ACTION"}
    assert len(effects.EFFECTS) == 14


# ── Pop Quiz ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_pop_quiz():
    """Pop Quiz: Target: one opponent. The target reveals all TOOL cards in hand and discards one of them (their
    choice)."""
    theirs = Seat(hand="orange Mean, blue Amara, blue Triangle Area, blue Principal")
    state = play(sitting(Seat(hand="blue Pop Quiz, red Kofi"), theirs), "action 'blue Pop Quiz' target 2")
    happened = step(state, "1 decline")
    assert choices(happened.state) == (1, ["blue Triangle Area", "orange Mean"])
    assert [event for event in happened.events if isinstance(event, events.ShowedCards)]
    view = observe(happened.state, 0)
    assert names(view.known[1]) == "blue Triangle Area, orange Mean"
    assert view.hands[1] is None
    state = play(happened.state, "choose 'blue Triangle Area'")
    assert names(state.hands[1]) == "blue Amara, orange Mean, blue Principal"
    assert names(state.discard_piles[1]) == "blue Triangle Area"
    assert names(state.known[1]) == "orange Mean"
    assert to_act(state) == (0,)


def test_pop_quiz_without_a_tool():
    """No TOOL in hand: no effect."""
    state = play(sitting(Seat(hand="blue Pop Quiz"), Seat(hand="blue Amara")), "action 'blue Pop Quiz' target 2")
    happened = step(state, "1 decline")
    assert happened.events[-1] == events.NoEffect(1, "pop-quiz")
    assert names(happened.state.hands[1]) == "blue Amara"
    assert happened.state.phase is Phase.PLAY


# ── Transfer Request ──────────────────────────────────────────────────────────────────────────────────────────────


def test_transfer_request():
    """Transfer Request: Return one such card (your choice) to its owner's hand; TOOL and TEACHER cards on it go to the
    owner's discard pile."""
    board = "blue Euler Academy\nblue Ben in Euler Academy: red Slope Formula\nred Omar"
    board += "\nblue Amara: orange Mean, blue Coach Fermat"
    state = sitting(Seat(hand="orange Transfer Request, blue Triangle Area"), Seat(board, hand="red Kofi"))
    state = played(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    assert choices(state) == (0, ["red Omar", "blue Amara"])
    state = play(state, "choose 'blue Amara'")
    assert names(state.hands[1]) == "blue Amara, red Kofi"
    assert names(state.discard_piles[1]) == "blue Coach Fermat, orange Mean"
    assert [one.card.key for one in state.boards[1].students] == ["blue Ben", "red Omar"]
    assert [one.card.key for one in state.boards[1].tools] == ["red Slope Formula"]
    assert state.boards[1].teachers == ()


def test_transfer_request_needs_its_payment_and_its_target():
    """Transfer Request: Pay TOOL cards worth at least 10. Target: one opponent with a STUDENT card not attached to a
    school team."""
    attached = Seat("blue Euler Academy\nblue Ben in Euler Academy")
    state = sitting(
        Seat("red Omar", hand="orange Transfer Request, orange Mean, blue Triangle Area"), attached, Seat("blue Amara")
    )
    line = "action 'orange Transfer Request' target"
    assert refused(state, f"{line} 3 pay 'orange Mean'") == reasons.NotEnough(5, Fraction(10))
    assert refused(state, f"{line} 3 pay 'blue Triangle Area'") is None
    for target in (0, 1):
        wrong = refused(state, f"{line} {target + 1} pay 'blue Triangle Area'")
        assert wrong == reasons.NotALegalTarget("orange Transfer Request", target)


# ── Study Session, Library Day ────────────────────────────────────────────────────────────────────────────────────


def test_study_session():
    """Study Session: Target: yourself. Draw two cards now. You may play them this turn; the normal six-card adjustment
    still happens at the end of the turn."""
    hand = "red Study Session, blue Amara, blue Ben, blue Dev, blue Elif, blue Chiara"
    state = sitting(Seat(hand=hand, pile="blue Euler Academy, red Kofi, red Lena"))
    state = played(state, "action 'red Study Session' target 1")
    assert names(state.hands[0]).startswith("blue Euler Academy, blue Amara")
    assert names(state.draw_piles[0]) == "red Lena"
    assert refused(state, "end turn") == reasons.TooManyCards(1, 6)
    state = play(state, "school 'blue Euler Academy'")
    assert len(state.hands[0]) == 6
    assert len(play(state, "end turn").hands[0]) == 6


def test_study_session_with_fewer_cards_left():
    """Study Session draws what is left, and the game does not end in the middle of a turn."""
    state = played(sitting(Seat(hand="red Study Session", pile="red Kofi")), "action 'red Study Session' target 1")
    assert names(state.hands[0]) == "red Kofi"
    state = step(sitting(Seat(hand="red Study Session", pile="")), "action 'red Study Session' target 1", "1 decline")
    assert state.events[-1] == events.NoEffect(0, "study-session")
    assert state.state.phase is Phase.PLAY


def test_library_day():
    """Library Day: Target: yourself. Draw three cards now, then discard two cards from your hand (your choice)."""
    state = sitting(Seat(hand="red Library Day, blue Amara", pile="red Kofi, red Lena, red Omar, red Nadia"))
    state = played(state, "action 'red Library Day' target 1")
    assert choices(state) == (0, ["blue Amara", "red Kofi", "red Lena", "red Omar"])
    state = play(state, "choose 'red Kofi'")
    assert choices(state) == (0, ["blue Amara", "red Lena", "red Omar"])
    state = play(state, "choose 'blue Amara'")
    assert names(state.hands[0]) == "red Lena, red Omar"
    assert names(state.discard_piles[0]) == "red Library Day, red Kofi, blue Amara"
    assert state.phase is Phase.PLAY


# ── Snow Day, Early Dismissal ─────────────────────────────────────────────────────────────────────────────────────


def test_snow_day():
    """Snow Day: Target: one opponent. On the target's next turn every TOOL card is blocked for making payments (TOOL
    cards may still be attached)."""
    theirs = Seat("red Kofi", hand="red Omar, orange Mean, blue Triangle Area, blue Amara, blue Ben, blue Dev")
    state = played(sitting(Seat(hand="green Snow Day, red Lena"), theirs), "action 'green Snow Day' target 2")
    assert state.ahead == ((), ("snow-day",))
    state = play(state, "end turn")
    assert refused(state, "student 'red Omar' pay 'blue Triangle Area'") == reasons.PaymentsBlocked()
    assert refused(state, "student 'red Omar'") == reasons.PaymentsBlocked()
    assert not [action for action in legal_actions(state, 1) if getattr(action, "payment", ())]
    state = play(state, "tool 'orange Mean' on student 2 'red Kofi'", "end turn")
    state = play(state, f"discard '{state.hands[0][0].key}'", "end turn")
    assert refused(state, "student 'red Omar' pay 'blue Triangle Area'") is None


def test_early_dismissal():
    """Early Dismissal: Target: one opponent. At the end of the target's next turn the target draws or discards to five
    cards instead of six."""
    theirs = Seat(hand="red Omar, orange Mean, blue Triangle Area, blue Amara, blue Ben, blue Dev")
    mine = Seat(hand="orange Early Dismissal, red Lena")
    state = played(sitting(mine, theirs), "action 'orange Early Dismissal' target 2")
    state = play(state, "end turn", "discard 'red Omar'")
    assert len(play(state, "end turn").hands[1]) == 5
    assert len(play(state, "discard 'blue Ben'", "end turn").hands[1]) == 5
    state = play(state, "end turn", f"discard '{state.hands[0][0].key}'", "end turn", "discard 'blue Ben'", "end turn")
    assert len(state.hands[1]) == 6
    six = play(played(sitting(mine, theirs), "action 'orange Early Dismissal' target 2"), "end turn")
    seven = play(six, "discard 'red Omar'")
    assert refused(seven, "end turn") is None
    assert seven.turn == TurnSoFar(1, disposed=True, hand=5)


# ── Scholarship, Building Grant, Fundraiser ───────────────────────────────────────────────────────────────────────


def test_scholarship():
    """Scholarship: Target: yourself. The next STUDENT card that you play this turn costs 15 points less, but never less
    than 0."""
    hand = "blue Scholarship, blue Amara, blue Chiara, red Omar, orange Mean, red Lena"
    state = played(sitting(Seat(hand=hand)), "action 'blue Scholarship' target 1")
    assert refused(state, "student 'blue Amara'") == reasons.NotEnough(0, Fraction(5))
    assert refused(state, "student 'blue Chiara'") is None
    assert refused(state, "student 'red Omar' pay 'orange Mean'") == reasons.NothingToPay()
    happened = step(state, "student 'blue Amara' pay 'orange Mean'")
    assert isinstance(happened.events[0], events.Paid)
    assert happened.events[0].cost == 5
    assert refused(happened.state, "student 'red Omar'") == reasons.NotEnough(0, Fraction(9))
    assert refused(play(state, "student 'blue Chiara'"), "student 'red Omar'") == reasons.NotEnough(0, Fraction(9))


def test_building_grant():
    """Building Grant: Target: yourself. The next SCHOOL card that you play this turn is free."""
    hand = "red Building Grant, red Euler Academy, green Euler Academy, orange Mean"
    state = sitting(Seat("blue Euler Academy", hand=hand), Seat("orange Euler Academy"))
    assert refused(state, "school 'red Euler Academy'") == reasons.NotEnough(0, Fraction(20))
    state = played(state, "action 'red Building Grant' target 1")
    assert refused(state, "school 'red Euler Academy' pay 'orange Mean'") == reasons.NothingToPay()
    state = play(state, "school 'red Euler Academy'")
    assert refused(state, "school 'green Euler Academy'") == reasons.NotEnough(0, Fraction(30))


def test_fundraiser():
    """Fundraiser: Target: yourself. Until the end of this turn every TOOL card that you pay counts 5 points more than
    its value."""
    hand = "green Fundraiser, blue Amara, red Omar, orange Mean, blue Triangle Area, red Order of Operations"
    state = sitting(Seat(hand=hand))
    line = "student 'blue Amara' pay 'blue Triangle Area' 'orange Mean'"
    assert refused(state, line) == reasons.NotEnough(15, Fraction(20))
    state = played(state, "action 'green Fundraiser' target 1")
    happened = step(state, line)
    assert (happened.events[0].worth, happened.events[0].lost) == (25, 5)
    assert refused(happened.state, "student 'red Omar' pay 'red Order of Operations'") is None
    assert play(state, "end turn").turn == TurnSoFar(1)


# ── Lost and Found, Exchange Student ──────────────────────────────────────────────────────────────────────────────


def test_lost_and_found():
    """Lost and Found: Target: yourself. Take one TOOL card (your choice) from your discard pile into your hand. No TOOL
    card there: no effect."""
    mine = Seat(
        hand="orange Lost and Found, red Kofi", discards="blue Amara, orange Mean, blue Ben, blue Triangle Area"
    )
    state = played(sitting(mine), "action 'orange Lost and Found' target 1")
    assert choices(state) == (0, ["orange Mean", "blue Triangle Area"])
    state = play(state, "choose 'orange Mean'")
    assert names(state.hands[0]) == "red Kofi, orange Mean"
    assert names(state.discard_piles[0]) == "blue Amara, blue Ben, blue Triangle Area, orange Lost and Found"
    assert names(observe(state, 1).known[0]) == "orange Mean"
    none = step(sitting(Seat(hand="orange Lost and Found")), "action 'orange Lost and Found' target 1", "1 decline")
    assert none.events[-1] == events.NoEffect(0, "lost-and-found")


def test_exchange_student():
    """Exchange Student: Target: yourself, with a STUDENT card not attached to a school team and a school team. Attach
    one such STUDENT card to one such school team (your choice), whatever school name is on the STUDENT card."""
    board = "blue Noether Academy\norange Euler Academy\nblue Amara\nred Kofi in Noether Academy\nred Omar"
    state = played(sitting(Seat(board, hand="green Exchange Student")), "action 'green Exchange Student' target 1")
    assert set(legal_actions(state, 0)) == {
        Choose(student, team) for student in ("blue Amara", "red Omar") for team in ("Noether Academy", "Euler Academy")
    }
    state = play(state, "choose 'blue Amara' team 'Noether Academy'")
    assert [one.team for one in state.boards[0].students] == ["Noether Academy", "Noether Academy", None]


@pytest.mark.parametrize(
    "board", ["blue Noether Academy", "blue Amara", "blue Euler Academy\nblue Amara in Euler Academy"]
)
def test_exchange_student_needs_a_student_and_a_team(board):
    """Exchange Student: yourself, with a STUDENT card not attached to a school team and a school team."""
    state = sitting(Seat(board, hand="green Exchange Student"))
    wrong = refused(state, "action 'green Exchange Student' target 1")
    assert wrong == reasons.NotALegalTarget("green Exchange Student", 0)


# ── Substitute Teacher, Calculator Ban, Field Trip ────────────────────────────────────────────────────────────────


def test_substitute_teacher():
    """Substitute Teacher: Pay TOOL cards worth at least 5. Target: one opponent with a TEACHER card on the table.
    Return one such card (your choice) to its owner's hand."""
    board = "blue Euler Academy\nblue Amara: orange Coach Germain\nEuler Academy: blue Coach Fermat"
    state = sitting(Seat(hand="blue Substitute Teacher, orange Mean"), Seat(board), Seat("red Kofi"))
    line = "action 'blue Substitute Teacher' target"
    assert refused(state, f"{line} 3 pay 'orange Mean'") == reasons.NotALegalTarget("blue Substitute Teacher", 2)
    assert refused(state, f"{line} 2") == reasons.NotEnough(0, Fraction(5))
    state = played(state, f"{line} 2 pay 'orange Mean'")
    assert choices(state) == (0, ["orange Coach Germain", "blue Coach Fermat"])
    state = play(state, "choose 'blue Coach Fermat'")
    assert names(state.hands[1]) == "blue Coach Fermat"
    assert [one.card.key for one in state.boards[1].teachers] == ["orange Coach Germain"]


def test_calculator_ban():
    """Calculator Ban: Pay TOOL cards worth at least 5. Target: one opponent with a TOOL card attached to a STUDENT
    card. One such TOOL card (your choice) goes to its owner's discard pile."""
    schools = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy\nEuler Academy: red Slope Formula"
    theirs = Seat(f"{schools}\nblue Amara: blue Triangle Area, orange Gauss Sum")
    state = sitting(Seat(hand="orange Calculator Ban, orange Mean"), theirs, Seat(schools))
    line = "action 'orange Calculator Ban' target"
    assert refused(state, f"{line} 3 pay 'orange Mean'") == reasons.NotALegalTarget("orange Calculator Ban", 2)
    assert refused(state, f"{line} 2") == reasons.NotEnough(0, Fraction(5))
    state = played(state, f"{line} 2 pay 'orange Mean'")
    assert choices(state) == (0, ["blue Triangle Area", "orange Gauss Sum"])
    state = play(state, "choose 'orange Gauss Sum'")
    assert names(state.discard_piles[1]) == "orange Gauss Sum"
    assert [one.card.key for one in state.boards[1].tools] == ["red Slope Formula", "blue Triangle Area"]


def test_field_trip():
    """Field Trip: Target: one opponent. The target discards two cards from hand (their choice)."""
    state = sitting(Seat(hand="blue Field Trip"), Seat(hand="blue Amara, red Kofi, orange Mean"))
    state = played(state, "action 'blue Field Trip' target 2")
    assert choices(state) == (1, ["blue Amara", "red Kofi", "orange Mean"])
    state = play(state, "choose 'red Kofi'", "choose 'blue Amara'")
    assert names(state.hands[1]) == "orange Mean"
    assert names(state.discard_piles[1]) == "red Kofi, blue Amara"
    assert to_act(state) == (0,)


@pytest.mark.parametrize("hand", ["blue Amara, red Kofi", "blue Amara", ""])
def test_field_trip_with_a_small_hand(hand):
    """Field Trip: Fewer than two in hand: all of them."""
    state = played(sitting(Seat(hand="blue Field Trip"), Seat(hand=hand)), "action 'blue Field Trip' target 2")
    assert state.hands[1] == ()
    assert names(state.discard_piles[1]) == hand
    assert state.phase is Phase.PLAY


# ── for all of them ───────────────────────────────────────────────────────────────────────────────────────────────

AT_OPPONENTS = ("blue Pop Quiz", "green Snow Day", "blue Field Trip", "orange Early Dismissal")
ON_ONESELF = ("red Study Session", "red Library Day", "orange Lost and Found", "blue Scholarship", "green Fundraiser")


@pytest.mark.parametrize("card", AT_OPPONENTS)
def test_one_opponent_is_the_target(card):
    """Target: one opponent."""
    state = sitting(Seat(hand=card), Seat(hand="blue Amara"), Seat(hand="blue Amara"))
    targets = [action.target for action in legal_actions(state, 0) if hasattr(action, "target")]
    assert targets == [1, 2]
    assert refused(state, f"action '{card}' target 1") == reasons.NotALegalTarget(card, 0)


@pytest.mark.parametrize("card", ON_ONESELF)
def test_oneself_is_the_target(card):
    """Target: yourself."""
    state = sitting(Seat(hand=card), Seat(hand="blue Amara"))
    assert [action.target for action in legal_actions(state, 0) if hasattr(action, "target")] == [0]
    assert refused(state, f"action '{card}' target 2") == reasons.NotALegalTarget(card, 1)


def test_a_changed_turn_is_told():
    """Everybody hears which turn a card changes."""
    state = play(sitting(Seat(hand="green Snow Day, red Lena")), "action 'green Snow Day' target 2")
    assert events.TookEffect(1, "snow-day") in step(state, "1 decline").events
