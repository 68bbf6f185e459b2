"""Looking at the table, and taking cards from one place to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol, TypeVar

from mathgames_widgets.core.game import Event, Player
from mathgames_widgets.games.mathleague.cards import Card, Cards, Key, Tool, in_order
from mathgames_widgets.games.mathleague.events import Drew
from mathgames_widgets.games.mathleague.options import TEAM_PLAY, Rules
from mathgames_widgets.games.mathleague.state import Board, OnStudent, PlayedStudent, Side, State, Turn

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
