"""`mathgames print` without a lesson: decks to cut out, boards, worksheets with a key, and exit tickets.

A game says in `lesson/paper.py` which cards and boards it has, and in `lesson/practice` what it can ask; here they
become files. What a game has left out cannot be printed, and is not named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from inspect import signature
from pathlib import Path
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.classroom.asks import asked_in
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import new_seed_code, seed_text
from mathgames_widgets.page import html as h, paper
from mathgames_widgets.page.html import Element
from mathgames_widgets.questions import worksheet
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.serving import places
from mathgames_widgets.serving.lessons import ToldScreen, lesson_of, told_by_screen
from mathgames_widgets.serving.places import notebooks_below
from mathgames_widgets.table.puzzles import ShownPuzzle, day_text, shipped, shown
from mathgames_widgets.table.start import SetupError, fitting_seed

say = room(__name__)

UNFIT = re.compile(r"[^\w-]+")
"""What of a seed does not go into the name of a file."""

OUT_OF_NOTEBOOKS = "pages"
"""The kind of sheet for which notebooks are read."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be on paper, and how."""

    game: str
    paper: str = "a4"
    large: bool = False
    seed: str = ""
    deck: str = ""
    day: str = ""

    @property
    def title(self) -> str:
        """The game as its players know it."""
        return str(getattr(games, self.game).TITLE)

    @property
    def drawn(self) -> Any:
        """The game's `lesson/paper.py`, with its cards and boards; None where it has none."""
        return games.module_of(f"{games.__name__}.{self.game}", "lesson.paper")

    @property
    def drill(self) -> Drill | None:
        """The game's practice, where it has some."""
        return games.drill_of(self.game)


@dataclass(frozen=True, slots=True)
class File:
    """A file to be written: its name without an ending, what it has, and its text."""

    name: str
    about: str
    html: str


def names() -> list[str]:
    """Everything that can be printed besides lessons.

    >>> names()[:2]
    ['byorf/deck', 'byorf/rules']
    """
    return [f"{game}/{kind}" for game in games.NAMES for kind in KINDS if kind in kinds_of(Wanted(game))]


def kinds_of(wanted: Wanted) -> list[str]:
    """What a game has on paper: what its `lesson/paper.py` draws, and what can be asked from its practice."""
    found = [kind for kind, name in DRAWN_BY.items() if hasattr(wanted.drawn, name)]
    if wanted.drill is not None:
        has_lessons = wanted.drill.tickets and (places.notebooks() / wanted.game).is_dir()
        found += [OUT_OF_NOTEBOOKS] if has_lessons else []
        found += ["worksheet", "tickets"] if wanted.drill.tickets else ["worksheet"]
    return [*found, "puzzles"] if shipped(wanted.game) else found


def files(
    name: str, *, size: str = "a4", large: bool = False, seed: str = "", deck: str = "", day: str = ""
) -> list[File]:
    """The files of a name such as byorf/deck. Raises ValueError, with one sentence, for options that do not fit it."""
    game, _, kind = name.partition("/")
    if name not in names():
        raise ValueError(say("nothing-to-print", name=name))
    if large and kind != "deck":
        raise ValueError(say("no-large-print", name=name))
    if seed and kind not in DRAWN:
        raise ValueError(say("no-chance", name=name))
    if day and kind != "puzzles":
        raise ValueError(say("no-day", name=name))
    wanted = Wanted(game, size, large, seed, deck, day)
    if deck and not (kind == "deck" and signature(wanted.drawn.packs).parameters):
        raise ValueError(say("no-decks", name=name))
    return [
        File(
            file,
            about,
            paper.document(say("sheet-title", game=wanted.title, about=about), leaves, paper.PAPERS[size], advice),
        )
        for file, about, leaves, advice in KINDS[kind](wanted)
    ]


Made = Iterator[tuple[str, str, list[Element], str]]


def _deck(wanted: Wanted) -> Made:
    cut = paper.LARGE_CARDS if wanted.large else paper.CARDS
    module, chosen = wanted.drawn, UNFIT.sub("-", Path(wanted.deck).stem).strip("-").lower()
    packs = module.packs(wanted.deck) if wanted.deck else module.packs()
    name = "-".join(filter(None, (wanted.game, "deck", chosen, "large" if wanted.large else "")))
    yield name, say("cards"), paper.deck_sheets(wanted.title, packs, cut), say("print-both-sides")


def _boards(wanted: Wanted) -> Made:
    yield f"{wanted.game}-boards", say("boards"), [*wanted.drawn.boards()], say("print-one-side")


def _rules(wanted: Wanted) -> Made:
    yield f"{wanted.game}-rules", say("rules"), [wanted.drawn.rules()], say("print-one-side")


def _worksheet(wanted: Wanted) -> Made:
    assert wanted.drill is not None
    seed, name = _seed(wanted, "worksheet")
    asked = worksheet.problems(wanted.drill, seed)
    yield name, say("worksheet"), worksheet.worksheet(wanted.title, asked, seed), say("print-one-side")
    said = [(f"{number}.", question) for number, question in enumerate(asked, 1)]
    yield f"{name}-key", say("key"), [worksheet.key(wanted.title, said, seed)], say("print-one-side")


def _tickets(wanted: Wanted) -> Made:
    assert wanted.drill is not None
    seed, name = _seed(wanted, "tickets")
    asked = worksheet.tickets(wanted.drill, seed)
    yield name, say("exit-tickets"), worksheet.ticket_sheets(wanted.title, asked, seed), say("print-one-side")
    said = [
        (f"{number}{version}", problem)
        for number, same in enumerate(asked, 1)
        for version, problem in zip(worksheet.VERSIONS, same, strict=True)
    ]
    yield f"{name}-key", say("key"), [worksheet.key(wanted.title, said, seed)], say("print-one-side")


SCHOOL_DAYS = 5


def _puzzles(wanted: Wanted) -> Made:
    """The puzzles of a week from Monday to Friday, a page each, and their key."""
    try:
        some = date.fromisoformat(wanted.day) if wanted.day else date.today()
    except ValueError:
        raise SetupError(say("no-such-day", day=wanted.day[:24])) from None
    monday = some - timedelta(some.weekday())
    week = [monday + timedelta(number) for number in range(SCHOOL_DAYS)]
    asked = [(day_text(day), shown(wanted.game, day, f"{day}")) for day in week]
    name = f"{wanted.game}-puzzles-{monday}"
    yield (
        name,
        say("puzzles"),
        [_puzzle_leaf(wanted.title, day, puzzle) for day, puzzle in asked],
        say("print-one-side"),
    )
    key = h.ol(*[_puzzle_key(day, puzzle) for day, puzzle in asked], cls="mg-key mg-puzzle-key")
    titled = say("puzzles-key", game=wanted.title)
    yield f"{name}-key", say("key"), [paper.leaf(titled, key, named=False)], say("print-one-side")


def _puzzle_leaf(title: str, day: str, puzzle: ShownPuzzle) -> Element:
    return paper.leaf(
        say("puzzle-on-paper", game=title, day=day),
        h.p(puzzle.task, cls="mg-puzzle-task"),
        h.div(puzzle.position, cls="mg-puzzle-position mg-table mg-playing"),
        paper.blank(say("my-answer")),
        paper.blank(say("my-reason")),
        cls="mg-puzzle-leaf",
    )


def _puzzle_key(day: str, puzzle: ShownPuzzle) -> Element:
    return h.li(h.p(h.strong(day)), h.span(puzzle.answer, cls="mg-key-answer"), puzzle.why)


def _seed(wanted: Wanted, kind: str) -> tuple[str, str]:
    """The seed as it is kept, and the name of the file that is drawn from it. Raises SetupError."""
    seed = seed_text(fitting_seed(wanted.seed) or new_seed_code())
    return seed, "-".join(filter(None, (wanted.game, kind, UNFIT.sub("-", seed).strip("-"))))


def _pages(wanted: Wanted) -> Made:
    """For each lesson of a game, a page for the teacher and one for the pupil."""
    for path, notebook in notebooks_below(places.notebooks()):
        name = path.removesuffix(".ipynb")
        screens = told_by_screen(notebook) if name.startswith(f"{wanted.game}/") else []
        if screens:
            title, told = notebook.metadata["title"], list(_on_paper(lesson_of(name, notebook, ()).cells, screens))
            leaves = [worksheet.teacher_page(title, told), worksheet.pupil_page(title, told)]
            yield f"{wanted.game}-{Path(name).name}-pages", say("lesson-pages"), leaves, say("print-one-side")


def _on_paper(cells: tuple[str, ...], screens: list[ToldScreen]) -> Iterator[worksheet.PaperScreen]:
    courses = asked_in(cells).courses
    for screen in screens:
        asked = [courses[key].question(key) for call, key in screen.calls if call in ("ask", "predict")]
        votes = tuple([key for call, key in screen.calls if call == "vote"])
        has_table = any(call in ("table", "play") for call, _ in screen.calls)
        yield worksheet.PaperScreen(screen.title, screen.minutes, screen.is_extra, votes, has_table, tuple(asked))


KINDS: dict[str, Callable[[Wanted], Made]] = {
    "deck": _deck,
    "rules": _rules,
    "boards": _boards,
    "pages": _pages,
    "worksheet": _worksheet,
    "tickets": _tickets,
    "puzzles": _puzzles,
}
DRAWN_BY = {"deck": "packs", "rules": "rules", "boards": "boards"}
"""The functions of `lesson/paper.py`, any of which a game may leave out."""
DRAWN = ("worksheet", "tickets")
"""What is drawn from a seed."""
