"""What a turn of mathleague.org/cards cost, in points of the team, from what its player could know."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from mathgames_widgets.core.game import Action, IllegalAction, Player
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed

from ..analysis.plans import WON, best_step, imagined, settled, tried, worth_of
from ..analysis.weights import JUDGED_STEPS, MUCH as MUCH, UNIT as UNIT
from ..rules.moves import EndTurn
from ..rules.state import Phase, State
from ..rules.view import View, observe
from ..words.sentences import say, sentence
from .bots import BOTS

Steps = tuple[Action, ...]
"""A turn without its end."""


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each turn, from its first step to its end; answers to the cards of others are not weighed."""
    found: list[Decision] = []
    steps: list[OwnMove] = []
    for move in moves:
        if move.view.turn.player == move.view.player:
            steps.append(move)
            if isinstance(move.action, EndTurn):
                found.append(_turn(steps))
                steps = []
    return [*found, _turn(steps)] if steps else found


def weigh(decision: Decision) -> Sequence[Weighed[Steps]]:
    """The turn that was played, and the one that the planner would have played with the same cards.

    Both are tried on the same table, on which nobody answers. Nothing where cards that were drawn on the way were
    played at once: what is drawn is luck.
    """
    view: View = decision.view
    player, begun = view.player, imagined(view)
    assert player is not None, "Someone who only watches decides nothing."
    try:
        mine = _after(begun, player, decision.chosen)
    except IllegalAction:
        return ()
    planned, after = _planned(begun, player)
    return [Weighed(decision.chosen, _worth(mine, player)), Weighed(planned, _worth(after, player))]


def told(decision: Decision, choice: Steps, names: Sequence[str]) -> str:
    """The steps of a turn, one sentence each."""
    return " ".join([sentence(step, names) for step in choice]) or say("judged-nothing")


def because(decision: Decision, choice: Steps) -> str:
    """The planner's words for the first step."""
    return BOTS[-1].because(decision.view, choice[0]) if choice else ""


def _turn(steps: Sequence[OwnMove]) -> Decision:
    done = tuple([step.action for step in steps if not isinstance(step.action, EndTurn)])
    return Decision(steps[0].turn, steps[0].view, done)


def _after(state: State, player: Player, steps: Steps) -> State:
    for step in steps:
        state, _ = tried(state, player, step)
    return settled(state, player)


def _planned(state: State, player: Player) -> tuple[Steps, State]:
    steps: list[Action] = []
    while len(steps) < JUDGED_STEPS and state.phase is Phase.PLAY and state.turn.player == player:
        action = best_step(observe(state, player)).action
        if isinstance(action, EndTurn):
            break
        state = settled(tried(state, player, action)[0], player)
        steps.append(action)
    return tuple(steps), state


def _worth(state: State, player: Player) -> float:
    """What the table is worth; a game that is won or lost at once is worth more than any points."""
    worth, _ = worth_of(state, player)
    return worth if abs(worth) < WON / 4 else inf if worth > 0 else -inf
