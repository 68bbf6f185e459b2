"""What one can say about a graph, in sentences: `f.holes` for somebody who reads no code."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.features import (
    Extremum,
    Hole,
    HorizontalAsymptote,
    Point,
    SlantAsymptote,
    VerticalAsymptote,
    Zero,
)
from mathgames_widgets.maths.notation import mathml
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.words import how_often
from mathgames_widgets.widgets.graph_words import crossing, sides
from mathgames_widgets.widgets.html import Element, Raw, p

Feature = Hole | Zero | Point | VerticalAsymptote | HorizontalAsymptote | SlantAsymptote | Extremum


def sentence(feature: Feature) -> Element:
    """A feature in words, its numbers as written mathematics.

    >>> import re
    >>> hole = Hole(Fraction(2), Fraction(3), above=2, below=1)
    >>> re.sub("<[^>]*>", "", str(sentence(hole)))
    'Hole at (2,3): the factor x−2 stands twice above and once below.'
    """
    match feature:
        case Hole(x, y, above, below):
            rows = f" stands {how_often(above)} above and {how_often(below)} below."
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
