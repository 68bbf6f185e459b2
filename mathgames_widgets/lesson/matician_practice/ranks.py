"""Problems about ranks: which part of all equations with a symbol is worth less."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

from mathgames_widgets.games.matician.cards import LESS, PLUS, TIMES, Symbol
from mathgames_widgets.games.matician.equations import Equation
from mathgames_widgets.games.matician.sentences import symbol_text, worked_out
from mathgames_widgets.lesson.matician_figures import bare
from mathgames_widgets.lesson.matician_ideas import COUNT_NOT_SHARE, EQUAL_COUNTED, SHARE_ABOVE, VALUES_NOT_PAIRS
from mathgames_widgets.lesson.matician_practice.drawing import CHANCE, hand
from mathgames_widgets.lesson.problem import Draw, Kind, Task, expected
from mathgames_widgets.lesson.typed import Number
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import plain
from mathgames_widgets.maths.words import listed


def all_with(numbers: Sequence[int], symbol: Symbol) -> list[Equation]:
    """Every equation of two of these cards; under + and x the order makes no difference and is left out.

    >>> len(all_with((1, 2, 3), "+")), len(all_with((1, 2, 3), "-"))
    (3, 6)
    """
    pairs = combinations(numbers, 2) if symbol in (PLUS, TIMES) else permutations(numbers, 2)
    return [Equation(str(left), symbol, str(right)) for left, right in pairs]


def _values(equations: Sequence[Equation]) -> list[Fraction]:
    return [one.value for one in equations if one.value is not None]


def rank(numbers: Sequence[int], symbol: Symbol, mine: Equation) -> Number:
    """Which part of all equations of a small deck is worth less than mine?"""
    every, value = all_with(numbers, symbol), mine.value
    assert value is not None
    values = _values(every)
    lower = [one for one in values if one < value]
    share = Fraction(len(lower), len(values))
    is_free = symbol in (PLUS, TIMES)
    what = "pairs" if is_free else "equations"
    order = "the order makes no difference" if is_free else "left and right count"
    return Number(
        key="",
        prompt=f"A small deck has the cards {listed(sorted(numbers))}, each once. "
        f"Your symbol is {symbol_text(symbol)}, and you laid {bare(mine)}. "
        f"Which part of all {what} of this deck is worth less ({order})?",
        hint=f"Write down all {what}: there are {len(every)}. How many are worth less than {plain(value)}?",
        value=share,
        advice=CHANCE,
        why=Explanation(
            f"{len(lower)} of {len(every)}: {plain(share)}.",
            why=(
                Explanation(f"{worked_out(mine)}."),
                Explanation(f"All values: {listed(sorted(values))}."),
            ),
        ),
        misconceptions=expected(
            share,
            (Fraction(sum(one <= value for one in values), len(values)), EQUAL_COUNTED),
            (Fraction(sum(one > value for one in values), len(values)), SHARE_ABOVE),
            (Fraction(len(set(lower)), len(set(values))), VALUES_NOT_PAIRS),
            (len(lower), COUNT_NOT_SHARE),
        ),
    )


def _rank(draw: Draw, level: int) -> Task:
    symbol = PLUS if level == 1 else draw.one((TIMES, LESS)) if level == 2 else draw.one((PLUS, TIMES))
    size = 5 if level == 3 else 3 if symbol == LESS else 4
    numbers = hand(draw, size, 8)
    return Task(rank(numbers, symbol, draw.one(all_with(numbers, symbol))))


RANK = Kind("rank", "Compared by rank", _rank)
