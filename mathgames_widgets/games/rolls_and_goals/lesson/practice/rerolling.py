"""Dice that are all rolled again, as often as one likes: what each shows on average, beside what it showed before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p
from mathgames_widgets.page.page import Values
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import SIDES, Dice, Side

say = room(__name__)

TIMES = (1, 10, 100)
"""How often every die is rolled again with one press."""
MOST_TIMES = 5_000
EARLY = "?"
"""The text of a board on which somebody rolled with nothing answered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RerollEach(Question, AnsweredWithCards):
    """A board: dice that are rolled again, once something is answered: where the bars end is to be thought first.

    Its text is how often that was, or “?” where someone rolled before.
    """

    sides: Dice
    """What they show before."""
    is_typed: bool = False
    """Whether the answer beside it is written, and not ticked."""

    @property
    def solution(self) -> str:
        return ""

    def write(self, answer: Any) -> str:
        return str(answer)

    def mean(self, side: Side, times: int) -> Fraction:
        """What the die that showed this side shows on average after so many rolls, to a hundredth."""
        rolled = Rng(f"REROLL {side}").rolled(times, SIDES)[0]
        return Fraction(round(Fraction(100 * sum(rolled), times)), 100)

    def cards_on(self, desk: AnswerDesk) -> Element:
        times = _times(desk.draft)
        rolls = (
            press(
                say("gain-roll", times=many),
                desk.offers(Touch("roll", steps=many)) if times + many <= MOST_TIMES else None,
                key=f"reroll-{many}",
            )
            for many in TIMES
        )
        is_early = desk.draft == EARLY and not (desk.tries or desk.is_answered)
        first = say("gain-first-type" if self.is_typed else "gain-first-tick")
        begun = times or desk.tries or desk.is_answered
        return div(
            p(self._too_early, cls="mg-note", data_key="too-early") if is_early else None,
            div(*rolls, cls="mg-bar mg-rolls"),
            still_bars(self.bars(times)),
            p(_said(times) if begun else first, cls="mg-advice", data_key="rerolled-said"),
            cls="mg-bars-room",
            data_key="reroll-room",
        )

    @property
    def _too_early(self) -> str:
        return say("gain-tick-now", typed=self.is_typed)

    def bars(self, times: int) -> Iterator[StillBar]:
        """A bar for each die, as high as its average, and a line across it where it stood before."""
        for side in self.sides:
            name, before = say("gain-name", side=side), side / SIDES
            mean = self.mean(side, times) if times else None
            share, said = (0.0, "") if mean is None else (float(mean / SIDES), mean_text(mean))
            yield StillBar(name, said, share, level=before)

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Touch("roll") if not (_times(desk.draft) or desk.is_answered or _is_begun(desk.values)):
                return AnswerChange(EARLY, self._too_early)
            case Touch("roll", steps=many):
                times = min(_times(desk.draft) + many, MOST_TIMES)
                return AnswerChange(f"{times}", f"{_said(times)} {self._heard(times)}")
        return AnswerChange()

    def _heard(self, times: int) -> str:
        """The bars in words."""
        means = [say("gain-average", side=side, mean=mean_text(self.mean(side, times))) for side in self.sides]
        return say("gain-averages", means=means)


def _is_begun(values: Values) -> bool:
    """Whether something is ticked, or written, beside the board."""
    return any(value.strip() for name, value in values.items() if name.startswith(("choice", "answer")))


def _times(draft: str) -> int:
    return min(int(draft), MOST_TIMES) if draft.isascii() and draft.isdigit() and len(draft) < 6 else 0


def _said(times: int) -> str:
    return say("gain-rolled", times=times) if times else say("gain-unrolled")


def rerolling(sides: Dice, *, is_typed: bool = False) -> RerollEach:
    """The board for some dice, beside boxes to tick or, where the answer `is_typed`, a box to write in."""
    return RerollEach(prompt=say("gain-try"), why=Explanation(""), sides=sides, is_typed=is_typed)
