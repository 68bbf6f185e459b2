"""Whether a few cards can be laid all at once: a quick answer for bots that ask it of hundreds of imagined hands."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations, product

from mathgames_widgets.games.formula.cards import DIGITS, JOKER, Cards, in_order
from mathgames_widgets.games.formula.changes import shapes
from mathgames_widgets.games.formula.laying import is_times_zero
from mathgames_widgets.games.formula.state import Rules
from mathgames_widgets.games.formula.table import Number, Table
from mathgames_widgets.maths.arithmetic import Sign

Values = frozenset[int]


def goes_out(table: Table, cards: Cards, rules: Rules) -> bool:
    """Whether all these cards can be laid on an open table in one turn.

    >>> from mathgames_widgets.games.formula.table import Pile
    >>> table = Table((Pile("2", 2),), Sign.PLUS, (Pile("4", 4),), (Pile("6", 6),))
    >>> goes_out(table, ("8",), Rules()), goes_out(table, ("9",), Rules())
    (True, False)
    """
    if not 0 < len(cards) <= rules.most_cards:
        return False
    if is_times_zero(table):
        return _goes_out(("", "", ""), in_order(cards), rules.signs, False)
    olds = (_text(table.left), _text(table.right), _text(table.answer))
    return _goes_out(olds, in_order(cards), rules.signs, rules.keep_one)


def _text(piles: Number) -> str:
    return "".join([str(pile.digit) for pile in piles])


@lru_cache(maxsize=20_000)
def _goes_out(olds: tuple[str, str, str], cards: Cards, signs: tuple[Sign, ...], keep_one: bool) -> bool:
    for places in set(product(range(3), repeat=len(cards))):
        shares = [tuple([card for card, at in zip(cards, places, strict=True) if at == place]) for place in range(3)]
        left, right, answer = (_numbers(old, share, False) for old, share in zip(olds, shares, strict=True))
        if not keep_one:
            if _some_formula(left, right, answer, signs):
                return True
            continue
        for kept in range(3):
            left, right, answer = (
                _numbers(old, share, place == kept) for place, (old, share) in enumerate(zip(olds, shares, strict=True))
            )
            if _some_formula(left, right, answer, signs):
                return True
    return False


@lru_cache(maxsize=20_000)
def _numbers(old: str, cards: Cards, keeps: bool) -> Values:
    """Every number that `old` becomes when exactly these cards are laid on it; with `keeps` some of it stays."""
    found = set()
    wanted = [shape for shape in shapes(len(old), len(cards)) if not keeps or any(at >= 0 for at in shape)]
    for digits in _arrangements(cards):
        for shape in wanted:
            fresh = iter(digits)
            text = "".join([next(fresh) if at < 0 else old[at] for at in shape])
            if text and (text[0] != "0" or len(text) == 1):
                found.add(int(text))
    return frozenset(found)


@lru_cache(maxsize=4_000)
def _arrangements(cards: Cards) -> tuple[tuple[str, ...], ...]:
    """The digits of these cards in every order, a Joker as any digit."""
    orders = set(permutations(cards))
    return tuple({digits for order in orders for digits in product(*[DIGITS if c == JOKER else c for c in order])})


def _some_formula(lefts: Values, rights: Values, answers: Values, signs: tuple[Sign, ...]) -> bool:
    if not answers:
        return False
    for sign in signs:
        for left in lefts:
            for right in rights:
                if sign is Sign.PLUS:
                    if left + right in answers:
                        return True
                elif sign is Sign.MINUS:
                    if left - right in answers:
                        return True
                elif sign is Sign.TIMES:
                    if left * right in answers:
                        return True
                elif right and not left % right and left // right in answers:
                    return True
    return False
