"""The pages around the tables: addresses, landmarks, colours, widths, and nothing fetched from elsewhere."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

import nbformat
import pytest
from playwright.sync_api import expect

from lessons import build
from tests.browser import servers
from tests.browser.kernels import kernel_of, lives, say_goodbye
from tests.waiting import MILLISECONDS, wait_until

WIDTHS = (390, 768, 1280, 1920)
PAGES = [path.with_suffix(".ipynb").as_posix() for path in build.lessons()]
TOGETHER = ["Join a table", "Play with others"]
"""What the home page leads to besides its pages."""

REGIONS = ("header", ".page-cells")
PLACEHOLDER = """(() => {
  const place = document.querySelector(".jp-OutputArea-child");
  return place && getComputedStyle(place, "::before").content;
})()"""


@pytest.fixture
def page(browser):
    """A page that may complain and ask for what is not there, for tests in which something goes wrong."""
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    yield page
    page.close()


def test_the_server_address_leads_to_the_home_page(open_page, voila):
    page = open_page(voila.replace("voila/render/", ""))
    assert page.url == voila + "index.ipynb"
    assert page.title() == "Math games"
    assert page.get_by_role("heading", level=1).inner_text() == "Math games you can play"


def test_a_press_on_home_deals(open_page, voila):
    """One press: the address asks the table to play at once."""
    page = open_page(voila + "index.ipynb")
    page.get_by_role("main").get_by_role("link", name="BYORF", exact=True).click()
    page.wait_for_selector(".mg-playing .mg-hand")
    assert page.url == voila + "byorf/play.ipynb#play"
    assert page.title() == "BYORF · Math games"


def test_the_whole_tile_of_a_game_is_its_link_except_for_other_links_on_it(open_page, voila):
    page = open_page(voila + "index.ipynb")
    page.get_by_role("img").first.click(force=True)  # the link lies above it
    page.wait_for_url(voila + "byorf/play.ipynb#play")
    page.goto(voila + "index.ipynb")
    page.get_by_role("link", name="Puzzle").click()
    page.wait_for_url(voila + "byorf/puzzle.ipynb#play")
    page.wait_for_selector(".mg-playing .mg-card")


def tiles(page) -> list[dict[str, float]]:
    """Where the tables stand on the home page."""
    boxes = [tile.bounding_box() for tile in page.locator(".celltag_game").all()]
    assert len(boxes) == 5
    return boxes


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_tables_are_on_one_screen(open_page, voila, scheme):
    """On a laptop each with its picture, its name and a line; on a phone at least three of them."""
    page = open_page(voila + "index.ipynb", width=1280, scheme=scheme)
    page.set_viewport_size({"width": 1280, "height": 900})
    assert max(box["y"] + box["height"] for box in tiles(page)) <= 900
    assert min(image.bounding_box()["width"] for image in page.get_by_role("img").all()) > 300
    page.set_viewport_size({"width": 390, "height": 844})
    assert sorted(box["y"] + box["height"] for box in tiles(page))[2] <= 844
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_page_of_text_starts_no_kernel_and_loads_no_widget_script(open_page, voila):
    asked = []
    page = open_page("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(voila + "index.ipynb", wait_until="networkidle")
    assert not [url for url in asked if "voila.js" in url or "/api/kernels" in url]
    assert page.get_by_role("status").inner_text() == ""


def test_the_code_is_not_on_the_page(voila):
    with urlopen(voila + "byorf/play.ipynb") as answer:
        html = answer.read().decode()
    assert "Setting the table" in html
    assert "import play" not in html


def test_a_page_that_is_not_there_says_so_and_leads_home(voila, page):
    answer = page.goto(voila + "no-such-game.ipynb")
    assert answer.status == 404
    assert page.get_by_role("heading").inner_text() == "This page does not exist"
    page.get_by_role("link").click()
    page.wait_for_url(voila + "index.ipynb")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_landmarks_and_fits_and_axe_finds_nothing_wrong_with_it(open_page, voila, axe, path):
    """By day on every screen and by night on a phone; in one visit, since each starts a kernel.

    What axe says of a whole lesson, by day and by night, its own file asks (`tests/browser/test_lesson.py` and others).
    """
    page = open_page(voila + path)
    page.wait_for_selector("body[data-ready]")
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("banner").count() == 1
    links = page.get_by_role("navigation", name="Pages").get_by_role("link").all_inner_texts()
    around = {build.HOME, *(one for one in build.lessons() if one.parent == Path(path).parent)}
    together = TOGETHER if path == "index.ipynb" else []
    assert links[len(around) :] == together and len(set(links)) == len(around) + len(together)
    regions = REGIONS[:1] if path.endswith("/lesson.ipynb") else REGIONS
    assert not any(axe(page, region) for region in regions)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.id === 'page'")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 900})
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not any(axe(page, region) for region in regions)


def test_the_page_follows_the_colours_of_the_system(open_page, voila):
    page = open_page(voila + "index.ipynb", scheme="light")
    light = ground(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    assert brightness(ground(page)) < 60 < 200 < brightness(light)


def test_print_shows_the_page_without_its_navigation(open_page, voila):
    page = open_page(voila + "index.ipynb", scheme="dark")
    page.emulate_media(media="print")
    assert not page.get_by_role("navigation").is_visible()
    assert ground(page) == "rgb(255, 255, 255)"


def test_the_table_waits_politely(open_page, voila):
    """Until the widget is there, its place says what is happening; the text around it can be read at once."""
    page = open_page("about:blank")
    page.route("**/tables.js*", lambda route: None)
    page.goto(voila + "byorf/play.ipynb", wait_until="commit")
    page.wait_for_function(f"{PLACEHOLDER} === '\"Setting the table …\"'")
    assert page.get_by_role("status").inner_text() == "Setting the table …"
    assert page.get_by_role("heading", name="How to play").is_visible()


def test_a_table_that_is_gone_says_so(page, tmp_path):
    """The server ends while the page is open: nobody is left with a table that does not answer."""
    with servers.voila(tmp_path, "--pool=0") as url:
        page.goto(url + "byorf/play.ipynb")
        page.wait_for_selector(".mg")
    page.get_by_text("The connection to your table is lost.").wait_for()


def test_a_table_that_is_cleared_away_while_its_page_is_open_says_so_at_once(page, voila):
    """Nobody has to press first, and wait."""
    page.goto(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg")
    page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
    assert say_goodbye(voila, kernel_of(page)) == 204
    page.get_by_text("Your table is no longer there.").wait_for()


def test_a_table_that_was_cleared_away_while_the_machine_slept_says_so(page, voila):
    def asleep(socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: '"dead"' in str(message) or socket.send(message))
        server.on_close(lambda code, reason: None)

    page.route_web_socket("**/channels*", asleep)
    page.goto(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg")
    page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
    assert say_goodbye(voila, kernel_of(page)) == 204
    page.evaluate("() => { jupyterapp.widgetManager.kernel.reconnect().catch(() => {}); }")
    page.get_by_text("Your table is no longer there.").wait_for()


def test_a_table_whose_kernel_crashed_says_so(page, tmp_path):
    """No fresh kernel is started, since the game was in the old one; nobody has to press first to find out."""
    crash = "import os, ipywidgets\nb = ipywidgets.Button(description='Crash')\nb.on_click(lambda _: os._exit(1))\nb"
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("Home"),
        "crash": nbformat.v4.new_code_cell(crash),
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), tmp_path / f"{name}.ipynb")
    with servers.voila(tmp_path, "--pool=0", notebooks=tmp_path) as url:
        page.goto(url + "crash.ipynb")
        page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
        kernel = kernel_of(page)
        page.get_by_role("button", name="Crash").click()
        page.get_by_text("Your table is no longer there.").wait_for()
        wait_until(lambda: not lives(url, kernel))


@pytest.mark.parametrize("leave", ["away", "reload"])
def test_a_table_that_is_left_is_cleared_away_at_once(page, voila, leave):
    page.goto(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg")
    kernel = kernel_of(page)
    assert lives(voila, kernel)
    if leave == "away":
        page.goto(voila + "index.ipynb")
    else:
        page.reload()
    wait_until(lambda: not lives(voila, kernel))


def test_a_stranger_cannot_clear_a_table_away(page, voila):
    page.goto(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg")
    assert say_goodbye("http://elsewhere.example/", kernel_of(page), at=voila) == 403
    assert lives(voila, kernel_of(page))


def ground(page) -> str:
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def brightness(colour: str) -> float:
    red, green, blue = (float(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))
    return (red + green + blue) / 3


MISSED = """() => {
  const place = document.createElement("div");
  place.className = "jupyter-widgets";
  place.textContent = "Error displaying widget: model not found";
  document.querySelector("main").append(place);
}"""
"""What the widgets' script does when the kernel was too slow to tell it about a table."""


def test_a_page_whose_tables_were_lost_is_loaded_once_more_and_then_says_so(open_page, voila):
    page = open_page(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg button[data-n]")
    with page.expect_navigation():
        page.evaluate(MISSED)
    page.wait_for_selector(".mg button[data-n]")
    page.evaluate(MISSED)
    expect(page.get_by_text("The tables could not be loaded.")).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name="Open the page again").click()
