"""Every page of a class of thirty-four, at the sizes of those who look: nothing is cut, covered or out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from mathgames_widgets.classroom import classes
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from tests.browser.class_scenes import SHOW, RoomOf, at_size, class_scenes, open_scenes
from tests.browser.conftest import browser, playwright
from tests.browser.scenes import phase
from tests.browser.sizes import FAULTS, FINGER
from tests.classroom.school import play_on

__all__ = ["browser", "playwright"]

SIZES = {
    "teacher": ((640, 360), (768, 1024), (1024, 768), (1280, 720), (1920, 1080)),
    "wall": ((1024, 768), (1280, 720), (1920, 1080)),
    "pupil": ((320, 568), (390, 844), (640, 360), (768, 1024), (1024, 768), (1280, 720)),
}


NARROWEST_STEP = """() => Math.min(innerWidth,
  ...[...document.querySelectorAll('.mg-stands > li')].map((one) => one.getBoundingClientRect().width))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_of_a_class_holds_at_every_size(browser: Browser, scheme: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(classes, "new_seed", lambda: "FERN-42")
    page = browser.new_page(color_scheme=scheme, reduced_motion="reduce")
    open_scenes(page)
    faults: dict[str, list[str]] = {}
    for who, name, state in class_scenes():
        page.evaluate(SHOW, state)
        for width, height in SIZES[who]:
            at_size(page, width, height)
            found = page.evaluate(FAULTS, FINGER)
            found += ["a step of the podium is narrow"] * (page.evaluate(NARROWEST_STEP) < width / 6)
            for fault in found:
                faults.setdefault(fault, []).append(f"{who}, {name} {width}x{height}")
    page.close()
    assert_none(faults)


PHONES = ((320, 568), (360, 640), (640, 360))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_every_phase_of_a_live_table_holds_on_a_phone(browser: Browser, game: Any, monkeypatch: Any) -> None:
    """Each phase of a game of a class, as a pupil meets it, and its end."""
    monkeypatch.setattr(classes, "new_seed", lambda: "FERN-42")
    room = RoomOf()
    room.teacher.take(Press("game"), game=game.NAME)
    room.teacher.take(Press("start"), players=str(min(4, max(game.PLAYERS))))
    page = browser.new_page(color_scheme="light", reduced_motion="reduce")
    open_scenes(page)
    faults: dict[str, list[str]] = {}
    met: set[str] = set()
    while True:
        window = room.pupils[0].page[0]
        now = f"{phase(window)} {window.viewer in window.room.waiting}"
        is_over = window.room.is_over
        if now not in met or is_over:
            met.add(now)
            page.evaluate(SHOW, room.see(room.pupils[0], now)[2])
            for width, height in PHONES:
                at_size(page, width, height)
                for fault in page.evaluate(FAULTS, FINGER):
                    faults.setdefault(fault, []).append(f"{now} {width}x{height}")
        if is_over:
            break
        play_on(room.school, 1, 1)
    page.close()
    assert len(met) > 2
    assert_none(faults)


def assert_none(faults: dict[str, list[str]]) -> None:
    assert faults == {}, "\n".join(f"{fault}: {', '.join(at[:4])}" for fault, at in faults.items())
