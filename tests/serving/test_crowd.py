"""However many connections a script holds, somebody else comes in from the same address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest
from tornado.httpclient import HTTPRequest
from tornado.netutil import bind_sockets
from tornado.web import RequestHandler
from tornado.websocket import WebSocketClientConnection, WebSocketHandler, websocket_connect

from mathgames_widgets.serving.door import BROWSER, LINES_SHARE, Building, Door
from tests.classroom.people import until
from tests.waiting import PATIENCE

CONNECTIONS = 20


class Waits(RequestHandler):
    """An answer that does not come, as in a line that moves slowly."""

    async def get(self) -> None:
        await asyncio.Event().wait()


class Quick(RequestHandler):
    """An answer that comes at once."""

    def get(self) -> None:
        self.finish("here")


class Stays(WebSocketHandler):
    """A line that stays open."""


@dataclass
class Crowd:
    """A server with twenty connections, and those who come to it."""

    door: Door
    port: int
    held: list[asyncio.StreamWriter | WebSocketClientConnection] = field(default_factory=list)

    async def asks(self, path: str, browser: str = "") -> asyncio.StreamReader:
        """Ask something over a connection that is kept; where the answer comes."""
        before = self.asked
        answer, question = await asyncio.open_connection("127.0.0.1", self.port)
        self.held.append(question)
        cookie = f"Cookie: {BROWSER}={browser}\r\n" if browser else ""
        question.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n".encode())
        await until(lambda: self.asked > before or answer.at_eof())
        return answer

    @property
    def asked(self) -> int:
        """How many questions have come."""
        return self.door.request_callback.settings["asked"]

    async def is_answered(self, browser: str = "") -> bool:
        """Whether somebody who asks for something quick gets it."""
        with suppress(ConnectionError):
            answer = await self.asks("/quick", browser)
            async with asyncio.timeout(PATIENCE):
                return b"200 OK" in await answer.readline()
        return False

    async def draws(self, browser: str = "") -> WebSocketClientConnection:
        """Draw a line."""
        headers = {"Cookie": f"{BROWSER}={browser}"} if browser else {}
        line = await websocket_connect(HTTPRequest(f"ws://127.0.0.1:{self.port}/line", headers=headers))
        self.held.append(line)
        return line


class Counted(Building):
    """Pages that count what is asked."""

    def find_handler(self, request, **options):
        found = super().find_handler(request, **options)
        self.settings["asked"] += 1
        return found


@asynccontextmanager
async def crowd() -> AsyncIterator[Crowd]:
    building = Counted([("/waits", Waits), ("/quick", Quick), ("/line", Stays)], log_function=id, asked=0)
    door = building.settings["door"] = Door(building, connections=CONNECTIONS, connections_each=CONNECTIONS)
    sockets = bind_sockets(0, "127.0.0.1")
    door.add_sockets(sockets)
    there = Crowd(door, sockets[0].getsockname()[1])
    try:
        yield there
    finally:
        for one in there.held:
            one.close()
        door.stop()
        await door.close_all_connections()


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


@pytest.mark.parametrize("kind", ["with no cookie", "with one cookie", "each with a new cookie"])
def test_a_script_whose_questions_all_wait_gives_one_up_for_somebody_who_comes(kind):
    """All twenty connections were taken, and nobody else came in for two minutes."""
    names = {"with no cookie": "", "with one cookie": "mallory", "each with a new cookie": "mallory {}"}

    async def test() -> None:
        async with crowd() as there:
            for number in range(CONNECTIONS):
                await there.asks("/waits", names[kind].format(number))
            assert there.door.open == CONNECTIONS
            assert await there.is_answered("asha")
            assert await there.is_answered(), "also at the first page, without a cookie"

    run(test)


def test_a_pupil_who_waits_for_an_answer_is_not_the_one_who_gives_way():
    async def test() -> None:
        async with crowd() as there:
            asha = await there.asks("/waits", "asha")
            for number in range(3 * CONNECTIONS):
                await there.asks("/waits", "mallory" if number % 2 else "")
            assert not asha.at_eof()
            assert there.door.open == CONNECTIONS

    run(test)


def test_an_answered_connection_gives_way_before_one_that_waits():
    async def test() -> None:
        async with crowd() as there:
            waits = [await there.asks("/waits", f"pupil {number}") for number in range(CONNECTIONS - 1)]
            for _ in range(5):
                assert await there.is_answered("asha")
            assert not any(one.at_eof() for one in waits)

    run(test)


def test_lines_leave_a_quarter_of_the_connections_and_the_one_with_most_of_them_loses_one():
    async def test() -> None:
        async with crowd() as there:
            asha = await there.draws("asha")
            for _ in range(CONNECTIONS):
                with suppress(Exception):
                    await there.draws("mallory")
            assert there.door.open <= CONNECTIONS * LINES_SHARE
            assert await there.is_answered("ben")
            ben = await there.draws("ben")
            assert asha.close_code is None and ben.close_code is None
            assert (asha.protocol.stream.closed(), ben.protocol.stream.closed()) == (False, False)

    run(test)
