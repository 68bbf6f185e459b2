"""A bot that plays like a pupil who believes that the answer has to be one card."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathgames_widgets.core.bots import DearMove, Pupil
from mathgames_widgets.core.game import Action
from mathgames_widgets.core.rng import Rng

from ..rules.moves import formula_of
from ..rules.rules import legal_actions
from ..rules.state import Draw, Lay
from ..rules.view import View, imagine
from ..words.sentences import say
from .bots import GreedyBot


class OneCardAnswers:
    """Lays as many cards as it can, among formulas whose answer is one card; else it draws."""

    name = "pupil"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The play of most cards with an answer up to 9."""
        fits = [action for action in actions if not isinstance(action, Lay) or _is_one_card(view, action)]
        return GreedyBot().choose(view, fits, rng)

    def because(self, view: View, action: Action) -> str:
        """That it found no other play."""
        return say("pupil-lays") if isinstance(action, Lay) else say("bot-draws")

    def believed(self) -> str:
        """The answer is one card."""
        return say("pupil-believed")

    def slip(self, view: View, action: Action) -> DearMove | None:
        """The cards that it could have laid where it drew one."""
        if not isinstance(action, Draw) or view.player is None:
            return None
        lays = [action for action in legal_actions(imagine(view, "pupil"), view.player) if isinstance(action, Lay)]
        if not lays:
            return None
        best = max(lays, key=lambda play: len(play.laid))
        formula = f"{formula_of(view.table, best)}"
        return DearMove(len(best.laid) + 1, say("pupil-slip", formula=formula, cards=len(best.laid)))


def _is_one_card(view: View, play: Lay) -> bool:
    return len(str(formula_of(view.table, play).answer)) == 1


PUPILS: Sequence[Pupil[View, Action]] = (OneCardAnswers(),)
"""Bots that believe something that is not so."""
