"""Every lesson in screens: short enough to be read, one thing beside the text, and as long as it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import jupytext
import pytest

from lessons.build import LESSONS, parts
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.question import plain_text

FIRST, MOST = 60, 90
"""Words before the first thing to do, and words on a screen."""
READ, VOTED, GUESSED, TYPED, MOVED, DECIDED, PRACTISED, PLAYED = 110, 0.4, 0.6, 1.2, 0.4, 0.5, 3, 6
"""Words that are read in a minute; minutes for a vote or a prediction, for a choice, for something typed, for a move of
the lesson, for one of one's own, for a round of practice, for a game."""
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
        return Screen(group[0][1].partition("\n")[0].lstrip("# "), tuple(words), tuple(calls), before)

    def _prompt(self, key: str) -> int:
        return len(plain_text(self.lesson.question(key).prompt).split())

    @property
    def calls(self) -> Iterator[tuple[str, str]]:
        return (call for screen in self.screens for call in screen.calls)

    @property
    def minutes(self) -> float:
        """How long a pupil needs who reads everything, answers everything and plays everything."""
        return sum(sum(screen.words) for screen in self.screens) / READ + sum(self._time(*call) for call in self.calls)

    def _time(self, call: str, name: str) -> float:
        if call in ("ask", "predict"):
            question = self.lesson.question(name)
            why = sum(len(one.claim.split()) for one in question.why.every())
            typed = hasattr(question, "value") or hasattr(question, "values") or hasattr(question, "demands")
            return (TYPED if typed else GUESSED) + min(why, MOST / 2) / READ
        if call == "table":
            part = self.lesson.game.part(name)
            after = sum(len(one.claim.split()) for one in part.after.every()) if part.after else 0
            return len(part.moves) * (DECIDED if part.decides else MOVED) + after / READ
        return {"vote": VOTED, "practise": PRACTISED, "play": PLAYED, "look": GUESSED}.get(call, 0)


def count(text: str) -> int:
    """The words of a cell, without its headings, tables and addresses."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "|"))]
    return len(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(lines)).split())


def found() -> list[InScreens]:
    """The lessons in screens."""
    return [InScreens(path) for path in sorted(LESSONS.rglob("*.md")) if "lesson" in jupytext.read(path).metadata]


every_lesson = pytest.mark.parametrize("lesson", found(), ids=str)


@every_lesson
def test_a_screen_is_short(lesson: InScreens):
    long = [(one.title, one.before, sum(one.words)) for one in lesson.screens]
    assert [one for one in long if one[1] > FIRST or one[2] > MOST] == []


@every_lesson
def test_there_is_something_to_do_on_every_screen(lesson: InScreens):
    assert [one.title for one in lesson.screens if not one.calls] == []


@every_lesson
def test_at_most_one_thing_stands_beside_the_text(lesson: InScreens):
    beside = [[1 for cell in group if "beside" in cell[2].get("tags", [])] for group in lesson.groups]
    assert all(len(one) <= 1 for one in beside)


@every_lesson
def test_the_lesson_says_its_minutes(lesson: InScreens):
    said = lesson.read.metadata["lesson"]["minutes"]
    assert 15 <= said <= 30
    assert abs(said - lesson.minutes) <= 2, f"{lesson} takes {lesson.minutes:.0f} minutes"


@every_lesson
def test_every_question_of_the_lesson_is_asked_once(lesson: InScreens):
    asked = [name for call, name in lesson.calls if call in ("ask", "predict", "challenge")]
    assert sorted(asked) == sorted(lesson.lesson.questions)


@every_lesson
def test_the_parts_of_the_game_come_in_their_order(lesson: InScreens):
    played = [name for call, name in lesson.calls if call == "table"]
    order = [part.key for part in lesson.lesson.game.parts]
    assert played == [key for key in order if key in played]


@every_lesson
def test_no_text_explains_what_a_question_asks(lesson: InScreens):
    """Reveals stand in Python, where they open when something was answered or done."""
    prose = "\n".join(source for kind, source, _ in lesson.cells if kind == "markdown")
    assert re.findall(r"\*\*(Explain|Reveal|Look back)", prose) == []
    for key in lesson.lesson.questions:
        assert lesson.lesson.question(key).why.claim not in prose


@every_lesson
def test_someone_who_knows_it_can_go_on_and_someone_who_is_fast_finds_no_end(lesson: InScreens):
    calls = list(lesson.calls)
    assert "challenge" in [call for call, _ in calls]
    assert lesson.screens[-1].calls == (("report", ""),)


@every_lesson
def test_a_decision_is_followed_by_a_look_at_both(lesson: InScreens):
    parts_played = [lesson.lesson.game.part(name) for call, name in lesson.calls if call == "table"]
    for part in parts_played:
        assert part.task if part.decides else part.moves
        assert part.after is not None, part.key
