"""The register of a class: how it stands, read from its log, and what its pages ask of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from mathgames_widgets.classroom.homework import Lessons, Work
from mathgames_widgets.classroom.standing import Crowd, Deal, Entry, Person, Place
from mathgames_widgets.classroom.tickets import NO_MARKS, Marks
from mathgames_widgets.table.room import Room

TEACHER = "teacher"
"""Who the teacher is among the people of a class; everyone else is known by a hash."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"

Idea = tuple[str, str]
"""A misconception: its id and its name."""


@dataclass(frozen=True, slots=True)
class Answered:
    """How somebody stands with one question."""

    words: str
    right: bool
    tries: int
    shown: bool
    ideas: tuple[Idea, ...] = ()
    place: int = 0
    """Where the question stands on its page."""

    @classmethod
    def read(cls, what: Mapping[str, Any]) -> Answered:
        """From an entry of a log."""
        ideas = tuple([(key, name) for key, name in what["ideas"]])
        return cls(what["words"], what["right"], what["tries"], what["shown"], ideas, what.get("place", 0))

    @property
    def sign(self) -> str:
        """For a small cell."""
        return ("✓" if self.tries == 1 else f"✓{self.tries}") if self.right else "?" if self.shown else "✗"

    @property
    def said(self) -> str:
        """The same in words."""
        if self.right:
            return "right at the first try" if self.tries == 1 else f"right at try {self.tries}"
        tries = f"{self.tries} {'try' if self.tries == 1 else 'tries'}"
        return "the answer was shown" if self.shown else f"{tries}, not right yet"


@dataclass(slots=True)
class ClassStanding(Crowd):
    """Everything that the log of a class says.

    >>> standing = ClassStanding()
    >>> for name in ("Asha", "Ben", "Chen"):
    ...     standing.take({"join": {"id": name.lower(), "name": name}})
    >>> standing.take({"groups": [["asha", "ben"], ["chen"]]})
    >>> standing.table_of("chen"), standing.table_of("dana")
    (2, None)
    """

    bot: str = ""
    same: bool = True
    fills: bool = True
    by_hand: bool = False
    groups: dict[int, list[str]] = field(default_factory=dict)
    phase: str = WAITING
    paused: bool = False
    round: int = 0
    played: str = ""
    dealt: dict[str, str] = field(default_factory=dict)
    seeds: dict[int, str] = field(default_factory=dict)
    results: list[dict[str, Any]] = field(default_factory=list)
    work: Work | None = None
    pace: int = 0
    """Up to which screen the lesson that is set is open; 0 for all of it."""
    courses: dict[str, str] = field(default_factory=dict)
    """How far each has come in the practice that is set."""
    marks: Marks = NO_MARKS
    """What the key of its teacher is made with."""
    told: int = 0
    """Answers that were taken in."""
    reports: dict[tuple[str, str], dict[str, Answered]] = field(default_factory=dict)

    def take(self, entry: Entry) -> None:
        ((kind, what),) = entry.items()
        match kind:
            case "class" | "marks":
                self.marks = self.marks._replace(**what)
            case "join":
                self.people[what["id"]] = Person(what["name"])
            case "out":
                del self.people[what]
                self._take_away(what)
                for told in self.reports.values():
                    told.pop(what, None)
            case "set":
                for name, value in what.items():
                    setattr(self, name, value)
            case "groups":
                self.groups = {number: list(people) for number, people in enumerate(what, 1)}
                self.by_hand = False
            case "place":
                self._take_away(what["id"])
                self.groups.setdefault(what["table"], []).append(what["id"])
                self.by_hand = self.by_hand or what["by_hand"]
            case "start":
                self.phase, self.paused, self.round = PLAYING, False, self.round + 1
                self.played, self.dealt = what["game"], what["boxes"]
                self.seeds = {int(number): seed for number, seed in what["seeds"].items()}
            case "open":
                self.seeds[what["table"]] = what["seed"]
            case "pause":
                self.paused = what
            case "phase":
                self.phase, self.paused = what, False
            case "result":
                self.results.append(what)
            case "work":
                self.work, self.courses, self.pace = (None if what is None else Work.read(what)), {}, 0
            case "course":
                self.courses[what["id"]] = what["text"]
            case "report":
                self.told += 1
                page, key = what["page"], what["key"]
                self.reports.setdefault((page, key), {})[what["id"]] = Answered.read(what)
            case _:
                raise ValueError(kind)

    def _take_away(self, person: str) -> None:
        for people in self.groups.values():
            if person in people:
                people.remove(person)

    def table_of(self, person: str) -> int | None:
        """At which table somebody sits."""
        return next((number for number, people in self.groups.items() if person in people), None)

    def result_of(self, number: int) -> dict[str, Any] | None:
        """How the game ended at a table; None while it goes on."""
        now = (one for one in self.results if one["round"] == self.round and one["table"] == number)
        return next(now, None)


@dataclass(frozen=True, slots=True)
class Playing:
    """A table at which the game of now is played, and for how many seconds it has waited for those who are to act."""

    number: int
    deal: Deal
    room: Room
    waits: float


class School(Place, Protocol):
    """A class, as its pages see it."""

    lessons: Lessons
    standing: ClassStanding

    @property
    def pages(self) -> list[str]:
        """The lessons and practice pages from which there are answers."""

    def rooms(self) -> Iterator[Playing]:
        """The tables at which the game of now is played, by number."""

    def set(self, **values: Any) -> None:
        """Choose something for the next game."""

    def mix(self, people: list[str]) -> None:
        """Spread the people over tables of about the same size, in this order."""

    def move(self, person: str, number: int) -> None:
        """Seat somebody at another table."""

    def remove(self, person: str) -> None:
        """Take a name off the list, with everything that is known about it."""

    def let_in_again(self, person: str) -> None:
        """Give the same seat to whoever types this name next, on another device."""

    def start(self) -> None:
        """Deal at every table."""

    def set_work(self, work: Work | None) -> None:
        """Set a lesson or practice for everyone, or nothing."""

    def practise(self, person: str, does: bool) -> None:
        """Somebody goes to the practice that is set, or comes back."""

    def pause(self, is_paused: bool) -> None:
        """Everyone looks up, or goes on."""

    def end(self) -> None:
        """The game is over for everyone, finished or not."""

    def choose_anew(self) -> None:
        """Back to the choice of a game; everyone waits."""

    def close(self) -> None:
        """Delete the class and everything in it."""
