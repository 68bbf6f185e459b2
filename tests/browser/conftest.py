"""Fixtures of the browser tests.

`open_page(url, width=390, scheme="dark")` opens a page; when the test ends it must not have asked another machine
for anything nor written an error to the console. `open_shared` opens one for all tests of a file. `play_page` and
`formula_page` show the tables of BYORF and of FORMULA, and `shared` the table of the file's TABLE; Python answers them
in the process of the test. What a server does is tested with `voila`, and JupyterLab in `test_lab.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal
from urllib.parse import urlsplit

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from nbformat import NotebookNode
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, Request, expect, sync_playwright

from mathgames_widgets.serving.browser import arguments, find_chromium
from mathgames_widgets.table.window import play
from tests.browser import servers
from tests.browser.direct import open_direct
from tests.waiting import MILLISECONDS

TABLE = "byorf/play.ipynb"
FORMULA_TABLE = "formula/play.ipynb"
HERE = {"127.0.0.1", "localhost", None}
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
"""Whatever a page asks another machine for fails at once, so that a test cannot depend on it."""

KERNEL_IS_THERE = """() => {
  const context = window.jupyterapp?.shell.currentWidget?.sessionContext;
  const kernel = context?.session?.kernel;
  return context?.isReady && kernel?.connectionStatus === "connected" && kernel.status === "idle";
}"""

FAULTS = """async ([selector, how]) => (
  await axe.run(selector, { resultTypes: ["violations"], ...how })
).violations.flatMap(
  ({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)
)"""
"""What axe finds right need not be described, nor leave the browser; on a lesson it is three thousand places."""

OpenPage = Callable[..., Page]

SERVERS = pytest.StashKey[ExitStack]()
"""What has to be ended with the run."""

VOILA = pytest.StashKey[str]()
"""The address of the Voilà that all workers use."""

expect.set_options(timeout=MILLISECONDS)


def wait_for_function(page: Page, expression: str, *, arg: Any = None, timeout: float = MILLISECONDS) -> None:
    """Return when the expression comes true. Playwright's own looks from inside the page, with an `eval` that the
    policy of our pages forbids; this looks from outside, and less and less often.
    """
    end, pause = time.monotonic() + timeout / 1000, 20.0
    while True:
        with suppress(Error):  # the page is going to another one
            if page.evaluate(expression, arg):
                return
        if time.monotonic() > end:
            raise TimeoutError(f"This did not come true: {expression}")
        page.wait_for_timeout(pause)
        pause = min(1.4 * pause, 100)


Page.wait_for_function = wait_for_function  # type: ignore[method-assign, assignment]


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """The process above the workers runs a Voilà for all of them.

    It keeps no tables ready: two dozen kernels would warm up that most files never see.
    """
    stash = node.config.stash
    if SERVERS not in stash:
        stash[SERVERS] = stack = ExitStack()
        folder = stack.enter_context(TemporaryDirectory())
        stash[VOILA] = stack.enter_context(servers.voila(Path(folder), "--pool=0"))
    node.workerinput["voila"] = stash[VOILA]


def pytest_unconfigure(config: pytest.Config) -> None:
    """The run is over, for good or ill."""
    if SERVERS in config.stash:
        config.stash[SERVERS].close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers; a process can hold one."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A headless Chromium for all tests."""
    started = playwright.chromium.launch(executable_path=find_chromium(), args=[*arguments(), NOWHERE])
    yield started
    started.close()


@pytest.fixture(scope="session")
def voila(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address above the pages that Voilà serves; add `index.ipynb` or `byorf/play.ipynb`."""
    if shared := getattr(request.config, "workerinput", {}).get("voila"):
        yield shared
        return
    with servers.voila(tmp_path_factory.mktemp("voila"), "--pool=0") as url:
        yield url


@pytest.fixture(scope="session")
def own_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """Serves pages of a test's own, one cell of code for each text; gives the address of the page.

    They need a server of their own, since pages that are not the games' may do more.
    """
    folder = tmp_path_factory.mktemp("own") / "notebooks"
    folder.mkdir()

    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("Home")]), folder / "index.ipynb")
    with servers.voila(folder.parent, "--pool=0", notebooks=folder) as url:

        def write(name: str, *cells: str | NotebookNode) -> str:
            made = [nbformat.v4.new_code_cell(one) if isinstance(one, str) else one for one in cells]
            nbformat.write(nbformat.v4.new_notebook(cells=made), folder / f"{name}.ipynb")
            return f"{url}{name}.ipynb"

        yield write


@dataclass
class Guard:
    """What went wrong in pages."""

    foreign: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Look at every request and every line on the console."""
        page.on("request", self._request)
        page.on("websocket", lambda socket: self._address(socket.url))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _address(self, url: str) -> None:
        if urlsplit(url).hostname not in HERE:
            self.foreign.append(url)

    def _console(self, message: ConsoleMessage) -> None:
        """JupyterLab first asks for a picture of a text cell beside its own page, then where the notebook means it;
        test_lab.py looks whether the picture is there."""
        is_first_guess = urlsplit(message.location["url"]).path.startswith("/user/images/words/")
        if message.type == "error" and not is_first_guess:
            self.errors.append(message.text)


@contextmanager
def pages(browser: Browser) -> Iterator[OpenPage]:
    """Opens pages; in the end none may have asked another machine for something, or complained.

    They keep still unless a test asks for `reduced_motion="no-preference"`: what is measured must not be on its way.
    """
    contexts, guard = [], Guard()

    def open_one(
        url: str,
        *,
        width: int = 1280,
        height: int = 900,
        scheme: Literal["light", "dark"] = "light",
        **settings: Any,
    ) -> Page:
        look = {"viewport": {"width": width, "height": height}, "color_scheme": scheme, "reduced_motion": "reduce"}
        context = browser.new_context(**look | settings)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        page = context.new_page()
        guard.watch(page)
        page.goto(url)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert guard.foreign == [], "no request may leave this machine"
    assert guard.errors == [], "the console must stay free of errors"


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens a page: `open_page(url, width=390, scheme="dark")`."""
    with pages(browser) as opening:
        yield opening


@pytest.fixture(scope="module")
def open_shared(browser: Browser) -> Iterator[OpenPage]:
    """The same for a page that all tests of a file share: opening one takes seconds."""
    with pages(browser) as opening:
        yield opening


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest, open_shared: OpenPage) -> Page:
    """The table that a file names as its TABLE, shown once for all its tests."""
    return at_table(open_shared, request.module.TABLE)


def at_table(opening: OpenPage, notebook: str, tapped: Callable[[str], object] | None = None, **settings: Any) -> Page:
    """A page that shows the table of a notebook, ready to be touched; `tapped` gets all that the browser is told."""
    page = opening("about:blank", **settings)
    open_direct(page, play(import_module(f"mathgames_widgets.games.{notebook.partition('/')[0]}")), tapped=tapped)
    return page


@pytest.fixture
def play_page(open_page: OpenPage) -> OpenPage:
    """Shows the BYORF table, ready to be touched."""
    return partial(at_table, open_page, TABLE)


@pytest.fixture
def served_page(open_page: OpenPage, voila: str) -> OpenPage:
    """Opens the BYORF table in Voilà, ready to be touched: for what a server and a reload have a part in."""

    def open_table(**settings: Any) -> Page:
        page = open_page(voila + TABLE, **settings)
        page.wait_for_selector(".mg-page > *")
        return page

    return open_table


@pytest.fixture
def formula_page(open_page: OpenPage) -> OpenPage:
    """Shows the FORMULA table, ready to be touched."""
    return partial(at_table, open_page, FORMULA_TABLE)


def run_all(page: Page) -> None:
    """Run every cell, once the kernel is quite there; earlier, JupyterLab would forget it or ask for a kernel."""
    page.wait_for_function(KERNEL_IS_THERE)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator("li.lm-Menu-item[data-command='runmenu:run-all']").click()


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """What axe-core finds wrong below a selector: `assert axe(page, ".mg") == []`; `how` picks among its rules."""

    script = Axe().axe_script

    def find(page: Page, selector: str = ".mg", how: dict[str, Any] | None = None) -> list[str]:
        if not page.evaluate("'axe' in window"):
            page.evaluate(script)
        found: list[str] = page.evaluate(FAULTS, [selector, how or {}])
        return found

    return find
