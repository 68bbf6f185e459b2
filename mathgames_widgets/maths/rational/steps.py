"""A rational function explained step by step: from its factors to its walls, ends, intercepts, signs and the sketch."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Extremum, Hole, Mark, Point, RealSet, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.explanation import Explanation, Shown
from mathgames_widgets.maths.writing.notation import DOT, INFINITY, MINUS, X, in_place, of, plain, show, written
from mathgames_widgets.maths.writing.shown import Limit, Over, Power, SideBySide

say = room(__name__)

WAYS = {1: "up", -1: "down"}
"""Which way a graph goes, or the side that it comes from, as the messages name it."""

# ── 1. factor ───────────────────────────────────────────────────────────────


def factor(f: RationalFunction) -> Explanation:
    """Both rows as products."""
    if not _different(f):
        return Explanation(
            say("nothing-to-factor"), show(of("f", "x"), "=", f), (Explanation(say("nothing-to-factor.why")),)
        )
    reasons = (Explanation(say("product-is-0")), *(reason for factor in _different(f) for reason in _splitting(factor)))
    if any(_is_split(polynomial) for polynomial in f.top + f.bottom):
        return Explanation(say("split-rows"), show(of("f", "x"), "=", f.factored.written(powers=True)), reasons)
    is_whole = any(part.degree > 1 for factor in _different(f) for part, _ in factor.factored.powers)
    return Explanation(say("cannot-be-split" if is_whole else "already-factored"), show(of("f", "x"), "=", f), reasons)


def _different(f: RationalFunction) -> list[Polynomial]:
    return [factor for factor in dict.fromkeys(f.top + f.bottom) if factor.degree > 0]


def _is_split(polynomial: Polynomial) -> bool:
    """Whether factoring changes how it is written."""
    is_monomial = sum(map(bool, polynomial.coefficients)) == 1
    return not is_monomial and polynomial.degree > 0 and polynomial.factored.powers != ((polynomial, 1),)


def _splitting(polynomial: Polynomial) -> list[Explanation]:
    found = []
    if _is_split(polynomial) and polynomial.primitive.factored.powers[0][0] != polynomial.primitive:
        found.append(_zeros_give_factors(polynomial))
    elif _is_split(polynomial):
        shown = show(polynomial, "=", RationalFunction((polynomial,)).factored)
        constant = plain(polynomial.factored.constant)
        found.append(Explanation(say("take-out", constant=constant, polynomial=plain(polynomial)), shown))
    for part, _ in polynomial.factored.powers:
        if part.degree > 1:
            found.append(_unsplit(part))
    return found


def _zeros_give_factors(polynomial: Polynomial) -> Explanation:
    powers = polynomial.factored.powers
    shown = show(polynomial, "=", RationalFunction((polynomial,)).factored.written(powers=True))
    if any(part.degree > 1 for part, _ in powers):
        return Explanation(say("splits", polynomial=plain(polynomial)), shown)
    zeros = _equations(polynomial.real_roots)
    return Explanation(say("zeros-give-factors", polynomial=plain(polynomial), zeros=zeros), shown)


def _equations(roots: Iterable[Number]) -> list[str]:
    return [plain(show("x", "=", x)) for x in roots]


def _unsplit(part: Polynomial) -> Explanation:
    """Why an irreducible factor stays in one piece."""
    name, zeros = plain(part), [plain(x) for x in part.real_roots]
    if part.degree == 2:
        discriminant = _discriminant(*part.whole[0])
        if not zeros:
            return Explanation(say("unsplit-never-0", factor=name), discriminant)
        return Explanation(say("unsplit-no-square", factor=name, zeros=zeros), discriminant)
    if not zeros:
        return Explanation(say("unsplit-no-zero", factor=name))
    return Explanation(say("unsplit-irrational", factor=name, many=len(zeros), zeros=zeros))


def _discriminant(c: int, b: int, a: int) -> Shown:
    """b² − 4ac with its numbers."""
    return show(Power(in_place(b), 2), "−", 4, DOT, in_place(a), DOT, in_place(c), "=", b * b - 4 * a * c)


# ── 2. restrictions ─────────────────────────────────────────────────────────


def restrictions(f: RationalFunction) -> Explanation:
    """What x must not be."""
    excluded = f.domain.excluded
    principle = Explanation(say("division-by-0"))
    if not any(factor.degree > 0 for factor in f.bottom):
        return Explanation(say("any-number"), why=(Explanation(say("no-x-below")),))
    if not excluded:
        return Explanation(say("any-number"), why=(Explanation(say("bottom-is-never-0")), principle))
    shown = show(*_separated([show("x", "≠", x) for x in excluded]))
    numbers = [plain(x) for x in excluded]
    return Explanation(say("must-not-be", numbers=numbers), shown, (principle, *_zeros_below(f)))


def _zeros_below(f: RationalFunction) -> list[Explanation]:
    return [
        Explanation(say("is-0-for", factor=plain(part), zeros=_equations(part.real_roots)))
        for part, _, below in f.factors.powers
        if below and part.real_roots
    ]


def _separated(pieces: list[Shown]) -> list[object]:
    separated: list[object] = []
    for piece in pieces:
        separated += [",", piece] if separated else [piece]
    return separated


# ── 3. cancel ───────────────────────────────────────────────────────────────


def cancel(f: RationalFunction) -> Explanation:
    """What stands above and below."""
    if f.is_zero:
        reason = Explanation(say("f-is-0.why"))
        return Explanation(say("f-is-0"), show(of("f", "x"), "=", 0), (reason,))
    shared = [(part, above, below) for part, above, below in f.factors.powers if above and below]
    if not shared:
        return Explanation(say("nothing-cancels"), why=(Explanation(say("nothing-cancels.why")),))
    factors = [say("cancelled-factor", factor=plain(part), times=min(above, below)) for part, above, below in shared]
    shown = show(of("f", "x"), "=", f.cancelled.written(powers=True))
    gaps = [show("x", "≠", x) for part, _, _ in shared for x in part.real_roots]
    if gaps:
        shown = show(shown, say("for"), *_separated(gaps))
    reasons = (Explanation(say("factor-by-itself")), *(_left_over(*pair) for pair in shared))
    return Explanation(say("cancels", many=len(factors), factors=factors), shown, reasons)


def _left_over(part: Polynomial, above: int, below: int) -> Explanation:
    name, left = plain(part), abs(above - below)
    if not left:
        return Explanation(say("left-nowhere", factor=name, above=above, below=below))
    where = {"factor": name, "above": above, "below": below, "left": left}
    return Explanation(say("left-above", **where) if above > below else say("left-below", **where))


# ── 4. holes ────────────────────────────────────────────────────────────────


def holes(f: RationalFunction) -> Explanation:
    """The missing points."""
    if not f.holes:
        return Explanation(say("no-hole"), why=(Explanation(say("no-hole.why")),))
    points = [plain(Point(hole.x, hole.y)) for hole in f.holes]
    claim = say("holes-at", many=len(points), points=points)
    return Explanation(claim, None, (Explanation(say("holes-at.why")), *(_height(f, hole) for hole in f.holes)))


def _height(f: RationalFunction, hole: Hole) -> Explanation:
    if f.is_constant:
        return Explanation(say("height-is-level", y=_level(f), x=plain(hole.x)))
    shown = show(f.cancelled.with_number(hole.x), "=", hole.y)
    return Explanation(say("hole-on-axis" if hole.above > hole.below else "height-of-hole", x=plain(hole.x)), shown)


# ── 5. vertical asymptotes ──────────────────────────────────────────────────


def vertical_asymptotes(f: RationalFunction) -> Explanation:
    """The walls."""
    walls = f.vertical_asymptotes
    if not walls:
        return Explanation(say("no-wall"), why=(Explanation(say("no-wall.why")),))
    lines = [plain(wall) for wall in walls]
    claim = say("walls-at", many=len(lines), lines=lines)
    return Explanation(claim, None, (Explanation(say("walls-at.why")), *(_both_sides(f, wall) for wall in walls)))


NEAR_WALL = Fraction(1, 100)
"""How far from a vertical asymptote two values are shown."""


def _beside(f: RationalFunction, wall: VerticalAsymptote) -> tuple[Explanation, ...]:
    """The values close to it on both sides, where they are whole numbers when rounded, and large."""
    if not isinstance(wall.x, Fraction):
        return ()
    at = [wall.x - NEAR_WALL, wall.x + NEAR_WALL]
    values = [y for x in at if isinstance(y := f(x), Fraction) and abs(y) >= LARGE]
    if len(values) < len(at):
        return ()
    left, right = (f"{float(x):g}".replace("-", "−") for x in at)
    low, high = (plain(Fraction(round(y))) for y in values)
    return (Explanation(say("wall-beside", left=left, right=right, low=low, high=high)),)


LARGE = 10
"""The size from which a value beside a vertical asymptote is called large."""


def _both_sides(f: RationalFunction, wall: VerticalAsymptote) -> Explanation:
    claim = say("wall-sides", line=plain(wall), below=wall.order, left=WAYS[wall.left], right=WAYS[wall.right])
    arrow = show(Limit(show("x", "→", wall.x)), of("f", "x"), "=", _infinity(wall.left))
    return Explanation(claim, arrow if wall.left == wall.right else None, _beside(f, wall))


def _infinity(sign: int) -> Shown:
    return INFINITY if sign > 0 else SideBySide((MINUS, INFINITY))


# ── 6. far out ──────────────────────────────────────────────────────────────


def far_out(f: RationalFunction) -> Explanation:
    """Where the ends of the graph go."""
    if f.is_constant:
        return Explanation(say("runs-along", y=_level(f)), why=(Explanation(say("runs-along.why")),))
    if f.asymptote is None:
        reason = Explanation(say("no-asymptote.why"), show("y", "=", _whole(f)))
        return Explanation(say("no-asymptote", **_ends_of(f)), None, (reason, _leading_term(f)))
    claim = say.by("asymptote", _kind(f), line=plain(f.asymptote))
    division = [] if f.asymptote.is_zero else [Explanation(say("division"), _divided(f, f.asymptote))]
    shown = None if f.horizontal_asymptote else _divided(f, f.asymptote)
    if shown:
        division = [Explanation(say("division"))]
    return Explanation(claim, shown, (_degrees(f), *division, _ends(f), _crossings(f, f.asymptote)))


def _whole(f: RationalFunction) -> Polynomial:
    """The polynomial whose graph it is, holes aside."""
    top, bottom = f.reduced
    return top * (1 / bottom.leading)


def _leading_term(f: RationalFunction) -> Explanation:
    whole = _whole(f)
    term = Polynomial((*(0,) * whole.degree, whole.leading))
    return Explanation(say("leading-term"), show(term))


def _kind(f: RationalFunction) -> str:
    """What an asymptote is, as the messages name it."""
    if f.horizontal_asymptote:
        return "horizontal"
    return "slant" if f.slant_asymptote else "curved"


def _degrees(f: RationalFunction) -> Explanation:
    """What the degrees of the two rows say about the ends of the graph."""
    (top, bottom), (above, below) = f.reduced, [polynomial.degree for polynomial in f.reduced]
    cancels = sum(factor.degree for factor in f.bottom) > below
    if above < below:
        return Explanation(say("degree-less", cancels=cancels, above=above, below=below))
    if above == below:
        quotient = Over(written(top.leading), written(bottom.leading))
        return Explanation(
            say("degrees-equal", cancels=cancels, above=above), show(quotient, "=", top.leading / bottom.leading)
        )
    return Explanation(say("degree-more", cancels=cancels, above=above, below=below, more=above - below))


def _divided(f: RationalFunction, line: Polynomial) -> Shown:
    """The function as its asymptote and what is left of it."""
    top, bottom = f.reduced
    rest = top - line * bottom
    sign, size = ("−", -rest) if rest.leading < 0 else ("+", rest)
    return show(of("f", "x"), "=", line, sign, Over(written(size), written(bottom)))


def _ends(f: RationalFunction) -> Explanation:
    if f.end_behaviour.left.limit is None:
        return Explanation(say("follows-asymptote", **_ends_of(f)))
    return Explanation(say("comes-from", **_ends_of(f)))


def _ends_of(f: RationalFunction) -> dict[str, object]:
    """Where both ends go, or where they come from."""
    return {"left": WAYS[f.end_behaviour.left.sign], "right": WAYS[f.end_behaviour.right.sign]}


def _crossings(f: RationalFunction, line: Polynomial) -> Explanation:
    top, bottom = f.reduced
    rest = top - line * bottom
    if not f.crossings:
        return Explanation(say("never-meets"), show(of("f", "x"), "≠", line))
    points = [plain(point) for point in f.crossings]
    claim = say("meets-where-top-is-0" if line.is_zero else "meets-where-rest-is-0", points=points)
    return Explanation(claim, show(rest, "=", 0))


# ── 7. intercepts ───────────────────────────────────────────────────────────


def intercepts(f: RationalFunction) -> Explanation:
    """Where the graph meets the axes."""
    if f.is_zero:
        return Explanation(say("on-the-x-axis"), None, (Explanation(say("f-is-0")), *_lost_y(f)))
    principle = Explanation(say("intercepts-why"))
    reasons = (principle, *map(_meeting, f.zeros), *_height_at_0(f), *map(_lost_x, f.lost_x_intercepts), *_lost_y(f))
    places, y = [plain(x) for x in f.x_intercepts], f.y_intercept
    claim = say("intercepts", many=len(places), places=places, y=None if y is None else plain(y))
    return Explanation(claim, None, reasons)


def _meeting(zero: Zero) -> Explanation:
    return Explanation(say("crosses" if zero.multiplicity % 2 else "touches", x=plain(zero.x), above=zero.multiplicity))


def _height_at_0(f: RationalFunction) -> list[Explanation]:
    if f.y_intercept is None:
        return []
    if f.is_constant:
        return [Explanation(say("level-at-0", y=_level(f)))]
    shown = show(of("f", 0), "=", f.with_number(Fraction(0)), "=", f.y_intercept)
    return [Explanation(say("put-0-in"), shown)]


def _lost_x(hole: Hole) -> Explanation:
    return Explanation(say("lost-x-intercept", point=plain(Point(hole.x, hole.y))))


def _lost_y(f: RationalFunction) -> list[Explanation]:
    if f.lost_y_intercept:
        point = plain(Point(f.lost_y_intercept.x, f.lost_y_intercept.y))
        return [Explanation(say("lost-y-intercept", point=point))]
    if f.y_intercept is None:
        return [Explanation(say("y-axis-is-wall"))]
    return []


# ── 8. signs ────────────────────────────────────────────────────────────────


def signs(f: RationalFunction) -> Explanation:
    """Where the graph is above the x-axis and where below."""
    if f.is_zero:
        return Explanation(say("no-sign"), why=(Explanation(say("no-sign.why")),))
    above, below = f.sign_chart.where(+1), f.sign_chart.where(-1)
    far_right = Explanation(say("far-right", positive=f.sign_chart.signs[-1] > 0))
    reasons = (Explanation(say("signs-why")), *(_at_mark(f, mark) for mark in f.sign_chart.marks), far_right)
    if not above.intervals or not below.intervals:
        return Explanation(_one_sign(f, above if above.intervals else below), None, reasons)
    positive, negative = ([plain(interval) for interval in there.intervals] for there in (above, below))
    return Explanation(say("signs", positive=positive, negative=negative), None, reasons)


def _one_sign(f: RationalFunction, there: RealSet) -> str:
    is_positive = f.sign_chart.signs[-1] > 0
    if there == f.domain:
        return say("one-sign", positive=is_positive)
    return say("one-sign-but-zeros", positive=is_positive, zeros=len(f.zeros))


def _at_mark(f: RationalFunction, mark: Mark) -> Explanation:
    left = next(abs(place.above - place.below) for place in f.places if place.x == mark.x)
    return Explanation(say.by("mark", mark.kind, x=plain(mark.x), flips=mark.flips, left=left))


# ── 9. sketch ───────────────────────────────────────────────────────────────


def sketch(f: RationalFunction) -> Explanation:
    """What to put on paper, in order."""
    actions = []
    if f.vertical_asymptotes or f.asymptote is not None:
        actions.append(say("draw-asymptotes"))
    if f.holes:
        actions.append(say("mark-holes", holes=len(f.holes)))
    if (f.x_intercepts or f.y_intercept is not None) and not f.is_constant:
        actions.append(say("mark-intercepts"))
    actions.append(say("draw-line" if f.is_constant else "join-everything"))
    walls = len(f.vertical_asymptotes)
    pieces = Explanation(say("pieces", walls=walls, pieces=walls + 1))
    reasons = (pieces, *_mirror(f), *map(_turn, f.extrema), _heights(f))
    return Explanation(" ".join(actions), None, reasons)


def _mirror(f: RationalFunction) -> list[Explanation]:
    mirrored = of("f", SideBySide((MINUS, X)))
    if f.symmetry == "even":
        return [Explanation(say("mirrored-even"), show(mirrored, "=", of("f", X)))]
    if f.symmetry == "odd":
        shown = show(mirrored, "=", SideBySide((MINUS, of("f", X))))
        return [Explanation(say("mirrored-odd"), shown)]
    return []


def _turn(extremum: Extremum) -> Explanation:
    return Explanation(say.by("turn", extremum.kind, point=plain(Point(extremum.x, extremum.y))))


def _heights(f: RationalFunction) -> Explanation:
    return Explanation(say("range", range=plain(f.range)), show("y", "∈", f.range))


# ── all steps, and the sketch in one sentence ─────────────────────────────────────────────────────────────────────────
#
# Every step states what is found, shows it, and says why: first the principle, then each case.

STEPS = (factor, restrictions, cancel, holes, vertical_asymptotes, far_out, intercepts, signs, sketch)
"""In the order in which one works them out on paper."""


def explain(f: RationalFunction, length: Literal["short", "long"] = "short") -> Explanation:
    """The whole story of a function in nine steps.

    The short form gives each step with its principle; the long one goes through every factor, hole and mark.

    >>> f = RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))")
    >>> for step in explain(f).why[:4]:
    ...     print(step.claim)
    Numerator and denominator are already factored.
    x must not be −3 or 2.
    x − 2 cancels.
    There is a hole at (2, 3/5).
    """
    steps = tuple(step(f) for step in STEPS)
    if length == "short":
        steps = tuple(_shortened(step) for step in steps)
    return Explanation(summary(f), show(of("f", "x"), "=", f), steps)


def _shortened(step: Explanation) -> Explanation:
    principle = tuple(Explanation(reason.claim, reason.shown) for reason in step.why[:1])
    return Explanation(step.claim, step.shown, principle)


def summary(f: RationalFunction) -> str:
    """What stands out about the graph, in one sentence.

    >>> summary(RationalFunction.parse("(x-2)(x+1)/((x-2)(x+3))"))
    'The graph has a hole at x = 2, a vertical asymptote at x = −3 and the horizontal asymptote y = 1.'
    """
    holes = _equations([hole.x for hole in f.holes])
    if f.is_constant:
        return say("summary-level", y=_level(f), many=len(holes), places=holes)
    walls = [plain(wall) for wall in f.vertical_asymptotes]
    if not walls and f.asymptote is None:
        return _summary_of_polynomial(f, holes)
    features = [say("summary-holes", many=len(holes), places=holes)] if holes else []
    if walls:
        features.append(say("summary-walls", many=len(walls), lines=walls))
    if f.asymptote is not None:
        features.append(say.by("summary-asymptote", _kind(f), line=plain(f.asymptote)))
    return say("summary", features=features)


def _summary_of_polynomial(f: RationalFunction, holes: list[str]) -> str:
    if not holes:
        return say("summary-polynomial")
    if _whole(f).degree == 1:
        return say("summary-line", line=plain(_whole(f)), many=len(holes), places=holes)
    return say("summary-polynomial-with-holes", many=len(holes), places=holes)


def _level(f: RationalFunction) -> str:
    """The value of a constant function."""
    top, bottom = f.reduced
    return plain(top.leading / bottom.leading)
