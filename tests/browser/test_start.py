"""What is pressed while a page without a server is still coming: it counts, or one sentence says that it does not.

Python answers in the process of the test, in place of the worker in which the browser would run it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from mathgames_widgets.carriers.worker import NotebookPages
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES, byorf, formula
from mathgames_widgets.page.page import stale
from mathgames_widgets.serving import doctor, places, static
from mathgames_widgets.serving.static import Folder, Shared
from tests.browser.files import Line, served
from tests.cases import cases
from tests.waiting import MILLISECONDS, wait_until

say_page = room("mathgames_widgets.page")

WORKER = """
window.python = undefined;
window.Worker = class {
  constructor() { window.python = this; }
  terminate() { this.hasEnded = true; }
  tell(data) { if (!this.hasEnded) this.onmessage({ data }); }
  come(texts) { for (const text of texts) this.tell({ text }); this.tell({ ready: true }); }
  async postMessage({ asked, text }) {
    if (asked) this.tell({ here: true });
    if (text) for (const answer of await window.heardByPython(text)) this.tell({ text: answer });
  }
};
"""
PLAY = "[data-at-once]"
LATE = ("host", "stage", "python")
"""What of a page has not come when something is pressed, one part after the other."""
PARTS = {"package": "static/none"}
OTHER = """
from mathgames_widgets.page.html import button
from mathgames_widgets.page.page import Page
page = Page(lambda offers: button("Other", data_n=offers("other")), lambda thing, values: page.redraw("Done."))
page
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The pages of the tables with their scripts, and without Python."""
    root = tmp_path_factory.mktemp("site")
    folder = Folder(root, {})
    shared = Shared(static.scripts_and_sheets(folder), PARTS, 10, "")
    notebooks = dict(places.notebooks_below(places.notebooks()))
    for game in cases((formula,), long=GAMES):
        path = f"{game.NAME}/play.ipynb"
        static.page_of(path, notebooks[path], shared, folder)
    with served(root, Line()) as address:
        yield address


@dataclass
class Start:
    """A page while it starts, with what does not come before it is told to."""

    page: Page
    fails: bool
    holds: bool = True
    held: list[Route] = field(default_factory=list)
    heard: list[dict[str, object]] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    python: NotebookPages | None = None
    answers: list[str] = field(default_factory=list)

    def hear(self, text: str) -> list[str]:
        """What Python answers; one that has gone answers nothing."""
        self.answers.clear()
        if self.python is not None:
            self.heard.append(json.loads(text)["message"])
            self.python.hear(text)
        return [*self.answers]

    def come(self, source: Callable[[str], str] = str) -> None:
        """Python comes, and runs the cell of the page, or another one."""
        self.page.wait_for_function("window.python !== undefined")
        told = json.loads(self.page.locator("#mathgames-static").text_content() or "")
        ((name, own),) = told["cells"]
        self.answers.clear()
        self.python = NotebookPages([(name, source(own))], self.answers.append)
        assert [*self.python.open()] == [name]
        self.page.evaluate("texts => python.come(texts)", [*self.answers])

    def is_held(self) -> None:
        """Wait until the script is asked for."""
        wait_until(lambda: bool(self.held) or bool(self.page.wait_for_timeout(20)))

    def go(self) -> None:
        """What was held comes now."""
        self.is_held()
        self.holds = False
        for route in self.held:
            route.continue_()

    def take(self, route: Route) -> None:
        """A part that is asked for comes, does not come yet, or fails."""
        if not self.holds:
            route.continue_()
        elif self.fails:
            route.abort()
        else:
            self.held.append(route)

    def press(self, selector: str = PLAY) -> None:
        """By mouse, as soon as it is seen; Playwright's own click would wait for the scripts."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    @property
    def presses(self) -> int:
        """How many presses Python has heard; what comes twice is done once."""
        return len({message["id"] for message in self.heard if "n" in message})


Opens = Callable[..., Start]


@pytest.fixture
def start(browser: Browser, site: str) -> Iterator[Opens]:
    """Opens a table: `late` holds a script back, or has it fail."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")

    def opened(game: object = formula, late: str = "python", *, fails: bool = False) -> Start:
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.clock.install()
        start = Start(page, fails)
        page.on("console", lambda said: start.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda fault: start.complaints.append(str(fault)))
        page.expose_function("heardByPython", start.hear)
        page.add_init_script(WORKER)
        if late != "python":
            page.route(f"**/{late}-*.js", start.take)
        page.goto(f"{site}{game.NAME}/play.html", wait_until="commit")
        page.wait_for_function("document.querySelector('[data-at-once]') !== null")
        return start

    yield opened
    context.close()


@pytest.mark.parametrize("late", LATE)
@pytest.mark.parametrize("game", cases((formula,), long=GAMES), ids=lambda game: game.NAME)
def test_a_press_counts_whatever_has_not_come_yet(start: Opens, game: object, late: str) -> None:
    """Sent as a form, it once ended the loading of the scripts, and nothing ever answered."""
    table = start(game, late)
    page = table.page
    if late == "python":
        page.wait_for_function("window.python !== undefined")
    page.evaluate(doctor.PRESS)
    assert page.evaluate(doctor.READY)
    if late != "python":
        expect(page.locator(".page-start [role=status]")).to_have_text(say_page("starting"))
        table.go()
        page.wait_for_function("window.python !== undefined")
    assert page.locator(PLAY).is_visible()
    assert page.evaluate(doctor.ANSWERED) is False, "a table that a script has taken over is no answer"
    table.come()
    page.wait_for_function(doctor.ANSWERED)
    expect(page.locator(".mg-board")).to_be_visible()
    assert table.presses == 1
    assert (table.complaints, page.url.partition("?")[1]) == ([], "")


def test_what_is_typed_unfolded_and_in_focus_before_the_scripts_stays(start: Opens) -> None:
    """Someone who has unfolded the options is on the same page as Python."""
    table = start(late="host")
    page = table.page
    options = page.locator("[data-key=options] > summary").first
    table.press("[data-key=options] > summary")
    page.locator("[name=seed]").first.evaluate("box => { box.focus(); box.value = 'FERN-42'; }")
    table.go()
    page.wait_for_function("window.python !== undefined")
    assert page.evaluate("document.activeElement.name") == "seed"
    assert options.evaluate("one => one.parentElement.open")
    page.keyboard.press("Enter")
    table.come()
    expect(page.locator(".mg-board")).to_be_visible()
    (press,) = [message for message in table.heard if "n" in message]
    assert press["values"]["seed"] == "FERN-42"  # type: ignore[index]


def test_a_press_on_a_page_that_python_draws_otherwise_is_refused_in_words(start: Opens) -> None:
    """Also one that waits behind another. Neither does what the page that came offers under the same number."""
    table = start()
    table.page.wait_for_function("window.python !== undefined")
    table.press()
    table.press()
    table.come(lambda source: source.replace(formula.NAME, byorf.NAME))
    page = table.page
    expect(page.get_by_role("heading", name=byorf.TITLE)).to_be_visible()
    expect(page.locator(".mg-page")).to_contain_text(stale())
    wait_until(lambda: table.presses == 2 or bool(page.wait_for_timeout(20)))
    assert page.locator(".mg-board").count() == 0
    page.locator(PLAY).click()
    expect(page.locator(".mg-board")).to_be_visible()


def test_where_the_page_does_not_show_that_a_press_is_refused_what_is_around_it_does(start: Opens) -> None:
    """As on a page of questions. It stays until the reader goes on."""
    table = start()
    page = table.page
    page.wait_for_function("window.python !== undefined")
    table.press()
    table.come(lambda source: OTHER)
    around = page.locator(".page-start")
    expect(around).to_have_text(stale(), use_inner_text=True)
    page.evaluate("document.querySelector('.mg-page button').click()")  # as a script of the page does
    page.wait_for_function("document.querySelector('.mg-live').textContent.includes('Done.')")
    expect(around).to_have_text(stale(), use_inner_text=True)
    page.get_by_role("button", name="Other").click()
    expect(around).to_be_hidden()
    assert table.presses == 3


@pytest.mark.parametrize("late", LATE[:2])
def test_a_script_that_does_not_come_is_said_and_asked_for_again(start: Opens, late: str) -> None:
    """The press that was made before it is still done then."""
    table = start(late=late, fails=True)
    page = table.page
    table.press()
    said = page.locator(".page-start [role=status]")
    expect(said).to_have_text(say_page("connection-broke"))
    assert page.locator(PLAY).is_visible()
    table.holds = False
    table.press(".page-start button")
    table.come()
    expect(page.locator(".mg-board")).to_be_visible()
    expect(page.locator(".page-start")).to_be_hidden()


@pytest.mark.parametrize("late", cases(LATE[:1], long=LATE[:2]))
def test_a_script_that_is_held_up_for_long_is_said(start: Opens, late: str) -> None:
    table = start(late=late)
    page = table.page
    table.press()
    table.is_held()
    page.clock.run_for(21_000)
    expect(page.locator(".page-start [role=status]")).to_have_text(say_page("nothing-arrives"))
    table.holds = False
    table.press(".page-start button")
    table.come()
    expect(page.locator(".mg-board")).to_be_visible()
    assert table.presses == 1


def test_python_that_ends_without_a_word_while_it_begins_is_said(start: Opens) -> None:
    """And what was pressed goes to the next one. A worker whose script has not even come is a line that broke."""
    table = start()
    page = table.page
    page.wait_for_function("window.python !== undefined")
    table.press()
    said = page.locator(".page-start [role=status]")
    again = page.get_by_role("button", name=say_page("start-again"))
    page.evaluate("python.onerror(new Event('error'))")
    expect(said).to_have_text(say_page("connection-broke"))
    page.evaluate("window.first = python")
    again.click()
    page.wait_for_function("window.python !== window.first")
    page.evaluate("python.tell({ loaded: 10 })")
    expect(said).to_have_text(say_page("begins"))
    page.clock.run_for(31_000)
    expect(said).to_have_text(say_page("takes-long"))
    page.evaluate("window.first = python")
    again.click()
    page.wait_for_function("window.python !== window.first")
    table.come()
    expect(page.locator(".mg-board")).to_be_visible()
    assert table.presses == 1


@pytest.mark.parametrize("is_first", [True, False])
def test_a_press_that_went_to_a_python_that_is_gone_is_said(start: Opens, is_first: bool) -> None:
    """The game goes on where it stood, with a word about the press; also where Python was gone when it was made."""
    table = start()
    page = table.page
    table.come()
    table.press()
    expect(page.locator(".mg-board")).to_be_visible()
    before = page.locator(".mg-hand").inner_text()
    table.python = None
    died = "python.tell({ died: 'test', missing: '', isLost: false })"
    if not is_first:
        page.evaluate(died)
    table.press("button[data-n]:not([aria-disabled=true])")
    if is_first:
        page.evaluate(died)
    table.come()
    expect(page.locator(".mg-page")).to_contain_text(stale())
    expect(page.locator(".mg-hand")).to_have_text(before, use_inner_text=True)
    assert table.complaints == []
