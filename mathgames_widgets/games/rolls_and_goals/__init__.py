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
from .rules.moves import legal_actions, read_action, to_act, why_not, write_action
from .rules.rules import apply, new_game, outcome
from .rules.scoring import judge
from .rules.state import (
    NAME,
    ON_DECK,
    ON_DISCARD,
    PLAYERS,
    TITLE,
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
