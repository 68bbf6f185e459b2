"""What stands behind the question mark, phase by phase, and the whole rules in short sections."""

from __future__ import annotations

from ..rules.cards import MINUS
from ..rules.state import Phase, View

LAYING = (
    "Your equation is a number, your symbol, and a number. Pick up two cards and put one on each side; nobody else "
    "sees them. The highest value gets the point of the round.",
    "Then everyone may put one minus card in front of another player’s number. It turns 13 into −13. The empty dots on "
    "the number line show what a minus card would do to you.",
    "Keys: a puts the focused card on the left, b on the right, Backspace takes it back.",
)

ATTACKING = (
    "All numbers lie face down. Put your minus card in front of a number of another player: press it there, drag it, "
    "or press the letter. Nobody sees where it lies until everyone has chosen.",
    "Look at the symbol first: a minus card does not always harm. “What if?” shows it with letters.",
    "Two minus cards on the same number cancel each other.",
)

NONE_TO_LAY = (
    "You hold no minus card, so there is nothing to lay. You press the button all the same: that way nobody learns "
    "who holds one.",
    "When everyone has chosen, all cards are turned over.",
)

TAKING = (
    "The symbols lie open, one more than there are players. You take one when it is your turn, and the first choice "
    "moves on to the next player in each round.",
    "You know your six cards already: work out the highest value that they make with each symbol. “Compare pairs” "
    "shows it.",
)

WATCHING = ("You look on: the others play this round. The cards are turned over when everyone has chosen.",)


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
        ("The aim", "Be the first with three points. Each round, the highest value gets one point."),
        (
            "A round",
            "Each player gets one symbol, face up, and six cards: numbers from 0 to 15, and minus cards. Everyone lays "
            "two numbers, then everyone may lay a minus card, and then all cards are turned over.",
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
            "The highest value gets a point. Players who share the highest value get one each. Dividing by 0 has no "
            "value and cannot win.",
        ),
        ("The end", "Three points win. If several players reach three in the same round, they share the win."),
        (
            "New hands",
            "A hand with fewer than two numbers that fit is shown to everyone and dealt again. Cards are shuffled anew "
            "in each round.",
        ),
        (
            "The decks",
            "Symbols: four +, three −, three × and two ÷. Cards: one 0, three of each number from 1 to 15, "
            "and ten minus cards.",
        ),
        (
            "Variant: take symbols in turn",
            "One more symbol than players lies open. Players take one each, knowing their hands; the first choice "
            "moves on to the next player in each round.",
        ),
        ("Variant: small numbers beside ×", "Only numbers from 1 to 9 may lie beside ×."),
        (
            "Variant: compare ranks",
            "What counts is the rank of a value: the part of all equations with the same symbol that are worth less. "
            "So a good quotient can beat a poor product.",
        ),
        (
            "Variant: play on",
            "Whoever has three points leaves the table, and the others play on for the remaining places.",
        ),
    )
