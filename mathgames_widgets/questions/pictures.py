"""Texts of questions on the page: words, mathematics, and graphs that do not say what is asked."""

from __future__ import annotations

from collections.abc import Iterable

from mathgames_widgets.maths.rational.curve import Window, curve, window_around
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.page.graph.graph import names_for
from mathgames_widgets.page.graph.picture import Drawn, picture
from mathgames_widgets.page.graph.words import description
from mathgames_widgets.page.html import Element, Raw, div, span
from mathgames_widgets.questions.question import Figure, Picture, Text

SIZE = (420, 320)
"""Width and height of a graph in pixels."""


def inline(text: Text) -> Element:
    """The words and the mathematics of a text; its pictures are drawn by `graphs_in`."""
    return span(*(_inline(part) for part in parts(text)), cls="mg-text")


def _inline(part: str | Shown | Picture | Figure) -> object:
    if isinstance(part, Shown):
        return span(Raw(part.mathml()), cls="mg-shown")
    return part if isinstance(part, str) else None


def graphs_in(text: Text) -> list[Element]:
    """The graphs and figures of a text; graphs without labels, which would answer most questions about them."""
    pictured = (part for part in parts(text) if isinstance(part, (Picture, Figure)))
    return [part.draw() if isinstance(part, Figure) else drawn(part.functions, part.window) for part in pictured]


def parts(text: Text) -> tuple[str | Shown | Picture | Figure, ...]:
    """A text as its parts, one after the other."""
    return text if isinstance(text, tuple) else (text,)


def drawn(
    functions: Iterable[RationalFunction],
    window: tuple[float, float, float, float] | None = None,
    *marks: Element,
    size: tuple[int, int] = SIZE,
) -> Element:
    """The graph of some functions, with its description for those who do not see it; `marks` lie upon it."""
    shown = tuple(functions)
    names = names_for(len(shown))
    curves = [Drawn(f, curve(f), names[place], place) for place, f in enumerate(shown)]
    frame = window_around(shown) if window is None else Window(*window)
    name = f"Graph of {' and '.join(names)}" if shown else "An empty pair of axes"
    words = "\n".join(f"{name}: {description(f)}" for name, f in zip(names, shown, strict=True))
    words = words or f"x from {frame.left:g} to {frame.right:g}, y from {frame.bottom:g} to {frame.top:g}."
    svg = picture(curves, frame, size, name=name, words=words, shade=None, goals=())
    svg.attributes["aria-label"] = f"{name}. {words}"
    return div(svg, *marks, cls="mg-quiet-graph")
