"""The rulebook, sentence by sentence: SCHOOL, STUDENT, TEACHER and TOOL cards, where they go and what they cost."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.games.mathleague import OnStudent, OnTeam, legal_actions
from mathgames_widgets.games.mathleague.rules import reasons
from mathgames_widgets.games.mathleague.rules.events import Paid
from mathgames_widgets.games.mathleague.rules.state import PlayedStudent
from tests.games.mathleague.tables import (
    ONE_SCHOOL,
    THREE_SCHOOLS,
    TWO_SCHOOLS,
    Seat,
    cards,
    names,
    play,
    refused,
    sitting,
    step,
)

# ── SCHOOL cards ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_school_cards_are_placed_in_front_of_the_player():
    """SCHOOL cards may be played by placing them face up onto the table in front of the player."""
    state = play(sitting(Seat(hand="blue Euler Academy, blue Amara")), "school 'blue Euler Academy'")
    assert names(state.boards[0].schools) == "blue Euler Academy"
    assert names(state.hands[0]) == "blue Amara"


def test_a_school_card_costs_ten_times_those_that_are_there():
    """In order to play a SCHOOL card the player must pay TOOL cards into the discard pile worth a total of at least 10
    points times the number of SCHOOL cards with the same name that are already on the table in front of any player."""
    state = sitting(
        Seat(
            "blue Euler Academy", hand="green Euler Academy, blue Pythagorean Theorem, orange Mean, red Noether Academy"
        ),
        Seat("orange Euler Academy\nred Euler Academy\nblue Noether Academy"),
    )
    assert refused(state, "school 'green Euler Academy'") == reasons.NotEnough(0, Fraction(30))
    some = "school 'green Euler Academy' pay 'blue Pythagorean Theorem' 'orange Mean'"
    assert refused(state, some) == reasons.NotEnough(20, Fraction(30))
    assert refused(state, "school 'red Noether Academy' pay 'orange Mean'") == reasons.NotEnough(5, Fraction(10))
    happened = step(state, "school 'red Noether Academy' pay 'blue Pythagorean Theorem'")
    assert names(happened.state.discard_piles[0]) == "blue Pythagorean Theorem"
    assert happened.events[0] == Paid(0, cards("blue Pythagorean Theorem"), 15, Fraction(10))


def test_the_first_school_card_of_a_name_is_free():
    """10 points times the number of SCHOOL cards with the same name: none is there yet, so nothing is paid."""
    state = sitting(Seat(hand="blue Euler Academy, orange Mean"), Seat("blue Noether Academy"))
    assert refused(state, "school 'blue Euler Academy'") is None
    assert refused(state, "school 'blue Euler Academy' pay 'orange Mean'") == reasons.NothingToPay()


def test_school_cards_of_a_name_are_a_team():
    """Any SCHOOL cards with matching names played by the same player attach to each other automatically as part of the
    same school team."""
    theirs = Seat("red Euler Academy\nblue Euler Academy\ngreen Euler Academy")
    alone = sitting(Seat(TWO_SCHOOLS, hand="orange Mean"), theirs)
    assert refused(alone, "tool 'orange Mean' on team 'Euler Academy'") == reasons.TooFewSchools("Euler Academy", 2)
    together = sitting(Seat(TWO_SCHOOLS + "\ngreen Euler Academy", hand="orange Mean"), theirs)
    assert refused(together, "tool 'orange Mean' on team 'Euler Academy'") is None


# ── STUDENT cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_student_cards_are_placed_in_front_of_the_player():
    """STUDENT cards may be played by placing them face up onto the table in front of the player."""
    state = play(
        sitting(Seat(hand="blue Amara, purple Pigeonhole Principle")),
        "student 'blue Amara' pay 'purple Pigeonhole Principle'",
    )
    assert state.boards[0].students == (PlayedStudent(*cards("blue Amara")),)


def test_a_student_is_attached_to_the_team_of_the_school():
    """Each STUDENT card may be attached to a school team if the school name on the STUDENT card matches the name of the
    SCHOOL card(s) in the school team, or the STUDENT card may be placed without attaching it to a school team."""
    state = sitting(
        Seat(f"{ONE_SCHOOL}\norange Noether Academy", hand="blue Amara, purple Pigeonhole Principle"),
    )
    paid = "pay 'purple Pigeonhole Principle'"
    assert (
        play(state, f"student 'blue Amara' team 'Euler Academy' {paid}").boards[0].students[0].team == "Euler Academy"
    )
    assert play(state, f"student 'blue Amara' {paid}").boards[0].students[0].team is None
    wrong = refused(state, f"student 'blue Amara' team 'Noether Academy' {paid}")
    assert wrong == reasons.OtherSchool("blue Amara", "Euler Academy", "Noether Academy")


@pytest.mark.parametrize(("student", "cost"), [("blue Amara", 20), ("blue Chiara", 11), ("red Kofi", 21)])
def test_an_elementary_or_high_school_student_costs_a_tenth(student, cost):
    """In order to play an elementary (Elem) or high school (HS) STUDENT card that is not being attached to a school
    team with two or more SCHOOL cards the player must pay TOOL cards into the discard pile worth a total of at least
    x/10 points where x is the student's score as indicated on the card."""
    assert refused(sitting(Seat(hand=student)), f"student '{student}'") == reasons.NotEnough(0, Fraction(cost))


@pytest.mark.parametrize(("student", "cost"), [("blue Ben", 18), ("blue Elif", 9), ("green Rosa", 20)])
def test_a_middle_school_student_costs_a_half(student, cost):
    """In order to play a middle school (MS) STUDENT card … the player must pay TOOL cards into the discard pile worth a
    total of at least x/2 points where x is the student's score as indicated on the card."""
    assert refused(sitting(Seat(hand=student)), f"student '{student}'") == reasons.NotEnough(0, Fraction(cost))


def test_a_student_of_a_team_of_two_schools_is_free():
    """If the STUDENT card is being attached to a school team with two or more SCHOOL cards, the STUDENT card may be
    played for free."""
    one, two = (sitting(Seat(schools, hand="blue Amara, blue Ben")) for schools in (ONE_SCHOOL, TWO_SCHOOLS))
    assert refused(one, "student 'blue Amara' team 'Euler Academy'") == reasons.NotEnough(0, Fraction(20))
    assert refused(one, "student 'blue Ben' team 'Euler Academy'") == reasons.NotEnough(0, Fraction(18))
    assert refused(two, "student 'blue Amara' team 'Euler Academy'") is None
    assert refused(two, "student 'blue Ben' team 'Euler Academy'") is None
    assert refused(two, "student 'blue Ben'") == reasons.NotEnough(0, Fraction(18))


# ── TEACHER cards ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_teacher_is_attached_when_played():
    """TEACHER cards may be played by placing them face up onto the table in front of the player. Each TEACHER card must
    be attached to either a school team or to a STUDENT card when played."""
    assert not [action for action in legal_actions(sitting(Seat(hand="blue Coach Fermat")), 0) if hasattr(action, "on")]
    state = sitting(Seat("blue Euler Academy\nred Kofi", hand="blue Coach Fermat"))
    spots = [action.on for action in legal_actions(state, 0) if hasattr(action, "on")]
    assert spots == [OnStudent(0, "red Kofi"), OnTeam("Euler Academy")]
    state = play(state, "teacher 'blue Coach Fermat' on student 1 'red Kofi'")
    assert state.boards[0].teachers[0].on == OnStudent(0, "red Kofi")


def test_a_teacher_is_attached_to_the_team_of_the_school():
    """Any TEACHER card may be attached to any STUDENT card, but a TEACHER card may only be attached to a school team if
    the school name on the TEACHER card matches the name of the SCHOOL card(s) in the school team."""
    state = sitting(Seat("blue Euler Academy\nred Kofi\nblue Amara", hand="blue Coach Fermat, red Coach Kovalevskaya"))
    assert refused(state, "teacher 'blue Coach Fermat' on team 'Euler Academy'") is None
    for student in ("red Kofi", "blue Amara"):
        assert refused(state, f"teacher 'red Coach Kovalevskaya' on student 1 '{student}'") is None
    wrong = refused(state, "teacher 'red Coach Kovalevskaya' on team 'Euler Academy'")
    assert wrong == reasons.OtherSchool("red Coach Kovalevskaya", "Noether Academy", "Euler Academy")


def test_teachers_are_free():
    """TEACHER cards may be played for free."""
    state = play(
        sitting(Seat("red Kofi", hand="blue Coach Fermat")), "teacher 'blue Coach Fermat' on student 1 'red Kofi'"
    )
    assert state.discard_piles[0] == ()


# ── TOOL cards ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_tools_are_paid_into_the_discard_pile():
    """TOOL cards may be paid into the discard pile to play a SCHOOL or STUDENT card as described above."""
    state = sitting(Seat(hand="blue Chiara, orange Mean, blue Triangle Area, red Kofi"))
    assert len([action for action in legal_actions(state, 0) if getattr(action, "card", "") == "blue Chiara"]) == 2
    state = play(state, "student 'blue Chiara' pay 'orange Mean' 'blue Triangle Area'")
    assert names(state.discard_piles[0]) == "blue Triangle Area, orange Mean"
    assert names(state.hands[0]) == "red Kofi"


def test_a_student_is_attached_later_for_five_points():
    """In addition, a player may pay TOOL cards worth at least 5 points into the discard pile in order to attach a
    previously-played but unattached STUDENT card to a school team"""
    state = sitting(Seat(f"{TWO_SCHOOLS}\nblue Amara", hand="orange Mean, red Kofi"))
    assert refused(state, "attach 'blue Amara'") == reasons.NotEnough(0, Fraction(5))
    state = play(state, "attach 'blue Amara' pay 'orange Mean'")
    assert state.boards[0].students[0].team == "Euler Academy"
    assert refused(state, "attach 'blue Amara'") == reasons.AlreadyAttached("blue Amara")


def test_a_teacher_is_moved_for_five_points():
    """or to detach a TEACHER card from a STUDENT card or a school team and attach it to a different STUDENT card or
    school team"""
    state = sitting(
        Seat(f"{ONE_SCHOOL}\nblue Amara: blue Coach Fermat\nblue Ben", hand="orange Mean, blue Divisibility by 9"),
    )
    assert refused(state, "move teacher 'blue Coach Fermat' to student 1 'blue Ben'") == reasons.NotEnough(
        0, Fraction(5)
    )
    state = play(state, "move teacher 'blue Coach Fermat' to student 1 'blue Ben' pay 'orange Mean'")
    assert state.boards[0].teachers[0].on == OnStudent(0, "blue Ben")
    state = play(state, "move teacher 'blue Coach Fermat' to team 'Euler Academy' pay 'blue Divisibility by 9'")
    assert state.boards[0].teachers[0].on == OnTeam("Euler Academy")


def test_a_tool_is_moved_for_five_points():
    """or to detach a previously-played TOOL card from one STUDENT card and attach it to a different STUDENT card."""
    state = sitting(Seat("blue Amara: red Slope Formula\nblue Ben", hand="orange Mean, red Kofi"))
    assert refused(state, "move tool 'red Slope Formula' to student 1 'blue Ben'") == reasons.NotEnough(0, Fraction(5))
    state = play(state, "move tool 'red Slope Formula' to student 1 'blue Ben' pay 'orange Mean'")
    assert state.boards[0].tools[0].on == OnStudent(0, "blue Ben")


def test_an_opponents_tool_is_sent_away_for_twice_its_value():
    """A player may also send any TOOL card played by an opponent to that opponent's discard pile by paying TOOL cards
    worth at least twice the value of the opponent's TOOL card into the player's discard pile."""
    state = sitting(
        Seat(hand="orange Gauss Sum, red Slope Formula, orange Mean"),
        Seat("blue Amara: red Slope Formula\n" + THREE_SCHOOLS + "\nEuler Academy: orange Mean"),
    )
    assert refused(state, "send away 2 'red Slope Formula' pay 'orange Gauss Sum'") == reasons.NotEnough(
        15, Fraction(30)
    )
    after = play(state, "send away 2 'red Slope Formula' pay 'orange Gauss Sum' 'red Slope Formula'")
    assert names(after.discard_piles[1]) == "red Slope Formula"
    assert names(after.discard_piles[0]) == "orange Gauss Sum, red Slope Formula"
    assert [played.card.key for played in after.boards[1].tools] == ["orange Mean"]
    after = play(state, "send away 2 'orange Mean' pay 'red Slope Formula'")
    assert names(after.discard_piles[1]) == "orange Mean"


def test_a_payment_for_an_action_card():
    """Payment of TOOL cards may also be required in order to implement certain ACTION cards."""
    state = sitting(Seat(hand="orange Transfer Request, blue Triangle Area"), Seat("blue Amara"))
    assert refused(state, "action 'orange Transfer Request' target 2") == reasons.NotEnough(0, Fraction(10))
    state = play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    assert names(state.discard_piles[0]) == "blue Triangle Area, orange Transfer Request"


def test_tools_are_attached_to_students_or_three_schools():
    """Finally, TOOL cards may be played by placing them face up onto the table in front of the player and attaching
    them to any STUDENT card or to any group of three or more SCHOOL cards that are attached to each other."""
    two = sitting(Seat(f"{TWO_SCHOOLS}\nred Kofi", hand="orange Mean, blue Triangle Area"))
    assert refused(two, "tool 'orange Mean' on student 1 'red Kofi'") is None
    assert refused(two, "tool 'orange Mean' on team 'Euler Academy'") == reasons.TooFewSchools("Euler Academy", 2)
    three = sitting(Seat(f"{THREE_SCHOOLS}\nred Kofi", hand="orange Mean, blue Triangle Area"))
    state = play(
        three, "tool 'orange Mean' on team 'Euler Academy'", "tool 'blue Triangle Area' on student 1 'red Kofi'"
    )
    assert [played.on for played in state.boards[0].tools] == [OnTeam("Euler Academy"), OnStudent(0, "red Kofi")]
    assert state.discard_piles[0] == ()
