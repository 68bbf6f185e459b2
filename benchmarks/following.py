"""Whether a judge is right: who follows it plays a bot of each game, for two: one that plays well, and the strongest.

The follower does what that bot would do, unless the judge says that this costs something for sure: then it does
what the judge finds better. So it wins half of the games where the judge knows no more than the bot, as in
mathleague.org/cards, where both weigh a turn by the steps of the planner and there is nothing to measure.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

from benchmarks.ladder import BETTER, deal_of, interval
from benchmarks.row import Row, Sample
from mathgames_widgets.core.game import Action, Ready
from mathgames_widgets.core.judging import Decision, Grade, OwnMove, judged
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games import byorf, formula, matician, rolls_and_goals
from mathgames_widgets.games.byorf.bots import judge as of_byorf
from mathgames_widgets.games.byorf.rules.state import Built, Row as Rank
from mathgames_widgets.games.formula.bots import judge as of_formula
from mathgames_widgets.games.matician.analysis.plans import before_laying
from mathgames_widgets.games.matician.bots import judge as of_matician
from mathgames_widgets.games.matician.rules import state as laying
from mathgames_widgets.games.rolls_and_goals.bots import judge as of_rolls, planning
from mathgames_widgets.games.rolls_and_goals.rules import state as rolling

DEALS_A_RUN = 4


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Two rows for each game whose judge is not a bot."""
    for follower in [replace(one, level=level) for one in FOLLOWERS for level in (1, -1)]:
        game, bot = follower.game, follower.bot
        shares = [deal_of(game, follower, bot, f"FOLLOW-{deal}") for deal in range(DEALS_A_RUN * runs)]
        share, low, high = interval(shares)
        what = f"{game.TITLE}: share won by following the judge against {bot.name}, {2 * len(shares)} games"
        yield Row(what, Sample((share, low, high), "%"), (), BETTER)


Step = Callable[[Any, Any], Action]
"""The next step from a view towards what was chosen."""


@dataclass(frozen=True, slots=True)
class Follower:
    """Does what a bot would do, where a judge finds nothing better for sure."""

    game: Any
    judge: Any
    step: Step
    level: int = -1
    name: str = "judge"

    @property
    def bot(self) -> Any:
        """Whom it plays like, and against."""
        return self.game.BOTS[self.level]

    def choose(self, view: Any, actions: Collection[Any], rng: Rng) -> Any:
        """The step to the bot's decision or to a better one; what no judge weighs, it does as the bot does."""
        meant = self._meant(view)
        found = None if meant is None else judged(meant, self.judge)
        if found is None or found.grade not in (Grade.LITTLE, Grade.MUCH):
            return self.bot.choose(view, actions, rng)
        return self.step(view, found.best.choice)

    def _meant(self, view: Any) -> Decision | None:
        """What the bot would decide, found by letting it go on at a table that is imagined."""
        state, moves = self.game.imagine(begun(view), "meant"), list[OwnMove]()
        while view.player in self.game.to_act(state) and len(moves) < LONGEST:
            seen = self.game.observe(state, view.player)
            actions = self.game.legal_actions(state, view.player)
            action = self.bot.choose(seen, actions, Rng(f"{view.round} meant"))
            moves.append(OwnMove(len(moves), seen, action))
            decided: list[Decision] = list(self.judge.decisions(moves))
            if decided:
                return decided[0] if phase_of(decided[0].view) is phase_of(view) else None
            state = self.game.apply(state, view.player, action).state
        return None

    def because(self, view: Any, action: Any) -> str:
        """It gives no reasons."""
        return ""


def phase_of(view: Any) -> Any:
    """Where a round stands, in games that have phases: a step without a choice leads to the next one."""
    return getattr(view, "phase", None)


def begun(view: Any) -> Any:
    """The view before the first step of a decision, so that every step is one to the same decision."""
    match phase_of(view):
        case laying.Phase.NUMBERS:
            return before_laying(view)
        case rolling.Phase.PLACE:
            return planning.begin(view)
        case byorf.Phase.BUILD:
            return replace(view, built=Built())
    return view


LONGEST = 60
"""Steps of a decision."""


def in_formula(view: Any, choice: Any) -> Action:
    """A turn is one step."""
    turn: Action = choice
    return turn


def in_byorf(view: Any, choice: Any) -> Action:
    """The card to keep, or the next card of a function."""
    if view.phase is byorf.Phase.DRAFT:
        return byorf.Keep(choice)
    for rank, cards in ((Rank.TOP, choice.top), (Rank.BOTTOM, choice.bottom)):
        for card in cards:
            if view.built.row_of(card) is not rank:
                return byorf.Put(card, rank)
    return Ready()


def in_matician(view: Any, choice: Any) -> Action:
    """The symbol, the next of two numbers, or the place for the "-"."""
    if view.phase is laying.Phase.DRAFT:
        return laying.Take(choice)
    pair, attack = choice
    if view.phase is laying.Phase.SABOTAGE:
        return attack or laying.Pass()
    side = next((side for side, laid in enumerate(view.mine) if laid is None), None)
    return Ready() if side is None else laying.Put(pair[side], side)


def in_rolls(view: Any, choice: Any) -> Action:
    """The cards to take, or the next step to a placement."""
    if isinstance(choice, rolling.Take):
        return choice
    return planning.step_towards(view, planning.Plan(choice.stacks, choice.declared, (), 0))


FOLLOWERS = (
    Follower(byorf, of_byorf, in_byorf),
    Follower(formula, of_formula, in_formula),
    Follower(rolls_and_goals, of_rolls, in_rolls),
    Follower(matician, of_matician, in_matician),
)
