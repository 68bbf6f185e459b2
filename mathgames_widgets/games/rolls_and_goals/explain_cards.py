"""What each modifier card means: its title, what it does, and an example."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    DOUBLE,
    FACES,
    FLIP,
    HALVE,
    NEGATE,
    PICK,
    REROLL,
    SIDES,
    Card,
)
from mathgames_widgets.games.rolls_and_goals.dice import flipped
from mathgames_widgets.games.rolls_and_goals.explain_chain import why_link
from mathgames_widgets.games.rolls_and_goals.sentences import spoken
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.words import capital

TEXTS = {
    BLANK: "Does nothing; it takes up a spot in the hand.",
    DOUBLE: "Doubles the value.",
    HALVE: "Halves the value, then rounds down.",
    NEGATE: "Changes the sign between positive and negative; 0 stays 0.",
    REROLL: "The die itself is rolled again, before anything else happens to it.",
    PICK: "The die itself is set to any side, after all rerolls.",
    FLIP: "The die itself is turned to the opposite side, after rerolls and picks.",
}
"""What the named cards do, in the words of the rulebook."""

EXAMPLE_SIDE = 5
"""The die of the examples: odd, so that halving it has something to round."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """A card as it is explained: its name, what it says in full, and an example with its mathematics."""

    title: str
    text: str
    example: Explanation


def card_meaning(card: Card) -> Meaning:
    """What a modifier card does.

    >>> card_meaning("-2").text, card_meaning("[7]").text, card_meaning("÷2").title
    ('Decreases the value by 2.', 'Changes the value to 7.', 'Divided by 2, rounded down')
    >>> print(card_meaning("flip").example)
    A die that shows 5 shows 2 after a flip.   7 − 5 = 2
      Opposite sides of a die add up to 7.

    Raises ValueError for what is no modifier card.
    """
    if card not in FACES:
        raise ValueError(f"{card!r} is no modifier card.")
    return Meaning(capital(spoken(card)), card_says(card), _example(card))


def card_says(card: Card) -> str:
    """What a card does, in a sentence.

    >>> card_says("+3")
    'Increases the value by 3.'
    """
    if card[0] in "+-":
        return f"{'Increases' if card[0] == '+' else 'Decreases'} the value by {card[1:]}."
    return f"Changes the value to {card[1:-1]}." if card[0] == "[" else TEXTS[card]


def _example(card: Card) -> Explanation:
    match card:
        case "reroll":
            every = Explanation("Two rerolls behind one die roll it twice, and the last roll counts.")
            return Explanation("A die that shows 5 may show any side from 1 to 6 afterwards, 5 included.", why=(every,))
        case "pick":
            secret = Explanation("Everybody who has a pick chooses in secret, and all picks are shown at once.")
            return Explanation("A die that shows 5 may be set to 1, 2, 3, 4 or 6, or be left on 5.", why=(secret,))
        case "flip":
            side = flipped(EXAMPLE_SIDE)
            return Explanation(
                f"A die that shows {EXAMPLE_SIDE} shows {side} after a flip.",
                shown=show(SIDES + 1, "−", EXAMPLE_SIDE, "=", side),
                why=(Explanation("Opposite sides of a die add up to 7."),),
            )
    return why_link(EXAMPLE_SIDE, card)
