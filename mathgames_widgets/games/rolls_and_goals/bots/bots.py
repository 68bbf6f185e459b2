"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says of a placement speaks of the cards behind its dice, so a table shows it when they are turned over. It
never names cards that went back on a deck, nor special goals that were not declared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import A, Action, Bot, Ready
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.writing.words import mean_text, percent_text

from ..rules.state import Phase, Pick, Put, Take, TakeBack, Withdraw
from ..rules.view import View
from ..words.sentences import card_text, die_text, goal_text, tokens_text
from . import planning
from .planning import Drafted, Plan, Sides, drafted


class RandomSteps(RandomBot):
    """Puts each card anywhere, and is ready when its hand is empty."""

    def choose(self, view: object, actions: Collection[A], rng: Rng) -> A:
        """One of the steps that lead on, all equally likely: nothing is taken back."""
        steps = [action for action in actions if not isinstance(action, (TakeBack, Withdraw))]
        if any(isinstance(action, Put) for action in steps):
            steps = [action for action in steps if not isinstance(action, Ready)]
        return super().choose(view, steps, rng)


@dataclass(frozen=True, slots=True)
class Planner:
    """Makes a plan when a round begins and goes towards it step by step; picks and takes what should bring most."""

    name: str
    title: str
    plan: Callable[[View], Plan]
    drafted: Callable[[View], Drafted]
    says: Callable[[Plan], str]

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The next step towards its plan, the best side, or the cards that add most."""
        match view.phase:
            case Phase.PICK:
                die, side = next(iter(planning.best_sides(view).of.items()))
                return Pick(die, side)
            case Phase.SELECT:
                return max([one for one in actions if isinstance(one, Take)], key=self.drafted(view).of_all)
        return planning.step_towards(view, self.plan(planning.begin(view)))

    def because(self, view: View, action: Action) -> str:
        """What the plan, the sides or the cards should bring."""
        match action:
            case Pick():
                return _why_pick(planning.best_sides(view))
            case Take():
                return _why_take(self.drafted(view), action)
        return self.says(self.plan(planning.begin(view)))


def _one_goal(plan: Plan) -> str:
    return f"I go for {goal_text(plan.odds[0].goal)}, my likeliest goal: {_chances_said(plan)}."


def _all_goals(plan: Plan) -> str:
    return f"I expect about {_decimal(plan.tokens)} tokens from this placement: {_chances_said(plan)}."


# ── what they say ─────────────────────────────────────────────────────────────────────────────────────────────────


def _chances_said(plan: Plan) -> str:
    said = listed([f"{goal_text(one.goal)} in {_of_them(one.share)}" for one in plan.odds])
    return f"in {plan.tables} imagined deals for the other players, it achieves {said}"


def _why_pick(sides: Sides) -> str:
    picked = listed([f"{side} on {die_text(die)}" for die, side in sides.of.items()])
    over = f", over {sides.guesses} guesses at what the others pick" if sides.guesses > 1 else ""
    return (
        f"All cards are face up now. With {picked} I expect {_expected(sides.tokens)}{over}, and no other choice "
        "earns more."
    )


def _why_take(weighed: Drafted, take: Take) -> str:
    said = [_card_said(weighed, card) for card in dict.fromkeys(take.cards)]
    if take.special:
        worth = f"I count it as {_decimal(weighed.special)} tokens" if weighed.special else "it costs me nothing"
        said.append(f"The special goal comes too: {worth}")
    return f"{'. '.join(said)}."


def _card_said(weighed: Drafted, card: str) -> str:
    said = f"With {card_text(card)} I expect about {_compared(weighed.now[card])} next round"
    if card in weighed.later:
        said += f" and {_compared(weighed.later[card])} in a later round"
    return f"{said} than with the card I would draw instead"


def _compared(tokens: Fraction) -> str:
    return f"{_decimal(abs(tokens))} tokens {'fewer' if tokens < 0 else 'more'}"


def _expected(tokens: Fraction) -> str:
    """Tokens on average, exactly where they are whole."""
    return tokens_text(int(tokens)) if tokens.denominator == 1 else f"{mean_text(tokens)} tokens"


def _of_them(share: Fraction) -> str:
    """A share of the deals: what came in all that were imagined is not certain, so it is not told as 100%."""
    return "all of them" if share == 1 else "none of them" if share == 0 else percent_text(share)


def _decimal(number: Fraction) -> str:
    """A number to one decimal."""
    return f"{float(number):.1f}"


BOTS: Sequence[Bot[View, Action]] = (
    RandomSteps(),
    Planner("greedy", "Goes for the likeliest goal", planning.likeliest_goal_plan, planning.drafted_for_now, _one_goal),
    Planner("planner", "Weighs the chances and plans its deck", planning.best_plan, drafted, _all_goals),
)
"""The bots, weakest first."""
