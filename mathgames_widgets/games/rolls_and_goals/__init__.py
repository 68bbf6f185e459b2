"""Rolls & Goals: modify six dice, win goals, build a deck. The module satisfies the `Game` protocol."""

from mathgames_widgets.core.game import Ready

from .bots.bots import BOTS, LADDER
from .bots.pupil import PUPILS
from .rules.cards import FACES, GOALS, SHARED_DECK, STARTING_DECK
from .rules.moves import legal_actions, read_action, to_act, why_not, write_action
from .rules.rules import apply, new_game, outcome
from .rules.state import (
    NAME,
    ON_DECK,
    ON_DISCARD,
    PLAYERS,
    TITLE,
    Declare,
    Phase,
    Pick,
    Put,
    Rules,
    State,
    Take,
    Withdraw,
)
from .rules.view import View, imagine, observe
from .words.sentences import sentence
