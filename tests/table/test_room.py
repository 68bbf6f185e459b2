"""A room with many windows: each shows its own seat, all see what happens, and nothing gives the deal away."""

from __future__ import annotations

import random

import pytest

from mathgames_widgets.core.match import Match
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Do, Press
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.window import Window
from tests.carriers.wire import Wire
from tests.table.sitting import opened

SEED = "FERN-42"
HARMLESS = ("hint", "on", "close")


def windows(game, people=2):
    """One room, a window for each seat, and one more for a watcher."""
    names = [f"Player {seat + 1}" for seat in range(people)]
    seats = tuple(Seat(name) for name in names)
    room = Room(Match(game, people, SEED, names=names), seats)
    held = [*((seat,) for seat in range(people)), ()]
    return room, [Window(game, seats, SEED, game.Rules(), room=room, held=own) for own in held]


def moves(window, only_moves=False):
    """The numbers of what this window can do now: moves alone where they are wanted and there are any."""
    steps = [n for n, thing in enumerate(window.offered) if isinstance(thing, Do)]
    others = [n for n, thing in enumerate(window.offered) if not isinstance(thing, Press) or thing.what in HARMLESS]
    return steps if steps and only_moves else others


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_people_at_many_screens_play_one_game(game):
    """Whatever one of them does stands on the screens of all, the watcher's too, as far as each may see it."""
    room, screens = windows(game)
    wires = [Wire(screen) for screen in screens]
    chance = random.Random(3)
    for _ in range(120):
        if room.is_over:
            break
        seat = chance.choice([seat for seat in range(len(screens)) if moves(screens[seat])])
        turns, before = len(room.match.turns), [wire.updates for wire in wires]
        wires[seat].press(chance.choice(moves(screens[seat], only_moves=chance.random() < 0.6)))
        if len(room.match.turns) != turns:
            assert all(wire.updates > was for wire, was in zip(wires, before, strict=True))
        for own, screen in enumerate(screens[:-1]):
            assert screen.viewer == own, "a screen of one's own never goes to somebody else"
    assert len(room.match.turns) > 3
    assert screens[-1].viewer is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_no_screen_gives_the_deal_away(game):
    """The seed deals every hand again, and so does a saved game: neither is handed out before the end."""
    room, screens = windows(game)
    for screen in screens:
        assert SEED not in screen.html
        offered = {thing.what for thing in screen.offered if isinstance(thing, Press)}
        assert not offered & {"new", "again", "load", "deal"}
    for screen in screens:
        assert SEED not in opened(screen, "menu").text
    alone = Window(game, (), SEED, game.Rules(), room=Room(room.match, room.seats))
    assert SEED in opened(alone, "menu").text, "at a screen that all of them share it is shown"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_watcher_sees_what_lies_open_and_can_do_nothing(game):
    room, screens = windows(game)
    watcher = screens[-1]
    view = watcher.match.observe(None)
    seen = Window(game, (), SEED, game.Rules(), room=Room(room.match, room.seats), held=())
    assert watcher.match.observe(None) == view
    assert watcher.html == seen.html
    assert not [thing for thing in watcher.offered if type(thing).__name__ == "Do"]


def test_a_press_that_fails_leaves_the_game_of_all_as_it_was(monkeypatch):
    game = GAMES[0]
    room, screens = windows(game)
    turns = room.match.turns
    monkeypatch.setattr(Window, "_turn_to_next", lambda self: 1 / 0)
    for _ in range(3):
        for number in moves(screens[0]):
            screens[0].press(number)
    assert room.match.turns == turns
