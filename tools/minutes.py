"""`python -m tools.minutes`: how long each screen of a lesson takes, and the tables of it in the notes for teachers.

The clock is that of someone who reads every word and is wrong twice. What a screen takes is its words, prompts,
answers to choose from and reasons, at `READ` words a minute, and what there is to do, by its kind. Two wrong answers
are counted once, for the whole lesson. A screen that begins with *If there is time.* is not counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import jupytext

from lessons.build import LESSONS, parts
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.choices import ChooseOne, ChooseSome, MatchPairs, PutInOrder
from mathgames_widgets.questions.controls import AnsweredWithCards
from mathgames_widgets.questions.drawing.bars import RollOn
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.question import Demanded, Question, plain_text
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.questions.whose import WhoseAnswer

READ = 110
"""Words that are read in a minute, mathematics among them."""
CHOSEN, TYPED, ORDERED, BY_HAND, FOUND, ARGUED = 0.4, 0.8, 1.0, 1.2, 1.5, 1.5
"""Minutes for a choice, for something typed, an order or pairs or a table, something drawn or laid by hand, something
found that meets demands, and an answer that goes wrong with its counterexample."""
MOVED, DECIDED = 0.3, 0.4
"""Minutes for a move of the lesson, and for one of one's own."""
OTHER = {"vote": 0.3, "look": 0.5, "beside": 0.3, "practise": 3.0, "play": 6.0}
"""Minutes for a vote or a prediction, a graph, a round of practice, a game."""
WRONG = 2 * 0.8
"""Minutes to read two verdicts on wrong answers, and to answer once more."""
MOST = 25
"""Minutes of a lesson."""
EXTRA = "*If there is time.*"
"""How a screen begins that is not part of the minutes."""
NOTES = LESSONS.parent / "docs" / "teaching"
BEGIN, END = "<!-- minutes: made by python -m tools.minutes -->", "<!-- end of minutes -->"
HEADER = re.compile(r"^(    minutes: \d+\n)(?:    screens: .*\n)?", re.MULTILINE)
CALL = re.compile(r'^(?:lesson\.)?(\w+)\((?:"([^"]+)")?', re.MULTILINE)


@dataclass(frozen=True)
class Screen:
    """One screen: what is read there, and what is done, in order."""

    title: str
    words: tuple[int, ...]
    """Of each cell; what is done counts with the words of its prompt."""
    calls: tuple[tuple[str, str], ...]
    before: int
    """Words before the first thing to do."""
    is_extra: bool
    """Whether it is for those who have time left."""


@dataclass(frozen=True)
class InScreens:
    """A lesson whose header says its minutes."""

    path: Path

    def __str__(self) -> str:
        return self.path.relative_to(LESSONS).with_suffix("").as_posix()

    @cached_property
    def read(self) -> Any:
        return jupytext.read(self.path)

    @cached_property
    def cells(self) -> list[tuple[str, str, dict[str, Any]]]:
        return [(cell.cell_type, *part) for cell in self.read.cells for part in parts(cell, in_screens=True)]

    @cached_property
    def lesson(self) -> Lesson:
        """The object that the notebook imports as `lesson`."""
        found = re.search(r"from (\S+) import (\w+) as lesson", "\n".join(source for _, source, _ in self.cells))
        assert found is not None, f"{self} imports no lesson"
        lesson = getattr(import_module(found[1]), found[2])
        assert isinstance(lesson, Lesson)
        return lesson

    @cached_property
    def groups(self) -> list[list[tuple[str, str, dict[str, Any]]]]:
        """The cells of each screen."""
        found: list[list[tuple[str, str, dict[str, Any]]]] = [[]]
        for cell in self.cells:
            if cell[0] == "markdown" and cell[1].startswith("## "):
                found.append([])
            found[-1].append(cell)
        return found

    @cached_property
    def screens(self) -> list[Screen]:
        return [self._screen(group) for group in self.groups if "## Glossary" not in group[0][1]]

    def _screen(self, group: list[tuple[str, str, dict[str, Any]]]) -> Screen:
        words: list[int] = []
        calls: list[tuple[str, str]] = []
        before = 0
        for kind, source, _ in group:
            if kind == "markdown":
                words.append(count(source))
                before += 0 if calls else words[-1]
            elif not source.startswith(("from ", "import ")):
                calls += CALL.findall(source)
                words += [self._prompt(name) for call, name in CALL.findall(source) if call in ("ask", "predict")]
        is_extra = any(EXTRA in source for _, source, _ in group)
        return Screen(group[0][1].partition("\n")[0].lstrip("# "), tuple(words), tuple(calls), before, is_extra)

    def _prompt(self, key: str) -> int:
        asked = self.lesson.question(key)
        return len(f"{plain_text(asked.prompt)} {asked.task}".split())

    @property
    def calls(self) -> Iterator[tuple[str, str]]:
        return (call for screen in self.screens for call in screen.calls)

    @property
    def minutes(self) -> float:
        """How long the lesson takes, without what is for those who have time left."""
        return WRONG + sum(self.time(screen) for screen in self.screens if not screen.is_extra)

    def time(self, screen: Screen) -> float:
        """How many minutes a screen takes someone who reads all of it and does all of it."""
        return sum(screen.words) / READ + sum(self._time(*call) for call in screen.calls)

    def _time(self, call: str, name: str) -> float:
        if call in ("ask", "predict"):
            question = self.lesson.question(name)
            return to_answer(question) + (_choices(question) + _told(question.why)) / READ
        if call == "table":
            part = self.lesson.game.part(name)
            after = _told(part.after) if part.after else 0
            asked = TYPED if part.asks else 0
            return len(part.moves) * (DECIDED if part.decides else MOVED) + asked + after / READ
        return OTHER.get(call, 0) + (OTHER["beside"] if call == "vote" and self._is_rolled(name) else 0)

    def _is_rolled(self, name: str) -> bool:
        """Whether dice are rolled beside the prediction."""
        return isinstance(self.lesson.question(name).onward, RollOn)

    @property
    def table(self) -> str:
        """The screens with their minutes, as they stand in the notes."""
        rows = [
            f"| {one.title}{', if there is time' if one.is_extra else ''} | {max(self.time(one), 0.5):.1f} |"
            for one in self.screens
        ]
        total = f"| all but what is for those who have time, and two wrong answers | {self.minutes:.0f} |"
        return "\n".join(["| screen | minutes |", "|---|---|", *rows, total])


def to_answer(question: Question) -> float:
    """Minutes to answer a question once it is read."""
    match question:
        case WhoseAnswer():
            return ARGUED
        case ChooseOne() | ChooseSome() | PaintSigns(only_signs=True):  # a press or two for each sign
            return CHOSEN
        case PutInOrder() | MatchPairs() | FillTable():
            return ORDERED
        case AnsweredWithCards():
            return BY_HAND
        case Demanded():
            return FOUND
    return TYPED


def _choices(question: Question) -> int:
    """The words of what there is to choose from."""
    if isinstance(question, WhoseAnswer):
        texts = [*question.slip.lines, *(one.name for one in question.reasons), question.slip.cases.asked]
    else:
        texts = [one.text for one in getattr(question, "options", ())] + list(getattr(question, "items", ()))
    return sum(len(plain_text(text).split()) for text in texts)


def _told(why: Explanation) -> int:
    """The words of a reason that stand open on the page."""
    return sum(len(one.claim.split()) for one in (why, *why.why))


def count(text: str) -> int:
    """The words of a cell, without its headings, tables and addresses."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "|"))]
    return len(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(lines)).split())


def found() -> list[InScreens]:
    """The lessons in screens."""
    return [InScreens(path) for path in sorted(LESSONS.rglob("*.md")) if "lesson" in jupytext.read(path).metadata]


def with_tables(page: str, lessons: list[InScreens]) -> str:
    """The notes of a game with the tables of its lessons."""
    told = "\n\n".join(f"**{one.read.metadata['title']}**\n\n{one.table}" for one in lessons)
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{told}\n\n{END}{rest.partition(END)[2]}"


def with_screens(text: str, lesson: InScreens) -> str:
    """The text of a lesson with the minutes of its screens in its header, from where they come onto paper; 0 for those
    who have time."""
    minutes = ", ".join(["0" if one.is_extra else f"{max(lesson.time(one), 0.5):.1f}" for one in lesson.screens])
    return HEADER.sub(rf"\g<1>    screens: [{minutes}]\n", text, count=1)


def pages() -> Iterator[tuple[Path, str]]:
    """The lessons and the notes for teachers, as they should be."""
    for one in found():
        yield one.path, with_screens(one.path.read_text(encoding="utf-8"), one)
    for path in sorted(NOTES.glob("*.md")):
        own = [one for one in found() if one.path.parent.name == path.stem]
        if own:
            yield path, with_tables(path.read_text(encoding="utf-8"), own)


def main() -> None:
    """Write the tables anew."""
    for path, page in pages():
        path.write_text(page, encoding="utf-8")
    print("Wrote the minutes.")


if __name__ == "__main__":
    main()
