"""Opponents, weakest first. Each is given a View and the legal actions, never the State.

What a bot says of its numbers speaks of the cards on the table, so a table shows it when they are turned over. It names
no card that stays in the hand, not even that there is no "-". What it says of a symbol that it takes is heard at once,
so it tells nothing of the hand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import lcm

from mathgames_widgets.core.bots import RandomBot
from mathgames_widgets.core.game import A, Action, Bot, Player, Ready
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.writing.words import mean_text

from ..analysis.chances import Pair, PayoffTable, payoff_table
from ..analysis.plans import RoundPlan, before_laying, guess, own_sabotage, own_table, promise, sides_to_attack
from ..analysis.weights import MIDDLING
from ..rules.cards import LEFT, RIGHT
from ..rules.state import Pass, Phase, Put, Sabotage, Take, TakeBack, View
from ..words.sentences import say, symbol_text, worked_out

Worth = tuple[Fraction, ...]
"""What a pair is worth to a bot: the first number counts, then the next."""


class RandomSteps(RandomBot):
    """Lays any two numbers, and a "-" anywhere or nowhere."""

    def choose(self, view: object, actions: Collection[A], rng: Rng) -> A:
        """One of the steps that lead on, all equally likely: nothing is taken back."""
        return super().choose(view, [action for action in actions if not isinstance(action, TakeBack)], rng)


class BestPairBot:
    """Lays a pair that is worth most to it, and a "-" at the likely leader."""

    def worth(self, view: View, table: PayoffTable) -> dict[Pair, Worth]:
        """What each pair is worth to this bot."""
        raise NotImplementedError

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """The next card of a best pair; the symbol with which the best pair is worth most."""
        match view.phase:
            case Phase.DRAFT:
                symbols = dict.fromkeys(view.offer)
                return Take(max(symbols, key=lambda symbol: max(self.worth(view, own_table(view, symbol)).values())))
            case Phase.SABOTAGE:
                return _at_the_leader(view, actions, rng)
        return _lay(view, _best_pairs(view, self.worth(view, own_table(view))), actions, rng)

    def meant(self, view: View, action: Action) -> Pair:
        """Of the best pairs, the first that an action is a step to; the first of all where it is a step to none."""
        best = _best_pairs(before_laying(view), self.worth(view, own_table(view)))
        return [*[pair for pair in best if _goes_on(view, pair) and _has(RoundPlan(pair), action)], *best][0]


class GreedyBot(BestPairBot):
    """Lays the highest equation there is, as if nobody had a "-"."""

    name = "greedy"

    def worth(self, view: View, table: PayoffTable) -> dict[Pair, Worth]:
        """What each pair brings without any "-"."""
        return {pair: (table.payoff(pair),) for pair in table.pairs}

    def because(self, view: View, action: Action) -> str:
        """What the equation is worth; why the "-" goes where it does."""
        match action:
            case Take(symbol):
                return say("greedy-took", symbol=symbol_text(symbol))
            case Sabotage() | Pass():
                return why_at_the_leader(view, action)
        return say("greedy-laid", equation=worked_out(own_table(view).equation(self.meant(view, action))))


class CautiousBot(BestPairBot):
    """Against one other, lays the equation that is worth most at the worst; against more, the one that is worth most on
    average, since only the highest scores and a "-" may as well go elsewhere."""

    name = "cautious"

    def worth(self, view: View, table: PayoffTable) -> dict[Pair, Worth]:
        """Against one other, what each pair brings after the worst "-", then on average; against more, on average."""
        means = table.expected(own_sabotage(view, table.symbol))
        if len(view.active) > 2:
            return {pair: (mean,) for pair, mean in means.items()}
        return {pair: (min(table.row(pair)), mean) for pair, mean in means.items()}

    def because(self, view: View, action: Action) -> str:
        """What the equation is worth at the worst, or on average; why the "-" goes where it does."""
        match action:
            case Take(symbol):
                return say("cautious-took", symbol=symbol_text(symbol))
            case Sabotage() | Pass():
                return why_at_the_leader(view, action)
        table, pair = own_table(view), self.meant(view, action)
        said = worked_out(table.equation(pair))
        if len(view.active) > 2:
            chances = own_sabotage(view, table.symbol)
            mean = chances.expected(lambda where: table.equation(pair, where).value or 0)
            return say("cautious-laid-on-average", equation=said, mean=mean_text(mean))
        after = [value for where in table.sabotages if (value := table.equation(pair, where).value) is not None]
        return say("cautious-laid", equation=said, least=min(after))


class BalancedBot:
    """Mixes its plans, as in an equilibrium of the hands that it imagines."""

    name = "balanced"

    def choose(self, view: View, actions: Collection[Action], rng: Rng) -> Action:
        """A step of a plan that is drawn from the mix, among the plans that go on from what lies already."""
        if view.phase is Phase.DRAFT:
            scores = promise(view)
            return Take(max(scores, key=scores.__getitem__))
        plans = [plan for plan in _drawing(guess(view).mix) if _goes_on(view, plan.pair)]
        if view.phase is Phase.NUMBERS:
            return _lay(view, [plan.pair for plan in plans], actions, rng)
        if not plans:
            return _at_the_leader(view, actions, rng)
        return rng.choice(plans)[0].sabotage or Pass()

    def because(self, view: View, action: Action) -> str:
        """How often the mix does this, and how often it scores."""
        match action:
            case Take(symbol):
                return say("balanced-took", symbol=symbol_text(symbol))
            case Sabotage():
                return say("balanced-attacked", share=_percent(_share(view, action)))
            case Pass():
                return say("balanced-passed")
        found, share = guess(view), _percent(_share(view, action))
        return say("balanced-laid", hands=found.hands, scores=_percent(found.scores), share=share)


BOTS: Sequence[Bot[View, Action]] = (RandomSteps(), GreedyBot(), CautiousBot(), BalancedBot())
"""The bots, weakest first."""

LADDER = (79, 59, 56)
"""Of 100 games for two, how many each bot wins against the one before it: `python -m benchmarks ladder`."""


# ── laying numbers ────────────────────────────────────────────────────────────────────────────────────────────────


def _lay(view: View, pairs: Sequence[Pair], actions: Collection[Action], rng: Rng) -> Action:
    """The next card of one of some pairs, all equally good; any card where none of them is left."""
    if None not in view.mine:
        return Ready()
    if not pairs:
        return rng.choice([action for action in actions if isinstance(action, Put)])[0]
    side = LEFT if view.mine[LEFT] is None else RIGHT
    return Put(rng.choice(pairs)[0][side], side)


def _goes_on(view: View, pair: Pair) -> bool:
    """Whether what lies already is part of a pair."""
    return all(laid in (None, card) for laid, card in zip(view.mine, pair, strict=True))


def _best_pairs(view: View, worth: Mapping[Pair, Worth]) -> list[Pair]:
    """The best of the pairs that go on from what lies already."""
    possible = {pair: value for pair, value in worth.items() if _goes_on(view, pair)}
    most = max(possible.values(), default=())
    return [pair for pair, value in possible.items() if value == most]


# ── symbols and sabotage ──────────────────────────────────────────────────────────────────────────────────────────


def _leader(view: View) -> Player:
    """Of the others, the player whose symbol promises most with a middling hand; of these who has most points."""

    def promised(seat: Player) -> tuple[Fraction, int]:
        table = _middling(view, seat)
        return max(map(table.payoff, table.pairs)), view.points[seat]

    return max([seat for seat in view.active if seat != view.player], key=promised)


def _middling(view: View, seat: Player) -> PayoffTable:
    """What a middling hand would bring at a seat."""
    symbol = view.symbols[seat]
    assert symbol is not None, "Sabotage starts after every player has a symbol."
    return payoff_table(MIDDLING, symbol, rules=view.rules)


def _at_the_leader(view: View, actions: Collection[Action], rng: Rng) -> Action:
    """A "-" where it harms the likely leader, if there is one in the hand."""
    leader = _leader(view)
    aims = [Sabotage(leader, side) for side in sides_to_attack(view.symbols[leader])]
    return rng.choice(aims)[0] if aims[0] in actions else Pass()


def why_at_the_leader(view: View, action: Sabotage | Pass) -> str:
    if isinstance(action, Pass):
        return say("passed")
    table = _middling(view, _leader(view))
    best = max(table.pairs, key=table.payoff)
    equation = worked_out(table.equation(best))
    return say("attacked-leader", symbol=symbol_text(table.symbol), equation=equation)


# ── a mix of plans ────────────────────────────────────────────────────────────────────────────────────────────────


def _drawing(mix: Distribution[RoundPlan]) -> list[RoundPlan]:
    """Plans to draw from, each as often as its share asks for."""
    whole = lcm(*[chance.denominator for chance in mix.chances.values()])
    return [plan for plan, chance in mix.chances.items() for _ in range(int(chance * whole))]


def _share(view: View, action: Action) -> Fraction:
    """How often a plan of the mix that goes on from what lies already has this step."""
    plans = [plan for plan in _drawing(guess(view).mix) if _goes_on(view, plan.pair)]
    return Fraction(sum([_has(plan, action) for plan in plans]), max(1, len(plans)))


def _has(plan: RoundPlan, action: Action) -> bool:
    match action:
        case Put(card, side):
            return plan.pair[side] == card
        case Sabotage():
            return plan.sabotage == action
    return True


def _percent(share: Fraction) -> str:
    """A share in percent, rounded."""
    return f"{round(100 * share)}%"
