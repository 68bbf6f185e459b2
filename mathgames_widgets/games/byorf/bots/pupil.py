"""A bot that plays like a pupil who believes that what cancels is gone: it never sees a hole."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from mathgames_widgets.core.bots import DearMove, Pupil
from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import points_text

from ..analysis.plans import best_build, built_in, earned, ways
from ..rules.cards import Cards, Goal
from ..rules.moves import Keep, Move
from ..rules.scoring import CONDITIONS
from ..rules.state import Built, Phase
from ..rules.view import View
from ..words.sentences import function_text, say
from .bots import GreedyBot, own, towards


class HolesAreGone:
    """Keeps cards as the greedy bot does; builds as many of them as it can into what seems worth most to it."""

    name = "pupil"

    def choose(self, view: View, actions: Collection[Move], rng: Rng) -> Move:
        """The next move towards the function that would earn most if what cancels were gone."""
        if view.phase is Phase.DRAFT:
            return GreedyBot().choose(view, actions, rng)
        return towards(_believed_best(own(view), view.goals), view)

    def because(self, view: View, action: Move) -> str:
        """The function it has in mind."""
        if isinstance(action, Keep):
            return GreedyBot().because(view, action)
        return say("pupil-builds", function=_text(_believed_best(own(view), view.goals)))

    def believed(self) -> str:
        """What cancels is gone."""
        return say("pupil-believed")

    def slip(self, view: View, action: Move) -> DearMove | None:
        """The points that a finished function earns less than the best of its cards, as if alone at the table."""
        if not isinstance(action, Ready) or view.phase is not Phase.BUILD:
            return None
        points, best = earned(view.built, view.goals).points, best_build(own(view), view.goals, rules=view.rules)
        if best.points <= points:
            return None
        slots = {"function": _text(view.built), "points": points_text(points)}
        better = _text(Built(best.top, best.bottom))
        return DearMove(best.points - points, say("pupil-slip", better=better, most=points_text(best.points), **slots))


def _text(built: Built) -> str:
    return function_text(built.top, built.bottom)


def seen(built: Built) -> Built:
    """What is left of two rows when what cancels is crossed out and forgotten."""
    top, bottom = list(built.top), list(built.bottom)
    for card in built.bottom:
        if (same := next((factor for factor in top if factor.root == card.root), None)) is not None:
            top.remove(same)
            bottom.remove(card)
    return Built(tuple(top), tuple(bottom))


@lru_cache(64)
def _believed_best(cards: Cards, goals: Sequence[Goal]) -> Built:
    """Of what seems to earn most, what uses most cards: with a tie, more cards win."""

    def worth(built: Built) -> tuple[int, int]:
        f = seen(built).function
        met = [goal.points for goal in goals if not goal.is_superlative and CONDITIONS[goal.id].holds(f)]
        return sum(met), built.cards_used

    return max((built_in(way, cards) for way in ways(len(cards))), key=worth)


PUPILS: Sequence[Pupil[View, Move]] = (HolesAreGone(),)
"""Bots that believe something that is not so."""
