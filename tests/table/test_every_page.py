"""What every page of every game has to pass, in random games from the first page to the replay."""

from __future__ import annotations

import pytest

from tests.games.byorf.table import tables as byorf_tables
from tests.games.formula.table import tables as formula_tables
from tests.games.mathleague.table import tables as mathleague_tables
from tests.games.matician.table import tables as matician_tables
from tests.games.rolls_and_goals.table import tables as rolls_and_goals_tables
from tests.sixth_game import tables as sixth_tables
from tests.table.every_page import EVERY_PAGE
from tests.table.random_games import RandomGames

TABLES = (byorf_tables, formula_tables, rolls_and_goals_tables, matician_tables, mathleague_tables, sixth_tables)
every_game = pytest.mark.parametrize(
    ("games", "name"),
    [
        pytest.param(tables.GAMES, name, id=f"{tables.GAMES.game.NAME}-{name}")
        for tables in TABLES
        for name in tables.GAMES.tables
    ],
)


@every_game
@pytest.mark.parametrize("is_kept", EVERY_PAGE, ids=lambda rule: rule.__name__)
def test_every_page(games: RandomGames, name: str, is_kept) -> None:
    """Offers, keys, names, states and headings."""
    for shown in games.walk(name):
        is_kept(shown)


@every_game
def test_nothing_goes_wrong_and_pages_stay_small(games: RandomGames, name: str) -> None:
    for shown in games.walk(name):
        assert "Something went wrong" not in shown.held
        assert len(shown.held) < games.long


@every_game
def test_a_cover_has_no_card(games: RandomGames, name: str) -> None:
    """A hot-seat game covers the screen between players: no card, no die, no goal, and nothing that tells of them."""
    covers = [shown for shown in games.walk(name) if shown.is_cover]
    assert bool(covers) == ("one screen" in name or "open hands" in name)
    for shown in covers:
        assert shown.viewer is None
        for what in ("mg-card", "mg-die", "mg-goal", "mg-formula"):
            assert not shown.page.find(cls=what)
        for room in ("log", "hint-room", "formula", "past", "news"):
            assert not shown.page.find(data_key=room)
        assert not shown.page.find(tag="math")
