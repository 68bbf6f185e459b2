"""The static edition in each engine: Python starts in a worker, and a game is played to its end by mouse."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.games import matician
from tests.browser.test_static import at, folder, is_ready, site
from tests.browser.twins import is_the_one_that_is_played_here

__all__ = ["folder", "site"]


def test_a_whole_game_with_python_in_a_worker(open_page: Any, site: str) -> None:
    page = is_ready(open_page(site + at(matician), reduced_motion="reduce"))
    is_the_one_that_is_played_here(page, matician)
