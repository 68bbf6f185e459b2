"""Four people in four browsers at one live table, all five games to the end: a laptop, a phone, a keyboard, and a line
that breaks in between; and a class of thirty, of whom three are looked at."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, TimeoutError as Late, expect
from tornado.web import Application, StaticFileHandler

from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.core.bots import bot_choice
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import light, places
from mathgames_widgets.serving.live import Live
from mathgames_widgets.table.screen import Do, Press, Select
from tests.browser.conftest import Guard
from tests.browser.hands import settled
from tests.browser.test_live import DOWN, LOST, Cut, come_in
from tests.classroom.people import House, Visitor
from tests.waiting import MILLISECONDS, PATIENCE, wait_until

T = TypeVar("T")
NAMES = ("Asha", "Ben", "Chen", "Dana")
HOWS = ("mouse", "finger", "keys", "mouse")
SIZES = ((1280, 720), (390, 844), (1366, 768), (1280, 720))
TOGETHER, WITHOUT_DANA = (1, 1, 1, 1), (1, 1, 1, 0)
"""Moves that each of them makes in the browser; the rest is played by the server, and seen by all."""

FILES = r"/voila/templates/mathgames/static/(.*)"


class Rooms(House):
    """A server with live tables in a thread of its own, so that a test can see both sides."""

    def __init__(self, loop: asyncio.AbstractEventLoop, live: Live, port: int) -> None:
        super().__init__(live, port)
        self._loop = loop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that the server's thread does."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def at(self, code: str, work: Callable[[Any], T]) -> T:
        """Do something with a table."""
        table = self.live.tables.find(code)
        return self.run(self.live.ask(table, partial(work, table)))


@pytest.fixture(scope="module")
def rooms() -> Iterator[Rooms]:
    ready: Future[Rooms] = Future()
    over = threading.Event()

    async def serve() -> None:
        live = Live(Tables(Store()), "/")
        static = places.jupyter_data() / "voila" / "templates" / "mathgames" / "static"
        handlers = [*live.handlers(), *light.handlers("/"), (FILES, StaticFileHandler, {"path": str(static)})]
        server = Application(handlers, log_function=lambda handler: None).listen(0, "127.0.0.1")
        ready.set_result(Rooms(asyncio.get_running_loop(), live, next(iter(server._sockets.values())).getsockname()[1]))
        await asyncio.to_thread(over.wait)
        server.stop()
        await server.close_all_connections()
        live.stop()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    yield ready.result(PATIENCE)
    over.set()
    thread.join()


@contextmanager
def screen(browser: Browser, guard: Guard, size: tuple[int, int], *, touch: bool = False) -> Iterator[Page]:
    """A page in a browser of its own."""
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=touch, reduced_motion="reduce")
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    guard.watch(page)
    yield page
    context.close()


@pytest.fixture
def guard() -> Iterator[Guard]:
    """Nothing from elsewhere, and no errors but that a line is down."""
    guard = Guard()
    yield guard
    assert guard.foreign == []
    assert [error for error in guard.errors if not error.startswith(DOWN)] == []


FIND = """number => {
  const table = document.querySelector('.mg');
  const named = [...table.querySelectorAll(`[data-n="${number}"]`)].find(one => one.offsetParent && !one.disabled);
  if (named) return ['press', '', ''];
  for (const card of table.querySelectorAll('[data-picks][data-drops]')) {
    const [zone] = Object.entries(JSON.parse(card.dataset.drops)).find(([, n]) => n === number) ?? [];
    const [key] = Object.entries(JSON.parse(card.dataset.keys ?? '{}')).find(([, n]) => n === number) ?? [];
    if (zone && card.offsetParent) return ['lay', zone, key ?? '', card.dataset.key];
  }
  return null;
}"""


HELD = 5_000
"""Milliseconds for a press on what was in sight a moment ago."""


def does(page: Page, number: int, how: str) -> bool:
    """Take an offer as a person would: by mouse, by finger or with the keyboard. False where it is not in sight."""
    settled(page)
    found = page.evaluate(FIND, number)
    if found is None:
        return False
    what, zone, key = found[:3]
    offer = page.locator(f'.mg [data-n="{number}"]:visible').first
    card = page.locator(f'.mg [data-key="{found[3]}"][data-picks]:visible').first if what == "lay" else offer
    try:
        if how == "keys":
            card.focus(timeout=HELD)
            page.keyboard.press("Enter")
            if what == "lay":
                if not key:
                    page.keyboard.press("Escape")
                    return False
                page.keyboard.press(key)
        else:
            card.tap(timeout=HELD) if how == "finger" else card.click(timeout=HELD)
            if what == "lay":
                page.locator(f'.mg [data-zone="{zone}"]').first.evaluate("zone => zone.click()")
    except Late:
        return False  # another's move was drawn between the look and the press
    return True


def wanted(table: Any) -> tuple[int, int | None]:
    """Who acts next, and the number of the offer on that seat's page that does what a bot would do; where that takes
    several presses, of any of them."""
    room = table.room
    seat = room.waiting[0]
    page = page_at(table, seat)
    if page._paused is not None:
        return seat, next(number for number, thing in enumerate(page.offered) if thing == Press("on"))
    action = bot_choice(room.match, seat, room.game.BOTS[0])
    fits = (n for n, thing in enumerate(page.offered) if isinstance(thing, Do) and thing.action == action)
    other = (n for n, thing in enumerate(page.offered) if isinstance(thing, (Do, Select)))
    return seat, next(fits, next(other, None))


def page_at(table: Any, seat: int) -> Any:
    """The page of a seat, in the server."""
    person = table.standing.deal.held[seat]
    return table._page_of(person)[0]


def stands(table: Any) -> tuple[int, list[int]]:
    """How far the game is, and each page."""
    return len(table.room.match.turns), [page_at(table, seat).drawing for seat in range(len(NAMES))]


def go_on(table: Any, moves: int) -> None:
    """The server plays for everyone, and everyone sees it."""

    def play() -> None:
        room = table.room
        for _ in range(moves):
            if room.is_over:
                return
            seat = room.match.to_act()[0]
            room.play(seat, bot_choice(room.match, seat, room.game.BOTS[0]))
        table._changed = True

    table.do(play)


def by_hand(rooms: Rooms, code: str, pages: list[Page], moves: tuple[int, ...]) -> int:
    """Each makes so many moves in the browser; what is not in sight there, the server does. How many were made."""
    made = [0] * len(pages)
    for _ in range(4 * sum(moves)):
        if made == list(moves) or rooms.at(code, lambda table: table.room.is_over):
            break
        before = rooms.at(code, stands)
        seat, number = rooms.at(code, wanted)
        if number is not None and made[seat] < moves[seat] and does(pages[seat], number, HOWS[seat]):
            made[seat] += 1
            wait_until(lambda before=before: rooms.at(code, stands) != before)
            if rooms.at(code, stands)[0] != before[0]:
                continue
        rooms.at(code, partial(go_on, moves=1))
    return sum(made)


def reach_the_end(page: Page) -> None:
    """Leave out the steps that are shown, and go on from each round's scores."""

    def is_there() -> bool:
        page.keyboard.press("Escape")
        page.evaluate("document.querySelector('.mg [data-key=on]')?.click()")
        return page.locator("[data-key=won]:visible").count() > 0

    wait_until(is_there)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_four_browsers_play_a_game_to_its_end(game, rooms, browser, guard):
    """Dana's line breaks while they play; the others go on by hand, she is shown where they are, and plays on."""
    with ExitStack() as open_ones:
        pages = [
            open_ones.enter_context(screen(browser, guard, size, touch=how == "finger"))
            for size, how in zip(SIZES, HOWS, strict=True)
        ]
        line = Cut(pages[-1])
        pages[0].goto(f"{rooms.url}t/new")
        come_in(pages[0], name=NAMES[0])
        code = pages[0].locator(".mg-code").inner_text()
        for page, name in zip(pages[1:], NAMES[1:], strict=True):
            page.goto(f"{rooms.url}join?code={code}")
            come_in(page, name=name)
        if game is not GAMES[0]:
            pages[0].locator("[name=game]").select_option(game.NAME)
            expect(pages[1].locator(".mg-lobby")).to_contain_text(game.TITLE)
        pages[0].locator("[data-key=deal]").click()
        for page in pages:
            page.wait_for_selector(".mg-playing")
        made = by_hand(rooms, code, pages, TOGETHER)
        line.cut()
        expect(pages[-1].locator("#line")).to_have_text(LOST)
        made += by_hand(rooms, code, pages, WITHOUT_DANA)
        line.mend()
        expect(pages[-1].locator("#line")).to_be_hidden()
        made += by_hand(rooms, code, pages, TOGETHER)
        assert made >= len(pages), "people have played"
        while not rooms.at(code, lambda table: table.room.is_over):
            rooms.at(code, partial(go_on, moves=1))
        for page in pages:
            reach_the_end(page)
            expect(page.locator("[data-key=won]")).to_be_visible()


def test_a_class_of_thirty_and_three_real_pages(rooms, browser, guard):
    """Twenty-seven come over sockets alone and three with browsers, at eight tables; all see their game."""

    async def come() -> list[Visitor]:
        leaders = [Visitor(rooms.url, f"Leader {number}") for number in range(8)]
        for one in leaders:
            await one.open_table()
        others = [Visitor(rooms.url, f"Pupil {number}") for number in range(19)]
        await asyncio.gather(*(one.join(leaders[number % 8].code) for number, one in enumerate(others)))
        everyone = [*leaders, *others]
        await asyncio.gather(*(one.connect() for one in everyone))
        return everyone

    async def deal(everyone: list[Visitor]) -> None:
        await asyncio.gather(*(one.press_key("deal") for one in everyone[:8]))

    everyone = rooms.run(come())
    with ExitStack() as open_ones:
        pages = [open_ones.enter_context(screen(browser, guard, size)) for size in SIZES[:3]]
        for number, page in enumerate(pages):
            page.goto(f"{rooms.url}join?code={everyone[number].code}")
            come_in(page, name=f"Seen {number}")
        rooms.run(deal(everyone))
        for page in pages:
            page.wait_for_selector(".mg-playing")
            settled(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing stands beside it"
            card = page.locator(".mg-hand button.mg-card").first
            card.click()
            page.locator("[data-key=keep]").click()
            settled(page)
        wait_until(lambda: all("mg-playing" in one.state["html"] for one in everyone))
        chance = random.Random(3)
        for one in everyone:
            drops = [json.loads(node.get("data-drops")) for node in one.read if node.get("data-drops")]
            number = chance.choice([number for offered in drops for number in offered.values()])
            rooms.run(one.press(number))
        for number, page in enumerate(pages):
            settled(page)
            assert everyone[number].name in page.locator(".mg-playing").inner_text()
