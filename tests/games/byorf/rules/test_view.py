"""What a seat reads off its view."""

from __future__ import annotations

from mathgames_widgets.core import Match
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import Direction, Put, Row
from tests.games.byorf.tables import draft, keep, played_out, put_all, turn


def test_the_turn_of_the_draft():
    """turn: 1 at first; one's own choice is already out of the hand."""
    match = Match(byorf, 3, "FERN-42")
    assert (match.observe(0).turn, len(match.observe(0).hand)) == (1, 6)
    keep(match, 0)
    assert (match.observe(0).turn, len(match.observe(0).hand)) == (1, 5)
    keep(match, 1)
    keep(match, 2)
    assert [match.observe(seat).turn for seat in (None, 0, 1, 2)] == [2, 2, 2, 2]


def test_cards_aside():
    """aside: one's own kept cards in neither row."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    kept = match.observe(0).kept[0]
    assert match.observe(0).aside == kept
    put_all(match, 0, kept[:2], kept[2:3])
    assert match.observe(0).aside == kept[3:]
    match.play(0, Put(kept[0], Row.BOTTOM))
    assert match.observe(0).aside == kept[3:]


def test_direction_and_neighbours():
    """pass_to and receives_from are seats; with two players they are the same one."""
    view = Match(byorf, 5, "FERN-42").observe(4)
    assert (view.direction, view.pass_to, view.receives_from) == (Direction.LEFT, 0, 3)
    view = Match(byorf, 2, "FERN-42").observe(1)
    assert (view.pass_to, view.receives_from) == (0, 0)


def test_points_so_far():
    """points: the sum over the rounds."""
    match = played_out(3)
    for seat in (None, 0, 1, 2):
        view = match.observe(seat)
        assert view.points == match.outcome().scores
        assert view.results == match.state.results


def test_known_hands_shrink_with_the_draft():
    """With two players everything is known after the first pass."""
    match = Match(byorf, 2, "FERN-42")
    turn(match)
    assert match.observe(0).known_hands == (None, match.state.hands[1])
    turn(match)
    assert match.observe(0).known_hands == (None, match.state.hands[1])
    assert len(match.state.hands[1]) == 4
