"""The rulebook, sentence by sentence: a turn, ACTION cards and their answers, the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.core.game import WrongPhase
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Phase, legal_actions, to_act
from mathgames_widgets.games.mathleague.rules.effects import Decline
from mathgames_widgets.games.mathleague.rules.reasons import OneActionATurn, PlayOrDiscardOne, TooManyCards
from tests.games.mathleague.tables import (
    FOUR,
    ONE_SCHOOL,
    THREE_SCHOOLS,
    Seat,
    all_decline,
    names,
    play,
    refused,
    sitting,
)

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
