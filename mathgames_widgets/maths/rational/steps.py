"""A rational function explained step by step: from its factors to its walls, ends, intercepts, signs and the sketch."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from mathgames_widgets.maths.rational.features import End, Extremum, Hole, Mark, Point, RealSet, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.explanation import Explanation, Shown
from mathgames_widgets.maths.writing.notation import DOT, INFINITY, MINUS, X, in_place, of, plain, show, written
from mathgames_widgets.maths.writing.shown import Limit, Over, Power, Row
from mathgames_widgets.maths.writing.words import capital, how_often, listed, some

# ── 1. factor ───────────────────────────────────────────────────────────────


def factor(f: RationalFunction) -> Explanation:
    """Both rows as products."""
    principle = Explanation(
        "A product is 0 exactly where one of its factors is 0, so factors show where each row is 0."
    )
    if not _different(f):
        reason = Explanation("No x stands in either row.")
        return Explanation("There is nothing to factor.", show(of("f", "x"), "=", f), (reason,))
    reasons = (principle, *(reason for one in _different(f) for reason in _splitting(one)))
    if any(_is_split(polynomial) for polynomial in f.top + f.bottom):
        return Explanation(
            "Split both rows into factors.", show(of("f", "x"), "=", f.factored.written(powers=True)), reasons
        )
    return Explanation("Both rows are already products of factors.", show(of("f", "x"), "=", f), reasons)


def _different(f: RationalFunction) -> list[Polynomial]:
    return [one for one in dict.fromkeys(f.top + f.bottom) if one.degree > 0]


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
        found.append(Explanation(f"Take {plain(polynomial.factored.constant)} out of {plain(polynomial)}.", shown))
    for part, _ in polynomial.factored.powers:
        if part.degree > 1:
            found.append(_unsplit(part))
    return found


def _zeros_give_factors(polynomial: Polynomial) -> Explanation:
    powers = polynomial.factored.powers
    shown = show(polynomial, "=", RationalFunction((polynomial,)).factored.written(powers=True))
    if any(part.degree > 1 for part, _ in powers):
        return Explanation(f"{plain(polynomial)} splits into factors.", shown)
    zeros = listed([f"x = {plain(x)}" for x in polynomial.real_roots])
    return Explanation(f"{plain(polynomial)} is 0 for {zeros}, and each zero gives a factor.", shown)


def _unsplit(part: Polynomial) -> Explanation:
    """Why an irreducible factor stays in one piece."""
    name = plain(part)
    if part.degree == 2:
        discriminant = _discriminant(*part.whole[0])
        if not part.real_roots:
            return Explanation(f"{name} has no real zero, because its discriminant is negative.", discriminant)
        text = f"{name} stays in one piece: its discriminant is no square, so {listed(part.real_roots)} are irrational."
        return Explanation(text, discriminant)
    if not part.real_roots:
        return Explanation(f"{name} has no real zero and no factors with rational coefficients.")
    noun = "zero is" if len(part.real_roots) == 1 else "zeros are"
    return Explanation(f"{name} stays in one piece: its real {noun} irrational, {listed(part.real_roots)}.")


def _discriminant(c: int, b: int, a: int) -> Shown:
    """b² − 4ac with its numbers."""
    return show(Power(in_place(b), 2), "−", 4, DOT, in_place(a), DOT, in_place(c), "=", b * b - 4 * a * c)


# ── 2. restrictions ─────────────────────────────────────────────────────────


def restrictions(f: RationalFunction) -> Explanation:
    """What x must not be."""
    excluded = f.domain.excluded
    principle = Explanation(
        "Division by 0 has no value. A zero of the bottom row is left out even if its factor cancels later."
    )
    if not any(one.degree > 0 for one in f.bottom):
        return Explanation(
            "x can be any real number.", why=(Explanation("Nothing with x in it stands below the line."),)
        )
    if not excluded:
        return Explanation("x can be any real number.", why=(Explanation("The bottom row is never 0."), principle))
    shown = show(*_separated([show("x", "≠", x) for x in excluded]))
    return Explanation(f"x must not be {listed(excluded, 'or')}.", shown, (principle, *_zeros_below(f)))


def _zeros_below(f: RationalFunction) -> list[Explanation]:
    return [
        Explanation(f"{plain(part)} is 0 for {listed(['x = ' + plain(x) for x in part.real_roots])}.")
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
        reason = Explanation("The top row is 0, and 0 divided by any other number is 0.")
        return Explanation("f(x) = 0 wherever f is defined.", show(of("f", "x"), "=", 0), (reason,))
    shared = [(part, above, below) for part, above, below in f.factors.powers if above and below]
    if not shared:
        return Explanation("Nothing cancels.", why=(Explanation("No factor stands both above and below."),))
    principle = Explanation("A factor divided by itself is 1 wherever it is not 0. Where it is 0, f stays undefined.")
    cancelled = [plain(part) + _often(min(above, below)) for part, above, below in shared]
    shown = show(of("f", "x"), "=", f.cancelled.written(powers=True))
    gaps = [show("x", "≠", x) for part, _, _ in shared for x in part.real_roots]
    if gaps:
        shown = show(shown, "for", *_separated(gaps))
    verb = "cancels" if len(shared) == 1 else "cancel"
    return Explanation(f"{listed(cancelled)} {verb}.", shown, (principle, *(_left_over(*one) for one in shared)))


def _often(times: int) -> str:
    return f" ({how_often(times)})" if times > 1 else ""


def _left_over(part: Polynomial, above: int, below: int) -> Explanation:
    counted = f"{plain(part)} appears {how_often(above)} above and {how_often(below)} below"
    if above == below:
        return Explanation(f"{counted}: nothing of it is left.")
    side = "above" if above > below else "below"
    return Explanation(f"{counted}: it is left {how_often(abs(above - below))} {side}.")


# ── 4. holes ────────────────────────────────────────────────────────────────


def holes(f: RationalFunction) -> Explanation:
    """The missing points."""
    if not f.holes:
        reason = "A hole is a zero of the bottom row whose factor cancels there completely; here there is none."
        return Explanation("There is no hole.", why=(Explanation(reason),))
    points = [plain(Point(hole.x, hole.y)) for hole in f.holes]
    principle = "Where a factor disappears from the bottom, no asymptote stands there, but the point is still missing."
    verb = "is a hole at" if len(points) == 1 else "are holes at"
    claim = f"There {verb} {listed(points)}."
    return Explanation(claim, None, (Explanation(principle), *(_height(f, hole) for hole in f.holes)))


def _height(f: RationalFunction, hole: Hole) -> Explanation:
    if f.is_constant:
        return Explanation(
            f"What is left after cancelling is {_level(f)}, so that is the height at x = {plain(hole.x)}."
        )
    shown = show(f.cancelled.with_number(hole.x), "=", hole.y)
    if hole.above > hole.below:
        text = f"The factor is still left above, so the hole at x = {plain(hole.x)} lies on the x-axis."
        return Explanation(text, shown)
    return Explanation(f"Its height: put x = {plain(hole.x)} into what is left after cancelling.", shown)


# ── 5. vertical asymptotes ──────────────────────────────────────────────────


def vertical_asymptotes(f: RationalFunction) -> Explanation:
    """The walls."""
    walls = f.vertical_asymptotes
    if not walls:
        reason = Explanation("After cancelling, nothing that can be 0 is left below the line.")
        return Explanation("There is no vertical asymptote.", why=(reason,))
    principle = Explanation(
        "After cancelling: where the bottom comes close to 0 and the top does not, the values rise or fall without end."
    )
    found = some([plain(wall) for wall in walls], "is a vertical asymptote at", "are vertical asymptotes at")
    claim = f"There {found}."
    return Explanation(claim, None, (principle, *map(_both_sides, walls)))


def _both_sides(wall: VerticalAsymptote) -> Explanation:
    order = "an even" if wall.order % 2 == 0 else "an odd"
    left, right = _up_or_down(wall.left), _up_or_down(wall.right)
    sides = "up on both sides" if wall.left == wall.right == 1 else "down on both sides"
    if wall.left != wall.right:
        sides = f"{left} on the left and {right} on the right"
    text = f"At {plain(wall)} the factor is left {how_often(wall.order)} below, {order} number: the curve goes {sides}."
    arrow = show(Limit(show("x", "→", wall.x)), of("f", "x"), "=", _infinity(wall.left))
    return Explanation(text, arrow if wall.left == wall.right else None)


def _up_or_down(sign: int) -> str:
    return "up" if sign > 0 else "down"


def _infinity(sign: int) -> Shown:
    return INFINITY if sign > 0 else Row((MINUS, INFINITY))


# ── 6. far out ──────────────────────────────────────────────────────────────


def far_out(f: RationalFunction) -> Explanation:
    """Where the ends of the graph go."""
    if f.is_constant:
        reason = Explanation(
            "Nothing with x in it is left after cancelling: the line is the graph itself, no asymptote."
        )
        return Explanation(f"From end to end the graph runs along y = {_level(f)}.", why=(reason,))
    if f.asymptote is None:
        shown = show("y", "=", _whole(f))
        reason = Explanation("Nothing with x in it is left below, so the graph is that of a polynomial.", shown)
        return Explanation(f"There is no asymptote far out: {_directions(f)}.", None, (reason, _leading_term(f)))
    claim = f"y = {plain(f.asymptote)} is the {_kind(f)}."
    division = [] if f.asymptote.is_zero else [_division(f, f.asymptote)]
    reasons = (_degrees(f), *division, _ends(f), _crossings(f, f.asymptote))
    return Explanation(claim, show("y", "=", f.asymptote), reasons)


def _whole(f: RationalFunction) -> Polynomial:
    """The polynomial whose graph it is, holes aside."""
    top, bottom = f.reduced
    return top * (1 / bottom.leading)


def _leading_term(f: RationalFunction) -> Explanation:
    whole = _whole(f)
    term = Polynomial((*(0,) * whole.degree, whole.leading))
    return Explanation("Far from 0 the term of highest degree outweighs all others.", show(term))


def _kind(f: RationalFunction) -> str:
    if f.horizontal_asymptote:
        return "horizontal asymptote"
    return "slant asymptote" if f.slant_asymptote else "asymptote, a curve"


def _degrees(f: RationalFunction) -> Explanation:
    """What the degrees of the two rows say about the ends of the graph."""
    (top, bottom), (above, below) = f.reduced, [polynomial.degree for polynomial in f.reduced]
    if above < below:
        text = f"After cancelling, the degree above, {above}, is less than the degree below, {below}"
        return Explanation(f"{text}: the bottom grows faster, and the quotient goes to 0.")
    if above == below:
        text = f"After cancelling, both rows have degree {above}: far out only the leading coefficients count."
        quotient = Over(written(top.leading), written(bottom.leading))
        return Explanation(text, show(quotient, "=", top.leading / bottom.leading))
    more, rest = ("one more", "line") if above == below + 1 else (f"{above - below} more", "polynomial")
    text = f"After cancelling, the degree above, {above}, is {more} than the degree below, {below}"
    return Explanation(f"{text}: division leaves a {rest} and a remainder that fades away.")


def _division(f: RationalFunction, line: Polynomial) -> Explanation:
    """The function as its asymptote and what is left of it."""
    top, bottom = f.reduced
    rest = top - line * bottom
    sign, size = ("−", -rest) if rest.leading < 0 else ("+", rest)
    shown = show(of("f", "x"), "=", line, sign, Over(written(size), written(bottom)))
    return Explanation("Divide the top by the bottom: the last part goes to 0 far out.", shown)


def _ends(f: RationalFunction) -> Explanation:
    left, right = f.end_behaviour.left, f.end_behaviour.right
    if left.limit is None:
        return Explanation(f"Following its asymptote, {_directions(f)}.")
    if left.sign == right.sign:
        return Explanation(f"On both sides the graph comes to it from {_from(left)}.")
    return Explanation(
        f"The graph comes to it from {_from(left)} on the far left and from {_from(right)} on the far right."
    )


def _from(end: End) -> str:
    return "above" if end.sign > 0 else "below"


def _directions(f: RationalFunction) -> str:
    left, right = f.end_behaviour.left.sign, f.end_behaviour.right.sign
    if left == right:
        return f"the graph goes {_up_or_down(left)} on both sides"
    return f"the graph goes {_up_or_down(left)} on the far left and {_up_or_down(right)} on the far right"


def _crossings(f: RationalFunction, line: Polynomial) -> Explanation:
    top, bottom = f.reduced
    rest = top - line * bottom
    if not f.crossings:
        return Explanation("The graph never meets it.", show(of("f", "x"), "≠", line))
    points = listed([plain(point) for point in f.crossings])
    part = "top" if line.is_zero else "remainder"
    return Explanation(f"The graph meets it at {points}: there the {part} is 0.", show(rest, "=", 0))


# ── 7. intercepts ───────────────────────────────────────────────────────────


def intercepts(f: RationalFunction) -> Explanation:
    """Where the graph meets the axes."""
    if f.is_zero:
        reason = Explanation("f(x) = 0 wherever f is defined.")
        return Explanation("The whole graph lies on the x-axis.", None, (reason, *_lost_y(f)))
    principle = Explanation("On the x-axis f(x) = 0: the top is 0 and the bottom is not. On the y-axis x = 0.")
    reasons = (principle, *map(_meeting, f.zeros), *_height_at_0(f), *map(_lost_x, f.lost_x_intercepts), *_lost_y(f))
    return Explanation(_axes(f), None, reasons)


def _axes(f: RationalFunction) -> str:
    across = some([plain(x) for x in f.x_intercepts], "the x-intercept is", "the x-intercepts are")
    up = "there is no y-intercept" if f.y_intercept is None else f"the y-intercept is {plain(f.y_intercept)}"
    return f"{capital(across if f.x_intercepts else 'there is no x-intercept')}, and {up}."


def _meeting(zero: Zero) -> Explanation:
    manner = "touches the axis and turns back"
    if zero.multiplicity % 2:
        manner = "crosses the axis" if zero.multiplicity == 1 else "crosses the axis, lying flat"
    counted = how_often(zero.multiplicity)
    return Explanation(f"The factor that is 0 at x = {plain(zero.x)} stands {counted}: the graph {manner}.")


def _height_at_0(f: RationalFunction) -> list[Explanation]:
    if f.y_intercept is None:
        return []
    if f.is_constant:
        return [Explanation(f"f(0) = {_level(f)}, as everywhere.")]
    shown = show(of("f", 0), "=", f.with_number(Fraction(0)), "=", f.y_intercept)
    return [Explanation("Put x = 0 into the function.", shown)]


def _lost_x(hole: Hole) -> Explanation:
    return Explanation(
        f"The hole at {plain(Point(hole.x, hole.y))} lies on the x-axis, but the point is missing: no intercept."
    )


def _lost_y(f: RationalFunction) -> list[Explanation]:
    if f.lost_y_intercept:
        point = plain(Point(f.lost_y_intercept.x, f.lost_y_intercept.y))
        return [Explanation(f"The hole at {point} takes the y-intercept away: f(0) is undefined.")]
    if f.y_intercept is None:
        return [Explanation("The y-axis itself is a vertical asymptote, so there is no y-intercept.")]
    return []


# ── 8. signs ────────────────────────────────────────────────────────────────


def signs(f: RationalFunction) -> Explanation:
    """Where the graph is above the x-axis and where below."""
    if f.is_zero:
        return Explanation(
            "f(x) is neither positive nor negative.", why=(Explanation("It is 0 wherever it is defined."),)
        )
    above, below = f.sign_chart.where(+1), f.sign_chart.where(-1)
    principle = Explanation(
        "The sign can change only where the top or the bottom is 0. After cancelling, it changes at odd powers and "
        "stays at even ones."
    )
    reasons = (principle, *(_at_mark(mark) for mark in f.sign_chart.marks), _far_right(f))
    if not above.intervals or not below.intervals:
        return Explanation(_one_sign(f, above if above.intervals else below), None, reasons)
    return Explanation(f"f(x) is positive on {plain(above)} and negative on {plain(below)}.", None, reasons)


def _one_sign(f: RationalFunction, there: RealSet) -> str:
    word = "positive" if f.sign_chart.signs[-1] > 0 else "negative"
    if there == f.domain:
        return f"f(x) is {word} wherever it is defined."
    return f"f(x) is {word} wherever it is defined, except at its {'zero' if len(f.zeros) == 1 else 'zeros'}."


def _at_mark(mark: Mark) -> Explanation:
    kind = {"zero": "a zero", "asymptote": "a vertical asymptote", "hole": "a hole"}[mark.kind]
    change = "the sign changes" if mark.flips else "the sign stays"
    return Explanation(f"At x = {plain(mark.x)}, {kind}, {change}.")


def _far_right(f: RationalFunction) -> Explanation:
    sign = "positive" if f.sign_chart.signs[-1] > 0 else "negative"
    return Explanation(f"To the right of all marks f(x) is {sign}, like the quotient of the leading coefficients.")


# ── 9. sketch ───────────────────────────────────────────────────────────────


def sketch(f: RationalFunction) -> Explanation:
    """What to put on paper, in order."""
    actions = []
    if f.vertical_asymptotes or f.asymptote is not None:
        actions.append("draw the asymptotes as dashed lines")
    if f.holes:
        actions.append(f"mark {'the hole as an open circle' if len(f.holes) == 1 else 'the holes as open circles'}")
    if (f.x_intercepts or f.y_intercept is not None) and not f.is_constant:
        actions.append("mark the intercepts")
    actions.append("join everything, following the signs" if not f.is_constant else "draw the horizontal line")
    reasons = (_pieces(f), *_mirror(f), *map(_turn, f.extrema), _heights(f))
    return Explanation(f"{capital(listed(actions))}.", None, reasons)


def _pieces(f: RationalFunction) -> Explanation:
    walls = len(f.vertical_asymptotes)
    if not walls:
        return Explanation("Without vertical asymptotes the curve is one piece, holes aside.")
    cut = "The vertical asymptote cuts" if walls == 1 else "The vertical asymptotes cut"
    return Explanation(f"{cut} the curve into {walls + 1} pieces, each drawn without lifting the pen, holes aside.")


def _mirror(f: RationalFunction) -> list[Explanation]:
    mirrored = of("f", Row((MINUS, X)))
    if f.symmetry == "even":
        return [Explanation("The graph is its own mirror image in the y-axis.", show(mirrored, "=", of("f", X)))]
    if f.symmetry == "odd":
        shown = show(mirrored, "=", Row((MINUS, of("f", X))))
        return [Explanation("The graph looks the same after half a turn about the origin.", shown)]
    return []


def _turn(extremum: Extremum) -> Explanation:
    return Explanation(f"It turns at the local {extremum.kind} {plain(Point(extremum.x, extremum.y))}.")


def _heights(f: RationalFunction) -> Explanation:
    return Explanation(f"Its range is {plain(f.range)}.", show("y", "∈", f.range))


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
    Both rows are already products of factors.
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
    holes = [f"x = {plain(hole.x)}" for hole in f.holes]
    if f.is_constant:
        gaps = f" with {some(holes, 'a hole at', 'holes at')}" if holes else ""
        return f"The graph is the horizontal line y = {_level(f)}{gaps}."
    parts = [some(holes, "a hole at", "holes at")] if holes else []
    walls = [plain(wall) for wall in f.vertical_asymptotes]
    if walls:
        parts.append(some(walls, "a vertical asymptote at", "vertical asymptotes at"))
    if f.asymptote is not None:
        parts.append(f"the {_asymptote_kind(f)} asymptote y = {plain(f.asymptote)}")
    if holes and not walls and f.asymptote is None:
        top, bottom = f.reduced
        whole = top * (1 / bottom.leading)
        curve = f"the line y = {plain(whole)}" if whole.degree == 1 else "that of a polynomial"
        return f"The graph is {curve} with {listed(parts)}."
    if parts:
        return f"The graph has {listed(parts)}."
    return "The graph is that of a polynomial: one smooth curve without holes or asymptotes."


def _asymptote_kind(f: RationalFunction) -> str:
    if f.horizontal_asymptote:
        return "horizontal"
    return "slant" if f.slant_asymptote else "curved"


def _level(f: RationalFunction) -> str:
    """The value of a constant function."""
    top, bottom = f.reduced
    return plain(top.leading / bottom.leading)
