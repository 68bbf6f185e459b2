"""The rulebook, sentence by sentence: the set up, a turn, every way to play a card, the end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import OnStudent, OnTeam, Phase, Rules, legal_actions, new_game, observe, to_act
from mathgames_widgets.games.mathleague.decks import STARTER_DECK, Deck, write_deck
from mathgames_widgets.games.mathleague.events import Paid
from mathgames_widgets.games.mathleague.reasons import (
    AlreadyAttached,
    NotEnough,
    NothingToPay,
    OneActionATurn,
    OtherSchool,
    PlayOrDiscardOne,
    TooFewSchools,
    TooManyCards,
    WrongPhase,
)
from mathgames_widgets.games.mathleague.setting_up import deck_of
from mathgames_widgets.games.mathleague.state import Decline, PlayedStudent
from tests.games.mathleague.tables import FOUR, Seat, all_decline, cards, names, play, refused, sitting, step

TABLES = pytest.mark.parametrize("players", [2, 4, 6])

ONE_SCHOOL = "blue Euler Academy"
TWO_SCHOOLS = "blue Euler Academy\norange Euler Academy"
THREE_SCHOOLS = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy"


# ── the set up ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("count", [54, 56])
def test_a_deck_has_exactly_55_cards(count):
    """Prior to the start of the game each player must assemble a deck of exactly 55 cards."""
    text = write_deck(Deck("Wrong", (*STARTER_DECK.cards, *cards("red Hypatia Hall"))[:count]))
    with pytest.raises(ValueError, match=f"exactly 55 cards, and here are {count}"):
        new_game(2, "FERN-42", Rules(decks=("starter", text)))


def test_no_card_stands_twice_in_a_deck():
    """The deck may consist of any cards the player chooses, so long as no two cards have both the same name and the
    same color."""
    text = write_deck(Deck("Twice", (*STARTER_DECK.cards[:54], STARTER_DECK.cards[0])))
    with pytest.raises(ValueError, match="blue Amara"):
        new_game(2, "FERN-42", Rules(decks=(text,)))


def test_name_and_colour_tell_cards_apart():
    """A card's name consists of the words in bold type in the text box at the bottom of the card. A card's color is the
    color of the letters and numbers in the top left corner of the card. Available colors are blue, orange, red, green,
    and purple."""
    euler = [one for one in STARTER_DECK.cards if one.name == "Euler Academy"]
    assert [one.colour for one in euler] == ["blue", "orange", "red", "green"]
    assert len({one.key for one in STARTER_DECK.cards}) == 55
    assert {one.colour for one in STARTER_DECK.cards} == {"blue", "orange", "red", "green", "purple"}


@TABLES
def test_every_deck_is_shuffled(players):
    """Each player shuffles their deck and places the deck face down on the table; this deck becomes their draw pile."""
    state = new_game(players, "FERN-42")
    for seat in range(players):
        whole = (*state.draw_piles[seat], *state.hands[seat], *state.discard_piles[seat])
        assert Counter(whole) == Counter(deck_of("starter"))
        assert state.draw_piles[seat] != new_game(players, "FERN-43").draw_piles[seat]
    assert len(set(state.draw_piles)) == players


@TABLES
def test_everybody_turns_over_a_card(players):
    """Each player turns over their top card and places it face up on the table as the first card in their discard
    pile."""
    for number in range(20):
        state = new_game(players, f"TOP {number}")
        assert state.discard_piles == state.opening
        assert all(len(pile) == 1 for pile in state.opening) or max(map(len, state.opening)) > 1


def test_discarded_cards_go_on_top():
    """All discarded cards go face up onto the top of the discard pile."""
    state = sitting(Seat(hand="blue Amara, blue Ben", discards="red Kofi"))
    state = play(state, "discard 'blue Ben'", "discard 'blue Amara'")
    assert names(state.discard_piles[0]) == "red Kofi, blue Ben, blue Amara"
    assert observe(state, 1).discard_piles == state.discard_piles


def test_the_domino_digits_are_a_two_digit_number():
    """For example, if the domino digits are a 6 on top and 3 on bottom, the two-digit number is 63."""
    assert [one.number for one in cards("green Noether Academy, blue Amara, blue Ben")] == [63, 0, 11]


def test_a_tie_for_the_highest_number_is_turned_again():
    """If there is a tie for the highest two-digit number that is showing, all players with that number turn over a new
    card and place it on top of their discard pile; this process repeats as necessary until a unique highest number is
    showing."""
    games = [new_game(6, f"TIE {number}") for number in range(60)]
    tied = [state for state in games if max(map(len, state.opening)) > 1]
    assert tied
    for state in games:
        shown = [[one.number for one in pile] for pile in state.opening]
        for turn in range(max(map(len, shown)) - 1):
            showing = [numbers[min(turn, len(numbers) - 1)] for numbers in shown]
            again = [seat for seat, numbers in enumerate(shown) if len(numbers) > turn + 1]
            assert again == [seat for seat, number in enumerate(showing) if number == max(showing)]
        last = [numbers[-1] for numbers in shown]
        assert last.count(max(last)) == 1


@TABLES
def test_the_lowest_number_makes_the_win_number(players):
    """The lowest two-digit number showing gets added to 200 to determine the win number."""
    for number in range(10):
        state = new_game(players, f"LOW {number}")
        assert state.win_number == 200 + min([pile[-1].number for pile in state.opening])


@TABLES
def test_everybody_draws_six_cards(players):
    """Each player draws six cards from their draw pile into their hand."""
    state = new_game(players, "FERN-42")
    assert [len(hand) for hand in state.hands] == [6] * players


@TABLES
def test_the_highest_number_begins(players):
    """The player with the highest two-digit number showing in their discard pile takes the first turn"""
    for number in range(10):
        state = new_game(players, f"HIGH {number}")
        showing = [pile[-1].number for pile in state.opening]
        assert to_act(state) == (showing.index(max(showing)),)


def test_play_proceeds_clockwise():
    """and play proceeds clockwise."""
    state = new_game(3, "FERN-42")
    order = []
    for _ in range(6):
        order.append(state.turn.player)
        state = play(state, f"discard '{state.hands[state.turn.player][0].key}'", "end turn")
    first = order[0]
    assert order == [first, (first + 1) % 3, (first + 2) % 3] * 2


# ── a turn ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_any_number_of_cards_may_go():
    """On a player's turn they may dispose of any number of cards in their hand by playing or discarding each card."""
    state = sitting(Seat(hand="blue Euler Academy, blue Amara, blue Principal"))
    state = play(state, "school 'blue Euler Academy'", "discard 'blue Amara'", "discard 'blue Principal'")
    assert state.hands[0] == ()
    assert names(state.discard_piles[0]) == "blue Amara, blue Principal"


def test_at_least_one_card_goes():
    """A player must play or discard at least one card per turn"""
    state = sitting(Seat(hand="blue Euler Academy, blue Amara"))
    assert refused(state, "end turn") == PlayOrDiscardOne()
    assert refused(play(state, "school 'blue Euler Academy'"), "end turn") is None
    assert refused(play(state, "discard 'blue Amara'"), "end turn") is None


def test_a_tool_that_is_paid_is_a_card_that_goes():
    """A player must play or discard at least one card per turn: TOOL cards are played by paying them, too."""
    state = sitting(Seat(f"{ONE_SCHOOL}\nblue Amara", hand="orange Mean, blue Principal"))
    assert refused(play(state, "attach 'blue Amara' pay 'orange Mean'"), "end turn") is None


def test_one_action_card_a_turn():
    """and a player may play a maximum of one ACTION card per turn."""
    state = sitting(Seat(hand="red Study Session, blue Pop Quiz"))
    state = all_decline(play(state, "action 'red Study Session' target 1"))
    assert refused(state, "action 'blue Pop Quiz' target 2") == OneActionATurn()
    assert not play(state, "end turn").turn.acted


def test_cards_are_drawn_up_to_six():
    """At the end of each player's turn they must draw enough cards into their hand … to bring their card count to
    six"""
    state = sitting(
        Seat(hand="blue Amara, blue Ben, blue Dev", pile="red Kofi, red Lena, red Mateo, red Nadia, red Omar")
    )
    state = play(state, "discard 'blue Amara'", "end turn")
    assert names(state.hands[0]) == "blue Ben, blue Dev, red Kofi, red Lena, red Mateo, red Nadia"
    assert names(state.draw_piles[0]) == "red Omar"


def test_cards_are_discarded_down_to_six():
    """or discard enough cards from their hand to bring their card count to six"""
    hand = "blue Amara, blue Ben, blue Chiara, blue Dev, blue Elif, red Kofi, red Lena, red Study Session"
    state = all_decline(play(sitting(Seat(hand=hand)), "action 'red Study Session' target 1"))
    assert len(state.hands[0]) == 9
    assert refused(state, "end turn") == TooManyCards(3, 6)
    state = play(state, "discard 'blue Amara'", "discard 'blue Ben'", "discard 'red Lena'")
    assert len(play(state, "end turn").hands[0]) == 6


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
    assert refused(state, "school 'green Euler Academy'") == NotEnough(0, Fraction(30))
    some = "school 'green Euler Academy' pay 'blue Pythagorean Theorem' 'orange Mean'"
    assert refused(state, some) == NotEnough(20, Fraction(30))
    assert refused(state, "school 'red Noether Academy' pay 'orange Mean'") == NotEnough(5, Fraction(10))
    happened = step(state, "school 'red Noether Academy' pay 'blue Pythagorean Theorem'")
    assert names(happened.state.discard_piles[0]) == "blue Pythagorean Theorem"
    assert happened.events[0] == Paid(0, cards("blue Pythagorean Theorem"), 15, Fraction(10))


def test_the_first_school_card_of_a_name_is_free():
    """10 points times the number of SCHOOL cards with the same name: none is there yet, so nothing is paid."""
    state = sitting(Seat(hand="blue Euler Academy, orange Mean"), Seat("blue Noether Academy"))
    assert refused(state, "school 'blue Euler Academy'") is None
    assert refused(state, "school 'blue Euler Academy' pay 'orange Mean'") == NothingToPay()


def test_school_cards_of_a_name_are_a_team():
    """Any SCHOOL cards with matching names played by the same player attach to each other automatically as part of the
    same school team."""
    theirs = Seat("red Euler Academy\nblue Euler Academy\ngreen Euler Academy")
    alone = sitting(Seat(TWO_SCHOOLS, hand="orange Mean"), theirs)
    assert refused(alone, "tool 'orange Mean' on team 'Euler Academy'") == TooFewSchools("Euler Academy", 2)
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
    assert wrong == OtherSchool("blue Amara", "Euler Academy", "Noether Academy")


@pytest.mark.parametrize(("student", "cost"), [("blue Amara", 20), ("blue Chiara", 11), ("red Kofi", 21)])
def test_an_elementary_or_high_school_student_costs_a_tenth(student, cost):
    """In order to play an elementary (Elem) or high school (HS) STUDENT card that is not being attached to a school
    team with two or more SCHOOL cards the player must pay TOOL cards into the discard pile worth a total of at least
    x/10 points where x is the student's score as indicated on the card."""
    assert refused(sitting(Seat(hand=student)), f"student '{student}'") == NotEnough(0, Fraction(cost))


@pytest.mark.parametrize(("student", "cost"), [("blue Ben", 18), ("blue Elif", 9), ("green Rosa", 20)])
def test_a_middle_school_student_costs_a_half(student, cost):
    """In order to play a middle school (MS) STUDENT card … the player must pay TOOL cards into the discard pile worth a
    total of at least x/2 points where x is the student's score as indicated on the card."""
    assert refused(sitting(Seat(hand=student)), f"student '{student}'") == NotEnough(0, Fraction(cost))


def test_a_student_of_a_team_of_two_schools_is_free():
    """If the STUDENT card is being attached to a school team with two or more SCHOOL cards, the STUDENT card may be
    played for free."""
    one, two = (sitting(Seat(schools, hand="blue Amara, blue Ben")) for schools in (ONE_SCHOOL, TWO_SCHOOLS))
    assert refused(one, "student 'blue Amara' team 'Euler Academy'") == NotEnough(0, Fraction(20))
    assert refused(one, "student 'blue Ben' team 'Euler Academy'") == NotEnough(0, Fraction(18))
    assert refused(two, "student 'blue Amara' team 'Euler Academy'") is None
    assert refused(two, "student 'blue Ben' team 'Euler Academy'") is None
    assert refused(two, "student 'blue Ben'") == NotEnough(0, Fraction(18))


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
    assert wrong == OtherSchool("red Coach Kovalevskaya", "Noether Academy", "Euler Academy")


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
    assert refused(state, "attach 'blue Amara'") == NotEnough(0, Fraction(5))
    state = play(state, "attach 'blue Amara' pay 'orange Mean'")
    assert state.boards[0].students[0].team == "Euler Academy"
    assert refused(state, "attach 'blue Amara'") == AlreadyAttached("blue Amara")


def test_a_teacher_is_moved_for_five_points():
    """or to detach a TEACHER card from a STUDENT card or a school team and attach it to a different STUDENT card or
    school team"""
    state = sitting(
        Seat(f"{ONE_SCHOOL}\nblue Amara: blue Coach Fermat\nblue Ben", hand="orange Mean, blue Divisibility by 9"),
    )
    assert refused(state, "move teacher 'blue Coach Fermat' to student 1 'blue Ben'") == NotEnough(0, Fraction(5))
    state = play(state, "move teacher 'blue Coach Fermat' to student 1 'blue Ben' pay 'orange Mean'")
    assert state.boards[0].teachers[0].on == OnStudent(0, "blue Ben")
    state = play(state, "move teacher 'blue Coach Fermat' to team 'Euler Academy' pay 'blue Divisibility by 9'")
    assert state.boards[0].teachers[0].on == OnTeam("Euler Academy")


def test_a_tool_is_moved_for_five_points():
    """or to detach a previously-played TOOL card from one STUDENT card and attach it to a different STUDENT card."""
    state = sitting(Seat("blue Amara: red Slope Formula\nblue Ben", hand="orange Mean, red Kofi"))
    assert refused(state, "move tool 'red Slope Formula' to student 1 'blue Ben'") == NotEnough(0, Fraction(5))
    state = play(state, "move tool 'red Slope Formula' to student 1 'blue Ben' pay 'orange Mean'")
    assert state.boards[0].tools[0].on == OnStudent(0, "blue Ben")


def test_an_opponents_tool_is_sent_away_for_twice_its_value():
    """A player may also send any TOOL card played by an opponent to that opponent's discard pile by paying TOOL cards
    worth at least twice the value of the opponent's TOOL card into the player's discard pile."""
    state = sitting(
        Seat(hand="orange Gauss Sum, red Slope Formula, orange Mean"),
        Seat("blue Amara: red Slope Formula\n" + THREE_SCHOOLS + "\nEuler Academy: orange Mean"),
    )
    assert refused(state, "send away 2 'red Slope Formula' pay 'orange Gauss Sum'") == NotEnough(15, Fraction(30))
    after = play(state, "send away 2 'red Slope Formula' pay 'orange Gauss Sum' 'red Slope Formula'")
    assert names(after.discard_piles[1]) == "red Slope Formula"
    assert names(after.discard_piles[0]) == "orange Gauss Sum, red Slope Formula"
    assert [played.card.key for played in after.boards[1].tools] == ["orange Mean"]
    after = play(state, "send away 2 'orange Mean' pay 'red Slope Formula'")
    assert names(after.discard_piles[1]) == "orange Mean"


def test_a_payment_for_an_action_card():
    """Payment of TOOL cards may also be required in order to implement certain ACTION cards."""
    state = sitting(Seat(hand="orange Transfer Request, blue Triangle Area"), Seat("blue Amara"))
    assert refused(state, "action 'orange Transfer Request' target 2") == NotEnough(0, Fraction(10))
    state = play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'")
    assert names(state.discard_piles[0]) == "blue Triangle Area, orange Transfer Request"


def test_tools_are_attached_to_students_or_three_schools():
    """Finally, TOOL cards may be played by placing them face up onto the table in front of the player and attaching
    them to any STUDENT card or to any group of three or more SCHOOL cards that are attached to each other."""
    two = sitting(Seat(f"{TWO_SCHOOLS}\nred Kofi", hand="orange Mean, blue Triangle Area"))
    assert refused(two, "tool 'orange Mean' on student 1 'red Kofi'") is None
    assert refused(two, "tool 'orange Mean' on team 'Euler Academy'") == TooFewSchools("Euler Academy", 2)
    three = sitting(Seat(f"{THREE_SCHOOLS}\nred Kofi", hand="orange Mean, blue Triangle Area"))
    state = play(
        three, "tool 'orange Mean' on team 'Euler Academy'", "tool 'blue Triangle Area' on student 1 'red Kofi'"
    )
    assert [played.on for played in state.boards[0].tools] == [OnTeam("Euler Academy"), OnStudent(0, "red Kofi")]
    assert state.discard_piles[0] == ()


# ── ACTION and STAFF cards ────────────────────────────────────────────────────────────────────────────────────────


def test_an_action_card_goes_onto_the_discard_pile():
    """ACTION cards may be played by placing the ACTION card into the discard pile (unless directed otherwise) and
    following the instructions on the card"""
    state = sitting(Seat(hand="red Study Session, blue Amara", pile="red Kofi, red Lena, red Omar"))
    state = all_decline(play(state, "action 'red Study Session' target 1"))
    assert names(state.discard_piles[0]) == "red Study Session"
    assert names(state.hands[0]) == "blue Amara, red Kofi, red Lena"


def test_the_instructions_on_a_card_take_precedence():
    """If the instructions on an ACTION card contradict any of the existing game rules, the instructions on the card
    take precedence, and existing game rules are suspended to the extent necessary to allow for implementation of the
    ACTION card."""
    state = sitting(Seat("blue Noether Academy\nblue Amara", hand="green Exchange Student, red Kofi"))
    state = all_decline(play(state, "action 'green Exchange Student' target 1"))
    assert state.boards[0].students[0].team == "Noether Academy"


def test_staff_cards_counter_an_action_card():
    """STAFF cards may be played into the player's discard pile to counter the effect of an ACTION card or another STAFF
    card."""
    state = sitting(Seat(hand="red Study Session, green Counselor"), Seat(hand="blue Principal, blue Amara"))
    state = play(state, "action 'red Study Session' target 1", "1 answer 'blue Principal'")
    assert names(state.discard_piles[1]) == "blue Principal"
    assert len(play(state, "0 decline").hands[0]) == 1
    state = play(state, "0 answer 'green Counselor'", "1 decline")
    assert names(state.discard_piles[0]) == "red Study Session, green Counselor"
    assert len(state.hands[0]) == 2


def test_staff_cards_are_only_played_as_answers():
    """STAFF cards may be played during anyone's turn but may only be played immediately after a player plays an ACTION
    card or a STAFF card."""
    state = sitting(Seat(hand="red Study Session, blue Principal"), Seat(hand="green Principal, blue Amara"))
    assert refused(state, "0 answer 'blue Principal'") == WrongPhase(Phase.PLAY)
    assert refused(state, "1 answer 'green Principal'") == WrongPhase(Phase.PLAY)
    asked = play(state, "action 'red Study Session' target 1")
    assert refused(asked, "1 answer 'green Principal'") is None
    assert refused(all_decline(asked), "1 answer 'green Principal'") == WrongPhase(Phase.PLAY)


def test_one_staff_card_answers_and_the_next_turn_has_the_privilege():
    """Only one STAFF card may be played in response to each ACTION or STAFF card, so if multiple opponents wish to play
    a STAFF card, the privilege goes to the one whose turn is most imminent."""
    hands = [Seat(hand=f"{colour} Principal, blue Amara") for colour in ("blue", "green", "orange")]
    state = sitting(*hands[:2], Seat(hand="red Study Session, red Kofi"), hands[2], turn=2)
    state = play(state, "action 'red Study Session' target 3", "0 answer 'blue Principal'")
    state = play(state, "1 answer 'green Principal'", "3 answer 'orange Principal'")
    assert [names(pile) for pile in state.discard_piles] == ["", "", "red Study Session", "orange Principal"]
    assert [len(hand) for hand in state.hands] == [2, 2, 1, 1]
    assert to_act(state) == (0, 1, 2)
    assert set(legal_actions(state, 0)) == {Decline()}


# ── winning ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("win", "is_over"), [(171, True), (172, False)])
def test_the_game_ends_at_the_win_number(win, is_over):
    """The game ends when either one player has assembled an all-star score or a school score greater than or equal to
    the win number … If a player achieves the win number, they win the game."""
    three = FOUR.removesuffix("\nblue Dev")
    state = sitting(Seat(three, hand="blue Dev, orange Gauss Sum, red Kofi"), win=win)
    assert mathleague.outcome(state) is None
    state = play(state, "student 'blue Dev' pay 'orange Gauss Sum'")
    assert (state.phase is Phase.OVER) == is_over
    if is_over:
        result = mathleague.outcome(state)
        assert (result.winners, result.scores, result.places) == ((0,), (Fraction(685, 4), 0), (1, 2))


def test_a_school_score_wins_too():
    """an all-star score or a school score: 685/4 for the four, 50 for the colour, 25 for the tool on three schools."""
    four = "\n".join([f"{student} in Euler Academy" for student in FOUR.splitlines()])
    state = sitting(
        Seat(f"{THREE_SCHOOLS}\n{four}\nEuler Academy: blue Coach Fermat", hand="purple Quadratic Formula, red Kofi"),
        win=246,
    )
    state = play(state, "tool 'purple Quadratic Formula' on team 'Euler Academy'")
    assert mathleague.outcome(state).scores[0] == Fraction(685, 4) + 75


def test_the_game_ends_when_cards_run_out():
    """or when one player is unable to draw enough cards to replenish their hand at the end of their turn. If the game
    ends due to a player running out of cards, the player with the highest all-star score or school score at that point
    wins the game."""
    hand = "blue Elif, red Kofi, red Lena, red Omar, red Mateo, red Nadia"
    enough = play(sitting(Seat(hand=hand, pile="blue Euler Academy"), Seat(FOUR)), "discard 'red Kofi'", "end turn")
    assert to_act(enough) == (1,)
    state = play(sitting(Seat(hand=hand, pile=""), Seat(FOUR)), "discard 'red Kofi'", "end turn")
    result = mathleague.outcome(state)
    assert (result.winners, result.scores, result.places) == ((1,), (0, Fraction(685, 4)), (2, 1))
