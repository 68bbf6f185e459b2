"""All tables of a kernel share one copy of the scripts: shown twice, and beside another kernel on the same page."""

from __future__ import annotations

from pathlib import Path

import nbformat
from playwright.sync_api import Page, expect

from tests.browser import servers
from tests.browser.conftest import notebook_is_open, run_all
from tests.browser.wire import Wire

MAKE = 'from mathgames_widgets import RationalFunctionGraph\npicture = RationalFunctionGraph("1/x")'
SCRIPTS = "It knows no rule of any game."
"""Stands once in them."""
PICTURE = ".mg-graph-picture[role=application]:visible"


def write_notebook(path: Path) -> Path:
    """A graph that is shown twice, and another one."""
    cells = [MAKE, "picture", "picture", 'RationalFunctionGraph("x")']
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, path)
    return path


def run_notebook(page: Page) -> None:
    """Run the notebook in front, until all of its graphs can be zoomed."""
    run_all(page)
    expect(page.locator(PICTURE)).to_have_count(3)


def test_tables_shown_twice_and_two_kernels_in_jupyterlab(open_page, lab: servers.Lab):
    write_notebook(lab.notebooks / "shared.ipynb")
    first, second = lab.fresh("shared.ipynb"), lab.fresh("shared.ipynb")
    wire, page = Wire(), open_page("about:blank")
    wire.listen(page)
    page.goto(f"{first}?reset")
    notebook_is_open(page)
    run_notebook(page)
    assert wire.take().count(SCRIPTS) == 1
    path = second.partition("/lab/tree/")[2]
    page.evaluate("path => jupyterapp.commands.execute('docmanager:open', { path })", path)
    page.wait_for_selector(".jp-Notebook:visible .jp-Cell")
    run_notebook(page)
    assert wire.take().count(SCRIPTS) == 1
    assert page.locator("style#mathgames_widgets").count() == 1
    zooms_alone(page)


def zooms_alone(page: Page) -> None:
    """Each view listens: what is done in one picture moves that picture alone."""
    pictures = page.locator(PICTURE)
    before = [one.inner_html() for one in pictures.all()]
    pictures.nth(1).focus()
    page.keyboard.press("+")
    page.wait_for_function("([at, was]) => at.innerHTML !== was", arg=[pictures.nth(1).element_handle(), before[1]])
    assert [pictures.nth(place).inner_html() for place in (0, 2)] == [before[0], before[2]]
