"""Chance as a value, and seed codes."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.core import Rng, new_seed_code, seed_text


def test_the_same_seed_gives_the_same_chance_for_ever():
    """Only `Random.random()` is used, the one method Python promises to keep: these values are for every machine."""
    cards, rng = Rng("FERN-42").shuffled(range(10))
    dice, rng = rng.rolled(5)
    word, rng = rng.choice(["oak", "pine", "yew"])
    assert (cards, dice, word) == ((5, 6, 4, 2, 3, 1, 8, 0, 9, 7), (5, 6, 3, 2, 1), "pine")
    assert rng == Rng("FERN-42", 3)


def test_asking_again_is_another_chance():
    """Each answer comes with the Rng to go on with."""
    first, rng = Rng("FERN-42").shuffled(range(20))
    second, _ = rng.shuffled(range(20))
    assert first != second
    assert Rng("FERN-42").shuffled(range(20))[0] == first


def test_a_shuffle_keeps_every_card():
    """Nothing is lost and nothing is added, and every order comes up about as often."""
    orders = [Rng(str(number)).shuffled("abc")[0] for number in range(1200)]
    counts = {order: orders.count(order) for order in set(orders)}
    assert len(counts) == 6
    assert all(130 < count < 270 for count in counts.values())


def test_dice_show_one_to_six():
    """All sides come up about as often."""
    dice, _ = Rng("FERN-42").rolled(6000)
    assert all(850 < dice.count(side) < 1150 for side in range(1, 7))
    assert set(dice) == set(range(1, 7))


def test_nothing_to_choose_from():
    """Raises IndexError for an empty sequence."""
    with pytest.raises(IndexError):
        Rng("FERN-42").choice(())


def test_seed_text():
    """Any text or integer will do; spaces around it and letter case do not matter."""
    assert seed_text(" fern-42\n") == seed_text("Fern-42") == "FERN-42"
    assert seed_text(-7) == "-7"


@pytest.mark.parametrize("typed", ["fern 42", "FERN42", "Fern–42", "fern_42", "FERN - 42"])
def test_the_dash_of_a_code_may_be_typed_in_any_way(typed):
    """Whoever copies a code from the board gets the same cards."""
    assert seed_text(typed) == "FERN-42"


@pytest.mark.parametrize("typed", ["MY CLASS", "FERNS 42", "42", "FERN", "P17", "2026-11-22"])
def test_a_seed_that_is_no_code_stays_as_it_was_typed(typed):
    assert seed_text(typed) == typed


def test_a_seed_needs_something():
    with pytest.raises(ValueError, match="FERN-42"):
        seed_text("  ")


def test_a_fresh_code_can_be_written_on_a_board():
    """A short code such as FERN-42."""
    codes = {new_seed_code() for _ in range(50)}
    assert len(codes) > 20
    assert all(re.fullmatch("[A-Z]{3,6}-[0-9]{2}", code) for code in codes)
