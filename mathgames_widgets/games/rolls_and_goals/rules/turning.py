"""A die before and after the flip: what it can come to while cards lie face down, and how it came to its side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod

from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    Side,
    chain,
    flipped,
    modified,
)
from mathgames_widgets.games.rolls_and_goals.rules.goals import Goal
from mathgames_widgets.games.rolls_and_goals.rules.scoring import measure

Possible = tuple[int, ...]
"""The values that a die may have, from the smallest up; one of them where it is certain."""

Foreseen = tuple[tuple[Card, Possible], ...]
"""Each card in the order in which it acts, and what is possible after it."""

MOST_CASES = 6**4
"""So many ways for dice to fall are looked at one by one."""

EVERY_SIDE: Possible = tuple(range(1, SIDES + 1))


def foreseen(side: Side, stack: Cards) -> Foreseen:
    """What each card behind a die makes of it, as far as that is known before the flip.

    "Do this first", "second" and "third": rerolls, picks and flips act before the others, wherever they lie.

    >>> foreseen(5, ("÷2", "+3"))
    (('÷2', (2,)), ('+3', (5,)))
    >>> foreseen(5, ("÷2", "reroll"))
    (('reroll', (1, 2, 3, 4, 5, 6)), ('÷2', (0, 1, 2, 3)))
    """
    possible: Possible = (side,)
    links = []
    for card in in_turn(stack):
        possible = _after(possible, card)
        links.append((card, possible))
    return tuple(links)


def in_turn(stack: Cards) -> Cards:
    """The cards behind a die in the order in which they act.

    >>> in_turn(("+1", "flip", "x2", "reroll"))
    ('reroll', 'flip', '+1', 'x2')
    """
    first = [card for act in ON_THE_DIE for card in stack if card == act]
    return (*first, *[card for card in stack if card not in ON_THE_DIE])


def _after(possible: Possible, card: Card) -> Possible:
    if card in (REROLL, PICK):
        return EVERY_SIDE
    if card == FLIP:
        return tuple(sorted({flipped(side) for side in possible}))
    return tuple(sorted({modified(value, card) for value in possible}))


def possible_values(side: Side, stack: Cards) -> Possible:
    """What a die can be worth after the flip.

    >>> possible_values(5, ("negate",)), possible_values(5, ("reroll", "[0]"))
    ((-5,), (0,))
    """
    links = foreseen(side, stack)
    return links[-1][1] if links else (side,)


def from_side(side: Side, stack: Cards) -> Foreseen:
    """What the other cards make of a die whose rerolls and picks have been carried out.

    >>> from_side(2, ("pick", "flip", "x2"))
    (('flip', (5,)), ('x2', (10,)))
    """
    return foreseen(side, tuple([card for card in stack if card not in (REROLL, PICK)]))


def chain_of(side: Side, stack: Cards) -> Foreseen:
    """What the cards make of a die that lies there as it is scored: the side counts, then the rest.

    >>> chain_of(5, ("flip", "÷2", "+3"))
    (('÷2', (2,)), ('+3', (5,)))
    """
    return tuple([(card, (value,)) for card, value in chain(side, stack)])


def possible_measures(goal: Goal, dice: Sequence[Possible]) -> tuple[int | None, ...] | None:
    """What a goal can come to count for one player; None where there are too many cases to look at each.

    >>> possible_measures("most odds", [(1,), (2, 3), (4,), (5,), (0,), (1, 2)])
    (2, 3, 4)
    """
    if prod(map(len, dice)) > MOST_CASES:
        return None
    found = {measure(goal, values) for values in product(*dice)}
    return tuple(sorted(found, key=lambda one: (one is None, one or 0)))


def turned(rolled: Side, stack: Cards, side: Side) -> tuple[tuple[Card, Side | None], ...]:
    """How a die came from its roll to its side: each reroll, pick and flip with the side after it.

    Only what the last side tells: None for the side between two rerolls, and for a reroll before a pick. A side is
    picked once, however many picks lie there.

    >>> turned(2, ("flip", "+1", "reroll"), 3)
    (('reroll', 4), ('flip', 3))
    >>> turned(2, ("pick", "reroll"), 6)
    (('reroll', None), ('pick', 6))
    """
    acts = [REROLL] * stack.count(REROLL) + [PICK] * (PICK in stack) + [FLIP] * stack.count(FLIP)
    flips = acts.count(FLIP)
    before_flips = flipped(side) if flips % 2 else side
    steps: list[tuple[Card, Side | None]] = []
    now: Side | None = rolled
    chosen = len(acts) - flips
    for number, card in enumerate(acts):
        if card == FLIP:
            now = None if now is None else flipped(now)
        else:
            now = before_flips if number == chosen - 1 else None
        steps.append((card, now))
    return tuple(steps)
