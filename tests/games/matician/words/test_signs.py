"""The table of signs, and what one more minus card does to an equation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from mathgames_widgets.games.matician.rules.cards import (
    LEFT,
    NUMBERS,
    RIGHT,
    SIDES,
    SYMBOLS,
    WHERES,
    Equation,
    MinusEffect,
    effect,
    effects,
    harmful_sides,
)
from mathgames_widgets.games.matician.words.explanations import (
    attacks,
    change_text,
    in_letters,
    sign_effect,
    why_attack,
)
from tests.games.matician.tables import equation
from tests.maths.numbers.equations import contradictions, holds, is_well_written, value

CELLS = tuple(product(SYMBOLS, WHERES))
BY = {"+": int.__add__, "-": int.__sub__, "x": int.__mul__, "/": Fraction}


def both(left, symbol, right, where):
    """The value before and after minus cards, worked out without the package."""
    after = [number * (-1 if side in where else 1) for side, number in ((LEFT, left), (RIGHT, right))]
    return BY[symbol](left, right), BY[symbol](*after)


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("symbol", "where"), CELLS)
def test_each_cell_says_what_happens(symbol, where):
    """The verdict holds for all pairs of numbers greater than 0."""
    found = set()
    for left, right in product(range(1, 16), repeat=2):
        before, after = both(left, symbol, right, where)
        found.add("helps" if after > before else "harms" if after < before else "nothing")
    assert {one.value for one in effects(symbol, where)} == found
    told = sign_effect(symbol, where)
    assert is_well_written(told) and not contradictions(told)
    said = (
        " may help or hurt the number’s owner."
        if len(found) > 1
        else f" {found.pop()}".replace(" nothing", " does nothing")
    )
    said = said.replace(" harms", " hurts")
    assert said in told.claim


@pytest.mark.parametrize(("symbol", "where"), CELLS)
def test_each_law_holds_for_all_numbers(symbol, where):
    """−a + b = (a + b) − 2a, with any numbers in the place of the letters, negative ones too."""
    law = in_letters(symbol, where).plain().replace("2a", "2 × a").replace("2b", "2 × b")
    for a, b in product((-5, -1, 1, 2, 7), repeat=2):
        assert holds(
            law.replace("a", f"(0 − {-a})" if a < 0 else f"{a}").replace("b", f"(0 − {-b})" if b < 0 else f"{b}")
        )


def test_an_attack_on_the_right_of_a_difference_helps():
    """Under “-” an attack on the right-hand number helps the victim: 4 - (-13) = 17"""
    assert effects("-", (RIGHT,)) == {MinusEffect.HELPS}
    assert value("4 − (−13)") == equation("4 - 13").attacked(RIGHT).value == 17
    assert harmful_sides("-") == (LEFT,)
    assert all(harmful_sides(symbol) == SIDES for symbol in "+x/")


def test_two_minus_cards_cancel_under_times_and_divided_by():
    """two on the two sides of x or ÷ cancel"""
    assert effects("x", (LEFT, RIGHT)) == effects("/", (LEFT, RIGHT)) == {MinusEffect.NOTHING}


# ── at an equation ────────────────────────────────────────────────────────────────────────────────────────────────

FEW = ("0", "1", "4", "13")


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_what_one_more_minus_card_does(symbol):
    """Helped, harmed or did nothing, with the values before and after, whatever lies there already."""
    for left, right, where, minuses in product(FEW, FEW, WHERES, ((0, 0), (1, 0), (1, 1), (2, 1))):
        before = Equation(left, symbol, right, minuses)
        told = why_attack(before, where)
        assert is_well_written(told)
        if symbol == "/" and right == "0":
            assert "does nothing: there is no value before or after." in told.claim
            continue
        assert not contradictions(told)
        numbers = [int(card) * (-1) ** laid for card, laid in zip((left, right), minuses, strict=True)]
        old, new = both(numbers[LEFT], symbol, numbers[RIGHT], where)
        verdict = "helps" if new > old else "hurts" if new < old else "does nothing"
        assert f" {verdict}: {change_text(before, where)}." in told.claim
        assert value(told.shown.plain().split(" = ")[-1]) == new
        assert (effect(before, where) is MinusEffect.NOTHING) == (old == new)
        if old != new and symbol in "+-" and len(where) == 1:
            by_twice = f" {'rises' if new > old else 'falls'} by twice {abs(numbers[where[0]])}"
            assert by_twice in told.why[0].claim


def test_the_rulebook_example_is_a_harm():
    """in front of the 13 to make the equation equal -9 instead of 17"""
    left, right = attacks(equation("4 + 13"))
    assert right.claim == "A minus card in front of the right number hurts: −9 instead of 17."
    assert right.why[0].shown.plain() == "17 − 2 × 13 = −9"
    assert left.claim == "A minus card in front of the left number hurts: 9 instead of 17."


def test_a_second_minus_card_takes_the_first_one_back():
    """several may land on one number and then alternate"""
    told = why_attack(Equation("4", "+", "13", (0, 1)), (RIGHT,))
    assert told.claim == "A minus card in front of the right number helps: 17 instead of −9."
    assert "two minus cards cancel" in told.why[0].claim


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_happens_in_front_of_zero(number):
    """A "-" in front of 0 changes nothing."""
    assert effect(Equation("0", "+", number), (LEFT,)) is MinusEffect.NOTHING
