"""Where the rulebook is silent: the rulings, and what was decided here."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import NotInYourHand
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import (
    Answer,
    Decline,
    OnStudent,
    Phase,
    PlayStudent,
    PlayTool,
    Rules,
    SendAway,
    legal_actions,
    new_game,
    observe,
    outcome,
    to_act,
    why_not,
)
from mathgames_widgets.games.mathleague.rules import reasons
from mathgames_widgets.games.mathleague.rules.cards import Tool
from mathgames_widgets.games.mathleague.rules.decks import Deck, write_deck
from mathgames_widgets.games.mathleague.rules.events import Paid, ReachedWinNumber, Replied
from mathgames_widgets.games.mathleague.rules.state import PlayedTool
from tests.games.mathleague.tables import FOUR, Seat, all_decline, cards, names, play, refused, sitting, step
from tests.refusing import refusing
from tests.walks import everything_in

# ── payments ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_paid_over_the_cost_is_lost():
    """Payments come from TOOL cards in hand, each payment on its own; what is paid over the cost is lost."""
    hand = "blue Amara, blue Chiara, purple Quadratic Formula, blue Divisibility by 9"
    happened = step(sitting(Seat(hand=hand)), "student 'blue Chiara' pay 'purple Quadratic Formula'")
    paid = happened.events[0]
    assert isinstance(paid, Paid)
    assert (paid.worth, paid.cost, paid.lost) == (25, 11, 14)
    line = "student 'blue Amara' pay 'blue Divisibility by 9'"
    assert refused(happened.state, line) == reasons.NotEnough(5, Fraction(20))


def test_tools_on_the_table_pay_nothing():
    """Payments come from TOOL cards in hand"""
    state = sitting(Seat("red Kofi: purple Quadratic Formula", hand="blue Amara"))
    wrong = refused(state, "student 'blue Amara' pay 'purple Quadratic Formula'")
    assert wrong == NotInYourHand("purple Quadratic Formula")


def test_more_cards_than_needed_may_be_paid():
    """at least: a payment may have a card too many. What is offered has none that could be left out."""
    hand = "blue Chiara, orange Mean, blue Triangle Area, orange Gauss Sum, purple Quadratic Formula"
    state = sitting(Seat(hand=hand))
    offered = {action.payment for action in legal_actions(state, 0) if isinstance(action, PlayStudent)}
    assert offered == {
        ("orange Gauss Sum",),
        ("purple Quadratic Formula",),
        ("blue Triangle Area", "orange Mean"),
    }
    everything = "student 'blue Chiara' pay 'orange Mean' 'blue Triangle Area' 'orange Gauss Sum'"
    assert refused(state, everything) is None
    action = mathleague.read_action(everything.replace("'", '"'))
    assert action in legal_actions(state, 0)
    assert len(play(state, everything).discard_piles[0]) == 3


def test_a_cheap_tool_is_sent_away_for_less_than_moving_costs():
    """Twice the value of an opponent's TOOL card: where that is less than the 5 points for moving, 4 are enough."""
    theirs, mine = Tool("blue", "70", "Two", "1 + 1 = 2", 2), Tool("blue", "11", "Four", "2 + 2 = 4", 4)
    state = sitting(Seat(hand="red Kofi"), Seat("blue Amara"))
    board = replace(state.boards[1], tools=(PlayedTool(theirs, OnStudent(1, "blue Amara")),))
    state = replace(state, boards=(state.boards[0], board), hands=((*state.hands[0], mine), ()))
    action = SendAway(1, theirs.key, (mine.key,))
    assert why_not(state, 0, action) is None
    assert action in tuple(legal_actions(state, 0))


# ── in front of the player ────────────────────────────────────────────────────────────────────────────────────────


def test_cards_attach_on_ones_own_side():
    """ "In front of the player": tools, teachers and students attach on the player's own side."""
    state = sitting(
        Seat(hand="blue Coach Fermat, orange Mean, blue Ben, purple Pigeonhole Principle"),
        Seat("blue Euler Academy\norange Euler Academy\ngreen Euler Academy\nred Kofi"),
    )
    spot = OnStudent(1, "red Kofi")
    assert refused(state, "teacher 'blue Coach Fermat' on student 2 'red Kofi'") == reasons.NoSuchStudent(spot)
    assert refused(state, "tool 'orange Mean' on student 2 'red Kofi'") == reasons.NoSuchStudent(spot)
    assert PlayTool("orange Mean", spot) not in legal_actions(state, 0)
    for line in (
        "student 'blue Ben' team 'Euler Academy' pay 'purple Pigeonhole Principle'",
        "tool 'orange Mean' on team 'Euler Academy'",
        "teacher 'blue Coach Fermat' on team 'Euler Academy'",
    ):
        assert refused(state, line) is not None


# ── winning ───────────────────────────────────────────────────────────────────────────────────────────────────────

WINNING = {
    "a student": (
        "blue Amara\nblue Ben\nblue Chiara",
        "blue Dev, orange Gauss Sum",
        "student 'blue Dev' pay 'orange Gauss Sum'",
        171,
    ),
    "a tool": (FOUR, "orange Gauss Sum", "tool 'orange Gauss Sum' on student 1 'blue Dev'", 175),
    "a teacher": (FOUR, "blue Coach Fermat", "teacher 'blue Coach Fermat' on student 1 'blue Dev'", 221),
    "a teacher that moves": (
        f"{FOUR}\nred Kofi: blue Coach Fermat",
        "orange Mean",
        "move teacher 'blue Coach Fermat' to student 1 'blue Dev' pay 'orange Mean'",
        221,
    ),
    "a tool that moves": (
        "red Kofi\nred Lena\nred Mateo\nred Nadia\nred Omar: blue Triangle Area",
        "orange Mean",
        "move tool 'blue Triangle Area' to student 1 'red Kofi' pay 'orange Mean'",
        173,
    ),
}


@pytest.mark.parametrize("card", WINNING)
def test_the_win_is_checked_after_every_card(card):
    """The win is checked after every card."""
    board, hand, line, win = WINNING[card]
    state = sitting(Seat(board, hand=f"{hand}, green Sven"), win=win)
    assert to_act(state) == (0,)
    happened = step(state, line)
    assert happened.state.phase is Phase.OVER
    assert [event for event in happened.events if isinstance(event, ReachedWinNumber)]
    assert to_act(happened.state) == ()
    one_more = play(sitting(Seat(board, hand=f"{hand}, green Sven"), win=win + 1), line)
    assert one_more.phase is Phase.PLAY


def test_an_action_card_can_win():
    """The win is checked after every card: after an ACTION card, when it has taken effect."""
    four = "orange Noether Academy\nblue Amara\n" + "\n".join(
        [f"{student} in Noether Academy" for student in ("red Kofi", "red Lena", "red Mateo")]
    )
    state = sitting(Seat(four, hand="green Exchange Student"), win=186, school_score_only=True)
    asked = play(state, "action 'green Exchange Student' target 1")
    assert asked.phase is Phase.ANSWER
    assert outcome(play(asked, "1 decline")).winners == (0,)


def test_a_tie_is_shared():
    """If the cards run out, the highest score wins; a tie is shared."""
    state = sitting(Seat(FOUR, hand="red Kofi, red Lena", pile=""), Seat("red Kofi"), Seat(FOUR))
    state = play(state, "discard 'red Kofi'", "end turn")
    result = outcome(state)
    assert (result.winners, result.places) == ((0, 2), (1, 3, 1))


def test_no_score_yet_counts_as_nothing():
    """Fewer than four: no score yet. When the cards run out it counts as 0."""
    state = sitting(Seat("blue Amara\nblue Ben\nblue Chiara", hand="red Kofi", pile=""), Seat(FOUR))
    assert outcome(play(state, "discard 'red Kofi'", "end turn")).scores == (0, Fraction(685, 4))


# ── answers ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_opponent_is_asked_at_once():
    """A STAFF answer is asked of every opponent at once, so that asking tells nothing"""
    state = sitting(Seat(hand="red Study Session"), Seat(hand="blue Principal"), Seat(hand="red Kofi"), Seat())
    state = play(state, "action 'red Study Session' target 1")
    assert to_act(state) == (1, 2, 3)
    assert set(legal_actions(state, 1)) == {Decline(), Answer("blue Principal")}
    assert set(legal_actions(state, 2)) == {Decline()} == set(legal_actions(state, 3))


def test_the_others_keep_their_card():
    """of those who answer, the one whose turn comes next is taken and the others keep their card."""
    state = sitting(
        Seat(hand="blue Principal"),
        Seat(hand="red Study Session"),
        Seat(hand="green Principal"),
        Seat(hand="red Kofi"),
        turn=1,
    )
    state = play(state, "action 'red Study Session' target 2", "3 decline", "0 answer 'blue Principal'")
    happened = step(state, "2 answer 'green Principal'")
    assert [names(hand) for hand in happened.state.hands] == ["blue Principal", "", "", "red Kofi"]
    kept = cards("blue Principal")[0]
    assert not [event for event in happened.events if kept in everything_in(event)]


def test_the_player_on_turn_comes_last():
    """the one whose turn comes next: whoever is on turn has the longest to wait for the next one."""
    mine, third = "red Study Session, green Counselor", "blue Counselor"
    state = sitting(Seat(hand=mine), Seat(hand="blue Principal"), Seat(hand=third))
    state = play(state, "action 'red Study Session' target 1", "1 answer 'blue Principal'", "2 decline")
    state = play(state, "0 answer 'green Counselor'", "2 answer 'blue Counselor'")
    assert names(state.discard_piles[2]) == "blue Counselor"
    assert "green Counselor" in names(state.hands[0])


def test_an_answer_lies_face_down():
    """Simultaneous choices stay secret until the last one is in."""
    state = sitting(Seat(hand="red Study Session"), Seat(hand="blue Principal"), Seat(hand="red Kofi"))
    state = play(state, "action 'red Study Session' target 1")
    answered, declined = (step(state, f"1 {reply}") for reply in ("answer 'blue Principal'", "decline"))
    for seat in (0, 2, None):
        seen = [[event.as_seen_by(seat) for event in happened.events] for happened in (answered, declined)]
        assert seen[0] == seen[1] == [Replied(1, None)]
        assert observe(answered.state, seat) == observe(declined.state, seat)
    assert observe(answered.state, 1).reply is not None


def test_an_answer_may_be_taken_back_until_somebody_else_answers():
    """Undo is allowed back to the last point where something was revealed … or another player acted; never past it."""
    match = Match(mathleague, 3, "UNDO")
    match._states[-1] = play(
        sitting(Seat(hand="red Study Session"), Seat(hand="blue Principal"), Seat(hand="red Kofi")),
        "action 'red Study Session' target 1",
    )
    match.play(1, Answer("blue Principal"))
    assert match.can_undo(1)
    match.undo(1)
    match.play(1, Decline())
    match.play(2, Decline())
    assert not match.can_undo(1)
    assert not match.can_undo(2)


def test_two_to_six_players():
    """mathleague.org/cards (2 to 6 players; 4 for team play; 1 for solitaire): In this game, two or more players
    compete to build the highest-scoring team they can."""
    assert mathleague.TITLE == "mathleague.org/cards"
    assert list(mathleague.PLAYERS) == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with refusing(mathleague, f"for 2 to 6 players, not {players}"):
            new_game(players, "FERN-42")


# ── the set up ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_cards_turned_over_stay_in_the_discard_pile():
    """The cards turned over at the start stay in the discard pile."""
    state = new_game(3, "FERN-42")
    for seat in range(3):
        assert state.opening[seat] == state.discard_piles[seat]
        assert not set(state.opening[seat]) & {*state.draw_piles[seat], *state.hands[seat]}


def test_any_number_of_redraws():
    """Any number of redraws until the highest domino number is unique: with decks of one number, down to the last six
    cards of a draw pile, and then the first of them begins."""
    even = [Tool("blue", "00", f"Tool {number}", "n = n", 5) for number in range(55)]
    state = new_game(2, "FERN-42", Rules(decks=(write_deck(Deck("Even", tuple(even))),)))
    assert [len(pile) for pile in state.opening] == [49, 49]
    assert state.draw_piles == ((), ())
    assert (state.win_number, state.turn.player) == (200, 0)


# ── decided here ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_action_card_needs_a_legal_target():
    """An ACTION card that can be aimed at nobody is not played; it may be discarded."""
    state = sitting(Seat(hand="blue Substitute Teacher, orange Mean"))
    wrong = refused(state, "action 'blue Substitute Teacher' target 2 pay 'orange Mean'")
    assert wrong == reasons.NotALegalTarget("blue Substitute Teacher", 1)
    assert refused(state, "discard 'blue Substitute Teacher'") is None


def test_an_empty_hand_may_end_its_turn():
    """A player must play or discard at least one card per turn: nobody can without a card."""
    state = sitting(Seat(hand=""))
    assert refused(state, "end turn") is None
    assert len(play(state, "end turn").hands[0]) == 6


def test_a_single_choice_is_made():
    """Where there is one card to choose, nobody is asked."""
    state = sitting(Seat(hand="orange Transfer Request, blue Triangle Area"), Seat("blue Amara"))
    state = all_decline(play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'"))
    assert state.phase is Phase.PLAY
    assert names(state.hands[1]) == "blue Amara"


def test_more_than_six_cards_wait_for_the_end_of_the_turn():
    """A card that comes back into a hand may make it seven; that is put right at the end of its player's own turn."""
    hand = "red Kofi, red Lena, red Mateo, red Nadia, red Omar, green Priya"
    state = sitting(Seat(hand="orange Transfer Request, blue Triangle Area"), Seat("blue Amara", hand=hand))
    state = all_decline(play(state, "action 'orange Transfer Request' target 2 pay 'blue Triangle Area'"))
    assert len(state.hands[1]) == 7
    state = play(state, "end turn", "discard 'red Kofi'", "end turn")
    assert len(state.hands[1]) == 6


def test_a_card_of_a_finished_chain_answers_nothing():
    """A STAFF card answers the card just played, and no card before it."""
    state = sitting(Seat(hand="red Study Session"), Seat(hand="blue Principal"), Seat(hand="green Principal"))
    state = play(state, "action 'red Study Session' target 1", "1 answer 'blue Principal'", "2 decline")
    assert refused(state, "2 answer 'green Principal'") == reasons.DoesNotAnswer("green Principal", "blue Principal")


def test_what_everybody_has_seen_is_known():
    """A card that comes back into a hand, and a TOOL card that was revealed, are known there until they leave it."""
    state = sitting(
        Seat("blue Amara", hand="red Kofi"), Seat(hand="orange Transfer Request, blue Triangle Area"), turn=1
    )
    state = all_decline(play(state, "action 'orange Transfer Request' target 1 pay 'blue Triangle Area'"))
    assert names(observe(state, 1).known[0]) == "blue Amara"
    assert "blue Amara" not in names(observe(state, 1).hidden[0])
    state = play(state, "end turn", "discard 'blue Amara'")
    assert observe(state, 1).known[0] == ()


def test_two_snow_days_are_one():
    """What changes a player's next turn changes it once, however many such cards were played."""
    state = sitting(Seat(hand="green Snow Day, red Kofi"), Seat(), Seat(ahead=("snow-day",)))
    state = all_decline(play(state, "action 'green Snow Day' target 3"))
    assert state.ahead == ((), (), ("snow-day",))


def test_everybody_shares_a_game_without_a_score():
    """A tie is shared: where nobody has four students, all scores are 0 and everybody wins."""
    result = outcome(
        play(sitting(Seat(hand="red Kofi", pile=""), Seat("blue Amara")), "discard 'red Kofi'", "end turn")
    )
    assert (result.winners, result.scores) == ((0, 1), (0, 0))
