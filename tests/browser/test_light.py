"""What a visit costs: few requests and few bytes, and next to nothing the second time; and pages that need more."""

from __future__ import annotations

import nbformat
from playwright.sync_api import expect

from tests.browser.bill import SECOND, costs_little
from tests.waiting import MILLISECONDS, wait_until

LATEX = r"The formula $\frac{1}{x}$ stands here."
SLIDER = "import ipywidgets\nipywidgets.IntSlider(description='Slide')"
RESULTS = (
    "from IPython.display import HTML\nHTML('<b id=bold>Bold</b>')",
    "6 * 7",
    'from IPython.display import SVG\nSVG(\'<svg xmlns="http://www.w3.org/2000/svg" width="9"/>\')',
)


def test_a_visit_costs_little_and_the_second_next_to_nothing(open_page, voila):
    """Whoever walks a lesson, as in `test_lesson.py`, looks at what it costs."""
    page = open_page("about:blank")
    for path in ("index.ipynb", "byorf/play.ipynb"):
        costs_little(page, voila + path)
        costs_little(page, voila + path, SECOND)


def test_results_are_shown_without_further_scripts(open_page, own_page):
    page = open_page(own_page("results", *RESULTS))
    page.wait_for_selector("body[data-ready]")
    assert page.locator("#bold").inner_text() == "Bold"
    assert page.locator(".jp-RenderedText pre").inner_text() == "42"
    assert page.locator(".jp-RenderedImage img").count() == 1
    assert page.evaluate("window._JUPYTERLAB") is None


def test_a_page_with_a_formula_in_latex_is_given_to_voila(browser, own_page):
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto(own_page("latex", nbformat.v4.new_markdown_cell(LATEX), "1"))
    page.wait_for_selector(".jp-MarkdownOutput mjx-container")
    page.close()


def test_a_page_with_other_widgets_is_given_to_voila(browser, own_page):
    page = browser.new_page()
    page.set_default_timeout(MILLISECONDS)
    page.goto(own_page("slider", SLIDER))
    expect(page.get_by_role("slider")).to_be_visible()
    page.close()


AN_OLD_PAGE = """async () => {
  const manager = jupyterapp.widgetManager;
  const models = await Promise.all(Object.values(manager._models));
  const table = models.find((model) => typeof model.get("drawing") === "number");
  table.state.html = "<p>An old page</p>";
  table.state.drawing -= 1;
  table.tell("change:drawing");
}"""


def test_a_line_that_was_down_loses_nothing(served_page):
    """A press meanwhile is answered when the line is back. What the kernel said is asked for again, so that the page is
    never behind. When the network comes back, the line is set up anew.
    """
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
    page.evaluate(AN_OLD_PAGE)
    assert page.locator(".mg-page").inner_text() == "An old page"
    page.evaluate(f"{kernel}.reconnect()")
    page.wait_for_selector(".mg button[data-n]")
    with page.expect_websocket() as line:
        page.evaluate("window.dispatchEvent(new Event('online'))")
    assert "/channels" in line.value.url
    before = page.locator(".mg").inner_html()
    page.locator(".mg button[data-n]:not([disabled])").first.click()
    wait_until(lambda: page.locator(".mg").inner_html() != before)
