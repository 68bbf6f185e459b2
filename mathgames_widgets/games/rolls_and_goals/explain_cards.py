"""What each modifier card means: its name, what it does, and an example."""

from __future__ import annotations

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
from mathgames_widgets.games.rolls_and_goals.dice import flipped, modified
from mathgames_widgets.games.rolls_and_goals.explain_chain import why_link
from mathgames_widgets.games.rolls_and_goals.sentences import spoken
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.whole import in_text
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


def card_meaning(card: Card) -> Explanation:
    """What a modifier card does, with an example.

    >>> print(card_meaning("flip"))
    Flip: the die itself is turned to the opposite side, after rerolls and picks.
      For example, a die that shows 5 shows 2 after a flip.   7 − 5 = 2
        Opposite sides of a die add up to 7.
    >>> card_meaning("÷2").claim
    'Divided by 2, rounded down: halves the value, then rounds down.'

    Raises ValueError for what is no modifier card.
    """
    if card not in FACES:
        raise ValueError(f"{card!r} is no modifier card.")
    says = card_says(card)
    return Explanation(f"{capital(spoken(card))}: {small(says)}", why=(_example(card),))


def small(sentence: str) -> str:
    """With a small letter in front.

    >>> small("Doubles the value.")
    'doubles the value.'
    """
    return sentence[:1].lower() + sentence[1:]


def card_says(card: Card) -> str:
    """What a card does, in a sentence.

    >>> card_says("+3")
    'Increases the value by 3.'
    """
    if card[0] in "+-":
        return f"{'Increases' if card[0] == '+' else 'Decreases'} the value by {card[1:]}."
    return f"Changes the value to {card[1:-1]}." if card[0] == "[" else TEXTS[card]


def _example(card: Card) -> Explanation:
    side = EXAMPLE_SIDE
    match card:
        case "reroll":
            every = Explanation("Two rerolls behind one die roll it twice, and the last roll counts.")
            claim = f"For example, a die that shows {side} may show any side from 1 to 6 afterwards, {side} included."
            return Explanation(claim, why=(every,))
        case "pick":
            secret = Explanation("Everybody who has a pick chooses in secret, and all picks are shown at once.")
            claim = f"For example, a die that shows {side} may be set to any side, or be left on {side}."
            return Explanation(claim, why=(secret,))
        case "flip":
            return Explanation(
                f"For example, a die that shows {side} shows {flipped(side)} after a flip.",
                shown=show(SIDES + 1, "−", side, "=", flipped(side)),
                why=(Explanation("Opposite sides of a die add up to 7."),),
            )
    link = why_link(side, card)
    after = modified(side, card)
    becomes = "stays" if after == side else "becomes"
    return Explanation(f"For example, {side} {becomes} {in_text(after)}.", shown=link.shown, why=link.why)
