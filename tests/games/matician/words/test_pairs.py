"""The highest and the safest pair of a hand, and the rank of an equation, against all pairs tried one by one."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.matician.analysis.chances import payoff_table
from mathgames_widgets.games.matician.rules.cards import NUMBER_CARDS, SYMBOLS, numbers_in
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.games.matician.words.explanations import (
    all_equations,
    best_rule,
    highest_pairs,
    pairs_text,
    rank_text,
    safe_rule,
    safest_pairs,
    say,
    why_highest,
    why_rank,
    why_safest,
)
from tests.games.matician.tables import equation
from tests.maths.numbers.equations import contradictions, is_well_written

BY = {"+": int.__add__, "-": int.__sub__, "x": int.__mul__, "/": Fraction}
hands = st.lists(st.sampled_from([*sorted(set(NUMBER_CARDS)), "-"]), min_size=6, max_size=6).filter(
    lambda hand: len(numbers_in(tuple(hand))) > 1 and any(card not in "0-" for card in numbers_in(tuple(hand)))
)


def made(hand, symbol):
    """Every pair of numbers of a hand with its value, but for divisions by zero."""
    pairs = {*permutations([int(card) for card in hand if card != "-"], 2)}
    return {pair: BY[symbol](*pair) for pair in pairs if symbol != "/" or pair[1]}


def lowest(symbol, left, right, is_twice):
    """The least that minus cards can make of two numbers."""
    signs = [(1, 1), (-1, 1), (1, -1), *([(-1, -1)] if is_twice else [])]
    return min(BY[symbol](one * left, other * right) for one, other in signs)


def as_cards(pairs):
    return {(str(left), str(right)) for left, right in pairs}


@settings(max_examples=40, deadline=None)
@given(hands, st.sampled_from(SYMBOLS))
def test_nothing_is_higher(hand, symbol):
    """the best pair of numbers for each symbol"""
    values = made(hand, symbol)
    table = payoff_table(tuple(hand), symbol)
    best = [pair for pair, value in values.items() if value == max(values.values())]
    assert {*highest_pairs(table)} == as_cards(best)
    told = why_highest(table)
    assert is_well_written(told) and not contradictions(told)
    assert f" is {max(values.values())}: ".replace("-", "−") in told.claim


@settings(max_examples=40, deadline=None)
@given(hands, st.sampled_from(SYMBOLS), st.sampled_from([1, 3]))
def test_nothing_is_safer(hand, symbol, others):
    """the safest pair against sabotage"""
    values = made(hand, symbol)
    worst = {pair: lowest(symbol, *pair, others > 1) for pair in values}
    most = max([(worst[pair], values[pair]) for pair in values])
    table = payoff_table(tuple(hand), symbol, others)
    assert {*safest_pairs(table)} == as_cards([pair for pair in values if (worst[pair], values[pair]) == most])
    told = why_safest(table)
    assert is_well_written(told) and not contradictions(told)
    is_falling, is_safe = f" is {most[0]}.".replace("-", "−") in told.claim, "no minus card can hurt" in told.claim
    assert is_falling != is_safe and (is_falling or most[0] == most[1])


# ── the rules of thumb ────────────────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=40, deadline=None)
@given(hands)
def test_the_rules_for_the_highest_pair(hand):
    """the two greatest under +, greatest minus smallest, the greatest product, greatest over smallest but 0"""
    numbers = sorted(int(card) for card in hand if card != "-")
    low, *_, below, high = [numbers[0], *numbers]
    for symbol, value in (("+", below + high), ("-", high - low), ("x", below * high)):
        assert max(made(hand, symbol).values()) == value, best_rule(symbol)
    if low:
        assert max(made(hand, "/").values()) == Fraction(high, low), best_rule("/")


@settings(max_examples=40, deadline=None)
@given(hands)
def test_the_rules_for_the_safest_pair(hand):
    """closest together under +, the smallest under - and x, the smallest quotient"""
    numbers = sorted(int(card) for card in hand if card != "-")
    least, next_one = numbers[:2]
    gaps = [high - low for low, high in pairwise(numbers)]
    table = {symbol: payoff_table(tuple(hand), symbol) for symbol in SYMBOLS}
    worst = {symbol: max(map(min, table[symbol].payoffs)) for symbol in SYMBOLS}
    assert worst["+"] == -min(gaps), safe_rule("+")
    assert worst["-"] == -(least + next_one), safe_rule("-")
    assert worst["x"] == -(least * next_one), safe_rule("x")
    assert worst["/"] == -min(made(hand, "/").values()), safe_rule("/")
    assert all(int(left) >= int(right) for left, right in safest_pairs(table["-"])), safe_rule("-")
    from_two = payoff_table(tuple(hand), "+", 2)
    assert max(map(min, from_two.payoffs)) == -(least + next_one), say("safe-from-two")


def test_the_rule_fits_the_number_of_players():
    """With several others a minus card may lie on each side of a sum."""
    hand = ("2", "5", "11", "12")
    assert why_safest(payoff_table(hand, "+")).why[0].claim == safe_rule("+")
    assert why_safest(payoff_table(hand, "+", 2)).why[0].claim == say("safe-from-two")
    assert "11 + 12" not in why_safest(payoff_table(hand, "+", 2)).claim
    assert "12 + 11" in why_safest(payoff_table(hand, "+")).claim


def test_what_cannot_fall_is_said_to_be_safe():
    """0 cannot fall at all"""
    told = why_safest(payoff_table(("0", "5", "7"), "x"))
    assert told.claim == "The safest pairs are 7 × 0 or 5 × 0 in either order: no minus card can hurt them."


def test_many_pairs_are_not_listed():
    """Of many pairs the first two."""
    pairs = [(f"{left}", "0") for left in range(1, 8)]
    assert pairs_text("x", pairs) == "7 × 0, 6 × 0 or 5 others"


# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("text", ["15 + 15", "1 + 2", "7 - 7", "0 - 15", "15 x 15", "0 x 3", "15 / 1", "9 x 9"])
@pytest.mark.parametrize("is_small", [False, True])
def test_a_rank_is_the_part_that_is_worth_less(text, is_small):
    """which part of all equations two number cards of the deck can make with it is worth less"""
    made_of = equation(text)
    rules = Rules(by_rank=True, small_under_times=is_small)
    cards = [int(card) for card in NUMBER_CARDS if not (is_small and made_of.symbol == "x") or 1 <= int(card) <= 9]
    values = [
        None if made_of.symbol == "/" and right == 0 else BY[made_of.symbol](left, right)
        for left, right in permutations(cards, 2)
    ]
    lower = sum(value is None or value < made_of.value for value in values)
    told = why_rank(made_of, rules)
    assert is_well_written(told) and not contradictions(told)
    assert len(values) == all_equations(made_of.symbol, rules)
    assert told.shown.plain() == f"{lower}/{len(values)}"
    assert told.claim.endswith(f"has a rank of {rank_text(Fraction(lower, len(values)))}.")


def test_a_rank_makes_up_for_the_symbol():
    """points by rank within a symbol: a quotient of 15 stands above a product of 100"""
    quotient, product = (why_rank(equation(text), Rules(by_rank=True)) for text in ("15 / 1", "10 x 10"))
    percents = [float(re.search(r"([\d.]+)%", told.claim)[1]) for told in (quotient, product)]
    assert percents[0] > percents[1]


def test_without_a_value_there_is_no_rank():
    """Division by zero has no value and cannot win."""
    assert why_rank(equation("7 / 0"), Rules(by_rank=True)).claim.startswith("A division by 0 has no value")
    assert rank_text(None) == "no rank"


@settings(max_examples=60, deadline=None)
@given(st.fractions(0, 1))
def test_a_percentage_says_where_it_was_rounded(rank):
    """about 99.7%, 50%"""
    said = rank_text(rank)
    percent = Fraction(said.removeprefix("about ").removesuffix("%"))
    assert abs(100 * rank - percent) <= Fraction(1, 20)
    assert said.startswith("about ") == (percent != 100 * rank)
