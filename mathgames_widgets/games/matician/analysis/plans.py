"""Plans for a round: the balance of two known hands, players who learn from one another, and the mix of a seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, lru_cache
from itertools import accumulate, permutations, product
from operator import mul
from random import Random

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.chance.distributions import Distribution
from mathgames_widgets.maths.chance.strategies import equilibrium, undominated_rows

from ..rules.cards import (
    LEFT,
    MINUS,
    NUMBERS,
    PLUS,
    SIDES,
    SYMBOLS,
    Card,
    Cards,
    Equation,
    Side,
    Symbol,
    Value,
    Where,
    attacked,
    in_order,
    playable,
)
from ..rules.scoring import highest, judge, measure
from ..rules.state import NOTHING_LAID, Phase, RoundResult, Rules, Sabotage, View
from ..rules.view import imagine
from .chances import ANYWHERE, NOWHERE, Pair, PayoffTable, expected_sabotage, payoff_table
from .weights import ERRORS, FEWEST, HANDS, RARE, ROUNDS


@dataclass(frozen=True, slots=True)
class RoundPlan:
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


Mix = Distribution[RoundPlan]
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
    """The equilibrium of a round with known hands; what counts are points, the first player's less the other's.

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


def _plans(rival: Player, hand: Cards, table: PayoffTable, other: Cards) -> tuple[RoundPlan, ...]:
    """Every plan of a hand, without pairs that another pair never falls short of, whatever the other hand can do."""
    possible = table if MINUS in other else table.against(NOWHERE)
    sabotages = [*[Sabotage(rival, side) for side in SIDES if MINUS in hand], None]
    return tuple([RoundPlan(pair, sabotage) for pair, sabotage in product(possible.undominated.pairs, sabotages)])


def _points(tables: Sequence[PayoffTable], mine: RoundPlan, theirs: RoundPlan) -> int:
    """Points of the first player less those of the second."""
    winners = highest([tables[0].payoff(mine.pair, theirs.where), tables[1].payoff(theirs.pair, mine.where)])
    return (0 in winners) - (1 in winners)


# ── players who learn ─────────────────────────────────────────────────────────────────────────────────────────────────
#
# A holder regrets what would have brought more, and plays everything as often as it regrets not having played it:
# regret matching (Hart and Mas-Colell, 2000), with regrets that never fall below 0 (Tammelin, 2014). With two
# players, the average of such play comes as close to an equilibrium as anyone likes.

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
    return {equation: tuple([level[value] for value in row]) for equation, row in measures.items()}


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
    """A player at a seat with a hand, and what it has learnt so far."""

    def __init__(
        self, seat: Player, hand: Cards, symbols: Sequence[Symbol | None], active: Sequence[Player], rules: Rules
    ):
        symbol = symbols[seat]
        assert symbol is not None, "Numbers come after every player has a symbol."
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

        What counts are points, the own ones less those of the others on average. With a `weight` it is kept in mind how
        often each plan is played, and how often it scores.
        """
        turned = _turned_by(others)
        own = [level[turned.get(self.seat, 0)] for level in self._levels]
        faced = self._faced(others, turned)
        brought = {rivals: _brought(own, *rivals) for rivals in set(faced)}
        worth: list[float] = []
        for rivals in faced:
            worth += brought[rivals]
        total = sum(self._regrets)
        if weight:
            scored = [level >= max(best, 0) for best, _ in faced for level in own]
            self._note(self._mix(total), scored, weight)
        mean = sum(map(mul, self._regrets, worth)) / total if total else sum(worth) / len(worth)
        changed = [before + gain - mean for before, gain in zip(self._regrets, worth, strict=True)]
        self._regrets = [regret if regret > 0.0 else 0.0 for regret in changed]

    def _faced(self, others: Sequence[Holder], turned: Mapping[Player, Turned]) -> list[Faced]:
        """What the others reach for each aim of the own "-": it changes the level of the one at whom it is laid."""
        reached = [other.laid[turned.get(other.seat, 0)] for other in others]
        places = {rival.seat: place for place, rival in enumerate(others)}
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

    def shares(self) -> dict[RoundPlan, float]:
        """How often each plan was played, on average."""
        plans = [RoundPlan(pair, _sabotage(aim)) for aim in self.aims for pair in self.pairs]
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
    for player in players:
        if player.aim is not None:
            target, more = player.aim
            turned[target] = turned.get(target, 0) ^ more
    return turned


# ── what a seat that knows its own hand does ──────────────────────────────────────────────────────────────────────────
#
# Nobody's hand is known to the others: they meet many hands at my seat, of which mine is one. With two players my mix
# is therefore close to my part of an equilibrium of the imagined deals, in which every hand has a mix of its own;
# with more players it is a sensible answer to others who learn in the same way. What counts is the round: points less
# the average of the others' points, whatever the score of the game.


@dataclass(frozen=True, slots=True)
class Guess:
    """What to do in a round: a mix of plans, the share of the imagined rounds in which it scores, and how many hands
    were imagined for each of the others."""

    mix: Distribution[RoundPlan]
    scores: Fraction
    hands: int


def guess(view: View) -> Guess:
    """The mix of plans for a seat that has its symbol; the same from the first card to the sabotage.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> found = guess(observe(new_game(2, "FERN-42"), 0))
    >>> sum(found.mix.chances.values()), found.hands
    (Fraction(1, 1), 24)
    """
    return _guess(before_laying(view), 1)


def before_laying(view: View) -> View:
    """The same view at the beginning of the round, with all of the seat's own cards in its hand."""
    hand = in_order([*view.hand, *[card for card in view.mine if card is not None]])
    return replace(
        view,
        phase=Phase.NUMBERS,
        hand=hand,
        laid=tuple([NOTHING_LAID if seat == view.player else None for seat in range(view.players)]),
        ready=(False,) * view.players,
        sabotages=(None,) * view.players,
        chosen=(False,) * view.players,
        to_act=view.active,
    )


def own_table(view: View, symbol: Symbol | None = None) -> PayoffTable:
    """What every pair of a seat's whole hand, laid cards included, brings beside its symbol or another one."""
    symbol = symbol or view.symbol
    assert symbol is not None, "Numbers come after every player has a symbol."
    return payoff_table(before_laying(view).hand, symbol, len(view.active) - 1, view.rules)


def own_sabotage(view: View, symbol: Symbol) -> Distribution[Where]:
    """How likely each sabotage of a seat's equation is under a symbol, for all that its own cards tell."""
    return expected_sabotage(before_laying(view).hand, symbol, len(view.active) - 1)


def promise(view: View) -> dict[Symbol, Fraction]:
    """How often each symbol on offer would score, where symbols are drafted; those who follow take any."""
    found = {}
    for symbol in dict.fromkeys(view.offer):
        found[symbol] = _guess(_with_symbols(view, symbol), len(set(view.offer))).scores
    return found


def _with_symbols(view: View, symbol: Symbol) -> View:
    """The view after a symbol has been taken, and others by those who follow: any of the rest."""
    left = list(view.offer)
    left.remove(symbol)
    symbols = list(view.symbols)
    symbols[_seat(view)] = symbol
    following = [seat for seat in view.order if seat != view.player]
    taken, _ = Rng(f"{view.round} {symbol}").shuffled(left)
    for seat, one in zip(following, taken, strict=False):
        symbols[seat] = one
    return before_laying(replace(view, symbols=tuple(symbols), offer=(), order=()))


@lru_cache(maxsize=64)
def _guess(view: View, haste: int) -> Guess:
    """As `guess`, from the beginning of the round, with so many times fewer rounds."""
    others = [_others(view, number) for number in range(max(FEWEST, HANDS // (len(view.active) - 1)))]
    me = _holder(view, _seat(view), view.hand)
    rounds = ROUNDS * 2 // len(view.active) // haste
    _practise([me, *_instead_of_me(view, len(others) - 1)], others, rounds, Random(f"{view.hand} {view.symbols}"))
    return Guess(_mix(me.shares()), Fraction(round(100 * me.scores), 100), len(others))


def _seat(view: View) -> Player:
    assert view.player is not None, "Someone who only watches has no cards to plan with."
    return view.player


def _holder(view: View, seat: Player, hand: tuple[str, ...]) -> Holder:
    return Holder(seat, hand, view.symbols, view.active, view.rules)


def _others(view: View, number: int) -> list[Holder]:
    """Hands that the others may hold."""
    hands = imagine(view, number).hands
    return [_holder(view, seat, hands[seat]) for seat in view.active if seat != view.player]


def _instead_of_me(view: View, number: int) -> list[Holder]:
    """Hands that I may hold, for all that the others know."""
    seat = _seat(view)
    outside = replace(view, player=None, hand=(), laid=(None,) * view.players)
    return [_holder(view, seat, imagine(outside, which).hands[seat]) for which in range(number)]


def _practise(mine: Sequence[Holder], others: Sequence[Sequence[Holder]], rounds: int, random: Random) -> None:
    """Rounds and rounds with any of the hands: all who play learn, and the first at my seat learns from every round."""
    me, chance = mine[0], random.random
    for number in range(rounds):
        at_my_seat, rivals = mine[int(chance() * len(mine))], others[number % len(others)]
        table = [at_my_seat, *rivals]
        for learner in table:
            if chance() < ERRORS:
                learner.err(chance())
            else:
                learner.play(chance())
        for learner in table:
            if learner is not me:
                learner.learn([other for other in table if other is not learner])
        me.learn(rivals, weight=number**2)


def _mix(shares: dict[RoundPlan, float]) -> Distribution[RoundPlan]:
    """How often each plan was played, without the rare ones."""
    most = max(shares.values())
    percents = {plan: round(100 * share / most) for plan, share in shares.items()}
    kept = {plan: percent for plan, percent in percents.items() if percent >= RARE}
    return Distribution({plan: Fraction(percent, sum(kept.values())) for plan, percent in kept.items()})


# ── what was possible in a round ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Possible:
    """A round as it went for a player, and the best that could have come of the same cards."""

    player: Player
    was: RoundResult
    best: RoundResult

    @property
    def scored(self) -> bool:
        """Whether the player got the point."""
        return self.player in self.was.winners

    @property
    def could_score(self) -> bool:
        """Whether the player could have got it."""
        return self.player in self.best.winners


def possible(views: Sequence[View]) -> tuple[Possible, ...]:
    """Every round that the player of these views, one for each moment of a game, has played."""
    found = []
    for result in views[-1].results:
        starts = [view for view in views if view.round == result.round and view.phase is Phase.NUMBERS]
        if starts and starts[0].player in result.seats:
            start = starts[0]
            assert start.player is not None
            found.append(Possible(start.player, result, best_round(result, start.player, before_laying(start).hand)))
    return tuple(found)


def best_round(result: RoundResult, player: Player, hand: Cards) -> RoundResult:
    """The round as it would have gone with the best play of a hand, the others doing what they did.

    The best play scores, leaves the fewest others to score, and has the highest value; of equal ones the one that was
    chosen.

    >>> from mathgames_widgets.games.matician.rules.state import Rules
    >>> laid = [Equation("4", "+", "13"), Equation("5", "x", "3")]
    >>> was = judge(1, laid, [None, Sabotage(0, 1)], [0, 0], Rules())
    >>> best_round(was, 0, ("4", "12", "13", "-")).equation_of(0), was.winners
    (Equation(left='13', symbol='+', right='4', minuses=(0, 1)), (1,))
    """
    plays = [result, *plays_of(result, player, hand)]
    return max(plays, key=lambda play: _worth(play, player))


def _worth(result: RoundResult, player: Player) -> tuple[bool, int, bool, object]:
    measured = result.measures[player]
    return (player in result.winners, -len(result.winners), measured is not None, measured or 0)


def plays_of(result: RoundResult, player: Player, hand: Cards) -> Iterator[RoundResult]:
    """The round as it would have gone with each play of a hand, the others doing what they did."""
    symbol = result.equation_of(player).symbol
    before = [points - (seat in result.winners) for seat, points in enumerate(result.points)]
    laid = [None if equation is None else equation.as_laid for equation in result.equations]
    attacks: list[Sabotage | None] = [None]
    if MINUS in hand:
        attacks += [Sabotage(seat, side) for seat in result.seats if seat != player for side in SIDES]
    for left, right in dict.fromkeys(permutations(playable(hand, symbol, is_small=result.rules.small_under_times), 2)):
        equations = [*laid[:player], Equation(left, symbol, right), *laid[player + 1 :]]
        for attack in attacks:
            sabotages = [*result.sabotages[:player], attack, *result.sabotages[player + 1 :]]
            yield judge(result.round, equations, sabotages, before, result.rules)
