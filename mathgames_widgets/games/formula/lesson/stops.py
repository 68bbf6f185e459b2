"""The game that the FORMULA lesson plays: one round for two, the same cards for everyone.

The learner holds 1, 2, 3, 4, 8, 8 and 9. The moves are 3 × 6 = 18, 2 × 9 = 18, 27 ÷ 9 = 3 and 2 × 4 = 8, and each of
them is a decision. In between the other player sets cards beside numbers and lays 27 × 0 = 0.
"""

from __future__ import annotations

from mathgames_widgets.games import formula
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.pictures import Jump, NumberLine
from mathgames_widgets.questions.stops import LEARNER, Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Cards, Rules, Table, read_action
from .pictures import beside, is_twin

SEED = "LEARN-245"


def _lay(text: str, task: str, why: str) -> tuple[Move, ...]:
    return (Move(read_action(f"lay {text}"), task, why),)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(f"lay {text}"), why)


PARTS = (
    Part(
        "opening",
        "the opening",
        _lay("(0) x (0) = 18", "Choose × and lay 1 and 8 as the answer.", "A 1 and an 8 side by side make 18."),
        decides=True,
        task="Open with any formula that your cards can make.",
        after=Explanation(
            "The lesson lays 3 × 6 = 18: a 1 and an 8 side by side are one number.",
            why=(
                Explanation("3 + 6 = 9 is true as well, but it lays only one card."),
                Explanation("3 − 6 is below 0, and 3 ÷ 6 is a half: no card shows that."),
                Explanation("Player 2 covers the 3 with a Joker and sets another in front of the 6: 2 + 16 = 18."),
            ),
        ),
        reveals=("ways",),
    ),
    Part(
        "covering",
        "one card, or all of a number",
        _lay("(0) x 9 = (0)(1)", "Choose × and cover all of 16 with your 9.", "2 × 9 is 18, and 18 lies there."),
        decides=True,
        task="Make any true formula. Which cards do you lay?",
        after=Explanation(
            "The lesson covers all of 16 with one card: 2 × 9 = 18.",
            why=(
                Explanation("The 18 stays, and costs nothing. More cards are better still: 2 × 19 = 38 lays 9 and 3."),
                Explanation("That 3 covers the 1 of 18, at the tens: 20 more.", show(18, "+", 20, "=", 38)),
            ),
        ),
        pictures=NumberLine(0, 40, ((18, "18"), (38, "2 × 19 = 38")), (Jump(18, 38, "+ 20"),)),
        reveals=("difference",),
    ),
    Part(
        "keeping",
        "what to keep",
        _lay("(0)(1) ÷ (0) = 3", "Choose ÷ and cover all of 18 with your 3.", "27 ÷ 9 = 3, because 3 × 9 = 27."),
        decides=True,
        task="Make any true formula. Which cards do you keep?",
        after=Explanation(
            "The lesson lays only its 3 and keeps 2, 4 and 8. These can cover whatever lies there.",
            why=(
                Explanation("27 ÷ 9 = 3, because 3 × 9 = 27: multiplication takes back what division does."),
                Explanation("Player 2 had four cards, and a turn lays three at most: the next turn is yours."),
                Explanation("Lay three cards at once, and the last one needs a formula that it fits into."),
            ),
        ),
        reveals=("facts",),
    ),
    Part(
        "sweeping",
        "the last formula",
        _lay("2 x 4 = 8", "Choose × and cover all three numbers: 2 × 4 = 8.", "Three cards, one over each number."),
        decides=True,
        task="Every card must be covered. What do you do?",
        after=Explanation(
            "Three cards cover three numbers, and you win. Player 2 has two cards left.",
            why=(
                Explanation("2 × 4 = 8, 4 × 2 = 8, 8 ÷ 2 = 4 and 8 ÷ 4 = 2: any of the four will do."),
                Explanation("With two cards you would have to draw: one number would stay as it is."),
            ),
        ),
    ),
)

REPLIES = (
    _reply("J2 + J1(0) = (0)(1)", "2 and 16 make 18. Both Jokers keep their digits."),
    _reply("(0)7 - (0) = (0)(1)", "A 7 behind the 2 makes 27, and 27 − 9 is 18 as well."),
    _reply("(0)(1) x 0 = 0", "Two zeros are gone, and n × 0 = 0 is true for every n."),
)

GAME = Script(
    formula,
    SEED,
    Rules(),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    replies=REPLIES,
    compare=beside,
    alike=is_twin,
)
"""The whole game; its parts are the tables of the lesson."""


def at_stop(moves: int) -> tuple[Table, Cards]:
    """The table and the learner's hand after so many moves of the game."""
    view = GAME.match_at(moves).observe(LEARNER)
    return view.table, view.hand
