"""Every number and every claim of feedback in Rolls & Goals and mathleague.org/cards is so."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, islice
from typing import Any

import pytest

import mathgames_widgets.games.mathleague.lesson.misconceptions as teams
import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as dice
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll, WriteStack, stacks_of
from mathgames_widgets.questions import ChooseOne, ChooseSome, Number, Numbers, Question
from mathgames_widgets.questions.problem import LEVELS
from mathgames_widgets.questions.question import Misconception
from tests.cases import cases
from tests.questions.asking import MATHLEAGUE, ROLLS, Asking
from tests.questions.claims_of_dice_and_teams import About, claims_of, equations_hold, faults, lines_of
from tests.questions.right_answers import right_answers
from tests.questions.wrong import mistakes

SEEDS = cases(1, long=30)
NEAR = cases(12, long=200)
"""Answers near the known ones, of each question."""
KINDS = [(lesson, kind) for lesson in (ROLLS, MATHLEAGUE) for kind in lesson.lesson.LESSON.drill.kinds]


def near(question: Question[Any], known: list[Any]) -> Iterator[Any]:
    """What stands near the known answers, as learners may give it."""
    match question:
        case Numbers():
            pool = sorted({one + step for values in known for one in values for step in (-1, 0, 1)})
            for size in (1, 2, 3):
                yield from combinations(pool, size)
        case Number():
            for one in known:
                yield from (one + step for step in (-10, -2, -1, Fraction(1, 2), 1, 2, 10))
                yield from (-one, 2 * one, one / 2, 1 - one, 4 * one, one / 4, one / 6)
        case ChooseOne():
            yield from range(len(question.options))
        case ChooseSome():
            places = range(len(question.options))
            yield from (frozenset(some) for size in range(len(places) + 1) for some in combinations(places, size))
        case WriteStack():
            yield from stacks_of(question.hand)
            yield ("[7]", "[7]")
        case FindRoll():
            yield from (
                (1, 1, 1, 1, 5, 5),
                (3, 3, 3, 3, 3, 3),
                (1, 2, 3, 4, 5, 6),
                (1, 1, 1, 1, 6, 6),
                (2, 2, 2, 5, 5, 6),
            )
        case PickStudents():
            yield from combinations(range(len(question.scores)), 4)


def answers_to(question: Question[Any]) -> list[Any]:
    """The right ones, the expected wrong ones, and some near them, each once."""
    known = [*right_answers(question), *(question.check(one) for one, *_ in mistakes(question))]
    all_of_them = [*known, *islice(map(question.check, near(question, known)), NEAR)]
    return list({question.write(one): one for one in all_of_them}.values())


def faults_of(question: Question[Any]) -> list[str]:
    """All that is not so in what the answers to a question hear."""
    found = []
    for answer in answers_to(question):
        verdict = question.judge(question.write(answer))
        about = About(question, question.read(question.write(answer)), verdict)
        found += [
            f"{about.question.say(about.answer)}: {one}" for said in claims_of(about) for one in faults(about, said)
        ]
        found += [f"does not hold: {line}" for line in lines_of(verdict.why) if not equations_hold(line)]
    return found


@pytest.mark.parametrize(("lesson", "kind"), KINDS, ids=lambda one: one.name)
def test_what_practice_says_is_so(lesson: Asking, kind: Any) -> None:
    for level in LEVELS:
        for seed in range(SEEDS):
            question = kind.problem(f"CLAIM-{seed}", level).question
            assert faults_of(question) == [], question.prompt


@pytest.mark.parametrize(
    ("lesson", "key"),
    [pytest.param(one, key, id=f"{one.name}-{key}") for one in (ROLLS, MATHLEAGUE) for key in one.keys],
)
def test_what_lessons_say_is_so(lesson: Asking, key: str) -> None:
    for question in lesson.asked(key)[:SEEDS]:
        assert faults_of(question) == [], question.prompt


def test_a_false_claim_and_an_unknown_sentence_are_found() -> None:
    """The reader is not blind: a wrong sum, a wrong count and a sentence of a new shape are faults."""
    question = ROLLS.lesson.LESSON.drill.kind("parity").problem("CLAIM-1", 1).question
    about = About(question, question.solution, question.judge(question.write(question.solution)))
    assert not equations_hold("2 + 2 = 5") and not equations_hold("5 ÷ 2 = 2.5 → 3")
    for said in (
        "7 is even.",
        "Half of 5 is 2.5, rounded down 3.",
        "The die is worth 7: 5 → +1 → 7.",
        "It has 17 holes.",
    ):
        assert len(faults(about, said)) == 1


EXAMPLES = {
    "nothing-below-zero": ("2 − 3 = −1",),
    "zero-not-even": ("0 = 2 × 0",),
    "zero-not-divisible": ("0 = 3 × 0",),
    "not-divisible-below-zero": ("−6 = 3 × (−2)",),
}
"""The equations in what is said of an idea."""


def test_the_examples_of_the_ideas_hold() -> None:
    """No other idea has an equation, so that a new one has to be entered above."""
    for lesson, module in ((ROLLS, dice), (MATHLEAGUE, teams)):
        for idea in [one for one in vars(module).values() if isinstance(one, Misconception)]:
            written = EXAMPLES.get(idea.id, ())
            assert ("=" in idea.text) == bool(written), f"{lesson.name}: {idea.text}"
            assert all(one in idea.text and equations_hold(one) for one in written)
