"""What the questions of every lesson have to pass. A game's own test has what the right answers are."""

from __future__ import annotations

import re
from itertools import islice, pairwise

import pytest

from mathgames_widgets.page.html import escaped
from mathgames_widgets.questions.answers import MOST_HINTS, drawer, looks, posed, series
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.question import plain_text
from tests.questions.asking import LESSONS, Asking
from tests.questions.texts import NOT_PLAIN, every_text
from tests.questions.wrong import mistakes

every_question = pytest.mark.parametrize(
    ("lesson", "key"), [pytest.param(one, key, id=f"{one.name}-{key}") for one in LESSONS for key in one.keys]
)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@every_question
def test_the_right_answer_is_accepted_and_every_expected_wrong_one_gets_its_name(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key):
        verdict = question.judge(question.write(question.solution))
        assert verdict.right and verdict.said.startswith("Right: ")
        for answer, misconception in mistakes(question):
            verdict = question.judge(question.write(question.check(answer)))
            assert not verdict.right, (plain_text(question.prompt), answer)
            assert verdict.said.startswith(("Not yet: ", "Not yet. "))
            assert verdict.misconception == misconception, (plain_text(question.prompt), answer)


@every_question
def test_every_wrong_answer_hears_why(lesson: Asking, key: str) -> None:
    """By a misconception with its name, or by a sentence about the answer itself."""
    for question in lesson.asked(key)[:60]:
        for answer, misconception in mistakes(question):
            given = question.check(answer)
            assert misconception or question.ideas_behind(given) or question.lacks(given) or question.against(given)


@every_question
def test_it_is_answered_on_its_page(lesson: Asking, key: str) -> None:
    """Wrong, with the idea behind it, then with the hint, then right; a fresh page restores the answer."""
    question, at = lesson.lesson.question(key), Checkpoint(lesson.lesson.question(key))
    given, misconception = next((one for one in mistakes(question) if one[1]), mistakes(question)[0])
    said = at.answer(question.write(question.check(given)))
    assert not said.right
    assert "mg-wrong" in at.html and escaped(said.said) in at.html
    assert misconception is None or escaped(misconception.text) in at.html
    assert at.answer(question.solution).right
    assert "mg-right" in at.html and "mg-wrong" not in at.html
    again = Checkpoint(question)
    again.restore(at.kept)
    assert "mg-right" in again.html


@every_question
def test_some_wrong_answer_rests_on_a_misconception(lesson: Asking, key: str) -> None:
    """Or the question itself says what the answer lacks, where there is nothing to misunderstand but a rule."""
    question = lesson.lesson.question(key)
    wrong = [(question.check(answer), misconception) for answer, misconception in mistakes(question)]
    assert any(idea or question.ideas_behind(answer) or question.lacks(answer) for answer, idea in wrong)


@every_question
def test_what_is_said_is_plain(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key)[:40]:
        for text in every_text(question):
            assert not re.search(NOT_PLAIN, text), text


@every_question
def test_new_numbers_come_with_a_hint_and_with_steps(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key)[:60]:
        assert plain_text(question.hint)
        assert question.why.why


@every_question
def test_new_numbers_differ_from_the_ones_before(lesson: Asking, key: str) -> None:
    rounds = [looks(one) for one in islice(series(lesson.lesson.question(key)), 40)]
    assert all(one != other for one, other in pairwise(rounds))
    assert all(one != rounds[0] for one in rounds[1:])
    assert len(set(rounds)) >= lesson.different


@every_question
def test_new_numbers_are_the_same_after_a_reload(lesson: Asking, key: str) -> None:
    question = lesson.lesson.question(key)
    for turn in range(4):
        one, other = posed(question, turn), posed(lesson.lesson.question(key), turn)
        assert (looks(one), one.solution) == (looks(other), other.solution)


@every_lesson
def test_a_hint_never_gives_the_answer_away(lesson: Asking) -> None:
    for key in lesson.quiet:
        question = lesson.lesson.question(key)
        assert len(question.hints) <= MOST_HINTS
        answer = re.compile(rf"(?<![\w−.]){re.escape(question.say(question.solution))}(?!\w|\.\d)")
        assert [hint for hint in question.hints if answer.search(plain_text(hint))] == []


@every_question
def test_the_easier_and_the_harder_twin_can_be_answered(lesson: Asking, key: str) -> None:
    question = lesson.lesson.question(key)
    for way in ("easier", "harder"):
        draw = drawer(question, way)
        for seed in ("FERN-1", "FERN-2", "FERN-3") if draw is not None else ():
            twin = draw(seed)
            assert twin.judge(twin.solution).right and plain_text(twin.hint)


@every_lesson
def test_an_unknown_question_names_the_others(lesson: Asking) -> None:
    with pytest.raises(ValueError, match=f"There is no question 'knots'; there are {', '.join(lesson.keys[:2])}"):
        lesson.lesson.question("knots")
