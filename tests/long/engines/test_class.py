"""A teacher and two pupils in each engine: names dragged to tables, started, paused, a table looked at, ended."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.serving.doctor import free_port
from tests.browser import servers
from tests.browser.test_class import drag, key_in

say_class = room("mathgames_widgets.classroom.board")

NAMES = ("Asha", "Ben")
SIZES = ((1280, 720), (1024, 768), (820, 1180))


def test_a_class_with_a_teacher_and_two_pupils(browser: Any, tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    url = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", "--pool=0"]
    with (
        servers.running([*command, f"--store={tmp_path / 'tables.sqlite'}"], url + "join", log),
        ExitStack() as stack,
    ):
        pages = []
        for width, height in SIZES:
            context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
            stack.callback(context.close)
            pages.append(context.new_page())
        teacher, *pupils = pages
        teacher.goto(key_in(log))
        teacher.get_by_role("button", name="Open a new class").click()
        code = teacher.locator(".mg-code").inner_text()
        for page, name in zip(pupils, NAMES, strict=True):
            page.goto(f"{url}join")
            page.fill("#code", code)
            page.fill("#name", name)
            page.click("main button")
            expect(page.locator("[data-key=waits]")).to_have_text("Your teacher starts the game.")
        expect(teacher.locator("[data-key=here]")).to_have_text("2 of 2 here")
        drag(teacher, "Ben", "table2")
        expect(teacher.locator("[data-key=table2] .mg-pupil-chip")).to_have_count(1)
        drag(teacher, "Ben", "table1")
        expect(teacher.locator("[data-key=table1] .mg-pupil-chip")).to_have_count(2)
        teacher.get_by_role("button", name="Start").click()
        for page in pupils:
            page.wait_for_selector(".mg-docked .mg-playing")
        teacher.get_by_role("button", name="Eyes up here").click()
        for page in pupils:
            expect(page.get_by_role("heading", name="Eyes up here")).to_be_visible()
        teacher.get_by_role("button", name=say_class("go-on")).click()
        pupils[1].wait_for_selector(".mg-docked .mg-playing")
        teacher.locator("[data-key=look1]").click()
        expect(teacher.locator(".mg-fill")).to_be_visible()
        teacher.keyboard.press("Escape")
        teacher.get_by_role("button", name="End the game").click()
        teacher.get_by_role("button", name="End it").click()
        for page in pupils:
            expect(page.locator("[data-key=waits]")).to_contain_text("The game is over.")
