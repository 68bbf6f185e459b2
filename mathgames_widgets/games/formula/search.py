"""The search for every true formula that some cards can make of the numbers on the table.

Values come first and cards second: a formula such as 12 x 7 = 84 is found once for each way to share out the cards
(`walks.py` says why none is missed), and then all shapes and cards that show it. How often those can be laid is
counted, not written out.
"""

from __future__ import annotations

from dataclasses import dataclass

from mathgames_widgets.games.formula.changes import CODE, Code, Shapes, changes, rows_of, values_with
from mathgames_widgets.games.formula.held import Held
from mathgames_widgets.games.formula.reach import Reach, Reached, Values
from mathgames_widgets.games.formula.walks import Triple, Walk, lone, walks
from mathgames_widgets.maths.arithmetic import Sign

Olds = tuple[str, str, str]
"""The digits of the three numbers on the table, empty where nothing may stay."""

Group = tuple[int, Walk, int, Shapes, int, Shapes, int, Shapes, Code]
"""A true formula and the cards that make it: how many plays that is, the values of one, two and third, each with the
shapes in which the number shows it, and the cards."""


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
        codes = [code for new in range(walk.least, walk.most + 1) for code in self.held.codes(new)]
        values = sorted({value for code in codes for value in values_with(self.numbers[walk.third].old, code)})
        lowest = walk.free_from or 0
        return _groups(walk, [(0, 0, value) for value in values if value >= lowest], self.numbers, self.held.times)


Numbers = tuple[Reach, Reach, Reach]
"""Left, right and answer."""


def formulas(olds: Olds, held: Held, signs: tuple[Sign, ...]) -> list[Group | Free]:
    """Every true formula that the cards can make of the numbers on the table."""
    left, right, answer = [Reach(changes(old), held) for old in olds]
    numbers = (left, right, answer)
    found: list[Group | Free] = []
    for walk in walks(held.most, signs):
        ones, twos = numbers[walk.one].exactly[walk.one_new], numbers[walk.two].exactly[walk.two_new]
        if ones.ordered and twos.ordered:
            if triples := _triples(walk, ones, twos, numbers[walk.third].within[walk.most - 1]):
                found += _groups(walk, triples, numbers, held.times)
            if walk.free_from is not None and ones.ordered[0] == twos.ordered[0] == 0:
                found += _free(walk, numbers, held)
    return found


def _triples(walk: Walk, ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """Values with which the formula is true, and for which the hand might have the cards."""
    if not walk.one_new and not walk.two_new:
        x, y = ones.ordered[0], twos.ordered[0]
        z = lone(walk.join, x, y)
        return [] if z is None or z not in reached else [(x, y, z)]
    triples = walk.join(ones, twos, reached)
    return triples if walk.most < 3 else [triple for triple in triples if triple[2] in reached]


def _free(walk: Walk, numbers: Numbers, held: Held) -> list[Free]:
    """The plays where one and two are 0: as many as there are ways to lay cards on the third."""
    count, times = 0, held.times
    third = numbers[walk.third].old
    for one_code, ones, _ in numbers[walk.one].ways_with[walk.one_new][0]:
        for two_code, twos, _ in numbers[walk.two].ways_with[walk.two_new][0]:
            laid = one_code + two_code
            for new in range(walk.least, walk.most + 1):
                for code in held.codes(new):
                    if number := times.get(laid + code):
                        rows = rows_of(third, code) - (code == CODE[0] and walk.free_from == 1)
                        count += number * len(ones) * len(twos) * rows
    return [Free(count, walk, numbers, held)] if count else []


def _groups(walk: Walk, triples: list[Triple], numbers: Numbers, times: dict[Code, int]) -> list[Group]:
    """The formulas for which the hand has all cards."""
    one_ways, two_ways = numbers[walk.one].ways_with[walk.one_new], numbers[walk.two].ways_with[walk.two_new]
    ways, least = numbers[walk.third].ways, walk.least
    return [
        (number * len(ones) * len(twos) * len(thirds), walk, x, ones, y, twos, z, thirds, code)
        for x, y, z in triples
        for one_code, ones, _ in one_ways[x]
        for two_code, twos, _ in two_ways[y]
        if (laid := one_code + two_code) in times
        for third_code, thirds, new in ways[z]
        if new >= least and (number := times.get(code := laid + third_code))
    ]
