"""Functions to practise on, made from places on the x-axis, and the parts that their solutions share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod

from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.rational.steps import factor
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import of, plain, show
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.problem import Draw

ROOTS = tuple(range(-4, 5))
"""The roots on the cards of BYORF."""

NOT_0 = tuple(root for root in ROOTS if root)


@dataclass(frozen=True, slots=True)
class Place:
    """A root with the number of its factors above and below."""

    root: int
    above: int
    below: int


Shape = Sequence[tuple[int, int]]
"""How often the factor of each root stands above and below; the roots are drawn later."""


def places(draw: Draw, shape: Shape, roots: Sequence[int] = ROOTS) -> tuple[Place, ...]:
    """The shape with roots of its own, all different."""
    drawn = draw.some(roots, len(shape))
    return tuple([Place(root, above, below) for root, (above, below) in zip(drawn, shape, strict=True)])


def function(
    draw: Draw, at: Iterable[Place], *, lead: int = 1, below: int = 1, expanded: bool = False
) -> RationalFunction:
    """The function with these places: factors in random order, or each row multiplied out where `expanded`.

    `lead` and `below` are the leading coefficients of the two rows; each sits in the first factor of its row.

    >>> print(function(Draw("FERN-42"), [Place(2, 1, 0), Place(-1, 0, 1)], lead=2))
    (2x − 4) / (x + 1)
    """
    at = tuple(at)
    top = _row(draw, [place.root for place in at for _ in range(place.above)], lead)
    bottom = _row(draw, [place.root for place in at for _ in range(place.below)], below)
    if expanded:
        return RationalFunction([_multiplied(top)], [_multiplied(bottom)])
    return RationalFunction(top, bottom)


def _row(draw: Draw, roots: Sequence[int], lead: int) -> list[Polynomial]:
    order = draw.shuffled(roots)
    if not order:
        return [Polynomial((lead,))] if lead != 1 else []
    return [Polynomial.linear(lead if place == 0 else 1, root) for place, root in enumerate(order)]


def _multiplied(row: Sequence[Polynomial]) -> Polynomial:
    return prod(row, start=Polynomial((1,)))


def equation(f: RationalFunction) -> Shown:
    """f(x) = …"""
    return show(of("f", "x"), "=", f)


def worked(claim: str, f: RationalFunction, *steps: Explanation) -> Explanation:
    """A worked solution; a function that is not in factors is factored first."""
    in_factors = all(one.degree <= 1 for one in f.top + f.bottom)
    return Explanation(claim, equation(f), steps if in_factors else (factor(f), *steps))


def factor_at(root: Number) -> str:
    """The factor with that root, as one says it.

    >>> factor_at(Fraction(2)), factor_at(Fraction(0))
    ('x − 2', 'x')
    """
    assert isinstance(root, Fraction), "all roots here are whole"
    return plain(Polynomial((-root, 1)))
