"""One test for each ruling on every game, as Matician keeps to it, quoted in the docstring."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician.rules.state import Put, TakeBack
from tests.games.bot_games import given_to_a_bot
from tests.games.matician.tables import equation, play, result, sabotaging, step
from tests.walks import random_match


def test_every_random_event_comes_from_the_seed():
    """Every random event comes from the seed. Same game, options, seed and actions: the same game, on every machine and
    Python version."""
    assert random_match(matician, 2, "FERN-42").state == random_match(matician, 2, "FERN-42").state
    first = matician.new_game(2, "FERN-42")
    assert first.symbols == ("-", "+")
    assert first.hands == (("3", "3", "6", "9", "12", "13"), ("0", "11", "12", "15", "-", "-"))


def test_the_same_game_in_a_fresh_interpreter():
    """the same game, on every machine"""
    code = "from mathgames_widgets.games import matician; print(matician.new_game(3, 'MOSS-17'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == repr(matician.new_game(3, "MOSS-17"))


@pytest.mark.parametrize("seed", ["FERN-42", "any text at all", "42", 42, -7, "Übung №5"])
def test_any_text_or_integer_is_a_seed(seed):
    """A seed is a short code that a teacher can write on a board, such as FERN-42; any text or integer is accepted as a
    seed."""
    assert matician.new_game(2, seed) == matician.new_game(2, str(seed))
    assert matician.new_game(2, f" {seed} ") == matician.new_game(2, seed)


def test_choices_are_secret_until_the_last_one_is_in():
    """Simultaneous choices stay secret until the last one is in."""
    state = sabotaging("4 + 13", "2 x 3", "9 - 1")
    for move in ("0 sabotage 2 left", "1 pass"):
        state = step(state, move).state
        assert matician.observe(state, None).laid == (None, None, None)
        assert matician.observe(state, 2).sabotages == (None, None, None)
    assert matician.observe(state, 2).chosen == (True, True, False)


def test_a_seat_holds_only_what_it_may_know():
    """A player, a bot and a browser only ever hold what that seat may know."""
    match = Match(matician, 2, "FERN-42")
    assert given_to_a_bot(match, 1).hand == match.state.hands[1]


def test_nobody_is_timed():
    """Nobody is timed. Speed earns nothing."""
    hurried = play(sabotaging("4 + 13", "2 x 3"), "0 pass", "1 pass")
    assert hurried == play(sabotaging("4 + 13", "2 x 3"), "1 pass", "0 pass")


def test_undo_until_another_player_acted_or_cards_were_turned_over():
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    match = Match(matician, 2, "FERN-42")
    first, second = [action for action in match.legal_actions(0) if isinstance(action, Put)][:2]
    match.play(0, first)
    match.undo(0)
    assert match.state == matician.new_game(2, "FERN-42")
    match.play(0, first)
    match.play(1, match.legal_actions(1)[0])
    assert not match.can_undo(0)
    match.undo(1)
    match.play(0, Put(second.card if second.card != first.card else match.observe(0).hand[-1], 1))
    match.play(0, Ready())
    assert match.can_undo(0)


def test_undo_ends_with_the_reveal():
    """Undo is allowed back to the last point where something was revealed"""
    match = Match(matician, 2, "FERN-42")
    while match.state.round == 1:
        seat = match.to_act()[0]
        match.play(seat, next(one for one in match.legal_actions(seat) if not isinstance(one, TakeBack)))
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_exact_values_are_compared():
    """ "Highest", "most" and the like compare exact values (integers and fractions), never floats."""
    assert equation("1 / 3").value == Fraction(1, 3)
    assert result(sabotaging("1 / 3", "2 / 6")).winners == (0, 1)
