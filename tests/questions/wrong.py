"""Wrong answers to a question of any kind, each with the misconception that has to be named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from typing import Any

from mathgames_widgets.games.byorf import Built
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.formula import Sign
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll, LayRun, WriteStack, stacks_of
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.questions import (
    ChooseOne,
    ChooseSome,
    ClickGraph,
    MatchPairs,
    Misconception,
    Question,
    Write,
    Wrong,
)
from mathgames_widgets.questions.drawing.bars import LevelBars
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.drawing.family import FactFamily
from mathgames_widgets.questions.drawing.line import BalanceLine
from mathgames_widgets.questions.drawing.orders import EveryOrder
from mathgames_widgets.questions.drawing.places import DragMarks
from mathgames_widgets.questions.drawing.rounds import PlayRounds, RoundsPlayed
from mathgames_widgets.questions.typed import FillTable, Number
from mathgames_widgets.questions.whose import WhoseAnswer

Mistake = tuple[Any, Misconception | None]
"""A wrong answer, and what is behind it."""


def mistakes(question: Question) -> list[Mistake]:
    """Every wrong answer that the question expects; where a function is wanted and none is expected, an empty one."""
    found = list(expected_mistakes(question))
    if found or isinstance(question, Number):
        return found
    if isinstance(question, PickStudents):
        fours = combinations(range(len(question.scores)), len(question.solution))
        return [(next(four for four in fours if not question.is_right(four)), None)]
    return [(Built((), ()) if isinstance(question, Build) else RationalFunction(), None)]


def expected_mistakes(question: Question) -> Iterator[Mistake]:
    """Every wrong answer that the question expects."""
    match question:
        case DragMarks(example=example):
            marked = example.with_mark(0)
            yield marked, question.behind(marked)
        case LevelBars(start=start):
            yield start, question.behind(start)
            yield from ((one.answer, one.misconception) for one in question.misconceptions)
        case WalkStacks(cards=cards, stacks=stacks):
            for many in range(1, len(cards) + 1):
                for place in range(len(stacks)):
                    laid = tuple(cards[:many] if at == place else () for at in range(len(stacks)))
                    if not question.is_right(laid):
                        yield laid, question.behind(laid)
        case LayRun(cards=cards, run=run):
            rows = cards, run[:-1], [value for value in run if value > 0], [run[0], *run[2:]]
            for row in dict.fromkeys(tuple(map(str, one)) for one in rows if one):
                if not question.is_right((row,)):
                    yield (row,), question.behind((row,))
        case FactFamily(solution=rows):
            for one in rows:
                swapped = Formula(one.right, one.sign, one.left, one.answer)
                if not swapped.is_true:
                    yield (swapped,), question.behind((swapped,))
        case EveryOrder(solution=rows):
            twice = (*rows[:-1], rows[0])
            yield twice, question.behind(twice)
        case PlayRounds(solution=played):
            for name in ("often", "again", "none"):
                wrong = RoundsPlayed(played.choices, name)
                yield wrong, question.behind(wrong)
        case BalanceLine(low=low):
            yield low, question.behind(Fraction(low))
            yield from ((one.answer, _alone(question, one)) for one in question.misconceptions)
        case MakeFormula():
            for sign in Sign:
                other = replace(question.solution, sign=sign)
                if not question.is_right(other):
                    yield other, question.behind(other)
        case WriteStack():
            backwards = [stack[::-1] for stack in question.answers]
            for stack in [*backwards, *stacks_of(question.hand)][: len(backwards) + 1]:
                if not question.is_right(stack):
                    yield stack, question.behind(stack)
        case FindRoll():
            yield (3, 3, 3, 3, 3, 3), None
        case ChooseOne():
            for place, option in enumerate(question.options):
                if not option.right:
                    yield place, option.misconception
        case ChooseSome():
            for place, option in enumerate(question.options):
                answer = question.solution ^ {place}
                named = next((one.misconception for one in question.misconceptions if one.answer == answer), None)
                yield answer, named or (None if option.right else option.misconception)  # one left out shows no idea
            yield from ((one.answer, one.misconception) for one in question.misconceptions)
        case MatchPairs() if not question.misconceptions:
            first, second, *rest = question.solution
            yield (second, first, *rest), None
        case WhoseAnswer(solution=(line, idea, example)) if not question.misconceptions:
            yield (line, 0 if idea else 1, example), None
        case MatchPairs():
            for one in question.misconceptions:
                yield _with_partner(question, *one.answer), _alone(question, one)
        case FillTable():
            for one in question.misconceptions:
                yield with_entry(question, *one.answer), _alone(question, one)
        case ClickGraph():
            for one in question.misconceptions:
                yield (one.answer.x or 0, one.answer.y or 0), _alone(question, one)
        case Write() if not question.misconceptions:
            yield RationalFunction(), question.behind(RationalFunction())
        case _:
            for one in question.misconceptions:
                yield one.answer, _alone(question, one)


def _alone(question: Question, wrong: Wrong) -> Misconception | None:
    """The idea behind a wrong answer; None where another idea leads to the same one."""
    others = [one for one in question.misconceptions if one.answer == wrong.answer]
    return wrong.misconception if len({one.misconception.id for one in others}) == 1 else None


def with_entry(question: FillTable, place: int, entry: Any) -> tuple[Any, ...]:
    """The right table but for one place."""
    return question.check((*question.solution[:place], entry, *question.solution[place + 1 :]))


def _with_partner(question: MatchPairs, left: int, right: int) -> tuple[int, ...]:
    """The right answer but for one pair."""
    partner = (*(pair.right for pair in question.pairs), *question.others)[right]
    answer = list(question.solution)
    answer[left] = question.partners.index(partner)
    return tuple(answer)
