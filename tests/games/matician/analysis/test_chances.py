"""What pairs of numbers bring: rules of thumb proved by trying all, cautious and hopeful choices, mixed rounds."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement, permutations, product
from random import Random

import pytest

from mathgames_widgets.games.matician.analysis.chances import (
    ANYWHERE,
    NOWHERE,
    ON_ONE_SIDE,
    expected_sabotage,
    holders,
    payoff_table,
)
from mathgames_widgets.games.matician.analysis.plans import balanced
from mathgames_widgets.games.matician.rules.cards import (
    DECK,
    LEFT,
    MINUS,
    NUMBERS,
    RIGHT,
    SYMBOLS,
    Equation,
    attacked,
    in_order,
)
from mathgames_widgets.games.matician.rules.scoring import measure
from mathgames_widgets.games.matician.rules.state import Rules
from mathgames_widgets.maths.chance.distributions import certain, evenly
from tests.games.matician.duels import all_plans, points

HANDS = [hand for hand in combinations_with_replacement(NUMBERS[::2], 3) if hand.count("0") < 2]
"""Every hand of three of the numbers 0, 2, 4 to 14."""


def numbers(pair):
    return tuple(map(int, pair))


def best_pairs(hand, symbol, wheres):
    """The pairs whose worst value behind some sabotages is greatest, by trying all."""
    worst = {}
    for left, right in permutations(hand, 2):
        values = [attacked(Equation(left, symbol, right), where).value for where in wheres]
        if None not in values:
            worst[left, right] = min(values)
    return {pair for pair, value in worst.items() if value == max(worst.values())}


# ── rules of thumb ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_best_pair_without_sabotage(symbol):
    """The two greatest under "+" and "x"; the greatest less the least; the greatest over the least that is not 0."""
    for hand in HANDS:
        low, _, high = ordered = sorted(map(int, hand))
        best = payoff_table(hand, symbol).against(NOWHERE).cautious
        assert set(best) == best_pairs(hand, symbol, [NOWHERE])
        if symbol in "+x":
            wanted = (high, ordered[1])
        elif symbol == "-":
            wanted = (high, low)
        else:
            wanted = (high, min(number for number in ordered if number))
        assert any(numbers(pair) == wanted for pair in best)


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_safest_pair_against_one_minus(symbol):
    """The two closest numbers under "+", the two least under "-" and "x", the least over the greatest."""
    for hand in HANDS:
        low, middle, high = sorted(map(int, hand))
        safest = payoff_table(hand, symbol).cautious
        assert set(safest) == best_pairs(hand, symbol, ON_ONE_SIDE)
        if symbol == "+":
            gap = min(middle - low, high - middle)
            assert {abs(left - right) for left, right in map(numbers, safest)} == {gap}
        else:
            assert any(numbers(pair) == ((low, middle) if symbol in "-x" else (low, high)) for pair in safest)


@pytest.mark.parametrize("symbol", "x/")
def test_two_on_different_sides_cancel_under_times_and_division(symbol):
    """The column for both is the column for none, so nobody fears a second "-"."""
    table = payoff_table(("0", "3", "7", "7", "15"), symbol, others=2)
    assert all(row[ANYWHERE.index((LEFT, RIGHT))] == row[0] for row in table.payoffs)


def test_under_minus_the_right_attack_helps_and_the_left_one_never_does():
    """4 - (-13) = 17, and -4 - 13 = -17."""
    for left, right in product(NUMBERS, repeat=2):
        none, on_left, on_right = (attacked(Equation(left, "-", right), where).value for where in ON_ONE_SIDE)
        assert on_left <= none <= on_right


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_pair_against_every_sabotage():
    """The rulebook's example, 4 + 13 = 17, becomes -9 by a "-" in front of the 13."""
    table = payoff_table(("4", "13", MINUS), "+")
    assert table.pairs == (("4", "13"), ("13", "4"))
    assert table.payoffs == ((17, 9, -9), (17, -9, 9))
    assert payoff_table(("4", "13"), "+", others=3).row(("4", "13")) == (17, 9, -9, -17)


def test_nothing_is_divided_by_zero():
    """ "Division by zero has no value and cannot win." """
    assert payoff_table(("0", "3", "5"), "/").pairs == (("0", "3"), ("0", "5"), ("3", "5"), ("5", "3"))


def test_the_table_follows_the_variants():
    """From 1 to 9 under x; and by rank it shows the rank within the symbol."""
    hand = ("0", "4", "9", "12")
    assert set(payoff_table(hand, "x", rules=Rules(small_under_times=True)).pairs) == {("4", "9"), ("9", "4")}
    rules = Rules(by_rank=True)
    assert payoff_table(hand, "x", rules=rules).payoff(("9", "12")) == measure(Equation("9", "x", "12"), rules) < 1


def test_a_hand_that_cannot_be_laid_is_refused():
    """In one sentence."""
    with pytest.raises(ValueError, match="two numbers"):
        payoff_table(("4", MINUS), "+")


def test_cautious_hopeful_and_expected_choices():
    """5 + 6 is never below -1; 15 + 6 is hoped for; a "-" that comes on the right moves the 15 to the left."""
    table = payoff_table(("5", "6", "15"), "+")
    assert table.cautious == (("5", "6"), ("6", "5"))
    assert table.hopeful == (("6", "15"), ("15", "6"))
    assert table.best_expected(evenly([NOWHERE, (RIGHT,)])) == (("15", "5"), ("15", "6"))
    assert table.expected(certain(NOWHERE))["6", "15"] == 21


def test_the_shortlist_has_no_pair_that_another_beats_always():
    """And it keeps the cautious and the hopeful choice, however short it is."""
    hand = ("1", "4", "6", "9", "13", "15")
    for symbol in SYMBOLS:
        table = payoff_table(hand, symbol, others=2)
        chances = expected_sabotage(hand, symbol, 2)
        short = table.shortlist(chances, 4)
        assert len(short.pairs) <= 4 and set(short.pairs) <= set(table.undominated.pairs)
        assert set(short.pairs) & set(table.cautious) and set(short.pairs) & set(table.hopeful)
        means = [table.expected(chances)[pair] for pair in short.pairs]
        assert means == sorted(means, reverse=True)


def test_a_rival_who_attacks_the_right_meets_the_larger_number_on_the_left():
    """ "if you always attack the right, I put the larger number on the left": in the end both sides get half."""
    table = payoff_table(("3", "12"), "+")
    assert table.best_expected(certain((RIGHT,))) == (("12", "3"),)
    found = table.against_a_rival()
    assert found.value == 0
    assert [found.columns[table.sabotages.index(where)] for where in ON_ONE_SIDE] == [0, Fraction(1, 2), Fraction(1, 2)]


# ── what may be expected ──────────────────────────────────────────────────────────────────────────────────────────


def test_how_many_of_the_others_hold_a_minus():
    """Against hands dealt by chance: three others, two "-" in the own hand."""
    own, random, dealt, found = ("1", "2", "3", "4", MINUS, MINUS), Random(7), 4000, [0, 0, 0, 0]
    unseen = list(DECK)
    for card in own:
        unseen.remove(card)
    for _ in range(dealt):
        cards = random.sample(unseen, 18)
        found[sum(MINUS in cards[6 * seat : 6 * seat + 6] for seat in range(3))] += 1
    exact = holders(own, 3)
    assert all(abs(found[number] / dealt - exact[number]) < 0.03 for number in range(4))


def test_expected_sabotage_says_openly_what_it_assumes():
    """Of one other who holds a "-", half go to each side of "+", all to the left of "-"."""
    own = ("1", "2", "3", "4", "5", "6")
    held = holders(own, 1)[1]
    assert expected_sabotage(own, "+")[(RIGHT,)] == expected_sabotage(own, "+")[(LEFT,)] == held / 2
    assert expected_sabotage(own, "-")[(LEFT,)] == held


def test_two_who_attack_may_cancel():
    """Of two who both hold a "-", each goes for me or for the other; under "-" two on the left cancel."""
    own = ("1", "2", "3", "4", "5", "6")
    one, two = holders(own, 2)[1], holders(own, 2)[2]
    assert expected_sabotage(own, "-", 2)[(LEFT,)] == (one + two) / 2
    assert expected_sabotage(own, "+", 2)[(LEFT, RIGHT)] == two / 8


# ── a round with known hands ──────────────────────────────────────────────────────────────────────────────────────


def test_where_the_eleven_lies_is_the_only_question():
    """Half left, half right, for both: 2 + 11 becomes 9 or -9 against 3 + 5 = 8."""
    found = balanced((("2", "11"), ("3", "5", MINUS)), ("+", "+"))
    assert found.value == 0
    assert found.pairs(0) == evenly([("2", "11"), ("11", "2")])
    assert found.attacks(1) == evenly([LEFT, RIGHT])


def test_without_a_minus_the_higher_equation_wins():
    """Nothing is left to guess."""
    found = balanced((("14", "15"), ("9", "9")), ("+", "-"))
    assert (found.value, found.attacks(0)) == (1, certain(None))


@pytest.mark.parametrize("rules", [Rules(), Rules(by_rank=True)], ids=["values", "ranks"])
def test_nobody_gains_by_leaving_the_balance(rules):
    """Whatever plan a player takes instead, also one that the search left out, brings no more than the value."""
    random = Random(11)
    for number in range(6):
        cards = [*random.sample([card for card in DECK if card != MINUS], 7), MINUS, MINUS]
        hands = (in_order((*cards[:3], cards[7])), in_order((*cards[3:7], *cards[8 : 8 + number % 2])))
        symbols = (random.choice(SYMBOLS), random.choice("+-"))
        found = balanced(hands, symbols, rules)

        def mean(plan, seat, symbols=symbols, found=found):
            both = (lambda other: (plan, other)) if seat == 0 else (lambda other: (other, plan))
            return found.mixes[1 - seat].expected(lambda other: points(symbols, both(other), rules))

        assert max(mean(plan, 0) for plan in all_plans(hands[0], 1)) == found.value
        assert min(mean(plan, 1) for plan in all_plans(hands[1], 0)) == found.value
