"""What is best practiced today in the minutes that someone has, what is due first. And for how many days by now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, groupby, islice
from typing import Literal, Protocol

from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.mixing import mixed
from mathgames_widgets.questions.problem import Kind, Rung
from mathgames_widgets.questions.recall import MISSED

Why = Literal["missed", "due", "growing", "new", "back"]


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

    @property
    def after(self) -> int:
        """How many kinds of each other game come before its first one."""


@dataclass(frozen=True, slots=True)
class DayPick:
    """A kind of problem that is worth a minute today, and why."""

    drill: Drilled
    kind: Kind
    why: Why


def picks(drills: Sequence[Drilled], memory: Memory) -> tuple[DayPick, ...]:
    """The next best minutes of the games that were begun: what was missed, what is due, what is not solid, what is new.

    What is due comes first into the plan; then the kinds of a game stand together, so that those which are easily
    mixed up can follow each other. At most half of it is new, and where that leaves room, it begins once more.
    """
    left = memory.minutes - memory.done_today % memory.minutes
    due = [pick for _, pick in sorted(_due(drills, memory), key=lambda entry: entry[0])][:left]
    more = islice(_more(drills, memory, due, (left + 1) // 2), left - len(due))
    return tuple(islice(cycle(_in_order([*due, *more])), left))


def next_due(drills: Sequence[Drilled], memory: Memory) -> tuple[int, DayPick] | None:
    """What is to be asked again next, and on which day, after today; None where nothing is."""
    known = [(max(rung.recall.due, memory.today + 1), DayPick(drill, kind, "due"))
             for drill, kind, rung in _rungs(drills, memory) if rung.recall]  # fmt: skip
    return min(known, key=lambda entry: entry[0], default=None)


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


def _more(drills: Sequence[Drilled], memory: Memory, due: Sequence[DayPick], newest: int) -> Iterator[DayPick]:
    """What can be added: some kinds that are new, from each game the easiest first, and those that are not solid and
    were not practiced today; then the rest, what is asked again soonest first.
    """
    taken = [pick.kind for pick in due]
    rungs = [rung for rung in _rungs(drills, memory) if rung[1] not in taken]
    new = [
        (drill.kinds.index(kind) + drill.after, DayPick(drill, kind, "new"))
        for drill, kind, rung in rungs
        if not rung.recall
    ]
    old = [(rung.recall, rung.is_solid, DayPick(drill, kind, "growing")) for drill, kind, rung in rungs if rung.recall]
    growing = [pick for recall, is_solid, pick in old if recall.day < memory.today and not is_solid]
    easiest = [pick for _, pick in sorted(new, key=lambda entry: entry[0])]
    rest = [pick for recall, _, pick in sorted(old, key=lambda entry: entry[0].due) if pick not in growing]
    yield from (*easiest[:newest], *growing, *(rest if not easiest[:newest] and not growing else ()))


def _in_order(chosen: Sequence[DayPick]) -> Iterator[DayPick]:
    """Game by game, and within a game the kinds that are easily mixed up side by side."""
    games = list(dict.fromkeys(pick.drill.name for pick in chosen))
    for _, group in groupby(sorted(chosen, key=lambda pick: games.index(pick.drill.name)), key=lambda pick: pick.drill):
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
