"""A problem to practise on: drawn from a seed, at one of three levels, with its worked solution."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.question import Misconception, Question, Wrong

T = TypeVar("T")

LEVELS = (1, 2, 3)
"""From easy to hard."""


class Draw:
    """Chance that goes on by itself: each call asks the seed once more.

    >>> draw = Draw("FERN-42")
    >>> draw.one("abc") in "abc", sorted(draw.some((1, 2, 3), 3))
    (True, [1, 2, 3])
    """

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)

    def one(self, things: Sequence[T]) -> T:
        """One of the things."""
        chosen, self._rng = self._rng.choice(things)
        return chosen

    def some(self, things: Iterable[T], count: int) -> tuple[T, ...]:
        """So many of the things, each at most once."""
        return self.shuffled(things)[:count]

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """All the things in random order."""
        order, self._rng = self._rng.shuffled(tuple(things))
        return order


@dataclass(frozen=True, slots=True)
class Task:
    """A question before it has its key, and the functions that it is about, if any."""

    question: Question
    functions: tuple[RationalFunction, ...] = ()


@dataclass(frozen=True, slots=True)
class Problem:
    """A question with everything that it came from; `functions` are those that it is about, if any."""

    kind: Kind
    level: int
    seed: str
    question: Question
    functions: tuple[RationalFunction, ...]

    @property
    def solution(self) -> Explanation:
        """The worked solution."""
        return self.question.why


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: its short name, its title, and how one is drawn at a level."""

    name: str
    title: str
    draw: Callable[[Draw, int], Task]

    def problem(self, seed: str | int, level: int = 1) -> Problem:
        """The problem of a seed at a level, the same one on every machine.

        Raises ValueError for a level that is not 1, 2 or 3.
        """
        if level not in LEVELS:
            raise ValueError(f"There is no level {level}; the levels are 1, 2 and 3.")
        code = seed_text(seed)
        task = self.draw(Draw(f"PRACTICE {self.name} {level} {code}"), level)
        key = f"practice-{self.name}-{level}-{code}"
        question = replace(task.question, key=key, again=Again(self, level))
        return Problem(self, level, code, question, task.functions)


@dataclass(frozen=True, slots=True)
class Again:
    """Another question of a kind and a level, for any seed."""

    kind: Kind
    level: int

    def __call__(self, seed: str) -> Question:
        return self.kind.problem(seed, self.level).question


def expected(right: Any, *wrong: tuple[Any, Misconception]) -> tuple[Wrong, ...]:
    """The wrong answers to be expected: each once, none that is empty, and none that happens to be right.

    >>> sign = Misconception("sign", "Sign of the root", "x − 2 is 0 at 2.")
    >>> [one.answer for one in expected(2, (-2, sign), (2, sign), (-2, sign))]
    [-2]
    """
    found: list[Wrong] = []
    for answer, misconception in wrong:
        if answer not in (right, ()) and all(answer != one.answer for one in found):
            found.append(Wrong(answer, misconception))
    return tuple(found)
