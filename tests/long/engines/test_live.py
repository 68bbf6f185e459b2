"""A live table with two people in each engine: a whole game, over a line that dies unheard and a server that stops."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from mathgames_widgets.serving.doctor import free_port
from tests.browser.hands import touch
from tests.browser.test_live import LOST, come_in, keep_one, lay, serving, wait_for_hand
from tests.engines.between import Between

SIZES = ((1024, 768), (820, 1180))
"""A tablet on its side, and one upright."""


@pytest.fixture
def people(browser: Any) -> Iterator[list[Any]]:
    """Two tablets, which share nothing."""
    with ExitStack() as stack:
        pages = []
        for width, height in SIZES:
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            stack.callback(context.close)
            pages.append(context.new_page())
        yield pages


def sit_down(asha: Any, ben: Any, url: str, other: str) -> None:
    """Asha opens a table for a short game and deals; Ben comes to it by another address."""
    asha.goto(f"{url}t/new")
    come_in(asha, name="Asha")
    code = asha.locator(".mg-code").inner_text()
    ben.goto(f"{other}join?code={code}")
    come_in(ben, name="Ben")
    asha.get_by_text("Variants", exact=True).click()
    asha.fill("[name=hand]", "3")
    asha.fill("[name=rounds]", "1")
    asha.get_by_role("button", name="Deal").click()
    for page in (asha, ben):
        wait_for_hand(page, 3)


def test_two_people_play_a_whole_game(people: list[Any], tmp_path: Path) -> None:
    """The server ends in the middle and comes back; one of them reloads."""
    asha, ben = people
    port = free_port()
    with serving(tmp_path, port) as url:
        sit_down(asha, ben, url, url)
        keep_one(asha)
        keep_one(ben)
        for page in people:
            wait_for_hand(page, 2)
    for page in people:
        expect(page.locator("#line")).to_have_text(LOST)
    with serving(tmp_path, port):
        for page in people:
            expect(page.locator("#line")).to_be_hidden()
            wait_for_hand(page, 2)
            keep_one(page)
        for page in people:
            page.wait_for_selector("[data-zone=aside] button.mg-card")
            lay(page, "top")
        ben.reload()
        ben.wait_for_selector("[data-zone=aside] button.mg-card")
        for page in people:
            lay(page, "bottom")
            touch(page.get_by_role("button", name="Ready", exact=True))
        for page in people:
            page.locator("[data-key=on]").click()
            page.wait_for_selector("[data-key=won]")


def test_a_line_that_died_while_a_tablet_slept_is_drawn_again(people: list[Any], tmp_path: Path) -> None:
    """Nobody tells the browser that its line is dead: it notices when it wakes, or when a press is not answered."""
    asha, ben = people
    with serving(tmp_path, free_port()) as url, Between(url) as between:
        sit_down(asha, ben, url, between.url)
        between.forget()
        keep_one(ben)
        keep_one(asha)
        for page in people:
            wait_for_hand(page, 2)
        before = ben.locator(".mg-page").inner_html()
        between.forget()
        keep_one(asha)
        ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ben.wait_for_function("before => document.querySelector('.mg-page').innerHTML !== before", arg=before)
        keep_one(ben)
        for page in people:
            page.wait_for_selector("[data-zone=aside] button.mg-card")
