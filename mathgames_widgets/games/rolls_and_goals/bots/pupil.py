"""A bot that plays like a pupil who believes that the order of the cards behind a die makes no difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core.bots import DearMove, Pupil
from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.weights import NOTICED
from ..rules.cards import DICE
from ..rules.state import Phase
from ..rules.view import View
from ..words.sentences import behind_dice, say
from . import planning
from .bots import Planner
from .judge import Arrangement, worth_of


class OrderIsFree(Planner):
    """Plans as well as the best bot, and then lays the cards behind each die in any order."""

    def believed(self) -> str:
        """The order makes no difference."""
        return say("pupil-believed")

    def slip(self, view: View, action: Action) -> DearMove | None:
        """The tokens that the same cards bring on average in a better order."""
        if not isinstance(action, Ready) or view.phase is not Phase.PLACE:
            return None
        declared, worth = view.declared[view.player or 0] or (), worth_of(view)
        best = planning.best_plan(planning.begin(view))
        if best.stacks == view.mine or _any_order(best).stacks != view.mine:
            return None
        tokens, most = (worth(Arrangement(stacks, declared)) for stacks in (view.mine, best.stacks))
        if most - tokens < NOTICED:
            return None
        laid, better = (behind_dice(stacks[:DICE]) for stacks in (view.mine, best.stacks))
        more = mean_text(Fraction(round(10 * (most - tokens)), 10))
        return DearMove(most - tokens, say("pupil-slip", cards=laid, better=better, tokens=more))


def _any_order(plan: planning.Plan) -> planning.Plan:
    """The same cards behind the same dice, in the order of their names."""
    stacks = tuple([tuple(sorted(stack)) for stack in plan.stacks[:DICE]])
    return replace(plan, stacks=(*stacks, *plan.stacks[DICE:]))


def _plan(view: View) -> planning.Plan:
    return _any_order(planning.best_plan(view))


PUPILS: Sequence[Pupil[View, Action]] = (OrderIsFree("pupil", _plan, planning.drafted_for_now),)
"""Bots that believe something that is not so."""
