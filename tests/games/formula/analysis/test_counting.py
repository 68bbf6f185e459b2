"""Counting what is possible: each number against a count that shares nothing with it."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from functools import cache
from itertools import permutations, product

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DIGITS, JOKER, New, Rules, Table
from mathgames_widgets.games.formula.analysis import chances as counting
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.words import chances as explain_counts
from mathgames_widgets.games.formula.words.sentences import say
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from tests.cases import cases
from tests.games.formula.tables import sitting, table
from tests.maths.numbers.equations import contradictions, holds, is_well_written

say_game = room("mathgames_widgets.games.formula.words")

TWO_SIGNS = (Sign.TIMES, Sign.DIVIDE)

hands = st.lists(st.sampled_from((*DIGITS, JOKER)), min_size=1, max_size=7).filter(lambda hand: hand.count(JOKER) < 3)
variants = st.sampled_from([Rules(), Rules(keep_one=True), Rules(times_and_divide=True)])


@cache
def every(most, signs=tuple(Sign)):
    """Every true formula of two one-digit numbers, by trying all answers."""
    tried = (Formula(*parts) for parts in product(range(10), signs, range(10), range(most + 1)))
    return tuple(one for one in tried if one.is_true)


def digits_in(one):
    return {*f"{one.left}{one.right}{one.answer}"}


# ── facts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("signs", [tuple(Sign), TWO_SIGNS, *[(sign,) for sign in Sign]])
@pytest.mark.parametrize("most", [9, 99])
def test_all_facts_are_found(signs, most):
    """of all formulas d op d = d(d) with one-digit numbers how many are true and of which sign"""
    found = counting.facts(signs, most)
    assert len(found) == len(set(found))
    assert set(found) == set(every(most, signs))


@pytest.mark.parametrize("card", [*DIGITS, JOKER])
@pytest.mark.parametrize("signs", [tuple(Sign), TWO_SIGNS])
def test_the_worth_of_a_card_is_counted(card, signs):
    """exact counts: in how many true one-digit facts each digit occurs"""
    for most in (9, 99):
        facts = every(most, signs)
        wanted = len(facts) if card == JOKER else sum(card in digits_in(one) for one in facts)
        assert counting.worth(card, signs, most) == wanted


def test_the_ranking_is_honest():
    """which digit is worst is counted, not believed"""
    ranked = counting.ranking()
    assert [many for _, many in ranked] == sorted([many for _, many in ranked], reverse=True)
    assert {digit for digit, _ in ranked[:2]} == {0, 1}
    assert ranked[-1][0] == 9 and ranked[-2][0] == 7
    assert {digit for digit, _ in counting.ranking((Sign.TIMES,))[-2:]} == {5, 7}


@pytest.mark.parametrize(
    ("card", "sign", "is_one"),
    [
        ("0", Sign.PLUS, lambda a, b, c: (b == 0 and c == a) or (a == 0 and c == b)),
        ("0", Sign.MINUS, lambda a, b, c: (b == 0 and c == a) or (a == b and c == 0)),
        ("0", Sign.TIMES, lambda a, b, c: 0 in (a, b) and c == 0),
        ("0", Sign.DIVIDE, lambda a, b, c: a == 0 and b != 0 and c == 0),
        ("1", Sign.TIMES, lambda a, b, c: (b == 1 and c == a) or (a == 1 and c == b)),
        ("1", Sign.DIVIDE, lambda a, b, c: (b == 1 and c == a) or (a == b != 0 and c == 1)),
    ],
)
def test_the_laws_of_zero_and_one_are_all_there_is(card, sign, is_one):
    """0 in n + 0 = n, n − n = 0, n x 0 = 0; 1 in n x 1 = n, n ÷ 1 = n"""
    by_law = {Formula(a, sign, b, c) for a, b, c in product(range(10), repeat=3) if is_one(a, b, c)}
    assert by_law == {one for one in every(9, (sign,)) if card in digits_in(one)}


# ── flexibility ───────────────────────────────────────────────────────────────────────────────────────────────────


def average_by_playing(hand, rules):
    """The plays that the engine finds on every one-digit table and that leave one-digit numbers, each formula once."""
    found = 0
    tables = every(9, rules.signs)
    for one in tables:
        on_table: Table = table(str(one).replace("−", "-"))
        seen = set()
        for play in plays(on_table, tuple(sorted(hand)), rules):
            if all(len(row) == 1 for row in play.rows):
                spots = tuple(row[0] for row in play.rows)
                seen.add((play.sign, *[spot.digit if isinstance(spot, New) else "stays" for spot in spots]))
        found += len(seen)
    return Fraction(found, len(tables))


@settings(max_examples=cases(3, long=15), deadline=None)
@given(hands, variants)
def test_flexibility_is_what_playing_everything_finds(hand, rules):
    """exact and cheap: how many plays on average on a table of one-digit numbers"""
    assert counting.flexibility(tuple(hand), rules) == average_by_playing(hand, rules)


@settings(max_examples=cases(60, long=200), deadline=None)
@given(hands, st.sampled_from((*DIGITS, JOKER)), variants)
def test_one_card_more_never_makes_a_hand_less_flexible(hand, card, rules):
    """Whatever could be laid can still be laid."""
    assert counting.flexibility((*hand, card), rules) >= counting.flexibility(tuple(hand), rules)


@settings(max_examples=cases(60, long=200), deadline=None)
@given(hands, variants, st.randoms())
def test_flexibility_does_not_look_at_the_order(hand, rules, chance):
    """A hand is a hand, however it is held."""
    mixed = list(hand)
    chance.shuffle(mixed)
    assert counting.flexibility(tuple(mixed), rules) == counting.flexibility(tuple(hand), rules)


def test_an_empty_hand_has_no_plays():
    """Nothing to lay, nothing possible."""
    assert counting.flexibility((), Rules()) == 0


# ── formulas of a hand ────────────────────────────────────────────────────────────────────────────────────────────


def rows_by_trying(hand, laid):
    """Every row of cards, Jokers named in all ways."""
    found = set()
    for chosen in permutations(hand, laid):
        faces = [[(card, digit) for digit in DIGITS] if card == JOKER else [(card, card)] for card in chosen]
        found.update(product(*faces))
    return found


@settings(max_examples=cases(60, long=150), deadline=None)
@given(hands.filter(lambda hand: len(hand) < 7), st.integers(1, 3))
def test_rows_are_counted_without_laying_them(hand, laid):
    """product rule and counting without repetition; equal cards and Jokers as they are"""
    assert counting.rows(tuple(hand), laid) == len(rows_by_trying(hand, laid))
    assert counting.faces(tuple(hand), laid) == len(set(permutations(hand, laid)))
    if len(set(hand)) == len(hand):
        assert counting.faces(tuple(hand), laid) == counting.orders(len(hand), laid)


def test_seven_different_cards():
    """with seven different cards there are 7·6·5 = 210 ways to lay three, times 4 signs = 840 formulas"""
    hand = tuple("1234567")
    assert counting.rows(hand, 3) == counting.orders(7, 3) == 7 * 6 * 5 == 210
    assert counting.new_formulas(hand, Rules()) == 840


def cuts(row):
    """The ways to cut a row of digits into three numbers."""
    for first in range(1, len(row) - 1):
        for second in range(first + 1, len(row)):
            yield row[:first], row[first:second], row[second:]


def formulas_by_trying(hand, rules):
    """How many formulas of new cards only there are, and how many of them are true and written without a 0 in front."""
    every_one = true = 0
    for laid in range(3, rules.most_cards + 1):
        for row in rows_by_trying(hand, laid):
            for numbers in cuts(["".join(digit for _, digit in row)][0]):
                for sign in rules.signs:
                    every_one += 1
                    lawful = all(str(int(number)) == number for number in numbers)
                    left, right, answer = map(int, numbers)
                    true += lawful and Formula(left, sign, right, answer).is_true
    return every_one, true


@settings(max_examples=cases(25, long=60), deadline=None)
@given(hands.filter(lambda hand: len(hand) < 6), variants)
def test_formulas_of_a_hand_are_counted(hand, rules):
    """how many of all formulas a hand can make, of which n are true"""
    hand = tuple(hand)
    wanted = formulas_by_trying(hand, rules)
    assert (counting.new_formulas(hand, rules), counting.true_new_formulas(hand, rules)) == wanted


# ── in words ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rules", [Rules(), Rules(times_and_divide=True)])
def test_which_digits_to_keep_is_explained(rules):
    """honest about which digit is worst"""
    told = explain_counts.why_keep_which(rules)
    assert is_well_written(told)
    counts = {digit: sum(digit in digits_in(one) for one in every(9, rules.signs)) for digit in DIGITS}
    said = dict(re.findall(r"(\d) in (\d+)", told.why[0].claim))
    assert said == {digit: str(many) for digit, many in counts.items()}
    worst = [digit for digit in DIGITS if counts[digit] == min(counts.values())]
    assert f"and {' and '.join(worst)} in only {min(counts.values())}." in told.claim


@settings(max_examples=cases(100, long=300), deadline=None)
@given(hands, variants)
def test_a_hand_is_explained_with_its_own_numbers(hand, rules):
    """explained with the learner's own hand numbers"""
    told = explain_counts.why_so_many_formulas(tuple(hand), rules)
    assert is_well_written(told) and not contradictions(told)
    if len(hand) < 3:
        assert told.claim == say_game("takes-three-cards")
        return
    number = counting.new_formulas(tuple(hand), rules)
    assert told.claim.startswith(f"With only these cards, you can lay {number} formulas, and ")
    assert told.why[-1].shown.plain().endswith(f"= {number}")
    assert all(holds(one.shown.plain()) for one in told.why if one.shown)


@pytest.mark.parametrize("old", ["2 × 4 = 8", "10 + 8 = 18", "7 × 0 = 0", "428 - 3 = 425"])
@settings(max_examples=cases(15, long=40), deadline=None)
@given(hand=hands)
def test_what_is_possible_on_the_table(old, hand):
    """how many of all formulas a hand can make: what keeps no card of the table is what the hand makes alone"""
    view = formula.observe(sitting(old, "".join(hand), "9", stock=""), 0)
    told = explain_counts.what_is_possible(view)
    assert is_well_written(told) and not contradictions(told)
    number = len(plays(view.table, view.hand, view.rules))
    assert told.claim == say("plays-on-table", plays=number)
    parts = [int(part) for part in re.findall(r"(\d+) with", told.why[0].claim)] if number else []
    assert sum(parts) == number
    alone = re.search(r"(\d+) with no cards", told.why[0].claim)
    assert (int(alone[1]) if alone else 0) == counting.true_new_formulas(view.hand, view.rules)


def test_a_random_hand_of_seven_is_counted_at_once():
    """The largest hands with two Jokers and four cards a turn are counted, not tried."""
    chance = random.Random(4)
    for _ in range(20):
        hand = (*sorted(chance.choices(DIGITS, k=7)), JOKER, JOKER)
        assert counting.true_new_formulas(hand, Rules(times_and_divide=True)) > 0
