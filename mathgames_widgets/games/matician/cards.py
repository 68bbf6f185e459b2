"""What is in the box: the Equation Symbols deck and the Numbers and Symbols deck.

The rulebook does not list the cards; how many there are of each is this project's own design.
"""

from __future__ import annotations

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


def without(cards: Cards, card: Card) -> Cards:
    """Cards less one of them.

    >>> without(("4", "4", "13"), "4")
    ('4', '13')

    Raises ValueError where the card is not among them.
    """
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
