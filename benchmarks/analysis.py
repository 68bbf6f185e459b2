"""Full analysis of one rational function: holes, zeros, asymptotes and crossings, ends, signs, extrema, range."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import islice

from benchmarks.functions import Rows, hands, quotients
from benchmarks.row import Peer, Row
from benchmarks.sample import AtMost, Sample, milliseconds, sampled

EVERYTHING = (
    "domain",
    "holes",
    "zeros",
    "vertical_asymptotes",
    "horizontal_asymptote",
    "slant_asymptote",
    "polynomial_asymptote",
    "crossings",
    "end_behaviour",
    "x_intercepts",
    "y_intercept",
    "sign_chart",
    "symmetry",
    "extrema",
    "range",
)
AIM = AtMost(0.2, "ms")


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Cards, and then quotients of polynomials that have to be factored first."""
    yield row("full analysis of a function of six cards", hands, runs, peers=peers)
    yield row("full analysis of a quotient of cubics", quotients, runs, peers=peers)


def row(what: str, source: Callable[[str], Iterator[Rows]], runs: int, *, peers: bool) -> Row:
    """Everybody analyses functions from the same source; each run takes new ones."""
    ours = each(source, runs, 100, analyse)
    if not peers:
        return Row(what, ours, aim=AIM)
    from benchmarks.analysis_peers import by_flint, by_sympy

    sympy = Peer("SymPy", each(source, runs, 5, by_sympy) if find_spec("sympy") else None)
    flint = Peer("python-flint, arithmetic alone", each(source, runs, 100, by_flint) if find_spec("flint") else None)
    return Row(what, ours, (sympy, flint), AIM)


def each(
    source: Callable[[str], Iterator[Rows]], runs: int, functions: int, analysis: Callable[[Rows], object]
) -> Sample:
    """Milliseconds a function, one value a run."""
    analysis(next(source("warm")))

    def once(run: int) -> float:
        todo = list(islice(source(f"run {run}"), functions))
        return milliseconds(lambda: [analysis(one) for one in todo]) / functions

    return sampled(map(once, range(runs)), "ms")


def analyse(one: Rows) -> None:
    """Ask a new function for everything it can say about itself."""
    function = one.function()
    for name in EVERYTHING:
        getattr(function, name)
