"""A proof or a derivation to be put in order: any order is right in which every line follows from those above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import ClassVar

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.choices import PutInOrder
from mathgames_widgets.questions.question import Misconception, Question, Text, Wrong, ideas, plain_text, unstopped

say = room(__name__)

(BEGINS_WITH_THE_END,) = ideas(__name__, "begins-with-the-end")

ALONE = ((),)
"""What a line rests on that needs no other: what is supposed, or what is known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof(PutInOrder):
    """Lines of which the last one needed, `goal`, has to follow; what stands below it is left out of the proof.

    `rests_on` has for each line the groups of lines from which it follows, each group enough by itself. Lines that are
    true and not needed may stand anywhere. One line may have no group: it is false, and belongs in the last place of
    an answer, which is apart from the order. `but` says why it is false, and `true` why each of the others is true.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> lines = "Suppose n is even.", "Then n = 2k.", "So n² = 4k².", "7 is odd.", "n² is odd."
    >>> proof = Proof(key="even", prompt="", why=Explanation(""), items=lines, goal=2,
    ...     rests_on=(ALONE, ((0,),), ((1,),), ALONE, ()))
    >>> [proof.judge(order).right for order in ("0,1,2,3,4", "3,0,1,2,4", "0,3,1,2,4", "0,1,4,2,3")]
    [True, True, True, False]
    >>> proof.judge("0,2,1,3,4").said
    'Not yet. Line 2 does not follow from the line above it: something that it rests on stands further down.'
    """

    is_open: ClassVar[bool] = True

    rests_on: tuple[tuple[tuple[int, ...], ...], ...]
    goal: int
    but: str = ""
    true: tuple[str, ...] = ()
    gap: Callable[[int, int], str] = lambda line, place: ""
    """What is said first to a line that does not follow, at a place counted from 1; nothing where all say the same."""

    @property
    def has_false(self) -> bool:
        return () in self.rests_on

    @property
    def false(self) -> int | None:
        """The line that is false."""
        return self.rests_on.index(()) if self.has_false else None

    @property
    def task(self) -> str:
        return say("proof-task", false=self.has_false)

    @property
    def praise(self) -> str:
        return say("right-proof")

    @property
    def start(self) -> tuple[int, ...]:
        """The order at the beginning: always the same for a question, never a right one, and none in which what is to
        be shown is the first true line, unless only two are true. Where there is such an order, it does not hold read
        from below either.
        """
        lines = range(len(self.items))
        orders = [Rng(f"{self.key}{' again' * number}").shuffled(lines)[0] for number in range(SHUFFLES)]
        fair = [order for order in orders if self._holds_not(order) and self._begins(order) != self.goal]
        mixed = (order for order in fair if _turned(order) <= MOST_TURNED and self._holds_not(order[::-1]))
        return next(mixed, fair[0] if fair else (self.goal, *(line for line in lines if line != self.goal)))

    def _begins(self, order: Sequence[int]) -> int:
        """The first line that is true."""
        return next(line for line in order if line != self.false)

    def _holds_not(self, order: Sequence[int]) -> bool:
        return self.first_gap(order) is not None

    @property
    def solution(self) -> tuple[int, ...]:
        return tuple(range(len(self.items)))

    def say(self, answer: tuple[int, ...]) -> str:
        """The lines in their order, and the one that is called false."""
        if not self.has_false:
            return PutInOrder.say(self, answer)
        return f"{PutInOrder.say(self, answer[:-1])}. {say('false-line', line=self._quoted(answer[-1]))}"

    def is_right(self, answer: tuple[int, ...]) -> bool:
        return (not self.has_false or answer[-1] == self.false) and self.first_gap(answer) is None

    def first_gap(self, order: Sequence[int]) -> int | None:
        """The place of the first true line that does not follow from those above it; None where the proof holds."""
        used = order[: order.index(self.goal) + 1]
        gaps = (at for at, line in enumerate(used) if line != self.false and not self._follows(line, used[:at]))
        return next(gaps, None)

    def to_light(self, answer: Sequence[int]) -> tuple[int, ...]:
        """The line that was called false and is true; only where there is none, where the order breaks."""
        return (answer[-1],) if self._calls_true(answer) else PutInOrder.to_light(self, answer)

    def _calls_true(self, answer: Sequence[int]) -> bool:
        """Whether a line that is true was called false."""
        return self.has_false and answer[-1] != self.false

    def counted(self, text: str, earlier: Sequence[str]) -> int:
        """Tries at the false line and tries at the order are counted apart, as each is helped by itself."""
        now = self._stage(text)
        return sum(self._stage(other) == now for other in earlier)

    def _stage(self, text: str) -> bool | None:
        """What was wrong with a try, the false line or the order; None where it can no longer be read."""
        with suppress(ReadError):
            return self._calls_true(self.read(text))
        return None

    def ideas_behind(self, answer: tuple[int, ...]) -> tuple[Misconception, ...]:
        """An idea behind the order waits for the false line to be found."""
        return () if self._calls_true(answer) else PutInOrder.ideas_behind(self, answer)

    def _follows(self, line: int, above: Sequence[int]) -> bool:
        return any(set(group) <= set(above) for group in self.rests_on[line])

    def lacks(self, answer: tuple[int, ...]) -> str:
        """One clue, by the numbers of the lines as they stand: to a true line that was called false, or else to the
        first line that does not follow. After one such try it is closer.
        """
        if self._calls_true(answer):
            if not self.tried:
                return " ".join([say("line-is-true"), *self.true[answer[-1] : answer[-1] + 1]])
            other = next(line for line in self.solution if line not in (self.false, answer[-1]))
            return say(
                "one-of-two", lines=[f"{at}" for at, line in enumerate(answer, 1) if line in (self.false, other)]
            )
        at = self.first_gap(answer)
        return "" if at is None else self._gap(answer, at)

    def _gap(self, answer: tuple[int, ...], at: int) -> str:
        """What is said to the line at a place where it does not follow: that it does not, then what it rests on, and
        then which line to move where.
        """
        above = answer[:at]
        group = min(self.rests_on[answer[at]], key=lambda group: len(set(group) - set(above)))
        needed = [line for line in group if line not in above]
        if not self.tried:
            return self.gap(answer[at], at + 1) or say("proof-gap", place=at + 1)
        if self.tried == 1:
            below = [f"{spot}" for spot in sorted(answer.index(line) + 1 for line in needed)]
            return say("proof-needs", place=at + 1, lines=below, many=len(below))
        ready = next((line for line in needed if self._follows(line, above)), None)
        if ready is not None:
            return say("proof-move", place=at + 1, line=answer.index(ready) + 1)
        return say("proof-move-down", place=at + 1, under=max(map(answer.index, needed)) + 1)

    def _quoted(self, line: int) -> str:
        return say("quoted", line=unstopped(plain_text(self.items[line])))


SHUFFLES, MOST_TURNED = 40, Fraction(2, 3)
"""So many orders are tried at the beginning, and so many pairs of lines may stand the wrong way round."""


def _turned(order: Sequence[int]) -> Fraction:
    """How many pairs of lines stand the wrong way round, of all pairs.

    >>> str(_turned((2, 0, 1)))
    '2/3'
    """
    pairs = list(combinations(order, 2))
    return Fraction(sum(first > second for first, second in pairs), len(pairs))


Rests = tuple[tuple[int, ...], ...]


def reasons_for(
    prompt: Text,
    lines: Sequence[str],
    rests: Rests,
    false: str,
    but: str,
    again: Callable[[str], Question],
    true: tuple[str, ...] = (),
) -> Proof:
    """Why something is so: `lines` to be put in order, the last of which is to be shown, and one that is `false`.

    `but` says why that one is false, and `true` why each of `lines` is true, said to who calls it false.

    `rests` has for each line the lines that it follows from; none where it needs no other.

    >>> lines = "6 = 2 × 3.", "So 6 is even."
    >>> why = reasons_for("Why is 6 even?", lines, ((), (0,)), "Half of 6 is 4.", "It is 3.", lambda seed: why)
    >>> why.judge("0,1,2").right, why.judge("2,0,1").right, why.judge("1,0,2").misconception.name
    (True, False, 'The reason begins with what it should show')
    """
    goal = len(lines) - 1
    return Proof(
        prompt=prompt,
        hint=say("why-hint"),
        more_hints=(say("why-hint-first", line=say("quoted", line=unstopped(lines[0]))),),
        items=(*lines, false),
        rests_on=(*((group,) for group in rests), ()),
        goal=goal,
        but=but,
        true=true,
        why=_worked(lines),
        misconceptions=(Wrong((goal, *range(goal), goal + 1), BEGINS_WITH_THE_END),),
        idea=lambda order: BEGINS_WITH_THE_END if order[0] == goal else None,
        worked=lambda order: _worked([lines[at] for at in order if at <= goal]),
        again=again,
    )


def _worked(lines: Sequence[str]) -> Explanation:
    """The reason in the order of an answer."""
    return Explanation(lines[0], why=tuple(map(Explanation, lines[1:])))
