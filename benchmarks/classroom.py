"""`python -m benchmarks.classroom`: two classes, one after the other, at the tables of `mathgames serve`.

Every pupil is a real visitor: a page over HTTP, a line to its kernel, a press every other second, and a goodbye. The
first class opens its page at one moment, the second one within ten seconds. Loopback only, and a class takes some
processor time of its own, so that a real network and real browsers differ both ways.
"""

from __future__ import annotations

import argparse
import platform
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import psutil

from benchmarks.pages import Server, mathgames
from benchmarks.pupils import NoTable, Pupil
from mathgames_widgets.serving import places

PAGES = ("byorf/play.ipynb", "byorf/lesson.ipynb")
AIMS = {"byorf/play.ipynb": 6.0, "byorf/lesson.ipynb": 8.0}
"""Seconds from the request to a table that answers, for 95 in 100."""

PRESS_AIM = 0.5
BACK_AIM = 10.0
THINKING = 2.0
"""Seconds between two presses of a pupil."""

MEGABYTE = 1024 * 1024


@dataclass
class Class:
    """What a class found."""

    pupils: int
    answered: list[float] = field(default_factory=list)
    """Seconds from each request to the table's first answer."""
    presses: list[tuple[float, float]] = field(default_factory=list)
    """When each press was made, and the seconds until its answer."""
    troubles: list[str] = field(default_factory=list)
    waits: int = 0
    last_seated: float = 0.0
    back: float = 0.0
    """Seconds until the last kernel was given back."""
    kept: int = 0
    """Kernels that were not given back at all."""
    megabytes: float = 0.0
    server_megabytes: float = 0.0

    @property
    def while_joining(self) -> list[float]:
        """The presses that were made before the last pupil's table answered."""
        return [took for when, took in self.presses if when <= self.last_seated]

    @property
    def afterwards(self) -> list[float]:
        """All other presses; the pool is filled again meanwhile."""
        return [took for when, took in self.presses if when > self.last_seated]


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many in 100 do not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50), percentile([], 95), percentile([7.0], 95)
    (2.5, 0.0, 7.0)
    """
    if len(values) < 2:
        return next(iter(values), 0.0)
    return quantiles(values, n=100, method="inclusive")[percent - 1]


def play(server: Server, page: str, pupils: int, *, arrive: float, lesson: float) -> Class:
    """A class comes within `arrive` seconds, plays for `lesson` seconds more, and leaves."""
    found = Class(pupils)
    everyone = [Pupil(server.url, page, f"127.0.{1 + number // 250}.{1 + number % 250}") for number in range(pupils)]
    lock, is_over = threading.Lock(), threading.Event()
    seated = threading.Semaphore(0)

    def attend(number: int) -> None:
        pupil = everyone[number]
        try:
            time.sleep(arrive * number / pupils)
            start = time.monotonic()
            try:
                pupil.open()
                pupil.sit_down()
                pupil.press()
                with lock:
                    found.answered.append(time.monotonic() - start)
                    found.last_seated = time.monotonic()
            finally:
                seated.release()
            rest = Random(number)
            while not is_over.wait(THINKING * rest.uniform(0.5, 1.5)):
                when = time.monotonic()
                took = pupil.press()
                with lock:
                    found.presses.append((when, took))
        except (NoTable, OSError) as trouble:
            with lock:
                found.troubles.append(str(trouble))
        found.waits += pupil.waits

    with ThreadPoolExecutor(pupils) as room:
        attending = [room.submit(attend, number) for number in range(pupils)]
        for _ in everyone:
            seated.acquire()
        time.sleep(lesson)
        found.server_megabytes, found.megabytes = memory(server)
        is_over.set()
        for one in attending:
            one.result()
    found.back, found.kept = leave(everyone)
    return found


def leave(everyone: Sequence[Pupil]) -> tuple[float, int]:
    """All leave; the seconds until the last kernel is given back, and how many are still kept after half a minute."""
    kernels = {pupil: pupil.kernel_id for pupil in everyone if pupil.kernel_id}
    start = time.monotonic()
    with ThreadPoolExecutor(len(everyone)) as room:
        list(room.map(Pupil.leave, everyone))
    while kernels and time.monotonic() < start + 30:
        for pupil in list(kernels):
            if pupil.ask("GET", f"{pupil.base}api/kernels/{kernels[pupil]}")[0] == 404:
                del kernels[pupil]
        time.sleep(0.1)
    return time.monotonic() - start, len(kernels)


def memory(server: Server) -> tuple[float, float]:
    """Megabytes of the server, and of a kernel on the average; what processes share is counted once."""
    sizes = []
    for process in psutil.Process(server.process.pid).children():
        with suppress(psutil.Error):
            sizes.append(size(process))
    return size(psutil.Process(server.process.pid)), mean(sizes or [0.0])


def size(process: psutil.Process) -> float:
    """Megabytes of a process."""
    full = process.memory_full_info()
    return float(getattr(full, "pss", full.rss)) / MEGABYTE


@contextmanager
def serving(page: str, pool: int, files: int, notebooks: Path | None = None) -> Iterator[Server]:
    """`mathgames serve --pool N --page PAGE` with so many files to begin with, its pool full; of all pages or some."""
    name = page.removesuffix(".ipynb")
    with mathgames(
        notebooks or places.notebooks(), f"--page={name}", "--kernels", pool=pool, begin=allowing(files)
    ) as server:
        wait_until_ready(server, pool)
        yield server


def allowing(files: int) -> Callable[[], None] | None:
    """What lets a process begin with so many open files, as most systems do; None where there is no such limit."""
    try:
        import resource
    except ImportError:
        return None

    def allow() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, hard), hard))

    return allow


def wait_until_ready(server: Server, pool: int) -> None:
    """Return when the pool is full; on a busy machine that takes longer than any page."""
    for _ in range(5):
        with suppress(TimeoutError):
            server.wait_for_pool(pool)
            return
    raise TimeoutError(f"{pool} tables could not be made ready.")


def report(page: str, classes: Sequence[Class]) -> str:
    """What the classes at one page found, as a table in Markdown."""
    answered = [took for one in classes for took in one.answered]
    joining = [took for one in classes for took in one.while_joining]
    after = [took for one in classes for took in one.afterwards]
    pupils = sum(one.pupils for one in classes)
    back, kept = max(one.back for one in classes), sum(one.kept for one in classes)
    lines = [
        ("pages that work", f"{len(answered)} of {pupils}", f"{pupils} of {pupils}"),
        ("from request to answer, p50 / p95", both(answered), f"p95 ≤ {AIMS.get(page, 8.0):g} s"),
        ("a press while others join, p50 / p95", both(joining), f"p95 ≤ {PRESS_AIM:g} s"),
        ("a press afterwards, p50 / p95", both(after), f"p95 ≤ {PRESS_AIM:g} s"),
        ("kernels given back after leaving", f"{pupils - kept} of {pupils}, {back:.1f} s", f"≤ {BACK_AIM:g} s"),
        ("pages that waited in line", f"{sum(one.waits for one in classes)}", "–"),
        ("memory for each table", f"{max(one.megabytes for one in classes):.0f} MB", "–"),
        ("memory of the server", f"{max(one.server_megabytes for one in classes):.0f} MB", "–"),
    ]
    rows = [f"| {what} | {found} | {aim} |" for what, found, aim in lines]
    return "\n".join([f"| {page} | found | aim |", "| --- | --- | --- |", *rows])


def both(values: Sequence[float]) -> str:
    """The middle and the slow end of some times."""
    return f"{percentile(values, 50):.2f} / {percentile(values, 95):.2f} s ({len(values)})"


def parser() -> argparse.ArgumentParser:
    """What can be chosen."""
    chosen = argparse.ArgumentParser(prog="python -m benchmarks.classroom", description=__doc__)
    chosen.add_argument("pages", nargs="*", default=PAGES, help="such as byorf/play.ipynb")
    chosen.add_argument("--pupils", type=int, default=30, help="in each class (30)")
    chosen.add_argument("--pool", type=int, default=30, help="tables kept ready (30)")
    chosen.add_argument("--files", type=int, default=1024, help="open files that the server begins with (1024)")
    chosen.add_argument("--lesson", type=float, default=30, help="seconds that a class plays (30)")
    chosen.add_argument("--pause", type=float, default=60, help="seconds between the classes (60)")
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the classes and print a table for each page; 1 where a page did not work."""
    options = parser().parse_args(arguments)
    print(f"{platform.system()} {platform.machine()}, {psutil.cpu_count()} processors, {options.files} open files")
    works = True
    for page in options.pages:
        with serving(page, options.pool, options.files) as server:
            classes = [play(server, page, options.pupils, arrive=0.0, lesson=options.lesson)]
            time.sleep(options.pause)
            classes.append(play(server, page, options.pupils, arrive=10.0, lesson=options.lesson))
        print(f"\n{report(page, classes)}", flush=True)
        for trouble in [trouble for one in classes for trouble in one.troubles]:
            print(f"  {trouble}")
            works = False
    return 0 if works else 1


if __name__ == "__main__":
    sys.exit(main())
