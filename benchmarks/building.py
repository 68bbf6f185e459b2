"""The best of the 729 ways to build six cards, for five goals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random

from benchmarks.analysis import by_sympy
from benchmarks.functions import Rows, coefficients
from benchmarks.row import AtMost, Peer, Row, milliseconds, sampled
from mathgames_widgets.games.byorf import FACTORS, GOALS, Factor, Goal, best_build

HANDS_A_RUN = 5
WAYS = 3**6
SAMPLE = 9
AIM = AtMost(50, "ms")

Task = tuple[tuple[Factor, ...], tuple[Goal, ...]]


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """The usual hand, and the hardest of them, since a player waits for that one as well."""
    times = [milliseconds(partial(best_build, *task)) for task in tasks(runs * HANDS_A_RUN)]
    others = tuple(sympy(runs)) if peers else ()
    yield Row(f"best of 729 builds, each of {len(times)} hands", sampled(times, "ms"), others, AIM)
    yield Row("best of 729 builds, the slowest of these hands", sampled([max(times)], "ms"), (), AIM)


def tasks(count: int) -> Iterator[Task]:
    """Hands and goals that were never asked before."""
    random = Random("builds")
    for _ in range(count):
        yield tuple(random.sample(FACTORS, 6)), tuple(random.sample(GOALS, 5))


def sympy(runs: int) -> Iterator[Peer]:
    """SymPy's analysis alone, of some of the ways, times what is left; goals and points would come on top."""
    name = f"SymPy, analysis alone, reckoned from {SAMPLE} of the 729"
    if not find_spec("sympy"):
        yield Peer(name, None)
        return
    by_sympy(Rows((), ((1, 1),)))  # the first call imports
    random = Random("ways")
    ways = [[one_way(cards, random) for _ in range(SAMPLE)] for cards, _ in tasks(runs)]
    times = [milliseconds(partial(list, map(by_sympy, some))) for some in ways]
    yield Peer(name, sampled(times, "ms").times(WAYS / SAMPLE))


def one_way(cards: Sequence[Factor], random: Random) -> Rows:
    """One of the 729 ways to build: each card above, below or aside."""
    placed = [(coefficients(card), random.choice(("top", "bottom", "aside"))) for card in cards]
    top, bottom = (tuple(factor for factor, place in placed if place == row) for row in ("top", "bottom"))
    return Rows(top, bottom)
