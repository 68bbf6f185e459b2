"""Several right answers to a question that takes more than one, found by trying what a learner may well write."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import singledispatch
from itertools import combinations, islice, permutations, product
from typing import Any

from mathgames_widgets.games.byorf import Built
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.formula.lesson.questions import TwoCards
from mathgames_widgets.games.formula.rules.moves import formula_of
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.matician.lesson.questions import Hand
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll, WriteStack
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.questions import ChooseOne, Question, Write
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.drawing.places import DragMarks, MarkedAxis, axis
from mathgames_widgets.questions.drawing.rounds import HABITS, PlayRounds, RoundsPlayed

SEVERAL = 5
"""Right answers that are looked at; the one that is shown counts among them."""


def right_answers(question: Question[Any]) -> list[Any]:
    """Some right answers that are said in different words, the one that is shown first."""
    found: dict[str, Any] = {question.say(question.solution): question.solution}
    for answer in tries(question):
        if len(found) < SEVERAL and question.is_right(answer):
            found.setdefault(question.say(answer), answer)
    return list(found.values())


@singledispatch
def tries(question: Question[Any]) -> Iterator[Any]:
    """What may be right as well; nothing for a question with one answer."""
    yield from ()


@tries.register
def _(question: ChooseOne) -> Iterator[int]:
    yield from range(len(question.options))


@tries.register
def _(question: MakeFormula) -> Iterator[Any]:
    yield from (formula_of(question.table, play) for play in question.answers)


@tries.register
def _(question: TwoCards) -> Iterator[tuple[int, int]]:
    yield from product(range(10), range(10))


@tries.register
def _(question: Hand) -> Iterator[tuple[Fraction, ...]]:
    for hand in combinations(range(question.top, -1, -1), len(question.values)):
        yield question.check(hand)


@tries.register
def _(question: Write) -> Iterator[RationalFunction]:
    """The solution stretched, turned over, with a factor more above or below, or squared."""
    top, bottom = question.solution.top, question.solution.bottom
    more = [RationalFunction.parse(text).top for text in ("2", "-1", "3", "x^2+1", "x-7", "x+9", "2x-13", "x^2+x+5")]
    for one in more:
        yield RationalFunction((*one, *top), bottom)
        yield RationalFunction(top, (*one, *bottom))
    for one, other in combinations(more, 2):
        yield RationalFunction((*one, *top), (*other, *bottom))
        yield RationalFunction((*one, *other, *top), bottom)
    yield RationalFunction((*top, *top), bottom)


@tries.register
def _(question: DragMarks) -> Iterator[MarkedAxis]:
    marks = [(kind, x) for kind in question.kinds for x in range(-5, 6)]
    yield from (axis(*some) for some in combinations(marks, 2))


@tries.register
def _(question: WalkStacks) -> Iterator[Any]:
    """Every way to lay some of the cards in one stack, and all equal cards in two."""
    if len(question.stacks) == 1:
        sizes = range(1, len(question.cards) + 1)
        yield from (((*stack,),) for size in sizes for stack in permutations(question.cards, size))
        return
    for left, right in product(range(len(question.cards) + 1), repeat=2):
        if 0 < left + right <= len(question.cards):
            yield question.cards[:left], question.cards[left : left + right]


@tries.register
def _(question: PlayRounds) -> Iterator[RoundsPlayed]:
    games = ("ab" * 6, "a" * 12, "ba" * 6, "abba" * 3, "aabb" * 3, "aab" * 4)
    yield from (RoundsPlayed(choices, name) for choices in games for name in (*HABITS, "none"))


@tries.register
def _(question: Build) -> Iterator[Built]:
    ways = product((0, 1, 2), repeat=len(question.cards))
    for way in islice(ways, 1, None):
        placed = list(zip(question.cards, way, strict=True))
        yield Built(*(tuple(card for card, row in placed if row == wanted) for wanted in (1, 2)))


@tries.register
def _(question: WriteStack) -> Iterator[Any]:
    yield from question.answers


@tries.register
def _(question: FindRoll) -> Iterator[Any]:
    yield from product((1, 2, 5, 6), repeat=6)


@tries.register
def _(question: PickStudents) -> Iterator[Any]:
    yield from combinations(range(len(question.scores)), len(question.solution))
