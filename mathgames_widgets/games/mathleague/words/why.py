"""What one does now and by which rule, in sentences that stand beside the cards."""

from __future__ import annotations

from mathgames_widgets.core.words import counted
from mathgames_widgets.games.mathleague.analysis.chances import Wish
from mathgames_widgets.games.mathleague.rules.effects import TREASURER_ASKS
from mathgames_widgets.games.mathleague.rules.payments import MOVING
from mathgames_widgets.games.mathleague.rules.rules import BOTH_PILES, EITHER_PILE
from mathgames_widgets.games.mathleague.rules.state import Turn
from mathgames_widgets.games.mathleague.rules.view import View
from mathgames_widgets.games.mathleague.words.sentences import key_text

MOVABLE = f"A card on the table that can be moved for {MOVING} points is taken up too."

ONLY_AN_ANSWER = "A STAFF card is played only as an answer, when somebody has played an ACTION or STAFF card."

WHO_IS_ASKED = (
    "Every opponent is asked, whoever holds such a card or not. Of those who answer, the one whose turn comes "
    "next is taken, and the others keep their card."
)
"""Said to everybody alike: who is asked tells nothing about who holds a STAFF card."""

NO_ANSWER = "You hold no STAFF card that answers here."

PAY_THE_TREASURER = (
    f"Pay TOOL cards worth at least {TREASURER_ASKS} points, or your ACTION card is cancelled. "
    "They are laid out at your hand below."
)

OVER_WITH_BOTH = f"Can you score over {BOTH_PILES}?"
OVER_WITH_EITHER = f"Can you score over {EITHER_PILE} with either pile?"
"""The two questions of the rulebook to somebody who plays alone."""


DECKS_CLOSED = "Each player knows only their own deck: which cards the others may still hold is not known."
"""Where players have decks of their own, and these are not open."""


def turn_notes(view: View) -> list[str]:
    """What ACTION cards have changed for this turn, in a sentence each.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> turn_notes(observe(new_game(2, "FERN-42"), 0))
    []
    """
    turn = view.turn
    told = {
        "TOOL cards cannot pay for anything in this turn.": turn.no_payments,
        f"The next STUDENT card costs {turn.discount} points less.": turn.discount,
        "The next SCHOOL card is free.": turn.free_school,
        f"Every TOOL card that is paid counts {turn.bonus} points more.": turn.bonus,
        f"This turn ends with {turn.hand} cards in hand.": turn.hand != Turn(turn.player).hand,
        "The ACTION card of this turn is played.": turn.acted,
    }
    return [sentence for sentence, is_so in told.items() if is_so]


def answers_awaited(view: View) -> str:
    """Who is asked for a STAFF card, for those who wait; with what one has laid oneself.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> answers_awaited(observe(new_game(2, "FERN-42"), None))
    'Every opponent of whoever played the last card is asked for an answer, face down.'
    """
    laid = f" You have laid {key_text(view.reply.card.key)} face down." if view.reply else ""
    return f"Every opponent of whoever played the last card is asked for an answer, face down.{laid}"


def draws_says(wish: Wish) -> str:
    """What the chances of the next draws are about.

    >>> draws_says(Wish("TOOL card", wanted=20, pile=48, draws=2))[:80]
    'You have 48 cards left to draw, and nobody knows their order: each is equally li'
    """
    return (
        f"You have {counted(wish.pile, 'card')} left to draw, and nobody knows their order: each is equally likely to "
        f"be next. These are the chances of {counted(wish.draws, 'draw')}, as many as your hand has room for now; "
        "every card that leaves your hand makes room for one more."
    )
