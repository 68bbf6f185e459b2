"""Every lawful play of a hand: two numbers of the new formula are tried, and the third one follows from them.

Trying three numbers against each other would take too long, since a number that takes three new cards can become almost
anything. So call the number that takes the most new cards the *third* one (in a tie the later one of left, right and
answer). The other two take at most half of the cards each and can become only a few dozen values. With each pair of
these the third number follows by an operation, and `Changes.ways` says with which cards the table can be made to show
it. Every way to share out the new cards has exactly one third number, so every play is found, and found once.

Digits come first and cards second: a play is found by the digits that it shows, and then it is laid in each way in
which Jokers can stand for some of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, count, pairwise, product
from typing import NamedTuple

from mathgames_widgets.maths.numbers.arithmetic import Sign

from .cards import JOKER, Cards, Number, Table
from .moves import is_times_zero
from .state import Lay, New, Row, Rules, Staying


@lru_cache(maxsize=8)
def plays(table: Table, hand: Cards, rules: Rules) -> tuple[Lay, ...]:
    """Every lawful formula that the hand can make of the table, each once, always in the same order. The last few are
    kept, since one turn asks for them several times: what may be done, a hint, what is possible, a look back.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> [str(play.sign) for play in plays(table, ("6", "8", "9"), Rules())]
    ['+', '×']
    """
    plain = _plain(table, hand, rules)
    return tuple(_with_jokers(plain, hand) if JOKER in hand else plain)


def can_lay_all(table: Table, hand: Cards, rules: Rules) -> bool:
    """Whether the whole hand can be laid in one turn; quick, because it stops at the first play.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("2", 2),), Sign.PLUS, (Pile("4", 4),), (Pile("6", 6),))
    >>> can_lay_all(table, ("8",), Rules()), can_lay_all(table, ("9",), Rules())
    (True, False)
    """
    return len(hand) <= rules.most_cards and any(_plain(table, hand, rules, len(hand)))


# ── choices of cards, as one number each ──────────────────────────────────────────────────────────────────────────

Code = int
"""Digits without an order: how often each occurs, as one digit of a number in base 16. So codes can be added: 7, 7 and
0 together are 0x20000001."""

CODE: dict[str, Code] = {str(digit): 16**digit for digit in range(10)}


def _cards_in(code: Code) -> int:
    """How many cards a code stands for: its digits in base 16 added up, which is what division by 15 leaves."""
    return code % 15


def _layable(hand: Cards, most: int) -> set[Code]:
    """Every choice of at most so many digits that the hand can show, a Joker as any digit; none at all among them."""
    codes = {0}
    for card in hand:
        digits = CODE.values() if card == JOKER else (CODE[card],)
        codes |= {code + digit for code in codes if _cards_in(code) < most for digit in digits}
    return codes


# ── what one number can become ────────────────────────────────────────────────────────────────────────────────────

NEW = -1

Shape = tuple[int, ...]
"""A number after a move, whatever is laid: the index of each card that stays, and `NEW` for each new one."""


@cache
def shapes(cards: int, new: int) -> tuple[Shape, ...]:
    """Every shape that a number of so many cards can take with exactly `new` new ones.

    >>> shapes(2, 1)
    ((-1,), (-1, 1), (0, -1), (-1, 0, 1), (0, 1, -1))
    """
    every = (kept for many in range(cards + 1) for kept in combinations(range(cards), many))
    filled = {shape for kept in every for shape in _filled(kept, cards, new)}
    return tuple(sorted(filled, key=lambda shape: (len(shape), shape)))


def _filled(kept: tuple[int, ...], cards: int, new: int) -> Iterator[Shape]:
    """The ways to put the new cards before, between and behind the cards that stay.

    Between two that stay there are at least one new card and at most as many as were there: "nothing is squeezed
    between two cards that touch". Before the first and behind the last there is at least one where a card was covered.
    """
    if not kept:
        if new:
            yield (NEW,) * new
        return
    gaps = [after - before - 1 for before, after in pairwise((-1, *kept, cards))]
    inner = [range(min(gap, 1), min(gap, new) + 1) for gap in gaps[1:-1]]
    before, behind = (range(min(gap, 1), new + 1) for gap in (gaps[0], gaps[-1]))
    for counts in product(before, *inner, behind):
        if sum(counts) == new:
            spots = [spot for many, at in zip(counts, kept, strict=False) for spot in (*(NEW,) * many, at)]
            yield (*spots, *(NEW,) * counts[-1])


@cache
def _shapes_of_length(cards: int, length: int, fewest: int, most: int) -> tuple[Shape, ...]:
    """Every shape of so many spots with so many new cards."""
    return tuple([shape for new in range(fewest, most + 1) for shape in shapes(cards, new) if len(shape) == length])


Way = tuple[Code, Row]
"""How a number comes to show a value: which digits are laid, and all cards in a row."""

Ways = Sequence[Way]


class WaysTo(dict[int, Ways]):
    """For each value every way to make the number `old` show it with so many new cards that show some of `digits`;
    worked out when it is asked for. There is none for a value below 0.

    >>> [row for _, row in WaysTo("10", "12", 1, 2)[12]]
    [(Staying(at=0, digit=None), New(card='2', digit=2)), (New(card='1', digit=1), New(card='2', digit=2))]
    """

    def __init__(self, old: str, digits: str, fewest: int, most: int) -> None:
        super().__init__()
        self._old, self._usable, self._new = old, {*old, *digits}, (fewest, most)

    def __missing__(self, value: int) -> Ways:
        digits = str(value)
        rows = self[value] = self._showing(digits) if self._usable.issuperset(digits) else ()
        return rows

    def _showing(self, digits: str) -> Ways:
        old, rows = self._old, []
        for shape in _shapes_of_length(len(old), len(digits), *self._new):
            code = 0
            for at, digit in zip(shape, digits, strict=True):
                if at == NEW:
                    code += CODE[digit]
                elif old[at] != digit:
                    break
            else:
                rows.append((code, _row(shape, digits)))
        return rows


class Changes:
    """What the number `old` can become when cards that show some of `digits` are laid on it or beside it. `old` is
    empty where nothing of it may stay."""

    def __init__(self, old: str, digits: str) -> None:
        self._old, self._digits = old, digits
        self._known: dict[tuple[int, int], WaysTo] = {}

    def values(self, new: int) -> list[int]:
        """Every value with exactly so many new cards, in order.

        >>> Changes("10", "25").values(1)
        [2, 5, 12, 15, 20, 50, 102, 105, 210, 510]
        """
        old, numbers = self._old, set()
        for shape in shapes(len(old), new):
            for filling in product(self._digits, repeat=new):
                laid = iter(filling)
                text = "".join([next(laid) if at == NEW else old[at] for at in shape])
                if text[0] != "0" or text == "0":
                    numbers.add(int(text))
        return sorted(numbers)

    def ways(self, fewest: int, most: int) -> Mapping[int, Ways]:
        """For each value every way to show it with so many new cards."""
        if (fewest, most) not in self._known:
            self._known[fewest, most] = WaysTo(self._old, self._digits, fewest, most)
        return self._known[fewest, most]

    def exactly(self, new: int) -> list[tuple[int, Ways]]:
        """Every value with exactly so many new cards, and its ways."""
        ways = self.ways(new, new)
        return [(value, ways[value]) for value in self.values(new)]


@lru_cache(maxsize=10_000)
def _row(shape: Shape, digits: str) -> Row:
    """The cards of a number that shows these digits in this shape."""
    return tuple(
        [New(digit, int(digit)) if at == NEW else Staying(at) for at, digit in zip(shape, digits, strict=True)]
    )


class TurnedUp(Changes):
    """A card turned up at the start: it stays as it lies, and a Joker is named."""

    def __init__(self, digit: int | None) -> None:
        self._as = {named: Staying(0, named) for named in range(10)} if digit is None else {digit: Staying(0)}

    def values(self, new: int) -> list[int]:
        return [] if new else list(self._as)

    def ways(self, fewest: int, most: int) -> Mapping[int, Ways]:
        return defaultdict(tuple, {} if fewest else {value: ((0, (kept,)),) for value, kept in self._as.items()})


def _changes(table: Table, hand: Cards) -> tuple[Changes, Changes, Changes]:
    """What left, right and answer can become."""
    digits = "".join(sorted(CODE if JOKER in hand else set(hand)))
    if not table.is_open:
        return TurnedUp(table.left[0].digit), TurnedUp(table.right[0].digit), Changes("", digits)
    if is_times_zero(table):
        return Changes("", digits), Changes("", digits), Changes("", digits)
    return Changes(_text(table.left), digits), Changes(_text(table.right), digits), Changes(_text(table.answer), digits)


def _text(piles: Number) -> str:
    return "".join([str(pile.digit) for pile in piles])


# ── how the third number follows ──────────────────────────────────────────────────────────────────────────────────

LEFT, RIGHT, ANSWER = range(3)

NO_NUMBER = -1


def _quotient(dividend: int, divisor: int) -> int:
    """ "Division is exact and never by 0." """
    return dividend // divisor if divisor and dividend % divisor == 0 else NO_NUMBER


def _factor(product: int, factor: int) -> int | None:
    """The other factor; None where it may be any number: n × 0 = 0."""
    return None if product == factor == 0 else _quotient(product, factor)


def _divisor(dividend: int, quotient: int) -> int | None:
    """None where it may be any number but 0: 0 ÷ n = 0."""
    if dividend:
        return _quotient(dividend, quotient)
    return NO_NUMBER if quotient else None


FOLLOWS: dict[tuple[Sign, int], Callable[[int, int], int | None]] = {
    (Sign.PLUS, LEFT): lambda right, answer: answer - right,
    (Sign.PLUS, RIGHT): lambda left, answer: answer - left,
    (Sign.PLUS, ANSWER): lambda left, right: left + right,
    (Sign.MINUS, LEFT): lambda right, answer: answer + right,
    (Sign.MINUS, RIGHT): lambda left, answer: left - answer,
    (Sign.MINUS, ANSWER): lambda left, right: left - right,
    (Sign.TIMES, LEFT): lambda right, answer: _factor(answer, right),
    (Sign.TIMES, RIGHT): lambda left, answer: _factor(answer, left),
    (Sign.TIMES, ANSWER): lambda left, right: left * right,
    (Sign.DIVIDE, LEFT): lambda right, answer: right * answer if right else NO_NUMBER,
    (Sign.DIVIDE, RIGHT): _divisor,
    (Sign.DIVIDE, ANSWER): _quotient,
}
"""Each number from the other two: one that may be below 0, which no cards show, or None where any number will do."""


# ── the plays ─────────────────────────────────────────────────────────────────────────────────────────────────────


class Share(NamedTuple):
    """A way to share out the new cards: so many on the numbers `one` and `two`, from `least` to `most` on the third."""

    one: int
    one_new: int
    two: int
    two_new: int
    third: int
    least: int
    most: int


@cache
def _shares(fewest: int, most: int) -> tuple[Share, ...]:
    """Every way to share out so many new cards; the third number takes the most of them, in a tie the later one.

    >>> [(share.one_new, share.two_new, share.least, share.most) for share in _shares(1, 3) if share.third == ANSWER]
    [(0, 0, 1, 3), (0, 1, 1, 2), (1, 0, 1, 2), (1, 1, 1, 1)]
    """
    shares = []
    for one, two, third in ((LEFT, RIGHT, ANSWER), (LEFT, ANSWER, RIGHT), (RIGHT, ANSWER, LEFT)):
        for one_new, two_new in product(range(most // 2 + 1), repeat=2):
            least = max(1, one_new + (one > third), two_new + (two > third), fewest - one_new - two_new)
            if least <= most - one_new - two_new:
                shares.append(Share(one, one_new, two, two_new, third, least, most - one_new - two_new))
    return tuple(shares)


def _plain(table: Table, hand: Cards, rules: Rules, fewest: int = 1) -> Iterator[Lay]:
    """Every lawful formula with at least so many new cards, as if each digit had a card of its own."""
    most = min(rules.most_cards, len(hand))
    numbers, layable = _changes(table, hand), _layable(hand, most)
    must_keep = rules.keep_one and not is_times_zero(table)
    for share in _shares(fewest, most):
        rows: dict[int, Row] = {}
        for sign, *ways in _true(share, numbers, rules.signs):
            for (one_code, one), (two_code, two), (third_code, third) in product(*ways):
                code = one_code + two_code + third_code
                if code in layable and not (must_keep and len(one) + len(two) + len(third) == _cards_in(code)):
                    rows[share.one], rows[share.two], rows[share.third] = one, two, third
                    yield Lay(rows[LEFT], sign, rows[RIGHT], rows[ANSWER])


def _true(share: Share, numbers: Sequence[Changes], signs: Sequence[Sign]) -> Iterator[tuple[Sign, Ways, Ways, Ways]]:
    """Every true formula, with the ways of one, two and third to show it."""
    ones, twos = numbers[share.one].exactly(share.one_new), numbers[share.two].exactly(share.two_new)
    ways = numbers[share.third].ways(share.least, share.most)
    for sign in signs:
        follows = FOLLOWS[sign, share.third]
        for x, one_ways in ones:
            for y, two_ways in twos:
                z = follows(x, y)
                thirds = _any(share, sign, numbers[share.third]) if z is None else ways[z]
                if thirds:
                    yield sign, one_ways, two_ways, thirds


def _any(share: Share, sign: Sign, number: Changes) -> Ways:
    """Every way that the third number can be changed at all, where any number will do; in 0 ÷ n = 0 but 0."""
    values = {value for new in range(share.least, share.most + 1) for value in number.values(new)}
    wanted = sorted(values - {0} if sign is Sign.DIVIDE else values)
    ways = number.ways(share.least, share.most)
    return [way for value in wanted for way in ways[value]]


# ── Jokers ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _with_jokers(plain: Iterable[Lay], hand: Cards) -> Iterator[Lay]:
    """Each play in every way in which cards of the hand show its digits."""
    for play in plain:
        cards = play.laid
        for places in joker_places(cards, hand):
            yield _with_jokers_at(places, play) if places else play


def _with_jokers_at(places: Sequence[int], play: Lay) -> Lay:
    """The play with Jokers in place of the new cards with these numbers, counted from left to right."""
    number = count()
    left, right, answer = [
        tuple([New(JOKER, spot.digit) if isinstance(spot, New) and next(number) in places else spot for spot in row])
        for row in play.rows
    ]
    return Lay(left, play.sign, right, answer)


@lru_cache(maxsize=1_000)
def joker_places(cards: Cards, hand: Cards) -> tuple[tuple[int, ...], ...]:
    """Which of the digit cards may be Jokers instead, so that the hand has them all: `()` where none is.

    >>> joker_places(("7", "7"), ("7", "J"))
    ((0,), (1,))
    """
    choices = []
    for jokers in range(hand.count(JOKER) + 1):
        for places in combinations(range(len(cards)), jokers):
            others = [card for place, card in enumerate(cards) if place not in places]
            if all(others.count(card) <= hand.count(card) for card in others):
                choices.append(places)
    return tuple(choices)
