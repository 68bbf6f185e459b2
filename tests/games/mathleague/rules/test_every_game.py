"""One test for each ruling on every game, as mathleague.org/cards keeps to it, quoted in the docstring."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Answer, Decline, Rules
from mathgames_widgets.games.mathleague.rules.events import PlayedStaff, Replied
from tests.games.mathleague.tables import FOUR, Seat, names, play, sitting, step
from tests.walks import random_match


def test_every_random_event_comes_from_the_seed():
    """Every random event comes from the seed. Same game, options, seed and actions: the same game, on every machine and
    Python version."""
    assert random_match(mathleague, 2, "FERN-42").state == random_match(mathleague, 2, "FERN-42").state
    first = mathleague.new_game(2, "FERN-42")
    assert [names(pile) for pile in first.opening] == ["green Quinn", "green Noether Academy"]
    hand = "blue Noether Academy, red Nadia, green Priya, green Choosing Pairs, blue Pop Quiz, orange Proctor"
    assert names(first.hands[1]) == hand


def test_the_same_game_in_a_fresh_interpreter():
    """the same game, on every machine"""
    code = "from mathgames_widgets.games import mathleague; print(mathleague.new_game(3, 'MOSS-17'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == repr(mathleague.new_game(3, "MOSS-17"))


@pytest.mark.parametrize("seed", ["FERN-42", "any text at all", "42", 42, -7, "Übung №5"])
def test_any_text_or_integer_is_a_seed(seed):
    """A seed is a short code that a teacher can write on a board, such as FERN-42; any text or integer is accepted as a
    seed."""
    assert mathleague.new_game(2, seed) == mathleague.new_game(2, str(seed))
    assert mathleague.new_game(2, f" {seed} ") == mathleague.new_game(2, seed)


def test_answers_are_secret_until_the_last_one_is_in():
    """Simultaneous choices stay secret until the last one is in."""
    state = sitting(Seat(hand="red Study Session"), Seat(hand="blue Principal"), Seat(hand="green Principal"))
    state = play(state, "action 'red Study Session' target 1")
    first = step(state, "2 answer 'green Principal'")
    for seat in (0, 1, None):
        assert [event.as_seen_by(seat) for event in first.events] == [Replied(2, None)]
        assert mathleague.observe(first.state, seat).reply is None
    last = step(first.state, "1 decline")
    played = [event.as_seen_by(0) for event in last.events if isinstance(event, PlayedStaff)]
    assert [event.card.key for event in played] == ["green Principal"]


def test_a_seat_holds_only_what_it_may_know():
    """A player, a bot and a browser only ever hold what that seat may know."""
    given = []

    class Listening:
        name, title = "listening", "Listens"

        def choose(self, view, actions, rng):
            given.append(view)
            return next(iter(actions))

        def because(self, view, action):
            return "I listen."

    match = Match(mathleague, 2, "FERN-42")
    player = match.to_act()[0]
    bot_move(match, player, Listening())
    assert given == [match.observe(player)]
    assert given[0].hands[1 - player] is None


def test_nobody_is_timed():
    """Nobody is timed. Speed earns nothing."""
    names = {name for kind in (mathleague.Rules, mathleague.State, mathleague.View) for name in kind.__slots__}
    assert not [name for name in names if "time" in name or "clock" in name]


def test_undo_of_a_turns_moves():
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    match = Match(mathleague, 2, "FERN-42")
    player = match.to_act()[0]
    start = match.state
    for card in match.state.hands[player][:3]:
        match.play(player, mathleague.Discard(card.key))
    for _ in range(3):
        match.undo(player)
    assert match.state == start
    match.play(player, mathleague.Discard(start.hands[player][0].key))
    match.play(player, mathleague.EndTurn())
    assert not match.can_undo(player)


def test_undo_ends_with_an_answer():
    """Undo is allowed back to the last point where … another player acted"""
    match = Match(mathleague, 2, "FERN-42")
    match._states[-1] = sitting(Seat(hand="red Study Session, blue Amara"), Seat(hand="blue Principal"))
    match.play(0, mathleague.PlayAction("red Study Session", 0))
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, mathleague.PlayAction("red Study Session", 0))
    match.play(1, Answer("blue Principal"))
    match.play(0, Decline())
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_scores_are_exact():
    """ "Highest", "most" and the like compare exact values (integers and fractions), never floats."""
    state = sitting(Seat(FOUR, hand="red Kofi", pile=""), hs_multiplier="1.1", ms_multiplier="10/3")
    result = mathleague.outcome(play(state, "discard 'red Kofi'", "end turn"))
    assert result.scores[0] == Fraction(200 + 120 + 121 + 140, 4)
    assert all(isinstance(score, Fraction) for score in result.scores)
    assert Rules().multiplier("HS") == Fraction(3, 2)
