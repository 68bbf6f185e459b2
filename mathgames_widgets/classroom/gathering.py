"""People with their screens around one log: what is done is kept first, then shown to everyone.

What serves a gathering asks it one thing at a time, from any thread.
"""

from __future__ import annotations

import itertools
import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, Self

from mathgames_widgets.classroom.standing import MOST_PEOPLE, CannotBeDone, Crowd, Entry, nickname
from mathgames_widgets.classroom.store import TABLE, Behind, CannotKeep, Closed, Store
from mathgames_widgets.classroom.tickets import new_token, person_of, token_for
from mathgames_widgets.core.entrance import alike, message as read
from mathgames_widgets.core.faults import told
from mathgames_widgets.core.messages import ENGLISH, language, room, speaking
from mathgames_widgets.core.record import RecordError
from mathgames_widgets.page.html import div, p
from mathgames_widgets.page.page import Page

say = room(__name__)

LOG = logging.getLogger(__name__)

TRIES = 20
"""How often something is done again because someone else wrote first."""

LONGEST_LOG = 200_000
"""Characters of a log after which what no longer counts is left out of it."""

MOST_LINES = 4
"""Screens of one person; the oldest is closed for one more."""


class Line(Protocol):
    """The way to one screen."""

    def show(self, page: Page, name: str) -> None:
        """From now on the screen shows this page."""

    def tell(self) -> None:
        """Send what has changed."""

    def inform(self, **news: Any) -> None:
        """Tell the browser what holds for all pages of a class, as far as that has changed."""

    def end(self, why: str) -> None:
        """Say why nothing more comes, and hang up."""


Key = tuple[Any, ...]
"""What a page is good for: someone whose key has changed gets another page."""

BROKEN: Key = ("broken",)
"""The key of a page that stands for one that cannot be made."""


class Gathering:
    """What a table and a class have in common; `standing` is how it stands, as its log says."""

    KIND = TABLE
    """What its log is called in the store."""
    MOST = MOST_PEOPLE
    SHARED_BY = 4
    """How many people usually cost a server work there."""

    standing: Crowd

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.code = code
        self.trouble = store.trouble
        self._store, self._clock = store, clock
        self._one_at_a_time = threading.RLock()
        self._is_made = False
        self._is_closed = False
        self._kept = 0
        self._length, self._longest = 0, LONGEST_LOG
        self._pending: list[Entry] = []
        self._boot = secrets.token_hex(4)
        self._numbers = itertools.count()
        self._screens: dict[str, list[Line]] = {}
        self._left: dict[str, float] = {}
        self._addresses: dict[str, str] = {}
        self._languages: dict[str, str] = {}
        self._pages: dict[str, tuple[Key, Page, str]] = {}
        self._faults: set[str] = set()
        self._changed = False
        self._came = False
        self._wish: Callable[[], None] | None = None
        self._answers: Page | None = None
        """The page that has heard something: what it says about that is not drawn over."""
        self.standing = self._first()
        self.used = clock()

    @classmethod
    def opened(cls, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> Self:
        """As the log tells it. Raises RecordError where it cannot be read, and CannotKeep."""
        found = cls(code, store, clock)
        found._is_made = True
        found._read_on()
        found._changed = False
        return found

    def make(self) -> bool:
        """Take the code in the store; False where it is taken. Where nothing can be kept, it is there all the same."""
        try:
            self._is_made = self._store.make(self.code, self.KIND)
        except CannotKeep as trouble:
            self.trouble = str(trouble)
            return True
        return self._is_made

    @property
    def store(self) -> Store:
        """Where it is kept."""
        return self._store

    def forget(self) -> None:
        """It is no longer in the store."""
        self._is_closed = True
        self._settle()

    # ── what each kind of gathering says ──────────────────────────────────────────────────────────────────────────

    def _first(self) -> Crowd:
        """How it stands before anything is done there."""
        raise NotImplementedError

    def _has_read_on(self) -> None:
        """The log was read again: stand as it says."""

    def _note_more(self) -> None:
        """Note what has happened and is not in the log yet."""

    def _key_of(self, person: str) -> Key:
        raise NotImplementedError

    def _new_page(self, person: str) -> Page:
        raise NotImplementedError

    def _drop(self, page: Page) -> None:
        """Nobody looks at this page any more."""

    def _refresh(self, page: Page, *, changed: bool, came: bool) -> None:
        """Draw a page anew where something has changed, or someone came or went."""
        if changed or came:
            page.redraw(page.spoken if page is self._answers else "")

    def _has_come(self, person: str) -> None:
        """Someone's screen is there."""

    def _lines_here(self, person: str) -> list[Line]:
        """The screens of someone that show a page of this gathering itself."""
        return self._screens.get(person, [])

    def _let_go(self, person: str, line: Line) -> None:
        """A screen goes away, or elsewhere in this gathering."""

    @property
    def called(self) -> str:
        """What people call it."""
        return self.code

    def place(self, person: str) -> Gathering:
        """Whose page someone sees now."""
        return self

    # ── one thing after the other ─────────────────────────────────────────────────────────────────────────────────

    def do(self, work: Callable[[], None]) -> None:
        """Do something, keep it, and show it. Where someone else wrote first, it is done again on what they wrote."""
        with self._one_at_a_time:
            self.used = self._clock()
            self._catch_up()
            for _ in range(TRIES):
                try:
                    work()
                    self._grant()
                except BaseException:
                    self._settle()
                    raise
                try:
                    self._keep()
                    break
                except Behind as behind:
                    if self._is_done_after(behind):
                        break
            self._settle()

    def _is_done_after(self, behind: Behind) -> bool:
        """Someone else wrote first: stand as they left it. Whether what was done here needs no second try."""
        try:
            self._read_on()
        except (CannotKeep, RecordError) as trouble:
            self._have_trouble(str(trouble))
            return True
        self.trouble = self._store.trouble
        return behind.is_kept

    def catch_up(self) -> None:
        """Show what another server wrote."""
        with self._one_at_a_time:
            before = self._kept
            self._catch_up()
            if self._kept != before or self._is_closed:
                self._settle()

    def _grant(self) -> None:
        """What a page wished for is done when the page has answered, for it may be another page then."""
        wish, self._wish = self._wish, None
        if wish is not None:
            wish()

    def _catch_up(self) -> None:
        """Read what another server wrote."""
        if not self._is_made or self._pending or self._is_closed:
            return
        try:
            length = self._store.length(self.code)
            if length != self._kept:
                self._is_closed = not length
                if length:
                    self._read_on()
        except (CannotKeep, RecordError) as trouble:
            self._have_trouble(str(trouble))

    def _keep(self) -> None:
        """Write down what is new. Raises Behind. A store that cannot be written is said, and tried again later."""
        self._note_more()
        if not self._pending:
            return
        try:
            if not self._is_made:
                self._is_made = self._store.make(self.code, self.KIND)
            self._length += self._store.add(self.code, self._kept, self._pending)
        except CannotKeep as trouble:
            self._have_trouble(str(trouble))
        except Closed:
            self._is_closed = True
        else:
            self._kept += len(self._pending)
            self._pending.clear()
            self._changed = self._changed or self.trouble != self._store.trouble
            self.trouble = self._store.trouble
            if self._length > self._longest:
                self._shorten()

    def _shorten(self) -> None:
        """Write the log anew, as short as it can be. Where that cannot be done now, it is tried again later."""
        entries = self.standing.shortest()
        if not entries:
            return
        with suppress(CannotKeep, Behind, Closed):
            self._length = self._store.shorten(self.code, self._kept, entries)
            self._kept += len(entries)
            self._longest = max(LONGEST_LOG, 2 * self._length)

    def _have_trouble(self, said: str) -> None:
        if said != self.trouble:
            self.trouble = said
            self._changed = True

    def _note(self, entry: Entry, *, is_seen: bool = False) -> None:
        """Something happens; with `is_seen`, the pages show it already."""
        self.standing.take(entry)
        self._pending.append(entry)
        self._changed = self._changed or not is_seen

    def _read_on(self) -> None:
        """Stand as the log says, no matter who wrote it. Raises RecordError and CannotKeep."""
        log, self._kept, self._length = self._store.whole(self.code)
        self.standing, self._changed = self._first().read(log), True
        for person in self.standing.people:
            if person not in self._screens:
                self._left[person] = self._clock()  # perhaps they are at the server that wrote
        for person in [screen for screen in self._screens if not self.knows(screen)]:
            self._send_away(person, partial(self._why_gone, person, log))
        self._pending.clear()
        self._wish = None
        self._has_read_on()

    def _why_gone(self, person: str, log: Sequence[Entry]) -> str:
        """Why someone who is here is missing from the log that others have written to."""
        return say("lost-seat")

    def _settle(self) -> None:
        """Show everyone how it stands now."""
        if self._is_closed:
            self._hang_up()
            return
        changed, came = self._changed, self._came
        self._changed = self._came = False
        for person, (key, page, _) in tuple(self._pages.items()):
            with self._alone(page):
                if key == self._key_of(person):
                    self._refresh(page, changed=changed, came=came)
        self._answers = None
        for person in tuple(self._screens):
            with self._alone():
                for line in self._lines_here(person):
                    line.show(*self._page_of(person))
                    line.tell()

    @contextmanager
    def _alone(self, page: Page | None = None) -> Iterator[None]:
        """What goes wrong in here is said on this page, and on no other one."""
        try:
            yield
        except Exception as fault:
            self._write_down(fault)
            if page is not None:
                page.fail(say("undrawn"))

    def _write_down(self, fault: Exception) -> None:
        """Each fault once: what cannot be drawn is tried again with every change."""
        said = told(fault)
        if said not in self._faults:
            self._faults.add(said)
            LOG.error("Something at a live table failed: %s", said)

    def _hang_up(self) -> None:
        for person in self._screens:
            for line in self._lines_here(person):
                with self._as_for(person):
                    line.end(self._why_ended(person))
        self._screens.clear()
        self._pages.clear()

    @property
    def gone(self) -> str:
        """What those read who come when it is deleted."""
        return say("table-deleted")

    @property
    def _when_taken(self) -> str:
        """What someone can do whose name is taken."""
        return say("choose-another-name")

    def _why_ended(self, person: str) -> str:
        """What someone reads when it was deleted."""
        return self.gone

    def _page_of(self, person: str) -> tuple[Page, str]:
        key = self._key_of(person)
        found = self._pages.get(person)
        if found is None or found[0] != key:
            try:
                with self._as_for(person):
                    page = self._new_page(person)
            except Exception as fault:
                self._write_down(fault)
                if found is not None and found[0] == BROKEN:
                    return found[1], found[2]
                key, page = BROKEN, Page(lambda offers: div(p(say("undrawn-page")), cls="mg-table", data_key="broken"))
            if found is not None:
                self._drop(found[1])
            found = self._pages[person] = (key, page, f"{self._boot}-{next(self._numbers)}")
        return found[1], found[2]

    # ── who is there ──────────────────────────────────────────────────────────────────────────────────────────────

    def join(self, typed: str, browser: str = "") -> str:
        """Someone comes: the token by which they are known from now on. Raises CannotBeDone.

        `browser` is who has come here with the same browser before.
        """
        fresh = token = new_token()

        def come() -> None:
            nonlocal token
            name, token = nickname(typed), fresh
            same = next((key for key, pupil in self.standing.people.items() if alike(pupil.name, name)), None)
            if same is not None and self._is_expected(same):
                token = token_for(same)
                return
            self._must_be_welcome(name, same, browser)
            self._welcome(person_of(token), name)

        self.do(come)
        return token

    def _is_expected(self, person: str) -> bool:
        """Whether the name of someone gives another browser the same seat now."""
        return False

    def _must_be_welcome(self, name: str, same: str | None, browser: str) -> None:
        """Whether someone new may come; `same` is who is called so already. Raises CannotBeDone."""
        people = self.standing.people
        if same is not None:
            raise CannotBeDone(f"{say('name-taken', name=people[same].name)} {self._when_taken}")
        if len(people) >= self.MOST:
            raise CannotBeDone(say("full", most=self.MOST))

    def _welcome(self, person: str, name: str) -> None:
        self._note({"join": {"id": person, "name": name}})
        self._left.setdefault(person, self._clock())

    def knows(self, person: str) -> bool:
        """Whether someone has come here."""
        return person in self.standing.people and not self._is_closed

    def enter(self, person: str, line: Line, address: str = "") -> None:
        """A screen of someone is there; `address` is where others find this server, as that screen names it."""

        def come() -> None:
            self._addresses[person], self._languages[person] = address, language()
            lines = self._screens.setdefault(person, [])
            if line not in lines:
                lines.append(line)
            while len(lines) > MOST_LINES:
                oldest = lines.pop(0)
                self._let_go(person, oldest)
                oldest.end(say("open-elsewhere"))
            self._left.pop(person, None)
            self._came = True
            self._has_come(person)

        self.do(come)

    def leave(self, person: str, line: Line) -> None:
        """A screen of someone is gone."""

        def go() -> None:
            lines = self._screens.get(person, [])
            if line in lines:
                lines.remove(line)
                self._let_go(person, line)
            if not lines and self._screens.pop(person, None) is not None:
                self._left[person] = self._clock()
                self._came = True

        self.do(go)

    def _as_for(self, person: str) -> AbstractContextManager[None]:
        """What is said inside is said in this person's language, no matter who made it happen."""
        return speaking(self.language_of(person))

    def language_of(self, person: str) -> str:
        """What someone reads here."""
        return self._languages.get(person, ENGLISH)

    def _send_away(self, person: str, why: Callable[[], str]) -> None:
        """End all screens of someone who is no longer known here."""
        self._pages.pop(person, None)
        for line in self._screens.pop(person, []):
            self._let_go(person, line)
            with self._as_for(person):
                line.end(why())

    def hear(self, person: str, name: str, message: Any) -> None:
        """A message from a screen, about the page with this name."""
        said = read(message)
        first = [said]

        def listen() -> None:
            page, now = self._page_of(person)
            if name != now:
                return
            self._answers = page
            page.hear(first.pop() if first else replace(said, id=""))  # once more, on what someone else wrote
            self._languages[person] = page.language

        if self.knows(person):
            self.do(listen)

    def address_for(self, person: str) -> str:
        """Where others find this server. Each is told what their own browser says, for it could say anything."""
        return self._addresses.get(person, "")

    def is_here(self, person: str) -> bool:
        """Whether someone has a screen open now."""
        return person in self._screens

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at it and all of it is kept."""
        return not self._screens and not self._pending

    @property
    def is_closed(self) -> bool:
        """Whether it was deleted."""
        return self._is_closed
