"""Why a round was won, what each minus card did, and who won the game."""

from __future__ import annotations

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician.rules.scoring import highest, measure
from mathgames_widgets.games.matician.rules.state import RoundResult, Rules
from mathgames_widgets.games.matician.words.why import why_over, why_point, why_round, why_sabotage, without
from tests.games.matician.rounds import judged
from tests.games.matician.tables import sabotaging, won
from tests.maths.numbers.equations import contradictions, is_well_written
from tests.refusing import refusing
from tests.walks import random_turns

NAMES = ("Asha", "Ben", "Chiara")
NORMAL, RANKED = Rules(), Rules(by_rank=True)


def claims(told):
    return [step.claim for step in told.every()]


def finished(players, seed, rules):
    """A random game that was played to its end."""
    match = Match(matician, players, seed, rules=rules)
    for _ in random_turns(match, seed):
        pass
    return match


@pytest.fixture(scope="module", params=[(2, NORMAL), (5, NORMAL), (3, RANKED), (4, Rules(play_on=True))], ids=str)
def match(request):
    """A few whole games, with and without ranks."""
    return finished(request.param[0], "FERN-42", request.param[1])


# ── the round ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_round_is_explained(match):
    """Who gets the point and who does not, with every line of arithmetic right."""
    for result in match.state.results:
        seats = [seat for seat, one in enumerate(result.equations) if one is not None]
        told = [why_round(result), *[why_point(result, seat) for seat in seats]]
        for one in told:
            assert is_well_written(one) and not contradictions(one), str(one)
        for seat, one in zip(seats, told[1:], strict=True):
            assert ("gets 1 point" in one.claim) == (seat in result.winners)


def test_the_values_stand_in_order():
    """ordering of negative numbers and fractions"""
    told = why_round(judged("4 + 13", "12 / 8", "7 / 0", attacks="2>1 right, 1>2 left"), NAMES)
    assert told.claim == "Ben has the highest value and gets 1 point."
    assert told.shown.plain() == "−9 < −3/2"
    assert "−9 is less than −3/2." in claims(told)
    assert "Chiara: 7 ÷ 0, which has no value." in claims(told)


def test_a_tie_is_a_point_for_each():
    """Every player tied for the highest value gets the point."""
    result = judged("4 + 3", "10 - 3", "1 x 2")
    assert why_round(result, NAMES).shown.plain() == "2 < 7 = 7"
    assert "Ben has it as well, and each gets a point." in claims(why_point(result, 0, NAMES))
    assert why_point(result, 2, NAMES).claim == "Chiara gets no point: 2 is not the highest value."


def test_nobody_has_a_value():
    """If nobody has a value, nobody scores."""
    result = judged("7 / 0", "0 / 0")
    assert why_round(result, NAMES).claim == "Nobody has a value, so nobody gets a point."
    assert why_point(result, 0, NAMES).claim == "Asha gets no point: a division by 0 has no value."


def test_ranks_decide_where_they_are_compared():
    """points by rank within a symbol"""
    result = judged("15 / 1", "10 x 10", by_rank=True)
    told = why_round(result, NAMES)
    assert told.claim == "Asha has the highest rank and gets 1 point."
    assert "A product of 100 has a rank of about 78.3%." in claims(told)
    assert "The highest rank is about 99.6%, and about 78.3% comes next." in claims(told)
    assert why_point(result, 1, NAMES).claim == "Ben gets no point: about 78.3% is not the highest rank."


def test_the_other_order_of_a_sum():
    """I put the larger number on the left: the same minus card would have left more."""
    lost = why_point(judged("4 + 13", "2 x 3", attacks="2>1 right"), 0, NAMES)
    assert "With the 13 on the left, the same minus card would have left 9." in claims(lost)
    kept = why_point(judged("13 + 4", "20 x 3", attacks="2>1 right"), 0, NAMES)
    assert not any(claim.startswith("With ") for claim in claims(kept))


# ── minus cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_minus_card_is_compared_with_the_round_without_it(match):
    """why a "-" at one place helped, harmed or did nothing"""
    rules = match.state.rules
    for result in match.state.results:
        for attacker, sabotage in enumerate(result.sabotages):
            if sabotage is None:
                with pytest.raises(ValueError, match="laid no minus card"):
                    without(result, attacker)
                continue
            before, after = without(result, attacker), result.equations[sabotage.target]
            assert before.attacked(sabotage.side) == after
            told = why_sabotage(result, attacker)
            assert is_well_written(told) and not contradictions(told)
            is_alike = before.value is None or before.value == after.value
            verb = "did nothing to" if is_alike else "helped" if after.value > before.value else "hurt"
            assert f" {verb} " in told.claim
            measures = [*result.measures]
            measures[sabotage.target] = measure(before, rules)
            if highest(measures) != result.winners:
                assert told.why[-1].claim.startswith("Without it, ") and "would have had" in told.why[-1].claim


@pytest.mark.parametrize(
    ("equations", "attacks", "claim", "reason"),
    [
        (
            ("4 + 13", "2 x 3"),
            "2>1 right",
            "Ben's minus card in front of Asha's 13 on the right hurt Asha: −9 instead of 17.",
            "Without it, Asha would have had the highest value.",
        ),
        (
            ("4 - 13", "2 x 3"),
            "2>1 right",
            "Ben's minus card in front of Asha's 13 on the right helped Asha: 17 instead of −9.",
            "Without it, Ben would have had the highest value.",
        ),
        (
            ("0 x 13", "2 x 3"),
            "2>1 right",
            "Ben's minus card in front of Asha's 13 on the right did nothing to Asha: it stays 0.",
            "The product becomes its opposite, and 0 is its own opposite.",
        ),
        (
            ("4 / 0", "2 x 3"),
            "2>1 left",
            "Ben's minus card in front of Asha's 4 on the left did nothing to Asha: there is no value before or after.",
            "It is a division by 0 both before and after.",
        ),
        (
            ("4 + 13", "2 x 3", "1 x 2"),
            "2>1 right, 3>1 right",
            "Ben's minus card in front of Asha's 13 on the right helped Asha: 17 instead of −9.",
            "Chiara laid one there, too: the two cancel.",
        ),
        (
            ("4 x 13", "2 x 3", "1 x 2"),
            "2>1 right, 3>1 left",
            "Ben's minus card in front of Asha's 13 on the right helped Asha: 52 instead of −52.",
            "Without it, Ben would have had the highest value.",
        ),
    ],
)
def test_what_a_minus_card_did(equations, attacks, claim, reason):
    """Under “-” an attack on the right-hand number helps; two on the two sides of x cancel; several alternate."""
    told = why_sabotage(judged(*equations, attacks=attacks), 1, NAMES)
    assert told.claim == claim
    assert reason in claims(told)


def test_who_does_not_play_has_no_equation():
    """Raises ValueError for a seat that had none."""
    result: RoundResult = judged("4 + 13", "out", "2 x 3")
    assert "Ben" not in str(why_round(result, NAMES))
    with refusing(matician, "^Player 2 has no equation this round"):
        why_point(result, 1, NAMES)


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_won_and_with_which_rounds(match):
    """The player who first reaches 3 points wins the game."""
    view = match.observe(0)
    told = why_over(view, [f"P{seat}" for seat in range(view.players)])
    assert is_well_written(told) and not contradictions(told)
    assert told.claim.startswith(f"P{view.finished[0][0]}")
    for seat, points in enumerate(view.points):
        assert f"P{seat} has {points or 'no'} point{'' if points == 1 else 's'}" in told.why[1 + seat].claim
        assert len(told.why[1 + seat].why) == points


def test_a_shared_win():
    """reaching 3 together with the same points is a shared win"""
    over = won(sabotaging("4 + 3", "10 - 3", points=[2, 2]), "-", "-")
    told = why_over(matician.observe(over, None), NAMES)
    assert told.claim == "Asha and Ben won the game."
    assert told.why[0].claim == "Asha and Ben reached 3 points in the same round, so they share the win."


def test_nobody_has_won_before_the_end():
    """Raises ValueError while the game goes on."""
    with pytest.raises(ValueError, match="not over"):
        why_over(Match(matician, 2, "FERN-42").observe(0))
