"""One test for each sentence of the rulebook, in its order, with the sentence in the docstring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from mathgames_widgets.core.game import GameOver, WrongPhase
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import DECK, SYMBOL_DECK, Phase, Rules
from mathgames_widgets.games.matician.rules.cards import LEFT, MINUS, RIGHT, Equation
from mathgames_widgets.games.matician.rules.reasons import NoMinus, NotANumber, SideIsEmpty, SideTaken
from mathgames_widgets.games.matician.rules.state import Revealed, RoundBegan, Sabotage, SabotageBegan
from tests.games.matician.tables import (
    cards_at,
    equation,
    is_within_the_deck,
    last,
    laying,
    play,
    refused,
    result,
    sabotaging,
    values,
    won,
)
from tests.walks import random_match

SEATS = pytest.mark.parametrize("players", matician.PLAYERS)


# ── setup ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_two_decks_are_shuffled_separately():
    """Shuffle the “Equation Symbols” deck and the “Numbers and Symbols” deck separately"""
    deals = [matician.new_game(2, number) for number in range(60)]
    assert {symbol for state in deals for symbol in state.symbols} == set(SYMBOL_DECK)
    assert {card for state in deals for hand in state.hands for card in hand} == set(DECK)
    assert len({state.symbols for state in deals}) > 10
    assert len({state.hands for state in deals}) == 60


@SEATS
def test_one_symbol_and_six_cards_for_each_player(players):
    """Dealer deals 1 face-up “Equation Symbols” card to each player and 6 face-down “Numbers and Symbols” cards to each
    player"""
    state = matician.new_game(players, "FERN-42")
    assert [len(hand) for hand in state.hands] == [6] * players
    assert Counter(state.symbols) <= Counter(SYMBOL_DECK)
    assert is_within_the_deck(state)
    for seat in range(players):
        view = matician.observe(state, seat)
        assert view.symbols == state.symbols
        assert view.hand == state.hands[seat]
    assert matician.observe(state, None).hand == ()


def test_each_symbol_lies_in_front_of_its_player():
    """Each “Equation Symbols” card is placed in front of the player it was dealt to"""
    state = sabotaging("9 - 1", "2 x 3")
    first, second = result(state).equations
    assert (first.symbol, second.symbol) == ("-", "x")


# ── objectives ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_highest_solution_is_sought():
    """Create the equation with the highest solution with your given “Numbers and Symbols” cards"""
    assert result(sabotaging("4 + 13", "2 x 9")).winners == (1,)
    assert result(sabotaging("4 + 15", "2 x 9")).winners == (0,)


def test_solutions_of_others_can_be_lowered():
    """Attempt to lower the solution of other players’ equations with your “Numbers and Symbols” cards"""
    outcome = result(sabotaging("4 + 13", "2 x 5"), "-", "1 right")
    assert values(outcome) == (-9, 10)
    assert outcome.winners == (1,)


# ── actions players take ──────────────────────────────────────────────────────────────────────────────────────────


@SEATS
def test_the_round_starts_with_symbols_face_up(players):
    """Once cards are dealt and each player has their “Equation Symbols” card in front of them face-up, the round
    starts"""
    state = matician.new_game(players, "FERN-42")
    assert state.round == 1
    assert state.phase is Phase.NUMBERS
    assert None not in state.symbols
    assert matician.to_act(state) == tuple(range(players))


def test_cards_of_the_hand_are_played():
    """First, players evaluate their hand and play the cards they believe will yield the highest possible solution."""
    state = laying("+: 4 13 - 7", "x: 2 3 9")
    assert refused(state, "0 put 12 left") is not None
    after = play(state, "0 put 13 left", "0 put 7 right", "0 ready")
    assert after.laid[0] == ("13", "7")
    assert after.hands[0] == ("4", "-")


def test_one_card_on_each_side_face_down():
    """One card will go on one side of the symbol, and one will go on the other side, both face down (ex. 6 + 15)"""
    state = play(laying("+: 6 15 7", "x: 2 3"), "0 put 6 left")
    assert refused(state, "0 ready") == SideIsEmpty()
    assert refused(state, "0 put 7 left") == SideTaken(LEFT)
    state = play(state, "0 put 15 right", "0 ready")
    assert matician.observe(state, 1).laid[0] is None
    assert equation("6 + 15").value == 21


def test_the_cards_beside_a_symbol_are_numbers():
    """One card will go on one side of the symbol"""
    state = laying("+: 6 15 -", "x: 2 3 -")
    assert refused(state, "0 put - left") == NotANumber()


def test_sabotage_comes_after_all_numbers_and_is_an_option():
    """After each player places their cards face down on each side of the symbol card, players have the option to add a
    card that they think will sabotage another player (if they have any in their hand)"""
    state = laying("+: 4 13 -", "x: 2 3 9")
    assert refused(state, "0 sabotage 2 left") == WrongPhase(Phase.NUMBERS)
    ready = last(state, "0 put 4 left", "0 put 13 right", "0 ready", "1 put 2 left", "1 put 9 right", "1 ready")
    assert SabotageBegan(1) in ready.events
    assert refused(ready.state, "0 sabotage 2 left") is None
    assert refused(ready.state, "0 pass") is None
    assert refused(ready.state, "1 sabotage 1 left") == NoMinus()
    assert refused(ready.state, "1 pass") is None


def test_everything_is_turned_over():
    """Once all players have made their final moves, every player flips the cards in front of them over to reveal their
    numbers and the card another player may have placed"""
    state = sabotaging("4 + 13", "2 x 3")
    done = last(state, "0 sabotage 2 left", "1 sabotage 1 right")
    (revealed,) = [event for event in done.events if isinstance(event, Revealed)]
    assert revealed.as_seen_by(None) == revealed
    assert revealed.result.equations == (Equation("4", "+", "13", (0, 1)), Equation("2", "x", "3", (1, 0)))
    assert revealed.result.sabotages == (Sabotage(1, LEFT), Sabotage(0, RIGHT))


# ── ending the game ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_first_with_three_points_wins():
    """The player who first reaches 3 points wins the game."""
    over = won(sabotaging("4 + 13", "2 x 3", points=(2, 2)))
    assert matician.outcome(over).winners == (0,)
    assert matician.outcome(over).places == (1, 2)
    on = won(sabotaging("4 + 13", "2 x 3", points=(1, 2)))
    assert matician.outcome(on) is None
    assert on.points == (2, 2)


def test_one_point_for_the_highest_solution():
    """1 point is granted for each “highest solution”."""
    outcome = result(sabotaging("4 + 13", "2 x 3", "9 - 1", points=(0, 1, 2)))
    assert outcome.winners == (0,)
    assert outcome.points == (1, 1, 2)


def test_the_game_ends_or_goes_on_for_the_places():
    """The game can either end, or play can resume to determine the place of all other players"""
    table = ("4 + 13", "2 x 3", "9 - 1")
    ends = won(sabotaging(*table, points=(2, 1, 0)))
    assert matician.to_act(ends) == ()
    goes_on = won(sabotaging(*table, points=(2, 1, 0), play_on=True))
    assert goes_on.active == (1, 2)
    assert matician.outcome(goes_on) is None
    assert goes_on.hands[0] == ()
    assert goes_on.symbols[0] is None


# ── the example ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_example_of_the_rulebook():
    """A player could have the equation “4 + 13”, but after those cards are placed face down, another player could put a
    “-” face down in front of the 13 to make the equation equal -9 instead of 17"""
    state = laying("+: 4 13 1 2 3 5", "+: 1 2 - 6 7 8")
    assert equation("4 + 13").value == 17
    state = play(state, "0 put 4 left", "0 put 13 right", "0 ready", "1 put 1 left", "1 put 2 right", "1 ready")
    turned = last(state, "0 pass", "1 sabotage 1 right")
    (revealed,) = [event for event in turned.events if isinstance(event, Revealed)]
    assert values(revealed.result) == (-9, 3)


# ── the whole ─────────────────────────────────────────────────────────────────────────────────────────────────────


@SEATS
def test_a_whole_game_can_be_played(players):
    """The player who first reaches 3 points wins the game … or play can resume"""
    match = random_match(matician, players)
    outcome = match.outcome()
    assert {outcome.scores[seat] for seat in outcome.winners} == {3}
    assert max(outcome.scores) == 3
    events = [event for turn in match.turns for event in turn.events]
    assert isinstance(events[-1], GameOver)
    rounds = [event.round for event in events if isinstance(event, RoundBegan)]
    assert rounds == [*range(2, match.state.round + 1)]
    assert cards_at(match.state) == Counter()


def test_every_pair_of_numbers_can_be_laid():
    """play the cards they believe will yield the highest possible solution"""
    state = laying("-: 0 4 13 - 7", "x: 2 3 9")
    for left, right in permutations(("0", "4", "13", "7"), 2):
        laid = play(state, f"0 put {left} left", f"0 put {right} right", "0 ready").laid[0]
        assert laid == (left, right)
        assert Equation(left, "-", right).value == Fraction(int(left) - int(right))
    assert MINUS in state.hands[0]


def test_rules_of_the_rulebook_have_no_variant():
    """Matician: the rulebook's own game is the one without any option."""
    assert Rules() == Rules(draft=False, small_under_times=False, by_rank=False, play_on=False)
