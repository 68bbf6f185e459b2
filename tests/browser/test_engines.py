"""Firefox and WebKit, where this machine has them: all five tables are drawn and dealt, and answer a press.

`tests/long/engines` plays whole games in them.
"""

from __future__ import annotations

from typing import Any

import pytest

from mathgames_widgets.games import GAMES
from mathgames_widgets.table.window import play
from tests.browser.direct import open_direct
from tests.browser.hands import settled
from tests.engines import ENGINES, executable, launched, packages

HERE = [engine for engine in ENGINES if executable(engine)]


@pytest.mark.parametrize("engine", HERE or ["none"])
def test_five_tables_side_by_side(engine: str, playwright: Any) -> None:
    if engine == "none":
        assert [packages.said(one).partition(": ")[2] for one in ENGINES] == [
            "apt-get install firefox-esr",
            "apt-get install webkit2gtk-driver xvfb",
        ]
        return
    with launched(engine, playwright) as browser:
        page = browser.new_page()
        open_direct(page, *map(play, GAMES))
        for number in range(len(GAMES)):
            table = page.locator(".mg").nth(number)
            table.locator("[data-at-once]").click()
            settled(page)
            assert table.locator(".mg-playing").is_visible()
