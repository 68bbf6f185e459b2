"""Where tables are kept: an SQLite file. A table is its log, and a line of a log has a number that is given once.

An entry is written only under the number that comes next, so of two who write at the same time one is told to read on.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

Entry = dict[str, Any]
T = TypeVar("T")

KEPT_DAYS = 30
A_DAY = 24 * 60 * 60
PATIENCE = 5.0
"""Seconds to wait for another process that writes."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (code TEXT PRIMARY KEY, used REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (code TEXT, number INTEGER, entry TEXT NOT NULL, PRIMARY KEY (code, number))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


class Behind(Exception):
    """Somebody else has written to this table since it was read."""


class CannotKeep(Exception):
    """The store cannot be written; the message is a sentence for people."""


class Closed(Exception):
    """The table is no longer in the store."""


def usual_place() -> Path:
    """The file in the folder where programs keep what belongs to their user."""
    try:
        home = Path.home()
    except RuntimeError:
        return Path(os.devnull) / "tables.sqlite"  # there is no such place
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "mathgames" / "tables.sqlite"


class Store:
    """The logs of all tables in one file, or in memory where there is no path.

    >>> store = Store()
    >>> store.make("FERN-42"), store.make("FERN-42")
    (True, False)
    >>> store.add("FERN-42", 0, [{"move": "0 keep F05"}])
    >>> store.read("FERN-42")
    [{'move': '0 keep F05'}]
    >>> store.add("FERN-42", 0, [{"move": "1 keep F07"}])
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.store.Behind: FERN-42
    """

    def __init__(self, path: Path | None = None) -> None:
        """Open the file, or make it. Raises CannotKeep."""
        self._path = path
        self._lock = threading.Lock()
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file = sqlite3.connect(
                path or ":memory:", timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            self._file.execute("PRAGMA journal_mode = WAL")
            self._file.execute("PRAGMA synchronous = NORMAL")
            self._file.execute("PRAGMA secure_delete = ON")
            self._file.executescript(SCHEMA)
            if path is not None:
                with suppress(OSError):
                    path.chmod(0o600)
        except (OSError, sqlite3.Error) as error:
            raise CannotKeep(self._why(error)) from error

    def _why(self, error: BaseException) -> str:
        said = str(error)
        if "full" in said:
            why = "the disk is full"
        elif "readonly" in said or "read-only" in said.lower() or isinstance(error, PermissionError):
            why = "the file may not be written"
        elif "locked" in said or "busy" in said:
            why = "another program holds the file"
        else:
            why = "the file cannot be used"
        return f"Tables are not kept: {why}. Games go on, but end when the server stops."

    def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something as one step that is done wholly or not at all. Raises CannotKeep."""
        with self._lock:
            try:
                self._file.execute("BEGIN IMMEDIATE")
                try:
                    result = work(self._file)
                    self._file.execute("COMMIT")
                except BaseException:
                    if self._file.in_transaction:
                        self._file.execute("ROLLBACK")
                    raise
                return result
            except sqlite3.IntegrityError:
                raise
            except sqlite3.Error as error:
                raise CannotKeep(self._why(error)) from error

    def _read(self, question: str, *values: object) -> list[Any]:
        with self._lock:
            try:
                return self._file.execute(question, values).fetchall()
            except sqlite3.Error as error:
                raise CannotKeep(self._why(error)) from error

    # ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────

    def make(self, code: str) -> bool:
        """Begin a table; False where the code is taken."""
        try:
            self._write(lambda file: file.execute("INSERT INTO tables VALUES (?, ?)", (code, time.time())))
        except sqlite3.IntegrityError:
            return False
        return True

    def has(self, code: str) -> bool:
        """Whether there is such a table."""
        return bool(self._read("SELECT 1 FROM tables WHERE code = ?", code))

    def count(self) -> int:
        """How many tables there are."""
        return int(self._read("SELECT count(*) FROM tables")[0][0])

    def read(self, code: str, start: int = 0) -> list[Entry]:
        """The log of a table, from entry `start` on."""
        rows = self._read("SELECT entry FROM log WHERE code = ? AND number >= ? ORDER BY number", code, start)
        return [json.loads(entry) for (entry,) in rows]

    def length(self, code: str) -> int:
        """How many entries the log of a table has."""
        rows = self._read("SELECT number FROM log WHERE code = ? ORDER BY number DESC LIMIT 1", code)
        return int(rows[0][0]) + 1 if rows else 0

    def add(self, code: str, number: int, entries: Sequence[Entry]) -> None:
        """Write the entries from `number` on. Raises Behind where that is not the next one, Closed, and CannotKeep."""

        def write(file: sqlite3.Connection) -> None:
            known = file.execute("UPDATE tables SET used = ? WHERE code = ?", (time.time(), code)).rowcount
            if not known:
                raise Closed(code)
            last = file.execute(
                "SELECT number FROM log WHERE code = ? ORDER BY number DESC LIMIT 1", (code,)
            ).fetchone()
            if (last[0] + 1 if last else 0) != number:
                raise Behind(code)
            file.executemany(
                "INSERT INTO log VALUES (?, ?, ?)",
                [(code, number + at, json.dumps(entry, ensure_ascii=False)) for at, entry in enumerate(entries)],
            )

        self._write(write)

    def delete(self, code: str) -> None:
        """Forget a table and everything in it."""

        def forget(file: sqlite3.Connection) -> None:
            file.execute("DELETE FROM log WHERE code = ?", (code,))
            file.execute("DELETE FROM tables WHERE code = ?", (code,))

        self._write(forget)

    def delete_old(self, days: float = KEPT_DAYS) -> list[str]:
        """Forget the tables at which nothing was done for so long; their codes."""
        last = time.time() - days * A_DAY

        def forget(file: sqlite3.Connection) -> list[str]:
            old = [code for (code,) in file.execute("SELECT code FROM tables WHERE used < ?", (last,))]
            file.executemany("DELETE FROM log WHERE code = ?", [(code,) for code in old])
            file.executemany("DELETE FROM tables WHERE code = ?", [(code,) for code in old])
            return old

        return self._write(forget)

    # ── the key ───────────────────────────────────────────────────────────────────────────────────────────────────

    def key(self) -> bytes:
        """What seats are signed with: made once, so that seats outlive the server."""
        fresh = secrets.token_hex(32)
        self._write(lambda file: file.execute("INSERT OR IGNORE INTO meta VALUES ('key', ?)", (fresh,)))
        return bytes.fromhex(self._read("SELECT value FROM meta WHERE name = 'key'")[0][0])

    def close(self) -> None:
        """Let the file go."""
        with self._lock, suppress(sqlite3.Error):
            self._file.close()
