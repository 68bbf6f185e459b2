"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says is shown once its move lies on the table, so it may speak of the cards it laid, of the formula and of
how many cards it holds, but never of which cards it still holds or has drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import Action, Bot
from mathgames_widgets.core.rng import Rng

from ..analysis.weights import ANSWERS, WORLDS
from ..rules.cards import JOKER
from ..rules.moves import formula_of
from ..rules.scoring import play_points
from ..rules.state import Draw, Lay
from ..rules.view import View
from ..words.sentences import say
from .planning import best_answer, best_play, dangers, gain, is_anyone_near


class GreedyBot:
    """Lays as many cards as it can; in the points game it takes as many points as it can."""

    name = "greedy"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The play that gains most now; a Joker is kept where it is not needed."""
        lays = [action for action in actions if isinstance(action, Lay)]
        return max(lays, key=lambda play: gain_now(view, play)) if lays else _rest(actions)

    def because(self, view: View, action: Action) -> str:
        """How many cards it lays, or how many points it takes."""
        if not isinstance(action, Lay):
            return _why_no_play(action)
        if view.rules.points:
            return f"{_points_said(view, action)} {say('bot-most-points')}"
        if len(action.laid) == len(view.hand):
            return say("bot-goes-out", laid=len(action.laid))
        return f"{_lays(view, action)} {say('bot-most-cards')}"


class ThinkingBot:
    """Plans how the cards that it keeps will go, and imagines what the others may answer."""

    name = "thinker"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The play with the best future over the tables it imagines."""
        lays = tuple(action for action in actions if isinstance(action, Lay))
        return best_play(view, lays) if lays else _rest(actions)

    def because(self, view: View, action: Action) -> str:
        """How many cards it lays, and how the imagined hands of the others could answer."""
        if not isinstance(action, Lay):
            return _why_no_play(action)
        if len(action.laid) == len(view.hand):
            return say("bot-goes-out", laid=len(action.laid))
        if view.rules.points:
            return f"{_points_said(view, action)} {_answer_said(view, action)}"
        return f"{_lays(view, action)} {_danger_said(view, action)}"


BOTS: Sequence[Bot[View, Action]] = (RandomBot(), GreedyBot(), ThinkingBot())
"""The bots, weakest first."""

LADDER = (82, 64)
"""Of 100 games for two, how many each bot wins against the one before it: `python -m benchmarks ladder`."""


def _rest(actions: Collection[Action]) -> Action:
    """Drawing, or passing where there is nothing to draw."""
    return next(action for action in actions if not isinstance(action, Lay))


def gain_now(view: View, play: Lay) -> tuple[int, int, int]:
    """What a play brings now, what it costs the others, and that a Joker is worth keeping."""
    laid = play.laid
    others_draw = view.rules.fives_draw and formula_of(view.table, play).answer % 5 == 0
    return (gain(view, play) if view.rules.points else len(laid), others_draw, -laid.count(JOKER))


# ── what they say ─────────────────────────────────────────────────────────────────────────────────────────────────


def _why_no_play(action: Action) -> str:
    return say("bot-draws") if isinstance(action, Draw) else say("bot-passes")


def _lays(view: View, play: Lay) -> str:
    return say("bot-lays", laid=len(play.laid), cards=len(view.hand))


def _points_said(view: View, play: Lay) -> str:
    scored = play_points(play, view.rules)
    return say("bot-scores", points=scored, saved=gain(view, play) - scored)


def _danger_said(view: View, play: Lay) -> str:
    if not is_anyone_near(view):
        return say("bot-safe")
    found = dangers(view, play)
    if not view.table.is_open:
        return say("bot-looked-on", worlds=WORLDS, deals=found)
    return say("bot-compared", worlds=WORLDS, deals=found, otherwise=dangers(view, None))


def _answer_said(view: View, play: Lay) -> str:
    return say("bot-answer", worlds=ANSWERS, points=best_answer(view, play))
