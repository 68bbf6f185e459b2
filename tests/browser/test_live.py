"""Two people in two browsers at one live table: from the home page to a finished game, and over a dead server."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers
from tests.browser.conftest import Guard
from tests.browser.hands import hand, settled, touch
from tests.waiting import MILLISECONDS, wait_until

say_page = room("mathgames_widgets.page")
say_table = room("mathgames_widgets.table")

SIZES = ((1280, 720), (390, 844))
LOST = "The connection is lost. It comes back by itself."
DOWN = "WebSocket connection to"
"""What a browser writes while the server is gone."""


@contextmanager
def serving(folder: Path, port: int) -> Iterator[str]:
    """A server with live tables, killed at the end of the block."""
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", "--pool=0"]
    url = f"http://127.0.0.1:{port}/"
    with servers.running([*command, f"--store={folder / 'tables.sqlite'}"], url + "join", folder / "log"):
        yield url


@pytest.fixture
def people(browser: Browser) -> Iterator[tuple[Page, Page]]:
    """A laptop and a phone, which share nothing."""
    guard, pages = Guard(), []
    for width, height in SIZES:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(MILLISECONDS)
        pages.append(context.new_page())
        guard.watch(pages[-1])
    yield pages[0], pages[1]
    for page in pages:
        page.context.close()
    assert guard.foreign == []
    assert [error for error in guard.errors if not error.startswith(DOWN)] == []


class Cut:
    """The line of a page, which can be cut and mended; `hears` is told what comes over it.

    What goes over it is handed on while something is asked of Playwright, not while the test waits for anything else.
    """

    def __init__(self, page: Page, hears: Callable[[str], None] = lambda text: None) -> None:
        self._is_cut = self._is_deaf = False
        self._hears = hears
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws$"), self._drawn)

    def _drawn(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close(code=1001)
        else:
            server = line.connect_to_server()
            server.on_message(partial(self._came, line))
            line.on_message(partial(self._went, server))
            self._lines.append(line)

    def _went(self, server: WebSocketRoute, text: str | bytes) -> None:
        if not self._is_deaf:
            server.send(text)

    def _came(self, line: WebSocketRoute, text: str | bytes) -> None:
        self._hears(str(text))
        line.send(text)

    def deafen(self) -> None:
        """What is sent is lost on its way; what comes back still comes."""
        self._is_deaf = True

    def cut(self) -> None:
        self._is_cut, self._is_deaf = True, False
        while self._lines:
            self._lines.pop().close(code=1001)

    def mend(self) -> None:
        self._is_cut = False


def come_in(page: Page, **boxes: str) -> None:
    """Fill in a form and send it, and wait for the table."""
    for name, text in boxes.items():
        page.fill(f"#{name}", text)
    page.click("main button")
    page.wait_for_selector(".mg-lobby")


def keep_one(page: Page) -> None:
    """Pick up the first card and keep it."""
    touch(hand(page).first)
    touch(page.locator("[data-key=keep]"))


def wait_for_hand(page: Page, cards: int) -> None:
    """Return when it is one's turn with so many cards."""
    expect(hand(page)).to_have_count(cards)
    settled(page)


def lay(page: Page, zone: str) -> None:
    """Put the first card that lies aside into a place."""
    touch(page.locator("[data-zone=aside] button.mg-card").first)
    touch(page.locator(f"[data-key=to-{zone}]"))


def looks_back_on_the_own(page: Page) -> None:
    """Both weigh at once, in another process; each sees the own decisions, and what the other's cost in total.

    The deal is by chance. Four decisions are made, and one of them may have had no other choice that differs.
    """
    expect(page.get_by_role("heading", name=say_table("split-title", player=None))).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.locator("[data-key=split-of-others]")).to_be_visible()
    page.get_by_text(say_table("lookback-all"), exact=True).click()
    expect(page.locator("[data-key=lookback-all] li").first).to_be_visible()
    assert page.locator("[data-key=lookback-all] li").count() in (3, 4)
    assert not page.get_by_role("button", name=say_table("lookback-try")).count(), "nobody deals a live table again"


def test_two_browsers_play_a_whole_game_and_a_dead_server_takes_nothing_away(people, tmp_path, axe):
    asha, ben = people
    news: list[str] = []
    line, port = Cut(ben, news.append), free_port()
    with serving(tmp_path, port) as url:
        asha.goto(url)
        asha.get_by_role("link", name=say_page("play-with-others")).click()
        come_in(asha, name="Asha")
        code = asha.locator(".mg-code").inner_text()
        ben.goto(url)
        ben.get_by_role("link", name=say_page("join-a-table")).click()
        come_in(ben, code=code.lower().replace("-", " "), name="Ben")
        asha.get_by_text("Variants", exact=True).click()
        asha.fill("[name=hand]", "4")
        asha.fill("[name=rounds]", "1")
        assert axe(asha, "body") == axe(ben, "body") == []
        asha.get_by_role("button", name="Deal").click()
        for page in people:
            wait_for_hand(page, 4)
            assert page.locator(".mg-docked").count() == 1
        line.deafen()
        news.clear()
        hand(ben).first.click()
        ben.locator("[data-key=keep]").click()
        keep_one(asha)
        wait_until(lambda: bool(ben.wait_for_timeout(20) or news))
        line.cut()
        line.mend()
        for page in people:
            wait_for_hand(page, 3)
        keep_one(asha)
        line.cut()
        expect(ben.locator("#line")).to_have_text(LOST)
        hand(ben).first.click()
        ben.locator("[data-key=keep]").click()
        line.mend()
        for page in people:
            wait_for_hand(page, 2)
    expect(ben.locator("#line")).to_have_text(LOST)
    expect(asha.locator("#line")).to_have_text(LOST)
    hand(ben).first.click()
    ben.locator("[data-key=keep]").click()
    with serving(tmp_path, port):
        expect(ben.locator("#line")).to_have_text(say_page("press-lost"))
        expect(asha.locator("#line")).to_be_hidden()
        for page in people:
            wait_for_hand(page, 2)
        keep_one(asha)
        keep_one(ben)
        expect(ben.locator("#line")).to_be_hidden()
        for page in people:
            page.wait_for_selector("[data-zone=aside] button.mg-card")
            settled(page)
            lay(page, "top")
        ben.reload()
        ben.wait_for_selector("[data-zone=aside] button.mg-card")
        for page in people:
            lay(page, "bottom")
            touch(page.get_by_role("button", name="Ready", exact=True))
        for page in people:
            page.locator("[data-key=on]").click()
            page.wait_for_selector("[data-key=won]")
        assert axe(asha, ".mg") == []
        for page in people:
            page.get_by_role("button", name=say_table("lookback-open")).click()
        for page in people:
            looks_back_on_the_own(page)
        assert axe(ben, ".mg") == []
        ben.get_by_role("button", name=say_table("see-result")).click()
        ben.get_by_role("button", name=say_table("play-again"), exact=True).click()
        for page in people:
            wait_for_hand(page, 4)
        asha.get_by_role("link", name=say_table("all-games")).click()
        expect(asha.get_by_role("link", name=say_page("join-a-table"))).to_be_visible()
