"""What a step adds to the score at once: all that a greedy opponent looks at."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.games.mathleague.allowed import legal_actions
from mathgames_widgets.games.mathleague.cards import Card, Student, Tool
from mathgames_widgets.games.mathleague.options import Rules
from mathgames_widgets.games.mathleague.planning import candidates, cheapest_each, imagined, points_so_far, tried
from mathgames_widgets.games.mathleague.scoring import FOUR
from mathgames_widgets.games.mathleague.state import (
    Answer,
    Discard,
    EndTurn,
    Phase,
    PlayAction,
    PlaySchool,
    PlayTeacher,
    SendAway,
    State,
    View,
)

KEPT = 3
"""Down to so many cards are discarded where nothing adds points."""


@dataclass(frozen=True, slots=True)
class Gain:
    """An action and how many points it adds at once."""

    action: Action
    points: Fraction


def best_gain(view: View) -> Gain:
    """The step that adds most; where none adds anything, a free card, a discard, or the end of the turn."""
    state, player = imagined(view), view.player
    assert player is not None
    if state.phase is not Phase.PLAY:
        return _best_reply(state, player)
    before = points_so_far(state, player)
    steps = candidates(state, player)
    tables = [(step, tried(state, player, step)[0]) for step in steps if _adds(step)]
    gains = [Gain(step, points_so_far(after, player) - before) for step, after in tables]
    best = max(gains, key=lambda gain: gain.points, default=None)
    return best if best is not None and best.points > 0 else Gain(_next_best(state, steps), Fraction(0))


def gain_of(view: View, action: Action) -> Gain:
    """What an action adds at once."""
    state, player = imagined(view), view.player
    assert player is not None
    return Gain(action, points_so_far(tried(state, player, action)[0], player) - points_so_far(state, player))


def _adds(step: Action) -> bool:
    return not isinstance(step, (EndTurn, Discard, SendAway))


def _next_best(state: State, steps: list[Action]) -> Action:
    """A SCHOOL, TEACHER or ACTION card that costs nothing; discards, down to three cards; the end of the turn."""
    for step in steps:
        if isinstance(step, PlayTeacher) or (isinstance(step, (PlaySchool, PlayAction)) and not step.payment):
            return step
    hand = state.hands[state.turn.player]
    if EndTurn() in steps and len(hand) <= KEPT:
        return EndTurn()
    worth = {card.key: _worth(state.rules, card) for card in hand}
    return min([step for step in steps if isinstance(step, Discard)], key=lambda step: worth[step.card])


def _worth(rules: Rules, card: Card) -> Fraction:
    """What a card is worth to keep: TOOL cards pay for students, students bring a quarter of their points."""
    if isinstance(card, Tool):
        return Fraction(card.value * FOUR)
    return card.high_score * rules.multiplier(card.level) / FOUR if isinstance(card, Student) else Fraction(0)


def _best_reply(state: State, player: Player) -> Gain:
    """The choice that leaves it most points; the first STAFF card it has against a card that is aimed at it."""
    options = cheapest_each(state, player, legal_actions(state, player))
    if state.phase is Phase.ANSWER:
        answers = [option for option in options if isinstance(option, Answer)]
        return Gain(answers[0] if answers and state.chain[0].target == player else options[0], Fraction(0))
    before = points_so_far(state, player)
    gains = [Gain(option, points_so_far(tried(state, player, option)[0], player) - before) for option in options]
    return max(gains, key=lambda gain: gain.points)
