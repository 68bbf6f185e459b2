"""FORMULA: get rid of your cards by making true formulas on the table. The module satisfies the `Game` protocol."""

from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign

from .bots.bots import BOTS, LADDER
from .bots.pupil import PUPILS
from .rules.cards import DECK, DIGITS, JOKER, Cards, Number, Pile, Place, Table
from .rules.moves import read_action, write_action
from .rules.rules import apply, legal_actions, new_game, to_act, why_not
from .rules.scoring import outcome
from .rules.state import (
    NAME,
    PLAYERS,
    TITLE,
    Draw,
    LastTurn,
    Lay,
    New,
    Pass,
    RoundResult,
    Row,
    Rules,
    Spot,
    State,
    Staying,
)
from .rules.view import View, imagine, observe
from .words.sentences import sentence
