"""How the server meets the world: its address, certificate and password, and its health."""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
from tornado.routing import Rule
from tornado.web import RedirectHandler, RequestHandler

from mathgames_widgets import __version__
from mathgames_widgets.classroom.tables import Tables as LiveTables
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import p
from mathgames_widgets.serving import places
from mathgames_widgets.serving.door import Network
from mathgames_widgets.serving.handlers import PlainHandler
from mathgames_widgets.serving.headers import worn
from mathgames_widgets.serving.limits import MEGABYTE, free_memory
from mathgames_widgets.serving.log import visits
from mathgames_widgets.serving.pace import Pace
from mathgames_widgets.serving.password import ADDRESS, TRIES, LeaveHandler, Locked, Password, PasswordHandler

say = room(__name__)

UNWANTED = ("/voila/tree", "/voila/api/contents", "/voila/query/", "/login", "/logout")
"""Addresses of Voilà that no page here needs."""

FILES = ("/voila/templates/(.*)", r"/voila/templates/([\w-]+/static/(?:[\w-][\w.-]*/)*[\w-][\w.-]*)")
"""Any other name makes Voilà stumble."""


# ── how it is, for a monitor or a person: numbers only, no names, nothing that opens a table ──────────────────────────

FRESH = 5.0
"""Seconds for which an answer is given again: to count memory takes a moment, and anyone may ask."""


class Health:
    """Counts when it is asked, though not too often."""

    def __init__(self, tables: Any, live: LiveTables, open_connections: Callable[[], int]) -> None:
        self._tables, self._live, self._connections = tables, live, open_connections
        self._start = time.monotonic()
        self._counted = float("-inf")
        self._seen: dict[str, Any] = {}

    def now(self) -> dict[str, Any]:
        """What is told."""
        if time.monotonic() - self._counted > FRESH:
            self._counted, self._seen = time.monotonic(), self._count()
        return self._seen

    def _count(self) -> dict[str, Any]:
        most = self._tables.limits
        return {
            "status": "full" if self._tables.taken >= most.tables else "ok",
            "version": __version__,
            "running_seconds": round(time.monotonic() - self._start),
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


# ── what the person who runs it decides ───────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Outside:
    """What the person who runs the server decides about it."""

    base_url: str = "/"
    certificate: ssl.SSLContext | None = None
    password: Password | None = None
    proxies: Sequence[Network] = field(default=())
    every_visit: bool = False

    @property
    def scheme(self) -> str:
        """How addresses of this server begin."""
        return "https" if self.certificate else "http"

    def settings(self) -> dict[str, Any]:
        """What Tornado and Voilà are told."""
        return {
            "log_function": visits(every=self.every_visit),
            "default_handler_class": NotHere,
            "default_handler_args": {"base_url": self.base_url},
        }

    def door(self) -> dict[str, Any]:
        """What the server that listens is told."""
        return {"ssl_options": self.certificate, "proxies": self.proxies}

    def rules(self, health: Health) -> list[Any]:
        """What is answered before any page: who asks for them must come in first."""
        base = self.base_url
        first: list[Any] = []
        if base != "/":
            first.append(("/", RedirectHandler, {"url": base, "permanent": False}))
        first.append((base + "health", HealthHandler, {"health": health}))
        if self.password is None:
            return first
        asks = {"password": self.password, "tries": Pace(*TRIES), "base_url": base}
        return [
            *first,
            (base + ADDRESS, PasswordHandler, asks),
            (base + "logout", LeaveHandler, {"base_url": base}),
            Rule(Locked(self.password, base), PasswordHandler, asks),
        ]

    @staticmethod
    def wanted(handlers: Sequence[Any]) -> list[Any]:
        """Voilà's own addresses without those that nobody needs; and its files only by the names that they can have."""
        found = [handler for handler in handlers if not any(unwanted in str(handler[0]) for unwanted in UNWANTED)]
        return [(str(handler[0]).replace(*FILES), *handler[1:]) for handler in found]

    @staticmethod
    def dress(app: Any, folder: Path) -> None:
        """Put the headers on every answer: strict ones where all pages are the games' own."""
        app.add_transform(worn(ours=folder.resolve() == places.notebooks().resolve()))


class NotHere(PlainHandler):
    """The answer to an address that leads nowhere."""

    home = ""

    def initialize(self, base_url: str) -> None:
        self.home = base_url

    def check_xsrf_cookie(self) -> None:
        """Nothing is done here."""

    def prepare(self) -> None:
        self.show_page(say("no-such-page"), p(say("status", code=404, reason="Not Found")), status=404)


def certificate(certfile: Path, keyfile: Path | None) -> ssl.SSLContext:
    """A certificate with its key, which may stand in the same file. Raises OSError where they cannot be used."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certfile, keyfile)
    return context


def base_url(text: str) -> str:
    """The path that all addresses of the server begin with. Raises ValueError where it is none.

    >>> base_url("games"), base_url("/school/games/"), base_url("/")
    ('/games/', '/school/games/', '/')
    """
    parts = [part for part in text.split("/") if part]
    if not all(part.isascii() and part.replace("-", "").replace("_", "").isalnum() for part in parts):
        raise ValueError("a path of letters, digits, - and _")
    return "/".join(["", *parts, ""])
