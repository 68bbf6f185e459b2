"""The later steps of an explanation: walls, ends, intercepts, signs, and the sketch that they add up to."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.maths.explanation import Explanation, Shown
from mathgames_widgets.maths.features import End, Extremum, Hole, Mark, Point, VerticalAsymptote, Zero
from mathgames_widgets.maths.notation import INFINITY, MINUS, X, of, plain, show, with_number, written
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.real_set import RealSet
from mathgames_widgets.maths.shown import Limit, Over, Row
from mathgames_widgets.maths.words import capital, how_often, level, listed, some

# ── 5. vertical asymptotes ──────────────────────────────────────────────────


def vertical_asymptotes(f: RationalFunction) -> Explanation:
    """The walls."""
    walls = f.vertical_asymptotes
    if not walls:
        reason = Explanation("After cancelling, nothing that can be 0 is left below the line.")
        return Explanation("There is no vertical asymptote.", why=(reason,))
    principle = Explanation(
        "Where a factor left below comes close to 0 and the top does not, the quotient grows beyond every bound."
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
        return Explanation(f"From end to end the graph runs along y = {level(f)}.", why=(reason,))
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
        manner = "goes through the axis" if zero.multiplicity == 1 else "goes through the axis, lying flat"
    counted = how_often(zero.multiplicity)
    return Explanation(f"The factor that is 0 at x = {plain(zero.x)} stands {counted}: the graph {manner}.")


def _height_at_0(f: RationalFunction) -> list[Explanation]:
    if f.y_intercept is None:
        return []
    if f.is_constant:
        return [Explanation(f"f(0) = {level(f)}, as everywhere.")]
    shown = show(of("f", 0), "=", with_number(f, Fraction(0)), "=", f.y_intercept)
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
