"""Problems about the number line: putting values in order, which of two fractions is greater, and ranks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise, permutations
from math import ceil, floor

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import why_less
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.questions.choices import ChooseOne, Option, PutInOrder
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.problem import Kind, ProblemRng, expected
from mathgames_widgets.questions.question import Misconception, Question
from mathgames_widgets.questions.reading import Form
from mathgames_widgets.questions.typed import Number

from ...rules.cards import LESS, OVER, PLUS, TIMES, Equation, Symbol
from ...words.sentences import equation_text, symbol_text
from ..pictures import bare, told
from .drawing import ONE_SIDE, a_chance, an_equation, hand, two

say = room(__name__)

# ── in order ──────────────────────────────────────────────────────────────────────────────────────────────────────


def in_order(values: Sequence[Fraction], equations: Sequence[Equation] = ()) -> PutInOrder:
    """Different values to be put in order, the lowest first, or the equations that are worth them.

    >>> in_order([Fraction(3), Fraction(-9), Fraction(-4)]).items
    ('−9', '−4', '3')
    """
    line = sorted(values)
    texts = {value: equation_text(equation) for value, equation in zip(values, equations, strict=False)}
    names = tuple([texts.get(value, plain(value)) for value in line])
    return PutInOrder(
        prompt=say("order-prompt-equations" if equations else "order-prompt"),
        hint=say("order-hint"),
        more_hints=(
            (say("order-where"), " ", NumberLine(min(0, floor(line[0])), max(0, ceil(line[-1])))),
            say("order-lowest", lowest=names[0]),
        ),
        items=names,
        why=Explanation(
            f"{' < '.join(map(plain, line))}.",
            why=(*map(told, equations), *[_why_left(low, high) for low, high in pairwise(line)]),
        ),
        because=lambda order: _turned_around([names[place] for place in order], order),
        pictured=None if equations else lambda order: _to_the_left([line[place] for place in order]),
        misconceptions=expected(tuple(range(len(line))), *_wrong_orders(line, names)),
    )


def _why_left(low: Fraction, high: Fraction) -> Explanation:
    """How two neighbors lie on the number line, by their distances from 0; of fractions also how they compare."""
    zone = "below" if high <= 0 else "across" if low < 0 else "above"
    sizes = {"low_size": abs(low), "high_size": abs(high), "apart": high - low}
    has_fraction = zone != "across" and max(low.denominator, high.denominator) > 1
    why = why_less(low, high).why if has_fraction else ()
    return Explanation(say("order-left", zone=zone, low=low, high=high, **sizes), why=why)


def _to_the_left(values: Sequence[Fraction]) -> NumberLine | None:
    """The first value that stands where a lesser one belongs, and that one, on the number line."""
    one, other = next((one, other) for one, other in zip(values, sorted(values), strict=True) if one != other)
    return NumberLine.around(((one, plain(one)), (other, plain(other))), (Jump(one, other),))


def _turned_around(items: Sequence[str], order: Sequence[int]) -> str:
    """The first item that stands where a lesser one belongs, the one that is lit, and that one."""
    at = next(at for at, place in enumerate(order) if at != place)
    return say("order-pair", first=items[at], second=items[order.index(at)])


def _wrong_orders(line: Sequence[Fraction], names: Sequence[str]) -> list[tuple[tuple[int, ...], Misconception]]:
    places = range(len(line))
    by_size = sorted(places, key=lambda place: abs(line[place]))
    negatives_by_size = sorted(places, key=lambda place: (line[place] >= 0, abs(line[place])))
    whole_first = sorted(
        places, key=lambda place: (line[place] >= 0, line[place] < 0 and line[place].denominator > 1, line[place])
    )
    by_sizes = ideas.SIZE_WITHOUT_SIGN.about(low=names[0], high=names[1])
    return [
        (tuple(by_size), by_sizes),
        (tuple(negatives_by_size), by_sizes),
        *[(tuple(whole_first), idea) for idea in _below_fractions(line, names)],
        (tuple(reversed(places)), ideas.WRONG_END),
    ]


def _below_fractions(line: Sequence[Fraction], names: Sequence[str]) -> list[Misconception]:
    """That a negative integer is less than any fraction, said of the first two for which it is not so."""
    pairs = [(one, other) for one, other in combinations(range(len(line)), 2) if line[other] < 0]
    return [
        ideas.BELOW_EVERY_FRACTION.about(
            fraction=names[one], low=floor(line[one]), high=ceil(line[one]), whole=names[other]
        )
        for one, other in pairs
        if line[one].denominator > 1 == line[other].denominator
    ][:1]


def _order(draw: ProblemRng, level: int) -> Question:
    if level == 3:
        return _order_of_equations(draw)
    while True:
        values = [_a_whole(draw) for _ in range(4)] if level == 1 else _with_fractions(draw)
        if len({abs(value) for value in values}) == len(values) and sum(value < 0 for value in values) > 1:
            return in_order(values)


def _a_whole(draw: ProblemRng) -> Fraction:
    return Fraction(draw.one(range(-15, 16)))


def _with_fractions(draw: ProblemRng) -> list[Fraction]:
    """A negative fraction, its neighbour among the whole numbers, and two others."""
    left, right = two(draw)
    fraction = -Fraction(int(left), int(right))
    return [fraction, Fraction(-(-fraction.numerator // fraction.denominator)) or Fraction(-1), *_others(draw)]


def _others(draw: ProblemRng) -> list[Fraction]:
    left, right = two(draw)
    return [Fraction(int(left), int(right)), _a_whole(draw)]


def _order_of_equations(draw: ProblemRng) -> PutInOrder:
    while True:
        equations = [
            an_equation(draw, draw.one((PLUS, LESS)), draw.one(ONE_SIDE)),
            an_equation(draw, OVER, draw.one(ONE_SIDE)),
            an_equation(draw, PLUS, draw.one(ONE_SIDE)),
        ]
        values = [equation.value for equation in equations if equation.value is not None]
        if len({abs(value) for value in values}) == len(values) and sum(value < 0 for value in values) > 1:
            return in_order(values, equations)


ORDER = Kind("order", lambda: say("kind-order"), _order)

# ── which is greater ──────────────────────────────────────────────────────────────────────────────────────────────


def greater(one: Equation, other: Equation) -> ChooseOne:
    """Which of two quotients is greater?"""
    first, second = one.value, other.value
    assert first is not None and second is not None
    options = (
        Option(equation_text(one), first > second, None if first > second else _why_chosen(one, other)),
        Option(equation_text(other), second > first, None if second > first else _why_chosen(other, one)),
        Option(say("fractions-equal"), first == second, None if first == second else ideas.NEARLY_EQUAL),
    )
    low, high = sorted((first, second))
    compared = why_less(low, high) if low < high else Explanation(say("fractions-both", value=low))
    return ChooseOne(
        prompt=say("fractions-prompt"),
        hint=say("fractions-hint"),
        options=options,
        why=Explanation(compared.claim, why=(*map(told, (one, other)), *compared.why)),
    )


def _why_chosen(chosen: Equation, other: Equation) -> Misconception:
    """What is behind the choice of a quotient that is not the greater one."""
    value, better = chosen.value, other.value
    assert value is not None and better is not None
    said = equation_text(chosen), equation_text(other)
    if value == better:
        return ideas.DIFFERENT_FRACTIONS.about(chosen=said[0], other=said[1])
    if value < 0 and better < 0:
        return ideas.SIZE_WITHOUT_SIGN.about(low=said[0], high=said[1])
    if int(chosen.left) + int(chosen.right) > int(other.left) + int(other.right):
        return ideas.LARGE_PARTS.about(chosen=said[0], other=said[1])
    left, right = chosen.numbers
    return ideas.UPSIDE_DOWN.about(left=left, right=right)


def _fractions(draw: ProblemRng, level: int) -> Question:
    minuses = (0, 0) if level == 1 else draw.one(ONE_SIDE)
    while True:
        one, other = an_equation(draw, OVER, minuses), an_equation(draw, OVER, minuses)
        assert one.value is not None and other.value is not None
        if equation_text(one) == equation_text(other) or 1 in (one.value.denominator, other.value.denominator):
            continue
        apart = abs(one.value - other.value)
        if level < 3 and 0 < apart < 2:
            return greater(one, other)
        if level == 3 and (apart == 0 or (apart < Fraction(1, 4) and draw.one(range(12)) == 0)):
            return greater(one, other)


FRACTIONS = Kind("fractions", lambda: say("kind-fractions"), _fractions)


# ── ranks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def all_with(numbers: Sequence[int], symbol: Symbol) -> list[Equation]:
    """Every equation of two of these cards; under + and x swapping them makes no new pair and is left out.

    >>> len(all_with((1, 2, 3), "+")), len(all_with((1, 2, 3), "-"))
    (3, 6)
    """
    pairs = combinations(numbers, 2) if symbol in (PLUS, TIMES) else permutations(numbers, 2)
    return [Equation(str(left), symbol, str(right)) for left, right in pairs]


def _values(equations: Sequence[Equation]) -> list[Fraction]:
    return [equation.value for equation in equations if equation.value is not None]


def rank(numbers: Sequence[int], symbol: Symbol, mine: Equation) -> Number:
    """Which part of all equations of a small deck is worth less than mine?"""
    every, value = all_with(numbers, symbol), mine.value
    assert value is not None
    values = _values(every)
    lower = [smaller for smaller in values if smaller < value]
    share = Fraction(len(lower), len(values))
    is_free = symbol in (PLUS, TIMES)
    return Number(
        prompt=say("rank-prompt", free=is_free, cards=sorted(numbers), symbol=symbol_text(symbol), equation=bare(mine)),
        hint=say("rank-hint", free=is_free, count=len(every), value=value),
        value=share,
        form=Form.FRACTION,
        advice=a_chance(),
        why=Explanation(
            say("rank-why", lower=len(lower), count=len(every), share=share),
            why=(told(mine), Explanation(say("rank-values", values=sorted(values)))),
        ),
        because=lambda answer: _ranked(answer, len(lower), len(values), is_free),
        misconceptions=expected(
            share,
            (Fraction(sum(other <= value for other in values), len(values)), ideas.EQUAL_COUNTED),
            (Fraction(sum(other > value for other in values), len(values)), ideas.SHARE_ABOVE),
            (Fraction(len(set(lower)), len(set(values))), ideas.VALUES_NOT_PAIRS),
            (len(lower), ideas.COUNT_NOT_SHARE),
        ),
    )


def _ranked(answer: Fraction | None, lower: int, count: int, is_free: bool) -> str:
    """How many pairs or equations a wrong fraction of them would be."""
    if answer is None:
        return say("rank-exists")
    if not 0 <= answer <= 1:
        return say("rank-outside")
    many = answer * count
    if many.denominator > 1:
        return say("rank-parts", free=is_free, count=count, share=answer)
    return say("rank-count", free=is_free, count=count, many=many, high=many > lower)


def _rank(draw: ProblemRng, level: int) -> Question:
    symbol = PLUS if level == 1 else draw.one((TIMES, LESS)) if level == 2 else draw.one((PLUS, TIMES))
    size = 5 if level == 3 else 3 if symbol == LESS else 4
    numbers = hand(draw, size, 8)
    return rank(numbers, symbol, draw.one(all_with(numbers, symbol)))


RANK = Kind("rank", lambda: say("kind-rank"), _rank)
