"""What somebody may make of a roll without looking far: card after card goes where it helps most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from mathgames_widgets.games.rolls_and_goals.aims import Aim, ambition
from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    DICE,
    DOUBLE,
    FLIP,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    in_order,
)
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Side, Values, flipped, value_of
from mathgames_widgets.games.rolls_and_goals.goals import SMALLEST_RANGE, Goals
from mathgames_widgets.games.rolls_and_goals.profiles import Profiles
from mathgames_widgets.games.rolls_and_goals.rules import DRAWN

Stack = tuple[Side, Cards]
"""A side and the cards behind it that act on its value, from top to bottom."""

Ways = Mapping[int, tuple[Stack, Cards]]
"""Values that a die can be brought to, each with the stack that makes it and the cards that it takes."""


class Wants:
    """What somebody wants: some aims, and how they weigh values."""

    def __init__(self, *aims: Aim) -> None:
        self.is_close = any(aim.goal == SMALLEST_RANGE for aim in aims)
        self._aims = aims
        self._profiles: dict[int, Profiles] = {}

    def profiles(self, doubles: int) -> Profiles:
        """The profiles for a hand with so many x2: a side and six cards make 24 at most, doubled for each x2 among
        them, so that values have room enough."""
        if doubles not in self._profiles:
            bound = (SIDES + 3 * DRAWN) * 2**doubles
            self._profiles[doubles] = Profiles(self._aims, -bound, bound)
        return self._profiles[doubles]

    def worth(self, laid: Laid) -> int:
        """What is laid is worth so much."""
        profiles = self.profiles(laid.doubles)
        return profiles.worth(sum(map(profiles.of_die, laid.values)))


@lru_cache(maxsize=16)
def all_of(goals: Goals) -> Wants:
    """As much as possible of some goals, whatever the others have."""
    return Wants(*map(ambition, goals))


def sensible_values(dice: Dice, cards: Cards, goals: Goals) -> Values:
    """What somebody may make of a roll who wants as much as possible of some goals.

    This is quick, and not the best there is. Rerolls and blank cards are not placed.

    >>> sensible_values((1, 2, 3, 4, 5, 6), ("+1", "+1", "-2", "[0]", "flip", "blank"), ("most 6s",))
    (6, 2, 3, 4, 6, 6)
    """
    return _sensible_values(nothing_laid(dice, cards), goals)


@lru_cache(maxsize=4096)
def _sensible_values(nothing: Laid, goals: Goals) -> Values:
    """Kept, since the same hand is imagined by several others, and again on other tables."""
    return laid_on(nothing, all_of(goals)).values


# ── card after card ───────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Laid:
    """What lies behind six dice, what they are worth, and the cards that are left, sorted. So many x2 are in all."""

    stacks: tuple[Stack, ...]
    values: Values
    left: Cards
    doubles: int


def nothing_laid(dice: Dice, cards: Cards) -> Laid:
    """A roll before any card is laid."""
    left = in_order([card for card in cards if card not in (REROLL, BLANK)])
    return Laid(tuple([(side, ()) for side in dice]), dice, left, left.count(DOUBLE))


def laid_on(laid: Laid, wants: Wants) -> Laid:
    """What lies there when no card helps any more: one goes where it helps most, or two behind one die where no single
    one helps. What lies there already stays.

    >>> laid_on(nothing_laid((1, 2, 3, 4, 5, 6), ("+1", "+3")), all_of(("most 6s",))).values
    (1, 2, 6, 4, 6, 6)
    """
    return _Laying(laid, wants).done()


class _Laying:
    """Somebody who lays a card or two at a time."""

    def __init__(self, laid: Laid, wants: Wants) -> None:
        self._profiles = wants.profiles(laid.doubles)
        self._doubles = laid.doubles
        self._stacks, self._values, self._left = list(laid.stacks), list(laid.values), laid.left
        self._profile = sum(map(self._profiles.of_die, laid.values))
        self._wants_them_close = wants.is_close

    def done(self) -> Laid:
        """What lies there when no card helps any more."""
        while self._is_better(1) or self._is_better(2) or self._is_closer():
            pass
        return Laid(tuple(self._stacks), tuple(self._values), self._left, self._doubles)

    def _is_better(self, number: int) -> bool:
        """Place so many cards where they help most, if they do."""
        worth, of_die = self._profiles.worth_again, self._profiles.of_die
        now, most, found = self._profile, worth(self._profile), None
        for die, ways in self._ways(number):
            without = now - of_die(self._values[die])
            for value in ways:
                if (gained := worth(without + of_die(value))) > most:
                    most, found = gained, (die, value, ways[value])
        return self._is_placed(found)

    def _is_closer(self) -> bool:
        """Bring a die nearer to the others: where several are far off, one alone does not make the range smaller."""
        if not self._wants_them_close:
            return False
        worth, of_die, found, most = self._profiles.worth_again, self._profiles.of_die, None, 0
        middle, now = sorted(self._values)[DICE // 2], self._profile
        for die, ways in self._ways(1):
            before = self._values[die]
            for value in ways:
                nearer = abs(before - middle) - abs(value - middle)
                if nearer > most and worth(now - of_die(before) + of_die(value)) >= worth(now):
                    most, found = nearer, (die, value, ways[value])
        return self._is_placed(found)

    def _is_placed(self, found: tuple[int, int, tuple[Stack, Cards]] | None) -> bool:
        if found is None:
            return False
        die, value, (stack, taken) = found
        self._profile += self._profiles.of_die(value) - self._profiles.of_die(self._values[die])
        self._values[die], self._stacks[die] = value, stack
        for card in taken:
            at = self._left.index(card)
            self._left = self._left[:at] + self._left[at + 1 :]
        return True

    def _ways(self, number: int) -> Iterator[tuple[int, Ways]]:
        """For the first die of each kind, what so many more cards make of it. What helps one of two equal dice helps
        the other as much."""
        taken = tuple(dict.fromkeys(combinations(self._left, number)))
        for stack in dict.fromkeys(self._stacks):
            made: dict[int, tuple[Stack, Cards]] = {}
            for cards in taken:
                made |= _made(stack, cards)
            yield self._stacks.index(stack), made


@lru_cache(maxsize=8192)
def _made(stack: Stack, cards: Cards) -> Ways:
    """What cards make of a die, put anywhere into its stack."""
    made = {value_of(*stack): (stack, cards)}
    for card in cards:
        before = [one for one, _ in made.values()]
        made = {value_of(*one): (one, cards) for before_it in before for one in _stacks_with(card, *before_it)}
    return made


def _stacks_with(card: Card, side: Side, behind: Cards) -> list[Stack]:
    """Picks and flips act first; any other card may lie anywhere."""
    if card == PICK:
        return [(picked, behind) for picked in range(1, SIDES + 1)]
    if card == FLIP:
        return [(flipped(side), behind)]
    return [(side, (*behind[:at], card, *behind[at:])) for at in range(len(behind) + 1)]
