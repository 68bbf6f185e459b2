"""What has just happened, and what is to be done now, each in at most ten words."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Event, Player
from mathgames_widgets.core.words import name_of

from ..rules import events
from ..rules.effects import TREASURER
from ..rules.state import OnStudent, Phase, Spot
from ..rules.view import View
from .sentences import number_text


def caption(event: Event, names: Sequence[str] = ()) -> str:
    """What has just happened; empty for what goes with the next step.

    >>> from mathgames_widgets.games.mathleague.rules.cards import card
    >>> caption(events.Played(1, card("blue Amara")), ["Asha", "Sigma"])
    'Sigma plays Amara.'
    >>> caption(events.Drew(1, 2, None), ["Asha", "Sigma"])
    ''
    """

    def who(seat: Player) -> str:
        return name_of(seat, names)

    match event:
        case events.Played(player, card, on):
            return f"{who(player)} puts {card.name} on {_spot(on)}." if on else f"{who(player)} plays {card.name}."
        case events.Attached(player, card, team):
            return f"{who(player)} moves {card.name} into {team}."
        case events.Moved(player, card, _, after):
            return f"{who(player)} moves {card.name} to {_spot(after)}."
        case events.Removed(by, owner, card) if by == owner:
            return f"{who(owner)} discards {card.name}."
        case events.Removed(by, owner, card):
            return f"{who(by)} removes {card.name} from {who(owner)}’s table."
        case events.Discarded(player, card):
            return f"{who(player)} discards {card.name}."
        case _:
            return _of_an_action(event, names)


def _of_an_action(event: Event, names: Sequence[str]) -> str:
    """ACTION and STAFF cards and what comes of them."""

    def who(seat: Player) -> str:
        return name_of(seat, names)

    match event:
        case events.PlayedAction(player, card, target) if player == target:
            return f"{who(player)} plays {card.name}."
        case events.PlayedAction(player, card, target):
            return f"{who(player)} plays {card.name} on {who(target)}."
        case events.PlayedStaff(player, card, to):
            return f"{who(player)} answers {to.card.name} with {card.name}."
        case events.Cancelled(_, card):
            return f"{card.name} is canceled."
        case events.Blocked(player, card):
            return f"{card.name} goes back to {who(player)}."
        case events.Redirected(card, target):
            return f"{card.name} now hits {who(target)}."
        case events.TakenOver(card, beneficiary):
            return f"{who(beneficiary)} takes over {card.name}."
        case events.Refused(player):
            return f"{who(player)} does not pay."
        case events.Revealed(player, cards):
            return f"{who(player)} shows {len(cards)} TOOL card{'' if len(cards) == 1 else 's'}."
        case events.Returned(_, owner, card):
            return f"{card.name} goes back to {who(owner)}’s hand."
        case events.TookBack(player, card):
            return f"{who(player)} takes back {card.name}."
        case events.NoEffect(_, name):
            return f"{name} has no effect."
        case events.ReachedWinNumber(players, scores):
            return f"{who(players[0])} reaches {number_text(scores[0])}."
        case events.RanOut(player):
            return f"{who(player)} cannot draw any more cards."
    return ""


def _spot(spot: Spot) -> str:
    return spot.student.partition(" ")[2] if isinstance(spot, OnStudent) else spot.school


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> prompt(observe(state, state.turn.player), ["Asha", "Ben"])
    'Your turn: play or discard at least one card.'
    """
    if not view.is_my_turn:
        seats = view.to_act
        return f"{name_of(seats[0], names)} is choosing." if len(seats) == 1 else "The others are choosing."
    if view.phase is Phase.ANSWER:
        return f"Will you answer {view.chain[-1].card.name}?"
    choosing = view.choosing
    if view.phase is Phase.CHOOSE and choosing is not None:
        if choosing.name == TREASURER:
            return "Treasurer: pay 10, or your ACTION card is canceled."
        more = f" ({choosing.left} more)" if choosing.left > 1 else ""
        return f"{choosing.name}: choose a card{more}."
    if view.turn.no_payments:
        return "Snow Day: you cannot pay this turn."
    over = len(view.hand) - view.turn.hand
    if over > 0:
        return f"Play or discard {over} more, then end your turn."
    return (
        "Play more cards, or end your turn." if view.turn.disposed else "Your turn: play or discard at least one card."
    )


# ── effects in a few words ────────────────────────────────────────────────────────────────────────────────────────────


SHORT = {
    "Pop Quiz": "They show their TOOLs and discard one",
    "Transfer Request": "Sends a student back; pay 10",
    "Study Session": "Draw two cards",
    "Snow Day": "They cannot pay next turn",
    "Scholarship": "Next student costs 15 less",
    "Building Grant": "Next school is free",
    "Fundraiser": "TOOLs pay 5 more",
    "Lost and Found": "Take a TOOL back",
    "Library Day": "Draw three, discard two",
    "Exchange Student": "A student joins any school",
    "Substitute Teacher": "Sends a teacher back; pay 5",
    "Calculator Ban": "Removes a TOOL; pay 5",
    "Field Trip": "They discard two cards",
    "Early Dismissal": "They end with five cards",
    "Principal": "Cancels an ACTION",
    "Proctor": "Blocks an ACTION",
    "Registrar": "Changes the target",
    "Counselor": "Cancels a STAFF card",
    "Secretary": "Blocks a STAFF card",
    "Treasurer": "Pay 10 or cancel",
    "Superintendent": "Takes the ACTION over",
}
"""Every effect in at most seven words."""


def in_short(name: str) -> str:
    """An effect in a few words.

    >>> in_short("Study Session")
    'Draw two cards'
    """
    return SHORT.get(name, "")
