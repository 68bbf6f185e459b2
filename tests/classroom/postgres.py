"""A PostgreSQL of the tests' own.  `python -m tests.classroom.postgres` sees to it that one can be started."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from mathgames_widgets.serving.doctor import free_port
from tests.debian import install, may_install_packages

OWN = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each version."""

OWNERS = ("postgres", "nobody")
"""Accounts that may run it where we are root, for whom it refuses to start."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; None where it is not installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(OWN.glob("*/bin/initdb"), key=lambda path: float(path.parent.parent.name))
    return versions[-1].parent if versions else None


def is_here() -> bool:
    """Whether one can be started: the programs and the library that speaks with it."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return False
    return programs() is not None


class Cluster:
    """A server with a folder, a port and a socket of its own, on this machine only."""

    def __init__(self, folder: Path, bin: Path) -> None:
        self.folder, self.port = folder, free_port()
        self._bin, self._numbers = bin, count()
        self._owner = None
        if os.geteuid() == 0:
            self._owner = next(name for name in OWNERS if name in {one.pw_name for one in pwd.getpwall()})
            shutil.chown(folder, self._owner)
        data = str(folder / "data")
        self._run("initdb", "--pgdata", data, "--username", "games", "--auth", "trust", "--no-sync", "--no-locale")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        told = {"capture_output": True, "check": True, "cwd": self.folder, "user": self._owner}
        subprocess.run([self._bin / program, *words], **told)  # type: ignore[call-overload]

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=60"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "--wait", "--pgdata", str(self.folder / "data"), "--log", log, "--options", words)

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata", str(self.folder / "data"), "--mode", "immediate")

    def address(self, database: str = "postgres", user: str = "games") -> str:
        """The address of a database."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def ask(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Ask the server something."""
        import psycopg

        with psycopg.connect(self.address(database), autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []

    def fresh(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name}")
        return self.address(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server until the block ends."""
    bin = programs()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    try:
        found = Cluster(folder, bin)
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Say whether the tests will use PostgreSQL and nginx; never a reason to stop."""
    are_here = is_here() and shutil.which("nginx") is not None
    if not are_here and may_install_packages():
        print("Installing PostgreSQL and nginx from this system's packages", flush=True)
        try:
            install("postgresql", "nginx")
        except (OSError, subprocess.SubprocessError):
            print("They could not be installed", flush=True)
    found = f"use {programs()}" if is_here() else "do NOT RUN: it is not installed"
    nginx = shutil.which("nginx")
    print(f"The tests of PostgreSQL {found}; those of nginx {f'use {nginx}' if nginx else 'do NOT RUN'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
