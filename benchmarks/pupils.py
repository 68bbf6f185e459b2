"""A pupil who sits down at a table of `mathgames serve` over real sockets, as a browser would, but without one."""

from __future__ import annotations

import http.client
import json
import re
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0
"""Seconds to wait for anything at all."""

AS_A_BROWSER = {
    "Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Accept-Encoding": "identity",
}
DONE, GOING_AWAY = 1000, 1001
CONTROL = "pupil-control"
BUTTON = re.compile(r'<button\b(?=[^>]*\bdata-n="(\d+)")[^>]*>([^<]*)')
TAKEN_OUT = re.compile(r'aria-disabled="true"|\sdisabled')


class NoTable(Exception):
    """A page came without a table that answers."""


class Pupil:
    """One visitor: opens a page, waits until its table answers, presses what is on it, and leaves.

    `url` is the address above the pages; `home` the pupil's own address. On Linux everything from 127.0.0.1 to
    127.255.255.254 is this machine, so that a class can come from thirty addresses.
    """

    def __init__(self, url: str, page: str, home: str = "127.0.0.1") -> None:
        parts = urlsplit(url)
        self.host, self.base = parts.netloc, parts.path.removesuffix("voila/render/")
        self.page, self.home = page, home
        self.kernel_id = ""
        self.html = ""
        self.status = 0
        self.waits = 0
        self.states: dict[str, dict[str, Any]] = {}
        self._cookies: dict[str, str] = {}
        self._line: ClientConnection | None = None
        self._presses = 0

    def __enter__(self) -> Pupil:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def ask(self, method: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, dict[str, str], str]:
        """The answer to one request: its status, its headers and its text."""
        line = http.client.HTTPConnection(self.host, timeout=PATIENCE, source_address=(self.home, 0))
        try:
            cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
            line.request(method, path, headers=AS_A_BROWSER | {"Cookie": cookies} | (headers or {}))
            answer = line.getresponse()
            for cookie in answer.headers.get_all("Set-Cookie") or []:
                name, _, value = cookie.partition(";")[0].partition("=")
                self._cookies[name] = value
            return answer.status, dict(answer.headers), answer.read().decode()
        finally:
            line.close()

    def open(self, patience: float = PATIENCE) -> None:
        """Get the page; where the room is full, wait in line as its page does. Raises NoTable."""
        end = time.monotonic() + patience
        while True:
            self.status, headers, self.html = self.ask("GET", f"{self.base}voila/render/{self.page}")
            if self.status != 503 or time.monotonic() > end:
                break
            self.waits += 1
            time.sleep(float(headers.get("Retry-After", 1)))
        found = re.search(r'"kernelId": "([^"]+)"', self.html)
        if self.status != 200 or not found or "</html>" not in self.html:
            raise NoTable(f"{self.page}: status {self.status}, {len(self.html)} characters")
        self.kernel_id = found[1]

    def sit_down(self) -> None:
        """Set up the line to the table and learn what is on it. Raises NoTable."""
        address = f"ws://{self.host}{self.base}api/kernels/{self.kernel_id}/channels?session_id={uuid4()}"
        try:
            line = connect(
                address,
                source_address=(self.home, 0),
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                compression=None,
            )
            self._line = line.__enter__()
            about = {"comm_id": CONTROL, "target_name": "jupyter.widget.control", "data": {}}
            self.say("comm_open", about, {"version": "1.0.0"})
            self.say("comm_msg", {"comm_id": CONTROL, "data": {"method": "request_states"}})
            self.wait_for(lambda: bool(self.states))
        except (OSError, WebSocketException) as error:
            raise NoTable(f"{self.page}: no line to its table ({error!r})") from error

    def say(self, kind: str, content: dict[str, Any], metadata: dict[str, str] | None = None) -> None:
        """Send a message to the kernel."""
        header = {"msg_id": uuid4().hex, "msg_type": kind, "session": "pupil", "username": "", "version": "5.3"}
        message = {"header": header, "parent_header": {}, "metadata": metadata or {}, "content": content}
        self.line.send(json.dumps(message | {"buffers": [], "channel": "shell"}))

    @property
    def line(self) -> ClientConnection:
        """The line to the table."""
        assert self._line is not None, "sit down first"
        return self._line

    def wait_for(self, is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Listen to the table until something is so. Raises NoTable when it is gone, or at the end of patience."""
        end = time.monotonic() + patience
        while not is_so():
            try:
                self._hear(read(self.line.recv(timeout=max(0.01, end - time.monotonic()))))
            except (TimeoutError, WebSocketException) as error:
                raise NoTable(f"{self.page}: its table does not answer ({error!r})") from error

    def _hear(self, message: dict[str, Any]) -> None:
        content = message["content"]
        if message["header"]["msg_type"] == "status" and content["execution_state"] == "dead":
            raise NoTable(f"{self.page}: its table is gone")
        if message["header"]["msg_type"] != "comm_msg":
            return
        data = content["data"]
        if data.get("method") == "update_states":
            self.states = {one: value["state"] for one, value in data["states"].items()}
        elif data.get("method") == "update" and content["comm_id"] in self.states:
            self.states[content["comm_id"]].update(data["state"])

    def table(self) -> str:
        """The number of the first widget on the page that offers something."""
        drawn = (one for one, state in self.states.items() if "drawing" in state and next(offers(state["html"]), None))
        if found := next(drawn, None):
            return found
        raise NoTable(f"{self.page}: nothing on it can be pressed")

    def press(self) -> float:
        """Press something on the table; the seconds until it has answered. Raises NoTable."""
        table = self.table()
        state = self.states[table]
        before = state["drawing"]
        there = list(offers(state["html"]))
        cards = [number for number, what, tag in there if "mg-card" in tag] or [number for number, _, _ in there]
        deal = [number for number, what, _ in there if what.strip().startswith("Deal")]
        number = (deal or cards)[0 if deal else self._presses % len(cards)]
        self._presses += 1
        start = time.perf_counter()
        content = {"n": number, "drawing": before, "values": {}}
        self.say("comm_msg", {"comm_id": table, "data": {"method": "custom", "content": content}})
        self.wait_for(lambda: bool(self.states[table]["drawing"] != before))
        return time.perf_counter() - start

    def leave(self) -> None:
        """Close the page as a browser does: with a word to the server, and to the kernel's line."""
        if self.kernel_id:
            page = f"http://{self.host}{self.base}voila/render/{self.page}"
            with suppress(OSError, http.client.HTTPException):
                self.ask("POST", f"{self.base}voila/api/shutdown/{self.kernel_id}", {"Referer": page})
            self.kernel_id = ""
        self.get_up(GOING_AWAY)

    def get_up(self, why: int = DONE) -> None:
        """Close the line and forget what came over it, and keep the page."""
        line, self._line = self._line, None
        self.states = {}
        if line is not None:
            line.close(why)

    def has_a_kernel(self) -> bool:
        """Whether the server still keeps this pupil's kernel."""
        return self.ask("GET", f"{self.base}api/kernels/{self.kernel_id}")[0] == 200


def read(frame: str | bytes) -> dict[str, Any]:
    """A message of the kernel; what travels behind its text is left out."""
    if isinstance(frame, bytes):
        count, start = struct.unpack(">II", frame[:8])
        frame = frame[start : struct.unpack(">I", frame[8:12])[0] if count > 1 else len(frame)].decode()
    message: dict[str, Any] = json.loads(frame)
    return message


def offers(html: str) -> Iterator[tuple[int, str, str]]:
    """What can be pressed in a drawing: its number, its words, and its tag."""
    for found in BUTTON.finditer(html):
        if not TAKEN_OUT.search(found[0]):
            yield int(found[1]), found[2], found[0]
