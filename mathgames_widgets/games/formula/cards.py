"""What is in the box: 57 cards. Five of each digit and two Jokers are shuffled; the five yellow symbols lie open.

How many there are of each digit is this project's own count; the rulebook says 57 cards and 2 Jokers.
"""

from __future__ import annotations

Card = str
"""A number card: one of the ten digits `"0"` to `"9"`, or `JOKER`. Cards with the same face are the same card."""

Cards = tuple[Card, ...]

DIGITS: Cards = tuple("0123456789")
"""The ten faces with a digit."""

JOKER: Card = "J"
""" "Each Joker can represent a number between 0-9." """

EACH_DIGIT = 5
JOKERS = 2

DECK: Cards = tuple(digit for digit in DIGITS for _ in range(EACH_DIGIT)) + (JOKER,) * JOKERS
"""All cards that are shuffled, in order; hands are sorted like this."""


def in_order(cards: Cards | list[Card]) -> Cards:
    """The cards sorted by digit, Jokers last.

    >>> in_order(("J", "7", "0"))
    ('0', '7', 'J')
    """
    return tuple(sorted(cards))


def face_value(card: Card) -> int:
    """What a card that is left costs in the points game: its digit, "a Joker 25".

    >>> face_value("7"), face_value("J")
    (7, 25)
    """
    return 25 if card == JOKER else int(card)
