"""Honest people at live tables while others try to hold everyone up, all from one address, as in a school."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from benchmarks.live import EACH, SERVER, Person, megabytes, started, until
from benchmarks.row import AtMost, Row, Sample
from mathgames_widgets.classroom.codes import new_code
from mathgames_widgets.games import GAMES
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, Deck, write_deck

HONEST = 32
PAUSE = 2.0
"""Seconds between two presses of somebody honest."""

TYPING = 3.0
"""Seconds that somebody honest needs for a name and a code."""

JUNK = "\n".join(f"blue Nobody {number}" for number in range(1100))
"""A deck of 19 kB, as long as one may be, in which no card is known."""


@dataclass(frozen=True, slots=True)
class Times:
    """What the honest measure, in milliseconds."""

    took: list[float] = field(default_factory=list)
    """Of each press, until it stood on the screens that show it."""
    joined: list[float] = field(default_factory=list)
    """Of each coming with a right code, until the page was there."""
    opened: list[float] = field(default_factory=list)
    """Of each new table, until its page was there."""
    refused: list[str] = field(default_factory=list)
    """Joins, new tables and lines that were refused: what was wrong with each."""


@dataclass(frozen=True, slots=True)
class Storm:
    """What the honest found, and what it cost."""

    honest: Times
    megabytes: float
    """Of the server and the processes of its bots, at the end."""
    disk: float
    """Megabytes that its store takes."""
    attacks: int
    """What the attackers sent."""


def p95(times: Sequence[float]) -> float:
    """The time that 95 in 100 do not exceed."""
    return quantiles(times, n=100, method="inclusive")[94] if len(times) > 1 else times[0]


def rows(runs: int, *, peers: bool = True, seconds: float = 60, people: int = HONEST) -> Iterator[Row]:
    """Presses, joins, memory and disk while twelve kinds of scripts run beside thirty-two people, and without them."""
    for told, found in (
        ("beside attackers", storm(seconds, people)),
        ("without attackers", storm(seconds / 3, people, attackers=0)),
    ):
        yield Row(f"a press {told}, 95 in 100 sooner", Sample((p95(found.honest.took),), "ms"), (), AtMost(500, "ms"))
        yield Row(f"coming with a right code {told}, 95 in 100 sooner", Sample((p95(found.honest.joined),), "ms"), ())
        yield Row(f"a new table {told}, 95 in 100 sooner", Sample((p95(found.honest.opened),), "ms"), ())
        yield Row(f"honest people who were refused {told}", Sample((len(found.honest.refused),), ""), (), AtMost(0, ""))
        yield Row(f"memory of the server {told}", Sample((found.megabytes,), "MB"), (), AtMost(400, "MB"))
        yield Row(f"disk that the store takes {told}", Sample((found.disk,), "MB"), (), AtMost(300, "MB"))


def storm(seconds: float, people: int = HONEST, attackers: int = 1) -> Storm:
    """A server, honest people, and so many processes of attackers."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "tables.sqlite")]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        with started(command, environment) as (server, port):
            asked = [sys.executable, "-m", "benchmarks.storm", f"127.0.0.1:{port}", str(seconds)]
            others = [_scripts(asked, environment) for _ in range(attackers)]
            try:
                times = asyncio.run(honest(f"127.0.0.1:{port}", seconds, people))
                sent = sum(int(one.communicate(timeout=120)[0] or 0) for one in others)
            finally:
                for one in others:
                    one.kill()
            disk = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
            return Storm(times, megabytes(server), disk, sent)


def _scripts(command: Sequence[str], environment: Mapping[str, str]) -> subprocess.Popen[str]:
    """A process of attackers; what goes wrong with them is not told."""
    pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
    return subprocess.Popen(command, stdout=pipe, stderr=nowhere, text=True, env=environment)


# ── the honest ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Honest(Person):
    """Somebody with a browser: opens the page with the form, types a name, and sends it."""

    sent = 0.0
    """When the form was sent."""

    async def send(self, path: str, **boxes: str) -> Any:
        await self.look(path)
        await asyncio.sleep(TYPING)
        self.sent = time.perf_counter()
        return await super().send(path, **boxes)

    @property
    def waited(self) -> float:
        """Milliseconds since the form was sent."""
        return 1000 * (time.perf_counter() - self.sent)


async def honest(host: str, seconds: float, people: int) -> Times:
    """Half of them play, half sit in the lobby, and now and then somebody comes, or opens one more table."""
    times = Times()
    end = time.perf_counter() + seconds

    async def leader() -> Honest:
        one = Honest(host, "Asha")
        await one.open_table()
        await one.connect()
        times.opened.append(one.waited)
        return one

    async def guest(number: int, code: str) -> Honest:
        one = Honest(host, f"Guest {number}", code)
        await one.come()
        times.joined.append(one.waited)
        return one

    async def table() -> list[Honest]:
        first = await leader()
        return [first, *await asyncio.gather(*(guest(number, first.code) for number in range(1, EACH)))]

    async def dealt(there: Sequence[Honest]) -> None:
        await until(lambda: all("mg-playing" in one.html for one in there))

    async def plays() -> None:
        while time.perf_counter() < end:
            there = await table()
            await there[0].press("deal")
            await dealt(there)
            while time.perf_counter() < end and any(one.can_keep for one in there):
                one = next(one for one in there if one.can_keep)
                times.took.append(await one.move(there))
                await asyncio.sleep(PAUSE / EACH)

    async def waits() -> None:
        there = await table()
        await asyncio.gather(*(presses(one) for one in there), comes(there[0].code))

    async def presses(one: Person) -> None:
        await asyncio.sleep(random.random() * PAUSE)
        while True:  # once at least, however slow the machine is
            start = time.perf_counter()
            await one.press("sit")
            times.took.append(1000 * (time.perf_counter() - start))
            await asyncio.sleep(PAUSE)
            if time.perf_counter() > end:
                return

    async def comes(code: str) -> None:
        for number in range(EACH, 40):
            await guest(number, code)
            await asyncio.sleep(PAUSE)
            if time.perf_counter() > end:
                return

    async def opens() -> None:
        while time.perf_counter() < end:
            await leader()
            await asyncio.sleep(PAUSE)

    async def counted(work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (KeyError, TimeoutError, OSError) as fault:
            times.refused.append(f"{work.__name__}: {fault!r}")

    half = people // EACH // 2
    await asyncio.gather(*(counted(work) for work in (plays, waits) for _ in range(half)), counted(opens))
    return times


# ── the attackers ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def attack(host: str, seconds: float) -> int:
    """Everything at once, as fast as it is answered; how much was sent."""
    sent = Counter[str]()
    decks = [write_deck(Deck(f"Deck {number}", READY_DECKS[1].cards)) for number in (1, 2)]

    async def leader(game: str) -> Person:
        one = Person(host, "Mallory")
        await one.open_table()
        await one.connect()
        if game not in one.html.partition('data-key="game"')[2].partition("selected")[0][-40:]:
            await one.press("game", game=game)
        return one

    def throw(one: Person, key: str, **values: str) -> None:
        """Press without waiting for the answer."""
        tag = next((part for part in one.html.split("<") if f'data-key="{key}"' in part), "")
        number = tag.partition('data-n="')[2].partition('"')[0]
        if number:
            message = {"n": int(number), "drawing": one.state["drawing"], "values": values}
            one.line.write_message(f'{{"page": "{one.page}", "message": {json.dumps(message)}}}')

    async def unknown_cards() -> None:
        one = await leader("mathleague")
        for number in itertools.count():
            boxes = {"players": "2", "decks0": JUNK, "decks-text": JUNK}
            throw(one, "players" if number % 2 else "own-decks", **boxes)
            sent["deck"] += 1
            await asyncio.sleep(0.01)

    async def changing_decks() -> None:
        one = await leader("mathleague")
        for number in itertools.count():
            throw(one, "players", players="2", decks0=decks[number % 2])
            sent["change"] += 1
            await asyncio.sleep(0.01)

    async def hints() -> None:
        one = await leader("matician")
        await one.press("deal")
        while True:
            for key in ("hint", "undo", "on"):
                throw(one, key)
                sent["hint"] += 1
                await asyncio.sleep(0.01)

    async def guesses() -> None:
        one = Person(host, "Mallory")
        while True:
            await one.send("join", name="Mallory", code=new_code())
            sent["guess"] += 1

    async def fresh_guesses() -> None:
        """Each guess with a cookie of its own."""
        while True:
            one = Person(host, "Mallory")
            await one.look()
            await one.send("join", name="Mallory", code=new_code())
            sent["guess"] += 1

    async def tables() -> None:
        while True:
            await Person(host, "Mallory").send("t/new", name="Mallory")
            sent["table"] += 1

    async def fresh_tables() -> None:
        """Each table with a cookie of its own."""
        while True:
            one = Person(host, "Mallory")
            await one.look("t/new")
            await one.send("t/new", name="Mallory")
            sent["table"] += 1

    async def old_tables() -> None:
        """Each table with a cookie of its own that has been kept until it was some seconds old."""
        kept = list[Person]()
        for _ in range(20):
            kept.append(Person(host, "Mallory"))
            await kept[-1].look("t/new")
        await asyncio.sleep(TYPING)
        for one in kept:
            await one.send("t/new", name="Mallory")
            sent["table"] += 1

    async def lines() -> None:
        """Draw lines, twenty at once, and wait for none of them."""
        one = await leader("byorf")
        while True:
            await asyncio.gather(*(line(one) for _ in range(20)))

    async def line(one: Person) -> None:
        again = Person(host, one.name, one.code)
        again.cookie = one.cookie
        with suppress(Exception):
            async with asyncio.timeout(5):
                await again.connect()
        sent["line"] += 1

    async def names() -> None:
        one = await leader("byorf")
        for number in itertools.count():
            await one.send("join", name=f"Mallory {number}", code=one.code)
            sent["name"] += 1

    async def bots() -> None:
        """Let the slowest bots play each other, one game after the other."""
        one = await leader(GAMES[0].NAME)
        slow = GAMES[0].BOTS[-1].name
        await one.press("players", players=f"{EACH}", **{f"who{seat}": slow for seat in range(1, EACH)})
        await one.press("deal")
        while True:
            if one.can_keep:
                await one.move([one])
                sent["move"] += 1
            await asyncio.sleep(0.01)

    async def pages() -> None:
        """Open pages without reading them."""
        while True:
            await Person(host, "Mallory").look()
            sent["page"] += 1

    many = {
        unknown_cards: 6, changing_decks: 8, hints: 4, bots: 4, guesses: 10, fresh_guesses: 10,
        tables: 3, fresh_tables: 3, old_tables: 3, lines: 4, names: 4, pages: 4,
    }  # fmt: skip

    async def again(work: Callable[[], Awaitable[None]]) -> None:
        while True:
            with suppress(Exception):
                await work()
            await asyncio.sleep(0.1)

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(again(work) for work, times in many.items() for _ in range(times)))
    return sent.total()


if __name__ == "__main__":
    from tornado.httpclient import AsyncHTTPClient

    AsyncHTTPClient.configure(None, max_clients=200)
    print(asyncio.run(attack(sys.argv[1], float(sys.argv[2]))), flush=True)
    os._exit(0)
