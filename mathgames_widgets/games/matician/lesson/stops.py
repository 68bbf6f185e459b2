"""The game that both Matician lessons play: four rounds for two, the same cards for everyone.

Player 2 lays what looks highest and attacks the right number in every round. That costs the lesson the first round,
helps in the second, where the symbol is −, and makes little of a small quotient in the third. In the fourth the lesson
expects it and lays the larger number on the left. The learner decides everything: the other player does the same
whatever that is, so what it was worth can be compared.
"""

from __future__ import annotations

from fractions import Fraction

from mathgames_widgets.games import matician
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.stops import Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from .pictures import beside

SEED = "LEARN-16092"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _lay(left: int, right: int, *why: str) -> tuple[Move, ...]:
    return (
        _move(f"put {left} left", f"Lay {left} on the left.", why[0]),
        _move(f"put {right} right", f"Lay {right} on the right.", why[1]),
        _move("ready", "You are ready.", "Both numbers are face down."),
    )


def _attack(side: str, why: str) -> Move:
    return _move(f"sabotage 2 {side}", f"Lay a minus card in front of the {side} number of Player 2.", why)


PARTS = (
    Part(
        "sum",
        "the first round",
        (
            *_lay(8, 13, "8 and 13 are your largest numbers.", "8 + 13 = 21 is the highest sum."),
            _move("pass", "Lay no minus card.", "You hold none this time."),
        ),
        decides=True,
        task="Make a high sum. You hold no minus card this time, so then lay none.",
        after=Explanation(
            "The lesson lays 8 + 13 = 21. With the minus card it is −5, and Player 2 has 11/2.",
            why=(Explanation("From 13 to −13 it is twice 13, so the sum falls by 26."),),
        ),
        pictures=NumberLine(-8, 24, ((-5, "now"), (21, "before")), (Jump(21, -5, "− 26"),)),
    ),
    Part(
        "difference",
        "a difference",
        _lay(11, 1, "Subtract your smallest number from your largest.", "11 − 1 = 10 is the highest difference."),
        decides=True,
        task="Which two numbers do you lay?",
        after=Explanation(
            "The lesson lays 11 − 1 = 10. A minus card on the right would make it 12.",
            why=(
                Explanation("Subtracting −1 is the same as adding 1."),
                Explanation("A larger number on the right gains more from a card, and less without one."),
            ),
        ),
        pictures=NumberLine(-3, 15, ((10, "before"), (12, "now")), (Jump(10, 12, "+ 2"),)),
        reveals=("minus",),
    ),
    Part(
        "attack",
        "your minus card",
        (_attack("left", "With − only an attack on the left can lower the value. It does, unless a 0 lies there."),),
        decides=True,
        task="Player 2 has laid a difference. Where does your minus card go?",
        after=Explanation(
            "A card on the left turns 13 − 4 = 9 into −17. On the right it would have made 17.",
            why=(
                Explanation("13 − 4 begins at 13. −13 − 4 begins at −13, and goes on down."),
                Explanation("Your own 11 − 1 was attacked on the right and became 12: the point is yours."),
            ),
        ),
        pictures=NumberLine(
            -20, 20, ((-17, "left"), (9, "before"), (17, "right")), (Jump(9, -17, "− 26"), Jump(9, 17, "+ 8"))
        ),
        reveals=("hurts",),
    ),
    Part(
        "quotient",
        "a quotient",
        (
            *_lay(
                1,
                11,
                "A small number over a large one is close to 0.",
                "A minus card makes it −1/11, only a little less.",
            ),
            _attack("left", "With ÷ both sides do the same: the quotient changes its sign."),
        ),
        decides=True,
        task="Cautious or hopeful? Lay two numbers, then a minus card or none.",
        after=Explanation(
            "The lesson lays 1 ÷ 11. It becomes −1/11, and 15 ÷ 7 becomes −15/7: −1/11 is the higher one.",
            why=(
                Explanation("The larger a quotient is, the deeper it falls."),
                Explanation("2 is 14/7, so −15/7 is a little below −2, and −1/11 is just below 0."),
            ),
        ),
        pictures=NumberLine(
            -3,
            3,
            ((Fraction(-15, 7), "Player 2"), (Fraction(-1, 11), "the lesson")),
            (Jump(Fraction(15, 7), Fraction(-15, 7)), Jump(Fraction(1, 11), Fraction(-1, 11))),
        ),
        reveals=("cautious",),
    ),
    Part(
        "guess",
        "the fourth round",
        _lay(13, 10, "The left number stays as it is.", "With a card in front of the 10 it is 13 − 10 = 3."),
        decides=True,
        task="What do you expect of Player 2? Lay two numbers.",
        after=Explanation(
            "The lesson lays 13 + 10: attacked on the right it is worth 3, and on the left −3.",
            why=(Explanation("Three times in a row Player 2 attacked the right number. It may do so again."),),
        ),
        pictures=NumberLine(-5, 25, ((-3, "left"), (3, "right"), (23, "before"))),
        reveals=("against",),
    ),
    Part(
        "last",
        "the last minus card",
        (_attack("right", "A quotient above 0 falls below 0, whichever side the card is on."),),
        decides=True,
        task="Player 2 has laid a quotient. Where does your minus card go?",
        after=Explanation(
            "13 − 10 = 3 against −12: the third point, and the game.",
            why=(
                Explanation("12 ÷ 1 becomes −12 on either side. Without your card it would have been 12, more than 3."),
                Explanation("The guess was right: Player 2 attacked the right number again."),
            ),
        ),
        pictures=NumberLine(-15, 15, ((-12, "Player 2"), (3, "the lesson")), (Jump(12, -12, "× (−1)"),)),
    ),
)

_AGAIN = "It is always the right number: that is where many people lay the larger one."


def _replies(left: int, right: int, why_left: str, why_right: str) -> tuple[Reply, ...]:
    moves = {f"put {left} left": why_left, f"put {right} right": why_right}
    moves |= {"ready": "Both numbers are down.", "sabotage 1 right": _AGAIN}
    return tuple([Reply(read_action(text), why) for text, why in moves.items()])


_LARGEST = "For a high {}, the largest number goes on the left."
_SMALLEST = "The smallest number goes on the right: {}."
REPLIES = (
    *_replies(11, 2, _LARGEST.format("quotient"), _SMALLEST.format("11 ÷ 2 = 11/2")),
    *_replies(13, 4, _LARGEST.format("difference"), _SMALLEST.format("13 − 4 = 9")),
    *_replies(15, 7, _LARGEST.format("quotient"), _SMALLEST.format("15 ÷ 7 = 15/7")),
    *_replies(12, 1, _LARGEST.format("quotient"), "Dividing by 1 loses nothing: 12 ÷ 1 = 12."),
)

GAME = Script(
    matician,
    SEED,
    Rules(),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    replies=REPLIES,
    compare=beside,
)
"""The whole game; its parts are the tables of the lesson."""
