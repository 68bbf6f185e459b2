"""The teacher's side of live tables: a key opens it, and nothing that a pupil is sent leads there."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from tornado.web import HTTPError

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.codes import CodeError, read_code
from mathgames_widgets.classroom.gathering import Gathering
from mathgames_widgets.classroom.register import TEACHER, WALL
from mathgames_widgets.classroom.reports import LONGEST_REPORT
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import CannotKeep
from mathgames_widgets.classroom.tickets import NO_MARKS, Marks, Opens, is_typed, new_token, ticket, token_of
from mathgames_widgets.core.entrance import Unfit, parsed
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element, a, el, li, p, ul
from mathgames_widgets.serving.live import NO_SEAT, Addresses, LiveHandler, TableLine, class_styles

say = room(__name__)

TEACHERS_COOKIE = "mathgames-teacher"
WRONG_KEYS = (10, 1 / 6)
"""For each address: so many at once, and then so many a second. The right one counts at any time: a key has 24 letters
and digits, so nobody finds it by trying."""
NEW_CLASSES = (6, 1 / 60)
REPORTS = (40, 1)
"""Answers of one pupil at once, and then a second."""

TOO_MANY = 1013
"""Why a line to a wall is closed where many are open: it may be drawn again in a while."""
RENEWALS = NEW_KEY, SIGN_OUT = ("key", "devices")


def read_or_nothing(typed: str) -> str:
    """A code as it is written; nothing where it is none."""
    try:
        return read_code(typed)
    except CodeError:
        return ""


def page_of(code: str) -> str:
    """The address of a class; without a code, of the list of classes."""
    return f"class/{code}" if code else "class"


def cookie_of(code: str) -> str:
    """Where a browser keeps it: it may lead one class with the key of that class, or all of them."""
    return f"{TEACHERS_COOKIE}-class" if code else TEACHERS_COOKIE


async def show_class(
    handler: LiveHandler, find: Callable[[str], Awaitable[Gathering]], folder: str, typed: str
) -> None:
    """The page into which a line brings all that one sees of a class, at the one address that it has."""
    try:
        school = await find(typed)
    except (CodeError, CannotBeDone) as refused:
        handler.show_page(say("class-not-here"), p(str(refused)), status=404)
        return
    if not isinstance(school, Class):
        raise HTTPError(404)
    path = f"{folder}/{school.code}"
    if typed == school.code:
        handler.show_frame(say("class", code=school.code), f"{path}/ws", class_styles())
    else:
        handler.redirect(handler.at(path))


class Led(LiveHandler):
    """What only a teacher may open."""

    async def school(self, typed: str) -> Class | None:
        """The class with this code; None where there is none."""
        try:
            found = await self.live.find(typed)
        except (CodeError, CannotBeDone):
            return None
        return found if isinstance(found, Class) else None

    async def leads(self, school: Class | None = None) -> bool:
        """Whether this browser has shown the key of this class, or that of all classes, as it has to without a class.

        At a Jupyter server, whether its owner is logged in.
        """
        if self.live.owner_leads and self.current_user:
            return True
        return await self._shows("") or (school is not None and await self._shows(school.code, school.standing.marks))

    def has_been_let_in(self) -> bool:
        """Whether this browser shows a teacher's ticket at all, or its owner is logged in; strangers cost nothing."""
        is_owner = self.live.owner_leads and bool(self.current_user)
        return is_owner or any(self.get_cookie(cookie_of(code)) for code in ("", "a class"))

    async def _shows(self, code: str, marks: Marks = NO_MARKS) -> bool:
        """Whether this browser has a ticket for the teacher's page of a class, or without a code of all classes."""
        shown = self.get_cookie(cookie_of(code))
        if not shown:
            return False
        opens, where = await self._door(code, marks)
        return token_of(self.live.tables.secret, opens, shown, *where) is not None

    async def _door(self, code: str, marks: Marks) -> tuple[Opens, Sequence[str]]:
        """What such a ticket is good for: with another key, or when devices were signed out, for nothing."""
        all_classes = await self.live.away(self.live.tables.store.marks)
        if code:
            return Opens.CLASS, (code, all_classes.key, *marks)
        return Opens.CLASSES, all_classes

    async def let_in(self, school: Class | None = None) -> None:
        """From now on this browser is the teacher's of this class, or of all classes."""
        code, marks = (school.code, school.standing.marks) if school else ("", NO_MARKS)
        opens, where = await self._door(code, marks)
        self.give(cookie_of(code), ticket(self.live.tables.secret, opens, new_token(), *where), page_of(code))

    async def is_key(self, typed: str, good: str) -> bool:
        """Whether this is the key of the class, or of all classes. Raises HTTPError where too many were wrong."""
        if is_typed(good, typed):
            return True
        if not self.live.bucket("key", self.address, *WRONG_KEYS).lets_pass():
            self.set_header("Retry-After", "10")
            raise HTTPError(429)
        return False

    def ask_for_key(self, code: str = "", trouble: str = "", status: int = 200) -> None:
        """Show the box for the key."""
        box = self.box("key", say("teachers-key"), type="password", maxlength=200, autofocus=True)
        box.append(p(say("key-where")))
        self.ask_for(say("teachers-page"), page_of(code), say("open"), *box, trouble=trouble, status=status)

    async def came_with(self, typed: str, code: str = "") -> None:
        """A key is shown: let its owner in, or say that it is none. A class that is not here has a key nobody knows."""
        school = await self.school(code) if code else None
        is_here = school is not None or not code
        good = await self.live.away(partial(self.live.tables.teachers_key, school)) if is_here else new_token()
        if await self.is_key(typed, good):
            await self.let_in(school)
            self.redirect(self.at(page_of(code)), status=303)
        else:
            self.ask_for_key(code, say("not-a-key"), 403)


class ClassesHandler(Led):
    """The classes of this server, and a new one."""

    async def get(self) -> None:
        if typed := self.get_query_argument("key", "")[:200]:
            await self.came_with(typed)
        elif not await self.leads():
            self.ask_for_key()
        else:
            await self._list()

    async def _list(self, trouble: str = "", status: int = 200) -> None:
        links = [await self._link(code) for code in await self.live.away(self.live.tables.classes)]
        words = p(say("classes-here")) if links else None
        shown = [ul(*links, id="classes"), p(a(say("key-and-devices"), href=self.at("class/keys")))]
        self.ask_for(say("your-classes"), "class", say("open-class"), words, *shown, trouble=trouble, status=status)

    async def _link(self, code: str) -> Element:
        """A class, and the key that opens this one alone, to be handed to its teacher."""
        link, school = a(say("class", code=code), href=self.at(f"class/{code}")), await self.school(code)
        if school is None:
            return li(link)
        key = await self.live.away(partial(self.live.tables.teachers_key, school))
        return li(link, " · ", el("code")(key))

    async def post(self) -> None:
        if typed := self.typed("key"):
            await self.came_with(typed)
            return
        if not await self.leads():
            raise HTTPError(403)
        try:
            if not self.live.bucket("class", self.address, *NEW_CLASSES).lets_pass():
                raise CannotBeDone(say("many-classes"))
            school = await self.live.away(self.live.tables.open_class)
        except CannotBeDone as refused:
            await self._list(str(refused), 400)
            return
        self.redirect(self.at(f"class/{school.code}"), status=303)


class ClassHandler(Led):
    """The teacher's page of a class."""

    async def get(self, typed: str) -> None:
        code = read_or_nothing(typed)
        if not await self.leads(await self.school(code)):
            if key := self.get_query_argument("key", "")[:200]:
                await self.came_with(key, code)
            else:
                self.ask_for_key(code)
            return
        await show_class(self, self.live.find, "class", typed)

    async def post(self, typed: str) -> None:
        await self.came_with(self.typed("key"), read_or_nothing(typed))


class ClassLine(Led, TableLine):
    """The line between a teacher's screen and a class."""

    async def whose(self, typed: str) -> tuple[Gathering | None, str | None]:
        if not self.has_been_let_in():
            return None, None
        found = await self.live.find(typed)
        return found, TEACHER if isinstance(found, Class) and await self.leads(found) else None

    async def draws(self, typed: str) -> str:
        try:
            found, person = await self.whose(typed)
        except (CodeError, CannotBeDone):
            return ""
        return f"{found.code} {person}" if found is not None and person is not None else ""

    async def open(self, typed: str) -> None:
        self.live.led.add(self)
        await super().open(typed)

    async def on_message(self, message: str | bytes) -> None:
        if await self.still_leads():
            await super().on_message(message)

    async def still_leads(self) -> bool:
        """Whether this browser has not been signed out since; else its page asks for the key."""
        school = self._table
        if not isinstance(school, Class) or await self.leads(school):
            return True
        self.close(NO_SEAT)
        return False

    def on_close(self) -> None:
        self.live.led.discard(self)
        super().on_close()


class WallHandler(LiveHandler):
    """The page of a class that is projected: its code is enough."""

    async def get(self, typed: str) -> None:
        await show_class(self, self.look_up, "wall", typed)


class WallLine(TableLine):
    """The line between a wall and a class. Nothing is heard over it."""

    async def whose(self, typed: str) -> tuple[Gathering | None, str | None]:
        found = await self.look_up(typed)
        return found, f"{WALL} {self.asker.account}" if isinstance(found, Class) else None

    async def draws(self, typed: str) -> str:
        return f"{typed} {WALL} {self.asker.account}"

    async def open(self, typed: str) -> None:
        try:
            await super().open(typed)
        except CannotBeDone:
            self.close(TOO_MANY)

    async def on_message(self, message: str | bytes) -> None:
        """A wall has nothing to say."""


class KeysHandler(Led):
    """Makes a new key for a class or for all classes, and signs out other devices."""

    async def get(self, typed: str = "") -> None:
        code = read_or_nothing(typed)
        school = await self.school(code) if code else None
        if not await self.leads(school):
            self.ask_for_key(code)
        elif typed and school is None:
            raise HTTPError(404)
        else:
            does = self.get_query_argument("done", "")
            await self._show(school, say.by("renewed", does) if does in RENEWALS else "")

    async def post(self, typed: str = "") -> None:
        school = await self.school(typed) if typed else None
        if (typed and school is None) or not await self.leads(school):
            raise HTTPError(403)
        does = self.typed("does")
        if does not in RENEWALS:
            raise HTTPError(400)
        if does == NEW_KEY and self.typed("sure") != "yes":
            self._ask_once(school)
            return
        try:
            await self._renew(school, does)
        except (CannotBeDone, CannotKeep) as trouble:
            await self._show(school, trouble=str(trouble))
            return
        await self.let_in(school)
        await self.live.look_at_teachers()
        self.redirect(self.at(f"{page_of(school.code if school else '')}/keys?done={does}"), status=303)

    def _ask_once(self, school: Class | None) -> None:
        """A new key cannot be taken back, so it is asked for twice."""
        code = school.code if school else ""
        path = f"{page_of(code)}/keys"
        self.show_page(
            say("new-key-question"),
            p(say("ends-key", code=code) if code else say("ends-all-keys")),
            self.form(path, say("make-key"), does=NEW_KEY, sure="yes", _xsrf=self.form_token),
            p(a(say("keep-key"), href=self.at(path))),
        )

    async def _renew(self, school: Class | None, does: str) -> None:
        """Raises CannotBeDone and CannotKeep."""
        new = Marks.with_new_key if does == NEW_KEY else Marks.with_new_devices
        if school is None:
            store = self.live.tables.store
            await self.live.away(lambda: store.set_marks(new(store.marks())))
        else:
            await self.live.ask(school, lambda: school.renew(new))

    async def _show(self, school: Class | None, said: str = "", trouble: str = "") -> None:
        code = school.code if school else ""
        key = await self.live.away(partial(self.live.tables.teachers_key, school))
        path = f"{page_of(code)}/keys"
        self.show_page(
            say("key-of-class", code=code) if code else say("key-of-all"),
            p(said, role="status") if said else None,
            p(trouble, role="alert") if trouble else None,
            p(say("leads-class") if code else say("leads-all")),
            el("details")(el("summary")(say("show-key")), p(el("code")(key)), p(say("not-on-the-wall"))),
            self.form(path, say("sign-out"), does=SIGN_OUT, _xsrf=self.form_token),
            self.form(path, say("make-key"), does=NEW_KEY, _xsrf=self.form_token),
            p(say("servers-key") if code else say("ends-more")),
            p(a(say("back-to-class", code=code) if code else say("back-to-classes"), href=self.at(page_of(code)))),
        )


class Member(LiveHandler):
    """What only those of a class may ask."""

    async def _known(self, typed: str) -> tuple[Class, str]:
        """The class and who asks. Raises HTTPError."""
        if self.holder(typed) is None:
            raise HTTPError(403)
        try:
            school = await self.live.find(typed)
        except (CodeError, CannotBeDone):
            raise HTTPError(404) from None
        person = self.person_at(school)
        if person is None or not isinstance(school, Class):
            raise HTTPError(403)
        return school, person


class ReportHandler(Member):
    """Takes in what a pupil answered in a lesson, from the browser in which that was."""

    def _must_be_from_here(self) -> None:
        """A page from elsewhere cannot send this: it would have to say where it comes from, and it is no form."""
        if not self.is_from_here():
            raise HTTPError(403)
        if not self.request.headers.get("Content-Type", "").startswith("application/json"):
            raise HTTPError(415)

    async def post(self, typed: str) -> None:
        if len(self.request.body) > LONGEST_REPORT:
            raise HTTPError(413)
        school, person = await self._known(typed)
        if not self.live.bucket("report", person, *REPORTS).lets_pass():
            self.set_header("Retry-After", "5")
            raise HTTPError(429)
        try:
            said = parsed(self.request.body, LONGEST_REPORT)
            await self.live.ask(school, lambda: school.do(lambda: school.report(person, said)), person, self.address)
        except CannotBeDone:
            raise HTTPError(409) from None
        except Unfit:
            raise HTTPError(400) from None
        self.set_status(204)


class PaceHandler(Member):
    """Says how many screens of the lesson the teacher has opened; 0 for all."""

    async def get(self, typed: str) -> None:
        school, _ = await self._known(typed)
        self.set_header("Content-Type", "application/json")
        self.finish(json.dumps({"open": school.standing.pace}))


ADDRESSES: Addresses = (
    (r"class", ClassesHandler),
    (r"class/keys", KeysHandler),
    (r"class/([^/]{1,60})/keys", KeysHandler),
    (r"class/([^/]{1,60})/ws", ClassLine),
    (r"class/([^/]{1,60})", ClassHandler),
    (r"wall/([^/]{1,60})/ws", WallLine),
    (r"wall/([^/]{1,60})", WallHandler),
    (r"t/([^/]{1,60})/report", ReportHandler),
    (r"t/([^/]{1,60})/pace", PaceHandler),
)
