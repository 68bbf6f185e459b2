"""A long division of polynomials that is laid card by card, beside the curve and the line that comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial, falling
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.html import Element, div, span
from mathgames_widgets.questions.controls import drawn
from mathgames_widgets.questions.drawing.cards import Laid, LayCards
from mathgames_widgets.questions.question import AnswerOutcome
from mathgames_widgets.questions.reading import Reading

say = room(__name__)

FLAT = (480, 184)
"""The size of the graph: it stands in one view with the division, and below the cards above the bar of a screen."""


@dataclass(frozen=True, slots=True)
class LaidTerm:
    """A card of the quotient, what it takes away, and what is left then."""

    term: Polynomial
    product: Polynomial
    rest: Polynomial


@dataclass(frozen=True, slots=True, kw_only=True)
class LayDivision(LayCards):
    """How many times one polynomial goes into another; each card is a term of the quotient. The text is "x 4".

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> f, why = RationalFunction.parse("(x^2+x-2)/(x-3)"), Explanation("")
    >>> asked = LayDivision(prompt="", why=why, cards=("x", "4", "-2"), function=f, window=(-9, 9, -9, 9))
    >>> asked.judge("x 4").right, asked.judge("x").outcome
    (True, <AnswerOutcome.UNFINISHED: 'unfinished'>)
    >>> asked.judge("x -2").said
    'Not yet: x − 2. After −2 the highest power is still there: 6x − 8 is left. Its degree is 1, as before.'
    """

    function: RationalFunction
    window: tuple[float, float, float, float]

    @property
    def places(self) -> tuple[str, ...]:
        return (say("division-quotient"),)

    @property
    def dividend(self) -> Polynomial:
        """What is divided."""
        return self.function.reduced[0]

    @property
    def divisor(self) -> Polynomial:
        """By what it is divided."""
        return self.function.reduced[1]

    @property
    def solution(self) -> Laid:
        """The cards of the quotient, the highest power first."""
        quotient = self.dividend // self.divisor
        powers = [
            Polynomial((*[0] * power, coefficient))
            for power, coefficient in enumerate(quotient.coefficients)
            if coefficient
        ]
        return (tuple([next(face for face in self.cards if term_of(face) == power) for power in reversed(powers)]),)

    def steps(self, laid: Laid) -> tuple[LaidTerm, ...]:
        """What each card takes away, one after the other."""
        rest, found = self.dividend, []
        for face in laid[0]:
            product = term_of(face) * self.divisor
            rest = rest - product
            found.append(LaidTerm(term_of(face), product, rest))
        return tuple(found)

    def quotient(self, laid: Laid) -> Polynomial:
        """The cards added up."""
        return sum(map(term_of, laid[0]), Polynomial(()))

    def rest(self, laid: Laid) -> Polynomial:
        """What is left of the dividend."""
        return self.dividend - self.quotient(laid) * self.divisor

    def is_right(self, answer: Laid) -> bool:
        return self.rest(answer).degree < self.divisor.degree

    def shown(self, face: str) -> str:
        return plain(term_of(face))

    def say(self, answer: Laid) -> str:
        return _said(self.quotient(answer))

    def is_like(self, expected: Any, answer: Laid) -> bool:
        return bool(self.quotient(expected) == self.quotient(answer))

    def _judged(self, given: Reading) -> Any:
        """The beginning of the right quotient is right so far, and not finished."""
        laid: Laid = given.answer
        (right,) = self.solution
        if laid[0] == right[: len(laid[0])] and not self.is_right(laid):
            said = say("division-unfinished", quotient=self.say(laid), **self._left(laid))
            return self._not_right(AnswerOutcome.UNFINISHED, said)
        return LayCards._judged(self, given)

    def lacks(self, answer: Laid) -> str:
        """The first card that does not bring the degree down; where each does, what is left."""
        before = self.dividend
        for step in self.steps(answer):
            if step.rest.degree >= before.degree:
                numbers = {"before": before.degree, "after": step.rest.degree}
                has_grown = step.rest.degree > before.degree
                return say(
                    "division-not-lower", grown=has_grown, term=_said(step.term), rest=_said(step.rest), **numbers
                )
            before = step.rest
        return say("division-goes-in", **self._left(answer))

    def _left(self, laid: Laid) -> dict[str, object]:
        return {"rest": _said(self.rest(laid)), "divisor": _said(self.divisor)}

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def beside(self, laid: Laid) -> Element:
        """The division and its curve, close together; the quotient is a line from the first card on."""
        functions = (self.function, RationalFunction((self.quotient(laid),)))[: 2 if laid[0] else 1]
        labels = (say("division-curve"), say("division-line"))[: len(functions)]
        graph = drawn(functions, self.window, size=FLAT, far_out=False, labels=labels)
        return div(self._written(laid), graph, cls="mg-division-side", data_key="side")

    def _written(self, laid: Laid) -> Element:
        """The division as it is written by hand, each power in its column."""
        rows = [self._row(self.dividend, "mg-division-top")]
        for step in self.steps(laid):
            rows += [self._row(step.product, "mg-division-product"), self._row(step.rest, "mg-division-rest")]
        head = span(say("division-by", divisor=_said(self.divisor)), cls="mg-division-divisor")
        return div(head, *rows, cls="mg-division", role="img", aria_label=self._heard(laid), data_key="division")

    def _row(self, polynomial: Polynomial, cls: str) -> Element:
        """A row; the columns hold the powers down from the highest that there is."""
        wide = self.dividend.degree + 2
        shown = [""] * wide
        for power, coefficient in enumerate(polynomial.coefficients):
            if coefficient and power < wide:
                sign = "−" if coefficient < 0 else "+" if power < polynomial.degree else ""
                shown[power] = f"{sign}\u2009{plain(Polynomial((*[0] * power, abs(coefficient))))}".strip()
        if polynomial.is_zero:
            shown[0] = "0"
        return div(*(span(term) for term in reversed(shown)), cls=f"mg-division-row {cls}")

    def _heard(self, laid: Laid) -> str:
        whole = say("division-said", dividend=_said(self.dividend), divisor=_said(self.divisor))
        return " ".join([whole, *map(self._step_said, self.steps(laid))])

    def _step_said(self, step: LaidTerm) -> str:
        return say("division-step", term=_said(step.term), product=_said(step.product), rest=_said(step.rest))

    def now(self, laid: Laid) -> str:
        return self._step_said(self.steps(laid)[-1]) if laid[0] else ""


def _said(polynomial: Polynomial) -> str:
    """In a sentence the powers fall as they do in the columns."""
    return plain(falling(polynomial))


def term_of(face: str) -> Polynomial:
    """The term on a card: x², 4x or −2.

    >>> print(term_of("-2x"))
    −2x
    """
    return RationalFunction.parse(face).reduced[0]
