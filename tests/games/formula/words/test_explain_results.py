"""Points, rounds and the end of a game, opened into their arithmetic."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core import Match
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DIGITS, JOKER, RoundResult, Rules
from mathgames_widgets.games.formula.rules import scoring
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.games.formula.words import explanations as explain_results
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from tests.cases import cases
from tests.games.formula.tables import lay, play, sitting, table
from tests.maths.numbers.equations import contradictions, holds, is_well_written
from tests.walks import random_turns

NAMES = ("Asha", "Ben", "Chiara", "Dev", "Ewa")


def claims(explanation):
    """All sentences of an explanation."""
    return [one.claim for one in explanation.every()]


@pytest.mark.parametrize(
    ("old", "new", "options", "says", "shows"),
    [
        ("2 + 4 = 6", "7 × 8 = 5[6]", {}, "7 × 8 = 56 scores 20 points.", "7 + 8 + 5 = 20"),
        ("8 - 4 = 4", "[8] - 3 = 5", {}, "8 − 3 = 5 scores 8 points.", "3 + 5 = 8"),
        ("8 - 4 = 4", "[8] - 3 = 5", {"sign_bonus": True}, "8 − 3 = 5 scores 13 points.", "3 + 5 + 5 = 13"),
        ("8 - 8 = 0", "[8] ÷ [8] = 1", {"sign_bonus": True}, "8 ÷ 8 = 1 scores 11 points.", "1 + 10 = 11"),
        ("2 × 1 = 2", "J1 × [1] = [2]", {}, "1 × 1 = 2 scores 1 point.", None),
    ],
)
def test_how_a_play_scored(old, new, options, says, shows):
    """a play scores the face values of the cards laid in it, a difference +5 and a quotient +10 where switched on"""
    play = lay(old, new)
    made = formula_of(table(old), play)
    told = explain_results.why_points(play, made, Rules(points=True, **options))
    assert told.claim == says
    assert (told.shown.plain() if told.shown else None) == shows
    assert is_well_written(told)


def test_outside_the_points_game_plays_score_nothing():
    """Winning is being the first one out; points are counted in the points game."""
    play = lay("2 + 4 = 6", "[2] × [4] = 8")
    told = explain_results.why_points(play, Formula(2, Sign.TIMES, 4, 8), Rules())
    assert "no points" in told.claim and told.shown is None


@settings(max_examples=cases(80, long=200), deadline=None)
@given(st.lists(st.sampled_from((*DIGITS, JOKER)), max_size=12))
def test_what_cards_left_cost(hand):
    """cards left are deducted at face value and a Joker 25"""
    hand = tuple(sorted(hand))
    told = explain_results.why_left(hand)
    assert is_well_written(told) and not contradictions(told)
    if not hand:
        assert told.claim == "No cards are left, so nothing is deducted."
        return
    cost = sum(25 if card == JOKER else int(card) for card in hand)
    assert f" {cost} point" in told.claim
    if len(hand) > 1:
        assert told.shown.plain().split(" = ")[-1] == str(cost)


def finished(players, seed, **options):
    """A match played to its end."""
    match = Match(formula, players, seed, rules=Rules(**options))
    for _ in random_turns(match, seed):
        pass
    return match


VARIANTS = (
    {},
    {"play_on": True},
    {"rounds": 3},
    {"points": True, "points_to": 60},
    {"points": True, "points_to": 60, "sign_bonus": True, "play_on": True},
)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_end_is_explained(players, options):
    """Why a game ended as it did, with the winners of the outcome and every round of every seat."""
    for seed in range(cases(2, long=4)):
        match = finished(players, f"END-{seed}", **options)
        view, outcome = match.observe(None), match.outcome()
        told = explain_results.why_over(view, NAMES)
        assert is_well_written(told) and not contradictions(told)
        winners = [NAMES[seat] for seat in outcome.winners]
        assert all(name in told.claim for name in winners)
        assert (" won the game." in told.claim) == (len(winners) == 1)
        assert all(name not in told.claim for name in NAMES if name not in winners)
        assert len(told.why) == 1 + players
        if options.get("points"):
            totals = scoring.totals(view.results, players)
            assert [str(step.claim).split(" has ")[1].split(" ")[0].replace("−", "-") for step in told.why[1:]] == [
                str(total) for total in totals
            ]


@pytest.mark.parametrize("options", VARIANTS)
def test_every_round_is_explained(options):
    """Points: how a formula scored, what cards left cost, a round's table opened into its arithmetic."""
    for seed in range(cases(2, long=4)):
        match = finished(3, f"ROUND-{seed}", **options)
        for result in match.observe(None).results:
            for seat in range(3):
                told = explain_results.why_round(result, seat, match.state.rules, NAMES)
                assert is_well_written(told) and not contradictions(told)
                assert told.claim.startswith(NAMES[seat])
                if match.state.rules.points:
                    assert holds(told.shown.plain())
                    assert told.shown.plain().replace("−", "-").endswith(f" = {result.points[seat]}")


def test_a_round_with_points():
    """Plays, the bonus of the first one out, and what was left."""
    result = RoundResult(2, (0,), ((), ("7", "J")), (1, 2), (45, 3), (10, 0), (0, 32))
    assert claims(explain_results.why_round(result, 0, Rules(points=True), NAMES)) == [
        "Asha scored 55 points in round 2.",
        "The plays in this round scored 45 points.",
        "Asha went out first and gets 10 points for it.",
        "No cards are left, so nothing is deducted.",
    ]
    told = explain_results.why_round(result, 1, Rules(points=True), NAMES)
    assert told.claim == "Ben scored −29 points in round 2."
    assert told.shown.plain() == "3 + 0 − 32 = −29"


def test_a_blocked_round():
    """when all pass in a row the fewest cards win"""
    result = RoundResult(1, (), (("5",), ("7", "8"), ("9",)), (1, 3, 1), (0,) * 3, (0,) * 3, (0,) * 3, blocked=True)
    assert claims(explain_results.why_round(result, 0, Rules(), NAMES)) == [
        "Asha is tied for first in round 1.",
        "Asha has one card left; fewer is better.",
        "Everyone passed in a row: nobody could lay a formula, and there were no cards to draw.",
    ]
    points = RoundResult(1, (), (("5",), ("7",)), (1, 1), (0, 0), (0, 0), (5, 7), blocked=True)
    assert "Nobody went out, so nobody gets the 10 points for going out first." in claims(
        explain_results.why_round(points, 0, Rules(points=True), NAMES)
    )


def test_places_when_play_goes_on():
    """ "You continue until everybody has played all their cards" """
    result = RoundResult(1, (1, 0), ((), (), ("7", "8")), (2, 1, 3), (0,) * 3, (0,) * 3, (0,) * 3)
    assert claims(explain_results.why_round(result, 0, Rules(play_on=True), NAMES)) == [
        "Asha is second in round 1.",
        "Asha was the second to have no cards left.",
        "The round ended when Asha went out and one player was left.",
    ]
    assert claims(explain_results.why_round(result, 2, Rules(play_on=True), NAMES))[1] == (
        "Chiara has two cards left; fewer is better. Players who went out come first."
    )


def test_the_end_of_a_single_round():
    """ "Be the first player to get rid of all the cards in your hand." """
    told = explain_results.why_over(formula.observe(play(sitting("2 × 4 = 8", "35", "9"), "[2] + 3 = 5"), None), NAMES)
    assert claims(told)[:4] == [
        "Asha won the game.",
        "The round ended when Asha laid their last card.",
        "Asha is first in round 1.",
        "Asha was the first to have no cards left.",
    ]


def test_a_game_that_goes_on_has_no_end_to_explain():
    """Raises ValueError while the game goes on."""
    with pytest.raises(ValueError, match=r"not over.*\.$"):
        explain_results.why_over(formula.observe(sitting("2 × 4 = 8", "35", "9"), 0))
