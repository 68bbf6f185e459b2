"""Counters: take one to three from a heap; the last one wins. The game of docs/adding-a-game.md."""

from tests.sixth_game.bots.bots import BOTS
from tests.sixth_game.rules.rules import (
    NAME,
    TITLE,
    apply,
    imagine,
    legal_actions,
    new_game,
    observe,
    outcome,
    read_action,
    to_act,
    why_not,
    write_action,
)
from tests.sixth_game.rules.state import PLAYERS, Rules, State, Take, View
from tests.sixth_game.words.sentences import sentence
