"""How the server is, for a monitor or a person: numbers only, no names, no addresses, nothing that opens a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import psutil
from tornado.web import RequestHandler

from mathgames_widgets import __version__
from mathgames_widgets.classroom.tables import Tables as LiveTables
from mathgames_widgets.serving.limits import MEGABYTE, free_memory

FRESH = 5.0
"""Seconds for which an answer is given again: to count memory takes a moment, and anyone may ask."""


class Health:
    """Counts when it is asked, though not too often."""

    def __init__(
        self,
        tables: Any,
        live: LiveTables,
        open_connections: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ):
        self._tables, self._live, self._connections, self._clock = tables, live, open_connections, clock
        self._start = clock()
        self._counted = float("-inf")
        self._seen: dict[str, Any] = {}

    def now(self) -> dict[str, Any]:
        """What is told."""
        if self._clock() - self._counted > FRESH:
            self._counted, self._seen = self._clock(), self._count()
        return self._seen

    def _count(self) -> dict[str, Any]:
        most = self._tables.limits
        return {
            "status": "full" if self._tables.taken >= most.tables else "ok",
            "version": __version__,
            "running_seconds": round(self._clock() - self._start),
            "tables": {
                "taken": self._tables.taken,
                "ready": self._tables.waiting,
                "wanted_ready": sum(self._tables.ready.values()),
                "most": most.tables,
            },
            "live_tables": {"open": len(self._live.here), "unsaved": self._live.unsaved},
            "connections": {"open": self._connections(), "most": most.connections},
            "memory_megabytes": memory(),
        }


def memory() -> dict[str, int]:
    """Megabytes of the server, of its kernels together, and free ones. What kernels share is counted for each."""
    server = psutil.Process()
    kernels = 0
    for child in server.children(recursive=True):
        try:
            kernels += child.memory_info().rss
        except psutil.Error:
            continue
    return {"server": server.memory_info().rss // MEGABYTE, "kernels": kernels // MEGABYTE, "free": free_memory()}


class HealthHandler(RequestHandler):
    """Tells how the server is."""

    def initialize(self, health: Health) -> None:
        self._health = health

    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish(self._health.now())

    head = get
