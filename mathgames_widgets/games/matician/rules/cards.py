"""What is in the box: the Equation Symbols deck and the Numbers and Symbols deck.

The rulebook does not list the cards; how many there are of each is this project's own design.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate, product

from mathgames_widgets.core.game import Named

Symbol = str
"""An equation symbol: "+", "-", "x" or "/"."""

Card = str
"""A card of the other deck: a number from "0" to "15", or "-"."""

Cards = tuple[Card, ...]

PLUS, LESS, TIMES, OVER = "+", "-", "x", "/"

SYMBOLS: tuple[Symbol, ...] = (PLUS, LESS, TIMES, OVER)
"""The four equation symbols."""

SYMBOL_DECK: tuple[Symbol, ...] = (PLUS,) * 4 + (LESS,) * 3 + (TIMES,) * 3 + (OVER,) * 2
"""The twelve cards of the Equation Symbols deck."""

MINUS: Card = "-"
"""The card that sabotages: times -1 on the number that it is laid in front of."""

NUMBERS: Cards = tuple(map(str, range(16)))
"""The number cards, each once."""

FACES: Cards = (*NUMBERS, MINUS)
"""All faces in order: 0 to 15, then "-"."""

NUMBER_CARDS: Cards = ("0", *[face for face in NUMBERS[1:] for _ in range(3)])
"""The 46 numbers of the deck: one 0, three of each other."""

DECK: Cards = NUMBER_CARDS + (MINUS,) * 10
"""The 56 cards of the Numbers and Symbols deck."""

_PLACE = {face: place for place, face in enumerate(FACES)}


def in_order(cards: Cards | list[Card]) -> Cards:
    """Cards sorted: numbers upwards, then "-".

    >>> in_order(("-", "13", "4"))
    ('4', '13', '-')
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def numbers_in(cards: Cards) -> Cards:
    """The number cards among some cards.

    >>> numbers_in(("4", "-", "13"))
    ('4', '13')
    """
    return tuple([card for card in cards if card != MINUS])


# ── Two numbers with a symbol between them, the "-" cards in front of them, and what it is worth ─────────────────────

Value = Fraction | None
"""What an equation is worth; None where it has no value, because of a division by zero."""

Side = int
LEFT, RIGHT = 0, 1
SIDES: tuple[Side, Side] = (LEFT, RIGHT)
"""The two sides of a symbol."""

MOST_UNDER_TIMES = 9
"""The variant of the small numbers: from 1 to 9 under "x"."""


@dataclass(frozen=True, slots=True)
class Equation:
    """The cards of an equation; `minuses` counts the "-" cards laid in front of its left and its right number."""

    left: Card
    symbol: Symbol
    right: Card
    minuses: tuple[int, int] = (0, 0)

    @property
    def cards(self) -> tuple[Card, Card]:
        """The cards on the left and on the right."""
        return self.left, self.right

    @property
    def as_laid(self) -> Equation:
        """The same equation without any "-"."""
        return Equation(self.left, self.symbol, self.right)

    @property
    def numbers(self) -> tuple[int, int]:
        """Both numbers with their signs: "-" means times -1, and several on one number alternate.

        >>> Equation("4", "+", "13", (0, 1)).numbers, Equation("4", "+", "13", (2, 3)).numbers
        ((4, -13), (4, -13))
        """
        return signed(self.left, self.minuses[LEFT]), signed(self.right, self.minuses[RIGHT])

    @property
    def value(self) -> Value:
        """What it is worth, exactly; None for a division by zero.

        >>> Equation("4", "+", "13", (0, 1)).value, Equation("7", "/", "2").value, Equation("7", "/", "0").value
        (Fraction(-9, 1), Fraction(7, 2), None)
        """
        left, right = self.numbers
        return value_of(left, self.symbol, right)

    def attacked(self, side: Side) -> Equation:
        """The same equation with one more "-" in front of a number.

        >>> Equation("4", "-", "13").attacked(RIGHT).value
        Fraction(17, 1)
        """
        left, right = self.minuses
        return Equation(self.left, self.symbol, self.right, (left + (side == LEFT), right + (side == RIGHT)))


def signed(card: Card, minuses: int) -> int:
    """The number of a card behind some "-" cards.

    >>> signed("13", 1), signed("13", 2), signed("0", 1)
    (-13, 13, 0)
    """
    return -int(card) if minuses % 2 else int(card)


def value_of(left: int, symbol: Symbol, right: int) -> Value:
    """The value of two numbers with a symbol between them; None for a division by zero.

    >>> value_of(-4, "x", -13), value_of(3, "/", 0)
    (Fraction(52, 1), None)
    """
    if symbol == PLUS:
        return Fraction(left + right)
    if symbol == LESS:
        return Fraction(left - right)
    if symbol == OVER:
        return Fraction(left, right) if right else None
    return Fraction(left * right)


def playable(cards: tuple[Card, ...], symbol: Symbol | None, *, is_small: bool) -> tuple[Card, ...]:
    """The cards that may lie beside a symbol: all numbers, or the small ones under "x" (`is_small`).

    Without a symbol yet, as while symbols are drafted, what may lie beside every one of them.

    >>> playable(("0", "4", "13", "-"), "x", is_small=True), playable(("0", "4", "13", "-"), "x", is_small=False)
    (('4',), ('0', '4', '13'))
    """
    return tuple([card for card in cards if card in _playable(symbol, is_small)])


@cache
def _playable(symbol: Symbol | None, is_small: bool) -> frozenset[Card]:
    is_limited = is_small and symbol in ("x", None)
    return frozenset([card for card in NUMBER_CARDS if not is_limited or 1 <= int(card) <= MOST_UNDER_TIMES])


def rank_of(value: Value, symbol: Symbol, *, is_small: bool) -> Value:
    """Which part of all equations with a symbol, made of two different number cards in either order, is worth less.

    None for an equation without a value, which lies below all.

    >>> rank_of(Fraction(30), "+", is_small=False), rank_of(Fraction(30), "x", is_small=False)
    (Fraction(344, 345), Fraction(25, 69))
    """
    if value is None:
        return None
    values, lower, every = _ladder(symbol, is_small)
    return Fraction(lower[bisect_left(values, value)], every)


@cache
def _ladder(symbol: Symbol, is_small: bool) -> tuple[list[Fraction], list[int], int]:
    """The values that two number cards of the deck can have with the symbol, upwards; how many equations are worth
    less than each, and less than anything above; how many there are."""
    deck = Counter(playable(NUMBER_CARDS, symbol, is_small=is_small))
    counts: Counter[Value] = Counter()
    for left, right in product(deck, repeat=2):
        counts[value_of(int(left), symbol, int(right))] += deck[left] * (deck[right] - (left == right))
    values = sorted([value for value in counts if value is not None])
    lower = list(accumulate([counts[value] for value in values], initial=counts[None]))
    return values, lower, lower[-1]


# ── What a "-" does to an equation, by symbol and by the side where it lies ──────────────────────────────────────

Where = tuple[Side, ...]
"""The sides where a "-" lies: one of them, or both."""

WHERES: tuple[Where, ...] = ((LEFT,), (RIGHT,), (LEFT, RIGHT))
"""Left, right, and one on each side."""


class MinusEffect(Named):
    """What a "-" does to the player whose equation it is."""

    HELPS = "helps"
    """The value rises."""
    HARMS = "harms"
    """The value falls."""
    NOTHING = "nothing"
    """The value stays, or there is none anyway."""


def attacked(equation: Equation, where: Sequence[Side]) -> Equation:
    """The equation with one more "-" on each of these sides.

    >>> attacked(Equation("4", "x", "13"), (LEFT, RIGHT)).value
    Fraction(52, 1)
    """
    for side in where:
        equation = equation.attacked(side)
    return equation


def effect(equation: Equation, where: Sequence[Side]) -> MinusEffect:
    """What one more "-" on each of these sides does.

    >>> effect(Equation("4", "-", "13"), (RIGHT,)), effect(Equation("4", "/", "0"), (LEFT,))
    (MinusEffect.HELPS, MinusEffect.NOTHING)
    """
    before, after = equation.value, attacked(equation, where).value
    if before is None or after is None or before == after:
        return MinusEffect.NOTHING
    return MinusEffect.HELPS if after > before else MinusEffect.HARMS


@cache
def effects(symbol: Symbol, where: Where) -> frozenset[MinusEffect]:
    """Everything that it can do to two numbers other than 0, on which no "-" lies yet.

    >>> effects("-", (RIGHT,)), effects("x", (LEFT, RIGHT)), len(effects("-", (LEFT, RIGHT)))
    (frozenset({MinusEffect.HELPS}), frozenset({MinusEffect.NOTHING}), 3)
    """
    pairs = product([card for card in NUMBERS if int(card)], repeat=2)
    return frozenset([effect(Equation(left, symbol, right), where) for left, right in pairs])


def harmful_sides(symbol: Symbol) -> tuple[Side, ...]:
    """The sides on which a single "-" harms every pair of numbers other than 0.

    >>> harmful_sides("-"), harmful_sides("x")
    ((0,), (0, 1))
    """
    return tuple([side for side in SIDES if effects(symbol, (side,)) == {MinusEffect.HARMS}])
