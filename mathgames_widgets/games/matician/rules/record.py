"""How actions are written in records: `put 13 right`, `sabotage 2 left`."""

from __future__ import annotations

from mathgames_widgets.core.codec import SEAT, Lines, Word, known, one_of
from mathgames_widgets.core.game import Action

from .cards import FACES, LEFT, RIGHT, SYMBOLS
from .state import TITLE, Pass, Put, Ready, Sabotage, Take, TakeBack

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        TakeBack: "take back {side}",
        Take: "take {symbol}",
        Put: "put {card} {side}",
        Ready: "ready",
        Sabotage: "sabotage {target} {side}",
        Pass: "pass",
    },
    words={
        "card": known(FACES, "card; cards are the numbers 0 to 15 and '-'"),
        "symbol": known(SYMBOLS, "equation symbol; these are '+', '-', 'x' and '/'"),
        "side": one_of({"left": LEFT, "right": RIGHT}),
        "target": Word("[1-8]", SEAT.read, SEAT.write),
    },
    like=("put 13 right", "ready", "pass"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
