"""The BYORF lesson on a phone: everything within the width, large enough for a finger, by day and by night."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from lessons.build import read
from mathgames_widgets.core.messages import room
from tests.browser.direct import open_direct
from tests.browser.hands import settled
from tests.browser.looks import has_landmarks, wear
from tests.browser.test_lesson import LESSON

say_byorf = room("mathgames_widgets.games.byorf.lesson")
say_page = room("mathgames_widgets.page")
say_lesson = room("mathgames_widgets.questions.lesson")

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


IN_TWO_ROWS = """() => [...document.querySelectorAll("main .mg-how-sure")]
  .map((one) => new Set([...one.querySelectorAll("button")].map((button) => button.offsetTop)).size)
  .filter((rows) => rows > 1)"""
"""How sure one is, where the three answers do not stand in one row."""


PRESS_ALL = """(name) => {
  const found = [...document.querySelectorAll("button")].filter((one) => one.textContent.trim() === name);
  found.forEach((one) => one.click());
  return found.length;
}"""
"""How many buttons of this name there are; each is pressed."""


def fits(page: Page) -> None:
    """Nothing scrolls the page sideways, nothing is cut off at its edge, everything can be hit."""
    assert page.evaluate("document.documentElement.scrollWidth") == WIDTH
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate(IN_TWO_ROWS) == []


def test_a_phone_gets_every_table_at_the_first_try_and_all_of_it_fits(open_page, voila, axe):
    """The tables are in the page that arrives; over the line comes what has changed."""
    page = open_page("about:blank", **PHONE)
    page.goto(f"{voila}byorf/zeros.ipynb")
    shown = [cell for cell in read(Path("byorf/zeros.md")) if cell.source.startswith("lesson.")]
    expect(page.locator(".mg")).to_have_count(len(shown))
    assert page.evaluate("sessionStorage.length") == 0, "the page was not loaded twice"
    has_landmarks(page, "byorf/zeros.ipynb")
    assert axe(page, "header") == []
    fits(page)
    page.locator(".page-screens summary").tap()
    page.get_by_role("button", name=say_page("all-on-one")).tap()
    for scheme in ("light", "dark"):
        wear(page, scheme)
        fits(page)
    check = page.get_by_role("button", name="Check")
    question = page.locator(".mg", has_text="What will the graph do at x = 1?").filter(has=check).first
    question.get_by_text(say_byorf("ask-bounce.touches")).tap()
    question.get_by_role("button", name="Check").tap()
    expect(question.locator(".mg-right")).to_be_visible()


def test_it_still_fits_when_everything_is_open(open_page):
    """Every table taken up, every answer tried, every hint shown, practice dealt."""
    page = open_page("about:blank", **PHONE)
    open_direct(page, *LESSON.pages())
    page.add_style_tag(content="main { padding-inline: 1rem }")  # as on the site
    for name in ("Deal the cards", say_lesson("take-up"), "Deal a problem", "Check", "Hint"):
        assert page.evaluate(PRESS_ALL, name) > 0, name
        settled(page)
    expect(page.get_by_role("button", name=say_lesson("take-up"))).to_have_count(0)
    fits(page)


CUT = """() => [...document.querySelectorAll(".page-bar .page-where")].filter((one) => one.offsetParent
  && (one.scrollWidth > one.clientWidth + 1 && one.clientWidth || one.scrollHeight > one.offsetHeight + 1))
  .map((one) => one.textContent)"""
"""What the bar says of the screen, where it is cut off."""


def test_the_bar_says_which_screen_it_is_and_nothing_of_that_is_cut_off(open_page, voila):
    """Beside a button to the table there is room for the number alone, as there is on the smallest phones."""
    page = open_page("about:blank", **PHONE)
    page.goto(f"{voila}matician/signs.ipynb")
    cut, shown = [], []
    where = page.locator(".page-bar .page-where:visible")
    while True:
        screen = len(shown) + 1
        expect(page.locator("body")).to_have_attribute("data-screen", str(screen))
        for width in (WIDTH, 320):
            page.set_viewport_size({"width": width, "height": 844})
            settled(page)
            cut += page.evaluate(CUT)
            assert where.count() == 1 and where.text_content().startswith(f"{screen} of ")
        shown.append(where.text_content())
        page.set_viewport_size({"width": WIDTH, "height": 844})
        if page.locator(".page-next").is_disabled():
            break
        page.locator(".page-next").tap()
    assert cut == [] and len(shown) > 10
    assert {len(said.split(" · ")) for said in shown} == {1}, "320 pixels have room for the number"
