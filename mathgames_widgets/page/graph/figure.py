"""What matplotlib draws: the same graph for paper, and pictures for anyone who asks for chances."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Any

from mathgames_widgets.maths.rational.algebraic import near
from mathgames_widgets.maths.rational.curve import PlotWindow, horner, pieces
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.graph.picture import SERIES, Drawn
from mathgames_widgets.page.graph.words import coordinate, point, say, sign_spans
from mathgames_widgets.page.html import Element, div, figcaption, figure as figure_tag, img, p

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLOURS = ("#1f5fd0", "#b5400f", "#0f7b5f", "#8a3fb8", "#b0246b", "#7a5b00", "#0b6e8a", "#4d5661")
DASHES = ("-", (0, (5, 2)), (0, (1.5, 1.5)), (0, (5, 2, 1, 2)), (0, (8, 2)), "-.", (0, (3, 1.2)), ":")
DOTS = "osD^vPph"
FAR = "#b5400f"
GOOD, BAD = "#1a7f37", "#b42318"
DPI = 200
INCH = 100
"""Pixels of the picture on the page to an inch of the figure."""


class MissingPackage(ImportError):
    """A package that only some installations have; the message says how to get it."""


def empty_figure(width: float, height: float, **options: Any) -> Figure:
    """A matplotlib figure, its size in inches. Raises MissingPackage where matplotlib is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        install = 'pip install "mathgames_widgets[plots]"'
        raise MissingPackage(say("needs-matplotlib", command=install)) from None
    return Figure(figsize=(width, height), layout="constrained", **options)


def figure_of(
    drawn: Sequence[Drawn], window: PlotWindow, size: tuple[int, int], *, title: str, shade: int | None = None
) -> Figure:
    """A new figure with axes, curves, dashed asymptotes, dots and the open circles of holes."""
    figure = empty_figure(size[0] / INCH, size[1] / INCH)
    axes = figure.add_subplot()
    _prepare(axes, window)
    if shade is not None:
        _shade(axes, drawn[shade], window)
    for curve in drawn:
        _draw(axes, curve, window, alone=len(drawn) == 1)
    if len(drawn) > 1:
        axes.legend(loc="best", framealpha=0.9)
    return shown_in_cells(figure, title)


def shown_in_cells(figure: Figure, title: str) -> Figure:
    """The same figure; at the end of a cell it is a picture with a description, with and without `%matplotlib`."""
    shown: Any = figure
    shown._repr_png_ = partial(png_of, figure)
    shown._repr_html_ = partial(_as_html, figure, title)
    return figure


def _as_html(figure: Figure, title: str) -> str:
    return str(img(src=address(figure), alt=title, width=round(figure.get_figwidth() * INCH)))


def png_of(figure: Figure) -> bytes:
    """The figure as a PNG file, the same bytes each time."""
    file = BytesIO()
    figure.savefig(file, format="png", dpi=DPI, metadata={"Software": None})
    return file.getvalue()


def _prepare(axes: Any, window: PlotWindow) -> None:
    """Axes through the origin, or at the edge where the origin is outside, over a light grid."""
    axes.set(xlim=(window.left, window.right), ylim=(window.bottom, window.top))
    axes.grid(color="#d8dee4", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    if window.left <= 0 <= window.right:
        axes.spines["left"].set_position(("data", 0))
    if window.bottom <= 0 <= window.top:
        axes.spines["bottom"].set_position(("data", 0))
    axes.set_xlabel("x", loc="right", style="italic")
    axes.set_ylabel("y", loc="top", style="italic", rotation=0)


def _shade(axes: Any, curve: Drawn, window: PlotWindow) -> None:
    for low, high, sign in sign_spans(curve.function):
        left = window.left if low is None else max(near(low), window.left)
        right = window.right if high is None else min(near(high), window.right)
        if sign and left < right:
            edge = window.top if sign > 0 else window.bottom
            axes.fill_between((left, right), 0, edge, color=GOOD if sign > 0 else BAD, alpha=0.1, linewidth=0)


def _draw(axes: Any, curve: Drawn, window: PlotWindow, *, alone: bool) -> None:
    place = curve.place % SERIES
    colour, far = COLOURS[place], FAR if alone else COLOURS[place]
    _draw_asymptotes(axes, curve, window, far, named=alone)
    for number, piece in enumerate(pieces(curve.curve, window)):
        xs, ys = zip(*piece, strict=True)
        label = curve.name if number == 0 else None
        axes.plot(xs, ys, color=colour, linestyle=DASHES[place], linewidth=2, label=label)
    dots = [(x, y) for x, y in _dots(curve) if (x, y) in window]
    if dots:
        xs, ys = zip(*dots, strict=True)
        axes.plot(xs, ys, DOTS[place], color=colour, markeredgecolor="white", markersize=7, zorder=4)
    for hole in curve.function.holes:
        where = near(hole.x), near(hole.y)
        if where in window:
            axes.plot(*where, "o", markerfacecolor="white", markeredgecolor=colour, markeredgewidth=2, zorder=5)
            axes.annotate(point(hole.x, hole.y), where, (7, 7), textcoords="offset points", zorder=6)


def _dots(curve: Drawn) -> Iterator[tuple[float, float]]:
    f = curve.function
    yield from ((near(turn.x), near(turn.y)) for turn in f.extrema)
    yield from ((near(zero.x), 0.0) for zero in f.zeros)
    if f.y_intercept is not None:
        yield 0.0, near(f.y_intercept)


def _draw_asymptotes(axes: Any, curve: Drawn, window: PlotWindow, colour: str, *, named: bool) -> None:
    style = {"color": colour, "linewidth": 1.1, "linestyle": (0, (5, 4))}
    beside = {"color": colour, "textcoords": "offset points", "clip_on": True}
    for wall in curve.function.vertical_asymptotes:
        x = near(wall.x)
        if not window.left <= x <= window.right:
            continue
        axes.axvline(x, **style)
        if named:
            axes.annotate(f"x = {coordinate(wall.x)}", (x, window.top), (4, -12), **beside)
    line = curve.function.asymptote
    if line is None:
        return
    parts = 1 if line.degree < 2 else 200
    xs = [window.left + window.width * part / parts for part in range(parts + 1)]
    coefficients = [near(number) for number in line.coefficients]
    axes.plot(xs, [horner(coefficients, x) for x in xs], **style)
    where = _where_seen(coefficients, window)
    if named and where is not None:
        axes.annotate(f"y = {plain(line)}", where, (0, 4), ha="right", **beside)


def _where_seen(coefficients: Sequence[float], window: PlotWindow) -> tuple[float, float] | None:
    """A point of the asymptote far to the right where it can still be seen."""
    for part in range(19, 0, -1):
        x = window.left + window.width * part / 20
        y = horner(coefficients, x)
        if (x, y) in window:
            return x, y
    return None


# ── pictures of chances ──────────────────────────────────────────────────────────────────────────────────────────────

MINE, OTHERS, INK = "#1f5fd0", "#b5400f", "#17212b"
SIZE = (4.6, 2.7)
"""Inches."""

Bars = tuple[tuple[int, float], ...]
"""Each number that may come up, with its chance."""


def empty_plot(across: str, up: str) -> tuple[Figure, Any]:
    """A figure without a background: the page shines through."""
    figure = empty_figure(*SIZE, facecolor="none")
    from matplotlib.ticker import MaxNLocator

    axes = figure.add_subplot(facecolor="none")
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    axes.tick_params(colors=INK, labelsize=9)
    if across:
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(INK)
    return figure, axes


def address(figure: Figure) -> str:
    """The figure as the address of a picture."""
    return f"data:image/png;base64,{b64encode(png_of(figure)).decode()}"


def with_words(draw: Callable[[], str], told: str, key: str) -> Element:
    """A picture whose words stand below it, so that nobody needs to see it; the words alone where none can be drawn."""
    try:
        source = draw()
    except MissingPackage as missing:
        return div(p(told), p(str(missing), cls="mg-advice"), cls="mg-plot", data_key=key)
    return figure_tag(img(src=source, alt=told), figcaption(told), cls="mg-plot", data_key=key)
