"""What stands beside a box is an example of how to write, and never the answer."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import ChooseOne, ChooseSome, MatchPairs, PutInOrder, Question
from mathgames_widgets.questions.controls import example_beside
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import LEVELS, Kind
from tests.cases import cases
from tests.questions.test_feedback import DRAWN

WITHOUT_BOX = (ChooseOne, ChooseSome, MatchPairs, PutInOrder, Build)
SEEDS = cases(12, long=100)


@pytest.mark.parametrize(("drill", "one"), DRAWN)
def test_no_example_beside_a_box_is_the_answer(drill: Drill, one: Kind) -> None:
    for level in LEVELS:
        for seed in range(SEEDS):
            question = one.problem(seed, level).question
            if isinstance(question, WITHOUT_BOX):
                continue
            right = [text for text in examples(question) if is_right(question, text)]
            assert not right, f"seed {seed}, level {level}: {right}"


def examples(question: Question) -> Iterable[str]:
    """The examples that a learner reads beside the box, each alone and all as a list."""
    for said in re.findall("such as ([^;]+)", example_beside(question)):
        yield from (said, *re.split(", | or | and ", said))


def is_right(question: Question, text: str) -> bool:
    """Whether a text would be taken."""
    try:
        return question.judge(text).right
    except ReadError:
        return False
