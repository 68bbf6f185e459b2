"""The server's log: times, no kernel's number, and silence about what visitors do wrong."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from typing import Any

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError

OURS = "mathgames_widgets"
"""Whose lines are written from INFO on; of the programs below only what went wrong."""

FORM = "%(asctime)s %(levelname)s %(message)s"
NUMBERS = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
"""Who knows the number of a kernel may talk to it."""

SECRETS = re.compile(r"(token|password)=[^\s&\"']+", re.IGNORECASE)
VISITOR = re.compile(r"remote_ip='[^']*'|(?<= )\((?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[0-9a-f:]*:[0-9a-f:]*)\)")
"""Where Tornado says who asked for the page that failed."""

LEFT = (StreamClosedError, WebSocketClosedError, ConnectionError)
"""Faults that only say that a visitor has gone."""


def scrubbed(text: str) -> str:
    """A line without what would let a reader in, or say who came.

    >>> scrubbed("Kernel 0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f died after /x?token=abc")
    'Kernel (number) died after /x?token=(hidden)'
    >>> scrubbed("Uncaught exception GET /x (192.168.1.20) HTTPServerRequest(method='GET', remote_ip='::1')")
    "Uncaught exception GET /x (visitor) HTTPServerRequest(method='GET', (visitor))"
    """
    return VISITOR.sub("(visitor)", SECRETS.sub(r"\1=(hidden)", NUMBERS.sub("(number)", text)))


class Discreet(logging.Formatter):
    """Lines with times and without secrets, also where a traceback names them."""

    def format(self, record: logging.LogRecord) -> str:
        return scrubbed(super().format(record).encode("utf-8", "backslashreplace").decode())


def is_worth_saying(record: logging.LogRecord) -> bool:
    """Whether the person who runs the server wants to know this."""
    if record.levelno < logging.ERROR and not record.name.startswith(OURS):
        return False
    fault = record.exc_info[1] if record.exc_info else None
    if isinstance(fault, HTTPError):
        return fault.status_code >= 500
    return not isinstance(fault, LEFT)


def handler() -> logging.Handler:
    """Writes to the terminal, or to the journal of a service."""
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(Discreet(FORM))
    written.addFilter(is_worth_saying)
    return written


def keep(*loggers: logging.Logger) -> None:
    """Let the whole process, and these loggers with handlers of their own, write here from now on."""
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler())
    root.setLevel(logging.WARNING)
    for one in loggers:
        one.handlers.clear()
        one.propagate = True
        one.setLevel(logging.ERROR)
    logging.getLogger(OURS).setLevel(logging.INFO)


def visits(*, every: bool) -> Callable[[RequestHandler], Any]:
    """What is written about a finished request: faults of the server; every visit only where that is asked for."""
    log = logging.getLogger(f"{OURS}.visits")

    def write(visit: RequestHandler) -> None:
        status, request = visit.get_status(), visit.request
        if status >= 500 and status != 503:
            log.error("%d %s %s", status, request.method, request.path)
        elif every:
            log.info("%d %s %s (%.0f ms)", status, request.method, request.path, 1000 * request.request_time())

    return write
