"""What every page of every game has to pass, in random games from the first page to the replay.

The test of each game's view has these tests as well, for the games that it walks through anyway.
"""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.sixth_game import tables as sixth_tables
from tests.table.every_page import EVERY_PAGE
from tests.table.random_games import RandomGames


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


class TestTheSixthGame(EveryPage):
    GAMES = sixth_tables.GAMES
