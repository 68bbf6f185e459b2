"""The game that the FORMULA lesson plays: one round for two, the same cards for everyone.

The learner holds 1, 2, 3, 4, 8, 8 and 9. The table goes 3 + 6 = 9, 8 ÷ 2 = 4, 8 ÷ 4 = 2, 8 + 4 = 12 and 3 + 5 = 8. In
between the other player names two Jokers, sets a card beside a number and lays 8 × 0 = 0, so that each idea of the
lesson is on the table when it is needed.
"""

from __future__ import annotations

from mathgames_widgets.games import formula
from mathgames_widgets.questions.stops import LEARNER, Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Cards, Draw, Rules, Table, read_action

SEED = "LEARN-245"


def _lay(text: str, task: str, why: str) -> Move:
    return Move(read_action(f"lay {text}"), task, why)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(text), why)


PARTS = (
    Part(
        "opening",
        "the opening",
        (_lay("(0) + (0) = 9", "Choose + and lay 9 as the answer.", "3 and 6 make 9, so both sides are worth 9."),),
    ),
    Part(
        "division",
        "a division",
        (
            _lay(
                "8 ÷ (0) = 4",
                "Make 8 ÷ 2 = 4: keep the Joker, lay 8 on the 7 and 4 on the 9.",
                "8 ÷ 2 = 4, because 4 × 2 = 8. The Joker was named 2, and 2 it stays.",
            ),
        ),
    ),
    Part(
        "keeping",
        "what stays",
        (
            _lay(
                "(0) ÷ (0) = 2",
                "Keep the 8 and the right 4, choose ÷ and lay 2 as the answer.",
                "4 × 2 = 8 says it once more: 8 ÷ 4 = 2. The 1 and the 3 stay in your hand for later.",
            ),
        ),
    ),
    Part(
        "covering",
        "one card of a number",
        (
            _lay(
                "(0) + (0) = 1(1)",
                "Choose + and cover only the Joker of 32 with your 1.",
                "The 2 stays where it is. With 1 ten instead of 3 tens, 32 becomes 12, and 8 + 4 = 12.",
            ),
        ),
    ),
    Part(
        "drawing",
        "nothing to lay",
        (Move(Draw(), "Draw a card.", "Everything must be replaced. That takes three cards, and you hold two."),),
    ),
    Part(
        "sweeping",
        "the last formula",
        (
            _lay(
                "3 + 5 = 8",
                "Make 3 + 5 = 8: three new cards, one over each number.",
                "Nothing of 8 × 0 = 0 may stay, and these three cards are your last.",
            ),
        ),
    ),
)

REPLIES = (
    _reply("lay 7 + J2 = (0)", "7 and 2 more make 9, so the Joker is named 2. It keeps that digit."),
    _reply("lay (0) - 4 = (0)", "8 − 4 is 4 as well as 8 ÷ 2: one card and another sign."),
    _reply("lay (0) x (0) = J3(0)", "8 × 4 = 32: the Joker is named 3 and stands beside the 2, worth 3 tens."),
    _reply("lay (0) x 0 = 0", "n × 0 = 0 is true for every n, so the 8 can stay: two cards are gone."),
    _reply("draw", "One card in the hand cannot replace three numbers."),
)

GAME = Script(
    formula,
    SEED,
    Rules(),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    "At the table on the page “FORMULA” you can play as you like.",
    REPLIES,
)
"""The whole game; its parts are the tables of the lesson."""


def at_stop(moves: int) -> tuple[Table, Cards]:
    """The table and the learner's hand after so many moves of the game."""
    view = GAME.match_at(moves).observe(LEARNER)
    return view.table, view.hand
