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
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles

from benchmarks.live import EACH, SERVER, Person, megabytes, seated, started
from benchmarks.row import AtMost, Row, Sample
from mathgames_widgets.classroom.codes import new_code
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, Deck, write_deck

HONEST = 32
PAUSE = 2.0
"""Seconds between two presses of somebody honest."""

JUNK = "\n".join(f"blue Nobody {number}" for number in range(2700))
"""A deck of 48 kB in which no card is known."""


@dataclass(frozen=True, slots=True)
class Storm:
    """What the honest found."""

    took: tuple[float, ...]
    """Milliseconds of each press, until it stood on the screens that show it."""
    joined: tuple[float, ...]
    """Milliseconds of each coming with a right code."""
    refused: int
    """Joins, new tables and lines of the honest that were refused."""
    megabytes: float
    """Of the server and the processes of its bots, at the end."""
    disk: float
    """Megabytes that its store takes."""
    attacks: int
    """What the attackers sent."""


def p95(times: tuple[float, ...]) -> float:
    """The time that 95 in 100 do not exceed."""
    return quantiles(times, n=100, method="inclusive")[94] if len(times) > 1 else times[0]


def rows(runs: int, *, peers: bool = True, seconds: float = 60, people: int = HONEST) -> Iterator[Row]:
    """Presses, joins, memory and disk while twelve kinds of scripts run beside thirty-two people, and without them."""
    for told, found in (
        ("beside attackers", storm(seconds, people)),
        ("without attackers", storm(seconds / 3, people, attackers=0)),
    ):
        yield Row(f"a press {told}, 95 in 100 sooner", Sample((p95(found.took),), "ms"), (), AtMost(500, "ms"))
        yield Row(f"coming with a right code {told}, 95 in 100 sooner", Sample((p95(found.joined),), "ms"), ())
        yield Row(f"honest people who were refused {told}", Sample((found.refused,), ""), (), AtMost(0, ""))
        yield Row(f"memory of the server {told}", Sample((found.megabytes,), "MB"), (), AtMost(400, "MB"))
        yield Row(f"disk that the store takes {told}", Sample((found.disk,), "MB"), (), AtMost(300, "MB"))


def storm(seconds: float, people: int = HONEST, attackers: int = 1) -> Storm:
    """A server, honest people, and so many processes of attackers."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "tables.sqlite")]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        with started(command, environment) as (server, port):
            asked = [sys.executable, "-m", "benchmarks.storm", f"127.0.0.1:{port}", str(seconds)]
            others = [subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=environment)] * attackers
            try:
                took, joined, refused = asyncio.run(honest(f"127.0.0.1:{port}", seconds, people))
                sent = sum(int(one.communicate(timeout=120)[0] or 0) for one in others)
            finally:
                for one in others:
                    one.kill()
            disk = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
            return Storm(tuple(took), tuple(joined), refused, megabytes(server), disk, sent)


# ── the honest ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def honest(host: str, seconds: float, people: int) -> tuple[list[float], list[float], int]:
    """Half of them play, half sit in the lobby, and now and then somebody comes."""
    took, joined, refused = list[float](), list[float](), Counter[str]()
    end = time.perf_counter() + seconds

    async def plays() -> None:
        while time.perf_counter() < end:
            (there,) = await seated(host, EACH)
            while time.perf_counter() < end and any(one.can_keep for one in there):
                one = next(one for one in there if one.can_keep)
                took.append(await one.move(there))
                await asyncio.sleep(PAUSE / EACH)

    async def waits() -> None:
        leader = Person(host, "Asha")
        await leader.open_table()
        await leader.connect()
        guests = [Person(host, f"Guest {number}", leader.code) for number in range(EACH - 1)]
        for one in guests:
            await one.come()
        await asyncio.gather(*(presses(one) for one in (leader, *guests)), comes(leader.code))

    async def presses(one: Person) -> None:
        await asyncio.sleep(random.random() * PAUSE)
        while True:  # once at least, however slow the machine is
            start = time.perf_counter()
            await one.press("sit")
            took.append(1000 * (time.perf_counter() - start))
            await asyncio.sleep(PAUSE)
            if time.perf_counter() > end:
                return

    async def comes(code: str) -> None:
        for number in range(40):
            start = time.perf_counter()
            await Person(host, f"Late {number}", code).come()
            joined.append(1000 * (time.perf_counter() - start))
            await asyncio.sleep(2 * PAUSE)
            if time.perf_counter() > end:
                return

    async def counted(work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (KeyError, TimeoutError, OSError) as fault:
            refused[type(fault).__name__] += 1

    half = people // EACH // 2
    await asyncio.gather(*(counted(work) for work in (plays, waits) for _ in range(half)))
    return took, joined, refused.total()


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
            await one._form("join", name="Mallory", code=new_code())
            sent["guess"] += 1

    async def tables() -> None:
        while True:
            await Person(host, "Mallory")._form("t/new", name="Mallory")
            sent["table"] += 1

    async def lines() -> None:
        one = await leader("byorf")
        while True:
            await one.connect()
            sent["line"] += 1

    async def names() -> None:
        one = await leader("byorf")
        for number in itertools.count():
            await one._form("join", name=f"Mallory {number}", code=one.code)
            sent["name"] += 1

    many = {unknown_cards: 6, changing_decks: 8, hints: 4, guesses: 20, tables: 6, lines: 4, names: 4}

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
