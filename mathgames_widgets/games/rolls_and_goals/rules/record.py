"""How actions are written in records: a line each, dice and the cards of a stack counted from 1."""

from __future__ import annotations

from mathgames_widgets.core.codec import Lines, Word, known, one_of, several
from mathgames_widgets.core.game import Action

from .cards import DICE, FACES
from .rules import TITLE
from .state import ON_DECK, ON_DISCARD, Declare, Pick, Put, Ready, Take, TakeBack, Withdraw

CARD = known(FACES, "modifier card; cards look like '+1', '[0]', 'x2' or 'flip'")
DIE = {f"die {die + 1}": die for die in range(DICE)}

ACTIONS: Lines[Action] = Lines(
    TITLE,
    {
        TakeBack: "take back {place} {at}",
        Put: "put {card} {place}",
        Pick: "pick {die} {side}",
        Declare: "declare {goal}",
        Withdraw: "withdraw {goal}",
        Ready: "ready",
        Take: "take[ {cards}][ {special}]",
    },
    words={
        "card": CARD,
        "cards": several(CARD),
        "die": one_of(DIE),
        "side": Word("[1-6]", int, str),
        "place": one_of({**DIE, "deck": ON_DECK, "discard": ON_DISCARD}),
        "at": Word("[1-9]", lambda text: int(text) - 1, lambda at: str(at + 1)),
    },
    like=("put +1 die 3", "ready", "take x2 flip"),
)
write_action, read_action = ACTIONS.write, ACTIONS.read
