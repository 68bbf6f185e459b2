"""What one number of the formula can become when cards are laid on it or beside it.

The search for plays asks two questions of a number such as 10: which shapes of kept and new cards can be filled with
the digits of a hand (`fillings`), and in which of them it shows a certain value (`WaysTo`). Answers are kept, since
the same numbers come up again and again. Rows of cards are made of a shape when a play is looked at.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import accumulate, combinations, combinations_with_replacement, pairwise, permutations, product
from math import comb
from operator import mul
from typing import NamedTuple

from mathgames_widgets.games.formula.rules.cards import DIGITS, JOKER, Cards
from mathgames_widgets.games.formula.rules.state import Kept, New, Row
from mathgames_widgets.maths.numbers.arithmetic import Sign

# ── cards as a number ─────────────────────────────────────────────────────────────────────────────────────────────

Code = int
"""Digit cards without an order: how often each digit occurs, as one digit of a number in base 16. So codes can be
added, and 7, 7 and 0 together are 0x20000001."""

CODE: tuple[Code, ...] = tuple(16**digit for digit in range(10))


def digits_of(code: Code) -> tuple[int, ...]:
    """The digits of a code, each as often as it occurs.

    >>> digits_of(CODE[7] + CODE[0] + CODE[7])
    (0, 7, 7)
    """
    return tuple([digit for digit in range(10) for _ in range(code >> 4 * digit & 7)])


def cards_in(code: Code) -> int:
    """How many cards a code stands for: its digits in base 16 added up, which is what division by 15 leaves.

    >>> cards_in(0x20000001)
    3
    """
    return code % 15


@lru_cache(maxsize=10_000)
def code_of(value: int) -> Code:
    """The digits of a number.

    >>> digits_of(code_of(707))
    (0, 7, 7)
    """
    return sum([CODE[int(digit)] for digit in str(value)])


MOST_CARDS = 4
"""No rules allow to lay more in one turn."""

# ── shapes ────────────────────────────────────────────────────────────────────────────────────────────────────────

Shape = tuple[int, ...]
"""A number after a move, whatever is laid: the index of each card that stays, and -1 for each new one."""

NAMED: Shape = (-2,)
"""The shape of a Joker that was turned up at the start and is named now."""


@cache
def shapes(cards: int, new: int) -> tuple[Shape, ...]:
    """Every shape that a number of so many cards can take with exactly `new` new ones.

    >>> shapes(2, 1)
    ((-1,), (-1, 1), (0, -1), (-1, 0, 1), (0, 1, -1))
    """
    kept = (chosen for count in range(cards + 1) for chosen in combinations(range(cards), count))
    found = {shape for chosen in kept for shape in _filled(chosen, cards, new)}
    return tuple(sorted(found, key=lambda shape: (len(shape), shape)))


def _filled(kept: tuple[int, ...], cards: int, new: int) -> Iterator[Shape]:
    """The ways to put the new cards before, between and behind the cards that stay.

    Between two that stay there are at least one new card and at most as many as were there: "nothing is squeezed
    between two cards that touch". Before the first and behind the last there is at least one where a card was covered.
    """
    if not kept:
        if new:
            yield (-1,) * new
        return
    gaps = [after - before - 1 for before, after in pairwise((-1, *kept, cards))]
    inner = [range(min(gap, 1), min(gap, new) + 1) for gap in gaps[1:-1]]
    before, behind = (range(min(gap, 1), new + 1) for gap in (gaps[0], gaps[-1]))
    for counts in product(before, *inner, behind):
        if sum(counts) == new:
            spots = [spot for count, at in zip(counts, kept, strict=False) for spot in (*(-1,) * count, at)]
            yield (*spots, *(-1,) * counts[-1])


Outline = tuple[Shape, tuple[tuple[int, int], ...], tuple[int, ...]]
"""A shape, then each card that stays, as its spot in the new number and in the old one, and the spots of new cards."""


@cache
def outlines(cards: int, length: int) -> tuple[Outline, ...]:
    """Every shape of so many spots that a number can take in one move, those with the fewest new cards first.

    >>> [shape for shape, _, _ in outlines(2, 2)]
    [(0, 1), (-1, 1), (0, -1), (-1, -1)]
    """
    return tuple(
        [
            (
                shape,
                tuple([(spot, at) for spot, at in enumerate(shape) if at >= 0]),
                tuple([spot for spot, at in enumerate(shape) if at < 0]),
            )
            for new in range(MOST_CARDS + 1)
            for shape in shapes(cards, new)
            if len(shape) == length
        ]
    )


# ── one number ────────────────────────────────────────────────────────────────────────────────────────────────────

Shapes = tuple[Shape, ...]

Ways = tuple[tuple[Code, Shapes, int], ...]
"""Choices of new cards that turn a number into a certain value, each with all its shapes and how many cards it has; the
fewest first."""

_KEPT = tuple([Kept(at) for at in range(100)])
_NEW = tuple([New(card, int(card)) for card in DIGITS])
_JOKER_AS = tuple([New(JOKER, digit) for digit in range(10)])


class Filling(NamedTuple):
    """A shape of a certain number, to be filled with new cards.

    `worth` is what the cards that stay are worth, `weights` are the place values of the new ones. The first new card
    may be 0 only with `zero`, since numbers have no leading zeros.
    """

    worth: int
    weights: tuple[int, ...]
    zero: bool


@lru_cache(maxsize=600)
def shaped_fillings(old: str, new: int) -> tuple[tuple[Shape, Filling], ...]:
    """Each shape that `old` can take with so many new cards, but for those that start with a 0 that stays.

    >>> [(shape, filling.worth, filling.weights) for shape, filling in shaped_fillings("10", 1)][:2]
    [((-1,), 0, (1,)), ((-1, 1), 0, (10,))]
    """
    digits = [int(digit) for digit in old]
    return tuple(
        [
            (shape, Filling(sum([digits[at] * power for at, power in kept]), weights, zero))
            for shape, kept, weights, zero in _places(len(old), new)
            if shape[0] < 0 or digits[shape[0]] or len(shape) == 1
        ]
    )


@lru_cache(maxsize=600)
def fillings(old: str, new: int) -> tuple[Filling, ...]:
    """The same without the shapes.

    >>> [(filling.worth, filling.weights) for filling in fillings("10", 1)]
    [(0, (1,)), (0, (10,)), (10, (1,)), (10, (100,)), (100, (1,))]
    """
    return tuple([filling for _, filling in shaped_fillings(old, new)])


LOW = 10_000
"""Values below, those of at most four digits, are low; higher ones are rare."""


@lru_cache(maxsize=600)
def low_fillings(old: str, new: int) -> tuple[Filling, ...]:
    """Those that make low values."""
    return tuple([filling for filling in fillings(old, new) if filling.worth < LOW and filling.weights[0] < LOW])


@cache
def _places(cards: int, new: int) -> tuple[tuple[Shape, tuple[tuple[int, int], ...], tuple[int, ...], bool], ...]:
    """Each shape with the place value of each card that stays, the place values of the new cards, and whether the first
    of these may be 0."""
    found = []
    for shape in shapes(cards, new):
        spots = [(at, 10**power) for at, power in zip(shape, reversed(range(len(shape))), strict=True)]
        kept = tuple([spot for spot in spots if spot[0] >= 0])
        weights = tuple([power for at, power in spots if at < 0])
        found.append((shape, kept, weights, shape[0] >= 0 or len(shape) == 1))
    return tuple(found)


@lru_cache(maxsize=1_000)
def _orders(code: Code) -> tuple[tuple[int, ...], ...]:
    """The orders in which these cards can be laid."""
    return tuple(set(permutations(digits_of(code))))


def values_with(old: str, code: Code) -> list[int]:
    """Every value that `old` can have when exactly these cards are laid on it."""
    places = fillings(old, cards_in(code))
    return [
        worth + sum(map(mul, weights, order))
        for order in _orders(code)
        for worth, weights, zero in places
        if zero or order[0]
    ]


def rows_of(old: str, code: Code) -> int:
    """In how many rows `old` and exactly these cards can lie then."""
    places = fillings(old, cards_in(code))
    any_first = sum([zero for _, _, zero in places])
    orders = _orders(code)
    return any_first * len(orders) + (len(places) - any_first) * sum([1 for order in orders if order[0]])


class WaysTo(dict[int, Ways]):
    """For each value the ways to turn the number `old` into it.

    >>> [(digits_of(code), shapes) for code, shapes, _ in WaysTo("10")[12]]
    [((2,), ((0, -1),)), ((1, 2), ((-1, -1),))]
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, value: int) -> Ways:
        digits = str(value)
        if set(digits).isdisjoint(self._old):
            found: Ways = ((code_of(value), ((-1,) * len(digits),), len(digits)),)
        else:
            found = self._showing(digits)
        self[value] = found
        return found

    def _showing(self, digits: str) -> Ways:
        old = self._old
        found: dict[Code, list[Shape]] = {}
        for shape, kept, fresh in outlines(len(old), len(digits)):
            for spot, at in kept:
                if digits[spot] != old[at]:
                    break
            else:
                code = 0
                for spot in fresh:
                    code += CODE[int(digits[spot])]
                if code in found:
                    found[code].append(shape)
                else:
                    found[code] = [shape]
        return tuple([(code, tuple(shapes), cards_in(code)) for code, shapes in found.items()])


class WaysWithOne(dict[int, Ways]):
    """For each value the ways to turn the number `old` into it with exactly one new card, in the order of the cards.

    >>> WaysWithOne("11")[11]
    ((16, ((-1, 1), (0, -1)), 1),)
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old
        self._every: dict[int, list[tuple[Code, Shape]]] = {}

    def __missing__(self, value: int) -> Ways:
        if not self._every:
            self._fill()
        shapes: dict[Code, list[Shape]] = {}
        for code, shape in self._every.get(value, ()):
            shapes.setdefault(code, []).append(shape)
        found = self[value] = tuple([(code, tuple(shapes[code]), 1) for code in sorted(shapes)])
        return found

    def _fill(self) -> None:
        for shape, (worth, (weight,), zero) in shaped_fillings(self._old, 1):
            for digit in range(10):
                if digit or zero:
                    self._every.setdefault(worth + weight * digit, []).append((CODE[digit], shape))


class WaysWithTwo(dict[int, Ways]):
    """The same with exactly two new cards."""

    def __init__(self, ways: WaysTo) -> None:
        super().__init__()
        self._ways = ways

    def __missing__(self, value: int) -> Ways:
        found = self[value] = tuple(sorted([way for way in self._ways[value] if way[2] == 2]))
        return found


@lru_cache(maxsize=10_000)
def row_of(shape: Shape, value: int) -> Row:
    """The cards of a number that shows this value in this shape.

    >>> row_of((0, -1), 12)
    (Kept(at=0, digit=None), New(card='2', digit=2))
    """
    if shape == NAMED:
        return (Kept(0, value),)
    return tuple([_NEW[int(digit)] if at < 0 else _KEPT[at] for at, digit in zip(shape, str(value), strict=True)])


class Changes:
    """All that the number `old` can become; `old` is empty where nothing of it may stay. Worked out when asked for."""

    def __init__(self, old: str) -> None:
        self.old = old
        self.ways = WaysTo(old)
        as_it_lies: dict[int, Ways] = {int(old): ((0, (tuple(range(len(old))),), 0),)} if old else {}
        self.ways_with: tuple[dict[int, Ways], ...] = (as_it_lies, WaysWithOne(old), WaysWithTwo(self.ways))
        """For exactly 0, 1 and 2 new cards."""
        kept = (chosen for count in range(len(old) + 1) for chosen in combinations(old, count))
        self.kept = frozenset([sum([CODE[int(digit)] for digit in chosen]) for chosen in kept])
        """The codes of all cards that might stay."""


@lru_cache(maxsize=300)
def changes(old: str) -> Changes:
    """What a number can become, kept for the next time that it is on the table."""
    return Changes(old)


def as_joker(spot: New) -> New:
    """A Joker that stands for the same digit."""
    return _JOKER_AS[spot.digit]


# ── What a hand can lay, as sets of digits: which it can show, and in how many ways where Jokers can be among them ───


class Held:
    """What a hand can lay, at most so many cards at once.

    `times[code]` says in how many ways these digits can be shown: once, and more often where Jokers can be among them.
    Code 0, no card, is there too. `digits` are those that it can show, in order.
    """

    def __init__(self, hand: Cards, most: int) -> None:
        self.hand = hand
        self.most = min(most, len(hand))
        self.jokers = min(hand.count(JOKER), self.most)
        codes = [CODE[int(card)] for card in hand if card != JOKER]
        plain = [dict.fromkeys(map(sum, combinations(codes, count)), 1) for count in range(self.most + 1)]
        self.times = _times(plain, self.jokers) if self.jokers else plain[0].copy()
        if not self.jokers:
            for choices in plain[1:]:
                self.times.update(choices)
        self.digits = tuple(range(10)) if self.jokers else tuple(sorted({int(card) for card in hand}))
        self._rows: dict[int, int] = {}
        self._pairs: dict[tuple[int, int, bool], int] = {}

    def codes(self, new: int) -> list[Code]:
        """The choices of so many cards."""
        return [code for code in self.times if cards_in(code) == new]

    def shown(self, weight: int, zero: bool) -> int:
        """The mask of every digit times a weight; 0 is a digit only with `zero`."""
        key = weight if zero else -weight
        mask = self._rows.get(key)
        if mask is None:
            mask = 0
            for digit in self.digits:
                if digit or zero:
                    mask |= 1 << weight * digit
            self._rows[key] = mask
        return mask

    def shown_by_two(self, first: int, second: int, zero: bool) -> int:
        """The mask of every two digits times these weights; the first may be 0 only with `zero`."""
        key = (first, second, zero)
        mask = self._pairs.get(key)
        if mask is None:
            mask, seconds = 0, self.shown(second, True)
            for digit in self.digits:
                if digit or zero:
                    both = seconds if 2 * CODE[digit] in self.times else seconds ^ 1 << second * digit
                    mask |= both << first * digit
            self._pairs[key] = mask
        return mask


@lru_cache(maxsize=400)
def held(hand: Cards, most: int) -> Held:
    """What a hand can lay, kept for the next time."""
    return Held(hand, most)


def _times(plain: Sequence[dict[Code, int]], jokers: int) -> dict[Code, int]:
    """What can be shown with Jokers, beside so many other cards, and in how many ways. A Joker shows any digit, and it
    makes a difference which of the cards is the Joker: 7, 7 with one 7 and a Joker is 7, J or J, 7."""
    found: dict[Code, int] = {}
    for wild in range(jokers + 1):
        others = [code for codes in plain[: len(plain) - wild] for code in codes]
        for shown, counts in _shown_by_jokers(wild):
            for code in others:
                total, ways = code + shown, 1
                for place, count in counts:
                    ways *= comb(total >> place & 15, count)
                found[total] = found.get(total, 0) + ways
    return found


@cache
def _shown_by_jokers(jokers: int) -> tuple[tuple[Code, tuple[tuple[int, int], ...]], ...]:
    """The digits that so many Jokers can show: their code, and how often each digit occurs at which place of it."""
    return tuple(
        (
            sum([CODE[digit] for digit in digits]),
            tuple((4 * digit, digits.count(digit)) for digit in sorted(set(digits))),
        )
        for digits in combinations_with_replacement(range(10), jokers)
    )


# ── What one number of the table can become with the cards of a hand ──────────────────────────────────────────────
# As values in order, and as bits of a whole number
#
# Bit v of a mask says whether the value v is among them. So one step finds a whole row of sums: `mask << 7` has every
# value with 7 added to it. Masks end below `LOW`, since longer numbers would make them long; larger values are looked
# at one by one.

ALL = (1 << LOW) - 1
"""The mask of every value below."""


class Values:
    """All values with exactly so many new cards, in order and as a mask."""

    __slots__ = ("largest", "mask", "ordered")

    def __init__(self, ordered: list[int], mask: int) -> None:
        self.ordered, self.mask = ordered, mask
        self.largest = ordered[-1] if ordered else -1


class Reached:
    """The values of a number with one to so many new cards.

    The mask has all of them that are low, and some more where two cards that are one and the same are both needed; from
    three new cards on it has every low value. What is `in` it can be shown if some old cards stay, and is looked up for
    large values and with three and more new cards: that is quicker than to list them.
    """

    __slots__ = ("_change", "_held", "largest", "mask", "two_zeros")

    def __init__(self, change: Changes, held: Held, mask: int, most: int) -> None:
        self._change, self._held = change, held
        self.mask = mask
        self.two_zeros = 2 * CODE[0] in held.times
        self.largest = 10 ** (len(change.old) + most) - 1

    def __contains__(self, value: int) -> bool:
        """Whether the hand has the digits of this value, but for some that might stay."""
        code = code_of(value)
        return not self._held.times.keys().isdisjoint([code - kept for kept in self._change.kept])


class Reach:
    """What one number of the table can become with the cards of a hand."""

    __slots__ = ("_held", "_old", "exactly", "within")

    def __init__(self, change: Changes, held: Held) -> None:
        self._held, self._old = held, change.old
        one = self._mask_with_one() if held.most else 0
        two = self._mask_with_two() if held.most > 1 else 0
        self.exactly = [_as_it_lies(change.old)]
        """With exactly 0, 1, … new cards; with more than half of them it is never asked for."""
        if held.most > 1:
            self.exactly.append(Values(self._values_with_one(), one))
        if held.most > 3:
            self.exactly.append(Values(self._values_with_two(), two))
        masks = (one, one | two, ALL, ALL)
        self.within = [Reached(change, held, masks[new], new + 1) for new in range(held.most)]
        """With 1, with 1 or 2, … new cards."""

    def _mask_with_one(self) -> int:
        mask, shown = 0, self._held.shown
        for worth, (weight,), zero in low_fillings(self._old, 1):
            mask |= shown(weight, zero) << worth
        return mask

    def _mask_with_two(self) -> int:
        mask, shown = 0, self._held.shown_by_two
        for worth, (first, second), zero in low_fillings(self._old, 2):
            mask |= shown(first, second, zero) << worth
        return mask

    def _values_with_one(self) -> list[int]:
        digits = self._held.digits
        places = fillings(self._old, 1)
        return sorted({worth + weight * x for worth, (weight,), zero in places for x in digits if x or zero})

    def _values_with_two(self) -> list[int]:
        digits = self._held.digits
        found = {
            worth + first * x + second * y
            for worth, (first, second), zero in fillings(self._old, 2)
            for x in digits
            if x or zero
            for y in digits
        }
        return sorted(found)


@lru_cache(maxsize=1_000)
def _as_it_lies(old: str) -> Values:
    """The number itself, if it may stay."""
    value = int(old or 0)
    return Values([value] if old else [], 1 << value if old and value < LOW else 0)


# ── The ways to share out new cards among the three numbers of a formula, and the pairs of numbers a third follows fr
#
# Why nothing is missed: call the number that takes the most of the new cards the third one, in a tie the later one of
# left, right, answer. For every sign and every way to share out one, two, three or more cards there is exactly one
# `Walk`. It tries each pair of values that the two other numbers can have with just so many cards, and the third number
# follows from them by one of the four operations. None of the two has more than half of the new cards, so numbers that
# could become almost anything are never tried against each other.

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


# ── The search for every true formula that some cards can make of the numbers on the table ───────────────────────────
#
# Values come first and cards second: a formula such as 12 x 7 = 84 is found once for each way to share out the cards
# (`walks.py` says why none is missed), and then all shapes and cards that show it. How often those can be laid is
# counted, not written out.

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


# ── Small tables, such as 2 + 4 = 6, come up again and again: their formulas are found once and then looked up ───────

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
