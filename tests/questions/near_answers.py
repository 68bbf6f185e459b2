"""Some hundreds of answers near the right ones and near the expected wrong ones, as learners may give them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from functools import singledispatch
from itertools import chain, combinations, islice, permutations, product
from typing import Any

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf import Built
from mathgames_widgets.games.byorf.lesson.answers import Build
from mathgames_widgets.games.formula.lesson.answers import MakeFormula
from mathgames_widgets.games.formula.lesson.questions import TwoCards
from mathgames_widgets.games.mathleague.lesson.answers import PickStudents
from mathgames_widgets.games.matician.lesson.questions import Hand
from mathgames_widgets.games.rolls_and_goals.lesson.answers import FindRoll, LayRun, WriteStack, stacks_of
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions import (
    ChooseOne,
    ChooseSome,
    ClickGraph,
    Expression,
    MatchPairs,
    Number,
    Numbers,
    PutInOrder,
    Question,
    Write,
)
from mathgames_widgets.questions.drawing.bars import DragBars
from mathgames_widgets.questions.drawing.cards import WalkStacks
from mathgames_widgets.questions.drawing.division import LayDivision
from mathgames_widgets.questions.drawing.family import FactFamily
from mathgames_widgets.questions.drawing.line import PlaceOnLine
from mathgames_widgets.questions.drawing.orders import EveryOrder
from mathgames_widgets.questions.drawing.places import DragMarks, MarkedAxis, axis
from mathgames_widgets.questions.drawing.rounds import PlayRounds
from mathgames_widgets.questions.drawing.signs import PaintSigns
from mathgames_widgets.questions.drawing.sketch import SketchCurve, sketched
from mathgames_widgets.questions.drawing.strokes import SketchedCurve
from mathgames_widgets.questions.drawing.zoom import Looked, ZoomIn
from mathgames_widgets.questions.question import AnswerOutcome, outcome_of
from mathgames_widgets.questions.typed import FillTable
from mathgames_widgets.questions.whose import WhoseAnswer
from tests.questions.right_answers import right_answers, tries
from tests.questions.wrong import expected_mistakes, with_entry


def wrong_texts(question: Question[Any], many: int) -> list[str]:
    """So many different wrong answers, as texts."""
    texts = [question.write(answer) for answer in near_answers(question, 40)]
    return [text for text in texts if outcome_of(question, text) is AnswerOutcome.WRONG][:many]


def near_answers(question: Question[Any], many: int) -> list[Any]:
    """The right answers, the expected wrong ones, and so many others near them, drawn by the question's key."""
    known = [*right_answers(question), *(question.check(answer) for answer, _ in expected_mistakes(question))]
    others = {question.write(answer): answer for answer in islice(near(question, known), 20 * many)}
    order, _ = Rng(f"near {question.key}").shuffled(sorted(others))
    drawn = [*known, *(others[text] for text in order[:many])]
    return list({question.write(answer): answer for answer in drawn}.values())


@singledispatch
def near(question: Question[Any], known: list[Any]) -> Iterator[Any]:
    """What stands near the known answers of a question."""
    yield from ()


def _around(value: Fraction) -> Iterator[Fraction]:
    yield from (value + step for step in (-10, -2, -1, 1, 2, 10))
    yield from (-value, 2 * value, value / 2, value + Fraction(1, 2), value * value)
    yield from (1 - value, 4 * value, value / 4, value / 6)
    yield from (1 / value, -1 / value) if value else ()


@near.register
def _(question: Number, known: list[Fraction | None]) -> Iterator[Fraction | None]:
    yield None
    for value in known:
        yield from _around(value) if value is not None else ()
    yield from map(Fraction, range(-20, 40))


@near.register
def _(question: Numbers, known: list[tuple[Fraction, ...]]) -> Iterator[tuple[Fraction, ...]]:
    seen = {x for values in known for x in values}
    pool = sorted({*seen, *(-x for x in seen), Fraction(0), Fraction(5)})
    for size in range(4):
        yield from combinations(pool, size)
    for values in known:
        for at, value in enumerate(values):
            yield from (question.check((*values[:at], other, *values[at + 1 :])) for other in _around(value))


@near.register
def _(question: Hand, known: list[tuple[Fraction, ...]]) -> Iterator[tuple[Fraction, ...]]:
    yield from map(question.check, combinations(range(question.top + 1), len(question.values)))


@near.register
def _(question: FillTable, known: list[Any]) -> Iterator[Any]:
    for place, value in enumerate(question.solution):
        for other in (None, *_around(value or Fraction(1))):
            yield with_entry(question, place, other)


@near.register
def _(question: ChooseOne, known: list[int]) -> Iterator[int]:
    yield from range(len(question.options))


@near.register
def _(question: ChooseSome, known: list[Any]) -> Iterator[frozenset[int]]:
    places = range(len(question.options))
    yield from map(frozenset, chain.from_iterable(combinations(places, size) for size in range(len(places) + 1)))


@near.register
def _(question: PutInOrder, known: list[Any]) -> Iterator[tuple[int, ...]]:
    yield from permutations(range(len(question.items)))


@near.register
def _(question: MatchPairs, known: list[Any]) -> Iterator[tuple[int, ...]]:
    yield from product(range(len(question.rights)), repeat=len(question.pairs))


@near.register
def _(question: ClickGraph, known: list[Point]) -> Iterator[Point]:
    left, right, bottom, top = question.window
    for x, y in product(range(2 * left, 2 * right + 1), (bottom, 0, top)):
        yield Point(Fraction(x, 2), Fraction(y))


@near.register
def _(question: MakeFormula, known: list[Formula]) -> Iterator[Formula]:
    digits = sorted({int(card) for card in question.hand if card.isdigit()})
    table = [pile.digit for pile in (*question.table.left, *question.table.right, *question.table.answer)]
    shown = [digit for digit in table if digit is not None]
    numbers = [*digits, *shown, *(10 * one + other for one in digits for other in digits)]
    for formula in known:
        yield from (Formula(formula.left, sign, formula.right, formula.answer) for sign in Sign)
        yield Formula(formula.right, formula.sign, formula.left, formula.answer)
        yield from (Formula(formula.left, formula.sign, formula.right, formula.answer + step) for step in (1, 2, 10))
    for left, sign, right in product(numbers, Sign, numbers):
        value = Formula(left, sign, right, 0).value
        if value is not None and value.denominator == 1 and value >= 0:
            yield Formula(left, sign, right, int(value))
        yield Formula(left, sign, right, left)


@near.register
def _(question: TwoCards, known: list[Any]) -> Iterator[tuple[int, int]]:
    yield from product(range(10), repeat=2)


FACTORS = ("x", "x-1", "x+1", "x-2", "x+2", "x-3", "2x+1", "-x+4", "x^2+1")


def _functions(known: list[RationalFunction]) -> Iterator[RationalFunction]:
    factors = [RationalFunction.parse(text).top[0] for text in FACTORS]
    for f in known:
        for at in range(len(f.top)):
            yield RationalFunction((*f.top[:at], *f.top[at + 1 :]), f.bottom)
        for at in range(len(f.bottom)):
            yield RationalFunction(f.top, (*f.bottom[:at], *f.bottom[at + 1 :]))
        for one in factors:
            yield RationalFunction((*f.top, one), f.bottom)
            yield RationalFunction(f.top, (*f.bottom, one))
        yield RationalFunction(f.bottom, f.top)
        yield RationalFunction((*RationalFunction.parse("-1").top, *f.top), f.bottom)
    for one, other, third in product(factors, repeat=3):
        yield RationalFunction((one,), (other, third))
        yield RationalFunction((one, other), (third,))


@near.register
def _(question: Expression, known: list[RationalFunction]) -> Iterator[RationalFunction]:
    yield from _functions(known)


@near.register
def _(question: Write, known: list[RationalFunction]) -> Iterator[RationalFunction]:
    yield from _functions(known)


@near.register
def _(question: DragMarks, known: list[MarkedAxis]) -> Iterator[MarkedAxis]:
    marks = [(kind, x) for kind in question.kinds for x in (-3, -1, 0, 2, 4)]
    for many in (1, 2, 3):
        yield from (axis(*some) for some in combinations(marks, many))


@near.register
def _(question: WalkStacks, known: list[Any]) -> Iterator[Any]:
    yield from tries(question)


@near.register
def _(question: LayRun, known: list[Any]) -> Iterator[Any]:
    sizes = range(1, len(question.cards) + 1)
    yield from ((some,) for size in sizes for some in combinations(question.cards, size))


@near.register
def _(question: FactFamily, known: list[Any]) -> Iterator[Any]:
    rows = question.solution
    numbers = {number for one in rows for number in (one.left, one.right, one.answer)}
    signs = {one.sign for one in rows}
    every = [Formula(left, sign, right, end) for left, right, end in product(numbers, repeat=3) for sign in signs]
    yield from ((one,) for one in every)
    yield from ((*rows[: at % len(rows)], one) for at, one in enumerate(every))
    untrue = [one for one in every if not one.is_true]
    yield from (tuple(untrue[at : at + many]) for many in (2, 3) for at in range(0, len(untrue), 7))


@near.register
def _(question: EveryOrder, known: list[Any]) -> Iterator[Any]:
    rows = question.solution
    yield from (rows[:many] for many in range(1, len(rows)))
    yield from ((*rows[:-1], row) for row in rows[:-1])


@near.register
def _(question: LayDivision, known: list[Any]) -> Iterator[Any]:
    yield from (((*some,),) for many in (1, 2, 3) for some in permutations(question.cards, many))


@near.register
def _(question: PlayRounds, known: list[Any]) -> Iterator[Any]:
    yield from tries(question)


@near.register
def _(question: SketchCurve, known: list[SketchedCurve]) -> Iterator[SketchedCurve]:
    """The curves of functions near by, and known curves that are turned over, or lie too high."""
    for f in islice(_functions([question.function]), 60):
        if f != question.function:
            yield sketched(f)
    for curve in known:
        for turn, up in ((-1, 0), (1, 2), (1, -2)):
            yield SketchedCurve(
                tuple([tuple([(x, min(max(turn * y + up, -6), 6)) for x, y in one]) for one in curve.strokes])
            )


@near.register
def _(question: ZoomIn, known: list[Looked]) -> Iterator[Looked]:
    heights = {question.solution.y, Fraction(0), Fraction(1, 2), Fraction(3)}
    yield from (Looked(x, y, level) for x, y, level in product(range(-6, 7), heights, range(4)))


@near.register
def _(question: PlaceOnLine, known: list[Fraction]) -> Iterator[Fraction]:
    yield from map(Fraction, range(int(question.low), int(question.high) + 1))


@near.register
def _(question: DragBars, known: list[tuple[int, ...]]) -> Iterator[tuple[int, ...]]:
    for heights in islice(product(range(question.top + 1), repeat=len(question.names)), 0, None, 7):
        with suppress(ReadError):  # not all of them, or too many
            yield question.check(heights)


@near.register
def _(question: PaintSigns, known: list[Any]) -> Iterator[Any]:
    right = question.solution
    for signs in product("+-", repeat=len(right) // 2 + 1):
        yield tuple(signs[at // 2] if at % 2 == 0 else part for at, part in enumerate(right))
    for place in range(1, len(right), 2):
        yield (*right[:place], "|" if right[place] == "0" else "0", *right[place + 1 :])


@near.register
def _(question: WhoseAnswer, known: list[Any]) -> Iterator[Any]:
    lines, reasons = range(len(question.slip.lines)), range(len(question.reasons))
    yield from product(lines, reasons, {repr(case): case for _, _, case in known}.values())


@near.register
def _(question: WriteStack, known: list[Any]) -> Iterator[Any]:
    yield from stacks_of(question.hand)
    yield ("[7]", "[7]")


@near.register
def _(question: FindRoll, known: list[Any]) -> Iterator[Any]:
    yield from islice(product((1, 2, 5, 6), repeat=6), 0, None, 37)
    yield from ((3, 3, 3, 3, 3, 3), (1, 2, 3, 4, 5, 6))


@near.register
def _(question: PickStudents, known: list[Any]) -> Iterator[Any]:
    yield from combinations(range(len(question.scores)), len(question.solution))


@near.register
def _(question: Build, known: list[Built]) -> Iterator[Built]:
    for way in product((0, 1, 2), repeat=len(question.cards)):
        placed = list(zip(question.cards, way, strict=True))
        yield Built(*(tuple(card for card, row in placed if row == wanted) for wanted in (1, 2)))
