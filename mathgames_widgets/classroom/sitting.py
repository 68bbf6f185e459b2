"""A lesson in front of one reader: the pages that its cells show, on every screen that has it open. No kernel runs.

A browser has the pages already, as everyone sees them at first. So the cells are run when the reader does something
for the first time, and from then on the browser is told what has changed.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from mathgames_widgets.classroom.gathering import Line
from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.core.entrance import Message
from mathgames_widgets.core.faults import told
from mathgames_widgets.core.messages import cached, language, room, speaking
from mathgames_widgets.page.html import p
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.cells import Cells
from mathgames_widgets.questions.checkpoint import Checkpoint

say = room(__name__)

LOG = logging.getLogger(__name__)

MOST_KEPT = 20_000
"""Characters of one text that a page keeps; the answers to a question seldom need a thousand."""


class LessonScreen(Protocol):
    """Where a lesson is read: a browser with places for all its pages."""

    def line(self, name: str, page: Page, known: Page | None) -> Line:
        """A line to the place with this name, where the browser has `known` already."""

    def begin(self, sitting: str) -> None:
        """Say to whom the screen speaks; after another one its places are as everyone sees them at first."""

    def end(self, why: str) -> None:
        """Say why nothing more comes, and hang up."""


def cell_name(number: int) -> str:
    """How the place of a cell is called, counted among the cells with code from 0."""
    return f"c{number}"


def run(lesson: ServedLesson) -> dict[str, Any]:
    """What the cells of a lesson show to someone who has just opened it, by their places. Whatever a cell raises
    stands in its place.
    """
    values = Cells(lesson.cells).values()
    shown: dict[str, Any] = {}
    for number in range(len(lesson.cells)):
        try:
            shown[cell_name(number)] = next(values)
        except Exception as fault:
            LOG.error("A cell of %s failed: %s", lesson.page, told(fault))
            shown[cell_name(number)] = Page(lambda offers: p(say("undrawn"), cls="mg-note mg-alert"))
            values = _rest(lesson, number + 1)
    return shown


def _rest(lesson: ServedLesson, first: int) -> Iterator[Any]:
    """The cells behind one that failed. Those that only import are run for them."""
    before = [cell for cell in lesson.cells[:first] if cell.lstrip().startswith(("from ", "import "))]
    values = Cells([*before, *lesson.cells[first:]]).values()
    for _ in before:
        next(values)
    return values


@cached
def first(lesson: ServedLesson) -> Mapping[str, Page]:
    """The pages of a lesson as everyone sees them at first, in the language that is spoken."""
    return {name: page for name, page in run(lesson).items() if isinstance(page, Page)}


@cached
def mark(lesson: ServedLesson) -> str:
    """What tells these pages from those of another version, or of another language."""
    text = "\n".join([language(), *(f"{name} {page.drawing} {page.html}" for name, page in first(lesson).items())])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """What is to be remembered of an answer."""

    name: str
    """Under which the page keeps it."""
    text: str
    report: Mapping[str, Any] = field(default_factory=dict)
    """How the question stands, for a class."""
    typed: str = ""
    """The last answer as it was typed, or in words."""


class Sitting:
    """One reader of one lesson.

    `remember` is called with what a page keeps each time that has changed; `known` is what it kept before. Without
    `remember` the browser keeps it. `watch` is told what stands in the box of a question while it is typed.

    >>> cells = ("from mathgames_widgets.games.byorf.lesson import ZEROS as lesson", "lesson.ask('zero')")
    >>> sitting = Sitting(ServedLesson("byorf/zeros", "Zeros", cells=cells))
    >>> sitting.is_open, list(sitting.pages), sitting.is_open
    (False, ['c1'], True)
    """

    def __init__(
        self,
        lesson: ServedLesson,
        remember: Callable[[KeptAnswer], None] | None = None,
        known: Callable[[], Mapping[str, str]] = dict,
        watch: Callable[[str, str], None] = lambda key, typing: None,
    ) -> None:
        self._watch = watch
        self.lesson, self.language = lesson, language()
        self.name = secrets.token_hex(4)
        self._remember, self._known = remember, known
        self._pages: dict[str, Page] | None = None
        self._screens: dict[LessonScreen, dict[str, Line]] = {}
        self._said: dict[str, str] = {}

    @property
    def is_open(self) -> bool:
        """Whether its cells have been run."""
        return self._pages is not None

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks at it."""
        return not self._screens

    @property
    def pages(self) -> Mapping[str, Page]:
        """The pages by their places; asked for the first time, the cells are run."""
        if self._pages is None:
            with speaking(self.language):
                shown = run(self.lesson)
                self._pages = {name: page for name, page in shown.items() if isinstance(page, Page)}
                self._go_on()
        return self._pages

    def _go_on(self) -> None:
        """Take up what was remembered."""
        assert self._pages is not None
        if self._remember is None:
            return
        known = self._known()
        for page in self._pages.values():
            text = known.get(page.keep)
            if text and page.kept != text:
                page.restore(text)
            self._said[page.keep] = page.kept

    # ── screens ───────────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, screen: LessonScreen, drawn: str = "") -> None:
        """A screen has opened the lesson: it is told what has changed since everyone saw the same.

        `drawn` is the mark of what it shows already; with another one than ours it is told everything.
        """
        screen.begin(self.name)
        self._screens[screen] = {}
        with speaking(self.language):
            is_known = drawn == mark(self.lesson)
        if not is_known or self.is_open or self._known():
            self._connect(screen, is_known=is_known)

    def _connect(self, screen: LessonScreen, *, is_known: bool = True) -> None:
        with speaking(self.language):
            known = first(self.lesson) if is_known else {}
        lines = {name: screen.line(name, page, known.get(name)) for name, page in self.pages.items()}
        self._screens[screen] = lines
        for line in lines.values():
            line.tell()

    def leave(self, screen: LessonScreen) -> None:
        """A screen is gone."""
        self._screens.pop(screen, None)

    def end(self, why: str) -> None:
        """Close all its screens."""
        for screen in tuple(self._screens):
            screen.end(why)
        self._screens.clear()

    # ── what is heard ─────────────────────────────────────────────────────────────────────────────────────────────

    def hear(self, name: str, message: Message) -> None:
        """A message from a screen, for the page in a place; for any other, and for an earlier sitting, it is left."""
        place, _, sitting = name.partition(" ")
        page = self.pages.get(place) if sitting == self.name else None
        if page is None:
            return
        if self._remember is not None and (message.restored is not None or message.reread is not None):
            return  # a browser that two pupils share knows nothing better than the class
        self._catch_up()
        page.hear(message)
        if isinstance(page, Checkpoint):
            self._watch(page.question.key, page.typing)
        for sheet in self.pages.values():  # what is missed at a question is kept by the page of the whole practice
            self._keep(sheet)
        self._tell()

    def _catch_up(self) -> None:
        """What the same reader has done on another page meanwhile, such as practice, is not put out by this one."""
        known = self._known() if self._remember is not None else {}
        newer = {name: text for name, text in known.items() if text != self._said.get(name, text)}
        for page in self.pages.values():
            if page.keep in newer:
                page.reread(newer[page.keep])
        self._said |= newer

    def _keep(self, page: Page) -> None:
        remember, name = self._remember, page.keep
        if remember is None or not name or page.kept == self._said.get(name) or len(page.kept) > MOST_KEPT:
            return
        self._said[name] = page.kept
        report = page.reported() if isinstance(page, Checkpoint) else None
        typed = page.last_said if isinstance(page, Checkpoint) else ""
        remember(KeptAnswer(name, page.kept, report or {}, typed))

    def _tell(self) -> None:
        """Send to every screen what has changed: an answer changes the report of the lesson as well."""
        for screen, lines in tuple(self._screens.items()):
            if not lines:
                self._connect(screen)
            for line in lines.values():
                line.tell()
