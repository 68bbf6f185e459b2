"""Matician: hidden equations and sabotage. The module satisfies the `Game` protocol."""

from mathgames_widgets.games.matician.bots.bots import BOTS
from mathgames_widgets.games.matician.rules.cards import (
    DECK,
    LEFT,
    MINUS,
    RIGHT,
    SYMBOL_DECK,
    SYMBOLS,
    Card,
    Cards,
    Equation,
    Side,
    Symbol,
    Value,
    rank_of,
    value_of,
)
from mathgames_widgets.games.matician.rules.moves import legal_actions, to_act, why_not
from mathgames_widgets.games.matician.rules.record import read_action, write_action
from mathgames_widgets.games.matician.rules.rules import NAME, TITLE, apply, new_game, outcome
from mathgames_widgets.games.matician.rules.scoring import judge
from mathgames_widgets.games.matician.rules.state import (
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
from mathgames_widgets.games.matician.rules.view import imagine, observe
from mathgames_widgets.games.matician.words.sentences import sentence

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
