"""Two numbers that are laid beside a symbol, and what one minus card can make of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, p
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk
from mathgames_widgets.questions.drawing.cards import Laid, LayCards
from mathgames_widgets.questions.drawing.trying import TryCards
from mathgames_widgets.questions.pictures import Jump, NumberLine

from ..rules.cards import PLUS, SIDES, Equation
from ..words.sentences import value_text, worked_out
from .pictures import attacked_values

say = room(__name__)

SEEN = "seen: "
"""Before a draft: what was wanted has been laid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PairToLay(LayCards):
    """A board: two numbers of a hand beside +, and on the number line both that one minus card makes of their sum.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> board = PairToLay(prompt="", why=Explanation(""), cards=("3", "8"), ends=(-8, 11))
    >>> board.now((("3",), ("8",)))
    '3 + 8 = 11. One minus card makes it 5 on the left or −5 on the right.'
    """

    is_to_play: ClassVar[bool] = True

    ends: tuple[int, int]
    is_told: bool = True
    """Whether a sentence tells what the minus cards make; else it is read off the line."""
    wanted: Laid = ()
    """What is to be laid before the question beside it can be answered, if anything."""

    @property
    def places(self) -> tuple[str, ...]:
        return (say("pair-left"), say("pair-right"))

    @property
    def most(self) -> int:
        return 1

    @property
    def solution(self) -> Laid:
        return ((), ())

    @property
    def shape(self) -> str:
        return "mg-pair-to-lay"

    def next_place(self, laid: Laid) -> int | None:
        """A press lays a number on the left, then one on the right; after that it is picked up."""
        return next((place for place, cards in enumerate(laid) if not cards), None)

    def takes(self, laid: Laid, to: int, face: str) -> bool:
        return True

    def with_one_more(self, cards: list[str], face: str) -> list[str]:
        """Another number takes the place of the one that lies there."""
        return [face]

    def first(self, draft: str) -> str:
        if not self.wanted or draft.startswith(SEEN):
            return ""
        (left,), (right,) = self.wanted
        return say("pair-first", left=left, right=right)

    def _drafted(self, text: str) -> Laid:
        return LayCards._drafted(self, text.removeprefix(SEEN))

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        """Once what is wanted was laid, that is kept in the draft: the question stays open whatever is laid next."""
        change = LayCards.taken(self, desk, thing)
        if change.draft is None or not (desk.draft.startswith(SEEN) or self._drafted(change.draft) == self.wanted):
            return change
        return replace(change, draft=f"{SEEN}{change.draft}")

    def _equation(self, laid: Laid) -> Equation | None:
        left, right = laid
        return Equation(left[0], PLUS, right[0]) if left and right else None

    def laid_in(self, text: str) -> Equation | None:
        """The sum that lies there where the board has this text."""
        return self._equation(self.read(text)) if text else None

    def now(self, laid: Laid) -> str:
        equation = self._equation(laid)
        if equation is None:
            return say("pair-lay")
        if not self.is_told:
            return say("pair-read", equation=worked_out(equation))
        left, right = map(value_text, attacked_values(equation))
        return say("laid-so-far", equation=worked_out(equation), left=left, right=right)

    def around(self, laid: Laid, places: list[Element]) -> Iterator[Element]:
        yield from LayCards.around(self, laid, places)
        yield self._line(laid).draw()
        yield p(self.now(laid) if self._equation(laid) else "", cls="mg-advice mg-lay-way", data_key="now")

    def _line(self, laid: Laid) -> NumberLine:
        """The sum, and two jumps to what a minus card on either side makes of it."""
        equation, (low, high) = self._equation(laid), self.ends
        if equation is None or equation.value is None:
            return NumberLine(low, high)
        total, fallen = equation.value, [equation.attacked(side).value or 0 for side in SIDES]
        names = say("mark-left"), say("mark-right")
        jumps = [Jump(total, end, name) for end, name in zip(fallen, names, strict=True)]
        return NumberLine(low, high, ((total, say("pair-sum")), *((end, "") for end in fallen)), tuple(jumps))


@dataclass(frozen=True, slots=True, kw_only=True)
class HandToLay(TryCards):
    """A board: some of many numbers, each of which there is once, in any order."""

    is_endless: ClassVar[bool] = False

    def without(self, cards: list[str], at: int) -> list[str]:
        """The others stay in the hand."""
        return [*cards[:at], *cards[at + 1 :]]
