"""The options, what may be done, and the whole game."""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.core.game import Action, Player, Refused, check_switches, check_whole
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.numbers.arithmetic import Sign

from .cards import Card, Cards, Place, Table
from .reasons import NoNextRound, NoPointsGame, RoundsAreOpen

_ALL_SIGNS, _TWO_SIGNS = tuple(Sign), (Sign.TIMES, Sign.DIVIDE)

NAME = "formula"
TITLE = "FORMULA"
PLAYERS = range(2, 6)
"""Two to five may play."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    >>> Rules().most_cards, Rules(times_and_divide=True).most_cards
    (3, 4)

    Raises Refused for an option out of range.
    """

    hand: int = 7
    """"deals each player 7 cards". Three to nine, as far as the cards go."""
    keep_one: bool = False
    """"use at least 1 card that is already on the table when making your formulas"; a product or quotient that is 0
    is replaced whole all the same."""
    fives_draw: bool = False
    """"the answer can be divided by 5, the other players have to draw a card". 0 can be divided by 5."""
    times_and_divide: bool = False
    """"Take away the - and + cards … On your turn you can play 4 cards instead of 3 now." """
    first_can_open: bool = False
    """Dealt anew until the first player can open. The rulebook deals once; a table ticks this, so that nobody's first
    game begins by drawing a card."""
    open_hands: bool = False
    """All hands face up."""
    play_on: bool = False
    """"You continue until everybody has played all their cards": until one player is left, for the places."""
    rounds: int = 1
    """How many rounds, one to nine; with several, the player who wins most of them wins. The points game takes as many
    as it needs, so there it stays at 1."""
    winner_extra_card: bool = False
    """"The winner of the game starts with an extra card in the next round." All of them do where several won. Needs
    several rounds, or the points game."""
    points: bool = False
    """The points game: "a play scores the face values of the cards laid in it (a Joker its digit)"; at the end of a
    round the first one out gets 10 more, and cards left are deducted at face value, a Joker 25. Rounds are played until
    a player has `points_to`."""
    points_to: int = 100
    """Where the points game ends: looked at when a round ends. 50 to 500."""
    sign_bonus: bool = False
    """A difference scores 5 more and a quotient 10 more. Needs the points game."""

    def __post_init__(self) -> None:
        check_whole("hand", self.hand, range(3, 10))
        check_whole("rounds", self.rounds, range(1, 10))
        check_whole("points_to", self.points_to, range(50, 501))
        check_switches(self)
        self._check_together()

    def _check_together(self) -> None:
        """An option that could change nothing is refused rather than passed over."""
        if self.points and self.rounds > 1:
            raise Refused(RoundsAreOpen(self.rounds))
        if self.sign_bonus and not self.points:
            raise Refused(NoPointsGame())
        if self.winner_extra_card and self.rounds == 1 and not self.points:
            raise Refused(NoNextRound())

    @property
    def most_cards(self) -> int:
        """ "A maximum of 3 cards can be played in each turn"; four with only x and ÷."""
        return 4 if self.times_and_divide else 3

    @property
    def signs(self) -> tuple[Sign, ...]:
        """The symbols in play."""
        return _TWO_SIGNS if self.times_and_divide else _ALL_SIGNS


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Staying:
    """A card of the table that stays: the pile at index `at` of its number, from 0.

    `digit` names a Joker that was turned up at the start and has no digit yet; None for every other card.
    """

    at: int
    digit: int | None = None


@dataclass(frozen=True, slots=True)
class New:
    """A card laid from the hand; `digit` is its own, or what the Joker is to be."""

    card: Card
    digit: int


Spot = Staying | New
Row = tuple[Spot, ...]
"""A number after the move, from left to right: cards that stay and cards laid."""


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Make a true formula with one to three cards from the hand.

    Each row says which cards of that number stay and which are new. What is not kept is covered: a new card "covers one
    card, or a run of neighbouring cards, or stands beside the number at either end". So over 10,
    `(Kept(0), New("2", 2))` is 12, `(New("5", 5),)` is 5 over both, and `(Kept(0),)` is refused, because the 0 would be
    left out. Which of the new cards lies on which old one makes no difference to the game and is no part of the move.
    """

    left: Row
    sign: Sign
    right: Row
    answer: Row

    @property
    def rows(self) -> tuple[Row, Row, Row]:
        """The three rows in reading order."""
        return self.left, self.right, self.answer

    @property
    def laid(self) -> Cards:
        """The cards from the hand, from left to right."""
        return tuple([spot.card for row in self.rows for spot in row if isinstance(spot, New)])

    @property
    def kept(self) -> int:
        """How many cards of the table stay."""
        return sum([isinstance(spot, Staying) for row in self.rows for spot in row])

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that these cards show, a Joker's among them."""
        return tuple([spot.digit for row in self.rows for spot in row if isinstance(spot, New)])

    def row(self, place: Place) -> Row:
        """The row at a place."""
        return self.left if place is Place.LEFT else self.right if place is Place.RIGHT else self.answer


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """ "a card must be drawn from the stock pile". Always allowed while there is one; it ends the turn."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Only where there is nothing to draw, neither in the stock nor beneath the formula."""


# ── the whole game ──────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class LastTurn:
    """What a player had when the turn began and what came of it: for looking back at your own turns."""

    table: Table
    hand: Cards
    action: Action


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended. Tuples have one entry a seat, `finished` lists who went out, the first one first.

    `played` are the points for plays, `bonus` the 10 for the first one out, `deducted` what the cards left cost;
    all 0 outside the points game. `places` has 1 for the best, shared where equal. `blocked` where all passed in a row.
    `table` is the formula as it lay in the end.
    """

    round: int
    finished: tuple[Player, ...]
    hands: tuple[Cards, ...]
    places: tuple[int, ...]
    played: tuple[int, ...]
    bonus: tuple[int, ...]
    deducted: tuple[int, ...]
    blocked: bool = False
    table: Table | None = None

    @property
    def winners(self) -> tuple[Player, ...]:
        """Who won the round."""
        return tuple([seat for seat, place in enumerate(self.places) if place == 1])

    @property
    def points(self) -> tuple[int, ...]:
        """What the round brought each seat in the points game."""
        parts = zip(self.played, self.bonus, self.deducted, strict=True)
        return tuple([played + bonus - deducted for played, bonus, deducted in parts])


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """What everyone may see. Tuples have one entry a seat.

    `passes` counts passes in a row. `finished` lists who went out in this round. `played` are the points for the plays
    of this round. In a finished game the last formula stays.
    """

    rules: Rules
    round: int
    starter: Player
    turn: Player
    table: Table
    passes: int
    finished: tuple[Player, ...]
    played: tuple[int, ...]
    results: tuple[RoundResult, ...] = ()
    is_over: bool = False

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.played)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The whole table, hidden cards and chance included.

    Hands lie sorted; in a finished game the last ones stay. `stock[-1]` is drawn next. `turns` are what each seat has
    done in this round.
    """

    rng: Rng
    hands: tuple[Cards, ...]
    stock: Cards
    turns: tuple[tuple[LastTurn, ...], ...]

    @property
    def can_draw(self) -> bool:
        """Whether there is a card to draw, from the stock or from beneath the formula."""
        return bool(self.stock or self.table.covered)
