"""Those of a class who read a lesson: what they answer is kept by the class, and what the class says reaches them.

A lesson is answered beside the class, so a page that takes its time keeps nobody waiting. It asks the class to keep an
answer; the class speaks to its screens, and never asks it for anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from mathgames_widgets.classroom.admission import Admission
from mathgames_widgets.classroom.gathering import MOST_LINES, Line
from mathgames_widgets.classroom.homework import LESSON, PRACTICE, ServedLesson, lesson_at
from mathgames_widgets.classroom.register import TEACHER, LessonDesk
from mathgames_widgets.classroom.sitting import KeptAnswer, Sitting
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.strip import Strip
from mathgames_widgets.classroom.votes import Vote
from mathgames_widgets.core.entrance import Message
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.questions.choices import ChooseOne

say = room(__name__)

MOST_KEPT_TIMES = 3000
"""How often a class keeps what a pupil's pages remember; a lesson with a hundred tries takes a hundred."""
MOST_NAMES = 400
"""Pages that remember something for a pupil: all lessons together have some two hundred."""
MOST_SCREENS = 99
LONGEST_TYPED = 80
"""Characters of a typed answer that the teacher sees."""
LEFT = 600.0
"""Seconds after which a lesson that nobody looks at is only in the log."""


class ReadingClass(Admission):
    """What a class does for those who read a lesson."""

    readable: Mapping[str, ServedLesson]
    """The lessons that are read without a kernel, by their pages."""

    def __init__(self, code: str, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.readable = {}
        self._sittings: dict[tuple[str, str], Sitting] = {}
        self._empty_since: dict[tuple[str, str], float] = {}
        self._readers: dict[str, list[Line]] = {}
        self._homes: dict[str, str] = {}
        self._desks: dict[str, LessonDesk] = {}
        self._strips: dict[str, tuple[Strip, str]] = {}
        super().__init__(code, store, clock)

    # ── who reads ─────────────────────────────────────────────────────────────────────────────────────────────────

    def read(self, person: str, page: str, line: Line, home: str) -> Sitting:
        """Someone opens a lesson; over the line comes what the class says, whose own page is at `home`.

        Raises CannotBeDone where there is no such lesson.
        """
        lesson = self.readable.get(page)
        if lesson is None:
            raise CannotBeDone(say("no-such-lesson"))

        def come() -> None:
            self._homes[person] = home
            self._languages[person] = language()
            lines = self._readers.setdefault(person, [])
            lines.append(line)
            while len(lines) > MOST_LINES:
                lines.pop(0).end(say("open-elsewhere"))
            self._left.pop(person, None)
            self._came = True
            self._has_come(person)

        if self.knows(person) and person != TEACHER:
            self.do(come)
        return self._sitting(person, lesson)

    def _sitting(self, person: str, lesson: ServedLesson) -> Sitting:
        where = person, lesson.page
        if where not in self._sittings:
            known = partial(self._known, person)
            watch = partial(self._sees, person, lesson.page)
            self._sittings[where] = Sitting(lesson, partial(self._remember, person, lesson.page), known, watch)
        return self._sittings[where]

    def _known(self, person: str) -> Mapping[str, str]:
        return dict(self.standing.kept.get(person, {}))

    def stop_reading(self, person: str, line: Line) -> None:
        """The screen of a lesson is gone."""

        def go() -> None:
            lines = self._readers.get(person, [])
            if line in lines:
                lines.remove(line)
            if not lines and self._readers.pop(person, None) is not None:
                self._left[person] = self._clock()
                self._strips.pop(person, None)
                self._came = True

        self.do(go)

    def is_here(self, person: str) -> bool:
        return super().is_here(person) or person in self._readers

    @property
    def is_empty(self) -> bool:
        return super().is_empty and not self._readers

    # ── where they are ────────────────────────────────────────────────────────────────────────────────────────────

    def desk(self, person: str) -> LessonDesk | None:
        """Where someone is in a lesson, as far as this server knows."""
        return self._desks.get(person)

    def seconds_since(self, moment: float) -> float:
        """How long ago something was at a desk."""
        return self._clock() - moment

    def looks_at(self, person: str, page: str, screen: int) -> None:
        """Someone has turned to a screen of a lesson. It is in no log."""
        if self.knows(person) and 0 < screen <= MOST_SCREENS:
            self._desks[person] = LessonDesk(page, screen, self._clock())
            self._has_done(person)

    def _sees(self, person: str, page: str, key: str, typing: str) -> None:
        """Someone types."""
        desk = self._desks.get(person)
        if desk is None or desk.page != page:
            desk = self._desks[person] = LessonDesk(page, 0, self._clock())
        desk.key, desk.typing = key, typing[:LONGEST_TYPED]
        self._has_done(person)

    def _has_done(self, person: str) -> None:
        """What someone does is shown to the teacher at the next look around."""
        raise NotImplementedError

    # ── what they answer ──────────────────────────────────────────────────────────────────────────────────────────

    def _remember(self, person: str, page: str, kept: KeptAnswer) -> None:
        """Asked by a lesson, in the middle of an answer: it is kept before it is shown."""

        def keep() -> None:
            standing = self.standing
            if person not in standing.people or standing.kept_times.get(person, 0) >= MOST_KEPT_TIMES:
                return
            self._keep_for(person, kept.name, kept.text)
            if kept.report:
                self._take_report(person, {"page": page, **kept.report}, kept.typed)

        self.do(keep)

    def _keep_for(self, person: str, name: str, text: str) -> None:
        """What a page of someone remembers, as long as there is room for it."""
        names = self.standing.kept.get(person, {})
        if name in names or len(names) < MOST_NAMES:
            self._note({"kept": {"id": person, "name": name, "text": text}}, is_seen=True)

    def _take_report(self, person: str, said: Mapping[str, Any], typed: str) -> None:
        """How someone stands with a question, as the page says that was answered here, and what was typed."""
        raise NotImplementedError

    # ── what the class says ───────────────────────────────────────────────────────────────────────────────────────

    def call(self, where: str) -> None:
        """Bring everyone to the work that is set, or to the tables, from any page. Raises CannotBeDone."""
        work = self.standing.work
        if where in (LESSON, PRACTICE) and (work is None or work.what != where):
            raise CannotBeDone(say("no-lesson-set"))
        self._note({"call": where})

    @property
    def _lesson_address(self) -> str | None:
        work = self.standing.work
        return lesson_at(work.of, self.code) if work is not None and work.what == LESSON else None

    def _inform(self, person: str, line: Line) -> None:
        """What holds for all pages of the class."""
        standing = self.standing
        go = self._lesson_address if standing.called == LESSON else None
        line.inform(pace=standing.pace, call=standing.calls, go=go or f"t/{self.code}")

    def _settle(self) -> None:
        super()._settle()
        if self._is_closed:
            return
        for person, lines in tuple(self._readers.items()):
            with self._alone():
                if not self.knows(person):
                    self._end_reading(person, say("you-are-off"))
                    continue
                strip, name = self._strip_of(person)
                with self._alone(strip):
                    strip.look_again()
                for line in lines:
                    line.show(strip, name)
                    line.tell()
                    self._inform(person, line)
        for person, lines in tuple(self._screens.items()):
            for line in lines if self.standing.calls and person in self.standing.people else ():
                with self._alone():
                    self._inform(person, line)

    def hear_above(self, person: str, name: str, said: Message) -> None:
        """A message from the strip above a lesson."""

        def listen() -> None:
            strip, now = self._strip_of(person)
            if name == now:
                strip.hear(said)

        if self.knows(person) and person in self._readers:
            self.do(listen)

    @property
    def vote(self) -> tuple[Vote, ChooseOne] | None:
        """The vote that is on, and its question."""
        raise NotImplementedError

    def read_it(self, person: str) -> None:
        """Someone has read what the teacher said."""
        raise NotImplementedError

    def chosen_alone(self, person: str) -> int | None:
        """What someone chose in the lesson, before the vote that is on."""
        raise NotImplementedError

    def cast(self, person: str, choice: int | None, sure: int | None) -> None:
        """Someone votes, or says how sure they are."""
        raise NotImplementedError

    def _strip_of(self, person: str) -> tuple[Strip, str]:
        if person not in self._strips:
            with self._as_for(person):
                strip = Strip(self, person, self._homes[person])
            self._strips[person] = strip, f"class {self._boot}-{next(self._numbers)}"
        return self._strips[person]

    def _end_reading(self, person: str, why: str) -> None:
        self._strips.pop(person, None)
        for line in self._readers.pop(person, []):
            with self._as_for(person):
                line.end(why)

    def _hang_up(self) -> None:
        for person in tuple(self._readers):
            self._end_reading(person, self._why_ended(person))
        self._sittings.clear()
        super()._hang_up()

    def _forget_sittings(self) -> None:
        """Leave lessons at which nobody has looked for a while; what was answered is in the log."""
        now = self._clock()
        for where, sitting in tuple(self._sittings.items()):
            if not sitting.is_empty:
                self._empty_since.pop(where, None)
            elif now - self._empty_since.setdefault(where, now) > LEFT:
                del self._sittings[where], self._empty_since[where]
