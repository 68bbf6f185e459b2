"""What is drawn on the cards of BYORF: a small picture of what each goal asks, and where a factor is zero."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from mathgames_widgets.maths.rational.algebraic import near
from mathgames_widgets.maths.rational.curve import PlotWindow, curve, horner, pieces
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.page.graph.picture import brief
from mathgames_widgets.page.html import Element, Raw, circle, drawing, drawn_once, g, path, rect, span, text

from ..rules.cards import Factor, Goal

WIDTH, HEIGHT = 72, 48
"""A picture in its own units."""

BEND = 0.004
"""How far a drawn curve may lie off the true one: the pictures are small."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A function that reaches a goal, and what of it the goal is about.

    `about` names features: holes, zeros, walls (vertical asymptotes), far (what it comes close to far out), start (the
    point on the y-axis). `missing` is the axis that is never met, or the walls that are not there. `shade` is the half
    of the plane that the goal speaks of, `arrow` where the feature should go, `signs` a row of the sign chart.
    """

    f: str = ""
    about: str = ""
    reach: tuple[float, float] = (4.5, 3)
    missing: str = ""
    shade: str = ""
    arrow: str = ""
    signs: tuple[str, ...] = ()
    words: tuple[tuple[float, float, str], ...] = ()


SKETCHES: dict[str, Sketch] = {
    "G01": Sketch("4/(x^2+2)", "far"),
    "G02": Sketch("(x^2-2)/(x^2+1)", "far", words=((-3.7, 1.35, "1"),)),
    "G03": Sketch("(2-x^2)/(x^2+1)", "far", words=((-3.7, -2.2, "−1"),)),
    "G04": Sketch("(2x^2-2)/(x^2+1)", "far", words=((-3.7, 0.85, "2"),)),
    "G05": Sketch("(x^2-8)/(2x^2+3)", "far", words=((-3.7, 0.9, "k"),)),
    "G06": Sketch("(x^2-1)/x", "far", (4.5, 3.6)),
    "G07": Sketch("(x^2-4)/2", "", (4.5, 3)),
    "G08": Sketch("-(x^3-7x)/4", "", (4.5, 3), arrow="fall"),
    "G09": Sketch("2/(x-1)", "walls"),
    "G10": Sketch("6/((x+2.5)(x-0.5)(x-3))", "walls"),
    "G11": Sketch("(x-1)(x+1)/(x-1)", "holes", missing="walls"),
    "G12": Sketch("2/x", "walls"),
    "G13": Sketch("4/((x-2)(x+2))", "walls", words=((-3.5, -2.6, "−a"), (3.2, -2.6, "a"))),
    "G14": Sketch("1/(x-1)^2", "walls"),
    "G15": Sketch("(x+1)(x-1)/(x-1)", "holes"),
    "G16": Sketch("x(x-2)(x+2)/((x-2)(x+2))", "holes"),
    "G17": Sketch("(x-2)^2/(x-2)", "holes"),
    "G18": Sketch("(x+1)(x-1)/(x-1)", "holes", shade="above"),
    "G19": Sketch("(x+3)(x+2)/(x+2)", "holes", shade="left"),
    "G20": Sketch("x(x^2+2)/6", "zeros"),
    "G21": Sketch("x(x-3)(x+3)/4", "zeros"),
    "G22": Sketch("x^2/4+1", missing="across"),
    "G23": Sketch("(x-1)^2", "zeros"),
    "G24": Sketch("(x-2)(x+2)/2", "zeros", words=((-3.6, 0.5, "−a"), (3.4, 0.5, "a"))),
    "G25": Sketch("(x+4)/2", "start", words=((1.9, 1.1, "1, 2, …"),)),
    "G26": Sketch("2/x", missing="up"),
    "G27": Sketch(signs=("+", "0", "−")),
    "G28": Sketch(signs=("−", "0", "+")),
    "G29": Sketch(signs=("+", "VA", "−")),
    "G30": Sketch(signs=("−", "VA", "+")),
    "G31": Sketch("4(x-0.5)/((x+3)(x-2))", "walls"),
    "G32": Sketch("2/((x+1)(x+3))", "walls", shade="left"),
    "G33": Sketch("x(x-3)(x+3)/4", "zeros"),
    "G34": Sketch("x(x-2)(x+2)/((x-2)(x+2))", "holes"),
    "G35": Sketch(signs=("+", "", "−", "", "+")),
    "G36": Sketch("(x-1)(x+1)/(x-1)", "holes", arrow="up"),
    "G37": Sketch("(x-1)(x-3)/(x-1)", "holes", arrow="down"),
    "G38": Sketch("(x+2)/2", "start", arrow="up"),
    "G39": Sketch("(x-2)/2", "start", arrow="down"),
    "G40": Sketch("(x^2-2)/(x^2+1)", "far", arrow="up"),
}


@cache
def goal_picture(goal: Goal) -> Raw:
    """A small picture of what a goal asks for. Those who listen hear the goal itself."""
    sketch = SKETCHES[goal.id]
    parts = _sign_row(sketch.signs) if sketch.signs else _plane(sketch)
    return drawing(
        f"0 0 {WIDTH} {HEIGHT}",
        rect(cls="mg-p-paper", width=WIDTH, height=HEIGHT, rx=6),
        *parts,
        path(cls="mg-p-star", d="M64 2.5l1.8 3.7 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z")
        if goal.is_superlative
        else None,
        cls="mg-sketch",
    )


def _sign_row(signs: tuple[str, ...]) -> Iterator[Element]:
    """A piece of a sign chart: signs above a number line, and between them the places where it may change."""
    step = WIDTH / len(signs)
    yield path(cls="mg-p-axis", d=f"M3 32H{WIDTH - 3}")
    for place, sign in enumerate(signs):
        x = step * (place + 0.5)
        if sign in ("+", "−"):
            yield text(sign, cls="mg-p-sign mg-p-plus" if sign == "+" else "mg-p-sign", x=brief(x), y=26)
        elif sign == "VA":
            yield path(cls="mg-p-wall mg-p-key", d=f"M{brief(x)} 6V42")
        else:
            yield circle(cls="mg-p-dot", cx=brief(x), cy=32, r=4)
            if sign:
                yield text(sign, cls="mg-p-word", x=brief(x), y=45)


def _plane(sketch: Sketch) -> Iterator[Element]:
    f = RationalFunction.parse(sketch.f)
    across, up = sketch.reach
    window = PlotWindow(-across, across, -up, up)

    def at(x: float, y: float) -> tuple[float, float]:
        return (x + across) / (2 * across) * WIDTH, (up - y) / (2 * up) * HEIGHT

    middle_x, middle_y = at(0, 0)
    if sketch.shade:
        size = {"width": WIDTH / 2, "height": HEIGHT} if sketch.shade == "left" else {"width": WIDTH, "height": 24}
        yield rect(cls="mg-p-half", x=0, y=0, **size)
    missing = {"across": f"M0 {middle_y}H{WIDTH}", "up": f"M{middle_x} 0V{HEIGHT}"}.get(sketch.missing, "")
    axes = {"across": f"M0 {middle_y}H{WIDTH}", "up": f"M{middle_x} 0V{HEIGHT}"}
    yield path(cls="mg-p-axis", d="".join(line for line in axes.values() if line != missing))
    if missing:
        yield path(cls="mg-p-missing", d=missing)
    for wall in f.vertical_asymptotes:
        x, _ = at(near(wall.x), 0)
        yield path(cls=_key("mg-p-wall", "walls", sketch), d=f"M{brief(x)} 0V{HEIGHT}")
    if "far" in sketch.about and f.asymptote is not None:
        line = [near(number) for number in f.asymptote.coefficients]
        ends = [at(x, horner(line, x)) for x in (-across, across)]
        yield path(
            cls="mg-p-wall mg-p-key", d=" ".join(f"{'ML'[n]}{brief(x)} {brief(y)}" for n, (x, y) in enumerate(ends))
        )
    d = "".join(
        "M" + " ".join(f"{brief(x)} {brief(y)}" for x, y in (at(*point) for point in piece))
        for piece in pieces(curve(f), window, bend=BEND)
    )
    yield path(cls="mg-p-curve", d=d)
    for x, y, word in sketch.words:
        yield text(word, cls="mg-p-word", x=brief(at(x, y)[0]), y=brief(at(x, y)[1]))
    yield from _dots(sketch, f, at)


def _dots(sketch: Sketch, f: RationalFunction, at: object) -> Iterator[Element]:
    assert callable(at)
    spots: list[tuple[float, float, str]] = []
    if "zeros" in sketch.about:
        spots += [(near(zero.x), 0.0, "mg-p-dot") for zero in f.zeros]
    if "start" in sketch.about and f.y_intercept is not None:
        spots.append((0.0, near(f.y_intercept), "mg-p-dot"))
    spots += [(near(hole.x), near(hole.y), "mg-p-hole") for hole in f.holes]
    for x, y, cls in spots:
        across, down = at(x, y)
        yield circle(cls=cls, cx=brief(across), cy=brief(down), r=4)
        yield from _arrow(sketch.arrow, across, down)
    if "far" in sketch.about and sketch.arrow:
        yield from _arrow(sketch.arrow, 58, at(0, 1)[1])
    if sketch.arrow == "fall":
        yield path(cls="mg-p-arrow", d="M62 36v8m-3.5 -3.5l3.5 4 3.5 -4")
    if sketch.missing == "walls":
        across, _ = at(near(f.holes[0].x), 0)
        yield path(cls="mg-p-missing", d=f"M{brief(across)} 24V{HEIGHT}")


def _arrow(way: str, x: float, y: float) -> Iterator[Element]:
    if way == "up":
        yield path(cls="mg-p-arrow", d=f"M{brief(x)} {brief(y - 6)}v-8m-3.5 3.5l3.5 -4 3.5 4")
    elif way == "down":
        yield path(cls="mg-p-arrow", d=f"M{brief(x)} {brief(y + 6)}v8m-3.5 -3.5l3.5 4 3.5 -4")


def _key(cls: str, feature: str, sketch: Sketch) -> str:
    return f"{cls} mg-p-key" if feature in sketch.about else cls


REACH = 4
"""The roots of the factors go as far as this on both sides."""


@drawn_once
def root_line(factor: Factor) -> Element:
    """A number line with a dot where the factor is zero; cards with the same root have the same dot, and its colour."""
    places = range(-REACH, REACH + 1)
    ticks = "".join(f"M{50 + 11 * place} {2 if place == 0 else 4}v{8 if place == 0 else 4}" for place in places)
    root = g(circle(cx=50 + 11 * factor.root, cy=6, r=5.2), cls="mg-root")
    line = drawing("0 0 100 12", path(cls="mg-line-axis", d=f"M2 6H98{ticks}"), root, cls="mg-line")
    return span(line, cls="mg-corner")
