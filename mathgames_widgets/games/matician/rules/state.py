"""The options, the whole game, what one seat sees of it, what may be done and what happens."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from mathgames_widgets.core.game import Action, Event, Named, Player, Refused, Score, Seen, check_switches, own_only
from mathgames_widgets.core.rng import Rng

from .cards import Card, Cards, Equation, Side, Symbol, Value
from .reasons import NobodyThere

NAME = "matician"
TITLE = "Matician"
PLAYERS = range(2, 9)
"""Two to eight may play."""

POINTS_TO_WIN = 3
""" "The player who first reaches 3 points wins the game." """


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    Raises Refused for an option that is neither True nor False.
    """

    draft: bool = False
    """Symbols are drafted: one more than players lies open, and one after the other takes one, knowing the own hand."""
    small_under_times: bool = False
    """Beside "x" lie only numbers from 1 to 9."""
    by_rank: bool = False
    """What is compared is not the value but its rank within the symbol: which part of all equations that two number
    cards can make with this symbol is worth less."""
    play_on: bool = False
    """ "play can resume to determine the place of all other players". """

    def __post_init__(self) -> None:
        check_switches(self)


class Phase(Named):
    """Where a round stands."""

    DRAFT = "draft"
    """Symbols are taken, one player after the other."""
    NUMBERS = "numbers"
    """Everyone lays two numbers face down, all at once."""
    SABOTAGE = "sabotage"
    """Everyone may lay a "-" at another player's equation, all at once."""
    OVER = "over"
    """The game has ended."""


Laid = tuple[Card | None, Card | None]
"""The cards on the left and the right side of a symbol, None where nothing lies."""

NOTHING_LAID: Laid = (None, None)


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take an equation symbol, where symbols are drafted."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class Put(Action):
    """ "One card will go on one side of the symbol": a number, face down, on the left (0) or the right (1)."""

    card: Card
    side: Side


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take the number on a side back into the hand."""

    side: Side


@dataclass(frozen=True, slots=True)
class Sabotage(Action):
    """ "add a card that they think will sabotage another player": a "-" in front of another player's number."""

    target: Player
    side: Side


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay no "-"."""


# ── what came of a round ──────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended, under which rules. Tuples have one entry a seat, with None for those who play no more.

    `sabotages` says where each seat laid its "-", None for nowhere. `measures` are what was compared: the values, or
    their ranks within the symbol. `points` are everyone's after the round.
    """

    round: int
    equations: tuple[Equation | None, ...]
    sabotages: tuple[Sabotage | None, ...]
    measures: tuple[Value, ...]
    winners: tuple[Player, ...]
    points: tuple[int, ...]
    rules: Rules = field(default=Rules(), repr=False, compare=False)

    @property
    def seats(self) -> tuple[Player, ...]:
        """Who had an equation."""
        return tuple([seat for seat, equation in enumerate(self.equations) if equation is not None])

    def equation_of(self, seat: Player) -> Equation:
        """The equation at a seat, with all minus cards. Raises Refused for a seat that had none."""
        equation = self.equations[seat]
        if equation is None:
            raise Refused(NobodyThere(seat))
        return equation

    def attackers(self, target: Player, side: Side) -> tuple[Player, ...]:
        """Who laid a "-" in front of this number."""
        attack = Sabotage(target, side)
        return tuple([seat for seat, sabotage in enumerate(self.sabotages) if sabotage == attack])


# ── the whole game ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class State:
    """The whole table, hidden cards and chance included. Tuples have one entry a seat.

    `active` are those who play. `order` are those who have still to take a symbol of `offer`. `sabotages` has what was
    chosen, None for those who have not. `redealt` are the hands that were shown and dealt again this round.
    `finished` are those who have reached three points, who got there together in one entry.
    """

    rules: Rules
    rng: Rng
    round: int
    phase: Phase
    points: tuple[int, ...]
    active: tuple[Player, ...]
    hands: tuple[Cards, ...]
    symbols: tuple[Symbol | None, ...]
    offer: tuple[Symbol, ...]
    order: tuple[Player, ...]
    laid: tuple[Laid, ...]
    ready: tuple[bool, ...]
    sabotages: tuple[Sabotage | Pass | None, ...]
    redealt: tuple[tuple[Player, Cards], ...]
    results: tuple[RoundResult, ...] = ()
    finished: tuple[tuple[Player, ...], ...] = ()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.points)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know (`player` None: a watcher). Tuples have one entry a seat.

    Hidden: others' hands, the numbers they lay and whether they lay a "-" before everything is turned over, and chance.
    `laid` and `sabotages` have None where they are hidden; `chosen` says who has chosen a sabotage or none.
    """

    rules: Rules
    player: Player | None
    players: int
    round: int
    phase: Phase
    points: tuple[int, ...]
    active: tuple[Player, ...]
    hand: Cards
    symbols: tuple[Symbol | None, ...]
    offer: tuple[Symbol, ...]
    order: tuple[Player, ...]
    laid: tuple[Laid | None, ...]
    ready: tuple[bool, ...]
    sabotages: tuple[Sabotage | Pass | None, ...]
    chosen: tuple[bool, ...]
    redealt: tuple[tuple[Player, Cards], ...]
    to_act: tuple[Player, ...]
    results: tuple[RoundResult, ...]
    finished: tuple[tuple[Player, ...], ...]

    @property
    def so_far(self) -> tuple[tuple[Score, ...], ...]:
        """What counts for each seat at the bell, finished or not: points; more is better."""
        return tuple([(points,) for points in self.points])

    @property
    def is_my_turn(self) -> bool:
        """Whether this seat acts now."""
        return self.player in self.to_act

    @property
    def mine(self) -> Laid:
        """What lies beside the seat's own symbol."""
        laid = None if self.player is None else self.laid[self.player]
        return NOTHING_LAID if laid is None else laid

    @property
    def symbol(self) -> Symbol | None:
        """The seat's own symbol."""
        return None if self.player is None else self.symbols[self.player]


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class RoundBegan(Seen):
    """Everything was shuffled and dealt: the symbols, or those to be drafted, and the hands, each for its owner.

    `redealt` are hands with too few numbers, which were shown and dealt again. `order` says who takes a symbol when.
    """

    round: int
    symbols: tuple[Symbol | None, ...]
    offer: tuple[Symbol, ...]
    order: tuple[Player, ...]
    hands: tuple[Cards | None, ...]
    redealt: tuple[tuple[Player, Cards], ...]

    def as_seen_by(self, player: Player | None) -> Event:
        return replace(self, hands=own_only(self.hands, player))


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took a symbol."""

    player: Player
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class SabotageBegan(Event):
    """All equations lie; now everyone may lay a "-" at another player's."""

    round: int


@dataclass(frozen=True, slots=True)
class ChoseSabotage(Event):
    """A player has chosen where to lay a "-", or to lay none; only the player knows which."""

    player: Player
    sabotage: Sabotage | Pass | None  # None to everyone else

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, sabotage=None)


@dataclass(frozen=True, slots=True)
class Revealed(Seen):
    """ "every player flips the cards in front of them over": all equations, all sabotage, and who scored."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class ReachedThree(Seen):
    """These players reached three points together, and have this place."""

    players: tuple[Player, ...]
    place: int
