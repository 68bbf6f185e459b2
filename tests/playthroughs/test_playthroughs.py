"""Recorded games are played again and compared line by line.

After a change that is meant, write them anew with python -m tests.playthroughs.playthrough and read the difference.
"""

from __future__ import annotations

import json

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.games import GAMES
from tests.cases import LONG
from tests.playthroughs.playthrough import HERE, files, recorded


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_playthroughs(game):
    """Same game, options, seed and actions: the same game, to the last word. The table in between the smallest and the
    largest is left to `make test-long`."""
    every = files(game)
    assert {*every.values()} == {*HERE.glob(f"{game.NAME}-*.txt")}
    for players in every if LONG else (min(every), max(every)):
        text = every[players].read_text(encoding="utf-8")
        assert recorded(game, players).splitlines() == text.splitlines(), every[players].name


EARLY = json.loads((HERE / "early_saves.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EARLY)
def test_saves_of_the_first_version_still_load(name):
    """Written by the code of 21 November 2026, most of them in the middle of a game: they go on where they were."""
    early = EARLY[name]
    match = Match.load(json.dumps(early["save"]))
    assert len(match.turns) == early["turns"] and list(match.to_act()) == early["to_act"]
    assert Match.load(match.record().to_json()).state == match.state
