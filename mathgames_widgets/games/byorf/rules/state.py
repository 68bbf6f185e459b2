"""What lies on the table, what may be done, what happens, and why something may not be done."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from mathgames_widgets.core.game import (
    Action,
    Event,
    Named,
    Player,
    Reason,
    Secret,
    check_switches,
    check_whole,
    own_only,
)
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf.rules.cards import FACTORS, Factor, Goal

if TYPE_CHECKING:
    from mathgames_widgets.games.byorf.rules.scoring import RoundResult

PLAYERS = range(2, 9)
"""Two to eight may play."""

Cards = tuple[Factor, ...]


class Phase(Named):
    """Where a round stands: cards are drafted, functions are built, or the game is over."""

    DRAFT = "draft"
    BUILD = "build"
    OVER = "over"


class Row(Named):
    """The two rows of a function: "put some factors in the “numerator” and some in the “denominator”"."""

    TOP = "top"
    BOTTOM = "bottom"


class Direction(Named):
    """Where hands are passed. The player on the left is the next seat: player 1 sits to the left of player 0."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def step(self) -> int:
        """How many seats a hand moves on."""
        return 1 if self is Direction.LEFT else -1


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    >>> Rules(rounds=1).rounds, Rules().pass_first
    (1, 'left')

    Raises ValueError with one sentence for an option out of range.
    """

    rounds: int = 2
    """"The game takes place over 2 rounds." One to four."""
    goals: int = 5
    """"Place 5 Goal cards face-up where all players can see." One to eight."""
    hand: int = 6
    """"Then deal 6 factor cards to each player." Two to eight, as far as the 48 cards go."""
    pass_first: Literal["left", "right"] = "left"
    """"pass your remaining hand face-down to the player on the left" in round 1; the other way in every next round."""
    more_factors_win_ties: bool = True
    """"In the case of a tie, the person who used more factors in their function wins." Cancelled ones count."""
    ties_split: bool = True
    """"If still tied, the points are split evenly between the tied players, rounded up"; else each earns them all."""

    def __post_init__(self) -> None:
        check_whole("rounds", self.rounds, range(1, 5))
        check_whole("goals", self.goals, range(1, 9))
        check_whole("hand", self.hand, range(2, 9))
        if self.pass_first not in ("left", "right"):
            raise ValueError(f"pass_first is {self.pass_first!r}, but hands are passed 'left' or 'right'.")
        check_switches(self)

    @property
    def most_players(self) -> int:
        """How many the 48 cards serve.

        >>> Rules().most_players, Rules(hand=8).most_players
        (8, 6)
        """
        return min(PLAYERS[-1], len(FACTORS) // self.hand)

    def direction(self, round: int) -> Direction:
        """Where hands are passed in a round; "in the second round … you pass your hand to the right"."""
        goes_left = (self.pass_first == "left") == (round % 2 == 1)
        return Direction.LEFT if goes_left else Direction.RIGHT


@dataclass(frozen=True, slots=True)
class State:
    """The whole table, hidden cards and chance included. Tuples have one entry a seat.

    `hands` no longer hold a card that was chosen; `kept` lie face up; `tops` and `bottoms` are rows in the order in
    which the cards were placed. In a finished game `kept` and the rows of the last round stay on the table.
    """

    rules: Rules
    rng: Rng
    round: int
    phase: Phase
    goals: tuple[Goal, ...]
    hands: tuple[Cards, ...]
    kept: tuple[Cards, ...]
    chosen: tuple[Factor | None, ...]
    tops: tuple[Cards, ...]
    bottoms: tuple[Cards, ...]
    ready: tuple[bool, ...]
    results: tuple[RoundResult, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know (`player` None: a watcher). Hidden cards and chance are not in it.

    `known_hands` is what perfect memory gives: a hand this seat had and passed on, less the cards since revealed. While
    a turn is open it still holds the card its owner has chosen face down. `pass_to` and `receives_from` are seats.
    """

    rules: Rules
    player: Player | None
    players: int
    round: int
    phase: Phase
    goals: tuple[Goal, ...]
    hand: Cards
    kept: tuple[Cards, ...]
    chosen: Factor | None
    has_chosen: tuple[bool, ...]
    known_hands: tuple[Cards | None, ...]
    top: Cards
    bottom: Cards
    ready: tuple[bool, ...]
    results: tuple[RoundResult, ...]
    pass_to: Player | None
    receives_from: Player | None

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return total_points(self.results, self.players)

    @property
    def aside(self) -> Cards:
        """One's own kept cards that lie in neither row."""
        if self.player is None:
            return ()
        return tuple(card for card in self.kept[self.player] if card not in self.top and card not in self.bottom)

    @property
    def direction(self) -> Direction:
        """Where hands are passed in this round."""
        return self.rules.direction(self.round)

    @property
    def turn(self) -> int:
        """The turn of the draft, from 1; after the draft, the number of cards each player kept."""
        kept = len(self.kept[0])
        return kept + 1 if self.phase is Phase.DRAFT else kept


def total_points(results: tuple[RoundResult, ...], players: int) -> tuple[int, ...]:
    """The points of each seat over several rounds.

    >>> total_points((), 3)
    (0, 0, 0)
    """
    return tuple(sum(result.points[seat] for result in results) for seat in range(players))


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """ "choose any 1 factor card from their hands that they would like to keep and place it face-down"."""

    card: Factor


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a kept card into a row, from aside or from the other row."""

    card: Factor
    row: Row


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Put a card aside: "You do not have to use all 6 factors in building your function." """

    card: Factor


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """One's function is built."""


Move = Keep | Put | TakeBack | Ready


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A round began: goals face up, a hand for each player."""

    closes_undo: ClassVar[bool] = True
    round: int
    goals: tuple[Goal, ...]
    hands: tuple[Cards | None, ...]

    def as_seen_by(self, player: Player | None) -> Event:
        return replace(self, hands=own_only(self.hands, player))


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A card went face down."""

    player: Player
    card: Factor | None  # None to everyone else

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """ "everyone reveals their chosen cards": one of them; `last` where it was the last card of a hand."""

    closes_undo: ClassVar[bool] = True
    player: Player
    card: Factor
    last: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """ "pass your remaining hand face-down": every hand moved on one seat."""

    closes_undo: ClassVar[bool] = True
    direction: Direction


@dataclass(frozen=True, slots=True)
class BuildingBegan(Event):
    """ "When the round ends … take a moment to rearrange your factors into a rational function." """

    closes_undo: ClassVar[bool] = True
    round: int


@dataclass(frozen=True, slots=True)
class Placed(Secret):
    """A card went into a row; only its owner sees it."""

    card: Factor
    row: Row


@dataclass(frozen=True, slots=True)
class TookBack(Secret):
    """A card went aside; only its owner sees it."""

    card: Factor


@dataclass(frozen=True, slots=True)
class IsReady(Event):
    """Somebody has built a function; the rows stay hidden until all are ready."""

    player: Player


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All are ready: one player's function."""

    closes_undo: ClassVar[bool] = True
    player: Player
    top: Cards
    bottom: Cards


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A round was scored, with the evidence for every goal."""

    closes_undo: ClassVar[bool] = True
    result: RoundResult


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """ "Whoever has the most points is the winner! In the event of a tie, players enjoy a shared victory." """

    closes_undo: ClassVar[bool] = True
    winners: tuple[Player, ...]
    points: tuple[int, ...]


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class StillDrafting(Reason):
    """Functions are built only when the round of drafting ends."""


@dataclass(frozen=True, slots=True)
class DraftIsOver(Reason):
    """No card can be kept while functions are built."""


@dataclass(frozen=True, slots=True)
class AlreadyChose(Reason):
    """One card a turn: this one lies face down already."""

    card: Factor


@dataclass(frozen=True, slots=True)
class NotInYourHand(Reason):
    """ "any 1 factor card from their hands"."""

    card: Factor


@dataclass(frozen=True, slots=True)
class AlreadyReady(Reason):
    """A finished function is not changed."""


@dataclass(frozen=True, slots=True)
class NotInFrontOfYou(Reason):
    """ "rearrange your factors": only the cards one kept."""

    card: Factor


@dataclass(frozen=True, slots=True)
class AlreadyThere(Reason):
    """The card lies in that row."""

    card: Factor
    row: Row


@dataclass(frozen=True, slots=True)
class NotPlaced(Reason):
    """The card lies in neither row."""

    card: Factor
