"""What all games share: the Game protocol, chance, matches, records and bots. Standard library only."""

from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.game import (
    Action,
    AnyBot,
    AnyGame,
    Bot,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Player,
    Reason,
    Score,
    Step,
)
from mathgames_widgets.core.match import AnyMatch, Match, Turn
from mathgames_widgets.core.record import Record, RecordError
from mathgames_widgets.core.rng import Rng, new_seed_code, seed_text
from mathgames_widgets.core.simulation import Row, Rows, bot_game, simulate
