"""How actions are written in records: a card that stays is `(0)`, its place from 0, and a Joker laid as 7 is `J7`."""

from __future__ import annotations

from mathgames_widgets.core.codec import Lines, Word, several
from mathgames_widgets.core.game import Action

from .cards import JOKER
from .state import TITLE, Draw, Kept, Lay, New, Pass, Spot


def _read_new(text: str) -> New:
    return New(JOKER if text[0] == JOKER else text, int(text[-1]))


def _write_new(spot: New) -> str:
    return f"{JOKER}{spot.digit}" if spot.card == JOKER else spot.card


SPOTS: Lines[Spot] = Lines(
    TITLE,
    {Kept: "({at}[:{digit}])", New: Word("J?[0-9]", _read_new, _write_new)},
    words={"at": Word("[0-9]{1,2}", int, str), "digit": Word("[0-9]", int, str)},
)

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {Draw: "draw", Pass: "pass", Lay: "lay {left} {sign} {right} = {answer}"},
    words=dict.fromkeys(("left", "right", "answer"), several(SPOTS, between="")),
    like=("draw", "pass", "lay (0) x 8 = 56"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
