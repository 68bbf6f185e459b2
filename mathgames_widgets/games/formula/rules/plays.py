"""Every play that a hand has: counted at once, made when they are looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, count, islice
from typing import overload

from mathgames_widgets.core.game import Action
from mathgames_widgets.games.formula.rules.cards import JOKER, Cards, Number, Table
from mathgames_widgets.games.formula.rules.moves import is_times_zero
from mathgames_widgets.games.formula.rules.search import (
    ANSWER,
    DIGITS_AT_MOST,
    FOLLOWS,
    LEFT,
    MOST,
    NAMED,
    RIGHT,
    Found,
    Group,
    Held,
    Looked,
    Olds,
    Shape,
    Walk,
    as_joker,
    cards_in,
    code_of,
    formulas,
    held,
    known,
    lone,
    row_of,
)
from mathgames_widgets.games.formula.rules.state import Lay, New, Row, Rules
from mathgames_widgets.maths.numbers.arithmetic import Sign


def plays(table: Table, hand: Cards, rules: Rules) -> Plays:
    """Every lawful formula that the hand can make of the table.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("2", 2),), None, (Pile("4", 4),), ())
    >>> [str(play.sign.value) for play in plays(table, ("6", "8", "9"), Rules())]
    ['+', 'x']
    """
    if not table.is_open:
        return Plays(hand, Found(_openings(table, hand, rules)))
    cards = held(hand, rules.most_cards)
    is_swept = is_times_zero(table)
    olds: Olds = ("", "", "") if is_swept else (_text(table.left), _text(table.right), _text(table.answer))
    found = _found(olds, cards, rules)
    if rules.keep_one and not is_swept:
        found = Found([group for group in found if _keeps_any(group)])
    return Plays(hand, found)


def _found(olds: Olds, cards: Held, rules: Rules) -> Found | Looked:
    """Every formula that the cards can make of three numbers."""
    if rules.most_cards == MOST and sum(map(len, olds)) <= DIGITS_AT_MOST:
        return known(olds, rules.signs).found(cards)
    return Found(formulas(olds, cards, rules.signs))


def most_cards(found: Plays) -> Plays:
    """Those plays that lay the most cards; empty where there is no play.

    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("2", 2),), None, (Pile("7", 7),), ())
    >>> [play.laid for play in most_cards(plays(table, ("1", "4", "9"), Rules()))]
    [('1', '4')]
    """
    return found.laying_most()


def _text(piles: Number) -> str:
    return "".join([str(pile.digit) for pile in piles])


def _keeps_any(group: Group) -> bool:
    """Whether a card of the table stays: whether the formula has more cards than are new."""
    _, _, _, ones, _, twos, _, thirds, code = group
    return len(ones[0]) + len(twos[0]) + len(thirds[0]) > cards_in(code)


# ── the opening ───────────────────────────────────────────────────────────────────────────────────────────────────


def _openings(table: Table, hand: Cards, rules: Rules) -> list[Group]:
    """ "The player … starts by completing the Formula that is on the table." """
    found: list[Group] = []
    most = min(rules.most_cards, len(hand))
    for walk in _opening_walks(rules.signs):
        for left, left_shape in _turned_up(table.left):
            for right, right_shape in _turned_up(table.right):
                answer = lone(walk.join, left, right)
                if answer is None or len(digits := str(answer)) > most:
                    continue
                if times := sum([1 for _ in joker_places(digits, hand)]):
                    shape, code = (-1,) * len(digits), code_of(answer)
                    found.append((times, walk, left, (left_shape,), right, (right_shape,), answer, (shape,), code))
    return found


@cache
def _opening_walks(signs: tuple[Sign, ...]) -> tuple[Walk, ...]:
    """The answer follows from the two cards turned up."""
    follows = [(sign, FOLLOWS[sign, ANSWER]) for sign in signs]
    return tuple([Walk(sign, LEFT, 0, RIGHT, 0, ANSWER, 1, 1, join, free) for sign, (_, join, _, free) in follows])


def _turned_up(piles: Number) -> list[tuple[int, Shape]]:
    """The card as it lies; a Joker as each of the ten digits."""
    digit = piles[0].digit
    if digit is not None:
        return [(digit, (0,))]
    return [(named, NAMED) for named in range(10)]


# ── the plays, one after the other ────────────────────────────────────────────────────────────────────────────────


class Plays(Sequence[Lay]):
    """Every lawful formula, each once, in a fixed order. They are counted at once, and made when they are looked at."""

    def __init__(self, hand: Cards, found: Found | Looked) -> None:
        self._hand, self._found = hand, found

    def __len__(self) -> int:
        ends = self._found.ends
        return ends[-1] if ends else 0

    def __iter__(self) -> Iterator[Lay]:
        return (self._made(group, index) for group in self._found for index in range(group[0]))

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | Sequence[Lay]:
        if isinstance(index, slice):
            return tuple([self[at] for at in range(*index.indices(len(self)))])
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(f"There are {len(self)} plays, and none has index {index}.")
        return self._made(*self._found.at(at))

    def laying_most(self) -> Plays:
        """Those that lay the most cards."""
        groups = tuple(self._found)
        most = max([cards_in(group[-1]) for group in groups], default=0)
        return Plays(self._hand, Found([group for group in groups if cards_in(group[-1]) == most]))

    def _made(self, group: Group, index: int) -> Lay:
        """The play of a group with this index."""
        _, walk, x, ones, y, twos, z, thirds, _ = group
        found = {}
        for place, value, shapes in ((walk.one, x, ones), (walk.two, y, twos), (walk.third, z, thirds)):
            index, at = divmod(index, len(shapes))
            found[place] = row_of(shapes[at], value)
        rows = (found[LEFT], found[RIGHT], found[ANSWER])
        left, right, answer = self._with_jokers(rows, index) if JOKER in self._hand else rows
        return Lay(left, walk.sign, right, answer)

    def _with_jokers(self, rows: tuple[Row, Row, Row], index: int) -> tuple[Row, Row, Row]:
        """The rows with Jokers in place of some digit cards, in the way with this index."""
        cards = [spot.card for row in rows for spot in row if isinstance(spot, New)]
        places = next(islice(joker_places(cards, self._hand), index, None))
        number = count()
        left, right, answer = (
            tuple([as_joker(spot) if isinstance(spot, New) and next(number) in places else spot for spot in row])
            for row in rows
        )
        return left, right, answer


def joker_places(cards: Sequence[str], hand: Cards) -> Iterator[tuple[int, ...]]:
    """Which of the digit cards may be Jokers instead, so that the hand has them all: `()` where none is.

    >>> list(joker_places(("7", "7"), ("7", "J")))
    [(0,), (1,)]
    """
    for jokers in range(hand.count(JOKER) + 1):
        for places in combinations(range(len(cards)), jokers):
            others = [card for place, card in enumerate(cards) if place not in places]
            if all(others.count(card) <= hand.count(card) for card in others):
                yield places


class Choices(Sequence[Action]):
    """Every play, then what else there is to do: drawing a card, or passing."""

    def __init__(self, found: Plays, rest: Action) -> None:
        self._plays, self._rest = found, rest

    def __len__(self) -> int:
        return len(self._plays) + 1

    def __iter__(self) -> Iterator[Action]:
        yield from self._plays
        yield self._rest

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return tuple([self[at] for at in range(*index.indices(len(self)))])
        if index in (-1, len(self._plays)):
            return self._rest
        return self._plays[index + 1 if index < 0 else index]
