"""The game that the Matician lesson plays: four rounds for two, the same cards for everyone.

Player 2 lays what looks highest and attacks the right number in every round. That costs the learner the first round,
helps in the second, where the symbol is −, and makes little of a small quotient in the third. In the fourth the learner
has predictable it and lays the larger number on the left.
"""

from __future__ import annotations

from mathgames_widgets.games import matician
from mathgames_widgets.questions.stops import Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action

SEED = "LEARN-16092"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(text), why)


def _ready(why: str) -> Move:
    return _move("ready", "You are ready.", why)


PARTS = (
    Part(
        "sum",
        "the highest sum",
        (
            _move("put 8 left", "Lay 8 on the left.", "8 and 13 are your largest numbers: 8 + 13 = 21."),
            _move("put 13 right", "Lay 13 on the right.", "8 + 13 = 21, the highest sum of this hand."),
            _ready("Both numbers are face down."),
            _move("pass", "Lay no minus card.", "You hold none this time."),
        ),
    ),
    Part(
        "difference",
        "a difference",
        (
            _move("put 11 left", "Lay 11 on the left.", "Subtract your smallest number from your largest."),
            _move("put 1 right", "Lay 1 on the right.", "11 − 1 = 10, the highest difference of this hand."),
            _ready("Both numbers are face down."),
            _move(
                "sabotage 2 left",
                "Lay your minus card in front of the left number of Player 2.",
                "With − only an attack on the left can lower the value. It does, unless a 0 lies there.",
            ),
        ),
    ),
    Part(
        "quotient",
        "a quotient",
        (
            _move("put 1 left", "Lay 1 on the left.", "A small number divided by a large one is close to 0."),
            _move(
                "put 11 right",
                "Lay 11 on the right.",
                "With a minus card, 1 ÷ 11 becomes −1/11, which is only a little less.",
            ),
            _ready("Both numbers are face down."),
            _move(
                "sabotage 2 left",
                "Lay a minus card in front of the left number of Player 2.",
                "With ÷ both sides do the same: the quotient changes its sign.",
            ),
        ),
    ),
    Part(
        "guess",
        "predictable",
        (
            _move(
                "put 13 left", "Lay 13 on the left.", "If the right number is attacked, the left one stays as it is."
            ),
            _move("put 10 right", "Lay 10 on the right.", "With a minus card in front of the 10, that is 13 − 10 = 3."),
            _ready("Both numbers are face down."),
            _move(
                "sabotage 2 right",
                "Lay a minus card in front of the right number of Player 2.",
                "A quotient above 0 falls below 0, whichever side the card is on.",
            ),
        ),
    ),
)

_AGAIN = "It is always the right number: that is where many people lay the larger one."

REPLIES = (
    _reply("put 11 left", "For a high quotient, the largest number goes on the left."),
    _reply("put 2 right", "The smallest number goes on the right: 11 ÷ 2 = 11/2."),
    _reply("ready", "Both numbers are down."),
    _reply("sabotage 1 right", _AGAIN),
    _reply("put 13 left", "For a high difference, the largest number goes on the left."),
    _reply("put 4 right", "The smallest number goes on the right: 13 − 4 = 9."),
    _reply("ready", "Both numbers are down."),
    _reply("sabotage 1 right", _AGAIN),
    _reply("put 15 left", "For a high quotient, the largest number goes on the left."),
    _reply("put 7 right", "The smallest number goes on the right: 15 ÷ 7 = 15/7."),
    _reply("ready", "Both numbers are down."),
    _reply("sabotage 1 right", _AGAIN),
    _reply("put 12 left", "For a high quotient, the largest number goes on the left."),
    _reply("put 1 right", "Dividing by 1 loses nothing: 12 ÷ 1 = 12."),
    _reply("ready", "Both numbers are down."),
    _reply("sabotage 1 right", _AGAIN),
)

GAME = Script(
    matician,
    SEED,
    Rules(),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    "You can play freely on the page “Matician”.",
    REPLIES,
)
"""The whole game; its parts are the tables of the lesson."""
