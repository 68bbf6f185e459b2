"""Who acts, what may be done, and what comes of it: the functions that every game has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, NotYourTurn, Player, Reason, Step
from mathgames_widgets.core.rng import Rng, seed_text

from . import reasons
from .moves import deal, draw, lay, pass_on, why_not_lay
from .plays import plays
from .state import PLAYERS, TITLE, Draw, LastTurn, Lay, Pass, Rules, State

MOVES: Mapping[type[Action], None] = dict.fromkeys((Lay, Draw, Pass))
"""What may be done; a round has no phases."""


def new_game(players: int, seed: str | int, rules: Rules | None = None) -> State:
    """The first deal; Player 1 sits to the left of the dealer and starts.

    >>> state = new_game(players=3, seed="FERN-42")
    >>> to_act(state), [len(hand) for hand in state.hands], len(state.stock)
    ((0,), [7, 7, 7], 29)

    Raises Refused for a number of players that the game or the cards do not allow.
    """
    rules = Rules() if rules is None else rules
    core.check_players(TITLE, players, PLAYERS)
    return deal(rules, Rng(seed_text(seed)), players, ())


def to_act(state: State) -> tuple[Player, ...]:
    """Whose turn it is; one player at a time."""
    return () if state.is_over else (state.turn,)


def legal_actions(state: State, player: Player) -> Sequence[Action]:
    """Every formula one can lay, then drawing a card (or passing, where there is none to draw).

    >>> state = new_game(2, "FERN-42")
    >>> legal_actions(state, 0)[-1], legal_actions(state, 1)
    (Draw(), ())
    """
    if player not in to_act(state):
        return ()
    rest = Draw() if state.can_draw else Pass()
    return (*plays(state.table, state.hands[player], state.rules), rest)


def why_not(state: State, player: Player, action: Action) -> Reason | None:
    """The first rule that `action` would break, if any.

    >>> why_not(new_game(2, "FERN-42"), 1, Draw())
    NotYourTurn(turn=0)
    """
    if reason := core.common_reason(player, state.players, state.is_over, action, MOVES):
        return reason
    if player != state.turn:
        return NotYourTurn(state.turn)
    if isinstance(action, Lay):
        return why_not_lay(state.table, state.hands[player], state.rules, action)
    if isinstance(action, Draw):
        return None if state.can_draw else reasons.NothingToDraw()
    return reasons.StillCardsToDraw() if state.can_draw else None


def apply(state: State, player: Player, action: Action) -> Step[State]:
    """The table after the action; the turn goes on to the left, and at the end of a round the next one is dealt.

    >>> step = apply(new_game(2, "FERN-42"), 0, Draw())
    >>> to_act(step.state), len(step.state.hands[0])
    ((1,), 8)

    Raises IllegalAction with the reason of `why_not`.
    """
    core.check_legal(action, why_not(state, player, action))
    done = LastTurn(state.table, state.hands[player], action)
    turns = tuple([(*before, done) if seat == player else before for seat, before in enumerate(state.turns)])
    state = replace(state, turns=turns)
    if isinstance(action, Lay):
        return lay(state, player, action)
    return draw(state, player) if isinstance(action, Draw) else pass_on(state)
