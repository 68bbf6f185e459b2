"""Whoever is right reads the reasons for the answer they gave, and for no other one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import pytest

from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import LEVELS, Kind
from tests.cases import cases
from tests.questions.asking import Asking
from tests.questions.right_answers import right_answers
from tests.questions.test_every_practice import drawn, every_kind
from tests.questions.test_every_question import every_question

IN_ANY_ORDER = (FindRoll, PickStudents, WalkStacks)
"""Questions whose answers name dice, students or cards, which the reasons may name in another order."""
LOOKED_AT = cases(3, long=25)
"""Questions of each kind."""


@every_question
def test_a_right_answer_in_a_lesson_is_explained_from_itself(lesson: Asking, key: str) -> None:
    _look_at(lesson.asked(key)[:LOOKED_AT])


@pytest.mark.parametrize("level", LEVELS)
@every_kind
def test_a_right_answer_in_practice_is_explained_from_itself(drill: Drill, one: Kind, level: int) -> None:
    _look_at(drawn(drill, one, level)[:LOOKED_AT])


def _look_at(questions: Iterable[Question[Any]]) -> None:
    for question in questions:
        answers = right_answers(question)
        if len(answers) < 2:
            continue
        told = {question.say(one): question.judge(question.write(one)).why for one in answers}
        for said, why in told.items():
            assert _names(why, said, in_any_order=isinstance(question, IN_ANY_ORDER)), f"{said}: {why}"


def _names(why: Explanation, said: str, *, in_any_order: bool) -> bool:
    """Whether an explanation speaks of what was said."""
    wanted = re.findall(r"[A-Z]\w+|\d[\d.]*", said) if in_any_order else [said]
    return all(one in str(why) for one in wanted)
