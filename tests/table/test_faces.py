"""Who sits at a table: no two have the same face or the same name, and what was typed stays."""

from __future__ import annotations

from itertools import product

import pytest

from mathgames_widgets.games import GAMES, byorf
from mathgames_widgets.table.faces import BOTS_WITH_NAMES, PERSON, default_name, face, level, named
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.table.sitting import boxes, take


def test_no_two_at_one_table_look_alike():
    faces = {
        str(face(who, seat)) for who, seat in product((PERSON, "random", "greedy", "thinker", "balanced"), range(8))
    }
    assert len(faces) == 5 * 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_each_level_of_a_game_has_a_face_and_words_of_its_own(game):
    assert len({str(face(bot.name, 1)) for bot in game.BOTS}) == len(game.BOTS)
    assert len({level(game, bot.name) for bot in game.BOTS}) == len(game.BOTS)


def test_a_person_who_typed_a_name_has_its_first_letter_and_nothing_more():
    assert ">M</text>" in str(face(PERSON, 0, "mia"))
    assert ">2</text>" in str(face(PERSON, 1, "Player 2"))
    assert "&lt;</text>" in str(face(PERSON, 0, "<b>"))


def test_names_of_bots_give_way_to_what_was_typed():
    assert named(["Sigma", "", ""], [PERSON, "greedy", "greedy"]) == ("Sigma", "~2", "~3"), "each is a bot"
    assert named([""] * 8, ["random"] * 8) == tuple(default_name("random", seat) for seat in range(BOTS_WITH_NAMES))


def test_a_seat_that_changes_hands_changes_its_name():
    """Nobody typed it, so it is not taken along."""
    table = play(byorf, seed="FERN-42")
    take(table, Press("deal"), **{**boxes(table), "who1": PERSON})
    assert table.match.names == ("Player 1", "Player 2", "Delta")
