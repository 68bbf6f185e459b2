"""The printed lesson in a real browser: opened from a folder, in the dark, on a phone, and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.games.byorf import lesson
from mathgames_widgets.serving import places, printing
from tests.browser.looks import HEARD, SEEN
from tests.cases import cases

WIDER = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const box = one.getBoundingClientRect();
  if (box.width === 0 || box.right <= window.innerWidth + 0.5) return false;
  for (let above = one.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowX !== "visible") return false;
  }
  return true;
}).map((one) => one.outerHTML.slice(0, 200))"""
"""What reaches over the right edge of the window and cannot be scrolled to inside its own box."""

LEAVE_OUT = """() => {
  const met = new Set();
  const kind = (one) => [one.localName, one.getAttribute("class"), one.getAttribute("style")].join();
  const again = [...document.querySelectorAll(".jp-Cell")].filter((cell) => {
    const kinds = new Set([...cell.querySelectorAll("*")].map(kind)).difference(met);
    kinds.forEach((one) => met.add(one));
    return kinds.size === 0;
  });
  again.forEach((cell) => cell.remove());
  return again.length;
}"""
"""Take away the cells in which nothing looks otherwise than what stands before; gives how many."""


TWICE = """() => {
  const met = new Set();
  const names = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return names.filter((name) => met.has(name) || !met.add(name));
}"""
"""Ids that more than one element has."""


PAPER_INK = "rgb(23, 33, 43)"
"""The colour of writing by day and on paper."""


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the lesson as it is given to a class, and as its teacher has it; it is run once for both."""
    folder = tmp_path_factory.mktemp("sheets")
    source = places.notebooks() / "byorf" / "lesson.ipynb"
    content = printing.run(source, lambda done, cells: None)
    for name, answers in (("class", False), ("teacher", True)):
        html = printing.exported(deepcopy(content), source, code=answers, answers=answers)
        (folder / f"{name}.html").write_text(html, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def sheet(open_shared, sheets) -> Callable[[str], Page]:
    """Gives one of the two by its name, on a screen by day; each is opened once."""
    opened = cache(lambda name: open_shared((sheets / f"{name}.html").as_uri()))

    def show(name: str) -> Page:
        page = opened(name)
        page.set_viewport_size({"width": 1280, "height": 900})
        page.emulate_media(media="screen", color_scheme="light")
        return page

    return show


NARROW, PHONE, DESK = 320, 390, 1280
LOOKS = {
    "class": [("light", NARROW), ("light", PHONE), ("light", DESK), ("dark", PHONE)],
    "teacher": [("light", PHONE)],
}
"""The teacher's has code and answers besides."""


@pytest.mark.parametrize("name", LOOKS)
def test_nothing_is_cut_off_by_day_and_by_night(sheet, name):
    page = sheet(name)
    for scheme, width in LOOKS[name]:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (scheme, width)
        assert page.evaluate(WIDER) == [], (scheme, width)


def test_axe_finds_nothing_by_day_and_by_night(open_page, sheets, axe):
    """Each part of the game shows its table, and so the same rooms come again; all else must be right."""
    page = open_page((sheets / "class.html").as_uri())
    assert page.evaluate(TWICE) == []
    assert page.evaluate(LEAVE_OUT) > 0
    faults = axe(page, "body", HEARD)
    assert [fault for fault in faults if not fault.startswith("landmark-unique: ")] == []
    for scheme, is_light in cases((("dark", "false"),), long=(("light", "true"), ("dark", "false"))):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_selector(f"body[data-jp-theme-light={is_light}]")
        assert axe(page, "body", SEEN) == []


def test_the_dark_reaches_the_tables_and_not_the_paper(sheet):
    page = sheet("class")
    page.emulate_media(color_scheme="dark")
    ink = "getComputedStyle(document.querySelector('.mg')).color"
    page.wait_for_function(f"{ink} !== {PAPER_INK!r}")
    page.emulate_media(media="print", color_scheme="dark")
    page.wait_for_function(f"{ink} === {PAPER_INK!r}")
    page.wait_for_function("getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)'")
    expect(page.locator("#Glossary ~ table img").first).to_have_css("color-scheme", "light only")


def test_hint_and_answer_open_by_keyboard_and_enter_loses_nothing(sheet):
    page = sheet("class")
    box = page.get_by_role("textbox").first
    box.fill("2")
    box.press("Enter")
    answer = page.locator(".mg-open-answers").first.locator("summary", has_text="Answer")
    answer.focus()
    answer.press("Enter")
    said = page.locator(".mg-open-answers").first.get_by_text("The answer:")
    expect(said).to_be_visible()
    answer.press("Enter")
    expect(said).to_be_hidden()
    assert box.input_value() == "2"


def test_nothing_on_it_waits_for_a_kernel(sheet):
    """Buttons that only a running table answers are not shown."""
    page = sheet("class")
    names = "Check|Hint|Deal a problem|Move up|Save as a file|Undo"
    expect(page.get_by_role("button", name=re.compile(names, re.I)).and_(page.locator(":visible"))).to_have_count(0)


def test_on_paper_the_choices_are_written_out_and_closed_answers_take_no_room(sheet):
    page = sheet("class")
    expect(page.locator(".mg-on-paper").first).to_be_hidden()
    page.emulate_media(media="print")
    expect(page.locator(".mg-on-paper").first).to_be_visible()
    assert page.locator(".mg-open-answers details").and_(page.locator(":visible")).count() == 0
    prompts = page.locator(".mg-checkpoint legend").and_(page.locator(":visible"))
    assert prompts.count() >= len(lesson.QUESTIONS)


@pytest.mark.parametrize("name", cases(["class"], long=["class", "teacher"]))
def test_it_prints_on_a4(sheet, name):
    page = sheet(name)
    page.emulate_media(color_scheme="dark")
    assert page.pdf(format="A4").startswith(b"%PDF")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
