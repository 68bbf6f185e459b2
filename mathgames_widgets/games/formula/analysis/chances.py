"""Counting what is possible: how many formulas are true, how many a hand can make, and which digits are worth keeping.

A *fact* is here a true formula of three one-digit numbers, such as 2 + 4 = 6.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import comb, perm, prod

from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign, solved

from ..rules.cards import DECK, DIGITS, JOKER, Card, Cards, Pile, Table, in_order
from ..rules.plays import plays
from ..rules.state import Rules

SIGNS = tuple(Sign)

AT: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))
"""Which of the three one-digit numbers are covered by new cards."""

_CLEARED = Table((Pile("0", 0),), Sign.TIMES, (Pile("0", 0),), (Pile("0", 0),))
"""A table of which nothing may stay, so that every play on it is made of new cards only."""


# ── facts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@cache
def facts(signs: tuple[Sign, ...] = SIGNS, most: int = 9) -> tuple[Formula, ...]:
    """Every true formula of two one-digit numbers whose answer is at most `most`: 9 for one card, 99 for two.

    >>> len(facts()), len(facts(most=99))
    (184, 287)
    """
    found = [solved(left, sign, right) for sign in signs for left in range(10) for right in range(10)]
    return tuple([formula for formula in found if formula is not None and formula.answer <= most])


def has_digit(formula: Formula, digit: int) -> bool:
    """Whether a card with that digit lies in the formula.

    >>> has_digit(Formula(7, Sign.TIMES, 8, 56), 5)
    True
    """
    return str(digit) in f"{formula.left} {formula.right} {formula.answer}"


@cache
def worth(card: Card, signs: tuple[Sign, ...] = SIGNS, most: int = 9) -> int:
    """In how many facts a card can lie; a Joker in all of them.

    >>> worth("1"), worth("0"), worth("9"), worth("J")
    (71, 66, 29, 184)
    """
    found = facts(signs, most)
    return len(found) if card == JOKER else sum(has_digit(formula, int(card)) for formula in found)


def ranking(signs: tuple[Sign, ...] = SIGNS, most: int = 9) -> tuple[tuple[int, int], ...]:
    """The ten digits with their worth, the most useful first; equal ones in the order of the digits.

    >>> [digit for digit, _ in ranking()]
    [1, 0, 2, 3, 4, 6, 5, 8, 7, 9]
    """
    pairs = [(int(card), worth(card, signs, most)) for card in DIGITS]
    return tuple(sorted(pairs, key=lambda pair: (-pair[1], pair[0])))


# ── what a hand is good for ───────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=20_000)
def flexibility(hand: Cards, rules: Rules) -> Fraction:
    """How many plays the hand has on average, when each fact is as likely to lie on the table as any other and the
    play makes a fact of it again. Exact; the same digits laid by a Joker or by digit cards count once.

    >>> flexibility(("1",), Rules()) > flexibility(("9",), Rules())
    True
    >>> flexibility(("0", "1", "2"), Rules())
    Fraction(1351, 184)
    """
    weights = _weights(rules.signs, rules.keep_one)
    digits, jokers = in_order([card for card in hand if card != JOKER]), hand.count(JOKER)
    plays_found = sum(weights.get(laid, 0) for laid in _layable(digits, jokers))
    return Fraction(plays_found, len(facts(rules.signs)))


def _layable(digits: Cards, jokers: int) -> set[Cards]:
    """Every one, two or three digits that the hand can lay at once, sorted."""
    found: set[Cards] = set()
    for many in range(4):
        for cards in set(combinations(digits, many)):
            for named in range(min(jokers, 3 - many) + 1):
                found.update(in_order((*cards, *as_digits)) for as_digits in _named(named))
    return found


@cache
def _named(jokers: int) -> tuple[Cards, ...]:
    return tuple(combinations_with_replacement(DIGITS, jokers))


@cache
def _weights(signs: tuple[Sign, ...], keep_one: bool) -> dict[Cards, int]:
    """For each set of digits laid: how many plays there are, over all tables, that lay just these."""
    known = facts(signs)
    free = [fact for fact in known if not _is_times_zero(fact)]
    agreeing = Counter((kept, _digits(fact, kept)) for fact in free for kept in AT[:6])
    whole = len(known) - len(free) if keep_one else len(known)
    weights: Counter[Cards] = Counter()
    for fact in known:
        for new in AT:
            kept = tuple(at for at in range(3) if at not in new)
            weights[in_order(_digits(fact, new))] += agreeing[kept, _digits(fact, kept)] if kept else whole
    return dict(weights)


def _is_times_zero(fact: Formula) -> bool:
    return fact.sign in (Sign.TIMES, Sign.DIVIDE) and fact.answer == 0


def _digits(fact: Formula, at: Iterable[int]) -> Cards:
    numbers = (fact.left, fact.right, fact.answer)
    return tuple([str(numbers[place]) for place in at])


# ── formulas of new cards only ────────────────────────────────────────────────────────────────────────────────────


def orders(cards: int, laid: int) -> int:
    """In how many orders so many of different cards can be laid: 7 · 6 · 5 for three of seven.

    >>> orders(7, 3)
    210
    """
    return perm(cards, laid)


@lru_cache(maxsize=2_000)
def rows(hand: Cards, laid: int) -> int:
    """How many different rows of so many cards a hand can lay, a Joker counting as each of its ten digits.

    >>> rows(("1", "2", "3"), 2), rows(("1", "1", "2"), 2), rows(("1", "J"), 2)
    (6, 3, 20)
    """
    return sum(_arrangements(counts) * 10 ** counts.get(JOKER, 0) for counts in _choices(hand, laid))


def faces(hand: Cards, laid: int) -> int:
    """How many different rows of cards, a Joker being just a Joker.

    >>> faces(("1", "1", "2"), 2), faces(("1", "J"), 2)
    (3, 2)
    """
    return sum(_arrangements(counts) for counts in _choices(hand, laid))


def _choices(hand: Cards, laid: int) -> Iterator[Counter[Card]]:
    for chosen in set(combinations(in_order(hand), laid)):
        yield Counter(chosen)


def _arrangements(counts: Counter[Card]) -> int:
    """The orders of cards of which some are equal."""
    total = counts.total()
    return perm(total) // prod(perm(count) for count in counts.values())


def shapes(laid: int) -> int:
    """In how many ways a row of so many cards is cut into three numbers.

    >>> shapes(3), shapes(4)
    (1, 3)
    """
    return len(list(combinations(range(1, laid), 2)))


def new_formulas(hand: Cards, rules: Rules) -> int:
    """How many formulas of new cards only the hand can lay, true or not, numbers with a 0 on the left among them.

    >>> new_formulas(tuple("1234567"), Rules())
    840
    """
    return sum(rows(hand, laid) * shapes(laid) * len(rules.signs) for laid in range(3, rules.most_cards + 1))


def true_new_formulas(hand: Cards, rules: Rules) -> int:
    """How many of them are true.

    >>> true_new_formulas(tuple("1234567"), Rules())
    40
    """
    return len(plays(_CLEARED, in_order(hand), rules))


# ── the opening ───────────────────────────────────────────────────────────────────────────────────────────────────

HAND = Rules().hand


def openings(left: int, right: int, signs: tuple[Sign, ...] = SIGNS) -> tuple[Formula, ...]:
    """Every true formula that opens with these two digits.

    >>> [str(one) for one in openings(2, 9)]
    ['2 + 9 = 11', '2 × 9 = 18']
    """
    return tuple([formula for sign in signs if (formula := solved(left, sign, right)) is not None])


@cache
def opening_chance(left: int, right: int) -> Fraction:
    """The chance that a hand of seven opens these two digits, every hand being as likely as any other. Exact.

    >>> float(round(opening_chance(2, 9), 3)), float(round(opening_chance(0, 0), 3))
    (0.484, 0.546)
    """
    unseen = Counter(DECK)
    unseen.subtract((str(left), str(right)))
    wanted = [Counter(str(opening.answer)) for opening in openings(left, right)]
    of_use = sorted({card for want in wanted for card in want} | {JOKER})
    rest = unseen.total() - sum(unseen[card] for card in of_use)
    good = sum(
        prod(comb(unseen[card], held[card]) for card in of_use) * comb(rest, HAND - held.total())
        for held in _hands(of_use, unseen)
        if any(_can_lay(held, want) for want in wanted)
    )
    return Fraction(good, comb(unseen.total(), HAND))


@cache
def opens(hand: Cards, left: int, right: int) -> bool:
    """Whether a hand opens these two digits.

    >>> opens(("1", "8"), 2, 9), opens(("1", "J"), 2, 9), opens(("1", "2"), 2, 9)
    (True, True, False)
    """
    return any(True for _ in opened_with(hand, left, right))


def opened_with(hand: Cards, left: int, right: int) -> Iterator[Formula]:
    """The formulas with which a hand opens these two digits.

    >>> [str(one) for one in opened_with(("1", "8", "9"), 3, 6)]
    ['3 + 6 = 9', '3 × 6 = 18']
    """
    held = Counter(hand)
    return (one for one in openings(left, right) if _can_lay(held, Counter(str(one.answer))))


def _hands(of_use: list[str], unseen: Counter[str]) -> Iterator[Counter[str]]:
    """How many of each useful card a hand may hold."""
    for counts in product(*(range(unseen[card] + 1) for card in of_use)):
        if sum(counts) <= HAND:
            yield Counter(dict(zip(of_use, counts, strict=True)))


def _can_lay(held: Counter[str], wanted: Counter[str]) -> bool:
    missing = sum((wanted - held).values())
    return missing <= held[JOKER]
