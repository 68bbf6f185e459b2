"""The first steps of an explanation: what the two rows of factors say before anything is drawn."""

from __future__ import annotations

from mathgames_widgets.maths.explanation import Explanation, Shown
from mathgames_widgets.maths.features import Hole, Point
from mathgames_widgets.maths.notation import DOT, function, in_place, of, plain, show, with_number
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.rational import RationalFunction
from mathgames_widgets.maths.shown import Power
from mathgames_widgets.maths.words import how_often, level, listed

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
            "Split both rows into factors.", show(of("f", "x"), "=", function(f.factored, powers=True)), reasons
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
    shown = show(polynomial, "=", function(RationalFunction((polynomial,)).factored, powers=True))
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
    shown = show(of("f", "x"), "=", function(f.cancelled, powers=True))
    gaps = [show("x", "≠", x) for part, _, _ in shared for x in part.real_roots]
    if gaps:
        shown = show(shown, "for", *_separated(gaps))
    verb = "cancels" if len(shared) == 1 else "cancel"
    return Explanation(f"{listed(cancelled)} {verb}.", shown, (principle, *(_left_over(*one) for one in shared)))


def _often(times: int) -> str:
    return f" ({how_often(times)})" if times > 1 else ""


def _left_over(part: Polynomial, above: int, below: int) -> Explanation:
    counted = f"{plain(part)} stands {how_often(above)} above and {how_often(below)} below"
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
    principle = "Where a factor disappears from the bottom there is no wall, but the point is still missing."
    verb = "is a hole at" if len(points) == 1 else "are holes at"
    claim = f"There {verb} {listed(points)}."
    return Explanation(claim, None, (Explanation(principle), *(_height(f, hole) for hole in f.holes)))


def _height(f: RationalFunction, hole: Hole) -> Explanation:
    if f.is_constant:
        return Explanation(
            f"What is left after cancelling is {level(f)}, so that is the height at x = {plain(hole.x)}."
        )
    shown = show(with_number(f.cancelled, hole.x), "=", hole.y)
    if hole.above > hole.below:
        text = f"The factor is still left above, so the hole at x = {plain(hole.x)} lies on the x-axis."
        return Explanation(text, shown)
    return Explanation(f"Its height: put x = {plain(hole.x)} into what is left after cancelling.", shown)
