"""Practice in a short code, to be typed into another browser: how each kind stands, and the days of the last week.

>>> from mathgames_widgets.games.byorf.lesson.practice import DRILL
>>> here = Memory(lambda: 739_944)
>>> here.put(DRILL.name, Course("FERN-42").missed("holes", 739_944))
>>> code = code_of((DRILL,), here)
>>> len(code), code.count("-")
(14, 2)
>>> there = Memory(lambda: 739_945)
>>> there.add(text_of((DRILL,), code))
>>> there[DRILL.name].rung(DRILL.kind("holes")).recall
Recall(day=739944, rating=1, gap=0, stability=0.0, difficulty=0.0)
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from zlib import crc32

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code
from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.problem import GAPS, IN_A_ROW, LEVELS, Course, Rung
from mathgames_widgets.questions.recall import RATINGS, Recall
from mathgames_widgets.questions.today import Drilled
from mathgames_widgets.table.start import SetupError

say = room(__name__)

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""None of them is taken for another; I, L, O and U are read as what they look like."""
LOOKS_LIKE = str.maketrans("ILOU", "110V")
GROUP = 4
LONGEST = 400
"""Characters of a code; all kinds of all games need fewer."""

FIRST_DAY, DAYS = 739_000, 2**14
MARKS, CHECKS = 2**10, 2**15
WEEK = 7
OLDEST, SOLVED, GAP, STEPS, HARD = 32, 4, 8, 16, 10
"""How finely a code tells days since, problems solved, a gap, stability and difficulty."""
GROWTH = 1.7


class SmallNumbers:
    """A number that is made of small ones, each below a base of its own; they come out as they went in."""

    def __init__(self, number: int = 0) -> None:
        self._left = number
        self._put: list[tuple[int, int]] = []

    def put(self, value: int, base: int) -> None:
        """One more; what is too large is the largest."""
        self._put.append((max(0, min(value, base - 1)), base))

    def take(self, base: int) -> int:
        """The next one."""
        self._left, value = divmod(self._left, base)
        return value

    @property
    def number(self) -> int:
        """All that was put in, as one number; of what comes out, what is left."""
        for value, base in reversed(self._put):
            self._left = self._left * base + value
        return self._left


def code_of(drills: Sequence[Drilled], memory: Memory) -> str:
    """The code of what is remembered of these games."""
    said, today = SmallNumbers(), memory.today
    said.put(_mark(drills), MARKS)
    said.put(today - FIRST_DAY, DAYS)
    for back in range(WEEK):
        said.put(today - back in memory.days, 2)
    for drill in drills:
        course = memory[drill.name]
        said.put(course is not None, 2)
        for kind in drill.kinds if course else ():
            _put(said, dict(course.rungs).get(kind.name) if course else None, today)
    number = said.number
    text = "".join(_letters(number * CHECKS + _check(number)))
    text += LETTERS[0] * (-len(text) % GROUP)
    return "-".join(text[place : place + GROUP] for place in range(0, len(text), GROUP))


def text_of(drills: Sequence[Drilled], code: str) -> str:
    """What a code remembers, as a memory keeps it. Raises SetupError with one sentence."""
    typed = "".join(code.upper().translate(LOOKS_LIKE).replace("-", " ").split())
    if not typed or len(typed) > LONGEST or not set(typed) <= set(LETTERS):
        raise SetupError(say("code-unread"))
    whole = sum(LETTERS.index(letter) << 5 * place for place, letter in enumerate(typed))
    number, check = divmod(whole, CHECKS)
    if check != _check(number):
        raise SetupError(say("code-unread"))
    said = SmallNumbers(number)
    if said.take(MARKS) != _mark(drills):
        raise SetupError(say("code-of-another-version"))
    today = said.take(DAYS) + FIRST_DAY
    memory = Memory(lambda: today)
    memory.days = {today - back: 1 for back in range(WEEK) if said.take(2)}
    for drill in drills:
        if said.take(2):
            rungs = [(kind.name, rung) for kind in drill.kinds if (rung := _taken(said, today)) is not None]
            memory.put(drill.name, Course(new_seed_code(), rungs=tuple(rungs)))
    return memory.to_text()


def _put(said: SmallNumbers, rung: Rung | None, today: int) -> None:
    said.put(rung is not None, 2)
    if rung is None:
        return
    said.put(rung.level - 1, len(LEVELS))
    said.put(rung.run, IN_A_ROW + 1)
    said.put(rung.due > 0, 2)
    said.put(rung.solved, SOLVED)
    known = rung.recall
    said.put(RATINGS.index(known.rating) + 1 if known else 0, len(RATINGS) + 1)
    if known is None:
        return
    said.put(today - known.day, OLDEST)
    said.put(math.ceil(math.log2(known.gap)) + 1 if known.gap else 0, GAP)
    if known.gap:
        said.put(round(math.log(known.stability, GROWTH)) + 1, STEPS)
        said.put(round(known.difficulty) - 1, HARD)


def _taken(said: SmallNumbers, today: int) -> Rung | None:
    if not said.take(2):
        return None
    level, run, is_missed, solved = said.take(len(LEVELS)) + 1, said.take(IN_A_ROW + 1), said.take(2), said.take(SOLVED)
    rung = Rung(level, run, solved, 0, GAPS[0] if is_missed else 0)
    if not (rating := said.take(len(RATINGS) + 1)):
        return rung
    recall = Recall(today - said.take(OLDEST), RATINGS[rating - 1])
    if gap := said.take(GAP):
        stability, difficulty = round(GROWTH ** (said.take(STEPS) - 1), 2), float(said.take(HARD) + 1)
        recall = replace(recall, gap=2 ** (gap - 1), stability=stability, difficulty=difficulty)
    return replace(rung, recall=recall)


def _mark(drills: Sequence[Drilled]) -> int:
    """What tells the games and kinds of one version from those of another."""
    names = " ".join(f"{drill.name}: {' '.join(kind.name for kind in drill.kinds)}." for drill in drills)
    return crc32(names.encode()) % MARKS


def _check(number: int) -> int:
    return crc32(f"{number}".encode()) % CHECKS


def _letters(number: int) -> Iterator[str]:
    while number:
        number, letter = divmod(number, len(LETTERS))
        yield LETTERS[letter]
