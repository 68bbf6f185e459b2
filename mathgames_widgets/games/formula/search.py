"""The search for every true formula that some cards can make of the numbers on the table.

Why nothing is missed: call the number that takes the most of the new cards the third one, in a tie the later one of
left, right, answer. For every sign and every way to share out one, two, three or more cards there is exactly one
`Walk`. It tries each pair of values that the two other numbers can have with just so many cards, and the third number
follows from them by one of the four operations. None of the two has more than half of the new cards, so numbers that
could become almost anything are never tried against each other.

Values come first and cards second: a formula such as 12 x 7 = 84 is found once for each way to share out the cards,
and then all rows of cards that show it. How often those can be laid is counted, not written out.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb
from typing import NamedTuple

from mathgames_widgets.games.formula.cards import JOKER, Cards
from mathgames_widgets.games.formula.changes import CODE, Changes, Code, Rows, cards_in, changes
from mathgames_widgets.maths.arithmetic import Sign

LEFT, RIGHT, ANSWER = range(3)
"""The places of a formula, as the search counts them."""

Olds = tuple[str, str, str]
"""The digits of the three numbers on the table, empty where nothing may stay."""


class Walk(NamedTuple):
    """One way to share out new cards among the numbers of a formula with this sign.

    The numbers `one` and `two` take exactly so many. The `third` takes from `least` to `most`, and its value is
    `one` `how` `two`.
    """

    sign: Sign
    one: int
    one_new: int
    how: Sign
    two: int
    two_new: int
    third: int
    least: int
    most: int


FOLLOWS = {
    (Sign.PLUS, LEFT): (ANSWER, Sign.MINUS, RIGHT),
    (Sign.PLUS, RIGHT): (ANSWER, Sign.MINUS, LEFT),
    (Sign.PLUS, ANSWER): (LEFT, Sign.PLUS, RIGHT),
    (Sign.MINUS, LEFT): (RIGHT, Sign.PLUS, ANSWER),
    (Sign.MINUS, RIGHT): (LEFT, Sign.MINUS, ANSWER),
    (Sign.MINUS, ANSWER): (LEFT, Sign.MINUS, RIGHT),
    (Sign.TIMES, LEFT): (ANSWER, Sign.DIVIDE, RIGHT),
    (Sign.TIMES, RIGHT): (ANSWER, Sign.DIVIDE, LEFT),
    (Sign.TIMES, ANSWER): (LEFT, Sign.TIMES, RIGHT),
    (Sign.DIVIDE, LEFT): (RIGHT, Sign.TIMES, ANSWER),
    (Sign.DIVIDE, RIGHT): (LEFT, Sign.DIVIDE, ANSWER),
    (Sign.DIVIDE, ANSWER): (LEFT, Sign.DIVIDE, RIGHT),
}
"""How each number follows from the two others: in left x right = answer, left is answer ÷ right."""


@cache
def walks(most: int, signs: tuple[Sign, ...]) -> tuple[Walk, ...]:
    """Every way to share out one to `most` new cards, each within exactly one walk of each sign.

    >>> [(walk.one_new, walk.two_new, walk.least, walk.most) for walk in walks(3, (Sign.PLUS,)) if walk.third == ANSWER]
    [(0, 0, 1, 3), (0, 1, 1, 2), (1, 0, 1, 2), (1, 1, 1, 1)]
    """
    found = []
    for sign, third in product(signs, (LEFT, RIGHT, ANSWER)):
        one, how, two = FOLLOWS[sign, third]
        for one_new, two_new in product(range(most // 2 + 1), repeat=2):
            least = max(1, one_new + (one > third), two_new + (two > third))
            if one_new + two_new + least <= most:
                found.append(Walk(sign, one, one_new, how, two, two_new, third, least, most - one_new - two_new))
    return tuple(found)


# ── the hand ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Held:
    """What a hand can lay, at most so many cards at once.

    `times[code]` says in how many ways these digits can be shown: once, and more often where Jokers can be among them.
    `codes[n]` are the codes of n cards.
    """

    def __init__(self, hand: Cards, most: int) -> None:
        self.hand = hand
        self.most = min(most, len(hand))
        self.jokers = min(hand.count(JOKER), self.most)
        self.times = _times([CODE[int(card)] for card in hand if card != JOKER], self.jokers, self.most)
        self.codes: list[list[Code]] = [[0], *[[] for _ in range(self.most)]]
        for code in self.times:
            self.codes[cards_in(code)].append(code)


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


def _times(cards: Sequence[Code], jokers: int, most: int) -> dict[Code, int]:
    """What one to `most` cards can show, and in how many ways. A Joker shows any digit, and it makes a difference which
    of the cards is the Joker: 7, 7 with one 7 and a Joker is 7, J or J, 7."""
    found: dict[Code, int] = {}
    for wild in range(jokers + 1):
        plain = {sum(chosen) for size in range(most - wild + 1) for chosen in combinations(cards, size)}
        for shown, counts in _shown_by_jokers(wild):
            for code in plain:
                total, ways = code + shown, 1
                for place, count in counts:
                    ways *= comb(total >> place & 15, count)
                found[total] = found.get(total, 0) + ways
    del found[0]
    return found


# ── the search ────────────────────────────────────────────────────────────────────────────────────────────────────

Way = tuple[Code, Rows]
"""New cards, and the rows in which they show a certain value."""

Option = tuple[int, Way]
"""A value that a number can have, and a way to it."""

Triple = tuple[Way, Way, int]
"""Ways to the values of one and two, and the value of the third number, which follows from them."""

Group = tuple[int, Walk, Rows, Rows, Rows, Code]
"""A true formula and the cards that make it: how many plays that is, then the rows of one, two and third."""


class _NoLimit(Container[int]):
    """What three or more new cards can make of a number: not worth listing, except that it is never below 0."""

    def __contains__(self, value: object) -> bool:
        return isinstance(value, int) and value >= 0


NO_LIMIT = _NoLimit()


class _Reach:
    """What one number of the table can become with the cards of a hand."""

    def __init__(self, change: Changes, held: Held) -> None:
        self._values, self._codes = change.values, held.codes
        self.ways = change.ways
        self.exactly = [self._options(new, held) for new in range(held.most // 2 + 1)]
        """Its values with exactly 0, 1, … new cards, each with the ways to it."""
        self.within: list[Container[int]] = [self.values(range(1, new + 1)) for new in range(min(held.most, 2) + 1)]
        """A superset of its values with one to so many new cards."""
        self.within += [NO_LIMIT] * (held.most - 2)

    def values(self, new: Iterable[int]) -> frozenset[int]:
        """Its values with so many new cards."""
        return frozenset().union(*[self._values[code] for count in new for code in self._codes[count]])

    def _options(self, new: int, held: Held) -> list[Option]:
        return [
            (value, way)
            for value in sorted(self.values((new,)))
            for way in self.ways[value][new]
            if not new or way[0] in held.times
        ]


def formulas(olds: Olds, held: Held, signs: tuple[Sign, ...]) -> list[Group]:
    """Every true formula that the cards can make of the numbers on the table."""
    numbers = [_Reach(changes(old), held) for old in olds]
    found: list[Group] = []
    for walk in walks(held.most, signs):
        third = numbers[walk.third]
        ones, twos = numbers[walk.one].exactly[walk.one_new], numbers[walk.two].exactly[walk.two_new]
        if ones and twos and (triples := _triples(walk, ones, twos, third)):
            found += _groups(walk, triples, third, held.times)
    return found


def _triples(walk: Walk, ones: list[Option], twos: list[Option], third: _Reach) -> list[Triple]:
    """All that is true in one walk: "never by 0", and n x 0 = 0 and 0 ÷ n = 0 for every other n."""
    zeros: list[Triple] = []
    if walk.sign in (Sign.TIMES, Sign.DIVIDE) and walk.third != ANSWER:
        if walk.how is Sign.DIVIDE and ones[0][0] == twos[0][0] == 0:
            free = sorted(third.values(range(walk.least, walk.most + 1)))
            zeros = [(x, y, n) for a, x in ones if a == 0 for b, y in twos if b == 0 for n in free]
        if walk.sign is Sign.DIVIDE:
            zeros = [triple for triple in zeros if triple[2] != 0]
            ones = [option for option in ones if option[0] != 0]
    return _following(ones, walk.how, twos, third.within[walk.most]) + zeros


def _following(ones: list[Option], how: Sign, twos: list[Option], reached: Container[int]) -> list[Triple]:
    """The pairs from which a value follows that can be reached."""
    if how is Sign.PLUS:
        return [(x, y, a + b) for a, x in ones for b, y in twos if a + b in reached]
    if how is Sign.MINUS:
        return [(x, y, a - b) for a, x in ones for b, y in twos if a - b in reached]
    if how is Sign.TIMES:
        return [(x, y, a * b) for a, x in ones for b, y in twos if a * b in reached]
    return [(x, y, a // b) for b, y in twos if b for a, x in ones if a % b == 0 and a // b in reached]


def _groups(walk: Walk, triples: list[Triple], third: _Reach, times: dict[Code, int]) -> list[Group]:
    """The formulas for which the hand has all cards."""
    new = range(walk.least, walk.most + 1)
    ways = third.ways
    return [
        (number * len(one_rows) * len(two_rows) * len(third_rows), walk, one_rows, two_rows, third_rows, code)
        for (one_code, one_rows), (two_code, two_rows), value in triples
        for count in new
        for third_code, third_rows in ways[value][count]
        if (number := times.get(code := one_code + two_code + third_code))
    ]
