"""Over a hundred typed answers a game, each with the verdict that a good teacher gives; the docs print them."""

from __future__ import annotations

import re

import pytest

from mathgames_widgets.questions.question import AnswerOutcome, outcome_of

from .typed_answers import PAGES, SEVERAL, Typed, answers, asked, ideas, page, prompt, question, typed_games

LINES = [line for game in typed_games() for line in answers(game)]
WITHOUT = {
    "formula": {AnswerOutcome.ROUNDED},  # a formula has whole numbers
}
"""The verdicts that no question of a game can lead to."""
NUMBERS = re.compile(r"[-−]?\d+")


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.id.encode("ascii", "backslashreplace").decode())
def test_an_answer_is_told_what_a_teacher_says(line: Typed):
    asked_for = question(line.game, line.question)
    assert outcome_of(asked_for, line.text) is line.outcome
    if line.idea:
        found = asked_for.judge(line.text).misconception
        assert (found.id if found else SEVERAL) == line.idea


@pytest.mark.parametrize("game", typed_games())
def test_a_game_has_a_hundred_lines_and_every_verdict(game):
    lines = [line for line in LINES if line.game == game]
    assert len(lines) >= 100
    assert {line.outcome for line in lines} == set(AnswerOutcome) - WITHOUT.get(game, set())
    assert len({(line.question, line.text) for line in lines}) == len(lines)


@pytest.mark.parametrize("game", typed_games())
def test_the_lines_are_about_the_questions_that_are_asked(game):
    for name, said in asked(game).items():  # words may change, numbers not: the verdicts rest on them
        assert NUMBERS.findall(said) == NUMBERS.findall(prompt(game, name)), name
    assert {line.idea for line in LINES if line.game == game} - {"", SEVERAL} <= ideas(game).keys()


@pytest.mark.parametrize("game", typed_games())
def test_the_pages_of_the_documentation_are_made_of_them(game):
    found = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert found == page(game), "write them anew: python -m tests.questions.typed_answers"
