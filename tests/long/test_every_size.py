"""Every phase of all games on screens of every size: nothing is cut, covered, split within a word, or out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from mathgames_widgets.games import GAMES
from mathgames_widgets.table.window import play
from tests.browser.conftest import browser, playwright
from tests.browser.direct import open_direct
from tests.browser.scenes import scenes
from tests.browser.sizes import FAULTS, FINGER, SIZES

__all__ = ["browser", "playwright"]

SHOW = """async (state) => {
  window.__update(state);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_every_phase_holds_at_every_size(browser: Browser, game: Any, scheme: Any) -> None:
    """A table of four by day, and one of two by night, in one page that is made smaller and larger.

    A laptop of 1280x720 where someone reads at 200 % has 640x360 pixels, and one of 1920x1080 has 960x540.
    """
    players = min(4 if scheme == "light" else 2, max(game.PLAYERS))
    page = browser.new_page(color_scheme=scheme, reduced_motion="reduce")
    open_direct(page, play(game))
    faults: dict[str, list[str]] = {}
    for name, state in scenes(game, players):
        page.evaluate(SHOW, state)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLE)
            for fault in page.evaluate(FAULTS, FINGER):
                faults.setdefault(fault, []).append(f"{name} {width}x{height}")
    page.close()
    assert faults == {}, "\n".join(f"{fault}: {', '.join(at[:4])}" for fault, at in faults.items())
