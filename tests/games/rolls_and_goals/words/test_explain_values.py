"""The chain of a die, the order of its cards, and why goals were achieved: checked against the rules."""

from __future__ import annotations

import re
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.rolls_and_goals.rules.cards import FACES, GOALS, ON_THE_DIE, value_of
from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge, measure
from mathgames_widgets.games.rolls_and_goals.rules.state import Award
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.words.explanations import (
    chain_text,
    evidence,
    orders,
    why_link,
    why_order,
    why_ranked,
    why_swapped,
    why_value,
)
from mathgames_widgets.games.rolls_and_goals.words.why import (
    why_decided,
    why_dice,
    why_earned,
    why_over,
    why_round,
    why_split,
)
from tests.cases import cases
from tests.games.rolls_and_goals.tables import all_ready, result, sitting
from tests.maths.numbers.equations import contradictions, is_well_written

NAMES = ("Asha", "Ben", "Chiara", "Dev")
ON_THE_VALUE = [card for card in FACES if card not in ON_THE_DIE]

sides = st.integers(1, 6)
stacks = st.lists(st.sampled_from(ON_THE_VALUE), max_size=4).map(tuple)
six_values = st.tuples(*[st.integers(-9, 14)] * 6)
tables = st.lists(six_values, min_size=2, max_size=4)


def last_number(text):
    """The number at the end of a text."""
    return int(re.findall(r"−?\d+", text)[-1].replace("−", "-"))


def in_words(explanation):
    """All sentences of an explanation."""
    return [step.claim for step in explanation.every()]


# ── the chain of a die ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_chain_of_a_die():
    """the value of a die shown as a chain (5 ÷ 2 = 2.5 → 2, 2 + 3 = 5)"""
    assert chain_text(5, ("÷2", "+3")) == "5 ÷ 2 = 2.5 → 2, 2 + 3 = 5"
    assert [step.claim for step in why_value(5, ("÷2", "+3")).why] == [
        "÷2: Half of 5 is 2.5, rounded down to 2.",
        "+3 increases the value by 3.",
    ]


@settings(deadline=None)
@given(sides, st.lists(st.sampled_from(FACES), max_size=5).map(tuple))
def test_the_chain_ends_at_the_value(side, stack):
    """ "These will be evaluated top to bottom": numbers in explanations are those of the rules"""
    told = why_value(side, stack)
    assert is_well_written(told) and not contradictions(told)
    assert last_number(chain_text(side, stack)) == value_of(side, stack)
    assert f"is worth {value_of(side, stack)}".replace("-", "−") in told.claim


@pytest.mark.parametrize("card", ON_THE_VALUE)
def test_every_link_tells_what_the_rules_make(card):
    """why for each link: rounding down also below zero, negate of 0"""
    for value in range(-12, 13):
        told = why_link(value, card)
        assert is_well_written(told) and not contradictions(told)
        said = told.shown.plain() if told.shown else told.claim.removesuffix(", whatever it was before.")
        assert last_number(said) == value_of(value, (card,))


@pytest.mark.parametrize("card", ON_THE_DIE)
def test_cards_on_the_die_are_no_links(card):
    """Raises ValueError for a card that acts on the die itself."""
    with pytest.raises(ValueError, match="acts on the die itself"):
        why_link(3, card)


def test_negate_of_zero():
    """ "changes the sign between positive and negative (does not affect 0)" """
    assert why_link(0, "negate").claim == "Negate changes the sign, and 0 has none: it stays 0."


# ── the order ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_order_matters():
    """+1 then x2 against x2 then +1, side by side"""
    told = why_order(5, ("+1", "x2"))
    assert [step.claim for step in told.why][:2] == ["12 with +1 and then ×2.", "11 with ×2 and then +1."]
    assert [step.shown.plain() for step in told.why][:2] == ["5 → 6 → 12", "5 → 10 → 11"]


@settings(max_examples=cases(120, long=300), deadline=None)
@given(sides, stacks)
def test_every_order_is_counted(side, stack):
    """order matters: every order of the cards at hand makes the value that the rules make"""
    found = orders(side, stack)
    assert {order: value for value, ways in found.items() for order in ways} == {
        order: value_of(side, order) for order in permutations(sorted(stack, key=FACES.index))
    }
    told = why_order(side, stack)
    assert is_well_written(told) and not contradictions(told)
    if len(set(stack)) > 1:
        assert told.claim.startswith("The order matters") == (len(found) > 1)


@pytest.mark.parametrize("pair", list(combinations(ON_THE_VALUE, 2)), ids=" ".join)
def test_why_two_cards_may_change_places(pair):
    """no explanation contradicts what the two orders make"""
    for side in range(1, 7):
        told = why_swapped(side, *pair)
        assert is_well_written(told) and not contradictions(told)
        alike = value_of(side, pair) == value_of(side, pair[::-1])
        says_alike = re.search(
            r"sign can change|can swap|in any order|does not matter|evens this out|undo each other", told.claim
        )
        assert bool(says_alike) == alike, (side, told.claim)


# ── goals ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("goal", GOALS)
@settings(max_examples=cases(60, long=150), deadline=None)
@given(values=six_values)
def test_the_evidence_is_what_the_rules_measure(goal, values):
    """each player's evidence: counts, totals, range, runs, sets, pairs"""
    told = evidence(goal, values)
    assert is_well_written(told) and not contradictions(told)
    assert counted_in(told.claim) == (measure(goal, values) or 0)


@pytest.mark.parametrize(
    ("values", "says"),
    [
        (
            (4, 4, 4, 1, 2, 3),
            "Three dice are 4: a die can be in only one pair, so they make one pair and one die is left over.",
        ),
        (
            (4, 4, 4, 4, 4, 3),
            "Five dice are 4: a die can be in only one pair, so they make two pairs and one die is left over.",
        ),
        ((0, 0, 0, 0, 0, 0), "Six dice are 0: a die can be in only one pair, so they make three pairs."),
    ],
)
def test_more_than_two_alike_are_split_into_pairs(values, says):
    """Pairs are disjoint: four of a kind is two."""
    assert [step.claim for step in evidence("most pairs", values).why] == [says]


def test_the_value_that_comes_most_often_is_the_mode():
    """mode: one value, or several that come equally often"""
    tally, one = evidence("largest set", (4, 4, 4, 2, 2, 1)).why
    assert tally.claim == "4 appears three times. 2 appears twice. 1 appears once."
    assert one.claim == "The value that appears most often is called the mode; here it is 4."
    _, two = evidence("largest set", (4, 4, -1, 2, 2, -1)).why
    assert two.claim == "−1, 2 and 4 appear equally often: each is a mode, and the size of the set is what counts."


WORDS = {word: number for number, word in enumerate(("no", "one", "two", "three", "four", "five", "six"))}


def counted_in(claim):
    """The number that a claim of evidence tells, read like a person would."""
    if "range is" in claim or "total is" in claim or "number is" in claim:
        return last_number(claim)
    if claim.startswith(("No ", "All dice are different")):
        return 0
    if claim.startswith("All dice are"):
        return 1
    if "in a row" in claim:
        return WORDS[re.findall(r"(\w+) dice in a row", claim)[0]]
    return WORDS[claim.split()[0].lower()]


@settings(max_examples=cases(120, long=300), deadline=None)
@given(tables, st.sampled_from(GOALS))
def test_an_award_is_explained_truly(values, goal):
    """why an award was or was not earned"""
    award = judge(goal, values)
    assert why_decided(award).claim
    for seat in range(len(values)):
        mine = why_earned(award, values, seat, NAMES)
        assert is_well_written(mine) and not contradictions(mine)
        assert (" missed " in mine.claim) == (seat not in award.winners)


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (2, "Splitting 6 tokens among 2 players gives 3 each, and none is left."),
        (3, "Splitting 6 tokens among 3 players gives 2 each, and none is left."),
        (4, "Splitting 6 tokens among 4 players gives 1 each, and 2 are removed."),
        (5, "Splitting 6 tokens among 5 players gives 1 each, and 1 is removed."),
        (6, "Splitting 6 tokens among 6 players gives 1 each, and none is left."),
    ],
)
def test_ties_are_split(players, says):
    """ "they split the Tokens evenly, removing any remaining Tokens" """
    told = why_split(6, players)
    assert told.claim == says and not contradictions(told)
    assert Award("most odds", (), (), tuple(range(players)), 6).share == 6 // players


def test_the_second_total():
    """ "2nd highest/lowest total" ranks distinct totals. If all totals are equal nobody achieves it."""
    assert why_ranked("2nd highest total", (25, 22, 25)).claim == (
        "In order, the totals are 25 and 22, so 22 is the second largest."
    )
    assert why_ranked("2nd highest total", (22, 22)).claim == "All totals are 22, so there is no second total."


# ── rounds and the end ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_round_is_explained():
    """why each goal was achieved or not, and what each die was worth"""
    state = sitting(
        "5 ÷2 +3 | 1 | 2 | 3 | 4 flip | 6", "1 | 1 | 1 | 1 | 1 | 1", goals=("most 1s", "highest total", "most zeroes")
    )
    told = why_round(result(all_ready(state)), 0, NAMES)
    assert told.claim == "Asha took 6 tokens in round 1."
    assert told.shown.plain() == "0 + 6 + 0 = 6"
    assert is_well_written(told) and not contradictions(told)
    assert [step.claim for step in told.why] == [
        "Asha missed “most 1s”.",
        "Asha achieved “highest total”.",
        "Asha missed “most zeroes”.",
        "Die 1 is worth 5: 5 ÷ 2 = 2.5 → 2, 2 + 3 = 5.",
        "Die 5 is worth 3, the side it shows.",
    ]
    flip = why_dice(result(all_ready(state)), 0)[1]
    assert in_words(flip)[1:] == [
        "The roll was 4, and the die now shows 3.",
        "Third, a flip turns the die over: opposite sides add up to 7.",
    ]


def test_a_round_without_tokens():
    """Ben took no tokens."""
    state = sitting("5 | 1 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 1", goals=("highest total",))
    told = why_round(result(all_ready(state)), 1, NAMES)
    assert told.claim == "Ben took no tokens in round 1." and told.shown is None


def test_the_end_is_explained():
    """ "After the 6th "rolls & goals" phase, the player with the most Tokens wins." """
    state = sitting("5 | 1 | 2 | 3 | 4 | 6", goals=("highest total", "most 1s", "most zeroes"), rounds=1)
    told = why_over(observe(all_ready(state).state, None), NAMES)
    assert is_well_written(told) and not contradictions(told)
    winner = told.claim.removesuffix(" won the game.")
    assert winner in NAMES
    assert told.why[1].claim == "Asha and Ben have 6 tokens each, so they rolled dice, and the highest roll won."


def test_nobody_has_won_before_the_end():
    """Raises ValueError while the game goes on."""
    with pytest.raises(ValueError, match="not over"):
        why_over(observe(new_game(2, "FERN-42"), 0))
