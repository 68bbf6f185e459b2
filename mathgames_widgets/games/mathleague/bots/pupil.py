"""A bot that plays like a pupil who believes that the highest number on a card makes the best student."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import DearMove, Pupil
from mathgames_widgets.core.game import Action
from mathgames_widgets.core.rng import Rng

from ..analysis import plans
from ..rules.cards import Student
from ..rules.moves import PlayStudent
from ..rules.state import Phase
from ..rules.view import View
from ..words.cards import points_text, say
from .bots import GreedyBot


class PrintedOrder(GreedyBot):
    """Plays the student with the highest number printed on it; for all else it adds as many points as it can."""

    name = "pupil"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The student whose card has the highest number, in the way that adds most points."""
        best = plans.best_gain(view).action
        if view.phase is not Phase.PLAY or not isinstance(best, PlayStudent):
            return best
        return max(_students(view), key=lambda step: (_printed(view, step), plans.gain_of(view, step).points))

    def believed(self) -> str:
        """The printed number decides."""
        return say("pupil-believed")

    def slip(self, view: View, action: Action) -> DearMove | None:
        """The points that another student would have added more."""
        if not isinstance(action, PlayStudent):
            return None
        done, best = plans.gain_of(view, action), plans.best_gain(view)
        less = best.points - done.points
        if less <= 0 or not isinstance(best.action, PlayStudent):
            return None
        names = {"student": _name(view, action), "better": _name(view, best.action)}
        return DearMove(float(less), say("pupil-slip", points=points_text(less), **names))


def _students(view: View) -> list[PlayStudent]:
    assert view.player is not None, "Someone who only watches plays nothing."
    return [action for action in plans.candidates(plans.imagined(view), view.player) if isinstance(action, PlayStudent)]


def _card(view: View, step: PlayStudent) -> Student:
    return next(card for card in view.hand if card.key == step.card and isinstance(card, Student))


def _printed(view: View, step: PlayStudent) -> int:
    return _card(view, step).high_score


def _name(view: View, step: PlayStudent) -> str:
    return _card(view, step).name


PUPILS: Sequence[Pupil[View, Action]] = (PrintedOrder(),)
"""Bots that believe something that is not so."""
