"""What to do now, what stands behind the question mark, and the rules in short."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import SMALL, listed, name_of

from ..rules.cards import JOKERS
from ..rules.moves import is_times_zero
from ..rules.scoring import FIRST_OUT, SIGN_BONUS
from ..rules.state import Rules
from ..rules.view import View


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now, in at most ten words.

    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> prompt(observe(state, 0), ["Asha", "Ben"]), prompt(observe(state, 1), ["Asha", "Ben"])
    ('Choose a sign and lay the answer.', 'Asha is playing.')
    """
    if view.is_over:
        return ""
    if not view.is_my_turn:
        return f"{name_of(view.turn, names)} is playing."
    if not view.table.is_open:
        return "Choose a sign and lay the answer."
    if is_times_zero(view.table):
        return "Cover every card, or draw."
    return f"Make a new formula with up to {SMALL[view.rules.most_cards]} cards."


def help(view: View) -> tuple[str, ...]:
    """What can be done in this phase, and which variants are played."""
    now = _now(view)
    keys = (
        "Press a card, then its place: on one card, over several, or beside a number. You can also drag it. "
        "Press a card you laid to take it back."
    )
    typing = "Keys: a digit picks up that card, the letter on a place lays it there, + − x / set the sign, = plays."
    return tuple(text for text in (now, keys, typing, _variants(view.rules)) if text)


def _now(view: View) -> str:
    most = SMALL[view.rules.most_cards]
    if not view.table.is_open:
        return "The two cards on the table stay. Choose a sign between them, and lay the answer from your hand."
    if is_times_zero(view.table):
        return f"The answer is 0, so every card must be covered: lay a whole new formula with up to {most} cards."
    return (
        f"Turn the formula into another true one: lay one to {most} cards, and change the sign if you like. "
        "A card you do not cover stays in the formula. If nothing fits, draw a card."
    )


def _variants(rules: Rules) -> str:
    told = [text for is_on, text in _told(rules) if is_on]
    return f"In this game: {listed(told)}." if told else ""


def _told(rules: Rules) -> tuple[tuple[bool, str], ...]:
    return (
        (rules.keep_one, "at least one card on the table must stay"),
        (rules.times_and_divide, "only × and ÷ are used, and you may lay four cards in a turn"),
        (rules.fives_draw, "an answer divisible by 5 makes the others draw"),
        (rules.open_hands, "all hands are face up"),
        (rules.play_on, "the round goes on until one player is left"),
        (rules.winner_extra_card, "the winner of a round starts the next one with an extra card"),
        (rules.points, f"the first player with {rules.points_to} points ends the game"),
        (rules.sign_bonus, f"a difference scores {SIGN_BONUS_TEXT}"),
    )


_MINUS, _DIVIDE = SIGN_BONUS.values()
SIGN_BONUS_TEXT = f"{_MINUS} more, a quotient {_DIVIDE} more"


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules in short sections."""
    return (
        ("Aim", "Be the first to have no cards left."),
        (
            "Deal",
            "Each player gets seven cards. Two more lie face up: the first two numbers of the formula. "
            f"The rest is the stock. There are five cards of each digit and {SMALL[JOKERS]} Jokers.",
        ),
        (
            "Opening",
            "The first player puts a sign between the two cards and lays the answer. The two cards stay as they are. "
            "If you cannot, draw a card; then the next player tries.",
        ),
        (
            "A turn",
            "Lay one to three cards so that the formula is true again. You may change the sign, but a new sign alone "
            "is no move. If you cannot or do not want to, draw one card. Either way your turn is over.",
        ),
        (
            "Where a card goes",
            "On one card, over neighboring cards of a number, or beside a number at either end. What you do not cover "
            "stays: no card is ever taken away or moved. So 10 can become 12, 5 or 103, but never just 1.",
        ),
        (
            "Numbers",
            "Only whole numbers from 0 up. None begins with 0, except 0 itself. A division must come out even, and "
            "you cannot divide by 0.",
        ),
        (
            "Answer 0",
            "After n × 0 = 0, 0 × n = 0 or 0 ÷ n = 0 the next formula must cover every card. "
            "Otherwise any n would do, and the game would soon be over.",
        ),
        (
            "Joker",
            "It stands for any digit from 0 to 9. The player who lays it or opens with it names it. "
            "It keeps that digit while it is in the formula.",
        ),
        (
            "Stock",
            "When the stock runs out, the covered cards are shuffled and become the new stock. You may pass only when "
            "there are no cards left to draw. If everyone passes in a row, the fewest cards win.",
        ),
        (
            "Harder",
            "At least one card on the table stays in each formula. Or only × and ÷, with four cards in a turn.",
        ),
        (
            "More variants",
            "An answer divisible by 5 makes the others draw a card. The round goes on until one player is left. "
            "Several rounds, where the winner starts with an extra card. All hands face up.",
        ),
        (
            "Points",
            f"Cards you lay score their digits, a Joker its digit. The first player out scores {FIRST_OUT} more. "
            "Cards left cost their digits, a Joker 25. You play rounds until someone reaches the target. "
            f"The most points win. With the bonus, a difference scores {SIGN_BONUS_TEXT}.",
        ),
    )
