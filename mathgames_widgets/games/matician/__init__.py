"""Matician: hidden equations and sabotage. The module satisfies the `Game` protocol."""

from mathgames_widgets.games.matician.allowed import legal_actions, to_act, why_not
from mathgames_widgets.games.matician.bots import BOTS
from mathgames_widgets.games.matician.cards import DECK, MINUS, SYMBOL_DECK, SYMBOLS, Card, Cards, Symbol
from mathgames_widgets.games.matician.equations import LEFT, RIGHT, Equation, Side, Value, rank_of, value_of
from mathgames_widgets.games.matician.records import read_action, write_action
from mathgames_widgets.games.matician.rules import NAME, TITLE, apply, new_game, outcome
from mathgames_widgets.games.matician.scoring import judge
from mathgames_widgets.games.matician.sentences import sentence
from mathgames_widgets.games.matician.sight import imagine, observe
from mathgames_widgets.games.matician.state import (
    PLAYERS,
    Pass,
    Phase,
    Put,
    Ready,
    RoundResult,
    Rules,
    Sabotage,
    State,
    Take,
    TakeBack,
    View,
)

__all__ = [
    "BOTS",
    "DECK",
    "LEFT",
    "MINUS",
    "NAME",
    "PLAYERS",
    "RIGHT",
    "SYMBOLS",
    "SYMBOL_DECK",
    "TITLE",
    "Card",
    "Cards",
    "Equation",
    "Pass",
    "Phase",
    "Put",
    "Ready",
    "RoundResult",
    "Rules",
    "Sabotage",
    "Side",
    "State",
    "Symbol",
    "Take",
    "TakeBack",
    "Value",
    "View",
    "apply",
    "imagine",
    "judge",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "rank_of",
    "read_action",
    "sentence",
    "to_act",
    "value_of",
    "why_not",
    "write_action",
]
