"""What stands behind the question mark, and the whole rules in short sections."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import counted, name_of
from mathgames_widgets.maths.writing.words import capital, listed

from ..rules.cards import Card
from ..rules.state import MOST_ROUNDS, Phase
from ..rules.view import View, most_taken, next_to_pick, takes_all, takes_open
from .explanations import CARDS_SAY
from .sentences import die_text, spoken


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now."""
    acts = [name_of(seat, names) for seat in view.to_act]
    match view.phase:
        case Phase.PLACE if view.is_my_turn:
            return "Place cards behind your dice, then say you are ready."
        case Phase.PLACE:
            return "Everyone places cards face down."
        case Phase.PICK if view.is_my_turn:
            return f"Choose a side for {die_text(next_to_pick(view))}."
        case Phase.PICK:
            return f"{listed(acts)} {'is' if len(acts) == 1 else 'are'} choosing."
        case Phase.SELECT if view.is_my_turn:
            return _to_take(view)
        case Phase.SELECT:
            return f"{acts[0]} is choosing cards."
    return ""


def _to_take(view: View) -> str:
    takes = takes_open(view)
    if takes_all(view, takes):
        return "Take what is left, in any order you like."
    if most_taken(takes) == 1:
        return "Take one card."
    return "Take two cards, or one and the special goal." if view.specials_offered else "Take two cards."


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase, in a few sentences.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> len(help(observe(new_game(2, "FERN-42"), 0)))
    4
    """
    match view.phase:
        case Phase.PLACE:
            return (*PLACING, *_of_cards(view.hand))
        case Phase.PICK:
            return PICKING
    return (*SELECTING, *_of_cards(view.offer))


PLACING = (
    "Press a card, then a die, or drag the card. On the keyboard, press 1 to 6 to place it behind a die, D "
    "for the top of your deck, or X for the discard pile.",
    "Cards work from top to bottom. The small number is the value after each card. You can place any number "
    "of cards behind a die.",
    "A card on top of your deck comes back next round. Cards left in your hand are discarded.",
    "Press a goal to see what it asks for. Nobody sees your cards until everyone is ready.",
)

PICKING = (
    "All cards are turned over and all rerolls are done. A pick sets its die to any side you like.",
    "The small number is what the die will be worth. Nobody sees your choice until everyone has chosen.",
)

SELECTING = (
    "The player with the fewest tokens takes first. If players are tied, the lowest roll goes first.",
    "What you take goes on top of your deck, so you draw it next. You can take the special goal instead of "
    "one card. Only you know what it is until you declare it.",
)

MOST_CARDS_TOLD = 2
"""So many kinds of cards are told beside a phase; the others stand in the rules."""


def _of_cards(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """What the cards do whose face is a word."""
    named = [card for card in dict.fromkeys(cards) if card in CARDS_SAY][:MOST_CARDS_TOLD]
    return tuple([f"{capital(spoken(card))}: {CARDS_SAY[card]}" for card in named])


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """Every rule: a title and a few sentences each."""
    cards = " ".join([f"{capital(spoken(card))}: {says}" for card, says in CARDS_SAY.items()])
    return (
        (
            "Aim",
            "Two to six players roll dice and change them with cards to achieve goals. Each goal is worth 6 "
            f"tokens. The player with the most tokens after {counted(MOST_ROUNDS, 'round')} wins; a game can "
            "be set to fewer rounds. If players are tied, they roll a die, and the highest roll wins.",
        ),
        (
            "Start",
            "Each player has six dice and a deck of eight cards: +1, +1, +2, +3, −1, −1, −2 and −3. Three "
            "goals are face up.",
        ),
        (
            "A round",
            "Everyone rolls six dice and draws six cards. When a deck runs out, its discard pile is shuffled into"
            " a new one. Everyone places cards face down behind the dice, as many as they like behind each. A card "
            "that is not played goes back on top of the deck, face down, or onto the discard pile.",
        ),
        (
            "Turning over",
            "When everyone is ready, all cards are turned over. First all rerolls, then all picks, then all flips"
            " change the dice themselves. After that the other cards work from top to bottom.",
        ),
        (
            "Goals",
            "If you are the only one to achieve a goal, you take all of its tokens. If several players "
            "achieve it, they split the tokens evenly, and any left over are removed. Then the played cards "
            "go onto the discard piles.",
        ),
        (
            "New cards",
            "After each round except the last, three new goals are revealed. New cards are laid out too: two "
            "for each player, minus one, and a special goal face down. The player with the fewest tokens "
            "takes first. Tied players roll a die, and the lowest roll goes first. Take two cards and put "
            "them on top of your deck, or take one card and the special goal. The last player takes what is "
            "left. With six players, there is only one card for each player the last time, counting two "
            "special goals.",
        ),
        (
            "Special goals",
            "Keep a special goal to the side. You may declare it before the cards are turned over. Then it "
            "is worth 6 tokens like the others, and any player can achieve it.",
        ),
        (
            "Counting",
            "A run is dice with consecutive values, such as 3, 4 and 5. A set is dice with the same value. A "
            "pair is two of those. "
            "The range is the difference between the highest and the lowest value. 0 is even and divisible by 3, "
            "and it is not positive. Press a goal on the table for an example.",
        ),
        ("Cards", f"+1 to −3 change the value by that number. A number in a frame becomes the value. {cards}"),
    )
