"""The pages around the tables: addresses, landmarks, colours, widths, and nothing fetched from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lessons import build
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES
from tests.browser.kernels import kernel_of, lives, say_goodbye
from tests.browser.looks import has_landmarks
from tests.cases import cases
from tests.waiting import MILLISECONDS, wait_until

say_page = room("mathgames_widgets.page")
say_server = room("mathgames_widgets.serving")

WIDTHS = (390, 768, 1280, 1920)
EDITOR = Path("mathleague/decks.md")
PAGES = [
    path.with_suffix(".ipynb").as_posix() for path in build.lessons() if not build.is_lesson(path) and path != EDITOR
]
"""All but those that are looked at where they are opened anyway: lessons in `test_lesson.py`, `test_lesson_phone.py`
and others, and the editor in `test_mathleague_decks.py`."""
ALIKE = [path for path in PAGES if path.startswith("teaching/") and path != "teaching/byorf.ipynb"]
"""Long texts of one kind: all of them by night, one by day too."""
ONE_OF_A_KIND = ["index.ipynb", "practice.ipynb", "byorf/play.ipynb", "byorf/puzzle.ipynb"]
ONE_OF_A_KIND += ["teaching/byorf.ipynb", "teaching/desk.ipynb"]
"""What is on the other tables' pages is looked at in the files of these tables."""

REGIONS = ("header", ".page-cells")


@pytest.fixture
def page(browser):
    """A page that may complain and ask for what is not there, for tests in which something goes wrong."""
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    yield page
    page.close()


@pytest.fixture(scope="module")
def visitor(voila, open_shared):
    """Somebody who goes from page to page."""
    return open_shared("about:blank")


def test_the_server_address_leads_to_the_home_page(visitor, voila):
    page = visitor
    page.goto(voila.replace("voila/render/", ""))
    assert page.url == voila + "index.ipynb"
    assert page.title() == say_page("math-games")
    assert page.get_by_role("heading", level=1).inner_text() == "Math games you can play"


def test_a_press_on_a_tile_deals_except_on_other_links_there(open_page, voila):
    """One press: the address asks the table to play at once. Nobody sees the code behind it."""
    page = open_page(voila + "index.ipynb")
    expect(page.locator(".celltag_game").get_by_role("link", name="BYORF", exact=True)).to_be_visible()
    with page.expect_response("**/byorf/play.ipynb") as came:
        page.get_by_role("img").first.click(force=True)  # the link lies above it
    page.wait_for_selector("html.mg-docked-page .mg.mg-docked .mg-playing .mg-hand")
    assert page.url == voila + "byorf/play.ipynb#play"
    assert page.title() == say_server("title", page="BYORF")
    html = came.value.text()
    assert "Setting the table" in html
    assert "import play" not in html
    page.goto(voila + "index.ipynb")
    page.get_by_role("link", name="Puzzle", exact=True).click()
    page.wait_for_url(voila + "byorf/puzzle.ipynb#play")
    page.wait_for_selector(".mg-playing .mg-card")


def tiles(page) -> list[dict[str, float]]:
    """Where the tables stand on the home page."""
    boxes = [tile.bounding_box() for tile in page.locator(".celltag_game").all()]
    assert len(boxes) == 5
    return boxes


def test_all_tables_are_on_one_screen(visitor, voila):
    """On a laptop each with its picture, its name and a line; on a phone at least three of them. Night changes nothing,
    and on paper nobody needs the navigation.
    """
    page = visitor
    page.goto(voila + "index.ipynb")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": 1280, "height": 900})
        assert max(box["y"] + box["height"] for box in tiles(page)) <= 900
        assert min(image.bounding_box()["width"] for image in page.get_by_role("img").all()) > 300
        page.set_viewport_size({"width": 390, "height": 844})
        assert sorted(box["y"] + box["height"] for box in tiles(page))[2] <= 844
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.evaluate("(nav => nav.scrollWidth - nav.clientWidth)(document.querySelector('nav'))") == 0
    page.emulate_media(media="print")
    assert not page.get_by_role("navigation").is_visible()
    assert ground(page) == "rgb(255, 255, 255)"
    page.emulate_media(media="screen")


def test_the_puzzles_of_today_come_first_and_each_opens_with_one_press(visitor, voila):
    """In sight on a phone and a small laptop before anything is scrolled, above all tables."""
    page = visitor
    page.goto(voila + "index.ipynb")
    links = page.locator(".celltag_today li a")
    assert links.all_inner_texts() == [game.TITLE for game in GAMES]
    for width, height in ((390, 844), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        boxes = [link.bounding_box() for link in links.all()]
        assert max(box["y"] + box["height"] for box in boxes) <= min(height / 3, *(box["y"] for box in tiles(page)))
        assert min(box["height"] for box in boxes) >= 32
    links.nth(3).click()
    page.wait_for_url("**/puzzles.ipynb?game=matician")
    expect(page.locator(".mg-playing")).to_contain_text(GAMES[3].TITLE)
    expect(page.locator(".mg-playing")).to_contain_text("Puzzle for ")


def test_a_page_of_text_starts_no_kernel_and_loads_no_widget_script(open_page, voila):
    asked = []
    page = open_page("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(voila + "index.ipynb", wait_until="networkidle")
    assert not [url for url in asked if "voila.js" in url or "/api/kernels" in url]
    assert page.get_by_role("status").inner_text() == ""


def test_a_page_that_is_not_there_says_so_and_leads_home(voila, page):
    answer = page.goto(voila + "no-such-game.ipynb")
    assert answer.status == 404
    assert page.get_by_role("heading").inner_text() == say_server("no-such-page")
    page.get_by_role("link").click()
    page.wait_for_url(voila + "index.ipynb")


@pytest.mark.parametrize("path", cases(ONE_OF_A_KIND, long=PAGES))
def test_a_page_has_landmarks_and_fits_and_axe_finds_nothing_wrong_with_it(visitor, voila, axe, path):
    """By day on every screen and by night on a phone; in one visit, since each starts a kernel."""
    page = visitor
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(voila + path)
    page.wait_for_selector("body[data-ready]")
    has_landmarks(page, path)
    light = ground(page)
    if path not in ALIKE:
        assert [fault for region in REGIONS for fault in axe(page, region)] == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.id === 'page'")
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 900})
    page.wait_for_function("document.body.dataset.jpThemeLight === 'false'")
    assert brightness(ground(page)) < 60 < 200 < brightness(light)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert [fault for region in REGIONS for fault in axe(page, region)] == []


def test_a_table_that_was_cleared_away_while_the_machine_slept_says_so(page, voila):
    """No stranger can do that; whoever sees the page can."""

    def asleep(socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: '"dead"' in str(message) or socket.send(message))
        server.on_close(lambda code, reason: None)

    page.route_web_socket("**/channels*", asleep)
    page.goto(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg")
    page.wait_for_function("window.jupyterapp?.widgetManager?.kernel.connectionStatus === 'connected'")
    kernel = kernel_of(page)
    assert say_goodbye("http://elsewhere.example/", kernel, at=voila) == 403
    assert lives(voila, kernel)
    assert say_goodbye(voila, kernel) == 204
    page.evaluate("() => { jupyterapp.widgetManager.kernel.reconnect().catch(() => {}); }")
    page.get_by_text("Your table is no longer there.").wait_for()


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
    """The table of the page before is cleared away at once, as with every reload."""
    page = open_page(voila + "byorf/play.ipynb")
    page.wait_for_selector(".mg button[data-n]")
    kernel = kernel_of(page)
    with page.expect_navigation():
        page.evaluate(MISSED)
    page.wait_for_selector(".mg button[data-n]")
    wait_until(lambda: not lives(voila, kernel))
    page.evaluate(MISSED)
    expect(page.get_by_text(say_page("lost"))).to_be_visible()
    with page.expect_navigation():
        page.get_by_role("button", name=say_page("open-again")).click()
