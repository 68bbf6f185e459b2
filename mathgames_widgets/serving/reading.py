"""Lessons without a kernel: every page of a lesson is the same file for all, and one process answers all readers.

In a class the answers are the class's, on any device of a pupil; elsewhere a browser keeps its own.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any

from tornado.ioloop import IOLoop
from tornado.websocket import WebSocketHandler

from mathgames_widgets.carriers.socket import SHOWN, PageLine, Places, drawn_early, heard
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.codes import CodeError
from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.sitting import Sitting, first, mark
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.core.entrance import Message
from mathgames_widgets.core.faults import alone
from mathgames_widgets.page.html import Raw, div, el
from mathgames_widgets.page.page import Page
from mathgames_widgets.serving.limits import Bucket
from mathgames_widgets.serving.live import NO_SEAT, Addresses, Live, TableLine, script_names
from mathgames_widgets.serving.pace import let_pass

LOG = logging.getLogger(__name__)

PRESSES = (150, 12)
"""Messages of a reader at once, and then a second: a lesson of fifty pages comes back with what the browser kept."""

FULL = 1013
"""Why a line is closed that someone else may have in a while."""

READER = re.compile(r"[0-9a-f]{32}", re.ASCII)
SCRIPT_END = re.compile(r"</(?=script)|<!--", re.IGNORECASE)


# ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────────


def place(name: str, page: Page) -> str:
    """Where a page of a lesson stands: as everyone sees it at first, and what the scripts need to know of it."""
    state = {what: getattr(page, what) for what in SHOWN if what not in ("html", "frames")}
    told = el("script")(Raw(in_script(state)), type="application/json")
    return str(div(drawn_early(page), told, cls="page-place", data_cell=name))


def in_script(value: Any) -> str:
    """JSON that can stand in a script element.

    >>> "</script>" in in_script("</script>")
    False
    """
    return SCRIPT_END.sub(lambda found: found[0].replace("<", "\\u003c"), json.dumps(value, ensure_ascii=False))


def addresses(live: Live) -> list[str]:
    """Where the script that draws is found, and the one that carries."""
    return [live.base_url + f"t/script/{name}.js" for name in script_names()]


def told(lesson: ServedLesson, live: Live) -> str:
    """What the page of a lesson tells its script."""
    stage, _ = addresses(live)
    return in_script(
        {
            "stage": stage,
            "base": live.base_url,
            "line": f"{live.base_url}lesson/",
            "page": lesson.page,
            "first": mark(lesson),
        }
    )


def places_of(lesson: ServedLesson) -> dict[str, str]:
    """The HTML of each place of a lesson."""
    return {name: place(name, page) for name, page in first(lesson).items()}


# ── the lines ─────────────────────────────────────────────────────────────────────────────────────────────────────


class ReaderLine(TableLine):
    """The line between a lesson that someone reads and this process."""

    _sitting: Sitting | None = None
    _screen: Places | None = None
    _place = ""
    _pressed: Bucket

    async def get(self, page: str, *_: str) -> None:
        """A new reader waits where many come at once; nobody is refused."""
        reader = self.get_query_argument("reader", "")
        lesson = self.live.tables.readable.get(page)
        if lesson is None or not READER.fullmatch(reader):
            self.set_status(404)
            await self.finish()
            return
        if await self.live.reading.turn(self.asker, self.has_gone):
            await WebSocketHandler.get(self, page)

    async def open(self, page: str) -> None:
        self.set_nodelay(True)
        reader = self.get_query_argument("reader")
        sitting = self.live.readers.sitting(reader, self.live.tables.readable[page])
        if sitting is None:
            self.close(FULL)
            return
        self._pressed = self.live.bucket("reader", reader, *PRESSES)
        await self._sit_down(sitting, f"reader {reader}", keeps=True)

    async def _sit_down(self, sitting: Sitting, where: str, *, keeps: bool) -> None:
        loop = IOLoop.current()
        screen = Places(
            lambda text: loop.add_callback(self._send, text), lambda: loop.add_callback(self.close), keeps=keeps
        )
        self._sitting, self._screen, self._place = sitting, screen, where
        drawn = self.get_query_argument("first", "")
        await self._ask(lambda: sitting.enter(screen, drawn))
        if self.ws_connection is None or self.ws_connection.is_closing():
            self.on_close()

    async def _ask(self, work: Callable[[], None]) -> None:
        """Do something at this sitting, when nothing else is done there."""
        await self.live.turns.do(work, self._place, [(self._place, 1)], self.address)

    async def on_message(self, message: str | bytes) -> None:
        sitting = self._sitting
        await let_pass(self._pressed)
        if sitting is None:
            return

        found = heard(message)
        if found is None:
            return
        with alone("A message could not be heard", LOG):
            await self._hear(sitting, *found)

    async def _hear(self, sitting: Sitting, name: str, message: Message) -> None:
        await self._ask(lambda: sitting.hear(name, message))

    def on_close(self) -> None:
        sitting, screen = self._sitting, self._screen
        self._sitting = None
        if sitting is not None and screen is not None and not self.live.is_over:
            IOLoop.current().add_callback(self._ask, partial(sitting.leave, screen))


class PupilLine(ReaderLine):
    """The line between a lesson that a pupil of a class reads and this process; the class speaks over it too."""

    _school: Class | None = None
    _strip: PageLine | None = None

    async def get(self, typed: str, page: str, *_: str) -> None:
        """As at a table of the class."""
        if page not in self.live.tables.readable:
            self.set_status(404)
            await self.finish()
            return
        who = await self.draws(typed)
        if not who or await self.live.drawn.turn(who, self.has_gone):
            await WebSocketHandler.get(self, typed, page)

    async def open(self, typed: str, page: str) -> None:
        self.set_nodelay(True)
        try:
            school, person = await self.whose(typed)
        except (CodeError, CannotBeDone):
            school = person = None
        if not isinstance(school, Class) or person is None:
            self.close(NO_SEAT)
            return
        self._pressed = self.live.bucket("read", f"{school.code} {person}", *PRESSES)
        loop = IOLoop.current()
        strip = PageLine(
            lambda text: loop.add_callback(self._send, text), lambda: loop.add_callback(self.close), keeps=False
        )
        self._school, self._person, self._strip = school, person, strip
        home = f"{self.live.base_url}t/{school.code}"
        sitting = await self._at_class(lambda: school.read(person, page, strip, home))
        await self._sit_down(sitting, f"{school.code} {person} {page}", keeps=False)

    async def _at_class(self, work: Callable[[], Any]) -> Any:
        assert self._school is not None
        return await self.live.ask(self._school, work, self._person, self.address)

    async def _hear(self, sitting: Sitting, name: str, message: Message) -> None:
        school = self._school
        if school is not None and name == "class":  # it is told which screen is in front
            screen, lesson = message.values.get("screen", ""), sitting.lesson.page
            if screen.isascii() and screen.isdigit() and len(screen) < 3:
                await self._at_class(lambda: school.looks_at(self._person, lesson, int(screen)))
        elif school is not None and name.startswith("class "):
            await self._at_class(lambda: school.hear_above(self._person, name, message))
        else:
            await super()._hear(sitting, name, message)

    async def _ask(self, work: Callable[[], None]) -> None:
        school = self._school
        assert school is not None
        payers = [(school.code, school.SHARED_BY), (f"{school.code} {self._person}", 1)]
        await self.live.turns.do(work, self._place, payers, self.address)

    def on_close(self) -> None:
        school, strip = self._school, self._strip
        super().on_close()
        self._strip = None
        if school is not None and strip is not None and not self.live.is_over:
            person = self._person
            IOLoop.current().add_callback(self._at_class, lambda: school.stop_reading(person, strip))


READING: Addresses = (
    (r"lesson/([a-z0-9_/-]{1,81})/ws", ReaderLine),
    (r"t/([^/]{1,60})/lesson/([a-z0-9_/-]{1,81})/ws", PupilLine),
)
