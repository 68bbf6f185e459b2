"""Every formula that a hand can make of the table: the search behind `legal_actions`.

Two of the three numbers are chosen, the ones with the fewest new cards; the third follows from them by an inverse
operation, and is looked up among what its cards can become. So a product of ten thousand pairs is never walked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import overload

from mathgames_widgets.games.formula.cards import DIGITS, JOKER, Cards
from mathgames_widgets.games.formula.laying import is_times_zero
from mathgames_widgets.games.formula.state import Kept, Lay, New, Row, Rules
from mathgames_widgets.games.formula.table import Number, Table
from mathgames_widgets.maths.arithmetic import Sign

Found = tuple[Row, Sign, Row, Row]
"""A play in the least room: what a Lay is made of."""

Option = tuple[int, Row, int, int]
"""What a number can become: its value, its row, the new cards as a code, and how many they are."""

KEPT = tuple(Kept(at) for at in range(60))
NAMED = tuple(Kept(0, digit) for digit in range(10))
NEW = tuple(New(digit, int(digit)) for digit in DIGITS)
JOKER_AS = tuple(New(JOKER, digit) for digit in range(10))

CODE = tuple(1 << 4 * digit for digit in range(10))
"""How often each digit occurs is counted in four bits of a whole number."""
FULL = sum(8 << 4 * digit for digit in range(10))
"""One bit above each count: it is lost where more is taken away than was there."""

FREE = -1
"""The value of a number that may be anything: the n of n x 0 = 0."""


class Plays(Sequence[Lay]):
    """Every lawful formula, each once, in a fixed order; each is made only when it is looked at."""

    def __init__(self, found: Sequence[Found]) -> None:
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | Sequence[Lay]:
        if isinstance(index, slice):
            return Plays(self._found[index])
        return Lay(*self._found[index])


def plays(table: Table, hand: Cards, rules: Rules) -> Plays:
    """Every lawful formula that the hand can make of the table.

    >>> from mathgames_widgets.games.formula.table import Pile
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> [str(play.sign.value) for play in plays(table, ("6", "8", "9"), Rules())]
    ['+', 'x']
    """
    found = _opening(table, hand, rules) if not table.is_open else _search(table, hand, rules)
    return Plays(found)


def can_take(code: int, hand: int) -> bool:
    """Whether the hand has these cards, both as codes."""
    return ((hand | FULL) - code) & FULL == FULL


def code_of(hand: Cards) -> int:
    """The digit cards of a hand as a code."""
    return sum(CODE[int(card)] for card in hand if card != JOKER)


# ── what one number can become ────────────────────────────────────────────────────────────────────────────────────


@cache
def shapes(cards: int, new: int) -> tuple[tuple[int, ...], ...]:
    """Every row that a number of so many cards can become with exactly `new` cards: indices of kept ones, -1 for new.

    >>> shapes(2, 1)
    ((-1,), (0, -1), (-1, 1), (-1, 0, 1), (0, 1, -1))
    """
    found = [
        shape
        for kept_cards in range(cards + 1)
        for kept in combinations(range(cards), kept_cards)
        for shape in _filled(kept, cards, new)
    ]
    return tuple(sorted(found, key=lambda shape: (len(shape), [at % 99 for at in shape])))


def _filled(kept: tuple[int, ...], cards: int, new: int) -> Iterator[tuple[int, ...]]:
    """The ways to put the new cards before, between and behind the kept ones; a gap needs its cover."""
    edges = (-1, *kept, cards)
    gaps = [after - before - 1 for before, after in pairwise(edges)]
    ends = (0, len(kept))
    choices = [
        range(1 if gap else 0, new + 1 if place in ends else min(gap, new) + 1) for place, gap in enumerate(gaps)
    ]
    if not kept:
        choices = [range(1, new + 1)]
    for counts in product(*choices):
        if sum(counts) == new:
            shape: list[int] = []
            for count, at in zip(counts, (*kept, -1), strict=True):
                shape += [-1] * count + [at]
            yield tuple(shape[:-1])


@lru_cache(maxsize=20_000)
def rows_to(old: str, target: str) -> tuple[Option, ...]:
    """The rows that turn the number `old` into `target` with at most four new cards.

    >>> [row for _, row, _, _ in rows_to("10", "12")][0]
    (Kept(at=0, digit=None), New(card='2', digit=2))
    """
    value, found = int(target), []
    for new in range(5):
        for shape in shapes(len(old), new):
            if len(shape) == len(target) and _agrees(shape, old, target):
                row: Row = tuple(
                    [NEW[int(digit)] if at < 0 else KEPT[at] for at, digit in zip(shape, target, strict=True)]
                )
                code = sum(CODE[int(digit)] for at, digit in zip(shape, target, strict=True) if at < 0)
                found.append((value, row, code, new))
    return tuple(found)


def _agrees(shape: tuple[int, ...], old: str, target: str) -> bool:
    return all(at < 0 or old[at] == digit for at, digit in zip(shape, target, strict=True))


@lru_cache(maxsize=2_000)
def options(old: str, new: int) -> tuple[Option, ...]:
    """Everything that the number `old` can become with exactly `new` cards, whatever the hand; `old` may be empty."""
    found: list[Option] = []
    for shape in shapes(len(old), new):
        for digits in product(DIGITS, repeat=new):
            fresh = iter(digits)
            text = "".join([next(fresh) if at < 0 else old[at] for at in shape])
            if text[0] == "0" and len(text) > 1:
                continue
            row: Row = tuple([NEW[int(digit)] if at < 0 else KEPT[at] for at, digit in zip(shape, text, strict=True)])
            found.append((int(text), row, sum(CODE[int(digit)] for digit in digits), new))
    return tuple(found)


# ── the search ────────────────────────────────────────────────────────────────────────────────────────────────────


class _Search:
    """One table and one hand: collects what is found."""

    def __init__(self, olds: tuple[str, str, str], hand: Cards, rules: Rules) -> None:
        self.olds = olds
        self.hand = code_of(hand)
        self.jokers = hand.count(JOKER)
        self.most = min(rules.most_cards, len(hand))
        self.signs = rules.signs
        self.found: list[Found] = []
        self._chosen: dict[tuple[int, int], list[Option]] = {}

    def fits(self, code: int) -> bool:
        """Whether the hand has these cards, Jokers standing in for what is missing."""
        if can_take(code, self.hand):
            return True
        return bool(self.jokers) and _missing(code, self.hand) <= self.jokers

    def options(self, place: int, new: int) -> list[Option]:
        """What a number can become with exactly so many of the cards in the hand."""
        key = (place, new)
        if key not in self._chosen:
            self._chosen[key] = [option for option in options(self.olds[place], new) if self.fits(option[2])]
        return self._chosen[key]

    def add(self, sign: Sign, parts: tuple[Option, Option, Option]) -> None:
        """Note a true formula if the hand has the cards."""
        left, right, answer = parts
        code = left[2] + right[2] + answer[2]
        if can_take(code, self.hand):
            self.found.append((left[1], sign, right[1], answer[1]))
        if self.jokers and _missing(code, self.hand) <= self.jokers:
            rows = (left[1], right[1], answer[1])
            for one, two, three in _with_jokers(rows, code, self.hand, self.jokers):
                self.found.append((one, sign, two, three))


def _missing(code: int, hand: int) -> int:
    """How many of the cards the hand does not have."""
    missing = 0
    for digit in range(10):
        lack = (code >> 4 * digit & 7) - (hand >> 4 * digit & 7)
        if lack > 0:
            missing += lack
    return missing


def _with_jokers(rows: tuple[Row, Row, Row], code: int, hand: int, jokers: int) -> Iterator[tuple[Row, Row, Row]]:
    """The same formula with one or more Jokers in place of digit cards."""
    new = [(number, at) for number, row in enumerate(rows) for at, spot in enumerate(row) if isinstance(spot, New)]
    for count in range(1, min(jokers, len(new)) + 1):
        for places in combinations(new, count):
            spared = sum(CODE[rows[number][at].digit or 0] for number, at in places)
            if can_take(code - spared, hand):
                changed = [list(row) for row in rows]
                for number, at in places:
                    changed[number][at] = JOKER_AS[rows[number][at].digit or 0]
                one, two, three = (tuple(row) for row in changed)
                yield one, two, three


def _opening(table: Table, hand: Cards, rules: Rules) -> list[Found]:
    """ "The player … starts by completing the Formula that is on the table." """
    search = _Search(("", "", ""), hand, rules)
    for left in _turned_up(table.left):
        for right in _turned_up(table.right):
            for sign in rules.signs:
                value = _answer(sign, left[0], right[0])
                if value is not None:
                    for answer in rows_to("", str(value)):
                        if answer[3] <= search.most:
                            search.add(sign, (left, right, answer))
    return search.found


def _turned_up(piles: Number) -> list[Option]:
    """The card as it lies; a Joker as each of the ten digits."""
    digit = piles[0].digit
    if digit is not None:
        return [(digit, (KEPT[0],), 0, 0)]
    return [(named, (NAMED[named],), 0, 0) for named in range(10)]


def _search(table: Table, hand: Cards, rules: Rules) -> list[Found]:
    """Every play after the opening."""
    replaced = is_times_zero(table)
    olds = ("", "", "") if replaced else (_text(table.left), _text(table.right), _text(table.answer))
    search = _Search(olds, hand, rules)
    for one, two, third in ((0, 1, 2), (1, 2, 0), (0, 2, 1)):
        for new_one in range(search.most // 2 + 1):
            for new_two in range(search.most // 2 + 1):
                wanted = _wanted(third, {one: new_one, two: new_two}, search.most)
                if wanted:
                    _derive(search, (one, new_one), (two, new_two), third, wanted)
    if rules.keep_one and not replaced:
        return [found for found in search.found if _keeps_any(found)]
    return search.found


def _wanted(third: int, new: dict[int, int], most: int) -> range:
    """How many new cards the third number may have, so that it has the most; in a tie the answer, then the left."""
    rank = {2: 0, 0: 1, 1: 2}
    least = max(count + (rank[place] < rank[third]) for place, count in new.items())
    return range(max(least, 0 if sum(new.values()) else 1), most - sum(new.values()) + 1)


def _keeps_any(found: Found) -> bool:
    return any(isinstance(spot, Kept) for row in (found[0], found[2], found[3]) for spot in row)


def _text(piles: Number) -> str:
    return "".join([str(pile.digit) for pile in piles])


def _derive(search: _Search, one: tuple[int, int], two: tuple[int, int], third: int, wanted: range) -> None:
    """All formulas in which two numbers have so many new cards each, and the third follows."""
    derive = (_left, _right, _answer)[third]
    for first in search.options(*one):
        for second in search.options(*two):
            code = first[2] + second[2]
            for sign in search.signs:
                value = derive(sign, first[0], second[0])
                if value is None:
                    continue
                for option in _becomes(search, third, value, wanted):
                    if sign is Sign.DIVIDE and third == 1 and not option[0]:
                        continue  # 0 ÷ n = 0 leaves n free, but not to be 0
                    if option[3] in wanted and search.fits(code + option[2]):
                        parts = [first, second, option] if third == 2 else _placed(first, second, option, third)
                        search.add(sign, (parts[0], parts[1], parts[2]))


def _placed(first: Option, second: Option, option: Option, third: int) -> list[Option]:
    parts = [first, second]
    parts.insert(third, option)
    return parts


def _becomes(search: _Search, place: int, value: int, wanted: range) -> Sequence[Option]:
    if value != FREE:
        return rows_to(search.olds[place], str(value))
    return [option for new in wanted for option in search.options(place, new)]


# ── the third number: inverse operations; None where there is none, FREE where any will do ───────────────────────


def _answer(sign: Sign, left: int, right: int) -> int | None:
    if sign is Sign.PLUS:
        return left + right
    if sign is Sign.MINUS:
        return left - right if left >= right else None
    if sign is Sign.TIMES:
        return left * right
    return left // right if right and left % right == 0 else None


def _left(sign: Sign, right: int, answer: int) -> int | None:
    if sign is Sign.PLUS:
        return answer - right if answer >= right else None
    if sign is Sign.MINUS:
        return answer + right
    if sign is Sign.TIMES:
        if right == 0:
            return FREE if answer == 0 else None
        return answer // right if answer % right == 0 else None
    return answer * right if right else None


def _right(sign: Sign, left: int, answer: int) -> int | None:
    if sign is Sign.PLUS:
        return answer - left if answer >= left else None
    if sign is Sign.MINUS:
        return left - answer if left >= answer else None
    if sign is Sign.TIMES:
        return _left(sign, left, answer)
    if answer == 0:
        return FREE if left == 0 else None
    return left // answer if left and left % answer == 0 else None
