"""What one number of the formula can become when cards are laid on it or beside it.

The search for plays asks two questions of a number such as 10: which shapes of kept and new cards can be filled with
the digits of a hand (`fillings`), and in which of them it shows a certain value (`WaysTo`). Answers are kept, since
the same numbers come up again and again. Rows of cards are made of a shape when a play is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations, product
from operator import mul
from typing import NamedTuple

from mathgames_widgets.games.formula.cards import DIGITS, JOKER
from mathgames_widgets.games.formula.state import Kept, New, Row

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
