"""What stands beside a box is an example of how to write, and never the answer; nor is one in what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Question
from mathgames_widgets.questions.controls import example_beside, is_typed
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import LEVELS, Kind
from tests.cases import cases
from tests.questions.asking import DRAWN, LESSONS, Asking

SEEDS = cases(4, long=100)
UNREADABLE = ("", "zz")


@pytest.mark.parametrize(
    ("lesson", "key"), [pytest.param(one, key, id=f"{one.name}-{key}") for one in LESSONS for key in one.keys]
)
def test_no_example_in_a_lesson_is_the_answer(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key):
        assert not right_examples(question), question.prompt


@pytest.mark.parametrize(("drill", "one"), DRAWN)
def test_no_example_in_practice_is_the_answer(drill: Drill, one: Kind) -> None:
    for level in LEVELS:
        for seed in range(SEEDS):
            assert not right_examples(one.problem(seed, level).question), f"seed {seed}, level {level}"


def right_examples(question: Question) -> list[str]:
    """The examples that would be taken if they were typed."""
    return [text for text in set(examples(question)) if is_right(question, text)] if is_typed(question) else []


def examples(question: Question) -> Iterable[str]:
    """The examples that a learner reads beside the box, folded there or in a refusal, each alone and all as a list."""
    yield from (text for line in question.how_to_type for text in re.findall("`([^`]+)`", line))
    for told in (example_beside(question), *(refusal(question, text) for text in UNREADABLE)):
        for said in re.findall(r"such as ([^;]+?)[.”]?(?:;|$)", told):
            yield from (said, *re.split(", | or | and ", said))


def refusal(question: Question, text: str) -> str:
    """What is said to a text that is no answer."""
    try:
        return question.judge(text).said
    except ReadError as wrong:
        return str(wrong)


def is_right(question: Question, text: str) -> bool:
    """Whether a text would be taken."""
    try:
        return question.judge(text).right
    except ReadError:
        return False
