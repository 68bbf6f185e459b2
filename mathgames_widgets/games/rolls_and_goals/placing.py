"""The best placement of a hand behind six dice, exactly, without going through all placements.

What is best: `Aim`s say what each measure of each goal is worth, and the sum of that is made as great as it can be.
Expected tokens can be added up goal by goal, even though the goals depend on each other, so against any number of
imagined tables the best placement is the one with the most tokens on average. Rerolls are not placed; a pick shows
whatever side is best.

How the search avoids trying all placements, without missing one:

1. One die at a time, orders of cards that end in the same value are one, and a value that takes fewer cards is not made
   with more (see `reach`).
2. Of the values of some dice only what the goals look at is kept: how many dice are counted, the sum, or which values
   there are. This profile is one whole number, made so that the profile of more dice is the sum of their profiles.
   Whatever has the same profile is one, and one that takes fewer cards is enough.
3. Three dice and the three others are looked at apart, for each bundle of cards. Then each half is put together with
   what the other half can make of the cards left over. That is one addition for each pair, and no placement at all.
4. Only the best profile is traced back to cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from mathgames_widgets.games.rolls_and_goals.aims import Aim
from mathgames_widgets.games.rolls_and_goals.cards import DICE, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Side, Values
from mathgames_widgets.games.rolls_and_goals.profiles import Profile, Profiles
from mathgames_widgets.games.rolls_and_goals.reach import Bundle, Bundles, Reach, Way, reach


@dataclass(frozen=True, slots=True)
class Placement:
    """Cards behind six dice, the sides to pick, the values that they bring, and what those are worth."""

    stacks: tuple[Cards, ...]
    picks: tuple[Side | None, ...]
    values: Values
    worth: int


def best_placement(dice: Dice, hand: Cards, aims: Sequence[Aim]) -> Placement:
    """The placement that is worth most; cards that it does not name are not played.

    >>> from mathgames_widgets.games.rolls_and_goals.aims import reaching
    >>> aims = [reaching("most 6s", 2), reaching("most 1s", 2)]
    >>> best = best_placement((1, 2, 3, 4, 5, 6), ("+1", "x2", "-1"), aims)
    >>> best.worth, best.values, best.stacks
    (12, (1, 1, 3, 4, 6, 6), ((), ('-1',), (), (), ('+1',), ()))
    """
    return _Search(dice, hand, tuple(aims)).best()


Half = list[list[set[Profile]]]
"""After each die of one half, for each bundle: the profiles that take exactly these cards."""


@dataclass(frozen=True)
class _Search:
    """One hand behind one roll."""

    dice: Dice
    hand: Cards
    aims: tuple[Aim, ...]

    def best(self) -> Placement:
        """The best profile of all, and a way to it."""
        left, right = self._half(range(DICE // 2)), self._half(range(DICE // 2, DICE))
        worth, (bundle, profile) = self._profiles.worth, (0, 0)
        most: int | None = None
        closed = self._closed(right[-1])
        seen: set[Profile] = set()
        for taken, mine in enumerate(left[-1]):
            others = closed[self._bundles.rest(taken)]
            new = {one + other for one in mine for other in others} - seen
            seen |= new
            for one in new:
                if most is None or worth(one) > most:
                    most, bundle, profile = worth(one), taken, one
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
            found = set[Profile]()
            for taken in self._bundles.inside[bundle]:
                if of_die[taken] and before[bundle - taken]:
                    found |= {one + mark for one in before[bundle - taken] for mark in of_die[taken]}
            after.append(found)
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
        values = {value for one in self._reach for ways in one for value in ways}
        return Profiles(self.aims, min(values), max(values))

    @cached_property
    def _marks(self) -> dict[int, Profile]:
        values = {value for one in self._reach for ways in one for value in ways}
        return {value: self._profiles.of_die(value) for value in values}

    # ── back to cards ─────────────────────────────────────────────────────────────────────────────────────────────

    def _traced(self, left: Half, right: Half, bundle: Bundle, profile: Profile) -> Placement:
        """One way to a profile whose left half takes a bundle."""
        for other in self._bundles.inside[self._bundles.rest(bundle)]:
            for one in left[-1][bundle]:
                if profile - one in right[-1][other]:
                    ways = self._ways(left, 0, bundle, one) + self._ways(right, DICE // 2, other, profile - one)
                    return self._placement(ways, self._profiles.worth(profile))
        raise AssertionError("The profile was put together from two halves.")

    def _ways(self, half: Half, first: int, bundle: Bundle, profile: Profile) -> list[tuple[int, Way]]:
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

    def _placement(self, ways: list[tuple[int, Way]], worth: int) -> Placement:
        return Placement(
            stacks=tuple([way.stack for _, way in ways]),
            picks=tuple([way.pick for _, way in ways]),
            values=tuple([value for value, _ in ways]),
            worth=worth,
        )
