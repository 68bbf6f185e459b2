"""What a hand can lay, as sets of digits: which it can show, and in how many ways where Jokers can be among them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from mathgames_widgets.games.formula.cards import JOKER, Cards
from mathgames_widgets.games.formula.changes import CODE, Code, cards_in


class Held:
    """What a hand can lay, at most so many cards at once.

    `times[code]` says in how many ways these digits can be shown: once, and more often where Jokers can be among them.
    Code 0, no card, is there too. `codes[n]` are the codes of n cards.
    """

    def __init__(self, hand: Cards, most: int) -> None:
        self.hand = hand
        self.most = min(most, len(hand))
        self.jokers = min(hand.count(JOKER), self.most)
        self.codes = _plain([CODE[int(card)] for card in hand if card != JOKER], self.most)
        self.times = dict.fromkeys([code for codes in self.codes for code in codes], 1)
        if self.jokers:
            self.times = _times(self.codes, self.jokers)
            self.codes = [[] for _ in range(self.most + 1)]
            for code in self.times:
                self.codes[cards_in(code)].append(code)


def _plain(cards: Sequence[Code], most: int) -> list[list[Code]]:
    """The different choices of 0, 1, … `most` of these cards, in order, so that plays have the same one everywhere."""
    found: list[set[Code]] = [{0}, *[set() for _ in range(most)]]
    for card in cards:
        for count in range(most, 0, -1):
            found[count].update([code + card for code in found[count - 1]])
    return [sorted(codes) for codes in found]


def _times(plain: list[list[Code]], jokers: int) -> dict[Code, int]:
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
