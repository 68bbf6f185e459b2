"""Between browsers and a server: hands on what they say, until a line is forgotten as a network forgets a sleeper's.

with Between("http://127.0.0.1:8866/") as between:
    page.goto(between.url)
    between.forget()      # nobody is told; what is sent on the old lines is lost, and new ones work
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Between:
    """Listens on a port of its own, and calls the server for each line."""

    def __init__(self, url: str) -> None:
        self._to = urlsplit(url).port or 80
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}/"
        self._forgotten: set[socket.socket] = set()
        self._lines: list[socket.socket] = []

    def __enter__(self) -> Between:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        for line in self._lines:
            line.close()

    def forget(self) -> None:
        """What comes on the lines of now goes nowhere."""
        self._forgotten |= set(self._lines)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._server.accept()
                server = socket.create_connection(("127.0.0.1", self._to))
                self._lines += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while heard := one.recv(65536):
                if one not in self._forgotten:
                    other.sendall(heard)
        if one not in self._forgotten:
            with suppress(OSError):
                other.shutdown(socket.SHUT_WR)
