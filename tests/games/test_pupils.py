"""Bots that play like a pupil: they do as they believe, it costs them something, and the end says what and where."""

from __future__ import annotations

from functools import cache

import pytest

from mathgames_widgets.core.bots import all_bots, dearest_slip, pupils_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.simulation import bot_game
from mathgames_widgets.games import GAMES, byorf
from mathgames_widgets.games.byorf.bots.pupil import seen
from mathgames_widgets.games.byorf.rules.state import Built
from mathgames_widgets.table.faces import PUPIL, level
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import Seat
from mathgames_widgets.table.window import Window, play
from tests.classroom.school import came, finish, opened
from tests.table.pages import read

say = room("mathgames_widgets.table.window")

EVERY_GAME = pytest.mark.parametrize("game", [game for game in GAMES if pupils_of(game)], ids=lambda game: game.NAME)


@cache
def played(game, seed="FERN-42"):
    """A pupil at the first seat against the greedy bot."""
    return bot_game(game, ["pupil", "greedy"], seed)


@cache
def costly(game):
    """A game in which it believed something that cost it."""
    games = (played(game, seed) for seed in ("FERN-42", "MINT-7", "MOSS-17", "FERN-3"))
    return next(match for match in games if dearest_slip(match, 0, pupils_of(game)[0]))


def moves(game, kind, seed="FERN-42"):
    """The views and moves of the pupil that are of this kind."""
    match = played(game, seed)
    views = match.views(0)
    turns = enumerate(match.turns)
    return [(views[at], turn.action) for at, turn in turns if turn.player == 0 and type(turn.action).__name__ == kind]


@EVERY_GAME
def test_what_it_believes_costs_it_something_in_some_game(game):
    (pupil,) = pupils_of(game)
    slip = dearest_slip(costly(game), 0, pupil)
    assert slip.cost > 0 and slip.says


@EVERY_GAME
def test_the_result_says_what_it_believed_and_where_that_cost_it(game):
    match = costly(game)
    seats = (Seat(match.names[0], "pupil"), Seat(match.names[1], "person"))
    window = Window(game, seats, "", game.Rules(), room=Room(match, seats))
    (pupil,) = pupils_of(game)
    told = read(window.html).one(data_key="believed-0").text
    assert pupil.believed() in told
    assert dearest_slip(match, 0, pupil).says in told


@EVERY_GAME
def test_it_can_be_chosen_and_is_none_of_the_levels(game):
    window = play(game, you="Asha", bots=["pupil"], seed="FERN-42")
    assert say("who-bot", level=PUPIL) in window.html
    assert level(game, "pupil") == say("bot-level", level=PUPIL)
    assert all_bots(game)[: len(game.BOTS)] == tuple(game.BOTS)


def test_without_a_pupil_the_result_says_nothing_of_it():
    match = bot_game(byorf, ["greedy", "greedy"], "FERN-42")
    seats = tuple(Seat(name, "greedy") for name in match.names)
    window = Window(byorf, seats, "", byorf.Rules(), room=Room(match, seats))
    assert not read(window.html).find(data_key="believed-0")


# ── each does as it believes ──────────────────────────────────────────────────────────────────────────────────────


def test_in_byorf_what_cancels_is_gone():
    above, below = byorf.Factor("A", 1, 2), byorf.Factor("B", 2, 2)
    other = byorf.Factor("C", 1, -1)
    assert seen(Built((above, other), (below,))) == Built((other,), ())


def test_in_formula_the_answer_is_one_card():
    from mathgames_widgets.games import formula
    from mathgames_widgets.games.formula.rules.moves import formula_of

    lays = [one for seed in ("FERN-42", "MINT-7") for one in moves(formula, "Lay", seed)]
    assert lays and all(formula_of(view.table, play).answer <= 9 for view, play in lays)


def test_in_matician_the_two_largest_numbers_lie_the_larger_on_the_left():
    from mathgames_widgets.games import matician

    puts = [one for view, one in moves(matician, "Put")]
    views = [view for view, one in moves(matician, "Put")]
    for view, put in zip(views, puts, strict=True):
        held = sorted([int(card) for card in (*view.hand, *filter(None, view.mine)) if card.isdigit()])
        assert int(put.card) == held[-1 - put.side]


def test_in_rolls_and_goals_cards_lie_in_the_order_of_their_names():
    from mathgames_widgets.games import rolls_and_goals

    ready = moves(rolls_and_goals, "Ready")
    assert ready and all(list(stack) == sorted(stack) for view, _ in ready for stack in view.mine[:6])


def test_in_mathleague_the_highest_printed_number_is_played_first():
    from mathgames_widgets.games import mathleague
    from mathgames_widgets.games.mathleague.bots.pupil import _printed, _students

    steps = moves(mathleague, "PlayStudent")
    for view, step in steps:
        assert _printed(view, step) == max([_printed(view, one) for one in _students(view)])
    assert steps


def test_a_class_plays_against_it_and_hears_at_the_end_what_it_believed():
    """The teacher chooses it from the same box as any bot."""
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    teacher.take(Press("set"), players="2", fills="on", bot="pupil")
    assert school.standing.bot == "pupil"
    assert level(byorf, "pupil") in teacher.read.one(data_key="bot").text
    teacher.take(Press("start"), players="2", fills="on", bot="pupil")
    (table,) = school.rooms()
    assert [seat.who for seat in table.room.seats] == ["person", "pupil"]
    assert not asha.read.find(data_key="believed-1"), "not before the end"
    finish(school)
    assert pupils_of(byorf)[0].believed() in asha.read.one(data_key="believed-1").text
