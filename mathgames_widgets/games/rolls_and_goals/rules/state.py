"""The options, the whole game, what one seat sees of it, what may be done and what happens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from mathgames_widgets.core.game import Action, Event, Named, Player, Secret, Seen, check_whole, own_only
from mathgames_widgets.core.rng import Rng

from .cards import DICE, Card, Cards, Dice, Goal, Goals, Side, Values

NAME = "rolls_and_goals"
TITLE = "Rolls & Goals"
PLAYERS = range(2, 7)
"""Two to six may play."""

MOST_ROUNDS = 6
""" "After the 6th "rolls & goals" phase"."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; `Rules()` is the rulebook with this project's rulings.

    Raises Refused for an option out of range.
    """

    rounds: int = MOST_ROUNDS
    """How many "rolls & goals" phases, one to six. The rulebook has six; fewer fit into a lesson."""

    def __post_init__(self) -> None:
        check_whole("rounds", self.rounds, range(1, MOST_ROUNDS + 1))


class Phase(Named):
    """Where a round stands."""

    PLACE = "place"
    """Everyone plays modifiers face down, all at once."""
    PICK = "pick"
    """Each player with a pick card behind a die chooses its side, secretly and at once."""
    SELECT = "select"
    """Deck selecting, one after the other."""
    OVER = "over"
    """The game has ended."""


ON_DECK, ON_DISCARD = DICE, DICE + 1
"""The two places for cards that are not played: "returned to the top of your personal Modifier deck, face down, or go
into your Modifier discard pile, face up"."""

PLACES = range(DICE + 2)
"""Behind the dice 0 to 5 from left to right, then the two others."""

Stacks = tuple[Cards, ...]
"""The cards at each of the places; those behind a die from top to bottom, those for the deck as they are laid on it."""

NOTHING_PLACED: Stacks = ((),) * len(PLACES)

NO_PICKS: tuple[Side | None, ...] = (None,) * DICE
"""One entry a die: the side picked, None where nothing is (or is not yet)."""

Rolls = tuple[tuple[Player, Side], ...]
"""Who rolled which side, in the order in which the dice fell."""

# ── what came of a round ──────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Award:
    """What a goal card brought. Tuples have one entry a seat.

    `measures` is what is compared: a count, a total, a range …; None for a player whom the goal is not open to. `dice`
    are the places of the dice that show it. `special_of` is who declared it, None for a goal of the round.
    """

    goal: Goal
    measures: tuple[int | None, ...]
    dice: tuple[tuple[int, ...], ...]
    winners: tuple[Player, ...]
    tokens: int
    special_of: Player | None = None

    @property
    def share(self) -> int:
        """What each winner takes: "they split the Tokens evenly, removing any remaining Tokens"."""
        return self.tokens // len(self.winners) if self.winners else 0


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a "rolls & goals" phase ended. Tuples have one entry a seat.

    `rolled` are the dice as they were rolled at first, `dice` their sides after rerolls, picks and flips, `stacks` the
    cards behind the six dice, `values` what the dice are worth in the end.
    """

    round: int
    rolled: tuple[Dice, ...]
    stacks: tuple[Stacks, ...]
    dice: tuple[Dice, ...]
    values: tuple[Values, ...]
    awards: tuple[Award, ...]

    def gained(self, player: Player) -> int:
        """The tokens that a seat took in this round."""
        return sum([award.share for award in self.awards if player in award.winners])


# ── the whole game ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTable:
    """What everyone may see. Tuples have one entry a seat.

    `discards` lie sorted. `fresh` are the cards taken in the last selection, which everyone saw. `offer` are the cards
    that lie there to be taken, `order` who has still to take. `modifiers` is what is left in the shared deck.
    `tie_rolls` are the dice that decided between equal tokens: in deck selecting who takes before whom, in the end who
    wins.
    """

    rules: Rules
    round: int
    phase: Phase
    tokens: tuple[int, ...]
    goals: Goals
    rolled: tuple[Dice, ...]
    dice: tuple[Dice, ...]
    ready: tuple[bool, ...]
    discards: tuple[Cards, ...]
    fresh: tuple[Cards, ...]
    offer: Cards
    order: tuple[Player, ...]
    modifiers: Cards
    results: tuple[RoundResult, ...] = ()
    tie_rolls: Rolls = ()
    winner: Player | None = None
    """Who won, once it is over: one player, by tokens or by the roll-off."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.tokens)


@dataclass(frozen=True, slots=True, kw_only=True)
class State(OpenTable):
    """The whole table, hidden cards and chance included.

    `decks[seat][-1]` is drawn next, and so are the shared `modifiers[-1]` and `goal_deck[-1]`. `placed` are the cards
    at the eight places. `known` says how many cards on top of a deck its owner has put there and knows.
    `specials_offered` are the special goals that lie there to be taken.
    """

    rng: Rng
    hands: tuple[Cards, ...]
    placed: tuple[Stacks, ...]
    declared: tuple[Goals, ...]
    picks: tuple[tuple[Side | None, ...], ...]
    specials: tuple[Goals, ...]
    decks: tuple[Cards, ...]
    known: tuple[int, ...]
    specials_offered: Goals
    goal_deck: Goals


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a card of the hand to a place: behind a die below those that lie there, on the deck, or onto the discards."""

    card: Card
    place: int


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Take a card back into the hand: the one with index `at` of a place, from the top."""

    place: int
    at: int


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """ "Before players flip their Modifier cards, you may choose to declare special Goal card(s)." """

    goal: Goal


@dataclass(frozen=True, slots=True)
class Withdraw(Action):
    """Keep a special goal after all, that was to be declared."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """ "Actually change the Die to the desired side": the die from 0 to 5, and its side from 1 to 6."""

    die: int
    side: Side


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take cards in deck selecting: put on top of the deck one after the other, so the last one is drawn first."""

    cards: Cards
    special: bool = False


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class RoundBegan(Seen):
    """Everyone rolled and drew: the dice of each seat, and its hand, which only its owner sees."""

    round: int
    dice: tuple[Dice, ...]
    hands: tuple[Cards | None, ...]
    reshuffled: tuple[Player, ...]
    """Whose deck ran out, so that the discard pile became a new one."""

    def as_seen_by(self, player: Player | None) -> Event:
        return replace(self, hands=own_only(self.hands, player))


@dataclass(frozen=True, slots=True)
class Declaring(Secret):
    """A special goal is to be declared."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Withdrew(Secret):
    """A special goal is not to be declared after all."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class WasReady(Event):
    """A player is ready; so many cards were left in the hand and go onto the discard pile."""

    player: Player
    left: Cards | None  # None to everyone else

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, left=None)


@dataclass(frozen=True, slots=True)
class TurnedOver(Seen):
    """ "all players flip over their Modifier cards": the cards behind everyone's dice, and the goals declared."""

    stacks: tuple[Stacks, ...]
    declared: tuple[Goals, ...]


@dataclass(frozen=True, slots=True)
class Rerolled(Seen):
    """ "Actually roll the Die again. Do this first." """

    player: Player
    die: int
    before: Side
    after: Side


@dataclass(frozen=True, slots=True)
class ChosePick(Event):
    """A side was picked, face down."""

    player: Player
    die: int
    side: Side | None  # None to everyone else

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, side=None)


@dataclass(frozen=True, slots=True)
class Picked(Seen):
    """The die was changed to the side that was picked."""

    player: Player
    die: int
    before: Side
    after: Side


@dataclass(frozen=True, slots=True)
class Flipped(Seen):
    """ "Actually flip the Die to the opposite side. Do this third." """

    player: Player
    die: int
    before: Side
    after: Side


@dataclass(frozen=True, slots=True)
class RoundScored(Seen):
    """The goals of a round were judged."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class SelectingBegan(Seen):
    """New goals, cards to take, and who takes in which order.

    `rolls` are the dice of those who had equally many tokens: (player, roll) in the order in which they fell.
    """

    goals: Goals
    offer: Cards
    specials_offered: int
    order: tuple[Player, ...]
    rolls: Rolls


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took cards that lay open, and perhaps a special goal, which only its owner sees."""

    player: Player
    cards: Cards
    special: bool
    goal: Goal | None = None

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, goal=None)


@dataclass(frozen=True, slots=True)
class TookSpecial(Took):
    """A player took a special goal, and has seen it: "back to the last point where something was revealed"."""

    closes_undo: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class RolledOff(Seen):
    """ "If players are tied, they each roll a die. The player with the greatest roll wins." One round of rolls."""

    rolls: Rolls
