"""What goals look at in the values of dice, as one whole number that adds up: the profile of some dice.

From its lowest bits on: for each goal that counts dice, how many it counts; then the sum, each value counted from the
smallest there can be; then for each value how many dice have it. Only what the goals at hand need is there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType

from mathgames_widgets.games.rolls_and_goals.aims import Aim
from mathgames_widgets.games.rolls_and_goals.cards import DICE
from mathgames_widgets.games.rolls_and_goals.goals import (
    BIGGEST_NUMBER,
    GREATEST_RANGE,
    GREATEST_VARIETY,
    LARGEST_SET,
    LONGEST_RUN,
    MOST_PAIRS,
    SMALLEST_NUMBER,
    SMALLEST_RANGE,
    Goal,
)
from mathgames_widgets.games.rolls_and_goals.scoring import COUNTED, SHORTEST, TOTALS, Measure

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
        return _Kept(self._of_die).__getitem__

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
        sums, of_values = _Kept(self._worth_of_sum), self._worth_of_values()
        has_sum, has_values = bool(self._totals), bool(self._of_values)

        def worth(profile: Profile) -> int:
            found = 0
            for shift, table in counts:
                found += table[profile >> shift & COUNT]
            if has_sum:
                found += sums[profile >> sum_at & sum_mask]
            return found + of_values(profile >> values_at) if has_values else found

        return worth

    @cached_property
    def worth_again(self) -> Callable[[Profile], int]:
        """The same, for those who ask of the same profiles again and again: some thousand answers are kept."""
        return lru_cache(maxsize=4096)(self.worth)

    def _worth_of_sum(self, above: int) -> int:
        total = above + DICE * self.lowest
        return sum([aim.worth(total) for aim in self._totals])

    def _worth_of_values(self) -> Callable[[int], int]:
        """Nothing is kept here: two profiles that differ differ in their values."""
        measured = tuple([(_MEASURES[aim.goal], aim.worth) for aim in self._of_values])
        lowest, ones = self.lowest, sum([1 << BITS * place for place in range(self.highest - self.lowest + 1)])

        def worth(values: int) -> int:
            found = 0
            for measured_by, worth_of in measured:
                found += worth_of(measured_by(values, ones, lowest))
            return found

        return worth

    @cached_property
    def _counts(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal in COUNTED])

    @cached_property
    def _totals(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal in TOTALS])

    @cached_property
    def _of_values(self) -> tuple[Aim, ...]:
        return tuple([aim for aim in self.aims if aim.goal in _MEASURES])

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


class _Kept(dict[int, int]):
    """What a function said before is not asked again."""

    def __init__(self, function: Callable[[int], int]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, number: int) -> int:
        found = self[number] = self._function(number)
        return found


# ── measures, read from how many dice have each value ─────────────────────────────────────────────────────────────


def _present(values: int, ones: int) -> int:
    """One bit for each value that there is."""
    return (values | values >> 1 | values >> 2) & ones


def _biggest(values: int, ones: int, lowest: int) -> int:
    return lowest + (values.bit_length() - 1) // BITS


def _smallest(values: int, ones: int, lowest: int) -> int:
    return lowest + ((values & -values).bit_length() - 1) // BITS


def _range(values: int, ones: int, lowest: int) -> int:
    return _biggest(values, ones, 0) - _smallest(values, ones, 0)


def _run(values: int, ones: int, lowest: int) -> Measure:
    left, length = _present(values, ones), 0
    while left:
        left &= left >> BITS
        length += 1
    return length if length >= SHORTEST else None


def _set(values: int, ones: int, lowest: int) -> Measure:
    """Only one value can be there four times or more."""
    ones_bits, twos, fours = values & ones, values >> 1 & ones, values >> 2 & ones
    if fours:
        return 4 + 2 * bool(fours & twos) + bool(fours & ones_bits)
    if twos:
        return 3 if twos & ones_bits else 2
    return None


def _pairs(values: int, ones: int, lowest: int) -> int:
    return (values >> 1 & ones).bit_count() + 2 * (values >> 2 & ones).bit_count()


def _variety(values: int, ones: int, lowest: int) -> int:
    return _present(values, ones).bit_count()


_MEASURES: Mapping[Goal, Callable[[int, int, int], Measure]] = MappingProxyType(
    {
        BIGGEST_NUMBER: _biggest,
        SMALLEST_NUMBER: _smallest,
        GREATEST_RANGE: _range,
        SMALLEST_RANGE: _range,
        LONGEST_RUN: _run,
        LARGEST_SET: _set,
        MOST_PAIRS: _pairs,
        GREATEST_VARIETY: _variety,
    }
)
