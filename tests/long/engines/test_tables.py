"""Every table, played to the end of a whole game in each engine, by mouse and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from mathgames_widgets.games import GAMES, NAMES, rolls_and_goals
from mathgames_widgets.table.window import play
from tests.browser.direct import open_direct
from tests.browser.twins import is_the_one_that_is_played_here, press, press_by_keys

SHORTER = {rolls_and_goals: {"rounds": "2"}}
"""A game of six rounds only has more of the same."""

HANDS = {"mouse": press, "keys": press_by_keys}


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_whole_game(open_page: Any, game: Any, hands: str) -> None:
    page = open_page("about:blank", reduced_motion="reduce")
    open_direct(page, play(game))
    is_the_one_that_is_played_here(page, game, HANDS[hands], **SHORTER.get(game, {}))
