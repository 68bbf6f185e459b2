"""What the others may come to: tables that fit a view, on which everybody else has placed their cards sensibly."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import product
from types import MappingProxyType

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.rolls_and_goals.aims import Aim
from mathgames_widgets.games.rolls_and_goals.cards import (
    BLANK,
    DICE,
    FLIP,
    ON_THE_DIE,
    PICK,
    REROLL,
    SIDES,
    Card,
    Cards,
    in_order,
)
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Values, flipped, modified, value_of
from mathgames_widgets.games.rolls_and_goals.goals import (
    BIGGEST_NUMBER,
    GREATEST_RANGE,
    HIGHEST_TOTAL,
    LOWEST_TOTAL,
    SECOND_HIGHEST_TOTAL,
    SECOND_LOWEST_TOTAL,
    SMALLEST_NUMBER,
    SMALLEST_RANGE,
    Goal,
    Goals,
)
from mathgames_widgets.games.rolls_and_goals.profiles import Profiles
from mathgames_widgets.games.rolls_and_goals.scoring import LEAST_WINS, Measure
from mathgames_widgets.games.rolls_and_goals.sight import imagine
from mathgames_widgets.games.rolls_and_goals.state import NOTHING_PLACED, Phase, Stacks, State, View

Table = tuple[Values, ...]
"""The values of everybody else's dice, in the order of the seats."""

STEPS: Mapping[Goal, int] = MappingProxyType(
    {
        HIGHEST_TOTAL: 2,
        LOWEST_TOTAL: 2,
        SECOND_HIGHEST_TOTAL: 0,
        SECOND_LOWEST_TOTAL: 0,
        BIGGEST_NUMBER: 4,
        SMALLEST_NUMBER: 4,
        GREATEST_RANGE: 3,
        SMALLEST_RANGE: 3,
    }
)
"""What one more is worth to somebody who wants as much as possible of everything; `A_DIE` for goals that count dice.
A second place cannot be wanted like that."""

A_DIE = 10


def ambition(goal: Goal) -> Aim:
    """As much of a goal as possible, whatever the others have.

    >>> [ambition("most odds").worth(odds) for odds in (0, 1, 2)], ambition("lowest total").worth(20)
    ([0, 10, 20], -40)
    """
    step = STEPS.get(goal, A_DIE) * (-1 if goal in LEAST_WINS else 1)

    def worth(mine: Measure) -> int:
        return step * (mine or 0)

    return Aim(goal, worth)


@lru_cache(maxsize=64)
def _wanted(goals: Goals) -> Profiles:
    """The profiles of values for somebody who wants as much as possible of some goals; values have room enough."""
    bound = SIDES * 2**DICE
    return Profiles(tuple(map(ambition, goals)), -bound, bound)


def sensible_values(dice: Dice, cards: Cards, goals: Goals) -> Values:
    """What somebody may make of a roll: card after card goes where it helps most, while one helps.

    This is quick, and not the best there is. Rerolls and blank cards are not placed.

    >>> sensible_values((1, 2, 3, 4, 5, 6), ("+1", "+1", "-2", "[0]", "flip", "blank"), ("most 6s",))
    (6, 2, 3, 4, 6, 6)
    """
    return _Player(dice, cards, goals).values()


class _Player:
    """Somebody who places one card after the other."""

    def __init__(self, dice: Dice, cards: Cards, goals: Goals) -> None:
        self._profiles = _wanted(goals)
        self._values = list(dice)
        self._bare = [True] * len(dice)
        self._left = [card for card in cards if card not in (REROLL, BLANK)]
        self._profile = sum(map(self._profiles.of_die, dice))

    def values(self) -> Values:
        """The values when no card helps any more."""
        while self._is_better():
            pass
        return tuple(self._values)

    def _is_better(self) -> bool:
        """Place the card that helps most, if one does."""
        worth, of_die = self._profiles.worth, self._profiles.of_die
        now, most, found = self._profile, worth(self._profile), None
        for die, before in self._different():
            without = now - of_die(before)
            for card, value in self._steps(die):
                if (gained := worth(without + of_die(value))) > most:
                    most, found = gained, (die, card, value)
        if found is None:
            return False
        die, card, value = found
        self._profile = now - of_die(self._values[die]) + of_die(value)
        self._values[die], self._bare[die] = value, False
        self._left.remove(card)
        return True

    def _different(self) -> Iterator[tuple[int, int]]:
        """The first die of each kind with its value: what helps one of two equal dice helps the other as much."""
        kinds = list(zip(self._values, self._bare, strict=True))
        return ((kinds.index(kind), kind[0]) for kind in dict.fromkeys(kinds))

    def _steps(self, die: int) -> Iterator[tuple[Card, int]]:
        for card in dict.fromkeys(self._left):
            if card not in ON_THE_DIE:
                yield card, modified(self._values[die], card)
            elif card == FLIP and self._bare[die]:
                yield card, flipped(self._values[die])
            elif card == PICK and self._bare[die]:
                yield from ((card, side) for side in range(1, SIDES + 1))


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────────


def imagined_tables(view: View, number: int) -> tuple[Table, ...]:
    """Tables that fit what a seat sees: the others' hidden cards are dealt by chance, and placed sensibly: on
    every other table for all goals of the round, on the rest for one of them.

    The same view always gives the same tables, however the seat's own cards lie at the moment.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> tables = imagined_tables(observe(new_game(3, "FERN-42"), 0), 5)
    >>> len(tables), {len(table) for table in tables}
    (5, {2})
    """
    return _imagined(_before_placing(view), number)


def _before_placing(view: View) -> View:
    """The same view with all of the seat's own cards in its hand."""
    if view.phase is not Phase.PLACE or view.player is None:
        return view
    placed = tuple([None if stacks is None else NOTHING_PLACED for stacks in view.placed])
    return replace(view, hand=in_order((*view.hand, *[card for stack in view.mine for card in stack])), placed=placed)


@lru_cache(maxsize=32)
def _imagined(view: View, number: int) -> tuple[Table, ...]:
    if view.phase is Phase.PICK:
        return _turned_over(view, number)
    others = [seat for seat in range(view.players) if seat != view.player]
    tables = []
    for world in range(number):
        state, goals = imagine(view, f"{view.round} {view.dice} {world}"), _in_mind(view.goals, world)
        tables.append(tuple([sensible_values(view.dice[seat], drawn_by(state, seat), goals) for seat in others]))
    return tuple(tables)


def _in_mind(goals: Goals, world: int) -> Goals:
    """What others are imagined to want: on every other table all goals, on the rest one after the other."""
    return goals if world % 2 else goals[world // 2 % len(goals) :][:1]


def drawn_by(state: State, seat: Player) -> Cards:
    """The cards that a seat drew, wherever they lie."""
    return (*state.hands[seat], *[card for stack in state.placed[seat] for card in stack])


def hides_a_pick(view: View, seat: Player) -> bool:
    """Whether somebody else has a side to pick, or has picked one that is not shown yet."""
    return seat != view.player and any(PICK in stack for stack in view.placed[seat] or ())


def _turned_over(view: View, number: int) -> tuple[Table, ...]:
    """Tables after the flip: what others pick is still unknown. Each is imagined to want all goals as often as one of
    them. Where nobody else picks, there is only one table."""
    others = [seat for seat in range(view.players) if seat != view.player]
    if not any(hides_a_pick(view, seat) for seat in others):
        number = 1
    picked = cache(partial(_values_wanted, view))
    tables = []
    for world in range(number):
        minds, _ = Rng(f"{view.round} {view.dice} {world}").rolled(len(others), 2 * len(view.at_stake))
        wanted = [_in_mind(view.at_stake, mind) for mind in minds]
        tables.append(tuple([picked(seat, goals) for seat, goals in zip(others, wanted, strict=True)]))
    return tuple(tables)


def _values_wanted(view: View, seat: Player, goals: Goals) -> Values:
    """The values at a seat whose cards lie open, with the sides that bring most of some goals where it may pick."""
    stacks = view.placed[seat]
    assert stacks is not None, "After the flip all cards lie open."
    sides = [_sides(side, stack) for side, stack in zip(view.dice[seat], stacks, strict=False)]
    return most_wanted(sides, stacks, goals)


def _sides(side: int, stack: Cards) -> Collection[int]:
    return range(1, SIDES + 1) if PICK in stack else (side,)


def most_wanted(sides: Sequence[Collection[int]], stacks: Stacks, goals: Goals) -> Values:
    """The values, of all that each die may still show, that bring most of the goals."""
    profiles = _wanted(goals)
    possible = [
        [value_of(flipped(side) if stack.count(FLIP) % 2 else side, stack) for side in one]
        for one, stack in zip(sides, stacks, strict=False)
    ]
    return max(product(*possible), key=lambda values: profiles.worth(sum(map(profiles.of_die, values))))
