"""People at live tables without a browser: they come over real sockets, and keep everything that was sent to them."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from itertools import count
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, websocket_connect

from mathgames_widgets.carriers.socket import merged
from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.sitting import first as pages_of, mark
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.serving.classes import ADDRESSES
from mathgames_widgets.serving.live import Live
from mathgames_widgets.serving.papers import PAPERS
from mathgames_widgets.serving.reading import READING
from tests.table.pages import Node, read
from tests.waiting import PATIENCE

NAMES = count(1)
"""What messages are called that are waited for, each otherwise: what comes twice is done once."""


async def until(fits: Callable[[], Any]) -> Any:
    """What `fits` gives as soon as it is something."""
    async with asyncio.timeout(PATIENCE):
        while not (found := fits()):
            await asyncio.sleep(0.005)
        return found


class House:
    """A server with live tables and nothing else."""

    def __init__(self, live: Live, port: int) -> None:
        self.live, self.url = live, f"http://127.0.0.1:{port}{live.base_url}"

    def table(self, code: str) -> Any:
        """A table as the server has it."""
        return self.live.tables.find(code)


@asynccontextmanager
async def house(store: Store | None = None, base_url: str = "/", **options: Any) -> AsyncIterator[House]:
    """The server, until the block ends."""
    live = Live(Tables(store or Store(), **options), base_url)
    server = HTTPServer(Application(live.handlers([*ADDRESSES, *PAPERS, *READING]), log_function=lambda handler: None))
    sockets = bind_sockets(0, "127.0.0.1")
    server.add_sockets(sockets)
    try:
        yield House(live, sockets[0].getsockname()[1])
    finally:
        server.stop()
        await server.close_all_connections()
        live.stop()


class Visitor:
    """A browser: its cookies, its line to a table, and what came over it."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url, self.name, self.code = url, name, ""
        self.cookies: dict[str, str] = {}
        self.paths: dict[str, str] = {}
        self.line: WebSocketClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.page = ""
        self.told: dict[str, Any] = {}
        """What came that is about no page: which sitting it is, and what holds for all pages of a class."""
        self.traffic: list[str] = []
        self.pages: list[str] = []
        self.closed: int | None = None
        self.ended = ""
        self._reads: asyncio.Task[None] | None = None

    # ── pages ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def ask(self, path: str, body: dict[str, str] | None = None, **headers: str) -> HTTPResponse:
        """A page, or the answer to a form; redirects are not followed."""
        sent = {"Cookie": self._sent_to(self.url + path), **headers}
        answer = await AsyncHTTPClient().fetch(
            HTTPRequest(
                self.url + path,
                method="GET" if body is None else "POST",
                body=None if body is None else urlencode(body),
                headers=sent,
                follow_redirects=False,
            ),
            raise_error=False,
        )
        for line in answer.headers.get_list("Set-Cookie"):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
            self.paths |= {name: morsel["path"] for name, morsel in SimpleCookie(line).items()}
        return answer

    def _sent_to(self, url: str) -> str:
        """The cookies for this address: each is good below its own path only."""
        asked = urlsplit(url).path + "/"
        good = (name for name in self.cookies if asked.startswith(self.paths.get(name, "").rstrip("/") + "/"))
        return "; ".join(f"{name}={self.cookies[name]}" for name in good)

    async def send_form(self, path: str, **boxes: str) -> HTTPResponse:
        """Open a page with a form, fill it in and send it."""
        shown = await self.ask(path)
        (token,) = set(re.findall(r'name="_xsrf" value="([^"]*)"', shown.body.decode()))
        return await self.ask(path, {**boxes, "_xsrf": token})

    async def open_table(self) -> str:
        """Open a table; its code."""
        answer = await self.send_form("t/new", name=self.name)
        assert answer.code == 303, answer.body
        self.code = answer.headers["Location"].rpartition("/")[2]
        return self.code

    async def join(self, code: str) -> None:
        """Come to a table."""
        answer = await self.send_form("join", code=code, name=self.name)
        assert answer.code == 303, answer.body
        self.code = answer.headers["Location"].rpartition("/")[2]

    # ── the line ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def connect(self, at: str = "t", **headers: str) -> None:
        """Draw the line to the table, or at "class" to the teacher's page, and wait for what it shows."""
        address = f"{self.url.replace('http', 'ws', 1)}{at}/{self.code}/ws"
        origin = self.url.split("/", 3)
        wanted = {"Cookie": self._sent_to(address), "Origin": "/".join(origin[:3]), **headers}
        self.closed = None
        self.state, self.page = {}, ""
        self.line = await websocket_connect(HTTPRequest(address, headers=wanted))
        self._reads = asyncio.create_task(self._read())
        await until(lambda: self.state or self.closed is not None or self.ended)

    async def _read(self) -> None:
        assert self.line is not None
        while (text := await self.line.read_message()) is not None:
            assert isinstance(text, str)
            self.traffic.append(text)
            news = json.loads(text)
            if "ended" in news:
                self.ended = news["ended"]
                continue
            if "page" not in news:
                self.told |= news
                continue
            self._arrived(news["page"], news["state"])
        self.closed = self.line.close_code or 0

    def _arrived(self, page: str, state: dict[str, Any]) -> None:
        if page != self.page:
            self.page, self.state = page, {}
            self.pages.append(self.page)
        self.state = merged(self.state, state)

    async def leave(self) -> None:
        """Close the page."""
        assert self.line is not None and self._reads is not None
        self.line.close()
        await self._reads

    def send(self, message: Any, page: str | None = None) -> None:
        """Send a message as it is."""
        assert self.line is not None
        wrapped = {"page": self.page if page is None else page, "message": message}
        sent = asyncio.ensure_future(self.line.write_message(json.dumps(wrapped)))
        sent.add_done_callback(lambda done: done.cancelled() or done.exception())  # the server may hang up meanwhile

    async def press(self, number: int, **values: str) -> None:
        """Take an offer of the page that is seen here, and wait for the answer to it: the page may change meanwhile for
        other reasons."""
        before, name = self.page, f"{next(NAMES)}"
        self.send({"n": number, "drawing": self.state["drawing"], "values": values, "id": name})
        await until(lambda: self.page != before or self.state.get("heard") == name)

    async def press_key(self, key: str, **values: str) -> None:
        """Take what stands on the page under a key."""
        await self.press(int(self.read.one(data_key=key).get("data-n") or "none"), **values)

    @property
    def read(self) -> Node:
        """The page."""
        return read(self.state["html"])

    @property
    def words(self) -> str:
        """All that one reads on it."""
        return self.read.text


class Reader(Visitor):
    """A browser that has a lesson open: its places, and the strip of the class above them."""

    def __init__(self, url: str, name: str = "") -> None:
        super().__init__(url, name)
        self.places: dict[str, dict[str, Any]] = {}
        self.names: dict[str, str] = {}
        """What the page of each place is called."""
        self._drawn: dict[str, str] = {}

    async def open_lesson(self, lesson: ServedLesson, reader: str = "", first: str = "") -> None:
        """Open a lesson, in the class that was joined or as `reader`, and wait until one can press."""
        page, first = lesson.page, first or mark(lesson)
        self._drawn = {name: one.html for name, one in pages_of(lesson).items()}
        at = f"t/{self.code}/lesson/{page}/ws" if self.code else f"lesson/{page}/ws"
        address = f"{self.url.replace('http', 'ws', 1)}{at}?reader={reader}&first={first}"
        wanted = {"Cookie": self._sent_to(address.partition("?")[0]), "Origin": self.url.rstrip("/")}
        self.closed, self.told, self.places = None, {}, {}
        self.line = await websocket_connect(HTTPRequest(address, headers=wanted))
        self._reads = asyncio.create_task(self._read())
        await until(lambda: "sitting" in self.told or self.closed is not None or self.ended)

    def _arrived(self, page: str, state: dict[str, Any]) -> None:
        place = page.partition(" ")[0]
        self.names[place] = page
        self.places[place] = merged(self.places.get(place, {"html": self._drawn.get(place, "")}), state)

    async def walk(self, place: str, drawing: int = 1) -> None:
        """Where a walk along a line opens the question, go along all of it."""
        while (page := self.drawn(place)).find(cls="mg-walk") and not page.find(data_key="check"):
            step = json.loads(page.one(data_key="mark-line").get("data-keys") or "{}")["ArrowRight"]
            await self.press_at(place, step, drawing)

    async def answer(self, place: str, answer: str, drawing: int = 1) -> None:
        """Answer a question and wait for the verdict."""
        await self.walk(place, drawing)
        number = int(self.drawn(place).one(data_key="check").get("data-n") or "none")
        await self.press_at(place, number, drawing, answer=answer)

    async def press_at(self, place: str, number: int, drawing: int = 1, **values: str) -> None:
        """Take an offer of the page in a place, and wait for the answer to it."""
        now, name = self.places.get(place, {}).get("drawing", drawing), f"{next(NAMES)}"
        message = {"n": number, "drawing": now, "values": values, "id": name}
        self.send(message, self.names.get(place) or f"{place} {self.told['sitting']}")
        await until(lambda: self.places.get(place, {}).get("heard") == name)

    def read_at(self, place: str) -> Node:
        """The page in a place."""
        return read(self.places[place]["html"])

    def drawn(self, place: str) -> Node:
        """The page in a place, perhaps as everyone sees it at first."""
        return read(self.places.get(place, {"html": self._drawn[place]})["html"])

    def words_at(self, place: str) -> str:
        """What stands in a place."""
        return self.read_at(place).text


async def company(home: House, *names: str) -> list[Visitor]:
    """People at one table, their lines drawn; the first has opened it."""
    people = [Visitor(home.url, name) for name in names]
    code = await people[0].open_table()
    await people[0].connect()
    for one in people[1:]:
        await one.join(code)
        await one.connect()
    return people


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits for sockets."""
    asyncio.run(test())  # type: ignore[arg-type]


def written_by_servers(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What was written down while a test ran; not what clients of kernels say whom an earlier test has let go of, since
    Python collects them at a time of its own."""
    return [one for one in caplog.records if one.name != "traitlets"]
