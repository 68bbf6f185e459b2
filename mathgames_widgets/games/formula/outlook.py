"""What the cards that one keeps are worth to a bot: in how many turns they may be gone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from mathgames_widgets.games.formula.cards import JOKER, Cards
from mathgames_widgets.games.formula.going_out import goes_out
from mathgames_widgets.games.formula.state import Rules
from mathgames_widgets.games.formula.table import Pile, Table
from mathgames_widgets.maths.arithmetic import Sign

EXAMPLES = (
    "2 + 4 = 6", "15 - 7 = 8", "3 x 8 = 24", "36 ÷ 9 = 4", "8 + 9 = 17", "12 x 3 = 36", "9 - 9 = 0", "56 ÷ 7 = 8",
)  # fmt: skip
"""Formulas such as players leave: a table that is still to come is imagined as one of them."""

FEWER = 3
"""How many of them four cards are tried on, which takes longer."""

USUAL = (0.0, 2.3, 2.1, 1.7, 2.4, 2.4, 2.3, 3.2, 3.3, 3.4)
"""In how many turns a hand of so many cards that nobody knows is usually gone."""
EACH_MORE = 0.3
"""Turns for each card more."""

LARGEST = 6
"""No plan is made for more cards than these."""
MISSED = 0.8
"""Turns lost where the plan for the next turn fails."""
ANOTHER_WAY = 0.2
"""How often another play serves the plan as well."""


def usual(cards: int) -> float:
    """In how many turns a hand of so many unknown cards is usually gone.

    >>> usual(3), usual(4)
    (1.7, 2.4)
    """
    last = len(USUAL) - 1
    return USUAL[min(cards, last)] + EACH_MORE * max(0, cards - last)


@lru_cache(maxsize=1)
def examples() -> tuple[Table, ...]:
    """The example formulas as tables."""
    return tuple(map(_table, EXAMPLES))


def _table(text: str) -> Table:
    left, sign, right, _, answer = text.split()
    numbers = [tuple([Pile(digit, int(digit)) for digit in number]) for number in (left, right, answer)]
    return Table(numbers[0], Sign(sign), numbers[1], numbers[2])


@lru_cache(maxsize=5_000)
def chance(cards: Cards, rules: Rules) -> float:
    """The share of the example formulas on which all these cards can be laid in one turn.

    >>> chance(("2", "4", "8"), Rules())
    1.0
    """
    tables = examples()[: FEWER if len(cards) > 3 else None]
    return sum(goes_out(table, cards, rules) for table in tables) / len(tables)


@lru_cache(maxsize=20_000)
def turns(cards: Cards, rules: Rules) -> float:
    """In how many turns these cards may be gone, by the best plan for two turns.

    >>> turns(("2", "4"), Rules()) < turns(("7", "7"), Rules())
    True
    """
    size, most = len(cards), rules.most_cards
    if size > LARGEST:
        return usual(size) - 0.1 * cards.count(JOKER)
    if not cards:
        return 0.0
    plans = [1 + (1 - chance(cards, rules)) * usual(size + 1)] if size <= most else []
    for later in range(max(1, size - most), min(most, size - 1) + 1):
        for kept in sorted(set(combinations(cards, later))):
            now = min(1.0, chance(without(cards, kept), rules) + ANOTHER_WAY)
            plans.append(1 + (1 - now) * MISSED + 1 + (1 - chance(kept, rules)) * usual(later + 1))
    return min(plans)


def without(hand: Iterable[str], cards: Iterable[str]) -> Cards:
    """The hand when these cards have gone.

    >>> without("2447", "4")
    ('2', '4', '7')
    """
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
