"""What to do now, what stands behind the question mark, phase by phase, and the whole rules in short sections."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import counted, name_of, people

from ..rules import cards as deck, state
from ..rules.cards import MINUS
from ..rules.state import POINTS_TO_WIN, Phase, View
from .sentences import side_text, symbol_text

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


def prompt(view: View, names: Sequence[str] = ()) -> str:
    """What the seat that looks does now, or for whom it waits.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> prompt(observe(new_game(2, "FERN-42"), 0)), prompt(observe(new_game(2, "FERN-42"), None))
    ('Lay a number on each side of your −.', 'Everyone lays two numbers, face down.')
    """
    if not view.is_my_turn:
        return _waiting(view, names)
    symbol = symbol_text(view.symbol) if view.symbol else ""
    match view.phase:
        case Phase.DRAFT:
            return "Take a symbol that suits your hand."
        case Phase.NUMBERS if None not in view.mine:
            return "Both numbers are down. Are you ready, or do you want to change them?"
        case Phase.NUMBERS if view.rules.small_under_times and view.symbol == deck.TIMES:
            return f"Lay two numbers from 1 to {deck.MOST_UNDER_TIMES} beside your ×."
        case Phase.NUMBERS if view.mine == state.NOTHING_LAID:
            return f"Lay a number on each side of your {symbol}."
        case Phase.NUMBERS:
            return f"Now lay a number on the {side_text(view.mine.index(None))}."
        case Phase.SABOTAGE if MINUS in view.hand:
            return "Attack a number with your minus card, or lay none."
    return "You have no minus card this time. Go on."


def _waiting(view: View, names: Sequence[str]) -> str:
    """What the others do while a player waits or only watches."""
    is_done = view.player is not None and view.player not in view.active
    if is_done and view.phase is not Phase.OVER:
        return f"You have your {counted(POINTS_TO_WIN, 'point')}. The others play on."
    if view.phase is Phase.DRAFT:
        return f"{name_of(view.order[0], names)} is taking a symbol."
    if view.player is not None and view.to_act:
        who = people(view.to_act, names) if len(view.to_act) < 3 else f"{len(view.to_act)} other players"
        return f"Waiting for {who}."
    return {
        Phase.NUMBERS: "Everyone lays two numbers, face down.",
        Phase.SABOTAGE: "Everyone may lay a minus card, face down.",
    }.get(view.phase, "")


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase."""
    if view.player not in view.active:
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
