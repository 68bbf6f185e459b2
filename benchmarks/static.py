"""The site as plain files in Chromium, where Python starts in the browser. Loopback only."""

from __future__ import annotations

import functools
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks import presses
from benchmarks.row import AtMost, Peer, Row, sampled
from mathgames_widgets.games import byorf
from mathgames_widgets.serving import static
from mathgames_widgets.serving.browser import arguments, find_chromium

TABLE = "byorf/play.html"
PATIENCE = 180_000
"""Milliseconds to wait for Python."""

TURN = 0.02
"""Seconds in which a machine four times slower works a quarter, and stands still for the rest."""

SEEN = "performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
NOTE_WHEN_READY = """new MutationObserver(() => {
  if (document.body?.dataset.ready) window.readyAt ??= performance.now() / 1000;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"] })"""


class Files(SimpleHTTPRequestHandler):
    """Hands out files, and counts their bytes."""

    sent = 0

    def log_message(self, format: str, *args: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        Files.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """The table of BYORF: seen, playable, a card placed; what is loaded and held for it. Nothing without Node."""
    if not which("npm"):
        return
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        root = Path(name)
        list(static.build(root, lambda line: None, lab=peers))
        with browser_of(playwright) as browser, served(root) as site:
            first = [opened(browser.new_context(service_workers="block"), site + TABLE) for _ in range(runs)]
            yield Row("page of files: table seen", sampled((one["seen"] for one in first), "s"), (), AtMost(0.3, "s"))
            playable = sampled((one["ready"] for one in first), "s")
            lab = tuple(in_lab(browser, site, runs)) if peers else ()
            yield Row("page of files: playable, first visit", playable, lab, AtMost(5, "s"))
            again = sampled(second_visits(browser, site, runs), "s")
            yield Row("page of files: playable, second visit", again, (), AtMost(3.5, "s"))
            sizes = [one["bytes"] / 1e6 for one in first]
            yield Row("page of files: first download", sampled(sizes, "MB"), (), AtMost(8, "MB"))
            context = browser.new_context(
                viewport={"width": 1280, "height": 720}, reduced_motion="reduce", service_workers="block"
            )
            record = presses.kept(byorf, presses.building(byorf))
            page = context.new_page()
            times = sampled(presses.pressed(page, site + TABLE, record, runs * presses.PRESSES_A_RUN), "ms")
            yield Row("page of files: a card laid in BYORF, the graph with it", times, (), AtMost(60, "ms"))
            context.close()
            held = sampled((one["held"] for one in first), "MB")
            yield Row("page of files: memory of the tab with a game dealt", held, (), AtMost(320, "MB"))
            if os.name == "posix":
                slow = sampled((four_times_slower(browser, site) for _ in range(runs)), "s")
                yield Row("page of files: playable, a tab four times slower", slow, (), AtMost(20, "s"))


@contextmanager
def browser_of(playwright: Any) -> Iterator[Browser]:
    """A Chromium of its own."""
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=arguments())
    yield browser
    browser.close()


@contextmanager
def served(root: Path) -> Iterator[str]:
    """A folder behind an address, until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def ready(page: Page, url: str) -> float:
    """Open a page; seconds until Python has drawn all of it."""
    page.add_init_script(NOTE_WHEN_READY)
    page.goto(url)
    page.wait_for_selector("body[data-ready]", timeout=PATIENCE)
    return float(page.evaluate("window.readyAt"))


def opened(context: BrowserContext, url: str) -> dict[str, float]:
    """Open a page in a browser that keeps nothing yet, and deal.

    Seconds until it is seen and ready, bytes sent for it, and the megabytes that its tab then holds, Python among them.
    """
    before = Files.sent
    page = context.new_page()
    at = ready(page, url)
    found = {"seen": float(page.evaluate(SEEN)), "ready": at, "bytes": float(Files.sent - before)}
    page.locator(".mg [data-at-once]").click()
    page.wait_for_selector(".mg-hand button", timeout=PATIENCE)
    found["held"] = float(tabs()[-1].memory_full_info().uss) / 1e6
    context.close()
    return found


def in_lab(browser: Browser, site: str, runs: int) -> Iterator[Peer]:
    """JupyterLite from the same folder: from its address until the table stands below the cell that is run at once."""

    def once() -> float:
        context = browser.new_context()
        page = context.new_page()
        start = time.perf_counter()
        page.goto(f"{site}lab/notebooks/index.html?path=byorf/play.ipynb")
        page.locator(".jp-CodeCell .cm-content").first.click(timeout=PATIENCE)
        page.keyboard.press("Shift+Enter")
        page.wait_for_selector(".jp-OutputArea .mg-page > *", timeout=PATIENCE)
        took = time.perf_counter() - start
        context.close()
        return took

    yield Peer("JupyterLite, the same table in a notebook", sampled((once() for _ in range(runs)), "s"))


def second_visits(browser: Browser, site: str, runs: int) -> Iterator[float]:
    """Seconds until the table is ready where the browser keeps the whole site already."""
    context = browser.new_context()
    page = context.new_page()
    ready(page, site + TABLE)
    copied = page.locator(".page-copy", has_text="Ready for use without a network.")
    copied.wait_for(state="attached", timeout=PATIENCE)
    for _ in range(runs):
        page.close()
        page = context.new_page()
        yield ready(page, site + TABLE)
    context.close()


def tabs() -> list[psutil.Process]:
    """The processes that show pages, the largest last."""
    found = []
    for one in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # one that has just ended
            if "--type=renderer" in one.cmdline():
                found.append((one.memory_info().rss, one.pid, one))
    return [one for *_, one in sorted(found)]


def four_times_slower(browser: Browser, site: str) -> float:
    """Seconds until the table is ready where the tab's processes stand still for three quarters of the time.

    Chromium's own throttling slows the page down, and leaves the worker in which Python runs as fast as it was.
    """
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    is_over = threading.Event()

    def hold() -> None:
        while not is_over.is_set():
            slow = tabs()  # a page may have got another process
            for _ in range(10):
                send(slow, signal.SIGSTOP)
                time.sleep(0.75 * TURN)
                send(slow, signal.SIGCONT)
                time.sleep(0.25 * TURN)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        return ready(page, site + TABLE)
    finally:
        is_over.set()
        holding.join()
        context.close()


def send(processes: list[psutil.Process], what: int) -> None:
    """Send a signal to all of them that are still there."""
    for one in processes:
        with suppress(psutil.NoSuchProcess):
            one.send_signal(what)
