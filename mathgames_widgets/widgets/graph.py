"""Graphs of rational functions: a picture to pan, zoom and trace, with its description and its tables."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import copysign, isinf

from mathgames_widgets.maths.curve import Curve, Knot, Window, curve, window_around
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.widgets.graph_labels import Frame
from mathgames_widgets.widgets.graph_svg import Drawn, Highlight, circled, picture
from mathgames_widgets.widgets.graph_words import coordinate, description, feature_rows, features, value
from mathgames_widgets.widgets.html import (
    Element,
    caption,
    details,
    div,
    figcaption,
    figure,
    li,
    p,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)

SIZE = (640, 420)
"""Width and height of the picture in pixels, where the page leaves the choice to it."""

FAR = 1e308
"""Stands for infinity, which JSON cannot write."""

Corners = Window | tuple[float, float, float, float]
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
) -> Element:
    """The graph of one or several functions, to be put on a page.

    `labels` names the functions (f, g, h … otherwise), `shade` is the place of the function whose signs are shaded,
    `goals` are marked in the picture and listed below it. The picture is panned and zoomed by graph.js, which remembers
    where one is under the `key` as long as the window stays the same.

    >>> figure = graph([RationalFunction.parse("1/x")], key="mine")
    >>> figure.tag, figure.attributes["class"], figure.attributes["data-key"]
    ('figure', 'mg-graph', 'mine')
    """
    drawn = _drawn(functions, labels)
    shown = _window(functions, window)
    words = "\n".join(_described(drawn))
    return figure(
        div(
            picture(drawn, shown, size, name=title_of(drawn), words=words, shade=shade, goals=goals),
            cls="mg-graph-picture",
        ),
        figcaption(_goal_list(goals), _in_words(drawn, words, Frame(shown, *size)), cls="mg-graph-caption"),
        cls="mg-graph",
        data_key=key,
        data_graph=_for_the_script(drawn, shown, size),
        data_lm_suppress_shortcuts="true",
    )


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
    """
    if not drawn:
        return "An empty graph"
    return "Graph of " + ", ".join(_equation(one) for one in drawn)


def _equation(one: Drawn) -> str:
    return f"{one.name}(x) = {plain(one.function)}" if len(one.name) < 4 else f"{one.name}: {plain(one.function)}"


def _drawn(functions: Sequence[RationalFunction], labels: Sequence[str]) -> tuple[Drawn, ...]:
    names = names_for(len(functions), labels)
    return tuple([Drawn(f, curve(f), names[place], place) for place, f in enumerate(functions)])


def _window(functions: Sequence[RationalFunction], window: Corners | None) -> Window:
    if isinstance(window, Window):
        return window
    return window_around(functions) if window is None else Window(*window)


# ── for the script ──────────────────────────────────────────────────────────


def _for_the_script(drawn: Sequence[Drawn], window: Window, size: tuple[int, int]) -> str:
    sides = [_number(side) for side in (window.left, window.right, window.bottom, window.top)]
    data = {"window": sides, "size": size, "curves": [_curve_data(one) for one in drawn]}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _curve_data(one: Drawn) -> dict[str, object]:
    numbers: Curve = one.curve
    return {
        "name": one.name,
        "lead": _number(numbers.lead),
        "zeros": list(map(_number, numbers.zeros)),
        "poles": list(map(_number, numbers.poles)),
        "top": list(map(_number, numbers.top)),
        "bottom": list(map(_number, numbers.bottom)),
        "knots": list(map(_knot, numbers.knots)),
        "features": [
            [_number(one.x), None if one.y is None else _number(one.y), one.text] for one in features(one.function)
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
    return ul(
        *(
            li(
                span(circled(place), cls="mg-goal-number", aria_hidden="true"),
                f" {goal.text}",
                span(" – reached" if goal.met else " – not reached", cls="mg-goal-state"),
                cls="mg-met" if goal.met else "mg-unmet",
            )
            for place, goal in enumerate(goals)
        ),
        cls="mg-goal-list",
    )


def _described(drawn: Sequence[Drawn]) -> Iterator[str]:
    for one in drawn:
        yield f"{_equation(one)}. {description(one.function)}"


def _in_words(drawn: Sequence[Drawn], words: str, frame: Frame) -> Element:
    return details(
        summary("The graph in words and numbers"),
        [p(line) for line in words.splitlines()],
        [_features_table(one) for one in drawn],
        _values_table(drawn, frame) if drawn else None,
        cls="mg-graph-more",
    )


def _features_table(one: Drawn) -> Element:
    rows = [tr(th(kind, scope="row"), td(where)) for kind, where in feature_rows(one.function)]
    return table(caption(f"Features of {one.name}"), tbody(*rows), cls="mg-numbers-table")


def _values_table(drawn: Sequence[Drawn], frame: Frame) -> Element:
    """Exact values at round numbers and wherever a function is undefined."""
    gaps = [gap.x for one in drawn for gap in (*one.function.holes, *one.function.vertical_asymptotes)]
    places = sorted({*frame.ticks_across(), *(x for x in gaps if isinstance(x, Fraction))})
    head = tr(th("x", scope="col"), *(th(one.name, scope="col") for one in drawn))
    rows = [tr(th(coordinate(x), scope="row"), *(td(value(one.function, x)) for one in drawn)) for x in places]
    return table(caption("Values"), thead(head), tbody(*rows), cls="mg-numbers-table")
