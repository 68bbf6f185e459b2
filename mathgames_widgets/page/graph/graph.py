"""Graphs of rational functions: a picture to pan, zoom and trace, with its description and its tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import copysign, isinf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mathgames_widgets.core.messages import cached
from mathgames_widgets.maths.rational.curve import Curve, Knot, PlotWindow, curve, window_around
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, typed
from mathgames_widgets.page import html as h
from mathgames_widgets.page.assets import STATIC
from mathgames_widgets.page.graph.picture import Drawn, Frame, Highlight, circled, picture
from mathgames_widgets.page.graph.words import coordinate, description, feature_name, feature_rows, features, say, value
from mathgames_widgets.page.html import Element
from mathgames_widgets.page.page import Offers, Page

if TYPE_CHECKING:
    from matplotlib.figure import Figure

style = h.el("style")

SIZE = (640, 420)
"""Width and height of the picture in pixels, where the page leaves the choice to it."""

FAR = 1e308
"""Stands for infinity, which JSON cannot write."""

Corners = PlotWindow | tuple[float, float, float, float]
"""A window, or its left, right, bottom and top."""


def graph(
    functions: Sequence[RationalFunction],
    *,
    key: str,
    window: Corners | None = None,
    labels: Sequence[str] = (),
    shade: int | None = None,
    goals: Sequence[Highlight] = (),
    size: tuple[int, int] = SIZE,
    fills: bool = False,
    below: Callable[[Frame], Element] | None = None,
    far_out: bool = True,
) -> Element:
    """The graph of one or several functions, to be put on a page.

    `labels` names the functions (f, g, h … otherwise), `shade` is the place of the function whose signs are shaded,
    `goals` are marked in the picture and listed below it. The picture is panned and zoomed by graph.js, which remembers
    where one is under the `key` as long as the window stays the same. One that `fills` is as high as its place on the
    page; nothing stands below it (`graph_in_words` can stand elsewhere) but a strip, `below`, drawn for the window.
    What is `over_axis` there moves with the picture. Without `far_out` no line shows what the curves follow far from 0.

    >>> figure = graph([RationalFunction.parse("1/x")], key="mine")
    >>> figure.tag, figure.attributes["class"], figure.attributes["data-key"]
    ('figure', 'mg-graph', 'mine')
    """
    drawn = _drawn(functions, labels, far_out)
    shown = _window(functions, window)
    words = "\n".join(_described(drawn))
    strip = below(Frame(shown, *size)) if below else None
    return h.figure(
        h.div(
            picture(drawn, shown, size, name=title_of(drawn), words=words, shade=shade, goals=goals),
            cls="mg-graph-picture",
        ),
        h.div(strip, cls="mg-graph-below") if strip else None,
        None
        if fills
        else h.figcaption(_goal_list(goals), _in_words(drawn, words, Frame(shown, *size)), cls="mg-graph-caption"),
        cls="mg-graph mg-graph-fills" if fills else "mg-graph",
        data_fills=fills,
        data_key=key,
        data_graph=_for_the_script(drawn, shown, size),
    )


def over_axis(frame: Frame, low: float, high: float) -> dict[str, str]:
    """The attributes of what stands below a graph from one x to another, either of which may lie out of sight.

    >>> over_axis(Frame(PlotWindow(-5, 5, -1, 1), 100, 20), 0, 2)
    {'data_over': '[0, 2]', 'style': 'left: 50.00%; width: 20.00%'}
    >>> over_axis(Frame(PlotWindow(-5, 5, -1, 1), 100, 20), float("-inf"), -4)["style"]
    'left: 0.00%; width: 10.00%'
    """
    left, right = (min(max(frame.across(x) / frame.width, 0), 1) for x in (low, high))
    ends = [max(-FAR, min(x, FAR)) for x in (low, high)]
    return {"data_over": json.dumps(ends), "style": f"left: {left:.2%}; width: {right - left:.2%}"}


def graph_in_words(functions: Sequence[RationalFunction], *, key: str) -> Element:
    """What stands below a graph, for another place: a description, the features and exact values, to be opened."""
    drawn = _drawn(functions, ())
    words = "\n".join(_described(drawn))
    return h.div(_in_words(drawn, words, Frame(_window(functions, None), *SIZE)), data_key=key)


def drawing(
    functions: Sequence[RationalFunction],
    *,
    window: Corners | None = None,
    labels: Sequence[str] = (),
    shade: int | None = None,
    goals: Sequence[Highlight] = (),
    size: tuple[int, int] = SIZE,
) -> Element:
    """The picture alone, as an SVG element without styles."""
    drawn = _drawn(functions, labels)
    words = "\n".join(_described(drawn))
    return picture(drawn, _window(functions, window), size, name=title_of(drawn), words=words, shade=shade, goals=goals)


def names_for(count: int, labels: Sequence[str] = ()) -> tuple[str, ...]:
    """The given names, then f, g, h and so on.

    >>> names_for(3, ["Asha"]), names_for(12)[-1]
    (('Asha', 'g', 'h'), 'f12')
    """
    letters = "fghpqrsuvw"
    rest = [letters[place] if place < len(letters) else f"f{place + 1}" for place in range(count)]
    return tuple([*labels, *rest[len(labels) :]][:count])


def title_of(drawn: Sequence[Drawn]) -> str:
    """What the picture shows, in a line.

    >>> title_of(_drawn([RationalFunction.parse("1/x")], ()))
    'Graph of f(x) = 1 / x'
    >>> title_of(_drawn([RationalFunction.parse("1/x")], ["You"]))
    'Graph. You: 1 / x'
    """
    if not drawn:
        return say("empty-graph")
    kind = "letters" if all(_is_letter(plotted.name) for plotted in drawn) else "people"
    return say("graph-of", names=kind, functions=", ".join([_equation(plotted) for plotted in drawn]))


def _equation(plotted: Drawn) -> str:
    is_letter, written = _is_letter(plotted.name), plain(plotted.function)
    return f"{plotted.name}(x) = {written}" if is_letter else f"{plotted.name}: {written}"


def _is_letter(name: str) -> bool:
    """Whether a function is called by a letter, such as f or f12; others have the names of their players."""
    return name[:1].islower() and (name[1:] or "0").isdecimal()


def _drawn(functions: Sequence[RationalFunction], labels: Sequence[str], far_out: bool = True) -> tuple[Drawn, ...]:
    names = names_for(len(functions), labels)
    return tuple([Drawn(f, curve(f), names[place], place, far_out) for place, f in enumerate(functions)])


def _window(functions: Sequence[RationalFunction], window: Corners | None) -> PlotWindow:
    if isinstance(window, PlotWindow):
        return window
    return window_around(functions) if window is None else PlotWindow(*window)


# ── for the script ──────────────────────────────────────────────────────────


def _for_the_script(drawn: Sequence[Drawn], window: PlotWindow, size: tuple[int, int]) -> str:
    sides = [_number(side) for side in (window.left, window.right, window.bottom, window.top)]
    data = {
        "window": sides,
        "size": size,
        "curves": [_curve_data(plotted) for plotted in drawn],
        "words": _script_words(),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


@cached
def _script_words() -> dict[str, str]:
    """What the script says; it puts a name where {} stands."""
    return {
        "picture": say("picture-how", name="{}"),
        "every": say("all-curves"),
        "only": say("only-curve", curve="{}"),
        "left": say("no-more-left"),
        "right": say("no-more-right"),
        "ended": say("tracing-ended"),
        "tools": say("tools"),
        "in": say("tool-in"),
        "out": say("tool-out"),
        "all": say("tool-all"),
        "svg": say("tool-svg"),
        "png": say("tool-png"),
    }


def _curve_data(plotted: Drawn) -> dict[str, object]:
    numbers: Curve = plotted.curve
    return {
        "name": plotted.name,
        "lead": _number(numbers.lead),
        "zeros": list(map(_number, numbers.zeros)),
        "poles": list(map(_number, numbers.poles)),
        "top": list(map(_number, numbers.top)),
        "bottom": list(map(_number, numbers.bottom)),
        "knots": list(map(_knot, numbers.knots)),
        "features": [
            [_number(feature.x), None if feature.y is None else _number(feature.y), feature.text]
            for feature in features(plotted.function)
        ],
    }


def _knot(knot: Knot) -> list[float]:
    return [_number(knot.x), _number(knot.before), _number(knot.after), int(knot.is_cut)]


def _number(value: float) -> float:
    """Without a needless ".0", and never infinite."""
    if isinf(value):
        return copysign(FAR, value)
    return int(value) if value == int(value) and abs(value) < 1e15 else value


# ── below the picture ───────────────────────────────────────────────────────


def _goal_list(goals: Sequence[Highlight]) -> Element | None:
    if not goals:
        return None
    return h.ul(
        *(
            h.li(
                h.span(circled(place), cls="mg-goal-number", aria_hidden="true"),
                f" {goal.text} ",
                h.span(say("goal-reached" if goal.met else "goal-not-reached"), cls="mg-goal-state"),
                cls="mg-met" if goal.met else "mg-unmet",
            )
            for place, goal in enumerate(goals)
        ),
        cls="mg-goal-list",
    )


def _described(drawn: Sequence[Drawn]) -> Iterator[str]:
    for plotted in drawn:
        yield f"{_equation(plotted)}. {description(plotted.function, far_out=plotted.far_out)}"


def _in_words(drawn: Sequence[Drawn], words: str, frame: Frame) -> Element:
    return h.details(
        h.summary(say("in-words-and-numbers")),
        [h.p(line) for line in words.splitlines()],
        [_features_table(plotted) for plotted in drawn],
        _values_table(drawn, frame) if drawn else None,
        cls="mg-graph-more",
    )


def _features_table(plotted: Drawn) -> Element:
    rows = [h.tr(h.th(feature_name(kind), scope="row"), h.td(where)) for kind, where in feature_rows(plotted.function)]
    return h.table(h.caption(say("features-of", function=plotted.name)), h.tbody(*rows), cls="mg-numbers-table")


def _values_table(drawn: Sequence[Drawn], frame: Frame) -> Element:
    """Exact values at round numbers and wherever a function is undefined."""
    gaps = [mark.x for plotted in drawn for mark in plotted.function.sign_chart.marks if mark.kind != "zero"]
    places = sorted({*frame.ticks_across(), *(x for x in gaps if isinstance(x, Fraction))})
    head = h.tr(h.th("x", scope="col"), *(h.th(plotted.name, scope="col") for plotted in drawn))
    rows = [
        h.tr(h.th(coordinate(x), scope="row"), *(h.td(value(plotted.function, x)) for plotted in drawn)) for x in places
    ]
    return h.table(h.caption(say("values")), h.thead(head), h.tbody(*rows), cls="mg-numbers-table")


# ── the widget ──────────────────────────────────────────────────────────────


def as_function(function: RationalFunction | str) -> RationalFunction:
    """The function itself, or the one that a text says.

    >>> as_function("1/x")
    RationalFunction.parse('1 / x')

    Raises `ReadError`, a ValueError with one clear sentence, for a text that cannot be read.
    """
    if isinstance(function, str):
        return RationalFunction.parse(function)
    if isinstance(function, RationalFunction):
        return function
    raise TypeError(f"{function!r} is no function; give a RationalFunction or a text such as '(x-2)/(x+3)'.")


def _corners(corners: Corners | None) -> PlotWindow | None:
    return corners if corners is None or isinstance(corners, PlotWindow) else PlotWindow(*corners)


def _size(size: Sequence[int]) -> tuple[int, int]:
    width, height = size
    return width, height


READERS: dict[str, Callable[[Any], Any]] = {
    "functions": lambda functions: tuple(map(as_function, functions)),
    "labels": tuple,
    "window": _corners,
    "shade": lambda shade: shade,
    "goals": tuple,
    "size": _size,
}
"""What can be changed about a graph, and how each is read."""


class RationalFunctionGraph(Page):
    """The graph of one or several functions, to pan, zoom and trace in a notebook.

    Functions may be given as texts. Changing `functions`, `labels`, `window`, `shade` or `goals` draws it anew.

    >>> picture = RationalFunctionGraph("(x-2)(x+1)/((x-2)(x+3))")
    >>> picture
    RationalFunctionGraph('(x-2)(x+1) / ((x-2)(x+3))')
    >>> picture.functions[0].holes[0].y
    Fraction(3, 5)
    >>> picture.functions = ["1/x", "x^2"]
    >>> picture.labels = ["Asha", "Ben"]
    >>> picture
    RationalFunctionGraph('1 / x', 'x^2', labels=('Asha', 'Ben'))
    """

    functions: tuple[RationalFunction, ...]
    """What is drawn; texts that say a function are read."""
    labels: tuple[str, ...]
    """Their names; f, g, h where there is none."""
    window: PlotWindow | None
    """Left, right, bottom, top; None: what shows all that matters."""
    shade: int | None
    """The place of the function whose signs are shaded."""
    goals: tuple[Highlight, ...]
    """Highlights to be marked in the picture."""
    size: tuple[int, int]
    """Width and height of the picture alone, in pixels."""

    def __init__(
        self,
        *functions: RationalFunction | str,
        window: Corners | None = None,
        labels: Sequence[str] = (),
        shade: int | None = None,
        goals: Sequence[Highlight] = (),
        size: tuple[int, int] = SIZE,
    ) -> None:
        given = {
            "functions": functions,
            "window": window,
            "labels": labels,
            "shade": shade,
            "goals": goals,
            "size": size,
        }
        for name, what in given.items():
            setattr(self, name, what)
        super().__init__(self._page)

    def __setattr__(self, name: str, value: Any) -> None:
        """What is drawn is read before it is taken, and drawn anew when it has changed."""
        if name not in READERS:
            super().__setattr__(name, value)
            return
        value = READERS[name](value)
        is_news = hasattr(self, "html") and value != getattr(self, name)
        super().__setattr__(name, value)
        if is_news:
            self.redraw(self.title)

    @property
    def title(self) -> str:
        """What it shows, in a line."""
        return title_of(_drawn(self.functions, self.labels))

    def _page(self, offers: Offers) -> Element:
        return graph(self.functions, key="graph", **self._how())

    def _how(self) -> dict[str, Any]:
        shade = self.shade if self.shade is not None and self.shade < len(self.functions) else None
        return {
            "window": self.window,
            "labels": self.labels,
            "shade": shade,
            "goals": self.goals,
            "size": self.size,
        }

    # ── to keep ─────────────────────────────────────────────────────────────

    def svg(self) -> str:
        """The picture as the text of an SVG file."""
        return alone(drawing(self.functions, **self._how()), self.size)

    def figure(self) -> Figure:
        """The same as a matplotlib figure, to be changed and printed."""
        from mathgames_widgets.page.graph.figure import figure_of

        shown = _window(self.functions, self.window)
        drawn, shade = _drawn(self.functions, self.labels), self._how()["shade"]
        return figure_of(drawn, shown, self.size, title=self.title, shade=shade)

    def png(self) -> bytes:
        """The picture as the bytes of a PNG file, through matplotlib."""
        from mathgames_widgets.page.graph.figure import png_of

        return png_of(self.figure())

    def save(self, path: str | Path) -> Path:
        """Write the picture to a file: .svg, .png, .html, or whatever else matplotlib writes, such as .pdf."""
        target = Path(path)
        if target.suffix == ".html":
            return self.save_page(target)
        if target.suffix == ".svg":
            target.write_text(self.svg(), encoding="utf-8")
        elif target.suffix == ".png":
            target.write_bytes(self.png())
        else:
            self.figure().savefig(target)
        return target

    def __repr__(self) -> str:
        parts = [repr(typed(f)) for f in self.functions]
        parts += [
            f"{name}={getattr(self, name)!r}"
            for name in ("window", "labels", "shade", "goals")
            if getattr(self, name) not in (None, ())
        ]
        return f"RationalFunctionGraph({', '.join(parts)})"


def alone(picture: Element, size: tuple[int, int]) -> str:
    """The text of an SVG file: the drawing with its styles inside, in light colours."""
    attributes = {"xmlns": "http://www.w3.org/2000/svg", "width": size[0], **picture.attributes}
    paper = h.rect(cls="mg-paper", width="100%", height="100%")
    return str(Element("svg", attributes, (style(picture_styles()), paper, *picture.children)))


@cache
def picture_styles() -> str:
    """The part of graph.css that is about the picture itself."""
    return (STATIC / "graph.css").read_text(encoding="utf-8").partition("/* ── around the picture")[0]
