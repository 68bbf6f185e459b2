"""What the Rolls & Goals lessons show, in one line each: the table of a part, a question, practice.

>>> from mathgames_widgets.games.rolls_and_goals import lesson
>>> lesson.table("order")
<Table of Rolls & Goals: two cards behind one die>
"""

from __future__ import annotations

from mathgames_widgets.core.messages import Words, room
from mathgames_widgets.questions.lesson import Lesson

from ..rules.state import TITLE
from .practice import DRILL
from .questions import KNOWN, QUESTIONS
from .stops import GAME

say = room(__name__)

LESSON = Lesson(TITLE, QUESTIONS, GAME, DRILL, storage="rolls_and_goals")


def _part(title: Words, *keys: str) -> Lesson:
    return Lesson(title, {key: {**QUESTIONS, **KNOWN}[key] for key in keys}, GAME, DRILL, storage=LESSON.storage)


ORDER = _part(lambda: say("lesson-order"), "known", *list(QUESTIONS)[:8])
"""The first of two lessons on one game: values below zero, and the order of cards."""
CHANCE = _part(lambda: say("lesson-chance"), "known-chance", *list(QUESTIONS)[8:])
"""The second: rerolls."""

question, progress, ask, report = LESSON.question, LESSON.progress, LESSON.ask, LESSON.report
predict, table, practise = LESSON.predict, LESSON.table, LESSON.practise
play = LESSON.play
