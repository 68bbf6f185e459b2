"""The search for every true formula that some cards can make of the numbers on the table.

Values come first and cards second: a formula such as 12 x 7 = 84 is found once for each way to share out the cards
(`walks.py` says why none is missed), and then all shapes and cards that show it. How often those can be laid is
counted, not written out.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from mathgames_widgets.games.formula.changes import CODE, LOW, Changes, Code, Shapes, changes, rows_of, values_with
from mathgames_widgets.games.formula.held import Held
from mathgames_widgets.games.formula.reach import Reach, Reached, Values
from mathgames_widgets.games.formula.walks import Triple, Walk, lone, walks
from mathgames_widgets.maths.arithmetic import Sign

Olds = tuple[str, str, str]
"""The digits of the three numbers on the table, empty where nothing may stay."""

Group = tuple[int, Walk, int, Shapes, int, Shapes, int, Shapes, Code]
"""A true formula and the cards that make it: how many plays that is, the values of one, two and third, each with the
shapes in which the number shows it, and the cards."""


Numbers = tuple[Changes, Changes, Changes]
"""Left, right and answer."""


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
        return groups(walk, [(0, 0, value) for value in values if value >= lowest], self.numbers, self.held.times)


class Found:
    """Formulas one after the other, each with its plays. `ends` says how many plays there are up to each of them."""

    __slots__ = ("_parts", "_written", "ends")

    def __init__(self, parts: Sequence[Group | Free]) -> None:
        self._parts = parts
        self._written: dict[int, Found] = {}
        self.ends = list(accumulate([part.count if isinstance(part, Free) else part[0] for part in parts]))

    def __iter__(self) -> Iterator[Group]:
        for part in self._parts:
            if isinstance(part, Free):
                yield from part.groups()
            else:
                yield part

    def at(self, index: int) -> tuple[Group, int]:
        """The formula in which the play with this index is, and its index there."""
        number = bisect_right(self.ends, index)
        part = self._parts[number]
        index -= self.ends[number - 1] if number else 0
        if not isinstance(part, Free):
            return part, index
        if number not in self._written:
            self._written[number] = Found(part.groups())
        return self._written[number].at(index)


def formulas(olds: Olds, held: Held, signs: tuple[Sign, ...]) -> list[Group | Free]:
    """Every true formula that the cards can make of the numbers on the table."""
    numbers = numbers_of(olds)
    found: list[Group | Free] = []
    for walk, triples in true_triples(numbers, held, signs):
        if triples:
            found += groups(walk, triples, numbers, held.times)
        if walk.free_from is not None:
            found += free(walk, numbers, held)
    return found


def true_triples(numbers: Numbers, held: Held, signs: tuple[Sign, ...]) -> Iterator[tuple[Walk, list[Triple]]]:
    """Each walk, with all values for which the formula is true and the hand might have the cards."""
    left, right, answer = numbers
    reach = (Reach(left, held), Reach(right, held), Reach(answer, held))
    for walk in walks(held.most, signs):
        ones, twos = reach[walk.one].exactly[walk.one_new], reach[walk.two].exactly[walk.two_new]
        is_possible = ones.ordered and twos.ordered
        yield walk, _triples(walk, ones, twos, reach[walk.third].within[walk.most - 1]) if is_possible else []


def numbers_of(olds: Olds) -> Numbers:
    """What the three numbers can become."""
    left, right, answer = olds
    return changes(left), changes(right), changes(answer)


def _triples(walk: Walk, ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """Those of one walk; with three and more new cards on the third number its digits are looked at first."""
    if not walk.one_new and not walk.two_new:
        x, y = ones.ordered[0], twos.ordered[0]
        z = lone(walk.join, x, y)
        triples = [] if z is None or (z < LOW and not reached.mask >> z & 1) else [(x, y, z)]
    else:
        triples = walk.join(ones, twos, reached)
    if walk.most < 3:
        return triples
    return [triple for triple in triples if triple[2] in reached]


def free(walk: Walk, numbers: Numbers, held: Held) -> list[Free]:
    """The plays where one and two are 0: as many as there are ways to lay cards on the third."""
    one, two = numbers[walk.one], numbers[walk.two]
    if not (_can_be_0(one, walk.one_new, held) and _can_be_0(two, walk.two_new, held)):
        return []
    count, times = 0, held.times
    third = numbers[walk.third].old
    for one_code, ones, _ in one.ways_with[walk.one_new][0]:
        for two_code, twos, _ in two.ways_with[walk.two_new][0]:
            laid = one_code + two_code
            for new in range(walk.least, walk.most + 1):
                for code in held.codes(new):
                    if number := times.get(laid + code):
                        rows = rows_of(third, code) - (code == CODE[0] and walk.free_from == 1)
                        count += number * len(ones) * len(twos) * rows
    return [Free(count, walk, numbers, held)] if count else []


def _can_be_0(number: Changes, new: int, held: Held) -> bool:
    """Whether 0 can be shown with exactly so many new cards: "numbers are … without leading zeros"."""
    return new == 1 and 0 in held.digits if new else number.old == "0"


def groups(walk: Walk, triples: list[Triple], numbers: Numbers, times: dict[Code, int]) -> list[Group]:
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
