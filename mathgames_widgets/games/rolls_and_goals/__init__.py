"""Rolls & Goals: modify six dice, win goals, build a deck. The module satisfies the `Game` protocol."""

from mathgames_widgets.games.rolls_and_goals.bots.bots import BOTS
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    FACES,
    SHARED_DECK,
    STARTING_DECK,
    Card,
    Cards,
    Dice,
    Side,
    Values,
    chain,
    value_of,
)
from mathgames_widgets.games.rolls_and_goals.rules.goals import GOALS, Goal, Goals
from mathgames_widgets.games.rolls_and_goals.rules.moves import legal_actions, to_act, why_not
from mathgames_widgets.games.rolls_and_goals.rules.record import read_action, write_action
from mathgames_widgets.games.rolls_and_goals.rules.rules import NAME, TITLE, apply, new_game, outcome
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
from mathgames_widgets.games.rolls_and_goals.rules.state import (
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
    View,
    Withdraw,
)
from mathgames_widgets.games.rolls_and_goals.rules.view import imagine, observe
from mathgames_widgets.games.rolls_and_goals.words.sentences import sentence

__all__ = [
    "BOTS",
    "FACES",
    "GOALS",
    "NAME",
    "ON_DECK",
    "ON_DISCARD",
    "PLAYERS",
    "SHARED_DECK",
    "STARTING_DECK",
    "TITLE",
    "Award",
    "Card",
    "Cards",
    "Declare",
    "Dice",
    "Goal",
    "Goals",
    "Phase",
    "Pick",
    "Put",
    "Ready",
    "RoundResult",
    "Rules",
    "Side",
    "State",
    "Take",
    "TakeBack",
    "Values",
    "View",
    "Withdraw",
    "apply",
    "chain",
    "imagine",
    "judge",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "read_action",
    "sentence",
    "to_act",
    "value_of",
    "why_not",
    "write_action",
]
