"""One test for each ruling on Matician, quoted in the docstring; what the package decides itself says so."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.core.game import GameOver, Ready
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import DECK, SYMBOL_DECK, Phase
from mathgames_widgets.games.matician.rules.cards import LEFT, MINUS, RIGHT, Equation, numbers_in
from mathgames_widgets.games.matician.rules.rules import can_be_played
from mathgames_widgets.games.matician.rules.state import Pass, ReachedThree, Revealed, RoundBegan, Sabotage
from tests.games.matician.tables import (
    equation,
    is_within_the_deck,
    last,
    laying,
    play,
    result,
    sabotaging,
    step,
    values,
    won,
)


def test_two_to_eight_players():
    """Matician (2 to 8 players)"""
    assert range(2, 9) == matician.PLAYERS


def test_the_decks():
    """Decks: 12 Equation Symbols, 56 Numbers and Symbols."""
    assert len(SYMBOL_DECK) == 12
    assert Counter(SYMBOL_DECK) == {"+": 4, "-": 3, "x": 3, "/": 2}
    assert len(DECK) == 56
    assert Counter(DECK) == {**{str(number): 3 for number in range(1, 16)}, "0": 1, "-": 10}


def test_each_round_everything_is_dealt_anew():
    """Each round everything is shuffled and dealt anew."""
    state = sabotaging("4 + 13", "2 x 3", hands=["1 2 3 -", "5 6 7 8"])
    after = won(state)
    assert after.round == 2
    assert after.phase is Phase.NUMBERS
    assert [len(hand) for hand in after.hands] == [6, 6]
    assert is_within_the_deck(after)
    seen = {won(replace(state, rng=Rng(str(number)))).symbols for number in range(30)}
    assert len(seen) > 5


def test_a_hand_with_fewer_than_two_numbers_is_dealt_again():
    """A hand with fewer than two numbers is shown and dealt again."""
    deals = [matician.new_game(8, number) for number in range(400)]
    shown = [hand for state in deals for _, hand in state.redealt]
    assert shown
    assert all(len(hand) == 6 and len(numbers_in(hand)) < 2 for hand in shown)
    assert all(len(numbers_in(hand)) >= 2 for state in deals for hand in state.hands)
    one = next(state for state in deals if state.redealt)
    assert matician.observe(one, None).redealt == one.redealt


def test_a_hand_with_two_numbers_is_kept():
    """A hand with fewer than two numbers is … dealt again: two are enough."""
    state = laying("+: 4 13 - - - -", "x: 2 - - - - -")
    assert can_be_played(state, 0, state.hands[0])
    assert not can_be_played(state, 1, state.hands[1])


def test_the_next_round_tells_of_hands_dealt_again():
    """A hand with fewer than two numbers is shown"""
    table = ("4 + 13", *["1 + 1"] * 7)
    for number in range(400):
        state = replace(sabotaging(*table), rng=Rng(str(number)))
        events = last(state, *[f"{seat} pass" for seat in range(8)]).events
        (began,) = [event for event in events if isinstance(event, RoundBegan)]
        if began.redealt:
            assert began.as_seen_by(None).redealt == began.redealt
            assert set(began.as_seen_by(None).hands) == {None}
            return
    pytest.fail("no hand was dealt again in 400 rounds of eight players")


def test_numbers_are_laid_at_the_same_time():
    """Both sides of the symbol take a number card, face down, at the same time for all."""
    state = laying("+: 4 13 - 7", "x: 2 3 9")
    before = matician.observe(state, 1)
    state = play(state, "0 put 4 left", "0 put 13 right")
    assert matician.observe(state, 1) == before
    state = step(state, "0 ready").state
    assert matician.to_act(state) == (1,)
    assert matician.observe(state, 1).laid == (None, (None, None))
    assert play(state, "1 put 9 left", "1 put 2 right").phase is Phase.NUMBERS


def test_sabotage_is_laid_at_the_same_time():
    """Then, at the same time for all, each player may lay one "-" in front of the left or the right number of one
    opponent."""
    state = sabotaging("4 + 13", "2 x 3", "9 - 1")
    assert matician.to_act(state) == (0, 1, 2)
    assert set(matician.legal_actions(state, 0)) == {
        *[Sabotage(seat, side) for seat in (1, 2) for side in (LEFT, RIGHT)],
        Pass(),
    }
    after = step(state, "0 sabotage 3 right").state
    assert matician.to_act(after) == (1, 2)
    assert matician.legal_actions(after, 0) == ()
    assert matician.observe(after, 2).sabotages == (None, None, None)
    assert matician.observe(after, 0).sabotages == (Sabotage(2, RIGHT), None, None)


def test_everybody_is_asked_for_sabotage():
    """Decided here: those without a "-" are asked as well, since who is asked would tell who holds one."""
    state = sabotaging("4 + 13", "2 x 3", hands=["1 2 3 5", "1 2 3 -"])
    assert matician.to_act(state) == (0, 1)
    assert matician.legal_actions(state, 0) == (Pass(),)
    one, other = step(state, "0 pass").state, step(sabotaging("4 + 13", "2 x 3"), "0 sabotage 2 left").state
    watched = [matician.observe(table, None) for table in (one, other)]
    assert watched[0] == watched[1]


@pytest.mark.parametrize(
    ("text", "left", "right"),
    [("4 + 13", 9, -9), ("4 - 13", -17, 17), ("4 x 13", -52, -52), ("13 / 4", Fraction(-13, 4), Fraction(-13, 4))],
)
def test_minus_means_times_minus_one(text, left, right):
    """ "-" means times -1 on that number;"""
    assert equation(text).attacked(LEFT).value == left
    assert equation(text).attacked(RIGHT).value == right


def test_several_on_one_number_alternate():
    """several may land on one number and then alternate."""
    table = ("4 + 13", "1 + 1", "1 + 1", "1 + 1")
    worth = [values(result(sabotaging(*table), "-", *["1 right"] * many))[0] for many in range(4)]
    assert worth == [17, -9, 17, -9]


def test_values_are_exact_fractions():
    """Values are exact fractions."""
    outcome = result(sabotaging("1 / 3", "5 / 15", "3 / 10"))
    assert values(outcome) == (Fraction(1, 3), Fraction(1, 3), Fraction(3, 10))
    assert outcome.winners == (0, 1)
    assert all(type(value) is Fraction for value in values(outcome))


def test_division_by_zero_cannot_win():
    """Division by zero has no value and cannot win."""
    outcome = result(sabotaging("7 / 0", "2 - 9"))
    assert values(outcome) == (None, -7)
    assert outcome.winners == (1,)
    assert equation("7 / 0").attacked(RIGHT).value is None
    assert equation("0 / 7").value == 0


def test_nobody_scores_without_a_value():
    """If nobody has a value, nobody scores."""
    outcome = result(sabotaging("7 / 0", "8 / 0"))
    assert outcome.winners == ()
    assert outcome.points == (0, 0)


def test_all_tied_for_the_highest_get_the_point():
    """Every player tied for the highest value gets the point."""
    outcome = result(sabotaging("4 + 13", "15 + 2", "2 x 3"))
    assert outcome.winners == (0, 1)
    assert outcome.points == (1, 1, 0)


def test_three_points_together_are_a_shared_win():
    """The first to 3 wins; reaching 3 together with the same points is a shared win."""
    over = won(sabotaging("4 + 13", "15 + 2", "2 x 3", points=(2, 2, 1)))
    assert matician.outcome(over).winners == (0, 1)
    assert matician.outcome(over).places == (1, 1, 3)


def test_play_on_for_the_places():
    """With `play_on`, the others continue for the places."""
    state = won(sabotaging("4 + 13", "2 x 3", "9 - 1", "1 + 1", points=(2, 2, 0, 1), play_on=True))
    assert state.finished == ((0,),)
    assert matician.legal_actions(state, 0) == ()
    assert len([symbol for symbol in state.symbols if symbol]) == 3
    laid = replace(
        state,
        phase=Phase.SABOTAGE,
        symbols=(None, "+", "+", "+"),
        laid=((None, None), ("9", "9"), ("1", "1"), ("2", "2")),
        hands=((), *[("1", MINUS)] * 3),
        ready=(False, True, True, True),
    )
    done = last(laid, "1 pass", "2 pass", "3 pass")
    assert ReachedThree((1,), 2) in done.events
    assert done.state.active == (2, 3)


def test_the_last_one_ends_a_game_that_is_played_on():
    """Decided here: one player alone has the last place, and nothing is left to play for."""
    state = replace(sabotaging("4 + 13", "2 x 3", points=(2, 1), play_on=True))
    over = won(state)
    assert matician.outcome(over).places == (1, 2)
    assert isinstance(last(state, "0 pass", "1 pass").events[-1], GameOver)


def test_those_who_finish_together_share_a_place():
    """Decided here: players who reach three points in the same round share a place."""
    over = won(sabotaging("4 + 13", "15 + 2", "2 x 3", points=(2, 2, 2), play_on=True))
    assert matician.outcome(over).places == (1, 1, 3)
    assert matician.outcome(over).winners == (0, 1)


def test_the_others_are_placed_by_their_points():
    """Decided here: where the game ends with the winner, the others are placed by their points."""
    over = won(sabotaging("4 + 13", "2 x 3", "9 - 1", "1 + 1", points=(2, 1, 2, 1)))
    assert matician.outcome(over).places == (1, 3, 2, 3)


def test_numbers_may_be_taken_back_until_ready():
    """Decided here: whoever is not ready may take numbers back."""
    state = play(laying("+: 4 13 - 7", "x: 2 3 9"), "0 put 4 left", "0 put 13 right", "0 take back left")
    assert state.laid[0] == (None, "13")
    assert state.hands[0] == ("4", "7", MINUS)
    assert Ready() not in matician.legal_actions(state, 0)


def test_who_laid_a_minus_is_seen():
    """Decided here: who laid which "-" is seen when everything is turned over, as at a table."""
    outcome = result(sabotaging("4 + 13", "2 x 3", "9 - 1"), "-", "1 right", "1 right")
    assert outcome.attackers(0, RIGHT) == (1, 2)
    assert outcome.attackers(0, LEFT) == ()
    assert outcome.equations[0] == Equation("4", "+", "13", (0, 2))


def test_cards_that_were_not_played_stay_hidden():
    """Decided here: what is left in the hands goes back into the deck unseen."""
    done = last(sabotaging("4 + 13", "2 x 3", hands=["1 2 3 -", "5 6 7 8"]), "0 pass", "1 pass")
    (revealed,) = [event for event in done.events if isinstance(event, Revealed)]
    assert not any(card in repr(revealed) for card in ("'5'", "'6'", "'7'", "'8'"))
