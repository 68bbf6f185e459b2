"""Problems to practise on, drawn from a seed at one of three levels, and the course that leads through them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeVar

from mathgames_widgets.core.messages import Words, spoken
from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.questions.answers import kept_object
from mathgames_widgets.questions.question import Misconception, Question, Wrong
from mathgames_widgets.questions.recall import MISSED, RATINGS, RIGHT, SOLID, Recall

T = TypeVar("T")

LEVELS = (1, 2, 3)
"""From easy to hard."""


class ProblemRng:
    """Chance that goes on by itself: each call asks the seed once more.

    >>> draw = ProblemRng("FERN-42")
    >>> draw.one("abc") in "abc", sorted(draw.some((1, 2, 3), 3))
    (True, [1, 2, 3])
    """

    def __init__(self, seed: str) -> None:
        self._rng = Rng(seed)
        number = seed.rpartition(" ")[2]
        self._number = int(number) if number.isascii() and number.isdigit() and len(number) < 9 else None

    def in_turn(self, things: Sequence[T]) -> T:
        """One of the things: another one for each problem of a course, where they have numbers; else by chance.

        >>> [ProblemRng(f"FERN-42 {number}").in_turn("abc") for number in range(4)]
        ['a', 'b', 'c', 'a']
        """
        return self.one(things) if self._number is None else things[self._number % len(things)]

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
class Problem:
    """A question with everything that it came from."""

    kind: Kind
    level: int
    seed: str
    question: Question


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of problem: its short name, what it is called, and how one is drawn at a level."""

    name: str
    called: Words
    draw: Callable[[ProblemRng, int], Question]

    @property
    def title(self) -> str:
        """What it is called."""
        return spoken(self.called)

    def problem(self, seed: str | int, level: int = 1) -> Problem:
        """The problem of a seed at a level, the same one on every machine.

        Raises ValueError for a level that is not 1, 2 or 3.
        """
        if level not in LEVELS:
            raise ValueError(f"There is no level {level}; the levels are 1, 2 and 3.")
        code = seed_text(seed)
        drawn = self.draw(ProblemRng(f"PRACTICE {self.name} {level} {code}"), level)
        key = f"practice-{self.name}-{level}-{code}"
        return Problem(self, level, code, replace(drawn, key=key, again=Again(self, level)))

    def asks(self, question: Question | str, level: int) -> Question:
        """A question of this kind, or the one of a seed, as a lesson asks it; numbers and twins come from the kind."""
        asked = self.problem(question, level).question if isinstance(question, str) else question
        return replace(self.twins(asked, level), again=Again(self, level))

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


def kind_of(question: Question) -> Kind | None:
    """The kind from which a question draws its twins; None where it has none."""
    draws = (question.again, question.easier, question.harder)
    return next((draw.kind for draw in draws if isinstance(draw, Again)), None)


def expected(right: Any, *wrong: tuple[Any, Misconception]) -> tuple[Wrong, ...]:
    """The wrong answers to be expected: each once for each idea, none that is empty, and none that happens to be right.

    >>> sign = Misconception.of("sign", "Sign of the root", "x − 2 is 0 at 2.")
    >>> [one.answer for one in expected(2, (-2, sign), (2, sign), (-2, sign))]
    [-2]

    What several ideas lead to stands there with each of them: then no idea is named, and the verdict asks which it was.
    """
    found: list[Wrong] = []
    for answer, misconception in wrong:
        known = any(answer == belief.answer and misconception.id == belief.misconception.id for belief in found)
        if answer not in (right, ()) and not known:
            found.append(Wrong(answer, misconception))
    return tuple(found)


VERSION = 1
IN_A_ROW = 2
"""Problems solved on the first try, one after the other, that lead up a level."""
GAPS = (2, 5, 12)
"""What was missed comes back after so many other problems of its game; each time the gap grows."""
LONGEST = 150_000
"""Characters of a kept text; what is longer was not written by us."""
MOST_SETS = 8
"""Sets of a game whose place is kept; the oldest is forgotten first."""
MOST = 10**6
"""No number in a kept text is larger."""


class Result(Enum):
    """How a problem ended."""

    FIRST_TRY = "first"
    """Solved on the first try."""
    LATER = "later"
    """Solved on a later try."""
    SHOWN = "shown"
    """The answer was shown."""


@dataclass(frozen=True, slots=True)
class Rung:
    """How one kind of problem stands: its level, the problems solved in a row there, and those solved in all."""

    level: int = 1
    run: int = 0
    solved: int = 0
    step: int = 0
    """How often it has come back since it was missed."""
    due: int = 0
    """How many problems of the game are behind when it comes back next; 0 where nothing was missed."""
    recall: Recall | None = None
    """How firmly it is remembered from day to day; None before the first problem."""

    @property
    def is_solid(self) -> bool:
        """Two in a row at the hardest level, and nothing that is still to come back."""
        return self.level == LEVELS[-1] and self.run >= IN_A_ROW and not self.due

    @property
    def to_solid(self) -> int:
        """How many more in a row make it solid at the hardest level, as far as nothing is still to come back."""
        return max(IN_A_ROW - self.run, 0)

    def missed(self, behind: int) -> Rung:
        """Missed just now, when so many problems are behind: it comes back after the first gap."""
        return replace(self, step=0, due=behind + GAPS[0])

    @property
    def last(self) -> tuple[int, int]:
        """What tells the newer of two: the last day, and the problems solved in all."""
        return self.recall.day if self.recall else 0, self.solved

    def on(self, day: int, *, missed: bool) -> Rung:
        """The same after a problem on this day: from now on it is asked again over the days as well."""
        rating = MISSED if missed else SOLID if self.is_solid else RIGHT
        return replace(self, recall=self.recall.after(rating, day) if self.recall else Recall.begun(rating, day))

    def spaced(self, result: Result, behind: int) -> Rung:
        """When this kind comes back after a problem that makes so many. Only what was due counts as come back.

        >>> missed = Rung().spaced(Result.LATER, 4)
        >>> missed.due, missed.spaced(Result.FIRST_TRY, 5).due, missed.spaced(Result.FIRST_TRY, 7).due
        (6, 6, 12)
        """
        if result is not Result.FIRST_TRY:
            return self.missed(behind)
        if not self.due or behind <= self.due:
            return self
        step = self.step + 1
        return replace(self, step=step, due=behind + GAPS[step]) if step < len(GAPS) else replace(self, step=0, due=0)

    def after(self, result: Result) -> Rung:
        """Two in a row on the first try lead up a level; an answer that was shown leads down one.

        >>> Rung().after(Result.FIRST_TRY).after(Result.FIRST_TRY)
        Rung(level=2, run=0, solved=2, step=0, due=0, recall=None)
        >>> Rung(level=2).after(Result.SHOWN).level
        1
        """
        if result is Result.SHOWN:
            return replace(self, level=max(self.level - 1, LEVELS[0]), run=0)
        if result is Result.LATER:
            return replace(self, run=0, solved=self.solved + 1)
        run = self.run + 1
        if run >= IN_A_ROW and self.level < LEVELS[-1]:
            return replace(self, level=self.level + 1, run=0, solved=self.solved + 1)
        return replace(self, run=run, solved=self.solved + 1)


@dataclass(frozen=True, slots=True)
class Course:
    """Practice from a seed: `number` problems are behind, `chosen` is the one kind to practise, or empty for all."""

    seed: str
    number: int = 0
    chosen: str = ""
    rungs: tuple[tuple[str, Rung], ...] = ()
    back: int = 0
    """How many of the problems behind came back; those of the laps are the others."""
    sets: tuple[tuple[str, tuple[int, int]], ...] = ()
    """Of the sets that were given by a link: how many problems are done, and how many of those on the first try."""

    def rung(self, kind: Kind) -> Rung:
        """How a kind stands."""
        return dict(self.rungs).get(kind.name, Rung())

    @property
    def solved(self) -> int:
        """All problems solved."""
        return sum(rung.solved for _, rung in self.rungs)

    def returning(self, kinds: Sequence[Kind]) -> Kind | None:
        """The kind that is due to come back, the longest due first; nothing where one kind alone is practised."""
        due = [kind for kind in kinds if 0 < self.rung(kind).due <= self.number]
        return None if self.chosen or not due else min(due, key=lambda kind: self.rung(kind).due)

    def fading(self, kinds: Sequence[Kind], day: int) -> Kind | None:
        """The kind that is to be asked again on this day, the one that has waited longest, as `returning` gives it."""
        due = [(known.due, kind) for kind in kinds if (known := self.rung(kind).recall) and not self.rung(kind).due]
        due = [waiting for waiting in due if waiting[0] <= day]
        return None if self.chosen or not due else min(due, key=lambda waiting: waiting[0])[1]

    def problem(self, kinds: Sequence[Kind], mixed: Callable[[Sequence[Kind]], Sequence[Kind]] = tuple) -> Problem:
        """The next problem: of the chosen kind, or of each kind once in random order, `mixed` on purpose, then anew."""
        kind = next((kind for kind in kinds if kind.name == self.chosen), None)
        return self.of(kind or in_laps(kinds, self.seed, self.number - self.back, mixed))

    def of(self, kind: Kind) -> Problem:
        """The next problem, of this kind."""
        return kind.problem(f"{self.seed} {self.number + 1}", self.rung(kind).level)

    def after(self, kind: Kind, result: Result, *, is_extra: bool = False, day: int = 0) -> Course:
        """The course when a problem of a kind has ended so; an extra one is not of the laps. Day 0 is no day."""
        rung = self.rung(kind).after(result).spaced(result, self.number + 1)
        rung = rung.on(day, missed=result is not Result.FIRST_TRY) if day else rung
        return replace(self.standing(kind, rung), number=self.number + 1, back=self.back + is_extra)

    def standing(self, kind: Kind, rung: Rung) -> Course:
        """The course when a kind stands so."""
        return replace(self, rungs=tuple(({**dict(self.rungs), kind.name: rung}).items()))

    def joined(self, other: Course) -> Course:
        """The course with what was practiced later in another browser."""
        rungs = dict(self.rungs)
        for name, rung in other.rungs:
            if name not in rungs or rung.last >= rungs[name].last:
                rungs[name] = replace(rung, due=self.number + max(1, rung.due - other.number) if rung.due else 0)
        return replace(self, rungs=tuple(rungs.items()))

    def missed(self, name: str, day: int = 0) -> Course:
        """The course when a problem of the kind of this name was missed elsewhere, such as in a lesson."""
        rungs = dict(self.rungs)
        rung = rungs.get(name, Rung()).missed(self.number)
        return replace(self, rungs=tuple({**rungs, name: rung.on(day, missed=True) if day else rung}.items()))

    def skipped(self, kind: Kind | None = None) -> Course:
        """The course when a problem is left aside: nothing gained, nothing lost. What came back will come again."""
        now = self.standing(kind, self.rung(kind).missed(self.number + 1)) if kind else self
        return replace(now, number=self.number + 1, back=self.back + (kind is not None))

    def anew(self, seed: str) -> Course:
        """The same standing with problems from another seed."""
        rungs = [(name, replace(rung, due=rung.due and max(1, rung.due - self.number))) for name, rung in self.rungs]
        return replace(self, seed=seed, number=0, back=0, rungs=tuple(rungs))

    def with_set(self, name: str, done: int, first: int) -> Course:
        """The course with the place in a set."""
        others = [kept for kept in self.sets if kept[0] != name]
        return replace(self, sets=(*others, (name, (done, first)))[-MOST_SETS:])

    def to_text(self) -> str:
        """The text that is kept.

        >>> Course.from_text(Course("FERN-42", 3, "", (("holes", Rung(2, 1, 3)),)).to_text()).rungs
        (('holes', Rung(level=2, run=1, solved=3, step=0, due=0, recall=None)),)
        """
        return as_text({"version": VERSION, **self.to_json()})

    def to_json(self) -> dict[str, Any]:
        """What is kept of it."""
        rungs = {name: _as_list(rung) for name, rung in self.rungs}
        kept = {"seed": self.seed, "number": self.number, "chosen": self.chosen, "rungs": rungs}
        more = {"back": self.back, "sets": {name: list(place) for name, place in self.sets}}
        return kept | {name: value for name, value in more.items() if value}

    @staticmethod
    def from_text(text: str) -> Course:
        """What a kept text says. Raises ValueError where it is none of ours."""
        return Course.from_json(kept_object(text, VERSION, LONGEST))

    @staticmethod
    def from_json(kept: Any) -> Course:
        """What was kept of a course. Raises ValueError where it is none of ours."""
        if not isinstance(kept, Mapping) or not isinstance(kept.get("rungs"), Mapping):
            raise ValueError("The kept practice is of another kind.")
        seed, chosen, sets = kept.get("seed"), kept.get("chosen"), kept.get("sets", {})
        if not isinstance(seed, str) or not seed.strip() or not isinstance(chosen, str):
            raise ValueError("The kept practice has no seed.")
        rungs = tuple([(str(name), _rung(rung)) for name, rung in kept["rungs"].items()])
        if not isinstance(sets, Mapping):
            raise ValueError("The kept sets are of another kind.")
        places = tuple([(str(name), place(kept_place)) for name, kept_place in sets.items()])
        back = min(_count(kept.get("back", 0)), number := _count(kept.get("number")))
        return Course(seed, number, chosen, rungs, back, places[-MOST_SETS:])


def in_laps(
    kinds: Sequence[Kind], seed: str, number: int, mixed: Callable[[Sequence[Kind]], Sequence[Kind]] = tuple
) -> Kind:
    """Each kind once in random order, `mixed` on purpose, and then anew."""
    lap, place = divmod(number, len(kinds))
    return mixed(Rng(f"{seed} LAP {lap}").shuffled(kinds)[0])[place]


def as_text(kept: Mapping[str, Any]) -> str:
    """What is kept, as short as it goes."""
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def _as_list(rung: Rung) -> list[float]:
    """What is kept of a rung: only as many numbers as it needs."""
    known = rung.recall
    days = as_numbers(known) if known else ()
    return [rung.level, rung.run, rung.solved, *((rung.step, rung.due) if rung.due or known else ()), *days]


def as_numbers(recall: Recall) -> tuple[float, ...]:
    """What is kept of how firmly something is remembered."""
    firmly = (recall.gap, recall.stability, recall.difficulty) if recall.gap else ()
    return recall.day, recall.rating, *firmly


def _rung(kept: Any) -> Rung:
    if not isinstance(kept, list) or len(kept) not in (3, 5, 7, 10) or kept[0] not in LEVELS:
        raise ValueError("A kept level is none of ours.")
    level, run, solved, step, due = (*map(_count, kept[:5]), 0, 0)[:5]
    rung = Rung(level, run, solved, step, due)
    if rung.step >= len(GAPS):
        raise ValueError("A kept step is none of ours.")
    return replace(rung, recall=recalled(*kept[5:])) if kept[5:] else rung


def recalled(day: Any = 0, rating: Any = 0, gap: Any = 0, stability: Any = 1, difficulty: Any = 1) -> Recall:
    """How firmly something is remembered, from numbers that someone may have written by hand. Raises ValueError."""
    is_whole = _count(day) > 0 and rating in RATINGS and not isinstance(rating, bool)
    is_firm = all(isinstance(value, (int, float)) for value in (stability, difficulty)) and 1 <= difficulty <= 10
    if not (is_whole and is_firm and 0 < stability <= MOST):
        raise ValueError("A kept day is none of ours.")
    return Recall(day, rating, gap, float(stability), float(difficulty)) if _count(gap) else Recall(day, rating)


def place(kept: Any) -> tuple[int, int]:
    """Two kept numbers. Raises ValueError for anything else."""
    if not isinstance(kept, list) or len(kept) != 2:
        raise ValueError("A kept place is none of ours.")
    done, first = map(_count, kept)
    return done, first


def _count(kept: Any) -> int:
    if not isinstance(kept, int) or isinstance(kept, bool) or not 0 <= kept <= MOST:
        raise ValueError("A kept number is none of ours.")
    return kept
