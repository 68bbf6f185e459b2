"""A game outlives its page: the browser keeps each move, and a new page offers to go on."""

from __future__ import annotations

import pytest

from mathgames_widgets.games import GAMES, byorf
from mathgames_widgets.games.byorf import Keep
from mathgames_widgets.table.screen import Ask, Do, Press
from mathgames_widgets.table.window import play
from tests.carriers.wire import Wire
from tests.table.sitting import against, keep, offers, opened, page, take


def again(table, game=byorf):
    """A new page of a game, told what the browser kept of the last one."""
    fresh = play(game)
    Wire(fresh).send({"restored": table.kept})
    return fresh


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_a_reload_offers_the_game_and_goes_on_from_the_last_move(game):
    table = play(game, you="Player 1", bots=["random"], seed="FERN-42")
    take(table, Press("deal"))
    moves = [number for number, thing in enumerate(table.offered) if isinstance(thing, Do)]
    if moves:
        table.press(moves[0])
    fresh = again(table, game)
    if table.match.turns:
        assert "Your game is still here" in page(fresh).one(data_key="kept-game").text
        take(fresh, Press("continue"))
    assert fresh.match.turns == table.match.turns
    assert fresh.match.observe(0) == table.match.observe(0)
    assert fresh.room.seats == table.room.seats


def test_each_move_is_kept_and_what_only_opens_something_sends_nothing():
    table = against("greedy")
    dealt = table.kept
    take(table, next(thing for thing in table.offered if isinstance(thing, Ask)))
    assert table.kept == dealt
    take(table, lambda thing: isinstance(thing, Do) and isinstance(thing.action, Keep))
    assert table.kept != dealt


def test_what_is_kept_is_sealed():
    """Neither the seed, which deals every hand again, nor a card can be read from the browser's storage."""
    table = against("greedy")
    keep(table)
    assert "FERN-42" not in table.kept
    for hand in table.match.state.hands:
        assert not [card.id for card in hand if f'"{card.id}"' in table.kept or f" {card.id}" in table.kept]


def test_a_game_that_is_forgotten_is_not_offered_again():
    before = against("greedy")
    keep(before)
    table = again(before)
    take(table, Press("forget"))
    assert table.kept == ""
    assert not offers(table, Press("continue"))
    assert offers(table, Press("deal")), "a new one can be dealt"


def test_a_game_left_for_another_can_still_be_taken_up():
    table = against("greedy")
    keep(table)
    turns = table.match.turns
    opened(table, "menu")
    take(table, Press("new"))
    take(table, Press("new", True))
    take(table, Press("continue"))
    assert table.match.turns == turns


@pytest.mark.parametrize("text", ["", "{}", "no game", '{"game": "chess"}', "\ud800"])
def test_what_cannot_be_read_is_forgotten_without_a_word(text):
    table = play(byorf)
    table.hear({"restored": text})
    assert table.kept == ""
    assert not page(table).find(data_key="kept-game")
    assert not page(table).find(data_key="notice")


def test_a_game_in_which_nothing_was_played_goes_on_by_itself():
    """There is nothing to come back to but the cards."""
    table = against("greedy")
    fresh = again(table)
    assert fresh.match.observe(0) == table.match.observe(0)


def test_the_game_of_another_table_is_not_offered():
    assert again(against("greedy")).kept
    other = play(GAMES[1])
    other.hear({"restored": against("greedy").kept})
    assert other.kept == ""


def test_a_game_that_is_being_played_is_not_replaced():
    table, other = against("greedy"), against("thinker", seed="MOSS-17")
    before = table.match.turns
    table.hear({"restored": other.kept})
    assert table.match.turns == before
    assert table.match.seed == "FERN-42"
