"""Tables of mathleague.org/cards written as a person would write them."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core import Event, Player, Reason, Step
from mathgames_widgets.games.mathleague.rules.cards import Cards, card, in_order
from mathgames_widgets.games.mathleague.rules.moves import read_action
from mathgames_widgets.games.mathleague.rules.rules import apply, deck_of, to_act, why_not
from mathgames_widgets.games.mathleague.rules.state import Board, Rules, State, TurnSoFar
from tests.games.mathleague.boards import board

OUT_OF_REACH = 999
"""The win number of tables where nobody is meant to win."""

ONE_SCHOOL = "blue Euler Academy"
TWO_SCHOOLS = "blue Euler Academy\norange Euler Academy"
THREE_SCHOOLS = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy"

FOUR = "blue Amara\nblue Ben\nblue Chiara\nblue Dev"
"""Four students worth 200, 180, 165 and 140 points: an all-star score of 171 1/4."""


def cards(text: str) -> Cards:
    """Cards of the pool with commas between them.

    >>> [one.key for one in cards("blue Amara, orange Mean")]
    ['blue Amara', 'orange Mean']
    """
    return tuple([card(name) for name in filter(None, map(str.strip, text.split(",")))])


@dataclass
class Seat:
    """What a player has, in words: see `boards.board` for the board. The pile is written as it is drawn; None: the
    cards of the starter deck that are nowhere else."""

    board: str = ""
    hand: str = ""
    pile: str | None = None
    discards: str = ""
    ahead: tuple[str, ...] = ()

    def placed(self, player: Player) -> Board:
        return board(self.board, player)

    def drawn(self, player: Player) -> Cards:
        if self.pile is not None:
            return cards(self.pile)[::-1]
        table = self.placed(player)
        gone = [*cards(self.hand), *cards(self.discards), *table.schools]
        gone += [played.card for played in (*table.students, *table.teachers, *table.tools)]
        return tuple([one for one in deck_of("starter") if one not in gone])[::-1]


def sitting(*seats: Seat, turn: TurnSoFar | Player = 0, win: int | None = OUT_OF_REACH, **options: object) -> State:
    """A table in the middle of a game, seat 0 on turn unless said otherwise; two players where fewer are given.

    >>> sitting(Seat(hand="blue Amara")).hands[0][0].name
    'Amara'
    """
    players = (*seats, *[Seat() for _ in range(2 - len(seats))]) if options.get("variation") != "solitaire" else seats
    return State(
        rules=Rules(**options),  # type: ignore[arg-type]
        win_number=win,
        opening=((),) * len(players),
        draw_piles=tuple([one.drawn(player) for player, one in enumerate(players)]),
        hands=tuple([in_order(cards(one.hand)) for one in players]),
        boards=tuple([one.placed(player) for player, one in enumerate(players)]),
        discard_piles=tuple([cards(one.discards) for one in players]),
        known=((),) * len(players),
        turn=TurnSoFar(turn) if isinstance(turn, int) else turn,
        ahead=tuple([one.ahead for one in players]),
    )


def parsed(state: State, line: str) -> tuple[Player, object]:
    """A move as in a record, with single quotes: `1 answer 'blue Principal'`. Without a seat, whoever acts alone."""
    seat, _, rest = line.partition(" ")
    if seat.isdigit():
        return int(seat), read_action(rest.replace("'", '"'))
    return to_act(state)[0], read_action(line.replace("'", '"'))


def step(state: State, *lines: str) -> Step:
    """Moves one after the other, and everything that happened."""
    events: tuple[Event, ...] = ()
    for line in lines:
        player, action = parsed(state, line)
        after = apply(state, player, action)  # type: ignore[arg-type]
        state, events = after.state, (*events, *after.events)
    return Step(state, events)


def play(state: State, *lines: str) -> State:
    """The table after moves."""
    return step(state, *lines).state  # type: ignore[no-any-return]


def refused(state: State, line: str) -> Reason | None:
    """Why a move is not allowed; None where it is."""
    player, action = parsed(state, line)
    return why_not(state, player, action)  # type: ignore[arg-type]


def all_decline(state: State) -> State:
    """Nobody has an answer."""
    while state.waiting:
        state = play(state, f"{state.waiting[0]} decline")
    return state


def names(found: Cards) -> str:
    """Cards in a row, as they are written in these tests."""
    return ", ".join([one.key for one in found])
