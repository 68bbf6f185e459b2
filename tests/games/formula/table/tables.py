"""Tables of FORMULA, and random games at them."""

from __future__ import annotations

import random

from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, Lay, Pass
from mathgames_widgets.games.formula.table.turn import trial_of
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from tests.games.formula.tables import sitting
from tests.games.formula.tries import steps_to
from tests.table.random_games import RandomGames
from tests.table.sitting import against, hot_seat, is_over, laid_by_hand, numbers, offers, press_key, take, watched

TABLES = {
    "against bots": lambda: against("random", "random", seed="FVIEW-1", game=formula, hand=4, play_on=True),
    "at one screen": lambda: hot_seat(2, ["random"], seed="FVIEW-2", game=formula, hand=7, fives_draw=True),
    "watched": lambda: watched("random", "random", "random", seed="FVIEW-3", game=formula, hand=4, rounds=2),
    "points and open hands": lambda: hot_seat(
        2, seed="FVIEW-4", game=formula, hand=3, points=True, points_to=50, sign_bonus=True, open_hands=True
    ),
    "only times and divide": lambda: against(
        "random", seed="FVIEW-5", game=formula, hand=5, times_and_divide=True, keep_one=True
    ),
}


def on_formula(*hands, old, stock=None, **options):
    """Asha's turn at a table that was laid by hand."""
    return laid_by_hand(against("random", game=formula, **options), sitting(old, *hands, stock=stock, **options))


def random_turns(table, seed):
    """Turn after turn: something is tried or asked, then a formula is put together card by card, or a card drawn."""
    chance = random.Random(seed)
    yield
    while not is_over(table):
        if tools := [press for press in (Press("show"), Press("on"), Press("step")) if offers(table, press)]:
            take(table, tools[0])
            yield
            continue
        table.press(
            chance.choice(numbers(table, lambda offer: isinstance(offer, Select | Ask) or offer == Press("hint")))
        )
        yield
        if offers(table, Press("close")):
            take(table, Press("close"))
        yield from one_turn(table, chance)


def one_turn(table, chance):
    """One of the formulas with most cards, or a card from the stock."""
    lays = [lay for lay in table.match.legal_actions(table.viewer) if isinstance(lay, Lay)]
    lays = [lay for lay in lays if len(lay.laid) == max(len(one.laid) for one in lays)]
    if offers(table, Press("undo")):
        press_key(table, "clear")
    if not lays:
        take(table, lambda offer: offer in (Do(Draw()), Do(Pass())))
        yield
        return
    steps = steps_to(trial_of(table.match.observe(table.viewer)), chance.choice(lays))
    for step in steps:
        if not offers(table, Select(step)):
            take(table, Do(Draw()))
            yield
            return
        take(table, Select(step))
        yield
    take(table, Do(steps[-1].lay))
    yield


GAMES = RandomGames(formula, TABLES, random_turns, long=160_000)
