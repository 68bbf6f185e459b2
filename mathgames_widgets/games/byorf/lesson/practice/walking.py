"""A point that walks along the x-axis: what each of some factors is there, and with which sign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import mathml, plain, show, typed
from mathgames_widgets.page.html import Element, Raw, circle, div, p, span
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk
from mathgames_widgets.questions.drawing.line import PlaceOnLine
from mathgames_widgets.questions.typed import number

from .drawing import rows

say = room(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class WalkAlong(PlaceOnLine):
    """A line on which x is dragged, or moved by the arrow keys; a zero that was found is ticked, and nothing is judged.

    Its text has where x is and the zeros that were found, "2; 3 2".

    >>> walk((1, 3), (-1, 2)).placed(Fraction(1))
    'At x = 1, the factor x − 3 is −2. At x = 1, the factor 2 − x is 1.'
    """

    is_to_play: ClassVar[bool] = True

    factors: tuple[RationalFunction, ...]
    found: tuple[Fraction, ...] = ()
    """The zeros that are marked on the line."""

    def read(self, text: str) -> Fraction:
        return PlaceOnLine.read(self, text.partition(";")[0])

    def found_in(self, text: str) -> WalkAlong:
        """The line with the zeros of a draft."""
        return replace(self, found=tuple(map(number, text.partition(";")[2].split())))

    def first(self, draft: str) -> str:
        now = self.found_in(draft)
        return "" if all(map(now._is_found, self.factors)) else say("walk-first")

    def placed(self, x: Fraction) -> str:
        return " ".join([say("walk-at", x=x, factor=plain(f), value=plain(f(x))) for f in self.factors])

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """Where one of the factors is 0 as x is let go, that zero is found."""
        change = PlaceOnLine.taken(self, desk, thing)
        if not change.draft:
            return change
        x = self.read(change.draft)
        before = self.found_in(desk.draft)
        is_new = any(f(x) == 0 for f in self.factors) and x not in before.found
        now = replace(self, found=(*before.found, x)) if is_new else before
        text = f"{self.write(x)}; {' '.join(map(typed, now.found))}"
        return AnswerChange(text, f"{change.said} {now.left}" if is_new else change.said)

    @property
    def left(self) -> str:
        """How many zeros are still to be found."""
        return say("walk-left", left=sum(not self._is_found(f) for f in self.factors))

    def _is_found(self, factor: RationalFunction) -> bool:
        return any(factor(x) == 0 for x in self.found)

    def above(self, at: Fraction | None) -> Iterator[Element]:
        """The zeros that were found, as dots on the line."""
        for x in self.found:
            yield circle(cx=self.x_of(x), cy=self.base, r=7, cls="mg-marked")

    def cards_on(self, desk: AnswerDesk) -> Element:
        placed = replace(desk, draft=desk.draft or self.write(self.low))
        now, x = self.found_in(placed.draft), self.read(placed.draft)
        return div(
            PlaceOnLine.cards_on(now, placed),
            div(*(now._worked_out(f, x) for f in self.factors), cls="mg-walk-values", data_key="values"),
            p(now.left, cls="mg-advice", data_key="left"),
            cls="mg-walk",
            data_key="walk",
        )

    def _worked_out(self, f: RationalFunction, x: Fraction) -> Element:
        """Whether its zero is found, its sign at x, and the number put in with what comes out."""
        value = f(x)
        assert isinstance(value, Fraction), "a factor has a value everywhere"
        sign, kind = ("+", "plus") if value > 0 else ("−", "minus") if value < 0 else ("0", "zero")
        return div(
            span("✓" if self._is_found(f) else "○", cls="mg-tick", aria_hidden="true"),
            span(sign, cls=f"mg-sign-cell mg-{kind}", aria_hidden="true"),
            Raw(mathml(show(f, "=", f.with_number(x), "=", value))),
            cls="mg-walk-value",
        )


def walk(*factors: tuple[int, int]) -> WalkAlong:
    """The line for some factors, each given by the number in front of x and its root.

    >>> from mathgames_widgets.page.page import Offers
    >>> from mathgames_widgets.questions.drawing.touch import Touch
    >>> change = walk((1, 3), (-1, 2)).taken(AnswerDesk("2", Offers()), Touch("line", steps=1))
    >>> change.draft, change.said
    ('3; 3', 'At x = 3, the factor x − 3 is 0. At x = 3, the factor 2 − x is −1. One more to find.')
    """
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
