"""How actions are written in records; seats are counted from 1."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.codec import QUOTED, SEAT, Lines, Word, several
from mathgames_widgets.core.game import Action

from . import effects, moves
from .rules import EndTurn
from .state import TITLE, OnStudent, OnTeam, Spot

_PLACE: Lines[Spot] = Lines(
    TITLE,
    {OnTeam: "team {school}", OnStudent: "student {player} {student}"},
    {"school": QUOTED, "player": SEAT, "student": QUOTED},
)
_WORDS: dict[str, Word[Any] | Lines[Any]] = {
    **dict.fromkeys(("card", "student", "teacher", "tool", "team"), QUOTED),
    **dict.fromkeys(("on", "to"), _PLACE),
    **dict.fromkeys(("player", "target"), SEAT),
    "payment": several(QUOTED),
}

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        moves.PlaySchool: "school {card}[ pay {payment}]",
        moves.PlayStudent: "student {card}[ team {team}][ pay {payment}]",
        moves.PlayTeacher: "teacher {card} on {on}",
        moves.PlayTool: "tool {card} on {on}",
        moves.PlayAction: "action {card} target {target}[ pay {payment}]",
        moves.Attach: "attach {student}[ pay {payment}]",
        moves.MoveTeacher: "move teacher {teacher} to {to}[ pay {payment}]",
        moves.MoveTool: "move tool {tool} to {to}[ pay {payment}]",
        moves.SendAway: "send away {player} {tool}[ pay {payment}]",
        moves.Discard: "discard {card}",
        EndTurn: "end turn",
        effects.Answer: "answer {card}[ target {target}]",
        effects.Decline: "decline",
        effects.Choose: "choose {card}[ team {team}]",
        effects.PayUp: "pay up[ pay {payment}]",
        effects.LetGo: "let go",
    },
    _WORDS,
    like=("end turn", 'discard "blue Amara"'),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
