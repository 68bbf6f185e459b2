"""Two pictures for whoever asks for chances: sums of dice, and how likely each goal is. matplotlib draws them."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from mathgames_widgets.widgets.graph_figure import png_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MINE, OTHERS, INK = "#1f5fd0", "#b5400f", "#17212b"
SIZE = (4.6, 2.7)
"""Inches."""

Bars = tuple[tuple[int, float], ...]
"""Each number that may come up, with its chance."""


@lru_cache(maxsize=64)
def sums_picture(mine: Bars, others: Bars) -> str:
    """How likely each total is: one's own, and the highest of the others. The text is the address of a picture."""
    figure, axes = _empty("Total of six dice", "chance")
    for bars, colour, name, shift in ((mine, MINE, "yours", -0.2), (others, OTHERS, "highest of the others", 0.2)):
        if bars:
            heights = [chance for _, chance in bars]
            axes.bar([total + shift for total, _ in bars], heights, width=0.4, color=colour, label=name)
    axes.legend(frameon=False, fontsize=9, labelcolor=INK)
    return _address(figure)


@lru_cache(maxsize=64)
def odds_picture(rows: tuple[tuple[str, float, float, float], ...]) -> str:
    """How likely each goal is: its name, the chance, and how far it may reach down and up."""
    figure, axes = _empty("", "")
    places = range(len(rows))
    axes.barh(places, [row[1] for row in rows], height=0.55, color=MINE)
    for place, (_, _, low, high) in enumerate(rows):
        if high > low:
            axes.plot([low, high], [place, place], color=INK, linewidth=2, marker="|", markersize=9)
    axes.set_yticks(list(places), [row[0] for row in rows])
    axes.set(xlim=(0, 1), ylim=(len(rows) - 0.5, -0.5))
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1], ["0%", "25%", "50%", "75%", "100%"])
    return _address(figure)


def _empty(across: str, up: str) -> tuple[Figure, Any]:
    """A figure without a background: the page shines through."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    figure = Figure(figsize=SIZE, layout="constrained", facecolor="none")
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


def _address(figure: Figure) -> str:
    return f"data:image/png;base64,{b64encode(png_of(figure)).decode()}"
