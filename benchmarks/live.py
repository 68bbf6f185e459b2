"""Live tables: memory of one process with many of them, how long joining takes, and a move until all see it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from benchmarks.row import Row
from benchmarks.sample import AtMost, Sample

TABLES, EACH = 10, 4
SERVER = """
import asyncio, os, sys
from pathlib import Path
from tornado.web import Application
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import live

async def main():
    for name in ("NEW_TABLES", "JOINS"):
        setattr(live, name, (1e6, 1e6))
    served = live.Live(Tables(Store(Path(sys.argv[1]))), "/")
    server = Application(served.handlers(), log_function=lambda handler: None).listen(0, "127.0.0.1")
    print(next(iter(server._sockets.values())).getsockname()[1], len(GAMES), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""
"""A server with live tables and nothing else."""


def rows(runs: int, *, peers: bool = True, tables: int = TABLES) -> Iterator[Row]:
    """Forty people at ten tables with all games, over sockets: memory, joining all at once, and moves."""
    found = [asyncio.run(one_class(tables)) for _ in range(runs)]
    people = f"{EACH * tables} people at {tables} tables"
    megabytes, seconds, moves = (tuple(run[at] for run in found) for at in range(3))
    yield Row(f"memory of the process with {people}", Sample(megabytes, "MB"), (), AtMost(100, "MB"))
    yield Row(f"{people} join at the same moment", Sample(seconds, "s"), (), AtMost(1, "s"))
    yield Row("a move at a live table until four screens show it", Sample(moves, "ms"), (), AtMost(50, "ms"))


async def one_class(tables: int) -> tuple[float, float, float]:
    """Megabytes, seconds until all have their page, and milliseconds of a move, half of them sooner."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(Path(folder) / "tables.sqlite")],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        )
        assert process.stdout is not None
        try:
            port, games = map(int, process.stdout.readline().split())
            return await _measured(process.pid, f"127.0.0.1:{port}", tables, games)
        finally:
            process.kill()
            process.wait()


async def _measured(server: int, host: str, tables: int, games: int) -> tuple[float, float, float]:
    import psutil

    leaders = [Person(host, f"Player {number}") for number in range(tables)]
    for one in leaders:
        await one.open_table()
    guests = [Person(host, f"Guest {number}", leader.code) for leader in leaders for number in range(EACH - 1)]
    start = time.perf_counter()
    await asyncio.gather(*(one.come() for one in guests), *(one.connect() for one in leaders))
    joined = time.perf_counter() - start
    everyone = [*leaders, *guests]
    names = [f"{game}" for game in _names()][:games]
    for number, one in enumerate(leaders):
        if name := names[number % games]:
            await one.press("game", game=name)
        await one.press("deal")
    await until(lambda: all("mg-playing" in one.html for one in everyone))
    took = []
    for leader in leaders[::games]:
        there = [leader, *(one for one in guests if one.code == leader.code)]
        for one in there:
            start = time.perf_counter()
            await one.move(there)
            took.append(1000 * (time.perf_counter() - start))
    megabytes = psutil.Process(server).memory_info().rss / 1e6
    for one in everyone:
        one.line.close()
    return megabytes, joined, sorted(took)[len(took) // 2]


def _names() -> tuple[str, ...]:
    from mathgames_widgets import games

    return games.NAMES


class Person:
    """Somebody at a table, over sockets: what a browser does, without drawing it."""

    def __init__(self, host: str, name: str, code: str = "") -> None:
        self.host, self.name, self.code = host, name, code
        self.cookie = ""
        self.line: Any = None
        self.page, self.state = "", dict[str, Any]()
        self._reads: asyncio.Task[None] | None = None

    @property
    def html(self) -> str:
        """The page."""
        return str(self.state.get("html", ""))

    async def _form(self, path: str, **boxes: str) -> Any:
        from tornado.httpclient import AsyncHTTPClient, HTTPRequest

        token = "2|00000000|00000000000000000000000000000000|0"
        return await AsyncHTTPClient().fetch(
            HTTPRequest(
                f"http://{self.host}/{path}",
                method="POST",
                body=urlencode({**boxes, "_xsrf": token}),
                headers={"Cookie": f"_xsrf={token}"},
                follow_redirects=False,
            ),
            raise_error=False,
        )

    async def open_table(self) -> None:
        """Open a table."""
        self._seated(await self._form("t/new", name=self.name))

    async def come(self) -> None:
        """Join a table and look at it."""
        self._seated(await self._form("join", name=self.name, code=self.code))
        await self.connect()

    def _seated(self, answer: Any) -> None:
        self.code = answer.headers["Location"].rpartition("/")[2]
        self.cookie = answer.headers["Set-Cookie"].partition(";")[0]

    async def connect(self) -> None:
        """Draw the line, and wait for the page."""
        from tornado.httpclient import HTTPRequest
        from tornado.websocket import websocket_connect

        headers = {"Cookie": self.cookie, "Origin": f"http://{self.host}"}
        self.line = await websocket_connect(HTTPRequest(f"ws://{self.host}/t/{self.code}/ws", headers=headers))
        self._reads = asyncio.create_task(self._read())
        await until(lambda: self.html)

    async def _read(self) -> None:
        while (text := await self.line.read_message()) is not None:
            news = json.loads(text)
            self.state = (self.state if news["page"] == self.page else {}) | news["state"]
            self.page = news["page"]

    async def press(self, key: str, **values: str) -> None:
        """Take what stands under a key, and wait for the answer."""
        tag = next(part for part in self.html.split("<") if f'data-key="{key}"' in part)
        number = int(tag.partition('data-n="')[2].partition('"')[0])
        before = self.page, self.state["drawing"]
        message = {"n": number, "drawing": self.state["drawing"], "values": values}
        self.line.write_message(json.dumps({"page": self.page, "message": message}))
        await until(lambda: (self.page, self.state["drawing"]) != before)

    async def move(self, there: Sequence[Person]) -> None:
        """Lay the first card that can be laid somewhere, and wait until everyone sees that something was done."""
        tag = next(part for part in self.html.split("<") if "data-drops=" in part)
        drops = json.loads(unescape(tag.partition('data-drops="')[2].partition('"')[0]))
        before = [(one.page, one.state["drawing"]) for one in there]
        message = {"n": next(iter(drops.values())), "drawing": self.state["drawing"], "values": {}}
        self.line.write_message(json.dumps({"page": self.page, "message": message}))
        await until(
            lambda: all((one.page, one.state["drawing"]) != was for one, was in zip(there, before, strict=True))
        )


async def until(is_so: Any) -> None:
    """Return when it is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)
