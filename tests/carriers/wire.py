"""A carrier made for tests: it knows of a page what a browser would, and everything goes through JSON."""

from __future__ import annotations

import json
from typing import Any

from mathgames_widgets.page.page import Page
from tests.table.pages import Node, read

SHOWN = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept")


class Wire:
    """A page at the end of a line. `updates` counts how often something new came."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.updates = 0
        self.hang_up = page.on_change(self._arrive)
        self._arrive()

    def _arrive(self) -> None:
        told = {name: getattr(self._page, name) for name in SHOWN}
        self.state: dict[str, Any] = json.loads(json.dumps(told))
        self.updates += 1

    @property
    def html(self) -> str:
        return str(self.state["html"])

    @property
    def read(self) -> Node:
        return read(self.html)

    def press(self, number: int, drawing: int | None = None, **values: str) -> None:
        """Take an offer of the drawing that is seen here, or of an earlier one."""
        seen = self.state["drawing"] if drawing is None else drawing
        self.send({"n": number, "drawing": seen, "values": values})

    def send(self, message: Any) -> None:
        self._page.hear(json.loads(json.dumps(message)))
