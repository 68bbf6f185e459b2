"""Pages whose table is late, broken, or taken: none says for ever that it is being set, and none gives up too early."""

from __future__ import annotations

from urllib.request import urlopen

import nbformat
import pytest

from benchmarks.pupils import Pupil
from mathgames_widgets.core.messages import room
from tests.browser import servers
from tests.browser.kernels import kernel_of, lives
from tests.waiting import MILLISECONDS, PATIENCE, wait_until

say_page = room("mathgames_widgets.page")
say_server = room("mathgames_widgets.serving")

TABLE = "byorf/play.ipynb"
LATE = say_page("late")
BROKEN = "The table could not be loaded."
PLACEHOLDER = """(() => {
  const place = document.querySelector(".jp-OutputArea-child");
  return place && getComputedStyle(place, "::before").content;
})()"""
CONNECTED = "window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'"


@pytest.fixture
def page(browser):
    """A page that may complain, for tests in which something goes wrong."""
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    yield page
    page.close()


@pytest.fixture(scope="module")
def half(voila) -> dict[str, object]:
    """A page that ends in the middle, as where a kernel dies while it draws."""
    with urlopen(voila + TABLE) as answer:
        whole = answer.read().decode()
        headers = {name: text for name, text in answer.headers.items() if name != "Content-Length"}
    return {"headers": headers, "body": whole.partition("<main")[0]}


def cut_in_half(page, half: dict[str, object], times: int) -> list[str]:
    """The first so many answers end in the middle; the addresses asked for."""
    asked: list[str] = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) > times:
            route.continue_()
            return
        route.fulfill(**half)

    page.route(f"**/{TABLE}", answer)
    return asked


def test_half_a_page_is_asked_for_again_by_itself(page, voila, half):
    asked = cut_in_half(page, half, 1)
    page.goto(voila + TABLE)
    page.wait_for_selector(".mg")
    assert len(asked) == 2


def test_half_a_page_twice_says_so(page, voila, half):
    asked = cut_in_half(page, half, 9)
    page.goto(voila + TABLE)
    page.get_by_text(BROKEN).wait_for()
    assert len(asked) == 2


def test_a_kernel_that_ends_before_the_page_has_heard_of_it_is_replaced(page, voila):
    """The page came whole; its line never did."""
    asked: list[str] = []

    def answer(route):
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
            return
        whole = route.fetch()
        other = Pupil(voila, TABLE)
        other.kernel_id = whole.text().partition('"kernelId": "')[2].partition('"')[0]
        other.leave()
        route.fulfill(response=whole)

    page.route(f"**/{TABLE}", answer)
    page.goto(voila + TABLE)
    page.wait_for_selector(".mg")
    assert len(asked) == 2


def test_a_table_that_is_late_does_not_send_anybody_away(page, voila):
    """Its place says what is happening, and the text around it can be read at once. The line is only slow: nobody is
    told to reload, and the page goes on by itself.
    """
    held: list = []
    page.route("**/tables.js*", lambda route: held.append(route))
    page.clock.install()
    page.goto(voila + TABLE, wait_until="commit")
    wait_until(lambda: page.wait_for_timeout(50) or held)
    page.wait_for_function(f"{PLACEHOLDER} === '\"Setting the table …\"'")
    assert page.get_by_role("status").inner_text() == say_page("setting")
    assert page.get_by_role("heading", name="How to play").is_visible()
    page.clock.fast_forward(25_000)
    page.get_by_text(LATE).wait_for()
    assert "eload" not in page.get_by_role("status").inner_text()
    for route in held:
        route.continue_()
    page.wait_for_selector(".mg")
    page.wait_for_selector("body[data-ready]")
    assert page.get_by_role("status").inner_text() == ""


CRASH = """import os, ipywidgets
button = ipywidgets.Button(description="Crash")
button.on_click(lambda _: os._exit(1))
button"""
PLAY = "from mathgames_widgets import play\nfrom mathgames_widgets.games import byorf\nplay(byorf)"


def test_a_full_room_a_table_that_crashed_and_one_whose_server_is_gone(page, tmp_path, axe):
    """A page in line goes on by itself. After a crash no fresh kernel is started, since the game was in the old one;
    nobody has to press first to find out.
    """
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("# Home"),
        "table": nbformat.v4.new_code_cell(CRASH),
        "play": nbformat.v4.new_code_cell(PLAY),
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), tmp_path / f"{name}.ipynb")
    with servers.voila(tmp_path, "--pool=0", "--tables=1", notebooks=tmp_path) as url:
        first = Pupil(url, "table.ipynb")
        first.open()
        assert page.goto(url + "table.ipynb").status == 503
        assert page.get_by_role("heading").inner_text() == say_server("wait-full")
        assert page.get_by_text(say_server("place-in-line", place=1)).is_visible()
        assert axe(page, "main") == []
        first.leave()
        press = page.get_by_role("button", name="Crash")
        press.wait_for(timeout=1000 * PATIENCE)
        page.wait_for_function(CONNECTED)
        kernel = kernel_of(page)
        press.click()
        page.get_by_text("Your table is no longer there.").wait_for()
        wait_until(lambda: not lives(url, kernel))
        page.goto(url + "play.ipynb")
        page.wait_for_selector(".mg")
    page.get_by_text("The connection to your table is lost.").wait_for()
