"""What stands behind the question mark, phase by phase, and the whole rules in short sections."""

from __future__ import annotations

from ..rules.cards import MINUS
from ..rules.state import Phase, View

LAYING = (
    "Your equation is a number, your symbol, and a number. Pick up two cards and put one on each side; nobody else "
    "sees them. The highest value gets the point of the round.",
    "Then everyone may put one minus card in front of another player’s number. It turns 13 into −13. The "
    "empty dots on "
    "the number line show what a minus card would do to you.",
    "Keys: A puts the focused card on the left, B puts it on the right, and Backspace takes it back.",
)

ATTACKING = (
    "All numbers lie face down. Put your minus card in front of a number of another player: press it there, drag it, "
    "or press the letter. Nobody sees where it lies until everyone has chosen.",
    "Look at the symbol first: a minus card does not always hurt. “What if?” shows what it does.",
    "Two minus cards on the same number cancel each other.",
)

NONE_TO_LAY = (
    "You hold no minus card, so there is nothing to lay. Press the button anyway, so nobody learns who holds one.",
    "When everyone has chosen, all cards are turned over.",
)

TAKING = (
    "There is one more symbol than there are players, all face up. Take one when it is your turn. In each "
    "round, the first choice moves on to the next player.",
    "You already know your six cards: work out the highest value they make with each symbol. “Compare pairs” shows it.",
)

WATCHING = ("You are watching: the others play this round. The cards are turned over when everyone has chosen.",)


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase."""
    if view.player is None or view.player not in view.active:
        return WATCHING
    match view.phase:
        case Phase.DRAFT:
            return TAKING
        case Phase.NUMBERS:
            return LAYING
    return ATTACKING if MINUS in view.hand else NONE_TO_LAY


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The rules, and each variant.

    >>> [title for title, _ in rules_in_short()][:3]
    ['The aim', 'A round', 'Numbers']
    """
    return (
        ("The aim", "Be the first to get three points. The highest value in each round gets one point."),
        (
            "A round",
            "Each player gets one symbol, face up, and six cards: numbers from 0 to 15, and minus cards. "
            "Everyone lays two numbers. Then everyone may lay a minus card. Then all the cards are turned "
            "over.",
        ),
        (
            "Numbers",
            "Put one number on each side of your symbol, face down. You may change them until you are ready.",
        ),
        (
            "Minus cards",
            "When all numbers are down, each player may put one minus card, face down, in front of another player’s "
            "number. It changes the sign of that number. Two on the same number cancel each other. Nobody may attack "
            "their own equation.",
        ),
        (
            "Points",
            "The highest value gets a point. Players who share the highest value get one each. A division by "
            "0 has no value and cannot win.",
        ),
        (
            "The end",
            "The first player with three points wins. If several players reach three in the same round, they "
            "share the win.",
        ),
        (
            "New hands",
            "If your hand has fewer than two numbers you can use, you show it to everyone and get a new one. "
            "All the cards are shuffled again for each round.",
        ),
        (
            "The decks",
            "Symbols: four +, three −, three × and two ÷. Cards: one 0, three of each number from 1 to 15, "
            "and ten minus cards.",
        ),
        (
            "Variant: take symbols in turn",
            "There is one more symbol than there are players, all face up. Players look at their hands, then "
            "take one each. In each round, the first choice moves on to the next player.",
        ),
        ("Variant: small numbers beside ×", "Only numbers from 1 to 9 may lie beside ×."),
        (
            "Variant: compare ranks",
            "The rank of a value counts: the percentage of all equations with the same symbol that are worth "
            "less. So a good quotient can beat a poor product.",
        ),
        (
            "Variant: play on",
            "A player with three points leaves the table, and the others play on for the remaining places.",
        ),
    )
