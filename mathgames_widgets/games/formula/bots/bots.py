"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says is shown once its move lies on the table, so it may speak of the cards it laid, of the formula and of
how many cards it holds, but never of which cards it still holds or has drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import Action, Bot
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import counted, points_text

from ..rules.cards import JOKER
from ..rules.moves import formula_of
from ..rules.scoring import play_points
from ..rules.state import Draw, Lay
from ..rules.view import View
from .planning import ANSWERS, WORLDS, best_answer, best_play, dangers, gain, is_anyone_near


class GreedyBot:
    """Lays as many cards as it can; in the points game it takes as many points as it can."""

    name = "greedy"
    title = "Takes the most it can get now"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The play that gains most now; a Joker is kept where it is not needed."""
        lays = [action for action in actions if isinstance(action, Lay)]
        return max(lays, key=lambda play: _gain(view, play)) if lays else _rest(actions)

    def because(self, view: View, action: Action) -> str:
        """How many cards it lays, or how many points it takes."""
        if not isinstance(action, Lay):
            return _why_no_play(action)
        if view.rules.points:
            return f"{_points_said(view, action)}. No other play of mine gains more now."
        if len(action.laid) == len(view.hand):
            return _out_said(action)
        return f"{_lays(view, action)}. No other play of mine lays more."


class ThinkingBot:
    """Plans how the cards that it keeps will go, and imagines what the others may answer."""

    name = "thinker"
    title = "Thinks ahead"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The play with the best future over the tables it imagines."""
        lays = tuple(action for action in actions if isinstance(action, Lay))
        return best_play(view, lays) if lays else _rest(actions)

    def because(self, view: View, action: Action) -> str:
        """How many cards it lays, and how the imagined hands of the others could answer."""
        if not isinstance(action, Lay):
            return _why_no_play(action)
        if len(action.laid) == len(view.hand):
            return _out_said(action)
        if view.rules.points:
            return f"{_points_said(view, action)}. {_answer_said(view, action)}"
        return f"{_lays(view, action)}. {_danger_said(view, action)}"


BOTS: Sequence[Bot[View, Action]] = (RandomBot(), GreedyBot(), ThinkingBot())
"""The bots, weakest first."""


def _rest(actions: Collection[Action]) -> Action:
    """Drawing, or passing where there is nothing to draw."""
    return next(action for action in actions if not isinstance(action, Lay))


def _gain(view: View, play: Lay) -> tuple[int, int, int]:
    """What a play brings now, what it costs the others, and that a Joker is worth keeping."""
    laid = play.laid
    others_draw = view.rules.fives_draw and formula_of(view.table, play).answer % 5 == 0
    return (gain(view, play) if view.rules.points else len(laid), others_draw, -laid.count(JOKER))


# ── what they say ─────────────────────────────────────────────────────────────────────────────────────────────────


def _why_no_play(action: Action) -> str:
    if isinstance(action, Draw):
        return "I lay cards whenever I can. This time I found no formula, so I draw."
    return "I found no formula, and there are no cards to draw, so I pass."


def _lays(view: View, play: Lay) -> str:
    return f"This lays {len(play.laid)} of my {len(view.hand)} cards"


def _out_said(play: Lay) -> str:
    cards = "These are my last cards" if len(play.laid) > 1 else "This is my last card"
    return f"{cards}, so I am out."


def _points_said(view: View, play: Lay) -> str:
    scored = play_points(play, view.rules)
    saved = points_text(gain(view, play) - scored)
    return f"This play scores {points_text(scored)} and gets rid of cards that could cost me {saved} at the end"


def _danger_said(view: View, play: Lay) -> str:
    if not is_anyone_near(view):
        return (
            "Nobody else has few enough cards to go out before my next turn, so I kept the cards that should take "
            "me the fewest turns to lay."
        )
    found = dangers(view, play)
    said = f"I imagined {counted(WORLDS, 'deal')} of the cards that I cannot see. "
    said += f"In {found} of them, someone could go out" if found else "In none of them could anyone go out"
    said += " before my next turn"
    if not view.table.is_open:
        return f"{said}."
    return f"{said}, compared with {dangers(view, None)} if I had left the table as it was."


def _answer_said(view: View, play: Lay) -> str:
    answer = points_text(best_answer(view, play))
    return f"In {counted(ANSWERS, 'deal')} that I imagined, the next player's best answer scored {answer} on average."
