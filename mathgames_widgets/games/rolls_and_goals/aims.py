"""What a measure of a goal is worth, so that placements can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from mathgames_widgets.games.rolls_and_goals.dice import Values
from mathgames_widgets.games.rolls_and_goals.goals import TOKENS, Goal
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
