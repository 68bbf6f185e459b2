"""Live tables: people come with a code and a nickname, and one process plays with all of them; no kernel is started."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from importlib.resources import files
from types import TracebackType
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

from tornado.httputil import HTTPServerRequest
from tornado.ioloop import IOLoop
from tornado.web import Finish, HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from mathgames_widgets.carriers.socket import LONGEST_FRAME, PageLine, heard, scripts
from mathgames_widgets.classroom.admission import HereAlready
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.codes import EXAMPLE, LONGEST as LONGEST_CODE, CodeError, read_code
from mathgames_widgets.classroom.gathering import Gathering
from mathgames_widgets.classroom.roster import OWN_CODE, holder_of, read_own_code
from mathgames_widgets.classroom.standing import CannotBeDone, nickname
from mathgames_widgets.classroom.table import LiveTable
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.classroom.thinking import BotQuestion, Question, Thinkers
from mathgames_widgets.classroom.tickets import Opens, holder, ticket, token_for, token_of
from mathgames_widgets.core.entrance import alike, place
from mathgames_widgets.core.faults import alone, told
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.assets import styles
from mathgames_widgets.page.html import Element, Raw, a, el, p
from mathgames_widgets.page.scripts import words_of_live_tables
from mathgames_widgets.serving.door import BROWSER
from mathgames_widgets.serving.handlers import PlainHandler, h1, main
from mathgames_widgets.serving.headers import A_YEAR, HOST, link_to_styles, safe
from mathgames_widgets.serving.limits import Bucket, Buckets, usable_processors
from mathgames_widgets.serving.pace import Asker, Pace, Paces, let_pass, new_browser
from mathgames_widgets.serving.places import own_name_in_the_room
from mathgames_widgets.serving.readers import OpenReaders
from mathgames_widgets.serving.turns import Turns
from mathgames_widgets.table.start import LONGEST_NAME

say = room(__name__)

LOG = logging.getLogger(__name__)
T = TypeVar("T")

LOOPBACK = ("localhost", "127.0.0.1", "::1")
"""Names of the machine itself; no phone gets anywhere with them."""

COOKIE = "mathgames-seat"

LETS_GO = 0.0005
"""Seconds after which a table that draws lets others send; a whole class feels the ten times as many that are usual."""

LOOKS_AROUND = 2.0
"""Seconds between two looks at who has gone."""

NEW_TABLES = (40, 4)
JOINS = (300, 20)
WRONG_CODES = (200, 50)
FORMS = (300, 60)
READERS = (300, 30)
"""From everywhere: so many at once, and then so many a second. What comes faster waits in a line, and the browser that
has asked for least goes first; nobody is refused, since a whole school often has a single address."""

PRESSES = (40, 12)
"""Messages of one person at once, and then a second; what comes faster waits."""

LINES = (20, 1)
"""Lines that one person may draw to a table at once, and then a second; what comes faster waits."""

SLOWEST = 1_000_000
"""Characters that may be on their way to a screen; one that takes nothing in is left."""

PING = 20
NO_SEAT, TOO_SLOW = 4403, 4408
"""Why a line is closed, for the script at its other end."""

RENAME, SHARE = "rename", "share"
"""What may be meant by a second name from one browser."""

Addresses = Sequence[tuple[str, type[RequestHandler]]]


class TeachersLine(Protocol):
    """A line to a teacher's page."""

    async def still_leads(self) -> bool:
        """Whether it may stay; else it is closed."""


class Live:
    """The live tables of a server: one thing at a time happens at a table, and many tables side by side."""

    def __init__(self, tables: Tables, base_url: str, *, needs_login: bool = False, is_open: bool = False) -> None:
        """`needs_login`: people must have come in; `is_open`: the server listens to other machines."""
        self.tables, self.base_url, self.needs_login, self.is_open = tables, base_url, needs_login, is_open
        hands = max(4, 2 * usable_processors())
        self._hands = ThreadPoolExecutor(hands, thread_name_prefix="tables")
        self.turns = Turns(self._hands, hands)
        self.strangers, self.joins, self.openings = Pace(*WRONG_CODES), Pace(*JOINS), Pace(*NEW_TABLES)
        self.forms, self.reading = Pace(*FORMS), Pace(*READERS)
        self.readers = OpenReaders()
        self.drawn = Paces(*LINES)
        self._buckets = Buckets()
        self._rounds: asyncio.Task[None] | None = None
        self._behind: dict[str, asyncio.Task[None]] = {}
        self._looked_after: dict[str, asyncio.Task[None]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.led: set[TeachersLine] = set()
        """The lines over which classes are led."""
        self.owner_leads = False
        """Whether someone who is logged in may open the teacher's pages, without a key."""
        self.thinkers = Thinkers()
        tables.think = self._think
        self.is_over = False

    async def ask(self, table: Gathering, work: Callable[[], T], person: str = "", address: str = "") -> T:
        """Do something at a table when nothing else is done there; others go on meanwhile, also while a bot thinks.

        It is charged to the table, and to the one who asks for it.
        """
        self._begin()
        payers = [(table.code, table.SHARED_BY), *([(f"{table.code} {person}", 1)] if person else [])]
        return await self.turns.do(work, table.code, payers, address)

    async def away(self, work: Callable[[], T], who: str = "") -> T:
        """Do something that may wait for the disk; it is charged to `who`, where someone is named."""
        return await self.turns.do(work, payers=[(who, 1)] if who else [])

    async def find(self, typed: str, address: str = "") -> Gathering:
        """A table or a class by its code. Raises CodeError and CannotBeDone."""
        code = read_code(typed)
        payers = [(code, LiveTable.SHARED_BY)] if address else []
        return await self.turns.do(lambda: self.tables.find(code), code, payers, address)

    def _think(self, table: LiveTable, question: Question) -> Any:
        """A quick bot answers here; another one in a process of its own, and its table goes on when it has decided."""
        if self._loop is None or (isinstance(question, BotQuestion) and self.thinkers.is_short(question)):
            return self.thinkers.here(question)
        loop = self._loop

        def tell(answer: Any) -> None:
            if not self.is_over:
                loop.call_soon_threadsafe(lambda: loop.create_task(self._tell(table, question, answer)))

        self.thinkers.ask(question, tell, table.code)
        return None

    async def _tell(self, table: LiveTable, question: Question, answer: Any) -> None:
        is_due = answer is None and isinstance(question, BotQuestion)
        try:
            await self.ask(table, lambda: table.answered(question, self.thinkers.here(question) if is_due else answer))
        except Exception as fault:
            LOG.error("A bot's move could not be made: %s", told(fault))

    def bucket(self, what: str, address: str, most: float, speed: float) -> Bucket:
        """What is left for this address."""
        return self._buckets.of(f"{what} {address}", most, speed)

    def address(self, request: HTTPServerRequest) -> str:
        """Where others find this server, as the browser that asks has found it; empty where they cannot."""
        here = place(f"//{request.host}")
        name, port = urlsplit(f"//{here}").hostname or "", here.rpartition(":")[2]
        if name in LOOPBACK:
            if not self.is_open:
                return ""
            name = own_name_in_the_room()
            host = f"{name}:{port}" if port.isdigit() else name
        else:
            host = here if HOST.fullmatch(here) else ""
        return f"{request.protocol.replace('ws', 'http')}://{host}{self.base_url}" if host else ""

    def _begin(self) -> None:
        if self._rounds is None:
            self._loop = asyncio.get_running_loop()
            sys.setswitchinterval(LETS_GO)
            self._rounds = self._loop.create_task(self._look_around())
            self.tables.store.follow(partial(self._told, self._loop))

    def _told(self, loop: asyncio.AbstractEventLoop, code: str) -> None:
        """Asked from a thread of the store."""
        with suppress(RuntimeError):  # the server ends
            loop.call_soon_threadsafe(self._changed_elsewhere, code)

    def _changed_elsewhere(self, code: str) -> None:
        """Another server has written to a table, to one of a class, or to any: show it to those who look at it here."""
        code, _, _ = code.partition("/")
        for table in self.tables.here:
            if code in ("", table.code) and not table.is_empty and table.code not in self._behind:
                self._behind[table.code] = asyncio.create_task(self._catch_up(table))

    async def _catch_up(self, table: Gathering) -> None:
        def catch_up() -> None:
            self._behind.pop(table.code, None)
            table.catch_up()

        try:
            await self.turns.do(catch_up, table.code)
        except Exception as fault:
            LOG.error("What another server wrote could not be read: %s", told(fault))

    async def look_at_teachers(self) -> None:
        """Close the lines of those who were signed out, here or at another server."""
        for line in tuple(self.led):
            await line.still_leads()

    async def _look_around(self) -> None:
        """See who has gone, and clear away what nobody uses."""
        while True:
            await asyncio.sleep(LOOKS_AROUND)
            for table in self.tables.here:
                if not table.is_empty and table.code not in self._looked_after:
                    self._looked_after[table.code] = asyncio.create_task(self._look_after(table))
            with alone("Lines of teachers could not be looked after", LOG):
                await self.look_at_teachers()
            with alone("Live tables could not be cleared away", LOG):
                await self.away(self.tables.sweep)
                self.readers.sweep()

    async def _look_after(self, table: LiveTable | Class) -> None:
        """No other table waits for this one, which may have to wait until it is its turn."""
        try:
            with alone("A live table could not be looked after", LOG):
                await self.ask(table, table.look_around)
        finally:
            del self._looked_after[table.code]

    def stop(self) -> None:
        """Nothing more is done."""
        self.is_over = True
        if self._rounds is not None:
            self._rounds.cancel()
        self.thinkers.stop()
        self.turns.stop()
        self._hands.shutdown(wait=False, cancel_futures=True)
        self.tables.store.close()

    def handlers(self, also: Addresses = (), gate: type[RequestHandler] | None = None) -> list[Any]:
        """The addresses, and others that belong here; behind a gate, where a server has one, one must have come in."""
        found: list[tuple[str, type[RequestHandler]]] = [
            (r"join", JoinHandler),
            (r"t/new", NewHandler),
            (r"t/script/([0-9a-f]{16})\.js", ScriptHandler),
            (r"t/([^/]{1,60})/ws", TableLine),
            (r"t/([^/]{1,60})", TableHandler),
            *also,
        ]
        return [
            (self.base_url + path, type(handler.__name__, (handler, gate), {}) if gate else handler, {"live": self})
            for path, handler in found
        ]


# ── pages ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def class_styles() -> str:
    """What the pages of a class wear besides."""
    return (files("mathgames_widgets.classroom") / "class.css").read_text(encoding="utf-8")


@cache
def script_names() -> dict[str, str]:
    """The scripts by names that say what is in them."""
    return {hashlib.sha256(text.encode()).hexdigest()[:16]: text for text in scripts()}


script, template = el("script"), el("template")


class LiveHandler(PlainHandler):
    """What all handlers of live tables have in common."""

    in_notebooks = False
    """Whether a notebook of this server may show the page in a frame."""

    def initialize(self, live: Live) -> None:
        self.live = live

    @property
    def home(self) -> str:
        return self.live.base_url

    async def prepare(self) -> None:
        came = super().prepare()
        if came is not None:
            await came
        if self._finished:
            return
        if self.live.needs_login and not self.current_user:
            raise HTTPError(403)
        if self.request.method == "POST":
            self._must_be_from_here()

    def head(self, *path: str) -> Awaitable[None] | None:
        """The same, of which only the headers go out."""
        return self.get(*path)

    def check_xsrf_cookie(self) -> None:
        """Asked in `prepare`, in every server alike."""

    def _must_be_from_here(self) -> None:
        """Raise HTTPError where a page from elsewhere sends this."""
        if "Origin" in self.request.headers and not self.is_from_here():
            raise HTTPError(403)
        RequestHandler.check_xsrf_cookie(self)

    def set_default_headers(self) -> None:
        for name, value in safe(self.request.host, "", is_framed=self.in_notebooks).items():
            self.set_header(name, value)
        self.set_header("Cache-Control", "no-store")

    def write_error(self, status_code: int, **_: Any) -> None:
        self.show_page(say("not-shown"), p(say("status", code=status_code, reason=self._reason)), status=status_code)

    def write_page(
        self, name: str, sheets: Raw | tuple[object, ...], *inside: object, **attributes: str | bool
    ) -> None:
        """A whole page; a browser that comes for the first time gets its cookie with it."""
        if not self.asker.browser:
            self.give(BROWSER, ticket(self.live.tables.secret, Opens.LINES, new_browser(time.time())), "")
        super().write_page(name, sheets, *inside, **attributes)

    @property
    def asker(self) -> Asker:
        """Who stands in a line when this waits in one."""
        token = token_of(self.live.tables.secret, Opens.LINES, self.get_cookie(BROWSER) or "")
        return Asker.known(self.address, token or "", time.time())

    def show_frame(self, heading: str, line: str, sheet: str = "") -> None:
        """A page into which its line brings everything."""
        stage, carrier = [self.at(f"t/script/{name}.js") for name in script_names()]
        words = words_of_live_tables()
        self.write_page(
            heading,
            Raw(f"{link_to_styles(styles(), self.home)}<style>{FRAME}{sheet}</style>"),
            main(
                id="table",
                data_stage=stage,
                data_address=self.at(line),
                data_base=self.home,
                data_code=line.split("/")[1],
            ),
            p(id="line", role="status", hidden=True, data_lost=words["line-lost"], data_pressed=words["press-lost"]),
            template(
                h1(heading, tabindex="-1"),
                p(role="status"),
                p(a(say("open-again"), href="")),
                p(a(say("home"), href=self.home)),
                id="ended",
            ),
            script(type="module", src=carrier),
            data_mathgames_site=True,
        )

    def ask_for(
        self, heading: str, action: str, words: str, *boxes: object, trouble: str = "", status: int = 200
    ) -> None:
        """A page with a form."""
        form = self.form(action, words, *boxes, trouble=trouble, _xsrf=self.form_token)
        self.show_page(heading, form, status=status)

    @property
    def form_token(self) -> str:
        """What shows that a form comes from a page of ours. A Jupyter server's own handlers have a `token` already."""
        made: str | bytes = self.xsrf_token
        return made if isinstance(made, str) else made.decode()

    def person_at(self, table: Gathering, cookie: str = COOKIE) -> str | None:
        """Who this browser is there; None for a stranger."""
        person = self.holder(table.code, cookie)
        return person if person is not None and table.knows(person) else None

    def holder(self, code: str, cookie: str = COOKIE) -> str | None:
        """Who this browser says it is at a table, with a ticket of ours; else None."""
        return holder(self.live.tables.secret, code, self.get_cookie(cookie) or "")

    async def wait(self, line: Pace) -> None:
        """Wait until it is this visitor's turn. Raises Finish where the visitor has gone."""
        if not await line.turn(self.asker, self.has_gone):
            raise Finish

    async def look_up(self, typed: str, cookie: str = COOKIE) -> Gathering:
        """A table or a class by its code. Raises CodeError and CannotBeDone.

        Strangers wait where many codes were wrong lately: a right one costs nothing, but nobody finds out which one is
        right any sooner. Anyone who has a seat there does not wait.
        """
        if self.holder(typed, cookie) is not None:
            return await self.live.find(typed, self.address)
        await self.wait(self.live.strangers)
        found = await self.live.find(typed, self.address)
        self.live.strangers.give_back(self.asker)
        return found

    async def take_seat(self, table: Gathering, name: str, browser: str = "") -> None:
        """Come to a table and go to its page; `browser` is who came with this browser before. Raises CannotBeDone."""
        await self.wait(self.live.joins)
        token = await self.live.ask(table, lambda: table.join(name, browser), self.at_the_door, self.address)
        self._seat(table.code, token)

    def _seat(self, code: str, token: str) -> None:
        """From now on this browser's owner has the seat of this token."""
        seat = ticket(self.live.tables.secret, Opens.SEAT, token, code)
        self.give(COOKIE, seat, f"t/{code}")
        self.give(cookie_at_the_door(code), seat, "join")
        self.redirect(self.at(f"t/{code}"), status=303)

    @property
    def at_the_door(self) -> str:
        """Who is charged for what someone does who has no seat yet."""
        return f"door {self.asker.account}"

    def typed(self, name: str) -> str:
        """What was typed into a box."""
        return str(self.get_body_argument(name, ""))[:200]


def cookie_at_the_door(code: str) -> str:
    """What shows the form for joining who this browser is at a table: the table's own cookie goes to its page only."""
    return f"{COOKIE}-{code}"


class JoinHandler(LiveHandler):
    """Asks for a code and a nickname."""

    in_notebooks = True

    async def get(self) -> None:
        await self.wait(self.live.forms)
        self.ask(self.get_query_argument("code", "")[:60], self.get_query_argument("name", "")[:LONGEST_NAME])

    def ask(self, code: str = "", name: str = "", trouble: str = "", status: int = 200) -> None:
        """Show the form, with what was typed."""
        self.ask_for(
            say("join-a-table"),
            "join",
            say("join"),
            self.box("code", say("code"), code, placeholder=EXAMPLE, maxlength=LONGEST_CODE, autofocus=not code),
            self.box("name", say("your-nickname"), name, maxlength=LONGEST_NAME, autofocus=bool(code)),
            p(say("or-own-code")),
            p(a(say("what-is-kept"), href=self.at("privacy"))),
            trouble=trouble,
            status=status,
        )

    async def post(self) -> None:
        code, name = self.typed("code"), self.typed("name")
        try:
            table = await self.look_up(code)
            if isinstance(table, Class) and await self._came_with_code(table, name):
                return
        except (CodeError, CannotBeDone) as refused:
            self.ask(code, name, str(refused), status=400)
            return
        person = self.person_at(table, cookie_at_the_door(table.code))
        try:
            if person is not None and alike(nickname(name), table.standing.people[person].name):
                self.redirect(self.at(f"t/{table.code}"), status=303)
            elif person is not None and isinstance(table, Class) and (means := self.typed("means")):
                await self._means(table, person, name, means)
            else:
                await self.take_seat(table, name, self.holder(table.code, cookie_at_the_door(table.code)) or "")
        except HereAlready as already:
            self._ask_what_is_meant(table.code, name, already)
        except CannotBeDone as refused:
            self.ask(table.code, name, str(refused), status=400)

    async def _came_with_code(self, school: Class, typed: str) -> bool:
        """Whether a personal code was typed; its owner sits down. Raises CannotBeDone where it is nobody's."""
        if not read_own_code(typed):
            return False
        await self.wait(self.live.joins)
        person = holder_of(self.live.tables.secret, school.standing.people, typed)
        if person is None:
            if school.standing.roster and OWN_CODE.fullmatch(typed.strip()):
                raise CannotBeDone(say("no-such-own-code", code=school.code))
            return False
        await self.live.ask(school, lambda: school.do(lambda: school.come_with_code(person)), person, self.address)
        self._seat(school.code, token_for(person))
        return True

    # ── one pupil in one browser ──────────────────────────────────────────────────────────────────────────────────

    def _ask_what_is_meant(self, code: str, name: str, already: HereAlready) -> None:
        """This browser is in the class under another name."""
        go_on = p(a(say("go-on-as", name=already.name), href=self.at(f"t/{code}")))
        rename = self._choice(say("change-name", name=name), code, name, RENAME) if already.can_rename else None
        share = self._choice(say("someone-else", name=name), code, name, SHARE)
        self.show_page(say("here-already"), p(str(already)), go_on, rename, share)

    def _choice(self, words: str, code: str, name: str, means: str) -> Element:
        return self.form("join", words, code=code, name=name, means=means, _xsrf=self.form_token)

    async def _means(self, school: Class, person: str, name: str, means: str) -> None:
        """What someone meant by another name. Raises CannotBeDone."""
        if means == RENAME:
            await self.live.ask(school, lambda: school.rename(person, name))
            self.redirect(self.at(f"t/{school.code}"), status=303)
        elif school.standing.gate.allows(person, name):
            await self.take_seat(school, name, person)
        else:
            await self.live.ask(school, lambda: school.wish_to_join(person, name))
            words = p(say("teacher-sees-wish", name=name))
            self.show_page(say("ask-your-teacher"), words, self._choice(say("join"), school.code, name, SHARE))


class NewHandler(LiveHandler):
    """Opens a table."""

    async def get(self) -> None:
        await self.wait(self.live.forms)
        self.ask()

    def ask(self, name: str = "", trouble: str = "", status: int = 200) -> None:
        """Show the form, with what was typed."""
        self.ask_for(
            say("open-a-table"),
            "t/new",
            say("open-it"),
            self.box("name", say("your-nickname"), name, maxlength=LONGEST_NAME, autofocus=True),
            trouble=trouble,
            status=status,
        )

    async def post(self) -> None:
        name = self.typed("name")
        try:
            nickname(name)
            await self.wait(self.live.openings)
            table = await self.live.away(partial(self.live.tables.open, self.address), self.at_the_door)
            await self.take_seat(table, name)
        except CannotBeDone as refused:
            self.ask(name, str(refused), status=400)


class TableHandler(LiveHandler):
    """The page of a table: a frame, into which its line brings everything."""

    in_notebooks = True

    async def get(self, typed: str) -> None:
        try:
            table = await self.look_up(typed)
        except (CodeError, CannotBeDone) as refused:
            if await self._may_bring_back(typed):
                self._offer_to_bring_back(typed)
                return
            self.show_page(
                say("nothing-here"), p(str(refused)), p(a(say("type-a-code"), href=self.at("join"))), status=404
            )
            return
        if typed != table.code:
            self.redirect(self.at(f"t/{table.code}"))
        elif self.person_at(table) is None:
            self.redirect(self.at(f"join?code={table.code}"))
        else:
            self.show_frame(table.called, f"t/{table.code}/ws", "" if isinstance(table, LiveTable) else class_styles())

    async def _may_bring_back(self, code: str) -> bool:
        """Whether this browser's owner may have a deleted table again: who opened it or played at it."""
        person = self.holder(code)
        if person is None:
            return False
        try:
            table = await self.live.away(lambda: self.live.tables.deleted(code))
        except CodeError:
            return False
        return table is not None and table.may_close(person)

    def _offer_to_bring_back(self, code: str, trouble: str = "") -> None:
        words = p(say("can-bring-back"))
        self.ask_for(say("was-deleted", code=code), f"t/{code}", say("bring-back"), words, trouble=trouble, status=404)

    async def post(self, typed: str) -> None:
        if not await self._may_bring_back(typed):
            raise HTTPError(403)
        try:
            await self.live.away(lambda: self.live.tables.bring_back(typed))
        except CannotBeDone as refused:
            self._offer_to_bring_back(typed, str(refused))
            return
        self.redirect(self.at(f"t/{typed}"), status=303)


FRAME = """
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
#line { position: fixed; inset: auto 12px 12px; z-index: 60; margin: 0; padding: 8px 16px; border-radius: 8px;
  background: #22262b; color: #fffdf9; }
.mg-lobby { min-height: 100vh; box-sizing: border-box; border-radius: 0; }
.mg-lobby .mg-code { font-size: clamp(2rem, 8vw, 3.5rem); letter-spacing: 0.04em; white-space: nowrap; }
.mg-invite { display: flex; align-items: center; gap: 16px; flex-wrap: wrap; }
.mg-invite strong { white-space: nowrap; }
.mg-invite p { flex: 1 1 16rem; margin: 0; font-size: 1.15rem; }
.mg-invite .mg-address { overflow-wrap: anywhere; white-space: normal; }
.mg-qr { flex: none; width: min(13rem, 45vw); border-radius: 8px; overflow: hidden; background: #fff; }
.mg-qr svg { display: block; width: 100%; height: auto; }
#line[hidden] { display: none; }
.gone { padding: 15vh 16px; text-align: center; }
.gone h1:focus { outline: none; }
"""


class ScriptHandler(LiveHandler):
    """The scripts of a table's page. Their names say what is in them, so browsers keep them."""

    def get(self, name: str) -> None:
        text = script_names().get(name)
        if text is None:
            raise HTTPError(404)
        self.set_header("Content-Type", "text/javascript; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={A_YEAR}, immutable")
        self.finish(text)


# ── the line ──────────────────────────────────────────────────────────────────────────────────────────────────────


class TableLine(WebSocketHandler, LiveHandler):
    """The line between a screen and its table. It is read only as fast as it may be written."""

    head = RequestHandler.head
    """A line has no page, and so no headers of one."""
    _table: Gathering | None = None
    _person = ""
    _line: PageLine | None = None
    _on_the_way = 0

    def set_default_headers(self) -> None:
        """A line has no page."""

    max_message_size = LONGEST_FRAME
    ping_interval = ping_timeout = PING

    def check_origin(self, origin: str = "") -> bool:
        return self.is_from_here()

    async def get(self, typed: str) -> None:
        """Answer as soon as this person may draw one more line; one that waits unanswered costs next to nothing."""
        who = await self.draws(typed)
        if not who or await self.live.drawn.turn(who, self.has_gone):
            await super().get(typed)

    async def draws(self, typed: str) -> str:
        """Whose lines this one is counted among; "" for a stranger, who is told at once that there is no seat."""
        person = self.holder(typed)
        return f"{typed} {person}" if person is not None else ""

    async def open(self, typed: str) -> None:
        self.set_nodelay(True)
        try:
            table, person = await self.whose(typed)
        except (CodeError, CannotBeDone):
            table = person = None
        if table is None or person is None:
            self.close(NO_SEAT)
            return
        self._presses = self.live.bucket("press", f"{table.code} {person}", *PRESSES)
        loop = IOLoop.current()
        line = PageLine(
            lambda text: loop.add_callback(self._send, text),
            lambda: loop.add_callback(self.close),
        )
        self._table, self._person, self._line = table, person, line
        address = self.live.address(self.request)
        await self.live.ask(table, lambda: table.enter(person, line, address), person, self.address)
        if self.ws_connection is None or self.ws_connection.is_closing():
            self.on_close()

    async def whose(self, typed: str) -> tuple[Gathering | None, str | None]:
        """Where this line ends, and whose it is; a stranger is told nothing. Raises CodeError and CannotBeDone."""
        if self.holder(typed) is None:
            return None, None
        table = await self.live.find(typed, self.address)
        return table, self.person_at(table)

    def _send(self, text: str) -> None:
        """Write at once, so that nothing overtakes it."""
        if self._on_the_way > SLOWEST:
            self.close(TOO_SLOW)
            return
        try:
            written = self.write_message(text)
        except WebSocketClosedError:
            return
        except Exception as fault:  # whatever it was, what was to be shown stands in no log
            LOG.error("A screen could not be told: %s", told(fault))
            return
        self._on_the_way += len(text)
        written.add_done_callback(partial(self._has_come, len(text)))

    def _has_come(self, characters: int, written: asyncio.Future[None]) -> None:
        self._on_the_way -= characters
        if not written.cancelled():
            written.exception()  # a line that broke is noticed when it closes

    async def on_message(self, message: str | bytes) -> None:
        table, person = self._table, self._person
        await let_pass(self._presses)
        if table is None:
            return

        def hear() -> None:
            found = heard(message)
            if found is not None:
                table.hear(person, *found)

        with alone("A message could not be heard", LOG):
            await self.live.ask(table.place(person), hear, person, self.address)

    def log_exception(
        self, typ: type[BaseException] | None, value: BaseException | None, tb: TracebackType | None
    ) -> None:
        """What a server that ends has cut short is no fault; written down, it would hold the code in its address."""
        if not (isinstance(value, asyncio.CancelledError) and self.live.is_over):
            super().log_exception(typ, value, tb)

    def on_close(self) -> None:
        table, line, person = self._table, self._line, self._person
        self._table = None
        if table is not None and line is not None and not self.live.is_over:
            IOLoop.current().add_callback(self.live.ask, table, lambda: table.leave(person, line))
