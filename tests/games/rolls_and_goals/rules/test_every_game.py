"""One test for each ruling on every game, as Rolls & Goals keeps to it, quoted in the docstring."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.rules.state import ON_DECK, Put, TakeBack
from tests.games.bot_games import given_to_a_bot
from tests.games.rolls_and_goals.tables import all_ready, play, result, selecting, sitting, step, values
from tests.walks import random_match


def test_every_random_event_comes_from_the_seed():
    """Every random event comes from the seed. Same game, options, seed and actions: the same game, on every machine and
    Python version."""
    assert random_match(rolls_and_goals, 2, "FERN-42").state == random_match(rolls_and_goals, 2, "FERN-42").state
    first = rolls_and_goals.new_game(2, "FERN-42")
    assert first.dice == ((4, 3, 2, 6, 1, 1), (3, 4, 3, 5, 4, 6))
    assert first.goals == ("smallest range", "longest run", "fewest positive")
    assert first.hands[0] == ("+1", "+1", "-1", "+2", "-2", "-3")


def test_the_same_game_in_a_fresh_interpreter():
    """the same game, on every machine"""
    code = "from mathgames_widgets.games import rolls_and_goals; print(rolls_and_goals.new_game(3, 'MOSS-17'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == repr(rolls_and_goals.new_game(3, "MOSS-17"))


def test_rerolls_come_from_the_seed_too():
    """Every random event comes from the seed"""
    state = sitting("1 reroll reroll | 2 reroll | 3 | 4 | 5 | 6")
    assert all_ready(state) == all_ready(state)
    others = {result(all_ready(replace(state, rng=replace(state.rng, asked=number)))).dice for number in range(20)}
    assert len(others) > 5


@pytest.mark.parametrize("seed", ["FERN-42", "any text at all", "42", 42, -7, "Übung №5"])
def test_any_text_or_integer_is_a_seed(seed):
    """A seed is a short code that a teacher can write on a board, such as FERN-42; any text or integer is accepted as a
    seed."""
    assert rolls_and_goals.new_game(2, seed) == rolls_and_goals.new_game(2, str(seed))
    assert rolls_and_goals.new_game(2, f" {seed} ") == rolls_and_goals.new_game(2, seed)


def test_placing_is_secret_until_all_are_ready():
    """Simultaneous choices stay secret until the last one is in."""
    state = sitting(hands=["+1 -2", "+3 x2"], specials=[("most odds",), ()])
    before = rolls_and_goals.observe(state, 1), rolls_and_goals.observe(state, None)
    moves = ["put +1 die 1", "put -2 deck", "take back die 1 1", "declare most odds", "withdraw most odds"]
    for move in [*moves, "put +1 die 4", "declare most odds"]:
        after = step(state, f"0 {move}")
        state = after.state
        assert (rolls_and_goals.observe(state, 1), rolls_and_goals.observe(state, None)) == before
        assert [event.as_seen_by(1) for event in after.events] == [None]
    ready = step(state, "0 ready").state
    assert rolls_and_goals.observe(ready, 1) == replace(before[0], ready=(True, False), to_act=(1,))


def test_a_seat_holds_only_what_it_may_know():
    """A player, a bot and a browser only ever hold what that seat may know."""
    match = Match(rolls_and_goals, 3, "FERN-42")
    view = given_to_a_bot(match, 1)
    assert view.hand == match.state.hands[1]
    assert [stacks is None for stacks in view.placed] == [True, False, True]


def test_nobody_is_timed():
    """Nobody is timed. Speed earns nothing."""
    kinds = (rolls_and_goals.State, rolls_and_goals.View, rolls_and_goals.Rules)
    names = {name for thing in kinds for name in thing.__slots__}
    assert not any(word in name for name in names for word in ("clock", "second", "speed", "limit"))
    state = sitting("5 | 1 | 1 | 1 | 1 | 1", "5 | 1 | 1 | 1 | 1 | 1", goals=["biggest number"])
    assert play(state, "0 ready", "1 ready").tokens == play(state, "1 ready", "0 ready").tokens == (3, 3)


def test_undo_while_placing():
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    match = Match(rolls_and_goals, 2, "FERN-42")
    states = [match.state]
    for action in (Put(match.state.hands[0][0], 2), TakeBack(2, 0), Put(match.state.hands[0][1], ON_DECK), Ready()):
        match.play(0, action)
        states.append(match.state)
    assert not match.can_undo(1)
    for before in reversed(states[:-1]):
        match.undo(0)
        assert match.state == before
    match.play(0, Ready())
    match.play(1, Put(match.state.hands[1][0], 0))
    with pytest.raises(ValueError, match="Another player"):
        match.undo(0)


def test_undo_ends_with_the_flip():
    """Undo is allowed back to the last point where something was revealed"""
    match = Match(rolls_and_goals, 2, "FERN-42")
    match.play(0, Ready())
    match.play(1, Ready())
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="turned over"):
        match.undo(1)


def test_undo_of_a_pick_and_of_open_cards():
    """Undo is allowed back to the last point … or another player acted"""
    picking = all_ready(sitting("1 pick | 2 | 3 | 4 | 5 | 6", "1 pick | 2 | 3 | 4 | 5 | 6")).state
    assert not any(event.closes_undo for event in step(picking, "0 pick die 1 3").events)
    assert any(event.closes_undo for event in step(play(picking, "0 pick die 1 3"), "1 pick die 1 3").events)
    taking = selecting(tokens=(0, 1), offer="x2 flip [0]")
    assert not any(event.closes_undo for event in step(taking, "0 take x2 flip").events)
    assert any(event.closes_undo for event in step(taking, "0 take x2 special").events)
    assert any(event.closes_undo for event in step(play(taking, "0 take x2 flip"), "1 take [0] special").events)


def test_values_are_whole_numbers():
    """ "Highest", "most" and the like compare exact values (integers and fractions), never floats."""
    worth = values("5 ÷2 ÷2 | 6 ÷2 ÷2 ÷2 | 5 ÷2 x2 | 3 negate ÷2 | 1 ÷2 | 6 x2 x2 x2 x2")
    assert worth == (1, 0, 4, -2, 0, 96)
    assert all(type(value) is int for value in worth)
