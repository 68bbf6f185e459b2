"""The two databases that a store can use: one SQLite file, or PostgreSQL when several servers share their tables.

Both take the same SQL, with `?` for a value. An engine does a piece of work wholly or not at all, says in a sentence
why it cannot, and tells which logs others have written to.
"""

from __future__ import annotations

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mathgames_widgets.core.messages import room

say = room(__name__)

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")
Rows = list[tuple[Any, ...]]

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS mathgames_logs (code TEXT PRIMARY KEY, kind TEXT NOT NULL,"
    " used DOUBLE PRECISION NOT NULL, length INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS mathgames_entries (code TEXT, number INTEGER, entry TEXT NOT NULL,"
    " PRIMARY KEY (code, number))",
    "CREATE TABLE IF NOT EXISTS mathgames_meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
)

PATIENCE = 5
"""Seconds to wait for a disk, a network, or another program that writes."""

LOOKS = 0.1
"""Seconds between two looks at whether another program has written to the file."""

CONNECTIONS = 4
"""Connections to PostgreSQL that are kept open for writing and reading; one more listens."""

CHANNEL = "mathgames"
ANYTHING = ""
"""Told instead of a code where it is not known which logs have changed."""


class CannotKeep(Exception):
    """The store cannot be used; the message is a sentence for people, `why` the reason in it, known by its `fault`."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        super().__init__(fault)

    def __str__(self) -> str:
        return say("not-saved", why=self.why)

    @property
    def why(self) -> str:
        """What is wrong, to stand within a sentence."""
        return say.by("store", self.fault)


class Statement(Protocol):
    """One statement inside a piece of work: what it returns."""

    def __call__(self, statement: str, *values: object) -> Rows: ...


class SQLite:
    """One file, or memory where there is no path. Programs that share the file see each other's writing."""

    def __init__(self, path: Path | None = None) -> None:
        self.where = str(path) if path else "memory"
        """Which database it is, without anybody's password."""
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        try:
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                with suppress(OSError):
                    path.touch(mode=0o600, exist_ok=False)
            self.file = sqlite3.connect(
                path or ":memory:", timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            self.file.execute("PRAGMA journal_mode = WAL")
            self.file.execute("PRAGMA synchronous = NORMAL")
            self.file.execute("PRAGMA secure_delete = ON")
            for statement in SCHEMA:
                self.file.execute(f"{statement} WITHOUT ROWID")
            if path is not None:
                for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                    with suppress(OSError):
                        file.chmod(0o600)
        except (OSError, sqlite3.Error) as error:
            raise CannotKeep(_why_not(error)) from error

    def run(self, work: Callable[[Statement], T], *, is_step: bool = True) -> T:
        """Do something, from any thread; as a step, all of it or nothing. Raises CannotKeep."""
        with self._lock:
            try:
                if not is_step:
                    return work(self._ask)
                self.file.execute("BEGIN IMMEDIATE")
                try:
                    result = work(self._ask)
                    self.file.execute("COMMIT")
                except BaseException:
                    if self.file.in_transaction:
                        self.file.execute("ROLLBACK")
                    raise
                return result
            except sqlite3.Error as error:
                raise CannotKeep(_why_not(error)) from error

    def _ask(self, statement: str, *values: object) -> Rows:
        return self.file.execute(statement, values).fetchall()

    def tell(self, code: str) -> None:
        """Tell the others that a log has changed: the file does."""

    def scrub(self) -> None:
        """Leave nothing of what was deleted: it stands in a second file too, until that is emptied."""
        with self._lock, suppress(sqlite3.Error):
            self.file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def follow(self, told: Callable[[str], None]) -> None:
        """From now on call this, from a thread of its own, with the code of each log that others have changed."""
        if self.where == "memory":
            return

        def look() -> None:
            last = self._version()
            while not self._is_over.wait(LOOKS):
                now = self._version()
                if now != last:
                    told(ANYTHING)
                last = now

        threading.Thread(target=look, name="tables-followed", daemon=True).start()

    def _version(self) -> object:
        """A number that changes when another program writes, and not when we do."""
        with self._lock, suppress(sqlite3.Error):
            return self.file.execute("PRAGMA data_version").fetchone()
        return None

    def close(self) -> None:
        self._is_over.set()
        with self._lock, suppress(sqlite3.Error):
            self.file.close()


def _why_not(error: BaseException) -> str:
    """Why a file cannot be used."""
    name = getattr(error, "sqlite_errorname", "") or ""
    if name == "SQLITE_FULL":
        return "disk-full"
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM")) or isinstance(error, PermissionError):
        return "read-only"
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return "held"
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return "damaged"
    if name.startswith("SQLITE_IOERR"):
        return "disk-fails"
    return "unusable"


# ── PostgreSQL ────────────────────────────────────────────────────────────────────────────────────────────────────

REFUSALS = {
    "53100": "database-full",
    "25006": "database-read-only",
    "42501": "no-tables",
    "57014": "slow",
}
"""What PostgreSQL answers by number."""

NOT_LET_IN = {
    "authentication failed": "refused",
    "no password supplied": "no-password",
    "pg_hba.conf": "not-from-here",
    "does not exist": "unknown",
    "too many": "no-connections",
}
"""Why there is no connection, by what PostgreSQL says in English."""

LOST = "lost"


def is_postgres(text: str) -> bool:
    """Whether this is an address of PostgreSQL, and not a file."""
    return text.startswith(("postgresql://", "postgres://"))


class Postgres:
    """A database that several servers share. What it says about an error is never shown: it may name a password."""

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise CannotKeep("no-package") from None
        self._psycopg, self._address = psycopg, address
        try:
            told = psycopg.conninfo.conninfo_to_dict(address)
        except psycopg.Error:
            raise CannotKeep("bad-address") from None
        self.where = say("database-at", database=told.get("dbname") or None, host=told.get("host") or None)
        self._name = secrets.token_hex(4)
        self._idle: list[psycopg.Connection] = []
        self._lock = threading.Lock()
        self._room = threading.BoundedSemaphore(CONNECTIONS)
        self._is_over = False
        self._down_until = float("-inf")
        self.run(self._prepare)

    @staticmethod
    def _prepare(ask: Statement) -> None:
        ask("SELECT pg_advisory_xact_lock(hashtext(?))", CHANNEL)  # two servers that start at once
        for statement in SCHEMA:
            ask(statement)

    def run(self, work: Callable[[Statement], T], *, is_step: bool = True) -> T:
        """Where a connection broke while nobody used it, the work is done on another one."""
        if time.monotonic() < self._down_until:
            raise CannotKeep(LOST)
        with self._room:
            while True:
                with self._lock:
                    connection = self._idle.pop() if self._idle else None
                is_fresh = connection is None
                try:
                    connection = connection or self._connected()
                    with connection.transaction() if is_step else nullcontext():
                        return work(partial(_asked, connection))
                except self._psycopg.Error as error:
                    is_lost = connection is None or connection.closed
                    if is_lost and not is_fresh:
                        continue
                    if is_lost:
                        self._down_until = time.monotonic() + PATIENCE
                    raise CannotKeep(_why_refused(error)) from None
                finally:
                    self._give_back(connection)

    def _connected(self) -> psycopg.Connection:
        return self._psycopg.connect(
            self._address,
            autocommit=True,
            connect_timeout=PATIENCE,
            tcp_user_timeout=1000 * PATIENCE,
            keepalives_idle=PATIENCE,
            keepalives_interval=PATIENCE,
            options=f"-c statement_timeout={1000 * PATIENCE}",
            client_encoding="utf8",
            application_name="mathgames",
        )

    def _give_back(self, connection: psycopg.Connection | None) -> None:
        with self._lock:
            if connection is not None and not connection.closed:
                if self._is_over:
                    connection.close()
                else:
                    self._idle.append(connection)

    def tell(self, code: str) -> None:
        with suppress(CannotKeep):  # then the others notice when they look around
            self.run(lambda ask: ask("SELECT pg_notify(?, ?)", CHANNEL, f"{self._name} {code}"), is_step=False)

    def scrub(self) -> None:
        """What it has deleted is its administrator's to clear."""

    def follow(self, told: Callable[[str], None]) -> None:
        threading.Thread(target=self._listen, args=(told,), name="tables-followed", daemon=True).start()

    def _listen(self, told: Callable[[str], None]) -> None:
        while not self._is_over:
            with suppress(self._psycopg.Error), self._connected() as connection:
                connection.execute(f"LISTEN {CHANNEL}".encode())
                told(ANYTHING)  # that was missed until now
                while not self._is_over:
                    for note in connection.notifies(timeout=1):
                        who, _, code = note.payload.partition(" ")
                        if who != self._name:
                            told(code)
            time.sleep(1)

    def close(self) -> None:
        with self._lock:
            self._is_over = True
            for connection in self._idle:
                connection.close()
            self._idle.clear()


def _asked(connection: psycopg.Connection, statement: str, *values: object) -> Rows:
    found = connection.execute(statement.replace("?", "%s").encode(), values)
    return found.fetchall() if found.description else []


def _why_refused(error: psycopg.Error) -> str:
    """Why PostgreSQL cannot be used, in words of ours."""
    if error.sqlstate in REFUSALS:
        return REFUSALS[error.sqlstate]
    said = str(error)
    return next((words for part, words in NOT_LET_IN.items() if part in said), LOST)
