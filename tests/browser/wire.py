"""What reaches a page: through its websockets, or as Python tells a page without a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page, WebSocket


@dataclass
class Wire:
    """Everything that reaches the page."""

    frames: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        """From now on, in every socket that the page opens; a page without a server is tapped with `frames.append`."""
        page.on("websocket", self._tap)

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(_text(frame)))

    def take(self) -> str:
        """What came since this was asked last."""
        came = "".join(self.frames)
        self.frames.clear()
        return came


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("utf-8", errors="replace")
