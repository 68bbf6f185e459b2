"""Every value that two cards can have, to be tried out: with each symbol, in either order, and with any minus cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span, strong, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.touch import Touch
from mathgames_widgets.questions.question import Question

from ...rules.cards import NUMBER_CARDS, NUMBERS, OVER, SYMBOLS, WHERES, Card, Equation, Symbol, attacked, in_order
from ...words.sentences import equation_text, symbol_text, value_text

say = room(__name__)

Pair = tuple[Card, Card]
Values = tuple[Fraction, ...]

_DEALT = Counter(NUMBER_CARDS)
PAIRS = tuple(
    [(one, other) for one, other in combinations_with_replacement(NUMBERS, 2) if one != other or _DEALT[one] > 1]
)
"""Any two cards of the deck, which has one 0."""


LISTED = 8
"""So many pairs with the most values, or with the fewest, are listed."""


MOST_VALUES, FEW_VALUES = 10, 8
"""As many as two cards have at most, and as some of them have."""


@cache
def values_with(pair: Pair, symbol: Symbol) -> Values:
    """The values of two cards with a symbol, upwards; a division by 0 has none.

    >>> [str(value) for value in values_with(("4", "13"), "/")], len(values_with(("0", "9"), "/"))
    (['-13/4', '-4/13', '4/13', '13/4'], 1)
    """
    orders = [Equation(left, symbol, right) for left, right in (pair, pair[::-1])]
    found = [attacked(equation, where).value for equation in orders for where in ((), *WHERES)]
    return tuple(sorted({value for value in found if value is not None}))


@cache
def every_value(pair: Pair) -> frozenset[Fraction]:
    """Those with all symbols.

    >>> len(every_value(("4", "13"))), sorted(map(int, every_value(("0", "9"))))
    (10, [-9, 0, 9])
    """
    return frozenset([value for symbol in SYMBOLS for value in values_with(pair, symbol)])


@dataclass(frozen=True, slots=True, kw_only=True)
class PairValues(Question, AnsweredWithCards):
    """A board: two cards are chosen, and what they can be worth is listed for each symbol.

    Its text has the pairs that were tried, each once, and last the one that lies there: "0 9; 13 4".
    """

    start: Pair

    @property
    def solution(self) -> Sequence[Pair]:
        return (self.start,)

    def write(self, answer: Sequence[Pair]) -> str:
        return "; ".join(map(" ".join, answer))

    def tried(self, draft: str) -> list[Pair]:
        """The pairs of a text; what is none is left out."""
        found = [(one, other) for one, _, other in (piece.partition(" ") for piece in draft.split("; "))]
        return [pair for pair in found if _is_pair(pair)] or [self.start]

    def cards_on(self, desk: AnswerDesk) -> Element:
        *_, pair = tried = self.tried(desk.draft)
        return div(
            p(strong(_task(tried)), data_key="two-task"),
            *(div(span(say("two-label", place=at)), *_row(pair, at, desk), cls="mg-adders") for at in range(2)),
            _table(pair),
            *(p(line, data_key=f"two-said-{at}") for at, line in enumerate(_said(tried))),
            cls="mg-bars-room mg-every-card",
            data_key="two-room",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        *_, pair = tried = self.tried(desk.draft)
        match thing:
            case Touch(part, value=card):
                pair = _with(pair, int(part), card)
                tried = [*(one for one in tried if {*one} != {*pair}), pair]
                return AnswerChange(self.write(tried), " ".join(_said(tried)))
        return AnswerChange()


def _is_pair(pair: Pair) -> bool:
    return all(card in _DEALT for card in pair) and in_order(pair) in PAIRS


def _with(pair: Pair, place: int, card: Card) -> Pair:
    return (pair[0], card) if place else (card, pair[1])


def _row(pair: Pair, place: int, desk: AnswerDesk) -> Iterator[Element]:
    """The cards that may lie in one of two places."""
    for card in NUMBERS:
        yield press(
            card,
            desk.offers(Touch(f"{place}", value=card)) if _is_pair(_with(pair, place, card)) else None,
            key=f"two-{place}-{card}",
            kind="mg-adder",
            aria_label=say("two-card", place=place, card=card),
            aria_pressed=str(card == pair[place]).lower(),
        )


def _table(pair: Pair) -> Element:
    """The values with each symbol, and how many of them no symbol above has."""
    before: set[Fraction] = set()
    rows = []
    for symbol in SYMBOLS:
        values = values_with(pair, symbol)
        cells = td(", ".join(map(value_text, values))), td(len({*values} - before))
        rows.append(tr(th(symbol_text(symbol), scope="row"), *cells))
        before |= {*values}
    head = tr(*[th(say("two-column", name=name), scope="col") for name in ("symbol", "values", "fresh")])
    return div(table(thead(head), tbody(*rows), cls="mg-entries"), cls="mg-entries-room", data_key="two-values")


def _task(tried: Sequence[Pair]) -> str:
    """What to look for next, one thing at a time."""
    many = {pair: len(every_value(pair)) for pair in tried}
    if min(many.values()) >= MOST_VALUES:
        return say("two-fewer")
    has_eight = any(values == FEW_VALUES and "1" not in pair for pair, values in many.items())
    return say("two-six" if has_eight else "two-eight")


def _said(tried: Sequence[Pair]) -> list[str]:
    """How many values the last pair has, and which pairs had the most and the fewest so far."""
    low, high = in_order(tried[-1])
    many = {pair: len(every_value(pair)) for pair in tried}
    none = [say("two-none", equation=equation_text(Equation(high, OVER, low)))] if low == NUMBERS[0] else []
    lines = [" ".join([say("two-many", pair=(low, high), many=many[tried[-1]]), *none])]
    for end, of in (("most", max), ("fewest", min)) if len(tried) > 1 else ():
        found = [in_order(pair) for pair in tried if many[pair] == of(many.values())]
        named = [say("two-pair", one=one, other=other) for one, other in found[:LISTED]]
        lines.append(say("two-end", end=end, many=of(many.values()), pairs=named, more=len(found) - len(named)))
    return [*lines, say("two-tried", tried=len(tried), every=len(PAIRS))]


def pair_values(one: Card, other: Card) -> PairValues:
    """The board, with two cards to begin with."""
    return PairValues(prompt=say("two-try"), why=Explanation(""), start=(one, other))
