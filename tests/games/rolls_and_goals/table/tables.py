"""Tables of Rolls & Goals, laid by hand or met in random games."""

from __future__ import annotations

import random

from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Ready
from mathgames_widgets.games.rolls_and_goals.table.panels import CHANCES
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from tests.games.rolls_and_goals.tables import ONES, sitting
from tests.table.random_games import RandomGames
from tests.table.sitting import (
    against,
    hot_seat,
    is_over,
    laid_by_hand,
    numbers,
    offers,
    page,
    press_key,
    take,
    watched,
)

TABLES = {
    "against bots": lambda: against("random", "random", seed="RVIEW-1", game=game, rounds=2),
    "at one screen": lambda: hot_seat(2, ["random"], seed="RVIEW-2", game=game, rounds=2),
    "watched": lambda: watched("random", "random", "random", seed="RVIEW-3", game=game, rounds=3),
    "six players": lambda: against(*["random"] * 5, seed="RVIEW-4", game=game, rounds=2),
}


def is_ready(offer):
    """Whether an offer ends the placing; it asks first where cards are left."""
    return isinstance(offer, Do) and offer.action == Ready()


def be_ready(table):
    """Say that one is ready, and yes where that is asked."""
    take(table, is_ready)
    if page(table).find(data_key="sure"):
        press_key(table, "sure")
    return table


def random_steps(table, seed):
    """This and that, and more often than not a move; chances are asked for in a test of their own."""
    chance = random.Random(seed)
    tools = [Press(what) for what in ("hint", "undo", "show", "on", "step")] + [Press("open", "log")]
    yield
    while not is_over(table):
        moves = numbers(table, lambda offer: isinstance(offer, Do))
        asked = numbers(table, lambda offer: isinstance(offer, Select | Ask) and offer != Ask(CHANCES))
        pressed = numbers(table, lambda offer: offer in tools and offer != Press("hint"))
        hints = numbers(table, Press("hint")) if chance.random() < 0.1 else []
        ready = numbers(table, is_ready) if chance.random() < 0.25 else []
        others = hints or (asked if chance.random() < 0.6 else pressed) or pressed or moves
        table.press(chance.choice(ready or (moves if moves and chance.random() < 0.6 else others)))
        yield


GAMES = RandomGames(game, TABLES, random_steps, long=700_000)


def at(laid, bots=1):
    """Asha's turn at a table that was laid by hand."""
    return laid_by_hand(against(*["random"] * bots, game=game), laid)


def placing(hand="+1 x2 -3", dice="5 | 1 | 2 | 3 | 4 | 6", **places):
    """Asha with these cards in hand and these dice, before anybody is ready."""
    return at(sitting(dice, ONES, hands=(hand, ""), **places))


def scored(*rows, **places):
    """A round turned over: for each player the dice, with the cards behind them."""
    table = at(sitting(*rows, **places), bots=len(rows) - 1)
    be_ready(table)
    assert offers(table, Press("on"))
    return table
