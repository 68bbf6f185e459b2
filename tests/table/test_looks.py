"""What a notebook shows of a match, a view, a record and the rows of a simulation: as much as the reader may see."""

from __future__ import annotations

import re
import sys
from dataclasses import fields, make_dataclass
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

from mathgames_widgets import simulate
from mathgames_widgets.carriers.showing import show_rational_functions
from mathgames_widgets.core import Match, Record, bot_game
from mathgames_widgets.core.bots import bot_choice
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES, matician
from mathgames_widgets.page.html import p
from mathgames_widgets.table.looks import look_of_match, look_of_record, look_of_rows, look_of_view
from tests.table.pages import read

say_table = room("mathgames_widgets.table")

EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


@pytest.fixture(scope="module")
def shell() -> InteractiveShell:
    shell = InteractiveShell()
    show_rational_functions(shell)
    return shell


def some_moves(game: Any) -> Any:
    """A game that has begun."""
    match = Match(game, 3, "FERN-42")
    for _ in range(7):
        seat = match.to_act()[0]
        match.play(seat, bot_choice(match, seat, game.BOTS[0]))
    return match


def words(html: object) -> str:
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", re.sub("<style>.*?</style>", "", f"{html}", flags=re.DOTALL)))


@EACH
def test_a_notebook_shows_each_of_them(game, shell):
    match = some_moves(game)
    for thing, look in (
        (match, look_of_match(match)),
        (match.observe(1), look_of_view(game, match.observe(1))),
        (match.observe(None), look_of_view(game, match.observe(None))),
        (match.record(), look_of_record(match.record())),
    ):
        shown, _ = shell.display_formatter.format(thing)
        assert shown["text/html"].endswith(f'<div class="mg" data-static>{look}</div>')
        assert "text/plain" in shown


@pytest.mark.parametrize("has_table", [True, False])
def test_a_view_of_a_game_outside_the_list_is_shown_as_well(has_table, shell, monkeypatch):
    """Drawn by its own table, where it has one, and else as a list of what stands in it."""
    name = f"a_game_of_ones_own_{has_table}"
    game = ModuleType(name)
    View = make_dataclass("View", [(one.name, one.type) for one in fields(matician.View)], frozen=True)
    own = {one: value for one, value in vars(matician).items() if not one.startswith("__")}
    game.__dict__.update(own, NAME=name, TITLE="Our own game")
    game.observe = lambda state, player: View(**{
        one.name: getattr(matician.observe(state, player), one.name) for one in fields(matician.View)
    })  # fmt: skip
    if has_table:
        monkeypatch.setitem(sys.modules, f"{name}.table", SimpleNamespace(table=lambda view, screen: p("Our table")))
    match = Match(game, 3, "FERN-42")
    for thing, said in (
        (match.observe(1), "Seen by Player 2."),
        (match, "Player 1, Player 2 and Player 3 are to move."),
    ):
        shown, _ = shell.display_formatter.format(thing)
        told = words(shown["text/html"])
        assert "Our own game" in told and said in told
        assert ("Our table" in told) == has_table
        assert has_table or (" players 3 " in told and "View(" not in told)


class Watched:
    """A match of which only the open part can be asked for."""

    def __init__(self, match: Any) -> None:
        self.game, self.names, self.to_act, self.outcome = match.game, match.names, match.to_act, match.outcome
        self.view = match.observe(None)

    def observe(self, player: None) -> Any:
        assert player is None
        return self.view


@EACH
def test_a_match_shows_what_lies_open_and_whose_turn_it_is(game):
    match: Any = Watched(some_moves(game))
    look = look_of_match(match)
    assert f"{look.children[1]}" == f"{look_of_view(game, match.view).children[1]}"
    told = " and ".join(match.names[seat] for seat in match.to_act()).replace(" and ", ", ", len(match.to_act()) - 2)
    assert f" {told} {'is' if len(match.to_act()) == 1 else 'are'} to move." in words(look)
    assert "FERN" not in words(look)


@EACH
def test_a_view_shows_the_cards_of_its_seat_alone(game):
    """Dealt anew behind the same view, it looks the same; from another seat, otherwise."""
    match = some_moves(game)
    view = match.observe(0)
    other = game.observe(game.imagine(view, "ANOTHER DEAL"), 0)
    assert f"{look_of_view(game, other)}" == f"{look_of_view(game, view)}"
    assert f"{look_of_view(game, match.observe(1))}" != f"{look_of_view(game, view)}"
    assert say_table("seen-by", player="Player 1") in words(look_of_view(game, view))
    assert say_table("seen-by-watcher") in words(look_of_view(game, match.observe(None)))


@EACH
def test_a_record_tells_what_all_could_see(game):
    match = some_moves(game)
    record = match.record()
    page = read(f"<div>{look_of_record(record)}</div>")
    assert say_table("not-over") in page.text and "FERN" not in page.text
    told = [line.text for line in page.find(tag="li")]
    assert told == [game.sentence(event, match.names) for event in match.log(None)]


@EACH
def test_nothing_can_be_pressed(game):
    match = some_moves(game)
    for look in (look_of_match(match), look_of_view(game, match.observe(0)), look_of_record(match.record())):
        assert "data-n=" not in f"{look}" and "data-drops=" not in f"{look}"


@EACH
def test_a_game_that_is_over_says_how_it_ended(game):
    match = bot_game(game, ["random", "random"], "FERN-42")
    outcome = match.outcome()
    for look in (look_of_match(match), look_of_record(match.record())):
        assert game.sentence(outcome.why, match.names) in words(look)
        assert re.search("won the game|shared the win", words(look))


def test_a_record_that_cannot_be_read_says_why():
    assert "which is not among the games here" in words(look_of_record(Record("chess", 2, "FERN-42")))


def test_rows_show_the_first_ten(shell):
    rows = simulate("matician", ["greedy", "random"], 12, "FERN-42", progress=False, processes=1)
    shown, _ = shell.display_formatter.format(rows)
    page = read(f"<div>{look_of_rows(rows)}</div>")
    assert [cell.text for cell in page.find(tag="th")] == list(rows.columns)
    assert len(page.find(tag="tr")) == 11
    assert page.one(tag="caption").text == say_table("games-first", shown=10, games=12)
    assert f"{look_of_rows(rows)}" in shown["text/html"]
