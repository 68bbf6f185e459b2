"""What happens at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import ClassVar, Protocol, TypeVar

from mathgames_widgets.core.game import Event, Player
from mathgames_widgets.games.mathleague.rules.cards import ActionCard, Card, Cards, Key, Staff, Tool, in_order
from mathgames_widgets.games.mathleague.rules.state import (
    TEAM_PLAY,
    Board,
    Link,
    OnStudent,
    PlayedStudent,
    Rules,
    Side,
    Spot,
    State,
    Turn,
)

# ── a turn ────────────────────────────────────────────────────────────────────────────────────────────────────────


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
class Drew(Event):
    """Cards came from the draw pile into the hand."""

    closes_undo: ClassVar[bool] = True
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


# ── an ACTION card and its answers ────────────────────────────────────────────────────────────────────────────────


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
class PlayedStaff(Event):
    """Of those who answered, "the one whose turn comes next is taken and the others keep their card"."""

    closes_undo: ClassVar[bool] = True
    player: Player
    card: Staff
    to: Link
    target: Player | None = None


@dataclass(frozen=True, slots=True)
class Unanswered(Event):
    """Nobody played a STAFF card in response."""

    closes_undo: ClassVar[bool] = True
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
    name: str
    left: int


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """A player did not pay what a STAFF card asked for."""

    player: Player


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A player showed cards of the hand to everybody."""

    closes_undo: ClassVar[bool] = True
    player: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A card on the table went back to its owner's hand; `by` is who brought it about."""

    by: Player
    owner: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A card came from the discard pile into the hand."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TookEffect(Event):
    """An ACTION card changes the turn of `player`: this one, or the next."""

    player: Player
    name: str


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """An ACTION card came to nothing."""

    player: Player
    name: str


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


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
class PileFinished(Event):
    """A pile of a solitaire is finished, with this score."""

    closes_undo: ClassVar[bool] = True
    pile: int
    score: Fraction


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game ended: who won, and everybody's scores."""

    closes_undo: ClassVar[bool] = True
    winners: tuple[Player, ...]
    scores: tuple[Fraction, ...]


# ── Looking at the table, and taking cards from one place to another ─────────────────────────────────────────────────

T = TypeVar("T")

Change = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it."""


class OpenTable(Protocol):
    """What a State and a View have in common: what is asked here lies open to everybody."""

    @property
    def rules(self) -> Rules:
        """The options in force."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def boards(self) -> tuple[Board, ...]:
        """The cards on the table in front of each player."""

    @property
    def turn(self) -> Turn:
        """What was done in this turn."""

    @property
    def finished(self) -> tuple[tuple[Player, ...], ...]:
        """Those who have reached the win number."""


def at(entries: tuple[T, ...], seat: Player, entry: T) -> tuple[T, ...]:
    """The entries with another one at a seat.

    >>> at(("a", "b", "c"), 1, "x")
    ('a', 'x', 'c')
    """
    return (*entries[:seat], entry, *entries[seat + 1 :])


# ── who is who ────────────────────────────────────────────────────────────────────────────────────────────────────


def partners(rules: Rules, players: int, player: Player) -> tuple[Player, ...]:
    """The seats whose cards attach to each other: "teammates sit across the table from each other".

    >>> partners(Rules(variation="team play"), 4, 3), partners(Rules(), 4, 3)
    ((3, 1), (3,))
    """
    return (player, (player + 2) % players) if rules.variation == TEAM_PLAY else (player,)


def opponents(table: OpenTable, player: Player) -> tuple[Player, ...]:
    """Who plays against this player, the next one first: "teammates are not considered opponents"."""
    mine = partners(table.rules, table.players, player)
    after = [(player + step) % table.players for step in range(1, table.players)]
    gone = [seat for group in table.finished for seat in group]
    return tuple([seat for seat in after if seat not in mine and seat not in gone])


def side_of(rules: Rules, boards: tuple[Board, ...], player: Player) -> Side:
    """The boards that count together for a player, in the order of the seats."""
    return tuple([(seat, boards[seat]) for seat in sorted(partners(rules, len(boards), player))])


def side(table: OpenTable, player: Player) -> Side:
    """The player's own board, and in team play the partner's too."""
    if table.rules.variation != TEAM_PLAY:
        return ((player, table.boards[player]),)
    return side_of(table.rules, table.boards, player)


# ── what lies there ───────────────────────────────────────────────────────────────────────────────────────────────


def in_hand(state: State, player: Player, key: Key) -> Card | None:
    """The card of a hand, or None."""
    for card in state.hands[player]:
        if card.key == key:
            return card
    return None


def tools_in_hand(state: State, player: Player) -> tuple[Tool, ...]:
    """The TOOL cards of a hand."""
    return tuple([card for card in state.hands[player] if isinstance(card, Tool)])


def schools_in(team: Side, name: str) -> int:
    """How many SCHOOL cards with this name are attached to each other."""
    return sum([school.name == name for _, board in team for school in board.schools])


def teams_of(team: Side) -> tuple[str, ...]:
    """The schools that have a SCHOOL card on this side."""
    return tuple(dict.fromkeys([school.name for _, board in team for school in board.schools]))


def student_at(team: Side, spot: OnStudent) -> PlayedStudent | None:
    """The STUDENT card at a place of this side, or None."""
    for seat, board in team:
        if seat == spot.player:
            for played in board.students:
                if played.card.key == spot.student:
                    return played
    return None


def students_of(team: Side) -> Iterator[tuple[Player, PlayedStudent]]:
    """Every STUDENT card of this side, and in front of whom it lies."""
    return ((seat, played) for seat, board in team for played in board.students)


# ── cards on their way ────────────────────────────────────────────────────────────────────────────────────────────


def leave_hand(state: State, player: Player, cards: Cards) -> State:
    """Cards go from the hand onto the top of the discard pile."""
    return onto_discards(take_from_hand(state, player, cards), player, cards) if cards else state


def take_from_hand(state: State, player: Player, cards: Cards) -> State:
    """The hand without these cards; nobody knows them there any more."""
    hand = tuple([card for card in state.hands[player] if card not in cards])
    known = state.known
    if known[player]:
        known = at(known, player, tuple([card for card in known[player] if card not in cards]))
    return replace(state, hands=at(state.hands, player, hand), known=known)


def into_hand(state: State, player: Player, cards: Cards) -> State:
    """Cards that everybody has seen come into a hand."""
    hand = in_order((*state.hands[player], *cards))
    return shown(replace(state, hands=at(state.hands, player, hand)), player, cards)


def shown(state: State, player: Player, cards: Cards) -> State:
    """Everybody has seen these cards of a hand."""
    known = in_order({*state.known[player], *cards})
    return replace(state, known=at(state.known, player, known))


def from_discards(state: State, player: Player, card: Card) -> State:
    """The discard pile without this card."""
    pile = tuple([other for other in state.discard_piles[player] if other != card])
    return replace(state, discard_piles=at(state.discard_piles, player, pile))


def onto_discards(state: State, player: Player, cards: Cards) -> State:
    """Cards go face up onto the top of their owner's discard pile."""
    return replace(state, discard_piles=at(state.discard_piles, player, state.discard_piles[player] + cards))


def drawn(state: State, player: Player, count: int) -> Change:
    """So many cards, or what is left of them, from the draw pile into the hand."""
    pile = state.draw_piles[player]
    count = min(count, len(pile))
    if not count:
        return state, ()
    cards = in_order(pile[-count:])
    state = replace(
        state,
        draw_piles=at(state.draw_piles, player, pile[:-count]),
        hands=at(state.hands, player, in_order((*state.hands[player], *cards))),
    )
    return state, (Drew(player, count, cards, is_open=state.rules.open_hands),)


def with_board(state: State, player: Player, board: Board) -> State:
    """The table with another board in front of a player."""
    return replace(state, boards=at(state.boards, player, board))
