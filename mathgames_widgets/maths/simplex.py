"""Dantzig's simplex method in whole numbers: how often to choose each row and each column of a matrix of payoffs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

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
