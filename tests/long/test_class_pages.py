"""Every page of a class of thirty-four, at the sizes of those who look: nothing is cut, covered or out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from mathgames_widgets.classroom import classes
from tests.browser.class_scenes import SHOW, at_size, class_scenes, open_scenes
from tests.browser.conftest import browser, playwright
from tests.browser.sizes import FAULTS, FINGER

__all__ = ["browser", "playwright"]

SIZES = {
    "teacher": ((640, 360), (768, 1024), (1024, 768), (1280, 720), (1920, 1080)),
    "wall": ((1024, 768), (1280, 720), (1920, 1080)),
    "pupil": ((320, 568), (390, 844), (640, 360), (768, 1024), (1024, 768), (1280, 720)),
}


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
            for fault in page.evaluate(FAULTS, FINGER):
                faults.setdefault(fault, []).append(f"{who}, {name} {width}x{height}")
    page.close()
    assert faults == {}, "\n".join(f"{fault}: {', '.join(at[:4])}" for fault, at in faults.items())
