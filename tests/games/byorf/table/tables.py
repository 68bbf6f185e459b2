"""Tables of BYORF, and random games at them."""

from __future__ import annotations

from mathgames_widgets.games import byorf
from tests.table.random_games import RandomGames
from tests.table.sitting import against, hot_seat, random_presses, watched

SMALL = {"hand": 3, "goals": 3}
TABLES = {
    "against bots": lambda: against("greedy", "random", seed="VIEW-1", hand=4, goals=3),
    "at one screen": lambda: hot_seat(2, ["random"], seed="VIEW-2", **SMALL),
    "three at one screen": lambda: hot_seat(3, seed="VIEW-3", rounds=1, **SMALL),
    "watched": lambda: watched("random", "random", "random", seed="VIEW-4", **SMALL),
}


GAMES = RandomGames(byorf, TABLES, random_presses, long=160_000)
