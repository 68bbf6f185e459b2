"""What a die is worth with modifiers behind it: the chain from its side to its value."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mathgames_widgets.games.rolls_and_goals.cards import (
    DOUBLE,
    HALVE,
    NEGATE,
    ON_THE_DIE,
    SIDES,
    Card,
)

Side = int
"""What a die shows: 1 to 6."""

Dice = tuple[Side, ...]
Values = tuple[int, ...]

Chain = tuple[tuple[Card, int], ...]
"""Each card that changes the value, from top to bottom, and the value after it."""


def flipped(side: Side) -> Side:
    """ "Actually flip the Die to the opposite side": opposite sides add up to 7.

    >>> flipped(2)
    5
    """
    return SIDES + 1 - side


@cache
def modified(value: int, card: Card) -> int:
    """The value after one card. Cards that act on the die itself have acted before, and leave it.

    >>> [modified(5, card) for card in ("+2", "-3", "[0]", "x2", "÷2", "negate", "blank")]
    [7, 2, 0, 10, 2, -5, 5]
    >>> modified(-5, "÷2")
    -3
    """
    if card[0] in "+-":
        return value + int(card)
    if card[0] == "[":
        return int(card[1:-1])
    if card == DOUBLE:
        return 2 * value
    if card == HALVE:
        return value // 2
    return -value if card == NEGATE else value


def chain(side: Side, stack: Iterable[Card]) -> Chain:
    """ "These will be evaluated top to bottom": what each card makes of the value, blanks included.

    >>> chain(5, ("÷2", "+3"))
    (('÷2', 2), ('+3', 5))
    """
    value, links = side, []
    for card in stack:
        if card not in ON_THE_DIE:
            value = modified(value, card)
            links.append((card, value))
    return tuple(links)


def value_of(side: Side, stack: Iterable[Card]) -> int:
    """The value of a die in the end; rerolls, picks and flips have acted on its side before.

    >>> value_of(5, ("+1", "x2")), value_of(5, ("x2", "+1"))
    (12, 11)
    """
    value = side
    for card in stack:
        value = modified(value, card)
    return value
