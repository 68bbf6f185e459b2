"""Every sentence of feedback is true of the answer that it is given to, and each of its numbers is worked out again.

It looks at the lessons and the practice of three games: at right answers, at those that each idea leads to, and at
others near them. The other two games have their own.
"""

from __future__ import annotations

import pytest

from mathgames_widgets.games.byorf.lesson import practice as byorf
from mathgames_widgets.games.formula.lesson import practice as formula
from mathgames_widgets.games.matician.lesson import practice as matician
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import LEVELS, Kind
from tests.cases import cases
from tests.maths.numbers.equations import equations_in, holds, wrongly_shown
from tests.questions.asking import BYORF, FORMULA, LESSONS, MATICIAN, Asking
from tests.questions.claims import About, claims_of, faults, sentences
from tests.questions.near_answers import near_answers

ROUNDS = cases(1, long=3)
"""Sets of numbers for each question and each kind at each level."""
NEAR = cases(4, long=200)
"""Answers beside the right ones and the expected wrong ones."""

ASKED = [pytest.param(one, key, id=f"{one.name}-{key}") for one in (BYORF, FORMULA, MATICIAN) for key in one.keys]
DRAWN = [
    pytest.param(drill, one, id=f"{drill.name}-{one.name}")
    for drill in (byorf.DRILL, formula.DRILL, matician.DRILL)
    for one in drill.kinds
]


@pytest.mark.parametrize(("lesson", "key"), ASKED)
def test_what_a_lesson_says_to_an_answer_is_true(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key)[:ROUNDS]:
        look_at(question)


@pytest.mark.parametrize(("drill", "one"), DRAWN)
def test_what_practice_says_to_an_answer_is_true(drill: Drill, one: Kind) -> None:
    for level in LEVELS:
        for seed in range(ROUNDS):
            look_at(one.problem(seed, level).question)


def look_at(question: Question) -> None:
    """Judge answers near the right one, and work out what the verdicts claim."""
    for answer in near_answers(question, NEAR):
        text = question.write(answer)
        try:
            verdict = question.judge(text)
        except ReadError:
            continue
        about = About(question, question.read(text), verdict)
        wrong = [fault for one in claims_of(about) for fault in faults(about, one)] + _own_words(about)
        assert not wrong, f"{text}: {wrong}"


def _own_words(about: About) -> list[str]:
    """What an idea says with slots is about this answer; the rest of its text is about the idea."""
    idea = about.verdict.misconception
    if idea is None or not idea.slots or "reason" in dict(idea.slots):
        return []
    return [fault for one in sentences(idea.text) for fault in faults(about, one)]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.name)
def test_what_is_shown_beside_reasons_and_said_of_ideas_is_so(lesson: Asking) -> None:
    """The equations between numbers; those with a letter in them are compared with SymPy where they are made."""
    for key in lesson.keys:
        for question in lesson.asked(key)[:5]:
            assert wrongly_shown(question.why) == [], key
            for wrong in question.misconceptions:
                said = equations_in(wrong.misconception.text) if not wrong.misconception.slots else []
                assert [one for one in said if not holds(one)] == [], wrong.misconception
