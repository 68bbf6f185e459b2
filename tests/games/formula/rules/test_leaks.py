"""No view, log or record tells a seat of a card that it may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.core import Match, Rng
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DECK, Rules
from mathgames_widgets.games.formula.rules.moves import Dealt, Drew, RoundOver
from mathgames_widgets.games.formula.rules.view import unseen_cards
from tests.games.formula.tables import play, sitting
from tests.walks import random_turns

OPTIONS = [{}, {"fives_draw": True, "play_on": True}, {"rounds": 3, "winner_extra_card": True}, {"points": True}]


def every_seat(match):
    """All seats and a watcher."""
    return (None, *range(match.players))


def elsewhere(state, seat, number):
    """The same table for this seat, its hidden cards dealt otherwise."""
    return formula.imagine(formula.observe(state, seat), f"OTHER {number}")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_does_not_depend_on_hidden_cards(players, options):
    """Whatever the others hold and however the stock lies, the view is the same, and so is what it says in text."""
    match = Match(formula, players, "LEAK", rules=Rules(hand=5, **options))
    for _ in random_turns(match, "LEAK"):
        for seat in every_seat(match):
            view = match.observe(seat)
            for number in range(2):
                other = formula.observe(elsewhere(match.state, seat, number), seat)
                assert repr(other) == repr(view)


@pytest.mark.parametrize("players", [2, 5])
def test_hands_of_others_are_hidden(players):
    """One's own hand, and of the others how many cards they have."""
    match = Match(formula, players, "FERN-42")
    for _ in random_turns(match, "HANDS"):
        state = match.state
        for seat in every_seat(match):
            view = match.observe(seat)
            assert view.hands == tuple(hand if other == seat else None for other, hand in enumerate(state.hands))
            assert view.sizes == tuple(len(hand) for hand in state.hands)
            assert view.hand == (() if seat is None else state.hands[seat])
            assert view.stock == len(state.stock)


def test_a_drawn_card_is_seen_by_its_owner_only():
    """A card was drawn; only its owner sees it."""
    event = Drew(1, "7")
    assert event.as_seen_by(1) == event
    assert event.as_seen_by(0) == event.as_seen_by(None) == Drew(1, None)
    assert formula.sentence(event.as_seen_by(0), ["Asha", "Ben"]) == "Ben drew a card."


def test_a_deal_shows_each_seat_its_own_hand():
    """A round began: a hand for each player."""
    event = Dealt(2, 1, ("2", "4"), (("1", "7"), ("3", "J")))
    assert event.as_seen_by(0).hands == (("1", "7"), None)
    assert event.as_seen_by(None).hands == (None, None)
    assert event.as_seen_by(None).turned_up == ("2", "4")


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_log_names_no_hidden_card(options):
    """What a seat reads: cards laid by anybody, drawn by itself, dealt to itself, and hands shown at a round's end."""
    match = Match(formula, 3, "LOG", rules=Rules(hand=5, **options))
    for _ in random_turns(match, "LOG"):
        pass
    for seat in every_seat(match):
        for event in match.log(seat):
            match event:
                case Drew(player, card):
                    assert (card is None) == (player != seat)
                case Dealt():
                    assert [other for other, hand in enumerate(event.hands) if hand is not None] == [
                        other for other in range(3) if other == seat
                    ]


def test_hands_are_shown_when_a_round_is_over():
    """Cards left are shown: they are counted."""
    match = Match(formula, 2, "FERN-42", rules=Rules(rounds=2))
    for _ in random_turns(match, "SHOWN"):
        pass
    shown = [event.result for event in match.log(None) if isinstance(event, RoundOver)]
    assert [result.round for result in shown] == [1, 2]
    assert match.observe(None).results == tuple(shown)
    assert all(() in result.hands for result in shown)
    assert match.observe(None).hands == match.state.hands


def test_an_unfinished_record_is_sealed():
    """While a game is unfinished, nobody reads a card by opening the file."""
    match = Match(formula, 2, "FERN-42")
    for _ in random_turns(match, "RECORD"):
        text = match.record().to_json()
        assert "FERN" not in text
        assert "lay (" not in text


def test_ones_last_turn_is_ones_own():
    """last is one's own last turn: the hand before it is in nobody else's view."""
    state = play(sitting("2 + 4 = 6", "889", "777"), "[2] × [4] = 8", "draw")
    assert formula.observe(state, 0).last.hand == ("8", "8", "9")
    assert formula.observe(state, 1).last.hand == ("7", "7", "7")
    assert formula.observe(state, None).last is None


def test_unseen_cards():
    """What a seat can count: everything but its own hand and what lies or lay in the formula."""
    state = sitting("2(1) + 4 = J6(33)", "889", "7J")
    unseen = unseen_cards(formula.observe(state, 0))
    assert len(unseen) == 52 - 3 - 3 - 3
    assert sorted((*unseen, "2", "1", "4", "J", "3", "3", "8", "8", "9")) == sorted(DECK)
    assert len(unseen_cards(formula.observe(state, None))) == 52 - 6


def test_chance_and_order_are_dealt_anew():
    """imagine neither knows the order of the stock nor the chance to come."""
    state = formula.new_game(2, "FERN-42")
    view = formula.observe(state, 0)
    imagined = [formula.imagine(view, number) for number in range(10)]
    assert len({other.stock for other in imagined}) == len({other.rng for other in imagined}) == 10
    assert state.rng not in {other.rng for other in imagined}
    assert all(list(hand) == sorted(hand) for other in imagined for hand in other.hands)
    assert formula.observe(replace(state, rng=Rng("ELSE")), 0) == view
    assert formula.observe(replace(state, stock=state.stock[::-1]), 0) == view
