"""The cards in the box."""

from __future__ import annotations

from collections import Counter

from mathgames_widgets.core import Rng
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, GOALS, factor, function_of, goal
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import plain
from tests.refusing import refusing


def test_faces_are_written_as_one_writes_them():
    """A face is its polynomial: lead times (x − root), with a true minus sign."""
    for card in FACTORS:
        assert card.face == plain(Polynomial((-card.lead * card.root, card.lead)))
    assert [factor(id).face for id in ("F01", "F05", "F29", "F31", "F33", "F41", "F48")] == [
        "x",
        "x + 1",
        "−x",
        "−x − 1",
        "1 − x",
        "2x",
        "2x − 4",
    ]


def test_the_deck_is_balanced():
    """28 cards with leading coefficient 1, 12 with −1, 8 with 2; roots from −4 to 4."""
    assert Counter(card.lead for card in FACTORS) == {1: 28, -1: 12, 2: 8}
    assert {card.root for card in FACTORS} == set(range(-4, 5))


def test_goals():
    """30 fixed goals and 10 superlative ones, for two to five points."""
    assert Counter(card.kind for card in GOALS) == {"fixed": 30, "competitive": 10}
    assert {card.points for card in GOALS} == {2, 3, 4, 5}
    assert not any("-" in card.text.replace("x-", "").replace("y-", "") for card in GOALS)


def test_cards_by_number():
    """Raises ValueError for a number that is not in the box."""
    assert factor("F18").root == 2
    assert goal("G17").points == 5
    with refusing(byorf, "F01 to F48"):
        factor("F49")
    with refusing(byorf, "G01 to G40"):
        goal("F01")


def test_cards_sort_by_number():
    """sort by id"""
    assert tuple(sorted(Rng("A").shuffled(FACTORS)[0])) == FACTORS
    assert tuple(sorted(Rng("A").shuffled(GOALS)[0])) == GOALS


def test_a_function_of_cards():
    """Two rows of cards as they lie."""
    f = function_of((factor("F18"), factor("F31")), (factor("F41"),))
    assert str(f) == "(x − 2)(−x − 1) / (2x)"
