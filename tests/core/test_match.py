"""The one mutable object below the widgets."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from mathgames_widgets.core import IllegalAction, Match
from mathgames_widgets.games import byorf
from tests.walks import random_match


def test_a_match_without_a_seed_gets_a_fresh_code():
    """seed None: a short code such as FERN-42."""
    match = Match(byorf)
    assert re.fullmatch("[A-Z]+-[0-9]+", match.seed)
    assert Match(byorf, seed=match.seed).state == match.state


def test_names():
    """Names given, and `Player 3` for whoever has none."""
    assert Match(byorf, 3, names=["Asha"]).names == ("Asha", "Player 2", "Player 3")
    with pytest.raises(ValueError, match="3 names for 2 players"):
        Match(byorf, 2, names=["A", "B", "C"])


def test_what_can_be_read():
    """game, players, seed, rules, names, state."""
    match = Match(byorf, 4, "fern-42", rules=byorf.Rules(goals=3))
    assert match.game is byorf
    assert (match.players, match.seed, match.rules.goals) == (4, "FERN-42", 3)
    assert match.state == byorf.new_game(4, "FERN-42", byorf.Rules(goals=3))
    assert repr(match) == "<Match of byorf, 4 players, 0 turns>"


def test_a_refused_move_changes_nothing():
    """Raises IllegalAction, and then nothing has changed."""
    match = Match(byorf, 2, "FERN-42")
    state = match.state
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, byorf.Ready())
    assert match.state is state
    assert match.turns == ()
    assert "Ready()" in str(refusal.value)
    assert "WrongPhase(phase=Phase.DRAFT)" in str(refusal.value)


def test_turns_and_log():
    """turns holds everything; log what a seat saw."""
    match = Match(byorf, 2, "FERN-42")
    card = match.observe(0).hand[0]
    match.play(0, byorf.Keep(card))
    (turn,) = match.turns
    assert (turn.player, turn.action) == (0, byorf.Keep(card))
    assert match.log(0)[0].card == card
    assert match.log(1)[0].card is None
    assert match.log(None)[0].card is None


def test_a_whole_game_is_quick():
    """A random game with two players takes milliseconds, not seconds."""
    assert random_match(byorf, 2).outcome() is not None


def test_core_loads_no_other_package():
    """core: standard library only (tests/test_floors.py reads the imports themselves)."""
    code = "import sys; import mathgames_widgets.core; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"sympy", "matplotlib", "numpy", "flint", "ipywidgets", "anywidget", "IPython"} & set(loaded)


def test_the_game_loads_nothing_heavy():
    """Importing the game loads neither SymPy nor matplotlib nor flint, and deals nothing."""
    code = "import sys; import mathgames_widgets.games.byorf; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"sympy", "matplotlib", "numpy", "flint", "ipywidgets", "anywidget", "IPython"} & set(loaded)
