"""Matician: hidden equations and sabotage. The module satisfies the `Game` protocol."""

from mathgames_widgets.core.game import Ready

from .bots.bots import BOTS, LADDER
from .bots.pupil import PUPILS
from .rules.cards import DECK, MINUS, SYMBOL_DECK, SYMBOLS, Equation
from .rules.moves import legal_actions, read_action, to_act, why_not, write_action
from .rules.rules import apply, new_game, outcome
from .rules.state import NAME, PLAYERS, TITLE, Pass, Phase, Put, Rules, Sabotage, State, Take, TakeBack, View
from .rules.view import imagine, observe
from .words.sentences import sentence
