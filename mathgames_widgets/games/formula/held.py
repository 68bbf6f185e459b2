"""What a hand can lay, as sets of digits: which it can show, and in how many ways where Jokers can be among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb

from mathgames_widgets.games.formula.cards import JOKER, Cards
from mathgames_widgets.games.formula.changes import CODE, Code, cards_in


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
