"""The game that the Rolls & Goals lesson plays: two rounds for two, the same dice and cards for everyone.

In the first round the learner makes every value even and two of them zero, while the other player builds a run from −1
to 4. Then the other player takes ÷2 and the special goal, so ×2 and reroll are left. In the second round the order of
×2 and −2 decides, and the reroll brings a 6, which settles two goals at once.
"""

from __future__ import annotations

from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.questions.stops import Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action

SEED = "LEARN-1553"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(text), why)


PARTS = (
    Part(
        "zeroes",
        "zero and even",
        (
            _move("put -1 die 2", "Put −1 behind die 2.", "1 − 1 = 0: the first zero."),
            _move("put -3 die 3", "Put −3 behind die 3.", "2 − 3 = −1. That is not zero yet, but there is room below."),
            _move("put +1 die 3", "Put +1 behind die 3, below −3.", "−1 + 1 = 0: the second zero."),
            _move(
                "put +3 deck",
                "Put +3 on top of your deck.",
                "All six values are even now. +3 would spoil that, and on the deck it is drawn again next round.",
            ),
            _move(
                "ready",
                "You are ready.",
                "Two zeroes and six even values: nothing is left to improve for these two goals.",
            ),
        ),
    ),
    Part(
        "taking",
        "cards to take",
        (
            _move(
                "take x2 reroll",
                "Take ×2 and reroll, which are left.",
                "Player 2 has fewer tokens and chose first. The last one takes what is left.",
            ),
        ),
    ),
    Part(
        "order",
        "the order of the cards",
        (
            _move("put x2 die 5", "Put ×2 behind die 5.", "2 × 4 = 8."),
            _move("put -2 die 5", "Put −2 behind die 5, below ×2.", "8 − 2 = 6, and 6 is divisible by 3."),
            _move("put +3 die 4", "Put +3 behind die 4.", "6 + 3 = 9: still divisible by 3, and a bigger number."),
            _move("put +1 die 2", "Put +1 behind die 2.", "5 + 1 = 6, divisible by 3."),
            _move("put +1 die 6", "Put +1 behind die 6.", "5 + 1 = 6, divisible by 3."),
        ),
    ),
    Part(
        "chance",
        "the reroll",
        (
            _move(
                "put reroll die 1",
                "Put reroll behind die 1.",
                "4 is no use here. Rolled again, two of six sides are divisible by 3.",
            ),
            _move("ready", "You are ready. Then watch the die roll.", "All your cards are placed."),
        ),
    ),
)

REPLIES = (
    _reply("put +1 die 2", "4 + 1 is 5, and −3 below it makes 2: the run needs a 2."),
    _reply("put -3 die 2", "5 − 3 = 2, a value of the run."),
    _reply("put -1 die 4", "1 − 1 = 0, a value of the run."),
    _reply("put -2 die 6", "1 − 2 = −1: the run goes on below zero."),
    _reply("put +3 deck", "+3 is kept for the next round."),
    _reply("ready", "All cards lie as they should."),
    _reply("take ÷2 special", "÷2 makes ones out of threes, and a special goal brings six more tokens to the table."),
    _reply("put +1 die 1", "5 + 1 = 6: divisible by 3, and one more 6 for the set."),
    _reply("put -1 die 3", "4 − 1 = 3, divisible by 3."),
    _reply("put ÷2 die 4", "Half of 3 is 1.5, rounded down 1: a one."),
    _reply("put -1 die 5", "2 − 1 = 1: another one."),
    _reply("declare largest set", "Three sixes are a large set, unless someone has more."),
    _reply("ready", "All cards lie as they should."),
)

GAME = Script(
    rolls_and_goals,
    SEED,
    Rules(rounds=2),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    "At the table on the page “Rolls & Goals” you can play as you like.",
    REPLIES,
)
"""The whole game; its parts are the tables of the lesson."""
