"""What the practice of every game has to pass. A game's own test has what is right in its kinds of problems."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

import pytest

from mathgames_widgets.lesson import Question
from mathgames_widgets.lesson import formula_practice as formula
from mathgames_widgets.lesson import mathleague_practice as mathleague
from mathgames_widgets.lesson import rolls_practice as rolls
from mathgames_widgets.lesson.course import Course, Rung
from mathgames_widgets.lesson.formula_making import MakeFormula
from mathgames_widgets.lesson.practice import Practice
from mathgames_widgets.lesson.problem import LEVELS, Kind
from mathgames_widgets.lesson.questions import plain_text
from mathgames_widgets.lesson.rolls_stack import WriteStack
from mathgames_widgets.maths.arithmetic import Formula, Sign
from mathgames_widgets.maths.shown import Shown


@dataclass(frozen=True)
class Drill:
    """The practice of a game: how it begins, its kinds, and how many of twenty problems have to differ by level."""

    game: str
    practise: Callable[..., Practice]
    kinds: tuple[Kind, ...]
    different: tuple[int, int, int]


DRILLS = (
    Drill("formula", formula.practise, tuple(formula.KINDS), (10, 15, 15)),
    Drill("rolls", rolls.practise, tuple(rolls.KINDS), (8, 10, 10)),
    Drill("mathleague", mathleague.practise, tuple(mathleague.KINDS), (10, 12, 12)),
)
EVERY = [pytest.param(drill, one, id=f"{drill.game}-{one.name}") for drill in DRILLS for one in drill.kinds]


def every_text(question: Question) -> list[str]:
    texts = [plain_text(question.prompt), plain_text(question.hint), *(one.claim for one in question.why.every())]
    texts += [plain_text(one.text) for one in getattr(question, "options", ())]
    known = [wrong.misconception for wrong in question.misconceptions]
    known += [one.misconception for one in getattr(question, "options", ()) if one.misconception]
    return [*texts, *(text for one in known for text in (one.name, one.text))]


def named_wrong(question: Question) -> Iterator[str]:
    """The misconceptions behind wrong answers, those among them that a rule of the game finds in what is written."""
    yield from (wrong.misconception.name for wrong in question.misconceptions)
    yield from (one.misconception.name for one in getattr(question, "options", ()) if one.misconception)
    match question:
        case MakeFormula():
            verdict = question.judge(str(Formula(1, Sign.PLUS, 1, 3)))
        case WriteStack():
            verdict = question.judge(", ".join(reversed(question.solution)))
        case _:
            return
    if verdict.misconception:
        yield verdict.misconception.name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("drill", "one"), EVERY)
def test_a_problem_can_be_answered_and_its_wrong_answers_are_named(drill: Drill, one: Kind, level: int) -> None:
    for seed in range(25):
        question = one.problem(seed, level).question
        assert question.judge(question.write(question.solution)).right
        assert plain_text(question.hint)
        assert question.why.why
        for wrong in question.misconceptions:
            verdict = question.judge(question.write(wrong.answer))
            assert not verdict.right
            assert verdict.misconception == wrong.misconception


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("drill", "one"), EVERY)
def test_every_kind_names_misconceptions_at_every_level(drill: Drill, one: Kind, level: int) -> None:
    """A wrong option, a typed number or what breaks a rule is answered by the idea behind it."""
    problems = [one.problem(seed, level).question for seed in range(20)]
    assert {name for question in problems for name in named_wrong(question)}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("drill", "one"), EVERY)
def test_a_seed_always_gives_the_same_problem(drill: Drill, one: Kind, level: int) -> None:
    first, second = one.problem("fern-42", level), one.problem("FERN-42", level)
    assert every_text(first.question) == every_text(second.question)
    assert first.question.key == f"practice-{one.name}-{level}-FERN-42"
    assert first.question.again is not None
    assert first.question.again("REED-7").key == f"practice-{one.name}-{level}-REED-7"


@pytest.mark.parametrize(("drill", "one"), EVERY)
def test_seeds_give_different_problems(drill: Drill, one: Kind) -> None:
    for level, fewest in zip(LEVELS, drill.different, strict=True):
        assert len({tuple(every_text(one.problem(seed, level).question)) for seed in range(20)}) >= fewest


@pytest.mark.parametrize(("drill", "one"), EVERY)
def test_what_is_said_is_plain(drill: Drill, one: Kind) -> None:
    for level, seed in product(LEVELS, range(15)):
        question = one.problem(seed, level).question
        for text in every_text(question):
            assert "!" not in text
            assert "  " not in text
            assert not re.search(r"None(?! of)|Fraction|Sign\.", text)
            assert not re.search(r"-\d", text.replace("1-(", ""))
            assert not re.search(r"[.?][A-Z]", text)
        assert question.why.shown is None or isinstance(question.why.shown, Shown)


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.game)
def test_kinds_have_names_of_their_own(drill: Drill) -> None:
    assert len({one.name for one in drill.kinds}) == len({one.title for one in drill.kinds}) == len(drill.kinds)
    with pytest.raises(ValueError, match="There is no kind of problem called 'knots'"):
        drill.practise("FERN-42", "knots")


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.game)
def test_every_kind_has_a_page_at_every_level(drill: Drill) -> None:
    for one in drill.kinds:
        page = drill.practise("FERN-42", one.name)
        for level in LEVELS:
            page.restore(Course("FERN-42", chosen=one.name, rungs=((one.name, Rung(level)),)).to_text())
            assert f"level {level} of 3" in page.html
            assert page.answer(page.problem.question.solution).right
            assert "Next problem" in page.html


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.game)
def test_before_the_first_deal_there_are_problems_for_paper(drill: Drill) -> None:
    paper = re.sub("<[^>]+>", "", drill.practise().static_html())
    for one in drill.kinds:
        assert plain_text(one.problem("PAPER-1").question.why.claim.split(":")[0])[:12] in paper


def test_the_browser_keeps_each_game_by_itself() -> None:
    """A learner who practises several games loses nothing of any."""
    assert len({drill.practise().keep for drill in DRILLS}) == len(DRILLS)
