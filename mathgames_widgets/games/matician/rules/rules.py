"""The game from the first deal to the last point: what happens with every action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, Ending, Event, Outcome, Player, Step, changed, without
from mathgames_widgets.core.rng import Rng, seed_text

from . import state as facts
from .cards import DECK, SYMBOL_DECK, SYMBOLS, Card, Cards, Equation, Side, Symbol, in_order, playable
from .moves import to_act, why_not
from .scoring import judge
from .state import NOTHING_LAID, PLAYERS, POINTS_TO_WIN, TITLE, Laid, Phase, Rules, State

DEALT = 6
""" "6 face-down “Numbers and Symbols” cards to each player"."""

NEEDED = 2
"""A hand needs a number for each side."""

T = TypeVar("T")


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """The first round is dealt.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> state.round, [len(hand) for hand in state.hands], to_act(state)
    (1, [6, 6, 6], (0, 1, 2))

    Raises Refused for a number of players that the game does not allow.
    """
    core.check_players(TITLE, players, PLAYERS)
    before = State(
        rules=Rules() if rules is None else rules,
        rng=Rng(seed_text(seed)),
        round=0,
        phase=Phase.NUMBERS,
        points=(0,) * players,
        active=tuple(range(players)),
        hands=((),) * players,
        symbols=(None,) * players,
        offer=(),
        order=(),
        laid=(NOTHING_LAID,) * players,
        ready=(False,) * players,
        sabotages=(None,) * players,
        redealt=(),
    )
    return _deal(before)


# ── dealing ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _deal(state: State) -> State:
    """ "Shuffle the “Equation Symbols” deck and the “Numbers and Symbols” deck separately", and deal from both."""
    players, active = state.players, state.active
    symbols, rng = state.rng.shuffled(SYMBOL_DECK)
    is_draft = state.rules.draft
    own = iter(symbols)
    state = replace(
        state,
        round=state.round + 1,
        phase=Phase.DRAFT if is_draft else Phase.NUMBERS,
        symbols=tuple([None if is_draft or seat not in active else next(own) for seat in range(players)]),
        offer=symbols_in_order(symbols[: len(active) + 1]) if is_draft else (),
        order=_drafting_order(active, players, state.round) if is_draft else (),
        laid=(NOTHING_LAID,) * players,
        ready=(False,) * players,
        sabotages=(None,) * players,
    )
    hands, redealt, rng = _dealt_hands(state, rng)
    return replace(state, rng=rng, hands=hands, redealt=redealt)


def symbols_in_order(symbols: Sequence[Symbol]) -> tuple[Symbol, ...]:
    """Symbols sorted: "+", "-", "x", "/"."""
    return tuple(sorted(symbols, key=SYMBOLS.index))


def _drafting_order(active: Sequence[Player], players: int, rounds: int) -> tuple[Player, ...]:
    """Who takes a symbol when: the first place goes round the table, one seat on in every round."""
    return tuple(sorted(active, key=lambda seat: (seat - rounds) % players))


Redealt = tuple[tuple[Player, Cards], ...]


def _dealt_hands(state: State, rng: Rng) -> tuple[tuple[Cards, ...], Redealt, Rng]:
    """Six cards for each player: "A hand with fewer than two numbers is shown and dealt again."

    The hand goes back into the rest of the deck, which is shuffled. Where even the rest does not hold two numbers that
    may be played, as can happen with the small numbers, everyone is dealt anew.
    """
    redealt: list[tuple[Player, Cards]] = []
    while True:
        deck, rng = rng.shuffled(DECK)
        hands = [deck[seat * DEALT : (seat + 1) * DEALT] for seat in range(len(state.active))]
        rest = deck[len(state.active) * DEALT :]
        for place, seat in enumerate(state.active):
            while not can_be_played(state, seat, hands[place]) and can_be_played(state, seat, (*hands[place], *rest)):
                redealt.append((seat, in_order(hands[place])))
                deck, rng = rng.shuffled((*hands[place], *rest))
                hands[place], rest = deck[:DEALT], deck[DEALT:]
        if all(can_be_played(state, seat, hand) for seat, hand in zip(state.active, hands, strict=True)):
            own = dict(zip(state.active, map(in_order, hands), strict=True))
            return tuple([own.get(seat, ()) for seat in range(state.players)]), tuple(redealt), rng


def can_be_played(state: State, seat: Player, hand: Cards) -> bool:
    """Whether a hand has a number for each side of the symbol, of any symbol where they are drafted."""
    return len(playable(hand, state.symbols[seat], is_small=state.rules.small_under_times)) >= NEEDED


# ── what happens ──────────────────────────────────────────────────────────────────────────────────────────────────


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action. When the last one has chosen a sabotage, everything is turned over.

    >>> state = new_game(2, "FERN-42")
    >>> step = apply(state, 0, facts.Put(state.hands[0][0], 1))
    >>> len(step.state.hands[0]), step.state.laid[0] == (None, state.hands[0][0])
    (5, True)

    Raises IllegalAction with the reason of `why_not`.
    """
    core.check_legal(action, why_not(state, player, action))
    match action:
        case facts.Take(symbol):
            return _take(state, player, symbol)
        case facts.Put(card, side):
            state = _with_laid(state, player, side, card, without(state.hands[player], card))
            return Step(state, (core.Placed(player, card, side),))
        case facts.TakeBack(side):
            return _take_back(state, player, side)
        case facts.Sabotage() | facts.Pass():
            return _chosen(state, player, action)
    return _ready(state, player)


def _take(state: State, player: Player, symbol: Symbol) -> Step[State]:
    """A symbol is taken; the last one leaves a symbol that nobody has."""
    order = state.order[1:]
    state = replace(
        state,
        symbols=changed(state.symbols, player, symbol),
        offer=without(state.offer, symbol) if order else (),
        order=order,
        phase=Phase.DRAFT if order else Phase.NUMBERS,
    )
    return Step(state, (facts.Took(player, symbol),))


def _take_back(state: State, player: Player, side: Side) -> Step[State]:
    card = state.laid[player][side]
    assert card is not None, "why_not has looked"
    state = _with_laid(state, player, side, None, in_order((*state.hands[player], card)))
    return Step(state, (core.TookBack(player, card, side),))


def _with_laid(state: State, player: Player, side: Side, card: Card | None, hand: Cards) -> State:
    left, right = state.laid[player]
    laid: Laid = (left, card) if side else (card, right)
    return replace(state, laid=changed(state.laid, player, laid), hands=changed(state.hands, player, hand))


def _ready(state: State, player: Player) -> Step[State]:
    """ "After each player places their cards face down on each side", sabotage begins."""
    state = replace(state, ready=changed(state.ready, player, True))
    events: tuple[Event, ...] = (core.IsReady(player),)
    if to_act(state):
        return Step(state, events)
    return Step(replace(state, phase=Phase.SABOTAGE), (*events, facts.SabotageBegan(state.round)))


def _chosen(state: State, player: Player, action: facts.Sabotage | facts.Pass) -> Step[State]:
    """A "-" lies face down, or none; with the last choice everything is turned over."""
    state = replace(state, sabotages=changed(state.sabotages, player, action))
    event = facts.ChoseSabotage(player, action)
    if to_act(state):
        return Step(state, (event,))
    after = _turned_over(state)
    return Step(after.state, (event, *after.events))


def _turned_over(state: State) -> Step[State]:
    """ "Once all players have made their final moves, every player flips the cards in front of them over"."""
    sabotages = [sabotage if isinstance(sabotage, facts.Sabotage) else None for sabotage in state.sabotages]
    result = judge(state.round, _equations(state), sabotages, state.points, state.rules)
    there = tuple([seat for seat in state.active if result.points[seat] >= POINTS_TO_WIN])
    state = replace(state, points=result.points, results=(*state.results, result))
    events: list[Event] = [facts.Revealed(result)]
    if there:
        events.append(facts.ReachedThree(there, 1 + sum(map(len, state.finished))))
        left = tuple([seat for seat in state.active if seat not in there])
        state = replace(state, finished=(*state.finished, there), active=left)
    if there and (not state.rules.play_on or len(state.active) <= 1):
        events.append(core.GameOver(state.finished[0], state.points))
        return Step(_cleared(state), tuple(events))
    state = _deal(state)
    events.append(facts.RoundBegan(state.round, state.symbols, state.offer, state.order, state.hands, state.redealt))
    return Step(state, tuple(events))


def _equations(state: State) -> list[Equation | None]:
    """What everyone has laid, before any sabotage."""
    return [
        None if left is None or right is None or symbol is None else Equation(left, symbol, right)
        for (left, right), symbol in zip(state.laid, state.symbols, strict=True)
    ]


def _cleared(state: State) -> State:
    """The table after the end: nothing lies there any more."""
    nobody = state.players
    return replace(
        state,
        phase=Phase.OVER,
        active=(),
        hands=((),) * nobody,
        symbols=(None,) * nobody,
        laid=(NOTHING_LAID,) * nobody,
        ready=(False,) * nobody,
        sabotages=(None,) * nobody,
        redealt=(),
    )


@dataclass(frozen=True, slots=True)
class FirstToWin(Ending):
    """Someone has the points that win; others may have got them in the same round."""

    is_shared: bool


def outcome(state: State) -> Outcome | None:
    """Who reached three points first; the others by their points, or in the order in which they got there."""
    if state.phase is not Phase.OVER:
        return None
    groups = [*state.finished]
    left = [seat for seat in range(state.players) if all(seat not in group for group in groups)]
    for points in sorted({state.points[seat] for seat in left}, reverse=True):
        groups.append(tuple([seat for seat in left if state.points[seat] == points]))
    ahead = {seat: sum(map(len, groups[:place])) for place, group in enumerate(groups) for seat in group}
    places = tuple([1 + ahead[seat] for seat in range(state.players)])
    return Outcome(groups[0], state.points, places, FirstToWin(is_shared=len(groups[0]) > 1))
