"""What the package weighs: time to import it, and memory of a kernel with a table in it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from benchmarks.kernels import kernel
from benchmarks.row import AtMost, Peer, Row, Sample, sampled

OURS = "from mathgames_widgets import RationalFunctionGraph, play; from mathgames_widgets.games import byorf"
SYMPY_AND_MATPLOTLIB = "import sympy, matplotlib.pyplot"
TABLE = f"""
{OURS}
from mathgames_widgets.table.screen import Press
table = play(byorf, you="Asha", bots=["greedy"], seed="FERN-42")
table.press(next(number for number, thing in enumerate(table.offered) if thing == Press("deal")))
"""

ROOMS = """
import os, sys
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play

def dealt(game, seed):
    window = play(game, you="Player 1", bots=["random"], seed=seed)
    window.press(next(number for number, thing in enumerate(window.offered) if thing == Press("deal")))
    return window

def megabytes():
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

kept = [dealt(game, "FERN-42") for game in GAMES]
assert not {"ipywidgets", "traitlets", "anywidget"} & set(sys.modules)
first = megabytes()
kept += [dealt(GAMES[number % len(GAMES)], f"FERN-{number}") for number in range(100)]
print(first, (megabytes() - first) / 100)
"""
"""A table of each game in one process without any carrier, and a hundred tables more; where the system tells memory."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Seconds beyond ipywidgets, in new processes; megabytes after the first deal, in new kernels."""
    name = "SymPy and matplotlib"
    slower = (Peer(name, import_time(runs, SYMPY_AND_MATPLOTLIB)),) if peers else ()
    yield Row("import, beyond that of ipywidgets", import_time(runs, OURS), slower, AtMost(0.15, "s"))
    larger = tuple(larger_kernels(runs)) if peers else ()
    one = memory(runs, TABLE)
    yield Row("memory of a kernel after the first deal", one, larger, AtMost(75, "MB"))
    if sys.platform == "linux":
        beside = (Peer("one kernel", one),) if peers else ()
        five, more = rooms(runs)
        yield Row("memory of one process with a table of each game", five, beside, AtMost(40, "MB"))
        yield Row("memory of each table more in that process", more, beside, AtMost(0.5, "MB"))


def larger_kernels(runs: int) -> Iterator[Peer]:
    """What a kernel holds with nothing but its widgets, and with the libraries that others draw with."""
    yield Peer("ipywidgets alone", memory(runs, "import ipywidgets"))
    yield Peer("ipywidgets, SymPy and matplotlib", memory(runs, f"import ipywidgets, {SYMPY_AND_MATPLOTLIB[7:]}"))


def import_time(runs: int, code: str) -> Sample:
    """Seconds that `code` takes in a new Python that has ipywidgets already."""
    timed = f"import ipywidgets, time; start = time.perf_counter(); {code}; print(time.perf_counter() - start)"

    def once() -> float:
        done = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
        return float(done.stdout)

    return sampled([once() for _ in range(runs)], "s")


def memory(runs: int, code: str) -> Sample:
    """Megabytes of a new kernel that has run `code`."""

    def once() -> float:
        with kernel() as fresh:
            fresh.run(code)
            return fresh.megabytes

    return sampled((once() for _ in range(runs)), "MB")


def rooms(runs: int) -> tuple[Sample, Sample]:
    """Megabytes of a new Python with a table of each game, and of each of a hundred tables more."""

    def once() -> list[float]:
        done = subprocess.run([sys.executable, "-c", ROOMS], capture_output=True, text=True, check=True)
        return list(map(float, done.stdout.split()))

    first, more = zip(*(once() for _ in range(runs)), strict=True)
    return sampled(first, "MB"), sampled(more, "MB")
