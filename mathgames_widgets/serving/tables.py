"""The tables of the room: kept ready for those who come, given to visitors, and refused where the room is full."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from voila.notebook_renderer import NotebookRenderer

from mathgames_widgets.serving.door import is_this_machine
from mathgames_widgets.serving.kernels import Kernels
from mathgames_widgets.serving.limits import Buckets, Limits

LOG = logging.getLogger(__name__)

QUIET = 3.0
"""Seconds after the last visitor came before tables are set for others who may come."""

PATIENCE = 60.0
"""Seconds after which an empty pool is filled although visitors keep coming."""

GONE_FROM_LINE = 15.0
"""Seconds after which a visitor who has not asked again is no longer waited for."""

STEP = 0.25
"""Seconds between two looks at the pool."""

OPENS_EACH = 20
"""Pages that a browser may open one right after the other; then one a second."""

LAG = 0.15
"""Seconds by which the server may be late before it does less for those who are not here yet."""

LONGEST = 180.0
"""Seconds for a kernel to start and to draw its page, on a machine with much to do."""

Renderer = Callable[[str], Awaitable[NotebookRenderer]]
"""Reads the notebook of a page and gets ready to draw it."""


class NoTable(Exception):
    """A table broke before its page was whole."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks for a page: a browser, by the name in its cookie, and the address it comes from.

    A browser that has sent no cookie yet is not known: its name is a new one each time, and only its address counts.
    """

    browser: str
    address: str
    is_known: bool = True


class Wait(Enum):
    """Why a visitor has to wait for a table."""

    FULL = "full"
    TOO_MANY = "too many"
    TOO_FAST = "too fast"
    NOT_SET = "not set"


class Waits(Exception):
    """A visitor has to wait: why, in which place of the line (0: not in line), and for how long at least."""

    def __init__(self, why: Wait, place: int = 0, seconds: int = 4) -> None:
        super().__init__(why.value)
        self.why, self.place, self.seconds = why, place, seconds


class KernelTable:
    """A page that a kernel draws: the pieces that are there, and whether the others will come."""

    def __init__(self, page: str, visitor: Visitor | None = None) -> None:
        self.page = page
        self.visitor = visitor
        self.kernel_id = ""
        self.why_broken = ""
        self.is_drawn = False
        self._answers = False
        self._pieces: list[str] = []
        self._changed = asyncio.Event()

    @property
    def is_broken(self) -> bool:
        """Whether it will never be whole."""
        return self.why_broken != ""

    async def set(self, renderer: Renderer, kernels: Kernels, *, warm: bool) -> None:
        """Start a kernel and let it draw the page. Nothing is raised: a table that fails is broken."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._set(renderer, kernels, warm=warm)
        except Exception as error:  # whatever a kernel, a disk or a notebook can do
            self.break_up(f"{type(error).__name__}: {error}".partition("\n")[0])
        finally:
            self._tell()

    def break_up(self, why: str) -> None:
        """Say that this table will never be whole."""
        self.why_broken = why
        self._tell()

    async def _set(self, renderer: Renderer, kernels: Kernels, *, warm: bool) -> None:
        drawing = await renderer(self.page)
        self.kernel_id = await kernels.start_kernel(
            kernel_name=drawing.notebook.metadata.kernelspec.name,
            path=drawing.cwd,
            env=kernels.environment(warm=warm),
        )
        async for piece, _ in drawing.generate_content_generator(self.kernel_id, kernels.get_kernel(self.kernel_id)):
            self._pieces.append(piece)
            self._answers = drawing.kernel_started
            self._tell()
        if self.kernel_id not in kernels or not await kernels.lives(self.kernel_id):
            raise NoTable("the kernel ended while it drew the page")
        self.is_drawn = True

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def answers(self) -> bool:
        """Wait until the kernel has answered; False where it never will."""
        while not self._answers and not self.is_broken:
            await self._changed.wait()
        return not self.is_broken

    async def pieces(self) -> AsyncIterator[str]:
        """The page, piece by piece as it is drawn, and only once. Raises NoTable where the rest will never come."""
        while True:
            changed = self._changed
            if self._pieces:
                fresh = "".join(self._pieces)
                self._pieces.clear()
                yield fresh
            elif self.is_broken:
                raise NoTable(f"the table for {self.page} broke")
            elif self.is_drawn:
                return
            else:
                await changed.wait()


@dataclass(slots=True)
class TableQueue:
    """Those who wait for a table, first come, first served."""

    clock: Callable[[], float] = time.monotonic
    _asked: dict[tuple[str, str], float] = field(default_factory=dict)

    def place(self, who: tuple[str, str], free: int) -> int:
        """The place of a visitor who asks for a page, where so many tables are free: 0 where one is for them.

        >>> line = TableQueue(clock=lambda: 0.0)
        >>> [line.place((name, "play"), 0) for name in ("Ada", "Bo")], line.place(("Bo", "play"), 1)
        ([1, 2], 2)
        >>> line.place(("Ada", "play"), 1), line.place(("Bo", "play"), 1)
        (0, 0)
        """
        now = self.clock()
        self._asked = {asker: asked for asker, asked in self._asked.items() if now - asked < GONE_FROM_LINE}
        self._asked[who] = now
        place = list(self._asked).index(who) + 1
        if place > free:
            return place
        del self._asked[who]
        return 0

    def __len__(self) -> int:
        return len(self._asked)


class KernelTables:
    """All tables of a server: `ready` says how many are kept for each page that has any."""

    def __init__(self, kernels: Kernels, renderer: Renderer, limits: Limits, ready: Mapping[str, int]) -> None:
        self.limits, self.ready = limits, ready
        self._kernels, self._renderer = kernels, renderer
        self._tables: set[KernelTable] = set()
        self._pool: dict[str, list[KernelTable]] = {page: [] for page in ready}
        self._line = TableQueue()
        self._hands = asyncio.Semaphore(limits.hands)
        self._coming = 0
        self._last_visit = 0.0
        self._empty_since: dict[str, float] = {}
        self._opens = Buckets()
        self._work: set[asyncio.Task[Any]] = set()
        self._lag = 0.0
        self._is_over = False
        kernels.when_gone.append(self._kernel_is_gone)

    @property
    def waiting(self) -> int:
        """How many tables are ready or being made ready."""
        return sum(map(len, self._pool.values()))

    @property
    def taken(self) -> int:
        """How many tables belong to visitors."""
        return sum(table.visitor is not None for table in self._tables)

    async def take(self, page: str, visitor: Visitor, still_there: Callable[[], bool] = lambda: True) -> KernelTable:
        """A table for a visitor, whose kernel has answered. Raises Waits where there is none for them now.

        A kernel can fail, so a second one is tried. Nothing is shown of a table before its kernel answers.
        """
        self._check(page, visitor)
        self._coming += 1
        try:
            for _ in range(2):
                table = self._from_pool(page) or self._new(page, still_there)
                table.visitor = visitor
                if await table.answers() and table.kernel_id in self._kernels:
                    self._kernels.hand_out(table.kernel_id)
                    return table
                await self.give_up(table)
        finally:
            self._coming -= 1
            self._last_visit = time.monotonic()
        if still_there():
            LOG.error("No table for %s could be set. %s", page, table.why_broken)
        raise Waits(Wait.NOT_SET, seconds=10)

    async def give_up(self, table: KernelTable) -> None:
        """Clear a table away that nobody will sit down at."""
        self._forget(table)
        if table.kernel_id:
            await self._kernels.end(table.kernel_id)

    def keep_ready(self) -> None:
        """Fill the pool from now on, for as long as the server runs."""
        for worker in range(self.limits.hands - 1):
            self._start(self._fill(worker))
        self._start(self._feel_the_lag())

    def stop(self) -> None:
        """Set no more tables."""
        self._is_over = True
        for task in self._work:
            task.cancel()

    def _check(self, page: str, visitor: Visitor) -> None:
        """Raise Waits where this visitor cannot have a table now."""
        if not self._is_slow_enough(visitor):
            raise Waits(Wait.TOO_FAST, seconds=10)
        visitors = [table.visitor for table in self._tables if table.visitor]
        if visitor.is_known and sum(other.browser == visitor.browser for other in visitors) >= self.limits.tables_each:
            raise Waits(Wait.TOO_MANY)
        from_there = sum(other.address == visitor.address for other in visitors)
        if from_there >= self.limits.tables_address and not is_this_machine(visitor.address):
            raise Waits(Wait.TOO_MANY)
        place = self._line.place((visitor.browser, page), self.limits.tables - len(visitors))
        if place:
            raise Waits(Wait.FULL, place)

    def _is_slow_enough(self, visitor: Visitor) -> bool:
        buckets = []
        if visitor.is_known:
            buckets.append(self._opens.of(f"browser {visitor.browser}", OPENS_EACH, 1))
        if not is_this_machine(visitor.address):
            most = self.limits.tables_address
            buckets.append(self._opens.of(f"address {visitor.address}", 2 * most + 20, 1 + most / 15))
        return all(bucket.lets_pass() for bucket in buckets)

    def _from_pool(self, page: str) -> KernelTable | None:
        """The table for this page that is furthest, out of the pool."""
        pool = self._pool.get(page, [])
        sound = [table for table in pool if not table.is_broken]
        if not sound:
            return None
        table = next((table for table in sound if table.is_drawn), sound[0])
        pool.remove(table)
        return table

    def _new(self, page: str, still_there: Callable[[], bool]) -> KernelTable:
        """A table that is being set from now on; where the room is full of waiting ones, one of those makes room."""
        if len(self._tables) >= self.limits.tables and self.waiting:
            largest = max(self._pool.values(), key=len)
            self._start(self.give_up(largest[-1]))
            self._forget(largest[-1])
        table = KernelTable(page)
        self._tables.add(table)
        self._start(self._set(table, still_there))
        return table

    async def _set(self, table: KernelTable, still_there: Callable[[], bool]) -> None:
        async with self._hands:
            if still_there():
                await table.set(self._renderer, self._kernels, warm=False)
            else:
                table.break_up("the visitor has left")

    async def _fill(self, worker: int) -> None:
        """Set tables for the pool, one after the other; wait longer after each that fails."""
        rest = STEP
        while not self._is_over:  # tools that run notebooks swallow it when they are told to stop
            await asyncio.sleep(rest)
            page = self._lacking()
            if page is None or not self._is_time_for(page, worker):
                rest = STEP
                continue
            table = KernelTable(page)
            self._tables.add(table)
            self._pool[page].append(table)
            await table.set(self._renderer, self._kernels, warm=True)
            rest = min(PATIENCE, 2 * rest + 1) if table.is_broken else STEP
            if table.is_broken and table.visitor is None and not self._is_over:
                LOG.error("No table for %s could be made ready. %s", page, table.why_broken)
                await self.give_up(table)

    def _lacking(self) -> str | None:
        """The page that lacks tables most, if there is room for one more."""
        if len(self._tables) >= self.limits.tables:
            return None
        lacking = [page for page, most in self.ready.items() if len(self._pool[page]) < most]
        return min(lacking, key=lambda page: len(self._pool[page]), default=None)

    def _is_time_for(self, page: str, worker: int) -> bool:
        """Whether nobody would wait longer because a table is made ready for someone who may come."""
        if not self._last_visit:
            return True
        few = max(1, min(2, self.limits.hands // 2 - 1))
        if worker >= few and self.taken:
            return False
        now = time.monotonic()
        if self._pool[page]:
            self._empty_since.pop(page, None)
        elif now - self._empty_since.setdefault(page, now) > PATIENCE:
            return True
        return not self._coming and now - self._last_visit > QUIET and self._lag < LAG

    async def _feel_the_lag(self) -> None:
        """Find out how late the server is: a class that presses buttons is to be answered first."""
        while True:
            start = time.monotonic()
            await asyncio.sleep(STEP)
            self._lag = max(0.8 * self._lag, time.monotonic() - start - STEP)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _forget(self, table: KernelTable) -> None:
        self._tables.discard(table)
        for pool in self._pool.values():
            if table in pool:
                pool.remove(table)

    def _kernel_is_gone(self, kernel_id: str) -> None:
        for table in [table for table in self._tables if table.kernel_id == kernel_id]:
            self._forget(table)
