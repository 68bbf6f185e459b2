"""An open problem stays open: right answers are collected, and each thing that another one may have is ticked."""

from __future__ import annotations

from typing import Any

import pytest

from mathgames_widgets.games.byorf.lesson import FAR, HOLES, ZEROS
from mathgames_widgets.games.formula.lesson import LESSON as FORMULA
from mathgames_widgets.games.matician.lesson import LESSON as MATICIAN
from mathgames_widgets.games.rolls_and_goals.lesson import ORDER
from mathgames_widgets.questions.answers import Answers
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.lesson import Lesson
from tests.table.pages import read

OPEN: dict[str, tuple[Lesson, str, tuple[str, ...]]] = {
    "zeros": (
        ZEROS,
        "between",
        ("zero -1, zero 2", "wall -1, zero 2", "wall -1, wall 2", "zero -1, zero 2, hole 5"),
    ),
    "holes": (
        HOLES,
        "write",
        (
            "(x-3)/((x-3)(x+1))",
            "(3-x)/((x-3)(x+1))",
            "(x-3)^2/((x-3)(x+1))",
            "2(x-3)(x-7)/((x-3)(x+1))",
            "(x-3)^2(x-4)^2/((x-3)(x-4)(x+1))",
        ),
    ),
    "far": (FAR, "two", ("(x^2-2x+1)/(x-2)", "(x^2-4x+5)/(x-2)", "(x(x-2)^2+x)/(x-2)^2")),
    "formula": (FORMULA, "hardest", ("5, 6", "3, 8", "2, 9")),
    "matician": (MATICIAN, "worst", ("0 5 10 15", "1 5 9 13")),
    "ways": (ORDER, "stack", ("x2 -2", "+1 -2 x2", "-2 +1 x2")),
    "rolls": (ORDER, "alike", ("2 2 2 5 6 6", "1 1 1 1 5 5", "2 2 2 5 5 5", "1 1 1 2 5 6")),
}
"""The open problems of the lessons, with right answers that have all that is asked for between them."""


def further(page: Checkpoint) -> list[str]:
    """What is ticked, as it is read out."""
    rooms = read(page.html).find(data_key="further")
    return [item.text for room in rooms for item in room.find(tag="li") if "(found)" in item.text]


@pytest.mark.parametrize("name", OPEN)
def test_every_further_thing_can_be_found(name: str):
    lesson, key, texts = OPEN[name]
    question = lesson.question(key)
    answers: list[Any] = [question.read(text) for text in texts]
    assert all(question.is_right(answer) for answer in answers)
    assert [wish.text for wish in question.further if not any(wish.is_met(answer) for answer in answers)] == []
    assert all(not all(wish.is_met(answer) for answer in answers) for wish in question.further), "none is had by all"


def test_right_answers_are_collected_and_ticked_and_a_wrong_one_takes_nothing_away():
    page = Checkpoint(FORMULA.question("hardest"))
    assert read(page.html).find(data_key="further"), "what can be found is there from the start"
    assert further(page) == []
    page.answer("8, 3")
    assert further(page) == [], "a wrong answer ticks nothing"
    assert page.html.index('data-key="verdict"') < page.html.index('data-key="further"')
    page.answer("5 and 6")
    assert [text.split(" (")[0][1:].strip() for text in further(page)] == [
        "Find a pair like that whose digits differ by 1."
    ]
    page.answer("2, 9")
    page.answer("5, 6")
    page.answer("7, 1")
    assert len(further(page)) == 2
    found = read(page.html).find(data_key="further")[0].find(tag="ul")[0]
    assert [item.text for item in found.find(tag="li")] == ["5 and 6", "2 and 9"]
    again = Checkpoint(FORMULA.question("hardest"))
    again.restore(page.kept)
    assert further(again) == further(page)
    again.press(list(again.offered).index(next(o for o in again.offered if getattr(o, "what", "") == "again")))
    assert further(again) == [], "other numbers begin anew"


def test_all_that_can_be_found_is_said_to_be_found():
    lesson, key, texts = OPEN["holes"]
    page = Checkpoint(lesson.question(key))
    for text in texts[:-1]:
        page.answer(text)
    assert not read(page.html).find(data_key="further-all")
    page.answer(texts[-1])
    assert read(page.html).find(data_key="further-all")


def test_what_can_no_longer_be_read_is_left_behind():
    page = Checkpoint(ZEROS.question("between"))
    page.restore(Answers().with_round(Answers().now.with_try("zero").with_try("zero -1, zero 2", right=True)).to_text())
    assert read(page.html).find(data_key="further")


def test_a_kept_answer_that_would_be_asked_about_today_is_no_further_one_and_stops_nothing():
    page = Checkpoint(HOLES.question("write"))
    now = Answers().now.with_try("(x-3)/(x-3)(x+1)", right=True).with_try("(x-3)/((x-3)(x+1))", right=True)
    page.restore(Answers().with_round(now).to_text())
    assert len(read(page.html).find(data_key="further")[0].find(tag="ul")[0].find(tag="li")) == 1
