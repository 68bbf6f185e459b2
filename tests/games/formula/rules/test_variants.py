"""Every variant by itself, any two of them together, and what cannot go together."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DECK, Draw, Lay, Pass, Rules, Sign
from mathgames_widgets.games.formula.rules.moves import Dealt, Drew, Laid, RoundOver, StockMade, WentOut
from mathgames_widgets.games.formula.rules.reasons import KeepOneCard, NotTrue, SignNotInPlay
from mathgames_widgets.games.formula.rules.rules import legal_actions, new_game
from mathgames_widgets.games.formula.table import usual_rules
from tests.games.formula.tables import can, every_card, play, shows, sitting, step, table, why_not
from tests.refusing import refusing
from tests.walks import random_match, random_turns

SWITCHES = (
    "keep_one",
    "fives_draw",
    "times_and_divide",
    "open_hands",
    "play_on",
    "winner_extra_card",
    "points",
    "sign_bonus",
)

# ── one by one ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("hand", [3, 7, 9])
@pytest.mark.parametrize("players", [2, 5])
def test_hand(hand, players):
    """deals each player 7 cards: three to nine, as far as the cards go; with five players nine are left over."""
    state = formula.new_game(players, "FERN-42", Rules(hand=hand))
    assert [len(held) for held in state.hands] == [hand] * players
    assert len(state.stock) == 50 - hand * players


def test_keep_one():
    """use at least one table card"""
    assert why_not("2 + 4 = 6", "1 × 8 = 8", keep_one=True) == KeepOneCard()
    for new in ("[2] × 3 = 6", "1 × [4] = 4", "8 - 2 = [6]"):
        assert can("2 + 4 = 6", new, keep_one=True), new


def test_keep_one_in_the_opening():
    """Decided here: the opening keeps both cards anyway."""
    assert can("2 4", "[2] + [4] = 6", keep_one=True)


def test_keep_one_after_times_zero():
    """Decided here: a product or quotient that is 0 is replaced whole all the same."""
    assert can("7 × 0 = 0", "1 × 8 = 8", keep_one=True)
    assert not can("7 × 0 = 0", "[7] × 1 = 7", keep_one=True)


def test_fives_draw():
    """an answer divisible by 5 makes the others draw: one card each, in turn order."""
    state = sitting("2 + 4 = 6", "1", "359", "9", turn=1, stock="480", fives_draw=True)
    done = step(state, "[2] + 3 = 5")
    assert done.state.hands == (("1", "8"), ("9",), ("4", "9"))
    assert done.events[1:] == (Drew(2, "4", by_fives=True), Drew(0, "8", by_fives=True))
    assert formula.to_act(done.state) == (2,)


def test_fives_draw_takes_zero_as_well():
    """Decided here: 0 can be divided by 5."""
    done = step(sitting("2 + 4 = 6", "209", "1", stock="48", fives_draw=True), "[2] - 2 = 0")
    assert done.state.hands == (("9",), ("1", "4"))


def test_fives_draw_with_the_opening_and_the_last_card():
    """Decided here: every formula counts, the opening and the one that ends the round too."""
    opened = step(sitting("2 3", "5", "1", stock="48", fives_draw=True), "[2] + [3] = 5")
    assert opened.events[1:3] == (WentOut(0, 1), Drew(1, "4", by_fives=True))
    assert opened.state.results[0].hands == ((), ("1", "4"))


def test_fives_draw_as_far_as_cards_go():
    """Decided here: the covered cards are made into a stock for it; when that is used up, the rest draw nothing."""
    done = step(sitting("2 + 4 = 6", "359", "1", "2", "7", stock="", fives_draw=True), "[2] + 3 = 5")
    assert done.events[1] == StockMade(2)
    assert [event.player for event in done.events if isinstance(event, Drew)] == [1, 2]
    assert [len(hand) for hand in done.state.hands] == [1, 2, 2, 1]


def test_fives_draw_spares_those_who_are_out():
    """Decided here: whoever is out stays out."""
    state = sitting("2 + 4 = 6", "8", "359", "1", stock="77", fives_draw=True, play_on=True)
    after = play(state, "[2] × [4] = 8", "[2] + 3 = 5")
    assert after.hands == ((), ("9",), ("1", "7"))
    assert after.finished == (0,)


def test_times_and_divide():
    """only x and / with four cards a turn"""
    rules = Rules(times_and_divide=True)
    assert (rules.signs, rules.most_cards) == ((Sign.TIMES, Sign.DIVIDE), 4)
    assert why_not("6 × 3 = 18", "[6] + [3] = 9", times_and_divide=True) == SignNotInPlay(Sign.PLUS)
    assert can("6 × 3 = 18", "2[6] × [3] = 7[8]", times_and_divide=True)
    assert can("6 × 3 = 18", "24 ÷ [3] = 8", times_and_divide=True)
    assert can("6 × 3 = 18", "72 ÷ [3] = 24", times_and_divide=True)


def test_times_and_divide_may_need_many_draws():
    """Decided here: two cards with no quotient still have their product."""
    state = sitting("7 3", "8888", "12", times_and_divide=True)
    assert list(formula.legal_actions(state, 0)) == [Draw()]
    assert shows(play(state, "draw", "[7] × [3] = 21").table) == "7 × 3 = 21"


def test_open_hands():
    """open hands"""
    match = Match(formula, 3, "FERN-42", rules=Rules(open_hands=True, rounds=2))
    for _ in random_turns(match, "OPEN"):
        for seat in (None, 0, 1, 2):
            assert match.observe(seat).hands == match.state.hands
    (deal,) = [event for event in match.log(None) if isinstance(event, Dealt)]
    assert None not in deal.hands
    state = sitting("2 + 4 = 6", "359", "1", "77", stock="480", open_hands=True, fives_draw=True)
    for text in ("draw", "[2] + 3 = 5"):
        drawn = [event for event in step(state, text).events if isinstance(event, Drew)]
        assert drawn
        assert all(event.as_seen_by(None) == event for event in drawn)


def test_play_on():
    """play on for places: until one player is left."""
    state = play(sitting("2 + 4 = 6", "8", "6", "77", "99", play_on=True), "[2] × [4] = 8", "[2] + [4] = 6")
    assert state.finished == (0, 1)
    assert formula.to_act(state) == (2,)
    assert [formula.to_act(after) for after in (play(state, "draw"), play(state, "draw", "draw"))] == [(3,), (2,)]


def test_play_on_for_two():
    """With two players the first one out leaves one player."""
    assert formula.outcome(play(sitting("2 + 4 = 6", "8", "6", play_on=True), "[2] × [4] = 8")).winners == (0,)


def test_rounds():
    """Several rounds, each a new deal."""
    match = random_match(formula, 3, "FERN-42")
    longer = Match(formula, 3, "FERN-42", rules=Rules(rounds=3))
    for _ in random_turns(longer, "ROUNDS"):
        assert every_card(longer.state) == sorted(DECK)
    assert (len(match.state.results), len(longer.state.results)) == (1, 3)
    assert [result.round for result in longer.state.results] == [1, 2, 3]


def test_winner_extra_card():
    """winner starts the next round with an extra card"""
    for rules in ({"rounds": 2}, {"points": True}):
        state = sitting("2 + 4 = 6", "17", "8", "99", turn=1, winner_extra_card=True, **rules)
        done = step(state, "[2] × [4] = 8")
        assert [len(hand) for hand in done.state.hands] == [7, 8, 7]
        assert len(done.state.stock) == 52 - 2 - 22


def test_winner_extra_card_for_all_who_won():
    """Decided here: all who share the victory of a blocked round."""
    state = sitting("2 + 4 = 6", "17", "8", "9", stock="", winner_extra_card=True, rounds=2)
    assert [len(hand) for hand in play(state, "pass", "pass", "pass").hands] == [7, 8, 8]


def test_a_round_without_a_stock():
    """Five players with nine cards who all won: 50 cards in hands, two on the table, none in the stock."""
    state = sitting("2 + 4 = 6", *"13579", stock="", hand=9, winner_extra_card=True, rounds=2)
    state = play(state, *["pass"] * 5)
    assert [len(hand) for hand in state.hands] == [10] * 5
    assert state.stock == ()
    assert formula.legal_actions(state, 1)[-1] == Pass()
    assert every_card(state) == sorted(DECK)


def test_the_extra_card_is_for_one_round():
    """Whoever won the last round has it, not whoever won one before."""
    state = play(sitting("2 + 4 = 6", "8", "17", winner_extra_card=True, rounds=3), "[2] × [4] = 8")
    assert [len(hand) for hand in state.hands] == [8, 7]
    second = replace(state, table=table("2 + 4 = 6"), hands=(("1", "7"), ("8",)), turn=1)
    assert [len(hand) for hand in play(second, "[2] × [4] = 8").hands] == [7, 8]


def test_points():
    """points: a play scores the face values of the cards laid in it (a Joker its digit)"""
    done = step(sitting("2 + 4 = 6", "89", "17", points=True), "[2] × [4] = 8")
    assert isinstance(done.events[0], Laid)
    assert done.events[0].points == 8
    assert done.state.played == (8, 0)


def test_points_to():
    """first to 100 wins (50 to 500)"""
    assert Rules().points_to == 100
    for points_to in (50, 200):
        match = Match(formula, 2, "FERN-42", rules=Rules(hand=4, points=True, points_to=points_to))
        for _ in random_turns(match, "POINTS"):
            pass
        assert max(match.outcome().scores) >= points_to
        assert match.outcome().scores[match.outcome().winners[0]] == max(match.outcome().scores)


def test_sign_bonus():
    """a difference +5 and a quotient +10 where that is switched on"""
    bonus = {"points": True, "sign_bonus": True}
    assert step(sitting("8 2", "69", "1", **bonus), "[8] - [2] = 6").events[0].points == 11
    assert step(sitting("8 2", "49", "1", **bonus), "[8] ÷ [2] = 4").events[0].points == 14
    assert step(sitting("8 2", "16", "1", **bonus), "[8] × [2] = 16").events[0].points == 7


# ── together ──────────────────────────────────────────────────────────────────────────────────────────────────────

PAIRS = list(combinations(SWITCHES, 2))


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
def test_any_two_work_together(pair):
    """Any two variants together make a game that can be played to its end and saved."""
    options = dict.fromkeys(pair, True) | ({"points": True} if "sign_bonus" in pair else {})
    rounds = 2 if "winner_extra_card" in pair and "points" not in options else 1
    match = Match(formula, 3, "FERN-42", rules=Rules(hand=3, rounds=rounds, points_to=50, **options))
    for _ in random_turns(match, "PAIR"):
        assert every_card(match.state) == sorted(DECK)
    assert match.outcome().winners
    assert Match.load(match.record().to_json()).state == match.state


def test_all_at_once():
    """All variants together, at the largest table."""
    rules = Rules(hand=3, points_to=50, **dict.fromkeys(SWITCHES, True))
    match = Match(formula, 5, "FERN-42", rules=rules)
    for player in random_turns(match, "ALL"):
        view = match.observe(player)
        assert None not in view.hands
        for action in match.legal_actions(player):
            assert not isinstance(action, Lay) or action.sign in rules.signs
    assert max(match.outcome().scores) >= 50


def test_four_cards_and_keep_one():
    """With four cards a turn one card stays all the same."""
    both = {"times_and_divide": True, "keep_one": True}
    assert why_not("6 × 3 = 18", "2 × 7 = 14", **both) == KeepOneCard()
    assert can("6 × 3 = 18", "2 × 7 = [1]4", **both)


def test_four_cards_after_times_zero():
    """All cards are replaced, with up to four."""
    assert can("7 × 0 = 0", "4 × 8 = 32", times_and_divide=True)
    assert isinstance(why_not("7 × 0 = 0", "4 × 8 = 33", times_and_divide=True), NotTrue)


def test_a_difference_bonus_without_differences():
    """Decided here: with only x and ÷ the bonus for a quotient is left."""
    both = {"times_and_divide": True, "points": True, "sign_bonus": True}
    assert step(sitting("8 2", "49", "1", **both), "[8] ÷ [2] = 4").events[0].points == 14
    assert why_not("8 2", "[8] - [2] = 6", **both) == SignNotInPlay(Sign.MINUS)


def test_playing_on_with_an_extra_card():
    """The winner of the round is whoever was out first."""
    state = sitting("2 + 4 = 6", "8", "6", "7", play_on=True, rounds=2, winner_extra_card=True)
    done = step(play(state, "[2] × [4] = 8"), "[2] + [4] = 6")
    assert any(isinstance(event, RoundOver) for event in done.events)
    assert [len(hand) for hand in done.state.hands] == [8, 7, 7]


# ── what cannot be ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"hand": 2}, "hand is 2, but it must be a whole number from 3 to 9."),
        ({"hand": 10}, "hand is 10, but it must be a whole number from 3 to 9."),
        ({"hand": True}, "hand is True, but it must be a whole number from 3 to 9."),
        ({"hand": "7"}, "hand is '7', but it must be a whole number from 3 to 9."),
        ({"hand": 7.0}, "hand is 7.0, but it must be a whole number from 3 to 9."),
        ({"rounds": 0}, "rounds is 0, but it must be a whole number from 1 to 9."),
        ({"rounds": 10}, "rounds is 10, but it must be a whole number from 1 to 9."),
        ({"points_to": 49}, "points_to is 49, but it must be a whole number from 50 to 500."),
        ({"points_to": 501}, "points_to is 501, but it must be a whole number from 50 to 500."),
        *[({name: 1}, f"{name} is 1, but it must be True or False.") for name in SWITCHES],
    ],
)
def test_options_out_of_range(options, sentence):
    """One sentence says what is allowed."""
    with refusing(formula, f"^{re.escape(sentence)}$"):
        Rules(**options)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"points": True, "rounds": 3},
            "rounds is 3, but the points game plays as many rounds as it needs; leave it at 1.",
        ),
        ({"sign_bonus": True}, "sign_bonus is switched on, but points are counted only in the points game."),
        (
            {"winner_extra_card": True},
            "winner_extra_card is switched on, but one round has no next one; play more rounds, or for points.",
        ),
    ],
)
def test_options_that_would_change_nothing(options, sentence):
    """Decided here: an option that could change nothing is refused rather than passed over."""
    with refusing(formula, f"^{re.escape(sentence)}$"):
        Rules(**options)


def test_the_first_player_can_open_where_that_is_wished():
    """Decided here: the cards are dealt anew until the first hand has an answer; a deal that has one stays as it is."""
    dealt_anew = 0
    for seed in range(40):
        plain, house = (new_game(3, seed, Rules(first_can_open=wished)) for wished in (False, True))
        assert len(legal_actions(house, 0)) > 1
        could_open = len(legal_actions(plain, 0)) > 1
        assert (plain.hands == house.hands) == could_open
        dealt_anew += not could_open
    assert dealt_anew


def test_a_table_deals_a_first_hand_that_can_be_played():
    """Decided here: tables begin with this rule, and records and puzzles without it."""
    assert Rules() == Rules(first_can_open=False) and usual_rules().first_can_open
