"""What a browser remembers of practice: how each kind of problem stands in every game, the days of practice, the
puzzles that were tried, and the mistakes that come back as puzzles of your own. Sets that a link gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from typing import Any
from urllib.parse import urlencode
from weakref import WeakSet

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import FOUND, OwnPuzzle, Tries, tries_in
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.answers import kept_object
from mathgames_widgets.questions.problem import (
    LEVELS,
    LONGEST,
    Course,
    Kind,
    Problem,
    as_numbers,
    as_text,
    in_laps,
    place,
    recalled,
)
from mathgames_widgets.questions.recall import MISSED, RIGHT, Recall, today
from mathgames_widgets.table.start import SetupError, fitting_seed

say = room(__name__)

KEPT = "practices"
"""The name under which a browser keeps all practice."""
VERSION = 2
MOST_COURSES = 20
MOST_DAYS = 60
"""Days of practice that are remembered; the oldest is forgotten first."""
MOST_MISTAKES = 24
"""Puzzles of your own; of more, those are let go that are asked again last."""
KNOWN = 60
"""A mistake that would wait so many days is known, and let go."""
MINUTES, USUAL_MINUTES = (3, 5, 10), 5
"""How long a day's practice may be, and how long it is where nobody has chosen."""
MOST_PROBLEMS = 50
USUAL = 10
SET = "SET-1"
"""The seed of a set whose link names none."""


NOT_TRIED = ("", "")
"""No problem is tried and not finished."""


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
        self.mistakes: dict[str, tuple[OwnPuzzle, Recall]] = {}
        """The puzzles of one's own by their names, and when each is asked again."""
        self.tries: Tries = {}
        """How the puzzles of each day went, by their games."""
        self.minutes = USUAL_MINUTES
        """How long someone wants to practice in a day; a problem takes about one."""
        self.tried_so_far = NOT_TRIED
        """A problem of practice that was tried and is not finished: what names it, and the answers as their text."""
        self._begun: set[str] = set()
        """The courses that began with a miss, before it was known what the browser remembers of them."""
        self._pages: WeakSet[Page] = WeakSet()

    def __getitem__(self, name: str) -> Course | None:
        return self._courses.get(name)

    @property
    def is_begun(self) -> bool:
        """Whether any game was practiced, or chosen for it."""
        return bool(self._courses)

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

    def hold(self, problem: str, answers: str) -> None:
        """What was tried at a problem that is not finished yet; nothing once it is."""
        self.tried_so_far = (problem, answers) if answers else NOT_TRIED
        self._tell()

    def want(self, minutes: int) -> None:
        """Practice so many minutes in a day."""
        self.minutes = minutes
        self._tell()

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

    # ── puzzles ───────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def due(self) -> list[str]:
        """The mistakes that are to be made good by today, the longest due first."""
        found = [(recall.due, name) for name, (_, recall) in self.mistakes.items() if recall.due <= self.today]
        return [name for _, name in sorted(found)]

    def collect(self, lines: str) -> None:
        """Mistakes that a table has left for this page, each a line; what is none of ours is left out."""
        for line in lines.splitlines():
            with suppress(ValueError):
                mistake = OwnPuzzle.of_line(line)
                self.solved(mistake.name, mistake, right=False)
        self._tell()

    def solved(self, name: str, mistake: OwnPuzzle, *, right: bool) -> bool:
        """A mistake was made again or made good today; whether it is known now, and let go."""
        known = self.mistakes.get(name)
        rating = RIGHT if right else MISSED
        recall = known[1].after(rating, self.today) if known else Recall.begun(rating, self.today)
        self.mistakes[name] = mistake if known is None else known[0], recall
        if is_known := recall.wait >= KNOWN:
            del self.mistakes[name]
        kept = sorted(self.mistakes.items(), key=lambda entry: entry[1][1].due)[:MOST_MISTAKES]
        self.mistakes = dict(kept)
        self._tell()
        return is_known

    def let_go(self, name: str) -> None:
        """A mistake does not come back."""
        self.mistakes.pop(name, None)
        self._tell()

    def tried(self, day: str, game: str, signs: str) -> None:
        """How the puzzle of a day goes; what is solved stays so."""
        if FOUND not in self.tries.get(day, {}).get(game, ""):
            self.tries.setdefault(day, {})[game] = signs
        self._tell()

    def clear(self) -> None:
        """Forget everything, in the browser too."""
        self._know(_Remembered())
        self._tell()

    def _know(self, kept: _Remembered) -> None:
        """Only what was kept."""
        self._courses, self.days, self.mistakes, self.tries = kept.courses, kept.days, kept.mistakes, kept.tries
        self.minutes, self.tried_so_far = kept.minutes, kept.tried_so_far

    def take(self, text: str, name: str) -> None:
        """What a browser kept, or the course of one drill alone.

        Raises ValueError where it is none of ours.
        """
        try:
            self._courses = {name: Course.from_text(text)}
        except ValueError:
            self._know(_kept_in(text))
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
        kept = _kept_in(text)
        for name, course in kept.courses.items():
            if name in self._begun:
                missed = [kind for kind, rung in self._courses[name].rungs if rung.due]
                again = partial(Course.missed, day=self.today)
                self._courses[name] = reduce(again, missed, course)
            self._courses.setdefault(name, course)
        self._add_more(kept)

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
        kept = _kept_in(text)
        for name, course in kept.courses.items():
            own = self._courses.get(name)
            self._courses[name] = course if own is None else own.joined(course)
        self._add_more(kept)

    def _add_more(self, kept: _Remembered) -> None:
        """Days and puzzles beside those that are known here: of each mistake what was tried last."""
        self._begun.clear()
        self.minutes = kept.minutes if self.minutes == USUAL_MINUTES else self.minutes
        self.tried_so_far = kept.tried_so_far if self.tried_so_far == NOT_TRIED else self.tried_so_far
        for number, done in kept.days.items():
            self.days[number] = max(done, self.days.get(number, 0))
        for name, mistake in kept.mistakes.items():
            if name not in self.mistakes or mistake[1].day > self.mistakes[name][1].day:
                self.mistakes[name] = mistake
        for day, games in kept.tries.items():
            mine = self.tries.setdefault(day, {})
            mine |= {game: signs for game, signs in games.items() if FOUND not in mine.get(game, "")}
        self._tell()

    def catch_up(self, text: str) -> None:
        """Know what another tab knows, which is newer. Raises ValueError where its text is none of ours."""
        self._know(_kept_in(text) if text else _Remembered())
        self._begun.clear()
        self._tell()

    def to_text(self) -> str:
        """The text that the browser keeps; empty where there is nothing to remember."""
        courses = {name: replace(course, chosen="").to_json() for name, course in self._courses.items()}
        days = [list(day) for day in sorted(self.days.items())[-MOST_DAYS:]]
        own = [
            [puzzle.record, puzzle.seat, puzzle.turn, *as_numbers(recall)] for puzzle, recall in self.mistakes.values()
        ]
        tries = {day: self.tries[day] for day in sorted(self.tries)[-MOST_TRIES:]}
        wanted = self.minutes if self.minutes != USUAL_MINUTES else 0
        held = [] if self.tried_so_far == NOT_TRIED else list(self.tried_so_far)
        more = {"days": days, "mistakes": own, "puzzles": tries, "minutes": wanted, "tried": held}
        kept = {"version": VERSION, "courses": courses} | {name: value for name, value in more.items() if value}
        return as_text(kept) if courses or own or tries else ""

    def _tell(self) -> None:
        text = self.to_text()
        for page in self._pages:
            page.kept = text


@dataclass(frozen=True, slots=True)
class _Remembered:
    """What a kept text remembers."""

    courses: dict[str, Course] = field(default_factory=dict)
    days: dict[int, int] = field(default_factory=dict)
    mistakes: dict[str, tuple[OwnPuzzle, Recall]] = field(default_factory=dict)
    tries: Tries = field(default_factory=dict)
    minutes: int = USUAL_MINUTES
    tried_so_far: tuple[str, str] = NOT_TRIED


MOST_TRIES = 400
"""Days of puzzles of which it is kept how they went."""


def _kept_in(text: str) -> _Remembered:
    """What a kept text remembers. Raises ValueError where it is none of ours."""
    kept = kept_object(text, VERSION, LONGEST)
    courses, days, own = kept.get("courses"), kept.get("days", []), kept.get("mistakes", [])
    if not isinstance(courses, Mapping) or len(courses) > MOST_COURSES or not isinstance(days, list):
        raise ValueError("The kept practice is of another kind.")
    if not isinstance(own, list):
        raise ValueError("The kept puzzles are of another kind.")
    mistakes = [found for line in own[:MOST_MISTAKES] if (found := _mistake(line)) is not None]
    return _Remembered(
        {str(drill): Course.from_json(course) for drill, course in courses.items()},
        dict(map(place, days[-MOST_DAYS:])),
        {puzzle.name: (puzzle, recall) for puzzle, recall in mistakes},
        tries_in(kept.get("puzzles", {}), MOST_TRIES),
        next((minutes for minutes in MINUTES if minutes == kept.get("minutes")), USUAL_MINUTES),
        _held(kept.get("tried")),
    )


def _held(kept: Any) -> tuple[str, str]:
    """What was tried at a problem that was not finished; nothing where it cannot be read."""
    match kept:
        case [str(problem), str(answers)]:
            return problem, answers
    return NOT_TRIED


def _mistake(kept: Any) -> tuple[OwnPuzzle, Recall] | None:
    """A mistake that was kept; None where it cannot be read, as after a change of the game."""
    with suppress(ValueError, TypeError):
        return OwnPuzzle.of_json(kept[:3]), recalled(*kept[3:8])
    return None


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
        return tuple(kind for kind in kinds if kind.name in self.kinds) or tuple(kinds)

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
    known = [kind.name for kind in kinds]
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
