"""The site of plain files where the network is slow, and where it is off after a first visit.

Needs Node with npm, and the network once for Python for browsers. Takes about a quarter of an hour.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from mathgames_widgets.games import NAMES
from mathgames_widgets.serving import static
from tests.browser.conftest import browser, playwright  # noqa: F401 - fixtures
from tests.browser.files import Line, served
from tests.long import seats
from tests.serving.links import lead_nowhere

SEEDS = [f"FILES-{number}" for number in range(50)]
COMPARED = SEEDS[:8]
"""Games that are played in this process too, where python-flint is at hand: every page must be the same."""

READY = "document.body.dataset.ready === 'true'"
PLAYED = """([worker, told, cells]) => new Promise((resolve) => {
  const ran = [];
  const python = new Worker(worker, { type: "module" });
  python.onmessage = ({ data }) => {
    if (data.ran) ran.push(data.ran);
    if (data.ready || data.died !== undefined) {
      python.terminate();
      resolve({ ran, died: data.died ?? null });
    }
  };
  const parts = Object.fromEntries(
    Object.entries(told.parts).map(([name, url]) => [name, new URL(url, document.baseURI).href])
  );
  python.postMessage({ parts, cells });
})"""
"""Run cells in a worker of their own, started as the page starts it; those that ran, and what went wrong."""

TWO_SECONDS = 2 * 150_000
"""Bytes."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site."""
    root = tmp_path_factory.mktemp("site")
    assert list(static.build(root, print))
    return root


@pytest.fixture(scope="module")
def line() -> Line:
    return Line()


@pytest.fixture(scope="module")
def offline(browser: Browser, folder: Path, line: Line) -> Iterator[tuple[BrowserContext, str]]:  # noqa: F811
    """A browser that has visited the site once. Its network is off, and the server has gone."""
    context = browser.new_context(reduced_motion="reduce")
    with served(folder, line) as site:
        page = context.new_page()
        page.goto(site)
        expect(page.locator(".page-copy")).to_have_text("Ready for use without a network.", use_inner_text=True)
        page.close()
    context.set_offline(True)
    yield context, site
    context.close()


def is_ready(page: Page) -> Page:
    page.wait_for_function(READY)
    return page


@pytest.mark.parametrize("name", NAMES)
def test_fifty_games_to_the_end(offline: tuple[BrowserContext, str], name: str) -> None:
    """And word for word as in a Python that has python-flint."""
    context, site = offline
    page = context.new_page()
    page.goto(f"{site}{name}/play.html")
    told = json.loads(is_ready(page).locator("#mathgames-static").text_content() or "")
    worker = page.evaluate("url => new URL(url, document.baseURI).href", told["worker"])
    text = Path(seats.__file__).read_text(encoding="utf-8").replace("from __future__ import annotations", "")
    cells = [("seats", f"{text}\nfrom hashlib import sha256")]
    for seed in SEEDS:
        cells.append((seed, f"pages = pages_of({name!r}, {seed!r})"))
    for seed in COMPARED:
        pages = "".join(seats.pages_of(name, seed))
        digest = hashlib.sha256(pages.encode()).hexdigest()
        cells.append((f"{seed} again", f"pages = ''.join(pages_of({name!r}, {seed!r}))"))
        cells.append((f"{seed} compared", f"assert sha256(pages.encode()).hexdigest() == {digest!r}, len(pages)"))
    done = page.evaluate(PLAYED, [worker, told, cells])
    assert done["died"] is None, done["died"]
    assert done["ran"] == [cell for cell, _ in cells]
    page.close()


def answered(place: Locator) -> None:
    """Give an answer, right or wrong; wait for what Python says to it."""
    place.wait_for()
    before = place.inner_text()
    for box in place.locator("input[type=text]:visible").all():
        box.fill("1")
    for chosen in place.locator("select:visible").all():
        chosen.select_option(index=1)
    for chosen in place.locator(":is(input[type=radio], input[type=checkbox]):visible").all()[:1]:
        chosen.focus()
        chosen.press("Space")
    place.get_by_role("button", name="Check", exact=True).first.click()
    expect(place).not_to_have_text(before, use_inner_text=True)


def test_lessons_are_opened_and_answer(offline: tuple[BrowserContext, str], folder: Path) -> None:
    context, site = offline
    lessons = [path for path in sorted(folder.glob("*/*.html")) if path.parent.name in NAMES]
    with_questions = [path for path in lessons if "mg-table mg-checkpoint" in path.read_text()]
    assert len(with_questions) >= 9
    for path in with_questions:
        page = context.new_page()
        page.goto(f"{site}{path.relative_to(folder).as_posix()}")
        page.evaluate("localStorage.clear(); localStorage.setItem('mathgames steps whole', 'yes')")
        page.reload()
        judged = is_ready(page).get_by_role("button", name="Check", exact=True)
        answered(page.locator(".mg-checkpoint").filter(has=judged).first)
        page.close()


@pytest.mark.parametrize("name", NAMES)
def test_practice_is_opened_and_answers(offline: tuple[BrowserContext, str], name: str) -> None:
    context, site = offline
    page = context.new_page()
    page.goto(f"{site}practice.html?game={name}&seed=FERN-42")
    expect(is_ready(page).get_by_role("heading", name="Problem 1")).to_be_visible()
    answered(page.locator(".mg").filter(has_text="Problem 1").first)
    page.close()


def test_every_link_to_a_heading_finds_it(folder: Path) -> None:
    """In the games, lessons, notes, guides and docstrings."""
    pages = [path.relative_to(folder).as_posix() for path in folder.rglob("*.html")]
    pages = [path for path in pages if not path.startswith("print/")]
    assert len(pages) > 80
    assert lead_nowhere(folder, pages) == []


def test_no_document_is_longer_than_15000_pixels(browser: Browser, folder: Path) -> None:  # noqa: F811
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    heights = {}
    for path in sorted(folder.glob("docs/**/*.html")):
        page.goto(path.as_uri())
        heights[path.relative_to(folder).as_posix()] = page.evaluate("document.documentElement.scrollHeight")
    page.close()
    assert len(heights) > 100
    assert {name: height for name, height in heights.items() if height > 15_000} == {}


def test_a_copy_that_stopped_says_what_it_lacks_and_goes_on(browser: Browser, folder: Path) -> None:  # noqa: F811
    context = browser.new_context()
    line = Line(rate=2_000_000)
    with served(folder, line) as site:
        page = context.new_page()
        page.goto(site)
        said = page.locator(".page-copy")
        expect(said.get_by_role("progressbar")).to_be_visible()
        context.set_offline(True)
        expect(said).to_contain_text("files are not copied yet. Copying continues when there is a network.")
        page.goto(f"{site}mathleague/play.html")
        expect(page.locator("body")).to_contain_text("There is no network.")
        expect(page.locator("body")).to_contain_text("were not copied before the network went")
        page.go_back()
        context.set_offline(False)
        expect(said).to_contain_text("Ready for use without a network.")
    context.close()


def test_on_a_slow_line_the_table_speaks_and_python_starts_once(browser: Browser, folder: Path) -> None:  # noqa: F811
    """150 kB a second: less than two seconds' bytes until it speaks, then fifty seconds of a bar that moves."""
    context = browser.new_context()
    line = Line(rate=150_000)
    with served(folder, line) as site:
        page = context.new_page()
        workers: list[object] = []
        page.on("worker", lambda worker: workers.append(worker))
        page.goto(f"{site}byorf/play.html", wait_until="commit")
        bar = page.locator(".page-start").get_by_role("progressbar")
        expect(bar).to_be_visible()
        expect(page.locator(".page-start [role=status]")).to_contain_text("Getting the table ready")
        assert sum(size for _, size in line.sent) < TWO_SECONDS, line.sent
        page.wait_for_function("document.querySelector('.page-start progress').value > 0")
        expect(page.locator(".page-amount").last).to_contain_text(f"of {told_total(page):.1f} MB")
        seen = set()
        while not page.evaluate(READY):
            seen.add(page.evaluate("document.querySelector('.page-start progress').value"))
            assert page.get_by_role("button", name="Start again from the last move").is_hidden()
            page.wait_for_timeout(500)
        assert len(seen) > 20, sorted(seen)
        assert len(workers) == 1
    context.close()


def told_total(page: Page) -> float:
    """Megabytes of Python."""
    told = json.loads(page.locator("#mathgames-static").text_content() or "")
    return float(told["total"]) / 1e6
