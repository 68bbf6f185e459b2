"""The best placement of six modifiers behind six dice for three goals, in Rolls & Goals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random

from benchmarks.row import AtMost, Row, milliseconds, sampled
from mathgames_widgets.games.rolls_and_goals.analysis.chances import Table, aims_against
from mathgames_widgets.games.rolls_and_goals.analysis.plans import Placement, best_placement
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DICE,
    GOALS,
    REVEALED,
    SHARED_DECK,
    STARTING_DECK,
    Cards,
    Dice,
    Goal,
    Goals,
)

POSITIONS_A_RUN = 20
TABLES = 100
AIM = AtMost(500, "ms")

Position = tuple[Dice, Cards, Goals, tuple[Table, ...]]

HARD_HANDS: tuple[Cards, ...] = (
    ("pick", "x2", "÷2", "negate", "+3", "-2"),
    ("pick", "pick", "x2", "÷2", "negate", "+3"),
    ("x2", "x2", "÷2", "negate", "+3", "-2"),
)
HARD_GOALS: tuple[Goals, ...] = (
    (Goal.LONGEST_RUN, Goal.SECOND_HIGHEST_TOTAL, Goal.MOST_PAIRS),
    (Goal.GREATEST_RANGE, Goal.MOST_ZEROES, Goal.LARGEST_SET),
)


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Hands by chance, the slowest of them, and hands made to be slow. Nobody else plays this game."""
    wanted = runs * POSITIONS_A_RUN
    times = [milliseconds(partial(best, position)) for position in islice(positions(), wanted)]
    what = "the best placement in Rolls & Goals"
    yield Row(f"{what}, each of {wanted} rolls", sampled(times, "ms"), (), AIM)
    yield Row(f"{what}, the slowest of these", sampled([max(times)], "ms"), (), AIM)
    hard = [milliseconds(partial(best, position)) for position in hard_positions()]
    yield Row(f"{what}, {len(hard)} rolls made to be slow", sampled([max(hard)], "ms"), (), AIM)


def best(position: Position) -> Placement:
    """The placement with the most tokens over the tables."""
    dice, hand, goals, tables = position
    return best_placement(dice, hand, aims_against(goals, tables))


def positions() -> Iterator[Position]:
    """A roll, six cards of a deck that has grown by ten, three goals, and what two others may have."""
    random = Random("rolling")
    while True:
        deck = [*STARTING_DECK, *random.sample(SHARED_DECK, 10)]
        goals = tuple(random.sample(GOALS, REVEALED))
        yield rolled(random), tuple(random.sample(deck, 6)), goals, tables(random)


def hard_positions() -> Iterator[Position]:
    """Six different dice, cards that bring many values, goals that look at all of them."""
    random = Random("hard")
    for hand in HARD_HANDS:
        for goals in HARD_GOALS:
            yield (1, 2, 3, 4, 5, 6), hand, goals, tables(random)


def rolled(random: Random) -> Dice:
    """Six dice."""
    return tuple(random.randint(1, 6) for _ in range(DICE))


def tables(random: Random) -> tuple[Table, ...]:
    """Values of two others, each a little off what is rolled."""
    return tuple(
        tuple(tuple(side + random.randint(-2, 3) for side in rolled(random)) for _ in range(2)) for _ in range(TABLES)
    )
