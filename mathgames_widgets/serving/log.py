"""What a server writes down: times, no kernel's number, and silence about what visitors do wrong.

No name, no hand and no code stands there, in a server of our own or in someone else's.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable
from traceback import walk_tb
from typing import Any

from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError

from mathgames_widgets.core.faults import told

OURS = "mathgames_widgets"
"""Whose lines are written from INFO on; of the programs below only what went wrong."""

FORM = "%(asctime)s %(levelname)s %(message)s"
NUMBERS = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
"""Who knows the number of a kernel may talk to it."""

SECRETS = re.compile(r"(token|password|key|code|class)=[^\s&\"']+", re.IGNORECASE)
PLACES = re.compile(r"(?<=/)(t|class)/(?!new\b|script\b)[^\s/?\"']+")
"""The addresses of tables and of classes: who knows the code may come in."""
VISITOR = re.compile(
    r"remote_ip='[^']*'|(?<= )\((?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[0-9a-f:]*:[0-9a-f:]*|[^()\s]*@[^()\s]*)\)"
)
"""Where Tornado says who asked for the page that failed, and Jupyter who asked for any."""

LEFT = (StreamClosedError, WebSocketClosedError, ConnectionError)
"""Faults that only say that a visitor has gone."""


def scrubbed(text: str) -> str:
    """A line without what would let a reader in, or say who came.

    >>> scrubbed("Kernel 0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f died after /x?token=abc")
    'Kernel (number) died after /x?token=(hidden)'
    >>> scrubbed("500 POST /t/FERN-42/report")
    '500 POST /t/(code)/report'
    >>> scrubbed("Uncaught exception GET /x (192.168.1.20) HTTPServerRequest(method='GET', remote_ip='::1')")
    "Uncaught exception GET /x (visitor) HTTPServerRequest(method='GET', (visitor))"
    >>> scrubbed("404 GET /t/FERN-42 (asha@192.168.1.20) 1.20ms")
    '404 GET /t/(code) (visitor) 1.20ms'
    """
    text = SECRETS.sub(r"\1=(hidden)", NUMBERS.sub("(number)", text))
    return VISITOR.sub("(visitor)", PLACES.sub(r"\1/(code)", text))


CALLED = re.compile(r"(?<=callback) .*")
"""What other programs write of a callback that failed: all that it was called with."""


class Discreet(logging.Formatter):
    """Lines with times and without secrets."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(logging.makeLogRecord({**vars(record), **without_secrets(record)}))


def without_secrets(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says instead: of what others write the first line, and of a fault where it was.

    A fault's own message, and what a callback was called with, can hold anything that someone typed.
    """
    said = str(record.getMessage())
    if not str(record.name).startswith(OURS):
        said = CALLED.sub("", said.partition("\n")[0])
    fault = record.exc_info[1] if record.exc_info else None
    said += "" if fault is None else f": {fault_told(fault)}"
    return {"msg": scrubbed(said.encode("utf-8", "backslashreplace").decode()), "args": None, **NO_FAULT}


NO_FAULT = {"exc_info": None, "exc_text": None, "stack_info": None}


def fault_told(fault: BaseException) -> str:
    """A fault for a log. What the machine says of its disk and its network holds no words of visitors."""
    return f"{told(fault)}: {fault.strerror}" if isinstance(fault, OSError) and fault.strerror else told(fault)


def is_worth_saying(record: logging.LogRecord) -> bool:
    """Whether the person who runs the server wants to know this."""
    if record.levelno < logging.ERROR and not record.name.startswith(OURS):
        return False
    fault = record.exc_info[1] if record.exc_info else None
    if isinstance(fault, HTTPError):
        return fault.status_code >= 500
    return not isinstance(fault, LEFT)


class AboutUs(logging.Filter):
    """In the log of a server that is someone else's: lines about our pages lose what would let a reader in, or say
    who did what there; all others stay as they are.
    """

    def __init__(self, base_url: str) -> None:
        super().__init__()
        self._ours = re.compile(rf"{re.escape(base_url)}(?:t|class|join)\b|\b{OURS}\b")

    def filter(self, record: logging.LogRecord) -> bool:
        if self._is_about_us(record):
            vars(record).update(without_secrets(record))
        return True

    def _is_about_us(self, record: logging.LogRecord) -> bool:
        if record.name.startswith(OURS) or self._ours.search(record.getMessage()):
            return True
        trace = record.exc_info[2] if record.exc_info else None
        return any(frame.f_globals.get("__name__", "").startswith(OURS) for frame, _ in walk_tb(trace))


OTHERS = ("tornado.access", "tornado.application", "tornado.general", "asyncio")
"""Who else writes about our pages, in a server that is someone else's."""


def keep_to_ourselves(base_url: str, log: logging.Logger) -> None:
    """Let nobody read in a foreign server's log what people do on our pages; `log` is that server's own."""
    about_us = AboutUs(base_url)
    for logger in (log, *map(logging.getLogger, OTHERS), *logging.getLogger().handlers):
        logger.addFilter(about_us)
    if logging.lastResort is not None:
        logging.lastResort.addFilter(about_us)


def log_handler() -> logging.Handler:
    """Writes to the terminal, or to the journal of a service."""
    written = logging.StreamHandler(sys.stderr)
    written.setFormatter(Discreet(FORM))
    written.addFilter(is_worth_saying)
    return written


def keep_log(*loggers: logging.Logger) -> None:
    """Let the whole process, and these loggers with handlers of their own, write here from now on."""
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(log_handler())
    root.setLevel(logging.WARNING)
    for logger in loggers:
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.ERROR)
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
