"""Every sentence of feedback is true of the answer that it is given to, and each of its numbers is worked out again.

It looks at the lessons and the practice of all games: at right answers, at those that each idea leads to, and at others
near them; and at what is said of the ideas themselves.
"""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product

import pytest

from mathgames_widgets.games.rolls_and_goals.lesson import practice as rolls
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import Number, PutInOrder, Question
from mathgames_widgets.questions.problem import LEVELS, Kind
from mathgames_widgets.questions.question import plain_text
from tests.cases import cases
from tests.maths.numbers.equations import wrongly_shown
from tests.questions.asking import LESSONS, MATHLEAGUE, NAMED, ROLLS, Asking
from tests.questions.claims import Claims, hears_only_not_yet, lines_of, sentences
from tests.questions.claims.dice_and_teams import DICE_AND_TEAMS, equations_hold
from tests.questions.claims.functions import FUNCTIONS
from tests.questions.near_answers import near_answers

ROUNDS = cases(1, long=3)
"""Sets of numbers for each question and each kind at each level."""
NEAR = cases(4, long=200)
"""Answers beside the right ones and the expected wrong ones."""

CLAIMS = {one.name: DICE_AND_TEAMS if one in (ROLLS, MATHLEAGUE) else FUNCTIONS for one in NAMED}
"""What is said in a game, by its name."""

ASKED = [pytest.param(one, key, id=f"{one.name}-{key}") for one in NAMED for key in one.keys]
DRAWN = [
    pytest.param(CLAIMS[game], kind, id=f"{game}-{kind.name}")
    for game, drill in ((one.name, one.lesson.DRILL) for one in NAMED)
    for kind in drill.kinds
]


@pytest.mark.parametrize(("lesson", "key"), ASKED)
def test_what_a_lesson_says_to_an_answer_is_true(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key)[:ROUNDS]:
        look_at(question, CLAIMS[lesson.name])


@pytest.mark.parametrize(("claims", "kind"), DRAWN)
def test_what_practice_says_to_an_answer_is_true(claims: Claims, kind: Kind) -> None:
    for level in LEVELS:
        for seed in range(ROUNDS):
            look_at(kind.problem(seed, level).question, claims)


def look_at(question: Question, claims: Claims) -> None:
    """Judge answers near the right one, and work out what the verdicts claim."""
    for answer in near_answers(question, NEAR):
        try:
            question.judge(question.write(answer))
        except ReadError:
            continue
        tries = range(3 if isinstance(question, PutInOrder) else 1)
        told = (fault for tried in tries for fault in claims.faults_of(question.after(tried), answer))
        wrong = [*told, *_own_words(question, answer, claims)]
        assert not wrong, f"{question.write(answer)}: {wrong}"


def _own_words(question: Question, answer: object, claims: Claims) -> list[str]:
    """What an idea says with slots is about this answer, and the mathematics beside a reason is right."""
    text = question.write(answer)
    verdict = question.judge(text)
    idea = verdict.misconception
    shown = [line for line in lines_of(verdict.why) if claims is DICE_AND_TEAMS and not equations_hold(line)]
    if idea is None or not idea.slots or "reason" in dict(idea.slots):
        return shown
    about = claims.about(question, question.read(text), verdict)
    return [*shown, *(fault for one in sentences(idea.text) for fault in claims.faults(about, one))]


@pytest.mark.parametrize("game", NAMED, ids=lambda one: one.name)
def test_every_wrong_answer_hears_why(game: Asking) -> None:
    """Not only "Not yet: 5.": an idea behind it, or a sentence about it, in the lesson and in practice."""
    asked = (question for key in game.keys for question in game.asked(key)[:ROUNDS])
    drawn = (
        kind.problem(f"WHY {seed}", level).question
        for kind, level, seed in product(game.lesson.DRILL.kinds, LEVELS, range(ROUNDS))
    )
    claims, bare = CLAIMS[game.name], []
    for question in (*asked, *drawn):
        for answer in near_answers(question, NEAR):
            with suppress(ReadError):  # such as one that has to be asked about
                text = question.write(answer)
                if hears_only_not_yet(claims.about(question, question.read(text), question.judge(text))):
                    bare.append(f"{plain_text(question.prompt)} {text}")
        if isinstance(question, Number):  # nothing as absurd comes back
            said = question.judge("99999").said
            bare += re.findall(r"(?<![-+/\d])(?!99999)\d{5,}", said)
    assert not bare


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.name)
def test_what_is_shown_beside_reasons_is_so(lesson: Asking) -> None:
    """The equations between numbers; those with a letter in them are compared with SymPy where they are made."""
    for key in lesson.keys:
        for question in lesson.asked(key)[:5]:
            assert wrongly_shown(question.why) == [], key


def test_a_false_claim_and_an_unknown_sentence_are_found() -> None:
    """The reader is not blind: a wrong sum, a wrong count and a sentence of a new shape are faults."""
    question = rolls.DRILL.kind("parity").problem("CLAIM-1", 1).question
    about = DICE_AND_TEAMS.about(question, question.solution, question.judge(question.write(question.solution)))
    assert not equations_hold("2 + 2 = 5") and not equations_hold("5 ÷ 2 = 2.5 → 3")
    for said in (
        "7 is even.",
        "Half of 5 is 2.5, rounded down to 3.",
        "The die is worth 7: 5 + 1 = 6.",
        "The die is worth 7: 5 with [4] becomes 7.",
        "It has 17 holes.",
        "So 2 + 2 = 5 is true.",
    ):
        assert len(DICE_AND_TEAMS.faults(about, said)) == 1, said
