"""Every question of the mathleague.org/cards lesson, with the cards of its pile and with new numbers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.games.mathleague import lesson
from mathgames_widgets.questions.question import plain_text
from tests.games.mathleague.lesson.test_practice import CHECKS, numbers
from tests.questions.asking import MATHLEAGUE


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
    for question in MATHLEAGUE.asked("bound"):
        low, high = numbers(plain_text(question.prompt))
        assert low < high
        said = question.say(question.solution)
        assert numbers(said) == [low, high] and "or more" in said and "or less" in said


def test_the_bound_of_the_lesson_is_the_one_that_is_asked_about():
    assert numbers(plain_text(lesson.question("bound").prompt)) == [Fraction("233.75"), Fraction("256.75")]
