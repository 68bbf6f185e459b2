"""Rolls & Goals: modify six dice, win goals, build a deck. The module satisfies the `Game` protocol."""

from .bots.bots import BOTS
from .rules.cards import (
    FACES,
    GOALS,
    SHARED_DECK,
    STARTING_DECK,
    Card,
    Cards,
    Dice,
    Goal,
    Goals,
    Side,
    Values,
    chain,
    value_of,
)
from .rules.moves import legal_actions, to_act, why_not
from .rules.record import read_action, write_action
from .rules.rules import NAME, TITLE, apply, new_game, outcome
from .rules.scoring import judge
from .rules.state import (
    ON_DECK,
    ON_DISCARD,
    PLAYERS,
    Award,
    Declare,
    Phase,
    Pick,
    Put,
    Ready,
    RoundResult,
    Rules,
    State,
    Take,
    TakeBack,
    Withdraw,
)
from .rules.view import View, imagine, observe
from .words.sentences import sentence
