"""Which placement is best: what a measure of a goal is worth, the best of all placements, and a quick good one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import combinations, product
from math import prod

from ..rules.cards import (
    BLANK,
    DICE,
    DOUBLE,
    EVERY_SIDE,
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    TOKENS,
    Card,
    Cards,
    Dice,
    Goal,
    Goals,
    Side,
    Values,
    flipped,
    in_order,
    modified,
    value_of,
    worth,
)
from ..rules.rules import DRAWN
from ..rules.scoring import COUNTED, LEAST_WINS, TOTALS, Measure, measure, winners
from .weights import A_DIE, FIRST, MOST, STEPS

Worth = Callable[[Measure], int]
"""A whole number, the greater the better: tokens, or tokens over many imagined tables."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A goal, and what each measure of it is worth."""

    goal: Goal
    worth: Worth

    def of(self, values: Values) -> int:
        """What the values of six dice are worth."""
        return self.worth(measure(self.goal, values))


def against(goal: Goal, tables: Sequence[Sequence[Values]], tokens: int = TOKENS) -> Aim:
    """What one takes for a goal against others, added up over all tables that are thought possible.

    Each table names the values of everyone else's dice. Divided by the number of tables it is the expected number of
    tokens, if all of these tables are equally likely.

    >>> aim = against("most 6s", [[(6, 6, 1, 1, 1, 1)], [(6, 1, 1, 1, 1, 1)]])
    >>> [aim.worth(sixes) for sixes in (0, 1, 2, 3)]
    [0, 3, 9, 12]
    """
    return _added_up(goal, tables, lambda mine, theirs: _share(goal, mine, theirs, tokens))


def achieving(goal: Goal, tables: Sequence[Sequence[Values]]) -> Aim:
    """On how many of the tables one achieves a goal, alone or with others.

    >>> aim = achieving("most 6s", [[(6, 6, 1, 1, 1, 1)], [(6, 1, 1, 1, 1, 1)]])
    >>> [aim.worth(sixes) for sixes in (0, 1, 2)]
    [0, 1, 2]
    """
    return _added_up(goal, tables, lambda mine, theirs: int(0 in winners(goal, (mine, *theirs))))


def _added_up(
    goal: Goal, tables: Sequence[Sequence[Values]], counts: Callable[[Measure, tuple[Measure, ...]], int]
) -> Aim:
    others = [tuple([measure(goal, values) for values in table]) for table in tables]

    @cache
    def worth(mine: Measure) -> int:
        return sum([counts(mine, theirs) for theirs in others])

    return Aim(goal, worth)


def _share(goal: Goal, mine: Measure, theirs: tuple[Measure, ...], tokens: int) -> int:
    achieved = winners(goal, (mine, *theirs))
    return tokens // len(achieved) if 0 in achieved else 0


# ── as much as possible ───────────────────────────────────────────────────────────────────────────────────────────


def ambition(goal: Goal) -> Aim:
    """As much of a goal as possible, whatever the others have.

    >>> [ambition("most odds").worth(odds) for odds in (0, 1, 2)], ambition("lowest total").worth(20)
    ([0, 10, 20], -40)
    """
    step = STEPS.get(goal, A_DIE) * (-1 if goal in LEAST_WINS else 1)

    def worth(mine: Measure) -> int:
        return step * (mine or 0)

    return Aim(goal, worth)


def surely(goals: Goals, tables: Sequence[Sequence[Values]]) -> tuple[Aim, ...]:
    """The tokens of each goal over all tables, and then as much of it as possible.

    >>> (aim,) = surely(("most 6s",), [[(6, 1, 1, 1, 1, 1)]])
    >>> [aim.worth(sixes) for sixes in (0, 1, 2, 3)]
    [0, 310, 620, 630]
    """
    return tuple([_first(against(goal, tables), ambition(goal), FIRST) for goal in goals])


def surely_achieving(goal: Goal, tables: Sequence[Sequence[Values]]) -> Aim:
    """On how many of the tables one achieves a goal; then its tokens over all of them, and then as much as possible.

    >>> aim = surely_achieving("most 6s", [[(6, 1, 1, 1, 1, 1)]])
    >>> [aim.worth(sixes) for sixes in (0, 1, 2)]
    [0, 1000310, 1000620]
    """
    (alone,) = surely((goal,), tables)
    return _first(achieving(goal, tables), alone, MOST)


def _first(aim: Aim, then: Aim, times: int) -> Aim:
    """One aim of a goal, and where that makes no difference another."""
    return Aim(aim.goal, lambda mine: times * aim.worth(mine) + then.worth(mine))


# ── What goals look at in the values of dice, as one whole number that adds up: the profile of some dice ─────────────
#
# From its lowest bits on: for each goal that counts dice, how many it counts; then the sum, each value counted from the
# smallest there can be; then for each value how many dice have it. Only what the goals at hand need is there.

Profile = int

BITS = 3
"""Up to six dice are counted in three bits, so nothing is ever carried over."""

COUNT = 2**BITS - 1


@dataclass(frozen=True)
class Profiles:
    """The profiles for some aims, where values lie between two bounds.

    >>> odds = Profiles((Aim("most odds", lambda odds: odds or 0),), 1, 6)
    >>> odds.worth(sum(odds.of_die(value) for value in (1, 2, 3, 3, 5, 6)))
    4
    """

    aims: tuple[Aim, ...]
    lowest: int
    highest: int

    @cached_property
    def of_die(self) -> Callable[[int], Profile]:
        """The profile of one die, by its value."""
        return cache(self._of_die)

    def _of_die(self, value: int) -> Profile:
        profile = sum(COUNTED[aim.goal](value) << shift for aim, shift in zip(self._counts, self._shifts, strict=True))
        if self._totals:
            profile += (value - self.lowest) << self._sum_at
        if self._of_values:
            profile += 1 << self._values_at + BITS * (value - self.lowest)
        return profile

    @cached_property
    def worth(self) -> Callable[[Profile], int]:
        """What a profile of six dice is worth, all aims together."""
        counts = tuple(
            (shift, tuple([aim.worth(number) for number in range(DICE + 1)]))
            for aim, shift in zip(self._counts, self._shifts, strict=True)
        )
        sum_at, sum_mask, values_at = self._sum_at, (1 << self._sum_bits) - 1, self._values_at
        sums, of_values = cache(self._worth_of_sum), self._worth_of_values
        has_sum, has_values = bool(self._totals), bool(self._of_values)

        def worth(profile: Profile) -> int:
            total = 0
            for shift, table in counts:
                total += table[profile >> shift & COUNT]
            if has_sum:
                total += sums(profile >> sum_at & sum_mask)
            return total + of_values(profile >> values_at) if has_values else total

        return worth

    @cached_property
    def worth_again(self) -> Callable[[Profile], int]:
        """The same, for those who ask of the same profiles again and again: some thousand answers are kept."""
        return lru_cache(maxsize=4096)(self.worth)

    def _worth_of_sum(self, above: int) -> int:
        total = above + DICE * self.lowest
        return sum([aim.worth(total) for aim in self._totals])

    def _worth_of_values(self, tally: int) -> int:
        values = self._values(tally)
        return sum([aim.worth(measure(aim.goal, values)) for aim in self._of_values])

    def _values(self, tally: int) -> Values:
        """The values of six dice, told how many have each."""
        values: list[int] = []
        while tally:
            place = ((tally & -tally).bit_length() - 1) // BITS
            number = tally >> BITS * place & COUNT
            values += [self.lowest + place] * number
            tally -= number << BITS * place
        return tuple(values)

    @cached_property
    def _counts(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal in COUNTED])

    @cached_property
    def _totals(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal in TOTALS])

    @cached_property
    def _of_values(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal not in COUNTED and aim.goal not in TOTALS])

    @cached_property
    def _shifts(self) -> range:
        return range(0, BITS * len(self._counts), BITS)

    @property
    def _sum_at(self) -> int:
        return BITS * len(self._counts)

    @property
    def _sum_bits(self) -> int:
        return (DICE * (self.highest - self.lowest)).bit_length() if self._totals else 0

    @property
    def _values_at(self) -> int:
        return self._sum_at + self._sum_bits


# ── What one die can come to with the cards of a hand: each value once, with as few of the cards as it takes ─────────

Bundle = int
"""Some cards of a hand as one number: to put two bundles together is to add them."""


@dataclass(frozen=True)
class Bundles:
    """The bundles of a hand. Equal cards are the same card, so a hand has at most 2⁶ = 64 of them.

    Each kind of card has a place in the number, as digits have, and its digit says how many of them there are. Reroll
    and blank cards are left out: the one is left to chance, the other does nothing.

    >>> hand = Bundles(("+1", "+1", "x2", "blank"))
    >>> hand.full, len(hand.all), hand.cards(5), hand.rest(4)
    (5, 6, ('+1', '+1', 'x2'), 1)
    """

    hand: Cards

    @cached_property
    def kinds(self) -> dict[Card, Bundle]:
        """What one card of each kind adds to the number of a bundle."""
        counts: dict[Card, int] = {}
        for card in in_order(self.hand):
            if card not in (REROLL, BLANK):
                counts[card] = counts.get(card, 0) + 1
        sizes = [count + 1 for count in counts.values()]
        return {card: prod(sizes[:number]) for number, card in enumerate(counts)}

    @cached_property
    def all(self) -> tuple[Bundle, ...]:
        """Every bundle, so that each comes after those that it holds."""
        return tuple(range(self.full + 1))

    @cached_property
    def full(self) -> Bundle:
        """The whole hand."""
        return sum(self.kinds.get(card, 0) for card in self.hand)

    @cached_property
    def without_one(self) -> tuple[tuple[tuple[Card, Bundle], ...], ...]:
        """For each bundle: each kind of card in it, and the bundle without one of them."""
        return tuple(
            tuple((card, bundle - self.kinds[card]) for card in dict.fromkeys(self.cards(bundle)))
            for bundle in self.all
        )

    @cached_property
    def inside(self) -> tuple[tuple[Bundle, ...], ...]:
        """For each bundle, all bundles that it holds: none of the cards up to all of them."""
        counts = [self._counts(bundle) for bundle in self.all]
        return tuple(tuple(self._parts(counts[bundle])) for bundle in self.all)

    def cards(self, bundle: Bundle) -> Cards:
        """The cards of a bundle, sorted."""
        return tuple([card for card, count in self._counts(bundle).items() for _ in range(count)])

    def rest(self, bundle: Bundle) -> Bundle:
        """The cards of the hand that are not in a bundle."""
        return self.full - bundle

    def _counts(self, bundle: Bundle) -> dict[Card, int]:
        counts = {}
        for card, unit in reversed(self.kinds.items()):
            counts[card], bundle = divmod(bundle, unit)
        return dict(reversed(counts.items()))

    def _parts(self, counts: Mapping[Card, int]) -> Iterator[Bundle]:
        for taken in product(*[range(count + 1) for count in counts.values()]):
            yield sum(number * self.kinds[card] for number, card in zip(taken, counts, strict=True))


@dataclass(frozen=True, slots=True)
class DieWay:
    """How a die comes to a value: the cards behind it from top to bottom, and the side to pick, if one is."""

    stack: Cards = ()
    pick: Side | None = None


Reach = tuple[Mapping[int, DieWay], ...]
"""For each bundle, the values that take exactly these cards, and one way to each."""


def reach(side: Side, bundles: Bundles) -> Reach:
    """What a die can come to, for each bundle of cards behind it.

    Orders that end in the same value are one. A value that fewer of the cards make as well is not named again: what is
    not needed here can be used elsewhere, or not at all. Nor does anything that is built on it have to be.

    >>> hand = Bundles(("+1", "x2"))
    >>> [dict.fromkeys(values) for values in reach(3, hand)]
    [{3: None}, {4: None}, {6: None}, {7: None, 8: None}]
    >>> reach(3, hand)[hand.full][8].stack
    ('+1', 'x2')
    """
    table: list[dict[int, DieWay]] = []
    known: list[frozenset[int]] = []
    for bundle in bundles.all:
        made = _made(side, bundles.without_one[bundle], table) if bundle else {side: DieWay()}
        fewer = frozenset[int]().union(*[known[less] for _, less in bundles.without_one[bundle]])
        table.append({value: way for value, way in made.items() if value not in fewer})
        known.append(fewer.union(made))
    return tuple(table)


def _made(side: Side, last: tuple[tuple[Card, Bundle], ...], table: list[dict[int, DieWay]]) -> dict[int, DieWay]:
    """All values with one more card at the bottom. Cards that act on the die itself come first, and one is enough."""
    made: dict[int, DieWay] = {}
    for card, before in last:
        if card in ON_THE_DIE:
            made |= _on_the_die(side, card) if not before else {}
            continue
        for value, way in table[before].items():
            made.setdefault(modified(value, card), DieWay((*way.stack, card), way.pick))
    return made


def _on_the_die(side: Side, card: Card) -> dict[int, DieWay]:
    if card == PICK:
        return {picked: DieWay((PICK,), picked) for picked in EVERY_SIDE}
    return {flipped(side): DieWay((FLIP,))}


# ── The best placement of a hand behind six dice, exactly, without going through all placements ──────────────────────
#
# What is best: `Aim`s say what each measure of each goal is worth, and the sum of that is made as great as it can be.
# Expected tokens can be added up goal by goal, even though the goals depend on each other, so against any number of
# imagined tables the best placement is the one with the most tokens on average. Rerolls are not placed; a pick shows
# whatever side is best.
#
# How the search avoids trying all placements, without missing one:
#
# 1. One die at a time, orders of cards that end in the same value are one, and a value that takes fewer cards is not
# made with more (see `reach`).
# 2. Of the values of some dice only what the goals look at is kept: how many dice are counted, the sum, or which values
# there are. This profile is one whole number, made so that the profile of more dice is the sum of their profiles.
# Whatever has the same profile is one, and one that takes fewer cards is enough.
# 3. Three dice and the three others are looked at apart, for each bundle of cards. Then each half is put together with
# what the other half can make of the cards left over. That is one addition for each pair, and no placement at all.
# 4. Only the best profile is traced back to cards.


@dataclass(frozen=True, slots=True)
class Placement:
    """Cards behind six dice, the sides to pick, the values that they bring, and what those are worth."""

    stacks: tuple[Cards, ...]
    picks: tuple[Side | None, ...]
    values: Values
    worth: int


def best_placement(dice: Dice, hand: Cards, aims: Sequence[Aim]) -> Placement:
    """The placement that is worth most; cards that it does not name are not played.

    >>> aims = [Aim(goal, lambda dice: 6 if dice >= 2 else 0) for goal in (Goal.MOST_6S, Goal.MOST_1S)]
    >>> best = best_placement((1, 2, 3, 4, 5, 6), ("+1", "x2", "-1"), aims)
    >>> best.worth, best.values, best.stacks
    (12, (1, 1, 3, 4, 6, 6), ((), ('-1',), (), (), ('+1',), ()))
    """
    return _Search(dice, hand, tuple(aims)).best()


def frugal_placement(dice: Dice, hand: Cards, aims: Sequence[Aim]) -> Placement:
    """The best placement without the cards that add nothing to it: another round can use them."""
    best = best_placement(dice, hand, aims)
    while fewer := next(
        (placement for placement in _with_one_less(best, dice) if _worth(placement, aims) == best.worth), None
    ):
        best = fewer
    return best


def _with_one_less(best: Placement, dice: Dice) -> Iterator[Placement]:
    for die, stack in enumerate(best.stacks):
        for at in range(len(stack)):
            left = (*stack[:at], *stack[at + 1 :])
            pick = best.picks[die] if PICK in left else None
            stacks, picks = [*best.stacks], [*best.picks]
            stacks[die], picks[die] = left, pick
            values = [*best.values]
            values[die] = worth(dice[die] if pick is None else pick, left)
            yield Placement(tuple(stacks), tuple(picks), tuple(values), best.worth)


def _worth(placement: Placement, aims: Sequence[Aim]) -> int:
    return sum([aim.of(placement.values) for aim in aims])


Half = list[list[set[Profile]]]
"""After each die of one half, for each bundle: the profiles that take exactly these cards."""


@dataclass(frozen=True)
class _Search:
    """One hand behind one roll."""

    dice: Dice
    hand: Cards
    aims: tuple[Aim, ...]

    def best(self) -> Placement:
        """The best profile of all, and a way to it.

        Of profiles as good with the same cards the smallest counts: sets of large numbers have another order where
        Python has 32 bits, as in a browser, and the same seed must give the same game there.
        """
        left, right = self._half(range(DICE // 2)), self._half(range(DICE // 2, DICE))
        worth, (bundle, profile) = self._profiles.worth, (0, 0)
        most: int | None = None
        closed = self._closed(right[-1])
        seen: set[Profile] = set()
        for taken, mine in enumerate(left[-1]):
            others = closed[self._bundles.rest(taken)]
            new = {profile + other for profile in mine for other in others} - seen
            seen |= new
            for one in new:
                value = worth(one)
                if most is None or value > most or (value == most and taken == bundle and one < profile):
                    most, bundle, profile = value, taken, one
        return self._traced(left, right, bundle, profile)

    def _half(self, places: range) -> Half:
        """The profiles after each of some dice, the last one without those that fewer cards make as well."""
        size = len(self._bundles.all)
        layers: Half = [[{0}, *[set[Profile]() for _ in range(size - 1)]]]
        for place in places:
            layers.append(self._with_die(layers[-1], place))
        return layers

    def _with_die(self, before: list[set[Profile]], place: int) -> list[set[Profile]]:
        of_die = [[self._marks[value] for value in values] for values in self._reach[place]]
        after: list[set[Profile]] = []
        for bundle in self._bundles.all:
            reached = set[Profile]()
            for taken in self._bundles.inside[bundle]:
                if of_die[taken] and before[bundle - taken]:
                    reached |= {profile + mark for profile in before[bundle - taken] for mark in of_die[taken]}
            after.append(reached)
        known = self._closed(after)
        for bundle in self._bundles.all:
            for _, less in self._bundles.without_one[bundle]:
                after[bundle] -= known[less]
        return after

    def _closed(self, exactly: list[set[Profile]]) -> list[set[Profile]]:
        """For each bundle the profiles that take these cards or fewer."""
        closed: list[set[Profile]] = []
        for bundle in self._bundles.all:
            closed.append(exactly[bundle].union(*[closed[less] for _, less in self._bundles.without_one[bundle]]))
        return closed

    @cached_property
    def _bundles(self) -> Bundles:
        return Bundles(self.hand)

    @cached_property
    def _reach(self) -> tuple[Reach, ...]:
        by_side = {side: reach(side, self._bundles) for side in set(self.dice)}
        return tuple([by_side[side] for side in self.dice])

    @cached_property
    def _profiles(self) -> Profiles:
        values = {value for step in self._reach for ways in step for value in ways}
        return Profiles(self.aims, min(values), max(values))

    @cached_property
    def _marks(self) -> dict[int, Profile]:
        values = {value for step in self._reach for ways in step for value in ways}
        return {value: self._profiles.of_die(value) for value in values}

    # ── back to cards ─────────────────────────────────────────────────────────────────────────────────────────────

    def _traced(self, left: Half, right: Half, bundle: Bundle, profile: Profile) -> Placement:
        """One way to a profile whose left half takes a bundle."""
        for other in self._bundles.inside[self._bundles.rest(bundle)]:
            for own in sorted(left[-1][bundle]):
                if profile - own in right[-1][other]:
                    ways = self._ways(left, 0, bundle, own) + self._ways(right, DICE // 2, other, profile - own)
                    return self._placement(ways, self._profiles.worth(profile))
        raise AssertionError("The profile was put together from two halves.")

    def _ways(self, half: Half, first: int, bundle: Bundle, profile: Profile) -> list[tuple[int, DieWay]]:
        """The value of each die of a half, from its last die back to its first."""
        ways = []
        for number in range(len(half) - 1, 0, -1):
            value, taken = self._last(half[number - 1], self._reach[first + number - 1], bundle, profile)
            ways.append((value, self._reach[first + number - 1][taken][value]))
            bundle, profile = bundle - taken, profile - self._marks[value]
        return ways[::-1]

    def _last(self, before: list[set[Profile]], of_die: Reach, bundle: Bundle, profile: Profile) -> tuple[int, Bundle]:
        """What the last die of some may have been: its value, and the cards behind it."""
        return next(
            (value, taken)
            for taken in self._bundles.inside[bundle]
            for value in of_die[taken]
            if profile - self._marks[value] in before[bundle - taken]
        )

    def _placement(self, ways: list[tuple[int, DieWay]], worth: int) -> Placement:
        return Placement(
            stacks=tuple([way.stack for _, way in ways]),
            picks=tuple([way.pick for _, way in ways]),
            values=tuple([value for value, _ in ways]),
            worth=worth,
        )


# ── What someone may make of a roll without looking far: card after card goes where it helps most ───────────────────

Stack = tuple[Side, Cards]
"""A side and the cards behind it that act on its value, from top to bottom."""

Ways = Mapping[int, tuple[Stack, Cards]]
"""Values that a die can be brought to, each with the stack that makes it and the cards that it takes."""


class Wants:
    """What someone wants: some aims, and how they weigh values."""

    def __init__(self, *aims: Aim) -> None:
        self.is_close = any(aim.goal == Goal.SMALLEST_RANGE for aim in aims)
        self._aims = aims
        self._profiles: dict[int, Profiles] = {}

    def profiles(self, doubles: int) -> Profiles:
        """The profiles for a hand with so many x2: a side and six cards make 24 at most, doubled for each x2 among
        them, so that values have room enough."""
        if doubles not in self._profiles:
            bound = (SIDES + 3 * DRAWN) * 2**doubles
            self._profiles[doubles] = Profiles(self._aims, -bound, bound)
        return self._profiles[doubles]

    def worth(self, laid: LaidOut) -> int:
        """What is laid is worth so much."""
        profiles = self.profiles(laid.doubles)
        return profiles.worth(sum(map(profiles.of_die, laid.values)))


@lru_cache(maxsize=16)
def all_of(goals: Goals) -> Wants:
    """As much as possible of some goals, whatever the others have."""
    return Wants(*map(ambition, goals))


def sensible_values(dice: Dice, cards: Cards, goals: Goals) -> Values:
    """What someone may make of a roll who wants as much as possible of some goals.

    This is quick, and not the best there is. Rerolls and blank cards are not placed.

    >>> sensible_values((1, 2, 3, 4, 5, 6), ("+1", "+1", "-2", "[0]", "flip", "blank"), ("most 6s",))
    (6, 2, 3, 4, 6, 6)
    """
    return _sensible_values(nothing_laid(dice, cards), goals)


@lru_cache(maxsize=4096)
def _sensible_values(nothing: LaidOut, goals: Goals) -> Values:
    """Kept, since the same hand is imagined by several others, and again on other tables."""
    return laid_on(nothing, all_of(goals)).values


# ── card after card ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class LaidOut:
    """What lies behind six dice, what they are worth, and the cards that are left, sorted. So many x2 are in all."""

    stacks: tuple[Stack, ...]
    values: Values
    left: Cards
    doubles: int


def nothing_laid(dice: Dice, cards: Cards) -> LaidOut:
    """A roll before any card is laid."""
    left = in_order([card for card in cards if card not in (REROLL, BLANK)])
    return LaidOut(tuple([(side, ()) for side in dice]), dice, left, left.count(DOUBLE))


def laid_on(laid: LaidOut, wants: Wants) -> LaidOut:
    """What lies there when no card helps any more: one goes where it helps most, or two behind one die where no single
    one helps. What lies there already stays.

    >>> laid_on(nothing_laid((1, 2, 3, 4, 5, 6), ("+1", "+3")), all_of(("most 6s",))).values
    (1, 2, 6, 4, 6, 6)
    """
    return _Laying(laid, wants).done()


class _Laying:
    """Someone who lays a card or two at a time."""

    def __init__(self, laid: LaidOut, wants: Wants) -> None:
        self._profiles = wants.profiles(laid.doubles)
        self._doubles = laid.doubles
        self._stacks, self._values, self._left = list(laid.stacks), list(laid.values), laid.left
        self._profile = sum(map(self._profiles.of_die, laid.values))
        self._wants_them_close = wants.is_close

    def done(self) -> LaidOut:
        """What lies there when no card helps any more."""
        while self._is_better(1) or self._is_better(2) or self._is_closer():
            pass
        return LaidOut(tuple(self._stacks), tuple(self._values), self._left, self._doubles)

    def _is_better(self, number: int) -> bool:
        """Place so many cards where they help most, if they do."""
        worth, of_die = self._profiles.worth_again, self._profiles.of_die
        now, most, choice = self._profile, worth(self._profile), None
        for die, ways in self._ways(number):
            without = now - of_die(self._values[die])
            for value in ways:
                if (gained := worth(without + of_die(value))) > most:
                    most, choice = gained, (die, value, ways[value])
        return self._is_placed(choice)

    def _is_closer(self) -> bool:
        """Bring a die nearer to the others: where several are far off, one alone does not make the range smaller."""
        if not self._wants_them_close:
            return False
        worth, of_die, choice, most = self._profiles.worth_again, self._profiles.of_die, None, 0
        middle, now = sorted(self._values)[DICE // 2], self._profile
        for die, ways in self._ways(1):
            before = self._values[die]
            for value in ways:
                nearer = abs(before - middle) - abs(value - middle)
                if nearer > most and worth(now - of_die(before) + of_die(value)) >= worth(now):
                    most, choice = nearer, (die, value, ways[value])
        return self._is_placed(choice)

    def _is_placed(self, choice: tuple[int, int, tuple[Stack, Cards]] | None) -> bool:
        if choice is None:
            return False
        die, value, (stack, taken) = choice
        self._profile += self._profiles.of_die(value) - self._profiles.of_die(self._values[die])
        self._values[die], self._stacks[die] = value, stack
        for card in taken:
            at = self._left.index(card)
            self._left = self._left[:at] + self._left[at + 1 :]
        return True

    def _ways(self, number: int) -> Iterator[tuple[int, Ways]]:
        """For the first die of each kind, what so many more cards make of it. What helps one of two equal dice helps
        the other as much."""
        taken = tuple(dict.fromkeys(combinations(self._left, number)))
        for stack in dict.fromkeys(self._stacks):
            made: dict[int, tuple[Stack, Cards]] = {}
            for cards in taken:
                made |= _made_sensible(stack, cards)
            yield self._stacks.index(stack), made


@lru_cache(maxsize=8192)
def _made_sensible(stack: Stack, cards: Cards) -> Ways:
    """What cards make of a die, put anywhere into its stack."""
    made = {value_of(*stack): (stack, cards)}
    for card in cards:
        before = [stack for stack, _ in made.values()]
        made = {value_of(*stack): (stack, cards) for before_it in before for stack in _stacks_with(card, *before_it)}
    return made


def _stacks_with(card: Card, side: Side, behind: Cards) -> list[Stack]:
    """Picks and flips act first; any other card may lie anywhere."""
    if card == PICK:
        return [(picked, behind) for picked in EVERY_SIDE]
    if card == FLIP:
        return [(flipped(side), behind)]
    return [(side, (*behind[:at], card, *behind[at:])) for at in range(len(behind) + 1)]
