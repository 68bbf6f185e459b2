"""The rulebook, sentence by sentence: decks, the win number, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Rules, new_game, observe, to_act
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK, Deck, write_deck
from mathgames_widgets.games.mathleague.rules.rules import deck_of
from tests.games.mathleague.tables import Seat, cards, names, play, sitting
from tests.refusing import refusing

TABLES = pytest.mark.parametrize("players", [2, 4, 6])


@pytest.mark.parametrize("count", [54, 56])
def test_a_deck_has_exactly_55_cards(count):
    """Prior to the start of the game each player must assemble a deck of exactly 55 cards."""
    text = write_deck(Deck("Wrong", (*STARTER_DECK.cards, *cards("red Hypatia Hall"))[:count]))
    with refusing(mathleague, f"exactly 55 cards, but this one has {count}"):
        new_game(2, "FERN-42", Rules(decks=("starter", text)))


def test_no_card_stands_twice_in_a_deck():
    """The deck may consist of any cards the player chooses, so long as no two cards have both the same name and the
    same color."""
    text = write_deck(Deck("Twice", (*STARTER_DECK.cards[:54], STARTER_DECK.cards[0])))
    with refusing(mathleague, "blue Amara"):
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
