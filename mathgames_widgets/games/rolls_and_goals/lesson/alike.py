"""The open problem of the Rolls & Goals lesson: which rolls can be made into six equal dice with the starting deck?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from mathgames_widgets.games.rolls_and_goals.lesson.practice.drawing import SIDES
from mathgames_widgets.games.rolls_and_goals.lesson.reasons import why_total
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, STARTING_DECK, Cards, Dice, in_order, value_of
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import listed

Stacks = tuple[Cards, ...]
"""The cards behind each die."""


def alike(*sides: int) -> Explanation:
    """Whether six dice can be made equal with the eight cards of the starting deck, and how.

    >>> print(alike(1, 1, 2, 4, 5, 6))
    With the starting deck these dice can all be 3.
      1 + 2 = 3.
      1 − 1 + 3 = 3.
      2 + 1 = 3.
      4 − 1 = 3.
      5 − 2 = 3.
      6 − 3 = 3.

    Raises ValueError for anything but six sides from 1 to 6.
    """
    dice = tuple(sides)
    if len(dice) != DICE or any(isinstance(side, bool) or side not in SIDES for side in dice):
        raise ValueError("Write six sides from 1 to 6, such as 1, 1, 2, 4, 5, 6.")
    found = stacks_for(tuple(sorted(dice)))
    if found is None:
        return Explanation(
            f"No, {listed(dice)} cannot be made equal with the starting deck.",
            why=(Explanation("All ways to lay the eight cards were tried, for every value."),),
        )
    target, stacks = found
    steps = [_sum(side, stack) for side, stack in zip(sorted(dice), stacks, strict=True) if stack]
    return Explanation(
        f"With the starting deck these dice can all be {plain(target)}.",
        why=tuple([Explanation(step) for step in steps or ["They are equal as they lie."]]),
    )


def _sum(side: int, stack: Cards) -> str:
    return f"{why_total((side, *map(int, stack)))}."


@cache
def stacks_for(dice: Dice) -> tuple[int, Stacks] | None:
    """A value that all dice can have, with the cards behind each; None where there is none."""
    for target in range(min(dice) - 3, max(dice) + 4):
        stacks = next(_laid(dice, target, in_order(STARTING_DECK)), None)
        if stacks is not None:
            return target, stacks
    return None


def _laid(dice: Dice, target: int, left: Cards) -> Iterator[Stacks]:
    """Every way to give all dice the value with these cards."""
    if not dice:
        yield ()
        return
    for stack, rest in _choices(left):
        if value_of(dice[0], stack) == target:
            for others in _laid(dice[1:], target, rest):
                yield (stack, *others)


@cache
def _choices(left: Cards) -> tuple[tuple[Cards, Cards], ...]:
    """Cards for one die and what is left, few cards first; equal cards are the same card."""
    found: dict[Cards, Cards] = {}
    for size in range(len(left) + 1):
        for places in combinations(range(len(left)), size):
            stack = tuple([left[place] for place in places])
            found.setdefault(stack, tuple([card for place, card in enumerate(left) if place not in places]))
    return tuple(found.items())
