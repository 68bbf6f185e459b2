"""How the server meets the world: its address, its certificate, its password, its proxies, and what it writes down."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tornado.routing import Rule
from tornado.web import RedirectHandler, RequestHandler

from mathgames_widgets.serving import places
from mathgames_widgets.serving.headers import worn
from mathgames_widgets.serving.health import Health, HealthHandler
from mathgames_widgets.serving.logbook import visits
from mathgames_widgets.serving.password import ADDRESS, LeaveHandler, Locked, Password, PasswordHandler, Tries
from mathgames_widgets.serving.proxies import Network

UNWANTED = ("/voila/tree", "/voila/api/contents", "/voila/query/", "/login", "/logout")
"""Addresses of Voilà that no page here needs."""

FILES = ("/voila/templates/(.*)", r"/voila/templates/([\w-]+/static/.+)")
"""Any other name makes Voilà stumble."""


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
        asks = {"password": self.password, "tries": Tries(), "base_url": base}
        return [
            *first,
            (base + ADDRESS, PasswordHandler, asks),
            (base + "logout", LeaveHandler, {"base_url": base}),
            Rule(Locked(self.password, base), PasswordHandler, asks),
        ]

    @staticmethod
    def wanted(handlers: Sequence[Any]) -> list[Any]:
        """Voilà's own addresses without those that nobody needs; and its files only by the names that they can have."""
        found = [one for one in handlers if not any(unwanted in str(one[0]) for unwanted in UNWANTED)]
        return [(str(one[0]).replace(*FILES), *one[1:]) for one in found]

    @staticmethod
    def dress(app: Any, folder: Path) -> None:
        """Put the headers on every answer: strict ones where all pages are the games' own."""
        app.add_transform(worn(ours=folder.resolve() == places.notebooks().resolve()))


class NotHere(RequestHandler):
    """The answer to an address that leads nowhere."""

    def initialize(self, base_url: str) -> None:
        self._base_url = base_url

    def check_xsrf_cookie(self) -> None:
        """Nothing is done here."""

    def prepare(self) -> None:
        self.set_status(404)
        template = self.settings["voila_jinja2_env"].get_template("error.html")
        told = {"status_code": 404, "status_message": "Not Found", "base_url": self._base_url}
        self.finish(
            template.render(**told, include_url=lambda path: f"{self._base_url}voila/templates/mathgames/{path}")
        )


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
