"""A lesson without a kernel in a browser: it looks as with one, and in a class the pupil is never lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import Page, expect

from mathgames_widgets.core.messages import room
from tests.browser import servers
from tests.browser.lesson_hands import walk_first
from tests.waiting import wait_until

say_page = room("mathgames_widgets.page")
say_question = room("mathgames_widgets.questions")
say_server = room("mathgames_widgets.serving")
say = room("mathgames_widgets.classroom.board")

LESSON = "byorf/zeros.ipynb"
OPEN = "matician/choosing.ipynb"
"""A lesson whose first answer can be typed at once."""
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


NOTHING_ELSE = """() => {
  const found = [];
  const inert = [...document.querySelectorAll('[inert]')]; // what is inert is seen all the same
  for (const one of inert) one.inert = false;
  for (const y of [2, innerHeight / 2, innerHeight - 30, innerHeight - 2])
    for (const x of [20, innerWidth / 2, innerWidth - 20]) {
      const top = document.elementFromPoint(x, y);
      if (!top?.closest(".mg-votes-now")) found.push(top?.outerHTML.slice(0, 90));
    }
  for (const one of inert) one.inert = true;
  return found;
}"""
"""What is in sight on a lesson beside the vote."""

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
    page.get_by_role("button", name=say_page("all-on-one")).click()
    return page


def a_class(page: Page, key: str) -> str:
    """Open a class; its code."""
    page.goto(key)
    page.get_by_role("button", name=say_server("open-class")).click()
    page.wait_for_selector(".mg-class .mg-code")
    return page.locator(".mg-class .mg-code").inner_text()


def join(page: Page, url: str, code: str, name: str) -> None:
    page.goto(f"{url.split('voila/')[0]}join?code={code}")
    page.get_by_label(say_server("your-nickname")).fill(name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".mg-waits")


def test_a_lesson_looks_the_same_with_a_kernel_and_without(served, open_page, voila):
    url, _ = served
    page = open_page("about:blank")
    page.add_init_script(SLOW_READER)
    with_kernel = whole(page, url + LESSON)
    (size,) = page.evaluate("window.longMessages")  # longer to read than the widgets' own script has patience
    assert size < 550_000, "the scripts and styles travel once, not once a table"
    assert page.evaluate("Object.keys(sessionStorage).filter((one) => one.startsWith('reloaded'))") == []
    without = whole(open_page("about:blank"), voila + LESSON)
    assert not without.locator("#jupyter-config-data").evaluate("one => JSON.parse(one.textContent).kernelId")
    assert with_kernel.evaluate(TEXT) == without.evaluate(TEXT)
    assert with_kernel.evaluate(PICTURES) == without.evaluate(PICTURES)


@pytest.mark.parametrize("parts", [2, 1], ids=["neither", "the one that carries"])
def test_an_answer_given_before_the_scripts_are_there_counts(voila, open_page, parts):
    """The browser would send its form and load the page anew, without the answer."""
    page = open_page("about:blank")
    held = []
    page.route("**/t/script/*.js", lambda route: held.append(route) if len(held) < parts else route.continue_())
    page.goto(f"{voila}{LESSON}#What-must-be-left-out", wait_until="commit")
    page.wait_for_function("document.body?.dataset.screen === '5'")
    page.get_by_label(say_question("your-answer")).filter(visible=True).first.fill("3")
    page.keyboard.press("Enter")
    for number in range(parts):
        wait_until(lambda number=number: len(held) > number or bool(page.wait_for_timeout(20)))
        held[number].continue_()
    expect(page.locator(".page-step:not([hidden]) .mg-wrong")).to_be_visible()
    assert "?" not in page.url


def test_a_script_of_a_lesson_that_does_not_come_is_asked_for_again_and_said(voila, browser):
    """The one that draws until it comes, and what was typed is still answered; for the one that carries, the page is
    loaded once more."""
    page = browser.new_page()
    missed: list[str] = []

    def miss(route):
        """The script that draws fails twice."""
        told = page.locator("#mathgames-lesson").text_content()
        draws = json.loads(told)["stage"] in route.request.url
        missed.extend([route.request.url] if draws else [])
        route.abort() if draws and len(missed) < 3 else route.continue_()

    page.route("**/t/script/*.js*", miss)
    page.goto(voila + OPEN)
    page.get_by_label(say_question("your-answer")).first.fill("4")
    page.keyboard.press("Enter")
    expect(page.locator("#line")).to_have_text(say_page("line-lost"))
    expect(page.locator("[data-cell=c1]")).to_contain_text("with a minus card 8 + (−13) = −5")
    expect(page.locator("#line")).to_be_hidden()
    assert len(missed) == 3
    page.unroute_all()
    page.route("**/t/script/*.js", lambda route: route.abort())
    page.goto(voila + LESSON)
    expect(page.locator(".page-status").first).to_contain_text(say_page("broken"))
    page.unroute_all()
    page.get_by_role("button", name=say_page("open-again")).click()
    page.wait_for_selector("body[data-ready=true]")
    page.close()


def test_what_is_predicted_leaves_the_box_of_its_question_at_work(voila, open_page):
    """The vote adds a line above the question. A browser writes the page that came with the document in its own way,
    so the line stood some letters too late and the box had lost its form."""
    page = open_page(voila + "rolls_and_goals/chance.ipynb")
    page.wait_for_selector("body[data-ready=true]")
    first = page.locator(".mg-prediction").first
    first.locator("[data-key=choose-2]").click()
    first.locator("[data-key=sure-2]").click()
    page.get_by_role("button", name="Next", exact=True).click()
    asked = page.locator(".mg-checkpoint:visible").first
    expect(asked.locator("[data-key=predicted]")).to_be_visible()
    asked.get_by_role("textbox").fill("1/3")
    asked.get_by_role("button", name="Check", exact=True).click()
    expect(asked.locator("[data-key=verdict]")).to_be_visible()


def test_a_kept_prediction_has_a_link_to_where_it_comes_back(voila, open_page):
    """By keyboard: to the table, as long as a move there comes first; to the question itself where all is shown."""
    page = open_page(voila + "matician/signs.ipynb#Where-does-it-hurt?")
    page.wait_for_selector("body[data-ready=true]")
    vote = page.locator(".mg-prediction:visible")
    vote.locator("[data-key=choose-1]").click()
    vote.locator("[data-key=sure-2]").click()
    link = vote.get_by_role("link", name=say_question("asked-where", back="table"))
    page.wait_for_selector(".mg-board:visible")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".page-step:visible .mg-head h2")).to_be_focused()
    page.locator(".page-screens summary").click()
    page.get_by_role("button", name=say_page("all-on-one")).click()
    link.press("Enter")
    expect(page.locator(".mg-checkpoint[data-asks=hurts]:not(.mg-prediction) [data-key=prompt]")).to_be_focused()


def test_what_a_move_did_is_told_once_the_cards_have_turned_over(voila, open_page):
    page = open_page("about:blank", reduced_motion="no-preference")
    page.goto(voila + "rolls_and_goals/chance.ipynb#Roll-or-not?")
    page.wait_for_selector("body[data-ready=true]")
    step = page.locator(".page-step:visible")
    step.locator("[data-key=ready]").click()
    skip, reason = step.locator("[data-key=skip]"), step.locator(".mg-told .mg-reveal")
    expect(skip).to_be_visible()
    expect(reason).to_have_count(1)
    expect(reason).not_to_be_visible()
    skip.click()
    expect(reason).to_be_visible()


def test_on_a_phone_a_wrong_place_has_its_walk_in_sight(voila, open_page):
    """The mark is checked with Enter: what is said and the walk drawn below it stand on the same screen."""
    page = open_page("about:blank", width=390, height=844)
    page.goto(voila + "rolls_and_goals/order.ipynb")
    page.wait_for_selector("body[data-ready=true]")
    mark = page.get_by_role("slider").first
    mark.press("ArrowRight")
    expect(mark).to_have_attribute("aria-valuenow", "-6")
    mark.press("Enter")
    verdict = page.locator("[data-key=verdict]").first
    expect(verdict.locator(".mg-said")).to_be_in_viewport(ratio=1)
    expect(verdict.locator(".mg-number-line")).to_be_in_viewport(ratio=1)


def test_one_page_for_the_whole_period(served, open_page):
    """The lesson is set, everyone is brought there, looks up, goes on, plays, and finds both ways."""
    url, key = served
    teacher, asha = open_page("about:blank"), open_page("about:blank")
    code = a_class(teacher, key)
    join(asha, url, code, "Asha")
    teacher.get_by_role("button", name=say("view-lessons"), exact=True).click()
    teacher.locator("select[name=lesson]").select_option("byorf/zeros")
    teacher.get_by_role("button", name=say("set-lesson")).click()
    teacher.get_by_role("button", name=say("bring-to-work")).click()
    asha.wait_for_url(f"**/{LESSON}?class={code}")
    asha.wait_for_selector("body[data-ready=true]")
    expect(asha.locator("#class")).to_contain_text(f"Asha Class {code}")
    walk_first(asha.locator(".mg-checkpoint").first)
    asha.get_by_label(say_question("your-answer")).first.fill("3")
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
    page.get_by_label(say_server("your-nickname")).fill("Ben")
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector(".mg-board")


def test_a_teacher_a_wall_and_two_pupils(served, open_page):
    """One reads, one waits: both vote, the wall shows it to the last row, and the teacher sees who types what where."""
    url, key = served
    teacher, wall, asha, ben = [open_page("about:blank") for _ in range(4)]
    teacher.set_viewport_size({"width": 1280, "height": 720})
    wall.set_viewport_size({"width": 1920, "height": 1080})
    code = a_class(teacher, key)
    wall.goto(f"{url.split('voila/')[0]}wall/{code}")
    expect(wall.locator(".mg-wall h2")).to_contain_text(code)
    join(asha, url, code, "Asha")
    join(ben, url, code, "Ben")
    expect(wall.locator(".mg-wall-names li")).to_have_text(["Asha", "Ben"])
    teacher.locator("select[name=wall]").select_option("tables")
    expect(wall.locator(".mg-wall-tables")).to_be_visible()
    teacher.locator("select[name=wall]").select_option("auto")
    teacher.get_by_role("button", name=say("view-lessons"), exact=True).click()
    teacher.locator("select[name=lesson]").select_option("byorf/zeros")
    teacher.get_by_role("button", name=say("set-lesson")).click()
    asha.goto(f"{url}{LESSON}?class={code}")
    asha.wait_for_selector("body[data-ready=true]")
    desk = teacher.locator(".mg-pupil-desk").filter(has_text="Asha")
    expect(desk).to_contain_text(say("desk-screen", screen=1, is_problem=False))
    walk_first(asha.locator(".mg-checkpoint").first)
    asha.get_by_label(say_question("your-answer")).first.press_sequentially("3 + 1")
    expect(desk.locator(".mg-typing")).to_have_text("3 + 1…")
    asha.get_by_label(say_question("your-answer")).first.fill("3")
    asha.get_by_role("button", name="Check").first.click()
    desk.get_by_role("button", name="✗ 3").click()
    teacher.get_by_role("button", name=say("show-side-by-side")).click()
    expect(wall.locator(".mg-snapshot-text")).to_have_text(["3"])
    asha.get_by_role("button", name="Next").click()
    expect(desk).to_contain_text(say("desk-screen", screen=2, is_problem=False))
    assert teacher.locator(".mg-dashboard").bounding_box()["y"] < 260

    teacher.locator("select[name=vote]").select_option("even")
    teacher.get_by_role("button", name=say("open-vote")).click()
    for place, pupil in enumerate((asha, ben)):
        pupil.locator(f".mg-votes-now [data-key=choose-{place}]").click()
        pupil.locator(".mg-votes-now [data-key=sure-3]").click()
        expect(pupil.locator("[data-key=taken]")).to_have_text(say("vote-taken"))
    assert asha.locator(".mg-votes-now").bounding_box()["height"] >= 700, "it covers the lesson"
    asha.reload()
    expect(asha.locator(".mg-votes-now [data-key=choose-0]")).to_have_attribute("aria-pressed", "true")
    for width, height in ((390, 844), (320, 568), (640, 360), (1280, 720)):
        asha.set_viewport_size({"width": width, "height": height})
        assert asha.evaluate(NOTHING_ELSE) == [], f"{width} x {height}: the vote covers the lesson and its bar"
    expect(wall.locator("[data-key=votes-in]")).to_have_text(say("votes-in", many=2))
    teacher.locator("[data-key=vote-talk]").click()
    expect(ben.locator("[data-key=stage]")).to_have_text(say("vote-stage-talk"))
    teacher.locator("[data-key=vote-bars]").click()
    expect(wall.locator(".mg-vote-bar")).to_have_text(["1", "1", "0"])
    assert wall.locator(".mg-bar-words").first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 36
    assert wall.evaluate("document.documentElement.scrollHeight <= window.innerHeight + 1")
    teacher.locator("[data-key=vote-end]").click()
    expect(asha.locator(".mg-votes-now")).to_have_count(0)
