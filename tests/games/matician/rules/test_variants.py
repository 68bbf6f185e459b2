"""One test for each sentence on a variant, quoted in the docstring."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import NotYourTurn, WrongPhase
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import SYMBOL_DECK, Phase, Rules
from mathgames_widgets.games.matician.rules.cards import NUMBER_CARDS, SYMBOLS, playable, rank_of, value_of
from mathgames_widgets.games.matician.rules.reasons import NotOnOffer, TooLargeUnderTimes
from mathgames_widgets.games.matician.rules.state import Put
from tests.games.matician.tables import laying, play, refused, result, sabotaging
from tests.walks import random_match, random_turns


def test_draft():
    """draft: the symbol is drafted instead of dealt."""
    state = matician.new_game(4, "FERN-42", Rules(draft=True))
    assert state.phase is Phase.DRAFT
    assert state.symbols == (None,) * 4
    assert len(state.offer) == 5
    assert Counter(state.offer) <= Counter(SYMBOL_DECK)
    assert matician.to_act(state) == (0,)
    assert refused(state, "1 take +") == NotYourTurn(0)
    assert refused(state, "0 put 1 left") == WrongPhase(Phase.DRAFT)
    symbol = state.offer[0]
    after = play(state, f"0 take {symbol}")
    assert after.symbols[0] == symbol
    assert Counter(after.offer) == Counter(state.offer) - Counter([symbol])
    missing = [other for other in SYMBOLS if other not in state.offer]
    assert all(refused(state, f"0 take {other}") == NotOnOffer(other) for other in missing)


def test_draft_knowing_the_hand():
    """draft: whoever takes a symbol knows the own hand, and all see what was taken."""
    state = matician.new_game(3, "FERN-42", Rules(draft=True))
    assert len(matician.observe(state, 0).hand) == 6
    symbol = state.offer[-1]
    assert matician.observe(play(state, f"0 take {symbol}"), 2).symbols == (symbol, None, None)


def test_draft_leaves_one_symbol():
    """draft: one more symbol than players lies open; the last one goes back."""
    state = matician.new_game(2, "FERN-42", Rules(draft=True))
    state = play(state, f"0 take {state.offer[0]}")
    state = play(state, f"1 take {state.offer[0]}")
    assert state.offer == ()
    assert state.phase is Phase.NUMBERS
    assert matician.to_act(state) == (0, 1)


def test_the_first_choice_goes_round():
    """draft: the first choice goes round the table."""
    match = Match(matician, 3, "ROUND", rules=Rules(draft=True))
    first = {match.state.round: match.state.order}
    for _ in random_turns(match, "ROUND"):
        if match.state.phase is Phase.DRAFT and len(match.state.order) == 3:
            first[match.state.round] = match.state.order
    assert [first[number] for number in (1, 2, 3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_small_under_times():
    """small_under_times: numbers are limited to 1-9 under x."""
    state = laying("x: 0 9 10 4 -", "+: 0 9 10 4", small_under_times=True)
    assert refused(state, "0 put 10 left") == TooLargeUnderTimes("10")
    assert refused(state, "0 put 0 left") == TooLargeUnderTimes("0")
    assert refused(state, "0 put 9 left") is None
    assert refused(state, "1 put 10 left") is None
    assert {action.card for action in matician.legal_actions(state, 0)} == {"4", "9"}
    assert Put("10", 0) in matician.legal_actions(laying("x: 10 9", "+: 1 2"), 0)


@pytest.mark.parametrize("draft", [False, True])
def test_small_hands_can_be_played(draft):
    """small_under_times: a hand that cannot be laid beside its symbol is shown and dealt again."""
    for number in range(60):
        state = matician.new_game(8, number, Rules(small_under_times=True, draft=draft))
        for hand, symbol in zip(state.hands, state.symbols, strict=True):
            assert len(playable(hand, symbol, is_small=True)) >= 2


def test_by_rank():
    """by_rank: what is compared is which part of all equations with the same symbol is worth less."""
    state = sabotaging("15 + 15", "4 x 10", by_rank=True)
    outcome = result(state)
    assert outcome.winners == (0,)
    assert outcome.measures == (Fraction(344, 345), rank_of(Fraction(40), "x", is_small=False))
    assert result(sabotaging("15 + 15", "4 x 10")).winners == (1,)


@pytest.mark.parametrize("is_small", [False, True])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ranks_are_counted_over_all_pairs(symbol, is_small):
    """by_rank: all equations that two number cards of the deck make with this symbol, in either order."""
    cards = [int(card) for card in NUMBER_CARDS]
    if is_small and symbol == "x":
        cards = [card for card in cards if 1 <= card <= 9]
    made = [value_of(left, symbol, right) for left, right in permutations(cards, 2)]
    for value in (Fraction(-15), Fraction(0), Fraction(2, 3), Fraction(12), Fraction(40), Fraction(500)):
        lower = [other for other in made if other is None or other < value]
        assert rank_of(value, symbol, is_small=is_small) == Fraction(len(lower), len(made))
    assert rank_of(None, symbol, is_small=is_small) is None


def test_the_same_rank_is_a_tie():
    """by_rank: every player tied for the highest rank gets the point."""
    assert result(sabotaging("15 + 14", "14 + 15", by_rank=True)).winners == (0, 1)
    assert result(sabotaging("7 / 0", "3 / 0", by_rank=True)).winners == ()


@pytest.mark.parametrize("players", [2, 5, 8])
def test_all_variants_together(players):
    """All variants as options that work together."""
    rules = Rules(draft=True, small_under_times=True, by_rank=True, play_on=True)
    match = Match(matician, players, "ALL", rules=rules)
    for _ in random_turns(match, "ALL"):
        pass
    places = match.outcome().places
    assert sorted(places)[0] == 1
    assert max(match.outcome().scores) == 3
    assert random_match(matician, players).outcome()
