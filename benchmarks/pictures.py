"""The picture of a graph: our SVG with axes, labels and features, and matplotlib's PNG."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from io import BytesIO
from itertools import islice
from time import perf_counter

from benchmarks.functions import Rows, hands
from benchmarks.row import AtMost, Peer, Row, Sample, sampled
from mathgames_widgets.page.graph.graph import drawing

PICTURES_A_RUN = 20
SIZE = (640, 420)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a picture cost."""

    milliseconds: float
    kilobytes: float


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Time, from a function of which nothing is known yet, and size."""
    todo = list(islice(hands("pictures"), runs * PICTURES_A_RUN))
    ours = [drawn(svg, one) for one in todo]
    others = [drawn(png, one) for one in todo[::5]] if peers and find_spec("matplotlib") else []
    yield Row("picture of a graph: time", taken(ours), by_matplotlib(taken, others), AtMost(3, "ms"))
    yield Row("picture of a graph: size", sizes(ours), by_matplotlib(sizes, others), AtMost(15, "kB"))


def drawn(picture: Callable[[Rows], bytes], one: Rows) -> Drawn:
    """Draw one picture."""
    start = perf_counter()
    file = picture(one)
    return Drawn(1000 * (perf_counter() - start), len(file) / 1000)


def svg(one: Rows) -> bytes:
    """Ours, as it stands on the page, with its description in words."""
    return str(drawing([one.function()], size=SIZE)).encode()


def png(one: Rows) -> bytes:
    """The curve alone through matplotlib: a grid, two axes and a name; a mathematician would add the dashed lines."""
    import numpy
    from matplotlib.figure import Figure

    x = numpy.linspace(-10, 10, 800)
    y = numpy.ones_like(x)
    for factor in one.top:
        y = y * numpy.polynomial.polynomial.polyval(x, factor)
    for factor in one.bottom:
        y = y / numpy.polynomial.polynomial.polyval(x, factor)
    figure = Figure(figsize=(SIZE[0] / 100, SIZE[1] / 100), dpi=100)
    axes = figure.add_subplot()
    axes.plot(x, numpy.where(abs(y) > 12, numpy.nan, y))
    axes.set(xlim=(-10, 10), ylim=(-8, 8), xlabel="x", title="f")
    axes.grid(visible=True)
    axes.axhline(0, color="black", linewidth=1)
    axes.axvline(0, color="black", linewidth=1)
    file = BytesIO()
    figure.savefig(file, format="png")
    return file.getvalue()


def by_matplotlib(measure: Callable[[Sequence[Drawn]], Sample], others: Sequence[Drawn]) -> tuple[Peer, ...]:
    """The peer of both rows, in the row's unit."""
    return (Peer("matplotlib PNG", measure(others)),) if others else ()


def taken(pictures: Sequence[Drawn]) -> Sample:
    """How long they took."""
    return sampled((one.milliseconds for one in pictures), "ms")


def sizes(pictures: Sequence[Drawn]) -> Sample:
    """How large they are."""
    return sampled((one.kilobytes for one in pictures), "kB")
