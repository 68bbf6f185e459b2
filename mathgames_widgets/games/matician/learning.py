"""Holders of hands who learn to play against one another.

A holder regrets what would have brought more, and plays everything as often as it regrets not having played it: regret
matching (Hart and Mas-Colell, 2000), with regrets that never fall below 0 (Tammelin, 2014). With two players, the
average of such play comes as close as one likes to an equilibrium.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import accumulate, permutations, product
from operator import mul

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.matician.cards import MINUS, NUMBERS, PLUS, SYMBOLS, Card, Cards, Symbol
from mathgames_widgets.games.matician.duel import Plan
from mathgames_widgets.games.matician.equations import LEFT, SIDES, Equation, Side, Value, playable
from mathgames_widgets.games.matician.payoffs import ANYWHERE, Pair
from mathgames_widgets.games.matician.scoring import measure
from mathgames_widgets.games.matician.signs import attacked
from mathgames_widgets.games.matician.state import Rules, Sabotage
from mathgames_widgets.maths.strategies import undominated_rows

Levels = tuple[int, ...]
"""How good an equation is, by what is turned: a place in the order of all equations, -1 for none without a value."""

Turned = int
"""Which of its numbers a "-" turns: none 0, the left 1, the right 2, both 3."""

NO_VALUE = -1

Aim = tuple[Player, Turned]
"""At whom a "-" is laid, and what it turns there."""

Faced = tuple[int, float]
"""The highest level that the others reach, and which share of them reaches it."""


def levels(left: Card, symbol: Symbol, right: Card, rules: Rules) -> Levels:
    """How good an equation is with none, the left, the right or both of its numbers turned.

    >>> none, left, right, both = levels("4", "+", "13", Rules())
    >>> none > left > right > both, levels("4", "/", "0", Rules())
    (True, (-1, -1, -1, -1))
    """
    return _all_levels(rules.small_under_times, rules.by_rank)[left, symbol, right]


@cache
def _all_levels(is_small: bool, is_by_rank: bool) -> dict[tuple[Card, Symbol, Card], Levels]:
    rules = Rules(small_under_times=is_small, by_rank=is_by_rank)
    measures = {
        (left, symbol, right): [measure(attacked(Equation(left, symbol, right), where), rules) for where in ANYWHERE]
        for left, symbol, right in product(NUMBERS, SYMBOLS, NUMBERS)
    }
    order = sorted({value for row in measures.values() for value in row if value is not None})
    level: dict[Value, int] = {None: NO_VALUE}
    level.update({value: place for place, value in enumerate(order)})
    return {one: tuple([level[value] for value in row]) for one, row in measures.items()}


def sensible_pairs(hand: Cards, symbol: Symbol, players: int, rules: Rules) -> tuple[Pair, ...]:
    """The pairs of a hand that no other pair is always as good as, against all that sensible others can do.

    >>> sensible_pairs(("2", "5", "11", "-"), "-", 2, Rules()), len(sensible_pairs(("2", "5", "11"), "+", 2, Rules()))
    ((('5', '2'), ('11', '2')), 6)
    """
    return _sensible_pairs(hand, symbol, players > 2, rules)


@lru_cache(maxsize=4096)
def _sensible_pairs(hand: Cards, symbol: Symbol, is_hit_often: bool, rules: Rules) -> tuple[Pair, ...]:
    pairs = list(dict.fromkeys(permutations(playable(hand, symbol, is_small=rules.small_under_times), 2)))
    columns = [0, *[1 << side for side in sides_to_attack(symbol)]]
    if is_hit_often and len(columns) > 2:
        columns.append(sum(columns))
    rows = [levels(left, symbol, right, rules) for left, right in pairs]
    kept = undominated_rows([[row[column] for column in columns] for row in rows])
    return tuple([pairs[row] for row in kept])


def sides_to_attack(symbol: Symbol | None) -> tuple[Side, ...]:
    """The sides of a symbol where a "-" makes a difference of its own.

    Under "-" the right one only helps, under "x" and "/" both do the same. Where the symbol is not known, both count.

    >>> sides_to_attack("+"), sides_to_attack("-"), sides_to_attack("x")
    ((0, 1), (0,), (0,))
    """
    return SIDES if symbol in (PLUS, None) else (LEFT,)


class Holder:
    """Somebody at a seat with a hand, and what it has learnt so far."""

    def __init__(
        self, seat: Player, hand: Cards, symbols: Sequence[Symbol | None], active: Sequence[Player], rules: Rules
    ):
        symbol = symbols[seat]
        assert symbol is not None, "Numbers are laid when everybody has a symbol."
        self.seat = seat
        self.pairs = sensible_pairs(hand, symbol, len(active), rules)
        self.aims = _aims(seat, hand, symbols, active)
        self._levels = [levels(left, symbol, right, rules) for left, right in self.pairs]
        self._regrets = [0.0] * (len(self.pairs) * len(self.aims))
        self._played = [0.0] * len(self._regrets)
        self._scored = self._weight = 0.0
        self.laid = self._levels[0]
        self.aim: Aim | None = self.aims[0]

    def play(self, chance: float) -> None:
        """Choose a pair and an aim, by a number from 0 to 1."""
        sums = list(accumulate(self._regrets))
        at = bisect_right(sums, chance * sums[-1]) if sums[-1] else int(chance * len(sums))
        aim, pair = divmod(min(at, len(sums) - 1), len(self.pairs))
        self.laid, self.aim = self._levels[pair], self.aims[aim]

    def err(self, chance: float) -> None:
        """Lay any pair and no "-", by a number from 0 to 1."""
        self.laid, self.aim = self._levels[int(chance * len(self.pairs))], None

    def learn(self, others: Sequence[Holder], weight: float = 0.0) -> None:
        """What every plan would have brought against what the others have just played.

        What counts are points, one's own less those of the others on average. With a `weight` it is kept in mind how
        often each plan is played, and how often it scores.
        """
        turned = _turned_by(others)
        own = [one[turned.get(self.seat, 0)] for one in self._levels]
        faced = self._faced(others, turned)
        brought = {one: _brought(own, *one) for one in set(faced)}
        worth: list[float] = []
        for one in faced:
            worth += brought[one]
        total = sum(self._regrets)
        if weight:
            scored = [level >= max(best, 0) for best, _ in faced for level in own]
            self._note(self._mix(total), scored, weight)
        mean = sum(map(mul, self._regrets, worth)) / total if total else sum(worth) / len(worth)
        changed = [before + one - mean for before, one in zip(self._regrets, worth, strict=True)]
        self._regrets = [regret if regret > 0.0 else 0.0 for regret in changed]

    def _faced(self, others: Sequence[Holder], turned: Mapping[Player, Turned]) -> list[Faced]:
        """What the others reach for each aim of one's own "-": it changes the level of the one at whom it is laid."""
        reached = [one.laid[turned.get(one.seat, 0)] for one in others]
        places = {one.seat: place for place, one in enumerate(others)}
        faced = []
        for aim in self.aims:
            if aim is None:
                faced.append(_highest(reached))
                continue
            target, more = aim
            place = places[target]
            before = reached[place]
            reached[place] = others[place].laid[turned.get(target, 0) ^ more]
            faced.append(_highest(reached))
            reached[place] = before
        return faced

    def _mix(self, total: float) -> list[float]:
        if not total:
            return [1 / len(self._regrets)] * len(self._regrets)
        return [regret / total for regret in self._regrets]

    def _note(self, mix: Sequence[float], scored: Sequence[bool], weight: float) -> None:
        self._played = [before + weight * share for before, share in zip(self._played, mix, strict=True)]
        self._scored += weight * sum([share for share, is_so in zip(mix, scored, strict=True) if is_so])
        self._weight += weight

    @property
    def scores(self) -> float:
        """How often it scored, on average."""
        return self._scored / self._weight

    def shares(self) -> dict[Plan, float]:
        """How often each plan was played, on average."""
        plans = [Plan(pair, _sabotage(aim)) for aim in self.aims for pair in self.pairs]
        return {plan: played / self._weight for plan, played in zip(plans, self._played, strict=True)}


def _aims(seat: Player, hand: Cards, symbols: Sequence[Symbol | None], active: Sequence[Player]) -> list[Aim | None]:
    """Where a "-" may go. Of two players, nobody keeps one back: it never helps the only other."""
    if MINUS not in hand:
        return [None]
    others = [other for other in active if other != seat]
    nowhere = [None] if len(others) > 1 else []
    return [*[(other, 1 << side) for other in others for side in sides_to_attack(symbols[other])], *nowhere]


def _sabotage(aim: Aim | None) -> Sabotage | None:
    return None if aim is None else Sabotage(aim[0], aim[1] >> 1)


def _highest(reached: Sequence[int]) -> Faced:
    best = max(reached)
    return best, 0.0 if best == NO_VALUE else reached.count(best) / len(reached)


def _brought(own: Sequence[int], best: int, share: float) -> list[float]:
    """What each pair brings against the best of the others: points, less those of the others on average."""
    high, tie = max(best, 0), 1.0 - share
    return [(tie if level == best else 1.0) if level >= high else -share for level in own]


def _turned_by(players: Sequence[Holder]) -> dict[Player, Turned]:
    """What the "-" cards of some players turn at each seat: two on one number cancel."""
    turned: dict[Player, Turned] = {}
    for one in players:
        if one.aim is not None:
            target, more = one.aim
            turned[target] = turned.get(target, 0) ^ more
    return turned
