"""Every formula that a hand of seven cards can make of the one on the table, in FORMULA."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from random import Random

from benchmarks.row import AtMost, Row, milliseconds, sampled
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Cards, Rules, Table
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.rules.view import unseen_cards

HAND = 7
POSITIONS_A_RUN = 40
AIM = AtMost(5, "ms")


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """The usual position, and the hardest of them. Nobody else plays this game, so there are no peers."""
    wanted = runs * POSITIONS_A_RUN
    times = [milliseconds(partial(every_play, *position)) for position in islice(positions(), wanted)]
    what = f"all plays of {HAND} cards in FORMULA"
    yield Row(f"{what}, each of {wanted} positions", sampled(times, "ms"), (), AIM)
    yield Row(f"{what}, the slowest of these", sampled([max(times)], "ms"))


def every_play(table: Table, hand: Cards) -> list[formula.Lay]:
    """Each of them found and made, none only counted."""
    return list(plays(table, hand, Rules()))


def positions() -> Iterator[tuple[Table, Cards]]:
    """A formula out of the middle of a game by chance, and seven of the cards that do not lie in it or beneath it."""
    for number in count():
        random = Random(f"positions {number}")
        if tables := list(tables_of(random, number)):
            table, rest = random.choice(tables)
            yield table, tuple(sorted(random.sample(rest, HAND)))


def tables_of(random: Random, number: int) -> Iterator[tuple[Table, Cards]]:
    """Each formula of one game for two to five, as somebody has to answer it, with the cards that are elsewhere."""
    state = formula.new_game(random.choice(formula.PLAYERS), f"hands {number}")
    while acting := formula.to_act(state):
        if state.table.is_open:
            yield state.table, unseen_cards(formula.observe(state, None))
        action = random.choice(formula.legal_actions(state, acting[0]))
        state = formula.apply(state, acting[0], action).state
