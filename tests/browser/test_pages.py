"""The pages around the tables: addresses, landmarks, colours, widths, and nothing fetched from elsewhere."""

from __future__ import annotations

from urllib.request import urlopen

import pytest

WIDTHS = (390, 768, 1280, 1920)
PLACEHOLDER = """(() => {
  const place = document.querySelector(".jp-OutputArea-child");
  return place && getComputedStyle(place, "::before").content;
})()"""


def test_the_server_address_leads_to_the_home_page(open_page, voila):
    page = open_page(voila.replace("voila/render/", ""))
    assert page.url == voila + "index.ipynb"
    assert page.title() == "Math games"
    assert page.get_by_role("heading", level=1).inner_text() == "Mathematics you can play"


def test_the_home_page_leads_to_the_table(open_page, voila):
    page = open_page(voila + "index.ipynb")
    page.get_by_role("main").get_by_role("link", name="BYORF").click()
    page.wait_for_selector(".mg")
    assert page.url == voila + "byorf/play.ipynb"
    assert page.title() == "BYORF · Math games"


def test_a_page_of_text_starts_no_kernel_and_loads_no_widget_script(open_page, voila):
    asked = []
    page = open_page("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(voila + "index.ipynb", wait_until="networkidle")
    assert not [url for url in asked if "voila.js" in url or "/api/kernels" in url]
    assert page.locator(".page-status").count() == 0


def test_the_code_is_not_on_the_page(voila):
    with urlopen(voila + "byorf/play.ipynb") as answer:
        html = answer.read().decode()
    assert "Setting the table" in html
    assert "import play" not in html


def test_a_page_that_is_not_there_says_so_and_leads_home(voila, browser):
    page = browser.new_page()
    answer = page.goto(voila + "no-such-game.ipynb")
    assert answer.status == 404
    assert page.get_by_role("heading").inner_text() == "This page is not here"
    page.get_by_role("link").click()
    page.wait_for_url(voila + "index.ipynb")
    page.close()


@pytest.mark.parametrize("path", ["index.ipynb", "byorf/play.ipynb"])
def test_landmarks_and_the_skip_link(open_page, voila, path):
    page = open_page(voila + path)
    page.wait_for_selector(".page-status", state="detached")
    assert page.get_by_role("main").count() == 1
    assert page.get_by_role("banner").count() == 1
    assert page.get_by_role("navigation", name="Pages").get_by_role("link").count() == 2
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "page"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["index.ipynb", "byorf/play.ipynb"])
def test_axe_finds_nothing_wrong_with_the_page_around_the_table(open_page, voila, axe, path, scheme):
    page = open_page(voila + path, scheme=scheme)
    page.wait_for_selector(".page-status", state="detached")
    for region in ("header", ".page-cells"):
        assert axe(page, region) == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("path", ["index.ipynb", "byorf/play.ipynb"])
def test_nothing_sticks_out_to_the_side(open_page, voila, path, width):
    page = open_page(voila + path, width=width)
    page.wait_for_selector(".page-status", state="detached")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


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
    page.route("**/voila.js", lambda route: None)
    page.goto(voila + "byorf/play.ipynb", wait_until="commit")
    page.wait_for_function(f"{PLACEHOLDER} === '\"Setting the table …\"'")
    assert page.get_by_role("status").inner_text() == "Setting the table …"
    assert page.get_by_role("heading", name="How to play").is_visible()


def test_the_same_notebook_opens_in_jupyterlab(lab_page):
    page = lab_page(width=1280)
    assert page.locator(".jp-OutputArea-output .mg").count() == 1
    assert page.get_by_role("heading", name="BYORF: build your own rational function").is_visible()


def ground(page) -> str:
    return page.evaluate("getComputedStyle(document.body).backgroundColor")


def brightness(colour: str) -> float:
    red, green, blue = (float(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))
    return (red + green + blue) / 3
