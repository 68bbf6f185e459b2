"""The questions of the BYORF lesson about the whole graph: what happens far out, and the intercepts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.steps import far_out
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import Match, Pair
from mathgames_widgets.questions.problem import Draw
from mathgames_widgets.questions.question import Question, Wrong
from mathgames_widgets.questions.typed import Numbers

from ..practice.drawing import FAR, NOT_0, decimal, multiplied_out, rows, value_at
from ..practice.far_out import BEHIND_ENDS, excess
from ..practice.zeros import y_intercept_of

RIVAL = rows(((1, 0),), ((-1, 2), (-1, 2), (1, 0)))
"""What the bot builds in the game: a hole takes one of its two candidates for an x-intercept."""
SLANTED = rows(((1, -1), (1, 4)), ((1, -2),))
"""A function with a slant asymptote, to be found by division."""
ON_AXIS = rows(((1, 0), (1, -1)), ((1, 0), (1, 2)))
"""Another function with a hole on the y-axis: the steps of the one do not answer what is asked of the other."""

ONE_OF_EACH = tuple(
    map(RationalFunction.parse, ("1/(x-1)", "(2x+2)/(x-1)", "(x+1)(x-3)/(x-1)", "(x+1)(x-3)(x+2)/(x-1)"))
)
"""A function for each end, none of them from the game: what happens there is still to be predicted."""

COUNTS = {-1: ((0, 1), (1, 2), (0, 2)), 0: ((1, 1), (2, 2)), 1: ((2, 1),), 2: ((3, 1), (2, 0))}
"""For each excess of the degree above: how many factors stand above and below."""

# ── far out ───────────────────────────────────────────────────────────────────────────────────────────────────────


def degrees() -> Match:
    """Which degrees give which asymptote?"""
    return Match(
        prompt="Cancel first; some factor with x is still left below. Count the factors above and below: what does the "
        "graph do far out? The leading coefficients are a above and b below.",
        hint="Think of x = 1000: which row is larger, and by how much?",
        more_hints=(
            "Divide the leading terms. x over x² is 1 over x: what becomes of it far out?",
            "x² over x is x, which grows like a sloping line; x³ over x is x², which is steeper than any line.",
        ),
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
    places = {excess(f): place for place, f in enumerate(functions)}
    others = tuple(text for text in ("horizontal asymptote y = 1",) if text not in found)
    return Match(
        prompt="Count degrees and leading coefficients. What does each graph do far out?",
        hint="Think of x = 1000: how many factors are left over, above or below, and what stands in front of x?",
        pairs=tuple(Pair(show(f), text) for f, text in zip(functions, found, strict=True)),
        others=others,
        misconceptions=(*_behind_ends(places), *(Wrong((places[0], len(found)), ideas.ONLY_DEGREES) for _ in others)),
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


def _far_value(f: RationalFunction) -> str:
    if decimal(f(FAR)).removeprefix("−") == "0.000":
        return f"{plain(f)} is almost 0 at x = {FAR}."
    return f"{plain(f)} is about {decimal(f(FAR))} at x = {FAR}."


def _ends_again(seed: str) -> Match:
    draw = Draw(seed)
    functions = []
    for rise in draw.shuffled(COUNTS):
        above, below = draw.one(COUNTS[rise])
        roots = draw.some(range(-4, 5), above + below)
        top = [(draw.one((1, -1, 2)) if rise == 0 else 1, root) for root in roots[:above]]
        functions.append(rows(top, [(1, root) for root in roots[above:]]))
    return ends(functions)


def crossing(zero: int = -2, other: int = 3, pole: int = 1) -> Numbers:
    """Where does the graph cross its own horizontal asymptote?"""
    f = rows(((1, zero), (1, other)), ((1, pole), (-1, pole)))
    found = tuple(point.x for point in f.crossings)
    return Numbers(
        prompt=("At which x does ", show(f), " cross its own asymptote y = −1? Write “none” if it never does."),
        hint="Set the function equal to −1 and multiply by the denominator. What happens to x²?",
        more_hints=(
            "Multiply out both sides. The same x² stands on both: take it away.",
            "Only x and numbers are left. Solve for x.",
        ),
        values=found,  # type: ignore[arg-type]
        why=_where_they_meet(f),
        misconceptions=(Wrong((), ideas.MUST_NOT_CROSS), Wrong((zero, other), ideas.AXIS_IS_ASYMPTOTE)),
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


# ── intercepts ────────────────────────────────────────────────────────────────────────────────────────────────────


def lost(f: RationalFunction = ON_AXIS) -> Question:
    """The y-intercept, which a hole or an asymptote may take away."""
    return replace(y_intercept_of(f), again=_lost_again)


def _lost_again(seed: str) -> Question:
    draw = Draw(seed)
    one, zero, pole = draw.some(NOT_0, 3)
    common = draw.one((0, 0, one))
    return lost(rows([(1, zero), (1, common)], [(draw.one((1, -1)), pole), (1, common)]))
