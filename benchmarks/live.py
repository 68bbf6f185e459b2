"""Live tables beside boardgame.io: joining, a move until all see it, memory, and what many seats cost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from html import unescape
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.parse import urlencode

import psutil

from benchmarks.row import Aim, AtMost, Peer, Row, Sample, sampled
from mathgames_widgets.carriers.socket import merged
from mathgames_widgets.serving.door import BROWSER

EACH = 4
TABLES = 10
AT_ONCE = 1e6
"""Tables, joins and presses that may come from one address, since all of them come from here."""

SERVER = """
import asyncio, signal, sys
from pathlib import Path
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.serving import live
from mathgames_widgets.serving.door import Building, Door

async def main():
    for name in ("NEW_TABLES", "JOINS", "PRESSES") if len(sys.argv) > 2 else ():
        setattr(live, name, (float(sys.argv[2]),) * 2)
    served = live.Live(Tables(Store(Path(sys.argv[1]))), "/")
    building = Building(served.handlers(), log_function=lambda handler: None)
    server = building.settings["door"] = Door(building, connections=2000, connections_each=1500)
    server.listen(0, "127.0.0.1")
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    signal.signal(signal.SIGTERM, lambda *_: loop.call_soon_threadsafe(told.set))
    print(next(iter(server._sockets.values())).getsockname()[1], flush=True)
    await told.wait()
    served.stop()

asyncio.run(main())
"""
"""A server with live tables and nothing else; when it is told to stop, its bots' processes end with it."""

BOARDGAME = "0.50.2"
STORE = "node-persist@3.1.3"
"""What its FlatFile keeps games with."""
PEER = f"boardgame.io {BOARDGAME}, its own server and client, its FlatFile store"


@dataclass(frozen=True, slots=True)
class Load:
    """What seats found that press every so many seconds, or, for 0, as soon as the one before has been answered."""

    joined: float
    """Seconds until all had their pages."""
    took: tuple[float, ...]
    """Milliseconds of each press, until it stood on all screens of its table."""
    presses: float
    """In a second."""
    megabytes: float
    """Of all processes of the server."""
    work: float
    """Milliseconds of a processor for each press."""

    def at(self, percent: int) -> float:
        """The time that so many in a hundred presses do not exceed."""
        return quantiles(self.took, n=100, method="inclusive")[percent - 1] if len(self.took) > 1 else self.took[0]


def rows(runs: int, *, peers: bool = True, tables: int = TABLES, seconds: float = 12) -> Iterator[Row]:
    """People at tables of four, over sockets: memory, joining all at once, and presses, beside boardgame.io."""
    runs = min(runs, 2)  # there are hundreds of presses in each

    def others(seats: int, every: float, what: Callable[[Load], float], unit: str) -> tuple[Peer, ...]:
        if not peers:
            return ()
        found = [theirs(seats, every, seconds, run) for run in range(runs)] if installed() else []
        return (Peer(PEER, sampled([what(load) for load in found], unit) if found else None),)

    def row(told: str, seats: int, every: float, what: Callable[[Load], float], unit: str, aim: Aim | None) -> Row:
        found = [own(seats, every, seconds, run) for run in range(runs)]
        return Row(told, sampled([what(load) for load in found], unit), others(seats, every, what, unit), aim)

    most = EACH * tables
    people = f"{most} people at {tables} tables"
    for seats in sorted({EACH, most}):
        told = f"a move until four screens show it, {seats} seats that move once in {PAUSE:.0f} s"
        yield row(f"{told}, half of them sooner", seats, PAUSE, lambda load: load.at(50), "ms", None)
        yield row(f"{told}, 95 in 100 sooner", seats, PAUSE, lambda load: load.at(95), "ms", AtMost(150, "ms"))
        told = f"moves in a second, {seats} seats that move as soon as all have seen the last"
        yield row(told, seats, 0, lambda load: load.presses, "moves/s", None)
    yield row(f"memory of the server with {people}", most, PAUSE, lambda load: load.megabytes, "MB", MEMORY)
    yield row(f"{people} join at the same moment", most, PAUSE, lambda load: load.joined, "s", AtMost(1, "s"))

    mixed = [asyncio.run(one_class(tables)) for _ in range(runs)]
    yield Row(f"memory with {people}, all games", sampled([one[0] for one in mixed], "MB"), (), MEMORY)
    yield Row("a move at one of them until all show it", sampled([one[1] for one in mixed], "ms"), (), AtMost(50, "ms"))
    thinking = [asyncio.run(with_bots(tables)) for _ in range(runs)]
    told = f"a move at a table of people, while bots think at {tables} others, 95 in 100 sooner"
    yield Row(told, sampled([one[0] for one in thinking], "ms"), (), AtMost(100, "ms"))
    yield Row("memory then, the bots' processes with it", sampled([one[1] for one in thinking], "MB"), (), MEMORY)

    for seats in (12, 40, 100, 200, 400) if tables == TABLES else ():
        told = f"a move of {seats} seats that move once in {PAUSE:.0f} s"
        half = others(seats, PAUSE, lambda load: load.at(50), "ms")
        there = others(seats, PAUSE, lambda load: load.at(95), "ms")
        load = own(seats, PAUSE, seconds, 0)
        aim = AtMost(200, "ms") if seats <= 200 else None
        yield Row(f"{told}, half of them sooner", Sample((load.at(50),), "ms"), half)
        yield Row(f"{told}, 95 in 100 sooner", Sample((load.at(95),), "ms"), there, aim)
        there = others(seats, PAUSE, lambda load: load.work, "ms")
        yield Row(f"{told}, of a processor", Sample((load.work,), "ms"), there)


MEMORY = AtMost(100, "MB")
PAUSE = 4.0
"""Seconds between two moves of somebody."""


@contextmanager
def serving() -> Iterator[tuple[psutil.Process, str]]:
    """A server with live tables: its process and its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "tables.sqlite"), str(AT_ONCE)]
        with started(command, os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}) as (process, port):
            yield process, f"127.0.0.1:{port}"


@contextmanager
def started(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[tuple[psutil.Process, int]]:
    """A server that says its port first; it is stopped in the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        yield psutil.Process(process.pid), int(process.stdout.readline())
    finally:
        process.terminate()  # Ctrl-C is not heard by what a shell has put in the background
        process.wait(60)


def megabytes(server: psutil.Process) -> float:
    """The memory of a process and all that it started; what several share counts once."""
    return float(sum(one.memory_full_info().pss for one in (server, *server.children(recursive=True))) / 1e6)


def busy(server: psutil.Process) -> float:
    """Seconds of a processor that it has used."""
    times = server.cpu_times()
    return float(times.user + times.system)


# ── boardgame.io ──────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def installed() -> Mapping[str, str] | None:
    """What Node needs to find boardgame.io, which npm installs beside the environment; None where it cannot."""
    folder = Path(sys.prefix) / f"boardgame.io-{BOARDGAME}"
    modules = folder / "node_modules"
    if not (modules / "node-persist").exists() and shutil.which("npm"):
        options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
        asked = ["npm", "install", "--prefix", str(folder), *options, f"boardgame.io@{BOARDGAME}", STORE]
        with suppress(OSError, subprocess.TimeoutExpired):
            subprocess.run(asked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=180, check=False)
    found = (modules / "node-persist").exists() and shutil.which("node")
    return os.environ | {"NODE_PATH": str(modules)} if found else None


@cache
def theirs(seats: int, every: float, seconds: float, run: int) -> Load:
    """A class at boardgame.io."""
    environment = installed()
    assert environment is not None
    script = str(Path(__file__).with_name("boardgame.cjs"))
    with (
        tempfile.TemporaryDirectory() as folder,
        started(["node", script, "serve", folder], environment) as (server, port),
    ):
        asked = ["node", script, "play", str(port), str(seats), str(every), str(seconds)]
        before = busy(server)
        with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=environment) as players:
            assert players.stdout is not None
            found = json.loads(players.stdout.readline())
            there, work = megabytes(server), busy(server) - before
            players.kill()
    took, presses = tuple(found["took"]), found["presses"]
    return Load(found["joined"] / 1000, took, presses / seconds, there, 1000 * work / presses)


# ── ours ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def own(seats: int, every: float, seconds: float, run: int) -> Load:
    """A class at live tables, all of them with the first of the games."""
    return asyncio.run(played(seats, every, seconds))


async def played(seats: int, every: float, seconds: float) -> Load:
    """One class, from joining to the end."""
    with serving() as (server, host):
        tables = await seated(host, seats)
        joined = tables[0][0].clock
        before, took = busy(server), list[float]()
        end = time.perf_counter() + seconds

        async def in_turn(there: Sequence[Person]) -> None:
            while time.perf_counter() < end:
                for one in [one for one in there if one.can_keep]:
                    took.append(await one.move(there))
                if not any(one.can_keep for one in there):
                    (there,) = await seated(host, EACH)

        async def alone(one: Person, there: Sequence[Person]) -> None:
            await asyncio.sleep(random.random() * min(every, seconds))
            while True:  # once at least, however slow the machine is
                while not one.can_keep and time.perf_counter() < end:
                    await asyncio.sleep(0.05)
                start = time.perf_counter()
                if one.can_keep:
                    took.append(await one.move(there))
                await asyncio.sleep(max(0.0, every - time.perf_counter() + start))
                if time.perf_counter() >= end:
                    return

        if every:
            await asyncio.gather(*(alone(one, there) for there in tables for one in there))
        else:
            await asyncio.gather(*(in_turn(there) for there in tables))
        work = busy(server) - before
        return Load(joined, tuple(took), len(took) / seconds, megabytes(server), 1000 * work / len(took))


async def seated(host: str, seats: int) -> list[list[Person]]:
    """People at tables of four, the cards dealt; the first one's clock says how long joining took."""
    leaders = [Person(host, f"Asha {number}") for number in range(seats // EACH)]
    for one in leaders:
        await one.open_table()
    tables = [[one, *(Person(host, f"Guest {number}", one.code) for number in range(EACH - 1))] for one in leaders]
    start = time.perf_counter()
    await asyncio.gather(*(one.connect() for one in leaders), *(one.come() for there in tables for one in there[1:]))
    joined = time.perf_counter() - start
    for one in leaders:
        one.clock = joined
        await one.press("deal")
    await until(lambda: all("mg-playing" in one.html for there in tables for one in there))
    return tables


async def one_class(tables: int) -> tuple[float, float]:
    """Tables with all games: megabytes, and milliseconds of a move, half of them sooner."""
    with serving() as (server, host):
        leaders = [Person(host, f"Asha {number}") for number in range(tables)]
        for one in leaders:
            await one.open_table()
        guests = [Person(host, f"Guest {number}", leader.code) for leader in leaders for number in range(EACH - 1)]
        everyone = [*leaders, *guests]
        await asyncio.gather(*(one.come() for one in guests), *(one.connect() for one in leaders))
        for number, one in enumerate(leaders):
            if name := _names()[number % len(_names())]:
                await one.press("game", game=name)
            await one.press("deal")
        await until(lambda: all("mg-playing" in one.html for one in everyone))
        took = []
        for leader in leaders[:: len(_names())]:
            there = [leader, *(one for one in guests if one.code == leader.code)]
            for one in there:
                took.append(await one.move(there))
        return megabytes(server), median(took)


async def with_bots(tables: int, presses: int = 20) -> tuple[float, float]:
    """Milliseconds of a press 95 in 100 sooner, while bots think at other tables; and all the memory then."""
    from mathgames_widgets import games

    slow = games.GAMES[0].BOTS[-1].name
    with serving() as (server, host):
        (people,) = await seated(host, EACH)
        alone = [Person(host, f"Asha {number}") for number in range(tables)]

        async def against_bots(one: Person) -> None:
            await one.open_table()
            await one.connect()
            boxes = {f"who{seat}": slow for seat in range(1, EACH)}
            await one.press("players", players=f"{EACH}", **boxes)
            await one.press("deal")
            while True:
                if one.can_keep:
                    await one.move([one])
                await asyncio.sleep(0.1)

        playing = [asyncio.create_task(against_bots(one)) for one in alone]
        await until(lambda: all("mg-playing" in one.html for one in alone))
        took = []
        for _ in range(presses):
            await until(lambda: any(one.can_keep for one in people))
            one = next(one for one in people if one.can_keep)
            took.append(await one.move(people))
            await asyncio.sleep(0.05)
        for task in playing:
            task.cancel()
        return Load(0, tuple(took), 0, 0, 0).at(95), megabytes(server)


def _names() -> tuple[str, ...]:
    from mathgames_widgets import games

    return games.NAMES


class Person:
    """Somebody at a table, over sockets: what a browser does, without drawing it."""

    def __init__(self, host: str, name: str, code: str = "") -> None:
        self.host, self.name, self.code = host, name, code
        self.cookie, self.browser, self.clock, self.can_keep = "", "", 0.0, False
        self.line: Any = None
        self.page, self.state = "", dict[str, Any]()
        self._reads: asyncio.Task[None] | None = None
        self._waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def html(self) -> str:
        """The page."""
        return str(self.state.get("html", ""))

    async def look(self, path: str = "join") -> None:
        """Open the page with a form, and keep the cookie that comes with it."""
        from tornado.httpclient import AsyncHTTPClient

        answer = await AsyncHTTPClient().fetch(f"http://{self.host}/{path}")
        given = [one.partition(";")[0] for one in answer.headers.get_list("Set-Cookie")]
        self.browser = next((one for one in given if one.startswith(BROWSER)), "")

    async def send(self, path: str, **boxes: str) -> Any:
        """Send a form."""
        from tornado.httpclient import AsyncHTTPClient, HTTPRequest

        token = "2|00000000|00000000000000000000000000000000|0"
        return await AsyncHTTPClient().fetch(
            HTTPRequest(
                f"http://{self.host}/{path}",
                method="POST",
                body=urlencode({**boxes, "_xsrf": token}),
                headers={"Cookie": f"_xsrf={token}; {self.browser}"},
                follow_redirects=False,
            ),
            raise_error=False,
        )

    async def open_table(self) -> None:
        """Open a table."""
        self._seated(await self.send("t/new", name=self.name))

    async def come(self) -> None:
        """Join a table and look at it."""
        self._seated(await self.send("join", name=self.name, code=self.code))
        await self.connect()

    def _seated(self, answer: Any) -> None:
        self.code = answer.headers["Location"].rpartition("/")[2]
        self.cookie = answer.headers["Set-Cookie"].partition(";")[0]

    async def connect(self) -> None:
        """Draw the line, and wait for the page."""
        from tornado.httpclient import HTTPRequest
        from tornado.websocket import websocket_connect

        headers = {"Cookie": f"{self.cookie}; {self.browser}", "Origin": f"http://{self.host}"}
        self.line = await websocket_connect(HTTPRequest(f"ws://{self.host}/t/{self.code}/ws", headers=headers))
        self._reads = asyncio.create_task(self._read())
        await until(lambda: self.html)

    async def _read(self) -> None:
        while (text := await self.line.read_message()) is not None:
            news = json.loads(text)
            if "ended" in news:
                return
            before = self.html
            self.state = merged(self.state if news["page"] == self.page else {}, news["state"])
            self.page = news["page"]
            if self.html != before:  # all see that somebody keeps a card; what is built afterwards nobody sees
                self.can_keep = "data-drops=" in self.html and 'data-key="rows"' not in self.html
            waiting, self._waiting = self._waiting, asyncio.get_running_loop().create_future()
            waiting.set_result(None)

    async def press(self, key: str, **values: str) -> None:
        """Take what stands under a key, and wait for the answer."""
        tag = next(part for part in self.html.split("<") if f'data-key="{key}"' in part)
        number = int(tag.partition('data-n="')[2].partition('"')[0])
        before = self.page, self.state["drawing"]
        message = {"n": number, "drawing": self.state["drawing"], "values": values}
        self.line.write_message(json.dumps({"page": self.page, "message": message}))
        await until(lambda: (self.page, self.state["drawing"]) != before)

    @property
    def drops(self) -> list[int]:
        """What cards can be laid somewhere: the offers."""
        tags = [part for part in self.html.split("<") if "data-drops=" in part]
        found = [json.loads(unescape(tag.partition('data-drops="')[2].partition('"')[0])) for tag in tags]
        return [number for drops in found for number in drops.values()]

    async def move(self, there: Sequence[Person]) -> float:
        """Lay some card somewhere, and wait until everyone sees that something was done: the milliseconds of it."""
        message = {"n": random.choice(self.drops), "drawing": self.state["drawing"], "values": {}}
        start = time.perf_counter()
        self.line.write_message(json.dumps({"page": self.page, "message": message}))
        async with asyncio.timeout(60):
            await asyncio.gather(*(one._waiting for one in there))
        return 1000 * (time.perf_counter() - start)


async def until(is_so: Any) -> None:
    """Return when it is so."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)
