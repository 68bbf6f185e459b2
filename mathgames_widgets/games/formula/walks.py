"""The ways to share out new cards among the three numbers of a formula, and the pairs of numbers a third follows from.

Why nothing is missed: call the number that takes the most of the new cards the third one, in a tie the later one of
left, right, answer. For every sign and every way to share out one, two, three or more cards there is exactly one
`Walk`. It tries each pair of values that the two other numbers can have with just so many cards, and the third number
follows from them by one of the four operations. None of the two has more than half of the new cards, so numbers that
could become almost anything are never tried against each other.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import cache
from itertools import product
from typing import NamedTuple

from mathgames_widgets.games.formula.changes import LOW
from mathgames_widgets.games.formula.reach import Reached, Values
from mathgames_widgets.maths.arithmetic import Sign

LEFT, RIGHT, ANSWER = range(3)
"""The places of a formula, as the search counts them."""

Triple = tuple[int, int, int]
"""Values of the numbers one, two and third of a walk, with which the formula is true."""

Join = Callable[[Values, Values, Reached], list[Triple]]
"""From the values of one and two and those that the third can reach: every triple of them that is true."""


class Walk(NamedTuple):
    """One way to share out new cards among the numbers of a formula with this sign.

    The numbers `one` and `two` take exactly so many. The `third` takes from `least` to `most`, and its value follows
    by `join`. Where one and two are both 0 the third is free: any number from `free_from` on will do, if that is set.
    """

    sign: Sign
    one: int
    one_new: int
    two: int
    two_new: int
    third: int
    least: int
    most: int
    join: Join
    free_from: int | None


# ── how the third number follows ──────────────────────────────────────────────────────────────────────────────────


def bits(mask: int) -> list[int]:
    """The values in a mask, in order.

    >>> bits(0b1001)
    [0, 3]
    """
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def sums(ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """one + two = third."""
    mask = reached.mask
    found: list[Triple] = []
    if len(ones.ordered) <= len(twos.ordered):
        for x in ones.ordered:
            if x < LOW and (hits := twos.mask << x & mask):
                found += [(x, z - x, z) for z in bits(hits)]
    else:
        for y in twos.ordered:
            if y < LOW and (hits := ones.mask << y & mask):
                found += [(z - y, y, z) for z in bits(hits)]
        found.sort()
    if ones.largest + twos.largest >= LOW and reached.largest >= LOW:
        found += [(x, y, z) for x in ones.ordered for y in twos.ordered if (z := x + y) >= LOW and z in reached]
        found.sort()
    return found


def differences(ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """one − two = third."""
    mask, xs, ys = reached.mask, ones.ordered, twos.ordered
    if len(xs) == 1:
        x = xs[0]
        low = ys[: bisect_right(ys, x)]
        return [(x, y, z) for y in low if (mask >> z & 1 if (z := x - y) < LOW else z in reached)]
    found: list[Triple] = []
    for y in ys:
        if y < LOW and (hits := ones.mask >> y & mask):
            found += [(z + y, y, z) for z in bits(hits)]
    if ones.largest >= LOW:
        high = xs[bisect_left(xs, LOW) :]
        found += [(x, y, z) for x in high for y in ys if (z := x - y) >= 0 and z in reached]
    if len(ys) > 1:
        found.sort()
    return found


def products(ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """one x two = third."""
    mask, largest, xs, ys = reached.mask, reached.largest, ones.ordered, twos.ordered
    if not reached.two_zeros:
        xs, ys = _without_new_0(xs), _without_new_0(ys)
    if len(ys) == 1 and (y := ys[0]):
        low = xs[: bisect_right(xs, largest // y)]
        return [(x, y, z) for x in low if (mask >> z & 1 if (z := x * y) < LOW else z in reached)]
    found: list[Triple] = []
    for x in xs:
        low = ys[: bisect_right(ys, largest // x)] if x else ys
        found += [(x, y, z) for y in low if (mask >> z & 1 if (z := x * y) < LOW else z in reached)]
    return found


def _without_new_0(values: list[int]) -> list[int]:
    """Where a factor is 0 the product is 0 too, and if both are new that takes two cards."""
    return values[1:] if len(values) > 1 and values[0] == 0 else values


def quotients(ones: Values, twos: Values, reached: Reached) -> list[Triple]:
    """one ÷ two = third: "Division is exact and never by 0." """
    mask, xs = reached.mask, ones.ordered if reached.two_zeros else _without_new_0(ones.ordered)
    if len(xs) == 1:
        x = xs[0]
        return [
            (x, y, z)
            for y in twos.ordered
            if y and x % y == 0 and (mask >> z & 1 if (z := x // y) < LOW else z in reached)
        ]
    zero = xs[:1] if xs[0] == 0 else []
    return [
        (x, y, z)
        for y in twos.ordered
        if y
        for x in (zero + xs[bisect_left(xs, y) :] if y > 1 else xs)
        if x % y == 0 and (mask >> z & 1 if (z := x // y) < LOW else z in reached)
    ]


def dividends(divisors: Values, answers: Values, reached: Reached) -> list[Triple]:
    """divisor x answer = dividend: of dividend ÷ divisor = answer, "never by 0"."""
    return [triple for triple in products(divisors, answers, reached) if triple[0]]


def divisors(dividends: Values, answers: Values, reached: Reached) -> list[Triple]:
    """dividend ÷ answer = divisor: of dividend ÷ divisor = answer, "never by 0"."""
    return [triple for triple in quotients(dividends, answers, reached) if triple[0]]


def lone(join: Join, x: int, y: int) -> int | None:
    """The number that follows from two others by this join, if there is one.

    >>> lone(quotients, 84, 7), lone(quotients, 84, 9), lone(differences, 4, 7)
    (12, None, None)
    """
    if join is sums:
        return x + y
    if join is differences:
        return x - y if x >= y else None
    if join is products or join is dividends:
        return x * y if x or join is products else None
    return x // y if y and x % y == 0 and (x or join is quotients) else None


FOLLOWS: dict[tuple[Sign, int], tuple[int, Join, int, int | None]] = {
    (Sign.PLUS, LEFT): (ANSWER, differences, RIGHT, None),
    (Sign.PLUS, RIGHT): (ANSWER, differences, LEFT, None),
    (Sign.PLUS, ANSWER): (LEFT, sums, RIGHT, None),
    (Sign.MINUS, LEFT): (RIGHT, sums, ANSWER, None),
    (Sign.MINUS, RIGHT): (LEFT, differences, ANSWER, None),
    (Sign.MINUS, ANSWER): (LEFT, differences, RIGHT, None),
    (Sign.TIMES, LEFT): (ANSWER, quotients, RIGHT, 0),
    (Sign.TIMES, RIGHT): (ANSWER, quotients, LEFT, 0),
    (Sign.TIMES, ANSWER): (LEFT, products, RIGHT, None),
    (Sign.DIVIDE, LEFT): (RIGHT, dividends, ANSWER, None),
    (Sign.DIVIDE, RIGHT): (LEFT, divisors, ANSWER, 1),
    (Sign.DIVIDE, ANSWER): (LEFT, quotients, RIGHT, None),
}
"""How each number follows from the two others: in left x right = answer, left is answer ÷ right, and any number at all
where these are 0, since n x 0 = 0; in left ÷ right = answer, right is any number but 0 where the others are 0."""


@cache
def walks(most: int, signs: tuple[Sign, ...]) -> tuple[Walk, ...]:
    """Every way to share out one to `most` new cards, each within exactly one walk of each sign.

    >>> [(walk.one_new, walk.two_new, walk.least, walk.most) for walk in walks(3, (Sign.PLUS,)) if walk.third == ANSWER]
    [(0, 0, 1, 3), (0, 1, 1, 2), (1, 0, 1, 2), (1, 1, 1, 1)]
    """
    found = []
    for sign, third in product(signs, (LEFT, RIGHT, ANSWER)):
        one, join, two, free = FOLLOWS[sign, third]
        for one_new, two_new in product(range(most // 2 + 1), repeat=2):
            least, rest = max(1, one_new + (one > third), two_new + (two > third)), most - one_new - two_new
            if least <= rest:
                found.append(Walk(sign, one, one_new, two, two_new, third, least, rest, join, free))
    return tuple(found)
