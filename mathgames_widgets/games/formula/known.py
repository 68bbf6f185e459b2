"""Small tables, such as 2 + 4 = 6, come up again and again: their formulas are found once and then looked up."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

from mathgames_widgets.games.formula.cards import DIGITS
from mathgames_widgets.games.formula.changes import Code
from mathgames_widgets.games.formula.held import Held, held
from mathgames_widgets.games.formula.search import (
    Found,
    Free,
    Group,
    Olds,
    formulas,
    free,
    groups,
    numbers_of,
    true_triples,
)
from mathgames_widgets.games.formula.walks import Triple, Walk, walks
from mathgames_widgets.maths.arithmetic import Sign

MOST = 3
"""Hands that can lay so many cards, the most that the rulebook allows, look formulas up."""

DIGITS_AT_MOST = 3
"""A table with so many digits is small."""

WORTH_KNOWING = 3
"""The third time that a table is asked for, all its formulas are found: that takes as long as ten searches."""

_EVERY_CARD = tuple(sorted(DIGITS * MOST))

_COUNT = 1 << 24
"""How many plays a formula has is less."""


class Known:
    """Every formula of a small table that some hand could lay, numbered in the order of the search.

    `_values` has four integers for each: the number of its walk and the three values. `_entries` has, for certain
    cards, an entry for each formula that needs just these: its number times `_COUNT`, plus how many plays it is.
    """

    def __init__(self, olds: Olds, signs: tuple[Sign, ...]) -> None:
        self._olds, self._signs = olds, signs
        self._asked = 0
        self._numbers = numbers_of(olds)
        self._walks = walks(MOST, signs)
        self._values = array("H")
        self._entries: dict[Code, array[int]] = {}
        self._frees: list[tuple[int, Walk]] = []
        """The walks in which the third number may be free; all those plays together have one number."""

    def _fill(self) -> None:
        every = held(_EVERY_CARD, MOST)
        for number, (walk, triples) in enumerate(true_triples(self._numbers, every, self._signs)):
            for triple in triples:
                self._add(number, triple, every)
            if walk.free_from is not None:
                self._frees.append((len(self._values) // 4, walk))
                self._values.extend((number, 0, 0, 0))

    def _add(self, number: int, triple: Triple, every: Held) -> None:
        """A formula of the walk with this number, where there are cards for it."""
        counts: dict[Code, int] = {}
        for group in groups(self._walks[number], [triple], self._numbers, every.times):
            counts[group[-1]] = counts.get(group[-1], 0) + group[0]
        if counts:
            first = len(self._values) // 4 * _COUNT
            self._values.extend((number, *triple))
            for code, count in counts.items():
                self._entries.setdefault(code, array("q")).append(first + count)

    def found(self, cards: Held) -> Found | Looked:
        """What these cards can lay, in the same order whether it is searched or looked up."""
        self._asked += 1
        if self._asked < WORTH_KNOWING:
            return Found(formulas(self._olds, cards, self._signs))
        if self._asked == WORTH_KNOWING:
            self._fill()
        known, times = self._entries, cards.times
        if cards.jokers:
            entries = [
                entry + entry % _COUNT * (times[code] - 1) for code in times if code in known for entry in known[code]
            ]
        else:
            entries = [entry for code in times if code in known for entry in known[code]]
        frees = {number: part for number, walk in self._frees for part in free(walk, self._numbers, cards)}
        entries += [number * _COUNT + part.count for number, part in frees.items()]
        entries.sort()
        return Looked(self, cards, entries, frees)

    def groups(self, formula: int, cards: Held) -> list[Group]:
        """The formula with this number, written out."""
        number, x, y, z = self._values[4 * formula : 4 * formula + 4]
        return groups(self._walks[number], [(x, y, z)], self._numbers, cards.times)


class Looked:
    """Formulas that were looked up."""

    __slots__ = ("_cards", "_entries", "_frees", "_known", "ends")

    def __init__(self, known: Known, cards: Held, entries: list[int], frees: dict[int, Free]) -> None:
        self._known, self._cards, self._entries, self._frees = known, cards, entries, frees
        self.ends = list(accumulate([entry % _COUNT for entry in entries]))

    def __iter__(self) -> Iterator[Group]:
        for formula in dict.fromkeys([entry // _COUNT for entry in self._entries]):
            yield from self._groups(formula)

    def at(self, index: int) -> tuple[Group, int]:
        """The formula in which the play with this index is, and its index there."""
        formula = self._entries[bisect_right(self.ends, index)] // _COUNT
        first = bisect_left(self._entries, formula * _COUNT)
        return Found(self._groups(formula)).at(index - (self.ends[first - 1] if first else 0))

    def _groups(self, formula: int) -> list[Group]:
        if formula in self._frees:
            return self._frees[formula].groups()
        return self._known.groups(formula, self._cards)


@lru_cache(maxsize=150)
def known(olds: Olds, signs: tuple[Sign, ...]) -> Known:
    """All formulas of a small table, kept for the next time."""
    return Known(olds, signs)
