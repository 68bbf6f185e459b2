"""Rational functions as they are built: two rows of factors, never silently cancelled.

For a root r that stands p times above and q times below: q = 0 < p is a zero, 0 < q <= p a hole,
q > p a vertical asymptote of order q − p. So (x − 3)/(x − 3)² still has an asymptote at 3.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Literal, TypeAlias

from mathgames_widgets.maths.rational import analysis, reckoning
from mathgames_widgets.maths.rational.algebraic import Algebraic, Number, value_at
from mathgames_widgets.maths.rational.analysis import Factors, RealRoot, in_order, sign_of
from mathgames_widgets.maths.rational.features import (
    End,
    EndBehaviour,
    Extremum,
    Hole,
    HorizontalAsymptote,
    Interval,
    Mark,
    Point,
    PolynomialAsymptote,
    RealSet,
    SignChart,
    SlantAsymptote,
    Stretch,
    VerticalAsymptote,
    Zero,
)
from mathgames_widgets.maths.rational.lazy import lazy
from mathgames_widgets.maths.rational.polynomial import ONE, Polynomial, product, product_at, values_at
from mathgames_widgets.maths.rational.whole import Whole, mirrored, times
from mathgames_widgets.maths.writing.notation import Printed, typed
from mathgames_widgets.maths.writing.reader import RowsRead, read
from mathgames_widgets.maths.writing.shown import Over, Shown

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from sympy import Expr

__all__ = [
    "End",
    "EndBehaviour",
    "Extremum",
    "Hole",
    "HorizontalAsymptote",
    "Interval",
    "Mark",
    "Point",
    "PolynomialAsymptote",
    "RationalFunction",
    "RealSet",
    "SignChart",
    "SlantAsymptote",
    "Stretch",
    "VerticalAsymptote",
    "Zero",
]

Operand: TypeAlias = "RationalFunction | Polynomial | int | Fraction"
"""What can be added to a function, or multiplied with it."""

Corners: TypeAlias = tuple[float, float, float, float]
"""The left, right, bottom and top of a window."""

PAINTERS: list[Callable[[RationalFunction, Corners | None], Figure]] = []
"""What draws a figure: the last of them. Pictures stand above the mathematics, so the package puts its painter here."""

Linear = tuple[int | Fraction, int | Fraction]
"""A factor lead · (x − root), as (lead, root)."""


class RationalFunction(Printed):
    """A quotient of two rows of polynomials. An empty row is 1; factors that are just 1 are left out.

    >>> f = RationalFunction.parse("(x-2)(x+1) / ((x-2)(x+3))")
    >>> [str(factor) for factor in f.top]
    ['x − 2', 'x + 1']
    >>> f.holes
    (Hole(x=Fraction(2, 1), y=Fraction(3, 5), above=1, below=1),)
    >>> f.vertical_asymptotes
    (VerticalAsymptote(x=Fraction(-3, 1), order=1, left=1, right=-1),)
    >>> f(1), f(2)
    (Fraction(1, 2), None)

    Two functions are equal when their rows are: the same factors in the same order. `equals` asks less: the same
    values wherever both have one.

    `+ - * / **` take functions, polynomials and exact numbers. What comes out has no value wherever one of the two has
    none, even if the factor that takes it away cancels:

    >>> x = RationalFunction.parse("x")
    >>> print(x * (1 / x), "has a hole at", (x * (1 / x)).holes[0].x)
    x / x has a hole at 0
    >>> print(1 / (x - 1) + 1 / x)
    (2x − 1) / ((x − 1)x)

    Raises ZeroDivisionError where a factor of the bottom row is 0, and TypeError for what is no row of polynomials.
    """

    top: tuple[Polynomial, ...]
    bottom: tuple[Polynomial, ...]

    def __init__(self, top: Iterable[Polynomial] = (), bottom: Iterable[Polynomial] = ()) -> None:
        try:
            self.top = tuple([factor for factor in top if len(factor.coefficients) != 1 or factor.leading != 1])
            self.bottom = tuple([factor for factor in bottom if len(factor.coefficients) != 1 or factor.leading != 1])
        except (AttributeError, TypeError):
            raise TypeError(_no_row(top if isinstance(top, str) or not bottom else bottom)) from None
        for factor in self.bottom:
            if not factor.coefficients:
                raise ZeroDivisionError("The bottom row is 0, and nothing can be divided by 0.")

    @staticmethod
    def of_linear(top: Iterable[Linear] = (), bottom: Iterable[Linear] = ()) -> RationalFunction:
        """The function of factors lead · (x − root), given as (lead, root).

        >>> print(RationalFunction.of_linear(top=[(-1, 2)], bottom=[(1, 0), (2, -1)]))
        (2 − x) / (x(2x + 2))
        """
        linear = Polynomial.linear
        return RationalFunction([linear(*factor) for factor in top], [linear(*factor) for factor in bottom])

    @staticmethod
    def parse(text: str, *, strict: bool = False) -> RationalFunction:
        """The function that a person would write so. Raises `reader.ReadError`, a ValueError, with one clear sentence.

        1/(x+1)(x-3) has both brackets below the line; with `strict` it raises `reader.TwoReadings` instead.

        >>> print(RationalFunction.parse("(2x²−8) / x·(x−2)"))
        (2x² − 8)(x − 2) / x
        >>> RationalFunction.parse("1/(x-2")
        Traceback (most recent call last):
        mathgames_widgets.maths.writing.reader.ReadError: The bracket "(" at character 3 is never closed; ...
        """
        rows = read(text, strict=strict)
        return RationalFunction(rows.top, rows.bottom)

    # ── the rows ────────────────────────────────────────────────────────────

    @lazy
    def factors(self) -> Factors:
        """Both rows as irreducible factors, counted.

        >>> RationalFunction.parse("(x^2-4)/(2(x-2))").factors.powers
        ((Polynomial([2, 1]), 1, 0), (Polynomial([-2, 1]), 1, 1))
        """
        counts: dict[Polynomial, list[int]] = {}
        above = below = 1
        for side, row in enumerate((self.top, self.bottom)):
            for polynomial in row:
                if not polynomial.coefficients:
                    above = 0
                    continue
                constant, powers = polynomial.factored
                if side:
                    above *= constant.denominator
                    below *= constant.numerator
                else:
                    above *= constant.numerator
                    below *= constant.denominator
                for factor, power in powers:
                    if factor in counts:
                        counts[factor][side] += power
                    else:
                        counts[factor] = [0, power] if side else [power, 0]
        if below < 0:
            above, below = -above, -below
        if not above:
            # 0 takes every factor of the bottom row away, and leaves holes
            return Factors(0, 1, tuple([(factor, q, q) for factor, (_, q) in counts.items() if q]))
        return Factors(above, below, tuple([(factor, p, q) for factor, (p, q) in counts.items()]))

    @property
    def is_zero(self) -> bool:
        """Whether the top row is 0, so that f(x) = 0 wherever it is defined."""
        return self.factors.above == 0

    @lazy
    def is_constant(self) -> bool:
        """Whether nothing with x in it is left after cancelling."""
        return all(p == q for _, p, q in self.factors.powers)

    @lazy
    def reduced(self) -> tuple[Polynomial, Polynomial]:
        """Top and bottom after cancelling, multiplied out, with whole coefficients.

        >>> print(*RationalFunction.parse("(x-2)(x+1) / ((x-2)(x+3))").reduced, sep=" over ")
        x + 1 over x + 3
        """
        return Polynomial(self.reduced_whole[0]), Polynomial(self.reduced_whole[1])

    @lazy
    def reduced_whole(self) -> tuple[Whole, Whole]:
        above, below, powers = self.factors
        common = Fraction(above, below)
        top = [(common.numerator,), *(factor.whole[0] for factor, p, q in powers for _ in range(p - q))]
        bottom = [(common.denominator,), *(factor.whole[0] for factor, p, q in powers for _ in range(q - p))]
        return reduce(times, top), reduce(times, bottom)

    @lazy
    def factored(self) -> RationalFunction:
        """The same two rows, each split into a number and irreducible factors; nothing cancelled.

        >>> print(RationalFunction.parse("(2x-4)(1-x)/(x^2-4)").factored)
        −2(x − 2)(x − 1) / ((x + 2)(x − 2))
        """
        return RationalFunction(_split(self.top), _split(self.bottom))

    @lazy
    def cancelled(self) -> RationalFunction:
        """The function of what is left after cancelling, in irreducible factors. It has no holes.

        >>> print(RationalFunction.parse("(x^2-4)/(2(x-2))").cancelled)
        (x + 2) / 2
        """
        above, below, powers = self.factors
        common = Fraction(above, below)
        top = [factor for factor, p, q in powers for _ in range(p - q)]
        bottom = [factor for factor, p, q in powers for _ in range(q - p)]
        constants = Polynomial((common.numerator,)), Polynomial((common.denominator,))
        return RationalFunction((constants[0], *top), (constants[1], *bottom))

    @lazy
    def _rise(self) -> int:
        """Degree above minus degree below: how f grows far out, as a power of x."""
        return sum([(len(factor.coefficients) - 1) * (p - q) for factor, p, q in self.factors.powers])

    @lazy
    def _lead(self) -> Fraction:
        """The quotient of the leading coefficients."""
        above, below, powers = self.factors
        for factor, p, q in powers:
            lead = factor.whole[0][-1]
            if lead != 1:
                if p > q:
                    above *= lead ** (p - q)
                else:
                    below *= lead ** (q - p)
        return Fraction(above, below)

    @lazy
    def _is_polynomial(self) -> bool:
        """Whether nothing with x in it is left below: the graph is that of a polynomial, perhaps with holes."""
        return all(p >= q for _, p, q in self.factors.powers)

    # ── values ──────────────────────────────────────────────────────────────

    def __call__(self, x: int | Fraction | Algebraic) -> Number | None:
        """The exact value, or None where f is undefined. Raises TypeError for anything but exact numbers.

        >>> RationalFunction.parse("1/(x-1)")(Fraction(1, 2))
        Fraction(-2, 1)
        """
        if not isinstance(x, (int, Fraction, Algebraic)):
            raise TypeError(f"{x!r} is no exact number; f takes whole numbers and fractions, such as Fraction(1, 2).")
        if x in self.undefined_at:
            return None
        return self.height(x)

    def height(self, x: int | Number) -> Number:
        """The value of what is left after cancelling."""
        if isinstance(x, Algebraic):
            return value_at(*self.reduced_whole, x)
        above, below, powers = self.factors
        x_above, x_below = x.numerator, x.denominator
        for factor, p, q in powers:
            if p == q:
                continue
            value = 0
            scale = 1
            for coefficient in reversed(factor.whole[0]):
                value = value * x_above + coefficient * scale
                scale *= x_below
            scale //= x_below
            if p > q:
                above *= value ** (p - q)
                below *= scale ** (p - q)
            else:
                below *= value ** (q - p)
                above *= scale ** (q - p)
        return Fraction(above, below)

    # ── reckoning ───────────────────────────────────────────────────────────

    def __add__(self, other: Operand) -> RationalFunction:
        """The sum over a common denominator, multiplied out above, as `parse` reads it.

        >>> f = RationalFunction.parse("(x-1)/(x+2)")
        >>> print(f + 1, "and", f - f)
        (2x + 1) / (x + 2) and 0 / (x + 2)
        """
        if isinstance(other, (int, Fraction)) and not other:
            return self
        there = _operand(other)
        return NotImplemented if there is None else _of(self._rows + there._rows)

    __radd__ = __add__

    def __sub__(self, other: Operand) -> RationalFunction:
        there = _operand(other)
        return NotImplemented if there is None else self + -there

    def __rsub__(self, other: Operand) -> RationalFunction:
        return -self + other

    def __mul__(self, other: Operand) -> RationalFunction:
        """The product: the factors of both, none cancelled."""
        there = _operand(other)
        return NotImplemented if there is None else _of(self._rows * there._rows)

    def __rmul__(self, other: Operand) -> RationalFunction:
        there = _operand(other)
        return NotImplemented if there is None else there * self

    def __truediv__(self, other: Operand) -> RationalFunction:
        """The quotient. What stands below in `other` stands above and below, since `other` needs a value there.

        >>> one = RationalFunction.parse("1")
        >>> print(one / RationalFunction.parse("x/(x-1)"))
        (x − 1)(x − 1) / (x(x − 1))

        Raises ZeroDivisionError where `other` is 0.
        """
        there = _operand(other)
        return NotImplemented if there is None else _of(self._rows / there._rows)

    def __rtruediv__(self, other: Operand) -> RationalFunction:
        there = _operand(other)
        return NotImplemented if there is None else there / self

    def __pow__(self, power: int) -> RationalFunction:
        """A whole power; a negative one turns the quotient over.

        >>> f = RationalFunction.parse("x/(x-1)")
        >>> print(f**2, "and", f**0)
        x·x / ((x − 1)(x − 1)) and (x − 1) / (x − 1)

        Raises ZeroDivisionError for a negative power of 0, ValueError for 0 to the power 0, and TypeError for another
        power.
        """
        if not isinstance(power, int):
            raise TypeError(f"{power!r:.60} is no whole number; a function has powers such as f ** 2 and f ** -1.")
        return _of(reckoning.power(self._rows, power))

    def __neg__(self) -> RationalFunction:
        """The same rows with the other sign.

        >>> print(-RationalFunction.parse("2x(x-1)"), "and", -RationalFunction.parse("(x-1)/x"))
        −2x(x − 1) and −(x − 1) / x
        """
        return _of(reckoning.opposite(self._rows))

    def __pos__(self) -> RationalFunction:
        return self

    @property
    def _rows(self) -> RowsRead:
        return RowsRead(self.top, self.bottom)

    @lazy
    def derivative(self) -> RationalFunction:
        """The slope at each x, its factors as far as they can be seen. Where f has no value, it has none either.

        >>> print(RationalFunction.parse("x^2 / (x-1)").derivative)
        x(x − 2) / ((x − 1)(x − 1))
        """
        return _of(reckoning.derivative(self.factors))

    def equals(self, other: Operand) -> bool:
        """Whether both have the same value wherever both have one. Holes and the order of factors do not count.

        >>> f = RationalFunction.parse("(x^2-4)/(x-2)")
        >>> f.equals(RationalFunction.parse("x+2")), f == RationalFunction.parse("x+2")
        (True, False)

        Raises TypeError for what is neither a function nor an exact number.
        """
        there = _operand(other)
        if there is None:
            raise TypeError(f"{other!r:.60} is no function; compare with a RationalFunction or an exact number.")
        return self.reduced == there.reduced

    # ── a picture ───────────────────────────────────────────────────────────

    def plot(self, window: Corners | None = None) -> Figure:
        """The graph as a matplotlib figure, to be changed, shown and saved.

        `window` is left, right, bottom and top; without it the figure shows all that matters.
        `RationalFunctionGraph(f)` is a graph to pan, zoom and trace, and needs no matplotlib.

        >>> figure = RationalFunction.parse("(x-2)(x+1) / ((x-2)(x+3))").plot(window=(-8, 6, -6, 8))
        >>> figure.axes[0].get_xlim() == (-8, 6)
        True

        Raises ImportError with one sentence where matplotlib is not installed.
        """
        return PAINTERS[-1](self, window)

    # ── places on the x-axis ────────────────────────────────────────────────

    @lazy
    def places(self) -> tuple[RealRoot, ...]:
        """Every real root of the two rows, in order."""
        above, _, powers = self.factors
        found = in_order([(root, (p, q)) for factor, p, q in powers for root in factor.real_roots])
        sign = sign_of(above)  # every factor is positive far to the right
        places: list[RealRoot] = []
        for x, (p, q) in reversed(found):
            left = -sign if (p - q) % 2 else sign
            places.append(RealRoot(x, p, q, left, sign))
            sign = left
        places.reverse()
        return tuple(places)

    @lazy
    def holes(self) -> tuple[Hole, ...]:
        """Where a factor cancels completely: open circles, with the height of the reduced form.

        >>> RationalFunction.parse("(x-1)^2/(x-1)").holes
        (Hole(x=Fraction(1, 1), y=Fraction(0, 1), above=2, below=1),)
        """
        return tuple([Hole(x, self.height(x), p, q) for x, p, q, _, _ in self.places if 0 < q <= p])

    @lazy
    def zeros(self) -> tuple[Zero, ...]:
        """Where f(x) = 0, with multiplicity. A function that is 0 everywhere has no single zeros to list."""
        return tuple([Zero(x, p) for x, p, q, _, _ in self.places if not q])

    @lazy
    def vertical_asymptotes(self) -> tuple[VerticalAsymptote, ...]:
        """The walls: where more stands below than above."""
        return tuple([VerticalAsymptote(x, q - p, left, right) for x, p, q, left, right in self.places if q > p])

    @lazy
    def x_intercepts(self) -> tuple[Number, ...]:
        """Where the graph meets the x-axis."""
        return tuple([x for x, _, q, _, _ in self.places if not q])

    @lazy
    def lost_x_intercepts(self) -> tuple[Hole, ...]:
        """Holes on the x-axis: places where the graph would meet it, were the point there."""
        return tuple([hole for hole in self.holes if not hole.y])

    @lazy
    def y_intercept(self) -> Fraction | None:
        """f(0), or None where 0 is not in the domain."""
        for factor, _, q in self.factors.powers:
            if q and not factor.whole[0][0]:
                return None
        height = self.height(0)
        assert isinstance(height, Fraction)
        return height

    @lazy
    def lost_y_intercept(self) -> Hole | None:
        """The hole on the y-axis that takes the intercept away, if there is one."""
        return next((hole for hole in self.holes if hole.x == 0), None)

    @lazy
    def domain(self) -> RealSet:
        """All x where f is defined; `domain.excluded` are the others.

        >>> print(RationalFunction.parse("1/(x(x^2-2))").domain)
        (−∞, −√2) ∪ (−√2, 0) ∪ (0, √2) ∪ (√2, ∞)
        """
        return RealSet.cut_at(self.undefined_at)

    @lazy
    def undefined_at(self) -> tuple[Number, ...]:
        """The x of every hole and every vertical asymptote, in order."""
        return tuple([x for x, _, q, _, _ in self.places if q])

    @lazy
    def sign_chart(self) -> SignChart:
        """Where f is positive and where negative."""
        marks, signs = [], []
        for x, p, q, left, right in self.places:
            if 0 < q <= p:
                marks.append(Mark(x, "hole", left != right))
                continue
            marks.append(Mark(x, "asymptote" if q else "zero", left != right))
            signs.append(left)
        signs.append(self.places[-1].right if self.places else sign_of(self.factors.above))
        return SignChart(tuple(marks), tuple(signs))

    @lazy
    def symmetry(self) -> Literal["even", "odd"] | None:
        """Whether the graph, holes included, is its own mirror image in the y-axis (even) or turned about 0 (odd).

        >>> RationalFunction.parse("x/(x^2-1)").symmetry
        'odd'
        """
        # What matters is how much of a factor is left, and whether it takes a real x out of the domain.
        seen = {factor.whole[0]: (p - q, q > 0 and bool(factor.real_roots)) for factor, p, q in self.factors.powers}
        for numbers, left in seen.items():
            if seen.get(mirrored(numbers), (0, False)) != left:
                return None
        return "odd" if self._rise % 2 else "even"

    # ── far out ─────────────────────────────────────────────────────────────

    @lazy
    def horizontal_asymptote(self) -> HorizontalAsymptote | None:
        """The level far out; None where there is none, and where the graph is that of a polynomial."""
        if self._rise > 0 or self._is_polynomial:
            return None
        return HorizontalAsymptote(self._lead if self._rise == 0 else Fraction(0), self)

    @lazy
    def slant_asymptote(self) -> SlantAsymptote | None:
        """The line far out, where the top is one degree higher and something is left below."""
        if self._rise != 1 or self._is_polynomial:
            return None
        # f = lead · x · ∏ (1 + s/x + …)^(p − q), where s is the second coefficient over the first
        shift = sum(
            [Fraction(factor.whole[0][-2] * (p - q), factor.whole[0][-1]) for factor, p, q in self.factors.powers]
        )
        return SlantAsymptote(self._lead, self._lead * shift, self)

    @lazy
    def polynomial_asymptote(self) -> PolynomialAsymptote | None:
        """The curve far out, where the top is two or more degrees higher and something is left below."""
        if self._rise < 2 or self._is_polynomial:
            return None
        top, bottom = self.reduced
        return PolynomialAsymptote(top // bottom, self)

    @property
    def asymptote(self) -> Polynomial | None:
        """The horizontal, slant or higher asymptote, whichever there is, as a polynomial.

        >>> print(RationalFunction.parse("(x^2+1)/(x-1)").asymptote)
        x + 1
        """
        if self.horizontal_asymptote:
            return Polynomial((self.horizontal_asymptote.y,))
        if self.slant_asymptote:
            return self.slant_asymptote.line
        return self.polynomial_asymptote.polynomial if self.polynomial_asymptote else None

    @lazy
    def crossings(self) -> tuple[Point, ...]:
        """Where the graph meets its horizontal, slant or higher asymptote."""
        line = self.asymptote
        if line is None:
            return ()
        if line.is_zero:
            return tuple([Point(x, Fraction(0)) for x in self.x_intercepts])
        return analysis.crossings(*self.reduced_whole, line, self.undefined_at)

    @lazy
    def end_behaviour(self) -> EndBehaviour:
        """What f(x) does as x goes to −∞ and to ∞.

        >>> RationalFunction.parse("-x^3/(x-1)").end_behaviour.left
        End(limit=None, sign=-1)
        """
        return analysis.end_behaviour(*self.reduced_whole)

    # ── turning points ──────────────────────────────────────────────────────

    @lazy
    def extrema(self) -> tuple[Extremum, ...]:
        """Local minima and maxima, in order of x, exact. A constant function has none to name.

        A function of cards takes less than a millisecond. One made up to be hard may take a second or two, as do
        `range` and graphs then: of degree 60 with forty quadratics, or 30 degrees above its asymptote.
        """
        missing = {hole.x for hole in self.holes} if self.holes else ()
        return tuple([turn for turn in self.turns if turn.x not in missing])

    @lazy
    def turns(self) -> tuple[Extremum, ...]:
        """The extrema that the graph would have were its holes filled."""
        return analysis.turns(self.factors, self.places, *self.reduced_whole)

    @lazy
    def range(self) -> RealSet:
        """All values that f takes.

        >>> print(RationalFunction.parse("1/(x^2+1)").range)
        (0, 1]
        """
        if self.is_constant:
            return RealSet((Interval(self._lead, self._lead, True, True),))
        return analysis.range_of(self.end_behaviour, self.holes, self.extrema, self.vertical_asymptotes)

    # ── being a value ───────────────────────────────────────────────────────

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RationalFunction) and (self.top, self.bottom) == (other.top, other.bottom)

    def __hash__(self) -> int:
        return hash((self.top, self.bottom))

    @property
    def shown(self) -> Shown:
        """The two rows of factors as built, nothing cancelled."""
        return self.written(powers=False)

    def written(self, *, powers: bool) -> Shown:
        """The two rows of factors; equal ones collected where `powers`.

        >>> print(RationalFunction.parse("x(x-1)(x-1)").written(powers=True))
        x(x − 1)²
        """
        top = product(self.top, powers=powers)
        return Over(top, product(self.bottom, powers=powers)) if self.bottom else top

    def with_number(self, x: Number) -> Shown:
        """The function with a number in the place of x, not yet worked out.

        >>> print(RationalFunction.parse("2x(x^2+1)/(x-4)").with_number(Fraction(-3)))
        2·(−3)·((−3)² + 1) / (−3 − 4)
        """
        top = product_at(self.top, x)
        return Over(top, product_at(self.bottom, x)) if self.bottom else top

    def with_values(self, x: int | Fraction) -> Shown:
        """The function at x, with each factor worked out and nothing else.

        >>> print(RationalFunction.parse("(x+1)(x-4)/((x+2)(-x-2))").with_values(Fraction(100)))
        101·96 / (102·(−102))
        """
        top = values_at(self.top, x)
        return Over(top, values_at(self.bottom, x)) if self.bottom else top

    def __repr__(self) -> str:
        return f"RationalFunction.parse({typed(self)!r})"

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self.shown.latex()}$"

    def _sympy_(self) -> Expr:
        """What `sympy.sympify` takes it for, and so every function of SymPy that is given one.

        Both rows as they are built. SymPy cancels as soon as it works with them, and a hole is gone then.

        >>> from sympy import diff
        >>> diff(RationalFunction.parse("x^2 / (x-1)"), "x").factor()
        x*(x - 2)/(x - 1)**2
        """
        from sympy import Integer, Mul, Pow

        top, bottom = ([factor._sympy_() for factor in row] for row in (self.top, self.bottom))
        if not bottom:
            return Mul(*top, evaluate=False) if top else Integer(1)
        below = Pow(Mul(*bottom, evaluate=False), Integer(-1), evaluate=False)
        return Mul(*top, below, evaluate=False)


def _of(rows: RowsRead) -> RationalFunction:
    return RationalFunction(rows.top, rows.bottom)


def _operand(value: object) -> RationalFunction | None:
    """What stands beside a function in a sum or a product, as a function; None for what others may know how to add.

    Raises TypeError for a text and for a number that is not exact.
    """
    match value:
        case RationalFunction():
            return value
        case Polynomial():
            return RationalFunction((value,))
        case int() | Fraction():
            return RationalFunction((Polynomial((value,)),))
        case str():
            raise TypeError(f"{value!r:.60} is text; read it first, with RationalFunction.parse({value!r:.60}).")
        case float() | complex() | Algebraic():
            raise TypeError(f"{value} is no fraction; a function takes whole numbers and fractions: Fraction(1, 2).")
    return None


def _no_row(row: object) -> str:
    """What is wrong with something that was given as a row of polynomials."""
    if isinstance(row, str):
        return f"A function is made of rows of polynomials; read a text with RationalFunction.parse({row!r:.60})."
    example = "RationalFunction([Polynomial([-2, 1])])"
    return f'{row!r:.60} is no row of polynomials; write RationalFunction.parse("x-2"), or {example}.'


def _split(row: tuple[Polynomial, ...]) -> tuple[Polynomial, ...]:
    """A row as one number and irreducible factors.

    >>> print(*_split((Polynomial([-4, 2]), Polynomial([-1, 0, 1]))))
    2 x − 2 x + 1 x − 1
    """
    if any(polynomial.is_zero for polynomial in row):
        return (Polynomial(()),)
    constant = ONE
    factors: list[Polynomial] = []
    for polynomial in row:
        constant *= polynomial.factored.constant
        factors += [factor for factor, power in polynomial.factored.powers for _ in range(power)]
    return (Polynomial((constant,)), *factors)
