"""Whether a judge is right: who does what it finds best plays the strongest bot of each game, for two.

In mathleague.org/cards the two are the same: the judge weighs a turn by the steps of the planner, which is the
strongest bot there, so there is nothing to measure.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from benchmarks.ladder import BETTER, deal_of, interval
from benchmarks.row import Row, Sample
from mathgames_widgets.core.game import Action, AnyBot, Ready
from mathgames_widgets.core.judging import Decision
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games import byorf, formula, matician, rolls_and_goals
from mathgames_widgets.games.byorf.bots import judge as of_byorf
from mathgames_widgets.games.byorf.rules.state import Built, Row as Rank
from mathgames_widgets.games.formula.bots import judge as of_formula
from mathgames_widgets.games.matician.analysis.plans import before_laying, own_table
from mathgames_widgets.games.matician.bots import judge as of_matician
from mathgames_widgets.games.matician.rules import state as laying
from mathgames_widgets.games.rolls_and_goals.bots import judge as of_rolls, planning
from mathgames_widgets.games.rolls_and_goals.rules import state as rolling

DEALS_A_RUN = 4


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """A row for each game whose judge is not a bot."""
    for game, step in STEPS.items():
        strongest = game.BOTS[-1]
        follower = Follower(step, strongest)
        shares = [deal_of(game, follower, strongest, f"FOLLOW-{deal}") for deal in range(DEALS_A_RUN * runs)]
        share, low, high = interval(shares)
        what = f"{game.TITLE}: share won by following the judge against {strongest.name}, {2 * len(shares)} games"
        yield Row(what, Sample((share, low, high), "%"), (), BETTER)


@dataclass(frozen=True, slots=True)
class Follower:
    """Does what a judge finds best; what no judge weighs, it does as a bot does."""

    step: Callable[[Any, Collection[Any]], Action | None]
    bot: AnyBot
    name: str = "judge"

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Any:
        """The step to the best decision."""
        return self.step(view, actions) or self.bot.choose(view, actions, rng)

    def because(self, view: Any, action: Any) -> str:
        """It gives no reasons."""
        return ""


def best(judge: Any, view: Any, chosen: Any) -> Any:
    """What a judge finds best; `chosen` is anything that could be chosen."""
    weighed = judge.weigh(Decision(0, view, chosen))
    return max(weighed, key=lambda one: one.worth).choice


def in_formula(view: Any, actions: Collection[Any]) -> Action | None:
    """The best turn."""
    play: Action = best(of_formula, view, next(iter(actions)))
    return play


def in_byorf(view: Any, actions: Collection[Any]) -> Action | None:
    """The best card to keep, and the next step to the best function."""
    if view.phase is byorf.Phase.DRAFT:
        return byorf.Keep(best(of_byorf, view, view.hand[0]))
    wanted = best(of_byorf, view, Built())
    for rank, cards in ((Rank.TOP, wanted.top), (Rank.BOTTOM, wanted.bottom)):
        for card in cards:
            if view.built.row_of(card) is not rank:
                return byorf.Put(card, rank)
    return Ready()


def in_matician(view: Any, actions: Collection[Any]) -> Action | None:
    """The best symbol, two numbers and place for the "-"."""
    if view.phase is laying.Phase.DRAFT:
        return laying.Take(best(of_matician, view, view.offer[0]))
    if view.phase is laying.Phase.SABOTAGE:
        return best(of_matician, view, (view.mine, None))[1] or laying.Pass()
    begun = before_laying(view)
    pair, _ = best(of_matician, begun, (own_table(begun).pairs[0], None))
    side = next((side for side, laid in enumerate(view.mine) if laid is None), None)
    return Ready() if side is None else laying.Put(pair[side], side)


def in_rolls(view: Any, actions: Collection[Any]) -> Action | None:
    """The best cards to take and the next step to the best placement; sides are picked as the bot picks them."""
    if view.phase is rolling.Phase.PLACE:
        begun = planning.begin(view)
        plan = planning.best_plan(begun)
        wanted = best(of_rolls, begun, of_rolls.Arrangement(plan.stacks, plan.declared))
        return planning.step_towards(view, planning.Plan(wanted.stacks, wanted.declared, (), 0))
    takes = [one for one in actions if isinstance(one, rolling.Take)]
    return best(of_rolls, view, takes[0]) if takes else None


STEPS: Mapping[Any, Callable[[Any, Collection[Any]], Action | None]] = {
    byorf: in_byorf,
    formula: in_formula,
    rolls_and_goals: in_rolls,
    matician: in_matician,
}
