"""A lesson without a kernel: thirty pupils of a class open it at one moment, answer, and are told to look up.

Beside it the same lesson with a kernel for each. Loopback only; pages are fetched and lines are drawn, and nothing is
painted, so a browser takes its own time besides.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil

from benchmarks.classroom import percentile
from benchmarks.live import Person, megabytes, until
from benchmarks.pages import CLASS, KERNEL_MB, Server, mathgames
from benchmarks.row import AtMost, Peer, Row, Sample
from mathgames_widgets.classroom.sitting import first as first_pages, mark
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tickets import teachers_key
from mathgames_widgets.serving import places
from mathgames_widgets.serving.lessons import readable_below
from mathgames_widgets.table.screen import Press

LESSON = "matician/choosing"
QUESTION = "c1"
"""Where its first question stands, which can be answered at once."""

BETWEEN = 0.05
"""Seconds between two presses of whoever plays elsewhere."""


class Pupil(Person):
    """Somebody of a class who reads the lesson."""

    def __init__(self, host: str, name: str, code: str) -> None:
        super().__init__(host, name, code)
        self.sitting, self.check = "", 0
        self.places: dict[str, dict[str, Any]] = {}

    async def read(self, first: str) -> None:
        """Open the lesson: its page, and the line to it."""
        from tornado.httpclient import AsyncHTTPClient, HTTPRequest
        from tornado.websocket import websocket_connect

        at = f"http://{self.host}/voila/render/{LESSON}.ipynb?class={self.code}"
        await AsyncHTTPClient().fetch(at, headers={"Accept-Encoding": "gzip"})
        headers = {"Cookie": self.cookie, "Origin": f"http://{self.host}"}
        line = f"ws://{self.host}/t/{self.code}/lesson/{LESSON}/ws?first={first}"
        self.line = await websocket_connect(HTTPRequest(line, headers=headers))
        self._reads = asyncio.create_task(self._hear())
        await until(lambda: self.sitting and "class" in self.places)

    async def _hear(self) -> None:
        while (text := await self.line.read_message()) is not None:
            news = json.loads(text)
            self.sitting = news.get("sitting", self.sitting)
            if "page" in news:
                place = news["page"].partition(" ")[0]
                self.places[place] = {**self.places.get(place, {}), **news["state"]}

    async def answer(self) -> float:
        """Answer the first question: seconds until the verdict is there."""
        drawing, start = self.places.get(QUESTION, {"drawing": 1})["drawing"], time.perf_counter()
        message = {"n": self.check, "drawing": drawing, "values": {"answer": f"{drawing}"}}
        self.line.write_message(json.dumps({"page": f"{QUESTION} {self.sitting}", "message": message}))
        await until(lambda: self.places.get(QUESTION, {"drawing": drawing})["drawing"] != drawing)
        return time.perf_counter() - start

    @property
    def looks_up(self) -> bool:
        """Whether the class covers the lesson."""
        return "mg-eyes" in self.places["class"].get("html", "")


async def a_class(server: Server, store: Path, students: int) -> dict[str, float]:
    """What a class finds: seconds, and megabytes a pupil."""
    host = server.url.split("/")[2]
    teacher, key = Person(host, ""), teachers_key(*_key(store))
    await teacher.look(f"class?key={key}")
    from tornado.httpclient import AsyncHTTPClient, HTTPRequest

    came = HTTPRequest(f"http://{host}/class?key={key}", follow_redirects=False)
    answer = await AsyncHTTPClient().fetch(came, raise_error=False)
    teacher.browser = answer.headers["Set-Cookie"].partition(";")[0]
    teacher.code = (await teacher.send("class")).headers["Location"].rpartition("/")[2]
    pupils = [Pupil(host, f"Pupil {number}", teacher.code) for number in range(students)]
    lesson = readable_below(places.notebooks())[LESSON]
    first, question = mark(lesson), first_pages(lesson)[QUESTION]
    check = next(number for number, thing in enumerate(question.offered) if thing == Press("check"))
    for one in pupils:
        one._seated(await one.send("join", name=one.name, code=one.code))
        one.check = check
    neighbour = Person(host, "Ben")
    await neighbour.open_table()
    await neighbour.connect()
    process = psutil.Process(server.process.pid)
    before, presses, is_over = megabytes(process), list[float](), asyncio.Event()

    async def play_elsewhere() -> None:
        while not is_over.is_set():
            start = time.perf_counter()
            await neighbour.press("sit")
            presses.append(time.perf_counter() - start)
            await asyncio.sleep(BETWEEN)

    elsewhere = asyncio.create_task(play_elsewhere())
    start = time.perf_counter()
    await asyncio.gather(*(one.read(first) for one in pupils))
    opened = time.perf_counter() - start
    answered = await asyncio.gather(*(one.answer() for one in pupils))
    is_over.set()
    await elsewhere
    found = {
        "opened": opened,
        "answered": percentile(answered, 95),
        "again": percentile(await asyncio.gather(*(one.answer() for one in pupils)), 95),
        "elsewhere": percentile(presses, 95),
        "memory": (megabytes(process) - before) / students,
    }
    return found | {"told": await _eyes_up(teacher, pupils)}


async def _eyes_up(teacher: Person, pupils: list[Pupil]) -> float:
    """Seconds until 95 in 100 see that they should look up."""
    from tornado.httpclient import HTTPRequest
    from tornado.websocket import websocket_connect

    headers = {"Cookie": teacher.browser, "Origin": f"http://{teacher.host}"}
    at = f"ws://{teacher.host}/class/{teacher.code}/ws"
    teacher.line = await websocket_connect(HTTPRequest(at, headers=headers))
    teacher._reads = asyncio.create_task(teacher._read())
    await until(lambda: teacher.html)
    seen: list[float] = []

    async def look(one: Pupil) -> None:
        await until(lambda: one.looks_up)
        seen.append(time.perf_counter() - start)

    start = time.perf_counter()
    looking = [asyncio.create_task(look(one)) for one in pupils]
    await teacher.press("pause")
    await asyncio.gather(*looking)
    return percentile(seen, 95)


def _key(store: Path) -> tuple[bytes, Any]:
    kept = Store.at(str(store))
    try:
        return kept.key(), kept.marks()
    finally:
        kept.close()


def with_kernels(students: int) -> tuple[float, float]:
    """The same lesson with a kernel for each: seconds until the last one has it, and megabytes a pupil."""
    with mathgames(places.notebooks(), "--kernels", pool=0) as server:
        process = psutil.Process(server.process.pid)
        server.get(f"{LESSON}.ipynb")
        before = megabytes(process)
        took = server.burst(f"{LESSON}.ipynb", students)
        return took, (megabytes(process) - before) / students


def rows(runs: int, *, peers: bool = True, students: int = CLASS) -> Iterator[Row]:
    """A class that opens a lesson, and what it costs."""
    found = []
    for _ in range(runs):
        with TemporaryDirectory() as folder:
            store = Path(folder) / "tables.sqlite"
            with mathgames(places.notebooks(), f"--store={store}", pool=0) as server:
                server.get(f"{LESSON}.ipynb")
                found.append(asyncio.run(a_class(server, store, students)))
    opened: tuple[Peer, ...] = ()
    memory: tuple[Peer, ...] = ()
    if peers and psutil.virtual_memory().available > 1.5e6 * KERNEL_MB * students:
        took, each = with_kernels(students)
        opened = (Peer("a kernel for each", Sample((took,), "s")),)
        memory = (Peer("a kernel for each", Sample((each,), "MB")),)

    def row(told: str, what: str, unit: str, aim: float, also: tuple[Peer, ...] = ()) -> Row:
        factor = 1000 if unit == "ms" else 1
        return Row(told, Sample(tuple(factor * one[what] for one in found), unit), also, AtMost(aim, unit))

    yield row(f"{students} pupils open a lesson: until the last one can press", "opened", "s", 1.0, opened)
    yield row("memory of the server for each of them, once they have answered", "memory", "MB", 2.0, memory)
    yield row("their first answers, all at one moment, p95", "answered", "ms", 1000)
    yield row("their second answers, all at one moment, p95", "again", "ms", 500)
    yield row("a press at another table meanwhile, p95", "elsewhere", "ms", 500)
    yield row("“Eyes up here” until they see it, p95", "told", "ms", 500)
