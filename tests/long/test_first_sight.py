"""What a screen asks is seen at once on a laptop, its question and the button that answers it; a verdict on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.questions.answers import Answers, Round
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.prediction import Prediction, to_choose
from tests.browser.conftest import browser, playwright, voila
from tests.browser.direct import open_direct
from tests.browser.lesson_hands import say_question
from tests.questions.kinds import CASES
from tools.minutes import InScreens, found

say_byorf = room("mathgames_widgets.games.byorf.lesson")

__all__ = ["browser", "playwright", "voila"]

LAPTOP: ViewportSize = {"width": 1280, "height": 720}

ASKED = """(last) => {
  const screen = document.querySelector(".page-step:not([hidden])");
  return [...screen.querySelectorAll(".mg-checkpoint")].flatMap((one) => {
    if (one.closest("details:not([open])")) return [];
    const names = [...one.querySelectorAll("button")].filter((button) => last.includes(button.textContent.trim()));
    if (!names.length) names.push(...one.querySelectorAll(".mg-walk"));
    const end = Math.max(...names.map((button) => button.getBoundingClientRect().bottom));
    return end > 0 ? [[one.getBoundingClientRect().top, end]] : [];
  });
}"""
"""Where each question of the screen begins, and where the button is that ends it, or the walk that opens it."""


@pytest.mark.parametrize("lesson", found(), ids=str)
def test_what_a_screen_asks_is_seen_at_once(browser: Browser, voila: str, lesson: InScreens) -> None:
    """The first thing asked lies above the bar before anything is done; any other fits above it once one is there."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(f"{voila}{lesson}.ipynb")
    page.wait_for_function(
        "document.querySelectorAll('.mg').length === document.querySelectorAll('.mg[data-theme]').length"
    )
    bar = page.locator(".page-bar").bounding_box()
    assert bar is not None
    last = [say_question("check"), say_question("sure-3")]
    hidden: list[str] = []
    screens = asked = 0
    while True:
        screens += 1
        title = page.locator(".page-step:visible").get_attribute("aria-label")
        for place, (top, end) in enumerate(page.evaluate(ASKED, last)):
            asked += 1
            if (end if place == 0 else end - top) > bar["y"]:
                hidden.append(f"{title}, question {place + 1}: {top:.0f} to {end:.0f} of {bar['y']:.0f}")
        if page.locator(".page-next").is_disabled():
            break
        page.locator(".page-next").click()
        page.wait_for_function("screen => document.body.dataset.screen === screen", arg=f"{screens + 1}")
    assert screens == len(lesson.screens) + 1  # and the glossary
    assert asked >= 9
    page.close()
    assert hidden == []


SIZES = [(1280, 720), (1366, 625), (1152, 700), (1024, 768), (1024, 704), (1920, 1080)]
TABLE = """() => {
  const screen = document.querySelector(".page-step:not([hidden])");
  const table = screen.querySelector(".mg-seated .mg-playing");
  if (!table) return null;
  const all = table.getBoundingClientRect();
  const bar = document.querySelector(".page-bar").getBoundingClientRect();
  const things = [...table.querySelectorAll(".mg-hand .mg-card, .mg-part-next .mg-button, .mg-lesson-task .mg-button")];
  const seen = things.filter((one) => one.getClientRects().length && !one.closest(".mg-behind"));
  const out = seen.filter((one) => one.getBoundingClientRect().bottom > all.bottom + 1);
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  };
  const covered = seen.filter((one) => over(one) && !one.contains(over(one)) && !over(one).contains(one));
  const attached = [...table.querySelectorAll(".mg-league-students .mg-league-token")];
  const end = (one) => one.closest(".mg-league-students").getBoundingClientRect().bottom;
  const cut = attached.filter((one) => one.getBoundingClientRect().bottom > end(one) + 1);
  const board = table.querySelector(".mg-board");
  return [
    ...(all.bottom > bar.top ? [`the table ends ${Math.round(all.bottom - bar.top)} below the bar`] : []),
    ...(board && board.scrollHeight > board.clientHeight + 2 ? [`${board.scrollHeight} in ${board.clientHeight}`] : []),
    ...covered.map((one) => `${one.textContent.trim().slice(0, 20)} is covered`),
    ...cut.map((one) => `${one.getAttribute("aria-label")} is cut`),
    ...out.map((one) => `${one.textContent.trim().slice(0, 20)} is below the table`),
  ];
}"""
"""What of the table beside a screen's text is not to be seen at once; null where none sits there."""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lesson", found(), ids=str)
def test_a_table_stands_between_head_and_bar(
    browser: Browser, voila: str, lesson: InScreens, size: tuple[int, int]
) -> None:
    """With all that can be pressed or laid, in every window of a laptop."""
    page = browser.new_page(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page.goto(f"{voila}{lesson}.ipynb")
    page.wait_for_function(
        "document.querySelectorAll('.mg').length === document.querySelectorAll('.mg[data-theme]').length"
    )
    hidden: list[str] = []
    tables = 0
    for place in range(len(lesson.screens) + 1):
        page.wait_for_function("screen => document.body.dataset.screen === screen", arg=f"{place + 1}")
        screen = page.locator(".page-step:visible")
        if screen.locator(".celltag_beside :is([data-key=part], [data-key=free], .mg-playing)").count():
            screen.locator(".mg-seated .mg-playing").wait_for()
            tables += 1
            hidden += [f"{screen.get_attribute('aria-label')}: {one}" for one in page.evaluate(TABLE)]
        if place < len(lesson.screens):
            page.locator(".page-next").click()
    page.close()
    assert tables >= 1
    assert hidden == []


ROWS = """() => {
  const rows = document.querySelectorAll(
    ".page-step:not([hidden]) .mg-seated :is(.mg-zone-top, .mg-zone-bottom, .mg-zone-aside, .mg-part-next)");
  const ends = [...rows].map((row) => row.getBoundingClientRect()).sort((one, other) => one.top - other.top);
  return ends.slice(1).map((row, place) => Math.round(row.top - ends[place].bottom));
}"""
"""How far apart the rows of cards and the buttons below them are, from top to bottom."""


def test_no_row_of_cards_is_covered_when_a_question_is_back(browser: Browser, voila: str) -> None:
    """After a move of one's own the table says most: how it compares, that a question is back, and a way to undo."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(f"{voila}byorf/zeros.ipynb#Twice-below")
    screen = page.locator(".page-step:visible")
    screen.locator(".mg-seated .mg-playing").wait_for()
    screen.get_by_role("button", name=say_byorf("ask-even.stay")).click()
    screen.get_by_role("button", name=say_question("sure-2")).click()
    screen.locator(".mg-zone-aside .mg-card").last.click()
    screen.locator("[data-key=to-bottom]").click()
    screen.locator("[data-key=leads-on]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        apart = page.evaluate(ROWS)
        assert len(apart) == 3 and min(apart) >= 0, f"{width}x{height}: {apart}"
    page.close()


def test_an_open_hint_leaves_the_table_its_room(browser: Browser, voila: str) -> None:
    """With two numbers down, a hint has Why? and More beside it, and the lesson a way to put the cards back."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(f"{voila}matician/signs.ipynb#Your-first-round")
    table = page.locator(".page-step:visible .mg-seated")
    for key in ("card3.0", "slot0", "card4.0", "slot1", "hint"):
        table.locator(f"[data-key='{key}']").click()
    table.locator("[data-key=hint-more]").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(TABLE) == [], f"{width}x{height}"
        said = table.locator("[data-key=status-said]").bounding_box()
        assert said is not None and said["height"] <= 50, f"{width}x{height}: {said}"
    page.close()


TASK = """() => {
  const table = document.querySelector(".page-step:not([hidden]) .mg-seated .mg-playing");
  const task = table.querySelector(".mg-lesson-task > :is(.mg-task, .mg-note, p)");
  const said = table.querySelector("[data-key=status-said]");
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    if (!box.height || style.clipPath !== "none" || style.visibility !== "visible") return true;
    const at = document.elementFromPoint(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
    return !at || !(one.contains(at) || at.contains(one));
  };
  const lost = [said, task].filter((one) => one && hidden(one));
  return lost.map((one) => `${one.textContent.trim().slice(0, 30)} is hidden`);
}"""
"""Which of what the hint says and what the lesson asks is out of sight at the table of the screen."""


@pytest.mark.parametrize("lesson", found(), ids=str)
def test_an_open_hint_leaves_the_task_in_sight(browser: Browser, voila: str, lesson: InScreens) -> None:
    """At each table of a lesson, in every window of a laptop."""
    page = browser.new_page(viewport=LAPTOP, reduced_motion="reduce")
    page.goto(f"{voila}{lesson}.ipynb")
    page.wait_for_function(
        "document.querySelectorAll('.mg').length === document.querySelectorAll('.mg[data-theme]').length"
    )
    wrong: list[str] = []
    opened = 0
    for place in range(len(lesson.screens) + 1):
        page.wait_for_function("screen => document.body.dataset.screen === screen", arg=f"{place + 1}")
        screen = page.locator(".page-step:visible")
        hint = screen.locator(".mg-seated .mg-playing [data-key=hint]:enabled")
        if screen.locator(".celltag_beside :is([data-key=part], [data-key=free], .mg-playing)").count():
            screen.locator(".mg-seated .mg-playing").wait_for()
        if hint.count():
            opened += 1
            hint.click()
            screen.locator(".mg-seated .mg-playing > .mg-hints").wait_for()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
                title = f"{screen.get_attribute('aria-label')} at {width}x{height}"
                wrong += [f"{title}: {one}" for one in (*page.evaluate(TABLE), *page.evaluate(TASK))]
            page.set_viewport_size(LAPTOP)
        if place < len(lesson.screens):
            page.locator(".page-next").click()
    page.close()
    assert opened >= 1
    assert wrong == []


PHONE: ViewportSize = {"width": 390, "height": 844}


def lowest(page: Page, button: Locator) -> None:
    """Scroll until a button stands just above the bar of a lesson: what follows from it comes below the edge."""
    button.evaluate(f"one => scrollTo(0, one.getBoundingClientRect().bottom + scrollY - innerHeight + {BAR})")


BAR = 64
ROOM = "main { padding-block: 900px 200px }"
"""As on a page of a lesson, there is something above and below."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_verdict_comes_into_sight_on_a_phone_whatever_is_drawn_laid_or_chosen(browser: Browser, scheme: str) -> None:
    """Each kind of question with a wrong answer in it, and what is kept of a prediction."""
    page = browser.new_page(viewport=PHONE, reduced_motion="reduce", color_scheme=scheme)
    hidden: list[str] = []
    for case in CASES:
        asked = Checkpoint(case.question)
        asked.restore(Answers((Round((case.wrong,)),)).to_text())
        open_direct(page, asked)
        page.add_style_tag(content=ROOM)
        button = page.get_by_role("button", name=say_question("check"), exact=True)
        lowest(page, button)
        button.click()
        said = page.locator(".mg-wrong .mg-said")
        said.wait_for()
        if (end := said.evaluate("one => one.getBoundingClientRect().bottom")) > PHONE["height"] - BAR:
            hidden.append(f"{case.question.key}: {end:.0f}")
    vote = Prediction(lambda: to_choose(byorf.question("bounce")), "", lambda: None)
    open_direct(page, vote)
    page.locator(".mg-pick-answer").first.click()
    sure = page.locator(".mg-sure").last
    page.add_style_tag(content=ROOM)
    lowest(page, sure)
    sure.click()
    kept = page.locator("[data-key=comes-back]")
    kept.wait_for()
    assert kept.evaluate("one => one.getBoundingClientRect().bottom") <= PHONE["height"] - BAR
    page.close()
    assert hidden == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_question_stays_in_sight_with_its_verdict(browser: Browser, size: ViewportSize) -> None:
    """Wherever both fit into the window, and below a verdict that is right as well."""
    page = browser.new_page(viewport=size, reduced_motion="reduce")
    room_for_both = size["height"] - 84 - 12
    hidden: list[str] = []
    fitting = 0
    for case in CASES:
        for text in (case.wrong, case.question.write(case.question.solution)):
            asked = Checkpoint(case.question)
            asked.restore(Answers((Round((text,)),)).to_text())
            open_direct(page, asked)
            page.add_style_tag(content=ROOM)
            button = page.get_by_role("button", name=say_question("check"), exact=True)
            lowest(page, button)
            button.click()
            said = page.locator("[data-key=verdict] > .mg-said")
            said.wait_for()
            top = page.locator("[data-key=prompt]").first.evaluate("one => one.getBoundingClientRect().top")
            end = said.evaluate("one => one.getBoundingClientRect().bottom")
            if end - top <= room_for_both:
                fitting += 1
                if top < 0 or end > size["height"] - BAR:
                    hidden.append(f"{case.question.key}, {text}: {top:.0f} to {end:.0f}")
    page.close()
    assert fitting >= len(CASES)
    assert hidden == []
