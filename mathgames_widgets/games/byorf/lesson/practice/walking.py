"""A point that walks along the x-axis: what each of some factors is there, and with which sign."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import mathml, plain, show
from mathgames_widgets.page.html import Element, Raw, div, span
from mathgames_widgets.questions.controls import AnswerDesk
from mathgames_widgets.questions.drawing.line import PlaceOnLine

from .drawing import rows

say = room(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkAlong(PlaceOnLine):
    """A line on which x is dragged, or moved by the arrow keys; nothing is judged.

    >>> walk((1, 3), (-1, 2)).placed(Fraction(1))
    'At x = 1, the factor x − 3 is −2. At x = 1, the factor 2 − x is 1.'
    """

    is_to_play: ClassVar[bool] = True

    factors: tuple[RationalFunction, ...]

    def placed(self, x: Fraction) -> str:
        return " ".join([say("walk-at", x=x, factor=plain(f), value=plain(f(x))) for f in self.factors])

    def cards_on(self, desk: AnswerDesk) -> Element:
        placed = replace(desk, draft=desk.draft or self.write(self.low))
        x = self.read(placed.draft)
        return div(
            PlaceOnLine.cards_on(self, placed),
            div(*(self._worked_out(f, x) for f in self.factors), cls="mg-walk-values", data_key="values"),
            cls="mg-walk",
            data_key="walk",
        )

    def _worked_out(self, f: RationalFunction, x: Fraction) -> Element:
        """The number put in, what comes out, and its sign."""
        value = f(x)
        assert isinstance(value, Fraction), "a factor has a value everywhere"
        sign, kind = ("+", "plus") if value > 0 else ("−", "minus") if value < 0 else ("0", "zero")
        return div(
            Raw(mathml(show(f, "=", f.with_number(x), "=", value))),
            span(sign, cls=f"mg-sign-cell mg-{kind}", aria_hidden="true"),
            cls="mg-walk-value",
        )


def walk(*factors: tuple[int, int]) -> WalkAlong:
    """The line for some factors, each given by the number in front of x and its root."""
    return WalkAlong(
        prompt=say("walk-try"),
        why=Explanation(""),
        value=factors[0][1],
        low=-REACH,
        high=REACH,
        factors=tuple([rows([factor]) for factor in factors]),
    )


REACH = 5
"""How far x can go on either side."""
