"""What fits on this machine: tables, connections, memory and open files, for everyone and for each visitor."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

MEGABYTE = 1024 * 1024

TABLE_MEMORY = 65
"""Megabytes that a table takes while it is played at; the operating system counts more, because much is shared."""

SERVER_MEMORY = 300
"""Megabytes for the server itself, with a class of thirty."""

TABLE_FILES = 12
"""Open files for a table and the kernel's end of the line to it."""

VISITOR_FILES = 6
"""Connections of a browser while it opens a page."""

SERVER_FILES = 120
"""Open files for the server itself, and for kernels that are being started."""

FILES_WANTED = 65_536
"""Open files to ask for: more are of no use."""

MOST_MEMORY_EACH = 400
"""Megabytes after which a table has gone wrong, or someone makes it grow."""

CLASS = 30
MOST_REMEMBERED = 10_000
"""Visitors whose doings are counted."""

MOST_TABLES = 1000


@dataclass(frozen=True, slots=True)
class Machine:
    """What there is: megabytes of free memory, open files, and processors."""

    memory: int
    files: int
    processors: int

    @classmethod
    def this(cls) -> Machine:
        """The machine that runs this, as far as this process may use it."""
        return cls(free_memory(), most_files(), usable_processors())


@dataclass(frozen=True, slots=True)
class Limits:
    """How much there may be of everything."""

    tables: int
    """Tables at once, those kept ready among them."""
    tables_each: int
    """Tables of one browser."""
    tables_address: int
    """Tables of all browsers behind one address; a school often has a single one."""
    connections: int
    connections_address: int
    memory_each: int = MOST_MEMORY_EACH
    """Megabytes of one table."""
    hands: int = 3
    """Tables being set at the same time."""

    @classmethod
    def fitting(
        cls,
        machine: Machine,
        *,
        tables: int | None = None,
        tables_each: int | None = None,
        connections: int | None = None,
        memory_each: int | None = None,
    ) -> Limits:
        """What fits on a machine, where nothing else is asked for.

        >>> Limits.fitting(Machine(memory=8000, files=65536, processors=2)).tables
        93
        >>> Limits.fitting(Machine(memory=8000, files=1024, processors=2)).tables
        50
        >>> Limits.fitting(Machine(memory=8000, files=1024, processors=2), tables=12).tables
        12
        """
        most = min(tables or MOST_TABLES, room_for_tables(machine))
        free = machine.files - SERVER_FILES - TABLE_FILES * most
        sockets = max(20, min(connections or 20 * most + 200, free))
        return cls(
            tables=most,
            tables_each=tables_each or max(4, min(10, most // 2)),
            tables_address=max(1, tables_each or 0, most * 3 // 4),
            connections=sockets,
            connections_address=max(16, sockets * 3 // 4),
            memory_each=memory_each or MOST_MEMORY_EACH,
            hands=machine.processors + 1,
        )


def room_for_tables(machine: Machine) -> int:
    """How many tables a machine bears, by its memory and its open files; at least one."""
    by_memory = (machine.memory * 4 // 5 - SERVER_MEMORY) // TABLE_MEMORY
    by_files = room_by_files(machine)
    return max(1, min(by_memory, by_files, MOST_TABLES))


def room_by_files(machine: Machine) -> int:
    """How many tables a machine bears by its open files."""
    return (machine.files - SERVER_FILES) // (TABLE_FILES + VISITOR_FILES)


def free_memory() -> int:
    """Megabytes of memory that are free for this process: a container or a service may have less than its machine."""
    import psutil  # a server's; a notebook that joins a live table does without

    free = int(psutil.virtual_memory().available)
    for group in groups_of_this_process():
        for most, used in (("memory.max", "memory.current"), ("memory.limit_in_bytes", "memory.usage_in_bytes")):
            with suppress(OSError, ValueError):
                free = min(free, int((group / most).read_text()) - int((group / used).read_text()))
    return max(0, free) // MEGABYTE


def groups_of_this_process() -> list[Path]:
    """Where Linux says how much memory the groups may have that this process is in; elsewhere there are none."""
    try:
        return groups(Path("/proc/self/cgroup").read_text(encoding="utf-8"))
    except OSError:
        return []


def groups(told: str) -> list[Path]:
    """The folders of the groups that /proc/self/cgroup tells of, each with those above it: any may have a limit.

    A service of systemd is in a group below the machine's; a container often sees its own group as the top.

    >>> [group.as_posix() for group in groups("0::/system.slice/mathgames.service\\n")]
    ['/sys/fs/cgroup/system.slice/mathgames.service', '/sys/fs/cgroup/system.slice', '/sys/fs/cgroup']
    >>> [group.as_posix() for group in groups("5:pids:/\\n4:memory:/asha\\n")]
    ['/sys/fs/cgroup/memory/asha', '/sys/fs/cgroup/memory']
    """
    found = []
    for line in told.splitlines():
        number, kinds, path = line.split(":", 2)
        if number == "0" or "memory" in kinds.split(","):
            top = Path("/sys/fs/cgroup") if number == "0" else Path("/sys/fs/cgroup/memory")
            own = top / path.lstrip("/")
            found += [folder for folder in (own, *own.parents) if top in (folder, *folder.parents)]
    return found


def usable_processors() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def most_files() -> int:
    """How many files this process may have open at once; connections are files too."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES_WANTED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES_WANTED if soft == resource.RLIM_INFINITY else min(soft, FILES_WANTED)


def raise_most_files() -> int:
    """Allow as many open files as this account may have; how many that are."""
    try:
        import resource
    except ImportError:
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= FILES_WANTED:
        return most_files()
    top = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    for wanted in (top, 10_240):  # a Mac promises more than it gives
        if soft < wanted <= top:
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                break
    return most_files()


def why_fewer_tables(ready: int, limits: Limits, machine: Machine) -> str:
    """One sentence about `ready` tables that cannot all be kept; "" where they can.

    >>> machine = Machine(memory=8000, files=256, processors=2)
    >>> why_fewer_tables(30, Limits.fitting(machine), machine)
    'Only 7 of 30 tables fit, because 256 files may be open at once; allow more with: ulimit -n 660'
    """
    if ready <= limits.tables:
        return ""
    start = f"Only {limits.tables} of {ready} tables fit, because"
    if limits.tables < room_for_tables(machine):
        return f"{start} --tables says so; raise it, or lower --pool."
    if room_by_files(machine) <= limits.tables:
        needed = SERVER_FILES + (TABLE_FILES + VISITOR_FILES) * ready
        return f"{start} {machine.files} files may be open at once; allow more with: ulimit -n {needed}"
    return (
        f"{start} {machine.memory:,} MB of memory are free; lower --pool, or name the page of your class with --page."
    )


def told(limits: Limits, machine: Machine) -> str:
    """What fits on a machine, in one sentence.

    >>> machine = Machine(memory=8000, files=65536, processors=2)
    >>> told(Limits.fitting(machine), machine)
    'room for 93 tables (8,000 MB free, 65,536 open files, 2 processors); a class of 30 fits, and 30 more kept ready'
    """
    has = f"{machine.memory:,} MB free, {machine.files:,} open files, {machine.processors} processors"
    classes = ["not for a class of 30", "a class of 30 fits", "a class of 30 fits, and 30 more kept ready"]
    return f"room for {limits.tables} tables ({has}); {classes[min(2, limits.tables // CLASS)]}"


class Bucket:
    """Lets so many things pass at once, and then so many a second.

    >>> now = 0.0
    >>> bucket = Bucket(2, 0.5, clock=lambda: now)
    >>> [bucket.lets_pass() for _ in range(3)]
    [True, True, False]
    >>> now = 2.0
    >>> [bucket.lets_pass() for _ in range(2)]
    [True, False]
    """

    __slots__ = ("_clock", "_held", "_most", "_seen", "_speed")

    def __init__(self, most: float, speed: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._speed, self._clock = most, speed, clock
        self._held, self._seen = float(most), clock()

    def lets_pass(self, amount: float = 1.0) -> bool:
        """Take `amount` out, if there is so much in it."""
        self._refill()
        if self._held < amount:
            return False
        self._held -= amount
        return True

    def give_back(self, amount: float = 1.0) -> None:
        """What was taken did not count."""
        self._held = min(self._most, self._held + amount)

    def has(self, amount: float = 1.0) -> bool:
        """Whether there is so much in it; nothing is taken out."""
        self._refill()
        return self._held >= amount

    def lacks(self, amount: float = 1.0) -> float:
        """Seconds until there is so much in it."""
        self._refill()
        return max(0.0, amount - self._held) / self._speed

    def is_full(self) -> bool:
        """Whether nothing was taken for a while."""
        self._refill()
        return self._held >= self._most

    def _refill(self) -> None:
        now = self._clock()
        self._held = min(self._most, self._held + (now - self._seen) * self._speed)
        self._seen = now


class Buckets:
    """A bucket for each visitor; full ones are forgotten where there are many."""

    def __init__(self) -> None:
        self._all: dict[str, Bucket] = {}

    def of(self, who: str, most: float, speed: float) -> Bucket:
        """What is left for this visitor."""
        if len(self._all) > MOST_REMEMBERED:
            self._all = {name: bucket for name, bucket in self._all.items() if not bucket.is_full()}
        return self._all.setdefault(who, Bucket(most, speed))
