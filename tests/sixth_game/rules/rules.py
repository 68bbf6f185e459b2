"""The rules, top to bottom as a referee would check, and how an action is written in records."""

from __future__ import annotations

from mathgames_widgets.core.codec import Lines
from mathgames_widgets.core.game import (
    Action,
    IllegalAction,
    NotYourTurn,
    Outcome,
    Player,
    Reason,
    Step,
    check_players,
    common_reason,
)
from mathgames_widgets.core.rng import Rng, seed_text
from tests.sixth_game.rules.state import PLAYERS, NotSoMany, Rules, State, Take, Took, TookTheLast, View

NAME, TITLE = "counters", "Counters"


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """A heap of 8 to 12 counters."""
    check_players(TITLE, players, PLAYERS)
    heap, _ = Rng(seed_text(seed)).choice(range(8, 13))
    return State(Rules() if rules is None else rules, players, heap)


def to_act(state: State) -> tuple[Player, ...]:
    """One after the other."""
    return (state.turn,) if state.heap else ()


def legal_actions(state: State, player: Player) -> tuple[Take, ...]:
    """From one counter up."""
    every = (Take(counters) for counters in range(1, state.rules.most + 1))
    return tuple([action for action in every if why_not(state, player, action) is None])


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any."""
    if reason := common_reason(player, state.players, not state.heap, action, {Take: None}):
        return reason
    if player != state.turn:
        return NotYourTurn(state.turn)
    assert isinstance(action, Take)
    most = min(state.rules.most, state.heap)
    return None if 1 <= action.counters <= most else NotSoMany(most)


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The heap afterwards. Raises IllegalAction."""
    if reason := why_not(state, player, action):
        raise IllegalAction(action, reason)
    assert isinstance(action, Take)
    after = (player + 1) % state.players
    state = State(state.rules, state.players, state.heap - action.counters, after)
    return Step(state, (Took(player, action.counters),))


def observe(state: State, player: Player | None) -> View:
    """Everything lies open."""
    return View(state.rules, player, state.players, state.heap, state.turn)


def imagine(view: View, seed: str | int) -> State:
    """So there is nothing to deal at random."""
    return State(view.rules, view.players, view.heap, view.turn)


def outcome(state: State) -> Outcome | None:
    """ "the player who takes the last one wins"."""
    if state.heap:
        return None
    last = (state.turn - 1) % state.players
    points = tuple(int(seat == last) for seat in range(state.players))
    return Outcome((last,), points, tuple(2 - point for point in points), TookTheLast())


ACTIONS: Lines[Take] = Lines(TITLE, {Take: "take {counters}"}, like=("take 2",))

write_action, read_action = ACTIONS.write, ACTIONS.read
