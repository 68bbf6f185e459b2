"""What the practice of every game has to pass. A game's own test has what is right in its kinds of problems."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from itertools import chain
from typing import Any

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import practice as byorf
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.rolls_and_goals.lesson import practice as rolls
from mathgames_widgets.maths.writing.shown import Shown
from mathgames_widgets.questions import ChooseOne, ChooseSome, Write
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import LEVELS, Course, Kind, Rung
from mathgames_widgets.questions.question import Question, plain_text
from tests.cases import cases
from tests.maths.numbers.equations import wrongly_shown
from tests.questions.asking import DRAWN, DRILLS
from tests.questions.texts import NOT_PLAIN, every_text
from tests.questions.wrong import expected_mistakes

say_question = room("mathgames_widgets.questions")

LOOKED_AT = cases(12, long=25)
"""Problems of each kind at each level, drawn once and looked at by all these tests."""
JUDGED_BY_WHAT_IT_IS = (Build, Write)
"""A function is told what it does and does not do, whatever idea was behind it."""

every_kind = pytest.mark.parametrize(("drill", "one"), DRAWN)
every_drill = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)


@cache
def drawn(drill: Drill, one: Kind, level: int) -> tuple[Question[Any], ...]:
    """The questions of the first seeds."""
    assert one in drill.kinds
    return tuple([one.problem(seed, level).question for seed in range(LOOKED_AT)])


@pytest.mark.parametrize("level", LEVELS)
@every_kind
def test_a_problem_can_be_answered_and_its_wrong_answers_are_named(drill: Drill, one: Kind, level: int) -> None:
    for question in drawn(drill, one, level):
        assert question.judge(question.write(question.solution)).right
        assert plain_text(question.hint)
        assert question.why.why
        assert drill is byorf.DRILL or wrongly_shown(question.why) == []  # SymPy works those out
        for answer, misconception in expected_mistakes(question):
            verdict = question.judge(question.write(question.check(answer)))
            assert not verdict.right
            assert verdict.misconception == misconception
            assert verdict.why == question.why


@pytest.mark.parametrize("level", LEVELS)
@every_kind
def test_every_kind_names_misconceptions_at_every_level(drill: Drill, one: Kind, level: int) -> None:
    """A wrong option, a typed number or what breaks a rule is answered by the idea behind it, or by what speaks
    against it."""
    more = (one.problem(seed, level).question for seed in range(LOOKED_AT, 25))
    questions = chain(drawn(drill, one, level), more)
    named = (misconception for question in questions for _, misconception in expected_mistakes(question))
    first = drawn(drill, one, level)[0]
    assert any(named) or first.because or isinstance(first, JUDGED_BY_WHAT_IT_IS)


@every_kind
def test_every_wrong_option_hears_why(drill: Drill, one: Kind) -> None:
    """By the idea behind it, or, where several are as likely or none is, by what speaks against it."""
    for question in chain(*(drawn(drill, one, level) for level in LEVELS)):
        if isinstance(question, (ChooseOne, ChooseSome)):
            for place, option in enumerate(question.options):
                given = frozenset({place}) if isinstance(question, ChooseSome) else place
                assert option.right or option.misconception or question.against(given)


@pytest.mark.parametrize("level", LEVELS)
@every_kind
def test_a_seed_always_gives_the_same_problem(drill: Drill, one: Kind, level: int) -> None:
    first, second = one.problem("fern-42", level), one.problem("FERN-42", level)
    assert every_text(first.question) == every_text(second.question)
    assert first.question.prompt == second.question.prompt
    assert first.question.key == f"practice-{one.name}-{level}-FERN-42"
    assert first.question.again is not None
    assert first.question.again("REED-7").key == f"practice-{one.name}-{level}-REED-7"


@every_kind
def test_seeds_give_different_problems(drill: Drill, one: Kind) -> None:
    for level in LEVELS:
        assert len({tuple(every_text(question)) for question in drawn(drill, one, level)}) >= LOOKED_AT // 3


@every_kind
def test_what_is_said_is_plain(drill: Drill, one: Kind) -> None:
    for question in chain(*(drawn(drill, one, level) for level in LEVELS)):
        for text in every_text(question):
            assert not re.search(NOT_PLAIN, text.replace("1-(", "")), text
        assert question.why.shown is None or isinstance(question.why.shown, Shown)


@every_drill
def test_kinds_have_names_of_their_own(drill: Drill) -> None:
    assert len({one.name for one in drill.kinds}) == len({one.title for one in drill.kinds}) == len(drill.kinds)
    with pytest.raises(ValueError, match="There is no kind of problem called 'knots'"):
        drill.practise("FERN-42", "knots")


@every_drill
def test_every_kind_has_a_page_at_every_level(drill: Drill) -> None:
    for one in drill.kinds:
        page = drill.practise("FERN-42", one.name)
        for level in LEVELS:
            page.restore(Course("FERN-42", chosen=one.name, rungs=((one.name, Rung(level)),)).to_text())
            assert f"Level {level} of 3" in page.html
            assert page.answer(page.problem.question.solution).right
            assert say_question("next-problem") in page.html


@every_drill
def test_before_the_first_deal_there_are_problems_for_paper(drill: Drill) -> None:
    paper = unescape(re.sub("<[^>]+>", "", drill.practise().static_html())).replace("\u00a0", " ")
    for one in drill.kinds:
        assert plain_text(one.problem("PAPER-1").question.why.claim.split(":")[0])[:12] in paper


def test_the_browser_keeps_each_game_by_itself() -> None:
    """A learner who practises several games loses nothing of any."""
    assert len({drill.name for drill in DRILLS}) == len(DRILLS)  # in one text, under these names
    assert rolls.practise("FERN-42", "run").keep == "rolls and goals practice FERN-42 run"
