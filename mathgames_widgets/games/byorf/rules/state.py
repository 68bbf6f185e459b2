"""The table: the options of a game, what lies where, and what a scored round says about every function."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from mathgames_widgets.core.game import Named, Player, check_choice, check_switches, check_whole
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.rational.algebraic import Number
from mathgames_widgets.maths.rational.features import Hole, VerticalAsymptote, Zero
from mathgames_widgets.maths.rational.function import RationalFunction

from .cards import FACTORS, GOALS, Cards, Factor, Goal

PLAYERS = range(2, 9)
"""Two to eight may play."""


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

    Raises Refused for an option out of range.
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
        check_choice("pass_first", self.pass_first, ("left", "right"))
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


# ── functions and what they earned ────────────────────────────────────────────────────────────────────────────────

Value = int | Number
"""What superlatives compare: counts and exact numbers, never floats."""


@dataclass(frozen=True, slots=True)
class Change:
    """What the sign does at a zero or a vertical asymptote: from `before` to `after`, each +1 or −1."""

    x: Number
    kind: str
    before: int
    after: int


Fact = Hole | Zero | VerticalAsymptote | Change
"""A feature of a function that decides about a goal."""


def without(cards: Cards, card: Factor) -> Cards:
    """The cards but for this one."""
    return tuple([other for other in cards if other != card])


@dataclass(frozen=True, slots=True)
class Built:
    """A function as it was built: two rows of cards, in the order in which they were placed.

    >>> Built().cards_used
    0
    """

    top: Cards = ()
    bottom: Cards = ()

    @property
    def cards_used(self) -> int:
        """How many factor cards were placed, cancelled ones included."""
        return len(self.top) + len(self.bottom)

    def row_of(self, card: Factor) -> Row | None:
        """The row in which a card lies, None where it lies aside."""
        if card in self.top:
            return Row.TOP
        return Row.BOTTOM if card in self.bottom else None

    def put(self, card: Factor, row: Row | None) -> Built:
        """The same rows with a card put into one of them, or aside where `row` is None."""
        top, bottom = without(self.top, card), without(self.bottom, card)
        if row is None:
            return Built(top, bottom)
        return Built((*top, card), bottom) if row is Row.TOP else Built(top, (*bottom, card))

    @property
    def function(self) -> RationalFunction:
        """The function itself."""
        return function_of(self.top, self.bottom)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What one player's function has to say to one goal.

    `value` is the number that was compared (None: nothing to count); `facts` are the features that decide: where a
    goal asks for some feature, those that have it, or else all that were looked at.
    """

    achieved: bool
    value: Value | None
    points: int
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Award:
    """One goal scored: the evidence of each player, who earned it, and (superlatives) who tied for the best value."""

    goal: Goal
    evidence: tuple[Evidence, ...]
    winners: tuple[Player, ...]
    tied: tuple[Player, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round scored: the goals, the functions, one award a goal, and the points of each player."""

    round: int
    goals: tuple[Goal, ...]
    functions: tuple[Built, ...]
    awards: tuple[Award, ...]
    points: tuple[int, ...]


@lru_cache(maxsize=256)
def function_of(top: Cards, bottom: Cards) -> RationalFunction:
    """The function of two rows of cards; an empty row is 1: "it is assumed you have a “1” there".

    A function that was asked for lately is the same object again, with all that was worked out about it.
    """
    return RationalFunction.of_linear(
        [(card.lead, card.root) for card in top], [(card.lead, card.root) for card in bottom]
    )


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """What everyone may see. Tuples have one entry a seat.

    `kept` lie face up; in a finished game they stay on the table.
    """

    rules: Rules
    round: int
    phase: Phase
    goals: tuple[Goal, ...]
    kept: tuple[Cards, ...]
    ready: tuple[bool, ...]
    results: tuple[RoundResult, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.kept)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The whole table, hidden cards and chance included.

    `hands` no longer hold a card that was chosen; `built` are the rows as far as they are filled. In a finished game
    those of the last round stay on the table.
    """

    rng: Rng
    hands: tuple[Cards, ...]
    chosen: tuple[Factor | None, ...]
    built: tuple[Built, ...]


def deal(rules: Rules, rng: Rng, players: int, round: int, results: tuple[RoundResult, ...] = ()) -> State:
    """A round as it begins: "Shuffle both decks separately". Hands and goals lie sorted."""
    deck, rng = rng.shuffled(FACTORS)
    goals, rng = rng.shuffled(GOALS)
    size = rules.hand
    return State(
        rules=rules,
        rng=rng,
        round=round,
        phase=Phase.DRAFT,
        goals=tuple(sorted(goals[: rules.goals])),
        hands=tuple(tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(players)),
        kept=((),) * players,
        chosen=(None,) * players,
        built=(Built(),) * players,
        ready=(False,) * players,
        results=results,
    )


def total_points(results: tuple[RoundResult, ...], players: int) -> tuple[int, ...]:
    """The points of each seat over several rounds.

    >>> total_points((), 3)
    (0, 0, 0)
    """
    return tuple(sum(result.points[seat] for result in results) for seat in range(players))
