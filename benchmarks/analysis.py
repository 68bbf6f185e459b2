"""Full analysis of one rational function: holes, zeros, asymptotes and crossings, ends, signs, extrema, range."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from importlib.util import find_spec
from itertools import islice, pairwise
from operator import mul
from typing import Any

from benchmarks.functions import Rows, hands, quotients
from benchmarks.row import AtMost, Peer, Row, Sample, milliseconds, sampled

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


# ── the others ────────────────────────────────────────────────────────────────────────────────────────────────────


def by_sympy(one: Rows) -> dict[str, Any]:
    """What SymPy says, by its polynomial functions, the quickest it has. Its answers are exact as well.

    Its own `solveset`, `limit` and `function_range` take from ten to a thousand times as long.

    >>> found = by_sympy(Rows(((-2, 1), (1, 1)), ((-2, 1), (3, 1))))
    >>> found["holes"], found["walls"], found["zeros"], found["asymptote"].as_expr(), found["signs"]
    ([(2, 3/5)], [-3], [-1], 1, [1, -1, 1])
    """
    from sympy import Poly, Symbol

    x = Symbol("x")
    top = reduce(mul, [Poly(factor[::-1], x) for factor in one.top], Poly(1, x))
    bottom = reduce(mul, [Poly(factor[::-1], x) for factor in one.bottom], Poly(1, x))
    reduced_top, reduced_bottom = top.cancel(bottom, include=True)
    excluded = distinct(bottom)
    walls = distinct(reduced_bottom)
    zeros = [root for root in distinct(reduced_top) if root not in excluded]
    asymptote, rest = reduced_top.div(reduced_bottom)
    slope_top = reduced_top.diff() * reduced_bottom - reduced_top * reduced_bottom.diff()
    turns = distinct(slope_top)

    def height(at: Any) -> Any:
        return (reduced_top.as_expr() / reduced_bottom.as_expr()).subs(x, at)

    def sign(low: Any, high: Any) -> int:
        between = float(low + high) / 2
        return 1 if reduced_top.eval(between) * reduced_bottom.eval(between) > 0 else -1

    marks = sorted([*zeros, *walls], key=float)
    ends = [marks[0] - 2, *marks, marks[-1] + 2] if marks else [-1, 1]
    mirror = reduced_top.compose(Poly(-x, x)) * reduced_bottom
    image = reduced_top * reduced_bottom.compose(Poly(-x, x))
    return {
        "holes": [(root, height(root)) for root in excluded if root not in walls],
        "walls": walls,
        "zeros": zeros,
        "y-intercept": None if 0 in excluded else height(0),
        "asymptote": asymptote,
        "crossings": distinct(rest) if not rest.is_zero else [],
        "ends": (reduced_top.degree() - reduced_bottom.degree(), reduced_top.LC() / reduced_bottom.LC()),
        "signs": [sign(low, high) for low, high in pairwise(ends)],
        "symmetry": (mirror == image, mirror == -image),
        "extrema": [(root, float(height(root.evalf()))) for root in turns if root not in excluded],
    }


def distinct(polynomial: Any) -> list[Any]:
    """The real roots, each once."""
    return sorted(set(polynomial.real_roots()), key=float) if polynomial.degree() > 0 else []


def by_flint(one: Rows) -> tuple[Any, ...]:
    """What python-flint offers: factors, what is in common, the quotient, and roots as small discs.

    No holes, no signs, no kinds of extrema and no range: this is the least that any analysis on top of it would take.
    """
    from flint import fmpz_poly

    top = reduce(mul, [fmpz_poly(list(factor)) for factor in one.top], fmpz_poly([1]))
    bottom = reduce(mul, [fmpz_poly(list(factor)) for factor in one.bottom], fmpz_poly([1]))
    common = top.gcd(bottom)
    reduced_top, reduced_bottom = top // common, bottom // common
    slope_top = reduced_top.derivative() * reduced_bottom - reduced_top * reduced_bottom.derivative()
    turns = slope_top.complex_roots() if slope_top.degree() > 0 else []
    return top.factor(), bottom.factor(), turns
