"""Without python-flint the same is found, as in a browser; python-flint itself is the referee."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import reduce

import pytest
from flint import fmpz_poly

from mathgames_widgets.maths.rational import algebraic, factoring, zassenhaus
from mathgames_widgets.maths.rational.factoring import factored_whole
from mathgames_widgets.maths.rational.whole import Whole, times, without_content
from tests.cases import cases
from tests.maths.rational.random_functions import functions

HOW_MANY = cases(400, long=8_000)
SPLIT_MODULO_EVERY_PRIME = (
    (1, 0, 0, 0, 1),
    (576, 0, -960, 0, 352, 0, -40, 0, 1),
    (*[1, 0, -1, 0], *[1, 0, -1, 0], 1),
    (-1, *[0] * 59, 1),
)
"""Irreducible, or nearly, although they are products modulo each prime."""
EVERYTHING = ("zeros", "vertical_asymptotes", "crossings", "sign_chart", "extrema", "range")


def anything(chance: random.Random, degree: int) -> Whole:
    """A polynomial of this degree."""
    most = chance.choice((1, 3, 9, 50))
    return (*(chance.randint(-most, most) for _ in range(degree)), chance.choice((1, 1, 2, -3)))


def products(how_many: int) -> Iterator[Whole]:
    """Products of one to four polynomials; some of them come twice or three times."""
    chance = random.Random("FERN-42")
    for _ in range(how_many):
        some = [anything(chance, chance.randint(1, 4)) for _ in range(chance.randint(1, 4))]
        yield without_content(reduce(times, [one for one in some for _ in range(chance.choice((1, 1, 1, 2, 3)))]))


def in_order(powers: factoring.Powers) -> factoring.Powers:
    return tuple(sorted(powers))


@pytest.fixture
def without_flint(monkeypatch):
    """python-flint cannot be imported."""
    monkeypatch.setattr(factoring, "fmpz_poly", lambda: None)
    algebraic.irreducible_roots.cache_clear()
    yield
    algebraic.irreducible_roots.cache_clear()


@pytest.mark.parametrize("source", [SPLIT_MODULO_EVERY_PRIME, list(products(HOW_MANY))], ids=["awkward", "random"])
def test_the_same_factors_as_flint(source) -> None:
    for numbers in source:
        _, found = fmpz_poly(list(numbers)).factor()
        wanted = [(without_content(tuple(int(value) for value in one.coeffs())), power) for one, power in found]
        assert in_order(zassenhaus.factored(numbers)) == in_order(tuple(wanted)), numbers


def test_the_same_resultants_and_common_divisors_as_flint() -> None:
    chance = random.Random("FERN-43")
    for numbers in products(HOW_MANY):
        first, second = anything(chance, chance.randint(0, 6)), anything(chance, chance.randint(0, 6))
        resultant = fmpz_poly(list(first)).resultant(fmpz_poly(list(second)))
        assert zassenhaus.resultant(first, second) == int(resultant), (first, second)
        both = times(first, second)
        shared = fmpz_poly(list(numbers)).gcd(fmpz_poly(list(both)))
        assert zassenhaus.common(numbers, both) == without_content(tuple(int(value) for value in shared.coeffs()))


def test_the_same_is_said_about_functions_without_flint(without_flint, monkeypatch) -> None:
    """Written out, since exact numbers are told apart by the polynomials that were found for them."""
    mine = [[repr(getattr(f, what)) for what in EVERYTHING] for f in functions("FERN-44", 150)]
    monkeypatch.undo()
    algebraic.irreducible_roots.cache_clear()
    theirs = [[repr(getattr(f, what)) for what in EVERYTHING] for f in functions("FERN-44", 150)]
    assert mine == theirs
    assert factored_whole((2, 0, 0, 1, 1)) == in_order(zassenhaus.factored((2, 0, 0, 1, 1)))
