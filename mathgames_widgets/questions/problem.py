"""Problems to practise on, drawn from a seed at one of three levels, and the course that leads through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar

from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.answers import kept_object
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

    def asks(self, key: str, question: Question, level: int) -> Question:
        """A question of this kind with a key of its own, as a lesson asks it; numbers and twins come from the kind."""
        return replace(self.twins(question, level), key=key, again=Again(self, level))

    def twins(self, question: Question, level: int) -> Question:
        """A question of a lesson with an easier and a harder one of this kind beside its own new numbers."""
        easier = Again(self, level - 1) if level > LEVELS[0] else None
        harder = Again(self, level + 1) if level < LEVELS[-1] else None
        return replace(question, easier=easier, harder=harder)


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


VERSION = 1
IN_A_ROW = 2
"""Problems solved on the first try, one after the other, that lead up a level."""
LONGEST = 10_000
"""Characters of a kept text; what is longer was not written by us."""
MOST = 10**6
"""No number in a kept text is larger."""


class Result(Enum):
    """How a problem ended."""

    FIRST_TRY = "solved on the first try"
    LATER = "solved on a later try"
    SHOWN = "the answer was shown"


@dataclass(frozen=True, slots=True)
class Rung:
    """How one kind of problem stands: its level, the problems solved in a row there, and those solved in all."""

    level: int = 1
    run: int = 0
    solved: int = 0

    def after(self, result: Result) -> Rung:
        """Two in a row on the first try lead up a level; an answer that was shown leads down one.

        >>> Rung().after(Result.FIRST_TRY).after(Result.FIRST_TRY)
        Rung(level=2, run=0, solved=2)
        >>> Rung(level=2).after(Result.SHOWN)
        Rung(level=1, run=0, solved=0)
        """
        if result is Result.SHOWN:
            return Rung(max(self.level - 1, LEVELS[0]), 0, self.solved)
        if result is Result.LATER:
            return Rung(self.level, 0, self.solved + 1)
        run = self.run + 1
        if run >= IN_A_ROW and self.level < LEVELS[-1]:
            return Rung(self.level + 1, 0, self.solved + 1)
        return Rung(self.level, run, self.solved + 1)


@dataclass(frozen=True, slots=True)
class Course:
    """Practice from a seed: `number` problems are behind, `chosen` is the one kind to practise, or empty for all."""

    seed: str
    number: int = 0
    chosen: str = ""
    rungs: tuple[tuple[str, Rung], ...] = ()

    def rung(self, kind: Kind) -> Rung:
        """How a kind stands."""
        return dict(self.rungs).get(kind.name, Rung())

    @property
    def solved(self) -> int:
        """All problems solved."""
        return sum(rung.solved for _, rung in self.rungs)

    def problem(self, kinds: Sequence[Kind]) -> Problem:
        """The next problem: of the chosen kind, or of each kind once in random order and then anew."""
        kind = next((one for one in kinds if one.name == self.chosen), None)
        if kind is None:
            lap, place = divmod(self.number, len(kinds))
            kind = Rng(f"{self.seed} LAP {lap}").shuffled(kinds)[0][place]
        return kind.problem(f"{self.seed} {self.number + 1}", self.rung(kind).level)

    def after(self, kind: Kind, result: Result) -> Course:
        """The course when a problem of a kind has ended so."""
        rungs = {**dict(self.rungs), kind.name: self.rung(kind).after(result)}
        return replace(self, number=self.number + 1, rungs=tuple(rungs.items()))

    def skipped(self) -> Course:
        """The course when a problem is left aside: nothing gained, nothing lost."""
        return replace(self, number=self.number + 1)

    def to_text(self) -> str:
        """The text that the browser keeps.

        >>> Course.from_text(Course("FERN-42", 3, "", (("holes", Rung(2, 1, 3)),)).to_text()).rungs
        (('holes', Rung(level=2, run=1, solved=3)),)
        """
        rungs = {name: [rung.level, rung.run, rung.solved] for name, rung in self.rungs}
        kept = {"version": VERSION, "seed": self.seed, "number": self.number, "chosen": self.chosen, "rungs": rungs}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def from_text(text: str) -> Course:
        """What a kept text says. Raises ValueError where it is none of ours."""
        kept = kept_object(text, VERSION, LONGEST)
        if not isinstance(kept.get("rungs"), Mapping):
            raise ValueError("The kept practice is of another kind.")
        seed, chosen = kept.get("seed"), kept.get("chosen")
        if not isinstance(seed, str) or not seed.strip() or not isinstance(chosen, str):
            raise ValueError("The kept practice has no seed.")
        rungs = tuple([(str(name), _rung(rung)) for name, rung in kept["rungs"].items()])
        return Course(seed, _count(kept.get("number")), chosen, rungs)


def _rung(kept: Any) -> Rung:
    if not isinstance(kept, list) or len(kept) != 3 or kept[0] not in LEVELS:
        raise ValueError("A kept level is none of ours.")
    level, run, solved = map(_count, kept)
    return Rung(level, run, solved)


def _count(kept: Any) -> int:
    if not isinstance(kept, int) or isinstance(kept, bool) or not 0 <= kept <= MOST:
        raise ValueError("A kept number is none of ours.")
    return kept
