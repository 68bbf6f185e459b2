"""What one can say about the graph of a rational function, each feature a small value."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from .algebraic import Number
from .polynomial import Polynomial

if TYPE_CHECKING:
    from .rational import RationalFunction

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
class SignChart:
    """Where the function is positive and where negative.

    `signs` has one sign for each interval between the marks that are zeros or asymptotes, from left to right.
    Holes are among the `marks` to be drawn, but they divide nothing.
    """

    marks: tuple[Mark, ...]
    signs: tuple[Sign, ...]

    @property
    def dividers(self) -> tuple[Mark, ...]:
        """The zeros and the vertical asymptotes: the marks between the signs."""
        return tuple(mark for mark in self.marks if mark.kind != "hole")


@dataclass(frozen=True, slots=True)
class Extremum:
    """A local minimum or maximum of the graph."""

    x: Number
    y: Number
    kind: Literal["minimum", "maximum"]
