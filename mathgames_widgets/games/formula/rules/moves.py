"""Laying cards on the formula: what may be done, and what lies on the table afterwards."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from mathgames_widgets.core.game import Reason
from mathgames_widgets.games.formula.rules.cards import JOKER, Card, Cards, Number, Pile, Place, Table, number_of
from mathgames_widgets.games.formula.rules.reasons import (
    DividesByZero,
    JokerKeepsItsDigit,
    JokerNeedsADigit,
    KeepOneCard,
    LeadingZero,
    LeftOut,
    NoCardThere,
    NothingLaid,
    NotInYourHand,
    NotTrue,
    NumberMissing,
    OpeningCardsStay,
    OrderChanged,
    SignNotInPlay,
    SqueezedIn,
    TimesZeroMustGo,
    TooManyCards,
    WrongDigit,
)
from mathgames_widgets.games.formula.rules.state import Kept, Lay, New, Row, Rules
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign


def why_not_lay(table: Table, hand: Cards, rules: Rules, action: Lay) -> Reason | None:
    """The first rule that the move would break: what is laid, where it goes, and whether the formula is true."""
    return (
        _why_not_these_cards(hand, rules, action)
        or _why_not_there(table, rules, action)
        or _why_not_these_digits(table, action)
        or _why_not_true(formula_of(table, action))
    )


def _why_not_these_cards(hand: Cards, rules: Rules, action: Lay) -> Reason | None:
    """ "A maximum of 3 cards can be played in each turn", and they come from the hand."""
    laid = action.laid
    if not laid:
        return NothingLaid()
    if len(laid) > rules.most_cards:
        return TooManyCards(len(laid), rules.most_cards)
    for card in laid:
        if laid.count(card) > hand.count(card):
            return NotInYourHand(card, laid.count(card), hand.count(card))
    for row in action.rows:
        for spot in row:
            if isinstance(spot, New) and not _is_digit_of(spot.card, spot.digit):
                return WrongDigit(spot.card, spot.digit)
    return None if action.sign in rules.signs else SignNotInPlay(action.sign)


def _is_digit_of(card: Card, digit: int) -> bool:
    """A Joker may be any digit."""
    return digit in range(10) and card in (JOKER, str(digit))


def _why_not_there(table: Table, rules: Rules, action: Lay) -> Reason | None:
    """What may stay, be covered or be set beside."""
    for place, _, row in _numbers(table, action):
        if not row:
            return NumberMissing(place)
    if not table.is_open:
        return _why_not_opening(table, action)
    if is_times_zero(table):
        assert table.formula is not None
        return TimesZeroMustGo(table.formula) if _keeps_any(action) else None
    for place, piles, row in _numbers(table, action):
        if reason := _why_not_row(place, piles, row):
            return reason
    return KeepOneCard() if rules.keep_one and not _keeps_any(action) else None


def _numbers(table: Table, action: Lay) -> tuple[tuple[Place, Number, Row], ...]:
    """Each number with what is to become of it."""
    return (
        (Place.LEFT, table.left, action.left),
        (Place.RIGHT, table.right, action.right),
        (Place.ANSWER, table.answer, action.answer),
    )


def _keeps_any(action: Lay) -> bool:
    return any(isinstance(spot, Kept) for row in action.rows for spot in row)


def is_times_zero(table: Table) -> bool:
    """Whether the formula is n × 0 = 0, 0 × n = 0 or 0 ÷ n = 0.

    >>> is_times_zero(Table((Pile("7", 7),), Sign.TIMES, (Pile("0", 0),), (Pile("0", 0),)))
    True
    """
    if table.sign not in (Sign.TIMES, Sign.DIVIDE):
        return False
    return number_of(table.answer) == 0


def _why_not_opening(table: Table, action: Lay) -> Reason | None:
    """ "completing the Formula that is on the table": the two cards stay as they are, the answer is new."""
    for place in (Place.LEFT, Place.RIGHT):
        if len(action.row(place)) != 1 or not isinstance(action.row(place)[0], Kept):
            return OpeningCardsStay(place)
    for place, _, row in _numbers(table, action):
        for spot in row:
            if isinstance(spot, Kept) and (spot.at != 0 or place is Place.ANSWER):
                return NoCardThere(place, spot.at)
    return None


def _why_not_row(place: Place, piles: Number, row: Row) -> Reason | None:
    """ "the player can change one of the two cards or replace both cards with one new card." """
    kept = [spot.at for spot in row if isinstance(spot, Kept)]
    if not kept:
        return None
    for at in kept:
        if at not in range(len(piles)):
            return NoCardThere(place, at)
    if any(after <= before for before, after in pairwise(kept)):
        return OrderChanged(place)
    before, new = -1, 0
    for spot in (*row, None):
        if isinstance(spot, New):
            new += 1
            continue
        at = len(piles) if spot is None else spot.at
        gap = at - before - 1
        if gap and not new:
            return _left_out(place, piles, before + 1)
        is_inside = before >= 0 and spot is not None
        if is_inside and new > gap:
            return SqueezedIn(place)
        before, new = at, 0
    return None


def _left_out(place: Place, piles: Number, at: int) -> LeftOut:
    digit = piles[at].digit
    assert digit is not None  # after the opening every Joker has its digit
    return LeftOut(place, digit, number_of(piles))


def _why_not_these_digits(table: Table, action: Lay) -> Reason | None:
    """A Joker is named once and keeps its digit; "numbers are … without leading zeros"."""
    for place, piles, row in _numbers(table, action):
        for spot in row:
            if isinstance(spot, Kept) and (reason := _why_not_this_digit(place, piles[spot.at], spot)):
                return reason
        if len(row) > 1 and _digit(piles, row[0]) == 0:
            return LeadingZero(place, "".join([str(_digit(piles, spot)) for spot in row]))
    return None


def _why_not_this_digit(place: Place, pile: Pile, spot: Kept) -> Reason | None:
    if pile.digit is None:
        if spot.digit is None:
            return JokerNeedsADigit(place)
        return None if spot.digit in range(10) else WrongDigit(pile.card, spot.digit)
    return None if spot.digit is None else JokerKeepsItsDigit(place, pile.digit, spot.digit)


def _digit(piles: Number, spot: Kept | New) -> int | None:
    if isinstance(spot, New) or spot.digit is not None:
        return spot.digit
    return piles[spot.at].digit


def formula_of(table: Table, action: Lay) -> Formula:
    """What the formula says after a move whose cards may lie where they lie."""
    left, right, answer = [_number(piles, row) for _, piles, row in _numbers(table, action)]
    return Formula(left, action.sign, right, answer)


def _number(piles: Number, row: Row) -> int:
    number = 0
    for spot in row:
        digit = _digit(piles, spot)
        assert digit is not None, "a Joker without a digit is refused before"
        number = 10 * number + digit
    return number


def _why_not_true(formula: Formula) -> Reason | None:
    if formula.sign is Sign.DIVIDE and formula.right == 0:
        return DividesByZero(formula)
    return None if formula.is_true else NotTrue(formula)


# ── what lies on the table afterwards ─────────────────────────────────────────────────────────────────────────────


def laid_on(table: Table, action: Lay) -> Table:
    """The formula after the move, covered cards beneath.

    >>> table = Table((Pile("1", 1), Pile("0", 0)), Sign.TIMES, (Pile("1", 1),), (Pile("1", 1), Pile("0", 0)))
    >>> laid_on(table, Lay((Kept(0), New("2", 2)), Sign.TIMES, (New("1", 1),), (Kept(0), New("2", 2)))).left
    (Pile(card='1', digit=1, beneath=()), Pile(card='2', digit=2, beneath=('0',)))
    """
    left, right, answer = [laid_number(piles, row) for _, piles, row in _numbers(table, action)]
    return Table(left, action.sign, right, answer)


def laid_number(piles: Number, row: Row) -> Number:
    """One number after the move. A run of new cards covers the old ones one by one; too few, and the last of them
    covers all the rest; too many, and the others stand beside at the end.

    >>> laid_number((Pile("1", 1), Pile("0", 0)), (New("5", 5),))
    (Pile(card='5', digit=5, beneath=('1', '0')),)
    """
    result: list[Pile] = []
    start = 0
    while start < len(row):
        spot = row[start]
        if isinstance(spot, Kept):
            pile = piles[spot.at]
            result.append(pile if spot.digit is None else replace(pile, digit=spot.digit))
            start += 1
            continue
        stop = start
        while stop < len(row) and isinstance(row[stop], New):
            stop += 1
        result += _covering(piles, row, start, stop)
        start = stop
    return tuple(result)


def _covering(piles: Number, row: Row, start: int, stop: int) -> list[Pile]:
    """The run `row[start:stop]` of new cards, with the old cards of its gap beneath."""
    before, after = row[start - 1] if start else None, row[stop] if stop < len(row) else None
    first = before.at + 1 if isinstance(before, Kept) else 0
    last = after.at if isinstance(after, Kept) else len(piles)
    gap = [(*pile.beneath, pile.card) for pile in piles[first:last]]
    new = [spot for spot in row[start:stop] if isinstance(spot, New)]
    under: list[Cards] = [()] * len(new)
    offset = max(0, len(new) - len(gap)) if before is None and after is not None else 0
    for index, cards in enumerate(gap):
        at = min(offset + index, len(new) - 1)
        under[at] += cards
    return [Pile(spot.card, spot.digit, beneath) for spot, beneath in zip(new, under, strict=True)]
