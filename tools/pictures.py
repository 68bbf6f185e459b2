"""The pictures of the tables in the README: `python -m tools.pictures [GAME ...]` takes them anew in a Chromium.

Each shows a game between bots after so many moves of the first seat, as the person there sees it by day.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import Window
from tests.browser.chromium import executable
from tests.browser.direct import open_direct
from tests.table.sitting import against, offers, take

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
SMALLER = 0.65625
MOVES = {"byorf": 10, "formula": 1, "rolls_and_goals": 3, "matician": 2, "mathleague": 30}
SEED = "SCREEN-1"


def after(table: Window, moves: int) -> Window:
    """The table after so many moves of the person, made by the strongest bot."""
    for _ in range(moves):
        if offers(table, Press("on")):
            take(table, Press("on"))
            continue
        assert table.match is not None and table.viewer is not None, "someone plays"
        action, _ = bot_move(table.match, table.viewer, table.match.game.BOTS[-1])
        table._move(action)
        table.redraw()
    table.frames = ()
    return table


def main(wanted: list[str]) -> None:
    """Take the pictures of these games, or of all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable())
        page = browser.new_page(
            viewport={"width": 1280, "height": 720}, device_scale_factor=SMALLER, reduced_motion="reduce"
        )
        for game in GAMES:
            if wanted and game.NAME not in wanted:
                continue
            table = against(game.BOTS[1].name, game.BOTS[1].name, game=game, seed=SEED)
            open_direct(page, after(table, MOVES[game.NAME]))
            page.wait_for_timeout(500)
            page.screenshot(path=IMAGES / f"{game.NAME}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
