"""What a visit costs: few requests and few bytes, and next to nothing the second time; and pages that need more."""

from __future__ import annotations

from dataclasses import dataclass, field

import nbformat
import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser import servers
from tests.waiting import MILLISECONDS, wait_until

FIRST = (40, 1_600_000)
SECOND = (5, 20_000)
"""Requests and bytes over the network that a visit may cost, until the kernel speaks."""

PAGES = ("index.ipynb", "byorf/play.ipynb", "formula/play.ipynb", "byorf/lesson.ipynb", "rolls_and_goals/lesson.ipynb")

LATEX = r"The formula $\frac{1}{x}$ stands here."
SLIDER = "import ipywidgets\nipywidgets.IntSlider(description='Slide')"
RESULTS = {
    "html": "from IPython.display import HTML\nHTML('<b id=bold>Bold</b>')",
    "text": "6 * 7",
    "picture": 'from IPython.display import SVG\nSVG(\'<svg xmlns="http://www.w3.org/2000/svg" width="9"/>\')',
}


@dataclass
class Bill:
    """What came over the network, by its request."""

    asked: dict[str, str] = field(default_factory=dict)
    bytes: int = 0

    def watch(self, line: CDPSession) -> None:
        """From now on; what comes from the browser's own store costs nothing."""
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.requestServedFromCache", lambda event: self.asked.pop(event["requestId"], None))
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._arrived)

    def _asked(self, event: dict) -> None:
        if event["request"]["url"].startswith("http"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict) -> None:
        if event["response"].get("fromDiskCache"):
            self.asked.pop(event["requestId"], None)

    def _arrived(self, event: dict) -> None:
        if event["requestId"] in self.asked:
            self.bytes += event["encodedDataLength"]


def visit(page: Page, url: str) -> Bill:
    """Open a page anew, until it is ready."""
    page.goto("about:blank")
    bill, line = Bill(), page.context.new_cdp_session(page)
    bill.watch(line)
    page.goto(url, wait_until="networkidle")
    page.wait_for_selector("body[data-ready]")
    line.detach()
    return bill


@pytest.mark.parametrize("path", PAGES)
def test_a_visit_costs_little_and_the_second_next_to_nothing(open_page, voila, path):
    page = open_page("about:blank")
    for requests, size in (FIRST, SECOND):
        bill = visit(page, voila + path)
        assert len(bill.asked) <= requests, bill.asked
        assert 0 < bill.bytes <= size, bill.asked
        assert not [url for url in bill.asked.values() if "voila.js" in url]


@pytest.fixture(scope="module")
def own(tmp_path_factory):
    """The address of pages of a teacher's own, with more on them than tables."""
    folder = tmp_path_factory.mktemp("own")
    for name, cells in {
        "index": [nbformat.v4.new_markdown_cell("Home")],
        "latex": [nbformat.v4.new_markdown_cell(LATEX), nbformat.v4.new_code_cell("1")],
        "slider": [nbformat.v4.new_code_cell(SLIDER)],
        "results": [nbformat.v4.new_code_cell(code) for code in RESULTS.values()],
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=cells), folder / f"{name}.ipynb")
    with servers.voila(folder, "--pool=0", notebooks=folder) as url:
        yield url


def test_results_are_shown_without_further_scripts(open_page, own):
    page = open_page(own + "results.ipynb")
    page.wait_for_selector("body[data-ready]")
    assert page.locator("#bold").inner_text() == "Bold"
    assert page.locator(".jp-RenderedText pre").inner_text() == "42"
    assert page.locator(".jp-RenderedImage img").count() == 1
    assert page.evaluate("window._JUPYTERLAB") is None


def test_a_page_with_a_formula_in_latex_is_given_to_voila(browser, own):
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto(own + "latex.ipynb")
    page.wait_for_selector(".jp-MarkdownOutput mjx-container")
    page.close()


def test_a_page_with_other_widgets_is_given_to_voila(browser, own):
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto(own + "slider.ipynb")
    expect(page.get_by_role("slider")).to_be_visible()
    page.close()


def test_a_press_while_the_line_is_down_is_answered_when_it_is_back(served_page):
    """And what the kernel said meanwhile is asked for again, so that the page is never behind."""
    page = served_page()
    kernel = "jupyterapp.widgetManager.kernel"
    before = page.locator(".mg").inner_html()
    page.evaluate(f"{kernel}.close()")
    page.locator(".mg button[data-n]:not([disabled])").first.click()
    page.wait_for_timeout(200)
    assert page.locator(".mg-page").inner_html() in before
    page.evaluate(f"{kernel}.reconnect()")
    wait_until(lambda: page.locator(".mg").inner_html() != before)
    expect(page.locator(".mg")).not_to_have_attribute("aria-busy", "true")


def test_what_the_kernel_said_while_the_line_was_down_is_not_lost(served_page):
    page = served_page()
    page.evaluate("""async () => {
      const manager = jupyterapp.widgetManager;
      const models = await Promise.all(Object.values(manager._models));
      window.table = models.find((model) => typeof model.get("drawing") === "number");
      table.state.html = "<p>An old page</p>";
      table.state.drawing -= 1;
      table.tell("change:drawing");
    }""")
    assert page.locator(".mg-page").inner_text() == "An old page"
    page.evaluate("jupyterapp.widgetManager.kernel.reconnect()")
    page.wait_for_selector(".mg button[data-n]")


def test_when_the_network_comes_back_the_line_is_set_up_anew(served_page):
    page = served_page()
    with page.expect_websocket() as line:
        page.evaluate("window.dispatchEvent(new Event('online'))")
    assert "/channels" in line.value.url
    before = page.locator(".mg").inner_html()
    page.locator(".mg button[data-n]:not([disabled])").first.click()
    wait_until(lambda: page.locator(".mg").inner_html() != before)
