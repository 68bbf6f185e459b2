"""Four people in four browsers at one live table, all five games to the end: a laptop, a phone, a keyboard, and a line
that breaks in between; and a class of thirty, of whom three are looked at."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, expect
from tornado.web import Application, StaticFileHandler

from mathgames_widgets.classroom import table as table_room
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.core.bots import bot_choice
from mathgames_widgets.games import GAMES, mathleague
from mathgames_widgets.games.formula import Lay
from mathgames_widgets.games.formula.table.turn import trial_of
from mathgames_widgets.page.page import Offers
from mathgames_widgets.serving import headers, places
from mathgames_widgets.serving.live import Live
from mathgames_widgets.table.screen import Do, Press, Select
from tests.browser.conftest import Guard
from tests.browser.hands import Keyboard, settled, touch
from tests.browser.test_live import DOWN, LOST, Cut, come_in
from tests.cases import cases
from tests.classroom.people import House, Visitor
from tests.games.formula.tries import steps_to
from tests.waiting import MILLISECONDS, PATIENCE, wait_until

T = TypeVar("T")
NAMES = ("Asha", "Ben", "Chen", "Dana")
HOWS = ("mouse", "finger", "keys", "mouse")
BREAKS = "Dana"
SIZES = ((1280, 720), (390, 844), (1366, 768), (1280, 720))
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
        static = places.template() / "static"
        handlers = [*live.handlers(), *headers.handlers("/"), (FILES, StaticFileHandler, {"path": str(static)})]
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


# ── four people who press all that is theirs ──────────────────────────────────────────────────────────────────────

PLACES = """([numbers, zone]) => {
  const table = document.querySelector('.mg');
  const free = (one, fits) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    for (const y of [0.5, 0.2, 0.8, 0.05, 0.95]) for (const x of [0.5, 0.2, 0.8, 0.05, 0.95]) {
      const at = [box.left + x * box.width, box.top + y * box.height];
      const top = document.elementFromPoint(...at);
      if (top && fits(top)) return at;
    }
    return null;
  };
  const target = (one, more) => {
    const at = one.offsetParent && !one.disabled && free(one, (top) => one.contains(top));
    return at ? { key: one.dataset.key ?? '', at, ...more } : null;
  };
  if (zone) {
    for (const one of table.querySelectorAll(`[data-place="${zone}"]`)) {
      const found = target(one);
      if (found) return found;
    }
    for (const one of table.querySelectorAll(`[data-zone="${zone}"]`)) {
      const at = free(one, (top) => top.closest('[data-zone]') === one && !top.closest('[data-n], button, summary, a'));
      if (at) return { key: '', at };
    }
    return null;
  }
  for (const one of table.querySelectorAll('[data-n]')) {
    const found = numbers.includes(Number(one.dataset.n)) && target(one);
    if (found) return found;
  }
  for (const card of table.querySelectorAll('[data-picks][data-drops]')) {
    const [zone, number] = Object.entries(JSON.parse(card.dataset.drops)).find(([, n]) => numbers.includes(n)) ?? [];
    const [letter] = Object.entries(JSON.parse(card.dataset.keys ?? '{}')).find(([, n]) => n === number) ?? [];
    const found = zone && target(card, { zone, letter });
    if (found) return found;
  }
  return null;
}"""
"""Where somebody presses to take an offer: on what has its number, or on a card, and then on a place for it."""

DEEPEST = 2
"""Presses that pick something up before a move is made."""


class Player:
    """Somebody at the table with a browser, who presses as people do: by mouse, by finger or with the keyboard."""

    def __init__(self, page: Page, name: str, how: str) -> None:
        self.page, self.name, self._how = page, name, how
        self.drawing = 0
        self.line = Cut(page, self._hears) if name == BREAKS else None
        if self.line is None:
            page.on("websocket", lambda line: line.on("framereceived", self._hears))

    def _hears(self, text: str) -> None:
        self.drawing = json.loads(text).get("state", {}).get("drawing", self.drawing)

    def waits_until(self, is_so: Callable[[], bool]) -> None:
        """Return when it is so. Playwright is asked all the while, since it hands on what the lines bring only then."""

        def looks_again() -> bool:
            self.page.wait_for_timeout(10)
            return is_so()

        wait_until(looks_again, every=0.0)

    def take(self, numbers: list[int]) -> None:
        """Take what the page that is seen offers under any of these numbers."""
        settled(self.page)
        found = self._where(numbers)
        self._press(found)
        if "zone" in found:
            if self._how == "keys" and found.get("letter"):
                self.page.keyboard.press(found["letter"])
            else:
                self._press(self._where(numbers, found["zone"]))

    def _where(self, numbers: list[int], zone: str = "") -> dict[str, Any]:
        found: dict[str, Any] | None = self.page.evaluate(PLACES, [numbers, zone])
        assert found, f"{self.name} cannot press offer {numbers} {zone}: {self.page.locator('.mg').inner_html()}"
        return found

    def _press(self, found: dict[str, Any]) -> None:
        match self._how:
            case "keys":
                Keyboard(self.page).tab_to(found["key"], most=120)
                self.page.keyboard.press("Enter")
            case "finger":
                self.page.touchscreen.tap(*found["at"])
            case _:
                self.page.mouse.click(*found["at"])


def wanted(page: Any, action: Any) -> list[Any]:
    """What somebody presses to make this move on this page, or another one where the page has no way to it."""
    if page._paused is not None:
        return [Press("on")]
    if isinstance(action, Lay):
        steps = steps_to(trial_of(page.room.match.observe(page.viewer)), action)
        return [*map(Select, steps), Do(steps[-1].lay)]
    return way_to(page, lambda thing: isinstance(thing, Do) and thing.action == action) or way_to(
        page, lambda thing: isinstance(thing, Do)
    )


def way_to(page: Any, fits: Callable[[Any], bool]) -> list[Any]:
    """The presses that lead to such an offer, the last one with it; nothing where there are none."""
    before, keys = page._selected, page._keys
    ways: list[tuple[Any, list[Any]]] = [(before, [])]
    try:
        for selected, way in ways:
            page._selected = selected
            offers = Offers()
            page._draw(offers)
            for thing in offers:
                if fits(thing):
                    return [*way, thing]
            if len(way) < DEEPEST:
                ways += [(thing.thing, [*way, thing]) for thing in offers if isinstance(thing, Select)]
    finally:
        page._selected, page._keys = before, keys
    return []


class Four:
    """Four people at one live table."""

    def __init__(self, rooms: Rooms, code: str, players: list[Player]) -> None:
        self._rooms, self._code, self.players = rooms, code, players

    def at(self, work: Callable[[Any], T]) -> T:
        return self._rooms.at(self._code, work)

    def sees(self, player: Player) -> bool:
        """Whether somebody has been told of the table as it is now."""
        return player.drawing == self.at(lambda table: page_at(table, self.players.index(player)).drawing)

    def move(self, without: Player | None = None) -> bool:
        """Whoever is next makes a move, press by press. False where nobody is."""

        def see(table: Any) -> tuple[int, list[Any]] | None:
            room = table.room
            seat = next((one for one in room.waiting if without is None or self.players[one] is not without), None)
            if seat is None:
                return None
            return seat, wanted(page_at(table, seat), bot_choice(room.match, seat, room.game.BOTS[-1]))

        found = self.at(see)
        if found is None:
            return False
        seat, way = found
        for thing in way:
            self.press(seat, thing)
        return True

    def press(self, seat: int, thing: Any) -> None:
        """Take something that is offered, and wait until it has been taken."""
        player = self.players[seat]
        player.waits_until(lambda: self.sees(player))
        page = self.at(lambda table: page_at(table, seat))
        before = page.drawing
        numbers = [number for number, one in enumerate(page.offered) if one == thing]
        assert numbers, f"{thing} is not offered to {player.name}; offered are {list(page.offered)}"
        player.take(numbers)
        player.waits_until(lambda: page.drawing != before)


def page_at(table: Any, seat: int) -> Any:
    """The page of a seat, in the server."""
    return table._page_of(table.standing.deal.held[seat])[0]


@pytest.fixture(scope="module")
def four(rooms: Rooms, browser: Browser) -> Iterator[Four]:
    """A laptop, a phone, somebody with nothing but a keyboard, and somebody whose line breaks, at one table."""
    guard = Guard()
    with ExitStack() as open_ones:
        players = []
        for name, how, size in zip(NAMES, HOWS, SIZES, strict=True):
            page = open_ones.enter_context(screen(browser, guard, size, touch=how == "finger"))
            players.append(Player(page, name, how))
        first = players[0].page
        first.goto(f"{rooms.url}t/new")
        come_in(first, name=NAMES[0])
        code = first.locator(".mg-code").inner_text()
        for player in players[1:]:
            player.page.goto(f"{rooms.url}join?code={code}")
            come_in(player.page, name=player.name)
        yield Four(rooms, code, players)
    assert guard.foreign == []
    assert [error for error in guard.errors if not error.startswith(DOWN)] == []


SHORT = {
    "byorf": {"hand": "3", "goals": "3", "rounds": "1"},
    "formula": {"hand": "4"},
    "mathleague": {f"{school}_multiplier": "9" for school in ("elem", "ms", "hs")},
    "rolls_and_goals": {"rounds": "1"},
}
"""Options with which a game is short."""
SEEDS = {"matician": "FERN-09", "mathleague": "FERN-11"}
"""Deals with which it is."""
LOSES_ITS_LINE = "mathleague"
"""The game in which somebody is away for a while: in the others those who stay would soon wait for nobody else."""
QUICK = [mathleague]
"""The one for `make test`, in which all answer at once. Each seat of each game is played in tests/table, without a
browser.
"""
AWAY = 4.0
"""Seconds: enough for a line to try again several times in vain."""


@pytest.mark.parametrize("game", cases(QUICK, long=list(GAMES)), ids=lambda game: game.NAME)
def test_four_browsers_play_a_game_to_its_end(game, four, monkeypatch):
    """Each move of each of them is made in their own browser."""
    monkeypatch.setattr(table_room, "new_seed", lambda: SEEDS.get(game.NAME, "FERN-42"))
    first = four.players[0].page
    if first.locator("[name=game]").input_value() != game.NAME:
        first.locator("[name=game]").select_option(game.NAME)
    for player in four.players[1:]:
        expect(player.page.locator(".mg-lobby")).to_contain_text(game.TITLE)
    first.get_by_text("Variants", exact=True).click()
    for name, value in SHORT.get(game.NAME, {}).items():
        first.fill(f"[name={name}]", value)
    first.locator("[data-key=deal]").click()
    for player in four.players:
        player.page.wait_for_selector(".mg-playing")
    can_lose = game.NAME == LOSES_ITS_LINE
    while four.move():
        if can_lose and four.at(has_just_moved):
            lose_the_line(four)
            can_lose = False
    assert not can_lose
    for player in four.players:
        reach_the_end(player.page)
        expect(player.page.locator("[data-key=won]")).to_be_visible()
    touch(first.locator("[data-key=live-choose]"))


def has_just_moved(table: Any) -> bool:
    """Whether the one whose line breaks has made the last move, and others come now."""
    seat = NAMES.index(BREAKS)
    return table.room.match.turns[-1].player == seat and bool(table.room.waiting) and seat not in table.room.waiting


def lose_the_line(four: Four) -> None:
    """Somebody is away while the others play; what happened is there when the line is back."""
    away = four.players[-1]
    assert away.line is not None
    away.waits_until(lambda: four.sees(away))
    seen, before = away.drawing, four.at(lambda table: len(table.room.match.turns))
    away.page.context.set_offline(True)
    away.line.cut()
    expect(away.page.locator("#line")).to_have_text(LOST)
    end = time.monotonic() + AWAY
    while time.monotonic() < end:
        if not four.move(without=away):
            away.page.wait_for_timeout(100)
    assert four.at(lambda table: len(table.room.match.turns)) > before
    assert away.drawing == seen and not four.sees(away)
    away.line.mend()
    away.page.context.set_offline(False)
    expect(away.page.locator("#line")).to_be_hidden()
    away.waits_until(lambda: four.sees(away))


def reach_the_end(page: Page) -> None:
    """Go on from each round's scores to the result."""

    def is_there() -> bool:
        page.evaluate("document.querySelector('.mg [data-key=on]')?.click()")
        return page.locator("[data-key=won]:visible").count() > 0

    wait_until(is_there)


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
