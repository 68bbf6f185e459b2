"""Dantzig's simplex method in whole numbers: how often to choose each row and each column of a matrix of payoffs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from mathgames_widgets.maths.chance.distributions import Distribution

Weights = tuple[int, ...]


def optimal_weights(payoffs: Sequence[Sequence[int]]) -> tuple[Weights, Weights]:
    """How often, in proportion, to choose each row and each column of a matrix whose entries are all above 0.

    Columns are weighed so that no row gets more than 1 and that they weigh as much as they can; the same tableau shows
    what a bit more for each row would be worth, and so the rows weigh (von Neumann's duality).

    >>> optimal_weights([[6, 2], [1, 4]])
    ((3, 4), (2, 5))

    Raises ValueError where an entry is not above 0.
    """
    if min(map(min, payoffs)) <= 0:
        raise ValueError("The simplex method starts from payoffs above 0.")
    tableau = _Tableau.begun(payoffs)
    while (column := tableau.entering()) is not None:
        tableau.pivot(tableau.leaving(column), column)
    return tableau.row_weights(), tableau.column_weights()


@dataclass(slots=True)
class _Tableau:
    """A row for each weight that may be above 0, a column for each that is 0; the last of each are limits and worths.

    Every entry stands over `scale`. It is the pivot before, which divides whatever the next pivot makes (Edmonds), so
    that all stays whole. Weights are numbered: those of columns from 0, then what each row leaves of its limit.
    """

    entries: list[list[int]]
    scale: int
    in_rows: list[int]
    in_columns: list[int]

    @classmethod
    def begun(cls, payoffs: Sequence[Sequence[int]]) -> _Tableau:
        """No column weighs anything yet."""
        height, width = len(payoffs), len(payoffs[0])
        entries = [*([*row, 1] for row in payoffs), [*[-1] * width, 0]]
        return cls(entries, 1, list(range(width, width + height)), list(range(width)))

    def entering(self) -> int | None:
        """The first weight that is worth raising; None when there is none left.

        Always the first by number, here and in `leaving`: so the method never runs in a circle (Bland's rule).
        """
        worth = [place for place, entry in enumerate(self.entries[-1][:-1]) if entry < 0]
        return min(worth, key=self.in_columns.__getitem__, default=None)

    def leaving(self, column: int) -> int:
        """The weight that comes down to 0 first as the entering one is raised."""
        falling = [place for place, row in enumerate(self.entries[:-1]) if row[column] > 0]
        return min(falling, key=lambda place: (self._limit(place, column), self.in_rows[place]))

    def _limit(self, row: int, column: int) -> Fraction:
        return Fraction(self.entries[row][-1], self.entries[row][column])

    def pivot(self, row: int, column: int) -> None:
        """A weight in a row and one in a column change places."""
        chosen, pivot, scale = self.entries[row], self.entries[row][column], self.scale
        for place, old in enumerate(self.entries):
            if place == row:
                continue
            factor = old[column]
            self.entries[place] = [
                (pivot * entry - factor * other) // scale for entry, other in zip(old, chosen, strict=True)
            ]
            self.entries[place][column] = -factor
        chosen[column], self.scale = scale, pivot
        self.in_rows[row], self.in_columns[column] = self.in_columns[column], self.in_rows[row]

    def column_weights(self) -> Weights:
        """What the columns of the matrix weigh."""
        last = dict(zip(self.in_rows, (row[-1] for row in self.entries), strict=False))
        return tuple([last.get(number, 0) for number in range(len(self.in_columns))])

    def row_weights(self) -> Weights:
        """What the rows of the matrix weigh."""
        last = dict(zip(self.in_columns, self.entries[-1], strict=False))
        width, height = len(self.in_columns), len(self.in_rows)
        return tuple([last.get(number, 0) for number in range(width, width + height)])


# ── choosing against a player who chooses at the same time ────────────────────────────────────────────────────────────
#
# A matrix has a row for each of my choices and a column for each of theirs; an entry is what I get. In a zero-sum game
# it is what they lose, too.

Payoff = int | Fraction
Payoffs = Sequence[Sequence[Payoff]]
"""Rows of payoffs, all of the same length."""

Mix = Distribution[int]
"""How often each row, or each column, is chosen."""


# ── one row after the other ───────────────────────────────────────────────────────────────────────────────────────


def maximin(payoffs: Payoffs) -> tuple[int, ...]:
    """The cautious rows: those whose worst payoff is greatest.

    >>> maximin([[3, -1], [1, 0], [0, 2]])
    (1, 2)

    Raises ValueError for no matrix.
    """
    return _greatest([min(row) for row in _checked(payoffs)])


def maximax(payoffs: Payoffs) -> tuple[int, ...]:
    """The hopeful rows: those whose best payoff is greatest.

    >>> maximax([[3, -1], [1, 0], [0, 2]])
    (0,)

    Raises ValueError for no matrix.
    """
    return _greatest([max(row) for row in _checked(payoffs)])


def expected_payoffs(payoffs: Payoffs, columns: Mix) -> tuple[Fraction, ...]:
    """What each row brings on average against a mix of columns.

    >>> from mathgames_widgets.maths.chance.distributions import evenly
    >>> expected_payoffs([[3, -1], [1, 0], [0, 2]], evenly([0, 1]))
    (Fraction(1, 1), Fraction(1, 2), Fraction(1, 1))

    Raises ValueError for no matrix.
    """
    return tuple([columns.expected(row.__getitem__) for row in _checked(payoffs)])


def _greatest(numbers: Sequence[Payoff]) -> tuple[int, ...]:
    return tuple([place for place, number in enumerate(numbers) if number == max(numbers)])


def _checked(payoffs: Payoffs) -> Payoffs:
    if not payoffs or not payoffs[0] or any(len(row) != len(payoffs[0]) for row in payoffs):
        raise ValueError("A matrix of payoffs has rows of the same length, with at least one entry.")
    return payoffs


# ── dominance ─────────────────────────────────────────────────────────────────────────────────────────────────────


def dominates(row: Sequence[Payoff], other: Sequence[Payoff]) -> bool:
    """Whether a row is never worse than another, and better at least once.

    >>> dominates([3, 0], [1, 0]), dominates([3, 0], [3, 0]), dominates([3, 0], [1, 1])
    (True, False, False)
    """
    is_better = False
    for mine, theirs in zip(row, other, strict=True):
        if mine < theirs:
            return False
        is_better = is_better or mine > theirs
    return is_better


def undominated_rows(payoffs: Payoffs) -> tuple[int, ...]:
    """The rows that no other row dominates; of equal rows the first.

    >>> undominated_rows([[3, 0], [1, 0], [0, 1], [3, 0]])
    (0, 2)

    Raises ValueError for no matrix.
    """
    first = {tuple(row): place for place, row in reversed(list(enumerate(_checked(payoffs))))}
    kept = [place for row, place in first.items() if not any(dominates(other, row) for other in first)]
    return tuple(sorted(kept))


def undominated_columns(payoffs: Payoffs) -> tuple[int, ...]:
    """The columns that no other dominates for the player who wants the payoff to be small.

    >>> undominated_columns([[3, 0, 0], [1, 0, 2]])
    (1,)

    Raises ValueError for no matrix.
    """
    return undominated_rows(_turned(payoffs))


def reduced(payoffs: Payoffs) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and columns left when dominated ones are removed, again and again.

    A zero-sum game keeps its value, and an equilibrium of what is left is one of the whole.

    >>> reduced([[2, 0, 3], [1, 1, 4], [0, 0, 9]])
    ((1,), (1,))

    Raises ValueError for no matrix.
    """
    rows, columns = tuple(range(len(_checked(payoffs)))), tuple(range(len(payoffs[0])))
    while True:
        before = len(rows) + len(columns)
        rows = tuple([rows[at] for at in undominated_rows(_part(payoffs, rows, columns))])
        columns = tuple([columns[at] for at in undominated_columns(_part(payoffs, rows, columns))])
        if len(rows) + len(columns) == before:
            return rows, columns


def _part(payoffs: Payoffs, rows: Sequence[int], columns: Sequence[int]) -> Payoffs:
    return [[payoffs[row][column] for column in columns] for row in rows]


def _turned(payoffs: Payoffs) -> Payoffs:
    """The same game as the other player sees it."""
    return [[-entry for entry in column] for column in zip(*_checked(payoffs), strict=True)]


# ── equilibrium ───────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """Two mixes of which neither player has a reason to leave: von Neumann's minimax theorem.

    With `rows` I get `value` on average or more, whatever they do; with `columns` they keep me to `value` or less.
    """

    value: Fraction
    rows: Mix
    columns: Mix


def guaranteed(payoffs: Payoffs, rows: Mix) -> Fraction:
    """What a mix of rows brings on average at least, whatever the other does.

    >>> from mathgames_widgets.maths.chance.distributions import evenly
    >>> guaranteed([[1, -1], [-1, 1]], evenly([0, 1])), guaranteed([[1, -1], [-1, 1]], evenly([0]))
    (Fraction(0, 1), Fraction(-1, 1))

    Raises ValueError for no matrix.
    """
    return min([rows.expected(column.__getitem__) for column in zip(*_checked(payoffs), strict=True)])


def equilibrium(payoffs: Payoffs) -> Equilibrium:
    """An equilibrium of a zero-sum game, exactly: dominated choices are removed, the rest is a linear program.

    There may be others with the same value.

    >>> found = equilibrium([[3, -1], [-2, 1]])
    >>> found.value, found.rows[0], found.columns[0]
    (Fraction(1, 7), Fraction(3, 7), Fraction(2, 7))

    Raises ValueError for no matrix.
    """
    rows, columns = reduced(payoffs)
    mine, theirs = optimal_weights(_above_zero(_part(payoffs, rows, columns)))
    mix, against = _mix(rows, mine), _mix(columns, theirs)
    return Equilibrium(guaranteed(payoffs, mix), mix, against)


def _above_zero(payoffs: Payoffs) -> list[list[int]]:
    """The same game in whole numbers above 0: other units, which change no mix."""
    unit = lcm(*[entry.denominator for row in payoffs for entry in row])
    least = min(map(min, payoffs))
    return [[int((entry - least) * unit) + 1 for entry in row] for row in payoffs]


def _mix(choices: Sequence[int], weights: Sequence[int]) -> Mix:
    total = sum(weights)
    return Distribution(
        {choice: Fraction(weight, total) for choice, weight in zip(choices, weights, strict=True) if weight}
    )
