"""What an equation is worth, step by step: every equation of the deck, with and without minus cards."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from math import gcd

import pytest

from mathgames_widgets.games.matician.rules.cards import LEFT, NUMBERS, RIGHT, SYMBOLS, Equation
from mathgames_widgets.games.matician.words.explanations import why_no_value, why_sign, why_value
from tests.games.matician.tables import equation
from tests.maths.numbers.equations import contradictions, is_well_written, value


def claims(told):
    return [step.claim for step in told.every()]


NUMBER = r"(−?\d+)"
FACTS = {
    rf"^{NUMBER} is {NUMBER} more than {NUMBER}, so it ends {NUMBER} below 0\.$": lambda a, b, c, d: (
        a == b + c and b == d
    ),
    rf"^{NUMBER} fits into {NUMBER} exactly {NUMBER} times\.$": lambda a, b, c: a * c == b,
    rf"^{NUMBER} debts of {NUMBER} are a debt of {NUMBER}\.$": lambda a, b, c: a * b == c,
    rf"^Subtracting {NUMBER} is the same as adding {NUMBER}\.$": lambda a, b: a == -b,
    rf"^Adding {NUMBER} is the same as subtracting {NUMBER}\.$": lambda a, b: a == -b,
    rf"in front of {NUMBER} makes? it {NUMBER}\.$": lambda a, b: abs(a) == abs(b),
    rf"^Divide the numerator and denominator by {NUMBER}, .* factor of {NUMBER} and {NUMBER}\.$": lambda a, b, c: (
        a == gcd(b, c)
    ),
    rf"^{NUMBER} and {NUMBER} have no common factor above 1,": lambda a, b: gcd(a, b) == 1,
}
"""What is said with numbers but without a sign =."""


def is_true(claim, worth):
    """Whether a sentence with numbers in it is true, of an equation with this value."""
    if found := re.fullmatch(rf"It lies between {NUMBER} and {NUMBER} on the number line\.", claim):
        low, high = (int(text.replace("−", "-")) for text in found.groups())
        return low < worth < high == low + 1
    found = [(re.search(pattern, claim), holds) for pattern, holds in FACTS.items()]
    return all(holds(*[int(text.replace("−", "-")) for text in one.groups()]) for one, holds in found if one)


@pytest.mark.parametrize("symbol", SYMBOLS)
@pytest.mark.parametrize("minuses", [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_every_step_is_right(symbol, minuses):
    """Every line holds, begins with the equation and ends with what it is worth, for all pairs of numbers."""
    for left, right in product(NUMBERS, repeat=2):
        told = why_value(Equation(left, symbol, right, minuses))
        assert not re.search(r"\b0 (below|above) 0", str(told)), "0 lies at 0"
        assert is_well_written(told)
        if symbol == "/" and right == "0":
            assert told.claim == "You cannot divide by 0."
            written = f"{'−' * (minuses[LEFT] and left != '0')}{left} ÷ 0"
            assert (told.shown.plain() if told.shown else "") == (written if any(minuses) else "")
            continue
        assert not contradictions(told)
        first, *_, last = told.shown.plain().split(" = ")
        assert told.claim == f"The value is {last}."
        numbers = [int(card) * (-1) ** laid for card, laid in zip((left, right), minuses, strict=True)]
        by = {"+": int.__add__, "-": int.__sub__, "x": int.__mul__, "/": Fraction}[symbol]
        assert value(first) == value(last) == by(*numbers)
        assert all(is_true(claim, value(last)) for claim in claims(told)), str(told)


def test_the_example_of_the_rulebook():
    """another player could put a “-” face down in front of the 13 to make the equation equal -9 instead of 17"""
    plain = equation("4 + 13")
    assert why_value(plain).claim == "The value is 17."
    told = why_value(plain.attacked(RIGHT))
    assert told.claim == "The value is −9."
    assert told.shown.plain() == "4 + (−13) = 4 − 13 = −(13 − 4) = −9"


@pytest.mark.parametrize(
    ("text", "minuses", "chain"),
    [
        ("4 - 13", (0, 1), "4 − (−13) = 4 + 13 = 17"),
        ("4 x 13", (1, 1), "−4 × (−13) = 4 × 13 = 52"),
        ("12 / 4", (1, 1), "−12 ÷ (−4) = 12 ÷ 4 = 3"),
        ("12 / 8", (0, 0), "12 ÷ 8 = 12/8 = 3/2"),
        ("12 / 8", (1, 0), "−12 ÷ 8 = −(12 ÷ 8) = −12/8 = −3/2"),
        ("7 / 2", (0, 0), "7 ÷ 2 = 7/2"),
        ("0 / 7", (1, 0), "0 ÷ 7 = 0"),
    ],
)
def test_the_way_to_the_value(text, minuses, chain):
    """Taking away a negative number adds; two negatives cancel; fractions are exact and in lowest terms."""
    made = equation(text)
    assert why_value(Equation(made.left, made.symbol, made.right, minuses)).shown.plain() == chain


def test_two_negative_numbers_make_a_positive_product():
    """The reason is a sum: −4 × 13 and −4 × (−13) together are −4 × 0."""
    told = why_value(Equation("4", "x", "13", (1, 1)))
    assert "A negative number times a negative number is positive." in claims(told)
    assert "So −4 × (−13) is the opposite of −52." in claims(told)


def test_zero_has_no_opposite_of_its_own():
    """A "-" in front of 0 is 0: −0 = 0."""
    assert "A minus card in front of 0 changes nothing: 0 is its own opposite." in claims(
        why_value(Equation("0", "+", "13", (1, 0)))
    )


def test_nothing_can_be_divided_by_zero():
    """Division by zero has no value."""
    assert why_value(equation("7 / 0")).why[-1] == why_no_value(7)
    assert why_value(equation("0 / 0")).why[-1] == why_no_value(0)
    assert why_no_value(7) != why_no_value(0)


@pytest.mark.parametrize("minuses", range(1, 6))
def test_several_minus_cards_alternate(minuses):
    """several may land on one number and then alternate"""
    told = why_sign("13", minuses)
    assert is_well_written(told)
    assert told.claim.endswith(f"it {'−' * (minuses % 2)}13.")
    if minuses > 1:
        assert told.shown.plain() == " → ".join(["13", "−13"] * 3)[: len(told.shown.plain())]
        assert told.shown.plain().count("→") == minuses


def test_without_a_minus_card_there_is_nothing_to_say():
    """None where none lies there."""
    assert why_sign("13", 0) is None
