"""What one number of the table can become with the cards of a hand: as values in order, and as bits of a whole number.

Bit v of a mask says whether the value v is among them. So one step finds a whole row of sums: `mask << 7` has every
value with 7 added to it. Masks end below `LOW`, since longer numbers would make them long; larger values are looked at
one by one.
"""

from __future__ import annotations

from functools import lru_cache

from mathgames_widgets.games.formula.changes import CODE, LOW, Changes, code_of, fillings, low_fillings
from mathgames_widgets.games.formula.held import Held

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
