"""The game from the set up to the end: what happens with every action, from the roll to the last selection."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeVar

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, Ending, Event, Outcome, Player, Step, changed, without
from mathgames_widgets.core.rng import Rng, seed_text

from . import state as facts
from .cards import (
    DICE,
    FLIP,
    GOALS,
    REROLL,
    REVEALED,
    SHARED_DECK,
    SIDES,
    STARTING_DECK,
    TOKENS,
    Cards,
    Goal,
    Goals,
    Side,
    flipped,
    in_order,
    value_of,
)
from .moves import to_act, why_not
from .scoring import judge
from .state import (
    NO_PICKS,
    NOTHING_PLACED,
    ON_DECK,
    ON_DISCARD,
    PLAYERS,
    TITLE,
    Award,
    Phase,
    Rolls,
    RoundResult,
    Rules,
    State,
)

DRAWN = 6
""" "All players draw 6 Modifier cards"."""

T = TypeVar("T")


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """Everything is shuffled, three goals lie open, everyone has rolled and drawn.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> state.round, len(state.goals), [len(hand) for hand in state.hands], to_act(state)
    (1, 3, [6, 6, 6], (0, 1, 2))

    Raises Refused for a number of players that the game does not allow.
    """
    rules = Rules() if rules is None else rules
    core.check_players(TITLE, players, PLAYERS)
    modifiers, rng = Rng(seed_text(seed)).shuffled(SHARED_DECK)
    goals, rng = rng.shuffled(GOALS)
    decks: list[Cards] = []
    for _ in range(players):
        deck, rng = rng.shuffled(STARTING_DECK)
        decks.append(deck)
    none: Goals = ()
    before = State(
        rules=rules,
        rng=rng,
        round=0,
        phase=Phase.PLACE,
        tokens=(0,) * players,
        goals=_top(goals, REVEALED),
        rolled=(),
        dice=(),
        hands=((),) * players,
        placed=(NOTHING_PLACED,) * players,
        declared=(none,) * players,
        ready=(False,) * players,
        picks=(NO_PICKS,) * players,
        specials=(none,) * players,
        decks=tuple(decks),
        discards=((),) * players,
        known=(0,) * players,
        fresh=((),) * players,
        offer=(),
        specials_offered=(),
        order=(),
        modifiers=modifiers,
        goal_deck=goals[:-REVEALED],
    )
    state: State = _begin_round(before).state
    return state


def _top(deck: tuple[T, ...], count: int) -> tuple[T, ...]:
    """So many cards from the top, the first one drawn first."""
    return tuple(reversed(deck[len(deck) - count :]))


def _begin_round(state: State) -> Step[State]:
    """ "All players simultaneously roll their 6 Dice"; "All players draw 6 Modifier cards"."""
    rng, rolled = state.rng, []
    for _ in range(state.players):
        dice, rng = rng.rolled(DICE, SIDES)
        rolled.append(dice)
    state = replace(state, rng=rng)
    reshuffled = tuple([seat for seat, deck in enumerate(state.decks) if len(deck) < DRAWN])
    for seat in range(state.players):
        state = _drawn(state, seat)
    state = replace(
        state,
        round=state.round + 1,
        phase=Phase.PLACE,
        rolled=tuple(rolled),
        dice=tuple(rolled),
        ready=(False,) * state.players,
        tie_rolls=(),
    )
    return Step(state, (facts.RoundBegan(state.round, state.dice, state.hands, reshuffled),))


def _drawn(state: State, seat: Player) -> State:
    """Six cards; "When your deck runs out, shuffle your Modifier discard pile into a new deck." """
    deck, known = state.decks[seat], state.known[seat]
    hand = _top(deck, min(DRAWN, len(deck)))
    deck, known = deck[: len(deck) - len(hand)], max(0, known - len(hand))
    if len(hand) < DRAWN:
        deck, rng = state.rng.shuffled(state.discards[seat])
        missing = DRAWN - len(hand)
        hand, deck = hand + _top(deck, missing), deck[: len(deck) - missing]
        state = replace(state, rng=rng, discards=changed(state.discards, seat, ()))
    return replace(
        state,
        hands=changed(state.hands, seat, in_order(hand)),
        decks=changed(state.decks, seat, deck),
        known=changed(state.known, seat, known),
    )


# ── what happens ──────────────────────────────────────────────────────────────────────────────────────────────────


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action. With the last one who is ready everything is turned over, and so on to the next
    choice.

    >>> state = new_game(2, "FERN-42")
    >>> step = apply(state, 0, facts.Put(state.hands[0][0], 2))
    >>> len(step.state.hands[0]), step.state.placed[0][2] == state.hands[0][:1]
    (5, True)

    Raises IllegalAction with the reason of `why_not`.
    """
    core.check_legal(action, why_not(state, player, action))
    match action:
        case facts.Put(card, place):
            return _put(state, player, card, place)
        case facts.TakeBack(place, at):
            return _take_back(state, player, place, at)
        case facts.Declare(goal) | facts.Withdraw(goal):
            return _declare(state, player, goal, isinstance(action, facts.Declare))
        case facts.Pick():
            return _pick(state, player, action)
        case facts.Take():
            return _take(state, player, action)
    return _ready(state, player)


def _put(state: State, player: Player, card: str, place: int) -> Step[State]:
    stacks = state.placed[player]
    after = replace(
        state,
        hands=changed(state.hands, player, without(state.hands[player], card)),
        placed=changed(state.placed, player, changed(stacks, place, (*stacks[place], card))),
    )
    return Step(after, (core.Placed(player, card, place),))


def _take_back(state: State, player: Player, place: int, at: int) -> Step[State]:
    stacks = state.placed[player]
    stack = stacks[place]
    after = replace(
        state,
        hands=changed(state.hands, player, in_order((*state.hands[player], stack[at]))),
        placed=changed(state.placed, player, changed(stacks, place, stack[:at] + stack[at + 1 :])),
    )
    return Step(after, (core.TookBack(player, stack[at], place),))


def _declare(state: State, player: Player, goal: Goal, is_declared: bool) -> Step[State]:
    """A special goal lies with those that are declared, or is kept to the side again."""
    kept, declared = state.specials[player], state.declared[player]
    event: Event
    if is_declared:
        kept, declared, event = (
            without(kept, goal),
            _goals_in_order((*declared, goal)),
            facts.Declaring(player, goal),
        )
    else:
        kept, declared, event = (
            _goals_in_order((*kept, goal)),
            without(declared, goal),
            facts.Withdrew(player, goal),
        )
    after = replace(
        state,
        specials=changed(state.specials, player, kept),
        declared=changed(state.declared, player, declared),
    )
    return Step(after, (event,))


def _goals_in_order(goals: Goals) -> Goals:
    return tuple(sorted(goals, key=GOALS.index))


def _ready(state: State, player: Player) -> Step[State]:
    event = facts.WasReady(player, state.hands[player])
    state = replace(state, ready=changed(state.ready, player, True))
    if not all(state.ready):
        return Step(state, (event,))
    return _then(Step(_cleared(state), (event,)), _turned_over)


def _then(step: Step[State], go_on: Callable[[State], Step[State]]) -> Step[State]:
    """What follows at once, after what has happened so far."""
    after = go_on(step.state)
    return Step(after.state, (*step.events, *after.events))


def _cleared(state: State) -> State:
    """Cards not played go onto the decks and the discard piles; what lies behind the dice stays."""
    for seat, (stacks, hand) in enumerate(zip(state.placed, state.hands, strict=True)):
        returned = stacks[ON_DECK]
        discards = in_order((*state.discards[seat], *stacks[ON_DISCARD], *hand))
        state = replace(
            state,
            hands=changed(state.hands, seat, ()),
            placed=changed(state.placed, seat, (*stacks[:DICE], (), ())),
            decks=changed(state.decks, seat, state.decks[seat] + returned),
            known=changed(state.known, seat, state.known[seat] + len(returned)),
            discards=changed(state.discards, seat, discards),
            fresh=changed(state.fresh, seat, ()),
        )
    return state


def _turned_over(state: State) -> Step[State]:
    """ "all players flip over their Modifier cards"; rerolls come first, then those who can pick are asked."""
    stacks = tuple([placed[:DICE] for placed in state.placed])
    events: list[Event] = [facts.TurnedOver(stacks, state.declared)]
    for seat, die in _each_die(state):
        for _ in range(stacks[seat][die].count(REROLL)):
            (side,), rng = state.rng.rolled(1, SIDES)
            events.append(facts.Rerolled(seat, die, state.dice[seat][die], side))
            state = replace(_shown(state, seat, die, side), rng=rng)
    state = replace(state, phase=Phase.PICK)
    step = Step(state, tuple(events))
    return step if to_act(state) else _then(step, _picked)


def _each_die(state: State) -> Iterator[tuple[Player, int]]:
    return ((seat, die) for seat in range(state.players) for die in range(DICE))


def _shown(state: State, seat: Player, die: int, side: Side) -> State:
    """The same table with another side of a die up."""
    return replace(state, dice=changed(state.dice, seat, changed(state.dice[seat], die, side)))


def _pick(state: State, player: Player, action: facts.Pick) -> Step[State]:
    picks = changed(state.picks[player], action.die, action.side)
    state = replace(state, picks=changed(state.picks, player, picks))
    step = Step(state, (facts.ChosePick(player, action.die, action.side),))
    return step if to_act(state) else _then(step, _picked)


def _picked(state: State) -> Step[State]:
    """Sides that were picked are shown, dice are flipped, goals are judged."""
    events: list[Event] = []
    for seat, die in _each_die(state):
        side = state.picks[seat][die]
        if side is not None:
            events.append(facts.Picked(seat, die, state.dice[seat][die], side))
            state = _shown(state, seat, die, side)
    for seat, die in _each_die(state):
        for _ in range(state.placed[seat][die].count(FLIP)):
            before = state.dice[seat][die]
            events.append(facts.Flipped(seat, die, before, flipped(before)))
            state = _shown(state, seat, die, flipped(before))
    return _then(Step(state, tuple(events)), _scored)


# ── scoring and selecting ─────────────────────────────────────────────────────────────────────────────────────────


def _scored(state: State) -> Step[State]:
    """ "For each Goal card, determine who can claim it, then discard it." """
    values = tuple(
        [
            tuple([value_of(side, stack) for side, stack in zip(dice, placed, strict=False)])
            for dice, placed in zip(state.dice, state.placed, strict=True)
        ]
    )
    awards: list[Award] = [judge(goal, values, TOKENS) for goal in state.goals]
    for seat, goals in enumerate(state.declared):
        awards += [judge(goal, values, TOKENS, seat) for goal in goals]
    stacks = tuple([placed[:DICE] for placed in state.placed])
    result = RoundResult(state.round, state.rolled, stacks, state.dice, values, tuple(awards))
    played = [tuple([card for stack in own for card in stack]) for own in stacks]
    state = replace(
        state,
        tokens=tuple([tokens + result.gained(seat) for seat, tokens in enumerate(state.tokens)]),
        placed=(NOTHING_PLACED,) * state.players,
        picks=(NO_PICKS,) * state.players,
        declared=((),) * state.players,
        discards=tuple([in_order((*pile, *cards)) for pile, cards in zip(state.discards, played, strict=True)]),
        results=(*state.results, result),
        goals=(),
    )
    go_on = _ended if state.round == state.rules.rounds else _begin_selecting
    return _then(Step(state, (facts.RoundScored(result),)), go_on)


def _begin_selecting(state: State) -> Step[State]:
    """ "Reveal 3 new Goal cards", "2 Modifier cards per player, minus 1 card", and "1 special Goal card, face down"."""
    players = state.players
    goals, goal_deck = _top(state.goal_deck, REVEALED), state.goal_deck[:-REVEALED]
    cards = min(2 * players - 1, len(state.modifiers))
    specials = 1 if cards == 2 * players - 1 else players - cards
    order, rolls, rng = _in_turn(state.tokens, state.rng)
    state = replace(
        state,
        rng=rng,
        phase=Phase.SELECT,
        goals=goals,
        goal_deck=goal_deck[: len(goal_deck) - specials],
        offer=in_order(_top(state.modifiers, cards)),
        modifiers=state.modifiers[: len(state.modifiers) - cards],
        specials_offered=_top(goal_deck, specials),
        order=order,
        tie_rolls=rolls,
    )
    return Step(state, (facts.SelectingBegan(goals, state.offer, specials, order, rolls),))


def _in_turn(tokens: Sequence[int], rng: Rng) -> tuple[tuple[Player, ...], Rolls, Rng]:
    """ "Start with the player with the fewest Tokens"; "If players are tied, they each roll a Die. The player with the
    lowest roll goes next." Who rolled the same rolls again."""
    order: list[Player] = []
    rolls: Rolls = ()
    for _, tied in groupby(sorted(range(len(tokens)), key=lambda seat: tokens[seat]), key=lambda seat: tokens[seat]):
        seats, more, rng = _by_rolls(tuple(tied), rng)
        order += seats
        rolls += more
    return tuple(order), rolls, rng


def _by_rolls(seats: tuple[Player, ...], rng: Rng) -> tuple[tuple[Player, ...], Rolls, Rng]:
    if len(seats) == 1:
        return seats, (), rng
    sides, rng = rng.rolled(len(seats), SIDES)
    rolled: Rolls = tuple(zip(seats, sides, strict=True))
    order: list[Player] = []
    rolls = rolled
    for _, tied in groupby(sorted(rolled, key=lambda roll: roll[1]), key=lambda roll: roll[1]):
        settled, more, rng = _by_rolls(tuple([seat for seat, _ in tied]), rng)
        order += settled
        rolls += more
    return tuple(order), rolls, rng


def _take(state: State, player: Player, action: facts.Take) -> Step[State]:
    """ "add 2 Modifier cards to the top of your personal Modifier deck"; a special goal is kept to the side."""
    goal = state.specials_offered[0] if action.special else None
    event = (facts.TookSpecial if action.special else facts.Took)(player, action.cards, action.special, goal)
    specials = state.specials[player] if goal is None else _goals_in_order((*state.specials[player], goal))
    state = replace(
        state,
        decks=changed(state.decks, player, state.decks[player] + action.cards),
        known=changed(state.known, player, state.known[player] + len(action.cards)),
        fresh=changed(state.fresh, player, action.cards),
        specials=changed(state.specials, player, specials),
        offer=without(state.offer, *action.cards),
        specials_offered=state.specials_offered[action.special :],
        order=state.order[1:],
    )
    step = Step(state, (event,))
    return step if state.order else _then(step, _begin_round)


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _ended(state: State) -> Step[State]:
    """ "the player with the most Tokens wins. If players are tied, they each roll a die." """
    most = max(state.tokens)
    tied = tuple([seat for seat, tokens in enumerate(state.tokens) if tokens == most])
    events: list[Event] = []
    rolls: Rolls = ()
    rng = state.rng
    while len(tied) > 1:
        sides, rng = rng.rolled(len(tied), SIDES)
        rolled: Rolls = tuple(zip(tied, sides, strict=True))
        events.append(facts.RolledOff(rolled))
        rolls += rolled
        tied = tuple([seat for seat, side in rolled if side == max(sides)])
    state = replace(state, rng=rng, phase=Phase.OVER, tie_rolls=rolls, winner=tied[0])
    events.append(core.GameOver(tied, state.tokens))
    return Step(state, tuple(events))


@dataclass(frozen=True, slots=True)
class MostTokens(Ending):
    """Nobody has more tokens; of those who had as many the greatest roll decided."""

    rolled_off: bool

    @property
    def broke_a_tie(self) -> bool:
        return self.rolled_off


def outcome(state: State) -> Outcome | None:
    """One winner; the others are placed by their tokens, behind the winner of a roll-off."""
    if state.winner is None:
        return None
    ranked = [(tokens, seat == state.winner) for seat, tokens in enumerate(state.tokens)]
    places = core.places_of(ranked)
    tied = state.tokens.count(max(state.tokens)) > 1
    return Outcome((state.winner,), state.tokens, places, MostTokens(rolled_off=tied))
