"""What a player may expect, in words: chances, totals, rerolls, the best placement."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.games.rolls_and_goals.analysis.chances import Forecast, forecast
from mathgames_widgets.games.rolls_and_goals.rules.cards import Goal
from mathgames_widgets.games.rolls_and_goals.rules.state import Phase
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.words.chances import (
    chance_said,
    totals_told,
    why_best,
    why_chances,
    why_gains,
)
from mathgames_widgets.maths.chance.distributions import Sampled
from tests.games.rolls_and_goals.tables import ONES, all_ready, play, sitting

GOALS = ("most 6s", "highest total", "longest run")


def foreseen(*rows: str, hand: str = "", tables: int = 10) -> Forecast:
    """What the first player may expect, before anybody is ready."""
    return forecast(observe(sitting(*rows, hands=(hand, ""), goals=GOALS), 0), tables)


def told(found: Forecast) -> str:
    """What is said of the totals for the highest one."""
    return totals_told(found, Goal.HIGHEST_TOTAL)


def picking(*moves: str) -> Forecast:
    """All cards lie open, and the first player has two sides to pick."""
    state = all_ready(sitting("5 pick x2 | 1 pick | 2 | 3 | 4 | 6", ONES, goals=GOALS)).state
    state = play(state, *moves)
    assert state.phase is Phase.PICK
    return forecast(observe(state, 0), 10)


@pytest.mark.parametrize("tables", [1, 10, 100, 1000])
def test_only_what_is_certain_is_told_as_100_percent_and_only_what_is_impossible_as_0(tables):
    """What came on all tables may fail on the next one, and what came on none of them may still come."""
    for hits in range(tables + 1):
        said = chance_said(Sampled(hits, tables))
        assert not said.startswith(("0%", "100%")), said
        assert ("±" in said) != said.startswith(("at most ", "at least ")), said
    near = Fraction(1, 1000 * tables)
    assert chance_said(near).startswith("less than 1%") and chance_said(1 - near).startswith("more than 99%")


def test_an_exact_chance_has_its_fraction_behind_it():
    """The same form in every row: percent, and in brackets what it is exactly."""
    assert [chance_said(Fraction(of, 6)) for of in (0, 1, 3, 6)] == [
        "0% (impossible)",
        "about 17% (1/6)",
        "50% (1/2)",
        "100% (certain)",
    ]


def test_while_cards_are_placed_the_others_are_a_sample():
    """Where the chances come from, what ± says, and what a reroll of one's own adds to it."""
    found = foreseen("5 reroll | 1 reroll | 2 | 3 | 4 | 6")
    told = "\n".join(one.claim for one in why_chances(found).every())
    assert not found.is_open and not found.is_exact
    assert "dealt at random 10 times" in told and "± gives the margin" in told
    assert "Your rerolls can come out in 36 ways" in told
    assert "Your reroll" not in str(why_chances(foreseen(ONES)))


def test_once_all_cards_lie_open_every_case_is_counted():
    """Nobody else has a side to pick: the chances are exact, and ± is not spoken of."""
    found = picking()
    told = str(why_chances(found))
    assert found.is_open and found.is_exact and "these chances are exact" in told and "±" not in told
    assert [one.chance for one in found.odds if one.goal in ("most 6s", "highest total")] == [1, 1]


def test_a_total_knows_the_sides_that_were_picked():
    """An open pick may become any side; one that was made is the side that it is."""
    assert told(picking()).startswith("Your total: 33. The highest of the other totals: 6.")
    assert told(picking("0 pick die 1 2")).startswith("Your total: 25. ")


def test_a_total_says_from_where_to_where_and_what_is_likeliest():
    """One reroll brings six totals, all equally likely; halved, some are likelier than others."""
    assert "Your total: 16 to 21, all equally likely. " in told(foreseen("5 | 1 | 2 | 3 | 4 | 6 reroll"))
    assert "Your total: 15 to 18, most likely 16 or 17. " in told(foreseen("5 | 1 | 2 | 3 | 4 | 6 reroll ÷2"))


def test_a_reroll_is_weighed_wherever_it_lies():
    """In hand, or behind a die; without one there is nothing to weigh."""
    dice = "5 | 1 | 2 | 3 | 4 | 6"
    in_hand, laid = foreseen(dice, hand="reroll"), foreseen(dice.replace("4", "4 reroll"))
    assert in_hand.gains == laid.gains and len(in_hand.gains) == 6
    assert foreseen(dice).gains == ()
    assert (
        str(why_gains(in_hand.gains))
        .splitlines()[1]
        .strip()
        .startswith(("Put it where", "With the other cards where they are"))
    )
    for left in (1, 2):
        said = str(why_gains(in_hand.gains, left))
        assert "Put it where" not in said and ("card is" if left == 1 else "two cards are") in said


def test_the_best_placement_says_what_it_brings():
    """The cards behind their dice, and the tokens on average."""
    view = observe(sitting(ONES, ONES, hands=("+1", ""), goals=("most 1s", "most 2s", "biggest number")), 0)
    told = why_best(view, 10)
    assert "+1 behind die " in told.claim
    assert "tokens on average, and no other placement earns more." in told.why[0].claim
    assert told.why[1].claim.startswith("Your dice are then worth ")
    assert "Rerolls" not in str(told)
    view = observe(sitting(ONES, ONES, hands=("reroll", ""), goals=GOALS), 0)
    assert "Rerolls are not counted here." in str(why_best(view, 10))


def test_a_watcher_has_nothing_to_expect():
    """Only players have dice of their own."""
    with pytest.raises(ValueError, match="no dice"):
        forecast(replace(observe(sitting(ONES), 0), player=None))


@pytest.mark.parametrize(
    ("goal", "says"),
    [
        ("highest total", "Your total: 21. The highest of the other totals: 30."),
        ("lowest total", "Your total: 21. The lowest of the other totals: 6."),
        ("2nd highest total", "Your total: 21. All the other totals: 6 to 30, all equally likely."),
        ("2nd lowest total", "Your total: 21. All the other totals: 6 to 30, all equally likely."),
    ],
)
def test_a_total_meets_the_totals_that_decide_its_goal(goal, says):
    """The lowest total meets the lowest of the others, a second place all of them; other goals meet none."""
    state = all_ready(
        sitting("1 pick | 2 | 3 | 4 | 5 | 6", ONES, "5 | 5 | 5 | 5 | 5 | 5", goals=(goal, "most 6s"))
    ).state
    found = forecast(observe(play(state), 0), 10)
    assert [one for one, _ in found.totals_of_others] == [goal]
    assert totals_told(found, Goal(goal)).endswith(says.partition(". ")[2])
    assert forecast(observe(sitting(ONES, ONES, goals=("most 6s",)), 0), 10).totals_of_others == ()
