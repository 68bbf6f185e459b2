"""Who achieves each goal: the rulebook's sentences one by one, and an oracle that looks at every subset of the dice."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.rolls_and_goals.rules.cards import GOALS
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge, measure, shown_by, winners

# Each goal, the rulebook's words, six dice, what is compared, and the places that show it.
SENTENCES = [
    ("most 1s", "most dice equal to 1", (1, 1, -1, 2, 0, 11), 2, (0, 1)),
    ("most 2s", "most dice equal to 2", (2, 2, -2, 2, 0, 22), 3, (0, 1, 3)),
    ("most 3s", "most dice equal to 3", (6, 6, 3, -3, 0, 9), 1, (2,)),
    ("most 4s", "most dice equal to 4", (4, 4, 4, 4, 4, 4), 6, (0, 1, 2, 3, 4, 5)),
    ("most 5s", "most dice equal to 5", (1, 2, 3, 4, 6, 7), 0, ()),
    ("most 6s", "most dice equal to 6", (6, 12, 6, 1, 1, 6), 3, (0, 2, 5)),
    ("most zeroes", "most dice equal to 0", (0, 10, 0, 1, 1, 6), 2, (0, 2)),
    (
        "most odds",
        "most dice equal to an odd number (including negative odd numbers)",
        (-1, 0, 3, 4, -5, -6),
        3,
        (0, 2, 4),
    ),
    (
        "most evens",
        "most dice equal to an even number (including negative even numbers, and 0)",
        (-1, 0, 3, 4, -5, -6),
        3,
        (1, 3, 5),
    ),
    (
        "most divisible by 3",
        "most dice equal to a number that divides by 3 without a remainder",
        (0, -3, 6, 1, 2, -4),
        3,
        (0, 1, 2),
    ),
    (
        "fewest positive",
        "fewest dice equal to a positive number (greater than 0)",
        (0, -3, 6, 1, 2, -4),
        3,
        (2, 3, 4),
    ),
    (
        "fewest 123456",
        "most dice equal to a number other than 1, 2, 3, 4, 5, or 6",
        (0, -3, 6, 1, 7, 12),
        4,
        (0, 1, 4, 5),
    ),
    (
        "highest total",
        "after all players sum their dice values, the largest sum",
        (1, -2, 3, 0, 9, 5),
        16,
        (0, 1, 2, 3, 4, 5),
    ),
    (
        "lowest total",
        "after all players sum their dice values, the smallest sum",
        (1, -2, -3, 0, 0, 1),
        -3,
        (0, 1, 2, 3, 4, 5),
    ),
    (
        "2nd highest total",
        "after all players sum their dice values, the second largest sum",
        (1, 2, 3, 4, 5, 6),
        21,
        (0, 1, 2, 3, 4, 5),
    ),
    (
        "2nd lowest total",
        "after all players sum their dice values, the second smallest sum",
        (1, 2, 3, 4, 5, 6),
        21,
        (0, 1, 2, 3, 4, 5),
    ),
    ("biggest number", "individual die equal to the highest number", (7, 2, -9, 7, 5, 6), 7, (0, 3)),
    ("smallest number", "individual die equal to the lowest number", (7, 2, -9, 7, 5, 6), -9, (2,)),
    (
        "greatest range",
        "largest difference between the highest and lowest number",
        (7, 2, -9, 7, 5, 6),
        16,
        (0, 2, 3),
    ),
    (
        "smallest range",
        "smallest difference between the highest and lowest number",
        (3, 3, 4, 4, 4, 3),
        1,
        (0, 1, 2, 3, 4, 5),
    ),
    (
        "longest run",
        'most dice "in a row", ie, representing consecutive values',
        (0, -1, 1, 6, 7, 6),
        3,
        (0, 1, 2),
    ),
    ("largest set", "most dice of the same value", (0, -1, 0, 6, 7, 0), 3, (0, 2, 5)),
    ("most pairs", "most groupings of two dice of equal value", (3, 3, -3, 6, 3, 6), 2, (0, 1, 3, 5)),
    ("greatest variety", "most different values across all dice", (3, 3, -3, 6, 3, 6), 3, (0, 2, 3)),
]


@pytest.mark.parametrize(
    ("goal", "words", "values", "compared", "places"), SENTENCES, ids=[row[0] for row in SENTENCES]
)
def test_what_each_goal_compares(goal, words, values, compared, places):
    """The section "Goal cards", line by line."""
    assert measure(goal, values) == compared, words
    assert shown_by(goal, values) == places, words


def test_every_goal_card_has_its_sentence():
    """24 goal cards"""
    assert tuple(row[0] for row in SENTENCES) == GOALS


ONES_TO_SIX = (1, 2, 3, 4, 5, 6)
SPREAD = (1, 3, 5, 7, 9, 11)


@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal.startswith("most ")] + ["fewest 123456"])
def test_most_with_nothing_to_count(goal):
    """ "Most ..." with nothing to count is achieved by nobody"""
    nothing = {"most odds": (2, 4, 8, 10, 14, 16), "most evens": SPREAD, "fewest 123456": ONES_TO_SIX}
    values = nothing.get(goal, (7, 11, 13, 17, 19, 23))
    assert judge(goal, [values, values]).winners == ()


def test_fewest_may_be_zero():
    """ "fewest ..." may be zero."""
    award = judge("fewest positive", [(0, -1, -2, -3, -4, -5), ONES_TO_SIX])
    assert award.measures == (0, 6)
    assert award.winners == (0,)
    assert award.dice[0] == ()


@pytest.mark.parametrize("goal", ["longest run", "largest set"])
def test_a_run_or_a_set_needs_two_dice(goal):
    """A run or a set needs at least two dice."""
    award = judge(goal, [SPREAD, SPREAD])
    assert award.measures == (None, None)
    assert award.winners == ()
    assert judge(goal, [SPREAD, (2, 2, 3, 7, 9, 11)]).winners == (1,)


def test_duplicates_do_not_lengthen_a_run():
    """Duplicates do not lengthen a run."""
    assert measure("longest run", (2, 2, 3, 3, 4, 4)) == 3


def test_pairs_are_disjoint():
    """Pairs are disjoint: four of a kind is two."""
    assert measure("most pairs", (5, 5, 5, 5, 1, 2)) == 2
    assert measure("most pairs", (5, 5, 5, 1, 2, 3)) == 1


def test_zero_is_even_and_divisible_by_3():
    """Zero is even and divisible by 3, and is neither positive nor odd. Negative odd numbers are odd."""
    zeroes = (0, 0, 0, 0, 0, -1)
    counts = [measure(goal, zeroes) for goal in ("most evens", "most divisible by 3", "fewest positive", "most odds")]
    assert counts == [5, 5, 0, 1]


def test_second_totals_rank_distinct_totals():
    """ "2nd highest/lowest total" ranks distinct totals. If all totals are equal nobody achieves it."""
    assert winners("2nd highest total", (30, 30, 25, 25, 10)) == (2, 3)
    assert winners("2nd lowest total", (30, 30, 25, 25, 10)) == (2, 3)
    assert winners("2nd highest total", (12, 12, 12)) == ()
    assert winners("2nd lowest total", (20, 12)) == (0,)


def test_alone_or_split():
    """If you alone achieve the Goal, take all the Tokens. If 2+ players achieve it, they split the Tokens evenly,
    removing any remaining Tokens."""
    alone = judge("most 6s", [(6, 6, 1, 1, 1, 1), (6, 1, 1, 1, 1, 1)])
    assert (alone.winners, alone.share, alone.special_of) == ((0,), 6, None)
    split = judge("most 6s", [(6, 1, 1, 1, 1, 1)] * 4, special_of=2)
    assert (split.winners, split.share, split.special_of) == ((0, 1, 2, 3), 1, 2)


# ── an oracle that knows no formula ───────────────────────────────────────────────────────────────────────────────

HANDS = st.tuples(*[st.integers(-4, 8)] * 6)
TABLES = st.lists(HANDS, min_size=2, max_size=6)
SUBSETS = [subset for size in range(7) for subset in combinations(range(6), size)]


def most_of(values, is_shown):
    """The greatest number of dice among all subsets that show something."""
    return max(len(subset) for subset in SUBSETS if is_shown([values[place] for place in subset]))


def is_run(chosen):
    """Different values with none missing between them."""
    return all(any(other == one + 1 for other in chosen) for one in chosen if one < max(chosen)) and is_various(chosen)


def is_various(chosen):
    """No value twice."""
    return all(one != other for one, other in combinations(chosen, 2))


def is_set(chosen):
    """One value only."""
    return all(one == other for one, other in combinations(chosen, 2))


def is_paired(chosen):
    """Each value an even number of times."""
    return all(chosen.count(one) in (2, 4, 6) for one in chosen)


def counted(goal, values):
    """How many dice have a property that a name of a goal tells."""
    kind = goal.removeprefix("most ")
    lists = {"zeroes": [0], "odds": range(-99, 99, 2), "evens": range(-98, 99, 2), "divisible by 3": range(-99, 99, 3)}
    numbers = lists[kind] if kind in lists else [int(kind[0])]
    return sum(value in numbers for value in values)


def compared(goal, values):
    """What a goal compares, the greater the better; nothing where it is not open."""
    ordered = sorted(values)
    match goal:
        case "fewest positive":
            return -sum(value in range(1, 99) for value in values)
        case "fewest 123456":
            return 6 - sum(str(value) in "123456" for value in values) or None
        case "highest total" | "2nd highest total":
            return sum(values)
        case "lowest total" | "2nd lowest total":
            return -sum(values)
        case "biggest number":
            return ordered[-1]
        case "smallest number":
            return -ordered[0]
        case "greatest range":
            return max(one - other for one in values for other in values)
        case "smallest range":
            return -max(one - other for one in values for other in values)
        case "longest run" | "largest set":
            most = most_of(values, is_run if goal == "longest run" else is_set)
            return most if most > 1 else None
        case "most pairs":
            return most_of(values, is_paired) or None
        case "greatest variety":
            return most_of(values, is_various)
    return counted(goal, values) or None


def achieve(goal, table):
    """The seats that have the right number of better totals before them."""
    found = [compared(goal, values) for values in table]
    better = {
        seat: {other for other in found if other is not None and other > mine}
        for seat, mine in enumerate(found)
        if mine is not None
    }
    place = 1 if goal.startswith("2nd") else 0
    return tuple(seat for seat in better if len(better[seat]) == place)


@pytest.mark.parametrize("goal", GOALS)
@settings(max_examples=40)
@given(table=TABLES)
def test_the_oracle_agrees(goal, table):
    """Whoever the oracle names achieves the goal, and nobody else."""
    award = judge(goal, table)
    assert award.winners == achieve(goal, table)
    assert 0 <= 6 - award.share * len(award.winners) < max(1, len(award.winners)) or not award.winners


@pytest.mark.parametrize("goal", GOALS)
@settings(max_examples=50)
@given(values=HANDS)
def test_the_dice_shown_are_evidence(goal, values):
    """The dice that are shown compare the same as all six dice, where there are any."""
    places = shown_by(goal, values)
    assert list(places) == sorted(set(places))
    if places:
        assert measure(goal, tuple(values[place] for place in places)) == measure(goal, values)
    else:
        assert not measure(goal, values)


def test_of_two_runs_the_greater_is_shown():
    """longest run most dice "in a row": of two that are as long, the dice of the greater one."""
    assert shown_by("longest run", (1, 2, 8, 5, 6, 10)) == (3, 4)
