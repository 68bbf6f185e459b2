"""Who achieves a goal: what is compared, which dice show it, and who takes the tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from mathgames_widgets.core.game import Player

from .cards import MOST_OF_A_NUMBER, SIDES, TOKENS, Goal, Values
from .state import Award

Measure = int | None
"""What a goal compares; None for a player whom it is not open to."""

Places = tuple[int, ...]
"""Dice by their places from left to right."""


def _is(number: int) -> Callable[[int], bool]:
    return lambda value: value == number


COUNTED: Mapping[Goal, Callable[[int], bool]] = MappingProxyType(
    {
        **{goal: _is(number) for number, goal in enumerate(MOST_OF_A_NUMBER, 1)},
        Goal.MOST_ZEROES: _is(0),
        Goal.MOST_ODDS: lambda value: value % 2 == 1,
        Goal.MOST_EVENS: lambda value: value % 2 == 0,
        Goal.MOST_DIVISIBLE_BY_3: lambda value: value % 3 == 0,
        Goal.FEWEST_POSITIVE: lambda value: value > 0,
        Goal.FEWEST_123456: lambda value: not 1 <= value <= SIDES,
    }
)
"""Goals that count dice, one by one: which dice they count."""

TOTALS = (Goal.HIGHEST_TOTAL, Goal.LOWEST_TOTAL, Goal.SECOND_HIGHEST_TOTAL, Goal.SECOND_LOWEST_TOTAL)
"""Goals that compare sums."""

SECOND = (Goal.SECOND_HIGHEST_TOTAL, Goal.SECOND_LOWEST_TOTAL)
"""Goals for the second place."""

LEAST_WINS = (
    Goal.FEWEST_POSITIVE,
    Goal.LOWEST_TOTAL,
    Goal.SECOND_LOWEST_TOTAL,
    Goal.SMALLEST_NUMBER,
    Goal.SMALLEST_RANGE,
)
"""Goals for the smaller number; all others are for the greater one."""

SHORTEST = 2
""" "A run or a set needs at least two dice." """


def judge(goal: Goal, values: Sequence[Values], tokens: int = TOKENS, special_of: Player | None = None) -> Award:
    """What a goal brings to whom, given the values of everyone's dice.

    >>> award = judge("most odds", [(1, -3, 2, 2, 2, 2), (5, 7, 0, 0, 0, 0), (1, 2, 2, 2, 2, 2)])
    >>> award.measures, award.dice, award.winners, award.share
    ((2, 2, 1), ((0, 1), (0, 1), (0,)), (0, 1), 3)
    """
    measures = tuple([measure(goal, mine) for mine in values])
    dice = tuple([shown_by(goal, mine) for mine in values])
    return Award(goal, measures, dice, winners(goal, measures), tokens, special_of)


def winners(goal: Goal, measures: Sequence[Measure]) -> tuple[Player, ...]:
    """Who achieves a goal, given what it compares.

    >>> winners("2nd highest total", (21, 30, 30, 21)), winners("2nd highest total", (21, 21))
    ((0, 3), ())
    >>> winners("most zeroes", (0, 0)), winners("fewest positive", (0, 0))
    ((), (0, 1))
    """
    needed = to_achieve(goal, measures)
    return () if needed is None else tuple([seat for seat, measure in enumerate(measures) if measure == needed])


def to_achieve(goal: Goal, measures: Sequence[Measure]) -> Measure:
    """The number that achieves a goal; None where nobody does.

    "Most ..." with nothing to count is achieved by nobody; "fewest ..." may be zero. "2nd highest/lowest total" ranks
    distinct totals. If all totals are equal nobody achieves it.

    >>> to_achieve("2nd lowest total", (12, 12, 15, 20)), to_achieve("longest run", (None, 3))
    (15, 3)
    """
    ranks = sorted({measure for measure in measures if measure is not None}, reverse=goal not in LEAST_WINS)
    place = 1 if goal in SECOND else 0
    if len(ranks) <= place:
        return None
    return ranks[place] if ranks[place] or not _counts_upwards(goal) else None


def _counts_upwards(goal: Goal) -> bool:
    return goal == Goal.MOST_PAIRS or (goal in COUNTED and goal not in LEAST_WINS)


def measure(goal: Goal, values: Values) -> Measure:
    """What a goal compares: a count, a total, a number or a range. None for a run or a set of fewer than two dice.

    >>> measure("greatest range", (-2, 5, 1, 1, 1, 1)), measure("most pairs", (4, 4, 4, 4, 1, 2))
    (7, 2)
    >>> measure("longest run", (1, 3, 5, 7, 9, 11)) is None
    True
    """
    if goal in TOTALS:
        return sum(values)
    if goal == Goal.BIGGEST_NUMBER:
        return max(values)
    if goal == Goal.SMALLEST_NUMBER:
        return min(values)
    if goal in (Goal.GREATEST_RANGE, Goal.SMALLEST_RANGE):
        return max(values) - min(values)
    number = len(shown_by(goal, values))
    if goal in (Goal.LONGEST_RUN, Goal.LARGEST_SET):
        return number or None
    return number // 2 if goal == Goal.MOST_PAIRS else number


def shown_by(goal: Goal, values: Values) -> Places:
    """The places of the dice that show what a goal compares: those that are counted, or that have the extreme value.

    >>> shown_by("longest run", (4, 9, 2, 3, 3, 0)), shown_by("greatest range", (4, 9, 2, 3, 3, 0))
    ((0, 2, 3), (1, 5))
    >>> shown_by("most pairs", (4, 4, 1, 4, 2, 1))
    (0, 1, 2, 5)
    """
    if goal in COUNTED:
        return _places(values, COUNTED[goal])
    return _SHOWN[goal](values) if goal in _SHOWN else tuple(range(len(values)))


def _places(values: Values, counts: Callable[[int], bool]) -> Places:
    return tuple([place for place, value in enumerate(values) if counts(value)])


def _biggest(values: Values) -> Places:
    return _places(values, _is(max(values)))


def _smallest(values: Values) -> Places:
    return _places(values, _is(min(values)))


def _both_ends(values: Values) -> Places:
    return tuple(sorted({*_biggest(values), *_smallest(values)}))


def _run(values: Values) -> Places:
    """The longest run, the greatest of those; "Duplicates do not lengthen a run"."""
    longest = max(runs(values), key=lambda run: (len(run), run[0]))
    return tuple(sorted(map(values.index, longest))) if len(longest) >= SHORTEST else ()


def runs(values: Values) -> list[range]:
    """The values in runs of consecutive ones, each once, from the lowest up.

    >>> runs((4, 2, 3, 3, 7))
    [range(2, 5), range(7, 8)]
    """
    present = set(values)
    starts = sorted([value for value in present if value - 1 not in present])
    ends = sorted([value for value in present if value + 1 not in present])
    return [range(start, end + 1) for start, end in zip(starts, ends, strict=True)]


def times(values: Values) -> dict[int, int]:
    """How many dice have each value, from the lowest value up.

    >>> times((5, 2, 2, 5, 1))
    {1: 1, 2: 2, 5: 2}
    """
    return {value: values.count(value) for value in sorted(set(values))}


def modes(values: Values) -> Values:
    """The values that appear most often, from the lowest up.

    >>> modes((5, 2, 2, 5, 1))
    (2, 5)
    """
    found = times(values)
    most = max(found.values())
    return tuple([value for value in found if found[value] == most])


def _set(values: Values) -> Places:
    """The largest set, that of the greatest number of those."""
    number = modes(values)[-1]
    return _places(values, _is(number)) if values.count(number) >= SHORTEST else ()


def _pairs(values: Values) -> Places:
    """ "Pairs are disjoint: four of a kind is two." """
    return tuple(
        [place for place, value in enumerate(values) if values[:place].count(value) < values.count(value) // 2 * 2]
    )


def _different(values: Values) -> Places:
    return tuple([place for place, value in enumerate(values) if value not in values[:place]])


_SHOWN: Mapping[Goal, Callable[[Values], Places]] = {
    Goal.BIGGEST_NUMBER: _biggest,
    Goal.SMALLEST_NUMBER: _smallest,
    Goal.GREATEST_RANGE: _both_ends,
    Goal.SMALLEST_RANGE: _both_ends,
    Goal.LONGEST_RUN: _run,
    Goal.LARGEST_SET: _set,
    Goal.MOST_PAIRS: _pairs,
    Goal.GREATEST_VARIETY: _different,
}
