"""Where the labels of a graph stand: near what they name, clear of the curves and of each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import inf

from mathgames_widgets.maths.rational.algebraic import Number, near
from mathgames_widgets.maths.rational.curve import Curve, Pair, PlotWindow, horner, pieces, tick_step, ticks
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.graph.words import coordinate, point, sign_spans
from mathgames_widgets.page.html import Element, circle, desc, g, path, rect, svg, text, title

LETTER = 6.7
"""Pixels, the mean width of a letter in a label."""

LINE = 15
"""Pixels, the height of a label."""

EDGE = 5
"""Pixels that stay free between a label and the edge of the picture: some letters are wider than the mean."""

TICK_EVERY = 58
"""Pixels between two numbers of the x-axis, or a little more."""

Box = tuple[float, float, float, float]
"""left, top, right, bottom"""

Obstacle = tuple[Box, float]
"""A box, and what covering it costs."""

Spot = tuple[float, float, str]
"""x, y and the text-anchor."""

ON_A_CURVE = 24
"""What it costs to stand on a curve: more than on a line or beside the numbers of an axis, less than on a dot."""

BLOCKED = 90
"""A label that costs as much is left out, unless it must be there."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A window of the plane on so many pixels."""

    window: PlotWindow
    width: int
    height: int

    def across(self, x: float) -> float:
        """Pixels from the left."""
        return (x - self.window.left) / self.window.width * self.width

    def down(self, y: float) -> float:
        """Pixels from the top."""
        return (self.window.top - y) / self.window.height * self.height

    def x(self, across: float) -> float:
        """The number of the x-axis at so many pixels."""
        return self.window.left + across / self.width * self.window.width

    def ticks_across(self) -> tuple[Fraction, ...]:
        return ticks(self.window.left, self.window.right, tick_step(self.window.width * TICK_EVERY / self.width))

    def ticks_up(self) -> tuple[Fraction, ...]:
        return ticks(
            self.window.bottom, self.window.top, tick_step(self.window.height * TICK_EVERY * 0.8 / self.height)
        )


@dataclass(frozen=True, slots=True)
class Label:
    """A text for a point (x, y), an upright line (x), a level line (y) or a polynomial (line).

    One that `must` be there is never left out.
    """

    text: str
    series: str
    x: float | None = None
    y: float | None = None
    line: tuple[float, ...] = ()
    must: bool = False


def brief(value: float) -> str:
    """Pixels with one digit behind the point, as short as can be.

    >>> brief(12.04), brief(-0.04), brief(3.26)
    ('12', '0', '3.3')
    """
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def number(value: Number | float) -> str:
    """A float as the page reads it.

    >>> number(Fraction(1, 3)), number(Fraction(2))
    ('0.3333333333333333', '2')
    """
    close = near(value)
    return str(int(close)) if close == int(close) else repr(close)


def text_box(words: str, x: float, y: float, anchor: str) -> Box:
    """About the space that a text takes."""
    width = len(words) * LETTER + 4
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - LINE + 3, left + width, y + 4


def placed(
    labels: Sequence[Label], curves: Sequence[Curve], frame: Frame, obstacles: Sequence[Obstacle]
) -> Iterator[Element]:
    """Every label at the best free place; those without one are hidden, but never one that must be there."""
    taken = list(obstacles)
    for label in labels:
        spot, cost = best_spot(label, curves, frame, taken)
        shown = spot is not None and (cost < BLOCKED or label.must)
        x, y, anchor = spot if spot and shown else (0.0, 0.0, "start")
        if shown:
            taken.append((text_box(label.text, x, y, anchor), 100.0))
        yield text(
            label.text,
            cls=f"mg-label {label.series}",
            data_x=None if label.x is None else number(label.x),
            data_y=None if label.y is None else number(label.y),
            data_c=" ".join(map(number, label.line)) or None,
            data_must="true" if label.must else None,
            x=brief(x),
            y=brief(y),
            text_anchor=anchor,
            visibility=None if shown else "hidden",
        )


def best_spot(
    label: Label, curves: Sequence[Curve], frame: Frame, taken: Sequence[Obstacle]
) -> tuple[Spot | None, float]:
    """The cheapest place, and what it costs; none where what it names is out of sight."""
    best: Spot | None = None
    least = inf
    for rank, (x, y, anchor) in enumerate(spots(label, frame)):
        left, top, right, bottom = box = text_box(label.text, x, y, anchor)
        if left < EDGE or right > frame.width - EDGE or top < 0 or bottom > frame.height:
            continue
        cost = rank / 4 + sum([price for other, price in taken if _overlap(box, other)])
        if cost < least:
            cost += ON_A_CURVE * sum([runs_through(curve, box, frame) for curve in curves])
        if cost < least:
            best, least = (x, y, anchor), cost
    return best, least


def spots(label: Label, frame: Frame) -> Iterator[Spot]:
    """The places where a label may stand, the best first."""
    if label.line:
        yield from _along(label.line, frame)
        return
    x = None if label.x is None else frame.across(label.x)
    y = None if label.y is None else frame.down(label.y)
    if x is not None and not 0 <= x <= frame.width:
        return
    if x is not None and y is not None:
        yield from _around(x, min(max(y, 4), frame.height - 4))
    elif x is not None:
        for at in (18, 36, 54, frame.height - 10, frame.height - 28, frame.height * 0.3, frame.height * 0.7):
            yield x + 6, at, "start"
            yield x - 6, at, "end"
    elif y is not None and 0 <= y <= frame.height:
        for level in (y - 6, y + 16):
            yield frame.width - 6, level, "end"
            yield 6, level, "start"
            yield frame.width * 0.75, level, "middle"
            yield frame.width * 0.25, level, "middle"


def _along(line: Sequence[float], frame: Frame) -> Iterator[Spot]:
    for share in (0.94, 0.82, 0.7, 0.06, 0.18, 0.3):
        x = frame.width * share
        y = frame.down(horner(line, frame.x(x)))
        if 0 < y < frame.height:
            yield from _around(x, y)


def _around(x: float, y: float) -> Iterator[Spot]:
    for far in (1, 1.8):
        yield x + 9 * far, y - 9 * far, "start"
        yield x - 9 * far, y - 9 * far, "end"
        yield x + 9 * far, y + 4 + 15 * far, "start"
        yield x - 9 * far, y + 4 + 15 * far, "end"
        yield x + 12 * far, y + 4, "start"
        yield x - 12 * far, y + 4, "end"
        yield x, y - 13 * far, "middle"
        yield x, y + 8 + 15 * far, "middle"


def _overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share some space.

    >>> _overlap((0, 0, 30, 10), (20, 5, 50, 15)), _overlap((0, 0, 30, 10), (20, 12, 50, 22))
    (True, False)
    """
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def runs_through(curve: Curve, box: Box, frame: Frame) -> bool:
    """Whether the curve passes the box, going by six of its points.

    >>> frame = Frame(PlotWindow(-5, 5, -5, 5), 500, 500)
    >>> [runs_through(lambda x: (x - 3.4) ** 2, (400, top, 440, top + 20), frame) for top in (200, 240)]
    [False, True]
    """
    left, top, right, bottom = box
    sides = set()
    for part in range(6):
        y = frame.down(curve(frame.x(left + (right - left) * part / 5)))
        if top <= y <= bottom:
            return True
        sides.add(y < top)
    return len(sides) == 2


# ── The parts of a graph's picture. By its attributes each says where it belongs, so that the script can move it ─────

SERIES = 8
"""Colours, dashes and dots that can be told apart; further functions start again."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A function in the picture: its curve in floats, its name and the number of its colour."""

    function: RationalFunction
    curve: Curve
    name: str
    place: int
    far_out: bool = True
    """Whether its asymptote far out is shown; a question may ask for it."""

    @property
    def series(self) -> str:
        """The class of its colour, dash and dot."""
        return f"mg-s{self.place % SERIES + 1}"


def coefficients(polynomial: Polynomial) -> str:
    """Constant first, with spaces between."""
    return " ".join(map(number, polynomial.coefficients)) or "0"


def line(frame: Frame, *, data_x: str | None = None, data_y: str | None = None, data_c: str = "", cls: str) -> Element:
    """An upright line at x, a level line at y or the curve of a polynomial."""
    if data_x is not None:
        d = f"M{brief(frame.across(float(data_x)))} 0V{frame.height}"
    elif data_y is not None:
        d = f"M0 {brief(frame.down(float(data_y)))}H{frame.width}"
    else:
        d = _polynomial([float(coefficient) for coefficient in data_c.split()], frame)
    return path(cls=cls, data_x=data_x, data_y=data_y, data_c=data_c or None, d=d)


def _polynomial(line: Sequence[float], frame: Frame) -> str:
    """A straight line needs two points; a bent one gets one for every few pixels."""
    parts = frame.width // 8 if len(line) > 2 else 1
    far = 99 * frame.height
    points = []
    for part in range(parts + 1):
        x = frame.width * part / parts
        y = min(max(frame.down(horner(line, frame.x(x))), -far), far)
        points.append(f"{brief(x)} {brief(y)}")
    return "M" + " ".join(points)


def band(low: Number | None, high: Number | None, half: str, cls: str, frame: Frame) -> Element:
    left, right = span(low, high, frame)
    axis = min(max(frame.down(0), 0), frame.height)
    top, bottom = (0, axis) if half == "top" else (axis, frame.height)
    return rect(
        cls=cls,
        data_half=half,
        **ends(low, high),
        x=brief(left),
        y=brief(top),
        width=brief(right - left),
        height=brief(bottom - top),
    )


def span(low: Number | None, high: Number | None, frame: Frame) -> tuple[float, float]:
    left = 0.0 if low is None else min(max(frame.across(near(low)), 0), frame.width)
    right = frame.width if high is None else min(max(frame.across(near(high)), 0), frame.width)
    return left, right


def ends(low: Number | None, high: Number | None) -> dict[str, str | None]:
    return {"data_from": None if low is None else number(low), "data_to": None if high is None else number(high)}


# ── What is laid over a graph: the signs of a function, and marks for what goals ask for ─────────────────────────────

CIRCLED_ONE = 0x2460


@dataclass(frozen=True, slots=True)
class Highlight:
    """What a goal asks for, marked in the picture.

    Upright lines at `xs`, level lines at `ys`, other `lines`, and rings round `points`. `met`: whether the goal is
    reached; the marks of others are dotted.

    >>> from fractions import Fraction
    >>> Highlight("Horizontal asymptote y = 2", ys=(Fraction(2),), met=False).ys
    (Fraction(2, 1),)
    """

    text: str
    xs: tuple[Number, ...] = ()
    ys: tuple[Number, ...] = ()
    lines: tuple[Polynomial, ...] = ()
    points: tuple[Point, ...] = ()
    met: bool = True


def shading(drawing: Drawn, frame: Frame) -> Iterator[Element]:
    """Above the axis where the function is positive, below it where it is negative, each with its sign."""
    for low, high, sign in sign_spans(drawing.function):
        if not sign:
            continue
        half, cls, said = ("top", "mg-plus", "+") if sign > 0 else ("bottom", "mg-minus", "−")
        left, right = span(low, high, frame)
        yield band(low, high, half, f"mg-shade {cls}", frame)
        yield text(
            said,
            cls=f"mg-sign {cls}",
            data_half=half,
            **ends(low, high),
            x=brief((left + right) / 2),
            y=20 if sign > 0 else frame.height - 10,
            visibility="inherit" if right - left > 14 else "hidden",
        )


def goal_lines(goal: Highlight, frame: Frame) -> Iterator[Element]:
    cls = f"mg-goal-line {_reached(goal)}"
    yield from (line(frame, cls=cls, data_x=number(x)) for x in goal.xs)
    yield from (line(frame, cls=cls, data_y=number(y)) for y in goal.ys)
    yield from (line(frame, cls=cls, data_c=coefficients(other)) for other in goal.lines)


def goal_rings(goal: Highlight, frame: Frame) -> Iterator[Element]:
    for ring in goal.points:
        x, y = near(ring.x), near(ring.y)
        yield g(
            circle(r=11),
            cls=f"mg-goal-ring {_reached(goal)}",
            data_x=number(x),
            data_y=number(y),
            transform=f"translate({brief(frame.across(x))} {brief(frame.down(y))})",
        )


def _reached(goal: Highlight) -> str:
    return "mg-met" if goal.met else "mg-unmet"


def circled(place: int) -> str:
    """The number of a goal in the picture.

    >>> circled(0), circled(2)
    ('①', '③')
    """
    return chr(CIRCLED_ONE + place % 20)


def goal_labels(place: int, goal: Highlight) -> Iterator[Label]:
    words, cls = circled(place), "mg-goal-number"
    if goal.points:
        yield Label(words, cls, x=near(goal.points[0].x), y=near(goal.points[0].y), must=True)
    elif goal.xs:
        yield Label(words, cls, x=near(goal.xs[0]), must=True)
    elif goal.ys:
        yield Label(words, cls, y=near(goal.ys[0]), must=True)
    elif goal.lines:
        yield Label(words, cls, line=tuple(map(float, goal.lines[0].coefficients)), must=True)


# ── The picture of a graph as SVG. By its attributes every part says where it belongs, so that graph.js can move it ───

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
    window: PlotWindow,
    size: tuple[int, int],
    *,
    name: str,
    words: str,
    shade: int | None,
    goals: Sequence[Highlight],
    stems: Sequence[Pair] | None = None,
) -> Element:
    """The whole drawing. `shade`: the place of the function whose signs are shaded.

    With `stems` it stays as it is drawn, and a number that a line or a curve would run through stands on the other side
    of its axis. A stem is an x and the height at which something hangs there.
    """
    frame = Frame(window, *size)
    entries, legend = _legend(drawn, frame.width)
    marks = tuple(_points(drawn))
    lines = tuple(_asymptotes(drawn))
    dodged = None if stems is None else _Dodged(frame, drawn, [where for where, _ in lines], marks, stems)
    numbers, boxes = _numbers(frame, dodged)
    obstacles = [*boxes, *_obstacles(frame, marks, lines)]
    labels = _labels(drawn, goals)
    plot = svg(
        rect(cls="mg-paper", width="100%", height="100%"),
        tuple(shading(drawn[shade], frame)) if shade is not None else None,
        path(cls="mg-grid", d=_grid(frame)),
        *_axes(frame),
        g(*numbers, cls="mg-numbers"),
        [tuple(goal_lines(goal, frame)) for goal in goals],
        [line(frame, cls=f"mg-asymptote {series}", **where) for where, series in lines],
        [
            path(cls=f"mg-curve {drawing.series}", data_f=drawing.place, d=_curve(drawing.curve, frame))
            for drawing in drawn
        ],
        [_mark(frame, *mark) for mark in marks],
        [tuple(goal_rings(goal, frame)) for goal in goals],
        tuple(placed(labels, [drawing.curve for drawing in drawn], frame, obstacles)),
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
    """An axis outside the picture has no name at its edge, where it would look like the axis."""
    x, y = frame.across(0), frame.down(0)
    width, height = frame.width, frame.height
    named_x, named_y = _names(frame)
    yield path(cls="mg-axes", d=f"M0 {brief(y)}H{width}M{brief(x)} {height}V0")
    yield path(cls="mg-heads", d=f"M{width} {brief(y)}l-9 -4v8zM{brief(x)} 0l-4 9h8z")
    x_in, y_in = (None if is_in else "hidden" for is_in in (0 <= y <= height, 0 <= x <= width))
    yield text("x", cls="mg-name", x=brief(named_x[0]), y=brief(named_x[1]), visibility=x_in)
    yield text("y", cls="mg-name", x=brief(named_y[0]), y=brief(named_y[1]), visibility=y_in)


def _names(frame: Frame) -> tuple[Pair, Pair]:
    """Where x and y are written at the ends of the axes."""
    x, y = frame.across(0), frame.down(0)
    return (frame.width - 8, min(max(y, 20), frame.height - 4) - 8), (min(max(x, 0), frame.width - 24) + 10, 13)


@dataclass(frozen=True, slots=True)
class _Dodged:
    """What numbers beside the axes are kept clear of."""

    frame: Frame
    drawn: Sequence[Drawn]
    lines: Sequence[dict[str, str]]
    marks: Sequence[Mark]
    stems: Sequence[Pair]

    def cost(self, box: Box) -> int:
        """How much runs through a box, beside the axis itself."""
        left, top, right, bottom = box
        frame = self.frame
        upright = [frame.across(float(where["data_x"])) for where in self.lines if "data_x" in where]
        level = [frame.down(float(where["data_y"])) for where in self.lines if "data_y" in where]
        dots = [self._at((x, y)) for x, y, *_ in self.marks]
        hung = [(frame.across(x), *sorted((frame.down(0), frame.down(y)))) for x, y in self.stems]
        rings = [(x - RING, y - RING, x + RING, y + RING) for x, y in map(self._at, self.stems)]
        return sum(
            (
                sum(left < x < right for x in upright),
                sum(top < y < bottom for y in level),
                sum(left - 4 < x < right + 4 and top - 4 < y < bottom + 4 for x, y in dots),
                sum(left < x < right and top < low and high < bottom for x, high, low in hung),
                sum(_overlap(box, ring) for ring in rings),
                sum(runs_through(drawing.curve, box, frame) for drawing in self.drawn),
                2 * (left < 0 or top < 0 or right > frame.width or bottom > frame.height),
            )
        )

    def _at(self, point: Pair) -> Pair:
        return self.frame.across(point[0]), self.frame.down(point[1])


RING = 17
"""Pixels from the middle of what hangs on a stem to its edge."""

Place = tuple[float, float, str]
"""x, y and the text-anchor of a number."""


def _numbers(frame: Frame, dodged: _Dodged | None = None) -> tuple[list[Element], list[Obstacle]]:
    """The numbers beside the axes, kept in sight when an axis is not."""
    row = min(max(frame.down(0), 0), frame.height - 20) + 16
    column = min(max(frame.across(0), 30), frame.width) - 6
    found: list[Element] = []
    boxes: list[Obstacle] = [(text_box("x", *place, "middle"), 20.0) for place in _names(frame)]

    def clear(words: str, *places: Place) -> Place:
        """The first place for a number, or the other where less runs through it."""
        return min(places, key=lambda place: dodged.cost(text_box(words, *place))) if dodged else places[0]

    for value in frame.ticks_across():
        x = frame.across(float(value))
        if value and 12 < x < frame.width - 24:
            beside = ((x - 4, row, "end"), (x + 5, row, "start"), (x - 4, row - 24, "end"))
            spot = clear(tick(value), (x, row, "middle"), (x, row - 24, "middle"), *beside)
            side = {} if spot[2] == "middle" else {"text_anchor": spot[2]}
            found.append(text(tick(value), **side, x=brief(spot[0]), y=brief(spot[1])))
            boxes.append((text_box(tick(value), *spot), 6.0))
    at_edge = dodged is not None and frame.across(0) < 0
    for value in frame.ticks_up():
        y = frame.down(float(value))
        if value and (38 if at_edge else 22) < y < frame.height - 8:
            beside_axis = (column, y + 4, "end"), (column + 12, y + 4, "start")
            # Without its axis a number stands on its line, so that the line does not go through it.
            spot = (4, y - 5, "start") if at_edge else clear(tick(value), *beside_axis)
            side = {"cls": "mg-up"} if spot[2] == "end" else {"text_anchor": "start"}
            found.append(text(tick(value), **side, x=brief(spot[0]), y=brief(spot[1])))
            boxes.append((text_box(tick(value), *spot), 6.0))
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
    for drawing in drawn:
        for wall in drawing.function.vertical_asymptotes:
            yield {"data_x": number(wall.x)}, drawing.series
        far_out = drawing.function.asymptote
        if far_out is None or not drawing.far_out:
            continue
        where = {"data_y": number(far_out.coefficients[0] if far_out.coefficients else 0)}
        yield ({"data_c": coefficients(far_out)} if far_out.degree > 0 else where), drawing.series


Mark = tuple[float, float, str, str]
"""x, y, the class of the dot and the path of its shape: none for a hole."""


def _points(drawn: Sequence[Drawn]) -> Iterator[Mark]:
    """Filled dots first, then the open circles of the holes above them."""
    for drawing in drawn:
        f, shape = drawing.function, DOTS[drawing.place % SERIES]
        for turn in f.extrema:
            yield near(turn.x), near(turn.y), f"mg-dot mg-turn {drawing.series}", shape
        for zero in f.zeros:
            yield near(zero.x), 0.0, f"mg-dot {drawing.series}", shape
        if f.y_intercept:
            yield 0.0, near(f.y_intercept), f"mg-dot {drawing.series}", shape
    for drawing in drawn:
        for hole in drawing.function.holes:
            yield near(hole.x), near(hole.y), f"mg-hole {drawing.series}", ""


def _mark(frame: Frame, x: float, y: float, cls: str, shape: str) -> Element:
    """A dot, or the open circle of a hole. Holes and turning points above or below the picture are arrows at its edge:
    there is more of the curve.
    """
    down = frame.down(y)
    stays = bool(shape) and "mg-turn" not in cls
    beyond = "" if stays else "above" if down < 0 else "below" if down > frame.height else ""
    turned = " rotate(180)" if beyond == "below" else ""
    at = min(max(down, 0), frame.height) if beyond else down
    arrow = None if stays else path(d=ARROW, cls="mg-beyond")
    return g(
        path(d=shape) if shape else circle(r=5),
        arrow,
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
    """Holes first: they are never left out. What two functions share has one label, in no one's colour."""
    labels = _shared(
        [
            Label(point(hole.x, hole.y), drawing.series, x=near(hole.x), y=near(hole.y), must=True)
            for drawing in drawn
            for hole in drawing.function.holes
        ]
    )
    labels += [label for place, goal in enumerate(goals) for label in goal_labels(place, goal)]
    if len(drawn) <= MOST_LABELLED:
        labels += _shared([label for drawing in drawn for label in _asymptote_labels(drawing)])
    return list(dict.fromkeys(labels))


def _shared(labels: Sequence[Label]) -> list[Label]:
    """Each place once; where it belongs to several functions, without the colour of one.

    >>> [label.series for label in _shared([Label("x = 2", "mg-s1", x=2), Label("x = 2", "mg-s2", x=2)])]
    ['mg-beside']
    """
    alike: dict[Label, list[Label]] = {}
    for label in labels:
        alike.setdefault(replace(label, series="mg-beside"), []).append(label)
    return [group[0] if len(group) == 1 else label for label, group in alike.items()]


def _asymptote_labels(drawing: Drawn) -> Iterator[Label]:
    cls = f"mg-beside {drawing.series}"
    for wall in drawing.function.vertical_asymptotes:
        yield Label(f"x = {coordinate(wall.x)}", cls, x=near(wall.x))
    far_out = drawing.function.asymptote
    if far_out is None or not drawing.far_out:
        return
    if far_out.degree < 1:
        yield Label(f"y = {plain(far_out)}", cls, y=near(far_out(0)))
    else:
        yield Label(f"y = {plain(far_out)}", cls, line=tuple(map(near, far_out.coefficients)))


# ── the legend ──────────────────────────────────────────────────────────────


def _legend(drawn: Sequence[Drawn], width: int) -> tuple[Element | None, int]:
    """For several functions: a piece of each line with its dot, and the name. Also the height it takes."""
    if len(drawn) < 2:
        return None, 0
    entries, x, y = [], 4.0, 0
    for drawing in drawn:
        size = len(drawing.name) * LETTER + SAMPLE
        if x > 4 and x + size > width:
            x, y = 4.0, y + 22
        entries.append(
            g(
                path(cls=f"mg-curve {drawing.series}", d="M0 0H34"),
                g(path(d=DOTS[drawing.place % SERIES], transform="translate(17 0)"), cls=f"mg-dot {drawing.series}"),
                text(drawing.name, x=41, y=4.5),
                cls="mg-entry",
                transform=f"translate({brief(x)} {y + 12})",
            )
        )
        x += size
    return g(*entries, cls="mg-legend"), y + 28
