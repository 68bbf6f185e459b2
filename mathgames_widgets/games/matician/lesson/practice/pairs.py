"""Problems about a hand: the best pair of numbers for a symbol, and the safest one."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import mathgames_widgets.games.matician.lesson.misconceptions as ideas
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.problem import Draw, Kind, expected
from mathgames_widgets.questions.question import Question, Text
from mathgames_widgets.questions.typed import Number

from ...rules.cards import LESS, OVER, PLUS, SIDES, TIMES, Equation, Side, Symbol
from ...words.explanations import best_rule, safe_rule
from ...words.sentences import side_text, symbol_text, worked_out
from ..pictures import InHand, attacked_values, bare
from .drawing import EXACT, SYMBOLS, hand

Hand = Sequence[int]


def arrangements(numbers: Hand, symbol: Symbol) -> list[Equation]:
    """Every way to lay two numbers of a hand.

    >>> [bare(equation) for equation in arrangements((4, 13), "-")]
    ['4 − 13', '13 − 4']
    """
    return [Equation(str(left), symbol, str(right)) for left, right in permutations(numbers, 2)]


def _value(equation: Equation) -> Fraction:
    """The value of an equation that has one."""
    value = equation.value
    assert value is not None, "no zero in this one"
    return value


def worst(equation: Equation) -> Fraction:
    """The least that one minus card makes of an equation.

    >>> worst(Equation("5", "+", "6"))
    Fraction(-1, 1)
    """
    return min([value for value in attacked_values(equation) if value is not None])


def _holding(numbers: Hand, symbol: Symbol, asked: str) -> Text:
    """A hand in words and as cards, and what is asked about it."""
    held = tuple(sorted(numbers))
    return f"Your symbol is {symbol_text(symbol)}, and your numbers are {listed(held)}. {asked} ", InHand(symbol, held)


# ── the best pair ─────────────────────────────────────────────────────────────────────────────────────────────────


def best_of(numbers: Hand, symbol: Symbol) -> Number:
    """The highest value of a hand."""
    best = max(arrangements(numbers, symbol), key=_value)
    low, *_, second, high = sorted(numbers)
    largest = Equation(str(high), symbol, str(second))
    swapped = Equation(best.right, symbol, best.left)
    return Number(
        prompt=_holding(numbers, symbol, "What is the highest value you can make if nobody lays a minus card?"),
        hint="Which number belongs on the left, and which on the right? Try a large and a small one in both places.",
        more_hints=(best_rule(symbol),),
        value=_value(best),
        advice=EXACT,
        why=Explanation(f"{worked_out(best)}.", why=(Explanation(best_rule(symbol)),)),
        misconceptions=expected(
            _value(best),
            (_value(largest), ideas.LARGE_NUMBERS_ONLY),
            (_value(swapped), ideas.SIDES_ALIKE),
            (_value(Equation(str(high), symbol, str(low))), ideas.LARGE_NUMBERS_ONLY),
        ),
    )


def best_against(numbers: Hand, symbol: Symbol, side: Side) -> Number:
    """The highest value of a hand when it is known which side is attacked."""
    laid = arrangements(numbers, symbol)

    def after(equation: Equation) -> Fraction:
        return _value(equation.attacked(side))

    best, hopeful = max(laid, key=after), max(laid, key=_value)
    swapped = Equation(best.right, symbol, best.left)
    return Number(
        prompt=_holding(
            numbers,
            symbol,
            f"You know that someone will put a minus card in front of your {side_text(side)} number. "
            "What is the highest value you can make?",
        ),
        hint=f"The {side_text(side)} number will become negative. Should it be large or small?",
        more_hints=(
            f"{bare(hopeful)} would become {worked_out(hopeful.attacked(side))}.",
            f"Put {best.cards[side]} on the {side_text(side)}, where the card comes.",
        ),
        value=after(best),
        advice=EXACT,
        why=Explanation(
            f"{worked_out(best.attacked(side))}.",
            why=(
                Explanation(f"So lay {bare(best)}."),
                Explanation(f"{bare(hopeful)} would become {worked_out(hopeful.attacked(side))}."),
            ),
        ),
        misconceptions=expected(
            after(best),
            *[(after(one), ideas.HOPE_ONLY) for one in laid if _value(one) == _value(hopeful)],
            (_value(hopeful), ideas.CARD_IGNORED),
            (_value(best), ideas.CARD_IGNORED),
            (after(swapped), ideas.SIDES_ALIKE),
        ),
    )


def _best(draw: Draw, level: int) -> Question:
    if level == 1:
        return best_of(hand(draw, 3), draw.one((PLUS, LESS)))
    if level == 2:
        return best_of(hand(draw, 4), draw.one((LESS, TIMES, OVER, OVER)))
    return best_against(hand(draw, 4, 12), draw.one(SYMBOLS), draw.one(SIDES))


BEST = Kind("best", "The best pair", _best)

# ── the safest pair ───────────────────────────────────────────────────────────────────────────────────────────────


ATTACKED = "Someone will put one minus card where it hurts most. What is the highest value you are guaranteed?"


def safest_of(numbers: Hand, symbol: Symbol) -> Number:
    """The value that a hand can be sure of when one minus card comes where it hurts most."""
    laid = arrangements(numbers, symbol)
    safest, hopeful = max(laid, key=worst), max(laid, key=_value)
    low, second, *_ = sorted(numbers)
    high = max(numbers)
    small = max(arrangements((low, second), symbol), key=worst)
    mixed = max(arrangements((low, high), symbol), key=worst)
    return Number(
        prompt=_holding(numbers, symbol, ATTACKED),
        hint=HINTS[symbol],
        more_hints=(
            f"{bare(hopeful)} can become {plain(worst(hopeful))}.",
            f"Try a pair with {safest.left} in it.",
        ),
        value=worst(safest),
        advice=EXACT,
        why=Explanation(
            f"{bare(safest)} guarantees you {plain(worst(safest))}.",
            why=(
                Explanation(safe_rule(symbol)),
                *[Explanation(f"{bare(one)} can become {plain(worst(one))}.") for one in _others(safest, hopeful)],
            ),
        ),
        misconceptions=expected(
            worst(safest),
            (worst(hopeful), ideas.HOPE_ONLY),
            (_value(hopeful), ideas.HOPE_ONLY),
            (worst(mixed), ideas.BALANCED),
            (worst(small), ideas.SMALL_IS_SAFE),
            (_value(safest), ideas.CARD_IGNORED),
            (-worst(safest), ideas.CARD_IGNORED),
        ),
    )


def _others(safest: Equation, hopeful: Equation) -> list[Equation]:
    """What the safest pair is compared with: itself turned round, where that counts, and the hopeful pair."""
    swapped = Equation(safest.right, safest.symbol, safest.left)
    compared = [swapped, hopeful] if safest.symbol in (LESS, OVER) else [hopeful]
    return [one for one in dict.fromkeys(compared) if one != safest]


HINTS = {
    PLUS: "One minus card turns a + b into the difference of the two. When is that difference small?",
    LESS: "In front of the left number, the minus card turns a − b into −a − b. When is that close to 0?",
    TIMES: "The product becomes negative, whatever you do. When is it close to 0?",
    OVER: "The quotient becomes negative, whatever you do. When is it close to 0?",
}


def _safest(draw: Draw, level: int) -> Question:
    symbol = PLUS if level == 1 else draw.one((LESS, TIMES)) if level == 2 else draw.one((PLUS, OVER, OVER))
    return safest_of(hand(draw, 5 if level == 3 and symbol == PLUS else 4), symbol)


SAFEST = Kind("safest", "The safest pair", _safest)
