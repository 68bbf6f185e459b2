"""What stands behind the question mark, and the whole rules in short sections."""

from __future__ import annotations

from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.words import capital

from ..rules.cards import Card
from ..rules.state import MOST_ROUNDS, Phase
from ..rules.view import View
from .explanations import CARDS_SAY
from .sentences import spoken


def help_text(view: View) -> tuple[str, ...]:
    """What can be done in this phase, in a few sentences.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> len(help_text(observe(new_game(2, "FERN-42"), 0)))
    4
    """
    match view.phase:
        case Phase.PLACE:
            return (*PLACING, *_of_cards(view.hand))
        case Phase.PICK:
            return PICKING
        case Phase.SELECT:
            return (*SELECTING, *_of_cards(view.offer))
    return ("The player with the most tokens has won. Step through the game to see it again.",)


PLACING = (
    "Press a card, then a die. Or drag it. On the keyboard, 1 to 6 lay it behind a die, D on top of your deck, X on "
    "the discard pile.",
    "Cards work from top to bottom, and the small number is the value after each. Any number of cards may lie behind "
    "a die.",
    "A card on top of your deck comes back next round. Cards left in your hand are discarded.",
    "Press a goal to see what it asks. Nobody sees your cards until everyone is ready.",
)

PICKING = (
    "All cards are turned over and all rerolls are done. A pick sets its die to any side you like.",
    "The small number is what the die will be worth. Nobody sees your choice until everyone has chosen.",
)

SELECTING = (
    "The player with the fewest tokens takes first. Between equal tokens, the lowest roll goes first.",
    "What you take goes on top of your deck, so you draw it next. The special goal takes the place of one card; only "
    "you know what it is until you declare it.",
)

MOST_CARDS_TOLD = 2
"""So many kinds of cards are told beside a phase; the others stand in the rules."""


def _of_cards(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """What the cards do whose face is a word."""
    named = [card for card in dict.fromkeys(cards) if card in CARDS_SAY][:MOST_CARDS_TOLD]
    return tuple([f"{capital(spoken(card))}: {CARDS_SAY[card]}" for card in named])


def rules_text() -> tuple[tuple[str, str], ...]:
    """Every rule: a title and a few sentences each."""
    cards = " ".join([f"{capital(spoken(card))}: {says}" for card, says in CARDS_SAY.items()])
    return (
        (
            "Aim",
            "Two to six players roll dice and change them with cards to achieve goals. Each goal carries 6 "
            f"tokens. The player with the most tokens after {counted(MOST_ROUNDS, 'round')} wins; a game can be "
            "set to fewer rounds. If players are tied, they roll a die, and the highest roll wins.",
        ),
        (
            "Start",
            "Each player has six dice and a deck of eight cards: +1, +1, +2, +3, −1, −1, −2 and −3. Three goals "
            "lie open.",
        ),
        (
            "A round",
            "Everyone rolls six dice and draws six cards. When a deck runs out, its discard pile is shuffled into"
            " a new one. Everyone lays cards face down behind the dice, as many as they like behind each. A card "
            "that is not played goes back on top of the deck, face down, or onto the discard pile.",
        ),
        (
            "Turning over",
            "When everyone is ready, all cards are turned over. First all rerolls, then all picks, then all flips"
            " change the dice themselves. After that the other cards work from top to bottom.",
        ),
        (
            "Goals",
            "If you alone achieve a goal, you take all of its tokens. If several players do, they split the "
            "tokens evenly, and what cannot be split is removed. Then the played cards go onto the discard piles.",
        ),
        (
            "New cards",
            "After each round but the last, three new goals are revealed, and two cards for each player, minus "
            "one, beside a special goal that lies face down. The player with the fewest tokens takes first; "
            "between equal tokens, the lowest roll of a die. Take two cards and put them on top of your deck, or "
            "take one card and the special goal. The last player takes what is left. With six players, the last "
            "time there is one card for each player, counting two special goals.",
        ),
        (
            "Special goals",
            "Keep a special goal to the side. Before the cards are turned over you may declare it. Then it "
            "carries 6 tokens like the others, and any player may achieve it.",
        ),
        (
            "Counting",
            "A run is a row of values such as 3, 4 and 5. A set is dice of the same value, a pair two of them. "
            "The range is the difference between the highest and the lowest value. 0 is even and divisible by 3, "
            "and it is not positive. Press a goal on the table for an example.",
        ),
        ("Cards", f"+1 to −3 change the value by that number. A number in a frame becomes the value. {cards}"),
    )
