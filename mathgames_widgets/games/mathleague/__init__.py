"""mathleague.org/cards: build the highest-scoring team of four students. The module satisfies the `Game` protocol."""

from .bots.bots import BOTS, LADDER
from .bots.pupil import PUPILS
from .rules.effects import Answer, Choose, Decline, LetGo, PayUp
from .rules.moves import (
    Attach,
    Discard,
    EndTurn,
    MoveTeacher,
    MoveTool,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    SendAway,
    read_action,
    write_action,
)
from .rules.rules import apply, legal_actions, new_game, outcome, to_act, why_not
from .rules.state import NAME, PLAYERS, SEATS, TITLE, Board, OnStudent, OnTeam, Phase, Rules, State
from .rules.view import View, imagine, observe
from .words.sentences import sentence
