"""The kernels behind the pages: started, looked after, and cleared away."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import psutil
from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import PeriodicCallback
from tornado.web import HTTPError
from traitlets import Integer
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from mathgames_widgets.serving.connections import VisitorLine
from mathgames_widgets.serving.limits import MEGABYTE, MOST_MEMORY_EACH

LOOK = 1.0
"""Seconds between two looks at all kernels."""

WEIGHING = 5.0
"""Seconds between two looks at their memory."""

BACK_AT_ONCE = 8.0
"""Seconds for a page that said goodbye to come back, as one may that was only set aside."""

SECRETS = {"MATHGAMES_PASSWORD", "JUPYTER_TOKEN"}
"""What the server knows and its kernels need not."""

NEVER_CAME = 120.0
"""Seconds for a page to ask for its table: a phone on a slow network has five megabytes to read first."""

LINES_EACH = 6
"""Lines to the same table: one is in use, others may be left from a network that broke."""

LEAVING = 1001
"""What a browser says when its page is closed or goes elsewhere; a network that breaks says nothing."""


class Kernels(AsyncMappingKernelManager):
    """Kernels that live as long as their page, and some time after it was lost from sight.

    A kernel from the pool has been idle since it was heated, perhaps for hours: its time counts from the moment it is
    handed out. One that dies is not started again, since the game was in it; the page is told at once.
    """

    memory_each = Integer(MOST_MEMORY_EACH, config=True, help="Megabytes after which a kernel is shut down.")

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.allow_tracebacks = False
        self.when_gone: list[Callable[[str], None]] = []
        """Called with the id of each kernel that has been removed."""
        self._handed_out: dict[str, float] = {}
        self._seen: set[str] = set()
        self._left: dict[str, float] = {}
        self._weighed = time.monotonic()
        self._is_ending = False
        self._watch: PeriodicCallback | None = None

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel that keeps to itself what visitors say wrong: the server's terminal would be full of it."""
        if self._is_ending:
            raise RuntimeError("the server is being stopped")
        kernel_id: str = await super().start_kernel(extra_arguments=["--log-level=CRITICAL"], **options)
        if self._watch is None:
            self._watch = PeriodicCallback(self.look_after, 1000 * LOOK)
            self._watch.start()
        return kernel_id

    def environment(self, *, warm: bool) -> dict[str, str]:
        """The environment of a kernel; `warm` if it is made ready before anyone came."""
        kept = {name: value for name, value in os.environ.items() if name not in SECRETS}
        return kept | {"VOILA_PREHEAT": str(warm)}

    def hand_out(self, kernel_id: str) -> None:
        """A visitor gets this kernel: from now on it is shut down when nobody uses it."""
        self._handed_out[kernel_id] = time.monotonic()
        self._kernels[kernel_id].last_activity = datetime.now(UTC)

    def lines_to(self, kernel_id: str) -> int:
        """How many lines there are to a kernel. Raises HTTPError where there is no such kernel for visitors."""
        if kernel_id not in self or kernel_id not in self._handed_out:
            raise HTTPError(404)
        return self._kernel_connections.get(kernel_id, 0)

    def page_came(self, kernel_id: str) -> None:
        """A page has asked for its table."""
        self._seen.add(kernel_id)
        self._left.pop(kernel_id, None)

    def page_left(self, kernel_id: str) -> None:
        """A page was closed, or went elsewhere, and said so."""
        self._left[kernel_id] = time.monotonic()

    def is_deserted(self, kernel_id: str) -> bool:
        """Whether the page of a kernel was left, or never asked for its table."""
        now = time.monotonic()
        if kernel_id not in self._handed_out or self._kernel_connections.get(kernel_id, 0):
            return False
        if kernel_id not in self._seen:
            return now - self._handed_out[kernel_id] > NEVER_CAME
        return now - self._left.get(kernel_id, now) > BACK_AT_ONCE

    async def look_after(self) -> None:
        """Clear away kernels that died, were deserted, or have grown too large."""
        weigh = time.monotonic() - self._weighed > WEIGHING
        for kernel_id in self.list_kernel_ids():
            if kernel_id in self and (
                not await self.lives(kernel_id)
                or self.is_deserted(kernel_id)
                or (weigh and self.megabytes(kernel_id) > self.memory_each)
            ):
                await self.end(kernel_id)
        if weigh:
            self._weighed = time.monotonic()

    async def lives(self, kernel_id: str) -> bool:
        """Whether the process of a kernel runs; one that is just being started or ended counts as alive."""
        kernel = self._kernels.get(kernel_id)
        if kernel is None or not getattr(kernel, "has_kernel", False):
            return True
        return bool(await ensure_async(kernel.is_alive()))

    def process_of(self, kernel_id: str) -> int | None:
        """The number of a kernel's process."""
        return getattr(getattr(self._kernels.get(kernel_id), "provisioner", None), "pid", None)

    def megabytes(self, kernel_id: str) -> int:
        """The memory of a kernel; 0 where it cannot be found out."""
        process = self.process_of(kernel_id)
        with suppress(psutil.Error):
            if process is not None:
                return int(psutil.Process(process).memory_info().rss) // MEGABYTE
        return 0

    async def end(self, kernel_id: str) -> None:
        """Shut a kernel down without waiting for it to agree."""
        with suppress(HTTPError, KeyError, RuntimeError):
            await ensure_async(self.shutdown_kernel(kernel_id, now=True))

    async def end_all(self) -> None:
        """Shut all kernels down at once. Pages only lose sight of them: they look for the server until it is back."""
        self._is_ending = True
        if self._watch is not None:
            self._watch.stop()
        starting = [task for kernel_id, task in self._pending_kernels.items() if kernel_id not in self]
        if starting:
            await asyncio.wait(starting, timeout=1)
        await asyncio.gather(*map(self.end, self.list_kernel_ids()), return_exceptions=True)

    async def shutdown_kernel(self, kernel_id: str, now: bool = False, restart: bool = False) -> Any:
        """Shut a kernel down and tell its page, which would only notice at the next press."""
        if not restart and not self._is_ending:
            for line in list(VisitorLine._open_sockets):
                if isinstance(line, VisitorLine) and line.kernel_id == kernel_id:
                    line.tell_dead()
        return await super().shutdown_kernel(kernel_id, now=now, restart=restart)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Shut down a kernel whose page has been out of sight for long; those in the pool wait for theirs."""
        if kernel_id in self._handed_out:
            await super().cull_kernel_if_idle(kernel_id)

    def remove_kernel(self, kernel_id: str) -> Any:
        self._handed_out.pop(kernel_id, None)
        self._left.pop(kernel_id, None)
        self._seen.discard(kernel_id)
        removed = super().remove_kernel(kernel_id)
        for tell in self.when_gone:
            tell(kernel_id)
        return removed


class LineHandler(VoilaKernelWebsocketHandler):
    """Where lines come in: few to each kernel. A page that is closed says so, and its kernel is not kept for it."""

    async def pre_get(self) -> None:
        if self.request.headers.get("Upgrade", "").lower() != "websocket":
            raise HTTPError(400)
        if self.kernel_manager.lines_to(self.kernel_id) >= LINES_EACH:
            raise HTTPError(429)
        await super().pre_get()

    async def open(self, kernel_id: str) -> None:
        self.kernel_manager.page_came(kernel_id)
        await super().open(kernel_id)

    def on_close(self) -> None:
        if self.connection is not None:
            super().on_close()
        if self.close_code == LEAVING:
            self.kernel_manager.page_left(self.kernel_id)
