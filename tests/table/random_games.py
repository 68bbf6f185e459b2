"""Random games on the page: what every game's are made of. A game says at which tables, and what is pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import Window
from tests.table.every_page import Shown, look_at
from tests.table.sitting import is_over, press_key, take


@dataclass(frozen=True, eq=False)
class RandomGames:
    """Random games of one game, each at a table of its own.

    `presses` goes from press to press, drawn from a seed, until the result is on the screen. A page is less than so
    many letters `long`. Where a game has many pages, only the first `most` of them are looked at, and its end.
    """

    game: Any
    tables: dict[str, Callable[[], Window]]
    presses: Callable[[Window, str], Iterator[Any]]
    long: int
    most: int | None = None
    replay: tuple[str, ...] = ("forward", "forward", "back")

    @cache  # noqa: B019 - there is one for each game, for as long as the tests run
    def walk(self, name: str) -> list[Shown]:
        """The pages of a random game, its end and its replay."""
        table = self.tables[name]()
        shown = []
        for place, _ in enumerate(self.presses(table, name)):
            if self.most is None or place < self.most or is_over(table):
                shown.append(look_at(table))
        take(table, Press("replay", 0))
        shown.append(look_at(table))
        for step in self.replay:
            press_key(table, step)
            shown.append(look_at(table))
        return shown

    @property
    def each(self) -> pytest.MarkDecorator:
        """A test of each of the games by its name."""
        return pytest.mark.parametrize("name", self.tables)
