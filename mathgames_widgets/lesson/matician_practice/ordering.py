"""Problems about the number line: putting values in order, and which of two fractions is greater."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from mathgames_widgets.games.matician.cards import LESS, OVER, PLUS
from mathgames_widgets.games.matician.equations import Equation
from mathgames_widgets.games.matician.sentences import equation_text, worked_out
from mathgames_widgets.lesson.choices import ChooseOne, Option, PutInOrder
from mathgames_widgets.lesson.matician_ideas import (
    BELOW_EVERY_FRACTION,
    DIFFERENT_FRACTIONS,
    LARGE_PARTS,
    NEARLY_EQUAL,
    SIZE_WITHOUT_SIGN,
    UPSIDE_DOWN,
    WRONG_END,
)
from mathgames_widgets.lesson.matician_practice.drawing import ONE_SIDE, an_equation, two
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.questions import Misconception
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.ordering import why_less

# ── in order ──────────────────────────────────────────────────────────────────────────────────────────────────────


def in_order(values: Sequence[Fraction], equations: Sequence[Equation] = ()) -> PutInOrder:
    """Different values to be put in order, the lowest first, or the equations that are worth them.

    >>> in_order([Fraction(3), Fraction(-9), Fraction(-4)]).items
    ('−9', '−4', '3')
    """
    line = sorted(values)
    texts = {value: equation_text(equation) for value, equation in zip(values, equations, strict=False)}
    what = "equations in order, the one with the lowest value" if equations else "numbers in order, the lowest"
    worked = tuple([Explanation(f"{worked_out(one)}.") for one in equations])
    return PutInOrder(
        key="",
        prompt=f"Put these {what} first.",
        hint="Think of the number line. Which of them lies furthest to the left?",
        items=tuple([texts.get(value, plain(value)) for value in line]),
        why=Explanation(
            f"{' < '.join(map(plain, line))}.",
            why=(*worked, *[why_less(low, high) for low, high in pairwise(line)]),
        ),
        misconceptions=expected(tuple(range(len(line))), *_wrong_orders(line)),
    )


def _wrong_orders(line: Sequence[Fraction]) -> list[tuple[tuple[int, ...], Misconception]]:
    places = range(len(line))
    by_size = sorted(places, key=lambda place: abs(line[place]))
    negatives_by_size = sorted(places, key=lambda place: (line[place] >= 0, abs(line[place])))
    whole_first = sorted(
        places, key=lambda place: (line[place] >= 0, line[place] < 0 and line[place].denominator > 1, line[place])
    )
    return [
        (tuple(by_size), SIZE_WITHOUT_SIGN),
        (tuple(negatives_by_size), SIZE_WITHOUT_SIGN),
        (tuple(whole_first), BELOW_EVERY_FRACTION),
        (tuple(reversed(places)), WRONG_END),
    ]


def _order(draw: Draw, level: int) -> Task:
    if level == 3:
        return Task(_order_of_equations(draw))
    while True:
        values = [_a_whole(draw) for _ in range(4)] if level == 1 else _with_fractions(draw)
        if len({abs(value) for value in values}) == len(values) and sum(value < 0 for value in values) > 1:
            return Task(in_order(values))


def _a_whole(draw: Draw) -> Fraction:
    return Fraction(draw.one(range(-15, 16)))


def _with_fractions(draw: Draw) -> list[Fraction]:
    """A negative fraction, its neighbour among the whole numbers, and two others."""
    left, right = two(draw)
    fraction = -Fraction(int(left), int(right))
    return [fraction, Fraction(-(-fraction.numerator // fraction.denominator)) or Fraction(-1), *_others(draw)]


def _others(draw: Draw) -> list[Fraction]:
    left, right = two(draw)
    return [Fraction(int(left), int(right)), _a_whole(draw)]


def _order_of_equations(draw: Draw) -> PutInOrder:
    while True:
        equations = [
            an_equation(draw, draw.one((PLUS, LESS)), draw.one(ONE_SIDE)),
            an_equation(draw, OVER, draw.one(ONE_SIDE)),
            an_equation(draw, PLUS, draw.one(ONE_SIDE)),
        ]
        values = [equation.value for equation in equations if equation.value is not None]
        if len({abs(value) for value in values}) == len(values) and sum(value < 0 for value in values) > 1:
            return in_order(values, equations)


ORDER = Kind("order", "In order on the number line", _order)

# ── which is greater ──────────────────────────────────────────────────────────────────────────────────────────────


def greater(one: Equation, other: Equation) -> ChooseOne:
    """Which of two quotients is greater?"""
    first, second = one.value, other.value
    assert first is not None and second is not None
    options = (
        Option(equation_text(one), first > second, None if first > second else _why_chosen(one, other)),
        Option(equation_text(other), second > first, None if second > first else _why_chosen(other, one)),
        Option("they are equal", first == second, None if first == second else NEARLY_EQUAL),
    )
    low, high = sorted((first, second))
    told = why_less(low, high) if low < high else Explanation(f"Both are {plain(low)}: the fractions can be shortened.")
    return ChooseOne(
        key="",
        prompt="Which of these is worth more?",
        hint="Write both as fractions over the same denominator. Below 0, what is nearer to 0 is greater.",
        options=options,
        why=Explanation(told.claim, why=(*[Explanation(f"{worked_out(each)}.") for each in (one, other)], *told.why)),
    )


def _why_chosen(chosen: Equation, other: Equation) -> Misconception:
    """What is behind the choice of a quotient that is not the greater one."""
    value, better = chosen.value, other.value
    assert value is not None and better is not None
    if value == better:
        return DIFFERENT_FRACTIONS
    if value < 0 and better < 0:
        return SIZE_WITHOUT_SIGN
    larger_parts = int(chosen.left) + int(chosen.right) > int(other.left) + int(other.right)
    return LARGE_PARTS if larger_parts else UPSIDE_DOWN


def _fractions(draw: Draw, level: int) -> Task:
    minuses = (0, 0) if level == 1 else draw.one(ONE_SIDE)
    while True:
        one, other = an_equation(draw, OVER, minuses), an_equation(draw, OVER, minuses)
        assert one.value is not None and other.value is not None
        if equation_text(one) == equation_text(other) or 1 in (one.value.denominator, other.value.denominator):
            continue
        apart = abs(one.value - other.value)
        if level < 3 and 0 < apart < 2:
            return Task(greater(one, other))
        if level == 3 and (apart == 0 or (apart < Fraction(1, 4) and draw.one(range(12)) == 0)):
            return Task(greater(one, other))


FRACTIONS = Kind("fractions", "Which fraction is greater?", _fractions)
