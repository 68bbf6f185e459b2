"""Tables of mathleague.org/cards, laid by hand or met in random games."""

from __future__ import annotations

import json
import random

from mathgames_widgets.games import mathleague as game
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from tests.table.random_games import RandomGames
from tests.table.sitting import against, hot_seat, is_over, laid_by_hand, numbers, page, watched

ASHA_BEGINS = "FERN-0"
"""A seed with which nothing has happened before the table is laid by hand."""

PURSE = "orange Mean, blue Triangle Area, red Slope Formula, purple Pigeonhole Principle"
"""TOOL cards worth 5, 10, 15 and 20."""

TEAM = """
red Euler Academy
blue Amara in Euler Academy: blue Coach Fermat, orange Mean
blue Ben in Euler Academy
blue Chiara in Euler Academy
blue Dev in Euler Academy
orange Farid
"""

TABLES = {
    "against bots": lambda: against("random", "greedy", seed="LVIEW-5", game=game),
    "at one screen": lambda: hot_seat(2, ["random"], seed="LVIEW-2", game=game, decks=("All Stars",)),
    "watched": lambda: watched("random", "random", seed="LVIEW-3", game=game, variation="single deck", open_hands=True),
    "team play": lambda: against(*["random"] * 3, seed="LVIEW-4", game=game, variation="team play"),
    "solitaire": lambda: against(seed="LVIEW-7", game=game, variation="solitaire"),
}


def random_steps(table, seed):
    """This and that, and more often than not a move that leads on."""
    chance = random.Random(seed)
    tools = [Press(what) for what in ("undo",)]
    onwards = [Press(what) for what in ("show", "on", "step")]
    yield
    for _ in range(4_000):
        if is_over(table):
            return
        on = numbers(table, lambda offer: isinstance(offer, Do) or offer in onwards)
        others = numbers(table, lambda offer: isinstance(offer, Select | Ask) or offer in tools)
        plays = numbers(table, lambda offer: isinstance(offer, Do) and not isinstance(offer.action, game.Discard))
        on = plays if plays and chance.random() < 0.7 else on
        table.press(chance.choice(others if others and (not on or chance.random() < 0.4) else on))
        yield
    raise AssertionError("the game does not end")


GAMES = RandomGames(game, TABLES, random_steps, long=700_000, most=45, replay=())
"""So many pages of each game are looked at, for they are many."""


def at(laid, bots=1, **options):
    """Asha's turn at a table that was laid by hand."""
    return laid_by_hand(against(*["random"] * bots, seed=ASHA_BEGINS, game=game, **options), laid)


def drops(table, key, seat=0):
    """Where a card may go: the places on the page and the offers behind them."""
    return json.loads(page(table).one(data_key=f"card{seat}.{key}").get("data-drops") or "{}")


def letters(table, key, seat=0):
    """The keys that send a card somewhere."""
    return json.loads(page(table).one(data_key=f"card{seat}.{key}").get("data-keys") or "{}")


def drop(table, key, zone, seat=0):
    """Put a card into a place."""
    table.press(drops(table, key, seat)[zone])
    return table


def buttons(table, key):
    """What the buttons of a group say."""
    return [node.name for node in page(table).one(data_key=key).find(tag="button")]


def bill_of(table):
    return page(table).one(data_key="bill-text").text
