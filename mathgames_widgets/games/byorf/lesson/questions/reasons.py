"""Why it is so: reasons to be put in order, and reasons of which one is chosen once an answer is right."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import prod

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.questions.choices import ChooseOne, ChooseThen, Option
from mathgames_widgets.questions.drawing.places import WIDE, to_drag
from mathgames_widgets.questions.drawing.sketch import plain_decimal
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.proof import Proof, reasons_for

from ..practice.drawing import equation, exact, face, in_thousands, rows
from ..practice.zeros import taken_by_hole

say = room(__name__)


def bounce(x: int = 1, other: int = -2) -> Proof:
    """Why does the graph turn back at a zero that stands twice?"""
    f = RationalFunction.of_linear([(1, x), (1, x), (1, other)])
    asked = reasons_for(
        say.pieces("why-bounce", function=equation(f), x=x),
        (
            say("why-bounce.one", x=x),
            say("why-bounce.two"),
            say("why-bounce.three", x=x),
            say("why-bounce.four", x=x),
            say("why-bounce.five", x=x),
        ),
        ((), (), (), (0, 1, 2), (3,)),
        say("why-bounce.false"),
        say("why-bounce.but"),
        lambda seed: bounce(ProblemRng(seed).one(range(2, 12)), -1),
    )
    return replace(asked, onward=to_drag(f, WIDE if x > 6 else 6))


def hole(zero: int = -1, at: int = 1, pole: int = -3) -> Proof:
    """Why does a curve have a hole at a point? What is left below is positive there."""
    f, left = rows([(1, zero), (1, at)], [(1, pole), (1, at)]), rows([(1, zero)], [(1, pole)])
    top, bottom = at - zero, at - pole
    y = Fraction(top, bottom)
    point = plain(Point(Fraction(at), y))
    asked = reasons_for(
        say.pieces("why-hole", function=equation(f), point=point),
        (
            say("why-hole.one", x=at),
            say("why-hole.two", x=at, factor=face(1, at), left=plain(left)),
            say("why-hole.three", x=at, above=face(1, zero), below=face(1, pole), top=top, bottom=bottom),
            say("why-hole.four", top=top, bottom=bottom, y=y),
            say("why-hole.five", point=point),
        ),
        ((), (), (1,), (2,), (0, 3)),
        say("why-hole.false", x=at, y=y),
        say("why-hole.but"),
        _hole_again,
    )
    struck = Explanation(say("why-hole.struck", x=at, y=y, left=plain(left)))
    why = replace(asked.why, why=(*asked.why.why, struck))
    return replace(asked, why=why, onward=to_drag(f))


def _hole_again(seed: str) -> Proof:
    """Without 1 below, where there would be nothing to divide."""
    draw = ProblemRng(seed)
    while True:
        zero, at, pole = draw.some(range(-4, 5), 3)
        if at - pole > 1:
            return hole(zero, at, pole)


def level(y: int = 2, zero: int = 4, b: int = 3) -> Proof:
    """Why is the quotient of the leading coefficients the height of the asymptote?"""
    a = y * zero
    f = RationalFunction.parse(f"({y}x+{a})/(x-{b})")
    tests = {at: _divided(at, y, a, b) for at in (10, 1000)}
    asked = reasons_for(
        say.pieces("why-level", y=y, function=equation(f)),
        (
            say("why-level.one", y=y, a=a, b=b),
            say("why-level.two", a=a, b=b),
            say("why-level.three", y=y),
            say("why-level.four", y=y),
        ),
        ((), (), (0, 1), (2,)),
        say("why-level.false"),
        say("why-level.but"),
        lambda seed: level(*ProblemRng(seed).some(range(2, 10), 3)),
        true=(
            say("why-level.true-one", y=y, **tests[10]),
            say("why-level.true-two", a=a, b=b, **tests[1000]),
            say("why-level.true-three", **tests[1000]),
            say("why-level.true-four", **tests[1000], value=plain_decimal(Fraction(1000 * y + a, 1000 - b))),
        ),
    )
    return replace(asked, onward=to_drag(f, WIDE))


def _divided(x: int, y: int, a: int, b: int) -> dict[str, object]:
    """The rows of (yx + a) / (x − b) at an x, both divided by x, and what a and b become by that."""
    parts = {"of-a": a, "of-b": b, "above": y * x + a, "below": x - b}
    shares = {name: plain_decimal(Fraction(part, x)) for name, part in parts.items()}
    return {"x": x, "top": y * x + a, "bottom": x - b, **shares}


def both_lines(level: str = "", line: str = "", gap: str = "") -> Proof:
    """Why does no function have a level and a sloping line, on whichever side? Without numbers they have letters."""
    slots = (
        {"level": level, "line": line, "gap": gap}
        if level
        else {"level": say("why-two-lines.b"), "line": say("why-two-lines.slope"), "gap": say("why-two-lines.gap")}
    )
    asked = reasons_for(
        say("why-two-again", level=level, line=line) if level else say("why-two"),
        (
            say("why-two-lines.one", level=slots["level"], line=slots["line"]),
            say("why-two-lines.two"),
            say("why-two-lines.three"),
            say("why-two-lines.four", gap=slots["gap"]),
            say("why-two-lines.five", gap=slots["gap"]),
            say("why-two-lines.six"),
        ),
        ((), (), (1,), (0, 2), (), (3, 4)),
        say("why-two-lines.false"),
        say("why-two-lines.but"),
        _both_lines_again,
    )
    return replace(asked, onward=to_drag(RationalFunction.parse("(x-3)(x-1)/(x-2)")))


def _both_lines_again(seed: str) -> Proof:
    level, slope, number = ProblemRng(seed).some(range(2, 10), 3)
    lines = (Polynomial((constant, slope)) for constant in (number, number - level))
    return both_lines(str(level), *(plain(show(line)) for line in lines))


# ── chosen ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def of_level(f: RationalFunction) -> ChooseOne:
    """Why is that the height of the asymptote?"""
    degree, rows = f.reduced[0].degree, (f.top, f.bottom)
    above, below = (prod(factor.leading for factor in row) for row in rows)  # as they stand in the function
    cancels = sum(factor.degree for factor in f.bottom) > degree
    return _chosen(
        Option(say("because-level.at-0"), False, ideas.AT_0),
        Option(say("because-level.leading", cancels=cancels, degree=degree, above=above, below=below), True),
        Option(say("because-level.degrees"), False, ideas.ONLY_DEGREES),
    )


def of_degrees(level: RationalFunction, slant: RationalFunction) -> ChooseThen:
    """What decides where a function goes far out? A wrong answer is met by two functions at x = 1000."""
    polynomial = RationalFunction(slant.top)
    near, far, alone = (in_thousands(f(1000)) for f in (level, slant, polynomial))
    against = {
        0: say("because-degrees.not-front", level=plain(level), near=near, slant=plain(slant), far=far),
        2: say("because-degrees.not-above", top=plain(polynomial), alone=alone, slant=plain(slant), far=far),
    }
    return ChooseThen(
        prompt=say("ask-degrees.then"),
        options=(
            Option(say("because-degrees.front")),
            Option(say("because-degrees.counted"), True),
            Option(say("because-degrees.above")),
        ),
        because=lambda place: against[place],
        why=Explanation(""),
    )


def of_crossing(x: object, y: object) -> ChooseOne:
    """Why may the curve cross its asymptote there?"""
    return _chosen(
        Option(say("because-crossing.near", x=x, y=y), False, ideas.MUST_NOT_CROSS),
        Option(say("because-crossing.zero", x=x), False, ideas.AXIS_IS_ASYMPTOTE),
        Option(say("because-crossing.far", x=x, y=y), True),
    )


def of_lost(f: RationalFunction) -> ChooseOne:
    """Why is a zero of the top no x-intercept, where a hole lies and another intercept is left?"""
    x, left = f.holes[0].x, f.x_intercepts[0]
    return _chosen(
        Option(say("because-lost.hole", x=x), True),
        Option(say("because-lost.gone", x=x), False, ideas.HOLE_IS_GONE),
        Option(say("because-lost.all"), False, taken_by_hole(f, exact(left))),
    )


def _chosen(*options: Option) -> ChooseOne:
    return ChooseOne(prompt=say("because-why"), options=options, why=Explanation(""))
