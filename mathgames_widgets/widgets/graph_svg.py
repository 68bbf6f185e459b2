"""The picture of a graph as SVG. By its attributes every part says where it belongs, so that graph.js can move it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from mathgames_widgets.maths.curve import Curve, Pair, Window, pieces
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.widgets.graph_goals import Highlight, goal_bands, goal_labels, goal_lines, goal_rings, shading
from mathgames_widgets.widgets.graph_labels import LETTER, Frame, Label, Obstacle, brief, number, placed, text_box
from mathgames_widgets.widgets.graph_parts import SERIES, Drawn, coefficients, line
from mathgames_widgets.widgets.graph_words import coordinate, point
from mathgames_widgets.widgets.html import Element, circle, desc, g, path, rect, svg, text, title

DOTS = (
    "M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z",
    "M-4 -4h8v8h-8z",
    "M0 -5.5l5.5 5.5-5.5 5.5-5.5-5.5z",
    "M0 -5.5l5 9h-10z",
    "M0 5.5l5-9h-10z",
    "M-1.7-5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z",
    "M0-5l4.8 3.5-1.8 5.6h-6l-1.8-5.6z",
    "M-4.6-2.6l4.6-2.7 4.6 2.7v5.2l-4.6 2.7-4.6-2.7z",
)
"""Filled dots, one shape for each series: circle, square, diamond, two triangles, plus, five and six corners."""

ARROW = "M-6 10L0 1l6 9z"
"""Points at a hole that lies above the picture."""

SAMPLE = 58
"""Pixels of a legend's entry beside its name."""

MOST_LABELLED = 2
"""Functions in one picture whose asymptotes are labelled; with more of them only the holes are."""


def picture(
    drawn: Sequence[Drawn],
    window: Window,
    size: tuple[int, int],
    *,
    name: str,
    words: str,
    shade: int | None,
    goals: Sequence[Highlight],
) -> Element:
    """The whole drawing. `shade`: the place of the function whose signs are shaded."""
    frame = Frame(window, *size)
    entries, legend = _legend(drawn, frame.width)
    marks = tuple(_points(drawn))
    numbers, boxes = _numbers(frame)
    lines = tuple(_asymptotes(drawn))
    obstacles = [*boxes, *_obstacles(frame, marks, lines)]
    labels = _labels(drawn, goals)
    plot = svg(
        rect(cls="mg-paper", width="100%", height="100%"),
        tuple(shading(drawn[shade], frame)) if shade is not None else None,
        [goal_bands(goal, frame) for goal in goals],
        path(cls="mg-grid", d=_grid(frame)),
        *_axes(frame),
        g(*numbers, cls="mg-numbers"),
        [tuple(goal_lines(goal, frame)) for goal in goals],
        [line(frame, cls=f"mg-asymptote {series}", **where) for where, series in lines],
        [path(cls=f"mg-curve {one.series}", data_f=one.place, d=_curve(one.curve, frame)) for one in drawn],
        [_mark(frame, *mark) for mark in marks],
        [tuple(goal_rings(goal, frame)) for goal in goals],
        tuple(placed(labels, [one.curve for one in drawn], frame, obstacles)),
        cls="mg-plot",
        x=0,
        y=legend,
        width=frame.width,
        height=frame.height,
    )
    return svg(
        title(name),
        desc(words),
        entries,
        plot,
        cls="mg-graph-svg",
        viewBox=f"0 0 {frame.width} {frame.height + legend}",
        role="img",
        aria_label=name,
    )


# ── axes ────────────────────────────────────────────────────────────────────


def _grid(frame: Frame) -> str:
    upright = "".join(f"M{brief(frame.across(float(x)))} 0V{frame.height}" for x in frame.ticks_across())
    level = "".join(f"M0 {brief(frame.down(float(y)))}H{frame.width}" for y in frame.ticks_up())
    return upright + level


def _axes(frame: Frame) -> Iterator[Element]:
    x, y = frame.across(0), frame.down(0)
    width, height = frame.width, frame.height
    named_x, named_y = _names(frame)
    yield path(cls="mg-axes", d=f"M0 {brief(y)}H{width}M{brief(x)} {height}V0")
    yield path(cls="mg-heads", d=f"M{width} {brief(y)}l-9 -4v8zM{brief(x)} 0l-4 9h8z")
    yield text("x", cls="mg-name", x=brief(named_x[0]), y=brief(named_x[1]))
    yield text("y", cls="mg-name", x=brief(named_y[0]), y=brief(named_y[1]))


def _names(frame: Frame) -> tuple[Pair, Pair]:
    """Where x and y are written at the ends of the axes."""
    x, y = frame.across(0), frame.down(0)
    return (frame.width - 8, min(max(y, 20), frame.height - 4) - 8), (min(max(x, 0), frame.width - 24) + 10, 13)


def _numbers(frame: Frame) -> tuple[list[Element], list[Obstacle]]:
    """The numbers beside the axes, kept in sight when an axis is not."""
    row = min(max(frame.down(0), 0), frame.height - 20) + 16
    column = min(max(frame.across(0), 30), frame.width) - 6
    found: list[Element] = []
    boxes: list[Obstacle] = [(text_box("x", *place, "middle"), 20.0) for place in _names(frame)]
    for value in frame.ticks_across():
        x = frame.across(float(value))
        if value and 12 < x < frame.width - 24:
            found.append(text(tick(value), x=brief(x), y=brief(row)))
            boxes.append((text_box(tick(value), x, row, "middle"), 6.0))
    for value in frame.ticks_up():
        y = frame.down(float(value))
        if value and 22 < y < frame.height - 8:
            found.append(text(tick(value), cls="mg-up", x=brief(column), y=brief(y + 4)))
            boxes.append((text_box(tick(value), column, y + 4, "end"), 6.0))
    return found, boxes


def tick(value: Fraction) -> str:
    """A number beside an axis, as a decimal.

    >>> tick(Fraction(-5, 2)), tick(Fraction(300))
    ('−2.5', '300')
    """
    return (str(int(value)) if value.denominator == 1 else f"{float(value):g}").replace("-", "−")


# ── curves, asymptotes and dots ─────────────────────────────────────────────


def _curve(curve: Curve, frame: Frame) -> str:
    across, down = frame.across, frame.down
    return "".join(
        "M" + " ".join([f"{brief(across(x))} {brief(down(y))}" for x, y in piece])
        for piece in pieces(curve, frame.window)
    )


def _asymptotes(drawn: Sequence[Drawn]) -> Iterator[tuple[dict[str, str], str]]:
    """Where every asymptote is, and the class of its function."""
    for one in drawn:
        for wall in one.function.vertical_asymptotes:
            yield {"data_x": number(wall.x)}, one.series
        far_out = one.function.asymptote
        if far_out is None:
            continue
        where = {"data_y": number(far_out.coefficients[0] if far_out.coefficients else 0)}
        yield ({"data_c": coefficients(far_out)} if far_out.degree > 0 else where), one.series


Mark = tuple[float, float, str, str]
"""x, y, the class of the dot and the path of its shape: none for a hole."""


def _points(drawn: Sequence[Drawn]) -> Iterator[Mark]:
    """Filled dots first, then the open circles of the holes above them."""
    for one in drawn:
        f, shape = one.function, DOTS[one.place % SERIES]
        for turn in f.extrema:
            yield float(turn.x), float(turn.y), f"mg-dot mg-turn {one.series}", shape
        for zero in f.zeros:
            yield float(zero.x), 0.0, f"mg-dot {one.series}", shape
        if f.y_intercept:
            yield 0.0, float(f.y_intercept), f"mg-dot {one.series}", shape
    for one in drawn:
        for hole in one.function.holes:
            yield float(hole.x), float(hole.y), f"mg-hole {one.series}", ""


def _mark(frame: Frame, x: float, y: float, cls: str, shape: str) -> Element:
    """A dot, or the open circle of a hole: an arrow at the edge when it lies above or below the picture."""
    down = frame.down(y)
    beyond = "" if shape else "above" if down < 0 else "below" if down > frame.height else ""
    turned = " rotate(180)" if beyond == "below" else ""
    at = min(max(down, 0), frame.height) if beyond else down
    return g(
        path(d=shape) if shape else [circle(r=5), path(d=ARROW)],
        cls=f"mg-point {cls}",
        data_x=number(x),
        data_y=number(y),
        data_beyond=beyond or None,
        transform=f"translate({brief(frame.across(x))} {brief(at)}){turned}",
    )


def _obstacles(frame: Frame, marks: Sequence[Mark], lines: Iterable[tuple[dict[str, str], str]]) -> Iterator[Obstacle]:
    """What a label had better not cover: dots least of all, then upright and level lines, the axes among them."""
    for x, y, *_ in marks:
        across, down = frame.across(x), min(max(frame.down(y), 0), frame.height)
        yield (across - 7, down - 7, across + 7, down + 7), 40.0
    for where in ({"data_x": "0"}, {"data_y": "0"}, *(place for place, _ in lines)):
        if "data_x" in where:
            across = frame.across(float(where["data_x"]))
            yield (across - 1, 0, across + 1, frame.height), 5.0
        elif "data_y" in where:
            down = frame.down(float(where["data_y"]))
            yield (0, down - 1, frame.width, down + 1), 5.0


def _labels(drawn: Sequence[Drawn], goals: Sequence[Highlight]) -> list[Label]:
    """Holes first: they are never left out."""
    labels = [
        Label(point(hole.x, hole.y), one.series, x=float(hole.x), y=float(hole.y), must=True)
        for one in drawn
        for hole in one.function.holes
    ]
    labels += [label for place, goal in enumerate(goals) for label in goal_labels(place, goal)]
    if len(drawn) <= MOST_LABELLED:
        labels += [label for one in drawn for label in _asymptote_labels(one)]
    return list(dict.fromkeys(labels))


def _asymptote_labels(one: Drawn) -> Iterator[Label]:
    cls = f"mg-beside {one.series}"
    for wall in one.function.vertical_asymptotes:
        yield Label(f"x = {coordinate(wall.x)}", cls, x=float(wall.x))
    far_out = one.function.asymptote
    if far_out is None:
        return
    if far_out.degree < 1:
        yield Label(f"y = {plain(far_out)}", cls, y=float(far_out(0)))
    else:
        yield Label(f"y = {plain(far_out)}", cls, line=tuple(map(float, far_out.coefficients)))


# ── the legend ──────────────────────────────────────────────────────────────


def _legend(drawn: Sequence[Drawn], width: int) -> tuple[Element | None, int]:
    """For several functions: a piece of each line with its dot, and the name. Also the height it takes."""
    if len(drawn) < 2:
        return None, 0
    entries, x, y = [], 4.0, 0
    for one in drawn:
        size = len(one.name) * LETTER + SAMPLE
        if x > 4 and x + size > width:
            x, y = 4.0, y + 22
        entries.append(
            g(
                path(cls=f"mg-curve {one.series}", d="M0 0H34"),
                g(path(d=DOTS[one.place % SERIES], transform="translate(17 0)"), cls=f"mg-dot {one.series}"),
                text(one.name, x=41, y=4.5),
                cls="mg-entry",
                transform=f"translate({brief(x)} {y + 12})",
            )
        )
        x += size
    return g(*entries, cls="mg-legend"), y + 28
