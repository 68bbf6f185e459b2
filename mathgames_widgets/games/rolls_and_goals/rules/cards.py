"""What is in the box: 96 modifier cards, 24 goal cards, 36 dice. The numbers of cards are the rulebook's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

Card = str
"""A modifier card by its face: `"+2"`, `"[0]"`, `"x2"`, `"negate"`, … Cards with the same face are the same card."""

Cards = tuple[Card, ...]

BLANK, DOUBLE, HALVE, NEGATE = "blank", "x2", "÷2", "negate"
REROLL, PICK, FLIP = "reroll", "pick", "flip"

STARTING_DECK: Cards = ("+1", "+1", "+2", "+3", "-1", "-1", "-2", "-3")
""" "a personal Modifier deck, shuffled: +1, +1, +2, +3, -1, -1, -2, -3" """

STARTING_SET: Mapping[Card, int] = MappingProxyType({"+1": 12, "-1": 12, "+2": 6, "-2": 6, "+3": 6, "-3": 6})
""" "starting set": six personal decks. Those that nobody plays with are set aside."""

OTHER_MODIFIERS: Mapping[Card, int] = MappingProxyType(
    {
        BLANK: 8,
        **{f"[{digit}]": 2 for digit in range(8)},
        DOUBLE: 4,
        HALVE: 4,
        NEGATE: 4,
        REROLL: 4,
        PICK: 4,
        FLIP: 4,
    }
)
""" "other modifiers", which are shuffled "to create the shared Modifier deck"."""

NAMED: Cards = (BLANK, DOUBLE, HALVE, NEGATE, REROLL, PICK, FLIP)
"""The cards that are no number to add, to take away or to put in its place."""

FACES: Cards = (*STARTING_SET, *OTHER_MODIFIERS)
"""Every face once, in the order of the rulebook; hands are sorted like this."""

SHARED_DECK: Cards = tuple(face for face, count in OTHER_MODIFIERS.items() for _ in range(count))
"""The 48 cards of the shared deck, before they are shuffled."""

ON_THE_DIE: Cards = (REROLL, PICK, FLIP)
"""Cards that act on the die itself, in this order, "first", "second" and "third", before all others."""

DICE = 6
"""Each player's dice; a place from 0 to 5 is the die from left to right."""

SIDES = 6

_ORDER = {face: number for number, face in enumerate(FACES)}


def kind_of(card: Card) -> str:
    """What kind of card it is, as messages and style sheets name it.

    >>> [kind_of(card) for card in ("+2", "-3", "[0]", "x2", "÷2", "flip")]
    ['plus', 'minus', 'fixed', 'double', 'halve', 'flip']
    """
    return {"+": "plus", "-": "minus", "[": "fixed", "x": "double", "÷": "halve"}.get(card[0], card)


def in_order(cards: Iterable[Card]) -> Cards:
    """The cards sorted as the rulebook lists them.

    >>> in_order(("flip", "-3", "+1", "[0]"))
    ('+1', '-3', '[0]', 'flip')
    """
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def less(cards: Iterable[Card], gone: Iterable[Card]) -> Cards:
    """The cards, sorted, without one for each that is gone.

    >>> less(("x2", "+1", "+1"), ("+1", "-3"))
    ('+1', 'x2')
    """
    return in_order((Counter(cards) - Counter(gone)).elements())


def without(stack: Iterable[Card], *faces: Card) -> Cards:
    """The cards of a stack but for some faces.

    >>> without(("+1", "reroll", "x2", "pick"), "reroll", "pick")
    ('+1', 'x2')
    """
    return tuple([card for card in stack if card not in faces])


# ── goal cards ────────────────────────────────────────────────────────────────────────────────────────────────────


class Goal(StrEnum):
    """The 24 goal cards in the order of the rulebook. A value is an id, for records, saves and messages."""

    MOST_1S = "most 1s"
    MOST_2S = "most 2s"
    MOST_3S = "most 3s"
    MOST_4S = "most 4s"
    MOST_5S = "most 5s"
    MOST_6S = "most 6s"
    MOST_ZEROES = "most zeroes"
    MOST_ODDS = "most odds"
    MOST_EVENS = "most evens"
    MOST_DIVISIBLE_BY_3 = "most divisible by 3"
    FEWEST_POSITIVE = "fewest positive"
    FEWEST_123456 = "fewest 123456"
    HIGHEST_TOTAL = "highest total"
    LOWEST_TOTAL = "lowest total"
    SECOND_HIGHEST_TOTAL = "2nd highest total"
    SECOND_LOWEST_TOTAL = "2nd lowest total"
    BIGGEST_NUMBER = "biggest number"
    SMALLEST_NUMBER = "smallest number"
    GREATEST_RANGE = "greatest range"
    SMALLEST_RANGE = "smallest range"
    LONGEST_RUN = "longest run"
    LARGEST_SET = "largest set"
    MOST_PAIRS = "most pairs"
    GREATEST_VARIETY = "greatest variety"

    def __repr__(self) -> str:
        return repr(self.value)


Goals = tuple[Goal, ...]

GOALS: Goals = tuple(Goal)
"""Every goal card once."""

MOST_OF_A_NUMBER: Goals = GOALS[:SIDES]
"""The goals for dice with one number: `MOST_OF_A_NUMBER[5]` is for sixes."""


def number_of(goal: Goal) -> int | None:
    """The number of the dice that a goal counts, where they all have the same one.

    >>> number_of(Goal.MOST_4S), number_of(Goal.MOST_ZEROES), number_of(Goal.MOST_ODDS)
    (4, 0, None)
    """
    if goal in MOST_OF_A_NUMBER:
        return MOST_OF_A_NUMBER.index(goal) + 1
    return 0 if goal == Goal.MOST_ZEROES else None


def kind_of_goal(goal: Goal) -> str:
    """The goal by its id, as messages name it, and `number` for all that count one number.

    >>> kind_of_goal(Goal.MOST_4S), kind_of_goal(Goal.MOST_ODDS)
    ('number', 'most odds')
    """
    return f"{goal}" if number_of(goal) is None else "number"


REVEALED = 3
""" "Reveal 3 Goal cards"."""

TOKENS = 6
""" "with 6 Tokens on each"."""

# ── what a die is worth: the chain from its side to its value ────────────────────────────────────────────────────

Side = int
"""What a die shows: 1 to 6."""

Dice = tuple[Side, ...]
Values = tuple[int, ...]

EVERY_SIDE: Dice = tuple(range(1, SIDES + 1))

Chain = tuple[tuple[Card, int], ...]
"""Each card that changes the value, from top to bottom, and the value after it."""


def flipped(side: Side) -> Side:
    """ "Actually flip the Die to the opposite side": opposite sides add up to 7.

    >>> flipped(2)
    5
    """
    return SIDES + 1 - side


@cache
def modified(value: int, card: Card) -> int:
    """The value after one card. Cards that act on the die itself have acted before, and leave it.

    >>> [modified(5, card) for card in ("+2", "-3", "[0]", "x2", "÷2", "negate", "blank")]
    [7, 2, 0, 10, 2, -5, 5]
    >>> modified(-5, "÷2")
    -3
    """
    if card[0] in "+-":
        return value + int(card)
    if card[0] == "[":
        return int(card[1:-1])
    if card == DOUBLE:
        return 2 * value
    if card == HALVE:
        return value // 2
    return -value if card == NEGATE else value


def chain(side: Side, stack: Iterable[Card]) -> Chain:
    """ "These will be evaluated top to bottom": what each card makes of the value, blanks included.

    >>> chain(5, ("÷2", "+3"))
    (('÷2', 2), ('+3', 5))
    """
    value, links = side, []
    for card in stack:
        if card not in ON_THE_DIE:
            value = modified(value, card)
            links.append((card, value))
    return tuple(links)


def turned(side: Side, stack: Cards) -> Side:
    """The side of a die after the flips behind it; rerolls and picks have acted before.

    >>> turned(2, ("flip", "+1")), turned(2, ("flip", "flip"))
    (5, 2)
    """
    return flipped(side) if stack.count(FLIP) % 2 else side


def value_of(side: Side, stack: Iterable[Card]) -> int:
    """The value of a die in the end; rerolls, picks and flips have acted on its side before.

    >>> value_of(5, ("+1", "x2")), value_of(5, ("x2", "+1"))
    (12, 11)
    """
    value = side
    for card in stack:
        value = modified(value, card)
    return value


def worth(side: Side, stack: Cards) -> int:
    """The value of a die whose flips have not been carried out yet.

    >>> worth(2, ("-1", "flip"))
    4
    """
    return value_of(turned(side, stack), stack)
