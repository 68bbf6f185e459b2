"""The site of plain files behind an address, over a line as slow as a test wants it, until the test stops it."""

from __future__ import annotations

import functools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copyfileobj
from typing import Any

PIECE = 4_096
"""Bytes that go down a slow line at a time."""


@dataclass
class Line:
    """A line that all connections share. `rate` is bytes a second, or None for as fast as it goes."""

    rate: int | None = None
    sent: list[tuple[str, int]] = field(default_factory=list)
    """What has been sent, in order: the address and its bytes."""
    one_at_a_time: threading.Lock = field(default_factory=threading.Lock)

    def send(self, source: Any, target: Any) -> None:
        """Send a file, a piece at a time."""
        if self.rate is None:
            copyfileobj(source, target)
            return
        while piece := source.read(PIECE):
            with self.one_at_a_time:
                time.sleep(len(piece) / self.rate)
            target.write(piece)


class Files(SimpleHTTPRequestHandler):
    """Hands out files, and says nothing about it."""

    def __init__(self, *given: Any, line: Line, **more: Any) -> None:
        self.line = line
        super().__init__(*given, **more)

    def log_message(self, format: str, *args: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        size = Path(source.name).stat().st_size
        try:
            self.line.send(source, outputfile)
        except ConnectionError:
            return  # the page was left
        self.line.sent.append((self.path.split("?")[0], size))


@contextmanager
def served(folder: Path, line: Line) -> Iterator[str]:
    """The address of a folder, until the block ends."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder), line=line))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
