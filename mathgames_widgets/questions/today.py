"""What is best practiced today: three to ten minutes, what is due first. And how many days it has been going on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Literal, Protocol

from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.mixing import mixed
from mathgames_widgets.questions.problem import Kind, Rung
from mathgames_widgets.questions.recall import MISSED

FEWEST, MOST = 3, 10
"""Problems of a day; each takes about a minute."""
NEWEST = 2
"""Kinds of a day that were never tried, where there are others."""

Why = Literal["missed", "due", "growing", "new"]


class Drilled(Protocol):
    """The practice of a game, as far as a day's plan has to know it."""

    @property
    def name(self) -> str:
        """Under which it is remembered."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What it asks."""

    @property
    def title(self) -> str:
        """The game."""


@dataclass(frozen=True, slots=True)
class DayPick:
    """A kind of problem that is worth a minute today, and why."""

    drill: Drilled
    kind: Kind
    why: Why


def picks(drills: Sequence[Drilled], memory: Memory) -> tuple[DayPick, ...]:
    """The next best ten minutes: what was missed, what is due, what is not solid yet, and a little that is new.

    What is due comes first into the plan; then the kinds of a game stand together, so that those which are easily
    mixed up can follow each other. With nothing due, and enough done for the day, it is empty.
    """
    left = MOST - memory.done_today
    due = [pick for _, pick in sorted(_due(drills, memory), key=lambda one: one[0])][: max(left, 0)]
    lacking = FEWEST - memory.done_today - len(due)
    more = islice(_more(drills, memory, due), max(0, lacking))
    return tuple(_in_order([*due, *more]))


def next_day(drills: Sequence[Drilled], memory: Memory) -> int | None:
    """The day on which something is due next, after today; None where nothing is."""
    days = (rung.recall.due for _, _, rung in _rungs(drills, memory) if rung.recall)
    return min((max(day, memory.today + 1) for day in days), default=None)


def _rungs(drills: Iterable[Drilled], memory: Memory) -> Iterator[tuple[Drilled, Kind, Rung]]:
    """Every kind of the games that were begun, and how it stands."""
    for drill in drills:
        if (course := memory[drill.name]) is not None:
            yield from ((drill, kind, course.rung(kind)) for kind in drill.kinds)


def _due(drills: Iterable[Drilled], memory: Memory) -> Iterator[tuple[tuple[bool, int], DayPick]]:
    """What is to be asked again by today, with its place: what was missed first, then what has waited longest."""
    for drill, kind, rung in _rungs(drills, memory):
        if rung.recall and rung.recall.due <= memory.today:
            is_missed = rung.recall.rating == MISSED
            yield (not is_missed, rung.recall.due), DayPick(drill, kind, "missed" if is_missed else "due")


def _more(drills: Sequence[Drilled], memory: Memory, due: Sequence[DayPick]) -> Iterator[DayPick]:
    """What can be added: kinds that are not solid and were not practiced today, and new ones, the easiest first."""
    taken = [pick.kind for pick in due]
    rungs = [rung for rung in _rungs(drills, memory) if rung[1] not in taken]
    rungs = rungs or [(drill, kind, Rung()) for drill in drills[:1] for kind in drill.kinds]
    new = [DayPick(drill, kind, "new") for drill, kind, rung in rungs if not rung.recall]
    growing = [
        DayPick(drill, kind, "growing")
        for drill, kind, rung in rungs
        if rung.recall and rung.recall.day < memory.today and not rung.is_solid
    ]
    yield from (*new[:NEWEST], *growing, *new[NEWEST:])


def _in_order(chosen: Sequence[DayPick]) -> Iterator[DayPick]:
    """Game by game, and within a game the kinds that are easily mixed up side by side."""
    games = list(dict.fromkeys(pick.drill.name for pick in chosen))
    for _, group in groupby(sorted(chosen, key=lambda pick: games.index(pick.drill.name)), key=lambda one: one.drill):
        same = {pick.kind: pick for pick in group}
        yield from map(same.__getitem__, mixed(tuple(same)))


def days_in_a_row(days: Collection[int], today: int) -> int:
    """How many days of practice lead up to today; one day without any, now and then, takes nothing away.

    >>> days_in_a_row({1, 2, 4, 5}, 6), days_in_a_row({1, 4, 5}, 5), days_in_a_row({1, 2}, 5)
    (4, 2, 0)
    """
    found, day = 0, today if today in days else today - 1
    while day in days or day - 1 in days:
        found += day in days
        day -= 1
    return found
