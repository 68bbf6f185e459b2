"""Plans of two players whose hands are known, and what they bring, by the rules alone."""

from __future__ import annotations

from itertools import permutations, product

from mathgames_widgets.games.matician.analysis.plans import RoundPlan
from mathgames_widgets.games.matician.rules.cards import LEFT, MINUS, RIGHT, Equation
from mathgames_widgets.games.matician.rules.scoring import judge
from mathgames_widgets.games.matician.rules.state import Rules, Sabotage


def all_plans(hand, other):
    """Every pair of a hand, with every "-" at the other player and with none."""
    sabotages = [None, *[Sabotage(other, side) for side in (LEFT, RIGHT) if MINUS in hand]]
    numbers = [card for card in hand if card != MINUS]
    return [RoundPlan(pair, sabotage) for pair, sabotage in product(dict.fromkeys(permutations(numbers, 2)), sabotages)]


def points(symbols, plans, rules=None):
    """Points of the first player less those of the second."""
    equations = [Equation(plan.pair[0], symbol, plan.pair[1]) for symbol, plan in zip(symbols, plans, strict=True)]
    mine, theirs = judge(1, equations, [plan.sabotage for plan in plans], (0, 0), rules or Rules()).points
    return mine - theirs
