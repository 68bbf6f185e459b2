"""Every lesson in screens: short enough to be read, one thing beside the text, and as long as it says."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from mathgames_widgets.questions.proof import Proof
from tools import minutes
from tools.minutes import InScreens, found

FIRST, MOST = 60, 90
"""Words before the first thing to do, and words on a screen."""

every_lesson = pytest.mark.parametrize("lesson", found(), ids=str)


@every_lesson
def test_a_screen_is_short(lesson: InScreens):
    long = [(one.title, one.before, sum(one.words)) for one in lesson.screens]
    assert [one for one in long if one[1] > FIRST or one[2] > MOST] == []


@every_lesson
def test_there_is_something_to_do_on_every_screen(lesson: InScreens):
    assert [one.title for one in lesson.screens if not one.calls] == []


@every_lesson
def test_each_lesson_has_one_screen_to_say_why(lesson: InScreens):
    """By that name, and with sentences to be put in order so that each follows from those above it."""
    (screen,) = [one for one in lesson.screens if one.title == "Say why"]
    assert [type(lesson.lesson.question(key)) for call, key in screen.calls if call != "beside"] == [Proof]


@every_lesson
def test_at_most_one_thing_stands_beside_the_text(lesson: InScreens):
    beside = [[1 for cell in group if "beside" in cell[2].get("tags", [])] for group in lesson.groups]
    assert all(len(one) <= 1 for one in beside)


@every_lesson
def test_the_lesson_says_its_minutes_and_takes_no_more_than_25(lesson: InScreens):
    assert lesson.read.metadata["lesson"]["minutes"] == round(lesson.minutes) <= minutes.MOST, lesson.table


def test_the_notes_say_the_minutes_of_each_screen():
    """`python -m tools.minutes` writes them."""
    for path, page in minutes.pages():
        assert path.read_text(encoding="utf-8") == page


def test_what_takes_longer_is_counted_longer():
    """A reason with more words, one more move, and one more screen; what is for later is not counted."""
    lesson = minutes.found()[0]
    screen = lesson.screens[1]
    longer = replace(screen, words=(*screen.words, minutes.READ))
    assert lesson.time(longer) == pytest.approx(lesson.time(screen) + 1)
    counted = [one for one in lesson.screens if not one.is_extra]
    assert len(counted) < len(lesson.screens)
    assert lesson.minutes == pytest.approx(minutes.WRONG + sum(map(lesson.time, counted)))
    kinds = {type(one): minutes.to_answer(one) for one in map(lesson.lesson.question, lesson.lesson.questions)}
    assert len(set(kinds.values())) >= 3


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
