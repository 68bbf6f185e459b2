"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says of a placement speaks of the cards behind its dice, so a table shows it when they are turned over. It
never names cards that went back on a deck, nor special goals that were not declared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import A, Action, Bot, Ready
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import decimal_text
from mathgames_widgets.maths.writing.words import mean_text, percent_text

from ..rules.state import Phase, Pick, Put, Take, TakeBack, Withdraw
from ..rules.view import View
from ..words.sentences import card_text, goal_text, say, tokens_text
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
    plan: Callable[[View], Plan]
    drafted: Callable[[View], Drafted]

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The next step towards its plan, the best side, or the cards that add most."""
        match view.phase:
            case Phase.PICK:
                die, side = next(iter(planning.best_sides(view).of.items()))
                return Pick(die, side)
            case Phase.SELECT:
                return max([action for action in actions if isinstance(action, Take)], key=self.drafted(view).of_all)
        return planning.step_towards(view, self.plan(planning.begin(view)))

    def because(self, view: View, action: Action) -> str:
        """What the plan, the sides or the cards should bring."""
        match action:
            case Pick():
                return _why_pick(planning.best_sides(view))
            case Take():
                return _why_take(self.drafted(view), action)
        return self._why_placed(self.plan(planning.begin(view)))

    def _why_placed(self, plan: Plan) -> str:
        goals = [
            say("achieves-in", goal=goal_text(odds.goal), share=_of_them(odds.share))
            for odds in plan.odds
            if odds.share
        ]
        slots = {"goal": goal_text(plan.odds[0].goal), "goals": goals, "tokens": _decimal(plan.tokens)}
        return say.by("because", self.name, tables=plan.tables, many=len(goals), **slots)


# ── what they say ─────────────────────────────────────────────────────────────────────────────────────────────────


def _why_pick(sides: Sides) -> str:
    picked = [say("side-on-die", side=side, die=die + 1) for die, side in sides.of.items()]
    guesses = sides.guesses if sides.guesses > 1 else 0
    return say("because-pick", picked=picked, tokens=_expected(sides.tokens), guesses=guesses)


def _why_take(weighed: Drafted, take: Take) -> str:
    said = [sentence for card in dict.fromkeys(take.cards) for sentence in _why_card(weighed, card)]
    if take.special:
        said.append(say("because-special", tokens=_decimal(weighed.special) if weighed.special else None))
    return " ".join(said)


def _why_card(weighed: Drafted, card: str) -> Iterator[str]:
    now, later = weighed.now[card], weighed.later.get(card)
    yield say("because-take", now=_more(now), card=card_text(card), tokens=_decimal(abs(now)))
    if later is not None:
        yield say("because-take-later", later=_more(later), tokens=_decimal(abs(later)))


def _more(tokens: Fraction) -> str:
    return "same" if not round(tokens, 1) else "fewer" if tokens < 0 else "more"


def _expected(tokens: Fraction) -> str:
    """Tokens on average, exactly where they are whole."""
    return tokens_text(int(tokens)) if tokens.denominator == 1 else say("tokens-on-average", mean=mean_text(tokens))


def _of_them(share: Fraction) -> str:
    """A share of the deals: what came in all that were imagined is not certain, so it is not told as 100%."""
    return "all" if share == 1 else percent_text(share)


def _decimal(number: Fraction) -> str:
    """A number to one decimal."""
    return decimal_text(f"{float(number):.1f}")


BOTS: Sequence[Bot[View, Action]] = (
    RandomSteps(),
    Planner("greedy", planning.likeliest_goal_plan, planning.drafted_for_now),
    Planner("planner", planning.best_plan, drafted),
)
"""The bots, weakest first."""

LADDER = (95, 94)
"""Of 100 games for two, how many each bot wins against the one before it: `python -m benchmarks ladder`."""
