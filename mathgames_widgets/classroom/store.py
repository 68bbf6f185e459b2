"""Where tables are kept: an SQLite file, or a PostgreSQL database that several servers share.

A table is its log, and a line of a log has a number that is given once. An entry is written only under the number that
comes next, so of two who write at the same time one is told to read on. What is kept in no table, such as a class, is a
log of another kind beside them; no two logs have the same code.
"""

from __future__ import annotations

import itertools
import json
import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from mathgames_widgets.classroom.engines import CannotKeep, Postgres, SQLite, Statement, is_postgres
from mathgames_widgets.classroom.tickets import NO_MARKS, Marks

__all__ = ["Behind", "CannotKeep", "Closed", "Entry", "Store", "usual_place"]

Entry = dict[str, Any]

TABLE = "table"
"""The kind of log that a table is."""
DELETED = "deleted table"
"""The kind of log that a table is which can still be brought back."""
ASIDE = "set aside"
"""The kind of log that a table of a class becomes when it cannot be read."""
ANEW = "anew"
"""The kind of the first entry in the log that stands in its place: under which code the old one is kept."""

KEPT = 30 * 24 * 60 * 60
"""Seconds for which a log is kept that nobody uses."""
LOBBY_KEPT = 24 * 60 * 60
"""Seconds for which a table is kept at which nothing was ever dealt."""

WAY_BACK = 24 * 60 * 60
"""Seconds for which a deleted table is kept, so that it can be brought back."""
PLACE_VARIABLE = "MATHGAMES_STORE"
"""The environment variable that names the store where no option does; an address with a password is best kept there."""


KNOWN = f"SELECT 1 FROM mathgames_logs WHERE code = ? AND kind <> '{DELETED}'"
KEY = "SELECT value FROM mathgames_meta WHERE name = 'key'"
NEW_KEY = "INSERT INTO mathgames_meta VALUES ('key', ?) ON CONFLICT DO NOTHING RETURNING name"
MARKS = "SELECT value FROM mathgames_meta WHERE name = 'teachers'"
NEW_MARKS = (
    "INSERT INTO mathgames_meta VALUES ('teachers', ?)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value RETURNING name"
)
ENTRIES = "SELECT entry FROM mathgames_entries WHERE code = ? AND number >= ? ORDER BY number"


SAID = "EXISTS (SELECT 1 FROM mathgames_entries WHERE mathgames_entries.code = mathgames_logs.code AND entry LIKE ?)"
"""Whether a log has an entry of a kind."""
MOVED, DEALT = '{"move"%', '{"deal"%'
OF_A_CLASS = "%/%"
"""What the codes of tables look like that belong to a class."""


@dataclass(frozen=True, slots=True)
class KeptLog:
    """A log in the store, without anything that someone has typed or holds."""

    code: str
    kind: str
    used: float
    """When it was used last, in seconds since 1970."""
    size: int
    """Characters."""
    is_played: bool
    """Whether anybody has moved there."""

    def and_also(self, other: KeptLog) -> KeptLog:
        """Two logs in one line, as a class and a table of it."""
        used, size = max(self.used, other.used), self.size + other.size
        return replace(self, used=used, size=size, is_played=self.is_played or other.is_played)


def _entry(text: str) -> Entry:
    """An entry as it was written; one that a disk has damaged says nothing that anybody knows.

    >>> _entry('{"pause": true}'), _entry('{"pau')
    ({'pause': True}, {'damaged': None})
    """
    try:
        entry: Entry = json.loads(text)
    except ValueError:
        return {"damaged": None}
    return entry


class Behind(Exception):
    """Someone else has written to this log since it was read.

    `is_kept` where our entries stand in it all the same: they were written, but the answer was lost on its way.
    """

    def __init__(self, code: str, *, is_kept: bool = False) -> None:
        self.is_kept = is_kept
        super().__init__(code)


class Closed(Exception):
    """The log is no longer in the store."""


def usual_place() -> str:
    """What MATHGAMES_STORE says; else the file in the folder where programs keep what belongs to their user."""
    if told := os.environ.get(PLACE_VARIABLE):
        return told
    try:
        home = Path.home()
    except RuntimeError:
        return str(Path(os.devnull) / "tables.sqlite")  # there is no such place
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return str(base / "mathgames" / "tables.sqlite")


class Store:
    """All logs in one place: a file, an address that begins with postgresql://, or memory where there is no place.

    >>> store = Store()
    >>> store.make("FERN-42"), store.make("FERN-42")
    (True, False)
    >>> store.add("FERN-42", 0, [{"move": "0 keep F05"}])
    22
    >>> store.read("FERN-42")
    [{'move': '0 keep F05'}]
    >>> store.add("FERN-42", 0, [{"move": "1 keep F07"}])
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.store.Behind: FERN-42
    """

    def __init__(self, place: Path | str | None = None, trouble: str = "") -> None:
        """Open the place, or make it; `trouble` says why nothing can be kept in it. Raises CannotKeep."""
        self.trouble = trouble
        self._own_key = secrets.token_hex(32)
        self._marks = NO_MARKS
        self._engine: Postgres | SQLite
        if isinstance(place, str) and is_postgres(place):
            self._engine = Postgres(place)
        else:
            self._engine = SQLite(None if place is None else Path(place))
        self.where = self._engine.where

    @classmethod
    def at(cls, place: str) -> Store:
        """The store at this place; where a file cannot be used, one in memory that says why.

        Raises CannotKeep where a database cannot be used: servers that share it would not see each other's tables.
        """
        try:
            return cls(place)
        except CannotKeep as trouble:
            if is_postgres(place):
                raise
            found = cls(trouble=str(trouble))
            found.where = place
            return found

    # ── logs ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def make(self, code: str, kind: str = TABLE) -> bool:
        """Begin a log; False where the code is taken, by whatever kind of log."""
        statement = "INSERT INTO mathgames_logs VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING RETURNING code"
        return bool(self._ask(statement, code, kind, time.time()))

    def has(self, code: str, kind: str = TABLE) -> bool:
        """Whether there is such a log."""
        return bool(self._ask("SELECT 1 FROM mathgames_logs WHERE code = ? AND kind = ?", code, kind))

    def count(self, *kinds: str) -> int:
        """How many logs of these kinds there are, tables where none is named; those of a class count with it."""
        some = kinds or (TABLE,)
        asked = f"SELECT count(*) FROM mathgames_logs WHERE kind IN ({', '.join('?' * len(some))}) AND code NOT LIKE ?"
        return int(self._ask(asked, *some, OF_A_CLASS)[0][0])

    def codes(self, kind: str = TABLE) -> list[str]:
        """The codes of all logs of a kind, the one used last first."""
        rows = self._ask("SELECT code FROM mathgames_logs WHERE kind = ? ORDER BY used DESC", kind)
        return [code for (code,) in rows]

    def read(self, code: str, start: int = 0) -> list[Entry]:
        """A log, from entry `start` on."""
        return [_entry(text) for (text,) in self._ask(ENTRIES, code, start)]

    def whole(self, code: str) -> tuple[list[Entry], int, int]:
        """A log, the number that comes next, and how many characters it has."""
        rows = self._ask("SELECT number, entry FROM mathgames_entries WHERE code = ? ORDER BY number", code)
        after = rows[-1][0] + 1 if rows else self.length(code)
        return [_entry(text) for _, text in rows], after, sum(len(text) for _, text in rows)

    def shorten(self, code: str, number: int, entries: Sequence[Entry]) -> int:
        """Write these entries from `number` on and forget all that came before them; how many characters they have.

        Raises Behind where `number` is not the next one, Closed, and CannotKeep.
        """

        def forget(ask: Statement) -> None:
            ask("DELETE FROM mathgames_entries WHERE code = ? AND number < ?", code, number)

        return self.add(code, number, entries, forget)

    def length(self, code: str) -> int:
        """How many entries were ever written to a log: the number that comes next."""
        rows = self._ask("SELECT length FROM mathgames_logs WHERE code = ? AND kind <> ?", code, DELETED)
        return int(rows[0][0]) if rows else 0

    def add(
        self, code: str, number: int, entries: Sequence[Entry], also: Callable[[Statement], None] = lambda ask: None
    ) -> int:
        """Write the entries from `number` on, and do what else belongs to it; how many characters they have.

        Raises Behind where `number` is not the next one, Closed, and CannotKeep.
        """
        texts = [json.dumps(entry) for entry in entries]

        def write(ask: Statement) -> None:
            """The row of the log is the lock: a second writer waits for it, and then finds another length."""
            grown = ask(
                "UPDATE mathgames_logs SET used = ?, length = length + ?"
                " WHERE code = ? AND length = ? AND kind <> ? RETURNING code",
                *(time.time(), len(texts), code, number, DELETED),
            )
            if not grown:
                raise Behind(code, is_kept=stands(ask)) if ask(KNOWN, code) else Closed(code)
            for at, text in enumerate(texts):
                ask("INSERT INTO mathgames_entries VALUES (?, ?, ?)", code, number + at, text)
            also(ask)

        def stands(ask: Statement) -> bool:
            rows = ask(ENTRIES, code, number)
            return [text for (text,) in rows[: len(texts)]] == texts

        self._engine.run(write)
        self._engine.tell(code)
        return sum(map(len, texts))

    def delete(self, code: str) -> None:
        """Forget a log and everything in it."""

        def forget(ask: Statement) -> None:
            ask("DELETE FROM mathgames_logs WHERE code = ?", code)
            ask("DELETE FROM mathgames_entries WHERE code = ?", code)

        self._engine.run(forget)
        self._engine.scrub()
        self._engine.tell(code)

    def set_aside(self, code: str, number: int) -> None:
        """Keep the log of a table under another code, and begin a new one whose first entry names that.

        The numbers of the new log go on from those of the old one, so that every server notices. Raises Behind where
        `number` is not the next one, because another server has written meanwhile, and CannotKeep.
        """

        def move(ask: Statement) -> None:
            known = {row[0] for row in ask("SELECT code FROM mathgames_logs WHERE code LIKE ?", f"{code}-%")}
            aside = next(name for n in itertools.count(1) if (name := f"{code}-aside-{n}") not in known)
            moved = ask(
                "UPDATE mathgames_logs SET code = ?, kind = ?, used = ? WHERE code = ? AND length = ? RETURNING code",
                *(aside, ASIDE, time.time(), code, number),
            )
            if not moved:
                raise Behind(code)
            ask("UPDATE mathgames_entries SET code = ? WHERE code = ?", aside, code)
            ask("INSERT INTO mathgames_logs VALUES (?, ?, ?, ?)", code, TABLE, time.time(), number + 1)
            ask("INSERT INTO mathgames_entries VALUES (?, ?, ?)", code, number, json.dumps({ANEW: aside}))

        self._engine.run(move)
        self._engine.tell(code)

    def hide(self, code: str) -> None:
        """Delete a table so that it can be brought back for a day; its code stays taken for so long."""
        self._ask(
            "UPDATE mathgames_logs SET kind = ?, used = ? WHERE code = ? AND kind = ? RETURNING code",
            *(DELETED, time.time(), code, TABLE),
        )
        self._engine.tell(code)

    def bring_back(self, code: str) -> bool:
        """Have a table again that was hidden; False where there is none."""
        found = self._ask(
            "UPDATE mathgames_logs SET kind = ?, used = ? WHERE code = ? AND kind = ? RETURNING code",
            *(TABLE, time.time(), code, DELETED),
        )
        return bool(found)

    def still_used(self, codes: Sequence[str]) -> None:
        """People are at these tables, though nothing is written to their logs."""

        def note(ask: Statement) -> None:
            for code in codes:
                ask("UPDATE mathgames_logs SET used = ? WHERE code = ?", time.time(), code)

        self._engine.run(note)

    def unwanted(self, idle: float) -> list[str]:
        """Tables that give way where there are too many, first those that go first: deleted ones, and then those that
        nobody has used for so many seconds and where nobody has ever moved.
        """
        asked = (
            "SELECT code FROM mathgames_logs WHERE code NOT LIKE ?"
            f" AND (kind = ? OR (kind = ? AND used < ? AND NOT {SAID}))"
            " ORDER BY CASE kind WHEN ? THEN 0 ELSE 1 END, used"
        )
        rows = self._ask(asked, OF_A_CLASS, DELETED, TABLE, time.time() - idle, MOVED, DELETED)
        return [code for (code,) in rows]

    def shelf(self) -> list[KeptLog]:
        """What is kept, table by table, the one used last first; tables of a class stand below their class."""
        size = "SELECT sum(length(entry)) FROM mathgames_entries WHERE mathgames_entries.code = mathgames_logs.code"
        asked = f"SELECT code, kind, used, ({size}), CASE WHEN {SAID} THEN 1 ELSE 0 END FROM mathgames_logs"
        rows = self._ask(f"{asked} ORDER BY used DESC", MOVED)
        return [KeptLog(code, kind, used, int(size or 0), bool(moved)) for code, kind, used, size, moved in rows]

    def delete_old(self) -> list[str]:
        """Forget the logs to which nothing was written for a month, tables that were deleted a day ago, and tables at
        which nobody has dealt for a day; their codes.
        """

        def forget(ask: Statement) -> list[str]:
            now = time.time()
            old = ask(
                "DELETE FROM mathgames_logs WHERE used < ? OR (kind = ? AND used < ?)"
                f" OR (kind = ? AND used < ? AND code NOT LIKE ? AND NOT {SAID}) RETURNING code",
                *(now - KEPT, DELETED, now - WAY_BACK, TABLE, now - LOBBY_KEPT, OF_A_CLASS, DEALT),
            )
            for (code,) in old:
                ask("DELETE FROM mathgames_entries WHERE code = ?", code)
            return [code for (code,) in old]

        old = self._engine.run(forget)
        if old:
            self._engine.scrub()
        return old

    def _ask(self, statement: str, *values: object) -> list[Any]:
        return self._engine.run(lambda ask: ask(statement, *values), is_step=False)

    # ── those who share it ────────────────────────────────────────────────────────────────────────────────────────

    def follow(self, told: Callable[[str], None]) -> None:
        """From now on call this, from a thread of its own, with the code of each log that another server has changed;
        with "" where any may have changed.
        """
        self._engine.follow(told)

    def key(self) -> bytes:
        """What seats are signed with: made once, so that seats outlive the server and count at all that share it.

        Where it can be neither read nor written, it is good until the server ends.
        """
        try:
            if not (found := self._ask(KEY)):
                self._ask(NEW_KEY, self._own_key)
                found = self._ask(KEY)
            return bytes.fromhex(found[0][0])
        except CannotKeep:
            return bytes.fromhex(self._own_key)

    def marks(self) -> Marks:
        """What the teacher's key of all classes is made with; the last that were known where they cannot be read."""
        try:
            if found := self._ask(MARKS):
                self._marks = Marks(*json.loads(found[0][0]))
        except CannotKeep:
            pass
        return self._marks

    def set_marks(self, marks: Marks) -> None:
        """From now on the key of all classes is made with these, at all servers. Raises CannotKeep."""
        self._ask(NEW_MARKS, json.dumps(marks))
        self._marks = marks

    def close(self) -> None:
        """Let the place go."""
        self._engine.close()
