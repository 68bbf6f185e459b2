"""A teacher and three pupils in four browsers: joined, moved with mouse and keys, started, paused and looked at."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers
from tests.browser.conftest import Guard
from tests.waiting import MILLISECONDS, PATIENCE

say_server = room("mathgames_widgets.serving")
say_class = room("mathgames_widgets.classroom.board")

SIZES = ((1280, 720), (1280, 720), (390, 844), (844, 390))
NAMES = ("Asha", "Ben", "Chen")


@pytest.fixture
def browsers(browser: Browser) -> Iterator[list[Page]]:
    """A teacher's laptop, and a laptop, a phone and a phone on its side; they share nothing."""
    guard, pages = Guard(), []
    for width, height in SIZES:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        context.set_default_timeout(MILLISECONDS)
        pages.append(context.new_page())
        guard.watch(pages[-1])
    yield pages
    for page in pages:
        page.context.close()
    assert guard.foreign == [] and guard.errors == []


def drag(page: Page, name: str, zone: str) -> None:
    """Drag a name to a table with the mouse."""
    chip = page.locator(".mg-pupil-chip", has_text=name).bounding_box()
    place = page.locator(f"[data-zone={zone}]").bounding_box()
    assert chip and place
    page.mouse.move(chip["x"] + 20, chip["y"] + 10)
    page.mouse.down()
    page.mouse.move(place["x"] + 60, place["y"] + 20, steps=8)
    page.mouse.up()


def key_in(log: Path) -> str:
    """The teacher's address, once the server has written it down."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := re.search(r"keep this to yourself: (\S+)", log.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(log.read_text(encoding="utf-8"))


def who_may_join(teacher: Page, ben: Page, url: str, code: str, axe: Any) -> None:
    """A second name from one browser asks the teacher, who locks the class and makes a new key, with the keyboard."""
    ben.goto(f"{url}join?code={code}")
    ben.fill("#name", "Zoe")
    ben.click("main button")
    assert axe(ben, "main") == []
    ben.get_by_role("button", name=say_server("someone-else", name="Zoe")).click()
    expect(ben.get_by_role("heading", name=say_server("ask-your-teacher"))).to_be_visible()
    expect(teacher.locator("[data-key^=wish-]")).to_contain_text(say_class("asks-to-join", name="Zoe", pupil="Ben"))
    teacher.get_by_role("button", name="No", exact=True).press("Enter")
    ben.goto(f"{url}t/{code}")
    teacher.get_by_role("button", name="People").press("Enter")
    teacher.get_by_role("button", name=say_class("lock")).press("Enter")
    expect(teacher.locator(".mg-locked")).to_have_text("Locked")
    teacher.get_by_role("button", name=say_class("take-off")).press("Enter")
    expect(teacher.get_by_role("alert")).to_contain_text("Asha, Ben and Chen.")
    assert axe(teacher, ".mg") == []
    teacher.get_by_role("button", name="No", exact=True).press("Enter")
    teacher.get_by_role("link", name=say_class("key-and-devices")).press("Enter")
    teacher.get_by_role("button", name=say_server("make-key")).press("Enter")
    expect(teacher.get_by_role("heading", name=say_server("new-key-question"))).to_be_visible()
    assert axe(teacher, "main") == []
    teacher.get_by_role("link", name=say_server("keep-key")).press("Enter")
    teacher.get_by_role("button", name=say_server("make-key")).press("Enter")
    expect(teacher.get_by_role("heading", name=say_server("new-key-question"))).to_be_visible()
    teacher.get_by_role("button", name=say_server("make-key")).press("Enter")
    expect(teacher.get_by_role("status")).to_contain_text("There is a new key.")
    assert axe(teacher, "main") == []
    teacher.get_by_role("link", name="Back to class").press("Enter")
    expect(teacher.locator("[data-key=here]")).to_contain_text(say_class("here", here=3, all=3))
    teacher.get_by_role("button", name="Tables").press("Enter")


def test_a_class_with_a_teacher_and_three_pupils(browsers, tmp_path, axe):
    teacher, *pupils = browsers
    port = free_port()
    url = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", "--pool=0"]
    log = tmp_path / "log"
    with servers.running([*command, f"--store={tmp_path / 'tables.sqlite'}"], url + "join", log):
        teacher.goto(key_in(log))
        assert "key" not in teacher.url
        teacher.get_by_role("button", name=say_server("open-class")).click()
        code = teacher.locator(".mg-code").inner_text()
        for page, name in zip(pupils, NAMES, strict=True):
            page.goto(f"{url}join")
            page.fill("#code", code.lower().replace("-", " "))
            page.fill("#name", name)
            page.click("main button")
            expect(page.locator("[data-key=waits]")).to_have_text(say_class("comes-waiting"))
        expect(teacher.locator("[data-key=here]")).to_have_text(say_class("here", here=3, all=3))
        assert axe(teacher, ".mg") == [] and axe(pupils[1], ".mg") == []
        who_may_join(teacher, pupils[1], url, code, axe)
        drag(teacher, "Chen", "table1")
        expect(teacher.locator("[data-key=table1] .mg-pupil-chip")).to_have_count(3)
        teacher.locator(".mg-pupil-chip", has_text="Ben").focus()
        teacher.keyboard.press("Enter")
        teacher.locator("[data-place=table2]").focus()
        teacher.keyboard.press("Enter")
        expect(teacher.locator("[data-key=table2] .mg-pupil-chip")).to_have_text(["Ben"])
        drag(teacher, "Chen", "table3")
        expect(teacher.locator("[data-key=table3] .mg-pupil-chip")).to_have_text(["Chen"])
        drag(teacher, "Chen", "table1")
        expect(teacher.locator("[data-key=table1] .mg-pupil-chip")).to_have_count(2)
        teacher.get_by_role("button", name="Start").click()
        for page in pupils:
            page.wait_for_selector(".mg-docked .mg-playing")
        assert axe(teacher, ".mg") == []
        teacher.get_by_role("button", name=say_class("eyes-up")).click()
        for page in pupils:
            expect(page.get_by_role("heading", name=say_class("eyes-up"))).to_be_visible()
            assert page.locator("button[data-n]").count() == 0
            assert page.locator(".mg-docked").count() == 0, "the page scrolls again"
        assert axe(pupils[1], ".mg") == []
        teacher.get_by_role("button", name=say_class("go-on")).click()
        pupils[1].wait_for_selector(".mg-docked .mg-playing")
        pupils[1].reload()
        pupils[1].wait_for_selector(".mg-docked .mg-playing")
        teacher.locator("[data-key=look1]").click()
        expect(teacher.locator(".mg-class-look .mg-fill")).to_be_visible()
        assert axe(teacher, ".mg") == []
        teacher.keyboard.press("Escape")
        teacher.get_by_role("button", name=say_class("end-game")).click()
        teacher.get_by_role("button", name=say_class("sure", what="end")).click()
        expect(teacher.locator("[data-key=places]")).to_contain_text(say_class("not-finished"))
        for page in pupils:
            expect(page.locator("[data-key=waits]")).to_contain_text(say_class("game-over"))
        with teacher.expect_download() as saved:
            teacher.locator("[data-key=save-games]").click()
        assert re.fullmatch(rf"{code}-games-\d{{4}}-\d\d-\d\d\.csv", saved.value.suggested_filename)
        teacher.get_by_role("button", name=say_class("delete-class")).click()
        teacher.get_by_role("button", name=say_class("delete-it")).click()
        for page in pupils:
            expect(page.get_by_role("heading", name=f"Class {code}")).to_be_focused()
            expect(page.locator("main")).to_contain_text(say_class("class-deleted"))
            expect(page.get_by_role("link", name=say_server("home"))).to_have_attribute("href", "/")
        assert axe(pupils[1], "main") == []
