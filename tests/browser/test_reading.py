"""A lesson without a kernel in a browser: it looks as with one, and in a class the pupil is never lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.core.messages import room
from tests.browser import servers

say = room("mathgames_widgets.classroom.board")

LESSON = "byorf/zeros.ipynb"
TEXT = """() => ['h1', 'h2', 'p', 'li', 'th', 'td', 'button', 'legend']
  .flatMap((tag) => [...document.querySelectorAll(`main ${tag}`)])
  .map((one) => one.textContent.trim().replace(/\\s+/g, ' '))"""
PICTURES = "() => [...document.querySelectorAll('main svg, main math, main img')].map((one) => one.outerHTML)"


@pytest.fixture(scope="module")
def served() -> Iterator[tuple[str, str]]:
    """A server of this test's own: its address, and the teacher's page."""
    with TemporaryDirectory() as folder, servers.voila(Path(folder), "--kernels", "--pool=0") as url:
        words = (Path(folder) / "voila.log").read_text(encoding="utf-8")
        (key,) = re.findall(r"http://\S+class\?key=\S+", words)
        yield url, key


SLOW_READER = """
window.longMessages = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => {
      const size = data.byteLength ?? data.length;
      if (size < 200_000) return;
      window.longMessages.push(size);
      const end = performance.now() + 2_500;
      while (performance.now() < end);
    });
  }
};
"""
"""A browser that is busy for two and a half seconds when a long message arrives."""


def whole(page: Page, address: str) -> Page:
    """A lesson, all of it on one page."""
    page.goto(address)
    page.wait_for_selector("body[data-ready=true]")
    page.locator(".page-screens summary").click()
    page.get_by_role("button", name="All on one page").click()
    return page


def a_class(page: Page, key: str) -> str:
    """Open a class; its code."""
    page.goto(key)
    page.get_by_role("button", name="Open a new class").click()
    page.wait_for_selector(".mg-class .mg-code")
    return page.locator(".mg-class .mg-code").inner_text()


def join(page: Page, url: str, code: str, name: str) -> None:
    page.goto(f"{url.split('voila/')[0]}join?code={code}")
    page.get_by_label("Your nickname").fill(name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".mg-waits")


def test_a_lesson_looks_the_same_with_a_kernel_and_without(served, open_page, voila):
    url, _ = served
    page = open_page("about:blank")
    page.add_init_script(SLOW_READER)
    with_kernel = whole(page, url + LESSON)
    (size,) = page.evaluate("window.longMessages")  # longer to read than the widgets' own script has patience
    assert size < 500_000, "the scripts and styles travel once, not once a table"
    assert page.evaluate("Object.keys(sessionStorage).filter((one) => one.startsWith('reloaded'))") == []
    without = whole(open_page("about:blank"), voila + LESSON)
    assert not without.locator("#jupyter-config-data").evaluate("one => JSON.parse(one.textContent).kernelId")
    assert with_kernel.evaluate(TEXT) == without.evaluate(TEXT)
    assert with_kernel.evaluate(PICTURES) == without.evaluate(PICTURES)


def test_one_page_for_the_whole_period(served, open_page):
    """The lesson is set, everyone is brought there, looks up, goes on, plays, and finds both ways."""
    url, key = served
    teacher, asha = open_page("about:blank"), open_page("about:blank")
    code = a_class(teacher, key)
    join(asha, url, code, "Asha")
    teacher.get_by_role("button", name=say("view-lessons"), exact=True).click()
    teacher.locator("select[name=lesson]").select_option("byorf/zeros")
    teacher.get_by_role("button", name=say("set-lesson")).click()
    teacher.get_by_role("button", name=say("bring-to-lesson")).click()
    asha.wait_for_url(f"**/{LESSON}?class={code}")
    asha.wait_for_selector("body[data-ready=true]")
    expect(asha.locator("#class")).to_contain_text(f"Asha Class {code}")
    asha.get_by_label("Your answer").first.fill("3")
    asha.get_by_role("button", name="Check").first.click()
    expect(asha.locator("[data-cell=c1]")).to_contain_text("At x = 3 it is −5")
    teacher.get_by_role("button", name=say("eyes-up")).click()
    expect(asha.get_by_role("heading", name=say("eyes-up"))).to_be_in_viewport(ratio=1)
    assert asha.locator("#class .mg-eyes").bounding_box()["height"] >= 700
    teacher.get_by_role("button", name=say("go-on")).click()
    expect(asha.get_by_role("heading", name=say("eyes-up"))).to_have_count(0)
    teacher.get_by_role("button", name=say("view-tables"), exact=True).click()
    teacher.get_by_role("button", name=say("start"), exact=True).click()
    asha.get_by_role("link", name=say("to-table", table=1)).click()
    asha.wait_for_selector(".mg-board")
    asha.go_back()
    asha.wait_for_selector("body[data-ready=true]")
    expect(asha.locator("[data-cell=c1]")).to_contain_text("At x = 3 it is −5")
    late = open_page("about:blank")
    join_late(late, url, code)
    asha.get_by_role("link", name="holes").last.evaluate("one => one.click()")
    asha.wait_for_url(f"**/byorf/holes.ipynb?class={code}")


def join_late(page: Page, url: str, code: str) -> None:
    """Someone who comes in the middle of a game lands at a table."""
    page.goto(f"{url.split('voila/')[0]}join?code={code}")
    page.get_by_label("Your nickname").fill("Ben")
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".mg-board")
