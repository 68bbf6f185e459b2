"""What is said of functions, formulas and signed numbers: BYORF, FORMULA and Matician."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise, permutations, product
from math import gcd, prod
from typing import Any

from mathgames_widgets.games.byorf import Built, best_build
from mathgames_widgets.games.byorf.analysis.plans import earned
from mathgames_widgets.games.byorf.lesson.questions.goals import LEFT
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.matician.lesson.pictures import PayoffPicture
from mathgames_widgets.maths.numbers.arithmetic import Sign
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome
from mathgames_widgets.questions.drawing.strokes import SketchedCurve
from mathgames_widgets.questions.drawing.zoom import ZoomIn
from mathgames_widgets.questions.question import Question, Text, plain_text
from mathgames_widgets.questions.typed import FillTable
from tests.maths.numbers.equations import holds, value

from . import SIDE, TERM, WORDS, About, Claims, N, ends_off, many, number, numbers

Row = Sequence[Sequence[Fraction]]
"""Factors, each by its coefficients, the constant one first."""

SEVEN = ("two", "three", "four", "five", "six", "seven", "eight", "nine")


# ── a function, worked out apart from the package ────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Curve:
    """A quotient of two products, by the coefficients of its factors."""

    top: Row
    bottom: Row

    @staticmethod
    def of(f: RationalFunction) -> Curve:
        """The factors of a function as it was written."""
        top, bottom = ([[Fraction(c) for c in one.coefficients] for one in row] for row in (f.top, f.bottom))
        return Curve(top, bottom)

    def at(self, x: Fraction) -> Fraction | None:
        """Its value."""
        below = prod((_put(one, x) for one in self.bottom), start=Fraction(1))
        return prod((_put(one, x) for one in self.top), start=Fraction(1)) / below if below else None

    def counts(self, x: Fraction) -> tuple[int, int]:
        """How often x is a zero above and below."""
        above, below = (sum(_times(one, x) for one in row) for row in (self.top, self.bottom))
        return above, below

    def is_hole(self, x: Fraction) -> bool:
        """Whether the point at x alone is missing."""
        above, below = self.counts(x)
        return 0 < below <= above

    def is_wall(self, x: Fraction) -> bool:
        """Whether something is left below at x."""
        above, below = self.counts(x)
        return below > above

    def is_intercept(self, x: Fraction) -> bool:
        """Whether the value at x is 0."""
        return self.at(x) == 0

    def height(self, x: Fraction) -> Fraction:
        """The height of a hole: the value after dividing both rows by x − a as often as they are 0 there."""
        top, bottom = ([_without(one, x) for one in row] for row in (self.top, self.bottom))
        above, below = self.counts(x)
        if above > below:
            return Fraction(0)
        return prod(_put(one, x) for one in top) / prod((_put(one, x) for one in bottom), start=Fraction(1))

    def nears(self, line: Curve) -> bool:
        """Whether the difference to another curve goes to 0 far out."""
        top, bottom = _multiplied(self.top), _multiplied(self.bottom)
        rest = _difference(_multiplied([top, *line.bottom]), _multiplied([bottom, *line.top]))
        return _degree(rest) < _degree(_multiplied([bottom, *line.bottom]))

    def sign(self, x: Fraction) -> int:
        """−1, 0 or 1."""
        y = self.at(x)
        assert y is not None, f"no value at {x}"
        return (y > 0) - (y < 0)


def _put(polynomial: Sequence[Fraction], x: Fraction) -> Fraction:
    return sum((c * x**power for power, c in enumerate(polynomial)), Fraction(0))


def _without(polynomial: Sequence[Fraction], x: Fraction) -> Sequence[Fraction]:
    while len(polynomial) > 1 and not _put(polynomial, x):
        polynomial = _divided(polynomial, x)
    return polynomial


def _divided(polynomial: Sequence[Fraction], x: Fraction) -> list[Fraction]:
    """Divided by x − a, by Horner's scheme."""
    carried, found = Fraction(0), []
    for c in reversed(polynomial):
        carried = carried * x + c
        found.append(carried)
    return found[-2::-1]


def _times(polynomial: Sequence[Fraction], x: Fraction) -> int:
    return len(polynomial) - len(_without(polynomial, x))


def _multiplied(row: Row) -> list[Fraction]:
    found = [Fraction(1)]
    for one in row:
        longer = [Fraction(0)] * (len(found) + len(one) - 1)
        for i, a in enumerate(found):
            for j, b in enumerate(one):
                longer[i + j] += a * b
        found = longer
    return found


def _difference(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    size = max(len(one), len(other))
    a, b = (side + [Fraction(0)] * (size - len(side)) for side in (one, other))
    return [x - y for x, y in zip(a, b, strict=True)]


def _degree(polynomial: Sequence[Fraction]) -> int:
    return max((power for power, c in enumerate(polynomial) if c), default=-1)


# ── what a sentence is about ─────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class AboutFunction(About):
    """The same with the function that is spoken of, if it is one."""

    spoken_of: Curve | None = None

    @property
    def f(self) -> Curve:
        """The function that is spoken of."""
        assert self.spoken_of is not None, "a sentence about a function, where there is none"
        return self.spoken_of

    @property
    def each(self) -> Sequence[About]:
        """The same about each function that may be meant: the pupil's own one, or the one that the question asks about,
        or one of those in the answers to choose from and in the reasons."""
        own = self.question.function_of(self.answer) if self.question.is_open else None
        own = getattr(self.answer, "function", own)
        found = [own] if own is not None else list(functions_in(self.question.prompt)) or list(self._others())
        if isinstance(self.question, ZoomIn):  # its prompt tells no function
            found = [self.question.function]
        return [replace(self, spoken_of=Curve.of(f)) for f in found] or [self]

    def _others(self) -> Iterator[RationalFunction]:
        for one in getattr(self.question, "options", ()):
            yield from functions_in(one.text)
        for pair in getattr(self.question, "pairs", ()):
            yield from functions_in(pair.left)
        for step in self.question.why.every():
            yield from functions_in(step.shown or "")
            yield from functions_in(step.claim.split(": ")[-1].removesuffix("."))


def functions_in(text: Text) -> Iterator[RationalFunction]:
    """The functions that are written in a text as mathematics, or that are a text."""
    for piece in text if isinstance(text, tuple) else (text,):
        written = piece.plain() if isinstance(piece, Shown) else piece if isinstance(piece, str) else ""
        if "x" in written and len(written) < 120:
            try:
                yield function(written.split(" = ")[-1].split(" for ")[0])
            except ReadError:
                continue


def function(text: str) -> RationalFunction:
    """A function as it is written in a sentence."""
    return RationalFunction.parse(text)


def is_about(found: Fraction | None, said: str) -> bool:
    """Whether a decimal with three places, or a large number with none, is the nearest one to an exact value."""
    return found is not None and abs(found - number(said)) <= Fraction(1, 2000 if abs(found) < 10000 else 2)


FUNCTIONS = Claims(AboutFunction)
"""What is said in BYORF, FORMULA and Matician."""
claim = FUNCTIONS.claim


# ── values ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@claim(r"At x = <N> (?:it|the function) is <N>(?:, not <N>)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    at, y, not_y = said.groups()
    return about.f.at(number(at)) == number(y) and y != not_y


@claim(r"At x = <N>(?:, between <N> and <N>,)? (?:it|the function) has no value(?:, not <N>)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.at(number(said[1])) is None


def _changed(about: AboutFunction) -> Curve:
    """The function that one more card has made, on the board of its question."""
    return Curve.of(about.question.onward.example.function)


@claim(r"At x = <N> the (denominator|function) is 0 before and after\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The new card is another factor, whose zero is named in the first answer to choose from."""
    f, x = _changed(about), number(said[1])
    new = numbers(plain_text(about.question.options[0].text))[-1]
    return x != new and (f.at(x) is None if said[2] == "denominator" else f.at(x) == 0)


@claim(r"Left of <N>, (.+) is negative: every sign changes there\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    card, f = Curve.of(function(said[2])), _changed(about)
    return card.at(number(said[1])) == 0 and card.sign(number(said[1]) - 1) < 0 and f.counts(number(said[1])) == (1, 0)


@claim(r"Now as many factors stand above as below: far away, y = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f = _changed(about)
    same = _degree(_multiplied(f.top)) == _degree(_multiplied(f.bottom))
    return same and f.nears(Curve([[number(said[1])]], []))


@claim(r"<N> and <N> come from other factors: they stay\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, (pole, zero) = _changed(about), map(number, said.groups())
    return f.is_wall(pole) and f.is_intercept(zero)


@claim(r"At x = <N>, between <N> and <N>, it is <N>, not negative\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, low, high, y = map(number, said.groups())
    return low < x < high and about.f.at(x) == y >= 0


@claim(r"At x = <N> it is <N>, so it is negative in other places, too\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = map(number, said.groups())
    low, high = numbers(str(about.question.prompt))[:2]
    return not low < x < high and about.f.at(x) == y < 0


@claim(r"At x = <N> the function is about <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return is_about(about.f.at(number(said[1])), said[2])


@claim(
    r"At x = <N> and at x = <N> the function (?:is (positive|negative)|is (less|greater) than <N>|has .+ same value)\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """At both places, on either side of a hole or far out; and it tells the right height to nobody."""
    left, right, sign, way, own = said.groups()
    low, high = sorted(about.f.at(number(x)) for x in (left, right))
    if own is not None:
        return number(own) == about.answer and (high < about.answer if way == "less" else low > about.answer)
    if sign is None:
        return about.answer is None and high - low < Fraction(1, 2) * max(1, abs(high))
    return low > 0 >= about.answer if sign == "positive" else high < 0 <= about.answer


@claim(
    r"f\(<N>\) = <N> lies (above|below) −1 and f\(<N>\) = <N> (above|below), and the curve has no gap between them\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Both values are true, on different sides, and no linear factor below is 0 from one to the other."""
    x, low, side, end, high, other = said.groups()
    a, b, y, z = map(number, (x, end, low, high))
    is_right = (about.f.at(a), about.f.at(b)) == (y, z) and all(
        _put(one, a) * _put(one, b) > 0 for one in about.f.bottom
    )
    return (
        is_right
        and (side, other) == (("above", "below") if z < -1 < y else ("below", "above"))
        and (y + 1) * (z + 1) < 0
    )


@claim(
    r"With x = <N>: <N> ÷ <N> = <N>(?: = <N> \+ <N>)?, and <N> ÷ <N> = <N>(?: = 1 − <N>)?\."
    r"|With x = <N>: <N> ÷ <N> ≈ <N>\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What (ax + b) / (x − c) and its rows are at that x; or b and c, both divided by it. Equations are worked out."""
    ((b, a),), ((minus_c, one),) = about.f.top, about.f.bottom
    if said[11]:
        x, top, bottom = map(number, said.groups()[10:13])
        return (top, bottom) == (a * x + b, x + minus_c) and is_about(top / bottom, said[14])
    x, top, under, first, bottom, below = (number(said[place]) for place in (1, 2, 3, 4, 7, 8))
    rows, rests = (a * x + b, x + minus_c), (b, -minus_c)
    lead = said[5] is None or number(said[5]) == a
    return one == 1 and lead and x == under == below and (top, bottom) in (rows, rests) and first == top / x


@claim(r"f\(<N>\) ≈ <N> and f\(<N>\) ≈ <N>: (?:is that close to <N>\?|these heights hardly differ\.)")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Both values are true, and what was answered is far from where they lead."""
    x, near, farther, far, own = said.groups()
    if not all(is_about(about.f.at(number(at)), y) for at, y in ((x, near), (farther, far))):
        return False
    height = about.f.at(Fraction(10**9))
    if own is None:
        return about.answer is None and abs(number(far) - height) < 1
    return number(own) == about.answer and 4 * abs(number(far) - height) < abs(number(own) - height)


@claim(r"The holes? lies? at (\(.+\)), not above the x-axis\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    points = re.findall(rf"\(({N}), ({N})\)", said[1])
    f = about.f
    return bool(points) and all(f.is_hole(number(x)) and f.height(number(x)) == number(y) <= 0 for x, y in points)


@claim(r"(\d+) points? so far\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return earned(about.answer, about.question.goals).points == int(said[1])


@claim(r"Draft (.+), in this order; (.+) comes last\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """That the deal gives them so, and Player 2 the others, is played in the test of the game."""
    return faces(f"{said[1]} and {said[2]}") == [card.face for card in about.question.cards]


@claim(r"Player 2 then holds (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return faces(said[1]) == [card.face for card in LEFT]


@claim(r"With those cards (.+) earns the most: <N> points\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    best = best_build(LEFT, about.question.goals)
    best_function = Built(best.top, best.bottom).function
    return best.points == number(said[2]) and RationalFunction.parse(said[1]).equals(best_function)


def faces(text: str) -> list[str]:
    """The cards of a list in words."""
    return re.split(", | and ", text)


@claim(r"At x = <N> (?:your line|what you wrote) lies (above|below) the curve, and further out the gap (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, own = number(said[1]), Curve.of(about.answer)
    gap, further = (own.at(place) - about.f.at(place) for place in (x, 10 * x))
    side = gap > 0 if said[2] == "above" else gap < 0
    if said[3] == "stays just as wide":
        return side and abs(further - gap) < Fraction(1, 4) * abs(gap)
    return side and (abs(further) > 2 * abs(gap) if said[3] == "grows" else 2 * abs(further) < abs(gap))


@claim(r"At x = <N> the function is <N>, so no point is missing there, and there is no asymptote\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = number(said[1]), number(said[2])
    return x in about.answer and x not in about.right and about.f.at(x) == y


@claim(r"<N> is not: at x = <N> the function is about <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Beside the first wrong place of those that were named."""
    x, beside = map(number, said.groups()[:2])
    is_wrong = x in about.answer and x not in about.right and about.f.at(x) is None
    return is_wrong and beside == x + Fraction(1, 1000) and is_about(about.f.at(beside), said[3])


@claim(r"It (?:keeps near one|grows) .+, so an? (hole|asymptote) is there\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x = next(one for one in about.answer if one not in about.right and about.f.at(one) is None)
    return about.f.is_hole(x) if said[1] == "hole" else about.f.is_wall(x)


@claim(r"Left: (.+), with an? (?:hole at \(<N>, <N>\)|asymptote at x = <N>)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """One of the answers to choose from, and what is left of it."""
    left = Curve.of(function(said[1]))
    fits = (
        (whole.is_wall(number(said[4])) if said[4] else _is_hole_at(whole, said[2], said[3]))
        and all(whole.at(at) == left.at(at) for at in map(Fraction, range(20, 40)))
        and not any(all(left.counts(at)) for at in map(Fraction, range(-9, 10)))
        for whole in (Curve.of(one) for option in about.question.options for one in functions_in(option.text))
    )
    return any(fits)


@claim(r"Its hole is at \(<N>, <N>\)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    every = (Curve.of(one) for option in about.question.options for one in functions_in(option.text))
    return any(_is_hole_at(one, said[1], said[2]) for one in every)


def _is_hole_at(curve: Curve, x: str, y: str) -> bool:
    return curve.is_hole(number(x)) and curve.height(number(x)) == number(y)


def _dragged_to(about: AboutFunction) -> Fraction:
    """Where the hole is to be."""
    return Fraction(about.question.example.function.holes[0].x)


@claim(r"At x = <N> there is an asymptote, and no height would fill the gap\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below = about.f.counts(number(said[1]))
    return number(said[1]) == _dragged_to(about) and below > above


@claim(r"At x = <N> the function is <N>, so no point is missing there\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = map(number, said.groups())
    return x == _dragged_to(about) and about.f.at(x) == y


@claim(r"Still on the axis: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """All that is there but the hole that was asked for."""
    marks = set()
    for x in map(Fraction, range(-9, 10)):
        above, below = about.f.counts(x)
        if above or below:
            marks.add(("an asymptote" if below > above else "a hole" if below else "a zero", x))
    named = {(kind, number(x)) for kind, x in re.findall(rf"(an asymptote|a hole|a zero) at ({N})", said[1])}
    return named == marks - {("a hole", _dragged_to(about))}


@claim(r"(.+) is <N> at x = <N> and <N> at x = <N>: it runs away, so no height fills its gap\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, (y, x, then, closer) = Curve.of(function(said[1])), [number(one) for one in said.groups()[1:]]
    (asked,) = {round(x), round(closer)}
    above, below = f.counts(Fraction(asked))
    return (f.at(x), f.at(closer)) == (y, then) and abs(closer - asked) < abs(x - asked) and below > above


@claim(r"(.+) and (.+) both stand below, so neither cancels the other\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """They are in the denominator of what is right, and one of them is not in what was written."""
    below = [Curve.of(function(one)).top for one in said.groups()]
    right, own = Curve.of(about.question.solution), Curve.of(about.answer)
    (x,) = {-one[0][0] / one[0][1] for one in below}
    return right.counts(x) == (0, 2) and own.counts(x) == (0, 1)


@claim(r"The false line: <N> is the value of (.+) at <N>; f itself has none there\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, left = number(said[3]), Curve.of(function(said[2]))
    return left.at(x) == number(said[1]) and (about.f.is_hole(x) or about.f.at(x) == left.at(x))


@claim(r"Your holes? (?:is|are) at (.+), (?:not|and none is) above the axis\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return all(y <= 0 for y in _true_heights(about, said[1]))


@claim(r"Holes? at (.+), (?:at least one )?above the axis; bounce at (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    counts = [about.f.counts(x) for x in numbers(said[2])]
    bounces = all(above > below and (above - below) % 2 == 0 for above, below in counts)
    return any(y > 0 for y in _true_heights(about, said[1])) and bool(counts) and bounces


def _true_heights(about: AboutFunction, points: str) -> list[Fraction]:
    """The heights of some holes as they are said, each looked at."""
    said = [(number(x), number(y)) for x, y in re.findall(r"\(([^,()]+), ([^,()]+)\)", points)]
    assert said and all(about.f.is_hole(x) and about.f.height(x) == y for x, y in said), points
    return [y for _, y in said]


@claim(r"The curve has its hole at x = <N>, height <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = map(number, said.groups())
    return about.f.is_hole(x) and about.f.height(x) == y


@claim(r"As a fraction, <N> is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[1]) == number(said[2]) == about.question.solution.y


@claim(r"At x = 0 there is a hole, so there is no point on the y-axis\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.is_hole(Fraction(0))


@claim(r"A hole takes away only the point at its own x, here (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return all(map(about.f.is_hole, numbers(said[1])))


@claim(r"At x = <N> the function has the value <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.at(number(said[1])) == number(said[2])


@claim(r"There is (?:a hole|an asymptote|one): look for an x at which .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    has = about.f.is_hole if "hole" in said[0] else about.f.is_wall if "asymptote" in said[0] else about.f.is_intercept
    return about.answer == () and any(has(Fraction(x)) for x in range(-9, 10))


@claim(r"After cancelling, (more|fewer) than (\d+) of the factors below are 0 at x = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below = about.f.counts(number(said[3]))
    is_more = below - above > about.answer
    return int(said[2]) == about.answer != below - above and is_more == (said[1] == "more")


@claim(r"The order counts factors, so it is a whole number, and here it is at least 1\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    own = about.answer
    return about.right >= 1 and (own is None or own < 1 or own.denominator > 1)


@claim(r"There is a value: put 0 in for every x, and work out numerator and denominator\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.answer is None and about.f.at(Fraction(0)) is not None


@claim(r"At x = 0 the bottom is <N>, so for a height of <N> the top would have to be <N> there, and it is not\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    below, own, above = map(number, said.groups())
    only_below = prod((_put(one, Fraction(0)) for one in about.f.bottom), start=Fraction(1))
    return own == about.answer and below == only_below and above == own * below != about.f.at(Fraction(0)) * below


@claim(r"Put 0 in for every x: the top is <N>, and the bottom is 0\. What is <N> ÷ 0\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below = (
        prod((_put(one, Fraction(0)) for one in row), start=Fraction(1)) for row in (about.f.top, about.f.bottom)
    )
    return number(said[1]) == number(said[2]) == above and below == 0


@claim(r"At x = <N> the factors? (.+) (?:is|are) 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """All of them, as often as each is in one of the rows."""
    x, factors = number(said[1]), re.split(", | and ", said[2])
    above, below = about.f.counts(x)
    return len(factors) == above + below and all(Curve.of(function(one)).at(x) == 0 for one in factors)


@claim(r"With (.+) it becomes (.+), and that misses “(.+)”\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """A card that was chosen and does not fit, put in where one is missing."""
    options = [plain_text(one.text) for one in about.question.options]
    wrong = [at for at in about.answer if not about.question.options[at].right]
    open_function = plain_text(about.question.prompt).partition("f = ")[2]
    put_in = function(open_function.replace("·?", "?").replace("?", f"({said[1]})"))
    made = [Curve.of(one).at(Fraction(97, 7)) for one in (put_in, function(said[2]))]
    return said[1] in [options[at] for at in wrong] and f"“{said[3]}”" in about.prompt and made[0] == made[1]


@claim(r"At x = <N> the top of (.+) is <N> and the bottom is <N>: is that about ([\d−.\u202f]+)\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """True of the function where the first card does not fit, and the value stands on the card that lies there."""
    question, x = about.question, number(said[1])
    fits = [own == right for own, right in zip(about.answer, about.right, strict=True)]
    place = fits.index(False)
    values = plain_text(question.partners[about.answer[place]]).split(": ")[0].split(", ")
    f = Curve.of(function(said[2]))
    rows = [prod((_put(one, x) for one in row), start=Fraction(1)) for row in (f.top, f.bottom)]
    is_named = plain_text(question.pairs[place].left) == said[2] and said[5] in values
    told, digits = number(said[5].replace("\u202f", "")), len(said[5].partition(".")[2])
    is_other = abs(f.at(x) - told) > Fraction(1, 2 * 10**digits)
    return is_named and rows == [number(said[3]), number(said[4])] and is_other


@claim(r"At x = <N> what you wrote is <N>; it has to be <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, own, right = map(number, said.groups())
    return Curve.of(about.answer).at(x) == own != right == Curve.of(about.question.solution).at(x)


@claim(r"At x = <N> the denominator is (?:<N>, )?not 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    below = prod(_put(one, number(said[1])) for one in about.f.bottom)
    return below != 0 and (said[2] is None or below == number(said[2]))


@claim(r"It is <N> at x = <N> and <N> at x = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    low, left, high, right = map(number, said.groups())
    return about.f.at(left) == low and about.f.at(right) == high


@claim(r"Look again at x = <N>: (.+) (?:is|are) 0 there\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.counts(number(said[1])) == _placed(said[2])


def _placed(text: str) -> tuple[int, int]:
    """How often a factor stands above and below, in words."""
    found = {row: WORDS[many] for many, row in re.findall(r"(\w+)(?: factors?)? (above|below)", text)}
    return found.get("above", 0), found.get("below", 0)


@claim(r"At x = <N> the factor (.+) is <N>(?:, so .+)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, factor, y = said.groups()
    return Curve.of(function(factor)).at(number(x)) == number(y)


@claim(r"(?:The value of|What is) (?P<factor>.+) at x = (?P<x>\S+?)(?: counts, not the sign you read\.|\?)")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The card and the place are those of the question, and the card has a value there that moves the hole."""
    prompt, x = plain_text(about.question.prompt), number(said["x"])
    asked = re.search(r"hole (?:is at \(|at x = )([−\d]+)", prompt)
    assert asked is not None
    return number(asked[1]) == x and said["factor"] in prompt and Curve.of(function(said["factor"])).at(x) not in (0, 1)


# ── what a function has, and what it lacks ───────────────────────────────────────────────────────────────────────────


@claim(r"The curve (?:crosses the x-axis at (.+?))?(?:, and )?(?:touches (?:it|the x-axis) at (.+) and turns back)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """At every zero, by how often its factor is left above."""
    named = [(x, odd) for text, odd in zip(said.groups(), (1, 0), strict=True) for x in numbers(text or "")]
    counted = [(x, about.f.counts(x)) for x, _ in named]
    ways = all((above - below) % 2 == odd for (_, odd), (_, (above, below)) in zip(named, counted, strict=True))
    return "√" in said[0] or (ways and all(about.f.is_intercept(x) for x, _ in named))


@claim(r"The (hole|vertical asymptote|x-intercept)s? at (.+) (?:is one|are) too many\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    demanded = " ".join(demand.text for demand in about.question.demands)
    return all(_has(about.f, said[1], x) and f"{said[1]} at x = {x}" not in demanded for x in numbers(said[2]))


def _has(f: Curve, what: str, x: Fraction) -> bool:
    return {"hole": f.is_hole, "vertical asymptote": f.is_wall, "x-intercept": f.is_intercept}[what](x)


@claim(r"Still missing: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Every thing that is called missing is really missing."""
    unmet = [demand.text for demand in about.question.demands if demand.text and not demand.is_met(_made(about))]
    rest = said[1]
    for text in unmet:
        rest = rest.replace(text, "", 1)
    return not rest.replace(" and ", "").replace(", ", "") and all(map(about_lacks(about), unmet))


def _made(about: AboutFunction) -> Any:
    """The answer as a demand looks at it: in FORMULA the play that makes the formula."""
    question = about.question
    return question._tried(about.answer) if isinstance(question, MakeFormula) else about.answer


def about_lacks(about: AboutFunction) -> Callable[[str], bool]:
    """Whether the answer has not what a demand names, worked out from the words of the demand."""

    def lacks(text: str) -> bool:
        if found := re.search(r"(hole|vertical asymptote|x-intercept)s? at ((?:x = .+?(?: and |, )?)+)$", text):
            return not all(_has(about.f, found[1], x) for x in numbers(found[2]))
        if found := re.fullmatch(f"the horizontal asymptote y = ({N})", text):
            return not about.f.nears(Curve([[number(found[1])]], []))
        if text == "exactly two different zeros":
            return sum(about.f.is_intercept(Fraction(x)) for x in range(-12, 13)) != 2
        if text == "a slant asymptote other than the graph itself":
            top, bottom = (_degree(_multiplied(row)) for row in (about.f.top, about.f.bottom))
            holds_line = top - bottom == 1 and any(about.f.is_wall(Fraction(x)) for x in range(-60, 61))
            return not holds_line
        if found := re.match(f"negative between ({N}) and ({N})", text):
            low, high = map(number, found.groups())
            inside = [about.f.at(low + (high - low) * Fraction(share, 12)) for share in range(1, 12)]
            return not all(y is not None and y < 0 for y in inside)
        if text == "nothing else on the axis":
            wanted = numbers(about.question.demands[0].text)
            places = [x for x in map(Fraction, range(-12, 13)) if x not in wanted or not about.f.is_hole(x)]
            return any(about.f.is_hole(x) or about.f.is_intercept(x) or about.f.is_wall(x) for x in places)
        if found := re.match("exactly one card on the table kept", text):
            return _made(about).kept != 1
        if found := re.match(r"(both|one|two|three) cards? laid", text):
            return len(_made(about).laid) < {"both": 2, **WORDS}[found[1]]
        return bool(re.match(r"“.+”$|the right |\d+ points?, the most these cards can earn$", text))

    return lacks


@claim(r"The graph (?:has|is)( .+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What a graph has: every hole, wall and line that is named, and no whole number that is not."""
    if re.search("[√…]", said[1]):
        return True  # irrational places are compared with SymPy where they are worked out
    named = {kind: _places(said[1], kind) for kind in ("hole", "vertical asymptote")}
    for x in map(Fraction, range(-12, 13)):
        if any(_has(about.f, kind, x) != (x in places) for kind, places in named.items()):
            return False
    if found := re.search(r"(?:asymptote|line) y = (.+?)(?: with .+)?$", said[1]):
        return about.f.nears(Curve.of(function(found[1])))
    return True


def _places(text: str, kind: str) -> set[Fraction]:
    found = re.search(rf"{kind}s? at ((?:x = {N}(?:, | and )?)+)", text)
    return set(numbers(found[1])) if found else set()


@claim(r"(.+) earns? <N> points?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return Curve.of(function(said[1])).at(Fraction(97, 7)) == about.f.at(Fraction(97, 7))


@claim(r"There (?:is|are) (?:a )?(hole|vertical asymptote)s? at ((?:x = .+?)+)(?:, of order (\d+))?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if "√" in said[2] or "…" in said[2]:
        return True
    f, places = about.f, numbers(said[2])
    order = said[3] is None or f.counts(places[0])[1] - f.counts(places[0])[0] == int(said[3])
    return order and all(_has(f, said[1], x) for x in places)


@claim(r"(?:There (?:is|are) (?:a )?holes?|The hole lies) at (\(.+\))\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    points = re.findall(rf"\(({N}), ({N})\)", said[1])
    f = about.f
    return bool(points) and all(f.is_hole(number(x)) and f.height(number(x)) == number(y) for x, y in points)


@claim(r"The function has no (hole|vertical asymptote|x-intercept)\.|There is no (hole|vertical asymptote)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f = about.f
    return not any(_has(f, said[1] or said[2], Fraction(x)) for x in range(-40, 41))


@claim(r"x must not be (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return "√" in said[1] or all(about.f.at(x) is None for x in numbers(said[1]))


@claim(r"(.+) appears (\w+)(?: times)? above and (\w+)(?: times)? below: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, (factor, above, below, _) = about.f, said.groups()
    coefficients = Curve.of(function(factor)).top[0]
    if len(coefficients) != 2:
        return True
    return f.counts(-coefficients[0] / coefficients[1]) == (_many(above), _many(below))


def _many(word: str) -> int:
    return int(word) if word.isdigit() else WORDS[word]


@claim(r"f\(x\) is (positive|negative) on (.+?)(?: and (negative|positive) on (.+))?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if "√" in said[0] or "…" in said[0]:
        return True
    f = about.f
    for word, where in ((said[1], said[2]), (said[3], said[4])):
        for low, high in re.findall(rf"\((−∞|{N}), (∞|{N})\)", where or ""):
            one = number(low) if low != "−∞" else number(high) - 7 if high != "∞" else Fraction(-3)
            other = number(high) if high != "∞" else one + 7
            inside = [one + (other - one) * Fraction(share, 11) for share in (1, 4, 9)]
            if any(f.sign(x) != (1 if word == "positive" else -1) for x in inside):
                return False
    return True


@claim(
    r"At x = <N>, an? (zero|hole|vertical asymptote)(?: \((?:(\w+)(?: times)?|its factor cancels)\))?, "
    r"the sign (changes|stays|goes from . to .|stays .)\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, x = about.f, number(said[1])
    kind = f.is_intercept(x) if said[2] == "zero" else _has(f, said[2], x)
    above, below = f.counts(x)
    left = 0 if "cancels" in said[0] else _many(said[3]) if said[3] else abs(above - below)
    return kind and left == abs(above - below) and (left % 2 == 1) == said[4].startswith(("changes", "goes"))


@claim(r"At x = <N> the value is about <N>, and at x = <N> about <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """On both sides of a vertical asymptote, a hundredth away."""
    left, low, right, high = map(number, said.groups())
    is_near = right - left == Fraction(1, 50) and about.f.is_wall((left + right) / 2)
    return is_near and all(abs(about.f.at(x) - y) <= Fraction(1, 2) for x, y in ((left, low), (right, high)))


@claim(r"The curve goes (up|down) on (?:both sides of <N>|the left of <N> and (up|down) on the right)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Beside its vertical asymptote, ever higher or ever lower."""
    left, right = said[1], said[4] or said[1]
    x = number(said[2] or said[3])
    return about.f.is_wall(x) and all(
        _way_beside(about.f, x, side) == way for side, way in ((Fraction(-1), left), (Fraction(1), right))
    )


def _way_beside(f: Curve, x: Fraction, side: Fraction) -> str:
    near, nearer = (f.at(x + side / part) for part in (1000, 10000))
    assert near is not None and nearer is not None and abs(nearer) > abs(near)
    return "up" if nearer > 0 else "down"


@claim(r"At x = <N>, (\w+) factors below are 0, an (even|odd) number\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    _, below = about.f.counts(number(said[1]))
    return below == many(said[2]) and (below % 2 == 0) == (said[3] == "even")


@claim(r"At x = <N> the graph (crosses the x-axis|bounces|touches the x-axis and turns back: a bounce)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, step = number(said[1]), Fraction(1, 1000)
    left, right = about.f.at(x - step), about.f.at(x + step)
    assert left is not None and right is not None
    return about.f.at(x) == 0 and (left * right < 0) == said[2].startswith("crosses")


@claim(r"At x = <N> there is a (vertical asymptote|hole)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x = number(said[1])
    return about.f.at(x) is None and about.f.is_wall(x) == (said[2] != "hole")


@claim(r"So f\(<N>\) ≈ <N> and f\(<N>\) ≈ <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Rounded to two digits."""
    found = [(about.f.at(number(said[at])), number(said[at + 1])) for at in (1, 3)]
    return all(y is not None and abs(y - shown) <= abs(y) / 20 for y, shown in found)


@claim(r"y = (.+?) is the (?:horizontal|slant) asymptote\.|Far out, the curve follows y = (.+?)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.nears(Curve.of(function(said[1] or said[2])))


@claim(r"One way: f\(x\) = (.+?)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is the answer of the question itself, judged by what is asked in its words."""
    f, asked = Curve.of(function(said[1])), re.search(f"horizontal asymptote y = ({N})", about.prompt)
    assert asked, about.prompt
    line = Curve.of(RationalFunction.parse(str(number(asked[1]))))
    return f.nears(line) and len({x for x in map(Fraction, range(-9, 10)) if f.at(x) == 0}) == 2


@claim(r"([−\dx(][^a-wyz]*) is 0 (?:for|at) x = (.+?)(?:, and each zero gives a factor)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return "√" in said[2] or all(Curve.of(function(said[1])).at(x) == 0 for x in numbers(said[2]))


@claim(
    r"(?:The x-intercepts? (?:is|are) (.+?)|There is no x-intercept), "
    r"and (?:the y-intercept is <N>|there is no y-intercept)\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, places = about.f, numbers(said[1] or "")
    if said[1] and ("√" in said[1] or "…" in said[1]):
        return True
    y = None if said[2] is None else number(said[2])
    return all(map(f.is_intercept, places)) and f.at(Fraction(0)) == y


@claim(r"The graph meets y = −1 at x = (.+)\.|That is 0 for x = (.+), and nowhere else\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return all(about.f.at(x) == -1 for x in numbers(said[1] or said[2]))


@claim(r"What is left after cancelling (?:has the value|is) <N>(?:,| at) .*?x = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.height(number(said[2])) == number(said[1])


@claim(r"The graph crosses the y-axis at <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.at(Fraction(0)) == number(said[1])


# ── FORMULA ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@claim(r"(\d+ . \d+) = <N>, (?:not <N>|and the game has no numbers below 0)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    found = value(said[1])
    return found == number(said[2]) and (found != number(said[3]) if said[3] else found < 0)


@claim(
    r"(?:Check it: )?(\d+) ÷ (\d+) is (\d+) remainder (\d+)"
    r"(?:, and (?:that is (more|less) than (\d+)|the game has only whole numbers)|, which is not a whole number)?\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    left, right, whole, rest = map(int, said.groups()[:4])
    more = said[5] == "more"
    is_beside = not said[5] or (left > right * int(said[6]) if more else left < right * int(said[6]))
    return divmod(left, right) == (whole, rest) and rest > 0 and is_beside


@claim(r"There is no (\d) in your hand\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said[1] not in about.question.hand and said[1] in str(about.answer)


@claim(r"This takes (\w+) (\d|Joker)s, but you have only (\w+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    face = "J" if said[2] == "Joker" else said[2]
    held = sum(card == face or (face == "J" and not card.isdigit()) for card in about.question.hand)
    return held == WORDS[said[3]] < {**WORDS, **dict(zip(SEVEN, range(2, 10), strict=True))}[said[1]]


@claim(r"(\w+) cards are too many: you may lay at most three in a turn\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if not isinstance(about.question, MakeFormula):
        return True  # the play of another player: the test of its kind lays it
    digits = len(re.findall(r"\d", str(about.answer)))
    return 3 < SEVEN.index(said[1].lower()) + 2 <= digits


@claim(r"(\d+) is ((?:\d+ (?:thousand|hundred|ten|one)s?(?:, | and )?)+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    worth = {"thousand": 1000, "hundred": 100, "ten": 10, "one": 1}
    return int(said[1]) == sum(
        int(n) * worth[unit] for n, unit in re.findall(r"(\d+) (thousand|hundred|ten|one)", said[2])
    )


@claim(r"(?:The \w+ go from (\d) to (\d)|(\d+) becomes (\d+)): (\d+) (more|less)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    old, new = int(said[1] or said[3]), int(said[2] or said[4])
    scale = {"ones": 1, "tens": 10, "hundreds": 100, "thousands": 1000}.get(said[0].split()[1], 1) if said[1] else 1
    return (new - old) * scale == int(said[5]) * (1 if said[6] == "more" else -1)


@claim(r"(\d+ . \d+ = \d+), with (\w+) cards?: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    cards = re.split(", | and ", said[3])
    return holds(said[1]) and said[1] == str(about.answer) and len(cards) == WORDS[said[2]]


@claim(r"(\w+) cards? (?:is|are) the most; one way is (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said[2] == str(about.answer)


@claim(r"(\d+) ÷ (\d+) leaves a remainder of (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) % int(said[2]) == int(said[3]) != 0


@claim(r"(.+) (can|cannot) be divided by (\d+)(?:: the remainder is (\d+))?(?:, and (?:so can|neither can) (\d+))?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    of, by = said[1].split(" = ")[-1], int(said[3])
    every = [int(one) for one in (*re.findall(r"\d+", of), *([said[5]] if said[5] else []))]
    rest = said[4] is None or every[0] % by == int(said[4])
    return rest and all((one % by == 0) == (said[2] == "can") for one in every)


@claim(r"The question asks for a whole number, 0 or more, and <N> is not one\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    found = number(said[1])
    return found == about.answer and (found < 0 or found.denominator > 1)


@claim(r"The digits go from 0 to 9, and <N> is not one of them\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[1]) in in_all(about.answer) and number(said[1]) not in range(10)


@claim(r"Check it: (\d+ . \d+) (?:= <N>, and that is (more|less) than <N>|has no value at all, because .+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The side of the question with the number or the sign in it, or the answer times what is divided by."""
    asked = re.search(r"What is (\d+) ÷ (\d+)", about.prompt)
    gap = f"? × {asked[2]} = {asked[1]}" if asked else re.findall(r"\S+ . \S+ = \d+", about.prompt)[-1]
    filled = about.question.say(about.answer) if isinstance(about.question, ChooseOne) else str(about.answer)
    if isinstance(about.question, ChooseSome):
        filled = said[1].split()[1]
        assert [*map(str, Sign)].index(filled) in about.answer
    side, wanted = gap.replace("?", filled).split(" = ")
    if said[2] is None:
        return side == said[1] and side.endswith("÷ 0")
    found = value(side)
    is_compared = found > int(wanted) if said[3] == "more" else found < int(wanted)
    return (side, found, number(wanted)) == (said[1], number(said[2]), number(said[4])) and is_compared


@claim(r"Then (\d+) would become <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    by = about.answer if "greater" in about.prompt else -about.answer
    return said[1] in numbers_of(about.prompt) and number(said[2]) == int(said[1]) + by


@claim(r"One of the digits from 0 to 9 does it\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.right in range(10)


def _up(word: str) -> int:
    return 1 if word == "more" else -1


def numbers_of(text: str) -> list[str]:
    """The whole numbers of a text."""
    return re.findall(r"\d+", text)


@claim(
    r"With (?:an? |another )(\d) (?:in front the number would begin with 0, and no number here may|"
    r"the number stays (\d+)|it would be (\d+), which is (\d+) (more|less) than (\d+))\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The card covers the digit that the question names: of its number each other digit stays."""
    asked = re.search(r"over the (\d) of (\d+)", about.prompt)
    assert asked is not None
    digit, old = asked.groups()
    made = old.replace(digit, said[1], 1)
    if said[2] is None and said[3] is None:
        return made.startswith("0") and said[1] == str(about.answer) == "0"
    if said[2]:
        return made == old == said[2]
    return (said[1], said[3], said[6]) == (str(about.answer), made, old) and int(made) - int(old) == int(said[4]) * _up(
        said[5]
    )


@claim(r"There is one: counting from 0 in steps of (\d+), you land on (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[2]) % int(said[1]) == 0 and said[2] in numbers_of(about.prompt)


@claim(r"With (\d) it is (\d+), and (\d+) ÷ (\d+) leaves a remainder of (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    asked = re.search(r"so that (\S+) can be divided by (\d+)", about.prompt)
    assert asked is not None
    shown = asked[1].replace("?", said[1])
    is_own = int(said[1]) in about.answer and shown == said[2] == said[3] and asked[2] == said[4]
    return is_own and 0 < int(said[2]) % int(said[4]) == int(said[5])


@claim(r"If (.+) were <N>, then (.+) would be <N>; it is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The answer put back with the opposite operation: it would make the first number again, and does not."""
    own, back, wanted, found = number(said[2]), said[3], number(said[4]), number(said[5])
    left, sign, right = re.fullmatch(rf"({TERM}) ([+−×÷]) ({TERM})", said[1]).groups()  # type: ignore[union-attr]
    first, second = (number(one.strip("()")) for one in (left, right))
    true = value(said[1]) if (sign, second) != ("÷", 0) else None
    if sign == "×" and not second:
        first, second = second, first
    undone = {"+": own - second, "−": own + second, "÷": own * second}.get(sign)
    undone = own / second if undone is None else undone
    is_own = own in in_all(about.answer) and true in in_all(about.right) and own != true
    return is_own and wanted == first != undone == found == value(back)


@claim(r"Your <N> is <N> to the (left|right) of <N>, but in (.+) the walk (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Where the walk to the answer begins and how far it is; and what it should be instead, which it is not."""
    own, steps, begin = number(said[1]), number(said[2]), number(said[4])
    left, sign, right = signed(said[5])
    way = {"+": right, "−": -right}[sign]
    walked = steps if said[3] == "right" else -steps
    parts = re.fullmatch(r"(?:begins at (\S+))?(?: and )?(?:goes to the (left|right))?", said[6])
    assert parts is not None, said[6]
    starts = parts[1] is None or number(parts[1]) == left != begin
    goes = parts[2] is None or (parts[2] == "right") == (way > 0) != (walked > 0)
    is_known = {abs(begin), steps} == {abs(left), abs(right)} and (parts[1] is not None or begin == left)
    return (
        begin + walked == own and is_wrong(about, own, said[5]) and starts and goes and is_known and any(parts.groups())
    )


@claim(r"In (.+), walk back from your <N>: <N> to the (left|right) is <N>, not <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    own, steps, end, start = (number(said[at]) for at in (2, 3, 5, 6))
    left, sign, right = signed(said[1])
    back = -steps if said[4] == "left" else steps
    undoes = back == {"+": -right, "−": right}[sign] and own + back == end != start == left
    return undoes and is_wrong(about, own, said[1])


@claim(r"Leave the signs of (.+) aside: your <N> is (\d+) jumps of (\d+), not (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    size, jumps, step, wanted = map(number, said.groups()[1:])
    left, sign, right = signed(said[1])
    is_so = sign == "×" and (abs(left), abs(right)) == (wanted, step) and jumps * step == size and jumps != wanted
    return is_so and any(
        abs(one) == size and is_wrong(about, one, said[1]) for one in in_all(about.answer) if one is not None
    )


@claim(r"Leave the signs of (.+) aside: (\d+) jumps of (\d+) end at (\d+), not at (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    jumps, step, end, wanted = map(number, said.groups()[1:])
    left, sign, right = signed(said[1])
    is_so = sign == "÷" and (abs(left), abs(right)) == (wanted, step) and jumps * step == end != wanted
    return is_so and any(
        abs(one) == jumps and is_wrong(about, one, said[1]) for one in in_all(about.answer) if one is not None
    )


def signed(equation: str) -> tuple[Fraction, str, Fraction]:
    """The two numbers of an equation with their signs, and its symbol."""
    left, sign, right = re.fullmatch(rf"({TERM}) ([+−×÷]) ({TERM})", equation).groups()  # type: ignore[union-attr]
    return number(left.strip("()")), sign, number(right.strip("()"))


def is_wrong(about: AboutFunction, own: Fraction, equation: str) -> bool:
    """Whether someone wrote this for an equation of the question, and it is worth something else."""
    true = value(equation)
    return own in in_all(about.answer) and true in in_all(about.right) and own != true


def in_all(answer: Any) -> Sequence[Any]:
    """The numbers of an answer, be it one or a table."""
    return answer if isinstance(answer, tuple) else (answer,)


@claim(r"(\d+ \+ \d+) is (\d+), but (\d+) \+ 1 is (\d+): the right side is 1 more\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) == int(said[2]) == int(said[3]) == int(said[4]) - 1


@claim(r"There is an answer: you can check it, because it times (\d+) is 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.right * int(said[1]) == 0 and f"÷ {said[1]}" in about.prompt


@claim(r"Go down step by step: (.+), and then (\d+) less again\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    high, low = (value(one.split(" = ")[0]) for one in said[1].split(" and "))
    return high - low == low == int(said[2]) and low - int(said[2]) == about.right


@claim(r"From (\d+) to (\d+) you would have to go (\d+) steps, and 0 is no step at all\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    start, end, steps = map(int, said.groups())
    return end == about.answer and str(start) in numbers_of(about.prompt) and abs(start - end) == steps


@claim(r"(?:As (\d), the Joker makes|With the Joker as (\d), your two cards make) no true formula here, .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    digit = int(said[1] or said[2])
    return digit in about.answer and digit not in about.right


@claim(r"No sign between (\d+) and (\d+) gives <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    sides = [f"{said[1]} {sign} {said[2]}" for sign in "+−×÷" if (sign, said[2]) != ("÷", "0")]
    return number(said[3]) not in map(value, sides)


@claim(r"(\d+ . \d+) is <N>, (?:(below 0|not a whole number): no card shows that|and your cards cannot show that)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    found = value(said[1])
    if said[3]:
        return found == number(said[2]) and (found < 0 if said[3] == "below 0" else found.denominator > 1)
    held = Counter(re.findall(r"\d", about.prompt.partition("In your hand")[2]))
    return found == number(said[2]) and bool(Counter(str(found)) - held)


@claim(r"There are (more|fewer) than (\d+): (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """A wrong count, and the side or the numbers that are named beside it."""
    many, told, own, right = int(said[2]), said[3], about.answer, about.right
    if isinstance(about.question, ChooseOne):  # a count that is chosen, not typed
        own, right = (int(about.question.say(place)) for place in (own, about.question.solution))
    is_so = many == own and (many < right if said[1] == "more" else many > right)
    if side := re.match(r"(\d+ . \d+) is (below 0|not a whole number)", told):
        is_below = side[2] == "below 0"
        return is_so and (value(side[1]) < 0 if is_below else value(side[1]).denominator > 1)
    if left := re.match(r"after the first number, you have only (\d) cards for the second, then (\d) ", told):
        held = len(re.findall(r"\d", about.prompt.partition("In your hand")[2]))
        return is_so and (int(left[1]), int(left[2])) == (held - 1, held - 2)
    return is_so


@claim(r"(\d) (.) (\d) = (\d) takes only one card\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    left, sign, right, answer = said.groups()
    return (int(left), int(right)) == about.answer and value(f"{left} {sign} {right}") == int(answer)


@claim(r"About (\d+) of 100 hands can open with (\d) and (\d)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Whether they are few enough; test_questions.py of FORMULA counts the hands."""
    hands, *pair = map(int, said.groups())
    bound = re.search(r"fewer than (\d+) of 100", about.prompt)
    assert bound is not None
    return tuple(pair) in (about.answer, (2, 9)) and (hands < int(bound[1])) == (about.verdict.right or pair == [2, 9])


# ── Matician ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@claim(r"How far apart are (\d+) and (\d+)\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """They are as near as any two of the hand."""
    low, high = map(number, said.groups())
    return high - low == min(b - a for a, b in pairwise(sorted(about.answer)))


@claim(r"The total is .+: none of these habits shows in (\d+) of 11 rounds\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    played = about.answer if about.verdict.right else about.right
    return max(about.question.duel.story(played.choices).fits.values()) < int(said[1])


@claim(
    r"A habit counts from (\d+) of 11 rounds on: "
    r"a coin gets to (\d+) in two games of five, to (\d+) in only one of eight\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """All 4,096 games of a coin are played."""
    clear, near, again = map(int, said.groups())
    games = [max(about.question.duel.story("".join(fallen)).fits.values()) for fallen in product("ab", repeat=12)]
    shares = [Fraction(sum(fits >= many for fits in games), len(games)) for many in (near, clear)]
    return clear == again == near + 1 and [round(40 * share) for share in shares] == [16, 5]


@claim(r"With (\d+) \+ (\d+) the worst is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    low, high, worst = map(number, said.groups())
    nearest = min(abs(a - b) for a in about.answer for b in about.answer if a != b)
    return {low, high} <= set(about.answer) and -worst == abs(high - low) == nearest


@claim(r"In (.+) any two numbers are at least (\d+) apart\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    hand = sorted(numbers(said[1]))
    return hand == sorted(about.answer) and min(b - a for a, b in pairwise(hand)) == int(said[2])


@claim(
    r"(The closest two are )?(\d+) and (\d+)(?: are as close as any two)?: their sum can fall to <N>, "
    r"and every other sum at least as low\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    low, high, worst = map(number, said.groups()[1:])
    falls = [a - b for a in about.answer for b in about.answer if a < b]
    return low - high == worst == max(falls) and bool(said[1]) == (falls.count(worst) == 1)


@claim(
    r"If every step were (\d+) or more, they would need at least (\d+) × (\d+) = (\d+), and that is more than (\d+)\.|"
    r"So in every hand two neighbors are at most (\d+) apart, and no hand is worse than <N>\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Hands of the largest steps are tried; nothing is told of the worst while it is still to be found."""
    asked = re.search(r"a hand of (\d+) different numbers from 0 to (\d+)", about.prompt)
    assert asked is not None
    count, top = map(int, asked.groups())
    most = max(step for step in range(1, top + 1) if step * (count - 1) <= top)
    nearest = min(b - a for a, b in pairwise(sorted(about.answer)))
    is_free = nearest == most or not about.question.further
    if said[6]:
        return is_free and int(said[6]) == most == -number(said[7])
    size, steps, again, total, highest = map(int, said.groups()[:5])
    return is_free and size == again == most + 1 and steps == count - 1 and total == steps * size > highest == top


@claim(r"((?:−?[\d/]+ < )+−?[\d/]+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    line = numbers(said[1])
    return all(a < b for a, b in pairwise(line))


@claim(r"<N> is <N> (more|less) than <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    one, by, other = number(said[1]), number(said[2]), number(said[4])
    return one - other == (by if said[3] == "more" else -by)


@claim(r"<N> is less than <N>(?:, and <N> is more than <N>)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[1]) < number(said[2]) and (said[3] is None or number(said[3]) > number(said[4]))


@claim(r"A minus card in front of the (?:left|right) number (hurts|helps): <N> instead of <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return (number(said[2]) < number(said[3])) == (said[1] == "hurts")


@claim(r"Either way one minus card can bring it down to <N>\.|Lay <N> \+ <N> on the board\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The two numbers that were laid, with the minus on either of them."""
    left, right = numbers(re.search(r"you lay (\d+ \+ \d+)", about.prompt)[1].replace(" +", ","))
    if said[1]:
        return number(said[1]) == min(left - right, right - left)
    return (number(said[2]), number(said[3])) == (right, left)


@claim(r"What if the card goes on the <N>\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Of a sum that is safe on one side, it is the number on the other."""
    left, right = numbers(re.search(r"you lay (\d+ \+ \d+)", about.prompt)[1].replace(" +", ","))
    return about.answer == 0 and number(said[1]) == max(left, right)


@claim(r"(\d+ [×÷] \(−\d+\)) = <N> is below 0 already\.|What changes if <N> becomes <N>\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The same with one sign more, and the number that has it."""
    if said[1] is None:
        return number(said[3]) == -number(said[4]) > 0
    return value(said[1]) == number(said[2]) < 0 and about.question.solution == -number(said[2])


@claim(r"\(<N>\) × \(<N>\) = <N>, because it must bring <N> back to 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    product = number(said[1]) * number(said[2])
    return product == number(said[3]) == -number(said[4])


@claim(r"What comes next, −1 × \(<N>\)\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is about the second number of a product."""
    return f"({said[1]})" in f"{about.prompt} {about.question.why}"


@claim(r"(.+) can go below 0: (.+) = <N>\.|(.+ ÷ 0) never has a value\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if said[4]:
        return said[4] in about.prompt or any(said[4] == option.text for option in about.question.options)
    left, symbol, right = said[1].split()
    attacked = (f"−{left} {symbol} {right}", f"{left} {symbol} (−{right})")
    return said[2] in attacked and value(said[2]) == number(said[3]) < 0


@claim(r"There it is (.+) = <N>\.|Now work out the other side\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The minus card lies where the answer puts it, and that is the lowest value only where both sides do the same."""
    if said[1] is None:
        return True
    alike = about.question.options[-1].right
    lowest = number(re.search(rf"can make is ({N})", about.question.why.claim)[1])
    return value(said[1]) == number(said[2]) >= lowest and (number(said[2]) == lowest) == alike


@claim(r"Work out both: the two values are not the same\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return not about.question.options[about.answer].right


@claim(
    r"(?:The value is|The expression is worth|The expected value is|It is worth) "
    r"<N>(?: = [\d.]+|, about [\d.]+)?(?: more)?\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.question.solution == number(said[1])


@claim(r"(.+) (?:would become|can become) (?:(.+) = )?<N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said[2] is None or value(said[2]) == number(said[3])


@claim(
    r"The (?:product|quotient) of (a positive and a negative|two positive) numbers? is (above|below) 0, "
    r"but <N> is (above|below) 0\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Among the values asked for there is one with the sign that is told."""
    own, is_above = number(said[3]), said[2] == "above"
    is_so = is_above == (said[1] != "a positive and a negative") and any(
        (one > 0) == is_above for one in in_all(about.right)
    )
    return is_so and own in in_all(about.answer) and (own > 0) == (said[4] == "above") != is_above


def _worths(about: AboutFunction) -> dict[str, Fraction]:
    """What each two numbers of a hand are worth to the question: as laid, attacked on a side, or at worst."""
    asked = re.search(r"Your symbol is (.), and your numbers are ([\d, and]+)\.", about.prompt)
    attacked = re.search(r"in front of your (left|right) number", about.prompt)
    assert asked is not None
    found = {}
    for left, right in permutations(numbers(asked[2]), 2):
        on_left, on_right = value(f"−{left} {asked[1]} {right}"), value(f"{left} {asked[1]} (−{right})")
        worth = value(f"{left} {asked[1]} {right}")
        if attacked:
            worth = on_left if attacked[1] == "left" else on_right
        elif "where it hurts most" in about.prompt:
            worth = min(on_left, on_right)
        found[f"{left} {asked[1]} {right}"] = worth
    return found


@claim(
    r"(?:With that minus card )?(\d+ . \d+) (?:makes|is worth) <N>, but there is a way to make more\.|"
    r"You found a worst case, but not the best one: (\d+ . \d+) guarantees you <N>"
    r"(?:\.|, and another pair guarantees more\.)|(Try numbers that are closer together)\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    worths = _worths(about)
    if said[5]:  # true under +, where the worst case of two numbers is how far they are apart
        return "symbol is +" in about.prompt and about.answer < max(worths.values()) == about.right
    pair, made = said[1] or said[3], number(said[2] or said[4])
    return made == about.answer == worths[pair] < max(worths.values()) == about.right


@claim(r"That is too high: (?:with that minus card, )?no two of your numbers (?:make|guarantee) as much\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.answer > max(_worths(about).values())


@claim(
    r"(?:With that minus card, no|No) two of your numbers (?:make|are worth) exactly <N>(?: at worst)?, "
    r"and some (?:make|guarantee) more\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    worths = _worths(about).values()
    return number(said[1]) == about.answer < max(worths) and about.answer not in worths


@claim(r"Look at one pair: (\d+ . \d+) = <N>, but with a minus card (.+) = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is no pair that would answer, and there is no way for it to come to the answer."""
    pair, before, turned, after = said.groups()
    worths = _worths(about)
    is_so = value(pair) == number(before) and value(turned) == number(after) == worths[pair]
    return is_so and number(after) < max(worths.values()) < about.answer


@claim(r"(.+) stands before (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The first is the item that is lit, and the second, behind it, belongs in its place."""
    items, answer = about.question.items, about.answer
    (lit,) = about.question.to_light(answer)
    return items[lit] == said[1] and items[answer.index(lit)] == said[2]


@claim(
    r"That would be (\d+) of the (\d+) (pairs|equations), which is too (many|few)\.|"
    r"There are (\d+) (pairs|equations), and <N> of them is not a whole number of (?:pairs|equations)\.|"
    r"A fraction of all of them is a number from 0 to 1\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """All pairs of a small deck, worked out again."""
    asked = re.search(
        r"has the cards ([\d, and]+), each once\. Your symbol is (.), and you laid (\S+ . \d+)", about.prompt
    )
    assert asked is not None
    every = [(a, b) for a, b in permutations(numbers(asked[1]), 2) if a < b or asked[2] in "−÷"]
    lower = sum(value(f"{a} {asked[2]} {b}") < value(asked[3]) for a, b in every)
    if said[1]:
        many = int(said[1])
        is_compared = many > lower if said[4] == "many" else many < lower
        return about.answer * len(every) == many and int(said[2]) == len(every) and is_compared
    if said[5]:
        is_part = (about.answer * len(every)).denominator > 1
        return int(said[5]) == len(every) and number(said[7]) == about.answer and is_part
    return not 0 <= about.answer <= 1


@claim(r"With an average of <N>, (\d+) rounds would bring <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The chances fit that many rounds."""
    rounds = int(said[2])
    fit = all((number(one) * rounds).denominator == 1 for one in re.findall(rf"chance of ({N})", about.prompt))
    return fit and number(said[1]) == about.answer and number(said[3]) == about.answer * rounds != about.right * rounds


@claim(r"That is (more than the highest|less than the lowest) of the values, so it cannot be their average\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    row = _values_of(about.prompt)
    return about.answer > max(row) if "highest" in said[1] else about.answer < min(row)


def _values_of(prompt: str) -> list[Fraction]:
    """What an equation can be worth, or two of which one is laid by chance, with the minus cards that may come."""
    written = {"not at all": "{0} {1} {2}", "on the left": "−{0} {1} {2}", "on the right": "{0} {1} (−{2})"}
    laid, cases = re.findall(r"(\d+) ([+−×÷]) (\d+)", prompt), [one for one in written if one in prompt]
    return [value(written[case].format(*one)) for one in laid for case in cases]


@claim(r"On average (.+) is worth more than (.+), so the difference is above 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    is_asked = f"How much more is {said[1]} worth on average than {said[2]}?" in about.prompt
    return is_asked and about.right > 0 and (about.answer is None or about.answer <= 0)


@claim(r"Then (\d+ . \d+) would bring <N> more in (\d+) rounds\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[2]) == about.answer * int(said[3]) and about.answer != about.right


@claim(r"The (first column|second) is worth p × (\S+) \+ \(1 − p\) × (\S+) = (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Both sides are compared at two chances: they are straight."""
    (_, one), (_, other) = rows_of(about.question.prompt)
    at = ["first column", "second"].index(said[1])
    high, low = (value(part) for part in said.groups()[1:3])
    ends = [value(re.sub(r"(?<!\d)p", "1p", said[4]).replace("p", f" × {p}")) for p in (0, 1)]
    return [high, low] == [one[at], other[at]] == ends[::-1]


@claim(r"With p = <N>, your average is <N> against a card on the left, <N> on the right\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    p, first, second = map(number, said.groups())
    (_, one), (_, other) = rows_of(about.question.prompt)
    columns = [p * a + (1 - p) * b for a, b in zip(one, other, strict=True)]
    return p == about.answer and columns == [first, second] and first != second


@claim(r"Anyone who knows your p attacks on the (left|right)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """There your average is lower."""
    (_, one), (_, other) = rows_of(about.question.prompt)
    left, right = (about.answer * a + (1 - about.answer) * b for a, b in zip(one, other, strict=True))
    return said[1] == ("left" if left < right else "right") and left != right


@claim(r"Even (.+) alone guarantees you <N>, and a good mix guarantees more\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    least = min(dict(rows_of(about.question.prompt))[said[1]])
    return least == number(said[2]) < about.right and (about.answer is None or about.answer <= least)


@claim(r"If the other player always chooses (.+), you get <N> at most, and a mix guarantees less than that\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    most = max(_columns(about)[said[1]])
    return about.right < most == number(said[2]) <= about.answer


@claim(r"If (.+) is worth <N> on average, (.+) is worth <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    columns = _columns(about)
    (a, c), (b, d) = columns[said[1]], columns[said[3]]
    own = number(said[2])
    p = (own - c) / (a - c)
    return own == about.answer and 0 < p < 1 and p * b + (1 - p) * d == number(said[4]) != own


def _columns(about: AboutFunction) -> dict[str, tuple[Fraction, ...]]:
    """The columns of the table of payoffs in a question."""
    (picture,) = (piece for piece in about.question.prompt if isinstance(piece, PayoffPicture))
    entries = [entries for _, entries in rows_of(about.question.prompt)]
    return dict(zip(picture.columns, zip(*entries, strict=True), strict=True))


@claim(r"Minus cards can only make (\d+) into −(\d+) and (\d+) into −(\d+): no sum of these is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    left, minus_left, right, minus_right, own = map(number, said.groups())
    sums = {a * left + b * right for a in (1, -1) for b in (1, -1)}
    is_so = (left, right) == (minus_left, minus_right) and f"{left} + {right}" in about.prompt
    return is_so and own in about.answer and own not in sums == set(about.right)


@claim(r"A product is 0 only if one of its numbers is 0\.|A quotient is 0 only if the number on the left is 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return 0 in in_all(about.answer) and any(in_all(about.right))


# ── parts of a worked solution ───────────────────────────────────────────────────────────────────────────────────────


@claim(r"The (first number|second number|answer) (?:stays|is new:) (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return (
        not isinstance(about.question, MakeFormula)
        or int(said[2])
        == {
            "first number": about.answer.left,
            "second number": about.answer.right,
            "answer": about.answer.answer,
        }[said[1]]
    )


@claim(
    r"The sign = says that both sides have the same value(?:; here it is|:) "
    r"<N> on the left(?:,|) (and|but) <N> on the right\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return (number(said[1]) == number(said[3])) == (said[2] == "and")


@claim(r"The parts of (\d+) are (\d+) and (\d+)\.|(\d+) and (\d+) more make (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if said[1]:
        return int(said[1]) == int(said[2]) + int(said[3])
    return int(said[4]) + int(said[5]) == int(said[6])


@claim(r"There (?:are|is) (\d+|one)(?: true formulas?)?: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return _many(said[1]) == said[2].count(" = ")


@claim(r"The Joker can be (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return set(numbers(said[1])) == set(about.question.solution)


@claim(r"It turns at the local (?:maximum|minimum) \(<N>, <N>\)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The values on both sides are both below, or both above."""
    x, y = map(number, said.groups())
    near = [about.f.at(x + step) for step in (Fraction(-1, 10**4), Fraction(1, 10**4))]
    return about.f.at(x) == y and (all(one < y for one in near) if "max" in said[0] else all(one > y for one in near))


@claim(r"The graph meets it at \(<N>, <N>\): .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.at(number(said[1])) == number(said[2])


@claim(r"The hole at \(<N>, <N>\) .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = map(number, said.groups())
    return about.f.is_hole(x) and about.f.height(x) == y


@claim(
    r"At x = <N> the factor is left (\w+)(?: times)? below, an (odd|even) number: "
    r"the curve goes (up|down) on (?:both sides|the left and (up|down) on the right)\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, left = number(said[1]), _many(said[2])
    above, below = about.f.counts(x)
    sides = (said[4], said[5] or said[4])
    goes = ["up" if about.f.sign(x + step) > 0 else "down" for step in (Fraction(-1, 997), Fraction(1, 997))]
    return below - above == left and (left % 2 == 1) == (said[3] == "odd") and tuple(goes) == sides


@claim(
    r"(?:After cancelling, the|The) degree above, (\d+), is (less|one more|\d+ more) than the degree below, (\d+): .+\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below, more = int(said[1]), int(said[3]), said[2].split()[0]
    by = above - below == (1 if more == "one" else int(more)) if more != "less" else above < below
    return by and _degree(_multiplied(about.f.top)) - _degree(_multiplied(about.f.bottom)) == above - below


@claim(r"(\d+) divided by (\d+) is (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == int(said[2]) * int(said[3])


@claim(r"(.+) guarantees you <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.question.solution == number(said[2])


@claim(r"(?:At|Between|Left of|Right of) .*at x = <N> the value is <N>, which is (positive|negative)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    y = about.f.at(number(said[1]))
    return y == number(said[2]) and (y > 0) == (said[3] == "positive")


@claim(r"(\d) of (\d) marks fit, (\d) of (\d) pieces\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Counted apart: marks stand at odd places, pieces at even ones."""
    fits = [one == other for one, other in zip(about.answer, about.right, strict=True)]
    counted = sum(fits[1::2]), len(fits) // 2, sum(fits[::2]), len(fits) // 2 + 1
    return counted == tuple(int(one) for one in said.groups())


@claim(r"At x = <N> there is no (zero|asymptote): .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x = number(said[1])
    return not (about.f.is_intercept(x) if said[2] == "zero" else about.f.is_wall(x))


@claim(r"The factor that is 0 at x = <N> appears (once|twice|\d times): the graph (crosses|touches) the axis.*\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below = about.f.counts(number(said[1]))
    left = _many(said[2].split()[0])
    return above - below == left and (left % 2 == 1) == (said[3] == "crosses")


@claim(r"(.+) appears (\w+)(?: times)? (above|below) and (\w+)(?: times)?(?: (above|below))?[;,] (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    factor, many, row, others, _, rest = said.groups()
    coefficients = Curve.of(function(factor)).top[0]
    counts = dict(zip(("above", "below"), about.f.counts(-coefficients[0] / coefficients[1]), strict=True))
    one, other = counts[row], counts["below" if row == "above" else "above"]
    stays = "stays" in rest or "touches" in rest
    return (one, other) == (_many(many), _many(others)) and ("=" in rest or ((one - other) % 2 == 0) == stays)


@claim(r"Degree (above|below): (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return _degree(_multiplied(about.f.top if said[1] == "above" else about.f.bottom)) == int(said[2])


@claim(r"Leading coefficient above: <N>, below: <N>; their ratio is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below, ratio = map(number, said.groups())
    rows = (_multiplied(about.f.top), _multiplied(about.f.bottom))
    return (above, below) == tuple(row[_degree(row)] for row in rows) and ratio == above / below


@claim(r"The degrees are equal, so the leading coefficients give the horizontal asymptote y = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.nears(Curve([[number(said[1])]], []))


@claim(r"There is an x-intercept at x = <N>, a zero of multiplicity (\d)\.|x = <N> has order (\d)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    above, below = about.f.counts(number(said[1] or said[3]))
    return above - below == int(said[2]) if said[1] else below - above == int(said[4])


@claim(r"(.+) (fits|does not fit): (.+)\.|([^A-Z]+) cancels?\.|Take <N> out of (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    if said[1]:
        return about.f.at(Fraction(97, 7)) is None or function(said[3]) is not None
    if said[5]:
        return all((c / number(said[5])).denominator == 1 for c in Curve.of(function(said[6])).top[0])
    for one in re.split(", | and ", said[4]):  # x + 1, or x − 4 (twice)
        factor, _, often = one.partition(" (")
        root = Curve.of(function(factor)).top[0]
        times = {"": 1, "twice)": 2}.get(often) or int(often.removesuffix(" times)"))
        if len(root) == 2 and min(about.f.counts(-root[0] / root[1])) < times:
            return False
    return True


@claim(r"The left side is worth <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return not isinstance(about.question, MakeFormula) or about.answer.answer == number(said[1])


@claim(r"(?:3 times|<N> times) (\d+) is \d+ added (\d+) times\.|<N> stays <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said[4] == said[5]


@claim(r"(?:Of these numbers, it can become|It cannot become) (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    right = {str(one.text) for one in about.question.options if one.right}
    named = set(re.findall(r"\d+", said[1]))
    return named == right if said[0].startswith("Of") else not named & right


@claim(r"(\w+) minus cards? in front of <N> makes? it <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    flips = 1 if said[1] == "A" else _many(said[1].lower())
    return number(said[2]) * (-1) ** flips == number(said[3])


@claim(r"(?:Adding <N> is the same as subtracting|Subtracting <N> is the same as adding) <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[1] or said[2]) == -number(said[3])


@claim(r"<N> lies farther to the left on the number line: <N> below 0, and <N> only <N> below 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    low, below, high, little = map(number, said.groups())
    return low < high < 0 and below == -low and little == -high


@claim(r"(.+?): (?:whatever happens, it is worth|with luck it is worth|at worst|at best) <N>(?: or more)?\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    entries = next(entries for row, entries in payoffs_of(about.question) if row == said[1])
    is_best = "best" in said[0] or "luck" in said[0]
    return (max if is_best else min)(entries) == number(said[2])


def payoffs_of(question: Question[Any]) -> Iterator[tuple[str, list[Fraction]]]:
    """The rows of a table of payoffs: that of the prompt, or one that is filled in, its first values in its rows."""
    yield from rows_of(question.prompt)
    if isinstance(question, FillTable):
        for row, filled in zip(question.rows, question.values, strict=True):
            name, _, first = str(row).partition(" = ")
            yield name, [number(first), filled]


def rows_of(prompt: Text) -> Iterator[tuple[str, list[Fraction]]]:
    """The rows of a table of payoffs in a prompt."""
    for piece in prompt if isinstance(prompt, tuple) else ():
        if isinstance(piece, PayoffPicture):
            for row, entries in zip(piece.rows, piece.entries, strict=True):
                yield row, [entry for entry in entries if entry is not None]


@claim(r"The value goes (.+ → .+): it comes to <N>, which is <N> (more|less) than <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Minus cards are laid one after the other, those on the left first."""
    left, sign, right, wanted = _to_lay(about)
    (first, second), way = about.answer, [number(one) for one in said[1].split(" → ")]
    turns = [(turned, 0) for turned in range(len(first) + 1)]
    turns += [(len(first), turned) for turned in range(1, len(second) + 1)]
    worth = [left * (-1) ** one + sign * right * (-1) ** other for one, other in turns]
    return way == worth and ends_off(said, worth[-1], wanted)


@claim(r"(.+) is a good start\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return Curve.of(function(said[1])).at(Fraction(97, 7)) == _laid(about)


@claim(r"What is left is (.+), and (.+) still goes into it\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What is left is what the cards times the divisor lack, and it has at least the degree of the divisor."""
    asked = re.search(r"does (.+) go into (.+)\? Lay", str(about.question.prompt))
    assert asked is not None
    left, divisor, whole = (Curve.of(function(text)).at(Fraction(97, 7)) for text in (said[1], *asked.groups()))
    is_left = whole == _laid(about) * divisor + left
    return asked[1] == said[2] and is_left and _degree(_multiplied(Curve.of(function(said[1])).top)) >= 1


def _lefts(about: AboutFunction) -> list[tuple[str, list[Fraction]]]:
    """What is left before any card and after each: the card as it is said, and the coefficients."""
    asked = re.search(r"does (.+) go into (.+)\? Lay", str(about.question.prompt))
    assert asked is not None
    divisor, left = (_multiplied(Curve.of(function(text)).top) for text in asked.groups())
    found = [("", left)]
    for face in about.answer[0]:
        term = _multiplied(Curve.of(function(face)).top)
        left = _difference(left, _multiplied([term, divisor]))
        found.append((about.question.shown(face), left))
    return found


def _first_not_lower(about: AboutFunction) -> tuple[str, int, int, list[Fraction]]:
    """The first card after which the degree is not lower, the degrees before and after it, and what is left then."""
    pairs = pairwise(_lefts(about))
    steps = ((card, _degree(before), _degree(left), left) for (_, before), (card, left) in pairs)
    return next(step for step in steps if step[2] >= step[1])


@claim(r"After (.+) what is left has grown: (.+) has degree <N>; before, it was <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    card, before, after, left = _first_not_lower(about)
    is_left = _difference(_multiplied(Curve.of(function(said[2])).top), left)
    return (said[1], number(said[4]), number(said[3])) == (card, before, after) and before < after and not any(is_left)


@claim(r"After (.+) the highest power is still there: (.+) is left\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    card, before, after, left = _first_not_lower(about)
    is_left = _difference(_multiplied(Curve.of(function(said[2])).top), left)
    return said[1] == card and before == after and not any(is_left)


@claim(r"Its degree is <N>, as before\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return _first_not_lower(about)[1:3] == (number(said[1]),) * 2


def _laid(about: AboutFunction) -> Fraction:
    """What the cards of a quotient come to at one place."""
    return sum((Curve.of(function(face)).at(Fraction(97, 7)) for face in about.answer[0]), Fraction(0))


@claim(r"At x = <N> the value is <N>, and at x = <N> it is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Two values beside the place that was looked at, one on each side, as decimals."""
    f = Curve.of(about.question.function)
    left, low, right, high = map(number, said.groups())
    near = (abs(f.at(x) - y) < Fraction(1, 10**4) * max(1, abs(y)) for x, y in ((left, low), (right, high)))
    return left < about.answer.x < right and all(near)


@claim(r"At x = <N> there is a point, at height <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.answer.x == number(said[1]) and Curve.of(about.question.function).at(number(said[1])) == number(
        said[2]
    )


@claim(r"Close, but <N> is not the exact height\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is in the picture, which shows four tenths at the first look closer."""
    off = abs(number(said[1]) - about.question.solution.y)
    return 0 < off <= 4 * Fraction(1, 10**about.answer.level)


@claim(r"The missing point lies between these heights; <N> is (above|below) both\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The values beside the place are those of the close picture."""
    f, x = Curve.of(about.question.function), Fraction(about.answer.x)
    step = Fraction(1, 10 ** (about.answer.level or 2))
    values, y = (f.at(x - step), f.at(x + step)), about.answer.y
    is_beyond = y > max(values) if said[2] == "above" else y < min(values)
    return f.is_hole(x) and abs(number(said[1]) - y) < Fraction(1, 10**5) and is_beyond


@claim(r"The missing point lies between these heights\.|No single height fits: .+\.|That is an asymptote\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    f, x = Curve.of(about.question.function), Fraction(about.answer.x)
    return f.is_hole(x) if said[0].startswith("The missing") else f.is_wall(x)


@claim(r"(.+) (can fall to|reaches) <N>(?: at best)?, and another row (?:never falls as low|can reach more)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is the worst or the best entry of the row that was chosen, and another row has a better one."""
    rows = dict(rows_of(about.question.prompt))
    measure = min if said[2] == "can fall to" else max
    found = {name: measure(row) for name, row in rows.items()}
    chosen = about.question.options[about.answer].text
    return said[1] == chosen and found[chosen] == number(said[3]) < max(found.values())


@claim(r"A pair of yours makes <N> with the minus card on one side\.|On the other side the card hurts more\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """With + and with −, the other side makes the opposite of it."""
    made, worths = about.answer, _worths(about).values()
    return (not said[1] or number(said[1]) == made) and made > 0 and -made in worths and made not in worths


@claim(r"The expected value is 0, because the coin makes <N> and <N> equally likely\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """They are what a minus card on the left makes of the sum, one way round and the other."""
    one, other = (int(n) for n in re.findall(r"\d+", about.prompt)[:2])
    return [number(said[1]), number(said[2])] == [other - one, one - other]


@claim(r"With any chance but 1/2, an attack on one of the two sides would bring it below 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What one way round gains on a side, the other loses there."""
    one, other = (int(n) for n in re.findall(r"\d+", about.prompt)[:2])
    chances = [Fraction(n, 12) for n in range(13)]
    worst = {p: min(p * gain - (1 - p) * gain for gain in (other - one, one - other)) for p in chances}
    return all((lowest < 0) == (p != Fraction(1, 2)) for p, lowest in worst.items())


@claim(r"With a coin it would be <N> on the left and <N> on the right, and Player 2 would attack on the left\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    (_, one), (_, other) = rows_of(about.question.prompt)
    halves = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
    return halves == [*map(number, said.groups())] and halves[0] < halves[1]


@claim(r"The first round comes after no other, so it shows no habit\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return max(_fitting(about, habit) for habit in FITTING) <= 11


@claim(r"(\w+) habits show in equally many rounds, so each of them is right\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    fits = [_fitting(about, habit) for habit in FITTING]
    return fits.count(max(fits)) == many(said[1]) > 1 and _fitting(about, about.question.say(about.answer)) == max(fits)


@claim(r"True of (\d+) of 11 rounds: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == _fitting(about, said[2])


@claim(r"That is true of (?:only )?(\d+) of 11 rounds, (?:but another habit shows|and no habit shows) in .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == _fitting(about, about.question.say(about.answer))


@claim(r"One habit shows in (\d+) of 11 rounds, which is more than luck\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == max(_fitting(about, habit) for habit in FITTING)


@claim(
    r"The total is <N>, on average <N>(?:, and (one habit shows): .+|: none of these habits shows in 9 of 11 rounds)?\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Where one habit is named, no other fits as many rounds."""
    fits = [_fitting(about, habit) for habit in FITTING]
    return number(said[1]) == 12 * number(said[2]) and (said[3] is None or fits.count(max(fits)) == 1)


@claim(r"(\d+) of 12 rounds are played\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == len(about.answer.choices)


FITTING: dict[str, Callable[[str, int, Sequence[int]], bool]] = {
    "you choose one of the two more often": lambda past, at, brought: (
        past[at] == ("b" if past[:at].count("b") > past[:at].count("a") else "a")
    ),
    "you do the same again": lambda past, at, brought: past[at] == past[at - 1],
    "you switch every time": lambda past, at, brought: past[at] != past[at - 1],
    "you stay after a win and switch after a loss": lambda past, at, brought: (
        (past[at] == past[at - 1]) == (brought[at - 1] > 0)
    ),
}
"""Whether a round fits a habit."""


def _fitting(about: AboutFunction, habit: str) -> int:
    """How many rounds after the first one fit a habit."""
    played = about.answer if about.answer.choices else about.question.solution
    brought = about.question.duel.story(played.choices).brought
    return sum(FITTING[habit](played.choices, at, brought) for at in range(1, 12))


@claim(r"(.+) is true, but every fact here uses each of the numbers (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    family = {one for row in about.question.solution for one in (row.left, row.right, row.answer)}
    return holds(said[1]) and {int(one) for one in numbers(said[1])} != family == {*map(int, numbers(said[2]))}


@claim(r"((?:.+ and )?.+?) (?:is|are) not true either\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """All rows that are not true, but for the one that the sentence before it names."""
    named = re.split(r", | and ", said[1])
    first, *others = dict.fromkeys(str(row) for row in about.answer if not holds(str(row)))
    return named == others and f"{first} is not true: " in about.verdict.said


@claim(r"<N> has two digits, and <N> × 0 = 0 is true\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """To someone who takes one-digit numbers only."""
    is_chosen = "one-digit" in str(about.question.options[about.answer].text)
    return said[1] == said[2] and len(said[1]) == 2 and is_chosen


@claim(r"Swapping the two (\d)s gives the same formula, so this family has only two facts: (.+) and (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """No other order of the three numbers, with any sign, is true."""
    number_, *facts = said.groups()
    three = re.findall(r"\d+", facts[0])
    every = {f"{a} {sign} {b} = {c}" for a, b, c in permutations(three) for sign in "+−×÷" if b != "0"}
    return three.count(number_) == 2 and {one for one in every if holds(one)} == set(facts)


@claim(r"The 1 is worth 10, and (\d) × 10 = (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) * 10 == int(said[2]) and about.prompt.startswith(f"{said[1]} × ")


@claim(r"<N> lies between <N> × <N> = <N> and <N> × <N> = <N>\.|<N> is <N> × <N>, and <N> is not one digit\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The first number that was chosen and is wrong, beside the products of the Joker's neighbor."""
    wrong = min(int(about.question.options[place].text) for place in about.answer - about.right)
    by = int(re.search(r"× (\d)", about.prompt)[1])
    first, low, by_1, low_product, high, by_2, high_product, far, factor, by_3, again = said.groups()
    if far is not None:
        return int(far) == wrong == int(factor) * by and int(by_3) == by and factor == again and int(factor) > 9
    products = int(low) * by == int(low_product) < wrong < int(high_product) == int(high) * by
    return int(first) == wrong and products and by_1 == by_2 == str(by)


@claim(r"Swapping the two <N>s changes nothing\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.answer.count(about.question.of) > 1 and about.question.of.left == about.question.of.right == int(
        said[1]
    )


@claim(
    r"The 1 stands in front of the <N>, so it is worth 10: <N> is 10 more than <N>\.|"
    r"The <N> grew by 10, to <N>\.|That is <N> × <N>, but <N> was there before\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Of the formula in the question: what the card, one group or the whole product has to do with it."""
    left, right, answer = numbers(about.prompt)[:3]
    found = tuple([number(one) for one in said.groups() if one is not None])
    said_of = {
        1: (right, right + 10, right),
        10: (right, right + 10),
        left * (right + 10): (left, right + 10, answer),
    }
    return found == said_of[number(about.question.options[about.answer].text)]


@claim(r"So (\d × \d) = (\d+) becomes (\d × \d\d) = (\d+): both sides grow by (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    old, new = value(said[1]), value(said[3])
    return (old, new, new - old) == tuple(int(said[n]) for n in (2, 4, 5))


@claim(r"(\d+) and (\d+) are the only answers\.|Each takes two cards, and each needs a (\d)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Of 2 and 9, by each of the four signs: 2 − 9 is below 0, and 2 ÷ 9 is a part."""
    answers = {f"{2 + 9}", f"{2 * 9}"}
    return {said[1], said[2]} == answers if said[1] else all(len(one) == 2 and said[3] in one for one in answers)


@claim(r"The family has (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """So many facts of each sign are missing."""
    lacking = [str(one.sign) for one in about.question.solution if one not in about.answer]
    named = re.findall(r"(one|two) more facts? with (.)", said[1])
    return {sign: WORDS[many] for many, sign in named} == {sign: lacking.count(sign) for sign in lacking}


def _to_lay(about: AboutFunction) -> tuple[int, int, int, Fraction]:
    """Two numbers with a sign between them, and what minus cards have to make of them."""
    asked = re.search(rf"so that (\d+) ([+−]) (\d+) becomes ({N})", str(about.question.prompt))
    assert asked is not None
    return int(asked[1]), 1 if asked[2] == "+" else -1, int(asked[3]), number(asked[4])


@claim(r"With (a minus card|(?:two|three) minus cards).* it is (.+) = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[3]) == _to_lay(about)[3]


HUNDREDTHS = [Fraction(part, 100) for part in range(101)]
"""Chances to compare with."""


@claim(
    r"You are sure of the lower of L and R\."
    r"|For any other p that is below <N>, so p = <N> guarantees the most\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The lower column is highest where both are worth the same."""
    if said[1] is None:
        return True
    (_, one), (_, other) = rows_of(about.question.prompt)
    p = number(said[2])
    least = {at: min(at * a + (1 - at) * b for a, b in zip(one, other, strict=True)) for at in (p, *HUNDREDTHS)}
    return least.pop(p) == number(said[1]) > max(least.values())


@claim(r"Taking the common factor <N> out of both products is the distributive law\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """It is the second factor of what is to be shown."""
    return f"× ({said[1]})" in f"{about.prompt}"


@claim(r"(\d+) \+ (\d+) becomes <N> on the left, but <N> on the right\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    one, other, left, right = map(number, said.groups())
    return (other - one, one - other) == (left, right) and left != right


@claim(r"What is it with (no|one|a) minus card(?:, in front of the (\d+)| in front of each number|)\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What it is then is missing, and the rest is right."""
    one, other = map(int, re.findall(r"\d+", str(about.question.prompt)))
    signs = {"no": (1, 1), "a": (-1, -1)}.get(said[1]) or ((-1, 1) if said[2] == f"{one}" else (1, -1))
    return signs[0] * one + signs[1] * other not in about.answer and set(about.answer) < set(about.right)


@claim(r"(?:Both are the same|L = R) when (.+), which gives p = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    one, other = (Curve.of(function(side.replace("p", "x"))).at(number(said[2])) for side in said[1].split(" = "))
    return one == other


@claim(r"On the (?:left: L|right: R) = (.+) = (.+)\.|(?:Then L|And R) = (.+) = <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Both ways of writing the average are the same, and one column of the table has it."""
    if said[3]:
        return value(said[3]) == number(said[4])
    (_, one), (_, other) = rows_of(about.question.prompt)
    written = [Curve.of(function(side.replace("p", "x"))) for side in said.groups()[:2]]
    return any(
        all(side.at(p) == p * a + (1 - p) * b for side in written for p in (Fraction(1, 7), Fraction(3)))
        for a, b in zip(one, other, strict=True)
    )


@claim(r"p = <N>\.|<N> on average\.|\d+ of \d+: <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.question.solution == number(next(filter(None, said.groups())))


@claim(r"(0\d+) begins with 0\.|As a number it is just \d+, written without a 0 in front\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said[1] is None or len(said[1]) > 1


@claim(
    r"(0\d+) is the number (\d+), .+\.|With it, one number could be written in many ways: (\d+), (0\d+), (00\d+) .+\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    every = [int(one) for one in said.groups() if one]
    return len(set(every)) == 1


@claim(r"(\d+) and (\d+) have no common factor above 1, .+\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return gcd(int(said[1]), int(said[2])) == 1


@claim(r"(\d+) fits into (\d+) exactly (\d+) times\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[2]) == int(said[1]) * int(said[3])


@claim(r"Over the common denominator (\d+) the numerators can be compared: <N> < <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[2]) < number(said[3])


# ── curves that were sketched ────────────────────────────────────────────────────────────────────────────────────────


def drawn_near(about: AboutFunction, x: Fraction) -> list[float]:
    """The heights of a sketched curve around a place, where it has any."""
    assert isinstance(about.answer, SketchedCurve)
    near = (about.answer.at(float(x) + step / 10) for step in range(-8, 9))
    return [y for y in near if y is not None]


def _meets(heights: list[float]) -> bool:
    return min(heights) <= 0.4 and max(heights) >= -0.4


@claim(r"At x = <N> only the numerator is 0, so the value is 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.counts(number(said[1]))[0] > 0 == about.f.counts(number(said[1]))[1]


@claim(r"At x = <N> the denominator is 0, so there is no value\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.is_wall(number(said[1]))


@claim(r"Near x = <N> your curve meets the x-axis, but (?:the value there is <N>|the function has no value there)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    y = about.f.at(number(said[1]))
    return _meets(drawn_near(about, number(said[1]))) and y == (number(said[2]) if said[2] else None)


@claim(r"Near x = <N> your curve goes to the edge as beside an asymptote, but the value there is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x = number(said[1])
    return max(map(abs, drawn_near(about, x)), default=6) >= 4 and about.f.at(x) == number(said[2])


@claim(r"At x = <N> the value is (positive|negative), and at x = <N> it is (positive|negative)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    beside = ((number(said[1]), said[2]), (number(said[3]), said[4]))
    return all(((about.f.at(x) or 0) > 0) == (sign == "positive") for x, sign in beside)


@claim(r"At x = <N> the value is <N>, which is (positive|negative)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    x, y = number(said[1]), number(said[2])
    drawn = about.answer.at(float(x))
    is_seen = drawn is None or drawn * y < 0
    return is_seen and about.f.at(x) == y and (y > 0) == (said[3] == "positive")


@claim(r"Far to the (right|left) your curve (?:is level, near y = <N>|goes (?:up|down))\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    ends = about.answer.strokes[-1][-1] if said[1] == "right" else about.answer.strokes[0][0]
    return said[2] is None or abs(ends[1] - float(number(said[2]))) <= 0.25


@claim(r"At x = <N> the value is about <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return is_about(about.f.at(number(said[1])), said[2])


@claim(r"(\d+) different ones? so far\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[1]) == len({*about.answer})


@claim(r"More can begin with (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """Each card is first in two of the six orders."""
    begun = Counter(row[0] for row in about.answer)
    return {*re.findall(r"\d+", said[1])} == {card for card in about.question.cards if begun[card] < 2}


# ── both sides of a formula that is not true ─────────────────────────────────────────────────────────────────────────


def _asked(about: AboutFunction) -> str:
    """The question with its answers to choose from."""
    return " ".join([about.prompt, *(plain_text(one.text) for one in getattr(about.question, "options", ()))])


@claim(r"The right side is worth (\d+): (\d+) (more|less)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """There is such a formula in the question, and its left side is worth that much less or more."""
    wrong, by = int(said[1]), int(said[2])
    other = wrong - by if said[3] == "more" else wrong + by
    return any(value(side) == other for side in re.findall(rf"({SIDE}) = {wrong}(?!\d)", _asked(about)))


@claim(r"No whole number times (\d+) gives (\d+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return int(said[2]) % int(said[1]) != 0


@claim(r"(\d+) times (\d+) is too little, and (\d+) times (\d+) is too much\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    low, by, high, again = map(int, said.groups())
    shared_out = [int(one) for one, of in re.findall(r"(\d+) ÷ (\d+)", _asked(about)) if int(of) == by]
    return by == again and high == low + 1 and any(low * by < one < high * by for one in shared_out)


@claim(r"(\d+(?:, \d+)* and \d+) leave a remainder\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    by = int(re.findall(r"× (\d)", about.prompt)[0])
    return all(int(one) % by for one in re.findall(r"\d+", said[1]))


@claim(r"(\d+) = (\d+) × (\d) is true, but \2 is not one digit: it takes a second card\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    product, times, by = map(int, said.groups())
    return product == times * by and times > 9 and f"× {by}" in about.prompt


# ── the ideas behind signs, said with the numbers of a question ──────────────────────────────────────────────────────


def _in_question(about: AboutFunction, *found: str) -> bool:
    """Whether numbers stand in a question, whatever their sign."""
    question = about.question
    asked = [one.text for one in getattr(question, "options", ())] + list(getattr(question, "rows", ()))
    shown = " ".join([about.prompt, *map(plain_text, asked)])
    return {abs(number(one)) for one in found} <= {abs(one) for one in numbers(shown)}


@claim(r"Follow the pattern: 1 × \(<N>\) = <N>, 0 × \(<N>\) = 0\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return len(set(said.groups())) == 1 and _in_question(about, said[1])


@claim(r"The next one, −1 × \(<N>\), is <N> more again\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[1]) == -number(said[2]) < 0 and _in_question(about, said[1])


@claim(r"Check by multiplying: <N> × \(<N>\) = <N>, not <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    wrong, _, product, left = map(number, said.groups())
    return wrong == about.answer and product == -left and _in_question(about, said[2], said[4])


@claim(r"Lay them down one at a time: (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    way = numbers(said[1])
    return (
        all(one == -other for one, other in pairwise(way)) and way[0] > 0 and _in_question(about, *said[1].split(", "))
    )


@claim(r"Work out both: (.+) and (.+)\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    (left, right), (_, other) = ([number(one) for one in re.findall(N, text)] for text in said.groups())
    return value(said[1]) != value(said[2]) and right == -other and _in_question(about, f"{left}", f"{right}")


@claim(rf"In ({SIDE}) the right number is (small|large): .+")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) == about.answer < about.right and (said[2] == "small") == any(one in said[1] for one in "+×")


@claim(rf"({SIDE}) is <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) == number(said[2])


@claim(rf"On the number line ({SIDE}) is farther to the left than ({SIDE}), so it is the lesser of the two\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) < value(said[2])


@claim(rf"Fractions go below 0, too: ({SIDE}) lies between <N> and <N>, so it is less than ({SIDE})\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return number(said[2]) < value(said[1]) < number(said[3]) <= value(said[4])


@claim(rf".+ how many times the denominator fits into the numerator: ({SIDE}) is less than ({SIDE})\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) < value(said[2])


@claim(r"The left number is divided by the right one: <N> by <N>, not <N> by <N>\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return said.groups()[:2] == said.groups()[:1:-1] and _in_question(about, said[1], said[2])


@claim(rf"({SIDE}) and ({SIDE}) are the same number: simplify both\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return value(said[1]) == value(said[2])


@claim(r"You can divide 0: which number times <N> is 0\?")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return _in_question(about, said[1])


@claim(r"At x = <N>, g has the value <N>, and f has none\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    return about.f.at(number(said[1])) is None and about.f.height(number(said[1])) == number(said[2])


@claim(r"The new height is <N> times the old one, (above|below) the x-axis\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """The old height and the card are read off the question."""
    words = plain_text(about.question.prompt)
    x, y = (number(one) for one in words.split("(")[1].split(")")[0].split(", "))
    times = function(words.split(" with ")[1].split(" above")[0])(x)
    return times == number(said[1]) and times * y != 0 and (times * y > 0) is (said[2] == "above")


# ── what needs no check ──────────────────────────────────────────────────────────────────────────────────────────────

FUNCTIONS.general = (
    # A rule, in which no number stands but perhaps 0 and 1: it says nothing of this answer.
    r"[^\d]*(?:\b[01]\b[^\d]*)*",
    # Steps to take: nothing is claimed yet.
    r"(?:Add|Subtract|Put in|Its height: put|Set|Choose|So lay) .+",
    r"The (?:first digits are multiplied|factor is still left above), .+",
    r".+(?:so the missing number is|the missing number is) .+",
    # Rules about digits and places with their own examples, which tests/maths/numbers works out.
    r"(?:The sum of the digits|Only the last(?: two)? digits?) decides?: .+|.+ so a number can be divided by .+",
    r"The \d+ stays; the digits in front of it .+|What you put behind it moves the \d+ .+|\d and \d make 10, and .+",
    r"\d+ is less than \d+, so there is not enough .+|(?:After cancelling, both|Both) rows have degree \d+: .+",
    r"\d+ debts of \d+ are a debt of \d+\.|It starts \d+ below 0 and goes \d+ further down\.|\d+ is \d+ more than .+",
    # Arguments with a letter that stands for any number.
    r"That holds for every a: 1, 2 and any other number would all be right, .+",
    r"(?:You cannot divide by 0|Dividing by 0 has no answer): .+|.+ would mean .+|But a × 0 is 0 for every a, .+",
    # What stands in a table or lies on one; the tests of the game count it again.
    r".+ of \d+ plays lays? that many\.|About \d+ of 100 hands can open with .+|This counts every hand of 7 .+",
    r"(?:It is worth|The (?:first|second) column is worth|All values:|The lowest value) .+",
    r".+ orders, each with 4 signs: .+",
    r"The (?:sum|difference|product|quotient) (?:falls|rises) by .+|Both are .+: the fractions can be simplified\.",
    r"(?:So )?−?\d+ × .+ is the opposite of .+|.+ add up to .+ × 0, which is 0\.",
    r"No whole number fits .+|You cannot leave the \d out of \d+: .+|.+is not true: .+",
    r"In order of size, \d+ numbers have .+",
    r".*must go: .+|.*(?:is|are) true too: both sides are worth \d+\.",
    # Turning points, ranges and pieces, which tests/maths/rational compares with SymPy.
    r"It turns at the local .+|Its range is .+|The vertical asymptotes? cuts? the curve into .+",
    r"The graph meets it at .+…, .+",
    r"The degree above is higher by .+",
    # Signs in their order, and goals in quotation marks: “− | 0 | +” is compared where goals are scored.
    r"The sign changes at .+: .+|With .+ it reaches “.+”\.|Here .+ meets both\.",
    # What is asked about a place, or a number, that the sentence before it has told.
    r"How many times does that number stand on the left\?",
    r"Does your curve cross the axis at .+, or only touch it\?|Which way does your curve go on each side of .+\?",
    # As a sentence, an equation or a side alone.
    r"As \d: \.?|−?\d+ [+−×÷] \(?−?\d+\)?\.|.+: \.",
)
"""Each group with its reason; equations in them are worked out all the same."""


@claim(r"Its zero at <N> has become a hole on the x-axis, and a hole is no x-intercept\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """A function that the ideas behind the choices name has this hole, and no x-intercept."""
    ideas = [option.misconception for option in about.question.options if option.misconception]
    named = [RationalFunction.parse(dict(idea.slots)["function"]) for idea in ideas if "function" in dict(idea.slots)]
    holes = [f for f in map(Curve.of, named) if f.is_hole(number(said[1])) and f.height(number(said[1])) == 0]
    return any(not any(f.is_intercept(Fraction(x)) for x in range(-9, 10)) for f in holes)


@claim(
    r"<N> is <N> farther left than <N>(?:: <N> from 0, not <N>)?\."
    r"|<N> is left of 0, and <N> is right of it\."
    r"|<N> is left of <N>: <N> from 0, not only <N>\."
)
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """How two neighbors of an order lie on the number line."""
    if said[8]:
        low, high = number(said[8]), number(said[9])
        return low < high < 0 and (number(said[10]), number(said[11])) == (-low, -high)
    if said[1] is None:
        return number(said[6]) < 0 <= number(said[7])
    low, apart, high = number(said[1]), number(said[2]), number(said[3])
    sizes = said[4] is None or (number(said[4]), number(said[5])) == (-low, -high)
    return high - low == apart > 0 and sizes


@claim(r"([+−×÷]): (.+) becomes (.+) on the left, (.+) on the right\.")
def _(about: AboutFunction, said: re.Match[str]) -> bool:
    """What one minus card makes of an equation on either side, each worked out."""
    return said[1] in said[2] and all(
        value(one) == number(other) for one, other in (w.split(" = ") for w in said.groups()[1:])
    )
