"""What a browser remembers of practice: how each kind of problem stands in every game. Sets that a link gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from urllib.parse import urlencode
from weakref import WeakSet

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.answers import kept_object
from mathgames_widgets.questions.problem import LEVELS, LONGEST, Course, Kind, Problem, as_text, in_laps
from mathgames_widgets.table.start import SetupError, fitting_seed

say = room(__name__)

KEPT = "practices"
"""The name under which a browser keeps all practice."""
VERSION = 2
MOST_COURSES = 20
MOST_PROBLEMS = 50
USUAL = 10
SET = "SET-1"
"""The seed of a set whose link names none."""


class Memory:
    """The courses of all games by the names of their drills; the pages that show them are told of every change.

    >>> memory = Memory()
    >>> memory.put("practice", Course("FERN-42", 3))
    >>> again = Memory()
    >>> again.take(memory.to_text(), "practice")
    >>> again["practice"]
    Course(seed='FERN-42', number=3, chosen='', rungs=(), back=0, sets=())
    """

    def __init__(self) -> None:
        self._courses: dict[str, Course] = {}
        self._begun: set[str] = set()
        """The courses that began with a miss, before it was known what the browser remembers of them."""
        self._pages: WeakSet[Page] = WeakSet()

    def __getitem__(self, name: str) -> Course | None:
        return self._courses.get(name)

    def show_on(self, page: Page) -> None:
        """Have a page's browser keep what is remembered."""
        self._pages.add(page)

    def put(self, name: str, course: Course) -> None:
        """The course of a drill has gone on."""
        self._courses[name] = course
        self._begun.discard(name)
        self._tell()

    def missed(self, name: str, kind: Kind) -> None:
        """A question of a lesson was missed: its kind comes back in the practice."""
        is_begun = self[name] is None or name in self._begun
        self.put(name, (self[name] or Course(new_seed_code())).missed(kind.name))
        if is_begun:
            self._begun.add(name)

    def clear(self) -> None:
        """Forget everything, in the browser too."""
        self._courses.clear()
        self._tell()

    def take(self, text: str, name: str) -> None:
        """What a browser kept, or the course of one drill alone.

        Raises ValueError where it is none of ours.
        """
        try:
            self._courses = {name: Course.from_text(text)}
        except ValueError:
            self._courses = _courses_in(text)
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
        for name, course in _courses_in(text).items():
            if name in self._begun:
                missed = [kind for kind, rung in self._courses[name].rungs if rung.due]
                self._courses[name] = reduce(Course.missed, missed, course)
            self._courses.setdefault(name, course)
        self._begun.clear()
        self._tell()

    def catch_up(self, text: str) -> None:
        """Know what another tab knows, which is newer. Raises ValueError where its text is none of ours."""
        self._courses = _courses_in(text) if text else {}
        self._begun.clear()
        self._tell()

    def to_text(self) -> str:
        """The text that the browser keeps; empty where there is nothing to remember."""
        courses = {name: replace(course, chosen="").to_json() for name, course in self._courses.items()}
        return as_text({"version": VERSION, "courses": courses}) if courses else ""

    def _tell(self) -> None:
        text = self.to_text()
        for page in self._pages:
            page.kept = text


def _courses_in(text: str) -> dict[str, Course]:
    """The courses of a kept text. Raises ValueError where it is none of ours."""
    kept = kept_object(text, VERSION, LONGEST).get("courses")
    if not isinstance(kept, Mapping) or len(kept) > MOST_COURSES:
        raise ValueError("The kept practice is of another kind.")
    return {str(drill): Course.from_json(one) for drill, one in kept.items()}


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
