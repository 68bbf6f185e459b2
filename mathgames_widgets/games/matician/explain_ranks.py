"""The variant that compares ranks within a symbol: which part of all equations with the symbol is worth less."""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games.matician.cards import NUMBER_CARDS, TIMES, Symbol
from mathgames_widgets.games.matician.equations import MOST_UNDER_TIMES, Equation, Value, playable
from mathgames_widgets.games.matician.explain_signs import RESULTS
from mathgames_widgets.games.matician.scoring import measure
from mathgames_widgets.games.matician.sentences import symbol_text, value_text
from mathgames_widgets.games.matician.state import Rules
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.shown import Digits, Over

WHY_RANKS = "Products are mostly greater than sums, and sums greater than quotients; a rank makes up for the symbol."
"""What the variant is for."""


def rank_text(rank: Value) -> str:
    """A rank as a percentage to one decimal.

    >>> rank_text(Fraction(344, 345)), rank_text(Fraction(1, 2)), rank_text(None)
    ('about 99.7%', '50%', 'no rank')
    """
    if rank is None:
        return "no rank"
    tenths = round(rank * 1000)
    about = "" if Fraction(tenths, 1000) == rank else "about "
    return f"{about}{tenths // 10}{f'.{tenths % 10}' if tenths % 10 else ''}%"


def measure_text(measured: Value, rules: Rules) -> str:
    """What is compared in a game: a value, or a rank by the variant.

    >>> measure_text(Fraction(7, 2), Rules()), measure_text(Fraction(1, 2), Rules(by_rank=True))
    ('7/2', '50%')
    """
    return rank_text(measured) if rules.by_rank else value_text(measured)


def measure_says(measured: Value, rules: Rules) -> str:
    """What is compared in a game, within a sentence.

    >>> measure_says(Fraction(7, 2), Rules()), measure_says(Fraction(1, 2), Rules(by_rank=True))
    ('7/2', 'a rank of 50%')
    """
    return f"a rank of {rank_text(measured)}" if rules.by_rank else value_text(measured)


def all_equations(symbol: Symbol, rules: Rules) -> int:
    """How many equations two number cards of the deck make with a symbol, each order counted.

    >>> all_equations("+", Rules()), all_equations("x", Rules(small_under_times=True))
    (2070, 702)
    """
    cards = len(playable(NUMBER_CARDS, symbol, is_small=rules.small_under_times))
    return cards * (cards - 1)


def why_rank(equation: Equation, rules: Rules) -> Explanation:
    """The rank of an equation within its symbol.

    >>> print(why_rank(Equation("15", "+", "14"), Rules(by_rank=True)))
    A sum of 29 has the rank about 98.8%.   2046/2070 = 341/345
      Two number cards of the deck make 2070 equations with +, each order counted, and 2046 of them are worth less.
    >>> print(why_rank(Equation("9", "x", "8"), Rules(by_rank=True, small_under_times=True)))
    A product of 72 has the rank about 96.6%.   678/702 = 113/117
      Two number cards from 1 to 9 make 702 equations with ×, each order counted, and 678 of them are worth less.
    """
    noun, sign = RESULTS[equation.symbol], symbol_text(equation.symbol)
    rank = measure(equation, Rules(small_under_times=rules.small_under_times, by_rank=True))
    if rank is None:
        return Explanation("A division by 0 has no value, and so no rank: it lies below all others.")
    total = all_equations(equation.symbol, rules)
    lower = int(rank * total)
    claim = f"A {noun} of {value_text(equation.value)} has the rank {rank_text(rank)}."
    are = {0: "none of them is", 1: "one of them is"}.get(lower, f"{lower} of them are")
    is_small = rules.small_under_times and equation.symbol == TIMES
    cards = f"number cards from 1 to {MOST_UNDER_TIMES}" if is_small else "number cards of the deck"
    count = f"Two {cards} make {total} equations with {sign}, each order counted, and {are} worth less."
    unreduced = Over(Digits(f"{lower}"), Digits(f"{total}"), is_number=True)
    return Explanation(claim, shown=show(unreduced, "=", rank), why=(Explanation(count),))
