"""A graph in words: what one meets when tracing it, a description, and tables of features and of values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import BEYOND, Number, near
from mathgames_widgets.maths.rational.features import Extremum, HorizontalAsymptote, SlantAsymptote
from mathgames_widgets.maths.rational.function import Hole, Point, RationalFunction, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.notation import mathml, plain
from mathgames_widgets.page.html import Element, Raw, p

LONG = 14
"""Letters; a coordinate that takes more is shown as a decimal."""

WAY = {1: "up", -1: "down"}
"""Which way a curve goes, as the messages name it."""

say = room(__name__)


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
        yield hole.x, hole.y, say("met-hole", x=coordinate(hole.x), point=point(hole.x, hole.y))
    for wall in f.vertical_asymptotes:
        yield wall.x, None, say("met-wall", x=coordinate(wall.x), **sides(wall))
    for zero in f.zeros:
        yield zero.x, Fraction(0), say("met-zero", point=point(zero.x, Fraction(0)), **crossing(zero))
    if f.y_intercept is not None:
        yield Fraction(0), f.y_intercept, say("met-y-intercept", point=point(Fraction(0), f.y_intercept))
    for turn in f.extrema:
        yield turn.x, turn.y, say.by("met", turn.kind, point=point(turn.x, turn.y))
    yield from (
        (crossing.x, crossing.y, say("met-asymptote", point=point(crossing.x, crossing.y))) for crossing in crossings(f)
    )


def sides(wall: VerticalAsymptote) -> dict[str, object]:
    """Where the curve goes beside a vertical asymptote."""
    return {"left": WAY[wall.left], "right": WAY[wall.right]}


def crossing(zero: Zero) -> dict[str, object]:
    """What the graph does at a zero."""
    return {"even": zero.multiplicity % 2 == 0, "times": zero.multiplicity}


def crossings(f: RationalFunction) -> tuple[Point, ...]:
    """Where the graph meets its asymptote, unless that is the x-axis: those are the x-intercepts."""
    return () if f.asymptote is None or f.asymptote.is_zero else f.crossings


# ── tables ──────────────────────────────────────────────────────────────────


def feature_name(kind: str, many: int = 1) -> str:
    """What one feature of a kind is called, or several.

    >>> feature_name("hole"), feature_name("vertical", 2)
    ('Hole', 'Vertical asymptotes')
    """
    return say.by("feature", kind, many=many)


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
    yield from (("meets", point(crossing.x, crossing.y)) for crossing in crossings(f))
    yield from (("x-intercept", point(zero.x, Fraction(0))) for zero in f.zeros)
    if f.y_intercept is not None:
        yield "y-intercept", point(Fraction(0), f.y_intercept)
    yield from ((turn.kind, point(turn.x, turn.y)) for turn in f.extrema)
    if f.symmetry:
        yield "symmetry", say.by("symmetry", f.symmetry)


def value(f: RationalFunction, x: Fraction) -> str:
    """f(x) as a table shows it.

    >>> value(RationalFunction.parse("1/x"), Fraction(0))
    'undefined'
    """
    y = f(x)
    return say("undefined") if y is None else coordinate(y)


# ── the description ─────────────────────────────────────────────────────────


def description(f: RationalFunction, *, far_out: bool = True) -> str:
    """The graph for someone who does not see it; without `far_out` nothing of where it goes far from 0.

    >>> print(description(RationalFunction.parse("(x-2)/(x(x-2))")))
    Undefined at x = 0 and 2. Hole at (2, 1/2). Vertical asymptote x = 0: down on the left, up on the right.
    Far out the graph comes close to y = 0. No x-intercept. No y-intercept.
    Positive on (0, ∞), negative on (−∞, 0), leaving out the hole.
    """
    return " ".join(_sentences(f, far_out))


def _sentences(f: RationalFunction, far_out: bool) -> Iterator[str]:
    gaps: list[Hole | VerticalAsymptote] = sorted((*f.holes, *f.vertical_asymptotes), key=lambda gap: near(gap.x))
    if gaps:
        yield say("undefined-at", places=[coordinate(gap.x) for gap in gaps])
    if f.holes:
        yield say("holes-at", many=len(f.holes), points=[point(hole.x, hole.y) for hole in f.holes])
    yield from (say("wall-at", x=coordinate(wall.x), **sides(wall)) for wall in f.vertical_asymptotes)
    if far_out:
        yield _far_out(f)
    yield from _intercepts(f)
    yield from (say.by("turn", turn.kind, point=point(turn.x, turn.y)) for turn in f.extrema)
    yield from _signs(f)


def _far_out(f: RationalFunction) -> str:
    if f.asymptote is not None:
        met = [point(crossing.x, crossing.y) for crossing in crossings(f)]
        return say("far-out-line", line=plain(f.asymptote), many=len(met), points=met)
    left, right = f.end_behaviour.left, f.end_behaviour.right
    if left.limit is not None:
        return say("far-out-level", y=left.limit)
    return say("far-out-ends", left=WAY[left.sign], right=WAY[right.sign])


def _intercepts(f: RationalFunction) -> Iterator[str]:
    if not f.is_zero:
        yield say("x-intercepts", many=len(f.zeros), places=[_intercept(zero) for zero in f.zeros])
    y = f.y_intercept
    yield say("no-y-intercept") if y is None else say("y-intercept", y=coordinate(y))


def _intercept(zero: Zero) -> str:
    return coordinate(zero.x) if zero.multiplicity % 2 else say("bounces", x=coordinate(zero.x))


def _signs(f: RationalFunction) -> Iterator[str]:
    positive, negative = list(_spans(f, 1)), list(_spans(f, -1))
    if positive and negative:
        yield say("signs-both", positive=positive, negative=negative, holes=len(f.holes))
    elif positive:
        yield say("signs-positive", positive=positive, holes=len(f.holes))
    elif negative:
        yield say("signs-negative", negative=negative, holes=len(f.holes))


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


# ── What one can say about a graph, in sentences: `f.holes` for someone who reads no code ───────────────────────────

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
            here, part = _written(Point(x, y)), _written(factor(x))
            return p(say.pieces("told-hole", point=here, factor=part, above=above, below=below))
        case Zero(x):
            return p(say.pieces("told-zero", point=_written(Point(x, Fraction(0))), **crossing(feature)))
        case Point():
            return p(say.pieces("told-point", point=_written(feature)))
        case VerticalAsymptote():
            return p(say.pieces("told-vertical-asymptote", line=_written(feature), **sides(feature)))
        case HorizontalAsymptote():
            return p(say.pieces("told-horizontal-asymptote", line=_written(feature)))
        case SlantAsymptote():
            return p(say.pieces("told-slant-asymptote", line=_written(feature)))
        case Extremum(x, y, kind):
            here = _written(Point(x, y))
            return p(say.pieces("turn-minimum" if kind == "minimum" else "turn-maximum", point=here))


def factor(x: Number) -> Polynomial:
    """The simplest factor that is 0 there.

    >>> print(factor(Fraction(3, 2)), "and", factor(Polynomial([-2, 0, 1]).real_roots[1]))
    2x − 3 and x² − 2
    """
    return Polynomial((-x.numerator, x.denominator) if isinstance(x, Fraction) else x.minimal)


def _written(thing: object) -> Raw:
    return Raw(mathml(thing))
