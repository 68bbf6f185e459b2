"""Tables of Counters, and random games at them."""

from __future__ import annotations

from tests import sixth_game
from tests.table.random_games import RandomGames
from tests.table.sitting import against, random_presses, watched

TABLES = {
    "against bots": lambda: against("counting", "random", seed="VIEW-1", game=sixth_game),
    "watched": lambda: watched("counting", "random", seed="VIEW-2", game=sixth_game, most=5),
}

GAMES = RandomGames(sixth_game, TABLES, random_presses, long=60_000)
