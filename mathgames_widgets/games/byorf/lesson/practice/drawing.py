"""Functions to ask about, made from places on the x-axis, and the words that questions about them share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from itertools import count
from math import prod

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.game import Named
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import factor
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.question import Demand, Misconception, Wrong

say = room(__name__)

ROOTS = tuple(range(-4, 5))
"""The roots on the cards of BYORF."""

FAR = 1000
"""An x that is far out, and one over it is close by."""

MOST_SAID = 3
"""Of several wrong numbers, so many are spoken of."""

NOT_0 = tuple(root for root in ROOTS if root)


class AtZero(Named):
    """What a factor can do to the graph at its zero."""

    CROSSES = "crosses"
    TOUCHES = "touches"
    WALL = "wall"
    HOLE = "hole"
    ON_AXIS = "on-axis"
    GONE = "gone"


OFFERED = (AtZero.CROSSES, AtZero.TOUCHES, AtZero.WALL, AtZero.HOLE)
"""In the order in which a question offers them. That a factor is gone is never right."""

OFFERED_AT_HEIGHTS = (*OFFERED, AtZero.ON_AXIS)
"""The same where a hole on the x-axis is told from one off it."""


@dataclass(frozen=True, slots=True)
class FactorPlaces:
    """How often one factor stands above and below.

    >>> print(FactorPlaces(2, 1))
    two above, one below
    >>> FactorPlaces(2, 1).outcome
    AtZero.HOLE
    """

    above: int
    below: int

    def __str__(self) -> str:
        return say("placed", above=self.above, below=self.below)

    @property
    def outcome(self) -> AtZero:
        """What is at the zero of the factor, asked of a function that has no other."""
        f = RationalFunction.of_linear([(1, 1)] * self.above, [(1, 1)] * self.below)
        if f.holes:
            return AtZero.HOLE
        if f.vertical_asymptotes:
            return AtZero.WALL
        return AtZero.TOUCHES if f.zeros[0].multiplicity % 2 == 0 else AtZero.CROSSES

    @property
    def seen(self) -> AtZero:
        """What is at the zero of the factor, and whether a hole there lies on the x-axis.

        >>> FactorPlaces(2, 1).seen, FactorPlaces(1, 1).seen
        (AtZero.ON_AXIS, AtZero.HOLE)
        """
        is_left_above = self.outcome == AtZero.HOLE and self.above > self.below
        return AtZero.ON_AXIS if is_left_above else self.outcome

    def behind(self, guess: AtZero) -> Misconception | None:
        """The idea behind a guess about the zero of the factor, None where the guess is right.

        >>> FactorPlaces(1, 2).behind(AtZero.HOLE).name
        'It cancels, so it is a hole, not an asymptote'
        """
        right = self.outcome
        if guess == AtZero.ON_AXIS:
            return self._behind_on_axis
        if guess == right:
            return None
        if right == AtZero.HOLE:
            return {AtZero.WALL: ideas.ALWAYS_A_WALL, AtZero.GONE: ideas.HOLE_IS_GONE}.get(guess, ideas.ABOVE_IS_ZERO)
        if right == AtZero.WALL and self.above:
            return ideas.IT_CANCELS if guess in (AtZero.HOLE, AtZero.GONE) else ideas.ABOVE_IS_ZERO
        if guess in (AtZero.HOLE, AtZero.GONE):
            return ideas.NEEDS_BOTH
        if right == AtZero.WALL:
            return ideas.ROWS_MIXED_UP
        if guess == AtZero.WALL:
            return ideas.ABOVE_IS_WALL
        return ideas.ALWAYS_CROSSES if right == AtZero.TOUCHES else ideas.ODD_TOUCHES

    @property
    def _behind_on_axis(self) -> Misconception | None:
        if self.outcome != AtZero.HOLE:
            return self.behind(AtZero.HOLE)
        return None if self.seen == AtZero.ON_AXIS else ideas.HEIGHT_ZERO

    @property
    def claim(self) -> str:
        """What is at the zero of the factor, in a sentence."""
        return say.by("with-placed", self.seen, above=self.above, below=self.below)

    @property
    def reason(self) -> str:
        """Why the outcome is what it is."""
        if self.above and self.below:
            left = self.below - self.above
            return say("placed-left-below", left=left) if left > 0 else say("placed-cancels", left=-left)
        return say("placed-only-below" if self.below else "placed-only-above")


def matched(
    placed: Sequence[FactorPlaces], *, by_height: bool = False
) -> tuple[list[str], tuple[str, ...], tuple[Wrong, ...]]:
    """What stands on the right of a Match about some factors: the right partners, the others, and the wrong ones.

    A hole on the x-axis is told from another one only `by_height`.
    """
    offered = OFFERED_AT_HEIGHTS if by_height else OFFERED
    rights = [place.seen if by_height else place.outcome for place in placed]
    partners = [*rights, *(outcome for outcome in offered if outcome not in rights)]
    wrong = [
        Wrong((left, partners.index(guess)), idea)
        for left, place in enumerate(placed)
        for guess in offered
        if (idea := place.behind(guess))
    ]
    said = [say.by("outcome-at-height", outcome) if by_height else say.by("outcome", outcome) for outcome in partners]
    return said[: len(rights)], tuple(said[len(rights) :]), tuple(wrong)


@dataclass(frozen=True, slots=True)
class RootPlace:
    """A root with the number of its factors above and below."""

    root: int
    above: int
    below: int

    @property
    def placed(self) -> FactorPlaces:
        """The numbers without the root."""
        return FactorPlaces(self.above, self.below)


Shape = Sequence[tuple[int, int]]
"""How often the factor of each root stands above and below; the roots are drawn later."""


def places(draw: ProblemRng, shape: Shape, roots: Sequence[int] = ROOTS) -> tuple[RootPlace, ...]:
    """The shape with roots of its own, all different."""
    drawn = draw.some(roots, len(shape))
    return tuple([RootPlace(root, above, below) for root, (above, below) in zip(drawn, shape, strict=True)])


def function(
    draw: ProblemRng, at: Iterable[RootPlace], *, lead: int = 1, below: int = 1, expanded: bool = False
) -> RationalFunction:
    """The function with these places: factors in random order, or each row multiplied out where `expanded`.

    `lead` and `below` are the leading coefficients of the two rows; each sits in the first factor of its row.

    >>> print(function(ProblemRng("FERN-42"), [RootPlace(2, 1, 0), RootPlace(-1, 0, 1)], lead=2))
    (2x − 4) / (x + 1)
    """
    at = tuple(at)
    top = _row(draw, [place.root for place in at for _ in range(place.above)], lead)
    bottom = _row(draw, [place.root for place in at for _ in range(place.below)], below)
    if expanded:
        return RationalFunction([multiplied_out(top)], [multiplied_out(bottom)])
    return RationalFunction(top, bottom)


Linear = tuple[int, int]
"""A factor: its leading coefficient and its root."""


def rows(top: Iterable[Linear], bottom: Iterable[Linear] = ()) -> RationalFunction:
    """The function of two rows of factors."""
    return RationalFunction.of_linear(top, bottom)


def _row(draw: ProblemRng, roots: Sequence[int], lead: int) -> list[Polynomial]:
    order = sorted(draw.shuffled(roots), key=bool)  # x before x + 1
    if not order:
        return [Polynomial((lead,))] if lead != 1 else []
    return [Polynomial.linear(lead if place == 0 else 1, root) for place, root in enumerate(order)]


def multiplied_out(row: Iterable[Polynomial]) -> Polynomial:
    """A row of factors as one sum."""
    return prod(row, start=Polynomial((1,)))


def equation(f: RationalFunction) -> Shown:
    """f(x) = …"""
    return show(of("f", "x"), "=", f)


def worked(claim: str, f: RationalFunction, *steps: Explanation) -> Explanation:
    """A worked solution; a function that is not in factors is factored first."""
    in_factors = all(factor.degree <= 1 for factor in f.top + f.bottom)
    return Explanation(claim, equation(f), steps if in_factors else (factor(f), *steps))


def face(lead: int, root: int) -> str:
    """A factor as its card says it.

    >>> face(-1, -2), face(-1, 2), face(1, 0)
    ('−x − 2', '2 − x', 'x')
    """
    return plain(Polynomial.linear(lead, root))


def exact(value: Number) -> Fraction:
    """A number of which it is known that it is rational: all roots on the cards are whole."""
    assert isinstance(value, Fraction), f"{value} is no fraction"
    return value


def exactly(values: Iterable[Number]) -> tuple[Fraction, ...]:
    """Several such numbers."""
    return tuple(map(exact, values))


def drawn(seed: str, count: int) -> tuple[int, ...]:
    """So many different roots, drawn from a seed.

    >>> len(set(drawn("FERN-42", 3)))
    3
    """
    return ProblemRng(seed).some(ROOTS, count)


def with_other_signs(seed: str) -> tuple[int, int]:
    """Two roots, neither 0 nor opposite to each other, so that a sign read off the wrong way always shows."""
    draw = ProblemRng(seed)
    one, other = draw.some((1, 2, 3, 4), 2)
    return one * draw.one((1, -1)), other * draw.one((1, -1))


def beside(x: int) -> dict[str, str]:
    """A place just left of a whole number, and one just right of it.

    >>> beside(-2)
    {'left': '−2.1', 'right': '−1.9'}
    """
    return {side: _short(x + Fraction(step, 10)) for side, step in (("left", -1), ("right", 1))}


def _short(x: Fraction) -> str:
    return f"{float(x):g}".replace("-", "−")


def value_at(f: RationalFunction, x: Fraction | int) -> str:
    """What comes out at an x, in a sentence.

    >>> value_at(RationalFunction.parse("1/(x-2)"), 2), value_at(RationalFunction.parse("1/(x-2)"), 4)
    ('At x = 2 the function has no value.', 'At x = 4 the function is 1/2.')
    """
    y = f(x)
    return say("value-at", x=plain(x), y=None if y is None else plain(y))


def values_at(f: RationalFunction, wrong: Sequence[Number]) -> str:
    """What comes out at the first few of some numbers that were named and are wrong; nothing where there is none.

    >>> values_at(RationalFunction.parse("1/(x-2)"), (Fraction(2), Fraction(4)))
    'At x = 2 the function has no value. At x = 4 the function is 1/2.'
    """
    return " ".join([value_at(f, exact(x)) for x in wrong[:MOST_SAID]])


def on_both_sides(f: RationalFunction, own: Fraction | None, at: Callable[[int], tuple[Fraction, Fraction]]) -> str:
    """What speaks against a wrong height, from two places on either side, without telling the right one.

    The places `at` a larger step lie closer, until both values are on one side of the wrong height.

    >>> f, near = RationalFunction.parse("3(x-2)/(4(x-2))"), lambda step: (2 - Fraction(1, 10), 2 + Fraction(1, 10))
    >>> on_both_sides(f, Fraction(1), near), on_both_sides(f, Fraction(-3, 4), near)
    ('At x = 1.9 and at x = 2.1 the function is less than 1.', 'At x = 1.9 and at x = 2.1 the function is positive.')
    """
    for step in count(2):
        places = at(step)
        low, high = sorted(exact(y) for y in map(f, places) if y is not None)
        if own is None or not low <= own <= high:
            break
    way = (
        "none" if own is None
        else "positive" if low > 0 >= own
        else "negative" if high < 0 <= own
        else "greater" if own < low
        else "less"
    )  # fmt: skip
    left, right = map(_short, places)
    return say("on-both-sides", left=left, right=right, way=way, own=None if own is None else plain(own))


def far_values(f: RationalFunction, own: Fraction | None) -> str:
    """What speaks against a wrong height far out: two values, so far out that they lie at another one.

    Where they would tell the right height to all their digits, only their side of the wrong one is said.

    >>> far_values(RationalFunction.parse("(x+1)(x-4)/((x+2)(-x-2))"), Fraction(0))
    'f(100) ≈ −0.932 and f(1000) ≈ −0.993: is that close to 0?'
    >>> far_values(RationalFunction.parse("1/(3x-9)"), Fraction(6))
    'f(100) ≈ 0.003 and f(1000) ≈ 0.0003: is that close to 6?'
    """
    assert f.horizontal_asymptote is not None, "the values come close to a height"
    y = exact(f.horizontal_asymptote.y)
    for step in count(2):
        x, farther = 10**step, 10 ** (step + 1)
        near, far = f(x), f(farther)
        if near is None or far is None:
            continue
        if own is None or 5 * abs(exact(far) - y) < abs(own - y):
            break
    if y == 0 and own:
        return say("far-values", x=x, farther=farther, near=one_digit(near), far=one_digit(far), own=plain(own))
    if decimal(far) == decimal(y):
        return on_both_sides(f, own, lambda step: (Fraction(-(10**step)), Fraction(10**step)))
    return say(
        "far-values",
        x=x,
        farther=farther,
        near=decimal(near),
        far=decimal(far),
        own=None if own is None else plain(own),
    )


def one_digit(value: object) -> str:
    """A small number to its first digit.

    >>> one_digit(Fraction(-1, 2991))
    '−0.0003'
    """
    return f"{Decimal(f'{float(value):.0e}'):f}".replace("-", "−")  # type: ignore[arg-type]


def decimal(value: object) -> str:
    """A number to three places after the point, a large one to none, for a comparison only.

    >>> decimal(Fraction(-2, 9)), decimal(Fraction(-2999999, 12)), decimal(Fraction(-1, 9999))
    ('−0.222', '−250000', '0.000')
    """
    size = round(float(value), 3) + 0.0  # type: ignore[arg-type]
    return f"{size:.{3 if abs(size) < 10000 else 0}f}".replace("-", "−")


def in_thousands(value: object) -> str:
    """A whole number near a value, with gaps that never break between thousands where it is long.

    >>> in_thousands(Fraction(-30_000_001, 3)), in_thousands(999.4)
    ('−10\u202f000\u202f000', '999')
    """
    size = round(float(value))  # type: ignore[arg-type]
    grouped = f"{size:,}" if abs(size) >= 10_000 else str(size)
    return grouped.replace(",", "\N{NARROW NO-BREAK SPACE}").replace("-", "−")


# ── features at some places only ──────────────────────────────────────────────────────────────────────────────────────

HAS: dict[str, Callable[[RationalFunction], Iterable[Number]]] = {
    "zeros": lambda f: f.x_intercepts,
    "walls": lambda f: [wall.x for wall in f.vertical_asymptotes],
    "holes": lambda f: [hole.x for hole in f.holes],
}
"""Where a function has what can be asked of it."""


def only(
    kind: str, wanted: Iterable[Number | int], text: str
) -> tuple[Demand[RationalFunction], Demand[RationalFunction]]:
    """Two things to fulfil: to have some features, which `text` names, and to have no others.

    >>> has_all, no_more = only("holes", [Fraction(2)], "a hole at x = 2")
    >>> f = RationalFunction.parse("(x-2)(x-5)/((x-2)(x-5))")
    >>> has_all.is_met(f), no_more.is_met(f), no_more.against(f)
    (True, False, 'The hole at x = 5 is one too many.')
    """
    places = {Fraction(x) if isinstance(x, int) else x for x in wanted}

    def extra(f: RationalFunction) -> list[Number]:
        return [x for x in HAS[kind](f) if x not in places]

    def told(f: RationalFunction) -> str:
        more = extra(f)
        return say.by("extra", kind, many=len(more), places=[plain(show("x", "=", x)) for x in more])

    return (
        Demand(text, lambda f: places <= set(HAS[kind](f))),
        Demand("", lambda f: not extra(f), against=told),
    )
