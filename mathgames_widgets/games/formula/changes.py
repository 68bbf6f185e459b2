"""What one number of the formula can become when cards are laid on it or beside it.

The search for plays asks two questions of a number such as 10: which values can it have after these cards were laid
(`Values`), and which rows of kept and new cards show a certain value (`WaysTo`). Both are answered from the same
`shapes`, and answers are kept, since the same numbers come up again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations, product
from operator import mul

from mathgames_widgets.games.formula.cards import DIGITS, JOKER
from mathgames_widgets.games.formula.state import Kept, New, Row

MOST_NEW = 4
"""No turn has more new cards than this, in any variant."""

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


# ── shapes ────────────────────────────────────────────────────────────────────────────────────────────────────────

Shape = tuple[int, ...]
"""A number after a move, whatever is laid: the index of each card that stays, and -1 for each new one."""


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


@cache
def _shapes_of_length(cards: int, length: int) -> tuple[Shape, ...]:
    """The shapes with so many cards in the end, whatever the number of new ones."""
    return tuple([shape for new in range(MOST_NEW + 1) for shape in shapes(cards, new) if len(shape) == length])


# ── one number ────────────────────────────────────────────────────────────────────────────────────────────────────

Rows = tuple[Row, ...]

Ways = tuple[tuple[tuple[Code, Rows], ...], ...]
"""How a number is turned into a certain value: for 0, 1, 2, … new cards the possible cards, each with all its rows."""

_KEPT = tuple([Kept(at) for at in range(100)])
_NEW = tuple([New(card, int(card)) for card in DIGITS])
_JOKER_AS = tuple([New(JOKER, digit) for digit in range(10)])


class Values(dict[Code, frozenset[int]]):
    """For the cards laid on the number `old`, or on nothing, every value that it can have then.

    >>> sorted(Values("10")[CODE[5]])
    [5, 15, 50, 105, 510]
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, new: Code) -> frozenset[int]:
        orders = set(permutations(digits_of(new)))
        found = frozenset(
            worth + sum(map(mul, weights, order))
            for worth, weights, may_start_with_zero in _places(self._old, cards_in(new))
            for order in orders
            if may_start_with_zero or order[0]
        )
        self[new] = found
        return found


@lru_cache(maxsize=1_000)
def _places(old: str, new: int) -> tuple[tuple[int, tuple[int, ...], bool], ...]:
    """For each shape: what the cards that stay are worth, the place value of each new card, and whether the first new
    card may be 0; without shapes that start with a 0 that stays, since numbers have no leading zeros."""
    found = []
    for shape in shapes(len(old), new):
        powers = [10**power for power in reversed(range(len(shape)))]
        if shape[0] >= 0 and old[shape[0]] == "0" and len(shape) > 1:
            continue
        worth = sum(int(old[at]) * power for at, power in zip(shape, powers, strict=True) if at >= 0)
        weights = tuple([power for at, power in zip(shape, powers, strict=True) if at < 0])
        found.append((worth, weights, shape[0] >= 0 or len(shape) == 1))
    return tuple(found)


class WaysTo(dict[int, Ways]):
    """For each value the ways to turn the number `old` into it.

    >>> [[digits_of(code) for code, _ in same_count] for same_count in WaysTo("10")[12]]
    [[], [(2,)], [(1, 2)], [], []]
    """

    def __init__(self, old: str) -> None:
        super().__init__()
        self._old = old

    def __missing__(self, value: int) -> Ways:
        target = str(value)
        rows: list[dict[Code, list[Row]]] = [{} for _ in range(MOST_NEW + 1)]
        for shape in _shapes_of_length(len(self._old), len(target)):
            if all(at < 0 or self._old[at] == digit for at, digit in zip(shape, target, strict=True)):
                new = sum([CODE[int(digit)] for at, digit in zip(shape, target, strict=True) if at < 0])
                rows[cards_in(new)].setdefault(new, []).append(_row(shape, target))
        found = tuple([tuple([(new, tuple(same)) for new, same in by_code.items()]) for by_code in rows])
        self[value] = found
        return found


def _row(shape: Shape, digits: str) -> Row:
    return tuple([_NEW[int(digit)] if at < 0 else _KEPT[at] for at, digit in zip(shape, digits, strict=True)])


class Changes:
    """All that the number `old` can become; `old` is empty where nothing of it may stay. Worked out when asked for."""

    def __init__(self, old: str) -> None:
        self.values = Values(old)
        self.ways = WaysTo(old)


@lru_cache(maxsize=300)
def changes(old: str) -> Changes:
    """What a number can become, kept for the next time that it is on the table."""
    return Changes(old)


def as_joker(spot: New) -> New:
    """A Joker that stands for the same digit."""
    return _JOKER_AS[spot.digit]
