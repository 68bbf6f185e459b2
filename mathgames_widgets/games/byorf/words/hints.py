"""Hints from small to large: which goals to look at, how to get there, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import best_build, earned, prospect
from ..rules.cards import Factor, Goal
from ..rules.state import Phase
from ..rules.view import View
from .explanations import advice, look_at, why_best
from .sentences import counted, function_text


def hint(view: View) -> tuple[Explanation, ...]:
    """Hints from small to large; none where there is nothing to decide.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> hint(observe(new_game(2, "FERN-42"), 0))[-1].claim
    'Keep −x − 1: with it you could build −x − 1, worth 2 points.'
    """
    if view.player is None or view.phase is Phase.OVER:
        return ()
    if view.phase is Phase.BUILD:
        return () if view.ready[view.player] else _hints_for_building(view, view.kept[view.player])
    return () if view.chosen else _hints_for_drafting(view)


def _hints_for_drafting(view: View) -> tuple[Explanation, ...]:
    kept = view.kept[view.player or 0]
    card = max(view.hand, key=lambda card: prospect((*kept, card), view.goals))
    best = best_build((*kept, card), view.goals, rules=view.rules)
    if not best.points:
        target = max(view.goals, key=lambda goal: goal.points)
        large = f"Keep {card.face}: with it the most ways to build stay open."
        return (look_at((target,)), Explanation(advice((target,))), Explanation(large))
    function, points = function_text(best.top, best.bottom), counted(best.points, "point")
    worth = f"{function}, worth {points}{_unless_matched(best.achieved)}"
    if card in (*best.top, *best.bottom):
        large = f"Keep {card.face}: with it you could build {worth}."
    else:
        large = f"Keep {card.face}: you can already build {worth}, and this card leaves the most ways open beside it."
    return (look_at(best.achieved), Explanation(advice(best.achieved)), Explanation(large, why=why_best(best).why))


def _unless_matched(goals: Sequence[Goal]) -> str:
    """On what points hang that are counted before the others' functions are known."""
    open_to_others = [f"“{goal.text}”" for goal in goals if goal.is_superlative]
    return f" if nobody does as well at {listed(open_to_others)}" if open_to_others else ""


def _hints_for_building(view: View, kept: Sequence[Factor]) -> tuple[Explanation, ...]:
    best = best_build(kept, view.goals, rules=view.rules)
    now = earned(view.built, view.goals, view.rules).points
    small = Explanation(
        f"Your function earns {now} now; {best.points} is the most that your cards allow. "
        "Superlative goals are counted as if nobody else were at the table."
    )
    if now == best.points:
        return (small,)
    return (small, look_at(best.achieved), Explanation(advice(best.achieved)), why_best(best))
