"""Which two cards are hard to open: the exact chance that seven cards can answer them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

from mathgames_widgets.games.formula import DECK, JOKER, Rules, Sign
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.words import listed

HAND = Rules().hand


def answers(left: int, right: int) -> tuple[Formula, ...]:
    """Every true formula that opens with these two digits.

    >>> [str(one) for one in answers(2, 9)]
    ['2 + 9 = 11', '2 × 9 = 18']
    """
    sides = [Formula(left, sign, right, 0) for sign in Sign]
    values = [(side, side.value) for side in sides]
    return tuple(
        [
            Formula(left, side.sign, right, int(value))
            for side, value in values
            if value is not None and value >= 0 and value.denominator == 1
        ]
    )


@cache
def chance(left: int, right: int) -> Fraction:
    """The chance that a hand of seven opens these two digits, every hand being as likely as any other. Exact.

    >>> float(round(chance(2, 9), 3)), float(round(chance(0, 0), 3))
    (0.484, 0.546)
    """
    unseen = Counter(DECK)
    unseen.subtract((str(left), str(right)))
    wanted = [Counter(str(one.answer)) for one in answers(left, right)]
    of_use = sorted({card for want in wanted for card in want} | {JOKER})
    rest = unseen.total() - sum(unseen[card] for card in of_use)
    good = sum(
        prod(comb(unseen[card], held[card]) for card in of_use) * comb(rest, HAND - held.total())
        for held in _hands(of_use, unseen)
        if any(_can_lay(held, want) for want in wanted)
    )
    return Fraction(good, comb(unseen.total(), HAND))


def _hands(of_use: list[str], unseen: Counter[str]) -> Iterator[Counter[str]]:
    """How many of each useful card a hand may hold."""
    for counts in product(*(range(unseen[card] + 1) for card in of_use)):
        if sum(counts) <= HAND:
            yield Counter(dict(zip(of_use, counts, strict=True)))


def _can_lay(held: Counter[str], wanted: Counter[str]) -> bool:
    missing = sum((wanted - held).values())
    return missing <= held[JOKER]


def hardest() -> tuple[tuple[int, int], ...]:
    """All pairs of digits, those with the smallest chance first.

    >>> hardest()[0]
    (2, 9)
    """
    pairs = [(left, right) for left in range(10) for right in range(10)]
    return tuple(sorted(pairs, key=lambda pair: (chance(*pair), pair)))


def in_hundred(share: Fraction) -> str:
    """A chance in words: "48 of 100 hands"."""
    return f"{round(share * 100)} of 100 hands"


def opened(left: int, right: int) -> Explanation:
    """How likely it is that these two cards can be opened, and with which answers.

    >>> print(opened(2, 9))
    About 48 of 100 hands can open 2 and 9.
      There are 2 true formulas: 2 + 9 = 11 and 2 × 9 = 18.
      Every hand of 7 of the other 50 cards was counted, Jokers included.
    """
    found = answers(left, right)
    many = "is 1 true formula" if len(found) == 1 else f"are {len(found)} true formulas"
    return Explanation(
        f"About {in_hundred(chance(left, right))} can open {left} and {right}.",
        why=(
            Explanation(f"There {many}: {listed([str(one) for one in found])}."),
            Explanation(f"Every hand of {HAND} of the other {len(DECK) - 2} cards was counted, Jokers included."),
        ),
    )
