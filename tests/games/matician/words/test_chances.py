"""The cautious, the hopeful, the expected and the mixed choice in words, and a round of two solved."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.games.matician.analysis.chances import ANYWHERE, expected_sabotage, payoff_table
from mathgames_widgets.games.matician.analysis.plans import balanced
from mathgames_widgets.games.matician.rules.cards import SYMBOLS
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.games.matician.words.chances import (
    balance,
    in_percents,
    why_balanced,
    why_best_against,
    why_cautious,
    why_chances,
    why_dominated,
    why_expected,
    why_hopeful,
    why_mixed,
    why_row,
)
from mathgames_widgets.games.matician.words.explanations import average_text, measure_says
from mathgames_widgets.games.matician.words.sentences import sabotage_text
from mathgames_widgets.maths.chance.distributions import evenly
from mathgames_widgets.maths.chance.strategies import expected_payoffs, guaranteed
from mathgames_widgets.maths.writing.words import percent_text
from tests.maths.numbers.equations import contradictions, is_well_written, value

hands = st.lists(st.integers(1, 15).map(str), min_size=2, max_size=5).map(tuple)
tables = st.builds(payoff_table, hands, st.sampled_from(SYMBOLS), st.sampled_from([1, 2]))

NAMES = ("Asha", "Ben")
PLUS_TABLE = payoff_table(("2", "5", "11"), "+")
LESS_TABLE = payoff_table(("2", "5", "11"), "-")


def claims(told):
    return [step.claim for step in told.every()]


@settings(max_examples=25, deadline=None)
@given(tables)
def test_every_claim_is_what_the_table_says(table):
    """maximin, maximax, expected value, and what each arrangement brings against each sabotage"""
    chances = expected_sabotage(("1", "2"), table.symbol, 1 if len(table.sabotages) < len(ANYWHERE) else 2)
    told = [why_cautious(table), why_hopeful(table), why_expected(table, chances), why_mixed(table)]
    told += [why_best_against(table, where) for where in table.sabotages]
    told += [why_row(table, pair) for pair in table.pairs[:3]]
    for one in told:
        assert is_well_written(one) and not contradictions(one), str(one)
    cautious, hopeful, expected, *_ = told
    assert cautious.claim.endswith(f"at worst it gives {measure_says(max(map(min, table.payoffs)), Rules())}.")
    assert hopeful.claim.endswith(f"at best it gives {measure_says(max(map(max, table.payoffs)), Rules())}.")
    assert expected.claim.endswith(f"{average_text(max(table.expected(chances).values()), table.rules)}.")


@settings(max_examples=25, deadline=None)
@given(tables)
def test_the_mix_is_an_equilibrium(table):
    """the mixed equilibrium of the round, solved exactly"""
    found = balance(table)
    conceded = max(expected_payoffs(table.payoffs, found.columns))
    assert guaranteed(table.payoffs, found.rows) == conceded == found.value
    is_pure = max(map(min, table.payoffs)) == found.value
    assert why_mixed(table).claim.startswith(
        "You do not need to mix: " if is_pure else "Mix, so that nobody can predict it: "
    )


def test_a_sum_is_mixed_in_both_orders():
    """if you always attack the right, I put the larger number on the left"""
    told = why_mixed(PLUS_TABLE)
    assert told.claim.startswith("Mix, so that nobody can predict it: lay 11 + 5 in 1/2 of rounds and 5 + 11 in 1/2.")
    assert "If you always lay 11 + 5, a rival who knows this lays a minus card on the left: −6." in claims(told)
    assert "If a rival always lays a minus card on the right, lay 11 + 2: it gives 9." in claims(told)
    shares = [Fraction(share) for share in re.findall(r"in (\d+/\d+)", told.claim)]
    assert sum(shares) == 1


def test_a_difference_needs_no_mix():
    """Under - only the left side is ever attacked, so the cautious choice is the value of the game."""
    told = why_mixed(LESS_TABLE)
    assert told.claim == "You do not need to mix: always lay 5 − 2. It gives −7 or more, whatever a rival does."
    assert "A rival can hold you to −7 with a minus card on the left in every round." in claims(told)


def test_the_best_answer_puts_the_smaller_number_behind_the_minus():
    """if you always attack the right, I put the larger number on the left"""
    assert why_best_against(PLUS_TABLE, (1,)).claim.endswith("lay 11 + 2: it gives 9.")
    assert why_best_against(PLUS_TABLE, (0,)).claim.endswith("lay 2 + 11: it gives 9.")
    assert why_best_against(LESS_TABLE, (1,)).claim.endswith("lay 11 − 5 in either order: it gives 16.")


def test_a_dominated_pair_is_named_with_the_better_one():
    """another pair never falls short of it"""
    for table in (PLUS_TABLE, LESS_TABLE, LESS_TABLE.against((), (1,))):
        kept = table.undominated.pairs
        for pair in table.pairs:
            told = why_dominated(table, pair)
            twins = [other for other in kept if table.row(other) == table.row(pair)]
            assert (told is None) == (pair in kept or bool(twins))
            assert told is None or is_well_written(told)


def test_the_expected_value_is_chances_times_payoffs():
    """Each payoff is multiplied by its chance, and the products are added."""
    told = why_expected(payoff_table(("2", "5"), "+"), evenly([(), (1,)]))
    assert told.why[0].shown.plain() == "0.5 × 7 + 0.5 × 3 = 5"
    rounded = why_expected(payoff_table(("2", "5"), "+"), evenly([(), (0,), (1,)]))
    assert "≈" in rounded.why[0].shown.plain()


@settings(max_examples=40, deadline=None)
@given(tables, st.sampled_from(["1 2", "4 13 -", "- - 3 8"]))
def test_what_is_worked_out_comes_to_what_is_shown(table, hand):
    """0.53 × 10 + 0.47 × (−14) is −1.28, and not the −1.22 of the chances before they were rounded."""
    others = 1 if len(table.sabotages) < len(ANYWHERE) else 2
    chances = in_percents(expected_sabotage(tuple(hand.split()), table.symbol, others))
    for told in why_expected(table, chances).why:
        if told.shown:
            worked, said = re.split(" [=≈] ", told.shown.plain())
            assert round(value(worked), 2) == value(said)
            assert f" {average_text(value(worked), Rules())} on average." in told.claim


@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("others", [1, 2, 7])
def test_what_is_assumed_is_said_openly(symbol, others):
    """by an assumption about the others that is said openly"""
    chances = expected_sabotage(("4", "13"), symbol, others)
    told = why_chances(chances, symbol)
    assert is_well_written(told)
    for where, chance in chances.chances.items():
        assert f"{sabotage_text(where)} in {percent_text(chance)}" in str(told).lower()
    assert ("on the right it would help" in told.why[-1].claim) == (symbol == "-")


def test_ranks_are_told_as_ranks():
    """points by rank within a symbol"""
    table = payoff_table(("2", "5", "11"), "x", rules=Rules(by_rank=True))
    assert why_cautious(table).claim.endswith("at worst it gives a rank of 0%.")
    assert "has a rank of" in str(why_row(table, ("2", "5")))


with_minus = st.lists(st.integers(1, 15).map(str), min_size=2, max_size=3).map(lambda hand: (*hand, "-"))
symbols = st.sampled_from(SYMBOLS)


@settings(max_examples=15, deadline=None)
@given(st.tuples(with_minus, with_minus), st.tuples(symbols, symbols))
def test_both_mixes_are_told(both, signs):
    """for two players the mixed equilibrium of the round, solved exactly"""
    found, told = balanced(both, signs), why_balanced(both, signs, names=NAMES)
    assert is_well_written(told) and not contradictions(told)
    assert ("neither gets more" in told.claim) == (found.value == 0)
    if found.value:
        more = "Asha" if found.value > 0 else "Ben"
        assert (
            f"{more} gets {'1 point' if abs(found.value) == 1 else f'{abs(found.value)} of a point'} more" in told.claim
        )
    for seat in (0, 1):
        shares = [Fraction(share) for share in re.findall(r"In (\d+/\d+)", " ".join(claims(told.why[seat])))]
        assert sorted(shares or [Fraction(1)]) == sorted(found.mixes[seat].chances.values())


def test_the_larger_number_goes_where_no_attack_is_expected():
    """if you always attack the right, I put the larger number on the left"""
    told = why_balanced((("2", "11"), ("4", "5", "-")), ("+", "+"), names=NAMES)
    asha, ben, *_ = told.why
    assert [one.claim for one in asha.why] == [
        "In 1/2 of rounds Asha lays 11 + 2.",
        "In 1/2 of rounds Asha lays 2 + 11.",
    ]
    assert ben.why[1].claim == "In 1/2 of rounds Ben lays 4 + 5 and a minus card on the right."
    assert ben.why[1].why[0].claim == (
        "If Ben did this in every round, Asha would lay 11 + 2: 4 + 5 = 9 against 11 + (−2) = 9."
    )


def test_where_one_plan_is_best_nobody_mixes():
    """You need not mix where one plan is best against all."""
    told = why_balanced((("14", "15"), ("1", "2")), ("x", "+"), names=NAMES)
    assert told.claim == "If both play as well as they can, Asha gets 1 point more than Ben on average."
    assert [one.claim.split(" always")[0] for one in told.why[:2]] == ["Asha", "Ben"]
