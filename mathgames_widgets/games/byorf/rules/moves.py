"""What may be done: each action with its refusals, what it does, and the events that tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from mathgames_widgets.core import game as core
from mathgames_widgets.core.codec import Lines, by_id
from mathgames_widgets.core.game import Action, Event, Player, Ready, Reason, Seen, Step

from .cards import Cards, Factor, Goal, factor
from .reasons import AlreadyChose, AlreadyThere, NotPlaced
from .scoring import score_round, winners_with
from .state import Direction, Phase, RoundResult, Row, State, deal, total_points, without

NAME = "byorf"
TITLE = "BYORF"

T = TypeVar("T")


# ── a card of the hand ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """ "choose any 1 factor card from their hands that they would like to keep and place it face-down"."""

    card: Factor


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A card went face down."""

    player: Player
    card: Factor | None  # None to everyone else

    def as_seen_by(self, player: Player | None) -> Event:
        return self if player == self.player else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Kept(Seen):
    """ "everyone reveals their chosen cards": one of them; `last` where it was the last card of a hand."""

    player: Player
    card: Factor
    last: bool = False


@dataclass(frozen=True, slots=True)
class PassedHands(Seen):
    """ "pass your remaining hand face-down": every hand moved on one seat."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class BuildingBegan(Seen):
    """ "When the round ends … take a moment to rearrange your factors into a rational function." """

    round: int


def why_not_keep(state: State, player: Player, card: Factor) -> Reason | None:
    """ "When each player has done this, everyone reveals": one card of the hand each turn."""
    chosen = state.chosen[player]
    if chosen is not None:
        return AlreadyChose(chosen)
    if card not in state.hands[player]:
        return core.NotInYourHand(card)
    return None


def keep(state: State, player: Player, card: Factor) -> Step[State]:
    """The card goes face down; the last choice of a turn turns all of them over."""
    hands = core.changed(state.hands, player, without(state.hands[player], card))
    chosen = core.changed(state.chosen, player, card)
    state = replace(state, hands=hands, chosen=chosen)
    event = Chose(player, card)
    if None in chosen:
        return Step(state, (event,))
    after, events = _reveal_and_pass(state)
    return Step(after, (event, *events))


def _reveal_and_pass(state: State) -> tuple[State, tuple[Event, ...]]:
    """ "When each player has done this, everyone reveals their chosen cards", then hands move on."""
    chosen = tuple(card for card in state.chosen if card is not None)
    kept = tuple([(*cards, card) for cards, card in zip(state.kept, chosen, strict=True)])
    direction = state.rules.direction(state.round)
    hands = tuple([state.hands[(seat - direction.step) % state.players] for seat in range(state.players)])
    state = replace(state, hands=hands, kept=kept, chosen=(None,) * state.players)
    events = (*(Kept(seat, card) for seat, card in enumerate(chosen)), PassedHands(direction))
    if len(hands[0]) > 1:
        return state, events
    state, last = _keep_the_last(state)
    return state, (*events, *last)


def _keep_the_last(state: State) -> tuple[State, tuple[Event, ...]]:
    """The last card of a hand is kept without a choice; "you have 6 face-up factor cards in front of you"."""
    kept = tuple([cards + hand for cards, hand in zip(state.kept, state.hands, strict=True)])
    events = [Kept(seat, hand[0], last=True) for seat, hand in enumerate(state.hands)]
    state = replace(state, phase=Phase.BUILD, hands=((),) * state.players, kept=kept)
    return state, (*events, BuildingBegan(state.round))


# ── a card in a row ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Put(Action):
    """Put a kept card into a row, from aside or from the other row."""

    card: Factor
    row: Row


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """Put a card aside: "You do not have to use all 6 factors in building your function." """

    card: Factor


def why_not_build(state: State, player: Player, action: Put | TakeBack | Ready) -> Reason | None:
    """Only the cards in front of a player, and only until the function is finished."""
    if state.ready[player]:
        return core.AlreadyReady()
    if isinstance(action, Ready):
        return None
    if action.card not in state.kept[player]:
        return core.NotInFrontOfYou(action.card)
    row = state.built[player].row_of(action.card)
    if isinstance(action, TakeBack):
        return NotPlaced(action.card) if row is None else None
    return AlreadyThere(action.card, action.row) if row is action.row else None


def put(state: State, player: Player, card: Factor, row: Row | None) -> Step[State]:
    """The card goes into a row, or aside where `row` is None."""
    before = state.built[player]
    event = core.TookBack(player, card, before.row_of(card)) if row is None else core.Placed(player, card, row)
    return Step(replace(state, built=core.changed(state.built, player, before.put(card, row))), (event,))


# ── a finished function ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Revealed(Seen):
    """All are ready: one player's function."""

    player: Player
    top: Cards
    bottom: Cards


@dataclass(frozen=True, slots=True)
class Scored(Seen):
    """A round was scored, with the evidence for every goal."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class Dealt(Seen):
    """A round began: goals face up, a hand for each player."""

    round: int
    goals: tuple[Goal, ...]
    hands: tuple[Cards | None, ...]

    def as_seen_by(self, player: Player | None) -> Event:
        return replace(self, hands=core.own_only(self.hands, player))


def be_ready(state: State, player: Player) -> Step[State]:
    """The function is finished; the last one turns all of them over and scores them."""
    state = replace(state, ready=core.changed(state.ready, player, True))
    if not all(state.ready):
        return Step(state, (core.IsReady(player),))
    after, events = _score(state)
    return Step(after, (core.IsReady(player), *events))


def _score(state: State) -> tuple[State, tuple[Event, ...]]:
    """ "Now scoring begins": every function, every goal; then the next deal or the end."""
    result = score_round(state.round, state.goals, state.built, state.rules)
    results = (*state.results, result)
    shown = (*(Revealed(seat, built.top, built.bottom) for seat, built in enumerate(state.built)), Scored(result))
    if state.round < state.rules.rounds:
        after = deal(state.rules, state.rng, state.players, state.round + 1, results)
        return after, (*shown, Dealt(after.round, after.goals, after.hands))
    points = total_points(results, state.players)
    return replace(state, phase=Phase.OVER, results=results), (*shown, core.GameOver(winners_with(points), points))


# ── all of them ───────────────────────────────────────────────────────────────────────────────────────────────────

Move = Keep | Put | TakeBack | Ready

PHASES: Mapping[type[Action], Phase] = {
    Keep: Phase.DRAFT,
    Put: Phase.BUILD,
    TakeBack: Phase.BUILD,
    Ready: Phase.BUILD,
}
"""When each move is made."""

ACTIONS: Lines[Move] = Lines(
    TITLE,
    {Keep: "keep {card}", Put: "put {card} {row}", TakeBack: "take back {card}", Ready: "ready"},
    words={"card": by_id(factor)},
    like=("keep F05", "put F05 top", "ready"),
)

write_action, read_action = ACTIONS.write, ACTIONS.read
