"""Pictures for whoever asks for chances: what all of them look like. matplotlib draws them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mathgames_widgets.page.graph.figure import MissingPackage, empty_figure, png_of
from mathgames_widgets.page.html import Element, div, figcaption, figure as figure_of, img, p

if TYPE_CHECKING:
    from matplotlib.figure import Figure

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
    return figure_of(img(src=source, alt=told), figcaption(told), cls="mg-plot", data_key=key)
