"""A class: people who came with one code, the tables at which they sit, and a teacher who leads them.

The class's log says who sits where and what is played; its tables are made to be as it says. A class asks its tables,
and never the other way round, so nobody waits for anybody in a circle.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.classroom.asks import Asks, asked_in, choices_in, practised
from mathgames_widgets.classroom.board import ClassBoard
from mathgames_widgets.classroom.dashboard import STUCK
from mathgames_widgets.classroom.gathering import Gathering, Key, Line
from mathgames_widgets.classroom.homework import LESSON, PRACTICE, PUZZLES, Homework, Lessons, Work, lesson_at
from mathgames_widgets.classroom.lobby import look_of, planned, usual_boxes
from mathgames_widgets.classroom.readers import LONGEST_TYPED, MOST_KEPT_TIMES
from mathgames_widgets.classroom.register import (
    FIRST_SPARE,
    OVER,
    PLAYING,
    TEACHER,
    WAITING,
    WALL,
    Answered,
    ClassStanding,
    Playing,
)
from mathgames_widgets.classroom.reports import answered, made_at
from mathgames_widgets.classroom.roster import RosterClass
from mathgames_widgets.classroom.spare import WATCH, SpareTable, WatchingPage
from mathgames_widgets.classroom.standing import HAS_READ, CannotBeDone, Entry, game_called
from mathgames_widgets.classroom.store import ASIDE, TABLE, Behind, CannotKeep, Store
from mathgames_widgets.classroom.strip import said_to
from mathgames_widgets.classroom.table import LiveTable, new_seed
from mathgames_widgets.classroom.thinking import Question
from mathgames_widgets.classroom.tickets import Marks
from mathgames_widgets.classroom.votes import Vote
from mathgames_widgets.classroom.waiting import WaitingPage
from mathgames_widgets.classroom.wall import PUZZLE, SHOWS, WallPage
from mathgames_widgets.core.entrance import Unfit
from mathgames_widgets.core.game import AnyGame, Player
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import RecordError
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.questions.prediction import SURE, kept_prediction, prediction_in, prediction_name
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.table.faces import PERSON, default_name
from mathgames_widgets.table.lookback import Found
from mathgames_widgets.table.puzzles import with_puzzles
from mathgames_widgets.table.room import Room
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError, seats_of, usual_bot

say = room(__name__)

MOST_TABLES = 30
AWAY = 60.0
"""Seconds without a page after which nobody sits down for someone who is not there."""
MOST_REPORTS = 1000
"""Answers of one pupil that a class takes in; a lesson asks some thirty questions."""


MOST_WALLS = 20


def is_wall(person: str) -> bool:
    """Whether this is a page that the whole class looks at."""
    return person.startswith(f"{WALL} ")


def leads_or_shows(person: str) -> bool:
    """Whether this is the teacher, or a wall, and no pupil."""
    return person == TEACHER or is_wall(person)


class ClassTable(LiveTable):
    """A table of a class. It has no code that anybody could type, and the class says what is done there."""

    is_led = True

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.wants: dict[str, str] = {}
        """What those want to do who have finished, or have read something: the class sees to it."""
        super().__init__(code, store, clock)

    @property
    def called(self) -> str:
        code, _, number = self.code.partition("/")
        return say("table-of-class", table=number, code=code)

    @property
    def gone(self) -> str:
        return say("class-deleted")

    def _must_lead(self, person: str) -> None:
        raise CannotBeDone(say("only-teacher"))

    def again(self, person: str) -> None:
        self._must_lead(person)

    @property
    def leader(self) -> str:
        return ""

    def may_close(self, person: str) -> bool:
        return False

    def close(self, person: str) -> str:
        self._must_lead(person)
        return ""

    def _why_ended(self, person: str) -> str:
        return self.gone

    def go_on_elsewhere(self, person: str, how: str) -> None:
        self.wants[person] = how

    def seal(self, is_sealed: bool) -> None:
        """From now on the seed is told at the end, or not."""
        if is_sealed != self.is_sealed:
            self.is_sealed, self._changed = is_sealed, True
            self.do(lambda: None)

    def lead_to(self, lesson: tuple[str, str], puzzles: str, sayings: Mapping[str, str]) -> None:
        """From now on its players find the lesson that is set, by its title and address, the puzzles of the day, and
        what the teacher said to them."""
        if (lesson, puzzles, sayings) != (self.lesson, self.puzzles, self.sayings):
            self.lesson, self.puzzles, self.sayings, self._changed = lesson, puzzles, sayings, True
            self.do(lambda: None)

    def begin(self, of: int, game: AnyGame, boxes: Mapping[str, str], seed: str, people: Mapping[str, str]) -> None:
        """The people sit down to game number `of` of the class."""
        before = self.standing.deal
        if before is not None and before.of == of:
            return
        for person, name in people.items():
            self._come(person, name)
        self._deal_to(people, game, boxes, seed, of)

    def _come(self, person: str, name: str) -> None:
        if person not in self.standing.people:
            self._welcome(person, name)

    def take_in(self, person: str, name: str) -> None:
        """Someone sits down in the middle of a game: on a bot's seat, or beside the table to watch."""
        self._come(person, name)
        seat = self.free_seat()
        deal = self.standing.deal
        if seat is not None and deal is not None and deal.seat_of(person) is None:
            self._seat(seat, person, PERSON, name)

    def free_seat(self) -> Player | None:
        """The seat of a bot, while the game goes on."""
        deal = self.standing.deal
        if deal is None or self._room is None or self._room.is_over:
            return None
        return next((seat for seat, held in enumerate(deal.held) if not held), None)

    def let_go(self, person: str) -> None:
        """Someone leaves for another table; a bot plays on."""
        deal = self.standing.deal
        seat = None if deal is None else deal.seat_of(person)
        if deal is not None and seat is not None and self._room is not None and not self._room.is_over:
            bot = usual_bot(game_called(deal.game))
            self._seat(seat, "", bot, default_name(bot, seat, deal.names))
            self._move_bots()
        if person in self.standing.people:
            self._note({"out": person})
        self._pages.pop(person, None)

    def _seat(self, seat: Player, person: str, who: str, name: str) -> None:
        self._note({"seat": {"seat": seat, "id": person, "who": who, "name": name}})
        deal = self.standing.deal
        assert deal is not None and self._room is not None
        self._room.match.rename(seat, name)
        self._room.seats = deal.seats


class Class(RosterClass):
    """A class that people find by its code.

    >>> school = Class("FERN-42", Store())
    >>> school.begin()
    >>> [school.join(name) != "" for name in ("Asha", "Ben", "Chen")]
    [True, True, True]
    >>> school.do(school.start)
    >>> [len(school.table(number).standing.people) for number in school.standing.seeds]
    [2, 1]
    """

    SHARED_BY = 30
    KIND = "class"
    standing: ClassStanding

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._tables: dict[int, ClassTable] = {}
        self._spares: dict[int, SpareTable] = {}
        self._watching: set[str] = set()
        self._at: dict[Line, Gathering] = {}
        self._since: dict[int, tuple[tuple[Any, ...], float]] = {}
        self._seen: Any = None
        self.lessons: Lessons = ()
        """What can be set as a lesson, by page and title."""
        self._homework: dict[str, Homework] = {}
        self._went: dict[str, tuple[int, bool]] = {}
        """Who has gone to the practice that is set, or come back from it, and after how many calls."""
        self._stuck: list[float] = []
        """For how long each is stuck, in tens of seconds, as the teacher knows it."""
        self._have_answered: set[str] = set()
        """Whose answers nobody has been shown yet."""
        self.think: Callable[[LiveTable, Question], Any] | None = None
        super().__init__(code, store, clock)

    @property
    def called(self) -> str:
        return say("class", code=self.code)

    @property
    def gone(self) -> str:
        return say("class-deleted")

    @property
    def _when_taken(self) -> str:
        return say("name-taken-in-class")

    def begin(self) -> None:
        """Write the first line of the log."""
        self.do(lambda: self._note({"class": Marks().with_new_key()._asdict()}))

    def renew(self, new: Callable[[Marks], Marks]) -> None:
        """Another key for the teacher, or the same one, for which all devices are asked again. Raises CannotBeDone."""
        self.do(lambda: self._note({"marks": new(self.standing.marks)._asdict()}))
        if self.trouble:
            raise CannotBeDone(self.trouble)

    def _first(self) -> ClassStanding:
        name = games.NAMES[0]
        game = game_called(name)
        return ClassStanding(game=name, boxes=usual_boxes(game), bot=usual_bot(game))

    def _key_of(self, person: str) -> Key:
        standing = self.standing
        is_playing = standing.phase == PLAYING and not self._is_called_to_practice(person)
        if person in self._watching and is_playing and not standing.gathers:
            return ("watch", standing.round)
        is_busy = self._practises(person) and not standing.gathers
        return ("practice", standing.work) if is_busy else ("class",)

    def _practises(self, person: str) -> bool:
        """Whether someone is at the practice that is set: gone there, or called there and not come back since."""
        standing = self.standing
        if standing.work is None or standing.work.what != PRACTICE or person not in standing.people:
            return False
        when, goes = self._went.get(person, (-1, False))
        return goes if when == standing.calls else standing.called == PRACTICE

    def _is_called_to_practice(self, person: str) -> bool:
        """Whether someone practises because all were called there: in the middle of a game, too."""
        return self.standing.called == PRACTICE and self._practises(person)

    def _new_page(self, person: str) -> Page:
        if person == TEACHER:
            return ClassBoard(self)
        if is_wall(person):
            return WallPage(self, person)
        kind, *_ = self._key_of(person)
        if kind == "watch":
            return WatchingPage(self, person, lambda: self._watching.discard(person))
        return self._homework_of(person) if kind == "practice" else WaitingPage(self, person)

    def _has_read_on(self) -> None:
        for person, page in self._homework.items():
            if page.task == self.standing.work:
                page.stand_as(self.standing.courses.get(person, ""))

    def _homework_of(self, person: str) -> Homework:
        """The page on which someone practises; it is the same one after a pause."""
        work = self.standing.work
        assert work is not None, "only what is set is practised"
        found = self._homework.get(person)
        if found is None or found.task != work:
            tell = partial(self._has_practised, person)
            beside, above = partial(self._has_pressed, person), partial(said_to, self, person)
            found = Homework(work, self.standing.courses.get(person, ""), tell, beside, above)
            self._homework[person] = found
        self.looks_at(person, work.page, found.number)
        return found

    def _has_pressed(self, person: str, thing: object) -> None:
        """Someone who practises goes back, or has read what the teacher said."""
        if thing == Press("leave"):
            self.practise(person, False)
        else:
            self.read_it(person)

    def _has_practised(self, person: str, said: dict[str, Any], course: str) -> None:
        """Taken in while the page answers, so that it is kept before it is shown."""
        if said and self._takes_from(person):
            said["typed"] = said["typed"][:LONGEST_TYPED]
            self._note({"report": {"id": person, **said, **self._lateness(said["page"])}}, is_seen=True)
            self._have_answered.add(person)  # the teacher sees it at the next look around
        if self.standing.kept_times.get(person, 0) < MOST_KEPT_TIMES:
            self._note({"course": {"id": person, "text": course}}, is_seen=True)

    def _hang_up(self) -> None:
        for table in (*self._tables.values(), *self._spares.values()):
            table.forget()
        super()._hang_up()
        self._at.clear()

    # ── tables are made as the log says ───────────────────────────────────────────────────────────────────────────

    def table(self, number: int) -> ClassTable:
        """A table by its number, made or opened where that has not been done yet."""
        found = self._tables.get(number)
        if found is None:
            code = f"{self.code}/{number}"
            try:
                is_kept = self._store.has(code)
                found = (ClassTable.opened if is_kept else ClassTable)(code, self._store, self._clock)
            except RecordError:
                is_kept, found = True, self._dealt_anew(code)
            except CannotKeep:
                is_kept, found = True, ClassTable(code, self._store, self._clock)
            if self.think is not None:
                found.think = self.think
            if not is_kept:
                found.make()
            self._tables[number] = found
        return found

    def _dealt_anew(self, code: str) -> ClassTable:
        """A table whose log cannot be read: that is set aside, and the table deals again as the class says."""
        with suppress(Behind, CannotKeep, RecordError):  # behind: another server has set it aside
            length = self._store.length(code)
            with suppress(RecordError):
                return ClassTable.opened(code, self._store, self._clock)
            self._store.set_aside(code, length)
        try:
            return ClassTable.opened(code, self._store, self._clock)
        except (CannotKeep, RecordError):
            return ClassTable(code, self._store, self._clock)

    def _settle(self) -> None:
        if not self._is_closed:
            self._arrange_tables()
            self._arrange_screens()
        super()._settle()

    def _refresh(self, page: Page, *, changed: bool, came: bool) -> None:
        """Who is here stands on the teacher's page and on the wall only."""
        super()._refresh(page, changed=changed, came=came and isinstance(page, (ClassBoard, WallPage)))

    def _arrange_tables(self) -> None:
        standing = self.standing
        if standing.phase == WAITING:
            return
        for number in standing.seeds:
            with self._alone():
                self._arrange_table(number)

    def _arrange_table(self, number: int) -> None:
        standing = self.standing
        table, people = self.table(number), standing.groups.get(number, [])
        work = standing.work
        is_lesson = work is not None and work.what == LESSON
        lesson = (work.title, work.address(self.code)) if work is not None and is_lesson else ("", "")
        sayings = {person: standing.sayings[person] for person in people if person in standing.sayings}
        table.lead_to(lesson, f"../{lesson_at(PUZZLES, self.code)}" if PUZZLES in self.readable else "", sayings)
        table.seal(standing.phase == PLAYING and len(set(standing.seeds.values())) < len(standing.seeds))
        names = {person: standing.people[person].name for person in people}
        deal = table.standing.deal
        if deal is None or deal.of != standing.round:
            if names and standing.phase == PLAYING:
                boxes, seed = self._boxes_for(len(names)), standing.seeds[number]
                table.do(partial(table.begin, standing.round, game_called(standing.played), boxes, seed, names))
            return
        for person in [person for person in table.standing.people if person not in names]:
            table.do(partial(table.let_go, person))
        for person in [person for person in names if person not in table.standing.people]:
            table.do(partial(table.take_in, person, names[person]))

    def _boxes_for(self, people: int) -> dict[str, str]:
        """The boxes of a table for so many people."""
        standing = self.standing
        game = game_called(standing.played)
        bots = {f"who{seat}": standing.bot for seat in range(seats_of(game)[-1])}
        players = int(standing.dealt["players"]) if standing.fills else max(people, seats_of(game)[0])
        return {**standing.dealt, **bots, "players": str(players)}

    def spare(self, person: str) -> SpareTable | None:
        """The table at which someone plays on who has finished early; opened again where that has not been done yet."""
        number = self.standing.spares.get(person)
        if number is None:
            return None
        if number not in self._spares:
            code = f"{self.code}/{number}"
            try:
                is_kept = self._store.has(code)
                found = (SpareTable.opened if is_kept else SpareTable)(code, self._store, self._clock)
                if not is_kept:
                    found.make()
            except (CannotKeep, RecordError):
                found = SpareTable(code, self._store, self._clock)
            if self.think is not None:
                found.think = self.think
            self._spares[number] = found
        return self._spares[number]

    def _go_on_elsewhere(self, person: str, how: str) -> None:
        """Someone has finished, and plays again or watches; or has read what the teacher said."""
        if how == HAS_READ:
            self.read_it(person)
            return
        standing = self.standing
        number = standing.table_of(person)
        table = None if number is None else self._tables.get(number)
        if standing.phase != PLAYING or table is None or table.room is None or not table.room.is_over:
            return
        self._changed = True
        if how == WATCH:
            self._watching.add(person)
            return
        if person not in standing.spares:
            taken = max(standing.spares.values(), default=FIRST_SPARE - 1) + 1
            while self._store.has(f"{self.code}/{taken}"):
                taken += 1
            self._note({"spare": {"id": person, "table": taken}})
        spare = self.spare(person)
        if spare is not None:
            name, game = standing.people[person].name, standing.played
            spare.do(lambda: spare.open_for(person, name, game))

    def place(self, person: str) -> Gathering:
        """Whose page someone sees now: the class's, or a table's."""
        standing = self.standing
        number = standing.table_of(person)
        table = None if number is None else self._tables.get(number)
        if standing.gathers or standing.phase == WAITING or table is None or leads_or_shows(person):
            return self
        if self._is_called_to_practice(person):
            return self
        deal, room = table.standing.deal, table.room
        if deal is None or room is None or deal.of != standing.round or person not in table.standing.people:
            return self
        if standing.phase == OVER and not room.is_over:
            return self
        if standing.phase == PLAYING and room.is_over:
            if person in self._watching:
                return self
            spare = self.spare(person)
            if spare is not None and person in spare.standing.people:
                return spare
        return table

    def _arrange_screens(self) -> None:
        for person, lines in self._screens.items():
            with self._alone():
                where = self.place(person)
                for line in lines:
                    if self._at.get(line) is not where:
                        self._let_go(person, line)
                        self._at[line] = where
                        if where is not self:
                            with self._as_for(person):
                                where.enter(person, line)

    def _lines_here(self, person: str) -> list[Line]:
        return [line for line in super()._lines_here(person) if self._at.get(line) is self]

    def _let_go(self, person: str, line: Line) -> None:
        where = self._at.pop(line, self)
        if where is not self:
            where.leave(person, line)

    def _why_gone(self, person: str, log: Sequence[Entry]) -> str:
        return say("you-are-off") if {"out": person} in log else super()._why_gone(person, log)

    # ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

    def knows(self, person: str) -> bool:
        return not self._is_closed and (leads_or_shows(person) or super().knows(person))

    @property
    def is_empty(self) -> bool:
        return super().is_empty and all(table.is_empty for table in (*self._tables.values(), *self._spares.values()))

    def _welcome(self, person: str, name: str) -> None:
        self._note({"join": {"id": person, "name": name, "at": self.time_of_day()}})
        self._left.setdefault(person, self._clock())
        standing = self.standing
        if standing.phase == WAITING and not standing.by_hand:
            self.mix(self.seatable)
            return
        size = int(standing.boxes["players"]) if standing.phase == WAITING else 0
        self._note({"place": {"id": person, "table": self._room_for_one(size), "by_hand": False}})

    def _room_for_one(self, size: int) -> int:
        """The table for someone who comes late: one with a bot's seat, else one not full, else the smallest."""
        standing = self.standing
        numbers = sorted(standing.groups, key=lambda number: len(standing.groups[number]))
        if standing.phase == PLAYING:
            numbers = [number for number in numbers if number in standing.seeds] or numbers
            free = [number for number in numbers if self.table(number).free_seat() is not None]
            return next(iter(free or numbers), 1)
        fitting = [number for number in numbers if len(standing.groups[number]) < size]
        return next(iter(fitting), min(len(numbers) + 1, MOST_TABLES))

    def enter(self, person: str, line: Line, address: str = "") -> None:
        """Raises CannotBeDone where so many walls are open already."""
        if is_wall(person) and person not in self._screens and sum(map(is_wall, self._screens)) >= MOST_WALLS:
            raise CannotBeDone(say("many-walls"))
        super().enter(person, line, address)

    def leave(self, person: str, line: Line) -> None:
        super().leave(person, line)
        if is_wall(person) and person not in self._screens:
            self._pages.pop(person, None)

    def hear(self, person: str, name: str, message: Any) -> None:
        if is_wall(person):
            return
        where = self.place(person)
        if where is self:
            super().hear(person, name, message)
            if self._practises(person) and (page := self._homework.get(person)) is not None:
                self._works_at(person, page)
        else:
            where.hear(person, name, message)
            self._languages[person] = where.language_of(person)
            if isinstance(where, ClassTable) and (how := where.wants.pop(person, "")):
                self.do(partial(self._go_on_elsewhere, person, how))

    def _works_at(self, person: str, page: Homework) -> None:
        """Which problem of the practice someone is at, and what stands in its box."""
        desk = self.desk(person)
        if desk is None or (desk.page, desk.screen) != (page.task.page, page.number):
            self.looks_at(person, page.task.page, page.number)
        self._sees(person, page.task.page, f"{page.number}", page.typing)

    # ── what the teacher does ─────────────────────────────────────────────────────────────────────────────────────

    def set(self, **values: Any) -> None:
        """Choose something for the next game."""
        size = self.standing.boxes["players"]
        self._note({"set": values})
        if self.standing.phase == WAITING and self.standing.boxes["players"] != size:
            self.mix(self.seatable)

    def mix(self, people: list[str]) -> None:
        """Spread the people over tables of about the same size, in this order."""
        count = min(-(-len(people) // int(self.standing.boxes["players"])), MOST_TABLES)
        if count:
            few, more = divmod(len(people), count)
            ends = [number * few + min(number, more) for number in range(count + 1)]
            self._note({"groups": [people[ends[at] : ends[at + 1]] for at in range(count)]})

    def move(self, person: str, number: int) -> None:
        """Seat someone at another table. Raises CannotBeDone."""
        standing = self.standing
        if person not in standing.people or not 1 <= number <= MOST_TABLES:
            raise CannotBeDone(say("not-listed"))
        if standing.phase == PLAYING and number not in standing.seeds:
            seeds = list(standing.seeds.values()) if standing.same else []
            self._note({"open": {"table": number, "seed": seeds[0] if seeds else new_seed()}})
        self._note({"place": {"id": person, "table": number, "by_hand": True}})

    def start(self) -> None:
        """Deal at every table. Raises CannotBeDone and SetupError."""
        standing = self.standing
        if standing.phase == PLAYING:
            raise CannotBeDone(say("begun-already"))
        if not any(standing.groups.values()):
            raise CannotBeDone(say("nobody-joined"))
        absent = [person for people in standing.groups.values() for person in people if self._is_absent(person)]
        present = {
            number: [person for person in people if person not in absent] for number, people in standing.groups.items()
        }
        numbers = [number for number, people in present.items() if people]
        if not numbers:
            raise CannotBeDone(say("nobody-here"))
        game, seed = game_called(standing.game), new_seed()
        for number in numbers:
            people = [standing.people[person].name for person in present[number]]
            fit = dict(standing.boxes)
            if not standing.fills:
                fit["players"] = str(max(len(people), seats_of(game)[0]))
            try:
                planned(game, fit, people, seed)
            except SetupError as unfit:
                raise CannotBeDone(say("table-unfit", table=number, why=f"{unfit}")) from None
        seeds = {str(number): seed if standing.same else new_seed() for number in numbers}
        what = {"game": standing.game, "boxes": standing.boxes, "seeds": seeds, "at": self.time_of_day()}
        self._watching.clear()
        if absent:
            self._note({"absent": absent})
        self._note({"start": what})

    def _is_absent(self, person: str) -> bool:
        """Whether the teacher says so, or someone has had no page open for a while."""
        if person not in self.seatable:
            return True
        return not self.is_here(person) and self._clock() - self._left.get(person, self._clock()) >= AWAY

    def _has_come(self, person: str) -> None:
        """Who was absent when the game began takes a seat as anyone who comes late."""
        if person in self.standing.away:
            self.set_away(person, False)
        standing = self.standing
        if person in standing.people and standing.table_of(person) is None:
            if standing.phase == WAITING and not standing.by_hand:
                self.mix(self.seatable)
                return
            if not standing.groups and standing.phase != WAITING:
                return
            size = int(standing.boxes["players"]) if standing.phase == WAITING else 0
            self._note({"place": {"id": person, "table": self._room_for_one(size), "by_hand": False}})

    def pause(self, is_paused: bool) -> None:
        """Everyone looks up, or goes on."""
        self._note({"pause": is_paused})

    def end(self) -> None:
        """The game is over for everyone, finished or not."""
        self._take_results(everywhere=True)
        self._note({"phase": OVER})

    def begin_tournament(self, rounds: int) -> None:
        """Short rounds of the game that is chosen, with the same deal at every table. Raises CannotBeDone."""
        standing = self.standing
        if standing.phase == PLAYING:
            raise CannotBeDone(say("begun-already"))
        if not self._present:
            raise CannotBeDone(say("nobody-here"))
        short = {"rounds": "1"} if "rounds" in standing.boxes else {}
        self._note({"set": {"boxes": standing.boxes | short, "same": True, "fills": True}})
        self._note({"tournament": {"rounds": rounds}})
        self.next_round()

    def next_round(self) -> None:
        """The next round of the tournament: other people, and the same cards for all in the same place."""
        people = self._present
        random.SystemRandom().shuffle(people)
        self.mix(people)
        self.start()

    @property
    def _present(self) -> list[str]:
        return [person for person in self.standing.people if not self._is_absent(person)]

    def choose_anew(self) -> None:
        """Back to the choice of a game; everyone waits."""
        if self.standing.tournament is not None:
            self._note({"tournament": None})
        self._note({"phase": WAITING})

    def close(self) -> None:
        """Delete the class and everything in it. Raises CannotBeDone."""
        try:
            for code in [*self._store.codes(TABLE), *self._store.codes(ASIDE)]:
                if code.startswith(f"{self.code}/"):
                    self._store.delete(code)
            self._store.delete(self.code)
        except CannotKeep as trouble:
            raise CannotBeDone(str(trouble)) from None
        self._is_closed = True

    def _take_report(self, person: str, said: Mapping[str, Any], typed: str) -> None:
        with suppress(Unfit, CannotBeDone):
            self.report(person, said, typed[:LONGEST_TYPED])

    def report(self, person: str, said: object, typed: str = "") -> None:
        """An answer that someone gave in a lesson. Raises Unfit for what is none, and for what the lesson never asks.

        The teacher sees it at the next look around: who reports without end keeps nobody busy with drawing.
        """
        what = answered(said)
        standing, asks = self.standing, self.asks(what["page"])
        if what["key"] not in asks.questions or what["page"] not in [lesson.page for lesson in self.lessons]:
            raise Unfit(say("no-such-question"))
        what["ideas"] = [idea for idea in what["ideas"] if idea in asks.ideas]
        if not self._takes_from(person):
            raise CannotBeDone(say("many-answers"))
        known = standing.reports.get((what["page"], what["key"]), {}).get(person)
        what |= self._lateness(what["page"])
        if person in standing.people and known != Answered.read({**what, "typed": typed}).after(known):
            self._note({"report": {"id": person, **what, **({"typed": typed} if typed else {})}}, is_seen=True)
            if what["right"] and (desk := self._desks.get(person)) is not None:
                desk.since = self._clock()
            self._have_answered.add(person)

    def _has_done(self, person: str) -> None:
        self._have_answered.add(person)

    def _lateness(self, page: str) -> dict[str, bool]:
        """What is noted of an answer that comes after the day on which the work is due."""
        work = self.standing.work
        is_late = work is not None and work.page == page and work.is_over(date.fromtimestamp(self.time_of_day()))
        return {"late": True} if is_late else {}

    def _takes_from(self, person: str) -> bool:
        """Whether more answers of someone are taken in."""
        return self.standing.told.get(person, 0) < MOST_REPORTS

    def set_work(self, work: Work | None) -> None:
        """Set a lesson or practice for everyone, or nothing."""
        self._homework.clear()
        self._went.clear()
        self._note({"work": None if work is None else work.entry})

    def practise(self, person: str, does: bool) -> None:
        """Someone goes to the practice that is set, or comes back."""
        self._has_done(person)
        self._went[person] = self.standing.calls, does

    def show_snapshots(self, page: str, picked: Sequence[tuple[str, str]]) -> None:
        """Lay answers side by side on the wall."""
        self._note({"snapshots": {"page": page, "picked": [list(pick) for pick in picked]}})

    def show_on_wall(self, shows: str, table: int, *, minutes: int = 0, tells: bool = False) -> None:
        """Put something on the wall: a puzzle perhaps with `minutes` that run, or with its answer.

        Raises CannotBeDone for what cannot be there.
        """
        if shows not in SHOWS or (shows == PUZZLE and not 0 < table <= len(with_puzzles())):
            raise CannotBeDone(say("no-game-there"))
        entry: dict[str, Any] = {"shows": shows, "table": table}
        if shows == PUZZLE:
            entry["puzzle"] = [date.today().isoformat(), minutes, int(time.time()), tells]
        self._note({"wall": entry})

    def tell(self, people: Sequence[str], text: str) -> None:
        """Say something to some pupils. Raises CannotBeDone where there is nothing to say."""
        text = " ".join(text.split())
        if not text:
            raise CannotBeDone(say("nothing-to-say"))
        self._note({"say": {"ids": list(people), "text": text}})

    def read_it(self, person: str) -> None:
        """Someone has read what the teacher said."""
        self._note({"has-read": person})

    # ── votes ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def vote(self) -> tuple[Vote, ChooseOne] | None:
        vote = self.standing.vote
        question = None if vote is None else self._to_vote(vote.page).get(vote.key)
        return None if vote is None or question is None else (vote, question)

    def _to_vote(self, page: str) -> Mapping[str, ChooseOne]:
        lesson = next((candidate for candidate in self.lessons if candidate.page == page), None)
        return {} if lesson is None else choices_in(lesson.cells)

    @property
    def questions_to_vote(self) -> Mapping[str, str]:
        work = self.standing.work
        asked = self._to_vote(work.of) if work is not None and work.what == LESSON else {}
        return {key: plain_text(question.prompt) for key, question in asked.items()}

    def open_vote(self, key: str) -> None:
        """Let everyone vote on a question of the lesson that is set. Raises CannotBeDone."""
        work = self.standing.work
        if work is None or key not in self.questions_to_vote:
            raise CannotBeDone(say("no-such-question"))
        self._note({"vote": {"page": work.of, "key": key}})

    def lead_vote(self, what: str, value: object) -> None:
        """Go on with the vote that is on."""
        self._note({what: value})

    def cast(self, person: str, choice: int | None, sure: int | None) -> None:
        """Someone votes, or says how sure they are. Raises CannotBeDone where no vote is taken now.

        A lesson that is opened later knows it as a prediction.
        """
        if (found := self.vote) is None or not found[0].is_open or person not in self.standing.people:
            raise CannotBeDone(say("vote-closed"))
        vote, question = found
        before, was = vote.own(person)
        choice, sure = before if choice is None else choice, was if sure is None else sure
        if choice is None or choice not in range(len(question.options)) or sure not in (None, *SURE):
            raise CannotBeDone(say("vote-closed"))
        if self.standing.kept_times.get(person, 0) >= MOST_KEPT_TIMES:
            raise CannotBeDone(say("many-answers"))
        self._note({"ballot": {"id": person, "choice": choice, "sure": sure or 0}}, is_seen=True)
        self._have_answered.add(person)
        if vote.turn == 0 and (name := self._kept_as(vote)):
            self._keep_for(person, name, kept_prediction(choice, sure or 0))

    def _kept_as(self, vote: Vote) -> str:
        """Under which name a lesson keeps what is chosen there; empty where it does not ask this."""
        course = self.asks(vote.page).courses.get(vote.key)
        return "" if course is None else prediction_name(course.storage, vote.key)

    def chosen_alone(self, person: str) -> int | None:
        """What someone chose in the lesson, before the vote that is on."""
        if (found := self.vote) is None:
            return None
        kept = self.standing.kept.get(person, {}).get(self._kept_as(found[0]), "")
        choice, _ = prediction_in(kept, found[1])
        return choice

    # ── lessons ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def pages(self) -> list[str]:
        """The lessons and practice pages from which there are answers."""
        told = [where for where, answers in self.standing.reports.items() if answers]
        return list(dict.fromkeys(page for page, key in told if key in self.asks(page).questions))

    def asks(self, page: str) -> Asks:
        """What a page asks, in the words of the lesson; nothing for a page that is none."""
        lesson = next((candidate for candidate in self.lessons if candidate.page == page), None)
        if lesson is not None:
            return asked_in(lesson.cells)
        kinds = {key: max(answer.kind for answer in told.values()) for (of, key), told in self.standing.reports.items()
                 if of == page and told}  # fmt: skip
        return practised(page, kinds)

    # ── what the teacher sees ─────────────────────────────────────────────────────────────────────────────────────

    def rooms(self) -> Iterator[Playing]:
        """The tables at which the game of now is played, by number."""
        for number in sorted(self.standing.seeds):
            table = self._tables.get(number)
            if table is None:
                continue
            deal, room = table.standing.deal, table.room
            if deal is not None and room is not None and deal.of == self.standing.round:
                yield Playing(number, deal, room, self._waits(number, room), table.standing.aside)

    def weigh(self, number: int, seat: Player, decision: Decision) -> Found | None:
        """See `SchoolClass`."""
        return self._tables[number].weigh(seat, decision)

    def _waits(self, number: int, room: Room) -> float:
        standing = (self.standing.round, len(room.match.turns), tuple(room.waiting))
        known, since = self._since.get(number, ((), 0.0))
        if known != standing or self.standing.rests:
            self._since[number] = standing, self._clock()
            return 0.0
        return self._clock() - since

    def catch_up(self) -> None:
        """Show what another server wrote, to the class or to a table of it."""
        super().catch_up()
        for table in (*self._tables.values(), *self._spares.values()):
            with self._alone():
                table.catch_up()

    def look_around(self) -> bool:
        """See who has gone, who is done, and for how long tables wait; whether that is new."""
        with self._one_at_a_time:
            used, before = self.used, self._kept
            self._catch_up()
            self._forget_sittings()
            for table in (*self._tables.values(), *self._spares.values()):
                with self._alone():
                    table.look_around()
            round = self.standing.round
            seen = [
                (round, table.number, len(table.room.match.turns), tuple(table.room.waiting), int(table.waits) // 10)
                for table in self.rooms()
            ]
            stuck = [waits // 10 for desk in self._desks.values() if (waits := self.seconds_since(desk.since)) >= STUCK]
            if stuck != self._stuck:
                self._stuck = stuck
                self._have_answered.add(TEACHER)
            is_new = seen != self._seen or self._kept != before or bool(self._pending) or self._is_closed
            self._seen = seen
            if is_new:
                self._changed = True
                self._have_answered.clear()
                self.do(self._take_results)
            elif self._have_answered:
                self._show_answers()
            self.used = used
            return is_new

    def _show_answers(self) -> None:
        """Draw the pages on which new answers stand: the teacher's, and those of who gave them.

        What is typed while they are drawn is shown at the next look: lessons go on beside this.
        """
        people = {TEACHER, *filter(is_wall, self._screens)}
        while self._have_answered:
            people.add(self._have_answered.pop())
        for person in people:
            key, page, _ = self._pages.get(person, (None, None, ""))
            if page is not None and key == self._key_of(person):
                with self._alone(page):
                    page.redraw()
                for line in self._lines_here(person):
                    with self._alone():
                        line.tell()

    def _take_results(self, everywhere: bool = False) -> None:
        """Note how games ended that are over; where all are, the game of the class is over."""
        standing = self.standing
        if standing.phase != PLAYING:
            return
        for table in self.rooms():
            is_done = table.room.is_over or everywhere
            if is_done and standing.groups.get(table.number) and standing.result_of(table.number) is None:
                with self._alone():
                    self._note({"result": self._result(table)})
        sat = [number for number in standing.seeds if standing.groups.get(number)]
        if not everywhere and sat and all(standing.result_of(number) for number in sat):
            self._note({"phase": OVER})

    def _result(self, table: Playing) -> dict[str, Any]:
        match, deal, outcome = table.room.match, table.deal, table.room.match.outcome()
        view, look = match.observe(None), look_of(match.game)
        so_far = [list(look.so_far(view, seat)) for seat in range(match.players)]
        names, held, who = list(match.given_names), list(deal.held), list(deal.who)
        for seat in deal.stand_ins:  # what a bot has ended is not the absent pupil's
            who[seat] = usual_bot(match.game)
            held[seat], names[seat] = "", default_name(who[seat], seat, names)
        return {
            "round": self.standing.round,
            "table": table.number,
            "game": match.game.NAME,
            "names": names,
            "held": held,
            "who": who,
            "scores": so_far if outcome is None else [str(score) for score in outcome.scores],
            "places": [] if outcome is None else list(outcome.places),
            "worth": [[str(part) for part in worth] for worth in getattr(view, "so_far", ())],
            "own": [list(deal.own_moves(seat)) for seat in range(match.players)],
            "deal": deal.seed,
            "made": {
                str(made.seat): [made.id, list(made.kept)]
                for made in made_at(match)
                if not held[made.seat] or deal.is_own(made.seat)
            },
        }
