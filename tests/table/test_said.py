"""Everything that is explained while a game is played: its sums are true, and it speaks of people by their names."""

from __future__ import annotations

import random
from importlib import import_module

import pytest

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.table.screen import Ask, Press
from tests.guide import EVERY
from tests.maths.numbers.equations import equations_in, holds
from tests.table.sitting import against, is_over, offers, take

ALWAYS = (Press("hint"), Press("open", "hint"), Press("open", "log"), Press("open", "best"))


def said_in_a_game(game, monkeypatch):
    """Every explanation that is made in a game in which hints, the log and some of what can be asked are opened."""
    said: list[Explanation] = []
    made = Explanation.__init__

    def noted(self, *values, **named):
        made(self, *values, **named)
        said.append(self)

    monkeypatch.setattr(Explanation, "__init__", noted)
    choice = random.Random(1)
    table = against(*[game.BOTS[1].name] * 2, game=game, seed="SAID-1")

    def ask():
        for wanted in ALWAYS:
            if offers(table, wanted):
                take(table, wanted)
        asks = [offer for offer in table.offered if isinstance(offer, Ask)]
        for wanted in choice.sample(asks, min(2, len(asks))):
            if offers(table, wanted):
                take(table, wanted)

    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
            continue
        ask()
        action, _ = bot_move(table.match, 0, game.BOTS[1])
        table._move(action)
        table.redraw()
    ask()
    return said


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.NAME)
def test_what_is_said_in_a_game_is_true_and_speaks_of_people_by_name(game, monkeypatch):
    said = said_in_a_game(game, monkeypatch)
    claims = {one.claim for one in said}
    written = {equation for claim in claims for equation in equations_in(claim)}
    written |= {one.shown.plain() for one in said if one.shown}
    sums = {one for one in written if "=" in one and not any(sign.isalpha() for sign in one)}
    assert len(claims) > 40 or not hasattr(import_module(f"{game.__name__}.table"), "answer")
    assert [one for one in sums if not _is_true(one)] == []
    assert [claim for claim in claims if "Player 1" in claim] == []


def _is_true(written: str) -> bool:
    try:
        return holds(written)
    except (AssertionError, IndexError, ValueError) as fault:
        raise AssertionError(f"{written!r} cannot be read") from fault
