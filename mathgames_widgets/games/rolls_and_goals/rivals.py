"""What the others may come to: tables that fit a view, on which everybody else has placed their cards sensibly."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import combinations, cycle, islice, product
from types import MappingProxyType

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.aims import Aim
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
from mathgames_widgets.games.rolls_and_goals.rules import DRAWN
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
def _wanted(goals: Goals, doubles: int) -> Profiles:
    """The profiles of values for somebody who wants as much as possible of some goals. A side and six cards make 24 at
    most, doubled for each x2 among them: values have room enough."""
    bound = (SIDES + 3 * DRAWN) * 2**doubles
    return Profiles(tuple(map(ambition, goals)), -bound, bound)


def sensible_values(dice: Dice, cards: Cards, goals: Goals) -> Values:
    """What somebody may make of a roll: card after card goes where it helps most, or two behind one die where no single
    card helps, as long as something does.

    This is quick, and not the best there is. Rerolls and blank cards are not placed.

    >>> sensible_values((1, 2, 3, 4, 5, 6), ("+1", "+1", "-2", "[0]", "flip", "blank"), ("most 6s",))
    (6, 2, 3, 4, 6, 6)
    """
    return _sensible_values(dice, in_order([card for card in cards if card not in (REROLL, BLANK)]), goals)


@lru_cache(maxsize=4096)
def _sensible_values(dice: Dice, cards: Cards, goals: Goals) -> Values:
    """Kept, since what one opponent may hold is imagined by every other one, and again on other tables."""
    return _Player(dice, cards, goals).values()


Stack = tuple[Side, Cards]
"""A side and the cards behind it that act on its value, from top to bottom."""

Ways = Mapping[int, tuple[Stack, Cards]]
"""Values that a die can be brought to, each with the stack that makes it and the cards that it takes."""


class _Player:
    """Somebody who places a card or two at a time."""

    def __init__(self, dice: Dice, cards: Cards, goals: Goals) -> None:
        self._profiles = _wanted(goals, cards.count(DOUBLE))
        self._stacks: list[Stack] = [(side, ()) for side in dice]
        self._values = list(dice)
        self._left = cards
        self._profile = sum(map(self._profiles.of_die, dice))
        self._wants_them_close = SMALLEST_RANGE in goals

    def values(self) -> Values:
        """The values when no card helps any more."""
        while self._is_better(1) or self._is_better(2) or self._is_closer():
            pass
        return tuple(self._values)

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
        state, minds = imagine(view, f"{view.round} {view.dice} {world}"), _in_mind(view.goals, world)
        hands = [(view.dice[seat], drawn_by(state, seat)) for seat in others]
        tables.append(tuple([sensible_values(*hand, goals) for hand, goals in zip(hands, minds, strict=False)]))
    return tuple(tables)


def _in_mind(goals: Goals, world: int) -> Iterator[Goals]:
    """What each of the others is imagined to want: on every other table all goals, on the rest one after the other; and
    not the same as the one before."""
    every = [goals if number % 2 else (goals[number // 2],) for number in range(2 * len(goals))]
    return islice(cycle(every), world % len(every), None)


def drawn_by(state: State, seat: Player) -> Cards:
    """The cards that a seat drew, wherever they lie."""
    return (*state.hands[seat], *[card for stack in state.placed[seat] for card in stack])


def hides_a_pick(view: View, seat: Player) -> bool:
    """Whether somebody else has a side to pick, or has picked one that is not shown yet."""
    return seat != view.player and any(PICK in stack for stack in view.placed[seat] or ())


def _turned_over(view: View, number: int) -> tuple[Table, ...]:
    """Tables after the flip: what others pick is still unknown. Where nobody else picks, there is only one table."""
    others = [seat for seat in range(view.players) if seat != view.player]
    if not any(hides_a_pick(view, seat) for seat in others):
        number = 1
    picked = cache(partial(_values_wanted, view))
    tables = []
    for world in range(number):
        tables.append(tuple(map(picked, others, _in_mind(view.at_stake, world))))
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
    profiles = _wanted(goals, sum([stack.count(DOUBLE) for stack in stacks]))
    possible = [
        [value_of(flipped(side) if stack.count(FLIP) % 2 else side, stack) for side in one]
        for one, stack in zip(sides, stacks, strict=False)
    ]
    return max(product(*possible), key=lambda values: profiles.worth(sum(map(profiles.of_die, values))))
