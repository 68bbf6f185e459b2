"""What a measure of a goal is worth, so that placements can be compared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.games.rolls_and_goals.goals import (
    BIGGEST_NUMBER,
    GREATEST_RANGE,
    HIGHEST_TOTAL,
    LOWEST_TOTAL,
    SECOND_HIGHEST_TOTAL,
    SECOND_LOWEST_TOTAL,
    SMALLEST_NUMBER,
    SMALLEST_RANGE,
    TOKENS,
    Goal,
    Goals,
)
from mathgames_widgets.games.rolls_and_goals.scoring import LEAST_WINS, Measure, measure, winners

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


def reaching(goal: Goal, needed: int, tokens: int = TOKENS) -> Aim:
    """To reach a measure, or a better one, is worth the tokens.

    >>> [reaching("most odds", 3).worth(odds) for odds in (2, 3, 4)], reaching("lowest total", 9).worth(8)
    ([0, 6, 6], 6)
    """

    def worth(mine: Measure) -> int:
        if mine is None:
            return 0
        return tokens * (mine <= needed if goal in LEAST_WINS else mine >= needed)

    return Aim(goal, worth)


def against(goal: Goal, tables: Sequence[Sequence[Values]], tokens: int = TOKENS) -> Aim:
    """What one takes for a goal against others, added up over all tables that are thought possible.

    Each table names the values of everybody else's dice. Divided by the number of tables it is the expected number of
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

STEPS: Mapping[Goal, int] = MappingProxyType(
    {
        HIGHEST_TOTAL: 2,
        LOWEST_TOTAL: 2,
        SECOND_HIGHEST_TOTAL: 0,
        SECOND_LOWEST_TOTAL: 0,
        BIGGEST_NUMBER: 4,
        SMALLEST_NUMBER: 4,
        GREATEST_RANGE: 3,
        SMALLEST_RANGE: 3,
    }
)
"""What one more is worth to somebody who wants as much as possible of everything; `A_DIE` for goals that count dice.
A second place cannot be wanted like that."""

A_DIE = 10


def ambition(goal: Goal) -> Aim:
    """As much of a goal as possible, whatever the others have.

    >>> [ambition("most odds").worth(odds) for odds in (0, 1, 2)], ambition("lowest total").worth(20)
    ([0, 10, 20], -40)
    """
    step = STEPS.get(goal, A_DIE) * (-1 if goal in LEAST_WINS else 1)

    def worth(mine: Measure) -> int:
        return step * (mine or 0)

    return Aim(goal, worth)


FIRST = 100
"""So much more a token counts, on one imagined table, than a step towards as much as possible of a goal. That settles
which of many placements is taken that do as well on these tables: one that should do better on others."""

MOST = 10**6
"""So much more it counts, on one imagined table, to achieve a goal at all than to share it with nobody."""


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
