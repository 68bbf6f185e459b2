"""FORMULA: get rid of your cards by making true formulas on the table. The module satisfies the `Game` protocol."""

from mathgames_widgets.games.formula.bots.bots import BOTS
from mathgames_widgets.games.formula.rules.cards import DECK, DIGITS, JOKER, Card, Cards, Number, Pile, Place, Table
from mathgames_widgets.games.formula.rules.record import read_action, write_action
from mathgames_widgets.games.formula.rules.rules import apply, legal_actions, new_game, to_act, why_not
from mathgames_widgets.games.formula.rules.scoring import outcome
from mathgames_widgets.games.formula.rules.state import (
    NAME,
    PLAYERS,
    TITLE,
    Draw,
    Kept,
    LastTurn,
    Lay,
    New,
    Pass,
    RoundResult,
    Row,
    Rules,
    Spot,
    State,
)
from mathgames_widgets.games.formula.rules.view import View, imagine, observe
from mathgames_widgets.games.formula.words.why import sentence
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

__all__ = [
    "BOTS",
    "DECK",
    "DIGITS",
    "JOKER",
    "NAME",
    "PLAYERS",
    "TITLE",
    "Card",
    "Cards",
    "Draw",
    "Formula",
    "Kept",
    "LastTurn",
    "Lay",
    "New",
    "Number",
    "Pass",
    "Pile",
    "Place",
    "RoundResult",
    "Row",
    "Rules",
    "Sign",
    "Spot",
    "State",
    "Table",
    "View",
    "apply",
    "imagine",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "read_action",
    "sentence",
    "to_act",
    "why_not",
    "write_action",
]
