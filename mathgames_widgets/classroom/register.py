"""The register of a class: how it stands, read from its log, and what its pages ask of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from fractions import Fraction
from math import isfinite
from typing import Any, ClassVar, Protocol

from mathgames_widgets.classroom.asks import Asks
from mathgames_widgets.classroom.gate import Gate, JoinWish
from mathgames_widgets.classroom.homework import LESSON, PRACTICE, Lessons, Work
from mathgames_widgets.classroom.standing import Crowd, Deal, Entry, MeetingPlace, Person, game_called
from mathgames_widgets.classroom.tickets import NO_MARKS, Marks
from mathgames_widgets.classroom.votes import Vote
from mathgames_widgets.core.entrance import a_number
from mathgames_widgets.core.game import Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.messages import room
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.table.lookback import Found
from mathgames_widgets.table.room import Room

say = room(__name__)

TEACHER, WALL = "teacher", "wall"
"""Who the teacher is among the people of a class, and how the name of a wall begins, which its browser ends; everyone
else is known by a hash."""

WAITING, PLAYING, OVER = "waiting", "playing", "over"

TABLES = "tables"
"""Where everyone can be called to besides the work that is set: where games are played and waited for."""

SETTINGS = {"game", "boxes", "bot", "same", "fills", "pace", "hides", "shows_map"}
"""What a teacher sets for the next game, and for the lesson."""

MOST_TRIES = 1000
MOST_MOVES = 1_000_000
MOST_ROUNDS = 8
"""Of a tournament."""
FIRST_SPARE = 101
"""The number of the first table at which those play on who have finished early."""
MOST_NUMBER = 10_000
"""Of a table or a game."""


@dataclass(frozen=True, slots=True)
class Answered:
    """How someone stands with one question."""

    right: bool
    tries: int
    shown: bool
    ideas: tuple[str, ...] = ()
    """The ids of the ideas behind wrong answers."""
    kind: str = ""
    """Of which kind a problem of the practice was."""
    typed: str = ""
    """The last answer as it was typed, where the server has heard it itself."""
    late: bool = False
    """Whether it came after the day on which the work was due."""

    @classmethod
    def read(cls, what: Mapping[str, Any]) -> Answered:
        """From an entry of a log. Raises ValueError where it says something else.

        Older logs hold the names of ideas beside their ids, as a browser sent them: they are left out.
        """
        ideas = tuple([idea if isinstance(idea, str) else str(idea[0]) for idea in what["ideas"]])
        kind = what.get("kind", "")
        if not isinstance(kind, str):
            raise ValueError("The kind of a problem is a text.")
        tries, typed = a_number(what["tries"], 0, MOST_TRIES), _text(what.get("typed", ""))
        late = _switch(what.get("late", False))
        return cls(_switch(what["right"]), tries, _switch(what["shown"]), ideas, kind, typed, late)

    def after(self, before: Answered | None) -> Answered:
        """How someone stands who stood so before: what was right stays right, and ideas are added.

        >>> Answered(False, 2, False, ("sign-lost",)).after(Answered(True, 1, False)).sign
        '✓'
        """
        if before is None or not before.right:
            return self
        return replace(before, ideas=tuple(dict.fromkeys(before.ideas + self.ideas)))

    @property
    def sign(self) -> str:
        """For a small cell."""
        told = ("✓" if self.tries == 1 else f"✓{self.tries}") if self.right else "?" if self.shown else "✗"
        return f"{told}†" if self.late else told

    @property
    def said(self) -> str:
        """The same in words."""
        how = "right" if self.right else "shown" if self.shown else "open"
        told = say("answered", how=how, tries=self.tries)
        return say("answered-late", answer=told) if self.late else told


@dataclass(frozen=True, slots=True)
class Tournament:
    """Short rounds for the whole class, with the same deal at every table."""

    first: int
    """Its first round, as the class counts them."""
    rounds: int

    def number(self, round: int) -> int:
        """Which of its rounds a round of the class is."""
        return round - self.first + 1


@dataclass(frozen=True, slots=True)
class Starter:
    """The puzzle of a day on the wall: the minutes that a clock runs, since when, and whether the answer is told."""

    day: str
    minutes: int
    since: int
    tells: bool

    @classmethod
    def read(cls, what: Sequence[Any]) -> Starter:
        """From an entry of a log."""
        day, minutes, since, tells = what
        return cls(
            date.fromisoformat(day).isoformat(), a_number(minutes, 0, 60), a_number(since, 0, 2**40), bool(tells)
        )

    @property
    def left(self) -> int:
        """Seconds that the clock still has."""
        return max(0, round(60 * self.minutes - (time.time() - self.since)))


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

    LEAVES_OUT: ClassVar[bool] = True
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
    shows_map: bool = False
    """Whether pupils see the map of the class."""
    courses: dict[str, str] = field(default_factory=dict)
    """How far each has come in the practice that is set, and what was tried at the problem that is on."""
    calls: int = 0
    """How often everyone was called somewhere."""
    called: str = TABLES
    """Where those land who come now."""
    snapshots: tuple[str, list[tuple[str, str]]] = ("", [])
    """The answers that lie side by side on the wall: the page, and the question and text of each, but never whose."""
    sayings: dict[str, str] = field(default_factory=dict)
    """What the teacher said to each, until it is read."""
    wall: tuple[str, int] = ("auto", 0)
    """What the teacher has put on the wall, and for a table or a puzzle its number."""
    starter: Starter | None = None
    """The puzzle on the wall."""
    hides: bool = False
    """Whether names are hidden on the teacher's page and on the wall."""
    vote: Vote | None = None
    """The vote that is on, which covers every page of the class."""
    kept: dict[str, dict[str, str]] = field(default_factory=dict)
    """What the lessons' pages of each keep, by the names under which they do."""
    kept_times: dict[str, int] = field(default_factory=dict)
    """How often that has changed."""
    tournament: Tournament | None = None
    roster: dict[str, str] = field(default_factory=dict)
    """Who is on the list that the teacher has given, whether here or not, with the name as it stood there."""
    away: set[str] = field(default_factory=set)
    """Who is absent today, as the teacher says."""
    spares: dict[str, int] = field(default_factory=dict)
    """At which table of their own those play on who have finished early."""
    gate: Gate = field(default_factory=Gate)
    started: float = 0.0
    """When the last game was started; 0 before the first."""
    marks: Marks = NO_MARKS
    """What the key of its teacher is made with."""
    told: dict[str, int] = field(default_factory=dict)
    """How many answers of each were taken in."""
    reports: dict[tuple[str, str], dict[str, Answered]] = field(default_factory=dict)

    def take(self, entry: Entry) -> None:
        ((kind, what),) = entry.items()
        match kind:
            case "class" | "marks":
                self.marks = self.marks._replace(**{name: _text(mark) for name, mark in what.items()})
            case "join":
                self.people[_text(what["id"])] = Person(_text(what["name"]))
                self.gate.has_come(what["id"], what["name"], _moment(what.get("at", 0.0)))
            case "name" if what["id"] in self.people:
                self.people[what["id"]].name = _text(what["name"])
                self.gate.rename(what["id"], what["name"])
            case "lock":
                self.gate.is_locked = _switch(what)
            case "back":
                self.gate.let_back([_text(person) for person in what])
            case "wish":
                self.gate.wish(_text(what["of"]), JoinWish(_text(what["name"]), _switch(what["allowed"])))
            case "expect":
                self.gate.expected[_text(what["id"])] = _moment(what["until"])
            case "out":
                del self.people[what]
                self.gate.take_off(what)
                self._take_away(what)
                self.kept.pop(what, None)
                self.roster.pop(what, None)
                self.away.discard(what)
                self.spares.pop(what, None)
                for answers in self.reports.values():
                    answers.pop(what, None)
                self.sayings.pop(what, None)
                if self.vote is not None:
                    self.vote.forget(what)
            case "set":
                for name, value in self._settings(what).items():
                    setattr(self, name, value)
            case "groups":
                groups = {
                    number: [person for person in ids if person in self.people] for number, ids in enumerate(what, 1)
                }
                self.groups, self.by_hand = groups, False
            case "place":
                number = _table(what["table"])
                if what["id"] not in self.people:
                    raise ValueError("Nobody has this name.")
                self._take_away(what["id"])
                self.groups.setdefault(number, []).append(what["id"])
                self.by_hand = self.by_hand or _switch(what["by_hand"])
            case "start":
                seeds = {_table(int(number)): _text(seed) for number, seed in what["seeds"].items()}
                played, dealt = _game(what["game"]), _boxes(what["boxes"])
                self.phase, self.paused, self.round = PLAYING, False, self.round + 1
                self.called = TABLES
                self.played, self.dealt, self.seeds = played, dealt, seeds
                self.started = _moment(what.get("at", 0.0))
                self.spares = {}
            case "absent":
                for removed in what:
                    self._take_away(_text(removed))
            case "tournament":
                self.tournament = (
                    None if what is None else Tournament(self.round + 1, a_number(what["rounds"], 2, MOST_ROUNDS))
                )
            case "roster":
                for pupil in what:
                    self.roster[_text(pupil["id"])] = _text(pupil["name"])
            case "away":
                (self.away.add if _switch(what["on"]) else self.away.discard)(_text(what["id"]))
            case "hold":
                self.by_hand = _switch(what)
            case "spare" if what["id"] in self.people:
                self.spares[what["id"]] = a_number(what["table"], FIRST_SPARE, MOST_NUMBER)
            case "open":
                self.seeds[_table(what["table"])] = _text(what["seed"])
            case "pause":
                self.paused = _switch(what)
            case "phase" if what in (WAITING, PLAYING, OVER):
                self.phase, self.paused = what, False
            case "result":
                self.results.append(_result(what))
            case "work":
                self.work, self.courses, self.pace = (None if what is None else Work.read(what)), {}, 0
                self.called = TABLES
            case "snapshots":
                self.snapshots = _text(what["page"]), [(_text(key), _text(text)) for key, text in what["picked"]]
                self.wall = ("snapshots", 0)
            case "wall":
                self.wall = _text(what["shows"]), a_number(what["table"], 0, MOST_NUMBER)
                self.starter = Starter.read(what["puzzle"]) if what.get("puzzle") else None
            case "say":
                self.sayings |= {person: _text(what["text"]) for person in what["ids"] if person in self.people}
            case "has-read":
                self.sayings.pop(_text(what), None)
            case "vote":
                self.vote = None if what is None else Vote(_text(what["page"]), _text(what["key"]))
            case "vote-stage" if self.vote is not None:
                self.vote.move_to(what)
            case "vote-bars" if self.vote is not None:
                self.vote.has_bars = _switch(what) and not self.vote.is_open
            case "ballot" if self.vote is not None and what["id"] in self.people:
                self.vote.cast(what["id"], what["choice"], what["sure"])
                self.kept_times[what["id"]] = self.kept_times.get(what["id"], 0) + 1
            case "ballot" | "vote-stage" | "vote-bars":
                pass  # the vote is over
            case "call" if what in (TABLES, LESSON, PRACTICE):
                self.calls, self.called = self.calls + 1, what
            case "kept":
                person, name, text = _text(what["id"]), _text(what["name"]), _text(what["text"])
                if person not in self.people:
                    raise ValueError("Nobody has this name.")
                self.kept.setdefault(person, {})[name] = text
                self.kept_times[person] = self.kept_times.get(person, 0) + 1
            case "course":
                self.courses[_text(what["id"])] = _text(what["text"])
                self.kept_times[what["id"]] = self.kept_times.get(what["id"], 0) + 1
            case "report":
                person, page, key = _text(what["id"]), _text(what["page"]), _text(what["key"])
                told = self.reports.setdefault((page, key), {})
                told[person] = Answered.read(what).after(told.get(person))
                self.told[person] = self.told.get(person, 0) + 1
            case _:
                raise ValueError(kind)

    def _settings(self, what: Mapping[str, Any]) -> dict[str, Any]:
        """What is chosen for the next game, if each value is one that can be chosen. Raises ValueError."""
        if not what.keys() <= SETTINGS or any(
            type(value) is not type(getattr(self, field)) for field, value in what.items()
        ):
            raise ValueError("A setting is of another kind.")
        if "game" in what:
            _game(what["game"])
        if "boxes" in what:
            _boxes(what["boxes"])
        return dict(what)

    def _take_away(self, person: str) -> None:
        for people in self.groups.values():
            if person in people:
                people.remove(person)

    @property
    def gathers(self) -> bool:
        """Whether everyone looks at the same thing, whatever page is open: the teacher, or a vote."""
        return self.paused or self.vote is not None

    @property
    def rests(self) -> bool:
        """Whether the games wait, since everyone looks at something else."""
        return self.gathers or self.called != TABLES

    def table_of(self, person: str) -> int | None:
        """At which table someone sits."""
        return next((number for number, people in self.groups.items() if person in people), None)

    def result_of(self, number: int) -> dict[str, Any] | None:
        """How the game ended at a table; None while it goes on."""
        now = (result for result in self.results if result["round"] == self.round and result["table"] == number)
        return next(now, None)


# ── what an entry may hold: each raises ValueError for anything else ──────────────────────────────────────────────


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError("This is a text.")
    return value


def _switch(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("This is yes or no.")
    return value


def _moment(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not isfinite(value):
        raise ValueError("This is a time.")
    return float(value)


def _table(value: Any) -> int:
    return a_number(value, 1, MOST_NUMBER)


def _game(name: Any) -> str:
    return str(game_called(_text(name)).NAME)


def _boxes(boxes: Any) -> dict[str, str]:
    """What stands in the boxes; how many play always does."""
    found = {_text(name): _text(text) for name, text in boxes.items()}
    int(found["players"])
    return found


def _result(result: dict[str, Any]) -> dict[str, Any]:
    """How a game ended at a table: for each seat who held it, its score, and for a finished game its place.

    Older logs hold no scores of games that were not finished.
    """
    a_number(result["round"], 0, MOST_NUMBER), _table(result["table"]), _game(result["game"])
    seats = len([*map(_text, result["held"])])
    kinds: dict[str, Callable[[Any], Any]] = {"names": _text, "scores": _kept, "places": _table}
    for what, check in kinds.items():
        if len([check(value) for value in result[what]]) not in ({seats} if what == "names" else {0, seats}):
            raise ValueError("Each seat has a name, and at the end a place and a score.")
    for parts in result.get("worth", ()):
        if not parts or not [Fraction(_text(part)) for part in parts]:
            raise ValueError("Each seat has what counts.")
    for own, made in result.get("own", ()):
        a_number(own, 0, a_number(made, 0, MOST_MOVES))
    if {len(result[what]) for what in ("worth", "own") if result.get(what)} - {seats}:
        raise ValueError("Each seat has what counts, and its moves.")
    _text(result.get("deal", ""))
    for seat, (id, kept) in result["made"].items():
        a_number(int(seat), 0, seats - 1), _text(id), _kept(kept)
    return result


def _kept(value: Any) -> Any:
    """Values of which something is said in any language; older logs hold the words."""
    return [*map(_text, value)] if isinstance(value, list) else _text(value)


@dataclass(slots=True)
class LessonDesk:
    """Where someone is in a lesson. It is known to one server only, and forgotten with it."""

    page: str
    screen: int = 0
    since: float = 0.0
    """When that screen was opened, or the last right answer given on it."""
    key: str = ""
    typing: str = ""
    """What stands in the box of this question now."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A table at which the game of now is played, and for how many seconds it has waited for those who are to act."""

    number: int
    deal: Deal
    room: Room
    waits: float
    aside: str = ""
    """Under which code the game is kept that could not be read and was dealt anew."""


class SchoolClass(MeetingPlace, Protocol):
    """A class, as its pages see it."""

    lessons: Lessons
    standing: ClassStanding

    @property
    def pages(self) -> list[str]:
        """The lessons and practice pages from which there are answers."""

    def asks(self, page: str) -> Asks:
        """What a page asks, in the words of the lesson; nothing for a page that is none."""

    def rooms(self) -> Iterator[Playing]:
        """The tables at which the game of now is played, by number."""

    def weigh(self, number: int, seat: Player, decision: Decision) -> Found | None:
        """What a decision at a table that is done cost; None while that is worked out elsewhere."""

    def set(self, **values: Any) -> None:
        """Choose something for the next game."""

    def mix(self, people: list[str]) -> None:
        """Spread the people over tables of about the same size, in this order."""

    def expect_all(self, text: str) -> int:
        """Put everyone on a list that was pasted; how many are new."""

    def set_away(self, person: str, is_away: bool) -> None:
        """Someone is absent today, or is not."""

    def hold(self, does: bool) -> None:
        """Keep the groups as they are, no matter who comes."""

    def group_by_what_is_hard(self) -> int:
        """Those who find the same thing hard sit together; how many have given an answer."""

    @property
    def seatable(self) -> list[str]:
        """Who can be seated: not those who are absent today, nor those on the list who were never here."""

    def begin_tournament(self, rounds: int) -> None:
        """Short rounds of the game that is chosen, with the same deal at every table."""

    def next_round(self) -> None:
        """The next round of the tournament."""

    def move(self, person: str, number: int) -> None:
        """Seat someone at another table."""

    def remove(self, person: str) -> None:
        """Take a name off the list, with everything that is known about it; its owner stays out."""

    def moment(self, seconds: float | None) -> float:
        """The time so many seconds ago; without a number, that of the last start."""

    def remove_since(self, moment: float) -> int:
        """Take off all who have joined since then; how many they were."""

    def let_back(self, person: str) -> None:
        """Someone who was taken off the list may join again; without anybody, all may."""

    def lock(self, is_locked: bool) -> None:
        """Nobody else can join, or others can again."""

    def answer_wish(self, person: str, is_allowed: bool) -> None:
        """Someone may join on the device of this pupil, or not."""

    def let_in_again(self, person: str) -> None:
        """Give the same seat to the next one who types this name, on another device."""

    def start(self) -> None:
        """Deal at every table."""

    def set_work(self, work: Work | None) -> None:
        """Set a lesson or practice for everyone, or nothing."""

    def desk(self, person: str) -> LessonDesk | None:
        """Where someone is in a lesson, as far as this server knows."""

    def seconds_since(self, moment: float) -> float:
        """How long ago something was at a desk."""

    def show_snapshots(self, page: str, picked: Sequence[tuple[str, str]]) -> None:
        """Lay answers to a page side by side on the wall, each by its question and its text."""

    def show_on_wall(self, shows: str, table: int, *, minutes: int = 0, tells: bool = False) -> None:
        """Put something on the wall."""

    def tell(self, people: Sequence[str], text: str) -> None:
        """Say something to some pupils."""

    def read_it(self, person: str) -> None:
        """Someone has read what the teacher said."""

    @property
    def vote(self) -> tuple[Vote, ChooseOne] | None:
        """The vote that is on, and its question."""

    @property
    def questions_to_vote(self) -> Mapping[str, str]:
        """The questions of the lesson that is set of which one answer is chosen, by their keys, and their words."""

    def open_vote(self, key: str) -> None:
        """Let everyone vote on a question of the lesson that is set."""

    def lead_vote(self, what: str, value: object) -> None:
        """Go on with the vote: "vote-stage", "vote-bars", or with "vote" and None end it."""

    def chosen_alone(self, person: str) -> int | None:
        """What someone chose in the lesson, before the vote that is on."""

    def cast(self, person: str, choice: int | None, sure: int | None) -> None:
        """Someone votes, or says how sure they are."""

    def call(self, where: str) -> None:
        """Bring everyone to the lesson that is set, or to the tables, whatever page they look at."""

    def practise(self, person: str, does: bool) -> None:
        """Someone goes to the practice that is set, or comes back."""

    def pause(self, is_paused: bool) -> None:
        """Everyone looks up, or goes on."""

    def end(self) -> None:
        """The game is over for everyone, finished or not."""

    def choose_anew(self) -> None:
        """Back to the choice of a game; everyone waits."""

    def close(self) -> None:
        """Delete the class and everything in it."""
