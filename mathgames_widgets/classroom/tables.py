"""All live tables of a server: opened, found by their codes, and cleared away."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.codes import new_code, read_code
from mathgames_widgets.classroom.homework import Lessons, ServedLesson
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import DELETED, TABLE, CannotKeep, Store
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.classroom.thinking import Question
from mathgames_widgets.classroom.tickets import teachers_key
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import RecordError

say = room(__name__)

LOG = logging.getLogger(__name__)
Found = TypeVar("Found", LiveTable, Class)

MOST = 500
"""Tables that are kept at once."""

MOST_CLASSES = 30
"""Classes that are kept at once."""

CODES_TRIED = 200
QUIET = 600.0
"""Seconds after which a table at which nobody looks is only in its store."""

BETWEEN_SWEEPS = 3600.0

IDLE = 60.0
"""Seconds after which a table at which nobody looks and nobody has moved can give way to another one."""

MOST_EACH = 60
"""Tables without a move of one address, of which one gives way where there is no room: two classes of pairs."""


class Tables:
    """The tables of one store.

    >>> tables = Tables(Store())
    >>> table = tables.open()
    >>> tables.find(table.code.lower()) is table
    True
    """

    def __init__(self, store: Store, most: int = MOST, clock: Callable[[], float] = time.monotonic) -> None:
        self.store, self.most = store, most
        self._clock = clock
        self.think: Callable[[LiveTable, Question], Any] | None = None
        """How the bots of its tables think, where they do not think on the spot."""
        self.lessons: Lessons = ()
        """The lessons that a class can open."""
        self.readable: Mapping[str, ServedLesson] = {}
        """The lessons that need no kernel, by their pages."""
        self._here: dict[str, LiveTable | Class] = {}
        self._openers: dict[str, str] = {}
        self._said_used = float("-inf")
        self._swept = float("-inf")
        self.secret = store.key()

    def teachers_key(self, school: Class | None = None) -> str:
        """What opens the teacher's page of a class, or, without one, of all classes."""
        marks = self.store.marks()
        if school is None:
            return teachers_key(self.secret, marks)
        return teachers_key(self.secret, marks, school.code, school.standing.marks)

    def open(self, opener: str = "") -> LiveTable:
        """A new table with a fresh code, for someone at this address.

        Raises CannotBeDone where there are too many and none of them can give way.
        """
        if self.count() >= self.most and not self._made_room():
            raise CannotBeDone(say("server-full"))
        table = self._made(LiveTable)
        self._openers[table.code] = opener
        return table

    def _made_room(self) -> bool:
        """Delete a table at which nobody is and nobody has ever moved; else one without a move of an address that has
        opened very many. Whether there was one.
        """
        crowded = {code for code, table in self._here.items() if not table.is_empty}
        try:
            lonely = [code for code in self.store.unwanted(IDLE) if code not in crowded]
            code = lonely[0] if lonely else self._one_of_many()
            if code is None:
                return False
            self.store.delete(code)
        except CannotKeep:
            return False
        if (old := self._here.pop(code, None)) is not None:
            old.forget()
        return True

    def _one_of_many(self) -> str | None:
        """The table without a move of the address that has most of them, where those are very many: the one with the
        fewest people, since those who wait for each other are no script, and of those the oldest.
        """
        waiting = [code for code, table in self._here.items() if isinstance(table, LiveTable) and not table.is_played]
        at = Counter(self._openers.get(code, "") for code in waiting)
        address, many = at.most_common(1)[0] if at else ("", 0)
        if many <= MOST_EACH:
            return None
        there = [code for code in waiting if self._openers.get(code, "") == address]
        return min(there, key=lambda code: len(self._here[code].standing.people))

    def open_class(self) -> Class:
        """A new class with a fresh code. Raises CannotBeDone where there are too many."""
        if len(self.classes()) >= MOST_CLASSES:
            raise CannotBeDone(say("classes-full"))
        school = self._made(Class)
        school.begin()
        return school

    def _made(self, kind: type[Found]) -> Found:
        for _ in range(CODES_TRIED):
            made = kind(new_code(), self.store, self._clock)
            if made.code not in self._here and made.make():
                self._put_down(made)
                return made
        raise CannotBeDone(say("no-free-code"))

    def classes(self) -> list[str]:
        """The codes of all classes, the one used last first."""
        try:
            kept = self.store.codes(Class.KIND)
        except CannotKeep:
            kept = []
        here = [
            code for code, gathering in self._here.items() if isinstance(gathering, Class) and not gathering.is_closed
        ]
        return list(dict.fromkeys([*kept, *here]))

    def count(self) -> int:
        """How many tables there are."""
        try:
            kept = self.store.count(TABLE, DELETED)
        except CannotKeep:
            kept = 0
        return max(kept, sum(isinstance(gathering, LiveTable) for gathering in self._here.values()))

    def find(self, typed: str) -> LiveTable | Class:
        """The table or class with a code, as it was typed. Raises CodeError for what is no code, and CannotBeDone."""
        code = read_code(typed)
        found = self._here.get(code)
        try:
            if found is not None:
                found.catch_up()
                if not found.is_closed:
                    return found
            kind = next((kind for kind in (LiveTable, Class) if self.store.has(code, kind.KIND)), None)
            if kind is None:
                raise CannotBeDone(say("no-such-code", code=code))
            table = kind.opened(code, self.store, self._clock)
        except CannotKeep as trouble:
            raise CannotBeDone(say("cannot-open", code=code, why=trouble.why)) from None
        except RecordError as trouble:
            raise CannotBeDone(str(trouble)) from None
        self._put_down(table)
        return table

    def deleted(self, code: str) -> LiveTable | None:
        """A table that was deleted and can be brought back. Raises CodeError for what is no code."""
        code = read_code(code)
        try:
            return LiveTable.opened(code, self.store, self._clock) if self.store.has(code, DELETED) else None
        except (CannotKeep, RecordError):
            return None

    def bring_back(self, code: str) -> None:
        """Have a deleted table again. Raises CannotBeDone."""
        try:
            is_back = self.store.bring_back(read_code(code))
        except CannotKeep as trouble:
            raise CannotBeDone(say("cannot-bring-back", code=code, why=trouble.why)) from None
        table = self.find(code)
        if is_back and isinstance(table, LiveTable):
            table.do(table.come_back)

    def _put_down(self, table: LiveTable | Class) -> None:
        table.think = self.think
        if isinstance(table, Class):
            table.lessons, table.readable = self.lessons, self.readable
        self._here[table.code] = table

    @property
    def here(self) -> list[LiveTable | Class]:
        """Those in memory."""
        return list(self._here.values())

    @property
    def unsaved(self) -> int:
        """How many of them cannot be kept."""
        return sum(bool(table.trouble) for table in self.here)

    def sweep(self) -> None:
        """Forget deleted and quiet tables, and now and then delete those that nobody has used for a month."""
        now = self._clock()
        for code, table in tuple(self._here.items()):
            if table.is_closed or (table.is_empty and now - table.used > QUIET):
                del self._here[code]
        self._openers = {code: opener for code, opener in self._openers.items() if code in self._here}
        if now - self._said_used >= IDLE / 2:
            self._said_used = now
            self._say_what_is_used()
        if now - self._swept < BETWEEN_SWEEPS:
            return
        self._swept = now
        try:
            for code in self.store.delete_old():
                if (old := self._here.pop(code, None)) is not None:
                    old.forget()
        except CannotKeep as trouble:
            LOG.warning("Old tables could not be deleted. %s", trouble)

    def _say_what_is_used(self) -> None:
        """People wait at these tables, so they give way to no others, and are not deleted after a day."""
        waiting = [
            code
            for code, table in self._here.items()
            if isinstance(table, LiveTable) and not table.is_empty and not table.is_played
        ]
        try:
            self.store.still_used(waiting)
        except CannotKeep as trouble:
            LOG.warning("It could not be kept which tables are used. %s", trouble)
