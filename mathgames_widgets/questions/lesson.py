"""What every lesson shows, in one line each: the table of a part, a question, the report, practice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.practice import Practice
from mathgames_widgets.questions.problem import Drill
from mathgames_widgets.questions.progress import Progress, Report
from mathgames_widgets.questions.question import Question
from mathgames_widgets.questions.stops import GuidedTable, Script

Questions = Mapping[str, Callable[[], Question]]
"""The questions in the order of the lesson, each made when it is asked."""


@dataclass(frozen=True)
class Lesson:
    """A lesson: its questions, the game that it plays and its practice.

    On the `shelf` the browser keeps the answers, apart from those of other lessons.
    """

    title: str
    questions: Questions
    game: Script
    drill: Drill
    shelf: str

    def question(self, key: str) -> Question:
        """The question with this key. Raises ValueError, naming the keys, where there is none."""
        if key not in self.questions:
            raise ValueError(f"There is no question {key!r}; there are {', '.join(self.questions)}.")
        return self.questions[key]()

    @cached_property
    def _progress(self) -> Progress:
        return Progress(self.title, tuple(self.question(key) for key in self.questions), shelf=self.shelf)

    def progress(self) -> Progress:
        """Which questions are answered, on this page and in this browser."""
        return self._progress

    def ask(self, key: str) -> Checkpoint:
        """The question with this key, to be answered on the page."""
        return self._progress.ask(key)

    def report(self) -> Report:
        """Every question and how it was answered, to read and to print."""
        return self._progress.report()

    def table(self, part: str) -> GuidedTable:
        """The table of one part of the game. Raises ValueError, naming the parts, where there is none."""
        return GuidedTable(self.game, part)

    def practise(self, kind: str = "") -> Practice:
        """Problems without end, of one kind or mixed."""
        return self.drill.practise(kind=kind)
