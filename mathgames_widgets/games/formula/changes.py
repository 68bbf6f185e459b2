"""What one number of the formula can become when cards are laid on it or beside it.

The search for plays asks two questions of a number such as 10: which values can it have after these cards were laid
(`Values`), and in which shapes of kept and new cards it shows a certain value (`WaysTo`). Answers are kept, since the
same numbers come up again and again. Rows of cards are made of a shape when a play is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations, product
from operator import mul

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


def shapes_showing(old: str, new: str) -> Iterator[Shape]:
    """Every shape in which the number `old` shows the digits `new`.

    >>> list(shapes_showing("10", "12")), list(shapes_showing("4", "44"))
    ([(-1, -1), (0, -1)], [(-1, -1), (0, -1), (-1, 0)])
    """
    yield (-1,) * len(new)
    for at, digit in enumerate(old):
        for before in range(min(at, 1), len(new)):
            if new[before] == digit:
                yield from _shapes_after(old, at, new, (*(-1,) * before, at))


def _shapes_after(old: str, last: int, new: str, shape: Shape) -> Iterator[Shape]:
    """Those that begin with this shape, which ends with the card `last` of `old`."""
    behind, spot = len(new) - len(shape), len(shape)
    if behind or last == len(old) - 1:
        yield (*shape, *(-1,) * behind)
    for at in range(last + 1, len(old)):
        gap = at - last - 1
        for filled in range(min(gap, 1), min(gap, behind - 1) + 1):
            if new[spot + filled] == old[at]:
                yield from _shapes_after(old, at, new, (*shape, *(-1,) * filled, at))


# ── one number ────────────────────────────────────────────────────────────────────────────────────────────────────

Shapes = tuple[Shape, ...]

Ways = tuple[tuple[tuple[Code, Shapes], ...], ...]
"""How a number is turned into a certain value: every choice of at least 0, of at least 1 and of at least 2 new cards,
each with all its shapes."""

_KEPT = tuple([Kept(at) for at in range(100)])
_NEW = tuple([New(card, int(card)) for card in DIGITS])
_JOKER_AS = tuple([New(JOKER, digit) for digit in range(10)])


Option = tuple[int, Code, Shapes]
"""A value that a number can have, the new cards for it, and all shapes in which they show it."""


class OptionsWith(dict[Code, tuple[Option, ...]]):
    """For the cards laid on the number `old`, or on nothing, every value that it can have then, with the shapes.

    >>> OptionsWith("4")[CODE[4]]
    ((4, 65536, ((-1,),)), (44, 65536, ((-1, 0), (0, -1))))
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, new: Code) -> tuple[Option, ...]:
        places = _places(self._old, cards_in(new))
        found: dict[int, list[Shape]] = {}
        for order in _orders(new):
            for worth, weights, free, shape in places:
                if free or order[0]:
                    found.setdefault(worth + sum(map(mul, weights, order)), []).append(shape)
        options = self[new] = tuple([(value, new, tuple(sorted(shapes))) for value, shapes in found.items()])
        return options


class Values(dict[Code, frozenset[int]]):
    """For the cards laid on the number `old`, or on nothing, every value that it can have then.

    >>> sorted(Values("10")[CODE[5]])
    [5, 15, 50, 105, 510]
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, new: Code) -> frozenset[int]:
        places = _places(self._old, cards_in(new))
        found = self[new] = frozenset([value for order in _orders(new) for value in _values(places, order)])
        return found


class RowsOf(dict[Code, int]):
    """For the cards laid on the number `old`, or on nothing, in how many rows they can lie then.

    >>> RowsOf("10")[CODE[5]], RowsOf("4")[CODE[5] + CODE[0]]
    (5, 5)
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, new: Code) -> int:
        places = _places(self._old, cards_in(new))
        found = self[new] = sum([1 for order in _orders(new) for _, _, free, _ in places if free or order[0]])
        return found


_Places = tuple[tuple[int, tuple[int, ...], bool, Shape], ...]


@lru_cache(maxsize=1_000)
def _orders(code: Code) -> tuple[tuple[int, ...], ...]:
    """The orders in which these cards can be laid."""
    return tuple(set(permutations(digits_of(code))))


def _values(places: _Places, order: tuple[int, ...]) -> list[int]:
    """What a number is worth in each shape, with the new cards in this order. Two cards are most of the work."""
    if len(order) == 2:
        one, two = order
        return [worth + first * one + second * two for worth, (first, second), free, _ in places if free or one]
    return [worth + sum(map(mul, weights, order)) for worth, weights, free, _ in places if free or order[0]]


@lru_cache(maxsize=1_000)
def _places(old: str, new: int) -> _Places:
    """For each shape: what the cards that stay are worth, the place value of each new card, and whether the first new
    card may be 0; without shapes that start with a 0 that stays, since numbers have no leading zeros."""
    found = []
    for shape in shapes(len(old), new):
        powers = [10**power for power in reversed(range(len(shape)))]
        if shape[0] >= 0 and old[shape[0]] == "0" and len(shape) > 1:
            continue
        worth = sum(int(old[at]) * power for at, power in zip(shape, powers, strict=True) if at >= 0)
        weights = tuple([power for at, power in zip(shape, powers, strict=True) if at < 0])
        found.append((worth, weights, shape[0] >= 0 or len(shape) == 1, shape))
    return tuple(found)


class WaysTo(dict[int, Ways]):
    """For each value the ways to turn the number `old` into it.

    >>> [[digits_of(code) for code, _ in ways] for ways in WaysTo("10")[12]]
    [[(2,), (1, 2)], [(2,), (1, 2)], [(1, 2)]]
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, value: int) -> Ways:
        digits = str(value)
        found: dict[Code, list[Shape]] = {}
        for shape in sorted(shapes_showing(self._old, digits), key=_new_cards):
            new = sum([CODE[int(digit)] for at, digit in zip(shape, digits, strict=True) if at < 0])
            found.setdefault(new, []).append(shape)
        every = [(new, tuple(shapes)) for new, shapes in found.items()]
        ways = self[value] = tuple([tuple([way for way in every if cards_in(way[0]) >= least]) for least in range(3)])
        return ways


def _new_cards(shape: Shape) -> tuple[int, Shape]:
    """What shapes are sorted by."""
    return shape.count(-1), shape


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
        self.values = Values(old)
        self.ways = WaysTo(old)
        self.rows = RowsOf(old)
        self.options = OptionsWith(old)
        self.unchanged: dict[int, list[Option]] = {int(old): [(int(old), 0, (tuple(range(len(old))),))]} if old else {}
        """Itself as it lies, where it may stay."""
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
