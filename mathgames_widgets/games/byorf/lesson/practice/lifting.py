"""Other cards that are put above, one after the other: where each of them takes a hole."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.controls import AnswerDesk, drawn
from mathgames_widgets.questions.drawing.line import PlaceOnLine

from .drawing import Linear, exact, face, rows

say = room(__name__)

SIZE = 420, 170
"""The curve; with the line below it, all that is asked stays in sight."""
BEYOND = 3
"""How far the zero of the card goes past the hole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LiftHole(PlaceOnLine):
    """A line on which the zero of a card is dragged: the card lies above, and the hole is where that takes it.

    The card that is asked about is not on the line, so that its place is worked out and not read off.

    >>> lifting(RationalFunction.parse("(x+1)(x-1)/((x+2)(-x-2)(x-1))"), 1, (1, 4)).placed(Fraction(3))
    'With x − 3 above, the hole is at height 4/9. At x = 1, x − 3 is −2.'
    """

    is_to_play: ClassVar[bool] = True

    function: RationalFunction
    """What lies there without the card."""
    at: int
    """Where the hole is."""
    lead: int
    """The number in front of x on the card."""

    def times(self, root: Fraction | int) -> Fraction:
        """What the card with this zero is at the hole."""
        return Fraction(self.lead * (self.at - root))

    @property
    def height(self) -> Fraction:
        """How high the hole is without the card."""
        return exact(self.function.holes[0].y)

    def placed(self, x: Fraction) -> str:
        height = plain(self.height * self.times(x))
        return say("lift-put", factor=face(self.lead, int(x)), x=self.at, value=plain(self.times(x)), height=height)

    def on_mark(self, at: Fraction | None) -> Iterator[Element]:
        yield span("?" if at is None else face(self.lead, int(at)), cls="mg-line-value")

    def cards_on(self, desk: AnswerDesk) -> Element:
        """The curve without the card at first; then with the one that is put there, in one and the same window."""
        now = self.read(desk.draft) if desk.draft else None
        f = self.function
        with_it = f if now is None else rows(((self.lead, int(now)),)) * f
        said = say("lift-first", height=plain(self.height)) if now is None else self.placed(now)
        return div(
            drawn((with_it,), self.window, size=SIZE, far_out=False),
            p(said, cls="mg-advice", data_key="lifted"),
            PlaceOnLine.cards_on(self, desk),
            cls="mg-lifting",
            data_key="lifting",
        )

    @property
    def window(self) -> tuple[float, float, float, float]:
        """All heights that the line can make, and the one that is asked for."""
        times = [Fraction(1), *map(self.times, range(self.low - 1, self.high + 2))]
        heights = [Fraction(0), *(self.height * many for many in times)]
        pad = (max(heights) - min(heights)) / 8
        return self.at - 2.5, self.at + 2.5, float(min(heights) - pad), float(max(heights) + pad)


def lifting(f: RationalFunction, at: int, card: Linear) -> LiftHole:
    """The line beside a question about one card: it ends one before that card, and goes past the hole."""
    lead, root = card
    low, high = (at - BEYOND, root - 1) if root > at else (root + 1, at + BEYOND)
    return LiftHole(
        prompt=say("lift-try"),
        why=Explanation(""),
        value=at,
        low=low,
        high=high,
        function=f,
        at=at,
        lead=lead,
    )
