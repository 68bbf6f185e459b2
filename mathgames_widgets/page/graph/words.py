"""A graph in words: what one meets when tracing it, a description, and tables of features and of values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.maths.rational.algebraic import BEYOND, Number, near
from mathgames_widgets.maths.rational.features import Extremum, HorizontalAsymptote, SlantAsymptote
from mathgames_widgets.maths.rational.function import End, Hole, Point, RationalFunction, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import mathml, plain
from mathgames_widgets.maths.writing.words import how_often
from mathgames_widgets.page.html import Element, Raw, p

LONG = 14
"""Letters; a coordinate that takes more is shown as a decimal."""

WAY = {1: "up", -1: "down"}


@dataclass(frozen=True, slots=True)
class Feature:
    """A place on a curve where something happens, and what: said when one traces over it. No `y` at an asymptote."""

    x: float
    y: float | None
    text: str


@lru_cache(maxsize=4096)
def coordinate(value: Number) -> str:
    """Exact where that is short.

    >>> coordinate(Fraction(-3, 5)), coordinate(RationalFunction.parse("x^2-2").x_intercepts[1])
    ('−3/5', '√2')
    """
    text = plain(value)
    return text if len(text) <= LONG else f"≈ {_rounded(value)}".replace("-", "−")


def _rounded(value: Number) -> str:
    """Four digits; a power of 10 where floats do not reach."""
    close = near(value)
    if abs(close) < BEYOND:
        return f"{close:.4g}"
    whole = value if isinstance(value, Fraction) else value.rounded(0)
    return f"{Decimal(int(whole)):.3e}"


def point(x: Number, y: Number) -> str:
    """A pair of coordinates.

    >>> point(Fraction(2), Fraction(3, 5))
    '(2, 3/5)'
    """
    return f"({coordinate(x)}, {coordinate(y)})"


def joined(parts: Sequence[str]) -> str:
    """A list as one says it.

    >>> joined(["1", "2", "3"])
    '1, 2 and 3'
    """
    return " and ".join((", ".join(parts[:-1]), parts[-1])) if len(parts) > 1 else "".join(parts)


# ── what one meets on the way ───────────────────────────────────────────────


def features(f: RationalFunction) -> tuple[Feature, ...]:
    """Everything worth stopping at, from left to right; one feature for one place.

    >>> for feature in features(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")):
    ...     print(feature.text)
    undefined at x = −3: vertical asymptote, up on the left, down on the right
    x-intercept (−1, 0): the graph crosses the axis
    y-intercept (0, 1/3)
    undefined at x = 2: hole at (2, 3/5)
    """
    met: dict[float, Feature] = {}
    for x, y, text in _met(f):
        place = near(x)
        before = met.get(place)
        words = f"{before.text}; {text}" if before else text
        met[place] = Feature(place, None if y is None else near(y), words)
    return tuple(met[place] for place in sorted(met))


def _met(f: RationalFunction) -> Iterator[tuple[Number, Number | None, str]]:
    for hole in f.holes:
        yield hole.x, hole.y, f"undefined at x = {coordinate(hole.x)}: hole at {point(hole.x, hole.y)}"
    for wall in f.vertical_asymptotes:
        yield wall.x, None, f"undefined at x = {coordinate(wall.x)}: vertical asymptote, {sides(wall)}"
    for zero in f.zeros:
        yield zero.x, Fraction(0), f"x-intercept {point(zero.x, Fraction(0))}: {crossing(zero)}"
    if f.y_intercept is not None:
        yield Fraction(0), f.y_intercept, f"y-intercept {point(Fraction(0), f.y_intercept)}"
    for turn in f.extrema:
        yield turn.x, turn.y, f"local {turn.kind} {point(turn.x, turn.y)}"
    yield from ((one.x, one.y, f"meets its asymptote at {point(one.x, one.y)}") for one in crossings(f))


def sides(wall: VerticalAsymptote) -> str:
    """Where the curve goes beside a vertical asymptote."""
    if wall.left == wall.right:
        return f"{WAY[wall.left]} on both sides"
    return f"{WAY[wall.left]} on the left, {WAY[wall.right]} on the right"


def crossing(zero: Zero) -> str:
    """What the graph does at a zero."""
    many = f" (multiplicity {zero.multiplicity})" if zero.multiplicity > 1 else ""
    return ("the graph bounces off the axis" if zero.multiplicity % 2 == 0 else "the graph crosses the axis") + many


def crossings(f: RationalFunction) -> tuple[Point, ...]:
    """Where the graph meets its asymptote, unless that is the x-axis: those are the x-intercepts."""
    return () if f.asymptote is None or f.asymptote.is_zero else f.crossings


# ── tables ──────────────────────────────────────────────────────────────────


FEATURES = {
    "hole": ("Hole", "Holes"),
    "vertical": ("Vertical asymptote", "Vertical asymptotes"),
    "horizontal": ("Horizontal asymptote",),
    "slant": ("Slant asymptote",),
    "far-out": ("Asymptote far out",),
    "meets": ("Meets its asymptote",),
    "x-intercept": ("x-intercept", "x-intercepts"),
    "y-intercept": ("y-intercept",),
    "minimum": ("Local minimum", "Local minima"),
    "maximum": ("Local maximum", "Local maxima"),
    "symmetry": ("Symmetry",),
}
"""What a feature is called: one of them first, several last."""


def feature_rows(f: RationalFunction) -> Iterator[tuple[str, str]]:
    """The kind of every feature and where it is.

    >>> list(feature_rows(RationalFunction.parse("(x-2)/(x(x-2))")))[:3]
    [('hole', '(2, 1/2)'), ('vertical', 'x = 0'), ('horizontal', 'y = 0')]
    """
    yield from (("hole", point(hole.x, hole.y)) for hole in f.holes)
    yield from (("vertical", f"x = {coordinate(wall.x)}") for wall in f.vertical_asymptotes)
    if f.asymptote is not None:
        kind = "horizontal" if f.horizontal_asymptote else "slant" if f.slant_asymptote else "far-out"
        yield kind, f"y = {plain(f.asymptote)}"
    yield from (("meets", point(one.x, one.y)) for one in crossings(f))
    yield from (("x-intercept", point(zero.x, Fraction(0))) for zero in f.zeros)
    if f.y_intercept is not None:
        yield "y-intercept", point(Fraction(0), f.y_intercept)
    yield from ((turn.kind, point(turn.x, turn.y)) for turn in f.extrema)
    if f.symmetry:
        yield "symmetry", "about the y-axis (even)" if f.symmetry == "even" else "about the origin (odd)"


def value(f: RationalFunction, x: Fraction) -> str:
    """f(x) as a table shows it.

    >>> value(RationalFunction.parse("1/x"), Fraction(0))
    'undefined'
    """
    y = f(x)
    return "undefined" if y is None else coordinate(y)


# ── the description ─────────────────────────────────────────────────────────


def description(f: RationalFunction, *, far_out: bool = True) -> str:
    """The graph for somebody who does not see it; without `far_out` nothing of where it goes far from 0.

    >>> print(description(RationalFunction.parse("(x-2)/(x(x-2))")))
    Undefined at x = 0 and 2. Hole at (2, 1/2). Vertical asymptote x = 0: down on the left, up on the right.
    Far out the graph comes close to y = 0. No x-intercept. No y-intercept.
    Positive on (0, ∞), negative on (−∞, 0), leaving out the hole.
    """
    return " ".join(_sentences(f, far_out))


def _sentences(f: RationalFunction, far_out: bool) -> Iterator[str]:
    gaps: list[Hole | VerticalAsymptote] = sorted((*f.holes, *f.vertical_asymptotes), key=lambda gap: near(gap.x))
    if gaps:
        yield f"Undefined at x = {joined([coordinate(gap.x) for gap in gaps])}."
    if f.holes:
        yield f"{_many('Hole', f.holes)} at {joined([point(hole.x, hole.y) for hole in f.holes])}."
    yield from (f"Vertical asymptote x = {coordinate(wall.x)}: {sides(wall)}." for wall in f.vertical_asymptotes)
    if far_out:
        yield _far_out(f)
    yield from _intercepts(f)
    yield from (f"Local {turn.kind} at {point(turn.x, turn.y)}." for turn in f.extrema)
    yield from _signs(f)


def _many(noun: str, things: Sequence[object]) -> str:
    return noun if len(things) == 1 else f"{noun}s"


def _far_out(f: RationalFunction) -> str:
    if f.asymptote is None:
        left, right = f.end_behaviour.left, f.end_behaviour.right
        return f"Far to the left {_end(left)}, far to the right {_end(right)}."
    met = [point(one.x, one.y) for one in crossings(f)]
    also = f" and meets it at {joined(met)}" if met else ""
    return f"Far out the graph comes close to y = {plain(f.asymptote)}{also}."


def _end(end: End) -> str:
    if end.limit is None:
        return "the graph rises without end" if end.sign > 0 else "the graph falls without end"
    return f"it stays at y = {plain(end.limit)}"


def _intercepts(f: RationalFunction) -> Iterator[str]:
    if f.zeros:
        yield f"{_many('x-intercept', f.zeros)} {joined([_intercept(zero) for zero in f.zeros])}."
    elif not f.is_zero:
        yield "No x-intercept."
    yield "No y-intercept." if f.y_intercept is None else f"y-intercept {coordinate(f.y_intercept)}."


def _intercept(zero: Zero) -> str:
    return coordinate(zero.x) + (" (bounces)" if zero.multiplicity % 2 == 0 else "")


def _signs(f: RationalFunction) -> Iterator[str]:
    parts = [
        f"{word} on {joined(list(_spans(f, sign)))}"
        for word, sign in (("positive", 1), ("negative", -1))
        if any(here == sign for _, _, here in sign_spans(f))
    ]
    if parts:
        said = ", ".join(parts)
        aside = f", leaving out the {_many('hole', f.holes)}" if f.holes else ""
        yield f"{said[0].upper()}{said[1:]}{aside}."


def _spans(f: RationalFunction, sign: int) -> Iterable[str]:
    for low, high, here in sign_spans(f):
        if here == sign:
            left = "−∞" if low is None else coordinate(low)
            right = "∞" if high is None else coordinate(high)
            yield f"({left}, {right})"


def sign_spans(f: RationalFunction) -> Iterator[tuple[Number | None, Number | None, int]]:
    """The parts of the x-axis on which the sign stays, each with its sign; a hole may divide, as for (x−1)²/(x−1)."""
    for part in f.sign_chart.stretches:
        yield part.low, part.high, part.sign


# ── What one can say about a graph, in sentences: `f.holes` for somebody who reads no code ───────────────────────────

Told = Hole | Zero | Point | VerticalAsymptote | HorizontalAsymptote | SlantAsymptote | Extremum


def sentence(feature: Told) -> Element:
    """A feature in words, its numbers as written mathematics.

    >>> import re
    >>> hole = Hole(Fraction(2), Fraction(3), above=2, below=1)
    >>> re.sub("<[^>]*>", "", str(sentence(hole)))
    'Hole at (2,3): the factor x−2 appears twice above and once below.'
    """
    match feature:
        case Hole(x, y, above, below):
            rows = f" appears {how_often(above)} above and {how_often(below)} below."
            return p("Hole at ", _written(Point(x, y)), ": the factor ", _written(factor(x)), rows)
        case Zero(x):
            return p("x-intercept ", _written(Point(x, Fraction(0))), f": {crossing(feature)}.")
        case Point():
            return p("Point ", _written(feature), ".")
        case VerticalAsymptote():
            return p("Vertical asymptote ", _written(feature), f": {sides(feature)}.")
        case HorizontalAsymptote():
            return p("Horizontal asymptote ", _written(feature), ".")
        case SlantAsymptote():
            return p("Slant asymptote ", _written(feature), ".")
        case Extremum(x, y, kind):
            return p(f"Local {kind} at ", _written(Point(x, y)), ".")


def factor(x: Number) -> Polynomial:
    """The simplest factor that is 0 there.

    >>> print(factor(Fraction(3, 2)), "and", factor(Polynomial([-2, 0, 1]).real_roots[1]))
    2x − 3 and x² − 2
    """
    return Polynomial((-x.numerator, x.denominator) if isinstance(x, Fraction) else x.minimal)


def _written(thing: object) -> Raw:
    return Raw(mathml(thing))
