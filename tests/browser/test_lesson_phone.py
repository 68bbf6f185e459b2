"""The BYORF lesson on a phone: everything within the width, large enough for a finger, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lessons.build import read
from tests.browser.looks import wear
from tests.browser.test_lesson import LESSON

WIDTH = 390
PHONE = {"width": WIDTH, "height": 844, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}

TOO_WIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const box = one.getBoundingClientRect();
  if (box.width === 0 || box.right <= window.innerWidth + 0.5) return false;
  if (one.ownerSVGElement?.getBoundingClientRect().width === 0) return false;
  for (let above = one.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowX === "auto") return false;
  }
  return true;
}).map((one) => one.outerHTML.slice(0, 160))"""
"""What reaches over the edge, be it cut off or not, outside of formulas that scroll in their own box."""

TOO_SMALL = """() => [...document.querySelectorAll("main :is(button, select, summary, input):not([type=hidden])")]
  .map((one) => (one.matches("[type=radio], [type=checkbox]") && one.closest("label")) || one)
  .filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && (width < 24 || height < 24);
  })
  .map((one) => one.outerHTML.slice(0, 160))"""
"""What is pressed and smaller than a finger finds; the words beside a box belong to it."""


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


@pytest.fixture(scope="module")
def phone(open_shared, voila: str) -> Page:
    """The lesson on a phone."""
    return LESSON.opened(open_shared(voila + LESSON.path, **PHONE))


def fits(page: Page) -> None:
    """Nothing scrolls the page sideways, nothing is cut off at its edge, everything can be hit."""
    assert page.evaluate("document.documentElement.scrollWidth") == WIDTH
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_whole_lesson_fits_a_phone(phone: Page, scheme: str):
    wear(phone, scheme)
    fits(phone)


def test_a_question_is_answered_with_a_finger(phone: Page):
    question = phone.locator(".mg", has_text="What will the graph do at x = 1?").first
    question.get_by_text("Touch the x-axis and turn back").tap()
    question.get_by_role("button", name="Check").tap()
    expect(question.locator(".mg-right")).to_be_visible()


def test_it_still_fits_when_everything_is_open(phone: Page):
    """Every table taken up, every answer tried, every hint shown, practice dealt."""
    for name in ("Deal the cards", "Take up the game", "Deal a problem", "Check", "Hint"):
        buttons = phone.get_by_role("button", name=name, exact=True)
        for place in reversed(range(buttons.count())):
            buttons.nth(place).tap()
    expect(phone.get_by_role("button", name="Take up the game")).to_have_count(0)
    fits(phone)


def test_a_slow_phone_gets_every_table_at_the_first_try(open_page, voila):
    """A lesson comes in one message, and reading it takes longer than the widgets' script has patience."""
    page = open_page("about:blank", **PHONE)
    page.add_init_script(SLOW_READER)
    page.goto(f"{voila}byorf/zeros.ipynb")
    shown = [cell for cell in read(Path("byorf/zeros.md")) if cell.source.startswith("lesson.")]
    expect(page.locator(".mg")).to_have_count(len(shown))
    (size,) = page.evaluate("window.longMessages")
    assert size < 500_000, "the scripts and styles travel once, not once a table"
    assert page.evaluate("sessionStorage.length") == 0, "the page was not loaded twice"
