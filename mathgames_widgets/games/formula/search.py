"""The search for every true formula that some cards can make of the numbers on the table.

Values come first and cards second: a formula such as 12 x 7 = 84 is found once for each way to share out the cards
(`walks.py` says why none is missed), and then all shapes and cards that show it. How often those can be laid is
counted, not written out.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass

from mathgames_widgets.games.formula.changes import CODE, Changes, Code, Option, Shapes, changes, code_of
from mathgames_widgets.games.formula.held import Held
from mathgames_widgets.games.formula.walks import Triple, Walk, walks
from mathgames_widgets.maths.arithmetic import Sign

Olds = tuple[str, str, str]
"""The digits of the three numbers on the table, empty where nothing may stay."""

Shown = tuple[int, Shapes]
"""A value, and the shapes in which a number shows it."""

Group = tuple[int, Walk, Shown, Shown, Shown, Code]
"""A true formula and the cards that make it: how many plays that is, then one, two and third."""


@dataclass(frozen=True, slots=True)
class Free:
    """All formulas of a walk in which one and two are 0 and the third number is free; so many that they are counted
    first, and found only when they are looked at."""

    count: int
    walk: Walk
    numbers: Numbers
    held: Held

    def groups(self) -> list[Group]:
        """Each of them."""
        walk = self.walk
        values = sorted(self.numbers[walk.third].values(range(walk.least, walk.most + 1)))
        lowest = walk.free_from or 0
        return _groups(walk, [(0, 0, value) for value in values if value >= lowest], self.numbers, self.held.times)


class _Reach:
    """What one number of the table can become with the cards of a hand."""

    def __init__(self, change: Changes, held: Held) -> None:
        self._change, self._held = change, held
        self.ways = change.ways
        self.options = [change.unchanged, *[self._options(new) for new in range(1, held.most // 2 + 1)]]
        """With exactly 0, 1, … new cards: each value, and the ways to it."""
        self.exactly = [sorted(options) for options in self.options]
        """Those values, in order."""
        within: list[frozenset[int]] = [frozenset()]
        for codes in held.codes[1:3]:
            within.append(within[-1].union(*map(change.values.__getitem__, codes)))
        self.within: list[Container[int]] = [*within, *[self] * (held.most - 2)]
        """A superset of its values with one to so many new cards."""

    def _options(self, new: int) -> dict[int, list[Option]]:
        options: dict[int, list[Option]] = {}
        for code in self._held.codes[new]:
            for option in self._change.options[code]:
                options.setdefault(option[0], []).append(option)
        return options

    def values(self, new: Iterable[int]) -> frozenset[int]:
        """Its values with so many new cards."""
        codes = [code for count in new for code in self._held.codes[count]]
        return frozenset().union(*map(self._change.values.__getitem__, codes))

    def rows(self, new: Iterable[int], lowest: int | None) -> Iterator[tuple[Code, int]]:
        """So many new cards, and in how many rows they show a value that is not below the lowest."""
        for code in [code for count in new for code in self._held.codes[count]]:
            yield code, self._change.rows[code] - (code == CODE[0] and lowest == 1)

    def __contains__(self, value: object) -> bool:
        """Whether the hand has the digits of this value, but for some that might stay. With three and more new cards
        that is quicker than to list the values."""
        if not isinstance(value, int) or value < 0:
            return False
        code = code_of(value)
        return not self._held.times.keys().isdisjoint([code - kept for kept in self._change.kept])


Numbers = tuple[_Reach, _Reach, _Reach]
"""Left, right and answer."""


def formulas(olds: Olds, held: Held, signs: tuple[Sign, ...]) -> list[Group | Free]:
    """Every true formula that the cards can make of the numbers on the table."""
    left, right, answer = [_Reach(changes(old), held) for old in olds]
    numbers = (left, right, answer)
    found: list[Group | Free] = []
    for walk in walks(held.most, signs):
        _, one, one_new, two, two_new, third, _, most, join, free_from = walk
        ones, twos = numbers[one].exactly[one_new], numbers[two].exactly[two_new]
        if ones and twos:
            if triples := join(ones, twos, numbers[third].within[most]):
                found += _groups(walk, triples, numbers, held.times)
            if free_from is not None and ones[0] == twos[0] == 0 and (count := _free(walk, numbers, held)):
                found.append(Free(count, walk, numbers, held))
    return found


def _free(walk: Walk, numbers: Numbers, held: Held) -> int:
    """How many plays there are where one and two are 0: as many as there are ways to lay cards on the third."""
    ones, twos = numbers[walk.one].options[walk.one_new][0], numbers[walk.two].options[walk.two_new][0]
    count = 0
    for laid, shapes in [(one[1] + two[1], len(one[2]) * len(two[2])) for one in ones for two in twos]:
        for code, rows in numbers[walk.third].rows(range(walk.least, walk.most + 1), walk.free_from):
            count += held.times.get(laid + code, 0) * shapes * rows
    return count


def _groups(walk: Walk, triples: list[Triple], numbers: Numbers, times: dict[Code, int]) -> list[Group]:
    """The formulas for which the hand has all cards."""
    one_options, two_options = numbers[walk.one].options[walk.one_new], numbers[walk.two].options[walk.two_new]
    ways, least = numbers[walk.third].ways, walk.least
    return [
        (number * len(ones) * len(twos) * len(thirds), walk, (x, ones), (y, twos), (z, thirds), code)
        for x, y, z in triples
        for _, one_code, ones in one_options[x]
        for _, two_code, twos in two_options[y]
        if (laid := one_code + two_code) in times
        for third_code, thirds in ways[z][least]
        if (number := times.get(code := laid + third_code))
    ]
