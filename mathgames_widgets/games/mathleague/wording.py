"""Names of cards, places and amounts, as sentences use them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, listed, name_of
from mathgames_widgets.games.mathleague.cards import ELEM, HS, MS, Card, Key
from mathgames_widgets.games.mathleague.state import OnStudent, Phase, Spot

LEVEL_NAMES = {ELEM: "elementary school", MS: "middle school", HS: "high school"}
"""The age groups in full."""

NOW = {
    Phase.PLAY: "cards are played",
    Phase.ANSWER: "a card is being answered",
    Phase.CHOOSE: "somebody makes a choice",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""


def key_text(key: Key) -> str:
    """A card by its name, with the colour that tells it from others of the same name.

    >>> key_text("blue Amara"), key_text("red Slope Formula")
    ('Amara (blue)', 'Slope Formula (red)')
    """
    colour, _, name = key.partition(" ")
    return f"{name} ({colour})"


def card_text(card: Card) -> str:
    """A card with its kind in the rulebook's capitals.

    >>> from mathgames_widgets.games.mathleague.cards import School
    >>> card_text(School("green", "62", "Euler Academy"))
    'the SCHOOL card Euler Academy (green)'
    """
    return f"the {card.kind} card {key_text(card.key)}"


def cards_text(cards: Iterable[Card]) -> str:
    """Some cards in a row by their names."""
    return keys_text([card.key for card in cards])


def keys_text(keys: Sequence[Key]) -> str:
    """Some cards in a row by their names, `nothing` for none.

    >>> keys_text(["blue Amara", "red Mean"]), keys_text([])
    ('Amara (blue) and Mean (red)', 'nothing')
    """
    return listed([key_text(key) for key in keys]) if keys else "nothing"


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
    text = f"{value}" if left > 1 else f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    return text.replace("-", "−")


def points_text(value: Fraction | int) -> str:
    """An amount of points.

    >>> points_text(1), points_text(Fraction(335, 2))
    ('1 point', '167.5 points')
    """
    return f"{number_text(value)} point{'' if value == 1 else 's'}"


def spot_text(spot: Spot, names: Sequence[str] = (), player: Player | None = None) -> str:
    """Where a TEACHER or TOOL card is attached; the owner of a student is named unless it is `player`.

    >>> from mathgames_widgets.games.mathleague.state import OnTeam
    >>> spot_text(OnTeam("Euler Academy")), spot_text(OnStudent(1, "blue Amara"), ["Asha", "Ben"], 0)
    ('the school team Euler Academy', "Ben's Amara (blue)")
    """
    if not isinstance(spot, OnStudent):
        return f"the school team {spot.school}"
    own = player is None or spot.player == player
    return key_text(spot.student) if own else f"{name_of(spot.player, names)}'s {key_text(spot.student)}"


def number_of_cards(number: int) -> str:
    """A number of cards.

    >>> number_of_cards(1), number_of_cards(3)
    ('one card', 'three cards')
    """
    return counted(number, "card")
