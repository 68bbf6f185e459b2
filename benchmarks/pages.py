"""The page with the table, from Voilà: alone, from a kernel that is ready, and thirty at once. Loopback only."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

import psutil

from benchmarks.row import AtMost, Peer, Row, Sample, sampled, seconds
from mathgames_widgets.serving import places
from mathgames_widgets.serving.doctor import free_port

TABLE = "byorf/play.ipynb"
CLASS = 30
PATIENCE = 120.0
"""Seconds to wait for a server, a page or a pool."""

CALM = 1.0
"""Seconds without work in a server and its kernels, after which its pool counts as full."""

KERNEL_MB = 80
"""What a kernel with a table takes at most, to see beforehand whether a class fits into this machine."""

SYMPY_AND_MATPLOTLIB = "import sympy, ipywidgets, matplotlib.pyplot\nipywidgets.Button(description='x')"


def rows(runs: int, *, peers: bool = True, students: int = CLASS) -> Iterator[Row]:
    """Cold, preheated, and a class that opens the page at the same moment."""
    with TemporaryDirectory() as name:
        folder, stock = Path(name, "ours"), Path(name, "stock")
        write_pages(folder, stock)
        others = tuple(cold_peers(stock, runs)) if peers else ()
        with mathgames(folder, pool=0) as server:
            cold = sampled((server.get(TABLE) for _ in range(runs)), "s")
            burst = Peer("without a pool", sampled([server.burst(TABLE, students)], "s")) if peers else None
        yield Row("Voilà page, cold kernel", cold, others, AtMost(0.8, "s"))
        yield Row("Voilà page, preheated kernel", preheated(folder, runs), (), AtMost(0.01, "s"))
        if psutil.virtual_memory().available > 1.5e6 * KERNEL_MB * students:
            what = f"{students} pages at once, pool of {students}: until the last one is there"
            yield Row(what, class_start(folder, students), (burst,) if burst else (), AtMost(0.1, "s"))


def write_pages(folder: Path, stock: Path) -> None:
    """The home page and the table, and apart from them what a stock Voilà shows in the same run."""
    for name in ("index.ipynb", TABLE):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(places.notebooks() / name, folder / name)
    stock.mkdir()
    cell = {"cell_type": "code", "id": "one", "metadata": {}, "outputs": [], "source": SYMPY_AND_MATPLOTLIB}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    page = {"cells": [cell | {"execution_count": None}], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5}
    (stock / "page.ipynb").write_text(json.dumps(page))


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs, and the address above its pages."""

    process: subprocess.Popen[bytes]
    url: str

    def get(self, page: str) -> float:
        """Seconds until the whole page is there."""
        return seconds(lambda: fetch(self.url + page))

    def burst(self, page: str, students: int) -> float:
        """Seconds until the last of so many, who open the page at the same moment, has it."""
        with ThreadPoolExecutor(students) as browsers:
            return seconds(lambda: list(browsers.map(fetch, [self.url + page] * students)))

    def wait_for_pool(self, kernels: int) -> None:
        """Return when at least so many kernels are there and neither they nor the server work any more."""
        end, before = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < end:
            time.sleep(CALM)
            running, work = self._kernels_and_work()
            if running >= kernels and work - before < 0.05:
                return
            before = work
        raise TimeoutError(f"{kernels} kernels were not ready in {PATIENCE:.0f} seconds.")

    def _kernels_and_work(self) -> tuple[int, float]:
        """How many kernels run, and the seconds that they and the server worked so far."""
        server = psutil.Process(self.process.pid)
        kernels = server.children()
        return len(kernels), sum(sum(one.cpu_times()[:2]) for one in (server, *kernels))


def fetch(url: str) -> bytes:
    """A page. Raises OSError where the server has none."""
    with urlopen(url, timeout=PATIENCE) as answer:
        body: bytes = answer.read()
        return body


def preheated(folder: Path, runs: int) -> Sample:
    """One page after the other, each when the pool is full again."""
    times = []
    with mathgames(folder, pool=1) as server:
        for run in range(runs):
            server.wait_for_pool(run + 1)
            times.append(server.get(TABLE))
    return sampled(times, "s")


def class_start(folder: Path, students: int) -> Sample:
    """A class arrives, once: filling a pool of thirty keeps two cores busy for a quarter of a minute."""
    with mathgames(folder, pool=students) as server:
        server.wait_for_pool(students)
        return sampled([server.burst(TABLE, students)], "s")


def cold_peers(folder: Path, runs: int) -> Iterator[Peer]:
    """A stock Voilà with a page that imports what most mathematics pages import."""
    name = "stock Voilà, page with SymPy and matplotlib"
    with stock_voila(folder) as server:
        yield Peer(name, sampled((server.get("page.ipynb") for _ in range(runs)), "s"))


@contextmanager
def mathgames(folder: Path, *more: str, pool: int, begin: Callable[[], None] | None = None) -> Iterator[Server]:
    """Our server, as `mathgames serve` starts it; `begin` is done in its process before."""
    port = free_port()
    options = [f"--port={port}", f"--pool={pool}", f"--notebooks={folder}", *more]
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", *options]
    with running(command, port, "index.ipynb", begin) as server:
        yield server


@contextmanager
def stock_voila(folder: Path) -> Iterator[Server]:
    """Voilà as it comes."""
    port = free_port()
    options = [f"--port={port}", "--no-browser", "--Voila.ip=127.0.0.1", "--Voila.log_level=ERROR"]
    with running([sys.executable, "-m", "voila", str(folder), *options], port, "page.ipynb") as server:
        yield server


@contextmanager
def running(command: Sequence[str], port: int, page: str, begin: Callable[[], None] | None = None) -> Iterator[Server]:
    """A server until the block ends. Raises RuntimeError where it does not answer in time."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=begin)
    server = Server(process, f"http://127.0.0.1:{port}/voila/render/")
    try:
        wait_for(server, page)
        yield server
    finally:
        process.terminate()
        process.wait(60)


def wait_for(server: Server, page: str) -> None:
    """Return when a page comes."""
    end = time.monotonic() + PATIENCE
    while server.process.poll() is None and time.monotonic() < end:
        try:
            fetch(server.url + page)
        except URLError:
            time.sleep(0.1)
            continue
        return
    raise RuntimeError(f"{server.url} does not answer.")
