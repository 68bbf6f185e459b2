"""The questions of the BYORF lesson about the whole graph: what happens far out, and the intercepts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from mathgames_widgets.games.byorf.lesson.misconceptions import (
    ALWAYS_FADES,
    ALWAYS_GROWS,
    ANY_GROWTH,
    AXES_MIXED_UP,
    AXIS_IS_ASYMPTOTE,
    BIGGER_WINS,
    CANCELLED_TOO_EARLY,
    DIVIDED_BY_X,
    MUST_NOT_CROSS,
    NOT_COUNTED,
    ONE_MORE_ABOVE,
    ONLY_DEGREES,
    ONLY_LEADING,
    REMAINDER_KEPT,
    ROWS_MIXED_UP,
    SIGN_LOST,
    TAKES_ALL,
    TOP_IS_ZERO,
    UPSIDE_DOWN,
)
from mathgames_widgets.games.byorf.lesson.questions.holes import decimal
from mathgames_widgets.games.byorf.lesson.questions.zeros import drawn, function, multiplied_out, value_at
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import cancel, far_out, intercepts, restrictions
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import Match, Pair
from mathgames_widgets.questions.problem import Draw, expected
from mathgames_widgets.questions.question import Wrong
from mathgames_widgets.questions.typed import Expression, Number, Numbers, Same

RIVAL = function(((1, 0),), ((-1, 2), (-1, 2), (1, 0)))
"""What the bot builds in the game."""

ONE_OF_EACH = tuple(
    map(RationalFunction.parse, ("1/(x-1)", "(2x+2)/(x-1)", "(x+1)(x-3)/(x-1)", "(x+1)(x-3)(x+2)/(x-1)"))
)
"""A function for each end, none of them from the game: what happens there is still to be predicted."""

COUNTS = {-1: ((0, 1), (1, 2), (0, 2)), 0: ((1, 1), (2, 2)), 1: ((2, 1),), 2: ((3, 1), (2, 0))}
"""For each excess of the degree above: how many factors stand above and below."""

BEHIND_ENDS = {
    (-1, 0): NOT_COUNTED,
    (-1, 1): BIGGER_WINS,
    (-1, 2): BIGGER_WINS,
    (0, -1): ALWAYS_FADES,
    (0, 1): ONE_MORE_ABOVE,
    (0, 2): ALWAYS_GROWS,
    (1, -1): BIGGER_WINS,
    (1, 0): NOT_COUNTED,
    (2, -1): BIGGER_WINS,
    (2, 0): NOT_COUNTED,
    (2, 1): ANY_GROWTH,
}
"""What is behind giving a graph with one excess the end of another one."""

FAR = 1000
"""An x that is far out."""

# ── far out ───────────────────────────────────────────────────────────────────────────────────────────────────────


def degrees() -> Match:
    """Which degrees give which asymptote?"""
    return Match(
        key="degrees",
        prompt="Cancel first; some factor with x is still left below. Count the factors above and below: what does the "
        "graph do far out? The leading coefficients are a above and b below.",
        hint="Think of x = 1000: which row is larger, and by how much?",
        pairs=(
            Pair("fewer above than below", "horizontal asymptote y = 0"),
            Pair("as many above as below", "horizontal asymptote y = a/b"),
            Pair("one more above", "slant asymptote"),
            Pair("two more above, or even more", "neither horizontal nor slant"),
        ),
        misconceptions=_behind_ends({excess: place for place, excess in enumerate(COUNTS)}),
        why=_only_leading_terms(ONE_OF_EACH),
        because=lambda _: "Every factor with x is about as large as x itself; count how many are left over.",
        again=_ends_again,
    )


def _only_leading_terms(functions: Sequence[RationalFunction]) -> Explanation:
    """What each function does far out, and why."""
    found = [(f, far_out(f)) for f in functions]
    return Explanation(
        "Far out, only the leading terms of the two rows matter.",
        why=tuple([Explanation(one.claim, show(of("f", "x"), "=", f), one.why) for f, one in found]),
    )


def ends(functions: Sequence[RationalFunction]) -> Match:
    """The same with functions in place of words: four, each with an end of its own, one of them with equal degrees."""
    found = [end(f) for f in functions]
    places = {max(-1, _excess(f)): place for place, f in enumerate(functions)}
    others = tuple(text for text in ("horizontal asymptote y = 1",) if text not in found)
    return Match(
        key="degrees",
        prompt="Count degrees and leading coefficients. What does each graph do far out?",
        hint="Think of x = 1000: how many factors are left over, above or below, and what stands in front of x?",
        pairs=tuple(Pair(show(f), text) for f, text in zip(functions, found, strict=True)),
        others=others,
        misconceptions=(*_behind_ends(places), *(Wrong((places[0], len(found)), ONLY_DEGREES) for _ in others)),
        why=_only_leading_terms(functions),
        because=lambda place: _far_value(functions[place]),
        again=_ends_again,
    )


def _behind_ends(places: Mapping[int, int]) -> tuple[Wrong, ...]:
    """The ideas behind wrong ends, given where each difference of degrees stands on the left."""
    return tuple([Wrong((places[right], places[chosen]), idea) for (right, chosen), idea in BEHIND_ENDS.items()])


def end(f: RationalFunction) -> str:
    """What a graph does far out, in words.

    >>> end(RationalFunction.parse("(1-x)/(x+2)")), end(RationalFunction.parse("1/x"))
    ('horizontal asymptote y = −1', 'horizontal asymptote y = 0')
    """
    if f.horizontal_asymptote:
        return f"horizontal asymptote y = {plain(f.horizontal_asymptote.y)}"
    return "slant asymptote" if f.slant_asymptote else "neither horizontal nor slant"


def _excess(f: RationalFunction) -> int:
    return len(f.top) - len(f.bottom)


def _far_value(f: RationalFunction) -> str:
    if decimal(f(FAR)).removeprefix("−") == "0.000":
        return f"{plain(f)} is almost 0 at x = {FAR}."
    return f"{plain(f)} is about {decimal(f(FAR))} at x = {FAR}."


def _ends_again(seed: str) -> Match:
    draw = Draw(seed)
    functions = []
    for excess in draw.shuffled(COUNTS):
        above, below = draw.one(COUNTS[excess])
        roots = draw.some(range(-4, 5), above + below)
        top = [(draw.one((1, -1, 2)) if excess == 0 else 1, root) for root in roots[:above]]
        functions.append(function(top, [(1, root) for root in roots[above:]]))
    return ends(functions)


def level(zeros: tuple[int, int] = (-1, 4), at: int = 1, pole: int = -2, leads: tuple[int, int] = (1, -1)) -> Number:
    """How high is the horizontal asymptote?"""
    above, below = leads
    f = function(((above, zeros[0]), (1, at), (1, zeros[1])), ((1, pole), (below, pole), (1, at)))
    y = Fraction(above, below)
    return Number(
        key="level",
        prompt=("Which horizontal asymptote y = … does ", show(f), " have?"),
        hint="Multiply the leading coefficients of each row, and divide the two products.",
        value=f.horizontal_asymptote.y if f.horizontal_asymptote else None,
        why=far_out(f),
        misconceptions=expected(
            y,
            (Fraction(1), ONLY_DEGREES),
            (Fraction(0), ALWAYS_FADES),
            (None, ALWAYS_GROWS),
            (1 / y, UPSIDE_DOWN),
            *([(-y, SIGN_LOST)] if y < 0 else []),
        ),
        because=lambda _: f"At x = {FAR} the function is about {decimal(f(FAR))}.",
        again=_level_again,
    )


def _level_again(seed: str) -> Number:
    draw = Draw(seed)
    zero, other, at, pole = draw.some(range(-4, 5), 4)
    return level((zero, other), at, pole, draw.one(((1, -1), (2, -1), (-1, 2), (3, 1), (-2, 3), (2, 1), (1, -3))))


def crossing(zero: int = -2, other: int = 3, pole: int = 1) -> Numbers:
    """Where does the graph cross its own horizontal asymptote?"""
    f = function(((1, zero), (1, other)), ((1, pole), (-1, pole)))
    found = tuple(point.x for point in f.crossings)
    return Numbers(
        key="crossing",
        prompt=("At which x does ", show(f), " cross its own asymptote y = −1? Write “none” if it never does."),
        hint="Set the function equal to −1 and multiply by the denominator. What happens to x²?",
        values=found,  # type: ignore[arg-type]
        why=_where_they_meet(f),
        misconceptions=(Wrong((), MUST_NOT_CROSS), Wrong((zero, other), AXIS_IS_ASYMPTOTE)),
        because=lambda answer: _elsewhere(f, [x for x in answer if x not in found]),
        again=_crossing_again,
    )


def _elsewhere(f: RationalFunction, extra: list[Fraction]) -> str:
    return f"At x = {plain(extra[0])} {value_at(f, extra[0])}, not −1." if extra else ""


def _where_they_meet(f: RationalFunction) -> Explanation:
    """The equation f(x) = −1, solved."""
    top, bottom = map(multiplied_out, (f.top, f.bottom))
    found = listed([point.x for point in f.crossings])
    return Explanation(
        f"The graph meets y = −1 at x = {found}.",
        why=(
            Explanation("Set the function equal to −1.", show(f, "=", -1)),
            Explanation("Multiply both sides by the denominator.", show(top, "=", -bottom)),
            Explanation("Bring everything to the left: x² disappears.", show(top + bottom, "=", 0)),
            Explanation(f"That is 0 for x = {found}, and nowhere else."),
            far_out(f),
        ),
    )


def _crossing_again(seed: str) -> Numbers:
    draw = Draw(seed)
    while True:
        zero, other, pole = draw.some(range(-4, 5), 3)
        if zero + other != 2 * pole:
            return crossing(zero, other, pole)


def slant(zero: int = -1, other: int = 4, pole: int = -2) -> Expression:
    """The slant asymptote, by division."""
    f = function(((1, zero), (1, other)), ((1, pole),))
    line = RationalFunction((f.asymptote or Polynomial.constant(0),))
    leading = RationalFunction((Polynomial((0, 1)),))
    by_x_alone = RationalFunction((Polynomial((-zero - other, 1)),))
    return Expression(
        key="slant",
        prompt=("Which line is the slant asymptote of ", show(f), "?"),
        left="y",
        advice="such as 2x+1",
        hint="Multiply out the top and divide it by the bottom. The remainder does not matter far out.",
        value=line,
        same=Same.REDUCED,
        why=far_out(f),
        misconceptions=expected(line, (leading, ONLY_LEADING), (f, REMAINDER_KEPT), (by_x_alone, DIVIDED_BY_X)),
        because=lambda written: _far_from(written, f),
        again=lambda seed: slant(*drawn(seed, 3)),
    )


def _far_from(written: RationalFunction, f: RationalFunction) -> str:
    """Two values far out, side by side."""
    if written(FAR) is None:
        return ""
    if written(FAR) == f(FAR):
        return "That is the function itself, and not a line."
    return f"At x = {FAR} the function is about {decimal(f(FAR))}, and what you wrote is {decimal(written(FAR))}."


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────


def crossings(f: RationalFunction = RIVAL) -> Numbers:
    """The x-intercepts of a function that loses one of its candidates to a hole."""
    right = f.x_intercepts
    tops = tuple([place.x for place in f.places if place.above])
    walls = tuple([wall.x for wall in f.vertical_asymptotes])
    return Numbers(
        key="x-intercepts",
        prompt=("At which x does ", show(f), " meet the x-axis? Write “none” if it never does."),
        hint="An x-intercept needs the top to be 0 and the bottom not to be 0.",
        values=right,  # type: ignore[arg-type]
        why=_on_the_x_axis(f),
        misconceptions=expected(right, (tops, TOP_IS_ZERO), (walls, ROWS_MIXED_UP)),
        because=lambda answer: _no_intercept(f, [x for x in answer if x not in right]),
        again=_crossings_again,
    )


def _on_the_x_axis(f: RationalFunction) -> Explanation:
    """Each zero of the top: a point on the axis, or none."""
    found = f.x_intercepts
    claim = f"The graph meets the x-axis at {listed(found)}." if found else "The graph never meets the x-axis."
    above = [place for place in f.places if place.above]
    reasons = [
        f"At x = {plain(place.x)} the top is 0, and the bottom is {'0 as well: no point' if place.below else 'not'}."
        for place in above
    ]
    return Explanation(claim, why=(*map(Explanation, reasons), restrictions(f), cancel(f)))


def _no_intercept(f: RationalFunction, extra: list[Fraction]) -> str:
    return f"At x = {plain(extra[0])} {value_at(f, extra[0])}." if extra else ""


def _crossings_again(seed: str) -> Numbers:
    draw = Draw(seed)
    lost, kept, pole = draw.some(range(-4, 5), 3)
    top = draw.one(([lost], [lost, kept], [kept, lost], [lost, lost]))
    return crossings(function([(1, root) for root in top], [(draw.one((1, -1)), pole), (1, lost)]))


def lost(f: RationalFunction = RIVAL) -> Number:
    """The y-intercept, which a hole or an asymptote may take away."""
    right = f.y_intercept
    gone = f.lost_y_intercept
    zeros = tuple([(zero.x, AXES_MIXED_UP) for zero in f.zeros])
    return Number(
        key="y-intercept",
        prompt=("Where does ", show(f), " meet the y-axis? Write its height, or “none”."),
        hint="Put x = 0 into the function as it was built.",
        value=right,
        why=Explanation(intercepts(f).claim, why=(restrictions(f), intercepts(f))),
        misconceptions=expected(
            right,
            *([(gone.y, CANCELLED_TOO_EARLY), (Fraction(0), TOP_IS_ZERO)] if gone else [(None, TAKES_ALL)]),
            *zeros,
        ),
        because=lambda _: f"At x = 0 {value_at(f, 0)}." if right is None else "Put 0 in for every x and work it out.",
        again=_lost_again,
    )


def _lost_again(seed: str) -> Number:
    draw = Draw(seed)
    one, zero, pole = draw.some((-4, -3, -2, -1, 1, 2, 3, 4), 3)
    common = draw.one((0, 0, one))
    return lost(function([(1, zero), (1, common)], [(draw.one((1, -1)), pole), (1, common)]))
