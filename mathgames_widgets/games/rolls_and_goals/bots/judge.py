"""What a decision in Rolls & Goals cost, in tokens of the round, from what its player could know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed

from ..analysis.chances import best_for, imagined_tables, odds_over
from ..analysis.weights import JUDGED_TABLES, MUCH as MUCH, UNIT as UNIT
from ..rules.cards import DICE, Goals
from ..rules.moves import legal_actions
from ..rules.state import Phase, Stacks, Take
from ..rules.view import View, imagine
from ..words.sentences import behind_dice, goals_text, say, sentence
from . import planning
from .bots import BOTS


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the cards of a hand lie, and the special goals that are declared with them."""

    stacks: Stacks
    declared: Goals


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each placement, and each time that cards were taken."""
    found = []
    for move in moves:
        view: View = move.view
        match move.action:
            case Ready() if view.phase is Phase.PLACE:
                declared = view.declared[view.player or 0] or ()
                found.append(Decision(move.turn, view, Arrangement(view.mine, declared)))
            case Take():
                found.append(Decision(move.turn, view, move.action))
    return found


def weigh(decision: Decision) -> Sequence[Weighed[Arrangement | Take]]:
    """The placement that was made, the best one against the imagined tables, and those of both bots that plan; or
    everything that could be taken."""
    if isinstance(decision.chosen, Take):
        return _taken(decision.view, decision.chosen)
    return _placed(decision.view, decision.chosen)


def told(decision: Decision, choice: Arrangement | Take, names: Sequence[str]) -> str:
    """What to take, or where the cards go."""
    if isinstance(choice, Take):
        return sentence(choice, names)
    lie = behind_dice(choice.stacks)
    placed = say("judged-placed", many=len(lie), cards=lie)
    declared = say("judged-declared", goals=goals_text(choice.declared)) if choice.declared else ""
    return f"{placed} {declared}".strip()


def because(decision: Decision, choice: Arrangement | Take) -> str:
    """What the planner expects of the cards to take, or of its own placement."""
    return BOTS[-1].because(decision.view, choice if isinstance(choice, Take) else Ready())


def _taken(view: View, chosen: Take) -> list[Weighed[Arrangement | Take]]:
    assert view.player is not None, "Someone who only watches decides nothing."
    worth = planning.drafted(view).of_all
    others = [
        action
        for action in legal_actions(imagine(view, "judge"), view.player)
        if isinstance(action, Take) and action != chosen
    ]
    return [Weighed(one, float(worth(one))) for one in (chosen, *others)]


def _placed(view: View, chosen: Arrangement) -> list[Weighed[Arrangement | Take]]:
    begun = planning.begin(view)
    plans = [planning.best_plan(begun), planning.likeliest_goal_plan(begun)]
    best = best_for(begun, JUDGED_TABLES).stacks
    others = [Arrangement((*best, (), ()), ()), *[Arrangement(plan.stacks, plan.declared) for plan in plans]]
    worth = worth_of(view)
    return [Weighed(one, worth(one)) for one in dict.fromkeys((chosen, *others))]


def worth_of(view: View) -> Callable[[Arrangement], float]:
    """What tells the tokens of an arrangement, on average over the imagined tables."""
    tables, dice = imagined_tables(planning.begin(view), JUDGED_TABLES), view.dice[view.player or 0]

    def worth(one: Arrangement) -> float:
        found = odds_over((*view.goals, *one.declared), dice, one.stacks[:DICE], tables)
        return float(sum([odds.tokens for odds in found], Fraction(0)))

    return worth
