"""A Jupyter server as a notebook in a browser uses it: pages, and kernels that run cells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

DEAL = """
import re
from mathgames_widgets import play
from mathgames_widgets.games import byorf
table = play(byorf, seed="FERN-42")
deal = re.search(r'<button [^>]*data-key="deal"[^>]*>', table.html)[0]
table.press(int(re.search(r'data-n="(\\d+)"', deal)[1]))
print("dealt" if "mg-playing" in table.html else table.html)
table
"""
"""Deals a table, as the button does, and shows it."""

VIEW = "application/vnd.jupyter.widget-view+json"


class Jupyter:
    """A server that lets in whoever has its token."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url, token

    def ask(self, path: str, body: dict[str, Any] | None = None, method: str | None = None) -> str:
        """What an address answers, with the token of a link. Raises OSError where it refuses."""
        sign = "&" if "?" in path else "?"
        sent = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}{path}{sign}token={self.token}", sent, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            text: str = answer.read().decode()
        return text

    @contextmanager
    def kernel(self, notebook: str = "") -> Iterator[Kernel]:
        """The kernel of a notebook, in the notebook's folder, until the block ends."""
        started = json.loads(self.ask("api/kernels", {"name": "python3", "path": notebook}))["id"]
        address = f"{self.url.replace('http', 'ws', 1)}api/kernels/{started}/channels?token={self.token}"
        with connect(address, max_size=None, open_timeout=PATIENCE) as line:
            yield Kernel(line)
        with suppress(OSError):  # the server may be gone by now
            self.ask(f"api/kernels/{started}", method="DELETE")


class Kernel:
    """What runs the cells."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line

    def run(self, code: str) -> dict[str, str]:
        """What a cell printed, as "text", and each kind of what it showed. Raises RuntimeError with its error."""
        return self._heard(self.begin(code))

    def begin(self, code: str) -> str:
        """Let a cell run and wait for nothing; the number of the message."""
        number = uuid4().hex
        header = {"msg_id": number, "msg_type": "execute_request", "session": "test", "username": "", "version": "5.3"}
        content = {"code": code, "silent": False, "store_history": False, "allow_stdin": False}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}
        self._line.send(json.dumps(message))
        return number

    def printed(self) -> str:
        """The next that a cell prints, while it runs."""
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            if message["header"]["msg_type"] == "stream":
                return str(message["content"]["text"])

    def _heard(self, number: str) -> dict[str, str]:
        found = {"text": ""}
        while True:
            message = json.loads(self._line.recv(timeout=PATIENCE))
            kind, content = message["header"]["msg_type"], message["content"]
            if message["parent_header"].get("msg_id") != number:
                continue
            if kind == "error":
                raise RuntimeError("\n".join(content["traceback"]))
            if kind == "stream":
                found["text"] += content["text"]
            if kind in ("execute_result", "display_data"):
                found |= {name: str(value) for name, value in content["data"].items()}
            if kind == "status" and content["execution_state"] == "idle":
                return found
