"""What the others may come to: tables that fit what everybody sees, on which everybody has placed their cards well."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import cycle, islice, product

from mathgames_widgets.core.game import Player
from mathgames_widgets.games.rolls_and_goals.aims import surely, surely_achieving
from mathgames_widgets.games.rolls_and_goals.cards import DOUBLE, FLIP, PICK, SIDES, Cards
from mathgames_widgets.games.rolls_and_goals.dice import Dice, Values, flipped, value_of
from mathgames_widgets.games.rolls_and_goals.goals import Goals
from mathgames_widgets.games.rolls_and_goals.sensible import (
    Laid,
    Wants,
    all_of,
    laid_on,
    nothing_laid,
    sensible_values,
)
from mathgames_widgets.games.rolls_and_goals.sight import from_outside, imagine
from mathgames_widgets.games.rolls_and_goals.state import Phase, Stacks, View

Table = tuple[Values, ...]
"""The values of everybody else's dice, in the order of the seats."""

SUPPOSED = 20
"""So many tables everybody else is imagined to have imagined."""


class Rival:
    """Somebody who thinks of tables, as a bot does: `tables` has the values that the others may come to."""

    def __init__(self, dice: Dice, goals: Goals, tables: Sequence[Table]) -> None:
        self._dice = dice
        self._all = Wants(*surely(goals, tables))
        self._each = [Wants(surely_achieving(goal, tables)) for goal in goals]

    def for_one(self, cards: Cards) -> Values:
        """What a hand comes to for the one goal that can be achieved on most tables."""
        _, laid = max(self._starts(cards), key=lambda start: start[0].worth(start[1]))
        return laid.values

    def for_all(self, cards: Cards) -> Values:
        """What a hand comes to for the most tokens: one goal first, whichever that is, or all of them at once."""
        starts = [nothing_laid(self._dice, cards), *[laid for _, laid in self._starts(cards)]]
        return max([laid_on(start, self._all) for start in starts], key=self._all.worth).values

    def _starts(self, cards: Cards) -> list[tuple[Wants, Laid]]:
        nothing = nothing_laid(self._dice, cards)
        return [(wants, laid_on(nothing, wants)) for wants in self._each]


# ── tables ────────────────────────────────────────────────────────────────────────────────────────────────────────


def imagined_tables(view: View, number: int) -> tuple[Table, ...]:
    """Tables that fit what everybody sees: the others' hidden cards are dealt by chance, and placed for the most tokens
    on every other table, on the rest for the one goal that is likeliest.

    What they expect of each other, and of this seat, is imagined too: nobody is thought to see hidden cards. The same
    round always gives the same tables, whoever asks and however the seat's own cards lie at the moment.

    >>> from mathgames_widgets.games.rolls_and_goals.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.sight import observe
    >>> tables = imagined_tables(observe(new_game(3, "FERN-42"), 0), 5)
    >>> len(tables), {len(table) for table in tables}
    (5, {2})
    """
    if view.phase is Phase.PICK:
        return _turned_over(view, number)
    others = [seat for seat in range(view.players) if seat != view.player]
    return tuple(zip(*[_imagined(from_outside(view), seat, number) for seat in others], strict=True))


@lru_cache(maxsize=64)
def _imagined(view: View, seat: Player, number: int) -> tuple[Values, ...]:
    """What a seat comes to, so many times: for all goals and for one of them in turn."""
    rival = _rival(view, seat)
    in_turn = cycle((cache(rival.for_all), cache(rival.for_one)))
    hands = _hands(view, number)[seat]
    return tuple([placed(cards) for cards, placed in zip(hands, islice(in_turn, seat, None), strict=False)])


@lru_cache(maxsize=6)
def _rival(view: View, seat: Player) -> Rival:
    """Somebody at a seat, who supposes that all the others want as much as possible of the goals."""
    tables = [(*table[:seat], *table[seat + 1 :]) for table in _supposed(view)]
    return Rival(view.dice[seat], view.goals, tables)


@lru_cache(maxsize=4)
def _supposed(view: View) -> tuple[Table, ...]:
    """What all seats may come to who want as much as possible of all goals, or of one."""
    tables = []
    for world, hands in enumerate(zip(*_hands(view, SUPPOSED), strict=True)):
        minds = _in_mind(view.goals, world)
        tables.append(tuple([sensible_values(*one) for one in zip(view.dice, hands, minds, strict=False)]))
    return tuple(tables)


@lru_cache(maxsize=4)
def _hands(view: View, number: int) -> tuple[tuple[Cards, ...], ...]:
    """For each seat so many hands that it may have drawn."""
    states = [imagine(view, f"{view.round} {view.dice} {world}") for world in range(number)]
    return tuple(zip(*[state.hands for state in states], strict=True))


def _in_mind(goals: Goals, world: int) -> Iterator[Goals]:
    """What each of the others is imagined to want: on every other table all goals, on the rest one after the other; and
    not the same as the one before."""
    every = [goals if number % 2 else (goals[number // 2],) for number in range(2 * len(goals))]
    return islice(cycle(every), world % len(every), None)


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
    profiles = all_of(goals).profiles(sum([stack.count(DOUBLE) for stack in stacks]))
    possible = [
        [value_of(flipped(side) if stack.count(FLIP) % 2 else side, stack) for side in one]
        for one, stack in zip(sides, stacks, strict=False)
    ]
    return max(product(*possible), key=lambda values: profiles.worth(sum(map(profiles.of_die, values))))
