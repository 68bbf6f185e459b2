"""What happens at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from mathgames_widgets.core.game import Event, Player, Seen, changed

from .cards import ActionCard, Card, Cards, EffectId, Key, Staff, Tool, in_order
from .state import Link, Spot, State

Change = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it."""


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """TOOL cards were paid: what they were worth, and what was asked. "What is paid over the cost is lost." """

    player: Player
    tools: tuple[Tool, ...]
    worth: int
    cost: Fraction

    @property
    def lost(self) -> Fraction:
        """What was paid over the cost."""
        return self.worth - self.cost


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A SCHOOL, STUDENT, TEACHER or TOOL card came onto the table, attached to what `on` says, if anything."""

    player: Player
    card: Card
    on: Spot | None = None


@dataclass(frozen=True, slots=True)
class Attached(Event):
    """A STUDENT card that lay on the table was attached to a school team."""

    player: Player
    card: Card
    team: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A TEACHER or TOOL card was attached to something else."""

    player: Player
    card: Card
    before: Spot
    after: Spot


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A card on the table went to its owner's discard pile; `by` is who brought it about."""

    by: Player
    owner: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card of the hand went onto the discard pile."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Seen):
    """Cards came from the draw pile into the hand."""

    player: Player
    count: int
    cards: Cards | None  # None to everyone else, unless hands are open
    is_open: bool = False

    def as_seen_by(self, player: Player | None) -> Event:
        return self if self.is_open or player == self.player else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next player's turn."""

    player: Player


@dataclass(frozen=True, slots=True)
class PlayedAction(Event):
    """An ACTION card was played on a target."""

    player: Player
    card: ActionCard
    target: Player


@dataclass(frozen=True, slots=True)
class Replied(Event):
    """A player answered, face down: with a STAFF card or without one."""

    player: Player
    card: Key | None  # None to everyone else
    target: Player | None = None

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, card=None, target=None)


@dataclass(frozen=True, slots=True)
class PlayedStaff(Seen):
    """Of those who answered, "the one whose turn comes next is taken and the others keep their card"."""

    player: Player
    card: Staff
    to: Link
    target: Player | None = None


@dataclass(frozen=True, slots=True)
class Unanswered(Seen):
    """Nobody played a STAFF card in response."""

    to: Link


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """The card was "discarded without effect"."""

    player: Player
    card: ActionCard | Staff


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The card went "back to its player's hand and not playable this turn"."""

    player: Player
    card: ActionCard | Staff


@dataclass(frozen=True, slots=True)
class Redirected(Event):
    """The ACTION card has another target."""

    card: ActionCard
    target: Player


@dataclass(frozen=True, slots=True)
class TakenOver(Event):
    """The ACTION card takes effect as if `beneficiary` had played it, on this target."""

    card: ActionCard
    beneficiary: Player
    target: Player


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A card gives `player` a choice; a payment of so much, or of cards."""

    player: Player
    effect: EffectId
    left: int


@dataclass(frozen=True, slots=True)
class DidNotPay(Event):
    """A player did not pay what a STAFF card asked for."""

    player: Player


@dataclass(frozen=True, slots=True)
class ShowedCards(Seen):
    """A player showed cards of the hand to everyone."""

    player: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card on the table went back to its owner's hand; `by` is who brought it about."""

    by: Player
    owner: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TookDiscard(Event):
    """A card came from the discard pile into the hand."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TookEffect(Event):
    """An ACTION card changes the turn of `player`: this one, or the next."""

    player: Player
    effect: EffectId


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """An ACTION card came to nothing."""

    player: Player
    effect: EffectId


@dataclass(frozen=True, slots=True)
class ReachedWinNumber(Event):
    """These players have "assembled an all-star score or a school score greater than or equal to the win number"."""

    players: tuple[Player, ...]
    scores: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """ "one player is unable to draw enough cards to replenish their hand at the end of their turn" """

    player: Player


@dataclass(frozen=True, slots=True)
class PileFinished(Seen):
    """A pile of a solitaire is finished, with this score."""

    pile: int
    score: Fraction


def drawn(state: State, player: Player, count: int) -> Change:
    """So many cards, or what is left of them, from the draw pile into the hand."""
    pile = state.draw_piles[player]
    count = min(count, len(pile))
    if not count:
        return state, ()
    cards = in_order(pile[-count:])
    state = replace(
        state,
        draw_piles=changed(state.draw_piles, player, pile[:-count]),
        hands=changed(state.hands, player, in_order((*state.hands[player], *cards))),
    )
    return state, (Drew(player, count, cards, is_open=state.rules.open_hands),)
