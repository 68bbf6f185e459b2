"""What one can say about the graph of a rational function, each feature a small value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from mathgames_widgets.maths.algebraic import Number
from mathgames_widgets.maths.polynomial import Polynomial
from mathgames_widgets.maths.real_set import Interval, RealSet

if TYPE_CHECKING:
    from mathgames_widgets.maths.rational import RationalFunction

Sign = int
"""+1 positive (or up), −1 negative (or down), 0 neither."""


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the plane, exact."""

    x: Number
    y: Number


@dataclass(frozen=True, slots=True)
class Hole:
    """Where the function is undefined only because a factor cancels: an open circle at (x, y).

    `above` and `below` say how often the factor stands in the top and in the bottom row, as built.
    """

    x: Number
    y: Number
    above: int
    below: int


@dataclass(frozen=True, slots=True)
class Zero:
    """Where the graph meets the x-axis. An even multiplicity bounces, an odd one goes through."""

    x: Number
    multiplicity: int


@dataclass(frozen=True, slots=True)
class VerticalAsymptote:
    """A wall of the graph. `left` and `right`: +1 where the curve goes up to infinity on that side, −1 down."""

    x: Number
    order: int
    left: Sign
    right: Sign


@dataclass(frozen=True, slots=True)
class HorizontalAsymptote:
    """The level y that the graph comes close to on both sides."""

    y: Fraction
    function: RationalFunction = field(repr=False, compare=False)

    @property
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets it."""
        return self.function.crossings


@dataclass(frozen=True, slots=True)
class SlantAsymptote:
    """The line y = slope · x + intercept that the graph comes close to on both sides."""

    slope: Fraction
    intercept: Fraction
    function: RationalFunction = field(repr=False, compare=False)

    @property
    def line(self) -> Polynomial:
        """slope · x + intercept."""
        return Polynomial((self.intercept, self.slope))

    @property
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets it."""
        return self.function.crossings


@dataclass(frozen=True, slots=True)
class PolynomialAsymptote:
    """The curve y = polynomial, of degree two or more, that the graph comes close to on both sides."""

    polynomial: Polynomial
    function: RationalFunction = field(repr=False, compare=False)

    @property
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets it."""
        return self.function.crossings


@dataclass(frozen=True, slots=True)
class End:
    """What f(x) does far out on one side.

    With a limit, `sign` says where the graph comes from: +1 above it, −1 below it, 0 along it.
    Without one (None), the graph goes to sign · infinity.
    """

    limit: Fraction | None
    sign: Sign


@dataclass(frozen=True, slots=True)
class EndBehaviour:
    """Both ends of the graph: x → −∞ on the left, x → ∞ on the right."""

    left: End
    right: End


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the sign chart; `flips` where the sign changes there."""

    x: Number
    kind: Literal["zero", "asymptote", "hole"]
    flips: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of the x-axis on which the sign of the function stays; None is infinite."""

    low: Number | None
    high: Number | None
    sign: Sign


@dataclass(frozen=True, slots=True)
class SignChart:
    """Where the function is positive and where negative.

    `signs` has one sign more than there are zeros and asymptotes among the marks: the sign just left of each of
    them, and the sign far to the right. Holes are drawn but not counted, even the rare one where the sign changes,
    as at 1 for (x − 1)²/(x − 1); `stretches` divides there too.
    """

    marks: tuple[Mark, ...]
    signs: tuple[Sign, ...]

    @property
    def dividers(self) -> tuple[Mark, ...]:
        """The zeros and the vertical asymptotes: the marks between the signs."""
        return tuple(mark for mark in self.marks if mark.kind != "hole")

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The x-axis cut at every zero, at every asymptote and at every hole where the sign changes.

        >>> from mathgames_widgets.maths.rational import RationalFunction
        >>> [stretch.sign for stretch in RationalFunction.parse("(x-1)^2/(x-1)").sign_chart.stretches]
        [-1, 1]
        """
        return self._cut([mark for mark in self.marks if mark.kind != "hole" or mark.flips])

    def where(self, sign: Sign) -> RealSet:
        """All x where f(x) has this sign: +1 or −1.

        >>> from mathgames_widgets.maths.rational import RationalFunction
        >>> print(RationalFunction.parse("x^2(x-1)(x-2)/(x-2)").sign_chart.where(+1))
        (1, 2) ∪ (2, ∞)
        """
        stretches = self._cut(self.marks)
        return RealSet(tuple(Interval(part.low, part.high) for part in stretches if part.sign == sign))

    def _cut(self, marks: Sequence[Mark]) -> tuple[Stretch, ...]:
        found: list[Stretch] = []
        high: Number | None = None
        sign = self.signs[-1]
        for mark in reversed(marks):
            found.append(Stretch(mark.x, high, sign))
            high, sign = mark.x, -sign if mark.flips else sign
        found.append(Stretch(None, high, sign))
        return tuple(reversed(found))


@dataclass(frozen=True, slots=True)
class Extremum:
    """A local minimum or maximum of the graph."""

    x: Number
    y: Number
    kind: Literal["minimum", "maximum"]
