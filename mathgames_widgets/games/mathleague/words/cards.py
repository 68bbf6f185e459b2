"""Cards, amounts and decks as they are read; in records and deck files they have ids and names that never change."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import decimal_text, listed

from ..rules.cards import ActionCard, Card, EffectId, Key, Staff, Tool, effect_of, tool_id
from ..rules.decks import Deck

say = room(__name__)


def card_name(key: Key) -> str:
    """A card by its name alone, without what tells two copies apart.

    >>> card_name("blue Amara"), card_name("green Euler Academy #2")
    ('Amara', 'Euler Academy')
    """
    return _named(key.partition(" #")[0])


def _named(key: Key) -> str:
    if effect := effect_of(key):
        return effect_name(effect)
    id = tool_id(key)
    return say.by("tool", id) if id else key.partition(" ")[2]


def key_text(key: Key) -> str:
    """A card by its name, with the colour that tells it from others of the same name.

    >>> key_text("blue Amara"), key_text("red Slope Formula"), key_text("green Euler Academy #2")
    ('Amara (blue)', 'Slope Formula (red)', 'Euler Academy #2 (green)')
    """
    printed, number, copy = key.partition(" #")
    return say("card", name=f"{_named(printed)}{number}{copy}", colour=colour_text(key.partition(" ")[0]))


def cards_text(cards: Iterable[Card]) -> str:
    """Some cards in a row by their names."""
    return keys_text([card.key for card in cards])


def keys_text(keys: Iterable[Key]) -> str:
    """Some cards in a row by their names.

    >>> keys_text(["blue Amara", "red Mean"])
    'Amara (blue) and Mean (red)'
    """
    return listed([key_text(key) for key in keys])


def card_says(card: Card) -> str:
    """What is printed on a TOOL, ACTION or STAFF card below its name; on any other nothing."""
    match card:
        case Tool():
            id = tool_id(card.key.partition(" #")[0])
            return say.by("tool.text", id) if id else card.text
        case ActionCard() | Staff():
            return say.by("effect.text", card.effect)
    return ""


def effect_name(effect: EffectId) -> str:
    """What is printed on the cards with an effect as their name.

    >>> effect_name("pop-quiz")
    'Pop Quiz'
    """
    return say.by("effect", effect)


def effect_in_short(effect: EffectId) -> str:
    """An effect in at most seven words.

    >>> effect_in_short("treasurer")
    'Pay 10 or cancel'
    """
    return say.by("effect.short", effect)


def colour_text(colour: str) -> str:
    """The word for a colour."""
    return say.by("colour", colour)


def kind_text(kind: str) -> str:
    """The word in capitals for a kind of card."""
    return say.by("kind", kind)


def level_text(level: str) -> str:
    """An age group in full.

    >>> [level_text(level) for level in ("Elem", "MS", "HS")]
    ['elementary school', 'middle school', 'high school']
    """
    return say.by("level", level)


def short_level(level: str) -> str:
    """An age group as it is printed on a card."""
    return say.by("short-level", level)


def deck_text(deck: Deck) -> str:
    """What a deck is called: a ready one in the reader's language, any other as its file says."""
    return say.by("deck", deck.id) if deck.id else deck.name


def number_text(value: Fraction | int) -> str:
    """A number as it is read on a score sheet: a decimal where it ends, else a fraction.

    >>> number_text(Fraction(335, 2)), number_text(200), number_text(Fraction(-5)), number_text(Fraction(500, 3))
    ('167.5', '200', '−5', '500/3')
    """
    value = Fraction(value)
    left = value.denominator
    for prime in (2, 5):
        while left % prime == 0:
            left //= prime
    text = (
        f"{value}"
        if left > 1 or value.denominator == 1
        else f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    )
    return decimal_text(text.replace("-", "−"))


def points_text(value: Fraction | int) -> str:
    """An amount of points.

    >>> points_text(1), points_text(Fraction(335, 2))
    ('1 point', '167.5 points')
    """
    return say("points", points=Fraction(value), number=number_text(value))
