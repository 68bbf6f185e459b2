"""Pages over a WebSocket: what has changed goes to one browser as JSON, and its messages come back. Knows no server."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from mathgames_widgets.core.entrance import LONGEST_ID, Message, Unfit, a_text, message, parsed, whole
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.assets import script
from mathgames_widgets.page.html import Element, Raw, div
from mathgames_widgets.page.page import Page

say = room("mathgames_widgets.core.entrance")

SHOWN = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept", "heard")
"""What the browser is told of a page."""

LONGEST = 64 * 1024
"""Characters of a message."""
LONGEST_FRAME = 4 * LONGEST
"""Characters of a message that is still answered with a sentence; anyone who sends more is hung up on."""


def drawn_early(page: Page) -> Element:
    """A page that stands in its place before the scripts come, which take it over as it stands.

    >>> from mathgames_widgets.page.html import p
    >>> print(drawn_early(Page(lambda offers: p("Hello."))))
    <div class="mg" data-early><div class="mg-page"><p>Hello.</p></div></div>
    """
    return div(div(Raw(page.html), cls="mg-page"), cls="mg", data_early=True)


@cache
def scripts() -> tuple[str, str]:
    """The script of every page, and the one that carries it."""
    return script(), (files("mathgames_widgets.carriers") / "socket.js").read_text(encoding="utf-8")


def heard(text: object, longest: int = LONGEST) -> tuple[str, Message] | None:
    """The name of a page and the message for it; None for anything else.

    A message that is too long is answered: it says only that.

    >>> heard('{"page": "a-1", "message": {"n": 3}}')[1].offer
    3
    >>> heard("[]") is None, heard(b"x") is None
    (True, True)
    """
    try:
        found = parsed(text, LONGEST_FRAME) if isinstance(text, str) else None
        if not isinstance(found, dict) or not isinstance(found.get("message"), dict):
            return None
        name, said = a_text(found.get("page"), LONGEST_ID), found["message"]
    except Unfit:
        return None
    if isinstance(text, str) and len(text) > longest:
        return name, Message(message({"id": said.get("id")}).id, trouble=lambda: say("too-long"))
    return name, message(said)


def different(before: str, after: str) -> tuple[int, int, str] | None:
    """How much of the beginning and of the end two texts share, and what stands between them in the second.

    None where that is not worth it, or where a browser counts otherwise than Python.

    >>> different("the lamp is off today", "the lamp is on today")
    (13, 6, 'n')
    >>> different("a 🎲 lamp is off", "a 🎲 lamp is on") is different("", "on") is None
    True
    """
    most = min(len(before), len(after))
    start = bisect_left(range(1, most + 1), True, key=lambda n: before[:n] != after[:n])
    end = bisect_left(range(1, most - start + 1), True, key=lambda n: before[-n:] != after[-n:])
    same = before[:start] + before[len(before) - end :]
    if 2 * len(same) < len(after) or not same or len(same.encode("utf-16-le")) != 2 * len(same):
        return None
    return start, end, after[start : len(after) - end]


def merged(state: dict[str, Any], news: Mapping[str, Any]) -> dict[str, Any]:
    """What a browser knows of a page after news of it.

    >>> merged({"html": "the lamp is off today", "drawing": 1}, {"cut": (13, 6, "n"), "drawing": 2})
    {'html': 'the lamp is on today', 'drawing': 2}
    """
    found = {**state, **news}
    if "cut" in found:
        start, end, between = found.pop("cut")
        found["html"] = state["html"][:start] + between + state["html"][len(state["html"]) - end :]
    return found


class PageLine:
    """The way from a page to one browser.

    >>> from mathgames_widgets.page.html import button
    >>> lamp = Page(lambda offers: button("on", data_n=offers("on")), lambda thing, values: lamp.redraw("Light."))
    >>> sent = []
    >>> line = PageLine(sent.append)
    >>> line.show(lamp, "lamp"); line.tell()
    >>> lamp.press(0); line.tell(); line.tell()
    >>> sent[1:]
    ['{"page": "lamp", "state": {"drawing": 2, "spoken": "Light."}}']

    Of a page most of which stays as it was, only what has changed is sent: the place in `cut`.
    """

    def __init__(
        self,
        send: Callable[[str], None],
        hang_up: Callable[[], None] = lambda: None,
        *,
        cuts: bool = True,
        keeps: bool = True,
    ) -> None:
        """`keeps`: whether the browser keeps what the page would keep; else someone else does."""
        self._send, self._hang_up, self._cuts, self._keeps = send, hang_up, cuts, keeps
        self._page: Page | None = None
        self._name = ""
        self._told: dict[str, Any] = {}
        self._informed: dict[str, Any] = {}
        self._is_first = True
        self._is_as_sent = True
        """Whether the browser has the HTML as it was sent; what it reads out of a page may be written otherwise."""

    def show(self, page: Page, name: str, known: Page | None = None) -> None:
        """From now on this page is shown; the browser has drawn `known` already."""
        if page is not self._page:
            self._page, self._name, self._is_first = page, name, True
            self._told = {} if known is None else self._of(known)
            self._is_as_sent = known is None

    def _of(self, page: Page) -> dict[str, Any]:
        """What the browser is told of a page; of one that is new here, all but the steps that led to it."""
        now = {name: getattr(page, name) for name in SHOWN}
        if not self._keeps:
            now |= {"keep": "", "kept": ""}
        return now | {"frames": ()} if self._is_first else now

    def tell(self) -> None:
        """Send what has changed since the last time."""
        if self._page is None:
            return
        now = self._of(self._page)
        news = {name: value for name, value in now.items() if name not in self._told or self._told[name] != value}
        before, self._told, self._is_first = self._told, now, False
        cuts, self._is_as_sent = self._cuts and self._is_as_sent, self._is_as_sent or "html" in news
        if cuts and (places := different(before.get("html", ""), news.get("html", ""))) is not None:
            news = {name: value for name, value in news.items() if name != "html"} | {"cut": places}
        if news:
            self._send(whole(json.dumps({"page": self._name, "state": news}, ensure_ascii=False)))

    def inform(self, **news: Any) -> None:
        """Tell the browser what holds for all pages of a class, as far as that has changed."""
        fresh = {name: value for name, value in news.items() if self._informed.get(name) != value}
        if fresh:
            self._informed |= news
            self._send(whole(json.dumps({"class": news}, ensure_ascii=False)))

    def end(self, why: str) -> None:
        """Say why nothing more comes, and hang up."""
        self._send(whole(json.dumps({"ended": why}, ensure_ascii=False)))
        self._hang_up()


class Places:
    """One web page with places for many pages, which share the way to it.

    >>> from mathgames_widgets.page.html import button
    >>> lamp, dark = [Page(lambda offers: button("on", data_n=offers("on"))) for _ in range(2)]
    >>> sent = []
    >>> places = Places(sent.append)
    >>> places.begin("ab12")
    >>> line = places.line("c1", lamp, dark); line.tell(); lamp.redraw("Light."); line.tell()
    >>> sent
    ['{"sitting": "ab12"}', '{"page": "c1 ab12", "state": {"drawing": 2, "spoken": "Light."}}']
    """

    def __init__(
        self, send: Callable[[str], None], hang_up: Callable[[], None] = lambda: None, *, keeps: bool = True
    ) -> None:
        self._send, self._hang_up, self._keeps = send, hang_up, keeps
        self._sitting = ""

    def begin(self, sitting: str) -> None:
        """Say to whom the browser speaks; after another one its places are as everyone sees them at first."""
        self._sitting = sitting
        self._send(json.dumps({"sitting": sitting}))

    def line(self, name: str, page: Page, known: Page | None) -> PageLine:
        """A line to one place, where the browser has `known` already."""
        line = PageLine(self._send, self._hang_up, keeps=self._keeps)
        line.show(page, f"{name} {self._sitting}", known)
        return line

    def end(self, why: str) -> None:
        """Say why nothing more comes, and hang up."""
        PageLine(self._send, self._hang_up).end(why)
