"""A whole period in fast motion: thirty pupils, a teacher and a wall; a game, a lesson with votes, practice, results.

Six of the pupils, the teacher and the wall have Chromium, as many as two processors bear; the others come over
sockets. In the middle of each part the server is killed and begun again: nothing that was shown is lost, and each page
is back by itself. How long "Eyes up here" takes to reach everyone is printed for each kind of page.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import sys
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeVar

import psutil
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import places
from mathgames_widgets.serving.doctor import free_port
from mathgames_widgets.serving.lessons import readable_below
from tests.browser import servers
from tests.browser.conftest import Guard, browser, playwright  # noqa: F401
from tests.browser.hands import touch
from tests.browser.lesson_hands import walk_first
from tests.browser.test_class import key_in
from tests.browser.test_live import DOWN
from tests.browser.test_live_class import reach_the_end
from tests.classroom.people import Reader, Visitor, until
from tests.serving.test_votes import votes
from tests.waiting import MILLISECONDS, PATIENCE, wait_until

T = TypeVar("T")
say = room("mathgames_widgets.classroom.board")

SIZES = ((1280, 720), (390, 844), (844, 390), (768, 1024), (360, 640), (1366, 768))
"""A laptop, phones, a tablet: one for each pupil with a browser."""
OVER_SOCKETS = 24
AT_FIRST = len(SIZES) - 1 + OVER_SOCKETS
"""One of the thirty is late."""
LESSON, QUESTION, VOTE = "byorf/zeros", "c1", "even"
ZEROS = readable_below(places.notebooks())[LESSON]
WRONG, RIGHT = "3", "-2"
SEEN = """() => {
  window.eyes = 0;
  const looks = () => {
    if (!window.eyes && document.querySelector('.mg-eyes')) window.eyes = Date.now();
  };
  new MutationObserver(looks).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes when a page is covered."""
IN_REACH = """() => [...document.querySelectorAll('.mg button')].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  one.focus();
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return document.activeElement === one || one.contains(top);
}).map((one) => one.outerHTML)"""
"""Buttons that can be pressed with the mouse or the keyboard."""
REFUSED = "Failed to load resource: net::ERR_CONNECTION_REFUSED"
"""What a browser says while there is no server."""
PRESSED = """document.querySelector('[data-key=pause]').addEventListener(
  'click', () => { window.pressed = Date.now(); }, { capture: true, once: true })"""


class Server:
    """`mathgames serve` on one store, which can be killed and begun again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, free_port()
        self._stack, self._pid, self._starts = ExitStack(), 0, 0
        self.url = f"http://127.0.0.1:{self._port}/"
        self.begin()

    @property
    def log(self) -> Path:
        return self._folder / f"log{self._starts}"

    def begin(self) -> None:
        self._starts += 1
        command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", "--pool=0", "--ip=0.0.0.0"]
        command += [f"--port={self._port}", f"--store={self._folder / 'tables.sqlite'}"]
        self._pid = self._stack.enter_context(servers.running(command, self.url + "join", self.log))

    def kill(self) -> None:
        """Without a word to anybody, as when the power fails."""
        for one in (psutil.Process(self._pid), *psutil.Process(self._pid).children(recursive=True)):
            one.kill()
        self.stop()

    def stop(self) -> None:
        self._stack.close()


class Crowd:
    """Those who come over sockets, in a thread of their own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.people: list[Visitor] = []
        self.readers: list[Reader] = []

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def each(self, work: Callable[[Any], Coroutine[Any, Any, Any]], people: Sequence[Visitor] | None = None) -> None:
        """All of them at once."""

        async def all_at_once() -> None:
            await asyncio.gather(*(work(one) for one in (self.people if people is None else people)))

        self.begin(all_at_once()).result(3 * PATIENCE)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


class Period:
    """Everyone who is in the room."""

    def __init__(self, server: Server, open_page: Callable[[tuple[int, int]], Page], crowd: Crowd) -> None:
        self.server, self.crowd = server, crowd
        self._open = open_page
        self.teacher, self.wall = open_page((1280, 720)), open_page((1920, 1080))
        self.pages: list[Page] = []
        self.news: Counter[Page] = Counter()
        """How many lines each page has drawn that brought what it shows: it is back when another one has."""
        for page in (self.teacher, self.wall):
            self._count(page)
        self.code = ""

    def _count(self, page: Page) -> None:
        def drawn(line: WebSocket) -> None:
            def arrived(news: str | bytes) -> None:
                if '"state"' in str(news):
                    line.remove_listener("framereceived", arrived)
                    self.news[page] += 1

            line.on("framereceived", arrived)

        page.on("websocket", drawn)

    # ── coming and going ──────────────────────────────────────────────────────────────────────────────────────────

    def come(self) -> None:
        """The class is opened and projected; all but one join."""
        self.teacher.goto(re.sub(r"//[^/:]+", "//127.0.0.1", key_in(self.server.log)))
        self.teacher.get_by_role("button", name="Open a new class").click()
        self.code = self.teacher.locator(".mg-code").inner_text()
        self.wall.goto(f"{self.server.url}wall/{self.code}")
        for number in range(len(SIZES) - 1):
            self.join(number)
        self.crowd.people = [Visitor(self.server.url, f"Socket {number}") for number in range(OVER_SOCKETS)]
        self.crowd.each(lambda one: one.join(self.code))
        self.crowd.each(lambda one: one.connect())
        self.here(AT_FIRST)

    def join(self, number: int) -> Page:
        page = self._open(SIZES[number])
        self._count(page)
        page.goto(f"{self.server.url}join?code={self.code}")
        page.fill("#name", f"Pupil {number}")
        page.click("main button")
        self.pages.append(page)
        return page

    def here(self, many: int) -> None:
        expect(self.teacher.locator("[data-key=here]")).to_contain_text(f"{many} of {many} here")

    def restart(self) -> None:
        """The server dies and is begun again; those with sockets come back as a browser's script does."""
        everyone = (self.teacher, self.wall, *self.pages)
        before = {page: self.news[page] for page in everyone}
        self.server.kill()
        self.crowd.each(_is_cut, self.lines)
        self.server.begin()
        if self.crowd.readers:
            self.crowd.each(lambda one: one.open_lesson(ZEROS), self.crowd.readers)
        else:
            self.crowd.each(lambda one: one.connect())
        self.here(len(self.pages) + OVER_SOCKETS)
        for page in everyone:
            wait_until(lambda page=page: bool(page.wait_for_timeout(20) or self.news[page] > before[page]))
            expect(page.locator("#line")).to_be_hidden()

    @property
    def lines(self) -> Sequence[Visitor]:
        """Those over sockets as they are here now: at the tables or in the lesson."""
        return self.crowd.readers or self.crowd.people

    # ── what the teacher does ─────────────────────────────────────────────────────────────────────────────────────

    def press(self, *messages: str, **slots: Any) -> None:
        """Press buttons of the teacher's page, by the ids of their words."""
        for message in messages:
            self.teacher.get_by_role("button", name=say(message, **slots), exact=True).click()

    def press_key(self, key: str) -> None:
        self.teacher.locator(f"[data-key={key}]").click()

    def everyone_looks_up(self, where: str) -> None:
        """Eyes up here, and on again; how long it takes until 95 in 100 see it is printed."""
        for page in self.pages:
            page.evaluate(SEEN)
        looking = self.crowd.begin(self._see())
        self.teacher.evaluate(PRESSED)
        self.press("eyes-up")
        seen = list(looking.result(PATIENCE))
        for page in self.pages:
            expect(page.get_by_role("heading", name=say("eyes-up"))).to_be_visible()
            assert page.evaluate(IN_REACH) == [], "a page that is covered takes no press"
            seen.append(page.evaluate("window.eyes"))
        expect(self.wall.get_by_role("heading", name=say("eyes-up"))).to_be_visible()
        took = [one - self.teacher.evaluate("window.pressed") for one in seen]
        assert len(took) == len(self.pages) + OVER_SOCKETS
        p95 = quantiles(took, n=20, method="inclusive")[-1]
        print(f"\n{where}: {len(took)} look up, 95 in 100 within {p95:.0f} ms, all within {max(took):.0f} ms")
        self.press("go-on")
        for page in self.pages:
            expect(page.locator(".mg-eyes")).to_have_count(0)
        self.crowd.each(lambda one: until(lambda: not _looks_up(one)), self.lines)

    async def _see(self) -> list[float]:
        async def one_sees(one: Visitor) -> float:
            await until(lambda: _looks_up(one))
            return 1000 * time.time()

        return list(await asyncio.gather(*(one_sees(one) for one in self.lines)))


async def _is_cut(one: Visitor) -> None:
    await until(lambda: one.closed is not None)


def _looks_up(one: Visitor) -> bool:
    html = one.places.get("class", {}).get("html", "") if isinstance(one, Reader) else one.state.get("html", "")
    return "mg-eyes" in html


@pytest.fixture(scope="module")
def period(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Period]:  # noqa: F811
    guard, server, crowd = Guard(), Server(tmp_path_factory.mktemp("period")), Crowd()

    def open_page(size: tuple[int, int]) -> Page:
        viewport = {"width": size[0], "height": size[1]}
        context = browser.new_context(viewport=viewport, reduced_motion="reduce")  # type: ignore[arg-type]
        context.set_default_timeout(MILLISECONDS)
        page = context.new_page()
        guard.watch(page)
        return page

    yield Period(server, open_page, crowd)
    crowd.stop()
    server.stop()
    assert guard.foreign == []
    assert [error for error in guard.errors if not error.startswith((DOWN, REFUSED))] == []


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_game(period: Period) -> None:
    """Dealt, played, killed in the middle, played on; one table is done early, the bell ends the others."""
    period.come()
    teacher, pages, crowd = period.teacher, period.pages, period.crowd
    teacher.locator("select[name=players]").select_option("4")
    expect(teacher.locator("[data-key=table1] .mg-pupil-chip")).to_have_count(4)
    teacher.get_by_text("Variants", exact=True).click()
    for name, value in {"hand": "3", "goals": "3", "rounds": "1"}.items():
        teacher.fill(f"[name={name}]", value)
    period.press("start")
    for page in pages:
        page.wait_for_selector(".mg-docked .mg-playing")
        keeps_a_card(page)
    crowd.each(lambda one: until(lambda: "mg-playing" in one.state["html"]))
    crowd.each(keeps)
    crowd.each(lambda one: until(lambda: "turn 2 of 3" in one.words))
    for page in pages:
        expect(page.locator(".mg-head")).to_contain_text("turn 2 of 3")
    before = [on_the_table(page) for page in pages], [one.words for one in crowd.people]
    period.restart()
    for page in pages:
        page.wait_for_selector(".mg-docked .mg-playing")
    assert before == ([on_the_table(page) for page in pages], [one.words for one in crowd.people])
    period.everyone_looks_up("at the tables")

    first = pages[:4]
    for page in first:
        keeps_a_card(page)
    for page in first:
        for key in ("ready", "sure"):
            touch(page.locator(f"[data-key={key}]"))
    for page in first:
        reach_the_end(page)
        expect(page.locator("[data-key=early]")).to_be_visible()
    touch(first[1].locator("[data-key=early-watch]"))
    expect(first[1].locator("[data-key=watching]")).to_be_visible()
    touch(first[2].locator("[data-key=early-again]"))
    first[2].wait_for_selector(".mg-docked .mg-playing")
    first[0].locator("[data-key=early-puzzle]").click()
    first[0].wait_for_url(f"**/puzzles.ipynb?class={period.code}")
    expect(first[0].locator("[data-key=begun]")).to_be_visible()
    period.everyone_looks_up("at a puzzle, as a watcher, at a table of one's own, and at the tables")
    first[0].locator("[data-key=to-table]").click()
    expect(first[0].locator("[data-key=early]")).to_be_visible()

    teacher.locator("select[name=wall]").select_option("table 2")
    expect(period.wall.locator(".mg-fill")).to_contain_text("Pupil 4")
    assert float(period.wall.locator(".mg-fill > [data-fit]").evaluate("one => one.style.zoom")) > 2
    period.press("end-game")
    period.press_key("sure")
    expect(teacher.locator("[data-key=places] > section")).to_have_count(8)
    for page in pages:
        expect(page.locator("[data-key=waits], [data-key=won]").first).to_be_visible()


def on_the_table(page: Page) -> str:
    """What lies there."""
    return page.locator(".mg-board").inner_text()


def keeps_a_card(page: Page) -> None:
    page.locator(".mg-hand button.mg-card").first.click()
    touch(page.locator("[data-key=keep]"))


async def keeps(one: Visitor) -> None:
    """Keep the first card that one may keep."""
    drops = [json.loads(node.get("data-drops")) for node in one.read if node.get("data-drops")]
    await one.press(next(number for offered in drops for number in offered.values()))


# ── a lesson with votes ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_lesson_with_votes(period: Period) -> None:
    """Everyone is brought there, the last one comes late; half have answered, half have voted when the server dies."""
    teacher, crowd = period.teacher, period.crowd
    period.press("next-game")
    period.press("view-lessons")
    teacher.locator("select[name=lesson]").select_option(LESSON)
    period.press("set-lesson")
    period.press("bring-to-work")
    period.join(len(SIZES) - 1)
    for page in period.pages:
        page.wait_for_url(f"**/{LESSON}.ipynb?class={period.code}")
        page.wait_for_selector("body[data-ready=true]")
    crowd.each(_is_called)
    crowd.each(lambda one: one.leave())
    crowd.readers = [_reader(one) for one in crowd.people]
    crowd.each(lambda one: one.open_lesson(ZEROS), crowd.readers)
    period.here(len(SIZES) + OVER_SOCKETS)
    half = crowd.readers[::2], crowd.readers[1::2]
    answers(period.pages[0], WRONG)
    crowd.each(lambda one: one.answer(QUESTION, WRONG), half[0])
    period.restart()
    for page in period.pages:
        answers(page, RIGHT)
    crowd.each(lambda one: one.answer(QUESTION, RIGHT), half[1])
    expect(teacher.locator(".mg-said-so.mg-right")).to_have_count(len(period.pages) + len(half[1]))
    expect(teacher.locator(".mg-said-so.mg-wrong")).to_have_count(len(half[0]))
    assert bottom(teacher, ".mg-desks") <= 720, "everyone is in sight"
    period.everyone_looks_up("in the lesson")

    teacher.locator("select[name=vote]").select_option(VOTE)
    period.press("open-vote")
    crowd.each(lambda one: votes(one, 0, 2), half[0])
    for page in period.pages[:3]:
        votes_by_hand(page, 0)
    expect(teacher.locator("[data-key=vote-led]")).to_contain_text(f"{3 + len(half[0])} of {len(period.pages) + 24}")
    period.restart()
    crowd.each(lambda one: votes(one, 1, 3), half[1])
    for page in period.pages[3:]:
        votes_by_hand(page, 1)
    period.press_key("vote-talk")
    period.press_key("vote-bars")
    expect(period.wall.locator(".mg-vote-bar")).to_have_text(["15", "15", "0"])
    assert bottom(teacher, ".mg-desks") <= 720, "everyone is in sight beside the bars, too"
    period.press_key("vote-second")
    crowd.each(lambda one: votes(one, 1, 3), crowd.readers)
    for page in period.pages:
        votes_by_hand(page, 1)
    period.press_key("vote-closed")
    period.press_key("vote-bars")
    expect(period.wall.locator(".mg-vote-bar")).to_have_text(["15", "0", "15", "30", "0", "0"])
    period.press_key("vote-reason")
    for page in period.pages:
        expect(page.locator("[data-key=reason]")).to_be_visible()
    period.press_key("vote-end")
    for page in period.pages:
        expect(page.locator(".mg-votes-now")).to_have_count(0)


async def _is_called(one: Visitor) -> None:
    await until(lambda: LESSON in one.told.get("class", {}).get("go", ""))


def _reader(one: Visitor) -> Reader:
    """The same browser with the lesson open."""
    reader = Reader(one.url, one.name)
    reader.cookies, reader.paths, reader.code = one.cookies, one.paths, one.code
    return reader


def answers(page: Page, text: str) -> None:
    """Answer the first question of the lesson, and hear something."""
    place = page.locator(f"[data-cell={QUESTION}]")
    walk_first(place)
    place.locator("[data-key=answer]").fill(text)
    place.locator("[data-key=check]").click()
    expect(place.locator(".mg-verdict, .mg-right, .mg-wrong").first).to_be_visible()


def votes_by_hand(page: Page, choice: int) -> None:
    page.locator(f".mg-votes-now [data-key=choose-{choice}]").click()
    page.locator(".mg-votes-now [data-key=sure-2]").click()
    expect(page.locator("[data-key=taken]")).to_have_text(say("vote-taken"))


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return float(box["y"] + box["height"])


# ── practice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_practice(period: Period) -> None:
    """Everyone is brought from the lesson to practice; what was tried is there after the server has died."""
    teacher, crowd = period.teacher, period.crowd
    teacher.get_by_text(say("set-work"), exact=True).click()
    teacher.fill("[name=count]", "2")
    teacher.fill("[name=seed]", "FERN-42")
    teacher.locator("[data-key=kind-zeros]").check()
    period.press_key("work")
    period.press("bring-to-work")
    crowd.each(lambda one: one.leave(), crowd.readers)
    crowd.readers = []
    crowd.each(lambda one: one.connect())
    for page in period.pages:
        page.wait_for_url(f"**/t/{period.code}")
        expect(page.locator("[data-key=answer]")).to_be_visible()
        page.fill("[data-key=answer]", "17")
        touch(page.locator("[data-key=check]"))
    crowd.each(lambda one: one.press_key("check", answer="17"))
    desks = teacher.locator(".mg-pupil-desk")
    expect(desks.filter(has_text="✗ 17")).to_have_count(30)
    period.everyone_looks_up("in practice")
    before = [page.locator(".mg-homework .mg-prompt").inner_text() for page in period.pages]
    for page in period.pages:
        page.fill("[data-key=answer]", "471")
    period.restart()
    expect(desks.filter(has_text="✗ 17")).to_have_count(OVER_SOCKETS)
    expect(desks.filter(has_text="471")).to_have_count(len(period.pages))
    for page, asked in zip(period.pages, before, strict=True):
        expect(page.locator(".mg-homework")).to_contain_text("Problem 1 of 2")
        expect(page.locator(".mg-homework [data-key=verdict]")).to_contain_text("17")
        assert page.locator(".mg-homework .mg-prompt").inner_text() == asked
        expect(page.locator("[data-key=answer]")).to_have_value("471")
        touch(page.locator("[data-key=next]"))
    crowd.each(lambda one: until(lambda: "Problem 1 of 2" in one.words))
    crowd.each(lambda one: one.press_key("next"))
    expect(desks.filter(has_text=say("desk-screen", screen=2, is_problem=True))).to_have_count(30)
    assert bottom(teacher, ".mg-desks") <= 720


# ── results ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_results(period: Period) -> None:
    """What the period came to is the same before and after the server has died, on each page and in each file."""
    teacher, wall = period.teacher, period.wall
    period.press("bring-to-tables")
    for page in period.pages:
        expect(page.locator("[data-key=practise]")).to_be_visible()
    period.press("view-results")
    teacher.locator("select[name=wall]").select_option("games")
    expect(wall.locator("[data-key=podium-1]")).to_be_visible()
    seen = [teacher.locator("[data-key=results]").inner_text(), wall.locator("[data-key=wall]").inner_text()]
    cards = [card(period, page) for page in period.pages]
    period.restart()
    period.press("view-results")
    assert seen[0] == teacher.locator("[data-key=results]").inner_text()
    assert seen[1] == wall.locator("[data-key=wall]").inner_text()
    assert cards == [card(period, page) for page in period.pages]
    assert all("0 of 100" in one or "of 100 points" in one for one in cards[:-1]) and "No game" in cards[-1]
    answer = teacher.context.request.get(f"{period.server.url}class/{period.code}/export")
    packed = zipfile.ZipFile(io.BytesIO(answer.body()))
    log = [json.loads(line) for line in packed.read(f"log/{period.code}.jsonl").decode().splitlines()]
    told = [entry["report"] for entry in log if "report" in entry]
    assert len({one["id"] for one in told if one["page"] == LESSON}) == 30
    assert len({one["id"] for one in told if one["page"] == "byorf/practice"}) == 30
    assert sum("ballot" in entry for entry in log) >= 60 and sum("result" in entry for entry in log) == 8
    period.press("delete-class")
    teacher.get_by_role("button", name="Delete it").click()
    for page in period.pages:
        expect(page.locator("main")).to_contain_text(say("class-deleted"))


def card(period: Period, page: Page) -> str:
    return page.context.request.get(f"{period.server.url}t/{period.code}/card").text()
