"""Why it is so: reasons to be put in order, one for each lesson that has no proof of its own."""

from __future__ import annotations

from dataclasses import replace

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.questions.drawing.places import WIDE, to_drag
from mathgames_widgets.questions.problem import ProblemRng
from mathgames_widgets.questions.proof import Proof, reasons_for

from ..practice.drawing import equation

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


def level(y: int = 2, zero: int = 4, b: int = 3) -> Proof:
    """Why is the quotient of the leading coefficients the height of the asymptote?"""
    a = y * zero
    f = RationalFunction.parse(f"({y}x+{a})/(x-{b})")
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
    )
    return replace(asked, onward=to_drag(f, WIDE))
