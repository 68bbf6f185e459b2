"""Tables of Matician, laid by hand or met in random games."""

from __future__ import annotations

import random

from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import Ready, TakeBack
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from tests.games.matician.tables import laying, sabotaging
from tests.table.random_games import RandomGames
from tests.table.sitting import against, hot_seat, is_over, laid_by_hand, numbers, offers, take, watched

TABLES = {
    "against bots": lambda: against("random", "greedy", seed="MVIEW-1", game=game),
    "at one screen": lambda: hot_seat(2, ["random"], seed="MVIEW-2", game=game, draft=True),
    "watched": lambda: watched("random", "random", "greedy", seed="MVIEW-3", game=game, by_rank=True, play_on=True),
    "eight players": lambda: against(*["random"] * 7, seed="MVIEW-4", game=game, small_under_times=True),
}


def random_steps(table, seed):
    """This and that, and more often than not a move that leads on."""
    chance = random.Random(seed)
    tools = [Press(what) for what in ("hint", "undo")]
    onwards = [Press(what) for what in ("show", "on", "step")]
    yield
    while not is_over(table):
        moves = numbers(table, lambda offer: isinstance(offer, Do) and not isinstance(offer.action, TakeBack))
        on = numbers(table, Do(Ready())) or moves + numbers(table, lambda offer: offer in onwards)
        others = numbers(table, lambda offer: isinstance(offer, Select | Ask | Do) or offer in tools)
        table.press(chance.choice(others if others and chance.random() < 0.3 else on or others))
        yield


GAMES = RandomGames(game, TABLES, random_steps, long=420_000)


def at(laid, bots=1, **options):
    """Asha's turn at a table that was laid by hand."""
    return laid_by_hand(against(*["random"] * bots, game=game, **options), laid)


def numbers_table(hand="+: 4 7 13 -", other="x: 2 3 5", **options):
    return at(laying(hand, other, **options), **options)


def sabotage_table(*equations, **options):
    equations = equations or ("4 + 13", "2 x 3", "9 - 5")
    return at(sabotaging(*equations, **options), bots=len(equations) - 1)


def uncovered(table):
    """The screen as whoever acts sees it."""
    return take(table, Press("show")) if offers(table, Press("show")) else table
