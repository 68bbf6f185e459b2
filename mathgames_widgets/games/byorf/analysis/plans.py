"""Building without rivals: the best function that some cards allow, and a puzzle to find it oneself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from mathgames_widgets.core.rng import Rng, seed_text
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.rational.polynomial import Polynomial

from ..rules.cards import FACTORS, GOALS, Cards, Factor, Goal
from ..rules.scoring import CONDITIONS, after_ties, score, share, with_the_best
from ..rules.state import Award, Built, Row, Rules


@dataclass(frozen=True, slots=True)
class BestBuild:
    """A function, what it earns, and the award of each goal (seat 0 is the builder)."""

    top: Cards
    bottom: Cards
    points: int
    awards: tuple[Award, ...]

    @property
    def achieved(self) -> tuple[Goal, ...]:
        """The goals that earn points."""
        return tuple(award.goal for award in self.awards if award.evidence[0].points)


def earned(built: Built, goals: Sequence[Goal], rules: Rules | None = None) -> BestBuild:
    """What a function earns alone at the table."""
    awards = score(goals, [built], rules)
    return BestBuild(built.top, built.bottom, sum(award.evidence[0].points for award in awards), awards)


def best_build(
    cards: Sequence[Factor], goals: Sequence[Goal], rivals: Sequence[Built] = (), rules: Rules | None = None
) -> BestBuild:
    """The function worth most among all ways to build it: each card above, below or aside, 729 ways for six cards.

    Superlative goals are scored against the functions of `rivals`; without any, as if alone at the table. Of several
    that earn the same, the one with the fewest cards is given, since it is the easiest to read.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> cards = [factor("F18"), factor("F19"), factor("F05")]                # x − 2, x − 2, x + 1
    >>> best = best_build(cards, [goal("G15"), goal("G19")])
    >>> best.points, [card.face for card in best.top], [card.face for card in best.bottom]
    (2, ['x − 2'], ['x − 2'])
    """
    return _best_build(tuple(cards), tuple(goals), tuple(rivals), Rules() if rules is None else rules)


@lru_cache(maxsize=512)
def _best_build(cards: Cards, goals: tuple[Goal, ...], rivals: tuple[Built, ...], rules: Rules) -> BestBuild:
    points, way = _best_way(cards, ways(len(cards)), [_price(goal, rivals, rules) for goal in goals])
    built = built_in(way, cards)
    return BestBuild(built.top, built.bottom, points, score(goals, (built, *rivals), rules))


def _best_way(cards: Cards, some: Sequence[Way], prices: Sequence[Price], to_beat: int = -1) -> tuple[int, Way]:
    """The first of some ways that earns most, and what it earns; `to_beat` and all ASIDE where none earns more."""
    dearest_first = sorted(prices, key=lambda price: -price.most)
    limit = sum(price.most for price in prices)
    polynomials = [Polynomial.linear(card.lead, card.root) for card in cards]
    best, best_way = to_beat, (ASIDE,) * len(cards)
    if best == limit:
        return best, best_way
    for way in some:
        points = _worth(_function(polynomials, way), len(way) - way.count(ASIDE), dearest_first, limit, best)
        if points > best:
            best, best_way = points, way
            if best == limit:
                break
    return best, best_way


def nearest_best(cards: Cards, goals: tuple[Goal, ...], built: Built, rules: Rules) -> BestBuild:
    """The best function that takes the fewest moves from what is built: the one that a hint leads to.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> cards = (factor("F18"), factor("F19"), factor("F05"))               # x − 2, x − 2, x + 1
    >>> far = nearest_best(cards, (goal("G15"),), Built((factor("F19"),)), Rules())
    >>> [card.id for card in far.top], [card.id for card in far.bottom]
    (['F19'], ['F18'])
    """
    there = {Row.TOP: ABOVE, Row.BOTTOM: BELOW, None: ASIDE}
    now = [there[built.row_of(card)] for card in cards]
    way = min(_best_ways(cards, goals), key=lambda way: sum(a != b for a, b in zip(way, now, strict=True)))
    found = built_in(way, cards)
    return earned(found, goals, rules)


@lru_cache(maxsize=64)
def _best_ways(cards: Cards, goals: tuple[Goal, ...]) -> tuple[Way, ...]:
    """All ways that earn most, alone at the table."""
    prices = [_open_price(goal, goal.points) for goal in goals]
    limit = sum(price.most for price in prices)
    polynomials = [Polynomial.linear(card.lead, card.root) for card in cards]
    most, _ = _best_way(cards, ways(len(cards)), prices)
    return tuple(
        way
        for way in ways(len(cards))
        if _worth(_function(polynomials, way), len(way) - way.count(ASIDE), prices, limit, most - 1) == most
    )


@lru_cache(maxsize=8192)
def most_worth(cards: Cards, goals: tuple[Goal, ...], players: int) -> int:
    """The most that `cards` can earn, times `players`, when a superlative goal is worth one share among the players.

    It is what all of them but one can earn, or else one of the ways that use all: hands that share cards share work.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> most_worth((factor("F18"), factor("F19")), (goal("G15"), goal("G34")), players=2)    # 2 · 2 + 4
    8
    """
    shares = [1 if goal.is_superlative else players for goal in goals]
    prices = [_open_price(goal, goal.points * share) for goal, share in zip(goals, shares, strict=True)]
    fewer = [most_worth((*cards[:place], *cards[place + 1 :]), goals, players) for place in range(len(cards))]
    return _best_way(cards, ways_with_all(len(cards)), prices, max(fewer, default=-1))[0]


@lru_cache(maxsize=8192)
def total_worth(cards: Cards, goals: tuple[Goal, ...]) -> int:
    """What all the ways to build these cards earn together: how many doors they leave open."""
    polynomials = [Polynomial.linear(card.lead, card.root) for card in cards]
    functions = [_function(polynomials, way) for way in ways(len(cards))]
    return sum(goal.points for goal in goals for f in functions if CONDITIONS[goal.id].holds(f))


def within_reach(cards: Cards, goals: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """The goals that some function of these cards reaches, each taken by itself.

    >>> from mathgames_widgets.games.byorf.rules.cards import factor
    >>> from mathgames_widgets.games.byorf.rules.cards import goal
    >>> cards = (factor("F18"), factor("F19"))                               # x − 2, x − 2
    >>> [goal.id for goal in within_reach(cards, (goal("G14"), goal("G21"), goal("G15")))]
    ['G14', 'G15']
    """
    polynomials = [Polynomial.linear(card.lead, card.root) for card in cards]
    functions = [_function(polynomials, way) for way in ways(len(cards)) if any(way)]
    return tuple([goal for goal in goals if any(CONDITIONS[goal.id].holds(f) for f in functions)])


def prospect(cards: Cards, goals: tuple[Goal, ...]) -> tuple[int, int]:
    """How promising some cards are: what the best function earns, and what all functions earn together."""
    return best_build(cards, goals).points, total_worth(cards, goals)


ASIDE, ABOVE, BELOW = range(3)

Way = tuple[int, ...]
"""For each card in turn: ASIDE, ABOVE or BELOW."""


@cache
def ways(cards: int) -> tuple[Way, ...]:
    """All ways to build with so many cards: those that use fewest first, and earlier cards before later ones.

    >>> len(ways(6)), ways(1)
    (729, ((0,), (1,), (2,)))
    """
    all_ways = product((ASIDE, ABOVE, BELOW), repeat=cards)
    return tuple(sorted(all_ways, key=lambda way: (cards - way.count(ASIDE), [place == ASIDE for place in way])))


@cache
def ways_with_all(cards: int) -> tuple[Way, ...]:
    """The ways to build with so many cards that leave none aside.

    >>> ways_with_all(2)
    ((1, 1), (1, 2), (2, 1), (2, 2))
    """
    return tuple(product((ABOVE, BELOW), repeat=cards))


def built_in(way: Way, cards: Cards) -> Built:
    """The two rows that a way gives."""
    rows = [tuple(card for card, place in zip(cards, way, strict=True) if place == row) for row in (ABOVE, BELOW)]
    return Built(*rows)


def _function(polynomials: Sequence[Polynomial], way: Way) -> RationalFunction:
    top = [polynomial for polynomial, place in zip(polynomials, way, strict=True) if place == ABOVE]
    bottom = [polynomial for polynomial, place in zip(polynomials, way, strict=True) if place == BELOW]
    return RationalFunction(top, bottom)


class Price(NamedTuple):
    """What a goal pays at most, and to whom: a function and the number of its cards give points."""

    most: int
    pays: Callable[[RationalFunction, int], int]


def _price(goal: Goal, rivals: Sequence[Built], rules: Rules) -> Price:
    if not goal.is_superlative or not rivals:
        return _open_price(goal, goal.points)
    condition = CONDITIONS[goal.id]
    values = [condition.value(rival.function) for rival in rivals]
    cards_used = [rival.cards_used for rival in rivals]

    def pays(f: RationalFunction, cards: int) -> int:
        tied = with_the_best([condition.value(f), *values], condition.lowest_wins)
        winners = after_ties(tied, [cards, *cards_used], rules) if 0 in tied else ()
        return share(goal, winners, rules) if 0 in winners else 0

    return Price(goal.points, pays)


def _open_price(goal: Goal, points: int) -> Price:
    """What a goal pays where no rival stands in the way."""
    holds = CONDITIONS[goal.id].holds
    return Price(points, lambda f, cards: points if holds(f) else 0)


def _worth(f: RationalFunction, cards: int, prices: Sequence[Price], limit: int, to_beat: int) -> int:
    """What a function earns; counting stops where it can no longer beat the best so far."""
    for price in prices:
        if limit <= to_beat:
            break
        limit -= price.most - price.pays(f, cards)
    return limit


# ── the puzzle ────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Six cards and five goals: build the function worth most. Superlative goals count as if alone at the table.

    >>> task = puzzle("FERN-42")
    >>> len(task.cards), len(task.goals), task.answer.points
    (6, 5, 14)
    >>> task.check(Built((), ())).points
    0
    """

    seed: str
    cards: Cards
    goals: tuple[Goal, ...]

    @property
    def answer(self) -> BestBuild:
        """The best function, with the award of every goal. It may be one of several that earn as much."""
        return best_build(self.cards, self.goals)

    def check(self, built: Built) -> Attempt:
        """What a function earns, goal by goal.

        Raises ValueError with one sentence for a card that is not part of the puzzle or lies in both rows.
        """
        placed = (*built.top, *built.bottom)
        if any(card not in self.cards for card in placed):
            raise ValueError("Only the cards of the puzzle can be used.")
        if len(set(placed)) < len(placed):
            raise ValueError("Each card can be used only once.")
        found = earned(built, self.goals)
        return Attempt(built, found.points, found.points == self.answer.points, found.awards)


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try at a puzzle: the function, what it earns, whether nothing earns more, and the award of each goal."""

    built: Built
    points: int
    is_best: bool
    awards: tuple[Award, ...]


def puzzle(seed: str | int, *, cards: int = 6, goals: int = 5) -> Puzzle:
    """The puzzle of a seed: the same one on every machine.

    Goals are drawn again until some function earns points, so that no puzzle is without an answer.
    """
    code = seed_text(seed)
    rng = Rng(f"PUZZLE {code}")
    while True:
        factors, rng = rng.shuffled(FACTORS)
        drawn, rng = rng.shuffled(GOALS)
        task = Puzzle(code, tuple(sorted(factors[:cards])), tuple(sorted(drawn[:goals])))
        if task.answer.points:
            return task
