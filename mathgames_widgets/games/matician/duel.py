"""A round of two players whose hands are known: which mix of pairs and sabotage nobody can take advantage of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.matician.cards import MINUS, Cards, Symbol
from mathgames_widgets.games.matician.equations import SIDES, Side
from mathgames_widgets.games.matician.payoffs import NOWHERE, Pair, PayoffTable, payoff_table
from mathgames_widgets.games.matician.scoring import highest
from mathgames_widgets.games.matician.signs import Where
from mathgames_widgets.games.matician.state import Rules, Sabotage
from mathgames_widgets.maths.chance import Distribution
from mathgames_widgets.maths.strategies import equilibrium


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a player does in a round: a pair of numbers, and where a "-" goes, or None."""

    pair: Pair
    sabotage: Sabotage | None = None

    @property
    def side(self) -> Side | None:
        """The side where the "-" goes."""
        return None if self.sabotage is None else self.sabotage.side

    @property
    def where(self) -> Where:
        """The sides of the other's equation with a "-" of this plan."""
        return NOWHERE if self.sabotage is None else (self.sabotage.side,)


Mix = Distribution[Plan]
"""How often each plan is followed."""


@dataclass(frozen=True, slots=True)
class Balance:
    """An equilibrium of a round: a mix of plans for each player, of which neither has a reason to leave.

    `value` is how many points more than the other the first player gets on average.
    """

    value: Fraction
    mixes: tuple[Mix, Mix]

    def pairs(self, player: int) -> Distribution[Pair]:
        """How often a player lays each pair."""
        return self.mixes[player].map(lambda plan: plan.pair)

    def attacks(self, player: int) -> Distribution[Side | None]:
        """How often a player lays a "-" on each side, None for nowhere."""
        return self.mixes[player].map(lambda plan: plan.side)


def balanced(hands: tuple[Cards, Cards], symbols: tuple[Symbol, Symbol], rules: Rules | None = None) -> Balance:
    """The equilibrium of a round with known hands; what counts are points, one's own less the other's.

    A "-" can lower 2 + 11 to -9 or 9, and the only question is where the 11 lies:

    >>> found = balanced((("2", "11"), ("3", "5", "-")), ("+", "+"))
    >>> found.value, dict(found.attacks(1).chances)
    (Fraction(0, 1), {0: Fraction(1, 2), 1: Fraction(1, 2)})

    Raises ValueError for a hand that cannot lay two numbers.
    """
    rules = Rules() if rules is None else rules
    tables = [payoff_table(hand, symbol, rules=rules) for hand, symbol in zip(hands, symbols, strict=True)]
    mine, theirs = (_plans(1 - seat, hands[seat], tables[seat], hands[1 - seat]) for seat in (0, 1))
    payoffs = [[_points(tables, plan, other) for other in theirs] for plan in mine]
    found = equilibrium(payoffs)
    return Balance(found.value, (found.rows.map(mine.__getitem__), found.columns.map(theirs.__getitem__)))


def _plans(rival: Player, hand: Cards, table: PayoffTable, other: Cards) -> tuple[Plan, ...]:
    """Every plan of a hand, without pairs that another pair never falls short of, whatever the other hand can do."""
    possible = table if MINUS in other else table.against(NOWHERE)
    sabotages = [*[Sabotage(rival, side) for side in SIDES if MINUS in hand], None]
    return tuple([Plan(pair, sabotage) for pair, sabotage in product(possible.undominated.pairs, sabotages)])


def _points(tables: Sequence[PayoffTable], mine: Plan, theirs: Plan) -> int:
    """Points of the first player less those of the second."""
    winners = highest([tables[0].payoff(mine.pair, theirs.where), tables[1].payoff(theirs.pair, mine.where)])
    return (0 in winners) - (1 in winners)
