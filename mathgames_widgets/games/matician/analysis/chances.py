"""What each pair of numbers brings against each sabotage: the cautious, the hopeful and the expected choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from math import comb

from mathgames_widgets.maths.chance import strategies
from mathgames_widgets.maths.chance.distributions import Distribution, certain, evenly
from mathgames_widgets.maths.chance.strategies import Equilibrium

from ..rules.cards import (
    DECK,
    LEFT,
    LESS,
    MINUS,
    RIGHT,
    SIDES,
    Card,
    Cards,
    Equation,
    Symbol,
    Where,
    attacked,
    playable,
)
from ..rules.rules import DEALT
from ..rules.scoring import measure
from ..rules.state import Rules

Pair = tuple[Card, Card]
"""The numbers on the left and the right of a symbol."""

NOWHERE: Where = ()
ON_ONE_SIDE: tuple[Where, ...] = (NOWHERE, (LEFT,), (RIGHT,))
"""All that one "-" can do: lie nowhere, on the left or on the right."""

ANYWHERE: tuple[Where, ...] = (*ON_ONE_SIDE, (LEFT, RIGHT))
"""All that several can do: two on one number cancel, so it is only whether the number on each side turns."""


@dataclass(frozen=True, slots=True)
class PayoffTable:
    """Rows of pairs, columns of sabotage; an entry is what the equation brings: its value, or its rank by the variant.

    >>> table = payoff_table(("2", "5", "11"), "+")
    >>> table.row(("5", "11"))
    (Fraction(16, 1), Fraction(6, 1), Fraction(-6, 1))
    """

    symbol: Symbol
    rules: Rules
    pairs: tuple[Pair, ...]
    sabotages: tuple[Where, ...]
    payoffs: tuple[tuple[Fraction, ...], ...]

    def row(self, pair: Pair) -> tuple[Fraction, ...]:
        """What a pair brings against each sabotage."""
        return self.payoffs[self.pairs.index(pair)]

    def payoff(self, pair: Pair, sabotage: Where = NOWHERE) -> Fraction:
        """What a pair brings against one sabotage.

        >>> payoff_table(("4", "13"), "+").payoff(("4", "13"), (1,))
        Fraction(-9, 1)
        """
        return self.row(pair)[self.sabotages.index(sabotage)]

    def equation(self, pair: Pair, sabotage: Where = NOWHERE) -> Equation:
        """The equation of a pair behind a sabotage.

        >>> payoff_table(("2", "5"), "-").equation(("2", "5"), (1,)).value
        Fraction(7, 1)
        """
        return attacked(Equation(pair[LEFT], self.symbol, pair[RIGHT]), sabotage)

    @property
    def cautious(self) -> tuple[Pair, ...]:
        """Maximin: the pairs whose worst payoff is greatest.

        >>> payoff_table(("2", "5", "11"), "+").cautious
        (('2', '5'), ('5', '2'))
        """
        return self._named(strategies.maximin(self.payoffs))

    @property
    def hopeful(self) -> tuple[Pair, ...]:
        """Maximax: the pairs whose best payoff is greatest, even where that takes a "-" that helps.

        >>> payoff_table(("2", "5", "11"), "-").hopeful
        (('5', '11'), ('11', '5'))
        """
        return self._named(strategies.maximax(self.payoffs))

    def expected(self, chances: Distribution[Where]) -> dict[Pair, Fraction]:
        """What each pair brings on average when sabotage comes with these chances, see `expected_sabotage`.

        >>> payoff_table(("2", "5"), "+").expected(evenly([(), (1,)]))
        {('2', '5'): Fraction(2, 1), ('5', '2'): Fraction(5, 1)}
        """
        means = strategies.expected_payoffs(self.payoffs, chances.map(self.sabotages.index))
        return dict(zip(self.pairs, means, strict=True))

    def best_expected(self, chances: Distribution[Where]) -> tuple[Pair, ...]:
        """The pairs that bring most on average."""
        means = self.expected(chances)
        return tuple([pair for pair in self.pairs if means[pair] == max(means.values())])

    @property
    def undominated(self) -> PayoffTable:
        """The same table without the pairs that another pair never falls short of.

        >>> payoff_table(("2", "5", "11"), "x", others=2).undominated.pairs
        (('2', '5'), ('2', '11'), ('5', '11'))
        """
        return self.only([self.pairs[row] for row in strategies.undominated_rows(self.payoffs)])

    def only(self, pairs: Sequence[Pair]) -> PayoffTable:
        """The same table with some of its pairs."""
        rows = tuple([self.row(pair) for pair in pairs])
        return PayoffTable(self.symbol, self.rules, tuple(pairs), self.sabotages, rows)

    def against(self, *sabotages: Where) -> PayoffTable:
        """The same table with some of its columns.

        >>> payoff_table(("2", "5", "11"), "+").against(NOWHERE).undominated.pairs
        (('5', '11'),)
        """
        columns = [self.sabotages.index(sabotage) for sabotage in sabotages]
        rows = tuple([tuple([row[column] for column in columns]) for row in self.payoffs])
        return PayoffTable(self.symbol, self.rules, self.pairs, sabotages, rows)

    def shortlist(self, chances: Distribution[Where], most: int = 8) -> PayoffTable:
        """The pairs worth a look: no dominated ones, those that bring most on average first.

        The cautious and the hopeful choice are always among them.
        """
        table, means = self.undominated, self.expected(chances)
        wanted = {*strategies.maximin(table.payoffs), *strategies.maximax(table.payoffs)}
        first = sorted(range(len(table.pairs)), key=lambda row: (row not in wanted, -means[table.pairs[row]]))[:most]
        return table.only(sorted([table.pairs[row] for row in first], key=lambda pair: -means[pair]))

    def against_a_rival(self) -> Equilibrium:
        """The equilibrium with a rival who wants this equation to be low: rows are pairs, columns sabotage.

        >>> found = payoff_table(("2", "11"), "+").against_a_rival()
        >>> found.value, found.rows[0], found.columns[1]
        (Fraction(0, 1), Fraction(1, 2), Fraction(1, 2))
        """
        return strategies.equilibrium(self.payoffs)

    def _named(self, rows: Sequence[int]) -> tuple[Pair, ...]:
        return tuple([self.pairs[row] for row in rows])


def payoff_table(hand: Cards, symbol: Symbol, others: int = 1, rules: Rules | None = None) -> PayoffTable:
    """Every pair that a hand can lay beside a symbol, against all that so many others can do to it.

    Pairs without a value are left out: a "-" in front of 0 changes nothing, so they stay without one.

    >>> payoff_table(("0", "3", "-"), "/").pairs, payoff_table(("0", "3", "-"), "/", others=2).sabotages
    ((('0', '3'),), ((), (0,), (1,), (0, 1)))

    Raises ValueError for a hand that cannot lay two numbers there.
    """
    return _payoff_table(hand, symbol, ON_ONE_SIDE if others == 1 else ANYWHERE, Rules() if rules is None else rules)


@lru_cache(maxsize=1024)
def _payoff_table(hand: Cards, symbol: Symbol, sabotages: tuple[Where, ...], rules: Rules) -> PayoffTable:
    numbers = playable(hand, symbol, is_small=rules.small_under_times)
    pairs: list[Pair] = []
    rows: list[tuple[Fraction, ...]] = []
    for left, right in dict.fromkeys(permutations(numbers, 2)):
        row = [measure(attacked(Equation(left, symbol, right), where), rules) for where in sabotages]
        if None not in row:
            pairs.append((left, right))
            rows.append(tuple([payoff for payoff in row if payoff is not None]))
    if not pairs:
        raise ValueError("A hand needs two numbers that can go beside the symbol.")
    return PayoffTable(symbol, rules, tuple(pairs), sabotages, tuple(rows))


# ── what may be expected of the others ────────────────────────────────────────────────────────────────────────────


def holders(own: Cards, others: int) -> Distribution[int]:
    """How many of the others hold a "-", when all that is known is the own hand.

    Hands that are dealt again for want of numbers are so rare that they are left out of the count.

    >>> float(round(holders(("1", "2", "3", "4", "5", "6"), 1)[1], 3)), float(round(holders(("-",) * 6, 1)[1], 3))
    (0.758, 0.411)
    """
    unseen, minuses = len(DECK) - len(own), DECK.count(MINUS) - own.count(MINUS)

    def chance_of_none(hands: int) -> Fraction:
        return Fraction(comb(unseen - minuses, DEALT * hands), comb(unseen, DEALT * hands))

    def chance(number: int) -> Fraction:
        """That this many hold one: by counting in and out those who hold none."""
        signed = [
            (-1) ** more * comb(number, more) * chance_of_none(others - number + more) for more in range(number + 1)
        ]
        return comb(others, number) * sum(signed, Fraction(0))

    return Distribution({number: chance(number) for number in range(others + 1)})


def expected_sabotage(own: Cards, symbol: Symbol, others: int = 1) -> Distribution[Where]:
    """How likely each sabotage is, by an assumption about the others that is said openly.

    Everyone who holds a "-" lays it: at each other player equally often, on either side equally often, but under "-"
    always on the left, since on the right it would help. `own` is the whole hand, with the cards that lie already.

    >>> chances = expected_sabotage(("-",) * 6, "+")
    >>> [float(round(chances[where], 3)) for where in ON_ONE_SIDE]
    [0.589, 0.205, 0.205]
    """
    sides = (LEFT,) if symbol == LESS else SIDES
    hits = evenly([*[(side,) for side in sides], *[NOWHERE for _ in sides for _ in range(others - 1)]])
    number = holders(own, others)
    after = [certain(NOWHERE)]
    for _ in range(others):
        after.append(after[-1].join(hits, _both))
    chances = dict.fromkeys(ANYWHERE, Fraction(0))
    for attackers, chance in number.chances.items():
        for where, share in after[attackers].chances.items():
            chances[where] += chance * share
    return Distribution(chances)


def _both(where: Where, other: Where) -> Where:
    """What two sabotages come to: two on one number cancel."""
    return tuple([side for side in SIDES if (side in where) != (side in other)])
