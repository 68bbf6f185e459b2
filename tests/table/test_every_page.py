"""What every page of every game has to pass, in random games from the first page to the replay.

The test of each game's view has these tests as well, for the games that it walks through anyway.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.guide import EVERY, ROOT
from tests.table.every_page import EVERY_PAGE
from tests.table.random_games import RandomGames
from tests.table.sitting import against, random_presses, watched


class EveryPage:
    """The tests of the random games of one game."""

    GAMES: ClassVar[RandomGames]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each of the tables."""
        metafunc.parametrize("name", self.GAMES.tables)

    @pytest.mark.parametrize("is_kept", EVERY_PAGE, ids=lambda rule: rule.__name__)
    def test_every_page(self, name: str, is_kept) -> None:
        """Offers, keys, names, states and headings."""
        for shown in self.GAMES.walk(name):
            is_kept(shown)

    def test_nothing_goes_wrong_and_pages_stay_small(self, name: str) -> None:
        for shown in self.GAMES.walk(name):
            assert "Something went wrong" not in shown.held
            assert len(shown.held) < self.GAMES.long

    def test_a_cover_has_no_card(self, name: str) -> None:
        """A hot-seat game covers the screen between players: no card, no die, no goal, nor what tells of them."""
        covers = [shown for shown in self.GAMES.walk(name) if shown.is_cover]
        assert bool(covers) == ("one screen" in name or "open hands" in name)
        for shown in covers:
            assert shown.viewer is None
            for what in ("mg-card", "mg-die", "mg-goal", "mg-formula"):
                assert not shown.page.find(cls=what)
            for room in ("log", "hint-room", "formula", "past", "news"):
                assert not shown.page.find(data_key=room)
            assert not shown.page.find(tag="math")


def usual(game) -> RandomGames:
    """At a table with the strongest bot and at one with the weakest."""
    bots = game.BOTS[-1].name, game.BOTS[0].name
    tables = {
        "against bots": lambda: against(*bots, seed="VIEW-1", game=game),
        "watched": lambda: watched(*bots, seed="VIEW-2", game=game),
    }
    return RandomGames(game, tables, random_presses, long=60_000)


OTHERS = [game for game in EVERY if not (ROOT / "tests" / "games" / game.NAME / "table" / "tables.py").exists()]
"""Games that do not say at which tables they are looked at."""
GAMES = {game.NAME: usual(game) for game in OTHERS}
every_table = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, games in GAMES.items() for name in games.tables]
)


@every_table
@pytest.mark.parametrize("is_kept", EVERY_PAGE, ids=lambda rule: rule.__name__)
def test_every_page_of_a_game_without_tables_of_its_own(game: str, name: str, is_kept) -> None:
    for shown in GAMES[game].walk(name):
        is_kept(shown)


@every_table
def test_nothing_goes_wrong_in_a_game_without_tables_of_its_own(game: str, name: str) -> None:
    for shown in GAMES[game].walk(name):
        assert "Something went wrong" not in shown.held
        assert len(shown.held) < GAMES[game].long
        assert not shown.is_cover
