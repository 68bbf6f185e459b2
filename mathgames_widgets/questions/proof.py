"""A proof or a derivation to be put in order: any order is right in which every line follows from those above it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.questions.choices import PutInOrder
from mathgames_widgets.questions.question import plain_text, unstopped

say = room(__name__)

ALONE = ((),)
"""What a line rests on that needs no other: what is supposed, or what is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof(PutInOrder):
    """Lines of which the last one needed, `goal`, has to follow; what stands below it is left out of the proof.

    `rests_on` has for each line the groups of lines from which it follows, each group enough by itself. A line without
    any group never follows: it is false, or a leap. So lines that are true and not needed may stand anywhere.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> lines = "Suppose n is even.", "Then n = 2k.", "So n² = 4k².", "7 is odd.", "n² is odd."
    >>> proof = Proof(key="even", prompt="", why=Explanation(""), items=lines, goal=2,
    ...     rests_on=(ALONE, ((0,),), ((1,),), ALONE, ()))
    >>> [proof.judge(order).right for order in ("0,1,2,3,4", "3,0,1,2,4", "0,3,1,2,4", "0,1,4,2,3")]
    [True, True, True, False]
    >>> proof.judge("0,2,1,3,4").said
    'Not yet: Line 2 does not follow yet: “So n² = 4k²” rests on “Then n = 2k”.'
    """

    is_open: ClassVar[bool] = True

    rests_on: tuple[tuple[tuple[int, ...], ...], ...]
    goal: int

    @property
    def praise(self) -> str:
        return say("right-proof")

    @property
    def start(self) -> tuple[int, ...]:
        """The order at the beginning: always the same for a question, never a right one."""
        order, _ = Rng(self.key).shuffled(range(len(self.items)))
        return order if not self.is_right(order) else (self.goal, *(line for line in order if line != self.goal))

    @property
    def solution(self) -> tuple[int, ...]:
        return tuple(range(len(self.items)))

    def is_right(self, answer: tuple[int, ...]) -> bool:
        return self.first_gap(answer) is None

    def first_gap(self, order: Sequence[int]) -> int | None:
        """The place of the first line that does not follow from those above it; None where the proof holds."""
        used = order[: order.index(self.goal) + 1]
        gaps = (at for at, line in enumerate(used) if not self._follows(line, used[:at]))
        return next(gaps, None)

    def _follows(self, line: int, above: Sequence[int]) -> bool:
        return any(set(group) <= set(above) for group in self.rests_on[line])

    def lacks(self, answer: tuple[int, ...]) -> str:
        """The first line that does not follow yet, and what it rests on."""
        at = self.first_gap(answer)
        if at is None:
            return ""
        above, line = answer[:at], self._quoted(answer[at])
        if not self.rests_on[answer[at]]:
            return say("proof-never", place=at + 1, line=line)
        group = min(self.rests_on[answer[at]], key=lambda group: len(set(group) - set(above)))
        needed = [self._quoted(one) for one in group if one not in above]
        return say("proof-gap", place=at + 1, line=line, lines=needed)

    def _quoted(self, line: int) -> str:
        return say("quoted", line=unstopped(plain_text(self.items[line])))
