"""What a browser remembers of practice: how each kind of problem stands in every game, and the days of practice.

Sets that a link gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from urllib.parse import urlencode
from weakref import WeakSet

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.answers import kept_object
from mathgames_widgets.questions.problem import LEVELS, LONGEST, Course, Kind, Problem, as_text, in_laps, place
from mathgames_widgets.questions.recall import today
from mathgames_widgets.table.start import SetupError, fitting_seed

say = room(__name__)

KEPT = "practices"
"""The name under which a browser keeps all practice."""
VERSION = 2
MOST_COURSES = 20
MOST_DAYS = 60
"""Days of practice that are remembered; the oldest is forgotten first."""
MOST_PROBLEMS = 50
USUAL = 10
SET = "SET-1"
"""The seed of a set whose link names none."""


class Memory:
    """The courses of all games by the names of their drills; the pages that show them are told of every change.

    `clock` says which day it is, as `date.toordinal` counts them.

    >>> memory = Memory()
    >>> memory.put("practice", Course("FERN-42", 3))
    >>> again = Memory()
    >>> again.take(memory.to_text(), "practice")
    >>> again["practice"]
    Course(seed='FERN-42', number=3, chosen='', rungs=(), back=0, sets=())
    """

    def __init__(self, clock: Callable[[], int] = today) -> None:
        self._clock = clock
        self._courses: dict[str, Course] = {}
        self.days: dict[int, int] = {}
        """How many problems were finished on each day of practice."""
        self._begun: set[str] = set()
        """The courses that began with a miss, before it was known what the browser remembers of them."""
        self._pages: WeakSet[Page] = WeakSet()

    def __getitem__(self, name: str) -> Course | None:
        return self._courses.get(name)

    @property
    def today(self) -> int:
        """The day that it is now."""
        return self._clock()

    @property
    def done_today(self) -> int:
        """How many problems were finished today."""
        return self.days.get(self.today, 0)

    def finished(self, name: str, course: Course) -> None:
        """A problem of a drill has ended today."""
        self.days[self.today] = self.done_today + 1
        self.put(name, course)

    def show_on(self, page: Page) -> None:
        """Have a page's browser keep what is remembered."""
        self._pages.add(page)

    def put(self, name: str, course: Course) -> None:
        """The course of a drill has gone on."""
        self._courses[name] = course
        self._begun.discard(name)
        self._tell()

    def missed(self, name: str, kind: Kind) -> None:
        """Something of this kind was missed elsewhere, such as in a lesson: it comes back in practice, from today on.

        That is all a puzzle has to say as well, if what it asks is a kind of its game's drill.
        """
        is_begun = self[name] is None or name in self._begun
        self.put(name, (self[name] or Course(new_seed_code())).missed(kind.name, self.today))
        if is_begun:
            self._begun.add(name)

    def clear(self) -> None:
        """Forget everything, in the browser too."""
        self._courses.clear()
        self.days.clear()
        self._tell()

    def take(self, text: str, name: str) -> None:
        """What a browser kept, or the course of one drill alone.

        Raises ValueError where it is none of ours.
        """
        try:
            self._courses = {name: Course.from_text(text)}
        except ValueError:
            self._courses, self.days = _kept_in(text)
        self._tell()

    def join(self, text: str) -> None:
        """What a browser kept of before, beside what is known here: of a course that both have ours is newer.

        One that began here with a miss goes on where the browser's stands, and the miss comes back in it.

        >>> before, now = Memory(), Memory()
        >>> before.put("practice", Course("FERN-42", 3))
        >>> now.missed("practice", Kind("holes", "Find the holes", lambda draw, level: None))
        >>> now.join(before.to_text())
        >>> now["practice"].number, dict(now["practice"].rungs)["holes"].due
        (3, 5)

        Raises ValueError where it is none of ours.
        """
        courses, days = _kept_in(text)
        for name, course in courses.items():
            if name in self._begun:
                missed = [kind for kind, rung in self._courses[name].rungs if rung.due]
                again = partial(Course.missed, day=self.today)
                self._courses[name] = reduce(again, missed, course)
            self._courses.setdefault(name, course)
        self._begun.clear()
        self._count(days)
        self._tell()

    def add(self, text: str) -> None:
        """What another browser knows, beside what is known here: of each kind what was practiced last.

        >>> here, there = Memory(lambda: 739_000), Memory(lambda: 739_002)
        >>> here.put("practice", Course("FERN-42", 9).missed("holes", 739_000).missed("signs", 739_001))
        >>> there.put("practice", Course("MINT-7", 3).missed("holes", 739_002))
        >>> here.add(there.to_text())
        >>> [(name, rung.recall.day) for name, rung in here["practice"].rungs]
        [('holes', 739002), ('signs', 739001)]

        Raises ValueError where it is none of ours.
        """
        courses, days = _kept_in(text)
        for name, course in courses.items():
            own = self._courses.get(name)
            self._courses[name] = course if own is None else own.joined(course)
        self._begun.clear()
        self._count(days)
        self._tell()

    def _count(self, days: Mapping[int, int]) -> None:
        for day, done in days.items():
            self.days[day] = max(done, self.days.get(day, 0))

    def catch_up(self, text: str) -> None:
        """Know what another tab knows, which is newer. Raises ValueError where its text is none of ours."""
        self._courses, self.days = _kept_in(text) if text else ({}, {})
        self._begun.clear()
        self._tell()

    def to_text(self) -> str:
        """The text that the browser keeps; empty where there is nothing to remember."""
        courses = {name: replace(course, chosen="").to_json() for name, course in self._courses.items()}
        days = [list(one) for one in sorted(self.days.items())[-MOST_DAYS:]]
        kept = {"version": VERSION, "courses": courses} | ({"days": days} if days else {})
        return as_text(kept) if courses else ""

    def _tell(self) -> None:
        text = self.to_text()
        for page in self._pages:
            page.kept = text


def _kept_in(text: str) -> tuple[dict[str, Course], dict[int, int]]:
    """The courses and the days of a kept text. Raises ValueError where it is none of ours."""
    kept = kept_object(text, VERSION, LONGEST)
    courses, days = kept.get("courses"), kept.get("days", [])
    if not isinstance(courses, Mapping) or len(courses) > MOST_COURSES or not isinstance(days, list):
        raise ValueError("The kept practice is of another kind.")
    return {str(drill): Course.from_json(one) for drill, one in courses.items()}, dict(map(place, days[-MOST_DAYS:]))


@dataclass(frozen=True, slots=True)
class Given:
    """A set of problems, the same for everyone: from easy to hard, each kind once and then anew.

    >>> Given("byorf", ("holes", "signs"), "FERN-42", 6).query
    '?game=byorf&kinds=holes+signs&seed=FERN-42&problems=6'
    """

    game: str
    kinds: tuple[str, ...]
    seed: str
    count: int

    @property
    def query(self) -> str:
        """What stands behind the address of the practice page."""
        asked = {"game": self.game, "kinds": " ".join(self.kinds), "seed": self.seed, "problems": str(self.count)}
        return f"?{urlencode({name: text for name, text in asked.items() if text})}"

    def of(self, kinds: Sequence[Kind]) -> tuple[Kind, ...]:
        """The kinds that it asks; all of them where none is named."""
        return tuple(one for one in kinds if one.name in self.kinds) or tuple(kinds)

    def problem(self, kinds: Sequence[Kind], number: int) -> Problem:
        """One of its problems, counted from 0."""
        level = LEVELS[number * len(LEVELS) // self.count]
        return in_laps(self.of(kinds), self.seed, number).problem(f"{self.seed} {number + 1}", level)


NAMES = ("game", "kinds", "seed", "problems")
"""What the address of the page may say."""


def given(values: Mapping[str, str], kinds_of: Callable[[str], Sequence[Kind] | None], games: Sequence[str]) -> Given:
    """The set that an address or a form names. Raises SetupError with one sentence."""
    game = values.get("game", "").strip()
    kinds = kinds_of(game)
    if kinds is None:
        raise SetupError(say("no-game-in-link", games=", ".join(games)))
    names = tuple(dict.fromkeys(values.get("kinds", "").replace(",", " ").split()))
    known = [one.name for one in kinds]
    for name in names:
        if name not in known:
            raise SetupError(say("no-such-kind", kind=name[:24], known=", ".join(known)))
    seed = fitting_seed(values.get("seed", ""))
    count = fitting_count(values.get("problems", "") or str(USUAL))
    return Given(game, names, seed_text(seed or SET), count)


def fitting_count(typed: str) -> int:
    """How many problems are wanted. Raises SetupError."""
    typed = typed.strip()
    if not (typed.isascii() and typed.isdigit() and 0 < int(typed[:6]) <= MOST_PROBLEMS):
        raise SetupError(say("how-many-problems", most=MOST_PROBLEMS))
    return int(typed)
