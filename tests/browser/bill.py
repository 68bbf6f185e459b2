"""What a visit costs: its requests, and its bytes over the network."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, Page

FIRST = (40, 1_600_000)
SECOND = (5, 20_000)
"""Requests and bytes over the network that a visit may cost, until the kernel speaks."""


@dataclass
class Bill:
    """What came over the network, by its request."""

    asked: dict[str, str] = field(default_factory=dict)
    bytes: int = 0

    def watch(self, line: CDPSession) -> None:
        """From now on; what comes from the browser's own store costs nothing."""
        line.send("Network.enable")
        line.on("Network.requestWillBeSent", self._asked)
        line.on("Network.requestServedFromCache", lambda event: self.asked.pop(event["requestId"], None))
        line.on("Network.responseReceived", self._answered)
        line.on("Network.loadingFinished", self._arrived)

    def _asked(self, event: dict) -> None:
        if event["request"]["url"].startswith("http"):
            self.asked[event["requestId"]] = event["request"]["url"]

    def _answered(self, event: dict) -> None:
        if event["response"].get("fromDiskCache"):
            self.asked.pop(event["requestId"], None)

    def _arrived(self, event: dict) -> None:
        if event["requestId"] in self.asked:
            self.bytes += event["encodedDataLength"]


def visit(page: Page, url: str) -> Bill:
    """Open a page anew, until it is ready."""
    page.goto("about:blank")
    bill, line = Bill(), page.context.new_cdp_session(page)
    bill.watch(line)
    page.goto(url, wait_until="networkidle")
    page.wait_for_selector("body[data-ready]")
    line.detach()
    return bill


def costs_little(page: Page, url: str, most: tuple[int, int] = FIRST) -> None:
    """A visit asks for no more than this, and never for the widgets' own scripts."""
    bill = visit(page, url)
    requests, size = most
    assert len(bill.asked) <= requests, bill.asked
    assert 0 < bill.bytes <= size, bill.asked
    assert not [url for url in bill.asked.values() if "voila.js" in url]
