"""What a formula and a round are worth, and every way in which a game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.core.game import GameOver
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Rules
from mathgames_widgets.games.formula.rules.cards import face_value
from mathgames_widgets.games.formula.rules.moves import Dealt, Laid, Passed, RoundOver, WentOut
from mathgames_widgets.games.formula.rules.scoring import FewestCards, FirstOut, Most, play_points, totals
from tests.games.formula.tables import lay, play, sitting, step

# ── points ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("old", "new", "plain", "with_bonus"),
    [
        ("2 4", "[2] + [4] = 6", 6, 6),
        ("2 + 4 = 6", "9 - [4] = 5", 14, 19),
        ("2 + 4 = 6", "7 × 8 = 5[6]", 20, 20),
        ("2 + 4 = 6", "8 ÷ [4] = 2", 10, 20),
        ("2 + 4 = 6", "[2] × J9 = 18", 18, 18),
        ("98 × 1 = 98", "[98] - [1] = [9]7", 7, 12),
        ("6 × 8 = 48", "0 × [8] = 0", 0, 0),
    ],
)
def test_points_of_a_play(old, new, plain, with_bonus):
    """A play scores the face values of the cards laid in it, a Joker its digit; a sign bonus where switched on."""
    play = lay(old, new)
    assert play_points(play, Rules()) == 0
    assert play_points(play, Rules(points=True)) == plain
    assert play_points(play, Rules(points=True, sign_bonus=True)) == with_bonus


def test_a_long_formula_laid_again_scores_no_more_than_its_cards():
    """However long the numbers have become, only the cards laid count."""
    state = sitting("9876 × 1 = 9876", "1", "99", points=True)
    assert step(state, "[9876] ÷ 1 = [9876]").events[0].points == 1


def test_face_values():
    """Cards left are deducted at face value and a Joker 25."""
    assert [face_value(card) for card in "0123456789J"] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 25]


def test_points_of_a_round():
    """What was laid, 10 for the first one out, less what is left."""
    over = play(sitting("2 + 4 = 6", "48", "19J", points=True), "[2] × 4 = 8")
    (result,) = over.results
    assert (result.played, result.bonus, result.deducted) == ((12, 0), (10, 0), (0, 35))
    assert result.points == (22, -35)
    assert totals(over.results, 2) == (22, -35)


def test_points_add_up_over_the_turns():
    """Every play scores, the opening too."""
    state = play(sitting("2 4", "69", "87", points=True), "[2] + [4] = 6", "[2] × [4] = 8")
    assert state.played == (6, 8)


def test_points_add_up_over_the_rounds():
    """Totals are the sum over the rounds."""
    first = play(sitting("2 + 4 = 6", "48", "19J", points=True), "[2] × 4 = 8")
    assert totals((*first.results, *first.results), 2) == (44, -70)


def test_without_points_nothing_counts():
    """Outside the points game a round has no points."""
    (result,) = play(sitting("2 + 4 = 6", "8", "9J"), "[2] × [4] = 8").results
    assert (result.played, result.bonus, result.deducted, result.points) == ((0, 0),) * 4


# ── one round ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_somebody_is_out():
    """The others are placed by the cards they have left."""
    done = step(sitting("2 + 4 = 6", "8", "123", "99", "71"), "[2] × [4] = 8")
    assert [type(event) for event in done.events] == [Laid, WentOut, RoundOver, GameOver]
    ended = formula.outcome(done.state)
    assert (ended.winners, ended.places, ended.scores) == ((0,), (1, 4, 2, 2), (0, 3, 2, 2))
    assert ended.why == FirstOut()
    assert done.events[-1] == GameOver((0,), (0, 3, 2, 2))


def test_nobody_can_draw():
    """All pass in a row: the fewest cards win, whoever passed first."""
    done = step(play(sitting("2 + 4 = 6", "77", "9", stock=""), "pass"), "pass")
    assert [type(event) for event in done.events] == [Passed, RoundOver, GameOver]
    ended = formula.outcome(done.state)
    assert (ended.winners, ended.places, ended.scores) == ((1,), (2, 1), (2, 1))
    assert ended.why == FewestCards()


def test_playing_on_until_one_is_left():
    """The places are the order in which they went out."""
    state = play(sitting("2 + 4 = 6", "77", "8", "6", play_on=True), "draw", "[2] × [4] = 8", "[2] + [4] = 6")
    ended = formula.outcome(state)
    assert state.finished == (1, 2)
    assert (ended.winners, ended.places, ended.scores) == ((1,), (3, 1, 2), (3, 0, 0))


def test_playing_on_until_nobody_can_draw():
    """Those who are out come first, then whoever has the fewest cards."""
    state = play(sitting("2 4", "6", "77", "9", stock="", play_on=True), "[2] + [4] = 6")
    assert formula.to_act(state) == (1,)
    ended = formula.outcome(play(state, "pass", "pass"))
    assert (ended.winners, ended.places) == ((0,), (1, 3, 2))
    assert ended.why == FirstOut()


# ── several rounds ────────────────────────────────────────────────────────────────────────────────────────────────


def test_after_a_round_the_next_is_dealt():
    """The last formula of a round is followed by the deal of the next one."""
    done = step(sitting("2 + 4 = 6", "8", "17", rounds=2), "[2] × [4] = 8")
    assert [type(event) for event in done.events] == [Laid, WentOut, RoundOver, Dealt]
    assert (done.state.round, done.state.starter, formula.to_act(done.state)) == (2, 1, (1,))
    assert done.state.table.sign is None
    assert (done.state.finished, done.state.passes, done.state.turns) == ((), 0, ((), ()))


def second_round(*hands, first_won_by, turn):
    """The last of two rounds, after a first one that this seat won."""
    held = ["17", "17"]
    held[first_won_by] = "8"
    first = play(sitting("2 + 4 = 6", *held, turn=first_won_by, rounds=2), "[2] × [4] = 8")
    return replace(sitting("2 + 4 = 6", *hands, turn=turn, rounds=2), round=2, results=first.results)


def test_most_rounds_win():
    """Over several rounds whoever won most of them wins."""
    ended = formula.outcome(play(second_round("17", "8", first_won_by=1, turn=1), "[2] × [4] = 8"))
    assert (ended.winners, ended.scores, ended.places) == ((1,), (0, 2), (2, 1))
    assert ended.why == Most(None, is_shared=False)


def test_as_many_rounds_each():
    """A tie is a shared victory."""
    ended = formula.outcome(play(second_round("8", "17", first_won_by=1, turn=0), "[2] × [4] = 8"))
    assert (ended.winners, ended.scores, ended.places) == ((0, 1), (1, 1), (1, 1))
    assert ended.why == Most(None, is_shared=True)


def test_a_round_is_won_by_the_best_place():
    """Decided here: a blocked round is won by the fewest cards, and with playing on by the first one out."""
    blocked = second_round("77", "9", first_won_by=0, turn=0)
    assert formula.outcome(play(replace(blocked, stock=()), "pass", "pass")).scores == (1, 1)
    playing_on = sitting("2 + 4 = 6", "8", "6", "77", play_on=True, rounds=2)
    first = play(playing_on, "[2] × [4] = 8", "[2] + [4] = 6")
    second = play(replace(playing_on, round=2, results=first.results), "[2] × [4] = 8", "[2] + [4] = 6")
    assert formula.outcome(second).scores == (2, 0, 0)


# ── the points game ───────────────────────────────────────────────────────────────────────────────────────────────


def last_formula(points_to=50, others=0):
    """Player 1, with 26 points, lays 7, 7 and 9 for 23 more and is out; Player 2 has a 9 left and `others` points."""
    state = sitting("6 × 8 = 48", "779", "9", points=True, points_to=points_to)
    return step(replace(state, played=(26, others)), "7 × 7 = [4]9")


def test_enough_points_end_the_game():
    """First to 100 wins: looked at when a round ends, with everything added and deducted."""
    done = last_formula(points_to=59)
    assert [type(event) for event in done.events] == [Laid, WentOut, RoundOver, GameOver]
    ended = formula.outcome(done.state)
    assert (ended.winners, ended.scores, ended.places) == ((0,), (59, -9), (1, 2))
    assert ended.why == Most(59, is_shared=False)


def test_too_few_points_go_on():
    """One point less, and another round is dealt."""
    done = last_formula(points_to=60)
    assert isinstance(done.events[-1], Dealt)
    assert formula.outcome(done.state) is None


def test_most_points_win_not_the_first_one_out():
    """Whoever has most points, be it with cards left."""
    ended = formula.outcome(last_formula(others=80).state)
    assert (ended.winners, ended.scores) == ((1,), (59, 71))


def test_points_may_be_level():
    """A tie is a shared victory."""
    ended = formula.outcome(last_formula(others=68).state)
    assert (ended.winners, ended.scores) == ((0, 1), (59, 59))
    assert ended.why == Most(50, is_shared=True)


def test_a_round_does_not_end_in_the_middle():
    """Decided here: enough points in the middle of a round end nothing."""
    state = sitting("6 × 8 = 48", "7799", "9", points=True, points_to=50)
    after = play(replace(state, played=(300, 0)), "7 × 7 = [4]9")
    assert formula.outcome(after) is None
    assert after.played == (323, 0)


def test_a_blocked_round_has_no_first_one_out():
    """Decided here: nobody gets the 10; cards left are deducted all the same."""
    blocked = play(sitting("2 + 4 = 6", "77", "9", stock="", points=True), "pass", "pass")
    (result,) = blocked.results
    assert (result.bonus, result.deducted, result.points) == ((0, 0), (14, 9), (-14, -9))


def test_with_playing_on_only_the_first_gets_ten():
    """first out +10"""
    state = sitting("2 + 4 = 6", "8", "6", "7", points=True, play_on=True)
    (result,) = play(state, "[2] × [4] = 8", "[2] + [4] = 6").results
    assert (result.played, result.bonus, result.deducted) == ((8, 6, 0), (10, 0, 0), (0, 0, 7))
