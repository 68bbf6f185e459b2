"""What a teacher sets: practice that runs here, without a kernel, or a lesson that reports its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any, NamedTuple, Protocol

from mathgames_widgets import games
from mathgames_widgets.classroom.standing import CannotBeDone, game_called
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.cards import choose, press
from mathgames_widgets.page.html import Element, details, div, fieldset, form, input_, label, legend, p, span, summary
from mathgames_widgets.page.page import Offers, Values
from mathgames_widgets.questions.answers import Answers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.memory import USUAL, fitting_count
from mathgames_widgets.questions.practice import Drill, Practice
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError, box, fitting_seed

say = room(__name__)

Tell = Callable[[dict[str, Any], str], None]
"""Told of each answer, and how far that leads."""


class ServedLesson(NamedTuple):
    """A lesson of a server: its page, its title, the titles of its screens, and its cells of code."""

    page: str
    title: str
    screens: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    is_ours: bool = False
    """Whether its cells are those of this package, so that they can be run in the server itself."""


Lessons = Sequence[ServedLesson]

LESSON, PRACTICE = "lesson", "practice"
MOST_TRIED = 20_000
"""Characters of what was tried at one problem that a class keeps; it seldom needs a hundred."""
PUZZLES = "puzzles"
"""The page of the puzzles of the day."""


@dataclass(frozen=True, slots=True)
class Work:
    """A lesson or some practice of a game, as the log of a class keeps it."""

    what: str
    of: str
    """The page of a lesson; for practice the name of the game."""
    title: str
    kinds: tuple[str, ...] = ()
    seed: str = ""
    count: int = USUAL
    due: str = ""
    """The last day, such as 2026-11-27; empty where there is none."""

    @classmethod
    def read(cls, what: Mapping[str, Any]) -> Work:
        """From an entry of a log."""
        return cls(
            what["what"],
            what["of"],
            what["title"],
            tuple(what["kinds"]),
            what["seed"],
            what["count"],
            what.get("due", ""),
        )

    def is_over(self, today: date) -> bool:
        """Whether the day on which it is due has passed.

        >>> work = Work(LESSON, "byorf/zeros", "Zeros", due="2026-11-27")
        >>> work.is_over(date(2026, 11, 27)), work.is_over(date(2026, 11, 28))
        (False, True)
        """
        return bool(self.due) and today > date.fromisoformat(self.due)

    @property
    def due_said(self) -> str:
        """Until when it is to be done; empty where that is open."""
        if not self.due:
            return ""
        day = date.fromisoformat(self.due)
        return say("due", weekday=day.isoweekday(), day=day.day, month=day.month)

    @property
    def entry(self) -> dict[str, Any]:
        """For a log."""
        return asdict(self) | {"kinds": list(self.kinds)}

    @property
    def page(self) -> str:
        """Where its answers are counted."""
        return self.of if self.what == LESSON else f"{self.of}/{PRACTICE}"

    @property
    def words(self) -> str:
        """What a pupil presses."""
        return say("work", what=self.what, title=self.title, many=self.count)

    def address(self, code: str) -> str:
        """The lesson, from a pupil's page of the class; answers given there are reported to it."""
        return f"../{lesson_at(self.of, code)}"

    def drill(self) -> Drill:
        """The kinds of problem that were chosen; all of them where none was."""
        kinds = practice_of(self.of).kinds
        return Drill(self.page, tuple(kind for kind in kinds if kind.name in self.kinds) or kinds)


def lesson_at(page: str, code: str) -> str:
    """A lesson of a class, below the server's own address.

    >>> lesson_at("byorf/zeros", "FERN-42718")
    'voila/render/byorf/zeros.ipynb?class=FERN-42718'
    """
    return f"voila/render/{page}.ipynb?class={code}"


def practice_of(game: str) -> Drill:
    """All practice of a game. Raises CannotBeDone where it has none."""
    title = game_called(game).TITLE
    if (found := games.drill_of(game)) is None:
        raise CannotBeDone(say("no-practice", game=title))
    return found


def drills() -> list[Drill]:
    """The practice of every game that has some."""
    return [found for found in map(games.drill_of, games.NAMES) if found]


def title_of(page: str, lessons: Lessons) -> str:
    """What the teacher reads for a page with answers."""
    practice = {f"{drill.game}/{PRACTICE}": say("practice-for", game=drill.title) for drill in drills()}
    return ({lesson.page: lesson.title for lesson in lessons} | practice).get(page, page)


def chosen_lesson(values: Values, lessons: Lessons) -> Work:
    """The lesson that the teacher has chosen. Raises CannotBeDone."""
    found = next((lesson for lesson in lessons if lesson.page == values.get("lesson")), None)
    if found is None:
        raise CannotBeDone(say("choose-a-lesson"))
    return Work(LESSON, found.page, found.title, due=_chosen_due(values))


def _chosen_due(values: Values) -> str:
    """The day that stands in the teacher's box, if any. Raises CannotBeDone."""
    typed = values.get("due", "").strip()
    try:
        day = date.fromisoformat(typed) if typed else None
    except ValueError:
        raise CannotBeDone(say("no-such-day", typed=typed[:20])) from None
    if day is not None and day < date.today():
        raise CannotBeDone(say("day-is-over"))
    return "" if day is None else day.isoformat()


def chosen_practice(values: Values, game: str) -> Work:
    """What stands in the teacher's boxes. Raises CannotBeDone with one sentence."""
    title = game_called(game).TITLE
    try:
        count = fitting_count(values.get("count", ""))
        seed = fitting_seed(values.get("seed", ""))
    except SetupError as unfit:
        raise CannotBeDone(str(unfit)) from None
    kinds = tuple(kind.name for kind in practice_of(game).kinds if values.get(f"kind-{kind.name}"))
    return Work(PRACTICE, game, title, kinds, seed_text(seed) if seed else new_seed_code(), count, _chosen_due(values))


class HasWork(Protocol):
    """How a class stands, as far as work is set there."""

    work: Work | None
    pace: int


def work_form(standing: HasWork, game: str, lessons: Lessons, offers: Offers) -> Element:
    """Where the teacher sets a lesson or practice, or takes it away; `game` is chosen where it has practice."""
    work, pace = standing.work, standing.pace
    set_now = (
        div(
            p(say("work-now", seed=work.seed or None, work=work.words)),
            p(work.due_said, cls="mg-advice") if work.due else None,
            *(_pace(pace, lesson.screens, offers) for lesson in lessons if lesson.page == work.of and lesson.screens),
            press(say("bring-to-work"), offers(Press("call", work.what)), key=f"call-{work.what}", kind="mg-primary"),
            press(say("take-away"), offers(Press("no-work")), key="no-work"),
            cls="mg-bar",
            data_key="work-now",
        )
        if work
        else None
    )
    return div(
        set_now,
        details(
            summary(say("set-work")),
            _lesson_form(lessons, offers) if lessons else None,
            _practice_form(game, offers),
            open=work is None,
            data_key=f"work-{work.what}-{work.of}-{work.seed}" if work else "work-details",  # closed for each new work
        ),
        data_key="work-room",
    )


def _practice_form(game: str, offers: Offers) -> Element | None:
    every = {drill.game: drill for drill in drills()}
    if not every:
        return None
    drill = every.get(game) or next(iter(every.values()))
    chosen = choose(
        "work-game", ((choice.game, choice.title) for choice in every.values()), drill.game, offers(Press("work-game"))
    )
    number = input_(name="count", value=USUAL, inputmode="numeric", size=4, data_key="count")
    seed = input_(name="seed", value="", placeholder=say("any-seed"), size=10, data_key="seed")
    kinds = (tick(f"kind-{kind.name}", kind.title) for kind in drill.kinds)
    return form(
        div(box(say("game"), chosen), box(say("problems"), number), box(say("seed"), seed), _due_box(), cls="mg-bar"),
        fieldset(legend(say("kinds")), *kinds, cls="mg-fieldset mg-kinds"),
        press(say("set-practice"), offers(Press("work", drill.game)), key="work", kind="mg-primary", type="submit"),
        cls="mg-work-form",
        data_key="work-form",
    )


def _lesson_form(lessons: Lessons, offers: Offers) -> Element:
    send = press(say("set-lesson"), offers(Press("lesson")), key="set-lesson", kind="mg-primary", type="submit")
    chosen = box(say("lesson"), choose("lesson", ((lesson.page, lesson.title) for lesson in lessons), None))
    return form(chosen, _due_box(), send, cls="mg-bar", data_key="lesson-form")


def _due_box() -> Element:
    return box(say("due-box"), input_(type="date", name="due", value="", data_key="due"))


def _pace(pace: int, screens: Sequence[str], offers: Offers) -> Element:
    """How far everyone may go on in the lesson."""
    numbers = [(0, say("all-open-now"))]
    numbers += [(n, say("open-to-screen", screen=n, title=title)) for n, title in enumerate(screens, 1)]
    return form(box(say("pace"), choose("pace", numbers, pace, offers(Press("pace")))))


def tick(name: str, words: str, is_on: bool = False, offer: int | None = None) -> Element:
    """A box to tick."""
    ticked = input_(type="checkbox", name=name, value="on", checked=is_on, data_n=offer, data_key=name)
    return label(ticked, span(words), cls="mg-tick-box")


class Homework(Practice):
    """So many problems from a seed, on a pupil's page of the class; every answer is told to the class."""

    _remembers = False

    def __init__(
        self,
        work: Work,
        kept: str,
        tell: Tell,
        beside: Callable[[object], None],
        above: Callable[[Offers], Element | None] = lambda offers: None,
    ) -> None:
        """`above` draws what the class says to this pupil; what is pressed of that, and to leave, goes to `beside`."""
        self.task, self._tell_class, self._beside, self._above = work, tell, beside, above
        self._so_far = kept
        super().__init__((work.drill(),), work.seed, "")
        self.keep = ""
        if kept:
            self.restore(kept)

    def restore(self, kept: str) -> None:
        """Go on where the class left off: the course, and below it what was tried at the problem that is on."""
        course, _, tried = kept.partition("\n")
        super().restore(course)
        if tried:
            Checkpoint.restore(self, tried)

    def stand_as(self, kept: str) -> None:
        """Stand as the class knows it, where another server has written, or this one's answer was not kept."""
        if kept != self._so_far:
            self._so_far = kept
            self.restore(kept) if kept else self.clear()

    def _has_come_to(self, said: dict[str, Any]) -> None:
        """Tell the class how far the pupil has come, and what was answered."""
        tried = "" if self._result or self.answers == Answers() else self.answers.to_text()
        tried = tried if len(tried) <= MOST_TRIED else ""
        self._so_far = "\n".join(filter(None, (self.course.to_text(), tried)))
        self._tell_class(said, self._so_far)

    @property
    def number(self) -> int:
        """Which of the problems is in front."""
        return min(self._number, self.task.count)

    @property
    def _is_all_done(self) -> bool:
        return self._number > self.task.count

    def _keep(self, answers: Answers) -> None:
        super()._keep(answers)
        said = self.reported() or {}
        if said:
            number = self._number
            said |= {
                "page": self.task.page,
                "key": str(number),
                "kind": self._problem.kind.name,
                "typed": self.last_said,
            }
        self._has_come_to(said)

    def _next(self) -> str:
        said = super()._next()
        self._has_come_to({})
        return said

    def _answer_to(self, thing: Any, values: Values) -> None:
        if thing in (Press("leave"), Press("has-read")):
            self._beside(thing)
            self.redraw()
        else:
            super()._answer_to(thing, values)

    def _page(self, offers: Offers) -> Element:
        back = press(say("back-to-class"), offers(Press("leave")), key="leave", kind="mg-quiet")
        if self._is_all_done:
            done = p(say("all-done", many=self.task.count), cls="mg-verdict")
            inside: Element = div(done, data_key="all-done")
        else:
            inside = super()._page(offers)
        return div(
            self._above(offers),
            div(
                back,
                span(say("problem-of", number=self.number, all=self.task.count)),
                cls="mg-bar",
            ),
            inside,
            cls="mg-homework",
            data_key="homework",
        )
