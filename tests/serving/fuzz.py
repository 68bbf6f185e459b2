"""`python -m tests.serving.fuzz --seconds 600`: sends frames that lie to a server while somebody else plays there.

With `--entrance decks` it lies at one of the entrances of a class instead: `entrances.MODES` has them all.

The seed is printed, so that a run in which something breaks can be had again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from benchmarks.pupils import NoTable, Pupil
from mathgames_widgets.serving.connections import V1
from tests.browser import servers
from tests.classroom import people
from tests.serving import entrances
from tests.serving.frames import hostile

PAGE = "byorf/play.ipynb"


@dataclass
class Found:
    """What came of a run: frames sent, lines that the server closed, answers that others got, the slowest of them."""

    frames: int = 0
    closed: int = 0
    answers: int = 0
    slowest: float = 0.0


def line_to(pupil: Pupil, protocol: str | None) -> ClientConnection:
    """One more line to a pupil's kernel."""
    address = f"ws://{pupil.host}{pupil.base}api/kernels/{pupil.kernel_id}/channels?session_id={uuid4()}"
    wanted = [Subprotocol(protocol)] if protocol else None
    return connect(address, subprotocols=wanted, max_size=None, open_timeout=60, close_timeout=1)


def attack(url: str, random: Random, over: threading.Event, found: Found) -> None:
    """Send frames until it is over; open a new line, and a new page, wherever the server has closed one."""
    while not over.is_set():
        protocol = random.choice([V1, None])
        with suppress(WebSocketException, NoTable, OSError), Pupil(url, PAGE, "127.0.0.66") as pupil:
            pupil.open()
            while not over.is_set():
                with line_to(pupil, protocol) as line:
                    send_until_closed(line, random, protocol, over, found)


def send_until_closed(
    line: ClientConnection, random: Random, protocol: str | None, over: threading.Event, found: Found
) -> None:
    for frame in hostile(random, protocol):
        if over.is_set():
            return
        try:
            line.send(frame.encode("utf-8", "replace").decode() if isinstance(frame, str) else frame)
            found.frames += 1
            with suppress(TimeoutError):
                line.recv(timeout=0)
        except WebSocketException:
            found.closed += 1
            return


def play_meanwhile(url: str, seconds: float, found: Found) -> None:
    """Open a page and press on it for so long, as somebody who knows of nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with Pupil(url, PAGE, "127.0.0.7") as pupil:
            pupil.open()
            pupil.sit_down()
            for _ in range(20):
                found.slowest = max(found.slowest, pupil.press())
                found.answers += 1
                time.sleep(0.05)


def run(url: str, seconds: float, seed: int) -> Found:
    """Attack a server for so long; somebody else plays there. Raises NoTable where they are not answered."""
    found, over = Found(), threading.Event()
    attacker = threading.Thread(target=attack, args=(url, Random(seed), over, found), daemon=True)
    attacker.start()
    try:
        play_meanwhile(url, seconds, found)
    finally:
        over.set()
        attacker.join(60)
    return found


def lie(mode: str, seconds: float, random: Random) -> int:
    """Lie at one entrance of a class for so long."""
    sent, end = 0, time.monotonic() + seconds

    async def rounds() -> None:
        nonlocal sent
        while time.monotonic() < end:
            async with people.house() as home:
                sent += (await entrances.attack(home, mode, random, 20)).sent

    asyncio.run(rounds())
    print(f"{sent} lies; the others noticed nothing")
    return 0


def main() -> int:
    """Start a server and attack it."""
    chosen = argparse.ArgumentParser(prog="python -m tests.serving.fuzz", description=__doc__)
    chosen.add_argument("--seconds", type=float, default=60)
    chosen.add_argument("--seed", type=int, default=int(time.time()))
    chosen.add_argument("--entrance", choices=entrances.MODES, help="one of the entrances of a class")
    options = chosen.parse_args()
    print(f"seed {options.seed}", flush=True)
    if options.entrance:
        return lie(options.entrance, options.seconds, Random(options.seed))
    with TemporaryDirectory() as folder, servers.voila(Path(folder), "--pool=2", "--page=byorf/play") as url:
        found = run(url, options.seconds, options.seed)
        log = Path(folder, "voila.log").read_text()
    print(f"{found.frames} frames, {found.closed} lines closed, {found.answers} answers, slowest {found.slowest:.2f} s")
    print(log[:3000])
    return 0


if __name__ == "__main__":
    sys.exit(main())
