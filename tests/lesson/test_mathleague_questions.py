"""Every question of the mathleague.org/cards lesson, with the cards of its pile and with new numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from mathgames_widgets.lesson import Question
from mathgames_widgets.lesson import mathleague as lesson
from mathgames_widgets.lesson.questions import plain_text
from tests.lesson.test_mathleague_practice import CHECKS, numbers
from tests.lesson.wrong import mistakes

KEYS = list(lesson.QUESTIONS)
SEEDS = 20


@cache
def asked(key: str) -> list[Question]:
    """A question as the lesson asks it, and with the numbers of many seeds."""
    question = lesson.question(key)
    assert question.again is not None
    return [question, *(question.again(str(seed)) for seed in range(SEEDS))]


@pytest.mark.parametrize("key", KEYS)
def test_the_right_answer_is_accepted_and_every_expected_wrong_one_gets_its_name(key):
    for question in asked(key):
        verdict = question.judge(question.write(question.solution))
        assert verdict.right and verdict.said.startswith("Right: ")
        found = mistakes(question)
        assert found
        for answer, misconception in found:
            verdict = question.judge(question.write(answer))
            assert not verdict.right
            assert verdict.misconception == misconception


@pytest.mark.parametrize(
    ("key", "kind", "level"),
    [
        ("ben", "student", 2),
        ("twice", "student", 2),
        ("cost", "cost", 1),
        ("each", "unit", 1),
        ("average", "average", 1),
        ("colour", "colour", 1),
        ("draw", "drawing", 1),
        ("grow", "average", 2),
        ("room", "cap", 2),
        ("fours", "fours", 2),
        ("free", "cost", 2),
    ],
)
def test_the_answer_is_what_trying_everything_gives(key, kind, level):
    question = lesson.question(key)
    CHECKS[kind](plain_text(question.prompt), question, level)


def test_the_best_payment_for_ben_loses_two_points():
    """Half of 36 is 18, and 10 + 10 is the lowest sum of 10, 5 and 10 that is enough."""
    assert lesson.question("paid").solution == 2


def test_what_a_bound_tells_is_a_range_and_neither_end():
    for question in asked("bound"):
        low, high = numbers(plain_text(question.prompt))
        assert low < high
        said = question.say(question.solution)
        assert numbers(said) == [low, high] and "or more" in said and "or less" in said


def test_the_bound_of_the_lesson_is_the_one_that_is_asked_about():
    assert numbers(plain_text(lesson.question("bound").prompt)) == [Fraction("233.75"), Fraction("256.75")]


@pytest.mark.parametrize("key", KEYS)
def test_the_words_are_plain(key):
    for question in asked(key):
        said = [plain_text(question.prompt), plain_text(question.hint), *(one.claim for one in question.why.every())]
        assert not [text for text in said if "!" in text or "  " in text]
